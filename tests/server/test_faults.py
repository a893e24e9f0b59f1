"""Whatever is lost on the way, however often the server is killed: nothing accepted is lost or happens twice."""

import asyncio
from contextlib import closing
from pathlib import Path

from tests.server.faults import KINDS, Mortal, check_all, play_round
from twocities.core import SplitMix

SEED = 1
KILLS = 50


def test_games_go_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    print("seed", SEED)
    rng = SplitMix(SEED)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with closing(Mortal(database, rng)) as server:
        while server.kills < KILLS:
            parties = asyncio.run(play_round(server, KILLS, KINDS, rng))
            check_all(parties, database)
    assert sum([person.losses for party in parties for person in party.people]) > 0
