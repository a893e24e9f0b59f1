"""Guests who follow the list of their own tables: they are informed of every change, whichever process makes it."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from twocities.server.database import StorageProblem
from twocities.server.messages import encode
from twocities.server.own_tables import Changed, Invitation, Me, OwnTable
from twocities.server.presence import Listener

GATHER: Final = 0.2  # seconds over which changes are collected, to be sent together
AGAIN: Final = 60.0  # seconds until the whole list is sent again, in case news from another process was lost

Found = dict[str, list[OwnTable]]  # by guest


class Known(NamedTuple):
    """What a watcher was told last."""

    tables: dict[str, OwnTable]  # by name
    invitations: list[Invitation]

    def names(self) -> set[str]:
        """All tables it is about."""
        return {*self.tables, *[one.table.id for one in self.invitations]}


class Watching:
    """All watchers in this process. `own` finds the tables of a guest; `among` finds, by guest, those among some
    tables; `invitations` finds the invitations of a guest."""

    def __init__(
        self,
        own: Callable[[str], Awaitable[Me]],
        among: Callable[[Sequence[str]], Awaitable[Found]],
        invitations: Callable[[str], Awaitable[list[Invitation]]],
        alone: bool,
    ) -> None:
        self._own = own
        self._among = among
        self._invitations = invitations
        self._alone = alone
        self._watchers: dict[Listener, Known] = {}
        self._guests: defaultdict[str, set[Listener]] = defaultdict(set)
        self._tables: defaultdict[str, set[Listener]] = defaultdict(set)  # by table: who knows it
        self._asking: dict[Listener, bool] = {}  # whose whole list is being read: whether it has changed meanwhile
        self._changed: set[str] = set()
        self._named: set[str] = set()  # watching guests to whom a changed table may be new
        self._telling: asyncio.Task[None] | None = None

    @property
    def guests(self) -> set[str]:
        return set(self._guests)

    async def join(self, watcher: Listener) -> None:
        """Sends a watcher their list, and from then on what changes in it. Raises StorageProblem."""
        self._watchers[watcher] = Known({}, [])
        self._guests[watcher.guest].add(watcher)
        await self._tell_all(watcher)

    def leave(self, watcher: Listener) -> None:
        self._know(watcher, Known({}, []))
        del self._watchers[watcher]
        _remove(self._guests, watcher.guest, watcher)

    def heard(self, table: str, guests: Sequence[str]) -> None:
        """A table has changed; if its seats have, `guests` are those who have one. Or a guest has been invited."""
        named = [guest for guest in guests if guest in self._guests]
        if named or table in self._tables:
            self._changed.add(table)
            self._named.update(named)
            if self._telling is None:
                self._telling = asyncio.get_running_loop().create_task(self._tell_soon())

    async def run(self) -> None:
        """Sends everybody the whole list from time to time, because news from other processes can be lost."""
        while not self._alone:
            await asyncio.sleep(AGAIN)
            for watcher in list(self._watchers):
                if watcher in self._watchers and watcher not in self._asking:
                    with suppress(StorageProblem):
                        await self._tell_all(watcher)

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    async def _tell_all(self, watcher: Listener) -> None:
        """Sends the whole list. It is read again if something has changed meanwhile, because what was read may be older
        than that. Raises StorageProblem."""
        try:
            me: Me | None = None
            while me is None or (self._asking[watcher] and watcher in self._watchers):
                self._asking[watcher] = False
                me = await self._own(watcher.guest)
        finally:
            del self._asking[watcher]
        if watcher in self._watchers:
            self._know(watcher, Known({own.table.id: own for own in me.tables}, me.invitations))
            watcher.send(encode(me))

    def _know(self, watcher: Listener, known: Known) -> None:
        before = self._watchers[watcher].names()
        self._watchers[watcher] = known
        for table in known.names() - before:
            self._tables[table].add(watcher)
        for table in before - known.names():
            _remove(self._tables, table, watcher)

    async def _tell_soon(self) -> None:
        while self._changed:
            await asyncio.sleep(GATHER)
            changed, self._changed = sorted(self._changed), set()
            named, self._named = self._named, set()
            try:
                found = await self._among(changed)
                invited = named | {one.guest for one in self._knowing(changed) if self._watchers[one].invitations}
                invitations = {guest: await self._invitations(guest) for guest in invited}
            except StorageProblem:
                self._changed.update(changed)  # tried again
                self._named.update(named)
                continue
            concerned = [self._guests[guest] for guest in {*found, *invitations} if guest in self._guests]
            for watcher in self._knowing(changed).union(*concerned):
                tables = {own.table.id: own for own in found.get(watcher.guest, [])}
                self._tell(watcher, changed, tables, invitations.get(watcher.guest))
        self._telling = None

    def _knowing(self, tables: Sequence[str]) -> set[Listener]:
        """The watchers whose lists show any of these tables."""
        return set[Listener]().union(*[self._tables[table] for table in tables if table in self._tables])

    def _tell(
        self,
        watcher: Listener,
        changed: Sequence[str],
        now: dict[str, OwnTable],
        invitations: list[Invitation] | None,
    ) -> None:
        """Sends a watcher what is different from what they know; `now` are their tables among the changed ones, and
        `invitations` all of theirs, unless these are certain to be the same."""
        if watcher in self._asking:
            self._asking[watcher] = True
            return
        known, before = self._watchers[watcher], self._watchers[watcher].tables
        new = {name: own for name, own in now.items() if name not in before or before[name].shown() != own.shown()}
        gone = [table for table in changed if table in before and table not in now]
        if invitations is not None and [one.shown() for one in invitations] == [
            one.shown() for one in known.invitations
        ]:
            invitations = None
        if new or gone or invitations is not None:
            tables = {name: own for name, own in (before | new).items() if name not in gone}
            self._know(watcher, Known(tables, known.invitations if invitations is None else invitations))
            watcher.send(encode(Changed(list(new.values()), gone, invitations)))


def _remove(index: dict[str, set[Listener]], name: str, watcher: Listener) -> None:
    index[name].discard(watcher)
    if not index[name]:
        del index[name]
