"""The worth of a district to a seat, in points."""

from collections.abc import Callable
from typing import Final

from twocities.citadels.build import price_of
from twocities.citadels.cards import BASIC_CARDS, COST, KIND, KIND_NAMES, TYPE, UNIQUE, unique_card
from twocities.citadels.state import CitadelsState
from twocities.citadels.uniques import UNIQUE_TYPE
from twocities.players.citadels import weights as w
from twocities.players.citadels.outlook import ALL_TYPES, NOT_ASKED, Outlook, summary_of

# The worth of unique districts beyond their cost: at once, and for each round to come.
EXTRA: Final[dict[str, tuple[float, float]]] = {
    "armory": (0.3, 0.0),
    "dragon-gate": (2.0, 0.0),
    "factory": (0.0, 0.2),
    "framework": (0.5, 0.0),
    "gold-mine": (0.0, 0.4),
    "great-wall": (0.2, 0.0),
    "imperial-treasury": (1.2, 0.0),
    "keep": (0.3, 0.0),
    "laboratory": (0.0, 0.3),
    "library": (0.0, 0.4),
    "museum": (0.3, 0.5),
    "observatory": (0.0, 0.1),
    "park": (0.0, 0.3),
    "poor-house": (0.0, 0.2),
    "quarry": (0.0, 0.15),
    "school-of-magic": (0.0, 0.35),
    "smithy": (0.0, 0.2),
    "stables": (0.8, 0.0),
    "theater": (0.0, 0.2),
    "wishing-well": (1.0, 0.0),
}
NOTHING: Final = (0.0, 0.0)
BASILICA: Final = unique_card("basilica")
FRAMEWORK: Final = unique_card("framework")
MAP_ROOM: Final = unique_card("map-room")
NECROPOLIS: Final = unique_card("necropolis")
SECRET_VAULT: Final = unique_card("secret-vault")
THIEVES_DEN: Final = unique_card("thieves-den")
CARD_OF_KIND: Final = tuple([KIND.index(kind) for kind in range(len(KIND_NAMES))])  # with any card of its type


def district_worth(o: Outlook, card: int) -> float:
    """The points that a district brings to the seat's city, apart from completing it."""
    type_ = TYPE[card]
    value = COST[card] + (w.TEMPO if o.missing <= o.rounds + 2.0 else w.TEMPO_LOST)
    if type_ == UNIQUE_TYPE:
        value += unique_worth(o, card)
    elif not o.counts[type_] and o.types < ALL_TYPES:
        value += w.NEW_TYPE[o.types]
    if o.counts[UNIQUE_TYPE]:
        value += _neighbours(o, card)
    return value


def built_worth(o: Outlook, card: int) -> float:
    """The points that a district brings, including those for completing the city."""
    value = district_worth(o, card)
    if 0 < o.missing <= UNIQUE[card].size:
        if o.finish == NOT_ASKED:
            o.finish = finish_worth(o)
        value += o.finish
    return value


def unique_worth(o: Outlook, card: int) -> float:
    """The worth of a unique district beyond its cost."""
    unique = UNIQUE[card]
    at_once, by_round = EXTRA.get(unique.name, NOTHING)
    value = at_once + w.UNIQUE_SHARE * by_round * o.rounds
    if unique.size > 1:
        value += w.TEMPO + 0.5
    if unique.haunted:
        return value + (w.NEW_TYPE[o.types] if o.types < ALL_TYPES else 0.5)
    if not o.counts[UNIQUE_TYPE] and o.types < ALL_TYPES:
        value += w.NEW_TYPE[o.types]
    by_city = BY_CITY.get(unique.name)
    return value if by_city is None else by_city(o, value)


# -- the worth of unique districts that depends on the rest of the city, given what they bring otherwise


def _basilica(o: Outlook, value: float) -> float:
    for district in o.city.districts:
        value += COST[district] & 1
    return value + 0.4 * max(o.missing - 1, 0)


def _capitol(o: Outlook, value: float) -> float:
    return value + (3.0 if max(o.counts) > 2 else 2.0)


def _ivory_tower(o: Outlook, value: float) -> float:
    return value if o.counts[UNIQUE_TYPE] else value + 3.5


def _map_room(o: Outlook, value: float) -> float:
    return value + 0.7 * min(len(o.s.hands[o.seat]), 4)


