"""A server under load: `python -m benchmarks.load [--tables 1000] [--seconds 60] [--processes 1] [--postgresql]`.

Four people at every table, each with a socket, and one choice per table every two seconds. It measures the time from
sending a choice until all four have received it, and compares this with a server that only passes on as many messages
of the same size over as many sockets. Several processes share a separate PostgreSQL, as one does with `--postgresql`,
and the people at a table are spread over them: then it also measures how much later those at other processes receive a
choice than the one who made it. With `--climb` the number of tables grows until this takes too long."""

import asyncio
import gc
import os
import resource
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import httpx
import msgspec
from websockets import ClientConnection, ConnectionClosed

from tests.server.client import enter, make_table, new_token
from tests.server.databases import INSTALLED, Postgres
from tests.server.serving import serving
from twocities.core import SplitMix
from twocities.core.rng import COMPILED
from twocities.server.house import NewTable
from twocities.server.messages import Choose, Sit, Start, encode

SEATS: Final = 4
PERIOD: Final = 2.0  # seconds from one choice at a table to the next
PATIENCE: Final = 10.0  # seconds after which a choice counts as lost
AT_ONCE: Final = 20  # tables being set up
TOO_LONG: Final = 0.1  # seconds within which 99 of 100 choices must reach everybody
SOURCES: Final = 20  # addresses of this computer that people come from; the connections of each are limited


class Lost(Exception):
    """An answer that did not come as expected."""


class Item(msgspec.Struct):
    kind: str = ""


class Message(msgspec.Struct):
    """The part of a message that is read."""

    type: str
    version: int = 0
    news: list[Item] = []
    choices: list[str] = []


class Four:
    """The people at one table, who connect to this many processes."""

    def __init__(self, sockets: list[ClientConnection], rng: SplitMix, processes: int = 1) -> None:
        self.offer = b""  # the last scene with choices
        self.crossings: list[float] = []  # seconds, see above
        self._processes = processes
        self._told: dict[int, float] = {}  # by seat: when the last choice arrived
        self._sockets = sockets
        self._rng = rng
        self._scenes = [Message("")] * SEATS
        self._all_told: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._listening: list[asyncio.Task[None]] = []

    @property
    def over(self) -> bool:
        return not any([scene.choices for scene in self._scenes])

    async def do(self, seat: int, command: bytes, answer: str) -> None:
        """Before the start: sends something and waits for the answer. Raises Lost."""
        await self._sockets[seat].send(command, text=True)
        while (message := self._read(seat, await self._sockets[seat].recv(decode=False))).type != answer:
            if message.type == "refused":
                raise Lost("refused")

    def start(self) -> None:
        """From now on everybody listens."""
        self._listening = [asyncio.create_task(self._listen(seat)) for seat in range(SEATS)]

    async def choose(self) -> float:
        """Seconds until everybody has received somebody's choice. Raises Lost."""
        self._told.clear()
        seat = next(seat for seat, scene in enumerate(self._scenes) if scene.choices)
        scene = self._scenes[seat]
        choice = scene.choices[self._rng.below(len(scene.choices))]
        self._all_told = asyncio.get_running_loop().create_future()
        sent = time.perf_counter()
        await self._sockets[seat].send(encode(Choose(2, scene.version, choice)), text=True)
        try:
            async with asyncio.timeout(PATIENCE):
                took = await self._all_told - sent
        except TimeoutError:
            raise Lost("not told") from None
        elsewhere = [other for other in self._told if (other - seat) % self._processes]
        self.crossings += [max(self._told[other] - self._told[seat], 0.0) for other in elsewhere]
        return took

    async def close(self) -> None:
        for listening in self._listening:
            listening.cancel()
        await asyncio.wait(self._listening)
        for socket in self._sockets:
            socket.transport.abort()
            await socket.wait_closed()

    async def _listen(self, seat: int) -> None:
        problem = "connection lost"
        with suppress(ConnectionClosed):
            while (message := self._read(seat, await self._sockets[seat].recv(decode=False))).type != "refused":
                if any([item.kind == "chose" for item in message.news]):
                    self._told[seat] = time.perf_counter()
                    if len(self._told) == SEATS and not self._all_told.done():
                        self._all_told.set_result(self._told[seat])
            problem = "refused"
        if not self._all_told.done():
            self._all_told.set_exception(Lost(problem))

    def _read(self, seat: int, line: bytes) -> Message:
        message = msgspec.json.decode(line, type=Message)
        if message.type == "scene":
            self._scenes[seat] = message
            if message.choices:
                self.offer = line
        return message


