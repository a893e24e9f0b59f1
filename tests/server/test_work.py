"""Workers on other machines: long thoughts go to them through PostgreSQL, and the game continues without them."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.server.databases import Postgres, execute, sqlite
from tests.server.serving import COMMAND, SECONDS, Served, serving
from tests.server.test_fair_bots import hear_choices, watch
from tests.server.test_workers import ACCOUNT, FIRST, PATIENCE, SECOND, Decision, played, runs
from tests.server.windows import ANNA, BEN, run
from tests.terminal.run import run as run_command
from twocities.server.database import Database
from twocities.server.elsewhere import Elsewhere
from twocities.server.shares import Account
from twocities.server.storage import Storage
from twocities.server.thoughts import Thoughts
from twocities.server.workers import Unwanted, Workers


@contextmanager
def working(url: str, workers: int = 1) -> Iterator[subprocess.Popen[str]]:
    """Runs `twocities work`."""
    words = (sys.executable, *COMMAND, "work", "--database", url, "--workers", str(workers))
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            assert process.stdout.readline()
            yield process
        finally:
            if process.poll() is None:
                process.kill()


@pytest.fixture
def url(postgres: Postgres) -> str:
    """A database that a server has opened before."""
    new = postgres.new_database()
    Storage(new).close()
    return new


@pytest.fixture
def thoughts(url: str) -> Iterator[Thoughts]:
    with closing(Database(url)) as database:
        yield Thoughts(database)


@asynccontextmanager
async def stuck(thoughts: Thoughts, limit: float = PATIENCE) -> AsyncIterator[tuple[Workers, int]]:
    """Workers whose only process for long thoughts, with this ID, hangs with one."""
    workers = Workers(1, PATIENCE, Elsewhere(thoughts, limit))
    try:
        await expert(workers, FIRST)
        process = workers.workers[1].process
        assert process
        os.kill(process.pid, signal.SIGSTOP)
        hanging = asyncio.create_task(expert(workers, FIRST))
        yield workers, process.pid
    finally:
        await workers.close()
    await asyncio.gather(hanging, return_exceptions=True)


async def expert(workers: Workers, decision: Decision, account: Account = ACCOUNT) -> None:
    """Makes a choice at a level that takes time."""
    chosen = await workers.choose(account, *decision.request("expert")[1:])
    assert decision.game.parse(chosen) in decision.known.choices(decision.seat)


async def room_for(workers: Workers, count: int) -> None:
    assert workers._elsewhere
    while workers._elsewhere.room() < count:
        await asyncio.sleep(0.02)


def test_what_waits_for_a_process_is_thought_elsewhere(url: str, thoughts: Thoughts) -> None:
    async def story() -> None:
        async with stuck(thoughts) as (workers, _):
            with working(url, 2) as process:
                await room_for(workers, 2)
                await asyncio.gather(*[expert(workers, decision) for decision in (FIRST, SECOND, FIRST)])
                for decision in (FIRST, SECOND) * 3:
                    await expert(workers, decision)
                assert thoughts.look([]).others == 0
                process.terminate()
                assert process.communicate(timeout=SECONDS) == ("", "")
                assert process.returncode == 0
            assert thoughts.look([]).slots == 0

    played(story)


def test_without_workers_elsewhere_everything_waits_for_a_process_here(thoughts: Thoughts) -> None:
    async def story() -> None:
        people = ["ann"]
        async with stuck(thoughts) as (workers, pid):
            second = asyncio.create_task(expert(workers, SECOND))
            third = asyncio.create_task(expert(workers, FIRST, Account("other", lambda: people)))
            await asyncio.sleep(0.3)
            assert thoughts.look([]).others == 0
            people.clear()
            os.kill(pid, signal.SIGCONT)
            await second
            with pytest.raises(Unwanted):
                await third

    played(story)


@pytest.mark.parametrize("how", ["killed", "silent"])
def test_what_a_worker_elsewhere_does_not_answer_is_thought_here(url: str, thoughts: Thoughts, how: str) -> None:
    async def story() -> None:
        async with stuck(thoughts, PATIENCE if how == "killed" else 0.5) as (workers, pid):
            with working(url) as process:
                await room_for(workers, 1)
                process.send_signal(signal.SIGKILL if how == "killed" else signal.SIGSTOP)
                choosing = asyncio.create_task(expert(workers, SECOND))
                while not thoughts.look([]).others:
                    await asyncio.sleep(0.02)
                while thoughts.look([]).others:
                    await asyncio.sleep(0.02)
                os.kill(pid, signal.SIGCONT)
                await choosing

    played(story)


def test_a_game_continues_when_a_worker_elsewhere_is_killed_while_thinking(url: str) -> None:
    async def story() -> None:
        with serving(url, "--pace", "0", "--workers", "1") as served:
            async with AsyncExitStack() as stack:
                with working(url, 2) as process:
                    looking = [(await watch(stack, served, token, "expert"))[1] for token in (ANNA, ANNA, BEN)]
                    hearing = asyncio.gather(*[hear_choices(one, 8) for one in looking])
                    while not await asyncio.to_thread(taken, url):
                        await asyncio.sleep(0.02)
                    counted = await counts(served)
                    assert (counted["workers"], counted["slots"]) == (1, 2)
                    assert counted["waiting"] > 0
                    process.kill()
                    await hearing
            while (await counts(served))["workers"]:
                await asyncio.sleep(0.1)
            assert 'elsewhere_thoughts_total{answer="failed"}' in await metrics(served)
            assert served.stop() == 0
            assert "Traceback" not in served.log()
            assert '"error"' not in served.log()
        assert not taken(url)

    run(story())


async def metrics(served: Served) -> str:
    async with httpx.AsyncClient(trust_env=False) as prometheus:
        return (await prometheus.get(f"{served.url}/metrics")).text


async def counts(served: Served) -> dict[str, int]:
    """What the server reports about workers elsewhere."""
    return {
        name: int(value)
        for name, value in re.findall(r"^twocities_elsewhere_(\w+) (\d+)$", await metrics(served), re.M)
    }


def taken(url: str) -> bool:
    """Whether a worker has taken a thought."""
    with psycopg.connect(url) as connection:
        return bool(connection.execute("SELECT 1 FROM thoughts WHERE taken_by IS NOT NULL").fetchone())


def test_workers_elsewhere_wait_for_a_lost_database(url: str, thoughts: Thoughts, postgres: Postgres) -> None:
    async def story() -> None:
        async with stuck(thoughts) as (workers, _):
            with working(url) as process:
                await room_for(workers, 1)
                postgres.stop()
                await asyncio.sleep(1.5)
                postgres.start()
                await room_for(workers, 1)
                await expert(workers, SECOND)
                process.send_signal(signal.SIGINT)
                _, told = process.communicate(timeout=SECONDS)
                assert (process.returncode, told.count("\n")) == (0, 1)
                assert "the queue cannot be read" in told

    played(story)


def test_the_processes_of_a_killed_worker_end_as_well(url: str, thoughts: Thoughts) -> None:
    async def story() -> None:
        async with stuck(thoughts) as (workers, _):
            with working(url) as process:
                await room_for(workers, 1)
                await expert(workers, SECOND)
                children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
                process.kill()
            assert children
            while any(runs(int(child)) for child in children):
                await asyncio.sleep(0.02)

    played(story)


def test_a_thought_is_free_again_when_the_worker_that_took_it_is_dead(url: str, thoughts: Thoughts) -> None:
    for worker in ("one", "two"):
        thoughts.give_sign(worker, 1)
    thoughts.ask("first", b"a")
    thoughts.ask("second", b"b")
    assert thoughts.take("one", 1) == [("first", b"a")]
    assert thoughts.take("two", 9) == [("second", b"b")]
    assert thoughts.take("two", 9) == []
    execute(url, "UPDATE workers SET alive_until = 0 WHERE id = 'one'")
    assert thoughts.take("two", 9) == [("first", b"a")]
    thoughts.answer("one", "first", b"late")
    thoughts.answer("two", "first", b"right")
    assert thoughts.look(["first", "gone"]) == (1, 1, {"first": b"right"})


def test_what_nobody_dropped_is_swept(url: str, thoughts: Thoughts) -> None:
    thoughts.ask("old", b"")
    execute(url, "UPDATE thoughts SET asked_at = asked_at - 61")
    thoughts.ask("new", b"")
    thoughts.give_sign("one", 1)
    assert thoughts.look(["old", "new"]).own == {"new": None}


def test_a_request_of_another_version_is_answered_with_a_failure(url: str, thoughts: Thoughts) -> None:
    async def story() -> None:
        thoughts.ask("strange", b'{"type": "dream"}')
        with working(url):
            while not (answer := thoughts.look(["strange"]).own["strange"]):
                await asyncio.sleep(0.02)
            assert b'"failed"' in answer

    played(story)


def test_an_unsuitable_database_is_refused(tmp_path: Path, postgres: Postgres) -> None:
    for arguments, told in (
        (("--database", sqlite(tmp_path)), "Only servers that use PostgreSQL"),
        (("--database", postgres.new_database()), "is empty or from an earlier version"),
        (("--database", postgres.new_database(), "--workers", "0"), "at least one process"),
        (("--database", "postgresql://nobody@127.0.0.1:1/none"), "127.0.0.1"),
    ):
        ended = run_command("work", *arguments)
        assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
        assert told in ended.stderr
    assert not list(tmp_path.iterdir())
