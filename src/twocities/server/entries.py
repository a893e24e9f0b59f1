"""What is stored of a table: a sequence of entries, each one a change. Together they make up the table."""

from typing import Any, Literal

import msgspec

from twocities.core import Event, Outcome
from twocities.players.review import Review

Pace = Literal["calm", "normal", "fast", "instant"]  # of bots


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time a seat has, and what happens when it runs out."""

    seconds: float = 0.0  # 0: no limit
    whole_game: bool = False  # for all decisions together rather than for each
    forfeits: bool = False  # a bot takes over the seat for good rather than making this one decision


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a seat: a person, a bot of some level, or nobody yet."""

    guest: str = ""
    name: str = ""
    level: str = ""
    lost: bool = False  # to a bot, for good
    kept_for: str = ""  # a guest removed by the host; nobody else may take the seat


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """A change to a table, and when it was made (seconds since 1970)."""

    at: float


class Arranged(Entry, frozen=True):
    """The host created the table, or changed it before the start."""

    game: str
    options: dict[str, Any]
    places: tuple[Place, ...]
    host: str
    listed: bool = False
    clock: Clock = Clock()
    position: str = ""  # the game begins there
    redrawn: bool = False  # its hidden cards were dealt again: the host does not know them
    language: str = ""  # of the host
    guided: bool = False  # a first game, with a guide who explains it
    hints: bool = False  # players may ask for hints even while other people play


class Seated(Entry, frozen=True):
    """Somebody else, or nobody, plays a seat from now on."""

    seat: int
    place: Place


class Wanted(Entry, frozen=True):
    """A spectator asks the players for a bot's seat."""

    seat: int
    place: Place


class Admitted(Entry, frozen=True):
    """A player, or the host if no person plays (None), says yes or no to that."""

    seat: int | None
    agrees: bool


class Withdrawn(Entry, frozen=True):
    """The guest who asked for a seat has left."""


class Paired(Entry, frozen=True):
    """The game starts automatically: once every seat is taken or, at a given moment (0: never), with bots in the free
    seats."""

    fills_at: float = 0.0


class Resigned(Entry, frozen=True):
    """A person gives up the game: a bot of a level has the seat for good."""

    seat: int
    level: str


class Voted(Entry, frozen=True):
    """A person who plays wants to end the game without a result, or does not."""

    seat: int
    agrees: bool


class Ended(Entry, frozen=True):
    """The people who played have ended the game without a result: all of them, or the only one (its seat)."""

    seat: int | None = None


class Hosted(Entry, frozen=True):
    """Another guest is now the host."""

    host: str
    instead_of: str = ""  # a guest who is away, and becomes host again on returning


class Started(Entry, frozen=True):
    seed: str
    rules: int  # version of the game's rules


class Chose(Entry, frozen=True):
    number: int  # counted from 1, without undone ones
    seat: int
    choice: str
    events: tuple[Event, ...]
    seconds: float = 0.0  # since the seat was asked, if there is a clock
    program: bool = False  # made by a bot
    unseen: tuple[int | None, ...] = ()  # seats, and spectators (None), for whom nothing has happened


class Undone(Entry, frozen=True):
    """Choices were undone until this many were left."""

    choices: int
    seat: int | None = None  # who undid its own choices; None: everybody agreed
    seconds: float = 0.0  # already spent on the decision that is open again, if there is a clock


class Proposed(Entry, frozen=True):
    """A seat asks the others to undo choices until this many are left."""

    seat: int
    choices: int


class Answered(Entry, frozen=True):
    """A seat agrees to the proposal, or does not."""

    seat: int
    agrees: bool


class Paced(Entry, frozen=True):
    """Bots play at a different pace from now on."""

    pace: Pace


class Paused(Entry, frozen=True):
    pass


class Resumed(Entry, frozen=True):
    """Play resumes after a pause, or after a time when nothing could be stored."""

    seat: int | None = None  # the player who ended a long pause made by the host


class Said(Entry, frozen=True):
    """Table talk: a text, or a phrase that everybody reads in their own language."""

    name: str
    seat: int | None = None  # None: a spectator
    text: str = ""
    phrase: str = ""
    withheld: bool = False  # players can read it once the game is over
    guest: str = ""  # who said it


class Finished(Entry, frozen=True):
    """The game is over."""

    outcome: Outcome


class Followed(Entry, frozen=True):
    """The same people play again at another table."""

    table: str


class Reviewed(Entry, frozen=True):
    """How the chances of winning changed during the game, computed once."""

    review: Review


class Forgotten(Entry, frozen=True):
    """Somebody had everything about them deleted: earlier entries have changed and must be read again."""


class Closed(Entry, frozen=True):
    """Nobody came back to the table."""


AnyEntry = (
    Arranged
    | Seated
    | Wanted
    | Admitted
    | Withdrawn
    | Paired
    | Resigned
    | Voted
    | Ended
    | Hosted
    | Started
    | Chose
    | Undone
    | Proposed
    | Answered
    | Paced
    | Paused
    | Resumed
    | Said
    | Finished
    | Followed
    | Reviewed
    | Forgotten
    | Closed
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read_entry(line: bytes) -> AnyEntry:
    """Raises msgspec.ValidationError."""
    entry: AnyEntry = _decoder.decode(line)
    return entry