async def four_at_a_table(urls: Sequence[str], number: int) -> Four:
    tokens, own = [new_token() for _ in range(SEATS)], [urls[(number + seat) % len(urls)] for seat in range(SEATS)]
    table = await make_table(own[0], tokens[0], NewTable("citadels", {"players": SEATS}, seat=0, name="Person 0"))
    source = f"127.0.0.{1 + number % SOURCES}"
    sockets = [await enter(url, table, token, source=source) for url, token in zip(own, tokens, strict=True)]
    four = Four(sockets, SplitMix(number), len(urls))
    for seat in range(1, SEATS):
        await four.do(seat, encode(Sit(1, seat, f"Person {seat}")), "accepted")
    await four.do(0, encode(Start(1)), "accepted")
    four.start()
    return four


async def four_of_a_group(url: str, number: int) -> Four:
    group = new_token()
    four = Four([await enter(url, group, "") for _ in range(SEATS)], SplitMix(number))
    await four.do(0, b"", "scene")
    four.start()
    return four


class Running(NamedTuple):
    """What is measured: its address and its processes."""

    urls: Sequence[str]
    servers: Sequence[int]
    postgres: Sequence[int] = ()


class Measured(NamedTuple):
    """What was measured."""

    waits: list[float]  # seconds until everybody received it, for every choice
    crossings: list[float]  # the same for everybody at another process
    errors: Counter[str]
    seconds: float
    empty: float  # MB of memory without tables
    full: float  # at the end
    servers: float  # seconds of a core
    postgres: float
    clients: float
    offer: bytes  # a message of the usual size

    @property
    def slowest(self) -> float:
        """Seconds within which 99 of 100 choices reached everybody."""
        return quantiles(self.waits, n=100)[98]

    def figures(self, tables: int) -> dict[str, float]:
        """What is printed."""
        cuts, choices = quantiles(self.waits, n=100), len(self.waits)
        crossing = quantiles(self.crossings, n=100) if self.crossings else [0.0] * 99
        return {
            "choices/s": choices / self.seconds,
            "told after, p50, ms": 1000 * cuts[49],
            "told after, p95, ms": 1000 * cuts[94],
            "told after, p99, ms": 1000 * cuts[98],
            "told after, at most, ms": 1000 * max(self.waits),
            "other process later, p50, ms": 1000 * crossing[49],
            "other process later, p99, ms": 1000 * crossing[98],
            "errors": self.errors.total(),
            "memory, MB": self.full,
            "memory for a table, kB": 1000 * (self.full - self.empty) / tables,
            "servers, % of a core": 100 * self.servers / self.seconds,
            "PostgreSQL, % of a core": 100 * self.postgres / self.seconds,
            "clients, % of a core": 100 * self.clients / self.seconds,
            "servers for a choice, ms": 1000 * self.servers / choices,
            "PostgreSQL for a choice, ms": 1000 * self.postgres / choices,
        }


async def measure(tables: int, seconds: float, running: Running, begin: Callable[[int], Awaitable[Four]]) -> Measured:
    """Starts all tables, then plays for this long."""
    empty = sum(map(memory_of, running.servers))
    few = asyncio.Semaphore(AT_ONCE)
    waits: list[float] = []
    crossings: list[float] = []
    errors: Counter[str] = Counter()

    async def begin_one(number: int) -> Four:
        async with few:
            return await begin(number)

    async def play(number: int) -> None:
        due = start + PERIOD * number / tables
        while due < start + seconds:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            try:
                if fours[number].over:
                    await fours[number].close()
                    fours[number] = await begin_one(number)
                waits.append(await fours[number].choose())
                crossings.extend(fours[number].crossings)
                fours[number].crossings.clear()
            except (Lost, OSError, ConnectionClosed, httpx.HTTPError) as problem:
                errors.update([str(problem) or type(problem).__name__])
            due += PERIOD

    def used() -> list[float]:
        return [sum(map(processor_of, running.servers)), sum(map(processor_of, running.postgres)), time.process_time()]

    fours = await asyncio.gather(*[begin_one(number) for number in range(tables)])
    gc.collect()
    gc.disable()  # our own pauses would let choices pile up, and we would measure ourselves
    start, before = time.perf_counter(), used()
    await asyncio.gather(*[play(number) for number in range(tables)])
    took = time.perf_counter() - start
    gc.enable()
    servers, postgres, clients = [after - earlier for after, earlier in zip(used(), before, strict=True)]
    typical = sorted([four.offer for four in fours], key=len)[tables // 2]
    full = sum(map(memory_of, running.servers))
    measured = Measured(waits, crossings, errors, took, empty, full, servers, postgres, clients, typical)
    for four in fours:
        await four.close()
    return measured


def memory_of(process: int) -> float:
    """MB in memory, including the processes it has started."""
    pages = sum([int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in _with_children(process)])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_of(process: int) -> float:
    """Seconds of CPU time used, counted in the same way."""
    stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in _with_children(process)]
    return sum([int(ticks[11]) + int(ticks[12]) for ticks in stats]) / os.sysconf("SC_CLK_TCK")


