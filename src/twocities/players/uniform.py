"""The player that chooses at random."""

from collections.abc import Sequence
from typing import Any

from twocities.core import Generator, State
from twocities.players.player import Player


def random_choice(state: State, seat: int, rng: Generator) -> int:
    """One of the seat's choices, each equally likely."""
    choices = state.choices(seat)
    return choices[rng.below(len(choices))]


class RandomPlayer(Player[State]):
    def __init__(self, rng: Generator) -> None:
        self.rng = rng

    def choose(self, known: State, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        return random_choice(known, seat, self.rng)
