"""Answers to questions that a power asks: which card, which district, yes or no."""

from collections.abc import Sequence

from twocities.citadels.build import price_of
from twocities.citadels.cards import COST, KIND
from twocities.citadels.choices import (
    BORROW_REST,
    BRIBE,
    BUILD_NOW_WITH_CARDS,
    CONFISCATE,
    CROWN,
    DEMAND_CARD,
    DEMAND_GOLD,
    DRAW,
    EXCHANGE_OWN,
    GIVE,
    KEEP,
    LET_PASS,
    PAY_CARD,
    PAY_REST,
    POCKET,
    REFUSE,
    REVEAL,
    SET_ASIDE,
)
from twocities.citadels.state import CitadelsState
from twocities.core.choice import first, verb_of
from twocities.players.citadels import weights as w
from twocities.players.citadels.districts import CARD_OF_KIND, THIEVES_DEN, built_worth, hand_uses, use_of
from twocities.players.citadels.outlook import Outlook
from twocities.players.citadels.turn import Turn


def answer_ratings(s: CitadelsState, seat: int, choices: Sequence[int]) -> list[float]:
    """Ratings for the choices of a decision that is neither a turn nor part of the selection phase."""
    verb = verb_of(choices[0])
    o = Outlook(s, seat)
    if verb == KEEP:
        return [3.0 * keep_worth(o, CARD_OF_KIND[first(choice)]) for choice in choices]
    if verb in (GIVE, SET_ASIDE, PAY_CARD):
        return _part_ratings(o, choices)
    if verb == POCKET:
        return _take_ratings(o, choices)
    if verb == EXCHANGE_OWN:
        turn = Turn(s, seat)
        number = s.stack[-1].number
        taken = s.cities[number & 15].find(number >> 4)
        out = []
        for choice in choices:
            own = o.city.find(first(choice))
            out.append(-3.0 * (turn.kept_worth(own) + o.goods * max(0, COST[taken] - COST[own])))
        return out
    if verb == CROWN:
        turn = Turn(s, seat)
        return [2.0 * turn.crown(first(choice)) for choice in choices]
    return [_simple(o, choice) for choice in choices]


def keep_worth(o: Outlook, card: int) -> float:
    """What it is worth to keep a card that was drawn; little if there is already one in hand."""
    kind = KIND[card]
    for own in o.s.hands[o.seat]:
        if KIND[own] == kind:
            return 0.3
    value = use_of(o, card)
    if COST[card] <= o.gold and o.s.role.limit:
        value += 0.4
    return value


def _part_ratings(o: Outlook, choices: Sequence[int]) -> list[float]:
    """Giving up a card: the least useful first."""
    s = o.s
    uses = hand_uses(o)
    lowest: dict[int, float] = {}
    for at, card in enumerate(s.hands[o.seat]):
        kind = KIND[card]
        lowest[kind] = min(uses[at], lowest.get(kind, 99.0))
    out = []
    for choice in choices:
        verb = verb_of(choice)
        if verb == DRAW:
            out.append(0.0)
        elif verb == PAY_REST:
            out.append(-4.0 * (o.goods + 0.1))
        elif verb == BORROW_REST:
            out.append(-8.0)
        elif verb == SET_ASIDE:
            out.append(6.0 * (w.JUNK - lowest[first(choice)]))
        else:
            out.append(-4.0 * lowest[first(choice)])
    return out


def _take_ratings(o: Outlook, choices: Sequence[int]) -> list[float]:
    """The Wizard takes a card from another player's hand, into hand or to build it at once."""
    s = o.s
    out = []
    for choice in choices:
        verb = verb_of(choice)
        card = THIEVES_DEN if verb == BUILD_NOW_WITH_CARDS else CARD_OF_KIND[first(choice)]
        if verb == POCKET:
            out.append(2.0 * keep_worth(o, card))
        else:
            out.append(w.BUILD_BASE + w.BUILD_SCALE * (built_worth(o, card) - o.goods * price_of(s, o.seat, card)))
    return out


def _simple(o: Outlook, choice: int) -> float:
    """Yes or no, gold or card."""
    s = o.s
    verb = verb_of(choice)
    if verb == CONFISCATE:
        card = s.stack[-1].cards[0]
        return 4.0 * built_worth(o, card)
    if verb == BRIBE:
        if s.exposed or not s.price(o.seat, choice):
            return 8.0
        return 0.3 * (o.gold & 1)
    if verb == REFUSE:
        return 0.0 if o.rounds else -0.5
    if verb == REVEAL:
        return 8.0 if s.role.rank == s.real else -4.0
    if verb == DEMAND_GOLD:
        return 2.0
    if verb == DEMAND_CARD:
        return 3.0 if len(s.hands[o.seat]) < 2 else 1.0
    if verb == LET_PASS:
        return 0.0
    return -8.0
