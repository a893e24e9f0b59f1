"""Rank 9: Queen, Artist, Tax Collector."""

from typing import Final

from twocities.citadels import events, reasons
from twocities.citadels.cards import COIN
from twocities.citadels.character import Character
from twocities.citadels.choices import BEAUTIFY, BONUS_GOLD, COLLECT
from twocities.citadels.state import NOBODY, CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack


class Queen(Character):
    name = "queen"
    clause = "C5.25"
    rank = 9
    fewest = 5
    too_few = reasons.NO_QUEEN
    stand_in = "artist"
    verbs = (BONUS_GOLD,)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(BONUS_GOLD) and s.shown[4] != NOBODY and s.adjacent(seat, s.shown[4]):
            out.append(BONUS_GOLD)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return reasons.NOTHING_TO_GAIN if s.once(BONUS_GOLD) else reasons.ALREADY_USED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(BONUS_GOLD)
        s.gain(seat, 3)

    def round_end(self, s: CitadelsState, seat: int) -> None:
        if s.killed == 4 and s.shown[4] != NOBODY and s.adjacent(seat, s.shown[4]):
            s.gain(seat, 3)


class Artist(Character):
    name = "artist"
    clause = "C5.26"
    rank = 9
    verbs = (BEAUTIFY,)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.beautified < 2 and s.gold[seat]:
            out.extend(pack(BEAUTIFY, face) for face in s.cities[seat].faces if not face & COIN)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        if s.beautified == 2:
            return reasons.ALREADY_USED
        if s.cities[seat].find(first(choice)) < 0:
            return reasons.NO_SUCH_DISTRICT
        return reasons.ALREADY_BEAUTIFIED if first(choice) & COIN else reasons.TOO_EXPENSIVE

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        district = s.cities[seat].find(first(choice))
        s.pay(seat, 1)
        s.beautified += 1
        s.cities[seat] = s.cities[seat].beautify(district)
        s.tell(events.BEAUTIFIED, seat, first(choice))


class TaxCollector(Character):  # the tax itself: build.py
    name = "tax-collector"
    clause = "C5.27"
    rank = 9
    verbs = (COLLECT,)
    untaxed = True

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(COLLECT) and s.taxes:
            out.append(COLLECT)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return reasons.NOTHING_TO_GAIN if s.once(COLLECT) else reasons.ALREADY_USED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(COLLECT)
        s.gold[seat] += s.taxes
        s.tell(events.COLLECTED, seat, s.taxes)
        s.taxes = 0


RANK9: Final = (Queen(), Artist(), TaxCollector())
