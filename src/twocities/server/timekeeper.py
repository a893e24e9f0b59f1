"""What time it is at the tables: as it was when the server started, and from then on by a clock that nobody sets."""

import time
from collections.abc import Callable


class Timekeeper:
    """Players' clocks neither run out nor stop when somebody changes the computer's clock (`wall`). That clock is used
    only between one start of the server and the next, since the `steady` one restarts with the computer."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.start = wall()
        self.up_since = self.start  # since then people could always play; earlier, if other servers ran before this one
        self._steady = steady
        self._first = steady()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.start + self._steady() - self._first
