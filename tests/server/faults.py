"""Games played to their end while connections are lost and the server is killed, and what must hold afterwards."""

import asyncio
import subprocess
from collections.abc import Callable, Sequence, Set
from signal import SIGKILL
from typing import Any, Final, NamedTuple

import msgspec

from tests.server.client import Person, Trouble, make_table
from tests.server.serving import Served
from twocities.core import Generator, Record, SplitMix, read_record
from twocities.server.entries import Chose, read_entry
from twocities.server.house import NewTable
from twocities.server.messages import News, encode
from twocities.server.scene import news_since
from twocities.server.storage import Storage
from twocities.server.table import Table, stored_table

TROUBLE: Final = Trouble(lost=8, repeated=100, late=100, talk=20)
TOO_LATE: Final = {"stale", "not-your-decision", "game-over", "started-already"}  # reasons if somebody else was quicker
CHOICES: Final = 30  # of people, from one kill to the next
PATIENCE: Final = 120  # seconds without as many choices: something hangs
LONGEST_START: Final = 1000  # milliseconds in which a server that is starting may be killed


class Kind(NamedTuple):
    """A kind of game, with the seats that program players have."""

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

    async def play(self, url: Callable[[], str]) -> None:
        """A whole game; `url` says where the server is now."""
        await asyncio.gather(*[person.play(url) for person in self.people])

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
            news = msgspec.json.decode(encode(news_since(table, person.seat, 0)), type=list[News])
            assert person.news == news[: len(person.news)]
            assert news[len(person.news) - 1].kind == "finished"
            assert person.refused.keys() <= allowed, person.refused
            assert person.retold == 0 or "storage" in allowed


def check_record(table: Table) -> None:
    """The stored choices lead to the stored state, by the stored events."""
    record = Record(table.game, table.options, table.seed)
    state = table.first_state(table.seed)
    chosen = [entry for line in table.log if isinstance(entry := read_entry(line), Chose)]
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
        self._database = database
        self._rng = rng
        self._served = self._serve()

    def url(self) -> str:
        """Where it is now."""
        return self._served.url

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
        return Served(self._database, "--pace", "0", "--workers", "1")


async def play_round(server: Mortal, kills: int, kinds: Sequence[Kind], rng: Generator) -> list[Party]:
    """A game of every kind, all at once, while the server is killed until that has happened so often."""
    parties = [Party(kind, TROUBLE, rng) for kind in kinds]
    for party in parties:
        await party.meet(server.url())
    playing = asyncio.gather(*[party.play(server.url) for party in parties])
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
