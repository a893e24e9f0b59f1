"""Whole games need far fewer clicks than in the first release, which asked for every choice: forced moves are not asked
for, routes take one click, and gold is taken together with what it pays for."""

import re
from collections import deque
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket

from tests.browser.playing import ASKING, CARD, click
from tests.browser.stories import CITADELS_CLICKED, MACHINE_CLICKED, Move, story
from tests.browser.tables import Table, go_on, open_table, play, wait_for
from tests.browser.visiting import PATIENCE, visiting
from tests.random_games import Setup
from tests.server.serving import Served

THINGS: Final = Path(__file__).parents[2] / "web/src/games"
TEMPLATE: Final = re.compile(r'^  (?:"([^"]+)"|(\w+)): \[(.*)\],$', re.MULTILINE)
KIND: Final = re.compile(r"[A-Z_]+")
OFFERED_THINGS: Final = """() => [...document.querySelectorAll(".thing.offered")]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true })).map((thing) => thing.dataset.thing)"""
SAVED: Final = 0.35  # at least this share of the clicks, although doing harm takes two
HASTY: Final = {"speed": "instant"}
MOST_STEPS: Final = 6
UNHURRIED: Final = ("choose-access", "confiscation", "reveal-threat")  # never made automatically
PAUSE: Final = 20  # milliseconds
FREE: Final = ("income", "bonus gold", "bonus cards")  # made when the turn ends
GOLD: Final = ("gather gold", "income", "bonus gold", "collect taxes")  # made together with what it pays for

GAMES: Final = {  # by name: the setups and the person's seat; a game of Citadels is short
    "citadels": (CITADELS_CLICKED, 0),
    "machine": ([MACHINE_CLICKED], 1),
}


@cache
def templates(game: str) -> list[tuple[re.Pattern[str], list[str]]]:
    """The choices of a game that are made on things: a pattern, and the things."""
    found = TEMPLATE.findall((THINGS / game / "things.ts").read_text("utf-8"))
    patterns = [
        (KIND.sub(r"(?P<\g<0>>\\S+)", quoted or bare), re.findall(r'"([^"]+)"', on)) for quoted, bare, on in found
    ]
    few_operands_first = sorted(patterns, key=lambda template: template[0].count("("))
    return [(re.compile(pattern), things) for pattern, things in few_operands_first]


def things_of(game: str, choice: str, several_heroes: bool) -> list[str]:
    """The things on which a choice was made in the first release, in order; those with a button next to them begin with
    +."""
    for pattern, things in templates(game):
        if found := pattern.fullmatch(choice):
            named = [KIND.sub(lambda kind: found.groupdict().get(kind[0], kind[0]), thing) for thing in things]
            return named if several_heroes or not choice.startswith("send ") else named[1:]
    return []


def clicks_of(game: str, choice: str, choices: list[str]) -> int:
    """How many clicks one of these choices took in the first release: one on each of its things and, if other choices
    were left then, one on its button."""
    heroes = {other.split()[1] for other in choices if other.startswith("send ")}
    ways = [things_of(game, other, len(heroes) > 1) for other in choices]
    things = things_of(game, choice, len(heroes) > 1)
    picked = next((at for at, thing in enumerate(things) if thing.startswith("+")), len(things))
    left = [way for way in ways if way[:picked] == things[:picked]]
    return picked if picked and len(left) == 1 else picked + 1


