"""The contract between a game and everything that plays, serves, shows or measures it."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, NamedTuple

import msgspec

from twocities.core.choice import Grammar
from twocities.core.documents import Event, Outcome, Reason, Standing
from twocities.core.lines import Line
from twocities.core.native import mypyc_attr
from twocities.core.rng import Generator


class IllegalChoice(Exception):
    """A choice that the rules refuse; the state is as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class InvalidOptions(Exception):
    """Options no game can be made of, with every reason."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("; ".join(map(str, reasons)))
        self.reasons = tuple(reasons)


class Ahead(NamedTuple):
    """A choice with its price, and those that have to be made before it."""

    choice: int
    price: int
    before: Sequence[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game in progress. Seats are numbered from 0, clockwise."""

    __slots__ = ("rng",)

    rng: Generator  # all chance of the game

    @abstractmethod
    def pending(self) -> Sequence[int]:
        """The seats that must decide now; none when the game is over."""

    @abstractmethod
    def choices(self, seat: int) -> Sequence[int]:
        """What that seat may choose now. Not to be changed by the caller."""

    @abstractmethod
    def apply(self, seat: int, choice: int, listen: bool = True) -> Sequence[Event]:
        """Make a choice; tells what happened (nothing if not listening).

        Raises IllegalChoice, and changes nothing, if the choice is not among `choices`."""

    @abstractmethod
    def explain(self, seat: int, choice: int) -> Reason | None:
        """Why the choice is not legal for that seat now; None if it is."""

    def price(self, seat: int, choice: int) -> int:
        """What one of the seat's choices costs; 0 if its words name what it takes."""
        return 0

    def odds(self, seat: int, choice: int) -> tuple[int, int] | None:
        """For a choice that rolls a die: how many of its faces are good, of how many; None if nothing is rolled."""
        return None

    def gains(self, seat: int, choice: int) -> Mapping[str, int]:
        """What one of the seat's choices brings at once and for certain, by what it is: `gold`, `cards`, ..."""
        return {}

    def way(self, seat: int) -> Sequence[tuple[int, int]]:
        """Where the seat decides step by step on a way: the choices of the cheapest one, each with its price; else
        none."""
        return ()

    def ahead(self, seat: int) -> Sequence["Ahead"]:
        """What the seat cannot pay for yet, but could after others of its choices."""
        return ()

    def unavailable(self, seat: int) -> Sequence[tuple[int, Reason]]:
        """Of the kinds of action that belong to the seat's decision, those it cannot take now: a choice of each kind,
        and why."""
        return ()

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    def standing(self, seat: int | None) -> Sequence[Standing] | None:
        """By seat, what it would score if the game ended now, as far as a seat or a spectator may know; None in games
        without scores."""
        return None

    def scores_after(self, seat: int, choice: int) -> Sequence[int] | None:
        """For one of the seat's choices that takes from a score at once: by seat, the standing after it; None for all
        others."""
        return None

    def outlook(self, readers: Sequence[int | None]) -> msgspec.Struct | None:
        """What the rules make of the table as some seats, or a spectator, know it together; None in games where that
        is plain to see."""
        return None

    @abstractmethod
    def view(self, seat: int | None) -> msgspec.Struct:
        """All that lies open to a seat, or to a spectator (None)."""

    @abstractmethod
    def memory(self, seat: int | None) -> msgspec.Struct:
        """What a seat, or a spectator, has seen before and may still rely on, beyond its view."""

    @abstractmethod
    def determinize(self, seat: int | None, rng: Generator) -> "State":
        """A full state drawn from those consistent with everything the seat has seen.

        Depends on that and on `rng` alone; the sample has a generator of its own."""

    @abstractmethod
    def position(self) -> str:
        """The whole state as text; `read_position` reads it back."""

    def digest(self) -> str:
        """A short stable fingerprint of the whole state."""
        return blake2b(self.position().encode(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)


class OwnCards(NamedTuple):
    """The cards of an owner's box: their type, and what reads them from a file, or raises FileProblem."""

    type: type[msgspec.Struct]
    read: Callable[[str], msgspec.Struct]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A ruleset, with all that the rest must know of it.

    `heuristic` and `teller` say where to find what judges it for program players and what tells it in the terminal:
    `package.module:name`. They are loaded by those who need them, as rules import neither."""

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules: a record of another version is refused
    options_type: ClassVar[type[msgspec.Struct]]
    view_type: ClassVar[type[msgspec.Struct]]
    memory_type: ClassVar[type[msgspec.Struct]]
    facts_type: ClassVar[type[msgspec.Struct]]
    outlook_type: ClassVar[type[msgspec.Struct] | None] = None
    own_cards: ClassVar[OwnCards | None] = None  # of the option `cards`
    grammar: ClassVar[Grammar]  # of its choices
    letter: ClassVar[str]  # of its clauses
    rulebook: ClassVar[str]  # the file of its rules
    sets: ClassVar[str] = ""  # the section of suggested sets, which name cards but rule nothing about them
    home: ClassVar[str] = "twocities"  # the package with its words and rulebooks
    heuristic: ClassVar[str]
    teller: ClassVar[str]

    @abstractmethod
    def new(self, options: Any, seed: str) -> State:
        """A game at its first decision. Raises InvalidOptions."""

    def text(self, choice: int) -> str:
        """The stable text of a choice."""
        return self.grammar.text(choice)

    def parse(self, text: str) -> int:
        """The choice of a text. Raises UnknownChoice."""
        return self.grammar.parse(text)

    @abstractmethod
    def check(self, options: Any) -> None:
        """Raises InvalidOptions, with every reason, if no game can be made of the options."""

    def possible(self, option: str) -> list[int]:
        """The numbers an option may have, the others being what they are by default."""
        found = []
        for number in range(10):
            try:
                self.check(self.options_type(**{option: number}))
                found.append(number)
            except InvalidOptions:
                pass
        return found

    @abstractmethod
    def catalogue(self) -> msgspec.Struct:
        """All there is to choose from, cards with their clause and whose design they are; the words are in locale/."""

    @abstractmethod
    def facts(self, options: Any) -> msgspec.Struct:
        """What follows from options, also where no game can be made of them."""

    @abstractmethod
    def sides(self, options: Any) -> Sequence[Sequence[int]]:
        """The seats, by those who win and lose together."""

    def seats(self, options: Any) -> int:
        """How many sit at a table."""
        return sum(map(len, self.sides(options)))

    def rematch(self, options: Any, outcome: Outcome) -> Any:
        """The options of the next game at a table, after one that ended so."""
        return options

    @abstractmethod
    def load(self, options: Any, lines: Sequence[Line]) -> State:
        """The state that the lines of a position describe. Raises FileProblem."""
