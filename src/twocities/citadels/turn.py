"""The turn phase (C3): calling the ranks, gathering, the turn, the end of the round."""

from typing import Final

from twocities.citadels import build, events, reasons
from twocities.citadels.cards import KIND, UNIQUE
from twocities.citadels.character import Character
from twocities.citadels.characters.rank2 import ASK_BRIBE
from twocities.citadels.choices import BUILD, END, GATHER_CARDS, GATHER_GOLD, KEEP
from twocities.citadels.decision import Decision
from twocities.citadels.draft import begin_round
from twocities.citadels.score import score
from twocities.citadels.state import NOBODY, OVER, ROUND_END, SETTLE, CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame

# -- calling


def next_turn(s: CitadelsState) -> None:
    """The Witch resumes, or the next rank is called, or the round ends."""
    if s.resuming:
        s.resuming = False
        role = s.cast[s.bewitched - 1]
        start_turn(s, s.shown[1], role)
        s.tell(events.RESUMED, s.actor, role.number)
        s.gathered = True
        role.begin(s, s.actor)
    elif s.called < len(s.cast):
        s.called += 1
        call(s, s.called)
    else:
        s.phase = ROUND_END


def call(s: CitadelsState, rank: int) -> None:
    """A rank is called; if its character is killed or nobody has it, nobody answers (C3.1)."""
    s.tell(events.CALLED, s.crown, rank)
    seat = NOBODY if rank == s.killed else s.owner_of(rank)
    if seat == NOBODY:
        return
    reveal(s, rank, seat)
    if rank == s.robbed and s.gold[seat]:
        loot = s.gold[seat]
        s.move_gold(seat, s.thief, loot)
        s.tell(events.ROBBED, s.thief, seat, loot)
    start_turn(s, seat, s.cast[rank - 1])
    threatened = s.threats & ~s.settled & 1 << rank and s.blackmailer != seat
    if s.role.halts or rank == s.bewitched or threatened:
        s.restricted = True
    else:
        s.open_turn()


def reveal(s: CitadelsState, rank: int, seat: int) -> None:
    s.shown[rank] = seat
    s.tell(events.REVEALED, seat, s.cast[rank - 1].number)


def start_turn(s: CitadelsState, seat: int, role: Character) -> None:
    s.actor = seat
    s.role = role
    s.restricted = s.gathered = False
    s.built = s.used = s.paid = s.beautified = 0
    s.ask(TURN, seat)


# -- the turn


