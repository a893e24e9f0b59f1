"""A random valid City (M2.4)."""

from typing import Final

from twocities.core import Generator
from twocities.machine.city import City, violations
from twocities.machine.districts import DISTRICTS
from twocities.machine.grid import WIDTH, cells_of, fitting, places_in, rectangle, touching

FIELD: Final = rectangle(WIDTH - 1, WIDTH - 1)
# Starting from here there is room for every valid City. It is at most 10 wide or high, because two separate routes lead
# from its first District to its last, one of them through 3 others at most.
MIDDLE: Final = WIDTH // 2 * (WIDTH + 1) * 2


def random_city(rng: Generator) -> City:
    """Every valid City is possible: it is connected, so it can be grown tile by tile from any of its Districts, and a
    tile can be added at any place that touches another."""
    while True:
        places = grown(rng)
        rng.shuffle(places)
        city = City(places)
        if not violations(city):
            return city


def grown(rng: Generator) -> list[int]:
    """Places of nine tiles: each touches an earlier one and every other one touches two if possible, because few Cities
    are valid otherwise."""
    places = [MIDDLE + rng.below(2)]
    free = FIELD
    once_h = once_v = twice_h = twice_v = 0
    while True:
        free &= ~cells_of(places[-1])
        fits_h, fits_v = fitting(free)
        new_h, new_v = touching(cells_of(places[-1]))
        twice_h = (twice_h | once_h & new_h) & fits_h
        twice_v = (twice_v | once_v & new_v) & fits_v
        once_h = (once_h | new_h) & fits_h
        once_v = (once_v | new_v) & fits_v
        if len(places) == len(DISTRICTS):
            return places
        tight = rng.below(2) and (twice_h or twice_v)
        options = places_in(twice_h, twice_v) if tight else places_in(once_h, once_v)
        places.append(options[rng.below(len(options))])