class Person:
    """Plays a seat of a recorded game in a window and counts the clicks; the other seats play without a window."""

    def __init__(self, page: Page, url: str, table: Table, setup: Setup, seat: int) -> None:
        self.page = page
        self.url = url
        self.table = table
        self.game = setup.game
        self.seat = seat
        self.state = setup.new()
        self.left = deque(choice for mover, choice in story(setup) if mover == seat)
        self.others = deque(move for move in story(setup) if move[0] != seat)
        self.sent: deque[str] = deque()  # made by the window and not processed yet
        self.offered: list[str] = []  # shown to the window
        self.way_prices: list[int] = []  # the steps of the route
        self.ahead: dict[str, list[str]] = {}  # by choice: those to make before it
        self.clicks = 0
        self.choices = 0
        self.first_clicks = 0  # in the first release
        page.on("websocket", lambda socket: self._listen(socket))

    def play(self) -> None:
        """To the end of the game."""
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
            self.offered, self.way_prices = told["choices"], told["way_prices"]
            self.ahead = {ahead["choice"]: ahead["before"] for ahead in told["ahead"]}

    def _others(self) -> None:
        """The others make all choices until it is the person's turn again."""
        self._wait(lambda: not self.offered)  # the server has the person's last choice
        moves: list[Move] = []
        while (pending := self.state.pending()) and self.seat not in pending:
            seat, choice = self.others.popleft()
            moves.append((seat, choice))
            self.state.apply(seat, self.game.parse(choice), listen=False)
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
            self._wait(lambda: wanted in self.sent)  # after what is made before it
        self._wait(lambda: self.sent)
        return self._follow()

    def _is_asked(self, choices: list[str]) -> bool:
        """Whether the window leaves a decision to the person."""
        decision, *_ = self._asked()
        ends = "end turn" in choices and set(choices) <= {"end turn", *FREE}
        arrives = decision == "go-on" and not any(self.way_prices[1:])
        return decision in UNHURRIED or (len(choices) > 1 and not ends and not arrives)

    def _go_the_way(self) -> None:
        """Takes a whole route in one click."""
        asked = self._asked()
        self._click(self.page.locator("[data-way]"))
        while self._asked() == asked:
            self._wait(lambda: self.sent)
            self._follow()

    def _asked(self) -> tuple[object, ...]:
        """What is being decided, and in whose turn."""
        view: Any = self.state.view(self.seat)
        return view.decision, getattr(view, "turn", None), self.seat in self.state.pending()

    def _wish(self) -> str:
        """The next recorded choice to click on. What is made at the end anyway is left until then, and what pays for
        something is made together with it."""
        taken = list(takewhile(lambda choice: choice in (*FREE, *GOLD), self.left))
        last = self.left[len(taken)]
        if taken == self.ahead.get(last) or (last in self.offered and set(taken) <= set(FREE)):
            return last
        return taken[0]

    def _make(self, choice: str) -> None:
        """Uses the button of a choice, or the things it names, in order."""
        for _ in range(MOST_STEPS):
            self._wait(lambda: self._next(choice))
            if button := self._next(choice):
                self._click(button)
            self.page.wait_for_timeout(PAUSE)
            if self.sent:
                return

    def _next(self, choice: str) -> Locator | None:
        """What leads to a choice now."""
        button = self._button(choice)
        if button.is_visible():
            return button
        words = choice.split()
        things: list[str] = self.page.evaluate(OFFERED_THINGS)
        named = [key for key in things if ":" in key and set(key.split(":")[1:]) <= set(words)]
        first = min(named, key=lambda key: words.index(key.split(":")[-1]), default=None)
        return self.page.locator(f".thing.offered[data-thing='{first}']").first if first else None

    def _button(self, choice: str) -> Locator:
        """The button that makes a choice, or says that it is the one meant."""
        asked = self.page.locator(f"{ASKING} [data-choice]")
        return asked if asked.count() else self.page.locator(f".ready [data-choice='{choice}']").first

    def _click(self, button: Locator) -> None:
        self.clicks += 1
        click(button)

    def _wait(self, reached: Callable[[], object]) -> None:
        """Until a condition holds."""
        for _ in range(PATIENCE // PAUSE):
            if reached():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"the window does not go on: sent {list(self.sent)}, offered {self.offered}")

    def _follow(self) -> None:
        """Processes what the window has done."""
        while self.sent:
            choice = self.sent.popleft()
            assert choice == self.left.popleft()
            choices = [self.game.text(other) for other in self.state.choices(self.seat)]
            self.state.apply(self.seat, self.game.parse(choice), listen=False)
            self.choices += 1
            self.first_clicks += clicks_of(self.game.name, choice, choices)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_take_far_fewer_clicks(browser: Browser, still_server: Served, game: str) -> None:
    setups, seat = GAMES[game]
    url = still_server.url
    before = now = 0
    for setup in setups:
        table = wait_for(open_table(url, setup))
        wait_for(play(url, table, []))
        with visiting(browser, url, token=table.tokens[seat], settings=HASTY) as page:
            person = Person(page, url, table, setup, seat)
            page.goto(table.path)
            person.play()
        print(f"{game} {setup.seed}: {person.choices} choices, clicks {person.first_clicks} -> {person.clicks}")
        before += person.first_clicks
        now += person.clicks
    assert now <= (1 - SAVED) * before
