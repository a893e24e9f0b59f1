"""The time at the tables: the computer's time at server start, and from then on a clock that nobody can set."""

import time
from collections.abc import Callable


class Timekeeper:
    """Players' clocks neither run out nor stop when somebody changes the computer's clock (`wall`). That clock is only
    used from one server start to the next, because the `steady` one restarts with the computer."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.start = wall()
        self.up_since = self.start  # since when people could always play; earlier if other servers ran before this one
        self._steady = steady
        self._first = steady()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.start + self._steady() - self._first
