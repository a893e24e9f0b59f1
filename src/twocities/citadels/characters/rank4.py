"""Rank 4: King, Emperor, Patrician."""

from typing import Final

from twocities.citadels import events, reasons
from twocities.citadels.cards import NOBLE
from twocities.citadels.character import Earner, seat_obstacle
from twocities.citadels.choices import CROWN, DEMAND_CARD, DEMAND_GOLD, DEMAND_NOTHING, INCOME
from twocities.citadels.decision import Decision
from twocities.citadels.state import CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame


class King(Earner):
    name = "king"
    clause = "C5.10"
    rank = 4
    type = NOBLE
    heir = True

    def crown(self, s: CitadelsState, seat: int) -> None:
        s.set_crown(seat)

    def killed_round_end(self, s: CitadelsState, seat: int) -> None:
        s.set_crown(seat)


class Patrician(King):
    name = "patrician"
    clause = "C5.12"
    in_cards = True


class Demand(Decision):
    """The Emperor takes 1 gold or a random card from the player just crowned, or declines (C10.13)."""

    name = "demand"

    def about(self, s: CitadelsState, frame: Frame) -> int:
        return frame.number

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        crowned = frame.number
        out = [DEMAND_GOLD] if s.gold[crowned] else []
        if s.hands[crowned]:
            out.append(DEMAND_CARD)
        return [*out, DEMAND_NOTHING]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        crowned = frame.number
        if choice == DEMAND_GOLD:
            s.move_gold(crowned, seat, 1)
            s.tell(events.TOOK_GOLD, seat, crowned, 1)
        elif choice == DEMAND_CARD:
            s.take_random_card(seat, crowned)


class HeirCrown(Decision):
    """The adviser of a killed Emperor gives the crown at the end of the round, but takes no gold or card."""

    name = "heir-crown"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return receivers(s, seat)

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        s.set_crown(first(choice))


DEMAND: Final = Demand()
HEIR_CROWN: Final = HeirCrown()


def receivers(s: CitadelsState, giver: int) -> list[int]:
    """Who can be given the crown: neither the player who has it nor the giver (C10.12)."""
    return [pack(CROWN, seat) for seat in range(s.seats) if seat not in (giver, s.crown)]


class Emperor(Earner):
    name = "emperor"
    clause = "C5.11"
    rank = 4
    fewest = 3
    too_few = reasons.NO_EMPEROR
    stand_in = "king"
    type = NOBLE
    verbs = (INCOME, CROWN)
    asks = (DEMAND, HEIR_CROWN)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        super().powers(s, seat, out)
        if s.once(CROWN):
            out.extend(receivers(s, seat))

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        if verb_of(choice) == INCOME:
            return super().why_not(s, seat, choice)
        if not s.once(CROWN):
            return reasons.ALREADY_USED
        return seat_obstacle(s, seat, first(choice)) or reasons.HOLDS_CROWN

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        if verb_of(choice) == INCOME:
            self.earn(s, seat)
            return
        s.use_up(CROWN)
        s.set_crown(first(choice))
        s.ask(DEMAND, seat, first(choice))

    def duty(self, s: CitadelsState) -> Reason | None:
        return reasons.MUST_CROWN if s.once(CROWN) else None

    def killed_round_end(self, s: CitadelsState, seat: int) -> None:
        s.ask(HEIR_CROWN, seat)


RANK4: Final = (King(), Emperor(), Patrician())
