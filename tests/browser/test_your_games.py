"""A game that somebody leaves is found again on the start page, before everything else."""

from playwright.sync_api import Browser, expect

from tests.browser.playing import offered, play_now, play_until
from tests.browser.visiting import say, visiting
from tests.server.serving import Served
from twocities.core import SplitMix


def test_a_game_that_was_left_is_continued_from_the_start_page(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/")
        expect(page.get_by_role("heading", name=say("your-games"))).to_have_count(0)
        play_now(page, "citadels").click()
        presses = iter(range(3))
        play_until(page, SplitMix(1), lambda: next(presses, None) is None)
        left = page.url
        page.goto("/")
        own = page.get_by_role("region", name=say("your-games"))
        expect(own.get_by_role("listitem")).to_have_count(1)
        expect(own).to_contain_text(say("your-turn"))
        expect(page.get_by_role("heading", name=say("running-tables"))).to_have_count(0)  # it stands in no other list
        own.get_by_role("link", name=say("continue")).click()
        offered(page).first.wait_for()
        assert page.url == left
