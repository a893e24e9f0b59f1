"""All tables of a server: those in use are in memory, the others in the storage."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, Final

import msgspec

from twocities.core import FileProblem
from twocities.players.spec import LEVELS
from twocities.server.arranging import arranged
from twocities.server.database import StorageProblem
from twocities.server.entries import AnyEntry, Clock, Paced, Place, write_entry
from twocities.server.files import READER, drawn_anew, read_file
from twocities.server.messages import AnyOptions, TableCard
from twocities.server.peers import GATHER
from twocities.server.ratings import AT_ONCE as RATED_AT_ONCE
from twocities.server.ratings import SETTLED
from twocities.server.refusals import Refusal, refusal
from twocities.server.room import Room
from twocities.server.seating import read_name
from twocities.server.storage import Listed, Storage
from twocities.server.stored import Stored
from twocities.server.summary import IDLE, Told, due_at, read_told, summary_of
from twocities.server.table import OPEN, OVER, RUNNING, Table, stored_table
from twocities.server.timekeeper import Timekeeper
from twocities.server.workers import Workers

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
MOST_TABLES: Final = 100_000  # unfinished, at the same time
MOST_PER_GUEST: Final = 50
MOST_FINISHED: Final = 200  # kept in memory for replays
UNVISITED: Final = 60.0  # seconds before an unused table leaves the memory
LOOK: Final = 1.0  # seconds between checks for what is due
AT_ONCE: Final = 100  # due tables handled at a time
LATER: Final = 3600.0  # seconds before trying again a table that could not be handled

log = logging.getLogger("twocities.server")


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that somebody wants to create."""

    game: str
    options: AnyOptions = {}
    levels: tuple[str, ...] = ()  # by seat: a bot's level, or "" for a person
    seat: int | None = None  # where the host sits down
    name: str = ""
    listed: bool = False
    clock: Clock = Clock()
    record: str = ""  # play on from a record, after a number of its choices
    choices: int | None = None
    position: str = ""  # play on from a position
    exact: bool = False  # otherwise the hidden cards are dealt again, and not even the host knows them


