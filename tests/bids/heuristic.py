"""Heuristics for Bids."""

from collections.abc import Sequence

from tests.bids.game import Bids
from twocities.core import State
from twocities.core.choice import first
from twocities.players.heuristic import Heuristic
from twocities.players.player import Motive


def bids(state: State) -> Bids:
    assert isinstance(state, Bids)
    return state


class BidsHeuristic(Heuristic):
    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        return [first(choice) / 4 for choice in choices]

    def motive(self, state: State, seat: int, choice: int) -> Motive:
        return Motive("motive-highest")

    def evaluate(self, state: State) -> list[float]:
        won = bids(state).won
        leading = [number == max(won) for number in won]
        return [lead / sum(leading) for lead in leading]

    def settled(self, state: State) -> bool:
        return not any(bids(state).bids)

    def likelihood(self, state: State, seat: int) -> float:
        return 1.0

    def observers(self, state: State) -> int:
        return bids(state).seats

    def observer(self, seat: int) -> int:
        return seat

    def seen(self, state: State, seat: int, choice: int, observer: int) -> int:
        return choice if observer == seat else 0