class Turn(Decision):
    """Gathering, using powers and districts, and building, in any order the rules allow; then ending."""

    name = "turn"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        out = []
        if not s.gathered:
            out.append(GATHER_GOLD)
            if s.deck:
                out.append(GATHER_CARDS)
            if s.restricted:
                return out
        s.role.powers(s, seat, out)
        for unique in s.cities[seat].works:
            unique.actions(s, seat, out)
        if s.gathered:
            build.build_choices(s, seat, out)
            if s.role.duty(s) is None:
                out.append(END)
        return out

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        verb = verb_of(choice)
        if verb in (GATHER_GOLD, GATHER_CARDS):
            return reasons.ALREADY_GATHERED if s.gathered else reasons.DECK_EMPTY
        if s.restricted:
            halted = s.role.halts or s.role.rank == s.bewitched
            return reasons.ONLY_GATHER if halted else reasons.THREATENED
        if verb == END:
            return s.role.duty(s) or reasons.GATHER_FIRST
        if verb in build.BUILDING_VERBS:
            return build.why_not(s, seat, choice)
        if verb in s.role.verbs:
            return s.role.why_not(s, seat, choice)
        for unique in UNIQUE:
            if verb == unique.verb:
                return self._why_not_district(s, seat, unique.card, choice)
        return reasons.NOT_YOUR_POWER

    def _why_not_district(self, s: CitadelsState, seat: int, card: int, choice: int) -> Reason:
        if s.cities[seat].find_card(card) < 0:
            return reasons.NOT_YOUR_DISTRICT
        if not s.once(verb_of(choice)):
            return reasons.ALREADY_USED
        return UNIQUE[card].why_not(s, seat, choice)

    def price(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> int:
        verb = verb_of(choice)
        if verb == BUILD:
            return build.gold_for(s, seat, s.find_in_hand(seat, first(choice)))
        return s.role.fee(s, choice) if verb in s.role.verbs else 0

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        verb = verb_of(choice)
        if verb == END:
            end_turn(s, seat)
            return
        s.stack.append(frame)
        if verb == GATHER_GOLD:
            gather_gold(s, seat)
        elif verb == GATHER_CARDS:
            gather_cards(s, seat)
        elif verb in build.BUILDING_VERBS:
            build.build(s, seat, choice)
        elif verb in s.role.verbs:
            s.role.use(s, seat, choice)
        else:
            for unique in s.cities[seat].works:
                if unique.verb == verb:
                    unique.use(s, seat, choice)


TURN: Final = Turn()


def gather_gold(s: CitadelsState, seat: int) -> None:
    amount = 2
    for unique in s.cities[seat].works:
        amount = unique.gather_gold(amount)
    s.gain(seat, amount)
    after_gathering(s)


def gather_cards(s: CitadelsState, seat: int) -> None:
    amount = 2
    keeps_all = False
    for unique in s.cities[seat].works:
        amount = unique.gather_cards(amount)
        keeps_all = keeps_all or unique.keeps_all
    if keeps_all or len(s.deck) == 1:  # C10.3, C10.5
        s.draw(seat, amount)
        after_gathering(s)
        return
    cards = s.lift(seat, amount)
    s.tell(events.LIFTED, seat, cards=cards, to=1 << seat)
    s.ask(KEEP_DRAWN, seat, cards=cards)


class KeepDrawn(Decision):
    """Keep one of the cards drawn when gathering; the others go under the deck (C3.2)."""

    name = "keep-drawn"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [pack(KEEP, kind) for kind in sorted({KIND[card] for card in frame.cards})]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        rest = s.keep_one(seat, frame.cards, first(choice))
        s.tell(events.PUT_UNDER, seat, cards=rest, to=1 << seat)
        s.put_under(rest)
        after_gathering(s)


KEEP_DRAWN: Final = KeepDrawn()


def after_gathering(s: CitadelsState) -> None:
    """The turn continues, stops (Witch), ends (bewitched) or waits for a bribe (threatened)."""
    s.gathered = True
    if not s.restricted:
        return
    if s.role.halts:
        s.stack.pop()
        s.role.halt(s, s.actor)
    elif s.role.rank == s.bewitched:
        s.stack.pop()
        s.role.crown(s, s.actor)  # C5.2a
        s.tell(events.TURN_ENDED, s.actor)
        s.resuming = True
    else:
        s.ask(ASK_BRIBE, s.actor)


def end_turn(s: CitadelsState, seat: int) -> None:
    for unique in s.cities[seat].works:
        unique.turn_end(s, seat)
    s.role.turn_end(s, seat)
    s.tell(events.TURN_ENDED, seat)


# -- the end of the round


def end_round(s: CitadelsState) -> None:
    """A killed rank 4 acts now (C3.7)."""
    s.phase = SETTLE
    if s.killed == 4 and s.owner_of(4) != NOBODY:
        reveal(s, 4, s.owner_of(4))
        s.cast[3].killed_round_end(s, s.owner_of(4))


def settle(s: CitadelsState) -> None:
    """What else happens at the end of the round, after the crown (C10.14); then the next round or the end (C4.1)."""
    for character in s.cast:
        if s.shown[character.rank] != NOBODY:
            character.round_end(s, s.shown[character.rank])
    if s.first_complete == NOBODY:
        begin_round(s)
        return
    s.phase = OVER
    for seat in range(s.seats):
        s.tell(events.SCORED, seat, score(s, seat))
