"""A table with the people at it. One change at a time: it is stored first, then everybody is told."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from twocities.core import SplitMix
from twocities.players.review import Review
from twocities.players.spec import LEVELS, read_budget
from twocities.server import commands, replay
from twocities.server.commands import SUBSTITUTE, Change
from twocities.server.entries import (
    AnyEntry,
    Closed,
    Finished,
    Followed,
    Hosted,
    Pace,
    Place,
    Resumed,
    Reviewed,
    Seated,
    write_entry,
)
from twocities.server.messages import (
    Accepted,
    AnyAnswer,
    Command,
    Explain,
    Explained,
    Ping,
    Refused,
    Rematch,
    Replace,
    TableCard,
    encode,
)
from twocities.server.presence import Listener, Presence
from twocities.server.refusals import Refusal, refusal
from twocities.server.scene import NOTHING, news_since, scene, table_card
from twocities.server.storage import Snapshot, Stale, Storage, StorageProblem
from twocities.server.table import OVER, RUNNING, Table, stored_table
from twocities.server.workers import WorkerProblem, Workers

PACES: Final[dict[Pace, float]] = {"calm": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}  # times the normal pause

log = logging.getLogger("twocities.server")


class Room:
    """A table, those who listen, and what is under way for it. `pause`: seconds that a program player takes at least
    at the normal pace."""

    grace = 60.0  # seconds that a person may be away before others may go on without
    retry = 5.0  # seconds until something that failed is tried again

    def __init__(
        self,
        table: Table,
        storage: Storage,
        workers: Workers,
        pause: float,
        rematch: Callable[[Table, bool], Awaitable[str]],
    ) -> None:
        self.table = table
        self.pause = pause
        self.stuck = False  # the last change could not be stored
        self._present = Presence()
        self._storage = storage
        self._workers = workers
        self._rematch = rematch
        self._writing = asyncio.Lock()
        self._following = asyncio.Lock()
        self._reviewing = asyncio.Lock()
        self._changed = asyncio.Event()  # set for a moment at every change
        self._tasks: set[asyncio.Task[Any]] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: its program player
        self._recovering: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None  # for whose time is up next
        self._host_alarm: asyncio.TimerHandle | None = None  # for a host who is away
        self._closed = False
        self._rng = SplitMix(secrets.randbits(64))

    @property
    def listeners(self) -> list[Listener]:
        return self._present.listeners

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is under way."""
        return not self.listeners and not self._tasks

    def card(self) -> TableCard:
        """What a spectator may know of the table beside its game."""
        return table_card(self.table, [listener.guest for listener in self.listeners], self.stuck, time.time())

    async def close(self) -> None:
        """Nothing goes on by itself any more; what is being stored is finished."""
        self._closed = True
        for alarm in (self._alarm, self._host_alarm):
            if alarm is not None:
                alarm.cancel()
        for task in (*self.thinking.values(), self._recovering):
            if task is not None:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- people

    def join(self, listener: Listener, since: int) -> None:
        """Somebody listens from now on, and first of all hears what it has missed."""
        came = not self._present.is_here(listener.guest)
        self.listeners.append(listener)
        seat = self.table.seat_of(listener.guest)
        known = 0 <= since <= self.table.reading(seat).version
        self._tell([(listener, seat, since if known else 0)])
        if came and seat is not None:
            self._tell_others(listener)
        self._mind_host()

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        if not self._present.is_here(listener.guest):
            seat = self.table.seat_of(listener.guest)
            if seat is not None or listener.guest == self.table.host:
                self._present.hear(listener.guest)
            if seat is not None:
                self._tell_others(listener)
            self._mind_host()

    async def do(self, guest: str, command: Any) -> AnyAnswer:
        """A command of a guest, and the answer."""
        try:
            return await DOING[type(command)](self, guest, command)
        except Refusal as problem:
            return Refused(command.id, problem.reasons)

    async def change_by(self, guest: str, command: Any) -> Accepted:
        """Raises Refusal."""
        version = await self._change(lambda: commands.change_by(self.table, guest, command, time.time()), guest)
        return self._accepted(guest, command, version)

    async def ping(self, guest: str, command: Ping) -> Accepted:
        return self._accepted(guest, command, self._version(guest))

    async def explain(self, guest: str, command: Explain) -> Explained:
        """Raises Refusal."""
        return Explained(command.id, commands.explain(self.table, guest, command))

    def _accepted(self, guest: str, command: Command, version: int, followed: str = "") -> Accepted:
        if self.table.seat_of(guest) is not None:
            self._present.hear(guest)
        return Accepted(command.id, version, followed)

    async def start(self) -> None:
        """The game begins. Raises Refusal."""
        await self._change(lambda: commands.begin(self.table, time.time()))

    def _is_ready(self, place: Place) -> bool:
        """Whether whoever has a seat can play again at once."""
        return self._present.is_here(place.guest) if place.guest else bool(place.level)

    def _version(self, guest: str) -> int:
        return self.table.reading(self.table.seat_of(guest)).version

    def _mind_host(self) -> None:
        """If the host is away for long, another person at the table becomes host."""
        if self._host_alarm is not None:
            self._host_alarm.cancel()
            self._host_alarm = None
        if self._closed or self.table.phase == OVER or self._present.is_here(self.table.host):
            return
        left = self.grace - self._present.away(self.table.host)
        if left > 0:
            self._host_alarm = asyncio.get_running_loop().call_later(left, self._mind_host)
        elif any([self._present.is_here(place.guest) for place in self.table.places]):
            self._begin(self._change_quietly(self._pass_on_hosting))

    def _pass_on_hosting(self) -> Change:
        here = [place.guest for place in self.table.places if self._present.is_here(place.guest)]
        gone = self._present.away(self.table.host) >= self.grace
        return Change([Hosted(time.time(), here[0])] if here and gone else [])

    # -- changes

    async def _change(self, decide: Callable[[], Change], guest: str = "") -> int:
        """The one way anything changes: decided, stored, then told; returns the guest's version. Raises Refusal."""
        # In a task of its own: whoever asked for it may go away, and what is stored must be added to the table.
        return await asyncio.shield(self._begin(self._change_now(decide, guest)))

    async def _change_quietly(self, decide: Callable[[], Change]) -> None:
        """A change that nobody waits for."""
        with suppress(Refusal):
            await self._change(decide)
        self.carry_on()

    async def _change_now(self, decide: Callable[[], Change], guest: str) -> int:
        async with self._writing:
            change = decide()
            if change.entries:
                lines = [write_entry(entry) for entry in change.entries]
                await self._store(lines, change)
                self._add(lines, change)
                self.carry_on()
                self._mind_host()
            return self._version(guest)

    async def _store(self, lines: list[bytes], change: Change) -> None:
        table, state = self.table, change.state
        snapshot = Snapshot(table.version + len(lines), state.position()) if state is not None else None
        last = change.entries[-1]
        finished = table.phase == OVER or isinstance(last, Finished | Closed)
        listed = table.listed and (table.outcome is not None or isinstance(last, Finished))
        try:
            try:
                await self._storage.append(table.name, table.version, lines, snapshot, finished, listed)
            except Stale:  # what the storage could not confirm last time was written all the same
                await self._load()
                raise refusal("stale") from None
        except StorageProblem as problem:
            log.error("not stored", extra={"table": table.name, "problem": problem.key})
            self._be_stuck()
            raise refusal("storage", problem.key) from None

    async def _load(self) -> None:
        """The table as it is stored; everybody gets it anew. Raises StorageProblem."""
        stored = await self._storage.load(self.table.name)
        assert stored is not None
        self.table, self.stuck = stored_table(stored), False
        self.wake()
        self._tell([(listener, self.table.seat_of(listener.guest), 0) for listener in self.listeners])

    def _be_stuck(self) -> None:
        if not self.stuck:
            self.stuck = True
            self._tell_others(None)
        if self._recovering is None and not self._closed:
            self._recovering = self._begin(self._recover())

    async def _recover(self) -> None:
        """Try to go on until something can be stored again: a game must not wait for somebody to come by."""
        try:
            while self.stuck and self.table.phase == RUNNING and not self.table.paused:
                await asyncio.sleep(self.retry)
                with suppress(Refusal):
                    await self._change(lambda: Change([Resumed(time.time())] if self.stuck else []))
        finally:
            self._recovering = None

    def _add(self, lines: list[bytes], change: Change) -> None:
        """What is stored becomes part of the table, and all who may know of it are told."""
        table = self.table
        before = [(listener, seat := table.seat_of(listener.guest), table.reading(seat)) for listener in self.listeners]
        versions = [reading.version for _, _, reading in before]
        was_stuck, self.stuck = self.stuck, False
        if was_stuck:
            table.restart_clocks(time.time())
        first, last = table.version, len(lines) - 1
        for number, (entry, line) in enumerate(zip(change.entries, lines, strict=True)):
            table.add(entry, line, change.state if number == last else None)
        telling = []
        for (listener, old_seat, reading), version in zip(before, versions, strict=True):
            seat = table.seat_of(listener.guest)
            since = version if seat == old_seat or table.reading(seat) is reading else 0
            if since < table.reading(seat).version or was_stuck:
                telling.append((listener, seat, since))
        self._tell(telling, dict(enumerate(change.entries, first)))
        self._changed.set()
        self._changed.clear()

    def _tell_others(self, but: Listener | None) -> None:
        """All others get the table as it is now: somebody came or went, or nothing can be stored."""
        others = [(listener, self.table.seat_of(listener.guest)) for listener in self.listeners if listener is not but]
        self._tell([(listener, seat, self.table.reading(seat).version) for listener, seat in others])

    def _tell(
        self, telling: Iterable[tuple[Listener, int | None, int]], read: Mapping[int, AnyEntry] = NOTHING
    ) -> None:
        """Listeners, each in its seat, get the table as it is now, with the news since a version."""
        table, card = self.table, self.card()
        messages: dict[tuple[int | None, int, bool], bytes] = {}
        for listener, seat, since in telling:
            key = seat, since, listener.guest == table.host
            if key not in messages:
                messages[key] = encode(scene(table, seat, key[2], card, news_since(table, seat, since, read)))
            listener.send(messages[key])

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- what goes on by itself

    def wake(self) -> None:
        """Go on with a table that has just been read."""
        self.table.restart_clocks(time.time())
        self.carry_on()
        self._mind_host()

    def carry_on(self) -> None:
        """Let program players think, and set the alarm for whose time is up next."""
        table = self.table
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._closed or self.stuck or table.phase != RUNNING or table.paused:
            return
        assert table.state is not None
        deadlines = []
        for seat in table.state.pending():
            if table.places[seat].level:
                self._let_think(seat, table.places[seat].level)
            elif (deadline := table.deadline(seat)) is not None:
                deadlines.append((deadline, seat))
        if deadlines:
            at, seat = min(deadlines)
            self._alarm = asyncio.get_running_loop().call_later(max(at - time.time(), 0.0), self._time_is_up, seat)

    def _let_think(self, seat: int, level: str) -> None:
        """A program player decides for a seat, unless one is at it."""
        if seat not in self.thinking:
            self.thinking[seat] = self._begin(self._think(self.table, seat, level, self.table.asked[seat]))

    async def _think(self, table: Table, seat: int, level: str, asked: int) -> None:
        instead = not table.places[seat].level  # of a person

        def wanted() -> bool:
            table = self.table
            return table.asked.get(seat) == asked and not table.paused and bool(instead or table.places[seat].level)

        def decide() -> Change:
            return commands.choice(self.table, seat, choice, time.time(), True) if wanted() else Change([])

        try:
            assert table.state is not None
            began = time.monotonic()
            known = table.state.determinize(seat, self._rng).position()
            choice = await self._workers.choose(table.game.name, known, seat, level, f"{self._rng.next64()}")
            while wanted() and (left := began + self._least_time(level) - time.monotonic()) > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), left)
            await self._change(decide)
        except Exception as problem:  # its text may quote what is secret
            log.error("a program player could not move", extra={"table": table.name, "problem": type(problem).__name__})
            await asyncio.sleep(self.retry)
        finally:
            del self.thinking[seat]
        self.carry_on()

    def _least_time(self, level: str) -> float:
        return least_time(level, self.pause * PACES[self.table.pace])

    def _time_is_up(self, seat: int) -> None:
        if self.table.clock.forfeits:
            self._begin(self._change_quietly(lambda: self._forfeit(seat)))
        else:
            self._let_think(seat, SUBSTITUTE)

    def _forfeit(self, seat: int) -> Change:
        """The seat is lost, unless its choice came while this was waiting."""
        table, now = self.table, time.time()
        assert table.state is not None
        deadline = table.deadline(seat)
        if table.paused or seat not in table.state.pending() or deadline is None or deadline > now:
            return Change([])
        return Change([Seated(now, seat, msgspec.structs.replace(table.places[seat], level=SUBSTITUTE, lost=True))])

    async def replace(self, guest: str, command: Replace) -> Accepted:
        """Others at the table let a program player decide, this once, for somebody who has been away for long. Raises
        Refusal."""
        table, seat = self.table, command.seat
        if table.seat_of(guest) is None:
            raise refusal("not-seated")
        # Whoever is asked may have answered in secret: then this is accepted like any other, and nothing happens.
        if seat not in table.asked or table.places[seat].level or table.paused:
            raise refusal("not-awaited")
        if self._present.is_here(table.places[seat].guest):
            raise refusal("still-here")
        left = self.grace - self._present.away(table.places[seat].guest)
        if left > 0:
            raise refusal("away-too-shortly", str(round(left)))
        assert table.state is not None
        if seat in table.state.pending():
            self._let_think(seat, SUBSTITUTE)
        return self._accepted(guest, command, self._version(guest))

    async def give_up(self, idle: float) -> None:
        """Close the table if nobody is here and nothing has changed for so many seconds."""
        if self.idle and time.time() - self.table.changed > idle:
            await self._change_quietly(lambda: Change([Closed(time.time())] if not self.listeners else []))

    async def review(self) -> Review:
        """How the chances changed in the finished game. Raises Refusal."""
        async with self._reviewing:
            if self.table.review is None:
                await asyncio.shield(self._begin(self._review()))
        assert self.table.review is not None
        return self.table.review

    async def _review(self) -> None:
        table = self.table
        start = await asyncio.to_thread(replay.start, table)
        try:
            review = await self._workers.review(table.game.name, start, table.moves, f"{self._rng.next64()}")
        except WorkerProblem:
            raise refusal("failed") from None
        await self._change(lambda: Change([Reviewed(time.time(), review)]))

    async def play_again(self, guest: str, command: Rematch) -> Accepted:
        """Raises Refusal."""
        if self.table.seat_of(guest) is None:
            raise refusal("not-seated")
        if self.table.phase != OVER:
            raise refusal("not-over")
        await asyncio.shield(self._begin(self._follow()))
        return self._accepted(guest, command, self._version(guest), self.table.rematch)

    async def _follow(self) -> None:
        async with self._following:
            if not self.table.rematch:
                name = await self._rematch(self.table, all(map(self._is_ready, self.table.places)))
                await self._change(lambda: Change([Followed(time.time(), name)]))


DOING: Final[dict[type[Command], Callable[[Room, str, Any], Awaitable[AnyAnswer]]]] = {
    Explain: Room.explain,
    Ping: Room.ping,
    Rematch: Room.play_again,
    Replace: Room.replace,
    **dict.fromkeys(commands.HANDLERS, Room.change_by),
}


def least_time(level: str, pause: float) -> float:
    """Seconds after which a program player answers, whatever it found: how long it thought tells nobody anything."""
    kind, _, budget = LEVELS[level].partition(":")
    return pause + (read_budget(budget).seconds if kind == "search" else 0.0)
