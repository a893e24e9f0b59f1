"""Saves what can still be read of a damaged SQLite file: a damaged page costs only what was on it."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from twocities.server.database import StorageProblem
from twocities.server.storage import Storage
from twocities.server.stored import Snapshot, Stored
from twocities.server.summary import summary_of
from twocities.server.table import Table, stored_table

# The ids occur in several trees of pages. Each tree is read from both ends up to the damage.
IDS: Final = (
    "SELECT id FROM tables NOT INDEXED ORDER BY rowid {order}",
    "SELECT id FROM tables ORDER BY id {order}",
    "SELECT table_id FROM entries NOT INDEXED ORDER BY rowid {order}",
    "SELECT table_id FROM entries ORDER BY table_id {order}",
)
ENTRIES: Final = (
    "SELECT version, entry FROM entries WHERE table_id = ? ORDER BY version {order}",
    "SELECT version, entry FROM entries NOT INDEXED WHERE table_id = ? ORDER BY rowid {order}",
)
ROW: Final = (
    "SELECT version, snapshot_version, position FROM tables WHERE id = ?",
    "SELECT version, snapshot_version, position FROM tables NOT INDEXED WHERE id = ?",
)
BANS: Final = (
    "SELECT who FROM bans NOT INDEXED ORDER BY rowid {order}",
    "SELECT who FROM bans ORDER BY who {order}",
)


class Salvaged(NamedTuple):
    saved: list[str]
    lost: list[str]


async def salvage(damaged: Path, storage: Storage) -> Salvaged:
    """Copies every readable table from a file into an empty storage. Raises StorageProblem."""
    result = Salvaged([], [])
    try:
        with closing(sqlite3.connect(f"file:{quote(str(damaged))}?mode=ro", uri=True)) as connection:
            for name in _ids(connection):
                table = _table(connection, name)
                if table is None:
                    result.lost.append(name)
                    continue
                snapshot = Snapshot(table.version, table.state.position()) if table.state is not None else None
                await storage.append(name, 0, table.lines, snapshot, summary_of(table))
                result.saved.append(name)
            for (who,) in _rows(connection, BANS):
                storage.bans.add(who)
    except sqlite3.OperationalError as problem:
        raise StorageProblem("storage-file", place=str(damaged), reason=str(problem)) from None
    if not result.saved and not result.lost:
        raise StorageProblem("storage-salvage-nothing", file=str(damaged))
    return result


def _rows(connection: sqlite3.Connection, queries: Iterable[str], *about: str) -> Iterator[Any]:
    """Everything that any of the queries finds, from either end."""
    for query in queries:
        for order in ("ASC", "DESC"):
            with suppress(sqlite3.DatabaseError):
                yield from connection.execute(query.format(order=order), about)


def _ids(connection: sqlite3.Connection) -> list[str]:
    return sorted({name for (name,) in _rows(connection, IDS) if isinstance(name, str)})


def _table(connection: sqlite3.Connection, name: str) -> Table | None:
    """A table from its row and entries, or from the entries alone; None if too much is lost."""
    row = next(_rows(connection, ROW, name), None)
    entries: dict[int, bytes] = {}
    for version, entry in _rows(connection, ENTRIES, name):
        entries.setdefault(version, entry)
        if row and len(entries) == row[0]:
            break
    lines = [entries[version] for version in range(1, len(entries) + 1) if version in entries]
    if not lines or len(lines) < (row[0] if row else len(entries)):
        return None
    if row and row[2] is not None:
        with suppress(Exception):  # any damage to the position
            return stored_table(Stored(name, lines, Snapshot(row[1], row[2])))
    with suppress(Exception):  # any damage to the entries
        return _replayed(name, lines)
    return None


def _replayed(name: str, lines: list[bytes]) -> Table:
    """Rebuilds a table without its snapshot by making all choices again."""
    table = stored_table(Stored(name, lines, None))
    if not table.seed:
        return table
    state = table.first_state(table.seed)
    for seat, choice in table.moves:
        state.apply(seat, table.game.parse(choice), listen=False)
    return stored_table(Stored(name, lines, Snapshot(len(lines), state.position())))
