"""Rank 6: Merchant, Alchemist, Trader."""

from typing import Final

from twocities.citadels import reasons
from twocities.citadels.cards import TRADE
from twocities.citadels.character import Character, Earner
from twocities.citadels.choices import BONUS_GOLD, INCOME
from twocities.citadels.state import CitadelsState
from twocities.core import Reason
from twocities.core.choice import verb_of


class Merchant(Earner):
    name = "merchant"
    clause = "C5.16"
    rank = 6
    type = TRADE
    verbs = (INCOME, BONUS_GOLD)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        super().powers(s, seat, out)
        if s.once(BONUS_GOLD):
            out.append(BONUS_GOLD)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return super().why_not(s, seat, choice) if verb_of(choice) == INCOME else reasons.ALREADY_USED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        if verb_of(choice) == INCOME:
            self.earn(s, seat)
        else:
            s.use_up(BONUS_GOLD)
            s.gain(seat, 1)


class Alchemist(Character):
    name = "alchemist"
    clause = "C5.17"
    rank = 6

    def turn_end(self, s: CitadelsState, seat: int) -> None:
        if s.paid:
            s.gain(seat, s.paid)


class Trader(Earner):
    name = "trader"
    clause = "C5.18"
    rank = 6
    type = TRADE
    free_type = TRADE


RANK6: Final = (Merchant(), Alchemist(), Trader())
