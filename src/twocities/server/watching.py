"""Those who follow the list of their own tables: whatever changes in it, in whichever process, they are told."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from twocities.server.database import StorageProblem
from twocities.server.messages import encode
from twocities.server.own_tables import Changed, Me, OwnTable
from twocities.server.presence import Listener

GATHER: Final = 0.2  # seconds in which changes are gathered, to be told together
AGAIN: Final = 60.0  # seconds after which all is told again, in case another process was not heard

Found = dict[str, list[OwnTable]]  # by guest


class Watching:
    """All who follow their list here. `own` finds all tables of a guest, `among` those of some tables, by guest."""

    def __init__(
        self,
        own: Callable[[str], Awaitable[Me]],
        among: Callable[[Sequence[str]], Awaitable[Found]],
        alone: bool,
    ) -> None:
        self._own = own
        self._among = among
        self._alone = alone
        self._watchers: dict[Listener, dict[str, OwnTable]] = {}  # each with the tables it was told of
        self._guests: defaultdict[str, set[Listener]] = defaultdict(set)
        self._tables: defaultdict[str, set[Listener]] = defaultdict(set)
        self._changed: set[str] = set()
        self._telling: asyncio.Task[None] | None = None

    async def join(self, watcher: Listener) -> None:
        """Somebody follows their list from now on, and first of all gets it. Raises StorageProblem."""
        self._watchers[watcher] = {}
        self._guests[watcher.guest].add(watcher)
        await self._tell_all_of(watcher)

    def leave(self, watcher: Listener) -> None:
        for table in self._watchers.pop(watcher, {}):
            _remove(self._tables, table, watcher)
        _remove(self._guests, watcher.guest, watcher)

    def heard(self, table: str, guests: Sequence[str]) -> None:
        """A table has changed; it may be new to some guests."""
        if table in self._tables or any([guest in self._guests for guest in guests]):
            self._changed.add(table)
            if self._telling is None:
                self._telling = asyncio.get_running_loop().create_task(self._tell_soon())

    async def run(self) -> None:
        """Tell all again from time to time: what other processes announce may be lost."""
        while not self._alone:
            await asyncio.sleep(AGAIN)
            for watcher in list(self._watchers):
                if watcher in self._watchers:
                    with suppress(StorageProblem):
                        await self._tell_all_of(watcher)

    async def _tell_all_of(self, watcher: Listener) -> None:
        me = await self._own(watcher.guest)
        if watcher in self._watchers:
            for table in self._watchers[watcher]:
                _remove(self._tables, table, watcher)
            self._watchers[watcher] = {own.table.id: own for own in me.tables}
            for own in me.tables:
                self._tables[own.table.id].add(watcher)
            watcher.send(encode(me))

    async def _tell_soon(self) -> None:
        await asyncio.sleep(GATHER)
        changed, self._changed = sorted(self._changed), set()
        try:
            found = await self._among(changed)
        except StorageProblem:
            self._changed.update(changed)  # they are told with the next change
            self._telling = None
            return
        self._telling = None
        watchers = [self._guests[guest] for guest in found if guest in self._guests]
        watchers += [self._tables[table] for table in changed if table in self._tables]
        for watcher in set().union(*watchers):
            self._tell(watcher, changed, {own.table.id: own for own in found.get(watcher.guest, [])})

    def _tell(self, watcher: Listener, changed: Sequence[str], now: dict[str, OwnTable]) -> None:
        known = self._watchers[watcher]
        new = [own for own in now.values() if own.table.id not in known or known[own.table.id].shown() != own.shown()]
        gone = [table for table in changed if table in known and table not in now]
        for own in new:
            known[own.table.id] = own
            self._tables[own.table.id].add(watcher)
        for table in gone:
            del known[table]
            _remove(self._tables, table, watcher)
        if new or gone:
            watcher.send(encode(Changed(new, gone)))


def _remove(index: dict[str, set[Listener]], name: str, watcher: Listener) -> None:
    index[name].discard(watcher)
    if not index[name]:
        del index[name]
