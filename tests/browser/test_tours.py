"""The guide through a first game: it goes on as somebody plays, to its end, or is sent away."""

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.playing import play_until
from tests.browser.screens import begin_tour
from tests.browser.visiting import say, visiting
from tests.server.serving import Served
from twocities.core import SplitMix


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name=say("tour"))


def read(page: Page) -> None:
    """All that the guide has to say now."""
    while guide(page).get_by_role("button", name=say("tour-next")).is_visible():
        guide(page).get_by_role("button", name=say("tour-next")).click()


def test_the_guide_of_citadels_goes_on_to_the_end_of_the_game(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/learn/citadels")
        begin_tour(page, say)
        done = guide(page).get_by_role("button", name=say("tour-play-on"))

        def finished() -> bool:
            read(page)
            return done.is_visible()

        play_until(page, SplitMix(1), finished)
        read(page)
        done.click()
        expect(guide(page)).to_have_count(0)
        assert "coach" not in page.url


def test_the_guide_of_the_machine_is_sent_away_and_the_game_goes_on(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/learn/machine")
        begin_tour(page, say)
        read(page)
        expect(guide(page).get_by_text(say("tour-waits"))).to_be_visible()
        guide(page).get_by_role("button", name=say("tour-back")).click()
        expect(guide(page).get_by_role("heading")).to_be_visible()
        guide(page).get_by_role("button", name=say("tour-skip")).click()
        expect(guide(page)).to_have_count(0)
        presses = iter(range(3))
        play_until(page, SplitMix(1), lambda: next(presses, None) is None)