class House:
    """All tables. At the normal pace a bot takes at least `pause` seconds for a choice. `defaults` are the options, by
    game, of tables that do not set them."""

    def __init__(
        self,
        storage: Storage,
        workers: Workers,
        pause: float,
        defaults: Mapping[str, Mapping[str, Any]] = MappingProxyType({}),
        keeper: Timekeeper | None = None,
    ) -> None:
        self.storage = storage
        self.defaults = defaults
        self.rooms: dict[str, Room] = {}  # the tables in memory
        self._workers = workers
        self._pause = pause
        self._keeper = keeper or Timekeeper()
        self._tasks: set[asyncio.Task[None]] = set()
        self._moved: set[str] = set()  # tables where somebody came or went in another process

    async def open(self) -> None:
        """Raises StorageProblem."""
        up_since = await asyncio.to_thread(self.storage.peers.join)
        self._keeper.up_since = up_since or self._keeper.start

    async def close(self) -> None:
        await asyncio.gather(*[room.close() for room in self.rooms.values()])
        await self._workers.close()
        await asyncio.gather(*self._tasks, self.storage.peers.settle())
        self.storage.close()

    async def find(self, name: str) -> Room | None:
        """A table, whether its game is over or not. Raises Refusal if it cannot be read."""
        if name not in self.rooms and TABLE_ID.fullmatch(name):
            try:
                stored = await self.storage.load(name)
                elsewhere = await self.storage.peers.elsewhere([name])
            except StorageProblem as problem:
                raise refusal("storage", problem.key) from None
            if stored is not None and name not in self.rooms:
                self._room(read_table(stored)).meet(elsewhere.get(name, set()))
        room = self.rooms.get(name)
        if room is not None:
            room.visited = time.monotonic()
        return room

    async def create(self, wish: NewTable, guest: str) -> Room:
        """Creates a table. Raises Refusal with every reason."""
        position, game, options = await asyncio.get_running_loop().run_in_executor(READER, self._beginning, wish)
        redrawn = bool(position) and not wish.exact
        entry = arranged(game, options, guest, wish.listed, wish.clock, position, self._keeper.now(), redrawn)
        places = list(entry.places)
        if len(wish.levels) > len(places):
            raise refusal("no-such-seat", str(len(wish.levels) - 1))
        for seat, level in enumerate(wish.levels):
            if level and level not in LEVELS:
                raise refusal("unknown-level", level)
            places[seat] = Place(level=level)
        if wish.seat is not None:
            if not 0 <= wish.seat < len(places):
                raise refusal("no-such-seat", str(wish.seat))
            places[wish.seat] = Place(guest, read_name(wish.name))
        await self._need_room(guest)
        return await self._add(msgspec.structs.replace(entry, places=tuple(places)))

    async def _need_room(self, guest: str) -> None:
        """Raises Refusal if there are too many tables for one more."""
        try:
            if await self.storage.count(guest) >= MOST_PER_GUEST:
                raise refusal("too-many-tables", str(MOST_PER_GUEST))
            if await self.storage.count() >= MOST_TABLES:
                raise refusal("server-full")
        except StorageProblem as problem:
            raise refusal("storage", problem.key) from None

    # -- lists; all raise StorageProblem

    async def tables(self, phase: str | None, limit: int, before: float | None = None) -> list[TableCard]:
        """The listed unfinished tables created before a given time, newest first."""
        phases = (phase,) if phase else (OPEN, RUNNING)
        found = await self.storage.listed_tables(phases, limit, before)
        return [told.table for told, _ in await self._told(found)]

    async def tables_of(self, guest: str, limit: int, before: float | None = None) -> list[tuple[TableCard, int, bool]]:
        """The tables where a guest has a seat, each with that seat and whether it waits for the guest: waiting ones
        first, then newest first, finished ones last."""
        if not guest:
            return []
        found = await self.storage.tables_of(guest, limit, False, before)
        found += await self.storage.tables_of(guest, limit - len(found), True, before)
        own = [(told.table, one.seat, one.seat in told.waiting) for told, one in await self._told(found)]
        return sorted(own, key=lambda one: (one[0].phase == OVER, not one[2], -one[0].created))

    async def finished(self, limit: int, before: float | None = None) -> list[tuple[Told, float]]:
        """The listed tables that finished before a given time, and when, the latest first."""
        found = await self.storage.finished_tables(limit, before)
        return [(told, one.at) for told, one in await self._told(found)]

    async def _told(self, found: Sequence[Listed]) -> list[tuple[Told, Listed]]:
        """The list entries of those tables that can be read."""
        names = [listed.table for listed in found]
        online = await self.storage.peers.online(names)
        ratings = await asyncio.to_thread(self.storage.ratings.at_tables, names)
        told = [(await self._told_one(listed, online.get(listed.table, set())), listed) for listed in found]
        return [(one.rated(ratings.get(listed.table, {})), listed) for one, listed in told if one]

    async def _told_one(self, listed: Listed, online: set[int]) -> Told | None:
        room = self.rooms.get(listed.table)
        try:
            told = read_told(listed.card)
        except ValueError:  # written by another version
            try:
                room = await self.find(listed.table)
            except Refusal:
                room = None
            if room is None:
                return None
            told = read_told(summary_of(room.table).card)
        card = room.card() if room else told.card(self._keeper.now(), online)
        return msgspec.structs.replace(told, table=card)

    # -- what happens while nobody is there

    def heard(self, name: str, version: int, lines: Sequence[bytes]) -> None:
        """Another process has changed a table or, if the version is 0, somebody came or went there."""
        room = self.rooms.get(name)
        if room is not None and version:
            room.hear(version, lines)
        elif room is not None:
            self._moved.add(name)
            if len(self._moved) == 1:
                task = asyncio.get_running_loop().create_task(self._meet_soon())
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _meet_soon(self) -> None:
        await asyncio.sleep(GATHER)
        moved, self._moved = [name for name in self._moved if name in self.rooms], set()
        with suppress(StorageProblem):
            await self._meet(moved)

    async def _meet(self, names: Sequence[str]) -> None:
        if self.storage.peers.alone:
            return
        elsewhere = await self.storage.peers.elsewhere(names)
        for name in names:
            if name in self.rooms:
                self.rooms[name].meet(elsewhere.get(name, set()))

    async def look_after(self) -> None:
        """Drops unused tables from memory, notices changes that were missed, shares the tables out among the processes,
        and wakes those where something is due. Raises StorageProblem."""
        self._forget()
        for name, version in (await self.storage.versions(list(self.rooms))).items():
            if name in self.rooms:
                self.rooms[name].hear(version)
        await self._meet(list(self.rooms))
        await self._share_out()
        soon = self._keeper.now() + LOOK
        due = await self.storage.due(soon, AT_ONCE)
        for name in await self.storage.peers.claim(due) if due else ():
            await self._wake(name, soon)

    async def _share_out(self) -> None:
        """This process runs the tables that need it here, and no others."""
        wished = [name for name, room in self.rooms.items() if room.wishes and not room.owned]
        for name in await self.storage.peers.claim(wished) if wished else ():
            if name in self.rooms:
                self.rooms[name].own(True)
        if not self.storage.peers.alone:
            unused = [room for room in self.rooms.values() if room.owned and not room.wishes and not room.busy]
            unsure = [name for name in self.storage.peers.unsure if not (name in self.rooms and self.rooms[name].owned)]
            await self.storage.peers.release([*unsure, *[room.table.name for room in unused]])
            for room in unused:
                room.own(False)

    async def _wake(self, name: str, soon: float) -> None:
        """Handles a table where something is due, if this process may run it."""
        try:
            room = await self.find(name)
        except Refusal as problem:
            if problem.reasons[0].key == "unreadable-table":
                await self.storage.postpone(name, None)
            return
        if room is not None:
            room.own(True)
            await self._meet([name])
            await self._attend(room, soon)

    async def _attend(self, room: Room, soon: float) -> None:
        """Lets the table's clocks run out by themselves, or closes the table if it has been abandoned."""
        table = room.table
        due = due_at(table)
        if due is not None and due > soon:  # extended, because nobody could play for a while
            await self.storage.postpone(table.name, due)
        elif table.phase != OVER and self._keeper.now() - table.changed > IDLE[table.phase]:
            await room.give_up()
            if room.table.phase != OVER:
                await self.storage.postpone(table.name, self._keeper.now() + LATER)

    async def rate(self) -> None:
        """Rates the games that have ended, unless another process is doing so. Raises StorageProblem."""
        while await asyncio.to_thread(self.storage.ratings.rate, time.time() - SETTLED) == RATED_AT_ONCE:
            pass

    async def sweep(self, keep: float | None) -> None:
        """Deletes tables that finished more than this many seconds ago. Raises StorageProblem."""
        if keep is not None:
            while await self.storage.delete_finished(time.time() - keep):
                pass

    def _forget(self) -> None:
        """Drops unused tables from memory, except the finished ones requested most recently."""
        unused = [room for room in self.rooms.values() if room.idle and not (room.owned and room.wishes)]
        unused.sort(key=lambda room: room.visited)
        finished = [room for room in unused if room.table.phase == OVER]
        long_ago = time.monotonic() - UNVISITED
        for room in [*[room for room in unused if room.visited < long_ago], *finished[:-MOST_FINISHED]]:
            if self.rooms.pop(room.table.name, None):
                room.rest()

    def _beginning(self, wish: NewTable) -> tuple[str, str, dict[str, Any]]:
        """The position a table starts from, if any, and its game and options. Raises Refusal."""
        if not wish.record and not wish.position:
            return "", wish.game, {**self.defaults.get(wish.game, {}), **wish.options}
        read = read_file(wish.record, wish.position, wish.choices)
        if not read.state.pending():
            raise refusal("game-over")
        state = read.state if wish.exact else drawn_anew(read.state)
        return state.position(), read.game.name, msgspec.to_builtins(read.options)

    async def _add(self, *entries: AnyEntry) -> Room:
        name = _new_name()
        lines = [write_entry(entry) for entry in entries]
        table = Table(name)
        for entry, line in zip(entries, lines, strict=True):
            table.add(entry, line)
        try:
            await self.storage.append(name, 0, lines, None, summary_of(table))
        except StorageProblem as problem:
            raise refusal("storage", problem.key) from None
        return self._room(table)

    async def _rematch(self, table: Table, starts: bool) -> str:
        """The same people at a new table, with the same options except for those that depend on the last winner; the
        game may start at once."""
        game, outcome = table.game, table.outcome
        options = table.options if outcome is None else game.rematch(table.options, outcome)
        places = tuple([Place(place.guest, place.name) if place.guest else place for place in table.places])
        entry = arranged(
            game.name, msgspec.to_builtins(options), table.host, table.listed, table.clock, "", self._keeper.now()
        )
        room = await self._add(msgspec.structs.replace(entry, places=places), Paced(entry.at, table.pace))
        if starts:
            await room.start()
        return room.table.name

    def _room(self, table: Table) -> Room:
        room = Room(table, self.storage, self._workers, self._pause, self._rematch, self._keeper)
        self.rooms[table.name] = room
        room.wake()
        return room


def _new_name() -> str:
    """128 random bits. A leading dash would look like an option on the operator's command line."""
    while (name := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return name


def read_table(stored: Stored) -> Table:
    """Raises Refusal."""
    try:
        return stored_table(stored)
    except (FileProblem, KeyError, ValueError) as problem:  # written by another version
        log.error("a table cannot be read", extra={"table": stored.table, "problem": type(problem).__name__})
        raise refusal("unreadable-table") from None
