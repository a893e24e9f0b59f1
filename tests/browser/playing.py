"""Somebody who plays in a window, choosing at random among what can be pressed."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Locator, Page, Position, TimeoutError

from tests.browser.visiting import OFFERED
from twocities.core import Generator

ASKING: Final = ".bubble"  # asks before doing harm
SHEET: Final = "dialog[open]"  # a close view, on a phone
CARD: Final = ".moments .card"  # over the table: something happened to the reader
PUT_AWAY: Final = f"document.querySelector('{CARD} button')?.click()"  # it may have closed already
QUICK: Final = 5000  # milliseconds; what was offered may be gone
MOST_PRESSES: Final = 5000  # no random game needs anywhere near as many
SEEN_PART: Final = """button => {
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
  const points = parts.flatMap((part) => parts.map((other) => ({ x: width * part, y: height * other })));
  return points.find(({ x, y }) => button.contains(document.elementFromPoint(left + x, top + y)));
}"""

SHOWN: Final = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((part) => part.innerText?.trim());
  return {
    at: location.pathname,
    dock: texts("[data-region=dock]"),
    status: texts(".status"),
    over: texts("dialog[open], :popover-open, .bubble, .moments > *"),
    board: texts("[data-region=board]").map((text) => text.slice(0, 300)),
    settings: localStorage.settings,
  };
}"""

Press = Callable[[Locator], None]


def click(button: Locator) -> None:
    button.click(position=seen_part(button))


def tap(button: Locator) -> None:
    button.tap(position=seen_part(button), timeout=QUICK)


def seen_part(button: Locator) -> Position | None:
    """A point near the middle of the button that nothing covers, if there is one."""
    point: Position | None = button.evaluate(SEEN_PART, timeout=QUICK)
    return point


def offered(page: Page) -> Locator:
    """The things that glow, what holds some of them, and the buttons of the dock; if something covers them, what is in
    that."""
    free = f"body:not(:has({ASKING}))"
    sheet = f"{free} {SHEET} .thing.offered"
    board = f"{free}:not(:has({SHEET})) :is({OFFERED})"
    return page.locator(f"{ASKING} [data-choice], {sheet}, {board}").filter(visible=True)


def play_now(page: Page, game: str) -> Locator:
    """The button on the start page, in any language."""
    return page.locator(f"[data-game={game}] button.primary")


def result(page: Page) -> Locator:
    """The link to the replay, which appears when the game is over."""
    return page.locator("a.button[href*='/replay?']").first


def press_something(page: Page, rng: Generator, press: Press = click) -> None:
    """One of the offers, after closing any cards about what happened."""
    while page.locator(CARD).count():  # several may be waiting
        page.evaluate(PUT_AWAY)
    buttons = offered(page)
    count = buttons.count()
    if not count:  # a forced move was made in the meantime
        return
    button = buttons.nth(rng.below(count))
    with suppress(TimeoutError):  # gone in the meantime
        press(button)


def play_until(page: Page, rng: Generator, reached: Callable[[], bool], press: Press = click) -> None:
    """Presses one thing after another, whenever something is offered, until the condition holds or the game is over."""
    waiting = offered(page).or_(result(page)).first
    for _ in range(MOST_PRESSES):
        try:
            waiting.wait_for()
        except TimeoutError:
            raise AssertionError(f"nothing can be pressed: {page.evaluate(SHOWN)}") from None
        if reached() or result(page).is_visible():
            return
        press_something(page, rng, press)
    raise AssertionError("the game does not end")
