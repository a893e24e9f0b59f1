"""A table with the people at it: who comes and goes, what they ask for, and who is host."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from twocities.players.player import Motive
from twocities.players.review import Review
from twocities.server import arranging, commands, ending, replay, seating
from twocities.server.changes import Change, need_phase, own_seat
from twocities.server.database import StorageProblem
from twocities.server.entries import Closed, Followed, Hosted, Place, Reviewed
from twocities.server.messages import (
    Accepted,
    Answer,
    AnyAnswer,
    Command,
    Explain,
    Explained,
    HintTold,
    Ping,
    Refused,
    Rematch,
    Replace,
    Sit,
    Undo,
)
from twocities.server.presence import Listener
from twocities.server.refusals import Refusal, refusal
from twocities.server.running import Running
from twocities.server.seating import SUBSTITUTE
from twocities.server.shares import Account
from twocities.server.storage import Storage
from twocities.server.table import OVER, RUNNING, Table
from twocities.server.telling import tell_since
from twocities.server.timekeeper import Timekeeper
from twocities.server.worker import HintRequest
from twocities.server.workers import WorkerProblem, Workers

T = TypeVar("T")

REPLAYING: Final = (Undo, Answer)  # these replay the whole game


class Room(Running):
    """A table with its connections and everything in progress."""

    grace = 60.0  # seconds that a person may be away before the others may play on

    def __init__(
        self,
        table: Table,
        storage: Storage,
        workers: Workers,
        pause: float,
        rematch: Callable[[Table, bool], Awaitable[str]],
        keeper: Timekeeper,
    ) -> None:
        super().__init__(table, storage, workers, pause, keeper)
        self.visited = time.monotonic()  # when the table was last requested
        self._rematch = rematch
        self._following = asyncio.Lock()
        self._reviewing = asyncio.Lock()
        self._hints: dict[int, HintTold] = {}  # by seat, the last one
        self._host_alarm: asyncio.TimerHandle | None = None  # for a host who is away
        self._rated: tuple[str, list[str]] = "", []  # the phase in which these guests' ratings were looked up

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is in progress."""
        return not self.listeners and not self.busy

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Resumes a table that has just been loaded."""
        self.table.restart_clocks(self._up_since)
        self._follow_up()

    def _follow_up(self) -> None:
        self.carry_on()
        self._mind_host()
        self._mind_ratings()

    def rest(self) -> None:
        """Stops bots, clocks and everything else that runs in the background."""
        self._closed = True
        for alarm in (self._alarm, self._host_alarm):
            if alarm is not None:
                alarm.cancel()

    async def close(self) -> None:
        """Stops everything that runs in the background, and waits for what is being stored."""
        self.rest()
        for task in (*self.thinking.values(), self._recovering):
            if task is not None:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- people

    def join(self, listener: Listener, since: int) -> None:
        """Connects a listener and sends it everything it has missed."""
        came = not self._present.is_here(listener.guest)
        self.listeners.append(listener)
        self._peers.arrive(self.table.name, listener.guest)
        self._storage.notifications.look(self.table.name, listener.guest)
        tell_since(listener, self.table, self.card(), since)
        if came and self.table.seat_of(listener.guest) is not None:
            self._tell_others(listener)
        self.carry_on()
        if listener.guest == self.table.host_away:
            self._begin(self._change_quietly(lambda: self._give_back_hosting(listener.guest)))
        self._mind_host()
        self._mind_ratings()

    def leave(self, listener: Listener, lost: bool = False) -> None:
        """Disconnects a listener; if the connection was `lost`, nobody knows what they have seen."""
        self.listeners.remove(listener)
        self._peers.depart(self.table.name, listener.guest)
        if not lost:
            self._storage.notifications.look(self.table.name, listener.guest)
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

    def meet(self, elsewhere: set[str]) -> None:
        """Sets who is at the table through other processes."""
        if self._present.set_elsewhere(elsewhere):
            self._tell_others(None)
            self._mind_host()

    def _withdraw(self, guest: str) -> Change:
        return Change([]) if self._present.is_here(guest) else seating.withdraw(self.table, guest, self._now())

    def _is_ready(self, place: Place) -> bool:
        """Whether everybody with a seat can play again at once."""
        return self._present.is_here(place.guest) if place.guest else bool(place.level)

    def _mind_ratings(self) -> None:
        """Looks up the ratings of people who have sat down, and of all when the game starts, if anybody is here to see
        them."""
        seated = self.table.phase, [place.guest for place in self.table.places if place.guest]
        if self.listeners and seated != self._rated and self.table.phase != OVER and not self._closed:
            self._rated = seated
            self._begin(self._look_up_ratings(seated[1]))

    async def _look_up_ratings(self, guests: list[str]) -> None:
        with suppress(StorageProblem):
            found = await asyncio.to_thread(self._storage.ratings.shown, self.table.game.name, guests)
            if found != self._ratings:
                self._ratings = found
                self._tell_others(None)

    # -- commands

    async def do(self, guest: str, command: Any) -> AnyAnswer:
        """Carries out a guest's command; returns the answer."""
        try:
            return await DOING[type(command)](self, guest, command)
        except Refusal as problem:
            return Refused(command.id, problem.reasons)

    async def change_by(self, guest: str, command: Any) -> Accepted:
        """Raises Refusal."""
        if isinstance(command, Sit) and self.table.seat_of(guest) is None:
            await self._need_welcome(guest)
        now = self._now()
        version = await self._change(
            lambda: commands.change_by(self.table, guest, command, now), guest, apart=isinstance(command, REPLAYING)
        )
        return self._accepted(guest, command, version)

    async def _need_welcome(self, guest: str) -> None:
        """Nobody can sit down with a host who has blocked them. Raises Refusal."""
        try:
            if await self._storage.friends.blocking({self.table.host, self.table.host_away}, guest):
                raise refusal("not-admitted")
        except StorageProblem as problem:
            raise refusal("storage", problem.key) from None

    async def ping(self, guest: str, command: Ping) -> Accepted:
        return self._accepted(guest, command, self._version(guest))

    async def explain(self, guest: str, command: Explain) -> Explained:
        """Raises Refusal."""
        return Explained(command.id, commands.explain(self.table, guest, command))

    async def replace(self, guest: str, command: Replace) -> Accepted:
        """Lets a bot decide this once for a person who has been away for long, because others at the table ask for it.
        Raises Refusal."""
        table, seat = self.table, command.seat
        if table.seat_of(guest) is None:
            raise refusal("not-seated")
        # The person may have decided in secret. Then this is accepted as usual, and nothing happens.
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
                if self.table.rematch != name:  # another process was faster
                    await self._storage.delete(name)

    def _accepted(self, guest: str, command: Command, version: int, followed: str = "") -> Accepted:
        if self.table.seat_of(guest) is not None:
            self._present.hear(guest)
        return Accepted(command.id, version, followed)

    async def start(self) -> None:
        """Starts the game. Raises Refusal."""
        await self._change(lambda: arranging.begin(self.table, self._now()))

    async def fill(self) -> None:
        """Bots take the free seats if the people here have waited as long as they wanted to, and the game begins."""
        await self._change_quietly(lambda: arranging.fill(self.table, SUBSTITUTE, self._now()))

    async def hurry(self, fills_at: float) -> None:
        """Bots take the free seats no later than at a given moment. Raises Refusal."""
        await self._change(lambda: arranging.hurry(self.table, fills_at, self._now()))

    # -- the host

    def _mind_host(self) -> None:
        """Makes another person at the table host if the host is away for long."""
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

    # -- the end

    async def give_up(self) -> None:
        """Closes the table unless somebody is here."""
        if self.idle:
            await self._claim()
            await self._change_quietly(self._closing, owned=True)

    def _closing(self) -> Change:
        return Change([] if self._present.guests() else [Closed(self._now())])

    async def part(self, guest: str) -> None:
        """The guest leaves the table for good, unless they play with others. Raises Refusal."""
        await self._change(lambda: ending.leave(self.table, guest, self._now()))

    async def close_deserted(self) -> None:
        """Closes the table if no person has a seat any longer. Raises Refusal."""

        def decide() -> Change:
            people = [place for place in self.table.places if place.guest and not place.lost]
            return Change([] if people or self.table.phase == OVER else [Closed(self._now())])

        await self._change(decide)

    async def review(self, guest: str) -> Review:
        """How the chances of winning changed during the finished game. Raises Refusal."""
        async with self._reviewing:
            if self.table.review is None:
                await asyncio.shield(self._begin(self._review(guest)))
        assert self.table.review is not None
        return self.table.review

    async def _review(self, guest: str) -> None:
        table, account, seed = self.table, self._account(guest), f"{self._rng.next64()}"
        start = await asyncio.to_thread(replay.start, table)
        review = await answered(self._workers.review(account, table.game.name, start, table.moves, seed))
        await self._change(lambda: Change([Reviewed(self._now(), review)]))

    # -- the coach

    async def hint(self, guest: str) -> HintTold:
        """A hint for a guest who has to decide. Raises Refusal."""
        table, seat = self.table, own_seat(self.table, guest)
        need_phase(table, RUNNING)
        if not table.hints and not table.is_against_bots(seat):
            raise refusal("no-hints")
        if table.places[seat].level:
            raise refusal("program-plays")
        if seat not in table.asked:
            raise refusal("not-awaited")
        version = table.reading(seat).version
        if seat not in self._hints or self._hints[seat].version != version:
            assert table.state is not None
            known = table.state.determinize(seat, self._rng).position()
            request = HintRequest(table.game.name, known, seat, f"{self._rng.next64()}")
            found = await answered(self._workers.hint(self._account(guest), request))
            self._hints[seat] = HintTold(version, found)
        return self._hints[seat]

    async def why(self, guest: str, number: int) -> Motive | None:
        """The reason for a choice, as far as the guest may know it. Raises Refusal."""
        request = await asyncio.to_thread(replay.asked_why, self.table, number, self.table.seat_of(guest))
        return await answered(self._workers.why(self._account(guest), request))

    def _account(self, guest: str) -> Account:
        return Account(self.table.name, lambda: [guest])


async def answered(thought: Awaitable[T]) -> T:
    """The answer of a worker. Raises Refusal."""
    try:
        return await thought
    except WorkerProblem:
        raise refusal("failed") from None


DOING: Final[dict[type[Command], Callable[[Room, str, Any], Awaitable[AnyAnswer]]]] = {
    Explain: Room.explain,
    Ping: Room.ping,
    Rematch: Room.play_again,
    Replace: Room.replace,
    **dict.fromkeys(commands.HANDLERS, Room.change_by),
}
