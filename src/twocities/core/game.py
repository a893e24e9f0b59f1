"""The contract between a game and everything that plays, serves, shows or measures it."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from pkgutil import resolve_name
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from twocities.core.choice import Grammar
from twocities.core.documents import Event, Outcome, Reason, Standing
from twocities.core.lines import Line
from twocities.core.native import mypyc_attr
from twocities.core.rng import Generator

DRAWING: Final = "twocities.terminal.viewing:drawing"  # draws a state; loaded when one is printed


class IllegalChoice(Exception):
    """A choice that the rules do not allow; the state is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class InvalidOptions(Exception):
    """Options that cannot be played, with every reason."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("; ".join(map(str, reasons)))
        self.reasons = tuple(reasons)


class Ahead(NamedTuple):
    """A choice with its price, and the choices that must be made before it."""

    choice: int
    price: int
    before: Sequence[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The complete state of one game, hidden or not. Seats are numbered from 0, clockwise."""

    __slots__ = ("rng", "seats")

    rng: Generator  # the source of all randomness in the game
    seats: int  # how many there are

    @property
    @abstractmethod
    def game(self) -> "Game":
        """The ruleset it is played by."""

    @property
    @abstractmethod
    def options(self) -> Any:
        """The options of this game. What was chosen at random is filled in: the characters, the Heroes."""

    @property
    def is_over(self) -> bool:
        return not self.pending()

    @property
    def to_move(self) -> int | None:
        """The seat that must decide now, the first if there are several; None when the game is over."""
        pending = self.pending()
        return pending[0] if pending else None

    @abstractmethod
    def pending(self) -> Sequence[int]:
        """The seats that must decide now; none when the game is over."""

    @abstractmethod
    def choices(self, seat: int) -> Sequence[int]:
        """What that seat can choose now; the caller must not change the list. Like all methods that take a seat, it
        raises ValueError if there is no such seat."""

    def texts(self, seat: int) -> list[str]:
        """The texts of the seat's choices, in the same order."""
        return [self.game.text(choice) for choice in self.choices(seat)]

    @abstractmethod
    def apply(self, seat: int, choice: int, listen: bool = True) -> Sequence[Event]:
        """Makes a choice and returns what happened (nothing if not listening).

        Raises IllegalChoice, and changes nothing, if the choice is not among `choices`."""

    @abstractmethod
    def explain(self, seat: int, choice: int) -> Reason | None:
        """Why the choice is not legal for that seat now; None if it is."""

    def price(self, seat: int, choice: int) -> int:
        """What one of the seat's choices costs; 0 if its text names the cost. Raises ValueError after the end."""
        self.check_seat(seat)
        return 0

    def odds(self, seat: int, choice: int) -> tuple[int, int] | None:
        """For a choice that rolls a die: how many of its faces are good, and how many it has; None if nothing is
        rolled."""
        self.check_seat(seat)
        return None

    def gains(self, seat: int, choice: int) -> Mapping[str, int]:
        """What one of the seat's choices brings at once and for certain, by kind: `gold`, `cards`, ..."""
        self.check_seat(seat)
        return {}

    def way(self, seat: int) -> Sequence[tuple[int, int]]:
        """If the seat is choosing a route step by step: the choices of the cheapest one, each with its price;
        otherwise none."""
        self.check_seat(seat)
        return ()

    def ahead(self, seat: int) -> Sequence["Ahead"]:
        """What the seat cannot pay for yet, but could after others of its choices."""
        self.check_seat(seat)
        return ()

    def unavailable(self, seat: int) -> Sequence[tuple[int, Reason]]:
        """The kinds of action that belong to the seat's decision but cannot be taken now: one choice of each kind, and
        why not."""
        self.check_seat(seat)
        return ()

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    def why_won(self) -> Reason | None:
        """The rule by which the winner won, once the game is over; None in games that do not say."""
        return None

    def standing(self, seat: int | None) -> Sequence[Standing] | None:
        """By seat, what it would score if the game ended now, as far as the reader (a seat or a spectator) can see;
        None in games without scores."""
        self.check_seat(seat)
        return None

    def score_after(self, seat: int, choice: int) -> int | None:
        """For a choice of the seat that reduces somebody's score at once: that score afterwards, as far as the seat can
        see; None for all other choices."""
        self.check_seat(seat)
        return None

    def outlook(self, readers: Sequence[int | None]) -> msgspec.Struct | None:
        """What follows by the rules from what some seats, or a spectator, know together; None in games where that is
        obvious."""
        for reader in readers:
            self.check_seat(reader)
        return None

    @abstractmethod
    def view(self, seat: int | None) -> msgspec.Struct:
        """Everything that a seat, or a spectator (None), can see now."""

    def truth(self) -> msgspec.Struct:
        """A view with nothing hidden: for tests and puzzles, never for players."""
        raise NotImplementedError

    @abstractmethod
    def memory(self, seat: int | None) -> msgspec.Struct:
        """What a seat, or a spectator, has seen before that is still true, in addition to its view."""

    @abstractmethod
    def determinize(self, seat: int | None, rng: Generator) -> "State":
        """A complete state drawn from those consistent with everything the seat has seen.

        It depends only on that and on `rng`; the sample has its own generator."""

    @abstractmethod
    def position(self) -> str:
        """The whole state as text; `read_position` reads it back."""

    def digest(self) -> str:
        """A short stable fingerprint of the whole state."""
        return blake2b(self.position().encode(), digest_size=16).hexdigest()

    def check_seat(self, seat: int | None) -> None:
        """Raises ValueError if there is no such seat; None, a spectator, is always valid."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.seats} seats, to move: {self.to_move}>"

    def __str__(self) -> str:
        """The table as `twocities show` draws it, including everything hidden, and the choices."""
        drawn: str = resolve_name(DRAWING)(self)
        return drawn

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[str], "State"], tuple[str]]:
        """Pickled as its position, which every build of ours reads."""
        from twocities.core.position import read_position  # imported here because it needs states

        return read_position, (self.position(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)


class OwnCards(NamedTuple):
    """The cards from an owner's box: their type, and a function that reads them from a file or raises FileProblem."""

    type: type[msgspec.Struct]
    read: Callable[[str], msgspec.Struct]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A ruleset, with everything the rest of the program needs to know about it.

    `heuristic` and `teller` say where to find the code that rates choices for bots and the code that describes the game
    in the terminal: `package.module:name`. They are loaded when needed, because the rules import neither."""

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
    sets: ClassVar[str] = ""  # the section of suggested sets, which mentions cards but has no rules about them
    home: ClassVar[str] = "twocities"  # the package with its words and rulebooks
    heuristic: ClassVar[str]
    teller: ClassVar[str]

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @abstractmethod
    def new(self, options: Any = None, seed: str = "", **fields: Any) -> State:
        """A game at its first decision; the same options and seed give the same game. Options are a struct or a dict,
        or keywords: `new(players=4, seed="rain")`. Raises InvalidOptions, or TypeError for an unknown option."""

    def options_of(self, given: Any, fields: Mapping[str, Any]) -> Any:
        """Options given as a struct, a dict or not at all, with some fields replaced. Raises TypeError, naming the
        field that is wrong."""
        if isinstance(given, self.options_type) and not fields:
            return given
        if isinstance(given, msgspec.Struct):
            given = msgspec.structs.asdict(given)
        document = {} if given is None else given
        try:
            return msgspec.convert({**document, **fields} if fields else document, self.options_type)
        except msgspec.ValidationError as problem:
            raise TypeError(f"options of {self.name}: {problem}") from None

    def text(self, choice: int) -> str:
        """The stable text of a choice. Raises UnknownChoice."""
        return self.grammar.text(choice)

    def parse(self, text: str) -> int:
        """The choice of a text. Raises UnknownChoice."""
        return self.grammar.parse(text)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """A game is pickled by its place, so that even a process that has not loaded it gets the same object."""
        from twocities.core.registry import places  # imported here because it needs games

        return resolve_name, (dict(places())[self.name],)

    @abstractmethod
    def check(self, options: Any) -> None:
        """Raises InvalidOptions, with every reason, if the options cannot be played."""

    def possible(self, option: str) -> list[int]:
        """The numbers that an option can have if all other options have their defaults."""
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
        """Everything there is to choose from; cards with their clause and provenance. The texts are in locale/."""

    @abstractmethod
    def facts(self, options: Any) -> msgspec.Struct:
        """What follows from the options, even if they cannot be played."""

    @abstractmethod
    def seats(self, options: Any) -> int:
        """The number of seats, even if the options cannot be played."""

    def empty_seats(self, options: Any) -> Sequence[int]:
        """The seats that nobody takes: the rules play for them, and they never have to decide."""
        return ()

    def sides(self, options: Any) -> Sequence[Sequence[int]]:
        """The seats, grouped by those that win and lose together."""
        return [(seat,) for seat in range(self.seats(options))]

    def rematch(self, options: Any, outcome: Outcome) -> Any:
        """The options of the next game at a table, after a game with this outcome."""
        return options

    def held(self, state: State, events: Iterable[Event]) -> list[list[str]]:
        """By seat, the names of the characters or Heroes it has had in a game, each once; empty in games without any.
        The events are all of the game's so far."""
        return [[] for _ in range(state.seats)]

    @abstractmethod
    def read(self, text: str) -> State:
        """The state that a position of this game describes. Raises FileProblem, even for positions of other games."""

    @abstractmethod
    def load(self, options: Any, lines: Sequence[Line]) -> State:
        """The state that the lines of a position describe. Raises FileProblem, or another ValueError, an IndexError or
        StopIteration where they contradict each other."""
