"""Small players that each do one thing, and results made by hand."""

from collections.abc import Callable, Sequence
from typing import Any

from twocities.arena.contest import Contest, Played
from twocities.arena.match import Result
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import Outcome, State
from twocities.players.player import Player


class Toy(Player[State]):
    """Plays as a function says, and remembers what it was given."""

    def __init__(
        self, answer: Callable[[State, int], int] = lambda known, seat: known.choices(seat)[0], listens: bool = False
    ) -> None:
        self.answer = answer
        self.listens = listens
        self.known: list[State] = []
        self.heard: list[dict[str, Any]] = []
        self.closed = False

    def choose(self, known: State, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        self.known.append(known)
        self.heard += heard
        return self.answer(known, seat)

    def close(self, outcome: Outcome | None = None) -> None:
        self.closed = True


def fails(known: State, seat: int) -> int:
    raise LookupError("lost my way")


def contest(*players: str, seed: str = "test") -> Contest:
    """A contest of Citadels."""
    return Contest(CITADELS, Options(players=len(players)), players, seed)


def game(of: Contest, number: int, places: Sequence[int], **more: Any) -> Played:
    """A game of a contest that ended with these places."""
    seats = len(places)
    turn = number % seats
    facts: dict[str, Any] = {
        "scores": tuple([10 * (seats - place) for place in places]),
        "moves": ((0, 0),) * 100,
        "rounds": 7,
        "asked": (10,) * seats,
        "seconds": (0.5,) * seats,
        "forfeits": {},
    }
    return Played(number, "", of.players[turn:] + of.players[:turn], Result(places=tuple(places), **facts | more))
