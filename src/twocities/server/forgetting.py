"""Everything the database has about a person: exported for them, or removed.

Games stay for those who played them, but without the person's name, and under an id that belongs to nobody."""

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    LargeBinary,
    Table,
    bindparam,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)

from twocities.server.entries import AnyEntry, Arranged, Forgotten, Place, Said, Seated, Wanted, read_entry, write_entry
from twocities.server.ratings import hold_ratings
from twocities.server.schema import (
    CODES,
    ENTRIES,
    METADATA,
    NOTIFICATIONS,
    PRESENT,
    SEATS,
    SESSIONS,
    TABLES,
)
from twocities.server.sessions import erase_sessions
from twocities.server.stored import Snapshot, Stored
from twocities.server.summary import summary_of
from twocities.server.table import stored_table

GUESTS: Final = ("guest", "other", "inviter")  # the columns that name a person
SECRET: Final = (
    "token",
    "session",
    "code",
    "public_key",
    "keys",
    "endpoint",
    "left_over",
)  # useful only to somebody who should not have it
PASSING: Final = (CODES, PRESENT)  # deleted soon anyway
DOCUMENTS: Final = ("result", "settings")
UNSAID: Final = "…"  # in place of what the person said

Rows = list[dict[str, Any]]


# -- exporting


def everything_of(connection: Connection, guest: str) -> dict[str, Rows]:
    """By table of the database: all rows of a guest, without secrets and without the ids of other people; and the games
    with what the guest said there."""
    tables = [table for table in about_people() if table not in (SEATS, *PASSING)]
    found = {table.name: _rows_of(connection, table, guest) for table in tables}
    query = select(SEATS.c.table_id, SEATS.c.seat, TABLES.c.card).join_from(
        SEATS, TABLES, SEATS.c.table_id == TABLES.c.id
    )
    found["games"] = [
        {
            "table": row.table_id,
            "seat": row.seat,
            "card": msgspec.json.decode(row.card) if row.card else None,
            "said": _said(connection, row.table_id, guest),
        }
        for row in connection.execute(query.where(SEATS.c.guest == guest))
    ]
    return found


def about_people() -> Iterator[Table]:
    """The tables of the database whose rows belong to a guest."""
    return (table for table in METADATA.sorted_tables if "guest" in table.c)


def _rows_of(connection: Connection, table: Table, guest: str) -> Rows:
    shown = [column for column in table.c if column.name not in (*SECRET, *GUESTS)]
    rows = [dict(row) for row in connection.execute(select(*shown).where(table.c.guest == guest)).mappings()]
    return [
        {name: msgspec.json.decode(value) if name in DOCUMENTS else value for name, value in row.items()}
        for row in rows
    ]


def _said(connection: Connection, table: str, guest: str) -> Rows:
    entries = [read_entry(line) for line in _lines(connection, table)]
    lines = [entry for entry, own in zip(entries, _own_words(entries, guest), strict=True) if own]
    return [{"at": line.at, "text": line.text, "phrase": line.phrase} for line in lines if isinstance(line, Said)]


# -- removing


def tables_with(connection: Connection, guest: str) -> list[str]:
    """All tables that name a guest anywhere, even where the seat was left long ago: every entry is checked."""
    sqlite = connection.dialect.name == "sqlite"
    names_guest = text("instr(entry, :guest) > 0" if sqlite else "position(:guest in entry) > 0")
    query = select(ENTRIES.c.table_id).where(names_guest.bindparams(bindparam("guest", guest.encode(), LargeBinary)))
    return list(connection.scalars(query.distinct()))


def forget(
    connection: Connection, guest: str, token: str, tables: Sequence[str]
) -> tuple[list[str], list[tuple[str, int]]]:
    """Removes a guest, who asks with the session of a token, from these tables and everything else. Returns the tokens
    of all sessions, which have ended, and the tables with their new versions."""
    hold_ratings(connection)  # otherwise a game being rated could bring the guest back
    nobody = secrets.token_hex(16)
    rows = connection.execute(select(TABLES).where(TABLES.c.id.in_(tables)).with_for_update()).all()
    changed = [(row.id, _forget_at(connection, row, guest, nobody)) for row in rows]
    connection.execute(
        delete(NOTIFICATIONS).where(NOTIFICATIONS.c.table_id.in_(tables), NOTIFICATIONS.c.about != "")
    )  # they may name the guest
    for about in about_people():
        if about is not SESSIONS:
            names = [about.c[name] == guest for name in GUESTS if name in about.c]
            connection.execute(delete(about).where(or_(*names)))
    return erase_sessions(connection, guest, token), changed


def _forget_at(connection: Connection, row: Any, guest: str, nobody: str) -> int:
    """Removes the guest from the entries of a table, and from what lists show of it. Processes that have the table in
    memory read it again: returns its new version."""
    table = row.id
    before = _lines(connection, table)
    after = _without(before, guest, nobody)
    for version, (old, new) in enumerate(zip(before, after, strict=True), 1):
        if new != old:
            this = (ENTRIES.c.table_id == table) & (ENTRIES.c.version == version)
            connection.execute(update(ENTRIES).where(this).values(entry=new))
    after.append(write_entry(Forgotten(time.time())))
    connection.execute(insert(ENTRIES).values(table_id=table, version=len(after), entry=after[-1]))
    changed: dict[str, Any] = {"version": len(after), "host": nobody if row.host == guest else row.host}
    snapshot = None if row.position is None else Snapshot(row.snapshot_version, row.position)
    with suppress(Exception):  # a table that cannot be read is not in any list
        changed["card"] = summary_of(stored_table(Stored(table, after, snapshot))).card
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(changed))
    return len(after)


def _without(lines: Sequence[bytes], guest: str, nobody: str) -> list[bytes]:
    entries = [read_entry(line) for line in lines]
    found = []
    for line, entry, own in zip(lines, entries, _own_words(entries, guest), strict=True):
        nameless = _nameless(entry, guest, own)
        written = line if nameless is entry else write_entry(nameless)
        found.append(written.replace(guest.encode(), nobody.encode()))
    return found


def _nameless(entry: AnyEntry, guest: str, own: bool) -> AnyEntry:
    """An entry without the guest's name and words; the same object if it contains neither."""

    def place(place: Place) -> Place:
        return msgspec.structs.replace(place, name="") if place.guest == guest else place

    if isinstance(entry, Said) and own:
        return msgspec.structs.replace(entry, name="", text=UNSAID if entry.text else "")
    if isinstance(entry, Arranged) and any([seat.guest == guest for seat in entry.places]):
        return msgspec.structs.replace(entry, places=tuple(map(place, entry.places)))
    if isinstance(entry, Seated | Wanted) and entry.place.guest == guest:
        return msgspec.structs.replace(entry, place=place(entry.place))
    return entry


def _own_words(entries: Sequence[AnyEntry], guest: str) -> Iterator[bool]:
    """For each entry, whether the guest said it. If the speaker was not stored, the seat decides."""
    seats: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, Arranged):
            seats = {seat: place.guest for seat, place in enumerate(entry.places)}
        elif isinstance(entry, Seated):
            seats[entry.seat] = entry.place.guest
        yield isinstance(entry, Said) and guest == (entry.guest or seats.get(-1 if entry.seat is None else entry.seat))


def _lines(connection: Connection, table: str) -> list[bytes]:
    query = select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table)
    return list(connection.scalars(query.order_by(ENTRIES.c.version)))
