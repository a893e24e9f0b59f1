"""Games through which the server is killed again and again: `python -m benchmarks.faults [--kills 1000] [--seed 1]`."""

import asyncio
import time
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.faults import KINDS, Mortal, check_all, play_round
from twocities.core import SplitMix


def main() -> None:
    parser = ArgumentParser(description="games through which the server is killed again and again")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = SplitMix(arguments.seed)
    start = time.monotonic()
    games = choices = losses = 0
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        with closing(Mortal(database, rng)) as server:
            while server.kills < arguments.kills:
                parties = asyncio.run(play_round(server, arguments.kills, KINDS, rng))
                check_all(parties, database)
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
