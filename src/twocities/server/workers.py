"""Program players in worker processes: whatever these do, the event loop never waits and every request is answered."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from signal import SIGKILL
from typing import Final

import msgspec

from twocities.players.program import fate
from twocities.server.worker import Answer, Chosen, Failed, Refused, Request

START: Final = 30.0  # seconds to be ready
TRIES: Final = 3
FALLBACK: Final = "regular"  # the level that chooses after these

ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)

log = logging.getLogger("twocities.server")


class WorkerProblem(Exception):
    """Nothing was chosen, and why."""


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
        async with self.free:
            worker = self.idle.pop()
            try:
                return await self._choose(worker, request)
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

    async def _choose(self, worker: "Worker", request: Request) -> str:
        fallback = msgspec.structs.replace(request, level=FALLBACK)
        reason = ""
        for attempt in [request] * TRIES + [fallback]:
            if self.closed:
                raise WorkerProblem("the workers are closed")
            answer = await worker.ask(attempt)
            if isinstance(answer, Chosen):
                return answer.choice
            if isinstance(answer, Refused):
                raise WorkerProblem(answer.reason)
            reason = answer.reason
            if not self.closed:
                log.warning("a worker failed at %s, level %s: %s", attempt.game, attempt.level, reason)
        raise WorkerProblem(f"no choice in {TRIES + 1} tries: {reason}")


class Worker:
    """One of the processes; it has one request at a time."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: Process | None = None

    async def ask(self, request: Request) -> Answer:
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
            *(sys.executable, "-P", "-m", "twocities.server.worker", str(2 * self.limit)),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # the same build as here
            start_new_session=True,  # Ctrl-C is for this process alone
        )
        assert process.stdout
        async with asyncio.timeout(START):
            await process.stdout.readline()
        return process
