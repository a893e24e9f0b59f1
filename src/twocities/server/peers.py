"""The server processes on one PostgreSQL: who is alive, who runs which table, who is where, and news of changes.

SQLite has one process, which is always alone: all of this then does nothing."""

import asyncio
import logging
import secrets
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
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

LEASE: Final = 3.0  # seconds that a process counts as alive after its last sign of life
BEAT: Final = 1.0  # seconds between these
GATHER: Final = 0.02  # seconds in which people who come and go are gathered, to be told of together
FORGOTTEN: Final = 60.0  # seconds after which nothing is left of a process that died
CHANNEL: Final = "twocities"
LONGEST: Final = 7500  # bytes told of at once: PostgreSQL takes up to 8,000
LEAST: Final = 60  # bytes for a change without its entries
GUEST: Final = 40  # bytes for each guest it names

# A table, its version, or 0 if somebody came or went, the last entries, and guests to whose list it may be new.
Change = tuple[str, int, Sequence[bytes], Sequence[str]]

Hearing = Callable[[str, int, list[bytes], Sequence[str]], None]

_write_news: Final = msgspec.json.Encoder().encode
_read_news: Final = msgspec.json.Decoder(tuple[str, list[tuple[str, int, list[str], list[str]]]]).decode

log = logging.getLogger("twocities.server")

NOW: Final = extract("epoch", func.clock_timestamp())  # by the clock of the database: machines may differ


class Peers:
    """This process among all that use the database."""

    def __init__(self, database: Database) -> None:
        self.alone = database.file is not None
        self.id = secrets.token_hex(8)
        self.listening = False
        self.unsure: set[str] = set()  # tables that this process may have claimed: there was no answer
        self._database = database
        self._here: Counter[tuple[str, str]] = Counter()  # connections by table and guest
        self._moved: set[tuple[str, str]] = set()  # tables and guests of whom others must be told
        self._telling: asyncio.Task[None] | None = None
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # by what is done one at a time
        self._news: SimpleQueue[Sequence[Change] | None] = SimpleQueue()
        self._announcer = Thread(target=self._announce_all, name="news", daemon=True)
        if not self.alone:
            self._announcer.start()

    # -- who is alive; these raise StorageProblem

    def join(self) -> float | None:
        """This process begins; returns since when there has always been one, if others share the database."""
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
        """Give a sign of life again and again."""
        while not self.alone:
            await asyncio.sleep(BEAT)
            with suppress(StorageProblem):
                if await asyncio.to_thread(self._beat):
                    self._moved.update(self._here)
                self._tell_soon()

    def _beat(self) -> bool:
        """Whether others have forgotten who is here. Nothing is left of processes that died long ago."""
        with self._database.transaction(write=True) as connection:
            mine = update(PROCESSES).where(PROCESSES.c.id == self.id).values(alive_until=NOW + LEASE)
            forgotten = not connection.execute(mine).rowcount  # the database crashed, which does not keep these rows
            if forgotten:
                connection.execute(insert(PROCESSES).values(id=self.id, alive_until=NOW + LEASE))
            dead = delete(PROCESSES).where(PROCESSES.c.alive_until < NOW - FORGOTTEN)
            if connection.execute(dead).rowcount:
                connection.execute(delete(PRESENT).where(PRESENT.c.process.not_in(select(PROCESSES.c.id))))
        return forgotten

    def leave(self) -> None:
        """This process ends: others need not wait until that shows."""
        if self.alone:
            return
        self._news.put(None)
        self._announcer.join()
        with suppress(StorageProblem), self._database.transaction(write=True) as connection:
            connection.execute(delete(PRESENT).where(PRESENT.c.process == self.id))
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.id))

    # -- who runs a table; these raise StorageProblem

    async def claim(self, tables: Sequence[str]) -> set[str]:
        """Those of the tables that this process runs from now on: nobody else alive does."""

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
        """Others may run these tables now."""

        def work() -> None:
            mine = update(TABLES).where(TABLES.c.id.in_(tables), TABLES.c.owner == self.id)
            with self._database.transaction(write=True) as connection:
                connection.execute(mine.values(owner=None))
            self.unsure.difference_update(tables)

        if tables and not self.alone:
            await asyncio.to_thread(work)

    @asynccontextmanager
    async def apart(self, name: str) -> AsyncIterator[None]:
        """Nobody else, in any process, does what has this name meanwhile. Raises StorageProblem."""
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
            finally:
                await asyncio.to_thread(transaction.__exit__, None, None, None)

    # -- who is where

    def arrive(self, table: str, guest: str) -> None:
        """A connection of a guest to a table."""
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
        """Until others have been told who came and went."""
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
            self._moved.update(moved)  # told with the next sign of life
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
        """By table: the guests who are there through other processes. Raises StorageProblem."""
        if self.alone or not tables:
            return {}
        query = _present(PRESENT.c.guest, tables).where(PRESENT.c.process != self.id)
        return await asyncio.to_thread(self._by_table, query)

    async def online(self, tables: Sequence[str]) -> dict[str, set[int]]:
        """By table: the seats of those who are there through any process. Raises StorageProblem."""
        if self.alone or not tables:
            return {}
        seated = (SEATS.c.table_id == PRESENT.c.table_id) & (SEATS.c.guest == PRESENT.c.guest)
        return await asyncio.to_thread(self._by_table, _present(SEATS.c.seat, tables).where(seated))

    def _by_table(self, query: Any) -> dict[str, set[Any]]:
        found: dict[str, set[Any]] = defaultdict(set)
        with self._database.transaction() as connection:
            for table, value in connection.execute(query):
                found[table].add(value)
        return found

    # -- news

    def announce(self, changes: Sequence[Change]) -> None:
        """Tell the other processes."""
        if not self.alone:
            self._news.put(changes)

    def _announce_all(self) -> None:
        """The announcer's life. All that waits is told at once, in no transaction with anything else: a commit that
        notifies holds up all others of the database. What cannot be told is noticed by looking (House.look_after)."""
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
        """Hear of what other processes announce, for ever."""
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
    """The changes as text, as many together as PostgreSQL takes; long entries, and other letters, are left out."""
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
