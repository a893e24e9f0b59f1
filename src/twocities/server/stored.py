"""What the storage has about a table, as the rest of the server sees it."""

from typing import Any, Final, NamedTuple

SEATED: Final = "seated"  # kinds of notifications: somebody has sat down at the guest's table
INVITED: Final = "invited"
TURN: Final = "turn"
ENDED: Final = "ended"


class Snapshot(NamedTuple):
    """The position of a table's game at a version."""

    version: int
    position: str


class Stored(NamedTuple):
    """A table as it is stored: its entries from version 1 on, and the last snapshot."""

    table: str
    entries: list[bytes]
    snapshot: Snapshot | None


class Need(NamedTuple):
    """Somebody should get a notification about the table: its kind, and the name of the person it mentions."""

    guest: str
    kind: str
    about: str = ""


class Seat(NamedTuple):
    """A guest's seat; `lost_at` is when a bot took it over for good, if that has happened."""

    guest: str
    seat: int
    lost_at: float | None = None


class Summary(NamedTuple):
    """What can be asked about a table without reading its entries. Times are in seconds since 1970."""

    game: str = ""
    phase: str = "open"
    host: str = ""
    listed: bool = False  # in the list of open and running tables, or of finished ones
    created_at: float = 0.0
    changed_at: float = 0.0
    due_at: float | None = None  # when something happens at the table though nobody is there
    seat_count: int = 0
    clock: float = 0.0  # seconds; 0: none
    language: str = ""  # of the host
    card: str = ""  # a document of summary.py; "" if the table cannot be read
    seats: tuple[Seat, ...] | None = None  # None: the same as before
    played: tuple[
        tuple[str, str], ...
    ] = ()  # people in a game with others, each with its name; none: the same as before
    results: tuple[dict[str, Any], ...] = ()  # rows of people whose game has just finished
    needs: tuple[Need, ...] = ()  # what the last change calls for


UNKNOWN: Final = Summary()
