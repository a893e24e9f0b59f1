"""All that the database holds of a person: written down for them, or removed.

Games stay for those who played them: there the person becomes somebody without a name, under an id of nobody."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, bindparam, delete, or_, select, text, update

from twocities.server.entries import AnyEntry, Arranged, Place, Said, Seated, Wanted, read_entry, write_entry
from twocities.server.schema import ENTRIES, METADATA, SEATS, SESSIONS, TABLES
from twocities.server.sessions import erase_sessions
from twocities.server.storage import entries_after
from twocities.server.stored import Snapshot, Stored
from twocities.server.summary import summary_of
from twocities.server.table import stored_table

PEOPLE_COLUMNS: Final = ("guest", "other", "inviter")  # those that name a person
SECRET: Final = ("token", "code", "public_key", "keys")  # of no use to a reader, or to the wrong one
UNSAID: Final = "…"  # in place of what the person said

Rows = list[dict[str, Any]]


# -- written down


def everything_of(connection: Connection, guest: str) -> dict[str, Rows]:
    """By table of the database: all rows of a guest, without secrets and without the ids of other people; and the games
    with what the guest said there."""
    found = {table.name: _rows_of(connection, table, guest) for table in _about_people() if table is not SEATS}
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


def _about_people() -> Iterator[Table]:
    return (table for table in METADATA.sorted_tables if "guest" in table.c)


def _rows_of(connection: Connection, table: Table, guest: str) -> Rows:
    shown = [column for column in table.c if column.name not in (*SECRET, *PEOPLE_COLUMNS)]
    return [dict(row) for row in connection.execute(select(*shown).where(table.c.guest == guest)).mappings()]


def _said(connection: Connection, table: str, guest: str) -> list[dict[str, Any]]:
    entries = [read_entry(line) for line in _lines(connection, table)]
    lines = [entry for entry, own in zip(entries, _own_words(entries, guest), strict=True) if own]
    return [{"at": line.at, "text": line.text, "phrase": line.phrase} for line in lines if isinstance(line, Said)]


# -- removed


def forget(connection: Connection, guest: str, token: str) -> tuple[list[str], list[str]]:
    """Removes a guest, who asks with the session of a token. Returns the tokens of all sessions, which have ended, and
    the tables that have changed."""
    tables = _tables_with(connection, guest)
    nobody = secrets.token_hex(16)
    for table in tables:
        _forget_at(connection, table, guest, nobody)
    for about in _about_people():
        if about is not SESSIONS:
            names = [about.c[name] == guest for name in PEOPLE_COLUMNS if name in about.c]
            connection.execute(delete(about).where(or_(*names)))
    return erase_sessions(connection, guest, token), tables


def _tables_with(connection: Connection, guest: str) -> list[str]:
    """All that name a guest anywhere, also where the seat was left long ago: every entry is looked at."""
    sqlite = connection.dialect.name == "sqlite"
    names_guest = text("instr(entry, :guest) > 0" if sqlite else "position(:guest in entry) > 0")
    query = select(ENTRIES.c.table_id).where(names_guest.bindparams(bindparam("guest", guest.encode(), LargeBinary)))
    return list(connection.scalars(query.distinct()))


def _forget_at(connection: Connection, table: str, guest: str, nobody: str) -> None:
    """In the entries of a table, and in what lists show of it."""
    before = _lines(connection, table)
    after = _without(before, guest, nobody)
    for version, (old, new) in enumerate(zip(before, after, strict=True), 1):
        if new != old:
            this = (ENTRIES.c.table_id == table) & (ENTRIES.c.version == version)
            connection.execute(update(ENTRIES).where(this).values(entry=new))
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
    changed = {"host": nobody} if row.host == guest else {}
    snapshot = None if row.position is None else Snapshot(row.snapshot_version, row.position)
    with suppress(Exception):  # a table that cannot be read is in no list
        changed["card"] = summary_of(stored_table(Stored(table, after, snapshot))).card
    if changed:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(changed))


def _without(lines: Sequence[bytes], guest: str, nobody: str) -> list[bytes]:
    entries = [read_entry(line) for line in lines]
    found = []
    for line, entry, own in zip(lines, entries, _own_words(entries, guest), strict=True):
        nameless = _nameless(entry, guest, own)
        written = line if nameless is entry else write_entry(nameless)
        found.append(written.replace(guest.encode(), nobody.encode()))
    return found


def _nameless(entry: AnyEntry, guest: str, own: bool) -> AnyEntry:
    """An entry without the guest's name and words; the very same if neither is in it."""

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
    """For each entry, whether the guest said it from a seat. Spectators are not stored with what they say."""
    seats: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, Arranged):
            seats = {seat: place.guest for seat, place in enumerate(entry.places)}
        elif isinstance(entry, Seated):
            seats[entry.seat] = entry.place.guest
        yield isinstance(entry, Said) and entry.seat is not None and seats.get(entry.seat) == guest


def _lines(connection: Connection, table: str) -> list[bytes]:
    version = connection.scalars(select(TABLES.c.version).where(TABLES.c.id == table)).one()
    return entries_after(connection, table, 0, version)
