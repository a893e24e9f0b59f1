"""What happens at a table in the background: bots think while somebody is there to see it, and clocks run out."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import Final

import msgspec

from twocities.core import SplitMix
from twocities.players.spec import SEARCH_SECONDS
from twocities.server import commands
from twocities.server.changes import Change
from twocities.server.database import StorageProblem
from twocities.server.entries import Pace, Seated
from twocities.server.refusals import Refusal
from twocities.server.seating import SUBSTITUTE
from twocities.server.shares import Account
from twocities.server.storage import Storage
from twocities.server.table import RUNNING, Table
from twocities.server.timekeeper import Timekeeper
from twocities.server.workers import Unwanted, Workers
from twocities.server.writing import Written, log

PACES: Final[dict[Pace, float]] = {"calm": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}  # times the normal pause
SOON: Final = 3.0  # seconds before a deadline at which a process takes over an empty table


class Running(Written):
    """A table with its bots and clocks. A bot takes at least `pause` seconds at the normal pace."""

    def __init__(self, table: Table, storage: Storage, workers: Workers, pause: float, keeper: Timekeeper) -> None:
        super().__init__(table, storage, keeper)
        self.pause = pause
        self.wishes = False  # whether there is something to run at the table
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self._workers = workers
        self._alarm: asyncio.TimerHandle | None = None  # for the next deadline
        self._rng = SplitMix(secrets.randbits(64))

    def _people(self) -> list[str]:
        """The people bots think for: those present with a seat or, if bots have all the seats, the spectators."""
        seated = {place.guest for place in self.table.places if place.guest and not place.lost}
        return [listener.guest for listener in self.listeners if not seated or listener.guest in seated]

    def carry_on(self) -> None:
        """Lets bots think if somebody is there, and sets the alarm for the next deadline."""
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

    async def _change_quietly(self, decide: Callable[[], Change], owned: bool = False) -> None:
        """Makes a change that nobody waits for."""
        with suppress(Refusal):
            await self._change(decide, owned=owned)
        self.carry_on()

    async def _claim(self) -> None:
        """Runs the table here, unless another process does."""
        with suppress(StorageProblem):
            if await self._peers.claim([self.table.name]):
                self.own(True)

    def own(self, owned: bool) -> None:
        """Sets whether this process runs the table."""
        self.owned = owned
        self.carry_on()

    def _let_think(self, seat: int, level: str) -> None:
        """Lets a bot decide for a seat, unless one is already thinking."""
        if seat not in self.thinking:
            self.thinking[seat] = self._begin(self._think(self.table, seat, level, self.table.asked[seat]))

    async def _think(self, table: Table, seat: int, level: str, asked: int) -> None:
        instead = not table.places[seat].level  # of a person
        owned = self.owned  # otherwise somebody here has asked for it

        def wanted() -> bool:
            table = self.table
            return table.asked.get(seat) == asked and not table.paused and bool(instead or table.places[seat].level)

        def people() -> list[str]:
            """Time runs out for a person even if nobody is here."""
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
        except Exception as problem:  # its text may quote secrets
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
        """Gives the seat to a bot, unless its choice has arrived in the meantime."""
        table, now = self.table, self._now()
        assert table.state is not None
        deadline = table.deadline(seat)
        if table.paused or seat not in table.state.pending() or deadline is None or deadline > now:
            return Change([])
        return Change([Seated(now, seat, msgspec.structs.replace(table.places[seat], level=SUBSTITUTE, lost=True))])


def least_time(level: str, pause: float) -> float:
    """Seconds before a bot answers, whatever it has found, so that its thinking time reveals nothing."""
    return pause + SEARCH_SECONDS.get(level, 0.0)
