"""A hint for a decision: what to choose, why, and what comes close, from nothing but what the seat knows."""

from typing import Final

import msgspec

from twocities.core import Generator, State
from twocities.players.heuristic import Heuristic
from twocities.players.search import Budget
from twocities.players.weighing import Weighed, searched, weigh

SECONDS: Final = 0.6  # seconds of thinking, so that a hint comes within 1 s, even the first one in a process
FIND: Final = Budget(seconds=SECONDS / 2)
COMPARE: Final = Budget(seconds=SECONDS / 2)


class Hint(Weighed, frozen=True):
    """The best choice and the two next best."""


def hint(
    heuristic: Heuristic, state: State, seat: int, rng: Generator, find: Budget = FIND, compare: Budget = COMPARE
) -> Hint:
    """A hint for a seat that must decide. What the state hides from the seat makes no difference."""
    known = state.determinize(seat, rng)
    return Hint(**msgspec.structs.asdict(weigh(searched(heuristic, known, seat, rng), find, compare)))
