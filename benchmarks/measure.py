"""How speed is measured: CPU time, beside a fixed loop of plain Python measured in the same run, so that runs on
machines of different speed can be compared."""

import time
from collections.abc import Callable

SECONDS = 3.0  # of CPU time for each figure


def rate(work: Callable[[], int]) -> float:
    """Units of work per second of CPU time; `work` does some and says how many."""
    work()
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += work()
    return done / spent


def reference_loop() -> int:
    value = 0
    for i in range(100_000):
        value = (value + i * 7) & 1023
    return 100_000
