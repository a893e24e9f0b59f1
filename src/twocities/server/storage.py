"""Append-only storage of tables. Once `append` returns, the entries are on disk."""

import asyncio
import time
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Double,
    Engine,
    Insert,
    Integer,
    Row,
    Select,
    Text,
    Update,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from twocities.server import database, notifications
from twocities.server.analyses import Analyses
from twocities.server.bans import Bans
from twocities.server.database import Database, Stale, StorageProblem
from twocities.server.friends import Friends
from twocities.server.lists import ANY, NEWEST, Before, Listed, Wanted, listed
from twocities.server.notifications import Notifications
from twocities.server.peers import Peers
from twocities.server.ratings import Ratings
from twocities.server.records import Records
from twocities.server.results import stored_row
from twocities.server.schema import ANALYSES, ENTRIES, INVITATIONS, NOTIFICATIONS, PEOPLE, RESULTS, SEATS, TABLES
from twocities.server.sessions import Sessions
from twocities.server.stored import UNKNOWN, Snapshot, Stored, Summary
from twocities.server.table import OPEN, OVER, RUNNING
from twocities.server.thoughts import Thoughts

T = TypeVar("T")

GATHER: Final = 0.01  # seconds from one commit to the next while many write: a commit costs more than what it writes
TOGETHER: Final = 100  # tables that are deleted at once
MOST_IDS: Final = 1000  # named in one query
MOST_SEATS: Final = 8  # at a table
MOST_DAMAGE: Final = 10  # places named, of those where a file is damaged

_BESIDE: Final = ("seats", "played", "results", "needs")  # of a summary: not in the row of the table itself
_FINISHED_AT: Final = cast(bindparam("finished_at"), Double)
_OWNER: Final = cast(bindparam("at_owner"), Text)
_ADVANCE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("at_id"), TABLES.c.version == bindparam("at_version"))
    .where(or_(_OWNER.is_(None), TABLES.c.owner == _OWNER))
    .values(
        {name: bindparam(name) for name in Summary._fields if name not in _BESIDE}
        | {
            "version": bindparam("version"),
            "snapshot_version": func.coalesce(bindparam("snapshot_version", type_=Integer), TABLES.c.snapshot_version),
            "position": func.coalesce(bindparam("position", type_=Text), TABLES.c.position),
            "finished_at": case((_FINISHED_AT.is_not(None), func.coalesce(TABLES.c.finished_at, _FINISHED_AT))),
        }
    )
)
_LISTED: Final = TABLES.c.id, TABLES.c.card
_LOST: Final = SEATS.c.lost_at.is_not(None)
_OVER_AT: Final = func.coalesce(SEATS.c.lost_at, TABLES.c.finished_at)  # for the guest in the seat
_OWN: Final = (
    select(*_LISTED, func.coalesce(_OVER_AT, TABLES.c.created_at), SEATS.c.seat, SEATS.c.guest, _LOST)
    .join_from(SEATS, TABLES, SEATS.c.table_id == TABLES.c.id)
    .where(~SEATS.c.hidden, or_(TABLES.c.phase != OVER, TABLES.c.snapshot_version.is_not(None)))  # no unplayed ones
)
_PLAYED: Final = text(
    "INSERT INTO played (guest, table_id, game, name, at) VALUES (:guest, :table_id, :game, :name, :at)"
    " ON CONFLICT (guest, table_id) DO UPDATE SET name = excluded.name, at = excluded.at"
)


class _Append(NamedTuple):
    """A write that somebody waits for."""

    table: str
    version: int
    entries: Sequence[bytes]
    snapshot: Snapshot | None
    summary: Summary
    owner: str | None
    at: float
    done: asyncio.Future[None]

    def row(self) -> dict[str, Any]:
        """The table's own row after this write."""
        version, position = self.snapshot or (None, None)
        return {
            **{name: value for name, value in self.summary._asdict().items() if name not in _BESIDE},
            "version": self.version + len(self.entries),
            "snapshot_version": version,
            "position": position,
            "finished_at": self.at if self.summary.phase == OVER else None,
        }

    def entry_rows(self) -> list[dict[str, Any]]:
        return [
            {"table_id": self.table, "version": version, "entry": entry}
            for version, entry in enumerate(self.entries, self.version + 1)
        ]

    def seat_rows(self, hidden: Container[tuple[str, str]]) -> list[dict[str, Any]]:
        """`hidden` are tables, each with a guest whose list does not show it."""
        return [
            {"table_id": self.table, "hidden": (self.table, seat.guest) in hidden, **seat._asdict()}
            for seat in self.summary.seats or ()
        ]

    def guests(self) -> list[str]:
        """Those with a seat, if that has changed."""
        return [seat.guest for seat in self.summary.seats or ()]

    def played_rows(self) -> list[dict[str, Any]]:
        about = {"table_id": self.table, "game": self.summary.game, "at": self.summary.changed_at}
        return [{"guest": guest, "name": name, **about} for guest, name in self.summary.played]

    def result_rows(self) -> list[dict[str, Any]]:
        return [stored_row(row, self.table, self.at) for row in self.summary.results]


