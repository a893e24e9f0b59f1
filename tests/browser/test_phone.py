"""On a phone, by taps; and without a mouse, by the keyboard alone."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.playing import play_now, play_until, tap
from tests.browser.visiting import OFFERED, PHONE, visiting
from tests.server.serving import Served
from twocities.core import Generator, SplitMix

TAPS = 40
KEYS = 12
MOST_TABS = 300

IS_OFFERED = f"() => document.activeElement.matches('{OFFERED}')"


@pytest.mark.parametrize(("game", "language"), [("citadels", "cs"), ("machine", "ru")])
def test_a_game_is_played_on_a_phone_by_taps(browser: Browser, server: Served, game: str, language: str) -> None:
    with visiting(browser, server.url, size=PHONE, language=language, moving=True) as page:
        page.goto("/")
        play_now(page, game).tap()
        presses = iter(range(TAPS))

        def enough() -> bool:
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            return next(presses, None) is None

        play_until(page, SplitMix(1), enough, tap)


@pytest.mark.parametrize("game", ["citadels", "machine"])
def test_a_game_is_played_by_the_keyboard_alone(browser: Browser, server: Served, game: str) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/")
        play_now(page, game).press("Enter")
        rng = SplitMix(1)
        presses = iter(range(KEYS))
        play_until(page, rng, lambda: next(presses, None) is None, lambda _: press_by_tab(page, rng))


def press_by_tab(page: Page, rng: Generator) -> None:
    """Goes on with the Tab key to one of the next things that are offered, and presses Enter."""
    passed = rng.below(3)
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(IS_OFFERED):
            if not passed:
                break
            passed -= 1
    page.keyboard.press("Enter")
