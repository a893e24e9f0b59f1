"""The district cards: 54 basic ones (C6) and the 30 unique ones (C7), as numbers with tables of facts.

A card is a number, 0 to 83, one per physical card. A district in a city is its card, plus BEAUTIFIED if the
Artist's coin lies on it. A kind is a name; a face is a kind with or without the coin: what people can see.
All tables take cards and districts alike."""

from collections.abc import Iterable
from typing import Final

from twocities.citadels.unique import Unique
from twocities.citadels.uniques import UNIQUE_TYPE, UNIQUES

Cards = tuple[int, ...]

NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
TYPE_NAMES: Final[tuple[str, ...]] = ("noble", "religious", "trade", "military", "unique")

BASIC: Final = (  # name, type, cost, copies
    ("manor", NOBLE, 3, 5),
    ("castle", NOBLE, 4, 4),
    ("palace", NOBLE, 5, 3),
    ("temple", RELIGIOUS, 1, 3),
    ("church", RELIGIOUS, 2, 3),
    ("monastery", RELIGIOUS, 3, 3),
    ("cathedral", RELIGIOUS, 5, 2),
    ("tavern", TRADE, 1, 5),
    ("market", TRADE, 2, 4),
    ("trading-post", TRADE, 2, 3),
    ("docks", TRADE, 3, 3),
    ("harbor", TRADE, 4, 3),
    ("town-hall", TRADE, 5, 2),
    ("watchtower", MILITARY, 1, 3),
    ("prison", MILITARY, 2, 3),
    ("barracks", MILITARY, 3, 3),
    ("fortress", MILITARY, 5, 2),
)

BASIC_CLAUSE: Final = "C6"
BASIC_PROVENANCE: Final = "public"  # printed on the cards

BEAUTIFIED: Final = 128
COIN_VALUE: Final = 1  # that the Artist's coin adds to the cost of a district (C5.26)
COIN: Final = 64  # marks the face of a beautified district

_copies = [kind for kind, (_, _, _, copies) in enumerate(BASIC) for _ in range(copies)]
BASIC_CARDS: Final = len(_copies)
CARDS: Final = BASIC_CARDS + len(UNIQUES)
FIRST_UNIQUE_KIND: Final = len(BASIC)

KIND_NAMES: Final = tuple([name for name, _, _, _ in BASIC] + [unique.name for unique in UNIQUES])
KIND_BY_NAME: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}

_kinds = _copies + list(range(FIRST_UNIQUE_KIND, len(KIND_NAMES))) + [0] * (BEAUTIFIED - CARDS)
_costs = [BASIC[kind][2] for kind in _copies] + [unique.cost for unique in UNIQUES] + [0] * (BEAUTIFIED - CARDS)
_types = [BASIC[kind][1] for kind in _copies] + [UNIQUE_TYPE] * (BEAUTIFIED - BASIC_CARDS)

FACE: Final = tuple(_kinds + [kind | COIN for kind in _kinds])
KIND: Final = tuple(_kinds + _kinds)
COST: Final = tuple(_costs + [cost + COIN_VALUE for cost in _costs])
TYPE: Final = tuple(_types + _types)
NAME: Final = tuple([KIND_NAMES[kind] for kind in _kinds] + [KIND_NAMES[kind] + "+" for kind in _kinds])
PLAIN: Final = Unique()  # for a basic district: changes nothing
UNIQUE: Final = tuple(([PLAIN] * BASIC_CARDS + list(UNIQUES) + [PLAIN] * (BEAUTIFIED - CARDS)) * 2)

for _index, _unique in enumerate(UNIQUES):
    _unique.card = BASIC_CARDS + _index
    _unique.kind = FIRST_UNIQUE_KIND + _index


def unique_card(name: str) -> int:
    return BASIC_CARDS + KIND_BY_NAME[name] - FIRST_UNIQUE_KIND


def by_kind(cards: Iterable[int]) -> Cards:
    """The cards in the order of their kinds; those of one kind stay in their order."""
    return tuple(sorted(cards, key=KIND.__getitem__))


def face_text(face: int) -> str:
    return KIND_NAMES[face & ~COIN] + ("+" if face & COIN else "")
