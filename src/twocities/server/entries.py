"""What is stored of a table: entries, each a change, in order. A table is what they add up to."""

from typing import Any, Literal

import msgspec

from twocities.core import Event, Outcome
from twocities.players.review import Review

Pace = Literal["calm", "normal", "fast", "instant"]  # of bots


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time a seat has, and what happens when it is up."""

    seconds: float = 0.0  # 0: as much as it likes
    whole_game: bool = False  # for all its decisions together; else for each
    forfeits: bool = False  # the seat is lost to a bot; else one makes this decision


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a seat: a person, a bot of a level, or nobody yet."""

    guest: str = ""
    name: str = ""
    level: str = ""
    lost: bool = False  # to the bot, for good
    kept_for: str = ""  # the guest whom the host removed: nobody else gets the seat


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """A change of a table, and when it was made (seconds since 1970)."""

    at: float


class Arranged(Entry, frozen=True):
    """The host made the table, or changed it before the start."""

    game: str
    options: dict[str, Any]
    places: tuple[Place, ...]
    host: str
    listed: bool = False
    clock: Clock = Clock()
    position: str = ""  # the game begins there
    redrawn: bool = False  # its hidden cards were dealt again: the host does not know them
    language: str = ""  # of the host


class Seated(Entry, frozen=True):
    """A seat is played by somebody else from now on, or by nobody."""

    seat: int
    place: Place


class Wanted(Entry, frozen=True):
    """Somebody who watches asks the people who play for the seat of a bot."""

    seat: int
    place: Place


class Admitted(Entry, frozen=True):
    """A person who plays, or the host if none does (None), lets them have it, or not."""

    seat: int | None
    agrees: bool


class Withdrawn(Entry, frozen=True):
    """The guest who asked for a seat has gone."""


class Paired(Entry, frozen=True):
    """The game starts by itself: once every seat is taken or, at a moment (0: never), with bots in the free seats."""

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
    """Another guest is the host now."""

    host: str
    instead_of: str = ""  # a guest who is away, and host again on coming back


class Started(Entry, frozen=True):
    seed: str
    rules: int  # version of the game's rules


class Chose(Entry, frozen=True):
    number: int  # counted from 1, without those undone
    seat: int
    choice: str
    events: tuple[Event, ...]
    seconds: float = 0.0  # since the seat was asked, where a clock runs
    program: bool = False  # made by a bot
    unseen: tuple[int | None, ...] = ()  # the seats, and spectators (None), to whom nothing has happened


class Undone(Entry, frozen=True):
    """Choices were undone until this many were left."""

    choices: int
    seat: int | None = None  # it took its own choices back; None: all agreed
    seconds: float = 0.0  # that it has spent on what it decides again, where a clock runs


class Proposed(Entry, frozen=True):
    """A seat asks all others to undo choices until this many are left."""

    seat: int
    choices: int


class Answered(Entry, frozen=True):
    """A seat agrees to what was proposed, or not."""

    seat: int
    agrees: bool


class Paced(Entry, frozen=True):
    """Bots move at another pace from now on."""

    pace: Pace


class Paused(Entry, frozen=True):
    pass


class Resumed(Entry, frozen=True):
    """Play resumes: after a pause, or when nothing could be stored for a while."""

    seat: int | None = None  # of a player who ended a long pause of the host's


class Said(Entry, frozen=True):
    """Table talk: a text, or a phrase that each reads in their own language."""

    name: str
    seat: int | None = None  # None: a spectator
    text: str = ""
    phrase: str = ""
    withheld: bool = False  # players read it when the game is over


class Finished(Entry, frozen=True):
    """The game is over."""

    outcome: Outcome


class Followed(Entry, frozen=True):
    """The same people play again at another table."""

    table: str


class Reviewed(Entry, frozen=True):
    """How the chances changed in the game, worked out once."""

    review: Review


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
