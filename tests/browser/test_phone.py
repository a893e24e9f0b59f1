"""On a phone, by touch; and by keyboard alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.playing import play_now, play_until, tap
from tests.browser.screens import SCREENS, Screen, Stage, asked
from tests.browser.visiting import OFFERED, PHONE, say, visiting
from tests.server.serving import Served
from twocities.core import Generator, SplitMix

TAPS = 40
KEYS = 12
MOST_TABS = 300

ASKED: Final = ("citadels-draft", "citadels-turn", "machine-access", "machine-machine", "machine-heroes")
LEAST_OF_BOARD: Final = 0.5  # the share of a phone's height
SIDEWAYS: Final = (844, 390)
LIE_APART: Final = """() => {
  const part = (name) => document.querySelector(`[data-region=${name}]`).getBoundingClientRect();
  const [dock, board] = [part("dock"), part("board")];
  const inDock = (box) => box.left >= dock.left && box.right <= dock.right && box.top >= 0 && box.bottom <= innerHeight;
  const choices = [...document.querySelectorAll(".main [data-choice], .chips .chip:first-child")];
  return dock.left >= board.right && choices.every((choice) => inDock(choice.getBoundingClientRect()));
}"""
IS_NO_WIDER: Final = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
IS_OFFERED: Final = f"() => document.activeElement.matches('{OFFERED}')"


@pytest.mark.parametrize("name", ASKED)
def test_the_dock_leaves_the_board_in_sight(browser: Browser, stage: Stage, name: str) -> None:
    with visiting(browser, stage.url, size=PHONE) as page:
        stage.show(page, SCREENS[name])
        board = page.locator("[data-region=board]").bounding_box()
        assert board
        assert board["height"] >= LEAST_OF_BOARD * PHONE[1]
        page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
        page.wait_for_function(LIE_APART)


def test_a_long_press_shows_help_and_a_key_then_picks_the_thing(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url, size=PHONE) as page:
        stage.show(page, Screen(moment=asked("take-character", 1)))
        thing = page.locator(".thing.offered").first
        thing.dispatch_event("pointerdown", {"pointerType": "touch"})
        page.locator("#help").wait_for()
        thing.dispatch_event("pointerup", {"pointerType": "touch"})
        thing.press("Enter")
        expect(page.locator(".thing.offered")).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), [("citadels", "cs"), ("machine", "ru")])
def test_a_game_is_played_on_a_phone_by_taps(browser: Browser, server: Served, game: str, language: str) -> None:
    with visiting(browser, server.url, size=PHONE, language=language, moving=True) as page:
        page.goto("/")
        presses = iter(range(TAPS))

        def enough() -> bool:
            assert page.evaluate(IS_NO_WIDER)
            return next(presses, None) is None

        with chosen_there(page):
            play_now(page, game).tap()
            play_until(page, SplitMix(1), enough, tap)


@pytest.mark.parametrize("game", ["citadels", "machine"])
def test_a_game_is_played_with_only_the_keyboard(browser: Browser, server: Served, game: str) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/")
        rng = SplitMix(1)
        presses = iter(range(KEYS))
        with chosen_there(page):
            play_now(page, game).press("Enter")
            play_until(page, rng, lambda: next(presses, None) is None, lambda _: press_by_tab(page, rng))


def test_a_moment_is_shared_even_if_the_browser_cannot_copy(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url, script="delete Navigator.prototype.clipboard") as page:
        stage.show(page, SCREENS["citadels-replay"])
        page.get_by_role("tab", name=say("uses")).click()
        page.get_by_role("button", name=say("share")).press("Enter")
        link = page.get_by_label(say("copy-by-hand"))
        expect(link).to_be_focused()
        assert page.evaluate("getSelection().toString()") == link.input_value() == page.url


@contextmanager
def chosen_there(page: Page) -> Iterator[None]:
    """Makes choices in a window that is not at a table yet; the server accepts them."""
    sent: set[int] = set()
    accepted: list[int] = []

    def send(message: bytes | str) -> None:
        command = msgspec.json.decode(message)
        if command["type"] == "choose":
            sent.add(command["id"])

    def hear(message: bytes | str) -> None:
        answer = msgspec.json.decode(message)
        if answer["type"] == "accepted" and answer["id"] in sent:
            accepted.append(answer["id"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", send)
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    yield
    assert len(accepted) > 1


def press_by_tab(page: Page, rng: Generator) -> None:
    """Tabs to one of the next offers and presses Enter, also where confirmation is asked for."""
    if page.locator(".bubble").count():
        page.keyboard.press("Enter")
        return
    passed = rng.below(3)
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(IS_OFFERED):
            if not passed:
                page.keyboard.press("Enter")
                return
            passed -= 1
    raise AssertionError("the Tab key leads to nothing that is offered")
