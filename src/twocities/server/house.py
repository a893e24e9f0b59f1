"""All tables of a server: those in use are in memory, the others in the storage."""

import asyncio
import logging
import re
import secrets
import time
from collections import defaultdict
from collections.abc import Collection, Container, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, Final

import msgspec

from twocities.core import FileProblem
from twocities.players.player import Motive
from twocities.players.spec import LEVELS
from twocities.server.analysing import Analysing
from twocities.server.arranging import arranged, named_game, read_options
from twocities.server.database import StorageProblem
from twocities.server.entries import AnyEntry, Clock, Paced, Place, write_entry
from twocities.server.files import READER, drawn_anew, read_file
from twocities.server.forgetting import forget, tables_with
from twocities.server.lists import ANY, NEWEST, Before, Listed, Wanted
from twocities.server.messages import AnyOptions, Stand, TableCard
from twocities.server.own_tables import Invitation, Me, OwnTable, in_order, own_table
from twocities.server.peers import GATHER
from twocities.server.puzzles import named_puzzle
from twocities.server.ratings import AT_ONCE as RATED_AT_ONCE
from twocities.server.ratings import SETTLED
from twocities.server.refusals import Refusal, refusal
from twocities.server.room import Room, answered
from twocities.server.seating import read_name
from twocities.server.shares import Account
from twocities.server.storage import Storage
from twocities.server.stored import Stored
from twocities.server.summary import IDLE, Told, due_at, read_told, summary_of
from twocities.server.table import OPEN, OVER, RUNNING, Table, stored_table
from twocities.server.timekeeper import Timekeeper
from twocities.server.watching import Watching
from twocities.server.worker import WhyRequest
from twocities.server.workers import Workers

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
MOST_TABLES: Final = 100_000  # unfinished, at the same time
MOST_PER_GUEST: Final = 50
MOST_GOING: Final = 200  # tables in a guest's list,
LAST_FINISHED: Final = 10  # and finished ones
MOST_FINISHED: Final = 200  # kept in memory for viewers
UNVISITED: Final = 60.0  # seconds until a table that nobody uses is forgotten
LOOK: Final = 1.0  # seconds between checks for what is due
AT_ONCE: Final = 100  # tables looked after at a time
LATER: Final = 3600.0  # seconds until a table that could not be looked after is tried again

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
    language: str = ""  # of the host
    guided: bool = False  # a first game, with a guide who explains it
    hints: bool = False  # players may ask for hints even while other people play
    record: str = ""  # play on from a record, after a number of its choices
    choices: int | None = None
    position: str = ""  # play on from a position
    puzzle: int = 0  # play on from a puzzle of the game: what its seat does not know is dealt again
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
        self.analysing = Analysing(storage.analyses, workers)
        self.watching = Watching(self.me, self._own_among, self.invitations, storage.peers.alone)
        storage.written = self.watching.heard
        self._moved: set[str] = set()  # tables where somebody came or went in another process

    async def open(self) -> None:
        """Raises StorageProblem."""
        up_since = await asyncio.to_thread(self.storage.peers.join)
        self._keeper.up_since = up_since or self._keeper.start

    def now(self) -> float:
        """The time at the tables."""
        return self._keeper.now()

    async def close(self) -> None:
        self.watching.close()
        await asyncio.gather(*[room.close() for room in self.rooms.values()])
        await self.analysing.close()
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

    async def create(self, wish: NewTable, guest: str, *more: AnyEntry) -> Room:
        """A new table, and anything else to say about it. Raises Refusal, with every reason."""
        position, game, options = await asyncio.get_running_loop().run_in_executor(READER, self._beginning, wish)
        redrawn = bool(position) and not wish.exact
        now, language = self._keeper.now(), wish.language
        entry = arranged(game, options, guest, wish.listed, wish.clock, position, now, redrawn, language)
        places = list(entry.places)
        ruleset = named_game(entry.game)
        empty = ruleset.empty_seats(read_options(ruleset, entry.options))
        if len(wish.levels) > len(places):
            raise refusal("no-such-seat", str(len(wish.levels) - 1))
        for seat, level in enumerate(wish.levels):
            if level and level not in LEVELS:
                raise refusal("unknown-level", level)
            if level and seat in empty:
                raise refusal("no-such-seat", str(seat))
            places[seat] = Place(level=level)
        if wish.seat is not None:
            if not 0 <= wish.seat < len(places) or wish.seat in empty:
                raise refusal("no-such-seat", str(wish.seat))
            places[wish.seat] = Place(guest, read_name(wish.name))
        await self._need_room(guest)
        about = {"guided": wish.guided, "hints": wish.hints}
        return await self._add(msgspec.structs.replace(entry, places=tuple(places), **about), *more)

    async def _need_room(self, guest: str) -> None:
        """Raises Refusal if there are too many tables for one more."""
        try:
            if await self.storage.count(guest) >= MOST_PER_GUEST:
                raise refusal("too-many-tables", str(MOST_PER_GUEST))
            if await self.storage.count() >= MOST_TABLES:
                raise refusal("server-full")
        except StorageProblem as problem:
            raise refusal("storage", problem.key) from None

    async def why(self, question: WhyRequest, guest: str) -> Motive | None:
        """The reason for a choice in a file of a guest. Raises Refusal."""
        return await answered(self._workers.why(Account("file", lambda: [guest]), question))

    # -- lists; all raise StorageProblem

    async def tables(
        self, phase: str | None, limit: int, before: Before = NEWEST, wanted: Wanted = ANY
    ) -> list[TableCard]:
        """A page of the listed tables that are not over, the newest first."""
        phases = (phase,) if phase else (OPEN, RUNNING)
        found = await self.storage.listed_tables(phases, limit, before, wanted)
        return [told.table for told, _ in await self._told(found)]

    async def tables_of(self, guest: str, limit: int, over: bool, before: float | None = None) -> list[OwnTable]:
        """The tables where a guest has a seat: those waiting for the guest first, then the newest."""
        found = await self.storage.tables_of(guest, limit, over, before) if guest else []
        return in_order([own_table(told, listed) for told, listed in await self._told(found)])

    async def me(self, guest: str) -> Me:
        """Who a guest is, and their tables."""
        going = await self.tables_of(guest, MOST_GOING, False)
        tables = going + await self.tables_of(guest, LAST_FINISHED, True)
        return Me(await self.storage.name_of(guest), tables, await self.invitations(guest))

    async def invitations(self, guest: str) -> list[Invitation]:
        """A guest's invitations to open tables with seats left, the most recent first; one for each table."""
        found = {one.table: one for one in reversed(await self.storage.friends.invitations(guest))}
        cards = await self.cards([Listed(one.table, one.card, 0.0, -1) for one in found.values()])
        invitations = [Invitation(cards[table], one.name) for table, one in found.items() if table in cards]
        return [one for one in reversed(invitations) if one.table.has_room]

    async def here(self, guests: Collection[str]) -> set[str]:
        """Which of these guests have a page open now: a table, or the list of their own."""
        here = {listener.guest for room in self.rooms.values() for listener in room.listeners} | self.watching.guests
        return here.intersection(guests) | await self.storage.peers.present(guests)

    def tell(self, guest: str, table: str) -> None:
        """The list of a guest's own tables and invitations has changed because of this table."""
        self.watching.heard(table, [guest])
        self.storage.peers.announce([(table, 1, (), [guest])])

    async def _own_among(self, names: Sequence[str]) -> dict[str, list[OwnTable]]:
        """Some tables, by guest with a seat there."""
        found: defaultdict[str, list[OwnTable]] = defaultdict(list)
        for told, listed in await self._told(await self.storage.seated_at(names)):
            found[listed.guest].append(own_table(told, listed))
        return found

    async def remove(self, room: Room, guest: str) -> None:
        """Takes a table off the list of a guest, who leaves it. Raises Refusal or StorageProblem."""
        await room.part(guest)
        if room.table.phase != OPEN:
            await self.storage.hide(room.table.name, guest)

    async def finished(self, limit: int, before: Before = NEWEST, wanted: Wanted = ANY) -> list[tuple[Told, float]]:
        """A page of the listed tables whose games are over, and when they ended, the latest first."""
        found = await self.storage.finished_tables(limit, before, wanted)
        return [(told, one.at) for told, one in await self._told(found)]

    async def cards(self, found: Sequence[Listed]) -> dict[str, TableCard]:
        """By table: its current card, for the tables that can be read."""
        return {one.table: told.table for told, one in await self._told(found)}

    async def _told(self, found: Sequence[Listed]) -> list[tuple[Told, Listed]]:
        """The list entries of those tables that can be read."""
        names = list({listed.table for listed in found})
        online = await self.storage.peers.online(names)
        ratings = await asyncio.to_thread(self.storage.ratings.at_tables, names)
        told: dict[str, Told | None] = {}
        for listed in found:
            if listed.table not in told:
                told[listed.table] = await self._told_one(listed, online.get(listed.table, set()))
        rated = {name: one.rated(ratings.get(name, {})) for name, one in told.items() if one}
        return [(rated[listed.table], listed) for listed in found if listed.table in rated]

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

    def heard(self, name: str, version: int, lines: Sequence[bytes], guests: Sequence[str]) -> None:
        """Handles news from another process: a table has changed, and these guests have seats there if that has
        changed, too; or, with version 0, somebody came or went."""
        room = self.rooms.get(name)
        if version:
            self.watching.heard(name, guests)
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
        """Lets the table's clocks run out, or closes the table if it has been abandoned."""
        table = room.table
        due = due_at(table)
        if due is not None and due > soon:  # extended, because nobody could play for a while
            await self.storage.postpone(table.name, due)
        elif table.phase == OPEN and table.fills_at:
            await room.fill()
        elif table.phase != OVER and self._keeper.now() - table.changed > IDLE[table.phase]:
            await room.give_up()
            if room.table.phase != OVER:
                await self.storage.postpone(table.name, self._keeper.now() + LATER)

    async def rate(self) -> None:
        """Rates the games that have ended, unless another process is doing so. Raises StorageProblem."""
        while await asyncio.to_thread(self.storage.ratings.rate, time.time() - SETTLED) == RATED_AT_ONCE:
            pass

    async def sweep(self, keep: float | None) -> None:
        """Deletes tables that finished more than this many seconds ago, invitations to tables that are no longer open,
        and sessions that ended and uploaded records that were analysed long ago. Raises StorageProblem."""
        await asyncio.to_thread(self.storage.analyses.forget)
        await self.storage.friends.forget_invitations()
        await self.storage.sessions.forget_ended()
        if keep is not None:
            while await self.storage.delete_finished(time.time() - keep):
                pass

    async def erase(self, guest: str, session: str) -> None:
        """Removes a guest, who asks with this session, from all games and from the database. Raises StorageProblem."""
        for listed in await self.storage.tables_of(guest, MOST_GOING, False):
            with suppress(Refusal):  # then somebody without a name remains there
                if room := await self.find(listed.table):
                    await room.change_by(guest, Stand(0))
                    await room.close_deserted()
        tables = await self.storage.read(lambda connection: tables_with(connection, guest))
        ended, changed = await self.storage.change(lambda connection: forget(connection, guest, session, tables))
        self.storage.sessions.drop(ended)
        self.storage.peers.announce([(name, version, (), ()) for name, version in changed])
        for name, version in changed:
            self.heard(name, version, (), ())

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
        if wish.puzzle:
            puzzle = named_puzzle(wish.game, wish.puzzle)
            state = drawn_anew(puzzle.state(), puzzle.seat)
            return state.position(), wish.game, msgspec.to_builtins(state.options)
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
        try:
            blocked = {one.guest for one in await self.storage.friends.shunned(table.host) if one.kind == "blocked"}
        except StorageProblem as problem:
            raise refusal("storage", problem.key) from None
        places = tuple([_place_again(place, blocked) for place in table.places])
        document, now = msgspec.to_builtins(options), self._keeper.now()
        entry = arranged(game.name, document, table.host, table.listed, table.clock, "", now, language=table.language)
        again = msgspec.structs.replace(entry, places=places, hints=table.hints)
        room = await self._add(again, Paced(entry.at, table.pace))
        if starts and not room.table.open_seats():
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


def _place_again(place: Place, blocked: Container[str]) -> Place:
    """Everybody who had a seat has it in the next game, too, unless the host has blocked them."""
    if place.guest in blocked:
        return Place()
    return Place(place.guest, place.name) if place.guest else place


def read_table(stored: Stored) -> Table:
    """Raises Refusal."""
    try:
        return stored_table(stored)
    except (FileProblem, KeyError, ValueError) as problem:  # written by another version
        log.error("a table cannot be read", extra={"table": stored.table, "problem": type(problem).__name__})
        raise refusal("unreadable-table") from None
