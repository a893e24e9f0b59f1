"""Append-only storage of tables: SQLite in a file, or PostgreSQL. What `append` has answered is on disk."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

import psycopg.errors
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    case,
    cast,
    create_engine,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError, StatementError

SCHEMA: Final = 1  # a storage of another schema is refused
PATIENCE = 5  # seconds to wait for a database that does not answer or a file that another program holds
OPENING_LOCK: Final = 1649  # any number: who opens a PostgreSQL storage holds this advisory lock

_METADATA: Final = MetaData()
_ABOUT: Final = Table("twocities", _METADATA, Column("schema_version", Integer, nullable=False))
_TABLES: Final = Table(
    "tables",
    _METADATA,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("snapshot_version", Integer),
    Column("position", Text),
    Column("finished_at", Double, index=True),
    Column("listed", Boolean, nullable=False),  # once it is finished
)
_ENTRIES: Final = Table(
    "entries",
    _METADATA,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)

_FINISHED_AT: Final = cast(bindparam("finished_at"), Double)
_ADVANCE: Final = (
    update(_TABLES)
    .where(_TABLES.c.id == bindparam("at_id"), _TABLES.c.version == bindparam("at_version"))
    .values(
        version=bindparam("version"),
        snapshot_version=func.coalesce(bindparam("snapshot_version", type_=Integer), _TABLES.c.snapshot_version),
        position=func.coalesce(bindparam("position", type_=Text), _TABLES.c.position),
        finished_at=case((_FINISHED_AT.is_not(None), func.coalesce(_TABLES.c.finished_at, _FINISHED_AT))),
        listed=bindparam("listed"),
    )
)


class StorageProblem(Exception):
    """What was to be written is not written, or not read: a message of our words and what it speaks of.

    Only if the database was lost while it confirmed may it have been written; then the next append is `Stale`."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(" ".join([key, *map(str, about.values())]))
        self.key = key
        self.about = about


class Stale(StorageProblem):
    """The table does not stand at that version (any more): another has written. Load it anew."""


class Snapshot(NamedTuple):
    """The position of a table's game at a version."""

    version: int
    position: str


class Stored(NamedTuple):
    """A table as it is stored: its entries from version 1 on, and the last snapshot."""

    table: str
    entries: list[bytes]
    snapshot: Snapshot | None


class _Append(NamedTuple):
    """What somebody waits for to be written."""

    table: str
    version: int
    entries: Sequence[bytes]
    snapshot: Snapshot | None
    finished_at: float | None
    listed: bool
    done: Future[None]

    def row(self) -> dict[str, Any]:
        """What the table's own row holds after this."""
        version, position = self.snapshot or (None, None)
        return {
            "version": self.version + len(self.entries),
            "snapshot_version": version,
            "position": position,
            "finished_at": self.finished_at,
            "listed": self.listed,
        }

    def entry_rows(self) -> list[dict[str, Any]]:
        return [
            {"table_id": self.table, "version": version, "entry": entry}
            for version, entry in enumerate(self.entries, self.version + 1)
        ]


