"""Rank 5: Bishop, Abbot, Cardinal."""

from typing import Final

from twocities.citadels import events, reasons
from twocities.citadels.cards import RELIGIOUS
from twocities.citadels.character import Character, Earner
from twocities.citadels.choices import INCOME, INCOME_MIX, TITHE
from twocities.citadels.state import CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of


class Bishop(Earner):
    name = "bishop"
    clause = "C5.13"
    rank = 5
    type = RELIGIOUS

    def begin(self, s: CitadelsState, seat: int) -> None:
        s.protected = seat


class Abbot(Character):
    name = "abbot"
    clause = "C5.14"
    rank = 5
    verbs = (INCOME_MIX, TITHE)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(INCOME):
            amount = s.cities[seat].count_type(RELIGIOUS)
            if amount:
                out.extend(pack(INCOME_MIX, gold) for gold in range(amount + 1))
        if s.once(TITHE):
            out.extend(pack(TITHE, other) for other in self.richest(s, seat))

    def richest(self, s: CitadelsState, seat: int) -> list[int]:
        most = max(s.gold)
        if s.gold[seat] == most:
            return []
        return [other for other in range(s.seats) if s.gold[other] == most]

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        if verb_of(choice) == TITHE:
            return reasons.NOT_RICHEST if s.once(TITHE) else reasons.ALREADY_USED
        return reasons.NOTHING_TO_GAIN if s.once(INCOME) else reasons.ALREADY_USED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        if verb_of(choice) == TITHE:
            s.use_up(TITHE)
            s.move_gold(first(choice), seat, 1)
            s.tell(events.TOOK_GOLD, seat, first(choice), 1)
            return
        s.use_up(INCOME)
        cards = s.cities[seat].count_type(RELIGIOUS) - first(choice)
        s.gain(seat, first(choice))
        s.draw(seat, cards)


class Cardinal(Earner):  # the loan itself: build.py
    name = "cardinal"
    clause = "C5.15"
    rank = 5
    type = RELIGIOUS
    in_cards = True
    lends = True


RANK5: Final = (Bishop(), Abbot(), Cardinal())
