"""A table with the people at it. One change at a time: it is stored first, then everybody is told."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from typing import Any, Final

import msgspec

from twocities.core import IllegalChoice, SplitMix, State
from twocities.players.review import Review
from twocities.players.spec import SEARCH_SECONDS
from twocities.server import arranging, commands, replay, seating
from twocities.server.changes import Change
from twocities.server.database import Stale, StorageProblem
from twocities.server.entries import (
    AnyEntry,
    Closed,
    Followed,
    Hosted,
    Pace,
    Place,
    Resumed,
    Reviewed,
    Seated,
    read_entry,
    write_entry,
)
from twocities.server.messages import (
    Accepted,
    Answer,
    AnyAnswer,
    Command,
    Explain,
    Explained,
    Ping,
    Refused,
    Rematch,
    Replace,
    TableCard,
    Undo,
    encode,
)
from twocities.server.presence import Listener, Presence
from twocities.server.refusals import Refusal, refusal
from twocities.server.scene import NOTHING, news_since, scene, table_card
from twocities.server.seating import SUBSTITUTE
from twocities.server.shares import Account
from twocities.server.storage import Storage
from twocities.server.stored import Snapshot
from twocities.server.summary import summary_of
from twocities.server.table import OVER, RUNNING, Table, stored_table
from twocities.server.timekeeper import Timekeeper
from twocities.server.workers import Unwanted, WorkerProblem, Workers

PACES: Final[dict[Pace, float]] = {"calm": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}  # times the normal pause
SOON: Final = 3.0  # seconds before a deadline in which a process takes over a table that nobody is at

REPLAYING: Final = (Undo, Answer)  # they go through the whole game
REPLAYER: Final = ThreadPoolExecutor(1, "undo")

log = logging.getLogger("twocities.server")


class Room:
    """A table, those who listen, and what is under way for it. `pause`: seconds that a bot takes at least
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
        keeper: Timekeeper,
    ) -> None:
        peers = storage.peers
        self.table = table  # replaced, never changed
        self.visited = time.monotonic()  # when somebody last asked for the table
        self.pause = pause
        self.stuck = False  # the last change could not be stored
        self.wishes = False  # there is something to run at the table
        self.owned = peers.alone  # clocks and bots run here, not in another process
        self._peers = peers
        self._now = keeper.now
        self._up_since = keeper.up_since  # nobody could do anything before
        self._present = Presence(max(keeper.up_since, table.changed) if peers.alone else keeper.now(), keeper.now)
        self._storage = storage
        self._workers = workers
        self._rematch = rematch
        self._writing = asyncio.Lock()
        self._following = asyncio.Lock()
        self._reviewing = asyncio.Lock()
        self._changed = asyncio.Event()  # set for a moment at every change
        self._tasks: set[asyncio.Task[Any]] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: its bot
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
        return not self.listeners and not self.busy

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def card(self) -> TableCard:
        """What a spectator may know of the table beside its game."""
        return table_card(self.table, self._present.guests(), self.stuck, self._now())

    def rest(self) -> None:
        """Nothing happens by itself any more."""
        self._closed = True
        for alarm in (self._alarm, self._host_alarm):
            if alarm is not None:
                alarm.cancel()

    async def close(self) -> None:
        """Nothing goes on by itself any more; what is being stored is finished."""
        self.rest()
        for task in (*self.thinking.values(), self._recovering):
            if task is not None:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- people

    def join(self, listener: Listener, since: int) -> None:
        """Somebody listens from now on, and first of all hears what it has missed."""
        came = not self._present.is_here(listener.guest)
        self.listeners.append(listener)
        self._peers.arrive(self.table.name, listener.guest)
        seat = self.table.seat_of(listener.guest)
        known = 0 <= since <= self.table.reading(seat).version
        self._tell([(listener, seat, since if known else 0)])
        if came and seat is not None:
            self._tell_others(listener)
        self.carry_on()
        if listener.guest == self.table.host_away:
            self._begin(self._change_quietly(lambda: self._give_back_hosting(listener.guest)))
        self._mind_host()

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self._peers.depart(self.table.name, listener.guest)
        if not self._present.is_here(listener.guest):
            seat = self.table.seat_of(listener.guest)
            if seat is not None or listener.guest == self.table.host:
                self._present.hear(listener.guest)
            if seat is not None:
                self._tell_others(listener)
            if self.table.wanted is not None:
                self._begin(self._change_quietly(lambda: self._withdraw(listener.guest)))
            self._mind_host()
        self.carry_on()

    def _withdraw(self, guest: str) -> Change:
        return Change([]) if self._present.is_here(guest) else seating.withdraw(self.table, guest, self._now())

    async def do(self, guest: str, command: Any) -> AnyAnswer:
        """A command of a guest, and the answer."""
        try:
            return await DOING[type(command)](self, guest, command)
        except Refusal as problem:
            return Refused(command.id, problem.reasons)

    async def change_by(self, guest: str, command: Any) -> Accepted:
        """Raises Refusal."""
        now = self._now()
        version = await self._change(
            lambda: commands.change_by(self.table, guest, command, now), guest, apart=isinstance(command, REPLAYING)
        )
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
        await self._change(lambda: arranging.begin(self.table, self._now()))

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
        gone = self._present.away(self.table.host) >= self.grace and self.table.phase != OVER
        instead_of = self.table.host_away or self.table.host
        return Change([Hosted(self._now(), here[0], instead_of)] if here and gone else [])

    def _give_back_hosting(self, guest: str) -> Change:
        back = guest == self.table.host_away and self._present.is_here(guest) and self.table.phase != OVER
        return Change([Hosted(self._now(), guest)] if back else [])

    # -- changes

    async def _change(
        self, decide: Callable[[], Change], guest: str = "", apart: bool = False, owned: bool = False
    ) -> int:
        """The one way anything changes: decided (if it takes long, `apart` from the event loop), stored, then told;
        returns the guest's version. What is `owned` is the business of the process that runs the table. Raises
        Refusal."""
        # In a task of its own: whoever asked for it may go away, and what is stored must be added to the table.
        return await asyncio.shield(self._begin(self._change_now(decide, guest, apart, owned)))

    async def _change_quietly(self, decide: Callable[[], Change], owned: bool = False) -> None:
        """A change that nobody waits for."""
        with suppress(Refusal):
            await self._change(decide, owned=owned)
        self.carry_on()

    async def _change_now(self, decide: Callable[[], Change], guest: str, apart: bool, owned: bool) -> int:
        async with self._writing:
            while (change := await self._decided(decide, apart)).entries:
                after = self._after(change)
                if await self._store(after, change.state, owned):
                    self._take(after, change.entries)
                    self.carry_on()
                    self._mind_host()
                    break
            return self._version(guest)

    async def _decided(self, decide: Callable[[], Change], apart: bool) -> Change:
        """Raises Refusal: nothing is refused by what was so before another process changed the table."""
        while True:
            version = self.table.version
            try:
                return await asyncio.get_running_loop().run_in_executor(REPLAYER, decide) if apart else decide()
            except Refusal:
                if self._peers.alone:
                    raise
                with suppress(StorageProblem):
                    await self._catch_up()
                if self.table.version == version:
                    raise

    def _after(self, change: Change) -> Table:
        """The table after a change."""
        table = self.table.copy()
        if self.stuck:
            table.restart_clocks(self._now())
        last = len(change.entries) - 1
        for number, entry in enumerate(change.entries):
            table.add(entry, write_entry(entry), change.state if number == last else None)
        return table

    async def _store(self, after: Table, state: State | None, owned: bool) -> bool:
        """Whether it is stored; if not, another has written, and the table is now as that left it. Raises Refusal."""
        table, lines = self.table, after.lines[self.table.version :]
        snapshot = Snapshot(after.version, state.position()) if state is not None else None
        summary = summary_of(after, table)
        try:
            try:
                await self._storage.append(table.name, table.version, lines, snapshot, summary, owned)
                return True
            except Stale:
                unconfirmed = self.stuck  # what the storage could not confirm last time was written all the same
                await self._catch_up()
        except StorageProblem as problem:
            log.error("not stored", extra={"table": table.name, "problem": problem.key})
            self._be_stuck()
            raise refusal("storage", problem.key) from None
        if self.table.version == table.version:  # another process runs the table
            self.owned = False
        if unconfirmed or self.table.version == table.version:
            raise refusal("stale")
        return False

    def hear(self, version: int, lines: Sequence[bytes] = ()) -> None:
        """Another process, or the operator, has written so far; the last entries, if they are told."""
        if version > self.table.version:
            self._begin(self._follow_to(version, lines))

    async def _follow_to(self, version: int, lines: Sequence[bytes]) -> None:
        async with self._writing:
            if version > self.table.version:
                told = lines and version - len(lines) == self.table.version
                with suppress(StorageProblem, Refusal):  # it is tried again
                    await self._catch_up(lines if told else None)

    async def _catch_up(self, lines: Sequence[bytes] | None = None) -> None:
        """What others have written is added. Raises StorageProblem, or Refusal if the table is gone."""
        table = self.table.copy()
        if lines is None:
            lines = await self._storage.load_after(table.name, table.version)
        if lines is None:
            raise refusal("no-such-table")
        try:
            entries = [table.follow(line) for line in lines]
        except (Refusal, IllegalChoice, ValueError):  # by other rules: its position tells where it led
            stored = await self._storage.load(table.name)
            if stored is None:
                raise refusal("no-such-table") from None
            table = stored_table(stored)
            entries = [read_entry(line) for line in table.lines[self.table.version :]]
        if entries:
            self._take(table, entries)
            self.carry_on()
            self._mind_host()

    def meet(self, elsewhere: set[str]) -> None:
        """Those who are at the table through other processes."""
        if self._present.set_elsewhere(elsewhere):
            self._tell_others(None)
            self._mind_host()

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
                    await self._change(lambda: Change([Resumed(self._now())] if self.stuck else []))
        finally:
            self._recovering = None

    def _take(self, after: Table, entries: Sequence[AnyEntry]) -> None:
        """What is stored becomes the table, and all who may know of the new entries are told."""
        before, was_stuck = self.table, self.stuck
        self.table, self.stuck = after, False
        telling = []
        for listener in self.listeners:
            old_seat, seat = before.seat_of(listener.guest), after.seat_of(listener.guest)
            reading = before.reading(old_seat)
            since = reading.version if seat == old_seat or before.reading(seat) is reading else 0
            if since < after.reading(seat).version or was_stuck:
                telling.append((listener, seat, since))
        self._tell(telling, dict(enumerate(entries, before.version)))
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
        self.table.restart_clocks(self._up_since)
        self.carry_on()
        self._mind_host()

    def _people(self) -> list[str]:
        """For whom bots think: those with a seat who are here; where bots have all seats, whoever looks on."""
        seated = {place.guest for place in self.table.places if place.guest and not place.lost}
        return [listener.guest for listener in self.listeners if not seated or listener.guest in seated]

    def carry_on(self) -> None:
        """Let bots think if there is somebody for whom, and set the alarm for whose time is up next."""
        table, had_wish = self.table, self.wishes
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.wishes = False
        if self._closed or self.stuck or table.phase != RUNNING or table.paused:
            return
        assert table.state is not None
        waited_for = table.state.pending()
        bots = [seat for seat in waited_for if table.places[seat].level]
        people = [seat for seat in waited_for if not table.places[seat].level]
        deadlines = [(at, seat) for seat in people if (at := table.deadline(seat)) is not None]
        at, seat = min(deadlines, default=(inf, 0))
        attended = bool(bots or deadlines) and bool(self._people())
        self.wishes = attended or at < self._now() + SOON
        if not self.owned:
            if self.wishes and not had_wish:
                self._begin(self._claim())
            return
        for bot in bots if attended else ():
            self._let_think(bot, table.places[bot].level)
        if deadlines:
            self._alarm = asyncio.get_running_loop().call_later(max(at - self._now(), 0.0), self._time_is_up, seat)

    async def _claim(self) -> None:
        """Run the table here, unless another process does."""
        with suppress(StorageProblem):
            if await self._peers.claim([self.table.name]):
                self.own(True)

    def own(self, owned: bool) -> None:
        """This process runs the table from now on, or another may."""
        self.owned = owned
        self.carry_on()

    def _let_think(self, seat: int, level: str) -> None:
        """A bot decides for a seat, unless one is at it."""
        if seat not in self.thinking:
            self.thinking[seat] = self._begin(self._think(self.table, seat, level, self.table.asked[seat]))

    async def _think(self, table: Table, seat: int, level: str, asked: int) -> None:
        instead = not table.places[seat].level  # of a person
        owned = self.owned  # else somebody here has asked for it

        def wanted() -> bool:
            table = self.table
            return table.asked.get(seat) == asked and not table.paused and bool(instead or table.places[seat].level)

        def people() -> list[str]:
            """A person's time is up even if nobody is here."""
            here = self._people() or ([self.table.host] if instead else [])
            return here if wanted() else []

        def decide() -> Change:
            return commands.choice(self.table, seat, choice, self._now(), True) if wanted() else Change([])

        try:
            assert table.state is not None
            began, choices = time.monotonic(), table.state.choices(seat)
            if len(choices) == 1:
                choice = table.game.text(choices[0])
            else:
                known = table.state.determinize(seat, self._rng).position()
                account, seed = Account(table.name, people), f"{self._rng.next64()}"
                choice = await self._workers.choose(account, table.game.name, known, seat, level, seed)
            while wanted() and (left := began + self._least_time(level) - time.monotonic()) > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), left)
            await self._change(decide, owned=owned)
        except Unwanted:
            pass
        except Exception as problem:  # its text may quote what is secret
            log.error("a bot could not move", extra={"table": table.name, "problem": type(problem).__name__})
            await asyncio.sleep(self.retry)
        finally:
            del self.thinking[seat]
        self.carry_on()

    def _least_time(self, level: str) -> float:
        return least_time(level, self.pause * PACES[self.table.pace])

    def _time_is_up(self, seat: int) -> None:
        if self.table.clock.forfeits:
            self._begin(self._change_quietly(lambda: self._forfeit(seat), owned=True))
        else:
            self._let_think(seat, SUBSTITUTE)

    def _forfeit(self, seat: int) -> Change:
        """The seat is lost, unless its choice came while this was waiting."""
        table, now = self.table, self._now()
        assert table.state is not None
        deadline = table.deadline(seat)
        if table.paused or seat not in table.state.pending() or deadline is None or deadline > now:
            return Change([])
        return Change([Seated(now, seat, msgspec.structs.replace(table.places[seat], level=SUBSTITUTE, lost=True))])

    async def replace(self, guest: str, command: Replace) -> Accepted:
        """Others at the table let a bot decide, this once, for somebody who has been away for long. Raises
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

    async def give_up(self) -> None:
        """Close the table, unless somebody is here."""
        if self.idle:
            await self._claim()
            await self._change_quietly(self._closing, owned=True)

    def _closing(self) -> Change:
        return Change([] if self._present.guests() else [Closed(self._now())])

    async def review(self, guest: str) -> Review:
        """How the chances changed in the finished game, for a guest. Raises Refusal."""
        async with self._reviewing:
            if self.table.review is None:
                await asyncio.shield(self._begin(self._review(guest)))
        assert self.table.review is not None
        return self.table.review

    async def _review(self, guest: str) -> None:
        table, account = self.table, Account(self.table.name, lambda: [guest])
        start = await asyncio.to_thread(replay.start, table)
        try:
            review = await self._workers.review(account, table.game.name, start, table.moves, f"{self._rng.next64()}")
        except WorkerProblem:
            raise refusal("failed") from None
        await self._change(lambda: Change([Reviewed(self._now(), review)]))

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
                await self._change(lambda: Change([] if self.table.rematch else [Followed(self._now(), name)]))
                if self.table.rematch != name:  # that of another process
                    await self._storage.delete(name)


DOING: Final[dict[type[Command], Callable[[Room, str, Any], Awaitable[AnyAnswer]]]] = {
    Explain: Room.explain,
    Ping: Room.ping,
    Rematch: Room.play_again,
    Replace: Room.replace,
    **dict.fromkeys(commands.HANDLERS, Room.change_by),
}


def least_time(level: str, pause: float) -> float:
    """Seconds after which a bot answers, whatever it found: how long it thought tells nobody anything."""
    return pause + SEARCH_SECONDS.get(level, 0.0)
