"""The City of the Great Machine in one process: its repositionings, random Cities, what is worked out for each.

All figures are CPU time. `ratio` relates a figure to a fixed loop of plain Python measured in the same run: how many
rounds of it take as long."""

import time
from collections.abc import Callable

from benchmarks.measure import rate, reference_loop
from twocities.core import SplitMix
from twocities.machine.city import City, violations
from twocities.machine.districts import DISTRICTS
from twocities.machine.presets import PRESETS
from twocities.machine.random_city import random_city
from twocities.machine.repositioning import ends_of

RANDOM_CITIES = 200


def all_repositionings(city: City) -> list[list[int]]:
    return [ends_of(city, district) for district in range(len(DISTRICTS))]


def time_of(city: City) -> float:
    """Milliseconds for all repositionings, the best of five runs: the others were disturbed."""
    times = []
    for _ in range(5):
        start = time.process_time()
        all_repositionings(city)
        times.append(time.process_time() - start)
    return min(times) * 1e3


def main() -> None:
    reference = rate(reference_loop)
    print(f"reference loop {reference / 1e6:.1f} million rounds/s\n")
    rng = SplitMix(1)
    cities = [*PRESETS.values(), *[random_city(rng) for _ in range(RANDOM_CITIES)]]
    found = [sum([len(ends) for ends in all_repositionings(city)]) for city in cities]
    slowest = max([time_of(city) for city in cities])
    print("                                    ms    ratio")
    figures: list[tuple[str, Callable[[], int]]] = [
        ("all repositionings of a City", lambda: len([all_repositionings(city) for city in cities])),
        ("a random City", lambda: len([random_city(rng) for _ in range(10)])),
        ("a City from its places", lambda: len([City(city.places) for city in cities])),
        ("the violations of a City", lambda: len([violations(city) for city in cities])),
    ]
    for title, work in figures:
        each = rate(work)
        print(f"{title:30} {1e3 / each:7.3f} {reference / each:8.0f}", flush=True)
    print(f"\nrepositionings, slowest of {len(cities)} Cities: {slowest:.2f} ms")
    print(f"repositionings of a City: {min(found)} to {max(found)}, on average {sum(found) / len(found):.0f}")


if __name__ == "__main__":
    main()
