"""Whatever is lost on the way, however often the server is killed: nothing accepted is lost or happens twice."""

import asyncio
from contextlib import closing
from pathlib import Path

from tests.server.databases import database
from tests.server.faults import KINDS, Servers, check_all, play_round
from twocities.core import SplitMix

SEED = 1
KILLS = 50


def test_games_continue_as_if_nothing_had_happened(tmp_path: Path) -> None:
    print("seed", SEED)
    rng = SplitMix(SEED)
    url = database(tmp_path)
    with closing(Servers(url, rng)) as server:
        while server.kills < KILLS:
            parties = asyncio.run(play_round(server, KILLS, KINDS, rng))
            check_all(parties, url)
    assert sum([person.losses for party in parties for person in party.people]) > 0