def _statue(o: Outlook, value: float) -> float:
    return value + (2.5 if o.s.crown == o.seat else 1.0)


def _wishing_well(o: Outlook, value: float) -> float:
    return value + o.counts[UNIQUE_TYPE]


BY_CITY: Final[dict[str, Callable[[Outlook, float], float]]] = {
    "basilica": _basilica,
    "capitol": _capitol,
    "ivory-tower": _ivory_tower,
    "map-room": _map_room,
    "statue": _statue,
    "wishing-well": _wishing_well,
}


# -- what unique districts of the city add to a card that is built


def _beside_basilica(o: Outlook, card: int) -> float:
    return float(COST[card] & 1)


def _beside_capitol(o: Outlook, card: int) -> float:
    return 1.5 if o.counts[TYPE[card]] == 2 and max(o.counts) < 3 else 0.0


def _beside_ivory_tower(o: Outlook, card: int) -> float:
    return -4.0 if TYPE[card] == UNIQUE_TYPE and o.counts[UNIQUE_TYPE] == 1 else 0.0


def _beside_wishing_well(o: Outlook, card: int) -> float:
    return 1.0 if TYPE[card] == UNIQUE_TYPE else 0.0


BESIDE: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "basilica": _beside_basilica,
    "capitol": _beside_capitol,
    "ivory-tower": _beside_ivory_tower,
    "wishing-well": _beside_wishing_well,
}


def _neighbours(o: Outlook, card: int) -> float:
    """What the city's unique districts add or take away."""
    value = 0.0
    for unique in o.city.works:
        beside = BESIDE.get(unique.name)
        if beside is not None:
            value += beside(o, card)
    return value


def finish_worth(o: Outlook) -> float:
    """The worth of completing the city now: the bonus, and the end of the game if that is good for the seat."""
    if o.last:
        return 2.0
    s, seat = o.s, o.seat
    best, nearest = -100.0, 9
    for other in range(s.seats):
        if other != seat:
            points = points_now(s, other) + 0.0
            missing = s.goal - s.cities[other].size
            if missing < nearest:
                nearest = missing
            if not has_acted(s, other):
                points += min(s.gold[other] + 2, 4) * 0.7
                if missing <= 1:
                    points += 1.5
            if points > best:
                best = points
    ahead = points_now(s, seat) + 4.0 + 3.0 - best
    if ahead >= 0:
        return 4.0 + w.FINISH_AHEAD
    return 4.0 + max(-10.0, ahead) * (w.FINISH_RACE if nearest < 2 else w.FINISH_BEHIND)


def points_now(s: CitadelsState, seat: int) -> int:
    """The points of a city if the game ended now, by what everybody can see; the Haunted Quarter may add some."""
    city = s.cities[seat]
    summary = summary_of(city)
    points = summary.points
    if summary.types == ALL_TYPES:
        points += 3
    for unique in city.works:
        points += unique.points(s, seat, summary.of_types)
    if seat == s.first_complete:
        points += 4
    elif city.size >= s.goal:
        points += 2
    return points


def has_acted(s: CitadelsState, seat: int) -> bool:
    """Whether a seat has had its turn this round, or one of its turns."""
    return s.shown.index(seat) <= s.called if seat in s.shown else False


def use_of(o: Outlook, card: int) -> float:
    """The worth of a card in hand: little if it cannot be built soon."""
    if card == SECRET_VAULT:
        return 3.0
    if KIND[card] in o.city.kinds and not o.summary.twins:
        return 0.0
    if card >= BASIC_CARDS and UNIQUE[card].obstacle(o.city):
        return 0.0
    price = price_of(o.s, o.seat, card) if o.city.works else COST[card]
    reach = o.gold + 2 + w.USE_REACH * min(o.rounds, 2.0)
    value = w.USE * district_worth(o, card)
    return value if price <= reach else max(0.2, value - w.USE_SHORT * (price - reach))


def hand_uses(o: Outlook) -> list[float]:
    """The worth of each card in hand, in order; little for a second one of the same name."""
    out = []
    previous = -1
    for card in o.s.hands[o.seat]:
        kind = KIND[card]
        out.append(use_of(o, card) if kind != previous else 0.3)
        previous = kind
    return out
