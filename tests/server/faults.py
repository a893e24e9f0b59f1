"""Games played to the end while connections are lost and the server is killed, and what must hold afterwards."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from functools import partial
from itertools import cycle
from pathlib import Path
from signal import SIGKILL, SIGTERM
from typing import Any, Final, NamedTuple

import msgspec
import psycopg

from tests.server.client import Person, Trouble, make_table
from tests.server.databases import Postgres
from tests.server.forge import Forge, Forked
from tests.server.rooms import all_news
from twocities.core import Generator, Record, SplitMix, read_record
from twocities.server.entries import Chose, Clock, read_entry
from twocities.server.house import NewTable
from twocities.server.messages import News, encode
from twocities.server.storage import Storage
from twocities.server.table import Table, stored_table

TROUBLE: Final = Trouble(lost=8, repeated=100, late=100, talk=20)
TOO_LATE: Final = {"stale", "not-your-decision", "game-over", "started-already"}  # somebody else was quicker
CHOICES: Final = 15  # choices of people between two kills
PATIENCE: Final = 120  # seconds without that many choices mean that something hangs
LONGEST_START: Final = 200  # milliseconds within which a starting server may be killed
VICTIMS: Final = ("owner",) * 4 + ("another",) * 3 + ("bot",) * 2 + ("postgresql",)  # owner: runs the most tables


class Kind(NamedTuple):
    """A kind of game, with the seats played by bots."""

    game: str
    options: dict[str, Any]
    people: tuple[int, ...]
    programs: tuple[int, ...] = ()
    clock: float = 0.0  # seconds; if set, people never choose, and it runs out again and again

    def wish(self) -> NewTable:
        seats = range(max(*self.people, *self.programs) + 1)
        levels = tuple(["newcomer" if seat in self.programs else "" for seat in seats])
        return NewTable(self.game, self.options, levels, clock=Clock(self.clock))


KINDS: Final = (
    Kind("citadels", {"players": 2}, (0, 1)),
    Kind("citadels", {"players": 4, "preset": "random"}, (0, 1, 2, 3)),
    Kind("citadels", {"players": 4, "preset": "random"}, (0, 2), (1, 3)),
    Kind("machine", {"revolutionaries": 1}, (0, 1)),
    Kind("machine", {"revolutionaries": 3, "city": "random"}, (0, 1, 2, 3)),
    Kind("machine", {"revolutionaries": 2, "shared": True}, (1, 2), (0,)),
    Kind("citadels", {"players": 2}, (0, 1), clock=0.1),
)


class Party:
    """The people at one table: the players, and one spectator."""

    def __init__(self, kind: Kind, trouble: Trouble, rng: Generator) -> None:
        self.people = [
            Person(seat, SplitMix(rng.next64()), trouble, asleep=kind.clock > 0) for seat in (*kind.people, None)
        ]
        self._kind = kind

    async def meet(self, url: str) -> None:
        """One of them creates the table."""
        table = await make_table(url, self.people[0].token, self._kind.wish())
        for person in self.people:
            person.table = table

    async def play(self, *urls: Callable[[], str]) -> None:
        """A whole game; `urls` says where the servers are now, and the people are spread over them."""
        await asyncio.gather(*[person.play(url) for person, url in zip(self.people, cycle(urls), strict=False)])

    def made(self) -> int:
        """How many choices people have made."""
        return sum([len(person.made) for person in self.people])

    def check(self, storage: Storage, allowed: Set[str]) -> None:
        """What was accepted is stored once and in order, the game is what its record says, everybody received
        everything once, and nothing was refused except for known reasons."""
        stored = asyncio.run(storage.load(self.people[0].table))
        assert stored is not None
        table = stored_table(stored)
        check_record(table)
        choices = [entry for line in table.lines if isinstance(entry := read_entry(line), Chose)]
        for person in self.people:
            assert person.made == [one.choice for one in choices if one.seat == person.seat and not one.program]
            news = msgspec.json.decode(encode(all_news(table, person.seat)), type=list[News])
            assert person.news == news[: len(person.news)]
            assert "finished" in [item.kind for item in person.news]  # others may still chat afterwards
            assert person.refused.keys() <= allowed, person.refused
            assert person.retold == 0 or "storage" in allowed


def check_record(table: Table) -> None:
    """The stored choices lead to the stored state, with the stored events."""
    record = Record(table.game, table.options, table.seed)
    state = table.first_state(table.seed)
    chosen = [entry for line in table.lines if isinstance(entry := read_entry(line), Chose)]
    for number, entry in enumerate(chosen, 1):
        choice = table.game.parse(entry.choice)
        events = tuple(state.apply(entry.seat, choice))
        assert msgspec.json.encode(events) == msgspec.json.encode(entry.events)
        assert entry.number == number
        record.add(entry.seat, choice)
    assert state == table.state == read_record(record.text()).final()


class Servers:
    """Servers on one database, each at its own port, that are killed and come back; PostgreSQL or a bot's worker
    process may be killed, too."""

    def __init__(self, database: str, rng: Generator, count: int = 1, postgres: Postgres | None = None) -> None:
        self.database = database
        self.killed: Counter[str] = Counter()  # how often each was killed
        self._rng = rng
        self._postgres = postgres
        self._victims = VICTIMS if postgres else ("server", "server", "server", "bot")
        self._forge = Forge()
        self._names: list[str] = []  # names of all servers so far, as in the database
        self._orphans: set[int] = set()  # processes left behind
        try:
            self._served = [self._serve() for _ in range(count)]
        except BaseException:
            self._forge.close()
            raise

    @property
    def kills(self) -> int:
        return self.killed.total()

    @property
    def urls(self) -> Sequence[Callable[[], str]]:
        """Where they are now."""
        return [partial(self._url, place) for place in range(len(self._served))]

    async def kill(self) -> None:
        """Kills one of them and starts it again; one time in four it is killed again while starting."""
        await asyncio.sleep(self._rng.below(50) / 1000)
        victim = self._victims[self._rng.below(len(self._victims))]
        self.killed[victim] += 1
        if victim == "postgresql":
            assert self._postgres
            await asyncio.to_thread(self._postgres.stop)
            await asyncio.to_thread(self._postgres.start)
        elif victim == "bot":
            self._kill_bot()
        else:
            await self.replace(self._place_of(victim))

    def close(self) -> None:
        """Leaves nothing of any of them."""
        try:
            for served in self._served:
                self._end(served, SIGTERM)
        finally:
            self._forge.close()
        if self._postgres:
            with psycopg.connect(self.database) as connection:
                others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
                assert connection.execute(others).fetchone() == (1,)
        deadline = time.monotonic() + PATIENCE
        while any([Path(f"/proc/{process}").exists() for process in self._orphans]):
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def _url(self, place: int) -> str:
        return self._served[place][1].url

    def _serve(self) -> tuple[str, Forked]:
        """A server, with its name in the database."""
        forked = self._start()
        forked.wait()
        if self._postgres:
            with psycopg.connect(self.database) as connection:
                names = [name for (name,) in connection.execute("SELECT id FROM processes ORDER BY alive_until DESC")]
            new = [name for name in names if name not in self._names]  # the last may have been killed while starting
            self._names += new
            return new[0], forked
        return "", forked

    def _start(self) -> Forked:
        return Forked(self._forge, self.database, "--pace", "0", "--workers", "1")

    def _end(self, served: tuple[str, Forked], number: int) -> None:
        self._orphans |= served[1].children()
        served[1].end(number)

    async def replace(self, place: int) -> None:
        """Kills a server and starts another."""
        self._end(self._served[place], SIGKILL)
        if self._rng.below(4) == 0:
            starting = self._start()
            await asyncio.sleep(self._rng.below(LONGEST_START) / 1000)
            starting.end()
            self.killed["starting"] += 1
        self._served[place] = await asyncio.to_thread(self._serve)

    def _place_of(self, victim: str) -> int:
        """Where the server is that runs the most tables, or another one."""
        place = self._rng.below(len(self._served))
        if victim == "server":
            return place
        with psycopg.connect(self.database) as connection:
            owners = Counter(
                [name for (name,) in connection.execute("SELECT owner FROM tables WHERE phase = 'running'")]
            )
        by_tables = sorted(range(len(self._served)), key=lambda place: -owners[self._served[place][0]])
        return by_tables[0] if victim == "owner" else by_tables[1 + place % (len(by_tables) - 1)]

    def _kill_bot(self) -> None:
        thinking = sorted([process for _, served in self._served for process in served.children()])
        if thinking:
            with suppress(ProcessLookupError):
                os.kill(thinking[self._rng.below(len(thinking))], SIGKILL)


async def play_round(server: Servers, kills: int, kinds: Sequence[Kind], rng: Generator) -> list[Party]:
    """Games of every kind, all at once, while the server is killed this many times."""
    parties = [Party(kind, TROUBLE, rng) for kind in kinds]
    for party in parties:
        await party.meet(server.urls[0]())
    playing = asyncio.gather(*[party.play(*server.urls) for party in parties])
    while not playing.done():
        await _until_made(rng.below(2 * CHOICES), parties, playing)
        if server.kills < kills and not playing.done():
            await server.kill()
    await playing
    return parties


async def _until_made(more: int, parties: Sequence[Party], playing: "asyncio.Future[Any]") -> None:
    """Until people have made this many more choices, or all games are over."""
    count = sum([party.made() for party in parties]) + more
    async with asyncio.timeout(PATIENCE):
        while not playing.done() and sum([party.made() for party in parties]) < count:
            await asyncio.sleep(0.02)


def check_all(parties: Sequence[Party], database: str, allowed: Set[str] = TOO_LATE) -> None:
    storage = Storage(database)
    try:
        for party in parties:
            party.check(storage, allowed)
    finally:
        storage.close()
