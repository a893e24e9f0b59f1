"""Tables stored in PostgreSQL: if the server or PostgreSQL itself is killed, games continue and nothing is lost."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from functools import partial

from tests.server.client import NO_TROUBLE, Person, decode, enter
from tests.server.databases import Postgres
from tests.server.faults import KINDS, PATIENCE, TOO_LATE, Party, Servers, check_all, play_round
from tests.server.serving import serving
from twocities.core import Reason, SplitMix
from twocities.server.messages import Refused, Say, Scene, encode

SEED = 1
KILLS = 4
STOPS = 3
CHOICES = 20  # choices of people before PostgreSQL is stopped


def test_games_continue_when_the_server_is_killed(postgres: Postgres) -> None:
    print("seed", SEED)
    rng = SplitMix(SEED)
    database = postgres.new_database()
    with closing(Servers(database, rng)) as server:
        parties = asyncio.run(play_round(server, KILLS, KINDS[1:3], rng))
    check_all(parties, database)


def test_a_game_waits_until_postgresql_is_back(postgres: Postgres) -> None:
    print("seed", SEED)
    database = postgres.new_database()
    party = Party(KINDS[5], NO_TROUBLE, SplitMix(SEED))

    async def play(url: str) -> None:
        await party.meet(url)
        playing = asyncio.create_task(party.play(lambda: url))
        for stop in range(STOPS):
            await until(partial(made, party, (stop + 1) * CHOICES))
            await asyncio.to_thread(postgres.stop)
            await until(partial(stuck, party))
            assert await refusal(url, party.people[0]) == Reason("storage", "", "storage-database")
            await asyncio.to_thread(postgres.start)
        await playing

    with serving(database, "--pace", "0") as server:
        asyncio.run(play(server.url))
    check_all([party], database, {"storage", *TOO_LATE})


def made(party: Party, choices: int) -> bool:
    return party.made() >= choices


def stuck(party: Party) -> bool:
    return all([person.scene is not None and person.scene.table.stuck for person in party.people])


async def refusal(url: str, person: Person) -> Reason:
    """Why somebody cannot do anything now."""
    socket = await enter(url, person.table, person.token)
    await socket.send(encode(Say(1, phrase="hello")), text=True)
    while isinstance(answer := decode(await socket.recv()), Scene):
        pass
    await socket.close()
    assert isinstance(answer, Refused)
    return answer.reasons[0]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)
