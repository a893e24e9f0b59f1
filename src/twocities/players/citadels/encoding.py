"""Citadels as the networks of the learned players see it."""

from collections.abc import Sequence
from typing import Final

from twocities.citadels.cards import BASIC_CARDS, COIN, COST, KIND, KIND_NAMES, TYPE, TYPE_NAMES
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.choices import TAKE, TEMPLATES
from twocities.citadels.state import SELECTION, CitadelsState
from twocities.core import State
from twocities.core.choice import first, second, verb_of
from twocities.players.citadels.districts import CARD_OF_KIND, points_now
from twocities.players.citadels.outlook import districts_left, summary_of
from twocities.players.features import Encoder, Features, operands

KINDS: Final = len(KIND_NAMES)
TYPES: Final = len(TYPE_NAMES)
CAST: Final = len(CHARACTERS)
UNIQUE_KINDS: Final = KINDS - KIND[BASIC_CARDS]
SEATS: Final = 9  # by number of players, up to 8
LACKING: Final = 9  # by districts missing in the city, up to 8
RICH: Final = 9  # by gold, with everything from this much on in one step
FULL: Final = 7  # the same for cards in hand

# The features of a seat, in blocks that begin at these numbers,
NUMBERS: Final = 0
OWN_LACK: Final = 24
LEAST_LACK: Final = OWN_LACK + LACKING
GOLD: Final = LEAST_LACK + LACKING
HAND: Final = GOLD + RICH
PLAYERS: Final = HAND + FULL
CITY_TYPES: Final = PLAYERS + SEATS
HAND_TYPES: Final = CITY_TYPES + TYPES
CITY_UNIQUES: Final = HAND_TYPES + TYPES
HAND_UNIQUES: Final = CITY_UNIQUES + UNIQUE_KINDS
IN_PLAY: Final = HAND_UNIQUES + UNIQUE_KINDS
HELD: Final = IN_PLAY + CAST
MARKED: Final = HELD + CAST
ROW: Final = MARKED + 3
# those of a decision
PHASE: Final = ROW
ROLE: Final = PHASE + 6
DONE: Final = ROLE + CAST
CONTEXT: Final = DONE + 4
# and those of a choice
VERBS: Final = 2
TAKEN: Final = VERBS + max(TEMPLATES) + 1
NAMED: Final = TAKEN + CAST
DISTRICT: Final = NAMED + CAST
OF_TYPE: Final = DISTRICT + KINDS
COSTS: Final = OF_TYPE + TYPES
NUMBER: Final = COSTS + 3
OTHER: Final = NUMBER + 1
CHOICE: Final = OTHER + 8

_CHARACTER: Final = 1
_DISTRICT: Final = 2
_SEAT: Final = 3
_TYPE: Final = 4
_NUMBER: Final = 5
OPERANDS: Final = operands(
    TEMPLATES,
    {"{character}": _CHARACTER, "{district}": _DISTRICT, "{seat}": _SEAT, "{type}": _TYPE, "{number}": _NUMBER},
)


class CitadelsEncoder(Encoder):
    """Each seat as it knows itself: its own cards and characters, and what is on the table."""

    def __init__(self) -> None:
        self.row_size = ROW
        self.context_size = CONTEXT
        self.choice_size = CHOICE

    def rows(self, state: State) -> list[Features]:
        assert isinstance(state, CitadelsState)
        points = [points_now(state, seat) for seat in range(state.seats)]
        return [row(state, seat, points) for seat in range(state.seats)]

    def context(self, state: State, seat: int) -> Features:
        s = state
        assert isinstance(s, CitadelsState)
        out = row(s, seat, [points_now(s, other) for other in range(s.seats)])
        out.add(PHASE + s.phase)
        if s.phase != SELECTION:
            out.add(ROLE + s.role.number)
            if s.actor == seat:
                out.add(DONE)
                out.add(DONE + 1, 1.0 if s.gathered else 0.0)
                out.add(DONE + 2, s.built * 0.5)
        out.add(DONE + 3, (len(s.draft) + 0.0) / (len(s.cast) + 1))
        return out

    def choices(self, state: State, seat: int, choices: Sequence[int]) -> list[Features]:
        assert isinstance(state, CitadelsState)
        return [choice_features(state, seat, choice) for choice in choices]


def row(s: CitadelsState, seat: int, points: list[int]) -> Features:
    """The features of a seat, by what it knows."""
    out = Features()
    numbers = standing(s, seat, points)
    for at, number in enumerate(numbers):
        if number != 0.0:
            out.add(NUMBERS + at, number)
    out.add(OWN_LACK + max(s.goal - s.cities[seat].size, 0))
    out.add(LEAST_LACK + districts_left(s))
    out.add(GOLD + min(s.gold[seat], RICH - 1))
    out.add(HAND + min(len(s.hands[seat]), FULL - 1))
    out.add(PLAYERS + s.seats)
    add_cards(out, s, seat, len(numbers))
    add_characters(out, s, seat)
    return out


