"""A table: the sum of its entries. Pure: it reads no clock, stores nothing and sends nothing."""

import re
from array import array
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from twocities.core import FileProblem, Game, IllegalChoice, Outcome, State, UnknownChoice, find_game, read_position
from twocities.players.review import Review
from twocities.players.spec import generator
from twocities.server.entries import (
    Admitted,
    Answered,
    AnyEntry,
    Arranged,
    Chose,
    Clock,
    Closed,
    Ended,
    Finished,
    Followed,
    Hosted,
    Pace,
    Paced,
    Paired,
    Paused,
    Place,
    Proposed,
    Resigned,
    Resumed,
    Reviewed,
    Said,
    Seated,
    Started,
    Undone,
    Voted,
    Wanted,
    Withdrawn,
    read_entry,
)
from twocities.server.messages import Origin, Proposal
from twocities.server.refusals import refusal
from twocities.server.stored import Stored

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

HOUR: Final = 3600.0

FACES: Final = ("ada", "boris", "celia", "dmitri", "elena", "felix", "greta", "hugo")  # of bots
CARDS: Final = "cards"  # the option for the cards from an owner's box

HEADER: Final = re.compile(r"^game (\S+) \d+$", re.MULTILINE)


class Made(NamedTuple):
    """How a choice was made."""

    seconds: float
    program: bool
    unseen: tuple[int | None, ...]


class Reading:
    """The entries that one reader has been told of: a seat, or the spectators.

    Versions and choice numbers count these alone. What a reader must not know, such as how often somebody changed a
    secret choice, must not show up as a gap."""

    __slots__ = ("acted", "choices", "entries", "numbers", "played", "proposed", "voted", "wanted")

    def __init__(self) -> None:
        self.entries = array("I")  # by version: the index of its entry in the lines
        self.numbers = array("I")  # by version: valid choices after it, or after the proposal
        self.choices = 0  # valid ones
        self.played = 0  # the version of the last change of the game
        self.acted = 0  # the same for the seat's own last choice, or what was undone since
        self.proposed = 0  # the version of the last proposal, if it speaks of choices known to this reader
        self.wanted = 0  # the version in which somebody last asked for a seat
        self.voted = 0  # the same for the last word on ending the game

    @property
    def version(self) -> int:
        return len(self.entries)

    def add(self, entry: int, number: int) -> None:
        self.entries.append(entry)
        self.numbers.append(number)

    def copy(self) -> "Reading":
        new = Reading.__new__(Reading)
        new.entries, new.numbers, new.choices = self.entries[:], self.numbers[:], self.choices
        new.played, new.acted, new.proposed = self.played, self.acted, self.proposed
        new.wanted, new.voted = self.wanted, self.voted
        return new


