"""Games during which the server is killed again and again: `python -m benchmarks.faults [--kills 1000] [--seed 1]`.

With `--processes 3`, that many servers on a separate PostgreSQL, which is also killed now and then. At the end, how
long bots stand still when the process that runs their table is killed (`--takeovers 20`)."""

import asyncio
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.client import enter, make_table, new_token
from tests.server.databases import INSTALLED, Postgres
from tests.server.faults import KINDS, TOO_LATE, Servers, check_all, play_round
from twocities.core import Generator, SplitMix
from twocities.server.house import NewTable
from twocities.server.messages import Start, encode

BOTS = NewTable("citadels", {"players": 7}, ("newcomer",) * 7)


@contextmanager
def servers(processes: int, rng: Generator) -> Iterator[Servers]:
    with TemporaryDirectory() as folder:
        if processes == 1:
            with closing(Servers(f"sqlite:///{Path(folder) / 'tables.db'}", rng)) as server:
                yield server
            return
        postgres = Postgres(INSTALLED[-1].parent, Path(folder))
        try:
            with closing(Servers(postgres.new_database(), rng, processes, postgres)) as several:
                yield several
        finally:
            postgres.stop()


async def takeover(server: Servers) -> float:
    """How many seconds bots stood still after the death of the process that ran their table, as seen by somebody who
    watches through another process."""
    host, (here, there) = new_token(), server.urls[:2]
    table = await make_table(here(), host, BOTS)
    through_here, through_there = await enter(here(), table, host), await enter(there(), table, new_token())
    await through_here.send(encode(Start(1)), text=True)
    told: list[float] = []
    async for message in through_there:
        if '"chose"' in message:
            told.append(time.monotonic())
            if len(told) == 1:
                await server.replace(0)
        if '"finished"' in message:
            break
    await through_there.close()
    await through_here.close()
    return max([after - before for before, after in pairwise(told)])


def main() -> None:
    parser = ArgumentParser(description="games during which the server is killed again and again")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--takeovers", type=int, default=20)
    arguments = parser.parse_args()
    rng = SplitMix(arguments.seed)
    start = time.monotonic()
    games = choices = losses = 0
    allowed = TOO_LATE if arguments.processes == 1 else {"storage", *TOO_LATE}
    with servers(arguments.processes, rng) as server:
        while server.kills < arguments.kills:
            parties = asyncio.run(play_round(server, arguments.kills, KINDS, rng))
            check_all(parties, server.database, allowed)
            games += len(parties)
            choices += sum([party.made() for party in parties])
            losses += sum([person.losses for party in parties for person in party.people])
            killed = ", ".join([f"{victim} {count}" for victim, count in server.killed.items()])
            print(
                f"{time.monotonic() - start:.0f} s: {server.kills} kills ({killed}), {losses} connections lost beside, "
                f"{games} games, {choices} choices of people; nothing is lost, nothing happened twice",
                flush=True,
            )
        if arguments.processes > 1:
            waits = sorted([asyncio.run(takeover(server)) for _ in range(arguments.takeovers)])
            print(f"bots went on elsewhere after {waits[len(waits) // 2]:.1f} s (p50), {waits[-1]:.1f} s at most")


if __name__ == "__main__":
    main()
