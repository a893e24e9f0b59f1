"""Games through which the server is killed again and again: `python -m benchmarks.faults [--kills 1000] [--seed 1]`.

With `--processes 3`, so many servers on a PostgreSQL of their own, which is killed now and then, too."""

import asyncio
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.databases import INSTALLED, Postgres
from tests.server.faults import KINDS, TOO_LATE, Mortal, Several, check_all, play_round
from twocities.core import Generator, SplitMix


@contextmanager
def servers(processes: int, rng: Generator) -> Iterator[Mortal | Several]:
    with TemporaryDirectory() as folder:
        if processes == 1:
            with closing(Mortal(f"sqlite:///{Path(folder) / 'tables.db'}", rng)) as server:
                yield server
            return
        postgres = Postgres(INSTALLED[-1].parent, Path(folder))
        try:
            with closing(Several(postgres, processes, rng)) as several:
                yield several
        finally:
            postgres.stop()


def main() -> None:
    parser = ArgumentParser(description="games through which the server is killed again and again")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
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
            print(
                f"{time.monotonic() - start:.0f} s: {server.kills} kills, {losses} connections lost beside, "
                f"{games} games, {choices} choices of people; nothing is lost, nothing happened twice",
                flush=True,
            )


if __name__ == "__main__":
    main()
