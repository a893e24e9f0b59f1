"""Cities as pictures: two equal letters are a tile, dots are free.

A Art, S Science, C Commerce, I Industrial, V Velvet, G Grand Citadel, T Tower of L.A.W., N Control Nexus,
Q Central Square."""

from twocities.core import Reason
from twocities.machine.city import City
from twocities.machine.grid import WIDTH, place_at, x_of, y_of
from twocities.machine.repositioning import refusals, repositionings

LETTERS = "ASCIVGTNQ"


def places(picture: str) -> list[int]:
    """By District: its place, counted from the corner of the picture."""
    rows = picture.split()
    found = []
    for letter in LETTERS:
        (x, y), (_, last) = [(x, y) for y, row in enumerate(rows) for x, seen in enumerate(row) if seen == letter]
        found.append(place_at(x, y, int(last > y)))
    return found


def city(picture: str) -> City:
    return City(places(picture))


def results(before: City, district: int) -> set[City]:
    """The Cities that repositioning a District may lead to."""
    return {before.move(district, place) for place in repositionings(before)[district]}


def refusal(before: str, after: str) -> list[Reason]:
    """Why the one District that is elsewhere in the second picture, drawn from the same corner, may not go there."""
    old, new = places(before), places(after)
    (district,) = [district for district in range(len(old)) if old[district] != new[district]]
    corner = min(map(y_of, old)) * WIDTH + min(map(x_of, old))
    reasons = refusals(city(before), district, new[district] - 2 * corner)
    assert bool(reasons) == (city(after) not in results(city(before), district))
    return reasons
