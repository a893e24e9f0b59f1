"""What a district is worth to a seat, in points."""

from typing import Final

from twocities.citadels.build import price_of
from twocities.citadels.cards import BASIC_CARDS, BEAUTIFIED, COST, KIND, KIND_NAMES, TYPE, UNIQUE
from twocities.citadels.state import CitadelsState
from twocities.citadels.uniques import UNIQUE_TYPE, UNIQUES
from twocities.players.citadels import weights as w
from twocities.players.citadels.outlook import ALL_TYPES, NOT_ASKED, Outlook, summary_of

# Unique districts beyond their cost: at once, and for each round to come.
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
AT_ONCE: Final = tuple([EXTRA.get(unique.name, (0.0, 0.0))[0] for unique in UNIQUES])
BY_ROUND: Final = tuple([EXTRA.get(unique.name, (0.0, 0.0))[1] for unique in UNIQUES])
_NUMBER: Final = {unique.name: BASIC_CARDS + at for at, unique in enumerate(UNIQUES)}
BASILICA: Final = _NUMBER["basilica"]
CAPITOL: Final = _NUMBER["capitol"]
HAUNTED_QUARTER: Final = _NUMBER["haunted-quarter"]
IVORY_TOWER: Final = _NUMBER["ivory-tower"]
MAP_ROOM: Final = _NUMBER["map-room"]
MONUMENT: Final = _NUMBER["monument"]
SECRET_VAULT: Final = _NUMBER["secret-vault"]
STATUE: Final = _NUMBER["statue"]
WISHING_WELL: Final = _NUMBER["wishing-well"]
CARD_OF_KIND: Final = tuple([KIND.index(kind) for kind in range(len(KIND_NAMES))])  # any card of it


def district_worth(o: Outlook, card: int) -> float:
    """The points a district brings to the seat's city, completing it aside."""
    type_ = TYPE[card]
    value = COST[card] + (w.TEMPO if o.missing <= o.rounds + 2.0 else w.TEMPO_LOST)
    if type_ == UNIQUE_TYPE:
        value += unique_worth(o, card)
    elif not o.counts[type_] and o.types < ALL_TYPES:
        value += w.NEW_TYPE[o.types]
    if o.counts[UNIQUE_TYPE]:
        value += _neighbours(o, card, type_)
    return value


def built_worth(o: Outlook, card: int) -> float:
    """The points a district brings, completing the city included."""
    value = district_worth(o, card)
    if 0 < o.missing <= UNIQUE[card].size:
        if o.finish == NOT_ASKED:
            o.finish = finish_worth(o)
        value += o.finish
    return value


def unique_worth(o: Outlook, card: int) -> float:
    """What a unique district brings beyond its cost."""
    card &= ~BEAUTIFIED
    at = card - BASIC_CARDS
    value = AT_ONCE[at] + w.UNIQUE_SHARE * BY_ROUND[at] * o.rounds
    if UNIQUE[card].size > 1:
        value += w.TEMPO + 0.5
    if card == HAUNTED_QUARTER:
        return value + (w.NEW_TYPE[o.types] if o.types < ALL_TYPES else 0.5)
    if not o.counts[UNIQUE_TYPE] and o.types < ALL_TYPES:
        value += w.NEW_TYPE[o.types]
    if card == BASILICA:
        for district in o.city.districts:
            value += COST[district] & 1
        value += 0.4 * max(o.missing - 1, 0)
    elif card == CAPITOL:
        value += 3.0 if max(o.counts) > 2 else 2.0
    elif card == IVORY_TOWER:
        value += 0.0 if o.counts[UNIQUE_TYPE] else 3.5
    elif card == MAP_ROOM:
        value += 0.7 * min(len(o.s.hands[o.seat]), 4)
    elif card == STATUE:
        value += 2.5 if o.s.crown == o.seat else 1.0
    elif card == WISHING_WELL:
        value += o.counts[UNIQUE_TYPE]
    return value


def _neighbours(o: Outlook, card: int, type_: int) -> float:
    """What the unique districts of the city add or lose."""
    value = 0.0
    for unique in o.city.works:
        if unique.card == BASILICA:
            value += COST[card] & 1
        elif unique.card == WISHING_WELL and type_ == UNIQUE_TYPE:
            value += 1.0
        elif unique.card == IVORY_TOWER and type_ == UNIQUE_TYPE and o.counts[UNIQUE_TYPE] == 1:
            value -= 4.0
        elif unique.card == CAPITOL and o.counts[type_] == 2 and max(o.counts) < 3:
            value += 1.5
    return value


def finish_worth(o: Outlook) -> float:
    """What completing the city now is worth: the bonus, and the end of the game if that is welcome."""
    if o.last:
        return 2.0
    s, seat = o.s, o.seat
    best, nearest = -100.0, 9
    for other in range(s.players):
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
    """The points of a city, if the game ended now, by what everybody sees; the Haunted Quarter may add some."""
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
    """Whether a seat has had its turn in this round, or one of them."""
    return s.shown.index(seat) <= s.called if seat in s.shown else False


def use_of(o: Outlook, card: int) -> float:
    """What a card in hand is worth, built or not: little if it cannot be built soon."""
    if card == SECRET_VAULT:
        return 3.0
    if KIND[card] in o.city.kinds and not o.summary.twins:
        return 0.0
    if UNIQUE[card].size > 1 and len(o.city.districts) >= 5:
        return 0.0
    price = price_of(o.s, o.seat, card) if o.city.works else COST[card]
    reach = o.gold + 2 + w.USE_REACH * min(o.rounds, 2.0)
    value = w.USE * district_worth(o, card)
    return value if price <= reach else max(0.2, value - w.USE_SHORT * (price - reach))


def hand_uses(o: Outlook) -> list[float]:
    """By card of the hand, in its order, what it is worth; a second one of a kind little."""
    out = []
    previous = -1
    for card in o.s.hands[o.seat]:
        kind = KIND[card]
        out.append(use_of(o, card) if kind != previous else 0.3)
        previous = kind
    return out
