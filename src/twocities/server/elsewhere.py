"""Sends long thoughts to workers on other machines."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from twocities.server.database import StorageProblem
from twocities.server.peers import BEAT
from twocities.server.thoughts import POLL, Queue, Thoughts
from twocities.server.worker import ANSWER, LIMIT, Answer, AnyRequest, Failed


class Elsewhere:
    def __init__(self, thoughts: Thoughts, limit: float = LIMIT) -> None:
        self._thoughts = thoughts
        self._limit = limit
        self._room = 0
        self.looked: Callable[[], None] = lambda: None  # called when there may be more room
        self._asked: dict[str, asyncio.Future[bytes | None]] = {}
        self._own: set[str] = set()  # thoughts that are, or may be, in the queue
        self._quiet = asyncio.Event()  # set while there are none
        self._quiet.set()
        self._closed = False
        self._looking: asyncio.Task[None] | None = None

    def room(self) -> int:
        """How many thoughts the workers have room for, including those they already have from here. The first call
        starts polling the queue."""
        if self._looking is None and self._thoughts.available and not self._closed:
            self._looking = asyncio.get_running_loop().create_task(self._look_again_and_again())
        return self._room

    async def ask(self, request: AnyRequest) -> Answer:
        """A worker's answer; `Failed` if there is none."""
        answer = await self._ask(request)
        self._thoughts.asked["failed" if isinstance(answer, Failed) else "answered"] += 1
        return answer

    async def _ask(self, request: AnyRequest) -> Answer:
        thought = secrets.token_hex(8)
        self._own.add(thought)
        self._quiet.clear()
        try:
            async with asyncio.timeout(self._limit):
                await asyncio.to_thread(self._thoughts.ask, thought, msgspec.json.encode(request))
                turn = self._asked[thought] = asyncio.get_running_loop().create_future()
                answer = None if self._closed else await turn
            return Failed("the worker was lost") if answer is None else ANSWER.decode(answer)
        except TimeoutError:
            return Failed("no answer in time")
        except StorageProblem as problem:
            return Failed(problem.key)
        except ValueError:
            return Failed("the worker wrote something else than an answer")
        finally:
            self._asked.pop(thought, None)
            with suppress(StorageProblem):
                await asyncio.to_thread(self._thoughts.drop, thought)
            self._own.discard(thought)
            if not self._own:
                self._quiet.set()

    async def close(self) -> None:
        """Stops waiting for answers."""
        self._closed = True
        self._room = 0
        if self._looking:
            self._looking.cancel()
        self._settle(Queue(0, 0, {}), list(self._asked))
        await self._quiet.wait()

    async def _look_again_and_again(self) -> None:
        looked = float("-inf")
        while True:
            if self._asked or time.monotonic() - looked > BEAT:
                looked = time.monotonic()
                await self._look()
            await asyncio.sleep(POLL)

    async def _look(self) -> None:
        asked = list(self._asked)
        try:
            queue = await asyncio.to_thread(self._thoughts.look, list(self._own))
        except StorageProblem:
            queue = Queue(0, 0, {})
        self._room = max(queue.slots - queue.others, 0)
        self._settle(queue, asked)
        self.looked()

    def _settle(self, queue: Queue, asked: list[str]) -> None:
        """Stops waiting for thoughts that are answered or lost, or that no worker is left for."""
        for thought in asked:
            turn, answer = self._asked.get(thought), queue.own.get(thought)
            if turn and not turn.done() and (answer is not None or thought not in queue.own or not queue.slots):
                turn.set_result(answer)
