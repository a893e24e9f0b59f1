"""All tables of a server: those going on in memory, the others in the storage."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any, Final

import msgspec

from twocities.core import FileProblem
from twocities.players.spec import LEVELS
from twocities.server.commands import arranged, read_name
from twocities.server.entries import AnyEntry, Clock, Paced, Place, write_entry
from twocities.server.files import read_file
from twocities.server.messages import AnyOptions, TableCard
from twocities.server.refusals import Refusal, refusal
from twocities.server.room import Room
from twocities.server.storage import Storage, StorageProblem, Stored
from twocities.server.table import OPEN, OVER, Table, stored_table
from twocities.server.workers import Workers

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
MOST_TABLES: Final = 20_000  # going on at once
MOST_PER_GUEST: Final = 50
MOST_FINISHED: Final = 200  # kept in memory for whoever looks at them
IDLE_OPEN: Final = 86_400.0  # seconds until a table that never started is closed
IDLE_RUNNING: Final = 60 * 86_400.0

log = logging.getLogger("twocities.server")


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody who makes a table wants."""

    game: str
    options: AnyOptions = {}
    levels: tuple[str, ...] = ()  # by seat: a program player's level, or "" for a person
    seat: int | None = None  # the host sits down there
    name: str = ""
    listed: bool = False
    clock: Clock = Clock()
    record: str = ""  # play on from a record, after so many of its choices
    choices: int | None = None
    position: str = ""  # play on from a position


class House:
    """All tables. A program player takes at least `pause` seconds for a choice at the normal pace. What a new table
    does not say is as in the `defaults`: by game, options."""

    def __init__(
        self,
        storage: Storage,
        workers: Workers,
        pause: float,
        defaults: Mapping[str, Mapping[str, Any]] = MappingProxyType({}),
    ) -> None:
        self.storage = storage
        self.defaults = defaults
        self.rooms: dict[str, Room] = {}  # going on, and finished ones that somebody has asked for
        self._workers = workers
        self._pause = pause

    async def open(self) -> None:
        """Carry on with every table that is not finished. Raises StorageProblem."""
        for stored in self.storage.unfinished():
            with suppress(Refusal):  # one that cannot be read any more must not keep the others waiting
                self._room(_read(stored))

    async def close(self) -> None:
        await asyncio.gather(*[room.close() for room in self.rooms.values()])
        await self._workers.close()
        self.storage.close()

    async def find(self, name: str) -> Room | None:
        """A table, going on or finished. Raises Refusal if it cannot be read."""
        if name not in self.rooms and TABLE_ID.fullmatch(name):
            try:
                stored = await self.storage.load(name)
            except StorageProblem as problem:
                raise refusal("storage", problem.key) from None
            if stored is not None and name not in self.rooms:
                self._forget_finished()
                self._room(_read(stored))
        return self.rooms.get(name)

    async def create(self, wish: NewTable, guest: str) -> Room:
        """A new table. Raises Refusal, with every reason."""
        position, game, options = await asyncio.to_thread(self._beginning, wish)
        entry = arranged(game, options, guest, wish.listed, wish.clock, position, time.time())
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
        self._forget_finished()
        hosted = sum(room.table.host == guest and room.table.phase != OVER for room in self.rooms.values())
        if hosted >= MOST_PER_GUEST or len(self.rooms) >= MOST_TABLES:
            raise refusal("too-many-tables", str(MOST_PER_GUEST))
        return await self._add(msgspec.structs.replace(entry, places=tuple(places)))

    def cards(self, shown: Callable[[Table], bool], most: int) -> list[TableCard]:
        """The listed tables that are going on and fit, newest first."""
        rooms = [room for room in self.rooms.values() if room.table.listed and shown(room.table)]
        rooms.sort(key=lambda room: -room.table.created)
        return [room.card() for room in rooms[:most]]

    def of_guest(self, guest: str, most: int) -> list[tuple[Room, int]]:
        """The tables where a guest has a seat, with that seat: those that wait for the guest first, then the newest."""
        seated = [(room, room.table.seat_of(guest)) for room in self.rooms.values()]
        found = [(room, seat) for room, seat in seated if seat is not None]
        found.sort(
            key=lambda own: (own[0].table.phase == OVER, not own[0].table.waits_for(own[1]), -own[0].table.created)
        )
        return found[:most]

    async def sweep(self) -> None:
        """Close the tables that nobody came back to, and forget the finished ones."""
        for room in list(self.rooms.values()):
            if room.table.phase != OVER:
                await room.give_up(IDLE_OPEN if room.table.phase == OPEN else IDLE_RUNNING)
        self._forget_finished()

    def _beginning(self, wish: NewTable) -> tuple[str, str, dict[str, Any]]:
        """The position a table begins with, if any, and its game and options. Raises Refusal."""
        if not wish.record and not wish.position:
            return "", wish.game, {**self.defaults.get(wish.game, {}), **wish.options}
        read = read_file(wish.record, wish.position, wish.choices)
        if not read.state.pending():
            raise refusal("game-over")
        return read.state.position(), read.game.name, msgspec.to_builtins(read.options)

    async def _add(self, *entries: AnyEntry) -> Room:
        name = secrets.token_urlsafe(16)
        lines = [write_entry(entry) for entry in entries]
        try:
            await self.storage.append(name, 0, lines)
        except StorageProblem as problem:
            raise refusal("storage", problem.key) from None
        table = Table(name)
        for entry, line in zip(entries, lines, strict=True):
            table.add(entry, line)
        return self._room(table)

    async def _rematch(self, table: Table, starts: bool) -> str:
        """The same people at a new table, with the same options but for what depends on who won; the game there may
        start at once."""
        game, outcome = table.game, table.outcome
        options = table.options if outcome is None else game.rematch(table.options, outcome)
        places = tuple([Place(place.guest, place.name) if place.guest else place for place in table.places])
        entry = arranged(
            game.name, msgspec.to_builtins(options), table.host, table.listed, table.clock, "", time.time()
        )
        room = await self._add(msgspec.structs.replace(entry, places=places), Paced(entry.at, table.pace))
        if starts:
            await room.start()
        return room.table.name

    def _room(self, table: Table) -> Room:
        room = self.rooms[table.name] = Room(table, self.storage, self._workers, self._pause, self._rematch)
        room.wake()
        return room

    def _forget_finished(self) -> None:
        """Keep only so many finished tables in memory, those asked for last."""
        idle = [name for name, room in self.rooms.items() if room.table.phase == OVER and room.idle]
        for name in idle[: max(len(idle) - MOST_FINISHED, 0)]:
            del self.rooms[name]


def _read(stored: Stored) -> Table:
    """Raises Refusal."""
    try:
        return stored_table(stored)
    except (FileProblem, KeyError, ValueError) as problem:  # written by another version of ours
        log.error("a table cannot be read", extra={"table": stored.table, "problem": type(problem).__name__})
        raise refusal("unreadable-table") from None
