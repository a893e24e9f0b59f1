"""The end of the game (C4): points and places."""

from twocities.citadels.cards import COST, TYPE, TYPE_NAMES, UNIQUE
from twocities.citadels.state import NOBODY, Table
from twocities.core import Outcome


def score(s: Table, seat: int) -> int:
    """The points of a city (C4.2)."""
    city = s.cities[seat].districts
    points = sum(COST[district] for district in city)
    points += max(_bonus(s, seat, types) for types in _readings(city))
    points += sum(UNIQUE[card].points_in_hand() for card in s.hands[seat])
    if seat == s.first_complete:
        points += 4
    elif s.completed(seat):
        points += 2
    return points


def _readings(city: tuple[int, ...]) -> list[list[int]]:
    """The types of the districts, for every type the Haunted Quarter can count as (C10.23)."""
    types = [TYPE[district] for district in city]
    for at, district in enumerate(city):
        if UNIQUE[district].haunted:
            return [[*types[:at], t, *types[at + 1 :]] for t in range(len(TYPE_NAMES))]
    return [types]


def _bonus(s: Table, seat: int, types: list[int]) -> int:
    extra = sum(unique.points(s, seat, types) for unique in s.cities[seat].works)
    return extra + (3 if len(set(types)) == len(TYPE_NAMES) else 0)


def outcome(s: Table) -> Outcome:
    scores = tuple(score(s, seat) for seat in range(s.players))
    standing = [(scores[seat], _highest_shown(s, seat)) for seat in range(s.players)]
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Outcome(places, scores)


def _highest_shown(s: Table, seat: int) -> int:
    """The tie-breaker: the highest rank revealed in the last round (C4.3)."""
    return max([rank for rank, owner in enumerate(s.shown) if owner == seat != NOBODY], default=0)
