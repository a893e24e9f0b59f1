"""The database, an SQLite file or PostgreSQL: opens it, checks that it is ours, and explains what is wrong with it."""

import fcntl
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Condition
from typing import IO, Final

import psycopg.errors
from sqlalchemy import Connection, Engine, create_engine, event, func, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, IntegrityError, StatementError

from twocities.server.schema import ABOUT, SCHEMA, migrate
from twocities.words import system_reason

PATIENCE = 5  # seconds to wait for a database that does not respond or a file that another program has locked
OPENING_LOCK: Final = 1649  # an arbitrary number for the advisory lock held while a PostgreSQL database is opened


class StorageProblem(Exception):
    """Something was not written or not read: the key of a message and its arguments.

    If the connection was lost during the commit, it may have been written after all; then the next append is
    `Stale`."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(" ".join([key, *map(str, about.values())]))
        self.key = key
        self.about = about


class Stale(StorageProblem):
    """The table is no longer at that version because another process has written to it. Load it again."""


class Database:
    def __init__(self, url: str, alone: bool = False, migrates: bool = True) -> None:
        """Opens `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/DATABASE`. With `alone`, only one process at a
        time can use the file. With `migrates`, an empty or older database is brought up to the current schema. Raises
        StorageProblem."""
        self.engine = _engine(url)
        self.file = self.engine.url.database if self.engine.name == "sqlite" else None
        # The rest of the URL is never shown: it may contain a password.
        self.place = self.file or str(self.engine.url.host or self.engine.url.query.get("host", "localhost"))
        self._opened: tuple[int, int] | None = None  # device and inode of the file, which may be renamed later
        self._lock: IO[str] | None = None
        self._closed = False
        self._using = 0  # number of threads
        self._used = Condition()
        try:
            self._open(alone, migrates)
        except Exception:
            self.close()
            raise

    def close(self) -> None:
        """Closes the database as soon as no thread is using it."""
        with self._used:
            self._closed = True
            self._used.wait_for(lambda: not self._using, PATIENCE)
        self.engine.dispose()
        if self._lock:
            self._lock.close()

    @contextmanager
    def transaction(self, write: bool = False) -> Iterator[Connection]:
        """All or nothing; a transaction that only reads sees a single moment. Raises StorageProblem."""
        self._need_file()
        try:
            with self._use(), self.engine.connect() as connection:
                if self.file:
                    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")
                elif not write:
                    connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection
                connection.commit()
        except StatementError as error:
            raise self._problem(error) from None
        if write:
            self._need_file()

    @contextmanager
    def _use(self) -> Iterator[None]:
        with self._used:
            if self._closed:
                raise StorageProblem("storage-closed")
            self._using += 1
        try:
            yield
        finally:
            with self._used:
                self._using -= 1
                self._used.notify_all()

    def _need_file(self) -> None:
        """Raises StorageProblem if the opened file has been removed or replaced."""
        if self._opened is not None and _identity(self.place) != self._opened:
            raise StorageProblem("storage-moved", file=self.place)

    def _problem(self, error: StatementError) -> StorageProblem:
        if isinstance(error, IntegrityError):
            return Stale("storage-stale")
        cause = error.orig
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # the other bits are details
        if code == sqlite3.SQLITE_FULL or isinstance(cause, psycopg.errors.DiskFull):
            return StorageProblem("storage-full", place=self.place)
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return StorageProblem("storage-broken", file=self.place)
        reason = " ".join(str(cause).partition("\nDETAIL:")[0].split())  # details may quote the data
        return StorageProblem("storage-file" if self.file else "storage-database", place=self.place, reason=reason)

    def _open(self, alone: bool, migrates: bool) -> None:
        """Makes sure that the database is ours and has our schema."""
        if self.file and not os.path.isdir(folder := Path(self.file).absolute().parent):
            raise StorageProblem("storage-folder", folder=str(folder))
        if self.file and alone:
            self._lock = _lock(self.file)
        with self.transaction(write=True) as connection:
            if not self.file:
                connection.execute(select(func.pg_advisory_xact_lock(OPENING_LOCK)))
            self.schema = self._schema(connection)
            if migrates and self.schema < SCHEMA:
                migrate(connection, self.schema)
                self.schema = SCHEMA
        if self.file:
            self._log_ahead()
            self._opened = _identity(self.file)
            event.listen(self.engine, "do_connect", lambda *_: self._need_file())  # SQLite would create an empty file

    def _schema(self, connection: Connection) -> int:
        """The schema version of the database; 0 if it is empty. Raises StorageProblem."""
        names = inspect(connection).get_table_names()
        if not names:
            return 0
        if ABOUT.name not in names:
            raise StorageProblem("storage-foreign", place=self.place)
        found: int = connection.scalars(select(ABOUT.c.schema_version)).one()
        if found > SCHEMA:
            raise StorageProblem("storage-newer", place=self.place, found=found, known=SCHEMA)
        return found

    def _log_ahead(self) -> None:
        """Lets readers use the file while it is being written. The setting is stored in the file, so it is only made in
        ours.

        While others are opening the file, SQLite refuses immediately instead of waiting, so we wait ourselves."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with self.engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA journal_mode=WAL")
                return
            except StatementError as error:
                if time.monotonic() > deadline:
                    raise self._problem(error) from None
                time.sleep(0.01)


def _lock(file: str) -> IO[str]:
    """A lock that lasts until it is closed or the process ends in any way. Raises StorageProblem."""
    try:
        lock = open(f"{file}-lock", "a")  # noqa: SIM115 - closed with the database
    except OSError as problem:
        raise StorageProblem("storage-file", place=file, reason=system_reason(problem)) from None
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StorageProblem("storage-used", file=file) from None
    return lock


def _identity(file: str) -> tuple[int, int] | None:
    """Device and inode of the file that has this name now."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _engine(url: str) -> Engine:
    """Raises StorageProblem if the URL does not name a supported database."""
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
        max_overflow=-1,  # writers never wait for readers
        hide_parameters=True,
    )
    if kind == "sqlite":
        event.listen(engine, "connect", _sync_fully)
    return engine


def _sync_fully(connection: sqlite3.Connection, record: object) -> None:
    connection.execute("PRAGMA synchronous=FULL")