def _with_children(process: int) -> list[int]:
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *map(int, children)]


@contextmanager
def echo(text: bytes) -> Iterator[tuple[str, int]]:
    """Runs the reference; returns its address and its process."""
    command = [sys.executable, "-m", "benchmarks.echo"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(text)
        process.stdin.close()
        try:
            yield process.stdout.readline().decode().strip(), process.pid
        finally:
            process.terminate()


@contextmanager
def serving_all(processes: int, postgresql: bool) -> Iterator[Running]:
    """This many servers, each at its own port, on a separate database."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        database, others = f"sqlite:///{folder}/tables.db", []
        if postgresql or processes > 1:
            postgres = Postgres(INSTALLED[-1].parent, Path(folder))
            stack.callback(postgres.stop)
            database, others = postgres.new_database(), [postgres.process()]
        served = [stack.enter_context(serving(database, "--workers", "1")) for _ in range(processes)]
        yield Running([one.url for one in served], [one.process.pid for one in served], others)


def measure_servers(tables: int, seconds: float, processes: int, postgresql: bool) -> Measured:
    with serving_all(processes, postgresql) as running:
        return asyncio.run(measure(tables, seconds, running, partial(four_at_a_table, running.urls)))


def climb(tables: int, seconds: float, processes: int, postgresql: bool) -> None:
    """More and more tables until choices take too long."""
    print("tables, choices/s, p50, p99, other process p99 (ms); servers, PostgreSQL, clients (cores)", flush=True)
    while True:
        ours = measure_servers(tables, seconds, processes, postgresql)
        told = list(ours.figures(tables).values())
        cores = [used / ours.seconds for used in (ours.servers, ours.postgres, ours.clients)]
        times = " ".join([f"{figure:8.1f}" for figure in (told[0], told[1], told[3], told[6])])
        print(
            f"{tables:6} {times} {' '.join([f'{share:6.2f}' for share in cores])} {dict(ours.errors) or ''}", flush=True
        )
        if ours.slowest > TOO_LONG or ours.errors:
            return
        tables += tables // 4


def compare(tables: int, seconds: float, processes: int, postgresql: bool) -> None:
    """Compares the servers with one that only passes messages on."""
    ours = measure_servers(tables, seconds, processes, postgresql)
    with echo(ours.offer) as (url, process):
        bare = asyncio.run(measure(tables, seconds, Running([url], [process]), partial(four_of_a_group, url)))
    print(f"{tables} tables, {SEATS * tables} sockets, {seconds:g} s, {'compiled' if COMPILED else 'plain'}")
    print(f"{'':30} {'server':>12} {'bare echo':>12} {'ratio':>8}")
    for (name, figure), reference in zip(ours.figures(tables).items(), bare.figures(tables).values(), strict=True):
        ratio = f"{figure / reference:8.2f}" if reference else ""
        print(f"{name:30} {figure:12,.2f} {reference:12,.2f} {ratio}".rstrip())
    for problem, count in ours.errors.items():
        print(f"{count} times: {problem}")


def main() -> None:
    parser = ArgumentParser(description="a server under load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--climb", action="store_true")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    work = climb if arguments.climb else compare
    work(arguments.tables, arguments.seconds, arguments.processes, arguments.postgresql)


if __name__ == "__main__":
    main()
