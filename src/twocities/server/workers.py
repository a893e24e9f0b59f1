"""Program players in worker processes: whatever these do, the event loop never waits and every request is answered."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from signal import SIGKILL
from typing import Final

import msgspec

from twocities.core import places
from twocities.players.program import fate
from twocities.players.review import Review
from twocities.server.worker import Answer, AnyRequest, Chosen, Failed, Refused, Request, Reviewed, ReviewRequest

START: Final = 30.0  # seconds to be ready
TRIES: Final = 3
FALLBACK: Final = "regular"  # the level that chooses after these

ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)

log = logging.getLogger("twocities.server")


class WorkerProblem(Exception):
    """There is no answer, and why."""


class Workers:
    """So many processes, each started when it is first needed, and again when it has failed."""

    def __init__(self, count: int, limit: float = 10.0) -> None:
        """`limit`: seconds that a choice may take before its process is ended."""
        self.workers = [Worker(limit) for _ in range(count)]
        self.idle = self.workers[:]
        self.free = asyncio.Semaphore(count)  # as many as are idle; who came first is first served
        self.closed = False

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str) -> str:
        """The text of what a player of that level chooses for a seat.

        The position is of a state drawn with `determinize` for that seat. Raises WorkerProblem."""
        request = Request(game, position, seat, level, seed)
        fallback = msgspec.structs.replace(request, level=FALLBACK)
        answer = await self._ask([*[request] * TRIES, fallback])
        assert isinstance(answer, Chosen)
        return answer.choice

    async def review(self, game: str, position: str, moves: list[tuple[int, str]], seed: str) -> Review:
        """How the chances changed in a finished game that began with a position. Raises WorkerProblem."""
        answer = await self._ask([ReviewRequest(game, position, moves, seed)])
        assert isinstance(answer, Reviewed)
        return answer.review

    async def _ask(self, attempts: Sequence[AnyRequest]) -> Chosen | Reviewed:
        async with self.free:
            worker = self.idle.pop()
            try:
                return await self._try(worker, attempts)
            finally:
                self.idle.append(worker)

    async def close(self) -> None:
        """Ends every process. Requests not answered yet get a WorkerProblem, and so do all later ones."""
        self.closed = True
        for worker in self.workers:
            worker.kill()
        for _ in self.workers:  # until no request is under way
            await self.free.acquire()
        for worker in self.workers:
            await worker.end()
            self.free.release()

    async def _try(self, worker: "Worker", attempts: Sequence[AnyRequest]) -> Chosen | Reviewed:
        reason = ""
        for attempt in attempts:
            if self.closed:
                raise WorkerProblem("the workers are closed")
            answer = await worker.ask(attempt)
            if isinstance(answer, Chosen | Reviewed):
                return answer
            if isinstance(answer, Refused):
                raise WorkerProblem(answer.reason)
            reason = answer.reason
            if not self.closed:
                task = f"level {attempt.level}" if isinstance(attempt, Request) else "review"
                log.warning("a worker failed at %s, %s: %s", attempt.game, task, reason)
        raise WorkerProblem(f"no answer in {len(attempts)} tries: {reason}")


class Worker:
    """One of the processes; it has one request at a time."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: Process | None = None

    async def ask(self, request: AnyRequest) -> Answer:
        """What the process answers. It is ended if it fails, or if nobody waits for its answer any more."""
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
        """Ends the process; a request under way fails."""
        if self.process and self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, SIGKILL)  # process.kill() may take the exit status away from asyncio

    async def end(self) -> None:
        """Ends the process and waits until nothing of it is left."""
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

    async def _start(self) -> Process:
        self.process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "twocities.server.worker", str(2 * self.limit), *chain(*places())),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # the same build as here
            start_new_session=True,  # Ctrl-C is for this process alone
        )
        assert process.stdout
        async with asyncio.timeout(START):
            await process.stdout.readline()
        return process
