"""A worker for servers on other machines (the command `twocities work`): answers the thoughts in the queue."""

import asyncio
import logging
import secrets
import signal
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from twocities.server.database import StorageProblem
from twocities.server.peers import BEAT
from twocities.server.thoughts import POLL, Thoughts
from twocities.server.worker import LIMIT, Answer, AnyRequest, Failed
from twocities.server.workers import Worker

log = logging.getLogger("twocities.server")


async def work(thoughts: Thoughts, slots: int, ready: Callable[[], None]) -> None:
    """Runs until a signal ends it. Raises StorageProblem if the database cannot be reached at first; later, waits for
    it."""
    crew = Crew(thoughts, slots)
    ending = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ending.set)
    try:
        await crew.give_sign()
        ready()
        while not ending.is_set():
            pause = await crew.take_all()
            with suppress(TimeoutError):
                await asyncio.wait_for(ending.wait(), pause)
    finally:
        await crew.close()


class Crew:
    """A number of processes and what they are thinking about."""

    def __init__(self, thoughts: Thoughts, slots: int) -> None:
        self._id = secrets.token_hex(8)
        self._thoughts = thoughts
        self._workers = [Worker(LIMIT) for _ in range(slots)]
        self._idle = list(self._workers)
        self._tasks: set[asyncio.Task[None]] = set()
        self._signed = float("-inf")
        self._lost = False  # whether the database is lost, so that it is logged only once

    async def give_sign(self) -> None:
        """Sends a heartbeat if it is time. Raises StorageProblem."""
        if time.monotonic() - self._signed > BEAT:
            await asyncio.to_thread(self._thoughts.give_sign, self._id, len(self._workers))
            self._signed = time.monotonic()

    async def take_all(self) -> float:
        """Starts on as many thoughts as there are free processes; returns the seconds until the next poll."""
        try:
            await self.give_sign()
            taken = await asyncio.to_thread(self._thoughts.take, self._id, len(self._idle)) if self._idle else []
        except StorageProblem as problem:
            if not self._lost:
                log.error("the queue cannot be read", extra={"problem": problem.key})
            self._lost = True
            return BEAT
        self._lost = False
        for thought, request in taken:
            task = asyncio.get_running_loop().create_task(self._think(self._idle.pop(), thought, request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return POLL

    async def _think(self, worker: Worker, thought: str, request: bytes) -> None:
        answer: Answer
        try:
            answer = await worker.ask(msgspec.json.decode(request, type=AnyRequest))
        except ValueError:
            answer = Failed("the request is of another version")
        if isinstance(answer, Failed):
            log.warning("a worker failed: %s", answer.reason)
        with suppress(StorageProblem):  # the server thinks for itself if it gets no answer
            await asyncio.to_thread(self._thoughts.answer, self._id, thought, msgspec.json.encode(answer))
        self._idle.append(worker)

    async def close(self) -> None:
        """Ends every process; their thoughts are free for other workers."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.end()
        with suppress(StorageProblem):
            await asyncio.to_thread(self._thoughts.leave, self._id)