class Storage:
    """All tables. One thread writes: it commits all that waits at once."""

    def __init__(self, url: str) -> None:
        """Opens `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/DATABASE`, made ready if empty.

        Raises StorageProblem."""
        self._engine = _engine(url)
        self._file = self._engine.url.database if self._engine.name == "sqlite" else None
        # Nothing else of the URL is ever told: it may hold a password.
        self._place = self._file or str(self._engine.url.host or self._engine.url.query.get("host", "localhost"))
        try:
            self._prepare()
        except StorageProblem:
            self._engine.dispose()
            raise
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
        finished: bool = False,
        listed: bool = False,
    ) -> None:
        """Write one or more entries of a table that stands at `version` (0: a new one), with a snapshot and whether
        the table is finished after them, and listed as such: all or nothing. Entries already there count as written.

        Whoever is cancelled while waiting does not know whether it is written. Raises StorageProblem."""
        if self._closed:
            raise StorageProblem("storage-closed")
        done: Future[None] = Future()
        finished_at = time.time() if finished else None
        self._waiting.put(_Append(table, version, entries, snapshot, finished_at, listed, done))
        await asyncio.wrap_future(done)

    def unfinished(self) -> Iterator[Stored]:
        """The tables to carry on with. Raises StorageProblem."""
        with self._transaction() as connection:
            tables = connection.scalars(select(_TABLES.c.id).where(_TABLES.c.finished_at.is_(None))).all()
        for table in tables:
            stored = self._load(table)
            if stored is not None:
                yield stored

    async def load(self, table: str) -> Stored | None:
        """A table, finished or not. Raises StorageProblem."""
        return await asyncio.to_thread(self._load, table)

    async def finished_tables(self, limit: int, before: float | None = None) -> list[tuple[str, float]]:
        """The listed tables finished last (before a moment) and when, newest first. Raises StorageProblem."""
        return await asyncio.to_thread(self._finished_tables, limit, before)

    def close(self) -> None:
        """Writes what waits and lets go of the database."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
            self._writer.join()
            self._engine.dispose()

    @contextmanager
    def _transaction(self, write: bool = False) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                if write and self._file:
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
        except StatementError as error:
            raise self._problem(error) from None

    def _problem(self, error: StatementError) -> StorageProblem:
        if isinstance(error, IntegrityError):
            return Stale("storage-stale")
        cause = error.orig
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # the rest says more closely where
        if code == sqlite3.SQLITE_FULL or isinstance(cause, psycopg.errors.DiskFull):
            return StorageProblem("storage-full", place=self._place)
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return StorageProblem("storage-broken", file=self._place)
        reason = " ".join(str(cause).partition("\nDETAIL:")[0].split())  # details may quote what was to be written
        return StorageProblem("storage-file" if self._file else "storage-database", place=self._place, reason=reason)

    def _prepare(self) -> None:
        """Makes sure that the storage is whole, ours and of our schema."""
        if self._file and not os.path.isdir(folder := Path(self._file).absolute().parent):
            raise StorageProblem("storage-folder", folder=str(folder))
        with self._transaction(write=True) as connection:
            if not self._file:
                connection.execute(select(func.pg_advisory_xact_lock(OPENING_LOCK)))
            elif connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
                raise StorageProblem("storage-broken", file=self._file)
            names = inspect(connection).get_table_names()
            if not names:
                _METADATA.create_all(connection)
                connection.execute(insert(_ABOUT).values(schema_version=SCHEMA))
            elif _ABOUT.name not in names:
                raise StorageProblem("storage-foreign", place=self._place)
            elif (found := connection.scalars(select(_ABOUT.c.schema_version)).one()) != SCHEMA:
                raise StorageProblem("storage-newer", place=self._place, found=found, known=SCHEMA)
        if self._file:
            self._log_ahead()

    def _log_ahead(self) -> None:
        """Lets a file be read while it is written. The file remembers it, so only one that is ours is told.

        While others open the file too, SQLite refuses this at once instead of waiting for them: we wait."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with self._transaction() as connection:
                    connection.exec_driver_sql("PRAGMA journal_mode=WAL")
                return
            except StorageProblem:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.01)

    def _load(self, table: str) -> Stored | None:
        with self._transaction() as connection:
            row = connection.execute(select(_TABLES).where(_TABLES.c.id == table)).first()
            if row is None:
                return None
            entries = self._entries(connection, table, 0, row.version)
        snapshot = None if row.position is None else Snapshot(row.snapshot_version, row.position)
        return Stored(table, entries, snapshot)

    def _entries(self, connection: Connection, table: str, after: int, count: int) -> list[bytes]:
        query = select(_ENTRIES.c.entry).where(_ENTRIES.c.table_id == table, _ENTRIES.c.version > after)
        return list(connection.scalars(query.order_by(_ENTRIES.c.version).limit(count)))

    def _finished_tables(self, limit: int, before: float | None) -> list[tuple[str, float]]:
        query = select(_TABLES.c.id, _TABLES.c.finished_at).where(_TABLES.c.finished_at.is_not(None), _TABLES.c.listed)
        if before is not None:
            query = query.where(_TABLES.c.finished_at < before)
        with self._transaction() as connection:
            rows = connection.execute(query.order_by(_TABLES.c.finished_at.desc()).limit(limit))
            return [(row.id, row.finished_at) for row in rows]

    def _write_all(self) -> None:
        """The writer's life."""
        closing = False
        while not closing:
            taken = [self._waiting.get()]
            while not self._waiting.empty():
                taken.append(self._waiting.get())
            closing = taken[-1] is None
            batch = [append for append in taken if append and append.done.set_running_or_notify_cancel()]
            if batch:
                self._write(batch)

    def _write(self, batch: Sequence[_Append]) -> None:
        try:
            self._commit(batch)
        except Exception:
            self._write_each(batch)
        else:
            for append in batch:
                append.done.set_result(None)

    def _write_each(self, batch: Sequence[_Append]) -> None:
        """One by one, so that each gets its own answer; a lost connection is made anew for it."""
        deadline = time.monotonic() + PATIENCE
        problem: Exception | None = None
        for append in batch:
            if type(problem) is StorageProblem and time.monotonic() > deadline:
                problem = StorageProblem(problem.key, **problem.about)  # nothing works: let nobody wait for long
            else:
                problem = self._write_one(append)
            if problem is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(problem)

    def _write_one(self, append: _Append) -> Exception | None:
        """Returns why it is not written."""
        try:
            try:
                self._commit([append])
            except Stale:
                with self._transaction() as connection:
                    there = self._entries(connection, append.table, append.version, len(append.entries))
                if there != list(append.entries):
                    raise
        except Exception as problem:
            return problem
        return None

    def _commit(self, batch: Sequence[_Append]) -> None:
        """All or nothing. Raises StorageProblem."""
        new = [{"id": append.table, **append.row()} for append in batch if append.version == 0]
        old = [{"at_id": a.table, "at_version": a.version, **a.row()} for a in batch if a.version != 0]
        with self._transaction(write=True) as connection:
            if new:
                connection.execute(insert(_TABLES), new)
            if old and connection.execute(_ADVANCE, old).rowcount != len(old):
                raise Stale("storage-stale")
            connection.execute(insert(_ENTRIES), [row for append in batch for row in append.entry_rows()])


def _engine(url: str) -> Engine:
    """Raises StorageProblem if the URL names no storage of ours."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StorageProblem("storage-url") from None
    kind = parsed.get_backend_name()
    if kind == "sqlite" and parsed.database not in (None, "", ":memory:") and not parsed.query:
        driver, limits = "sqlite", {"timeout": PATIENCE}
    elif kind == "postgresql":
        driver, limits = "postgresql+psycopg", {"connect_timeout": PATIENCE, "tcp_user_timeout": 1000 * PATIENCE}
    else:
        raise StorageProblem("storage-url")
    engine = create_engine(
        parsed.set(drivername=driver),
        connect_args=limits,
        pool_pre_ping=True,
        max_overflow=-1,  # who writes never waits for those who read
        hide_parameters=True,
    )
    if kind == "sqlite":
        event.listen(engine, "connect", _sync_fully)
    return engine


def _sync_fully(connection: sqlite3.Connection, record: object) -> None:
    connection.execute("PRAGMA synchronous=FULL")
