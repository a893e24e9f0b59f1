"""Several server processes on one PostgreSQL: people at a table may use different ones, and any may die."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

import psycopg
import pytest

from tests.server.client import NO_TROUBLE
from tests.server.databases import Postgres, sqlite
from tests.server.faults import TOO_LATE, Kind, Party, Servers, check_all, play_round
from tests.server.rooms import Person, found, house, played, started, until, who_chooses
from tests.server.serving import Served, serving
from tests.server.windows import run
from tests.terminal.run import run as run_command
from twocities.core import SplitMix
from twocities.server import commands
from twocities.server import house as house_file
from twocities.server.entries import Clock
from twocities.server.house import House, NewTable
from twocities.server.messages import Choose, Hand, Rematch, Say, Sit, Start
from twocities.server.refusals import Refusal
from twocities.server.table import RUNNING

SEED = 1
KILLS = 50
KINDS = (
    Kind("citadels", {"players": 2}, (0, 1)),
    Kind("citadels", {"players": 3}, (0, 2), (1,)),
    Kind("machine", {"revolutionaries": 2}, (0, 1, 2)),
    Kind("citadels", {"players": 2}, (0, 1), clock=0.1),
)


@asynccontextmanager
async def processes(url: str, count: int = 2) -> AsyncIterator[list[House]]:
    """Houses on one database, each as in a separate process, with everything that runs in the background."""
    async with house(Path(), url=url) as first:
        if count == 1:
            yield [first]
            return
        async with processes(url, count - 1) as others:
            houses = [first, *others]
            tasks = [asyncio.create_task(one.storage.peers.listen(one.heard)) for one in houses]
            await until(lambda: all(one.storage.peers.listening for one in houses))
            yield houses
            for task in tasks:
                task.cancel()


def test_people_at_one_table_play_through_different_processes(postgres: Postgres) -> None:
    async def story() -> None:
        async with processes(postgres.new_database()) as (here, there):
            room, (ann, bob) = await started(here)
            bob.leave()
            other = await found(there, room.table.name)
            bob = Person(other, "bob")
            await until(lambda: ann.scene.table.seats[1].online and bob.scene.table.seats[0].online)
            people = [ann, bob]
            for _ in range(12):
                await until(lambda: ann.scene.table.choices == bob.scene.table.choices)
                chooser = who_chooses(people)
                waiting = people[1 - people.index(chooser)]
                before = waiting.scene.table.choices
                await chooser.chooses()
                await until(partial(told_more, waiting, before))
            assert room.table.lines == other.table.lines
            assert room.table.asked == other.table.asked
            assert room.table.asked_at == other.table.asked_at
            assert ann.heard[-12:] == bob.heard[-12:]
            bob.leave()
            await until(lambda: not ann.scene.table.seats[1].online)

    played(story)


def told_more(person: Person, choices: int) -> bool:
    return person.scene.table.choices > choices


def test_commands_that_cross_are_both_carried_out_or_the_late_one_is_refused(postgres: Postgres) -> None:
    async def story() -> None:
        async with processes(postgres.new_database()) as (here, there):
            room, (ann, bob) = await started(here)
            bob.leave()
            bob = Person(await found(there, room.table.name), "bob")
            await asyncio.gather(ann.does(Say(1, "Hello")), bob.does(Say(1, "Good evening")))
            await until(lambda: all(person.heard[-2:] == ["said", "said"] for person in (ann, bob)))
            assert sorted(item.text for item in ann.news[-2:]) == ["Good evening", "Hello"]
            chooser = who_chooses([ann, bob])
            double = Person(await found(there if chooser is ann else here, room.table.name), chooser.guest)
            command = Choose(1, chooser.scene.version, chooser.scene.choices[0])
            answers = await asyncio.gather(
                chooser.room.do(chooser.guest, command), double.room.do(double.guest, command)
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Refused"]
            assert len(chooser.room.table.moves) == 1

    played(story)


def test_nothing_is_refused_because_of_outdated_facts(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with house(Path(), url=url) as here, house(Path(), url=url) as there:  # nobody listens
            room = await here.create(NewTable("citadels", {"players": 2}, seat=0, name="Ann"), "ann")
            ann = Person(room, "ann")
            await Person(await found(there, room.table.name), "bob").sits(1)
            assert len(room.table.lines) == 1
            await ann.does(Start(1))
            assert room.table.phase == RUNNING

    played(story)


def test_missed_news_is_noticed(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with house(Path(), url=url) as here, house(Path(), url=url) as there:  # nobody listens
            room, (ann, _) = await started(here)
            other = await found(there, room.table.name)
            bob = Person(other, "bob")
            await ann.does(Say(1, "Hello"))
            await asyncio.sleep(0.1)
            assert other.table.version < room.table.version
            await there.look_after()
            await until(lambda: "said" in bob.heard)
            assert [own.table.seats[0].online for own in await there.tables_of("ann", 9, False)] == [True]

    played(story)


def test_one_process_runs_a_table_and_another_takes_over_when_it_dies(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with house(Path(), url=url) as here, house(Path(), pace=3600.0, url=url) as there:
            room, (ann,) = await started(there, levels=("", "newcomer"))
            await until(lambda: room.owned or not room.wishes)
            await ann.does(Hand(1, 0, "newcomer"))
            await until(lambda: room.owned)
            other = await found(here, room.table.name)
            Person(other, "ann")
            for _ in range(2):
                await here.look_after()
                assert (room.owned, other.owned, other.wishes) == (True, False, True)
            forget(url, there)
            await here.look_after()
            assert other.owned
            await until(lambda: other.table.outcome is not None)
            version = other.table.version
            room.pause = 0.0
            await room._change_quietly(lambda: room._pass_on_hosting())
            assert not room.owned or room.table.version <= version

    played(story)


def forget(url: str, dead: House) -> None:
    """As if a process had given no sign of life for long and would give none again."""
    dead.storage.peers._beat = lambda: False  # type: ignore[method-assign]
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE processes SET alive_until = 0 WHERE id = %s", [dead.storage.peers.id])


def test_what_runs_in_a_process_that_counts_as_dead_changes_nothing(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with house(Path(), url=url) as here, house(Path(), url=url) as there:
            room, _ = await started(there, clock=Clock(3600.0, forfeits=True))
            await until(lambda: room.owned)
            forget(url, there)
            assert await here.storage.peers.claim([room.table.name]) == {room.table.name}
            version = room.table.version
            room.table.asked_at = [at - 7200.0 for at in room.table.asked_at]
            assert room.table.state is not None
            room._time_is_up(room.table.state.pending()[0])
            await until(lambda: not room.owned)
            stored = await here.storage.load(room.table.name)
            assert stored is not None
            assert len(stored.entries) == version

    played(story)


def test_a_process_gives_up_what_nobody_there_needs(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with house(Path(), url=url) as here, house(Path(), url=url) as there:
            room, people = await started(here, clock=Clock(3600.0))
            await until(lambda: room.owned)
            other = await found(there, room.table.name)
            Person(other, "bob")
            for person in people:
                person.leave()
            await until(lambda: not room.busy)
            room.carry_on()
            await here.look_after()
            assert not room.owned
            await there.look_after()
            assert other.owned

    played(story)


def test_playing_again_leads_everybody_to_one_table(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with house(Path(), url=url) as here, house(Path(), url=url) as there:
            room, (ann, bob) = await started(here)
            for person in (ann, bob):
                person.leave()
            await until(lambda: room.idle)
            await room.give_up()
            people = [
                Person(await found(one, room.table.name), guest) for one, guest in ((here, "ann"), (there, "bob"))
            ]
            answers = await asyncio.gather(*[person.does(Rematch(1)) for person in people])
            assert len({answer.table for answer in answers}) == 1
            assert len((await here.me("ann")).tables) == 2

    played(story)


def test_a_clock_runs_out_whichever_process_is_left(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with house(Path(), url=url) as here, house(Path(), url=url) as there:
            room, people = await started(here, clock=Clock(1.0, forfeits=True))
            for person in people:
                person.leave()
            version = room.table.version
            forget(url, here)
            await there.look_after()
            woken = there.rooms[room.table.name]
            await until(lambda: woken.table.version > version)
            assert any(place.lost for place in woken.table.places)
            await room.close()

    played(story)


def test_lists_and_the_limits_of_tables_talk_and_seats_hold_for_all_processes_together(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_file, "MOST_PER_GUEST", 3)
    monkeypatch.setattr(commands, "MOST_SAID", 3)
    wish = NewTable("citadels", {"players": 2}, listed=True)

    async def story() -> None:
        url = postgres.new_database()
        async with house(Path(), url=url) as here, house(Path(), url=url) as there:  # nobody listens
            rooms = [await one.create(wish, "ann") for one in (here, there, here)]
            names = {room.table.name for room in rooms}
            for one in (here, there):
                with pytest.raises(Refusal, match="too-many-tables"):
                    await one.create(wish, "ann")
                assert {card.id for card in await one.tables(None, 9)} == names
            name = rooms[0].table.name
            ann, bob = Person(rooms[0], "ann"), Person(await found(there, name), "bob")
            eve = Person(await found(there, name), "eve")
            await ann.sits(0)
            assert await bob.refused(Sit(1, 0, "Bob")) == "seat-taken"
            await bob.sits(1)
            assert await eve.refused(Sit(1, 0, "Eve")) == "seat-taken"
            assert {own.table.id for own in await here.tables_of("bob", 9, False)} == {name}
            for person in (ann, bob, ann):
                await person.does(Say(1, "Hello"))
            for person in (ann, bob):
                assert await person.refused(Say(1, "more")) == "talk-full"

    played(story)


# -- real processes


def test_whole_games_are_played_while_processes_and_postgresql_die(postgres: Postgres) -> None:
    print("seed", SEED)
    rng = SplitMix(SEED)
    with closing(Servers(postgres.new_database(), rng, 3, postgres)) as servers:
        while servers.kills < KILLS:
            parties = asyncio.run(play_round(servers, KILLS, KINDS, rng))
            check_all(parties, servers.database, {"storage", *TOO_LATE})
    assert servers.killed.keys() >= {"owner", "another", "bot", "postgresql"}


def test_several_processes_behind_one_port_are_replaced_without_a_lost_choice(postgres: Postgres) -> None:
    database = postgres.new_database()
    party = Party(KINDS[0], NO_TROUBLE, SplitMix(SEED))

    async def play(served: Served) -> None:
        await party.meet(served.url)
        playing = asyncio.create_task(party.play(lambda: served.url))
        async with asyncio.timeout(60):
            while party.made() < 10:
                await asyncio.sleep(0.02)
        os.kill(served.process.pid, signal.SIGHUP)
        await playing

    with serving(database, "--pace", "0", "--workers", "1", "--processes", "3") as served:
        children = processes_of(served)
        assert len(children) == 3
        asyncio.run(play(served))
        run(replaced(served, children))
        assert served.stop() == 0
        assert "Traceback" not in served.log()
    check_all([party], database)


def test_a_process_that_dies_is_started_again_and_all_end_with_the_first(postgres: Postgres) -> None:
    with serving(postgres.new_database(), "--workers", "1", "--processes", "2") as served:
        one, other = processes_of(served)
        os.kill(one, signal.SIGKILL)
        run(replaced(served, {one}))
        children = processes_of(served)
        assert other in children
        served.process.kill()
        served.process.wait()
        run(gone(children))


def processes_of(served: Served) -> set[int]:
    """The IDs of the processes that serve."""
    pid = served.process.pid
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


async def replaced(served: Served, old: set[int]) -> None:
    while len(now := processes_of(served)) < len(old) or now & old:
        await asyncio.sleep(0.05)


async def gone(children: set[int]) -> None:
    while any(Path(f"/proc/{child}").exists() for child in children):
        await asyncio.sleep(0.05)


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    ended = run_command("serve", "--database", sqlite(tmp_path), "--processes", "2")
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert "SQLite allows only one server process" in ended.stderr
