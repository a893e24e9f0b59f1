"""Rank 7: Architect, Navigator, Scholar."""

from typing import Final

from twocities.citadels import events, reasons
from twocities.citadels.cards import KIND
from twocities.citadels.character import Character
from twocities.citadels.choices import BONUS_CARDS, BONUS_GOLD, KEEP, STUDY
from twocities.citadels.decision import Decision
from twocities.citadels.state import CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack
from twocities.core.decision import Frame


class Architect(Character):
    name = "architect"
    clause = "C5.19"
    rank = 7
    limit = 3
    verbs = (BONUS_CARDS,)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(BONUS_CARDS) and s.deck:
            out.append(BONUS_CARDS)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return reasons.DECK_EMPTY if s.once(BONUS_CARDS) else reasons.ALREADY_USED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(BONUS_CARDS)
        s.draw(seat, 2)


class Navigator(Character):
    name = "navigator"
    clause = "C5.20"
    rank = 7
    limit = 0
    verbs = (BONUS_GOLD, BONUS_CARDS)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(BONUS_GOLD):
            out.append(BONUS_GOLD)
            if s.deck:
                out.append(BONUS_CARDS)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return reasons.DECK_EMPTY if s.once(BONUS_GOLD) else reasons.ALREADY_USED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(BONUS_GOLD)
        if choice == BONUS_GOLD:
            s.gain(seat, 4)
        else:
            s.draw(seat, 4)


class KeepStudied(Decision):
    """The Scholar keeps one of the cards drawn and shuffles the rest into the deck."""

    name = "keep-studied"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [pack(KEEP, kind) for kind in sorted({KIND[card] for card in frame.cards})]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        s.deck.extend(s.keep_one(seat, frame.cards, first(choice)))
        s.knowledge.mix(tuple(s.deck), 0)
        s.rng.shuffle(s.deck)
        s.tell(events.SHUFFLED, seat)


KEEP_STUDIED: Final = KeepStudied()


class Scholar(Character):
    name = "scholar"
    clause = "C5.21"
    rank = 7
    limit = 2
    verbs = (STUDY,)
    asks = (KEEP_STUDIED,)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(STUDY) and s.deck:
            out.append(STUDY)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return reasons.DECK_EMPTY if s.once(STUDY) else reasons.ALREADY_USED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(STUDY)
        cards = s.lift(seat, 7)
        s.tell(events.LIFTED, seat, cards=cards, to=1 << seat)
        s.ask(KEEP_STUDIED, seat, cards=cards)


RANK7: Final = (Architect(), Navigator(), Scholar())
