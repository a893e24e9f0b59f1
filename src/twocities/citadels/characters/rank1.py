"""Rank 1: Assassin, Witch, Magistrate."""

from typing import Final

from twocities.citadels import events, reasons
from twocities.citadels.character import Character, Namer, rank_named
from twocities.citadels.choices import BEWITCH, KILL, SIGN, WARRANT
from twocities.citadels.decision import Decision
from twocities.citadels.state import CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame


class Assassin(Namer):
    name = "assassin"
    clause = "C5.1"
    rank = 1
    verb = KILL
    verbs = (KILL,)

    def mark(self, s: CitadelsState, seat: int, rank: int) -> None:
        s.killed = rank


class NameBewitched(Decision):
    """The Witch must name a character after gathering; then her turn stops."""

    name = "name-bewitched"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return WITCH.targets(s)

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        return WITCH.why_not_target(s, choice) if verb_of(choice) == BEWITCH else reasons.UNRESOLVED

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        WITCH.use(s, seat, choice)


NAME_BEWITCHED: Final = NameBewitched()


class Witch(Namer):  # how her turn stops and resumes: turn.py
    name = "witch"
    clause = "C5.2"
    rank = 1
    verb = BEWITCH
    asks = (NAME_BEWITCHED,)
    halts = True

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        """None during her turn: she names her victim when it stops."""

    def halt(self, s: CitadelsState, seat: int) -> None:
        s.ask(NAME_BEWITCHED, seat)

    def mark(self, s: CitadelsState, seat: int, rank: int) -> None:
        s.bewitched = rank


class SignWarrant(Decision):
    """The Magistrate signs one of the three warrants in secret."""

    name = "sign-warrant"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [pack(SIGN, c.number) for c in s.cast if s.warrants >> c.rank & 1]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        s.signed = rank_named(choice)
        s.tell(events.SIGNED, seat, first(choice), to=1 << seat)


SIGN_WARRANT: Final = SignWarrant()


class PlaceWarrant(Decision):
    """The Magistrate's second and third warrant."""

    name = "place-warrant"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return MAGISTRATE.targets(s)

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        return MAGISTRATE.why_not_target(s, choice) if verb_of(choice) == WARRANT else reasons.UNRESOLVED

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        MAGISTRATE.use(s, seat, choice)


PLACE_WARRANT: Final = PlaceWarrant()


class Magistrate(Namer):  # the confiscation itself: build.py
    name = "magistrate"
    clause = "C5.3"
    rank = 1
    verb = WARRANT
    verbs = (WARRANT,)
    asks = (PLACE_WARRANT, SIGN_WARRANT)

    def obstacle(self, s: CitadelsState, target: Character) -> Reason | None:
        return reasons.ALREADY_MARKED if s.warrants >> target.rank & 1 else None

    def mark(self, s: CitadelsState, seat: int, rank: int) -> None:
        s.magistrate = seat
        s.warrants |= 1 << rank
        s.ask(PLACE_WARRANT if s.warrants.bit_count() < 3 else SIGN_WARRANT, seat)


WITCH: Final = Witch()
MAGISTRATE: Final = Magistrate()
RANK1: Final = (Assassin(), WITCH, MAGISTRATE)