class _ForMany:
    """A statement for the rows of many tables, compiled once: SQLAlchemy would process every value of every row."""

    def __init__(self, statement: Insert | Update, engine: Engine) -> None:
        compiled = statement.compile(engine)
        self._text = str(compiled)
        self._order: Sequence[str] | None = compiled.positiontup  # of its values; None if they are passed by name

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> int:
        """Returns how many rows it has changed."""
        order = self._order
        values = rows if order is None else [tuple([row[name] for name in order]) for row in rows]
        return connection.exec_driver_sql(self._text, values).rowcount


class Storage:
    """All tables. A single thread writes and commits everything that is waiting at once."""

    def __init__(self, url: str, alone: bool = False) -> None:
        """Raises StorageProblem."""
        self._database = Database(url, alone)
        self.analyses = Analyses(self._database)
        self.bans = Bans(self._database)
        self.sessions = Sessions(self._database)
        self.friends = Friends(self._database)
        self.peers = Peers(self._database)
        self.ratings = Ratings(self._database)
        self.records = Records(self._database)
        self.notifications = Notifications(self._database)
        self.thoughts = Thoughts(self._database)
        self._advance = _ForMany(_ADVANCE, self._database.engine)
        self._add = _ForMany(insert(ENTRIES), self._database.engine)
        self.written: Callable[[str, Sequence[str]], None] = lambda table, guests: None  # told in the event loop
        self._closed = False
        self._waiting: SimpleQueue[_Append | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="storage", daemon=True)
        self._writer.start()

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[bytes],
        snapshot: Snapshot | None = None,
        summary: Summary = UNKNOWN,
        owned: bool = False,
    ) -> None:
        """Writes one or more entries of a table at `version` (0: a new one), with a snapshot and a summary of the table
        after them: all or nothing. Entries that are already there count as written. With `owned`, they are stale unless
        this process runs the table.

        If this is cancelled, the entries may or may not be written. Raises StorageProblem."""
        if self._closed:
            raise StorageProblem("storage-closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        owner = self.peers.id if owned and not self.peers.alone else None
        self._waiting.put(_Append(table, version, entries, snapshot, summary, owner, time.time(), done))
        await done

    def close(self) -> None:
        """Writes what is waiting and closes the database."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
            self._writer.join()
            self.peers.leave()
            self._database.close()

    # -- reading; all of it raises StorageProblem

    async def read(self, read: Callable[[Connection], T]) -> T:
        """The result of a function that reads from a connection."""

        def work() -> T:
            with self._database.transaction() as connection:
                return read(connection)

        return await asyncio.to_thread(work)

    async def load(self, table: str) -> Stored | None:
        """A table, finished or not."""
        return await self.read(partial(self._stored, table=table))

    async def load_after(self, table: str, version: int) -> list[bytes] | None:
        """The entries of a table after a version; None if there is no such table."""

        def read(connection: Connection) -> list[bytes] | None:
            stands = connection.scalars(select(TABLES.c.version).where(TABLES.c.id == table)).first()
            return None if stands is None else entries_after(connection, table, version, max(stands - version, 0))

        return await self.read(read)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions of those tables that exist."""

        def read(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for first in range(0, len(tables), MOST_IDS):
                query = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(tables[first : first + MOST_IDS]))
                found.update({row.id: row.version for row in connection.execute(query)})
            return found

        return await self.read(read) if tables else {}

    async def listed_tables(
        self, phases: Sequence[str], limit: int, before: Before = NEWEST, wanted: Wanted = ANY
    ) -> list[Listed]:
        """A page of the listed tables in some phases, the newest first."""
        made = TABLES.c.created_at
        queries = [  # one after the other, since each is in the order of an index
            listed(made, before, TABLES.c.phase == phase, *wanted.conditions()) for phase in phases
        ]
        found = [listed for query in queries for listed in await self._list(query, limit)]
        return sorted(found, key=lambda listed: (listed.at, listed.table), reverse=True)[:limit]

    async def finished_tables(self, limit: int, before: Before = NEWEST, wanted: Wanted = ANY) -> list[Listed]:
        """A page of the listed tables whose games are over, the latest first."""
        return await self._list(listed(TABLES.c.finished_at, before, *wanted.conditions()), limit)

    async def tables_of(self, guest: str, limit: int, over: bool, before: float | None = None) -> list[Listed]:
        """The tables where a guest has a seat, newest first: those created before a given time or, with `over`, those
        that were over by then for this guest."""
        at = _OVER_AT if over else TABLES.c.created_at
        is_over = or_(TABLES.c.phase == OVER, _LOST)
        query = _OWN.where(SEATS.c.guest == guest, is_over if over else ~is_over, at < _or_ever(before))
        return await self._list(query.order_by(at.desc()), limit)

    async def seated_at(self, tables: Sequence[str]) -> list[Listed]:
        """These tables, once for each guest with a seat there."""
        return await self._list(_OWN.where(TABLES.c.id.in_(tables)), len(tables) * MOST_SEATS)

    async def name_of(self, guest: str) -> str:
        """The name a guest has chosen; "" for none."""
        query = select(PEOPLE.c.name).where(PEOPLE.c.guest == guest)
        return await self.read(lambda connection: connection.scalars(query).first()) or ""

    async def damage(self) -> list[str]:
        """What is wrong with the file, in SQLite's words; PostgreSQL checks itself."""
        if not self._database.file:
            return []
        query = text(f"PRAGMA quick_check({MOST_DAMAGE})")
        return [line for line in await self.read(lambda found: found.scalars(query).all()) if line != "ok"]

    async def count(self, host: str | None = None) -> int:
        """How many unfinished tables a host has, or all hosts together."""
        if host is None:
            query = select(func.count()).where(TABLES.c.finished_at.is_(None))
        else:
            query = select(func.count()).where(TABLES.c.host == host, TABLES.c.phase.in_((OPEN, RUNNING)))
        return await self.read(lambda connection: connection.scalars(query).one())

    async def due(self, until: float, limit: int) -> list[str]:
        """The tables where something is due by then, the earliest first."""
        query = select(TABLES.c.id).where(TABLES.c.due_at <= until).order_by(TABLES.c.due_at).limit(limit)
        return await self.read(lambda connection: list(connection.scalars(query)))

    # -- changes other than entries; all of it raises StorageProblem

    async def change(self, change: Callable[[Connection], T]) -> T:
        """Runs a change in one transaction."""
        return await asyncio.to_thread(self._change, change)

    async def postpone(self, table: str, due_at: float | None) -> None:
        """Sets when a table is next due; None: never."""
        change = update(TABLES).where(TABLES.c.id == table).values(due_at=due_at)
        await asyncio.to_thread(self._change, lambda connection: connection.execute(change))

    async def hide(self, table: str, guest: str) -> None:
        """Takes a table off a guest's list."""
        change = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.guest == guest).values(hidden=True)
        await asyncio.to_thread(self._change, lambda connection: connection.execute(change))
        self.written(table, [guest])
        self.peers.announce([(table, 1, (), [guest])])

    async def delete_finished(self, before: float) -> int:
        """Deletes some of the tables that finished before a given time; returns how many."""

        def change(connection: Connection) -> int:
            query = select(TABLES.c.id).where(TABLES.c.finished_at < before).limit(TOGETHER)
            return delete_tables(connection, connection.scalars(query).all())

        return await asyncio.to_thread(self._change, change)

    async def delete(self, table: str) -> bool:
        """Returns whether the table existed."""
        return bool(await asyncio.to_thread(self._change, lambda connection: delete_tables(connection, [table])))

    # -- internals

    def _stored(self, connection: Connection, table: str) -> Stored | None:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
        if row is None:
            return None
        entries = entries_after(connection, table, 0, row.version)
        if len(entries) != row.version:
            raise StorageProblem("storage-broken", file=self._database.place)
        snapshot = None if row.position is None else Snapshot(row.snapshot_version, row.position)
        return Stored(table, entries, snapshot)

    async def _list(self, query: Select[Any], limit: int) -> list[Listed]:
        def read(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(query.limit(limit)).all()

        return [Listed(*tuple(row)) for row in await self.read(read)]

    def _change(self, change: Callable[[Connection], T]) -> T:
        with self._database.transaction(write=True) as connection:
            return change(connection)

    def _write_all(self) -> None:
        """The writing thread."""
        closing, began = False, 0.0
        taken: list[_Append | None] = []
        while not closing:
            many = len(taken) > 1
            taken = [self._waiting.get()]
            if many:
                time.sleep(max(began + GATHER - time.monotonic(), 0.0))
            began = time.monotonic()
            while not self._waiting.empty():
                taken.append(self._waiting.get())
            closing = taken[-1] is None
            batch = [append for append in taken if append and not append.done.cancelled()]
            if batch:
                self._write(batch)

    def _write(self, batch: Sequence[_Append]) -> None:
        try:
            self._commit(batch)
        except Exception:
            self._write_each(batch)
        else:
            self._confirm(batch)

    def _confirm(self, written: Sequence[_Append]) -> None:
        _answer(written, then=self.written)
        self.peers.announce([(one.table, one.version + len(one.entries), one.entries, one.guests()) for one in written])

    def _write_each(self, batch: Sequence[_Append]) -> None:
        """Writes one by one, so that each gets its own result; reconnects if the connection is lost."""
        deadline = time.monotonic() + database.PATIENCE
        problem: Exception | None = None
        for append in batch:
            if type(problem) is StorageProblem and time.monotonic() > deadline:
                problem = StorageProblem(problem.key, **problem.about)  # nothing works, so nobody should wait long
            else:
                problem = self._write_one(append)
            if problem is None:
                self._confirm([append])
            else:
                _answer([append], problem)

    def _write_one(self, append: _Append) -> Exception | None:
        """Returns why it was not written, or None."""
        try:
            try:
                self._commit([append])
            except Stale:
                with self._database.transaction() as connection:
                    there = entries_after(connection, append.table, append.version, len(append.entries))
                if there != list(append.entries):
                    raise
        except Exception as problem:
            return problem
        return None

    def _commit(self, batch: Sequence[_Append]) -> None:
        """All or nothing. Raises StorageProblem."""
        new = [{"id": append.table, **append.row()} for append in batch if append.version == 0]
        old = [
            {"at_id": append.table, "at_version": append.version, "at_owner": append.owner, **append.row()}
            for append in batch
            if append.version != 0
        ]
        reseated = [append.table for append in batch if append.summary.seats is not None and append.version != 0]
        played = [row for append in batch for row in append.played_rows()]
        results = [row for append in batch for row in append.result_rows()]
        with self._database.transaction(write=True) as connection:
            if new:
                connection.execute(insert(TABLES), new)
            if old and self._advance.run(connection, old) != len(old):
                raise Stale("storage-stale")
            self._add.run(connection, [row for append in batch for row in append.entry_rows()])
            hidden = _unseat(connection, reseated) if reseated else ()
            seats = [row for append in batch for row in append.seat_rows(hidden)]
            if seats:
                connection.execute(insert(SEATS), seats)
            if played:
                connection.execute(_PLAYED, played)
            if results:
                connection.execute(insert(RESULTS), results)
            for append in batch:
                notifications.need(connection, append.table, append.summary.needs, append.at)


def _unseat(connection: Connection, tables: Sequence[str]) -> set[tuple[str, str]]:
    """Removes all seats of these tables; returns the tables, each with a guest whose list does not show it."""
    there = SEATS.c.table_id.in_(tables)
    hidden = connection.execute(select(SEATS.c.table_id, SEATS.c.guest).where(there, SEATS.c.hidden)).all()
    connection.execute(delete(SEATS).where(there))
    return {(table, guest) for table, guest in hidden}


def _answer(
    batch: Sequence[_Append],
    problem: Exception | None = None,
    then: Callable[[str, Sequence[str]], None] = lambda table, guests: None,
) -> None:
    """Tells all who wait whether theirs is written, and wakes the event loop once for it."""

    def settle() -> None:
        for append in batch:
            if problem is None:
                then(append.table, append.guests())
            if append.done.cancelled():
                continue
            if problem is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(problem)

    with suppress(RuntimeError):  # the loop has ended, and nobody is waiting
        batch[0].done.get_loop().call_soon_threadsafe(settle)


def entries_after(connection: Connection, table: str, version: int, count: int) -> list[bytes]:
    query = select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table, ENTRIES.c.version > version)
    return list(connection.scalars(query.order_by(ENTRIES.c.version).limit(count)))


def delete_tables(connection: Connection, tables: Sequence[str]) -> int:
    """With all that belongs to them; returns how many there were."""
    for rows in (ENTRIES, SEATS, INVITATIONS, NOTIFICATIONS):
        connection.execute(delete(rows).where(rows.c.table_id.in_(tables)))
    connection.execute(delete(ANALYSES).where(ANALYSES.c.id.in_(tables)))
    return connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables))).rowcount


def _or_ever(before: float | None) -> float:
    return float("inf") if before is None else before
