"""Bots in worker processes: whatever these do, the event loop never waits and every request is answered."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from itertools import chain
from signal import SIGKILL
from typing import Final

import msgspec

from twocities.core import places
from twocities.players.analysis import Part
from twocities.players.hint import SECONDS as HINT
from twocities.players.hint import Hint
from twocities.players.player import Motive
from twocities.players.program import fate
from twocities.players.review import Review
from twocities.players.spec import SEARCH_SECONDS
from twocities.server.elsewhere import Elsewhere
from twocities.server.shares import Account, Shares, Thought
from twocities.server.worker import (
    ANSWER,
    LIMIT,
    REVIEW,
    Analysed,
    Answer,
    AnyRequest,
    Chosen,
    Failed,
    Hinted,
    HintRequest,
    PartRequest,
    Reasoned,
    Refused,
    Request,
    Reviewed,
    ReviewRequest,
    Success,
    WhyRequest,
)

START: Final = 30.0  # seconds to get ready
TRIES: Final = 3
FALLBACK: Final = "regular"  # the level that chooses if these fail
SHORT: Final = 0.001  # seconds charged for a player without a search
PART: Final = 0.3  # seconds charged for a part of an analysis
PATIENT: Final = 120.0  # seconds for an answer of the process of the lowest priority, which may get little time
LOWEST: Final = 19  # as `nice` counts

log = logging.getLogger("twocities.server")


class WorkerProblem(Exception):
    """There is no answer; the text says why."""


class Unwanted(Exception):
    """By the time of its turn, nobody was waiting for the thought any more."""


class Workers:
    """A number of processes for long thoughts, one kept free for short ones, and one of the lowest priority for looking
    back at finished games, which no table waits for. Each is started when first needed, and again after a failure. If
    all are busy, long thoughts may be sent elsewhere."""

    def __init__(self, count: int, limit: float = LIMIT, elsewhere: Elsewhere | None = None) -> None:
        """`limit`: seconds that a choice may take before its process is killed."""
        self.workers = [*[Worker(limit) for _ in range(count + 1)], Worker(PATIENT, LOWEST)]
        self.closed = False
        self._elsewhere = elsewhere
        self._short = Lane(self.workers[:1])
        self._long = Lane(self.workers[1:-1], elsewhere.room if elsewhere else lambda: 0)
        self._back = Lane(self.workers[-1:])
        if elsewhere:
            elsewhere.looked = self._long.serve

    async def choose(self, account: Account, game: str, position: str, seat: int, level: str, seed: str) -> str:
        """The choice, as text, of a player of that level in a seat.

        The position must be drawn with `determinize` for that seat. Raises WorkerProblem, Unwanted."""
        request = Request(game, position, seat, level, seed)
        fallback = msgspec.structs.replace(request, level=FALLBACK)
        seconds = SEARCH_SECONDS.get(level, 0.0)
        answer = await self._ask(self._for(seconds), account, seconds, [*[request] * TRIES, fallback])
        assert isinstance(answer, Chosen)
        return answer.choice

    async def review(
        self, account: Account, game: str, position: str, moves: list[tuple[int, str]], seed: str
    ) -> Review:
        """How the chances of winning changed in a finished game that started from a position. Raises WorkerProblem,
        Unwanted."""
        answer = await self._ask(self._long, account, REVIEW, [ReviewRequest(game, position, moves, seed)])
        assert isinstance(answer, Reviewed)
        return answer.review

    async def hint(self, account: Account, request: HintRequest) -> Hint:
        """A hint for a person who waits for it. Raises WorkerProblem, Unwanted."""
        answer = await self._ask(self._long, account, HINT, [request] * TRIES)
        assert isinstance(answer, Hinted)
        return answer.hint

    async def why(self, account: Account, request: WhyRequest) -> Motive | None:
        """Why a choice was made. Raises WorkerProblem, Unwanted."""
        answer = await self._ask(self._short, account, SHORT, [request] * TRIES)
        assert isinstance(answer, Reasoned)
        return answer.motive

    async def analyse(self, account: Account, request: PartRequest) -> Part:
        """A part of the analysis of a finished game. Raises WorkerProblem, Unwanted."""
        answer = await self._ask(self._back, account, PART, [request] * TRIES)
        assert isinstance(answer, Analysed)
        return answer.part

    def _for(self, seconds: float) -> "Lane":
        return self._long if seconds else self._short

    async def _ask(self, lane: "Lane", account: Account, seconds: float, attempts: Sequence[AnyRequest]) -> Success:
        worker = await lane.take(Thought(account, seconds or SHORT))
        if worker is None:
            answer = await self._ask_elsewhere(attempts[0])
            if isinstance(answer, Success):
                return answer
            worker = await lane.take(Thought(account, SHORT, here=True))  # its time has already been charged
        assert worker
        try:
            async with worker.busy:
                return await self._try(worker, attempts)
        finally:
            lane.give_back(worker)

    async def _ask_elsewhere(self, request: AnyRequest) -> Answer:
        assert self._elsewhere
        try:
            return await self._elsewhere.ask(request)
        finally:
            self._long.give_back(None)

    async def close(self) -> None:
        """Ends every process. Unanswered and later requests get a WorkerProblem."""
        self.closed = True
        if self._elsewhere:
            await self._elsewhere.close()
        for worker in self.workers:
            worker.kill()
        for worker in self.workers:
            async with worker.busy:
                await worker.end()

    async def _try(self, worker: "Worker", attempts: Sequence[AnyRequest]) -> Success:
        reason = ""
        for attempt in attempts:
            if self.closed:
                raise WorkerProblem("the workers are closed")
            answer = await worker.ask(attempt)
            if isinstance(answer, Success):
                return answer
            if isinstance(answer, Refused):
                raise WorkerProblem(answer.reason)
            reason = answer.reason
            if not self.closed:
                task = f"level {attempt.level}" if isinstance(attempt, Request) else type(attempt).__name__
                log.warning("a worker failed at %s, %s: %s", attempt.game, task, reason)
        raise WorkerProblem(f"no answer in {len(attempts)} tries: {reason}")


class Lane:
    """Some of the processes, and the thoughts waiting for one of them or for room elsewhere."""

    def __init__(self, workers: Sequence["Worker"], room: Callable[[], int] = lambda: 0) -> None:
        """`room` says how many thoughts can currently be sent elsewhere."""
        self._idle = list(workers)
        self._room = room
        self._taken = 0  # processes, and thoughts sent elsewhere
        self._away = 0  # thoughts sent elsewhere
        self._waiting: dict[Thought, asyncio.Future[Worker | None]] = {}
        self._shares = Shares()

    async def take(self, thought: Thought) -> "Worker | None":
        """Waits for the thought's turn and returns a process, or None for elsewhere, to be given back. Raises
        Unwanted."""
        turn: asyncio.Future[Worker | None] = asyncio.get_running_loop().create_future()
        self._waiting[thought] = turn
        self.serve()
        try:
            return await turn
        except asyncio.CancelledError:
            self._waiting.pop(thought, None)
            if not turn.cancelled() and not turn.exception():
                self.give_back(turn.result())
            raise

    def give_back(self, worker: "Worker | None") -> None:
        self._taken -= 1
        if worker:
            self._idle.append(worker)
        else:
            self._away -= 1
        self.serve()
        if not self._taken:
            self._shares = Shares()  # nobody is waiting, so earlier use no longer matters

    def serve(self) -> None:
        """Starts every thought that can be started."""
        if self._servable():
            self._drop_unwanted()
        while servable := self._servable():
            turn = self._waiting.pop(self._shares.serve(servable))
            self._taken += 1
            if self._idle:
                turn.set_result(self._idle.pop())
            else:
                self._away += 1
                turn.set_result(None)

    def _servable(self) -> Collection[Thought]:
        """The waiting thoughts that could be started now."""
        if self._idle:
            return self._waiting
        if self._away < self._room():
            return [thought for thought in self._waiting if not thought.here]
        return ()

    def _drop_unwanted(self) -> None:
        for thought, turn in list(self._waiting.items()):
            if turn.cancelled():
                del self._waiting[thought]
            elif not thought.account.people():
                del self._waiting[thought]
                turn.set_exception(Unwanted)


class Worker:
    """One of the processes; it handles one request at a time."""

    def __init__(self, limit: float, niceness: int = 0) -> None:
        self.limit = limit
        self.niceness = niceness
        self.busy = asyncio.Lock()  # held from a request to its answer
        self.process: Process | None = None

    async def ask(self, request: AnyRequest) -> Answer:
        """The process's answer. Kills the process if it fails or nobody waits for the answer any more."""
        line = msgspec.json.encode(request) + b"\n"
        answer: Answer
        try:
            answer = await self._exchange(line)
        except TimeoutError:
            answer = Failed("no answer in time")
        except OSError as problem:
            answer = Failed(f"it cannot be started: {problem.strerror}")
        except ValueError:
            answer = Failed("it printed something else than an answer")
        except asyncio.CancelledError:
            await self.end()
            raise
        if isinstance(answer, Failed):
            await self.end()
        return answer

    def kill(self) -> None:
        """Kills the process; a request in progress fails."""
        if self.process and self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, SIGKILL)  # process.kill() may take the exit status away from asyncio

    async def end(self) -> None:
        """Kills the process and waits until it is completely gone."""
        self.kill()
        process, self.process = self.process, None
        if process:
            await process.communicate()

    async def _exchange(self, line: bytes) -> Answer:
        process = self.process or await self._start()
        assert process.stdin
        assert process.stdout
        async with asyncio.timeout(self.limit):
            process.stdin.write(line)
            answer = await process.stdout.readline()
        if not answer:
            await self.end()
            return Failed(f"it {fate(process.returncode or 0)} before it answered")
        return ANSWER.decode(answer)

    def _arguments(self) -> tuple[str, str]:
        return str(2 * self.limit), str(self.niceness)

    async def _start(self) -> Process:
        self.process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "twocities.server.worker", *self._arguments(), *chain(*places())),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # the same build as here
            start_new_session=True,  # Ctrl-C reaches the server only
        )
        assert process.stdout
        async with asyncio.timeout(START):
            await process.stdout.readline()
        return process
