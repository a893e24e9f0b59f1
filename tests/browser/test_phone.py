"""On a phone, by taps; and without a mouse, by the keyboard alone."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.playing import play_now, play_until, tap
from tests.browser.screens import SCREENS, Stage
from tests.browser.visiting import OFFERED, PHONE, visiting
from tests.server.serving import Served
from twocities.core import Generator, SplitMix

TAPS = 40
KEYS = 12
MOST_TABS = 300

SMALL: Final = (Path(__file__).parent / "small.js").read_text("utf-8")
ASKED: Final = ("citadels-draft", "citadels-turn", "machine-access", "machine-machine")
MOST_OF_BAR: Final = 120  # pixels
LIE_APART: Final = """() => {
  const [bar, board] = [".choices", ".board"].map((part) => document.querySelector(part).getBoundingClientRect());
  return bar.left >= board.right && bar.top >= 0 && bar.bottom <= innerHeight;
}"""

IS_OFFERED = f"() => document.activeElement.matches('{OFFERED}')"


@pytest.fixture(scope="module")
def stage(still_server: Served) -> Stage:
    return Stage(still_server.url)


def test_everything_is_large_enough_for_a_finger(browser: Browser, stage: Stage) -> None:
    found: list[str] = []
    with visiting(browser, stage.url, size=PHONE) as page:
        for name, screen in SCREENS.items():
            stage.show(page, screen)
            found += [f"{name}: {finding}" for finding in page.evaluate(SMALL)]
    if found:
        pytest.fail("\n".join(found))


@pytest.mark.parametrize("name", ASKED)
def test_the_bar_leaves_the_board_in_sight(browser: Browser, stage: Stage, name: str) -> None:
    with visiting(browser, stage.url, size=PHONE) as page:
        stage.show(page, SCREENS[name])
        bar = page.locator(".choices").bounding_box()
        assert bar
        assert bar["height"] <= MOST_OF_BAR
        page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})  # on its side
        page.wait_for_function(LIE_APART)


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
