"""A City: where the nine Districts are, what follows from that, and whether it is valid (M2)."""

from collections.abc import Sequence

from twocities.core import Reason
from twocities.machine import reasons
from twocities.machine.districts import ALL, DISTRICTS, members, names
from twocities.machine.grid import WIDTH, cells_of, touching, x_of, y_of


class City:
    """Immutable. Cities of the same shape are equal, wherever they are on the grid."""

    __slots__ = ("boards", "distance", "height", "links", "neighbours", "places", "slides", "width", "within")

    def __init__(self, places: Sequence[int]) -> None:
        left = min([x_of(place) for place in places])
        top = min([y_of(place) for place in places])
        shift = (top * WIDTH + left) * 2
        self.places = tuple([place - shift for place in places])
        self.width = max([x_of(place) + 2 - (place & 1) for place in self.places])
        self.height = max([y_of(place) + 1 + (place & 1) for place in self.places])
        self.boards = tuple([cells_of(place) for place in self.places])  # by District: its cells
        self.links = links_of(self.places)  # by District: the set of those connected to it (M2.2)
        self.neighbours = tuple([tuple(members(links)) for links in self.links])
        self.distance = tuple([distances(self.neighbours, district) for district in range(len(DISTRICTS))])  # M2.5
        self.within = tuple([within(row) for row in self.distance])  # by District and distance
        self.slides: tuple[tuple[int, ...], ...] = ()  # calculated by `repositionings`

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and self.places == other.places

    def __hash__(self) -> int:
        return hash(self.places)

    def move(self, district: int, place: int) -> "City":
        return City((*self.places[:district], place, *self.places[district + 1 :]))


def links_of(places: Sequence[int]) -> tuple[int, ...]:
    """By District: the set of those connected to it. Tiles that overlap share an edge as well."""
    links = [0] * len(places)
    for one in range(len(places)):
        around = touching(cells_of(places[one]))
        for other in range(one):
            if around[places[other] & 1] >> (places[other] >> 1) & 1:
                links[one] |= 1 << other
                links[other] |= 1 << one
    return tuple(links)


def distances(neighbours: Sequence[Sequence[int]], start: int) -> tuple[int, ...]:
    """By District: how many are exited on the way there from `start`; 9, more than on any real way, if there is
    none."""
    found = [len(DISTRICTS)] * len(DISTRICTS)
    found[start] = 0
    queue = [start]
    for here in queue:
        for there in neighbours[here]:
            if found[there] == len(DISTRICTS):
                found[there] = found[here] + 1
                queue.append(there)
    return tuple(found)


def within(distance: Sequence[int]) -> tuple[int, ...]:
    """By distance: the set of other Districts that are at most that far away."""
    return tuple(
        [sum([1 << there for there, far in enumerate(distance) if 0 < far <= reach]) for reach in range(len(DISTRICTS))]
    )


def parts(links: Sequence[int], districts: int) -> list[int]:
    """The sets of Districts that a set falls apart into if only connections within it count."""
    found = []
    while districts:
        part = part_of(links, districts, districts & -districts)
        found.append(part)
        districts ^= part
    return found


def part_of(links: Sequence[int], districts: int, start: int) -> int:
    """The Districts of a set that can be reached from those it starts from."""
    part = border = start
    while border:
        first = border & -border
        more = links[first.bit_length() - 1] & districts & ~part
        part |= more
        border = border ^ first | more
    return part


def violations(city: City) -> list[Reason]:
    """Everything that keeps a City from being valid (M2.3)."""
    found = []
    nine = range(len(DISTRICTS))
    for one in nine:
        for other in range(one + 1, len(DISTRICTS)):
            if city.boards[one] & city.boards[other]:
                found.append(reasons.OVERLAP.concerning(f"{DISTRICTS[one]} {DISTRICTS[other]}"))
    for district in nine:
        if len(city.neighbours[district]) < 2:
            found.append(reasons.TOO_FEW_CONNECTIONS.concerning(DISTRICTS[district]))
    whole = parts(city.links, ALL)
    for part in sorted(whole, key=int.bit_count)[:-1]:
        found.append(reasons.APART.concerning(names(part)))
    for district in nine:
        if len(parts(city.links, ALL ^ 1 << district)) > len(whole):
            found.append(reasons.ONLY_ROUTE.concerning(DISTRICTS[district]))
    return found
