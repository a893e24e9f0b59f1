"""Somebody opens a game from a file, looks at it and plays on from it."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.screens import look_at
from tests.browser.stories import CITADELS_STORY, file_of
from tests.browser.visiting import say, visiting
from tests.server.serving import Served

COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const added = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const isFlight = (node) => node.classList?.contains("flight");
  new MutationObserver((changes) => (window.flights += added(changes).filter(isFlight).length)).observe(document.body, {
    childList: true,
    subtree: true,
  });
}"""
PLAY_ON = re.compile(re.escape(say("play-from-here", round=0)).replace("0", r"\d+"))
NINE_PLAYERS = '{"game": "citadels", "options": {"players": 9}, "name": "Ann"}'


def test_a_refusal_by_the_rules_links_to_its_clause(browser: Browser, still_server: Served) -> None:
    refused = say.of("citadels")("reason-player-count")
    with visiting(browser, still_server.url, excused="422") as page:

        def expect_the_clause() -> None:
            reason = page.get_by_role("alert").filter(has_text=refused)
            expect(reason.get_by_role("link", name="C1.1")).to_have_attribute("href", "/rules/citadels#C1.1")

        page.goto("/new/file")  # a page that loads no game's texts
        page.get_by_label(say("file-text")).fill('twocities record\ngame citadels 2\noptions {"players": 9}\nseed x\n')
        page.get_by_label(say("file-text")).blur()
        expect_the_clause()
        page.route("**/api/tables", lambda route: route.continue_(post_data=NINE_PLAYERS))
        page.goto("/new/citadels")
        page.get_by_role("button", name=say("start-game")).click()
        expect_the_clause()
        expect(page.get_by_role("button", name=say("start-game"))).to_be_enabled()


def test_a_record_is_looked_at_and_played_on_from(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url, moving=True) as page:
        page.goto("/new/file")
        look_at(file_of(CITADELS_STORY).read_text(encoding="utf-8"))(page, say)
        page.locator(".thing").filter(visible=True).first.wait_for()
        page.evaluate(COUNT_FLIGHTS)
        page.keyboard.press("ArrowRight")  # a step is animated, a jump is not
        page.wait_for_function("() => flights === 1")
        page.get_by_role("tab", name=say("uses")).click()
        play_on = page.get_by_role("button", name=PLAY_ON)
        page.keyboard.press("End")
        expect(play_on).to_be_disabled()
        assert page.evaluate("flights") == 1
        page.get_by_label(say("eyes")).select_option("1")
        page.get_by_role("tab", name=say("log")).click()
        page.locator("a.line[href$='eyes=1']").filter(visible=True).nth(30).click()
        page.get_by_role("tab", name=say("uses")).click()
        play_on.click()
        page.locator("#question").wait_for()  # the game has started
        page.go_back()
        expect(page.get_by_label(say("eyes"))).to_have_value("1")
        page.get_by_role("link", name=say("to-file")).click()
        expect(page.get_by_role("link", name=say("look"))).to_be_visible()
        page.goto("/new/file/replay")
        expect(page.get_by_role("heading", name=say("bring"))).to_be_visible()


@pytest.mark.parametrize("exact", [True, False])
def test_guests_of_a_game_from_a_file_learn_what_the_host_may_know(
    browser: Browser, still_server: Served, exact: bool
) -> None:
    told = say("origin-exact" if exact else "origin-position")
    with visiting(browser, still_server.url) as host, visiting(browser, still_server.url) as guest:
        host.goto("/new/file")
        host.get_by_label(say("file-text")).fill(CITADELS_STORY.new().position())
        host.get_by_label(say("file-text")).blur()
        host.locator("[data-seat='1'] select").select_option("")  # a friend's
        expect(host.get_by_label(say("file-exact"))).not_to_be_checked()
        host.get_by_label(say("file-exact")).set_checked(exact)
        host.get_by_role("button", name=say("play-on"), exact=True).click()
        expect(host.get_by_text(told)).to_be_visible()
        guest.goto(host.url)
        expect(guest.get_by_text(told)).to_be_visible()
        guest.get_by_role("button", name=say("sit-and-play")).click()
        host.get_by_role("button", name=say("start-game")).click()
        for page in (host, guest):
            page.get_by_role("button", name=say("origin"), exact=True).click()
            expect(page.get_by_text(told)).to_be_visible()