class Table:
    """A table: open, running or over. `version` is the number of its entries."""

    game: Game
    options: Any
    options_document: dict[str, Any]
    cards: dict[str, Any] | None  # from an owner's box
    cards_key: str  # different for different cards; "" for none

    def __init__(self, name: str) -> None:
        self.name = name
        self.faces = _faces(name)  # by seat, in case a bot plays it
        self.lines: list[bytes] = []
        self.created = 0.0
        self.host = ""
        self.host_away = ""  # the former host, who will be host again on returning
        self.listed = False
        self.language = ""
        self.guided = False  # a first game, with a guide who explains it
        self.hints = False  # players may ask for hints even while other people play
        self.paired = False  # starts automatically once every seat is taken
        self.fills_at = 0.0  # when bots take the free seats of such a table; 0: never
        self.clock = Clock()
        self.pace: Pace = "normal"
        self.places: list[Place] = []
        self.position = ""
        self.redrawn = False  # whether the position's hidden cards were dealt again
        self.seed = ""
        self.rules = 0
        self.state: State | None = None
        self.moves: list[tuple[int, str]] = []  # the valid choices, each with its seat
        self.made: list[Made] = []  # by move
        self.asked: dict[int, int] = {}  # by seat that may choose: the version since which it has been asked this
        self.asked_at: list[float] = []  # by seat: since when its time has been running, as everybody can see
        self.used: list[float] = []  # by seat: seconds spent on its decisions, as far as everybody can see
        self.said = [0, 0]  # lines of talk from spectators and from seats
        self.called: dict[str, str] = {}  # by guest who has said something: the name used last
        self.held: dict[str, int] = {}  # by guest: the seat it has played in this game
        self.began: dict[str, int] = {}  # by guest: the seat it had at the start
        self.names: dict[str, str] = {}  # by guest who has played in this game
        self.aside: set[str] = set()  # guests for whom a bot has played, unless the host removed them
        self.lost_at: dict[int, float] = {}  # by seat that a bot has taken over for good: since when
        self.taken_back = False  # choices that everybody agreed to undo
        self.paused = False
        self.paused_at = 0.0
        self.resumed_at = 0.0  # by a player, against the host
        self.proposal: Proposal | None = None
        self.wanted: Wanted | None = None  # a request for a seat
        self.admitted: list[int] = []  # the seats that agree to it
        self.declined: set[str] = set()  # the guests who were not let in
        self.ending: list[int] = []  # the seats that want to end the game without a result
        self.outcome: Outcome | None = None
        self.over = False
        self.rematch = ""
        self.review: Review | None = None
        self.changed = 0.0  # when its last entry was made
        self._readings: dict[int | None, Reading] = {None: Reading()}  # before the start, everybody reads the same
        self._memories: dict[int | None, msgspec.Struct] = {}  # by reader, if already shown the current state
        self._spending: dict[int, float] = {}  # by seat: seconds spent that not everybody can see yet
        self._withheld: list[int] = []  # the indices of spectators' talk in the lines

    @property
    def version(self) -> int:
        return len(self.lines)

    @property
    def phase(self) -> str:
        return OVER if self.over else RUNNING if self.seed else OPEN

    @property
    def origin(self) -> Origin:
        """What the game starts from. Only games from the usual setup may be listed or rated."""
        return "" if not self.position else "position" if self.redrawn else "exact"

    def memory(self, reader: int | None) -> msgspec.Struct | None:
        """What a reader remembers of the game, computed when the reader is first shown the current state."""
        if self.state is not None and reader not in self._memories:
            self._memories[reader] = self.state.memory(reader)
        return self._memories.get(reader)

    def seat_of(self, guest: str) -> int | None:
        """A guest's seat, whether the guest or a bot decides for it."""
        for seat, place in enumerate(self.places):
            if guest and place.guest == guest and not place.lost:
                return seat
        return None

    def people(self) -> list[int]:
        """The seats of those who play themselves."""
        return [seat for seat, place in enumerate(self.places) if place.guest and not place.level]

    def open_seats(self) -> list[int]:
        """Those that somebody has yet to take."""
        empty = self.game.empty_seats(self.options)
        return [seat for seat, place in enumerate(self.places) if place == Place() and seat not in empty]

    def is_alone(self, seat: int) -> bool:
        """Whether no other person has a seat, not even one that a bot plays for them."""
        return not any([place.guest and not place.lost for other, place in enumerate(self.places) if other != seat])

    def is_against_bots(self, seat: int) -> bool:
        """Whether a seat plays with bots alone, and nobody whom the host removed can come back."""
        return self.is_alone(seat) and not any([place.kept_for for place in self.places])

    def guests(self) -> set[str]:
        """Everybody who has a seat, and the host."""
        return {self.host, *[place.guest for place in self.places]} - {""}

    def waiting(self) -> list[int]:
        """The seats of people whose choice the game is waiting for."""
        if self.phase != RUNNING or self.paused:
            return []
        return [seat for seat in self._pending() if not self.places[seat].level]

    def _pending(self) -> Sequence[int]:
        return self.state.pending() if self.state is not None else ()

    def copy(self) -> "Table":
        """A copy that entries can be added to while others read this one."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        new.lines, new.moves, new.made, new.places = self.lines[:], self.moves[:], self.made[:], self.places[:]
        new.used, new.asked_at, new.held = self.used[:], self.asked_at[:], self.held.copy()
        new.names, new.aside, new.lost_at = self.names.copy(), self.aside.copy(), self.lost_at.copy()
        new.said, new.admitted, new.declined = self.said[:], self.admitted[:], self.declined.copy()
        new.called = self.called.copy()
        new.ending = self.ending[:]
        new._spending, new._withheld = self._spending.copy(), self._withheld[:]
        new._readings = {seat: reading.copy() for seat, reading in self._readings.items()}
        return new

    def reading(self, seat: int | None) -> Reading:
        """The news that a seat, or the spectators (None), have received."""
        return self._readings.get(seat) or self._readings[None]

    def known_choices(self, seat: int | None, count: int) -> int:
        """How many of the first `count` valid choices a reader knows of."""
        return sum([seat not in made.unseen for made in self.made[:count]])

    def choices_until(self, seat: int | None, known: int) -> int:
        """The number of choices before the next one that the reader sees after `known` ones; all, if there is none."""
        return [*[number for number, made in enumerate(self.made) if seat not in made.unseen], len(self.made)][known]

    def deadline(self, seat: int) -> float | None:
        """When a seat's time runs out, if it is asked and there is a clock. A seat that need not decide may let it
        pass."""
        if not self.clock.seconds or self.places[seat].level or seat not in self.asked:
            return None
        return self.asked_at[seat] + self._granted(seat)

    def _granted(self, seat: int) -> float:
        """The seconds that a seat had when it was asked."""
        return self.clock.seconds - (self.used[seat] if self.clock.whole_game else 0.0)

    def spent_since(self, seat: int, count: int, now: float) -> float:
        """The seconds a seat has spent since its choice with this number, if all later ones are its own."""
        if not self.clock.seconds:
            return 0.0
        later = self.made[count:]
        apart = not self.clock.whole_game and not any([made.unseen for made in later])  # each had its own time
        deciding = now - self.asked_at[seat] if seat in self.asked else 0.0
        return deciding + (sum([made.seconds for made in later]) if apart else 0.0)

    def restart_clocks(self, now: float) -> None:
        """After a time when nobody could play: gives the seats asked at least an hour, or their full time if that is
        less."""
        now = self.paused_at if self.paused else now
        self.asked_at = [max(at, now - max(self._granted(seat) - HOUR, 0.0)) for seat, at in enumerate(self.asked_at)]

    # -- entries

    def add(self, entry: AnyEntry, line: bytes, state: State | None = None) -> None:
        """Adds an entry in its stored form. A choice, an undo or the start comes with the state it leads to."""
        self.lines.append(line)
        self.changed = entry.at
        self._enter(entry)
        told_all = self._tell(entry)
        same = self._ask(state, entry) if state is not None else []
        if told_all and isinstance(entry, Chose | Undone):
            self._go_on(entry, same)

    def _enter(self, entry: AnyEntry) -> None:
        """Applies an entry to the table."""
        match entry:
            case Arranged():
                self._arrange(entry)
            case Seated():
                self._seat(entry)
            case Hosted(host=host):
                self.host, self.host_away = host, entry.instead_of
            case Started():
                self._start(entry)
            case Chose(seat=seat):
                self.moves.append((seat, entry.choice))
                self.made.append(Made(entry.seconds, entry.program, entry.unseen))
                self._spending[seat] = entry.seconds
            case Undone(choices=count):
                del self.moves[count:], self.made[count:]
                if entry.seat is not None:
                    self._spending[entry.seat] = entry.seconds
                self.taken_back |= entry.seat is None
            case Proposed(seat=seat, choices=count):
                self.proposal = Proposal(seat, count, [seat])
            case Answered():
                self._answer(entry)
            case Wanted():
                self.wanted, self.admitted = entry, []
            case Admitted(agrees=agrees):
                self._admit(entry.seat, agrees)
            case Withdrawn():
                self.wanted = None
            case Paired(fills_at=at):
                self.paired, self.fills_at = True, at
            case Resigned(seat=seat, level=level):
                self._seat(Seated(entry.at, seat, msgspec.structs.replace(self.places[seat], level=level, lost=True)))
            case Voted(seat=seat, agrees=agrees):
                self.ending = [*self.ending, seat] if agrees else []
            case Paced(pace=pace):
                self.pace = pace
            case Paused():
                self.paused, self.paused_at = True, entry.at
            case Resumed():
                self._resume(entry)
            case Said():
                self.said[entry.seat is not None] += 1
                if entry.guest:
                    self.called[entry.guest] = entry.name
                if entry.withheld:
                    self._withheld.append(self.version - 1)
            case Finished(outcome=outcome):
                self.outcome = outcome
                self._end()
            case Closed() | Ended():
                self._end()
            case Followed(table=table):
                self.rematch = table
            case Reviewed(review=review):
                self.review = review

    def _arrange(self, entry: Arranged) -> None:
        self.game = find_game(entry.game)
        self.options = msgspec.convert(entry.options, self.game.options_type)
        self.options_document = entry.options
        self.cards = entry.options.get(CARDS)
        self.cards_key = blake2b(msgspec.json.encode(self.cards), digest_size=8).hexdigest() if self.cards else ""
        self.places = list(entry.places)
        self.host, self.clock, self.language = entry.host, entry.clock, entry.language
        self.position, self.redrawn = entry.position, entry.redrawn
        self.listed = entry.listed and not entry.position
        self.created = self.created or entry.at
        self.guided |= entry.guided
        self.hints = entry.hints

    def _seat(self, entry: Seated) -> None:
        seat, place = entry.seat, entry.place
        if place.guest != self.places[seat].guest == self.host_away:
            self.host_away = ""
        if self.seed and place.guest != self.places[seat].guest:
            self.asked_at[seat] = entry.at
        if place.lost:
            self.lost_at.setdefault(seat, entry.at)
        before, self.places[seat] = self.places[seat].guest, place
        if self.seed and before and place.level and place.kept_for != before:
            self.aside.add(before)
        if self.seed and place.guest:
            self.held[place.guest], self.names[place.guest] = seat, place.name
        self.proposal = self.wanted = None
        self.ending = []

    def _start(self, entry: Started) -> None:
        self.seed, self.rules = entry.seed, entry.rules
        self.used = [0.0] * len(self.places)
        self.asked_at = [entry.at] * len(self.places)
        self.held = {place.guest: seat for seat, place in enumerate(self.places) if place.guest}
        self.began = self.held.copy()
        self.names = {place.guest: place.name for place in self.places if place.guest}
        self.aside = {place.guest for place in self.places if place.guest and place.level}
        self._readings.update({seat: self._readings[None].copy() for seat in range(len(self.places))})

    def _answer(self, entry: Answered) -> None:
        if self.proposal is not None:
            agreed = [*self.proposal.agreed, entry.seat]
            self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed) if entry.agrees else None

    def _admit(self, seat: int | None, agrees: bool) -> None:
        if self.wanted is not None and not agrees:
            self.declined.add(self.wanted.place.guest)
            self.wanted = None
        elif seat is not None:
            self.admitted.append(seat)

    def _resume(self, entry: Resumed) -> None:
        if self.paused:
            self.asked_at = [at + entry.at - self.paused_at for at in self.asked_at]
            self.paused = False
            if entry.seat is not None:
                self.resumed_at = entry.at
        else:
            self.restart_clocks(entry.at)

    def _end(self) -> None:
        """Asks nobody any more, and shows players what spectators said."""
        self.over = True
        self.asked = {}
        self.wanted = None
        self.ending = []
        for seat in range(len(self.places)) if self.seed else ():
            for entry in self._withheld:
                self.reading(seat).add(entry, 0)

    def _tell(self, entry: AnyEntry) -> bool:
        """Records the last entry for every reader who may see it; returns whether that is everybody."""
        told_all = True
        for seat, reading in self._readings.items():
            told, number = True, 0
            match entry:
                case Chose(unseen=unseen):
                    told = seat not in unseen
                    number = reading.choices = reading.choices + told
                case Undone():
                    number = self.known_choices(seat, len(self.moves))
                    told = number != reading.choices
                    reading.choices = number
                case Proposed(choices=count):
                    number = self.known_choices(seat, count)
                    told = number != reading.choices
                    reading.proposed = reading.version + 1 if told else 0
                case Answered():
                    told = reading.proposed > 0
                case Wanted():
                    reading.wanted = reading.version + 1
                case Voted():
                    reading.voted = reading.version + 1
                case Said(withheld=True):
                    told = seat is None
            if told:
                reading.add(self.version - 1, number)
                if isinstance(entry, Chose | Undone | Started):
                    reading.played = reading.version
                if isinstance(entry, Undone) or (isinstance(entry, Chose) and entry.seat == seat):
                    reading.acted = reading.version
            told_all &= told
        return told_all

    def _ask(self, state: State, entry: AnyEntry) -> list[int]:
        """Sets who may choose in a new state; returns the seats that are asked the same as before."""
        before, self.state = self.state, state
        self._memories = {}
        asked, same = {}, []
        for seat in range(len(self.places)) if not self.over else ():
            choices = state.choices(seat)
            if not choices:
                continue
            asked[seat] = self.reading(seat).version
            if before is not None and isinstance(entry, Chose) and _still_asked(before, entry, seat, choices):
                asked[seat] = self.asked[seat]
                same.append(seat)
        self.asked = asked
        return same

    def _go_on(self, entry: Chose | Undone, same: Sequence[int]) -> None:
        """The game has visibly changed, so clocks restart, except for seats that are asked the `same`."""
        self.proposal = None
        for seat, seconds in self._spending.items():
            self.used[seat] += seconds
        self._spending.clear()
        self.asked_at = [at if seat in same else entry.at for seat, at in enumerate(self.asked_at)]
        if isinstance(entry, Undone) and entry.seat is not None and not self.clock.whole_game:
            self.asked_at[entry.seat] = entry.at - entry.seconds

    # -- the game

    def follow(self, line: bytes) -> AnyEntry:
        """Adds an entry that another process has stored. Raises whatever the current rules object to."""
        entry, state = read_entry(line), None
        if isinstance(entry, Started):
            state = self.first_state(entry.seed)
        elif isinstance(entry, Undone):
            state = self.state_after(entry.choices)
        elif isinstance(entry, Chose):
            assert self.state is not None
            state = self.state.clone()
            state.apply(entry.seat, self.game.parse(entry.choice), listen=False)
        self.add(entry, line, state)
        return entry

    def first_state(self, seed: str) -> State:
        """The state before the first choice. Raises Refusal if the current rules do not allow it."""
        if not self.position:
            return self.game.new(self.options, seed)
        try:
            return current_position(self.position)
        except FileProblem:
            raise refusal("rules-changed") from None

    def state_after(self, count: int) -> State:
        """The state after a number of choices. Raises Refusal if they no longer lead to the same state."""
        found = state = self.first_state(self.seed)
        try:
            for number, (seat, choice) in enumerate(self.moves):
                if number == count:
                    found = state.clone()
                state.apply(seat, self.game.parse(choice), listen=False)
        except (IllegalChoice, UnknownChoice):
            raise refusal("rules-changed") from None
        if state != self.state:
            raise refusal("rules-changed")
        return found


def _faces(name: str) -> list[str]:
    """The faces in this table's own order."""
    faces = list(FACES)
    generator(name).shuffle(faces)
    return faces


def _still_asked(before: State, entry: Chose, seat: int, choices: Sequence[int]) -> bool:
    """Whether a seat is still asked the same after another one has chosen that was not asked together with it."""
    return seat != entry.seat and before.choices(seat) == choices != before.choices(entry.seat)


def stored_table(stored: Stored) -> Table:
    """The table from its stored entries, with the game's state from the snapshot."""
    table = Table(stored.table)
    state = stored.snapshot and current_position(stored.snapshot.position)
    last = len(stored.entries) - 1
    for number, line in enumerate(stored.entries):
        table.add(read_entry(line), line, state if number == last else None)
    return table


def current_position(text: str) -> State:
    """A stored position of any version, continued with the current rules. Raises FileProblem."""
    return read_position(HEADER.sub(lambda game: f"game {game[1]} {find_game(game[1]).version}", text, count=1))
