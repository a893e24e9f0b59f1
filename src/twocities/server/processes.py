"""Several server processes on one machine behind one port: starts them, restarts those that die, ends them together."""

import asyncio
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Final, NamedTuple

SOCKETS: Final = "TWOCITIES_SOCKETS"  # environment variable that tells a process its socket numbers
RETRY: Final = 1.0  # seconds before a process that ended is started again

log = logging.getLogger("twocities.server")


class Sockets(NamedTuple):
    """The sockets where a process serves and where it shows its metrics."""

    listener: socket.socket
    side: socket.socket | None

    def numbers(self) -> list[int]:
        return [one.fileno() for one in self if one is not None]


@cache
def inherited() -> Sockets | None:
    """The sockets that this process got if it is one of several."""
    numbers = os.environ.get(SOCKETS)
    if not numbers:
        return None
    listener, *sides = [socket.socket(fileno=int(number)) for number in numbers.split()]
    return Sockets(listener, sides[0] if sides else None)


def end_with_parent(end: Callable[[], None]) -> None:
    """Ends this process when the one that started it ends, however that happens."""
    loop = asyncio.get_running_loop()

    def closed() -> None:
        loop.remove_reader(0)
        end()

    loop.add_reader(0, closed)


class Processes:
    """Runs this command several times, each time with its own sockets."""

    def __init__(self, sockets: Sequence[Sockets], ready: Callable[[], None]) -> None:
        """`ready` is called once all processes can be reached."""
        self._sockets = sockets
        self._ready = ready
        self._children: dict[int, Process] = {}  # by index of its sockets
        self._ending = asyncio.Event()
        self._renewing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> int:
        """Runs until a signal ends it; returns the exit status."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._ending.set)
        await self._start(0)
        if not self._children:  # the process has said why
            return 2
        await asyncio.gather(*[self._start(place) for place in range(1, len(self._sockets))])
        loop.add_signal_handler(signal.SIGHUP, lambda: self._begin(self._renew()))
        self._begin(self._keep())
        self._ready()
        await self._ending.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*map(_end, self._children.values()))
        return 0

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self, place: int) -> bool:
        """Starts a process; returns whether it can be reached."""
        numbers = self._sockets[place].numbers()
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, *sys.orig_argv[1:]),
            stdin=PIPE,  # closes when this process ends
            stdout=PIPE,
            pass_fds=numbers,
            env={**os.environ, SOCKETS: " ".join(map(str, numbers))},
            start_new_session=True,  # Ctrl-C reaches this process only
        )
        assert child.stdout
        if await child.stdout.readline():
            self._children[place] = child
            return True
        await child.wait()
        return False

    async def _keep(self) -> None:
        """Replaces every process that ends."""
        while True:
            async with self._renewing:
                for place in range(len(self._sockets)):
                    child = self._children.get(place)
                    if child is None or child.returncode is not None:
                        log.error("a server process has ended")
                        await self._start(place)
            await asyncio.sleep(RETRY)

    async def _renew(self) -> None:
        """Replaces every process by a new one, one after the other."""
        async with self._renewing:
            for place, old in list(self._children.items()):
                if await self._start(place):
                    await _end(old)
                else:
                    log.error("a server process could not be replaced")


async def _end(child: Process) -> None:
    with suppress(ProcessLookupError):
        child.terminate()
    await child.wait()
