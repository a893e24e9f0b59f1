"""How speed is measured: work per second of CPU time, in bursts short enough that some are not disturbed."""

import time
from collections.abc import Callable
from typing import NamedTuple

SECONDS = 0.2  # of CPU time for a burst


class Figure(NamedTuple):
    """Something measured; more is better."""

    name: str
    unit: str
    burst: Callable[[], float]


def per_second(name: str, unit: str, work: Callable[[], int]) -> Figure:
    """A figure in units per second; `work` does some and returns how many."""
    return Figure(name, f"{unit}/s", lambda: rate(work))


def rate(work: Callable[[], int]) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += work()
    return done / spent


def reference_loop() -> int:
    """A fixed loop of plain Python, so that runs on machines of different speed can be compared."""
    value = 0
    for i in range(100_000):
        value = (value + i * 7) & 1023
    return 100_000
