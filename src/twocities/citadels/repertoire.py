"""The kinds of action that belong to a turn, possible now or not, each as choices of that kind."""

from twocities.citadels.build import WAYS
from twocities.citadels.choices import (
    BEAUTIFY,
    BUILD,
    BUILD_NECROPOLIS,
    BUILD_ON_LOAN,
    END,
    GATHER_CARDS,
    GATHER_GOLD,
)
from twocities.citadels.state import CitadelsState
from twocities.citadels.text import GRAMMAR
from twocities.citadels.turn import TURN
from twocities.core.choice import pack


def repertoire(s: CitadelsState, seat: int) -> list[list[int]]:
    """The repertoire of the deciding seat; empty unless it is that seat's turn."""
    if s.stack[-1].decision is not TURN:
        return []
    city = s.cities[seat]
    out = [] if s.gathered else [[GATHER_GOLD], [GATHER_CARDS]]
    out += [examples(s, seat, verb) for verb in s.role.verbs]
    out += [examples(s, seat, unique.verb) for unique in city.works if unique.verb >= 0]
    return [*out, *ways_to_build(s, seat), [END]]


def ways_to_build(s: CitadelsState, seat: int) -> list[list[int]]:
    """The ways of building that the city, the hand and the character allow at all."""
    city, hand = s.cities[seat], s.hands[seat]
    out = [examples(s, seat, BUILD)]
    for way, unique in WAYS.items():
        if unique in city.works if unique.for_any else unique.card in hand:
            out.append(examples(s, seat, way))
    if s.role.lends:
        kinds, others = s.kinds_in_hand(seat), [other for other in range(s.seats) if other != seat]
        out.append([pack(BUILD_ON_LOAN, kind, other) for kind in kinds for other in others] or [BUILD_ON_LOAN])
    return out


def examples(s: CitadelsState, seat: int, verb: int) -> list[int]:
    """Choices with a verb about what is on the table or, if nothing suits, about anything."""
    others = [other for other in range(s.seats) if other != seat]
    out: list[int] = []
    operands = GRAMMAR.kinds[verb]
    if operands == ("character",):
        out = [pack(verb, character.number) for character in s.cast if character is not s.role]
    elif operands == ("seat",):
        out = [pack(verb, other) for other in others]
    elif operands == ("type", "seat"):
        out = [pack(verb, 0, other) for other in others]
    elif operands == ("district", "seat"):
        out = [pack(verb, face, owner) for owner in range(s.seats) for face in s.cities[owner].faces]
    elif verb in (BEAUTIFY, BUILD_NECROPOLIS):
        out = [pack(verb, face) for face in s.cities[seat].faces]
    elif operands == ("district",):
        out = [pack(verb, kind) for kind in s.kinds_in_hand(seat)]
    return out or [pack(verb)]
