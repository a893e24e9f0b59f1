"""Games played to their end while connections are lost and the server is killed, and what must hold afterwards."""

import asyncio
import subprocess
from collections.abc import Callable, Sequence, Set
from functools import partial
from itertools import cycle
from signal import SIGKILL
from typing import Any, Final, NamedTuple

import msgspec

from tests.server.client import Person, Trouble, make_table
from tests.server.databases import Postgres
from tests.server.rooms import all_news
from tests.server.serving import Served
from twocities.core import Generator, Record, SplitMix, read_record
from twocities.server.entries import Chose, read_entry
from twocities.server.house import NewTable
from twocities.server.messages import News, encode
from twocities.server.storage import Storage
from twocities.server.table import Table, stored_table

TROUBLE: Final = Trouble(lost=8, repeated=100, late=100, talk=20)
TOO_LATE: Final = {"stale", "not-your-decision", "game-over", "started-already"}  # reasons if somebody else was quicker
CHOICES: Final = 30  # of people, from one kill to the next
PATIENCE: Final = 120  # seconds without as many choices: something hangs
LONGEST_START: Final = 1000  # milliseconds in which a server that is starting may be killed


class Kind(NamedTuple):
    """A kind of game, with the seats that bots have."""

    game: str
    options: dict[str, Any]
    people: tuple[int, ...]
    programs: tuple[int, ...] = ()

    def wish(self) -> NewTable:
        seats = range(max(*self.people, *self.programs) + 1)
        return NewTable(self.game, self.options, tuple(["newcomer" if seat in self.programs else "" for seat in seats]))


KINDS: Final = (
    Kind("citadels", {"players": 2}, (0, 1)),
    Kind("citadels", {"players": 4, "preset": "random"}, (0, 1, 2, 3)),
    Kind("citadels", {"players": 4, "preset": "random"}, (0, 2), (1, 3)),
    Kind("machine", {"revolutionaries": 1}, (0, 1)),
    Kind("machine", {"revolutionaries": 3, "city": "random"}, (0, 1, 2, 3)),
    Kind("machine", {"revolutionaries": 2, "shared": True}, (1, 2), (0,)),
)


class Party:
    """The people at one table: those who play, and one who watches."""

    def __init__(self, kind: Kind, trouble: Trouble, rng: Generator) -> None:
        self.people = [Person(seat, SplitMix(rng.next64()), trouble) for seat in (*kind.people, None)]
        self._kind = kind

    async def meet(self, url: str) -> None:
        """Somebody makes the table."""
        table = await make_table(url, self.people[0].token, self._kind.wish())
        for person in self.people:
            person.table = table

    async def play(self, *urls: Callable[[], str]) -> None:
        """A whole game; they say where the servers are now, among which the people are shared out."""
        await asyncio.gather(*[person.play(url) for person, url in zip(self.people, cycle(urls), strict=False)])

    def made(self) -> int:
        """Choices of people so far."""
        return sum([len(person.made) for person in self.people])

    def check(self, storage: Storage, allowed: Set[str]) -> None:
        """What was accepted is stored once and in order, the game is what its record says, and everybody was told all
        that happened, once; nothing was refused but for some reasons."""
        stored = asyncio.run(storage.load(self.people[0].table))
        assert stored is not None
        table = stored_table(stored)
        check_record(table)
        for person in self.people:
            chosen = [choice for seat, choice in table.moves if seat == person.seat]
            assert person.made == chosen
            news = msgspec.json.decode(encode(all_news(table, person.seat)), type=list[News])
            assert person.news == news[: len(person.news)]
            assert "finished" in [item.kind for item in person.news]  # others may still talk after it
            assert person.refused.keys() <= allowed, person.refused
            assert person.retold == 0 or "storage" in allowed


def check_record(table: Table) -> None:
    """The stored choices lead to the stored state, by the stored events."""
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


class Mortal:
    """A server that is killed and comes back on the same database."""

    def __init__(self, database: str, rng: Generator) -> None:
        self.kills = 0
        self.database = database
        self._rng = rng
        self._served = self._serve()

    @property
    def urls(self) -> Sequence[Callable[[], str]]:
        """Where it is now."""
        return (lambda: self._served.url,)

    async def die(self) -> None:
        """Killed, one in four times once more while it starts, and started again."""
        await asyncio.sleep(self._rng.below(50) / 1000)
        self._served.stop(SIGKILL)
        self.kills += 1
        if self._rng.below(4) == 0:
            starting = subprocess.Popen(self._served.process.args, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            await asyncio.sleep(self._rng.below(LONGEST_START) / 1000)
            starting.kill()
            starting.wait()
            self.kills += 1
        self._served.close()
        self._served = await asyncio.to_thread(self._serve)

    def close(self) -> None:
        self._served.close()

    def _serve(self) -> Served:
        return Served(self.database, "--pace", "0", "--workers", "1")


class Several:
    """Servers on one PostgreSQL, each at its own port, that are killed in turn, and sometimes PostgreSQL with them."""

    def __init__(self, postgres: Postgres, count: int, rng: Generator) -> None:
        self.database = postgres.new_database()
        self.kills = 0
        self._postgres = postgres
        self._rng = rng
        self._served = [self._serve() for _ in range(count)]

    @property
    def urls(self) -> Sequence[Callable[[], str]]:
        return [partial(self._url, number) for number in range(len(self._served))]

    async def die(self) -> None:
        number = self.kills % len(self._served)
        await asyncio.sleep(self._rng.below(50) / 1000)
        self._served[number].stop(SIGKILL)
        self.kills += 1
        if self.kills % (len(self._served) + 1) == 0:
            await asyncio.to_thread(self._postgres.stop)
            await asyncio.to_thread(self._postgres.start)
            self.kills += 1
        self._served[number].close()
        self._served[number] = await asyncio.to_thread(self._serve)

    def close(self) -> None:
        for served in self._served:
            served.close()

    def _url(self, number: int) -> str:
        return self._served[number].url

    def _serve(self) -> Served:
        return Served(self.database, "--pace", "0", "--workers", "1")


async def play_round(server: Mortal | Several, kills: int, kinds: Sequence[Kind], rng: Generator) -> list[Party]:
    """A game of every kind, all at once, while the server is killed until that has happened so often."""
    parties = [Party(kind, TROUBLE, rng) for kind in kinds]
    for party in parties:
        await party.meet(server.urls[0]())
    playing = asyncio.gather(*[party.play(*server.urls) for party in parties])
    while not playing.done():
        await _until_made(rng.below(2 * CHOICES), parties, playing)
        if server.kills < kills and not playing.done():
            await server.die()
    await playing
    return parties


async def _until_made(more: int, parties: Sequence[Party], playing: "asyncio.Future[Any]") -> None:
    """Until people have made so many choices more, or all games are over."""
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
