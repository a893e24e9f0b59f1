"""What a character can do. The rules call these hooks at the moments they are named after."""

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
    fewest: int = 0  # number of players it needs (C1.2)
    too_few: Reason = reasons.PLAYER_COUNT  # the refusal if there are fewer
    stand_in: str = ""  # its replacement in a suggested set with fewer players (C8)
    verbs: ClassVar[tuple[int, ...]] = ()  # the choices it offers in its turn
    asks: ClassVar[tuple[Decision, ...]] = ()  # decisions that its powers lead to
    limit: int = 1  # how many districts it may build in its turn
    halts: bool = False  # its turn stops after gathering
    duplicates: bool = False  # may build duplicates
    lends: bool = False  # may build on loan
    untaxed: bool = False
    heir: bool = False  # if killed, takes the crown at the end of the round
    free_type: int = -1  # districts of this type do not count towards the limit

    def crown(self, s: CitadelsState, seat: int) -> None:
        """When its player may first act, bewitched or not."""

    def begin(self, s: CitadelsState, seat: int) -> None:
        """When its turn begins for the player who takes it."""

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        """What it can do now in its turn, besides gathering and building."""

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        """Why a choice with one of its verbs is not among its powers now."""
        return reasons.ALREADY_USED

    def fee(self, s: CitadelsState, choice: int) -> int:
        """The price of using a power, in gold."""
        return 0

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        """Carries out a power."""

    def duty(self, s: CitadelsState) -> Reason | None:
        """What it must still do before its turn can end."""
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
    """A character that gains something for each district of a type, once per turn (C10.2)."""

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
    """A character that names another one as its victim, once per turn."""

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
        """Why the character that a choice names cannot be named."""
        for target in s.cast:
            if target.number == first(choice):
                return self.obstacle(s, target) or reasons.NOT_OFFERED
        return reasons.NO_SUCH_TARGET

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(self.verb)
        s.tell(events.NAMED, seat, first(choice), self.verb)
        self.mark(s, seat, rank_named(choice))

    def mark(self, s: CitadelsState, seat: int, rank: int) -> None:
        """Marks the character named."""
