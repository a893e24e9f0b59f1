"""The table as a seat sees it: its own city, the time left, how dangerous the others are."""

from typing import Final

from twocities.citadels.cards import COST, TYPE, Cards
from twocities.citadels.city import City
from twocities.citadels.state import NOBODY, CitadelsState
from twocities.citadels.uniques import UNIQUE_TYPE
from twocities.players.citadels import weights as w

ALL_TYPES: Final = 5
NOT_ASKED: Final = -1000.0
MOST_SUMMARIES: Final = 20000


class Summary:
    """What follows from the districts of a city alone."""

    __slots__ = ("counts", "earning", "of_types", "points", "twins", "types")

    def __init__(self, city: City) -> None:
        self.of_types = [TYPE[district] for district in city.districts]
        counts = [0, 0, 0, 0, 0]
        types = 0
        points = 0
        any_type = 0  # districts that bring income for any type
        self.twins = False  # whether duplicates may be built
        for district in city.districts:
            counts[TYPE[district]] += 1
            points += COST[district]
        for unique in city.works:
            if unique.haunted:
                types = 1
                counts[UNIQUE_TYPE] -= 1
            if unique.any_type:
                any_type += 1
            if unique.duplicates:
                self.twins = True
        for count in counts:
            if count:
                types += 1
        self.counts = counts  # by type, without the Haunted Quarter
        self.earning = [count + any_type for count in counts]  # by type, those that bring income for it
        self.types: int = min(types, ALL_TYPES)  # towards the bonus for all five
        self.points: int = points  # the cost of the districts


_summaries: Final[dict[Cards, Summary]] = {}


def summary_of(city: City) -> Summary:
    """Cached, because the same cities are asked about again and again."""
    summary = _summaries.get(city.districts)
    if summary is None:
        if len(_summaries) > MOST_SUMMARIES:
            _summaries.clear()
        summary = _summaries[city.districts] = Summary(city)
    return summary


class Outlook:
    """The position of one seat, calculated once for everything that is asked about it."""

    __slots__ = (
        "city",
        "counts",
        "finish",
        "gold",
        "goods",
        "last",
        "missing",
        "rounds",
        "s",
        "seat",
        "summary",
        "types",
    )

    def __init__(self, s: CitadelsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        city: City = s.cities[seat]
        summary = summary_of(city)
        self.city = city
        self.summary = summary
        self.counts = summary.counts
        self.types: int = summary.types
        self.gold: int = s.gold[seat]
        self.missing: int = s.goal - city.size  # districts missing to complete the city
        self.last: bool = s.first_complete != NOBODY
        rounds = rounds_left(s)
        self.rounds: float = rounds
        self.goods: float = gold_worth(rounds)
        self.finish: float = NOT_ASKED  # what completing the city now is worth


def districts_left(s: CitadelsState) -> int:
    """How many districts the largest city still needs; 0 once a city is completed."""
    if s.first_complete != NOBODY:
        return 0
    largest = 0
    for city in s.cities:
        if city.size > largest:
            largest = city.size
    return s.goal - largest


def rounds_left(s: CitadelsState) -> float:
    """How many more rounds are likely."""
    return districts_left(s) * w.ROUNDS_PER_DISTRICT


def gold_worth(rounds: float) -> float:
    """The worth in points of a gold that is kept."""
    if not rounds:
        return 0.0
    worth = w.GOLD_LATE + w.GOLD_ROUND * rounds
    return worth if worth < w.GOLD_MOST else w.GOLD_MOST


def menaces(s: CitadelsState, seat: int) -> list[float]:
    """By seat, how important it is to slow it down: about 1 for the leader, 0 for the seat itself."""
    rounds = rounds_left(s)
    goods = gold_worth(rounds)
    values: list[float] = []
    best = 0.0
    for other in range(s.seats):
        value = -100.0
        if other != seat:
            value = _strength(s, other, rounds, goods)
            if value > best:
                best = value
        values.append(value)
    out: list[float] = []
    for other in range(s.seats):
        menace = 0.0
        if other != seat:
            menace = 2.0 ** ((values[other] - best) / w.MENACE_HALF)
            missing = s.goal - s.cities[other].size
            if missing <= 2:
                menace *= w.MENACE_NEAR if missing <= 1 else w.MENACE_NEXT
        out.append(menace)
    return out


def _strength(s: CitadelsState, seat: int, rounds: float, goods: float) -> float:
    """How close a seat is to winning, in points, by what everybody can see."""
    city = s.cities[seat]
    summary = summary_of(city)
    return (
        summary.points
        + w.AHEAD_DISTRICT * city.size
        + goods * s.gold[seat]
        + w.AHEAD_CARD * min(len(s.hands[seat]), 5) * min(rounds, 3.0)
    )
