"""The end of the game (C4): points and places."""

from collections.abc import Iterable
from typing import Final

from twocities.citadels.cards import COST, NAME, TYPE, TYPE_NAMES, UNIQUE, Cards
from twocities.citadels.reasons import HIGHER_RANK, MOST_POINTS
from twocities.citadels.state import NOBODY, OVER, CitadelsState
from twocities.core import Outcome, Points, Reason, Standing

# the parts of a score
DISTRICTS: Final = "districts"
OF_TYPES: Final = "types"
COMPLETED: Final = "completed"
OF_UNIQUE: Final = "unique"


Part = tuple[str, int, int]  # what for, the unique district it is about (-1: none), the points


def score(s: CitadelsState, seat: int) -> int:
    """The points of a city (C4.2)."""
    return total(parts(s, seat, s.hands[seat]))


def parts(s: CitadelsState, seat: int, hand: Cards) -> list[Part]:
    """What the points of a city are made up of, including cards in hand."""
    city = s.cities[seat].districts
    out = [(DISTRICTS, -1, sum([COST[district] for district in city]))]
    bonuses = [_bonuses(s, seat, types) for types in _readings(city)]
    out += bonuses[0] if len(bonuses) == 1 else max(bonuses, key=total)
    if seat == s.first_complete:
        out.append((COMPLETED, -1, 4))
    elif s.completed(seat):
        out.append((COMPLETED, -1, 2))
    for card in hand:
        points = UNIQUE[card].points_in_hand()
        if points:
            out.append((OF_UNIQUE, card, points))
    return out


def total(parts: Iterable[Part]) -> int:
    return sum([points for _, _, points in parts])


def _readings(city: tuple[int, ...]) -> list[list[int]]:
    """The types of the districts, once for each type that the Haunted Quarter can count as (C10.23)."""
    types = [TYPE[district] for district in city]
    for at, district in enumerate(city):
        if UNIQUE[district].haunted:
            return [[*types[:at], t, *types[at + 1 :]] for t in range(len(TYPE_NAMES))]
    return [types]


def _bonuses(s: CitadelsState, seat: int, types: list[int]) -> list[Part]:
    """What the districts are worth beyond their cost."""
    out = [(OF_TYPES, -1, 3)] if len(set(types)) == len(TYPE_NAMES) else []
    for unique in s.cities[seat].works:
        points = unique.points(s, seat, types)
        if points:
            out.append((OF_UNIQUE, unique.card, points))
    return out


def known_parts(s: CitadelsState, seat: int, reader: int | None) -> list[Part]:
    """The points of a seat as far as the reader knows: of cards in hand, only the reader's own."""
    return parts(s, seat, s.hands[seat] if seat == reader or s.phase == OVER else ())


def standing(s: CitadelsState, reader: int | None) -> list[Standing]:
    """By seat, the points if the game ended now, as far as the reader can see."""
    out = []
    for seat in range(s.seats):
        scored = known_parts(s, seat, reader)
        told = [Points(part, NAME[about] if about >= 0 else "", points) for part, about, points in scored]
        out.append(Standing(told, total(scored)))
    return out


def outcome(s: CitadelsState) -> Outcome:
    scores = tuple(score(s, seat) for seat in range(s.seats))
    standing = [(scores[seat], _highest_shown(s, seat)) for seat in range(s.seats)]
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Outcome(places, scores)


def why_won(s: CitadelsState) -> Reason:
    scores = outcome(s).scores
    return HIGHER_RANK if scores.count(max(scores)) > 1 else MOST_POINTS


def _highest_shown(s: CitadelsState, seat: int) -> int:
    """The tie-breaker: the highest rank revealed in the last round (C4.3)."""
    return max([rank for rank, owner in enumerate(s.shown) if owner == seat != NOBODY], default=0)
