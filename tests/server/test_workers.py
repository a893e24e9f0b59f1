"""Bots in worker processes: they answer whatever happens to the processes, and leave none behind."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import twocities
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import Game, SplitMix, State
from twocities.core.rng import COMPILED
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.players.spec import make_player
from twocities.players.uniform import random_choice
from twocities.server.shares import Account
from twocities.server.worker import Failed, HintRequest, PartRequest, Request, answer
from twocities.server.workers import LOWEST, Unwanted, WorkerProblem, Workers

ENDLESS = "search:1000000"
ACCOUNT = Account("table", lambda: ["ann"])
PATIENCE = 60.0  # seconds after which a test has failed


class Decision(NamedTuple):
    """What a seat knows when it must decide."""

    game: Game
    known: State
    seat: int

    def request(self, level: str = "regular", seed: str = "seed") -> tuple[Account, str, str, int, str, str]:
        return ACCOUNT, self.game.name, self.known.position(), self.seat, level, seed

    def expected(self, level: str = "regular", seed: str = "seed") -> str:
        """What the player of this level chooses in this process."""
        return self.game.text(make_player(level, self.game, seed).choose(self.known.clone(), self.seat, []))


def decisions(game: Game, options: Any, count: int) -> list[Decision]:
    """Some decisions between several choices, from a random game."""
    state, rng = game.new(options, "workers"), SplitMix(7)
    found: list[Decision] = []
    while len(found) < count:
        seat = state.pending()[0]
        if len(state.choices(seat)) > 2:
            found.append(Decision(game, state.determinize(seat, rng), seat))
        state.apply(seat, random_choice(state, seat, rng), listen=False)
    return found


DECISIONS = [*decisions(CITADELS, Options(), 12), *decisions(MACHINE, MachineOptions(), 12)]
FIRST, SECOND = DECISIONS[3], DECISIONS[8]


@asynccontextmanager
async def workers(count: int = 1, limit: float = PATIENCE) -> AsyncIterator[Workers]:
    opened = Workers(count, limit)
    try:
        yield opened
    finally:
        await opened.close()


def played(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def pids(opened: Workers) -> list[int]:
    return [worker.process.pid for worker in opened.workers if worker.process]


def runs(pid: int) -> bool:
    """Whether a process exists and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    assert {record.name for record in caplog.records} <= {"twocities.server"}
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


# -- choices


@pytest.mark.parametrize("level", ["newcomer", "regular", "search:50"])
def test_a_worker_chooses_what_the_player_of_the_level_would_choose_here(level: str) -> None:
    async def story() -> None:
        async with workers() as opened:
            for decision in DECISIONS[::3]:
                chosen = await opened.choose(*decision.request(level))
                assert decision.game.parse(chosen) in decision.known.choices(decision.seat)
                assert chosen == decision.expected(level)

    played(story)


@pytest.mark.parametrize("decision", [DECISIONS[5], DECISIONS[-5]], ids=lambda decision: decision.game.name)
def test_a_level_that_thinks_for_a_time_makes_a_legal_choice(decision: Decision) -> None:
    async def story() -> None:
        async with workers() as opened:
            chosen = await opened.choose(*decision.request("expert"))
            assert decision.game.parse(chosen) in decision.known.choices(decision.seat)

    played(story)


def test_equal_seeds_give_equal_choices_in_every_process_and_others_do_not() -> None:
    async def story() -> None:
        async with workers() as first, workers() as second:
            chosen = [
                [await opened.choose(*FIRST.request("newcomer", str(n))) for n in range(10)]
                for opened in (first, second)
            ]
            assert pids(first) != pids(second)
            assert chosen[0] == chosen[1]
            assert len(set(chosen[0])) > 1

    played(story)


def test_more_requests_than_workers_are_answered_in_their_order() -> None:
    async def story() -> None:
        async with workers() as opened:
            order: list[int] = []

            async def ask(number: int) -> None:
                decision = DECISIONS[number]
                assert await opened.choose(*decision.request()) == decision.expected()
                order.append(number)

            await asyncio.gather(*[ask(number) for number in range(len(DECISIONS))])
            assert order == list(range(len(DECISIONS)))

    played(story)


def test_the_analysis_of_a_game_delays_no_table() -> None:
    """It has a process of its own, which gets the processor only where no other process wants it."""

    async def story() -> None:
        async with workers() as opened:
            part = PartRequest("citadels", CITADELS.new(Options(), "analysed").position(), [], 0, 1, "seed")
            await opened.analyse(ACCOUNT, part)
            (analyst,) = pids(opened)
            assert os.getpriority(os.PRIO_PROCESS, analyst) == LOWEST
            os.kill(analyst, signal.SIGSTOP)
            waiting = asyncio.create_task(opened.analyse(ACCOUNT, part))
            for level in ("regular", "expert"):
                assert await opened.choose(*FIRST.request(level))
            asked = HintRequest(FIRST.game.name, FIRST.known.position(), FIRST.seat, "seed")
            assert (await opened.hint(ACCOUNT, asked)).candidates
            assert not waiting.done()
            os.kill(analyst, signal.SIGCONT)
            await waiting

    played(story)


