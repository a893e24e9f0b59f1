"""Rank 2: Thief, Spy, Blackmailer."""

from typing import Final

from twocities.citadels import events, reasons
from twocities.citadels.cards import TYPE, TYPE_NAMES
from twocities.citadels.character import Character, Namer, rank_named, seat_obstacle
from twocities.citadels.choices import BRIBE, FLOWER, LET_PASS, REFUSE, REVEAL, ROB, SPY, THREATEN
from twocities.citadels.decision import Decision
from twocities.citadels.state import CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame


def out_of_reach(s: CitadelsState, target: Character) -> Reason | None:
    """Characters that neither the Thief nor the Blackmailer may mark."""
    if target.rank == 1:
        return reasons.RANK_ONE
    if target.rank == s.killed:
        return reasons.KILLED
    if target.rank == s.bewitched:
        return reasons.BEWITCHED
    return None


class Thief(Namer):
    name = "thief"
    clause = "C5.4"
    rank = 2
    verb = ROB
    verbs = (ROB,)

    def obstacle(self, s: CitadelsState, target: Character) -> Reason | None:
        return reasons.OWN_CHARACTER if target is self else out_of_reach(s, target)

    def mark(self, s: CitadelsState, seat: int, rank: int) -> None:
        s.robbed = rank
        s.thief = seat


class Spy(Character):
    name = "spy"
    clause = "C5.5"
    rank = 2
    verbs = (SPY,)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(SPY):
            types = range(len(TYPE_NAMES))
            out.extend(pack(SPY, t, other) for other in range(s.seats) if other != seat for t in types)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        if not s.once(SPY):
            return reasons.ALREADY_USED
        return seat_obstacle(s, seat, second(choice)) or reasons.NOT_OFFERED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(SPY)
        wanted, victim = first(choice), second(choice)
        hand = s.hands[victim]
        s.knowledge.look(hand, seat)
        s.tell(events.SPIED, seat, victim, wanted, cards=hand, to=1 << seat | 1 << victim)
        matching = sum(TYPE[card] == wanted for card in hand)
        loot = min(matching, s.gold[victim])
        if loot:
            s.move_gold(victim, seat, loot)
            s.tell(events.TOOK_GOLD, seat, victim, loot)
        s.draw(seat, matching)


class PlaceThreat(Decision):
    """The Blackmailer's second threat."""

    name = "place-threat"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return BLACKMAILER.targets(s)

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        return BLACKMAILER.why_not_target(s, choice) if verb_of(choice) == THREATEN else reasons.UNRESOLVED

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        BLACKMAILER.use(s, seat, choice)


class PickFlower(Decision):
    """The Blackmailer decides in secret which threat is the real one."""

    name = "pick-flower"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [pack(FLOWER, c.number) for c in s.cast if s.threats >> c.rank & 1]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        s.real = rank_named(choice)
        s.tell(events.FLOWER_PUT, seat, first(choice), to=1 << seat)


class Bribe(Decision):
    """A threatened player has gathered and now pays half or refuses (C10.11)."""

    name = "bribe"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [BRIBE, REFUSE]

    def price(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> int:
        return s.gold[seat] // 2 if choice == BRIBE else 0

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        s.settled |= 1 << s.role.rank
        if choice == REFUSE:
            s.tell(events.REFUSED, seat, s.blackmailer)
            s.ask(REVEAL_THREAT, s.blackmailer, seat)
            return
        bribe = self.price(s, frame, seat, choice)
        s.move_gold(seat, s.blackmailer, bribe)
        s.tell(events.BRIBED, seat, s.blackmailer, bribe)
        s.open_turn()


class RevealThreat(Decision):
    """The Blackmailer has been refused and may reveal the threat."""

    name = "reveal-threat"

    def about(self, s: CitadelsState, frame: Frame) -> int:
        return frame.number

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [REVEAL, LET_PASS]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        victim = frame.number
        if choice == LET_PASS:
            s.tell(events.LET_PASS, seat)
        else:
            s.exposed = True
            loot = s.gold[victim] if s.role.rank == s.real else 0
            s.move_gold(victim, seat, loot)
            s.tell(events.THREAT_REVEALED, seat, victim, loot)
            if s.role.rank == s.real:
                s.settled = s.threats  # C10.10
        s.open_turn()


PLACE_THREAT: Final = PlaceThreat()
PICK_FLOWER: Final = PickFlower()
ASK_BRIBE: Final = Bribe()
REVEAL_THREAT: Final = RevealThreat()


class Blackmailer(Namer):
    name = "blackmailer"
    clause = "C5.6"
    rank = 2
    verb = THREATEN
    verbs = (THREATEN,)
    asks = (PLACE_THREAT, PICK_FLOWER, ASK_BRIBE, REVEAL_THREAT)

    def obstacle(self, s: CitadelsState, target: Character) -> Reason | None:
        return reasons.ALREADY_MARKED if s.threats >> target.rank & 1 else out_of_reach(s, target)

    def mark(self, s: CitadelsState, seat: int, rank: int) -> None:
        s.blackmailer = seat
        s.threats |= 1 << rank
        s.ask(PLACE_THREAT if s.threats.bit_count() < 2 else PICK_FLOWER, seat)


BLACKMAILER: Final = Blackmailer()
RANK2: Final = (Thief(), Spy(), BLACKMAILER)
