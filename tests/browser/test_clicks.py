"""Whole games need far fewer clicks than choices: what is no decision is not asked, ways are gone in one click."""

import re
from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket

from tests.browser.playing import ASKING, CARD, click
from tests.browser.stories import Move
from tests.browser.tables import Table, go_on, open_table, play, wait_for
from tests.browser.visiting import PATIENCE, visiting
from tests.random_games import Setup
from tests.server.serving import Served
from twocities.citadels.options import Options as CitadelsOptions
from twocities.core import State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.players.spec import make_player

THINGS: Final = Path(__file__).parents[2] / "web/src/games"
TEMPLATE: Final = re.compile(r'^  (?:"([^"]+)"|(\w+)): \[(.*)\],$', re.MULTILINE)
OFFERED_THINGS: Final = """() => [...document.querySelectorAll(".thing.offered")]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true })).map((thing) => thing.dataset.thing)"""
SAVED: Final = {"citadels": 0.2, "machine": 0.3}  # of the clicks, at least, although harm takes two
HASTY: Final = {"speed": "instant"}
MOST_STEPS: Final = 6
UNHURRIED: Final = ("choose-access", "confiscation", "reveal-threat")  # not taken, even if nothing else is left
PAUSE: Final = 20  # milliseconds
FREE: Final = ("income", "bonus gold", "bonus cards")  # taken when the turn ends

GAMES: Final = {
    "citadels": (Setup(CitadelsOptions(players=4), "clicks"), 0),
    "machine": (Setup(MachineOptions(revolutionaries=1), "clicks", MACHINE), 1),
}


@cache
def templates(game: str) -> list[tuple[re.Pattern[str], int]]:
    """Of the choices of a game that are made on things: a pattern, and on how many."""
    found = TEMPLATE.findall((THINGS / game / "things.ts").read_text("utf-8"))
    return [
        (re.compile(re.sub(r"[A-Z_]+", r"\\S+", quoted or bare)), len(re.findall(r'"[^"+]+"', things)))
        for quoted, bare, things in found
    ]


def clicks_of(game: str, choice: str) -> int:
    """That a choice takes by itself: one on each thing it is made on, or on its button."""
    return max([1, *[count for pattern, count in templates(game) if pattern.fullmatch(choice)]])


