"""Changes to a table, one at a time: each is stored first, and then everybody is told."""

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from twocities.core import IllegalChoice, State
from twocities.server.changes import Change
from twocities.server.database import Stale, StorageProblem
from twocities.server.entries import AnyEntry, Forgotten, Resumed, read_entry, write_entry
from twocities.server.messages import Rating, TableCard
from twocities.server.presence import Listener, Presence
from twocities.server.refusals import Refusal, refusal
from twocities.server.scene import table_card
from twocities.server.storage import Storage
from twocities.server.stored import Snapshot
from twocities.server.summary import summary_of
from twocities.server.table import OVER, RUNNING, Table, stored_table
from twocities.server.telling import tell_all, tell_change
from twocities.server.timekeeper import Timekeeper

REPLAYER: Final = ThreadPoolExecutor(1, "undo")

log = logging.getLogger("twocities.server")


class Written:
    """A table with its listeners and everything being written."""

    retry = 5.0  # seconds before something that failed is tried again

    def __init__(self, table: Table, storage: Storage, keeper: Timekeeper) -> None:
        peers = storage.peers
        self.table = table  # replaced, never modified
        self.stuck = False  # the last change could not be stored
        self.owned = peers.alone  # clocks and bots run here, not in another process
        self._peers = peers
        self._now = keeper.now
        self._up_since = keeper.up_since  # nobody could play before
        self._present = Presence(max(keeper.up_since, table.changed) if peers.alone else keeper.now(), keeper.now)
        self._storage = storage
        self._writing = asyncio.Lock()
        self._ratings: dict[str, Rating] = {}  # by guest at the table
        self._changed = asyncio.Event()  # set for a moment at every change
        self._tasks: set[asyncio.Task[Any]] = set()
        self._recovering: asyncio.Task[None] | None = None
        self._closed = False

    @abstractmethod
    def _follow_up(self) -> None:
        """Called after every change for what follows automatically."""

    @property
    def listeners(self) -> list[Listener]:
        return self._present.listeners

    def card(self) -> TableCard:
        """What a spectator may know of the table besides its game."""
        return table_card(self.table, self._present.guests(), self.stuck, self._now(), self._ratings)

    # -- changes

    async def _change(
        self, decide: Callable[[], Change], guest: str = "", apart: bool = False, owned: bool = False
    ) -> int:
        """The only way anything changes: it is decided (if that takes long, `apart` from the event loop), stored, and
        told; returns the guest's version. An `owned` change is up to the process that runs the table. Raises
        Refusal."""
        # In its own task: the guest who asked for it may leave, but what is stored must be added to the table.
        return await asyncio.shield(self._begin(self._change_now(decide, guest, apart, owned)))

    async def _change_now(self, decide: Callable[[], Change], guest: str, apart: bool, owned: bool) -> int:
        async with self._writing:
            while (change := await self._decided(decide, apart)).entries:
                after = self._after(change)
                if await self._store(after, change.state, owned):
                    self._take(after, change.entries)
                    self._follow_up()
                    break
            return self._version(guest)

    async def _decided(self, decide: Callable[[], Change], apart: bool) -> Change:
        """Decides again if another process has changed the table, so nothing is refused because of outdated facts.
        Raises Refusal."""
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
        """Returns whether it is stored; if not, another process has written, and the table is up to date with that.
        Raises Refusal."""
        table, lines = self.table, after.lines[self.table.version :]
        snapshot = Snapshot(after.version, state.position()) if state is not None else None
        if after.phase == OVER and table.phase != OVER:  # it goes through the whole game
            summary = await asyncio.to_thread(summary_of, after, table)
        else:
            summary = summary_of(after, table)
        try:
            try:
                await self._storage.append(table.name, table.version, lines, snapshot, summary, owned)
                return True
            except Stale:
                unconfirmed = self.stuck  # the last write, which the storage could not confirm, may have succeeded
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

    def _take(self, after: Table, entries: Sequence[AnyEntry]) -> None:
        """Makes the stored table the current one and tells everybody who may know of the new entries."""
        before, was_stuck = self.table, self.stuck
        self.table, self.stuck = after, False
        tell_change(self.listeners, before, after, self.card(), entries, again=was_stuck)
        self._changed.set()
        self._changed.clear()

    def _tell_others(self, but: Listener | None) -> None:
        """Sends the current table to all others: somebody came or went, or nothing can be stored."""
        tell_all([listener for listener in self.listeners if listener is not but], self.table, self.card())

    def _version(self, guest: str) -> int:
        return self.table.reading(self.table.seat_of(guest)).version

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- changes by others

    def hear(self, version: int, lines: Sequence[bytes] = ()) -> None:
        """Another process or the operator has written up to this version; `lines` are the latest entries, if known."""
        if version > self.table.version:
            self._begin(self._follow_to(version, lines))

    async def _follow_to(self, version: int, lines: Sequence[bytes]) -> None:
        async with self._writing:
            if version > self.table.version:
                told = lines and version - len(lines) == self.table.version
                with suppress(StorageProblem, Refusal):  # it will be tried again
                    await self._catch_up(lines if told else None)

    async def _catch_up(self, lines: Sequence[bytes] | None = None) -> None:
        """Adds what others have written. Raises StorageProblem, or Refusal if the table is gone."""
        table = self.table.copy()
        if lines is None:
            lines = await self._storage.load_after(table.name, table.version)
        if lines is None:
            raise refusal("no-such-table")
        try:
            entries = [table.follow(line) for line in lines]
            again = any([isinstance(entry, Forgotten) for entry in entries])
        except (Refusal, IllegalChoice, ValueError):  # made with other rules: the stored position shows the result
            again = True
        if again:
            stored = await self._storage.load(table.name)
            if stored is None:
                raise refusal("no-such-table")
            table = stored_table(stored)
            table.restart_clocks(self._up_since)
            entries = [read_entry(line) for line in table.lines[self.table.version :]]
        if entries:
            self._take(table, entries)
            self._follow_up()

    # -- storage that fails

    def _be_stuck(self) -> None:
        if not self.stuck:
            self.stuck = True
            self._tell_others(None)
        if self._recovering is None and not self._closed:
            self._recovering = self._begin(self._recover())

    async def _recover(self) -> None:
        """Keeps trying until something can be stored again, so that a game does not wait for somebody to come by."""
        try:
            while self.stuck and self.table.phase == RUNNING and not self.table.paused:
                await asyncio.sleep(self.retry)
                with suppress(Refusal):
                    await self._change(lambda: Change([Resumed(self._now())] if self.stuck else []))
        finally:
            self._recovering = None