def standing(s: CitadelsState, seat: int, points: list[int]) -> list[float]:
    """How a seat compares with the others."""
    own = s.cities[seat]
    left = districts_left(s)
    best, largest, gold, cards = -9, 0, 0, 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points[other])
            largest = max(largest, s.cities[other].size)
            gold += s.gold[other]
            cards += len(s.hands[other])
    others = s.seats - 1.0
    lead = (points[seat] - best) * 0.1
    return [
        1.0,
        points[seat] * 0.05,
        lead,
        own.size * 0.125,
        (own.size - largest) * 0.25,
        min(s.gold[seat], 12) * 0.2,
        s.gold[seat] * 0.2 - gold / others * 0.2,
        min(len(s.hands[seat]), 10) * 0.25,
        (len(s.hands[seat]) - cards / others) * 0.25,
        1.0 if s.crown == seat else 0.0,
        ((seat - s.crown) % s.seats) / s.seats,
        summary_of(own).types * 0.2,
        1.0 if s.first_complete == seat else 0.0,
        1.0 if own.size >= s.goal else 0.0,
        s.round * 0.1,
        points[seat] * 0.05 if left <= 1 else 0.0,
        lead if left <= 1 else 0.0,
        lead if left == 0 else 0.0,
    ]


def add_cards(out: Features, s: CitadelsState, seat: int, at: int) -> None:
    """The city and the hand."""
    city = s.cities[seat]
    for district in city.districts:
        kind = KIND[district]
        out.add(CITY_TYPES + TYPE[district], 0.33)
        if kind >= KINDS - UNIQUE_KINDS:
            out.add(CITY_UNIQUES + kind - KINDS + UNIQUE_KINDS)
    useful, worth, affordable, dearest = 0, 0, 0, 0
    for card in s.hands[seat]:
        kind, cost = KIND[card], COST[card]
        out.add(HAND_TYPES + TYPE[card], 0.5)
        if kind >= KINDS - UNIQUE_KINDS:
            out.add(HAND_UNIQUES + kind - KINDS + UNIQUE_KINDS)
        if kind not in city.kinds:
            useful += 1
            worth += cost
            if cost <= s.gold[seat] + 2:
                affordable += 1
                dearest = max(dearest, cost)
    out.add(NUMBERS + at, min(useful, 8) * 0.25)
    out.add(NUMBERS + at + 1, worth / (useful + 1.0) * 0.2)
    out.add(NUMBERS + at + 2, min(affordable, 5) * 0.3)
    out.add(NUMBERS + at + 3, dearest * 0.2)


def add_characters(out: Features, s: CitadelsState, seat: int) -> None:
    """Those in play, those of the seat that have yet to act, and their marks."""
    for character in s.cast:
        out.add(IN_PLAY + character.number)
    for at, rank in enumerate(s.draft):
        if s.owners[at] == seat and rank > s.called:
            out.add(HELD + s.cast[rank - 1].number)
            if rank == s.killed:
                out.add(MARKED)
            if rank == s.bewitched:
                out.add(MARKED + 1)
            if rank == s.robbed:
                out.add(MARKED + 2, 0.2 * min(s.gold[seat], 10))


def choice_features(s: CitadelsState, seat: int, choice: int) -> Features:
    """A choice by its verb and operands."""
    verb = verb_of(choice)
    out = Features()
    out.add(VERBS + verb)
    one, two = OPERANDS[verb]
    add_operand(out, s, seat, verb, one, first(choice))
    add_operand(out, s, seat, verb, two, second(choice))
    return out


def add_operand(out: Features, s: CitadelsState, seat: int, verb: int, kind: int, number: int) -> None:
    if kind == _CHARACTER:
        out.add((TAKEN if verb == TAKE else NAMED) + number)
    elif kind == _DISTRICT:
        district = number & ~COIN
        card = CARD_OF_KIND[district]
        out.add(DISTRICT + district)
        out.add(OF_TYPE + TYPE[card])
        out.add(COSTS, COST[card] * 0.2)
        out.add(COSTS + 1, (s.gold[seat] - COST[card]) * 0.2)
        out.add(COSTS + 2, 1.0 if summary_of(s.cities[seat]).counts[TYPE[card]] else 0.0)
    elif kind == _SEAT:
        add_other(out, s, seat, number)
    elif kind == _TYPE:
        out.add(OF_TYPE + number)
    elif kind == _NUMBER:
        out.add(NUMBER, number * 0.25)


def add_other(out: Features, s: CitadelsState, seat: int, other: int) -> None:
    """A seat that a choice is about, by what everybody can see."""
    lead = points_now(s, other) - points_now(s, seat)
    numbers = [
        1.0,
        lead * 0.1,
        s.cities[other].size * 0.125,
        1.0 if s.goal - s.cities[other].size <= 2 else 0.0,
        min(s.gold[other], 12) * 0.2,
        (len(s.hands[other]) - len(s.hands[seat])) * 0.25,
        ((other - seat) % s.seats) / (s.seats + 0.0),
        1.0 if s.crown == other else 0.0,
    ]
    for at, number in enumerate(numbers):
        out.add(OTHER + at, number)
