"""What the storage holds of a table, as the rest of the server sees it."""

from typing import Final, NamedTuple


class Snapshot(NamedTuple):
    """The position of a table's game at a version."""

    version: int
    position: str


class Stored(NamedTuple):
    """A table as it is stored: its entries from version 1 on, and the last snapshot."""

    table: str
    entries: list[bytes]
    snapshot: Snapshot | None


class Summary(NamedTuple):
    """What can be asked about a table without reading its entries. Times are in seconds since 1970."""

    game: str = ""
    phase: str = "open"
    host: str = ""
    listed: bool = False  # in the list of open and running tables, or of finished ones
    created_at: float = 0.0
    changed_at: float = 0.0
    due_at: float | None = None  # when something happens at the table even if nobody is there
    card: str = ""  # a document from summary.py; "" if the table cannot be read
    seats: tuple[tuple[str, int], ...] | None = None  # guests and their seats; None: unchanged


UNKNOWN: Final = Summary()