def test_workers_run_the_build_that_the_server_runs() -> None:
    async def story() -> None:
        async with workers() as opened:
            await opened.choose(*FIRST.request())
            (pid,) = pids(opened)
            assert twocities.__file__
            folder = str(Path(twocities.__file__).parent)
            libraries = [line for line in Path(f"/proc/{pid}/maps").read_text().splitlines() if folder in line]
            assert bool(libraries) == COMPILED

    played(story)


# -- requests that nobody could answer


POSITION = FIRST.known.position()


BAD_REQUESTS: list[tuple[dict[str, Any], str]] = [  # what is wrong with it, what the answer is
    ({"level": "grandmaster"}, "there is no level 'grandmaster'"),
    ({"level": "search:soon"}, "there is no level 'search:soon'"),
    ({"level": "cmd:true"}, "there is no level 'cmd:true'"),
    ({"game": "chess"}, "no game 'chess'"),
    ({"position": "rubbish"}, "the position cannot be read: line 1: "),
    ({"position": POSITION[: len(POSITION) // 2]}, "the position cannot be read: "),
    ({"seat": 77}, "seat 77 has nothing to decide"),
]


def test_a_bad_request_is_refused_by_name_and_the_worker_continues(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with workers() as opened:
            await opened.choose(*FIRST.request())
            before = pids(opened)
            request: dict[str, Any] = msgspec.structs.asdict(Request(*FIRST.request()[1:]))
            for change, problem in BAD_REQUESTS:
                with pytest.raises(WorkerProblem, match=problem):
                    await opened.choose(ACCOUNT, **request | change)
                assert await opened.choose(*SECOND.request()) == SECOND.expected()
            assert pids(opened) == before

    played(story)
    assert warnings(caplog) == []


def test_an_error_in_a_player_is_reported_by_its_place_not_its_text() -> None:
    _, _, position, seat, level, seed = FIRST.request()
    failed = answer(Request("machine", position, seat, level, seed))
    assert isinstance(failed, Failed)
    assert "Error in " in failed.reason
    assert "attribute" not in failed.reason


# -- processes that fail


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_request_answered() -> None:
    async def story() -> None:
        async with workers() as opened:
            await opened.choose(*FIRST.request())
            choosing = asyncio.create_task(opened.choose(*SECOND.request("search:1s")))
            await asyncio.sleep(0.2)
            os.kill(pids(opened)[0], signal.SIGKILL)
            assert CITADELS.parse(await choosing) in SECOND.known.choices(SECOND.seat)

    played(story)


@pytest.mark.parametrize(
    ("number", "fate"),
    [
        (signal.SIGKILL, "it closed its output, or was killed, before it answered"),
        (signal.SIGTERM, "it was ended by signal 15 (Terminated) before it answered"),
    ],
)
def test_a_worker_ended_between_two_requests_is_replaced(
    number: int, fate: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with workers() as opened:
            await opened.choose(*FIRST.request())
            (pid,) = pids(opened)
            os.kill(pid, number)
            while runs(pid):
                time.sleep(0.01)  # the event loop learns of it with the request
            assert await opened.choose(*SECOND.request()) == SECOND.expected()

    played(story)
    assert warnings(caplog) == [f"a worker failed at citadels, level regular: {fate}"]


def test_a_worker_that_hangs_is_ended_by_the_limit_and_the_request_answered(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with workers(limit=1.0) as opened:
            await opened.choose(*FIRST.request())
            (hanging,) = pids(opened)
            os.kill(hanging, signal.SIGSTOP)
            assert await opened.choose(*SECOND.request()) == SECOND.expected()
            assert not runs(hanging)

    played(story)
    assert warnings(caplog) == ["a worker failed at citadels, level regular: no answer in time"]


def test_a_worker_that_prints_rubbish_is_replaced_and_the_request_answered(caplog: pytest.LogCaptureFixture) -> None:
    prints = [b"rubbish\n", b'{"type": "chosen"}\n', b"\xff\n", b"no end" * 20_000]

    async def story() -> None:
        async with workers() as opened:
            await opened.choose(*FIRST.request())
            for rubbish in prints:
                (pid,) = pids(opened)
                os.kill(pid, signal.SIGSTOP)
                choosing = asyncio.create_task(opened.choose(*SECOND.request()))
                await asyncio.to_thread(Path(f"/proc/{pid}/fd/1").write_bytes, rubbish)
                assert await choosing == SECOND.expected()

    played(story)
    failure = "it printed something else than an answer"
    assert warnings(caplog) == [f"a worker failed at citadels, level regular: {failure}"] * len(prints)


def test_a_level_that_fails_again_and_again_is_replaced_by_a_regular_player(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with workers(limit=0.5) as opened:
            assert await opened.choose(*FIRST.request(ENDLESS)) == FIRST.expected("regular")

    played(story)
    assert warnings(caplog) == [f"a worker failed at citadels, level {ENDLESS}: no answer in time"] * 3


def test_the_problem_is_reported_when_every_try_fails(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with workers(limit=1e-6) as opened:
            with pytest.raises(WorkerProblem, match="no answer in 4 tries: no answer in time"):
                await opened.choose(*FIRST.request())

    played(story)
    assert len(warnings(caplog)) == 4


# -- abandoned requests


def test_the_answer_to_a_cancelled_request_is_never_taken_for_the_next_ones() -> None:
    async def story() -> None:
        async with workers() as opened:
            for level in ("regular", ENDLESS):
                for wait in (0.0, 0.001, 0.2):
                    choosing = asyncio.create_task(opened.choose(*FIRST.request(level)))
                    await asyncio.sleep(wait)
                    choosing.cancel()
                    assert await opened.choose(*SECOND.request()) == SECOND.expected()
                    assert choosing.cancelled() or choosing.result() == FIRST.expected(level)

    played(story)


def test_a_request_cancelled_before_its_turn_holds_up_nobody() -> None:
    async def story() -> None:
        async with workers() as opened:
            tasks = [asyncio.create_task(opened.choose(*decision.request())) for decision in DECISIONS[:5]]
            await asyncio.sleep(0)
            tasks[1].cancel()
            tasks[3].cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            for number in (0, 2, 4):
                assert results[number] == DECISIONS[number].expected()

    played(story)


def test_abandoned_requests_are_not_thought_about() -> None:
    async def story() -> None:
        people = ["ann"]
        account = Account("table", lambda: people)
        async with workers() as opened:
            first = asyncio.create_task(opened.choose(*FIRST.request()))
            await asyncio.sleep(0)
            second = asyncio.create_task(opened.choose(account, *SECOND.request()[1:]))
            await asyncio.sleep(0)
            people.clear()
            assert await first == FIRST.expected()
            with pytest.raises(Unwanted):
                await second
            people.append("ann")
            assert await opened.choose(account, *SECOND.request()[1:]) == SECOND.expected()

    played(story)


# -- the end


def test_closing_ends_every_process_and_every_request(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        opened = Workers(2)
        await asyncio.gather(*[opened.choose(*FIRST.request(level)) for level in ("regular", "expert", "expert")])
        started = pids(opened)
        assert len(started) == 3
        tasks = [asyncio.create_task(opened.choose(*FIRST.request(ENDLESS))) for _ in range(5)]
        await asyncio.sleep(0.1)
        await opened.close()
        assert not any(runs(pid) for pid in started)
        assert pids(opened) == []
        results = await asyncio.gather(*tasks, opened.choose(*FIRST.request()), return_exceptions=True)
        assert {type(result) for result in results} == {WorkerProblem}
        await opened.close()

    played(story)
    assert warnings(caplog) == []


def test_closing_while_a_process_starts_leaves_none() -> None:
    async def story() -> None:
        opened = Workers(1)
        choosing = asyncio.create_task(opened.choose(*FIRST.request()))
        await asyncio.sleep(0)
        await opened.close()
        assert pids(opened) == []
        assert isinstance((await asyncio.gather(choosing, return_exceptions=True))[0], WorkerProblem | str)

    played(story)


SERVER = """
import asyncio, contextlib, sys
from twocities.server.shares import Account
from twocities.server.workers import Workers

async def serve(level):
    workers = Workers(1, limit=3.0)
    request = (Account("table", lambda: ["ann"]), "citadels", sys.stdin.read(), int(sys.argv[1]))
    await asyncio.gather(*[workers.choose(*request, level, "") for level in ("regular", "expert")])
    thinking = asyncio.create_task(workers.choose(*request, level, ""))
    await asyncio.sleep(0.2)
    try:
        print(*[worker.process.pid for worker in workers.workers if worker.process], flush=True)
        await asyncio.sleep(60)
    finally:
        await workers.choose(*request, "regular", "")
        print(*[worker.process.pid for worker in workers.workers if worker.process], flush=True)
        await workers.close()
        await thinking

with contextlib.suppress(KeyboardInterrupt):
    asyncio.run(serve(sys.argv[2]))
"""


def server(level: str) -> subprocess.Popen[str]:
    """A server in a separate session, one of whose two workers thinks at this level."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(FIRST.seat), level],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdin
    process.stdin.write(POSITION)
    process.stdin.close()
    return process


def test_a_killed_server_leaves_no_worker_behind_even_one_that_never_stops_thinking() -> None:
    with server(ENDLESS) as process:
        assert process.stdout
        started = [int(pid) for pid in process.stdout.readline().split()]
        assert [runs(pid) for pid in started] == [True, True]
        process.kill()
    deadline = time.monotonic() + PATIENCE
    while any(runs(pid) for pid in started):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_ctrl_c_is_for_the_server_alone() -> None:
    with server("regular") as process:
        assert process.stdout
        assert process.stderr
        before = process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        assert process.stdout.readline() == before
        assert process.stderr.read() == ""
    assert not any(runs(int(pid)) for pid in before.split())
