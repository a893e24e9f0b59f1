"""The server processes that share a PostgreSQL database: which are alive, which runs which table, who is connected
where, and news of changes.

With SQLite there is only one process, and all of this does nothing."""

import asyncio
import logging
import secrets
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

import msgspec
import psycopg
from sqlalchemy import (
    ColumnElement,
    bindparam,
    delete,
    exists,
    extract,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or

from twocities.server.database import Database, StorageProblem
from twocities.server.schema import ABOUT, PRESENT, PROCESSES, SEATS, TABLES

LEASE: Final = 3.0  # seconds that a process counts as alive after its last heartbeat
BEAT: Final = 1.0  # seconds between heartbeats
GATHER: Final = 0.02  # seconds over which arrivals and departures are collected, to be announced together
FORGOTTEN: Final = 60.0  # seconds after which all traces of a dead process are removed
CHANNEL: Final = "twocities"
LONGEST: Final = 7500  # bytes in one notification: PostgreSQL allows up to 8,000
LEAST: Final = 60  # bytes for a change without its entries
GUEST: Final = 40  # bytes for each guest it names

# A table, its version, or 0 if somebody came or went, the last entries, and guests to whose list it may be new.
Change = tuple[str, int, Sequence[bytes], Sequence[str]]

Hearing = Callable[[str, int, list[bytes], Sequence[str]], None]

_write_news: Final = msgspec.json.Encoder().encode
_read_news: Final = msgspec.json.Decoder(tuple[str, list[tuple[str, int, list[str], list[str]]]]).decode

log = logging.getLogger("twocities.server")

NOW: Final = extract("epoch", func.clock_timestamp())  # the database's clock, since those of the machines may differ


class Peers:
    """This process among all that use the database."""

    def __init__(self, database: Database) -> None:
        self.alone = database.file is not None
        self.id = secrets.token_hex(8)
        self.listening = False
        self.unsure: set[str] = set()  # tables that this process may have claimed without getting an answer
        self._database = database
        self._here: Counter[tuple[str, str]] = Counter()  # connections by table and guest
        self._moved: set[tuple[str, str]] = set()  # tables and guests that the others must hear about
        self._telling: asyncio.Task[None] | None = None
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # by what is done one at a time
        self._news: SimpleQueue[Sequence[Change] | None] = SimpleQueue()
        self._announcer = Thread(target=self._announce_all, name="news", daemon=True)
        if not self.alone:
            self._announcer.start()

    # -- which processes are alive; all of this raises StorageProblem

    def join(self) -> float | None:
        """Registers this process; returns since when there has always been one, if others share the database."""
        if self.alone:
            return None
        with self._database.transaction(write=True) as connection:
            living = connection.scalars(select(func.count()).select_from(PROCESSES).where(_alive())).one()
            if not living:
                connection.execute(update(ABOUT).values(up_since=NOW))
            connection.execute(insert(PROCESSES).values(id=self.id, alive_until=NOW + LEASE))
            since: float = connection.scalars(select(ABOUT.c.up_since)).one()
            return since

    async def live(self) -> None:
        """Sends a heartbeat again and again."""
        while not self.alone:
            await asyncio.sleep(BEAT)
            with suppress(StorageProblem):
                if await asyncio.to_thread(self._beat):
                    self._moved.update(self._here)
                self._tell_soon()

    def _beat(self) -> bool:
        """Sends a heartbeat and clears away long-dead processes; returns whether the database has lost our
        connections."""
        with self._database.transaction(write=True) as connection:
            mine = update(PROCESSES).where(PROCESSES.c.id == self.id).values(alive_until=NOW + LEASE)
            forgotten = not connection.execute(mine).rowcount  # it crashed, and these rows do not survive that
            if forgotten:
                connection.execute(insert(PROCESSES).values(id=self.id, alive_until=NOW + LEASE))
            dead = delete(PROCESSES).where(PROCESSES.c.alive_until < NOW - FORGOTTEN)
            if connection.execute(dead).rowcount:
                connection.execute(delete(PRESENT).where(PRESENT.c.process.not_in(select(PROCESSES.c.id))))
        return forgotten

    def leave(self) -> None:
        """Signs this process off, so that others need not wait for its heartbeat to stop."""
        if self.alone:
            return
        self._news.put(None)
        self._announcer.join()
        with suppress(StorageProblem), self._database.transaction(write=True) as connection:
            connection.execute(delete(PRESENT).where(PRESENT.c.process == self.id))
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.id))

    # -- which process runs a table; all of this raises StorageProblem

    async def claim(self, tables: Sequence[str]) -> set[str]:
        """Claims tables; returns those that this process runs from now on because no other live one does."""

        def work() -> set[str]:
            self.unsure.update(tables)
            owned = exists().where(PROCESSES.c.id == TABLES.c.owner, _alive(), PROCESSES.c.id != self.id)
            claim = update(TABLES).where(TABLES.c.id.in_(tables), ~owned).values(owner=self.id)
            with self._database.transaction(write=True) as connection:
                claimed = set(connection.scalars(claim.returning(TABLES.c.id)))
            self.unsure.difference_update(tables)
            return claimed

        return set(tables) if self.alone else await asyncio.to_thread(work)

    async def release(self, tables: Sequence[str]) -> None:
        """Lets others run these tables."""

        def work() -> None:
            mine = update(TABLES).where(TABLES.c.id.in_(tables), TABLES.c.owner == self.id)
            with self._database.transaction(write=True) as connection:
                connection.execute(mine.values(owner=None))
            self.unsure.difference_update(tables)

        if tables and not self.alone:
            await asyncio.to_thread(work)

    @asynccontextmanager
    async def apart(self, name: str) -> AsyncIterator[None]:
        """Nobody else, in any process, does anything under this name at the same time. Raises StorageProblem."""
        async with self._locks[name]:
            if self.alone:
                yield
                return
            transaction = self._database.transaction(write=True)
            connection = await asyncio.to_thread(transaction.__enter__)
            try:
                key = int.from_bytes(blake2b(name.encode(), digest_size=7).digest())
                await asyncio.to_thread(connection.execute, select(func.pg_advisory_xact_lock(key)))
                yield
            except BaseException as problem:
                await asyncio.to_thread(transaction.__exit__, type(problem), problem, problem.__traceback__)
                raise
            await asyncio.to_thread(transaction.__exit__, None, None, None)

    # -- who is where

    def arrive(self, table: str, guest: str) -> None:
        """Registers a guest's connection to a table or, if it is "", to the list of their own tables."""
        self._move(table, guest, 1)

    def depart(self, table: str, guest: str) -> None:
        self._move(table, guest, -1)

    def _move(self, table: str, guest: str, step: int) -> None:
        if self.alone or not guest:
            return
        self._here[table, guest] += step
        if not self._here[table, guest]:
            del self._here[table, guest]
        self._moved.add((table, guest))
        self._tell_soon()

    def _tell_soon(self) -> None:
        if self._moved and self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def settle(self) -> None:
        """Waits until the others have been told who came and went."""
        while self._telling is not None:
            await self._telling

    async def _tell(self) -> None:
        await asyncio.sleep(GATHER)
        moved, self._moved = sorted(self._moved), set()
        rows = [{"process": self.id, "table_id": table, "guest": guest} for table, guest in moved]
        came = [row for row, key in zip(rows, moved, strict=True) if key in self._here]
        left = [row for row, key in zip(rows, moved, strict=True) if key not in self._here]
        try:
            await asyncio.to_thread(self._write_moved, came, left)
        except StorageProblem:
            self._moved.update(moved)  # told with the next heartbeat
            self._telling = None
            return
        self.announce([(table, 0, (), ()) for table, _ in moved])
        self._telling = None
        self._tell_soon()

    def _write_moved(self, came: list[dict[str, str]], left: list[dict[str, str]]) -> None:
        with self._database.transaction(write=True) as connection:
            if came:
                connection.execute(insert_or(PRESENT).on_conflict_do_nothing(), came)
            if left:
                gone = [column == bindparam(f"old_{column.name}") for column in PRESENT.c]
                rows = [{f"old_{name}": value for name, value in row.items()} for row in left]
                connection.execute(delete(PRESENT).where(*gone), rows)

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, set[str]]:
        """By table, the guests connected through other processes. Raises StorageProblem."""
        if self.alone or not tables:
            return {}
        query = _present(PRESENT.c.guest, tables).where(PRESENT.c.process != self.id)
        return await asyncio.to_thread(self._by_table, query)

    async def online(self, tables: Sequence[str]) -> dict[str, set[int]]:
        """By table, the seats of everybody connected through any process. Raises StorageProblem."""
        if self.alone or not tables:
            return {}
        seated = (SEATS.c.table_id == PRESENT.c.table_id) & (SEATS.c.guest == PRESENT.c.guest)
        return await asyncio.to_thread(self._by_table, _present(SEATS.c.seat, tables).where(seated))

    async def present(self, guests: Collection[str]) -> set[str]:
        """Which of these guests are connected to any table, or to the list of their own, through any process. Raises
        StorageProblem."""
        if self.alone or not guests:
            return set()
        living = select(PROCESSES.c.id).where(_alive())
        query = select(PRESENT.c.guest).where(PRESENT.c.guest.in_(guests), PRESENT.c.process.in_(living))

        def work() -> set[str]:
            with self._database.transaction() as connection:
                return set(connection.scalars(query))

        return await asyncio.to_thread(work)

    def _by_table(self, query: Any) -> dict[str, set[Any]]:
        found: dict[str, set[Any]] = defaultdict(set)
        with self._database.transaction() as connection:
            for table, value in connection.execute(query):
                found[table].add(value)
        return found

    # -- news

    def announce(self, changes: Sequence[Change]) -> None:
        """Tells the other processes about changes."""
        if not self.alone:
            self._news.put(changes)

    def _announce_all(self) -> None:
        """The announcing thread. Sends everything that is waiting at once and in a separate transaction, because a
        commit that notifies holds up all others in the database. What cannot be sent is found by polling
        (House.look_after)."""
        connection: psycopg.Connection[Any] | None = None
        closing = False
        while not closing:
            taken = [self._news.get()]
            while not self._news.empty():
                taken.append(self._news.get())
            closing = taken[-1] is None
            changes = [change for some in taken for change in some or ()]
            try:
                if connection is None and changes:
                    connection = psycopg.connect(**self._connecting(), autocommit=True)
                for payload in _payloads(self.id, changes):
                    assert connection is not None
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            except psycopg.Error:
                if connection is not None:
                    connection.close()
                connection = None
        if connection is not None:
            connection.close()

    def _connecting(self) -> dict[str, Any]:
        engine = self._database.engine
        return dict(engine.dialect.create_connect_args(engine.url)[1])

    async def listen(self, heard: Hearing) -> None:
        """Listens forever to what other processes announce."""
        while not self.alone:
            with suppress(psycopg.Error, OSError):
                await self._listen(heard)
            await asyncio.sleep(BEAT)

    async def _listen(self, heard: Hearing) -> None:
        connection = await psycopg.AsyncConnection.connect(**self._connecting(), autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self.listening = True
            async for news in connection.notifies():
                process, changes = _read_news(news.payload)
                if process != self.id:
                    for table, version, lines, guests in changes:
                        heard(table, version, [line.encode() for line in lines], guests)


def _payloads(process: str, changes: Sequence[Change]) -> Iterator[str]:
    """The changes as text, as many together as PostgreSQL accepts; long entries, and characters outside ASCII, are left
    out."""
    told: list[tuple[str, int, list[str], list[str]]] = []
    size = 0
    for table, version, entries, guests in changes:
        least = LEAST + GUEST * len(guests)
        length = 2 * sum(map(len, entries)) + least  # quotes within quotes take more
        with_entries = length < LONGEST and all([entry.isascii() for entry in entries])
        if told and size + (length if with_entries else least) > LONGEST:
            yield _write_news((process, told)).decode()
            told, size = [], 0
        told.append((table, version, [entry.decode() for entry in entries] if with_entries else [], list(guests)))
        size += length if with_entries else least
    if told:
        yield _write_news((process, told)).decode()


def _alive() -> ColumnElement[bool]:
    return PROCESSES.c.alive_until > NOW


def _present(column: Any, tables: Sequence[str]) -> Any:
    living = select(PROCESSES.c.id).where(_alive())
    return select(PRESENT.c.table_id, column).where(PRESENT.c.table_id.in_(tables), PRESENT.c.process.in_(living))
