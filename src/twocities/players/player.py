"""What a bot is: something that decides for a seat and knows no more than the seat may."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from twocities.core import Outcome, State

S = TypeVar("S", bound=State, contravariant=True)  # of the game it plays, or of any


class Motive(msgspec.Struct, frozen=True):
    """Why a player made a choice: a message of the game, and what it is about."""

    key: str
    about: dict[str, str | int] = {}


class Forfeit(Exception):
    """A player cannot continue, and why: it loses the game."""


class Player(ABC, Generic[S]):
    """One seat's player in one game: a `Player[State]` plays any game, one of a game's own states only that game.

    A player never gets the game itself. `known` is a state drawn at random from those that fit what its seat knows:
    everything the seat may know (`choices`, `view`, `memory`) is true in it, the rest is made up, and
    `known.determinize(seat, rng)` draws as many others as the player likes. So nothing a player does can depend on what
    is hidden from it."""

    listens: bool = False  # whether it wants to hear what happened
    sees: bool = False  # measures what secrets are worth: it gets the true state instead, and plays no real games

    @abstractmethod
    def choose(self, known: S, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        """One of `known.choices(seat)`. `heard`: what happened since it was last asked, as far as the seat may know."""

    def motive(self, known: S, seat: int, choice: int) -> Motive | None:
        """Why it would make that choice, if it can say so."""
        return None

    def close(self, outcome: Outcome | None = None) -> None:
        """The game is over for this player; None if the game was broken off."""
