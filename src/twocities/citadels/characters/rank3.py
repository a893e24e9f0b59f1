"""Rank 3: Magician, Wizard, Seer."""

from typing import Final

from twocities.citadels import build, events, reasons
from twocities.citadels.character import Character, seat_obstacle
from twocities.citadels.choices import (
    BUILD_NOW,
    DRAW,
    FORESEE,
    GIVE,
    LOOK,
    POCKET,
    REDRAW,
    SET_ASIDE,
    SWAP_HANDS,
)
from twocities.citadels.decision import Decision
from twocities.citadels.state import CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame


class SetAside(Decision):
    """The Magician sets cards aside one by one, then draws as many."""

    name = "set-aside"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        out = [pack(SET_ASIDE, kind) for kind in s.kinds_in_hand(seat)]
        return [*out, DRAW] if frame.cards else out

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        cards = frame.cards
        if choice != DRAW:
            s.ask(self, seat, cards=(*cards, s.lay_aside(seat, first(choice))))
            return
        s.tell(events.PUT_UNDER, seat, cards=cards, to=1 << seat)
        s.put_under(cards)  # before drawing (C10.4)
        s.draw(seat, len(cards))


ASK_SET_ASIDE: Final = SetAside()


class Magician(Character):
    name = "magician"
    clause = "C5.7"
    rank = 3
    verbs = (SWAP_HANDS, REDRAW)
    asks = (ASK_SET_ASIDE,)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(SWAP_HANDS):
            out.extend(pack(SWAP_HANDS, other) for other in range(s.seats) if other != seat)
            if s.hands[seat]:
                out.append(REDRAW)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        if not s.once(SWAP_HANDS):
            return reasons.ALREADY_USED
        if choice == REDRAW:
            return reasons.EMPTY_HAND
        return seat_obstacle(s, seat, first(choice)) or reasons.NOT_OFFERED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(SWAP_HANDS)
        if choice == REDRAW:
            s.ask(ASK_SET_ASIDE, seat)
            return
        other = first(choice)
        s.hands[seat], s.hands[other] = s.hands[other], s.hands[seat]
        both = 1 << seat | 1 << other
        s.knowledge.look(s.hands[seat], seat)
        s.knowledge.look(s.hands[other], other)
        s.tell(events.SWAPPED_HANDS, seat, other)
        s.tell(events.RECEIVED_HAND, seat, cards=s.hands[seat], to=both)
        s.tell(events.RECEIVED_HAND, other, cards=s.hands[other], to=both)


class TakeCard(Decision):
    """The Wizard takes one card from the hand: to build it at once, or into hand."""

    name = "take-card"

    def about(self, s: CitadelsState, frame: Frame) -> int:
        return frame.number

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        victim = frame.number
        pocket = [pack(POCKET, kind) for kind in s.kinds_in_hand(victim)]
        return pocket + build.now_choices(s, seat, victim)

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        victim = frame.number
        if verb_of(choice) == BUILD_NOW or verb_of(choice) in build.WAYS_AT_ONCE:
            return build.why_not_now(s, seat, victim, choice)
        return reasons.NOT_IN_HAND if verb_of(choice) == POCKET else reasons.UNRESOLVED

    def price(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> int:
        victim = frame.number
        if verb_of(choice) != BUILD_NOW:
            return 0
        return build.gold_for(s, seat, s.find_in_hand(victim, first(choice)))

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        victim = frame.number
        if verb_of(choice) != POCKET:
            build.build_now(s, seat, victim, choice)
            return
        card = s.find_in_hand(victim, first(choice))
        s.give_card(victim, seat, card)
        s.tell(events.TOOK_CARD, seat, victim, cards=(card,), to=1 << seat | 1 << victim)


TAKE_CARD: Final = TakeCard()


class Wizard(Character):
    name = "wizard"
    clause = "C5.8"
    rank = 3
    verbs = (LOOK,)
    asks = (TAKE_CARD,)
    duplicates = True

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(LOOK):
            out.extend(pack(LOOK, other) for other in range(s.seats) if other != seat and s.hands[other])

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        if not s.once(LOOK):
            return reasons.ALREADY_USED
        return seat_obstacle(s, seat, first(choice)) or reasons.EMPTY_HAND

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(LOOK)
        victim = first(choice)
        hand = s.hands[victim]
        s.knowledge.look(hand, seat)
        s.tell(events.LOOKED, seat, victim, cards=hand, to=1 << seat | 1 << victim)
        s.ask(TAKE_CARD, seat, victim)


class GiveBack(Decision):
    """The Seer gives a card to each player she took one from (a bit each), in seat order."""

    name = "give-back"

    def about(self, s: CitadelsState, frame: Frame) -> int:
        return (frame.number & -frame.number).bit_length() - 1  # the next player to get one

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [pack(GIVE, kind) for kind in s.kinds_in_hand(seat)]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        victims, victim = frame.number, self.about(s, frame)
        card = s.find_in_hand(seat, first(choice))
        s.give_card(seat, victim, card)
        s.tell(events.GAVE_CARD, seat, victim, cards=(card,), to=1 << seat | 1 << victim)
        if victims & (victims - 1):
            s.ask(self, seat, victims & (victims - 1))


GIVE_BACK: Final = GiveBack()


class Seer(Character):
    name = "seer"
    clause = "C5.9"
    rank = 3
    limit = 2
    verbs = (FORESEE,)
    asks = (GIVE_BACK,)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(FORESEE) and self.victims(s, seat):
            out.append(FORESEE)

    def victims(self, s: CitadelsState, seat: int) -> list[int]:
        return [other for other in range(s.seats) if other != seat and s.hands[other]]

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return reasons.EMPTY_HAND if s.once(FORESEE) else reasons.ALREADY_USED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(FORESEE)
        victims = self.victims(s, seat)
        for victim in victims:
            s.take_random_card(seat, victim)
        s.ask(GIVE_BACK, seat, sum(1 << victim for victim in victims))


RANK3: Final = (Magician(), Wizard(), Seer())
