"""Whole games need far fewer clicks than choices: what is no decision is not asked, ways are gone in one click."""

import re
from collections import deque
from functools import cache
from pathlib import Path
from typing import Final

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
SAVED: Final = 0.35  # of the clicks, at least
HASTY: Final = {"speed": "instant"}
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
        (re.compile(re.sub(r"[A-Z_]+", r"\\S+", quoted or bare)), len(re.findall(r'"[^+]', things)))
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
        self.sent: deque[str] = deque()
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
                self._others(pending[0])

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._hear)

    def _hear(self, message: bytes | str) -> None:
        command = msgspec.json.decode(message)
        if command["type"] == "choose":
            self.sent.append(command["choice"])

    def _others(self, seat: int) -> None:
        """Make all choices until it is up to the person again."""
        moves: list[Move] = []
        while (pending := self.state.pending()) and self.seat not in pending:
            choice = self.player.choose(self.state, pending[0], [])
            moves.append((pending[0], self.game.text(choice)))
            self.state.apply(pending[0], choice, listen=False)
        wait_for(go_on(self.url, self.table, moves))

    def _decide(self) -> None:
        """The person makes a choice, unless it is made for them."""
        before = self.choices
        self._follow()
        if self.choices > before:
            return
        wanted = self._wish()
        self.page.locator("h2#question").wait_for()
        self.page.locator(CARD).wait_for(state="detached")
        if len(self.state.choices(self.seat)) == 1 and self._wait(1000):
            return self._follow()
        if self.page.locator("[data-way]").is_visible():
            self._click(self.page.locator("[data-way]"))
        else:
            self._make(wanted)
        assert self._wait(PATIENCE)
        self._follow()

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
        for _ in range(8):
            if self._wait(0):
                return
            button = self._button(choice)
            if button.is_visible():
                self._click(button)
                continue
            things = [str(key) for key in self.page.evaluate(OFFERED_THINGS)]
            named = [key for key in things if all(part in words for part in key.split(":")[1:])]
            if not named:
                break
            self._click(self.page.locator(f".thing.offered[data-thing='{max(named, key=len)}']").first)
        if not self._wait(PATIENCE):
            raise AssertionError(f"no click leads to '{choice}'")

    def _button(self, choice: str) -> Locator:
        """That makes a choice, or says that it is meant."""
        asked = self.page.locator(f"{ASKING} [data-choice]")
        return asked if asked.count() else self.page.locator(f".ready [data-choice='{choice}']").first

    def _click(self, button: Locator) -> None:
        self.clicks += 1
        click(button)

    def _wait(self, most: int) -> bool:
        """Whether a choice was made, or is made within so many milliseconds."""
        for _ in range(0, most + 1, PAUSE):
            if self.sent:
                return True
            self.page.wait_for_timeout(PAUSE)
        return bool(self.sent)

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
    assert person.clicks <= (1 - SAVED) * person.by_themselves
