"""Somebody brings a game of their own, looks at it and plays on from it."""

from playwright.sync_api import Browser, expect

from tests.browser.screens import CITADELS_STORY, look_at
from tests.browser.stories import story
from tests.browser.visiting import say, visiting
from tests.server.serving import Served
from twocities.core import Record


def test_a_record_is_looked_at_and_played_on_from(browser: Browser, still_server: Served) -> None:
    options, seed, game = CITADELS_STORY
    record = Record(game, options, seed)
    for seat, choice in story(CITADELS_STORY):
        record.add(seat, game.parse(choice))
    with visiting(browser, still_server.url) as page:
        page.goto("/new/file")
        look_at(record.text())(page, say)
        play_on = page.get_by_role("button", name=say("play-from-here"))
        page.keyboard.press("End")
        expect(play_on).to_be_disabled()
        page.get_by_label(say("eyes")).select_option("1")
        page.locator("a.line").nth(30).click()
        play_on.click()
        page.get_by_role("button", name=say("start-game")).wait_for()
        page.go_back()
        expect(page.get_by_label(say("eyes"))).to_have_value("1")
        page.get_by_role("link", name=say("to-file")).click()
        expect(page.get_by_role("link", name=say("look"))).to_be_visible()
        page.goto("/new/file/replay")
        expect(page.get_by_role("heading", name=say("bring"))).to_be_visible()
