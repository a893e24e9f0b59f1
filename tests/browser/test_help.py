"""Help appears for what the mouse points at, not for what moves under a mouse at rest, and disappears with it."""

from typing import Final

from playwright.sync_api import Browser, expect

from tests.browser.screens import SCREENS, Stage, go
from tests.browser.visiting import visiting

LONGER_THAN_HOVER: Final = 1000  # milliseconds


def test_a_mouse_that_does_not_move_opens_no_help(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        stage.show(page, SCREENS["citadels-turn"])
        thing = page.locator("[data-thing^='hand:']").first
        thing.hover()
        page.locator("#help").wait_for()
        page.reload()
        thing.wait_for()
        page.wait_for_timeout(LONGER_THAN_HOVER)
        expect(page.locator("#help")).to_have_count(0)
        page.mouse.move(0, 0)
        thing.hover()
        page.locator("#help").wait_for()


def test_help_disappears_with_what_it_is_about(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        stage.show(page, SCREENS["citadels-help"])
        expect(page.locator("#help")).to_be_visible()
        go(page, "/")
        expect(page.locator("#help")).to_have_count(0)
