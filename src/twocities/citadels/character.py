"""What a character can do. The rules call these hooks at the moments they are named for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from twocities.citadels import events, reasons
from twocities.citadels.choices import INCOME
from twocities.citadels.decision import Decision
from twocities.core import Reason
from twocities.core.choice import first, packs

if TYPE_CHECKING:
    from twocities.citadels.state import CitadelsState


RANKS: Final[list[int]] = []  # of all CHARACTERS, by number


def rank_named(choice: int) -> int:
    """The rank of the character that a choice names."""
    return RANKS[first(choice)]


def seat_obstacle(s: CitadelsState, seat: int, other: int) -> Reason | None:
    """Why a power over another player cannot be used on a seat."""
    if other >= s.seats:
        return reasons.NO_SUCH_TARGET
    return reasons.NOT_YOURSELF if other == seat else None


class Character:
    """One character (C5); stateless."""

    name: str = ""
    clause: str = ""
    provenance: str = "rulebook"
    number: int = -1  # in choices and events, given by its place in CHARACTERS
    rank: int = 0
    fewest: int = 0  # players it may be used with (C1.2)
    too_few: Reason = reasons.PLAYER_COUNT  # why not with fewer
    stand_in: str = ""  # who replaces it then, in a suggested set (C8)
    verbs: ClassVar[tuple[int, ...]] = ()  # the choices it offers in its turn
    asks: ClassVar[tuple[Decision, ...]] = ()  # further decisions its powers lead to
    limit: int = 1  # districts it may build in its turn
    halts: bool = False  # its turn halts after gathering
    duplicates: bool = False  # may build duplicates
    lends: bool = False  # may build on loan
    untaxed: bool = False
    heir: bool = False  # killed, takes the crown at the end of the round
    free_type: int = -1  # districts of this type do not count against the limit

    def crown(self, s: CitadelsState, seat: int) -> None:
        """When its player may act, bewitched or not."""

    def begin(self, s: CitadelsState, seat: int) -> None:
        """When its turn opens for the player of the turn."""

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        """What it may do now in its turn, beyond gathering and building."""

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        """Why a choice of its verbs is not among its powers now."""
        return reasons.ALREADY_USED

    def fee(self, s: CitadelsState, choice: int) -> int:
        """The gold that using a power takes, if it has a price."""
        return 0

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        """Do it."""

    def duty(self, s: CitadelsState) -> Reason | None:
        """What it still must do before its turn may end."""
        return None

    def turn_end(self, s: CitadelsState, seat: int) -> None:
        """At the end of its turn, after the districts."""

    def halt(self, s: CitadelsState, seat: int) -> None:
        """When its turn stops after gathering."""

    def round_end(self, s: CitadelsState, seat: int) -> None:
        """At the end of a round in which it was revealed."""

    def killed_round_end(self, s: CitadelsState, seat: int) -> None:
        """At the end of a round in which it was killed."""


class Earner(Character):
    """A character that gains for each district of a type, once per turn (C10.2)."""

    type: int = -1
    in_cards: bool = False
    verbs: ClassVar[tuple[int, ...]] = (INCOME,)

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(INCOME) and s.cities[seat].count_type(self.type) and (s.deck or not self.in_cards):
            out.append(INCOME)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return reasons.NOTHING_TO_GAIN if s.once(INCOME) else reasons.ALREADY_USED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        self.earn(s, seat)

    def earn(self, s: CitadelsState, seat: int) -> None:
        s.use_up(INCOME)
        amount = s.cities[seat].count_type(self.type)
        if self.in_cards:
            s.draw(seat, amount)
        else:
            s.gain(seat, amount)


class Namer(Character):
    """A character that names another one as the victim of its power, once per turn."""

    verb: int = -1

    def __init__(self) -> None:
        self.namings = packs(self.verb)  # by the character named

    def obstacle(self, s: CitadelsState, target: Character) -> Reason | None:
        """Why a character cannot be named."""
        return reasons.OWN_CHARACTER if target is self else None

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(self.verb):
            out.extend(self.targets(s))

    def targets(self, s: CitadelsState) -> list[int]:
        return [self.namings[c.number] for c in s.cast if self.obstacle(s, c) is None]

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return self.why_not_target(s, choice) if s.once(self.verb) else reasons.ALREADY_USED

    def why_not_target(self, s: CitadelsState, choice: int) -> Reason:
        """Why the character a choice names cannot be named."""
        for target in s.cast:
            if target.number == first(choice):
                return self.obstacle(s, target) or reasons.NOT_OFFERED
        return reasons.NO_SUCH_TARGET

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(self.verb)
        s.tell(events.NAMED, seat, first(choice), self.verb)
        self.mark(s, seat, rank_named(choice))

    def mark(self, s: CitadelsState, seat: int, rank: int) -> None:
        """Put the mark on the named character."""
