"""The City of the Great Machine: repositionings, random Cities, and what is calculated for each."""

import time
from functools import cache

from benchmarks.measure import Figure, per_second
from twocities.core import SplitMix
from twocities.machine.city import City, violations
from twocities.machine.districts import DISTRICTS
from twocities.machine.presets import PRESETS
from twocities.machine.random_city import random_city
from twocities.machine.repositioning import ends_of

RANDOM_CITIES = 200


def figures() -> list[Figure]:
    rng = SplitMix(1)
    return [
        per_second("Machine, a City", "all repositionings", lambda: len([repositionings(city) for city in cities()])),
        per_second("Machine, the slowest City", "all repositionings", lambda: repositionings(slowest()) > 0),
        per_second("Machine", "random Cities", lambda: len([random_city(rng) for _ in range(10)])),
        per_second("Machine", "Cities from their places", lambda: len([City(city.places) for city in cities()])),
        per_second("Machine", "Cities proven valid", lambda: len([violations(city) for city in cities()])),
    ]


@cache
def cities() -> list[City]:
    rng = SplitMix(1)
    return [*PRESETS.values(), *[random_city(rng) for _ in range(RANDOM_CITIES)]]


def repositionings(city: City) -> int:
    """How many there are."""
    return sum([len(ends_of(city, district)) for district in range(len(DISTRICTS))])


@cache
def slowest() -> City:
    return max(cities(), key=time_of)


def time_of(city: City) -> float:
    """Seconds for all repositionings: the best of five runs, because the others were disturbed."""
    times = []
    for _ in range(5):
        start = time.process_time()
        repositionings(city)
        times.append(time.process_time() - start)
    return min(times)
