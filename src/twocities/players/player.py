"""What a bot is: whoever answers for a seat, knowing no more than the seat may."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from twocities.core import Outcome, State


class Motive(msgspec.Struct, frozen=True):
    """Why a player chose as it did: a message of the game's words and what it speaks of."""

    key: str
    about: dict[str, str | int] = {}


class Forfeit(Exception):
    """A player cannot go on, and why: its game is lost."""


class Player(ABC):
    """One seat's player in one game.

    A player is never given the game itself. `known` is a state drawn at random from those its seat must think
    possible: whatever the seat may know (`choices`, `view`, `memory`) is true in it, the rest is made up, and
    `known.determinize(seat, rng)` draws as many others as the player likes. So nothing a player does can depend on
    what is hidden from it."""

    listens: bool = False  # whether it wants to be told what happened
    sees: bool = False  # measures what secrets are worth: it is given the truth instead, and plays no real game

    @abstractmethod
    def choose(self, known: State, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        """One of `known.choices(seat)`. `heard`: what happened since it was asked last, as the seat may know it."""

    def motive(self, known: State, seat: int, choice: int) -> Motive | None:
        """Why it would make that choice, if it can say."""
        return None

    def close(self, outcome: Outcome | None = None) -> None:  # noqa: B027  most have nothing to end
        """The game is over for this player, with that outcome unless it was broken off."""