class Person:
    """Plays a seat in a window as a program player would, and counts the clicks; other seats play without one."""

    def __init__(self, page: Page, url: str, table: Table, setup: Setup, seat: int) -> None:
        self.page = page
        self.url = url
        self.table = table
        self.game = setup.game
        self.seat = seat
        self.state = setup.new()
        self.player = make_player("regular", setup.game, setup.seed)
        self.sent: deque[str] = deque()  # by the window, not taken in yet
        self.offered: list[str] = []  # to the window
        self.way: list[str] = []
        self.clicks = 0
        self.choices = 0
        self.by_themselves = 0  # the clicks, were each choice made so
        page.on("websocket", lambda socket: self._listen(socket))

    def play(self) -> None:
        """To the end."""
        while pending := self.state.pending():
            if self.seat in pending:
                self._decide()
            else:
                self._others()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._send)
        socket.on("framereceived", self._hear)

    def _send(self, message: bytes | str) -> None:
        command = msgspec.json.decode(message)
        if command["type"] == "choose":
            self.sent.append(command["choice"])

    def _hear(self, message: bytes | str) -> None:
        told = msgspec.json.decode(message)
        if told["type"] == "scene":
            self.offered, self.way = told["choices"], told["way"]

    def _others(self) -> None:
        """Make all choices until it is up to the person again."""
        self._wait(lambda: not self.offered)  # the server knows the last choice of the person
        moves: list[Move] = []
        while (pending := self.state.pending()) and self.seat not in pending:
            choice = self.player.choose(self.state, pending[0], [])
            moves.append((pending[0], self.game.text(choice)))
            self.state.apply(pending[0], choice, listen=False)
        wait_for(go_on(self.url, self.table, moves))

    def _decide(self) -> None:
        """The person makes a choice, unless it is made for them."""
        choices = [self.game.text(choice) for choice in self.state.choices(self.seat)]
        self._wait(lambda: self.sent or sorted(self.offered) == sorted(choices))
        if not self.sent and self._is_asked(choices):
            self.page.locator("h2#question").wait_for()
            self.page.locator(CARD).wait_for(state="detached")
            if self.page.locator("[data-way]").is_visible():
                return self._go_the_way()
            wanted = self._wish()
            self._make(wanted)
            self._wait(lambda: wanted in self.sent)  # after what is taken before it
        self._wait(lambda: self.sent)
        return self._follow()

    def _is_asked(self, choices: list[str]) -> bool:
        """Whether the window leaves a decision to the person."""
        decision, *_ = self._asked()
        ends = "end turn" in choices and set(choices) <= {"end turn", *FREE}
        arrives = decision == "go-on" and len(self.way) == 1
        return decision in UNHURRIED or (len(choices) > 1 and not ends and not arrives)

    def _go_the_way(self) -> None:
        """In one click, however many steps it has."""
        asked = self._asked()
        self._click(self.page.locator("[data-way]"))
        while self._asked() == asked:
            self._wait(lambda: self.sent)
            self._follow()

    def _asked(self) -> tuple[object, ...]:
        """What is decided now, and for whose turn."""
        view: Any = self.state.view(self.seat)
        return view.decision, getattr(view, "turn", None), self.seat in self.state.pending()

    def _wish(self) -> str:
        """What a program player would choose; what is taken at the end anyway is left until it is needed."""
        state = self.state.clone()
        while (text := self._choice_in(state)) in FREE:
            state.apply(self.seat, self.game.parse(text), listen=False)
            if state.pending() != (self.seat,):
                return text
        legal = self.game.parse(text) in self.state.choices(self.seat)
        return text if legal else self._choice_in(self.state)

    def _choice_in(self, state: State) -> str:
        return self.game.text(self.player.choose(state, self.seat, []))

    def _make(self, choice: str) -> None:
        """By the button of a choice, or by the things that are named in it, in order."""
        words = choice.split()
        for _ in range(MOST_STEPS):
            button = self._button(choice)
            things: list[str] = self.page.evaluate(OFFERED_THINGS)
            named = [key for key in things if all(part in words for part in key.split(":")[1:])]
            if button.is_visible():
                self._click(button)
            elif named:
                self._click(self.page.locator(f".thing.offered[data-thing='{max(named, key=len)}']").first)
            else:
                raise AssertionError(f"no click leads to '{choice}'")
            self.page.wait_for_timeout(PAUSE)
            if self.sent:
                return

    def _button(self, choice: str) -> Locator:
        """That makes a choice, or says that it is meant."""
        asked = self.page.locator(f"{ASKING} [data-choice]")
        return asked if asked.count() else self.page.locator(f".ready [data-choice='{choice}']").first

    def _click(self, button: Locator) -> None:
        self.clicks += 1
        click(button)

    def _wait(self, reached: Callable[[], object]) -> None:
        """Until it is so."""
        for _ in range(PATIENCE // PAUSE):
            if reached():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("the window does not go on")

    def _follow(self) -> None:
        """What was made in the window."""
        while self.sent:
            choice = self.sent.popleft()
            self.state.apply(self.seat, self.game.parse(choice), listen=False)
            self.choices += 1
            self.by_themselves += clicks_of(self.game.name, choice)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_takes_far_fewer_clicks(browser: Browser, still_server: Served, game: str) -> None:
    setup, seat = GAMES[game]
    url = still_server.url
    table = wait_for(open_table(url, setup))
    wait_for(play(url, table, []))
    with visiting(browser, url, token=table.tokens[seat], settings=HASTY) as page:
        person = Person(page, url, table, setup, seat)
        page.goto(table.path)
        person.play()
    print(f"{game}: {person.choices} choices, {person.by_themselves} clicks by themselves, now {person.clicks}")
    assert person.clicks <= (1 - SAVED[game]) * person.by_themselves
