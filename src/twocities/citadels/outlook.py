"""What follows from the rules for a decision: what can still be built, who gets the remaining characters."""

from collections.abc import Sequence

from twocities.citadels.build import BUILDING_VERBS, card_built
from twocities.citadels.cards import KIND, KIND_NAMES
from twocities.citadels.choices import BUILD
from twocities.citadels.documents import Outlook
from twocities.citadels.draft import passes_to, to_choose, took_before
from twocities.citadels.state import NOBODY, SELECTION, CitadelsState
from twocities.citadels.turn import TURN
from twocities.core import Reason
from twocities.core.choice import pack, verb_of


def outlook(s: CitadelsState, readers: Sequence[int | None]) -> Outlook:
    in_turn = bool(s.stack) and s.stack[0].decision is TURN
    left = max(0, s.role.limit - s.built) if in_turn else 0
    choosers = tuple(to_choose(s)) if s.phase == SELECTION else ()
    for seat in readers:
        if seat is not None and s.choices(seat):
            if s.phase == SELECTION:
                return Outlook(left, {}, passes_to(s), tuple(took_before(s, seat)), choosers)
            if s.stack[-1].decision is TURN:
                return Outlook(left, unbuildable(s, seat), NOBODY, (), choosers)
    return Outlook(left, {}, NOBODY, (), choosers)


def unbuildable(s: CitadelsState, seat: int) -> dict[str, Reason]:
    """The cards in hand that cannot be built this turn in any way, with the reasons."""
    building = [choice for choice in s.choices(seat) if verb_of(choice) in BUILDING_VERBS]
    buildable = [KIND[card_built(s, seat, choice)] for choice in building]
    others = [kind for kind in s.kinds_in_hand(seat) if kind not in buildable]
    refusals = {KIND_NAMES[kind]: s.explain(seat, pack(BUILD, kind)) for kind in others}
    return {name: reason for name, reason in refusals.items() if reason}
