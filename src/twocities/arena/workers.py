"""Many games at once: in this process, in several, or on a Ray cluster. A game is the same wherever it is played."""

import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from twocities.arena.contest import Contest, Played
from twocities.arena.problem import ArenaProblem
from twocities.core import places, register_all

Places = list[tuple[str, str]]  # of games

PATIENCE: Final = 2.0  # seconds for a process to exit


def play_games(contest: Contest, numbers: Iterable[int], jobs: int = 1, ray: str = "") -> Generator[Played]:
    """Plays the games of these numbers and yields them as they end. Raises ArenaProblem."""
    if ray:
        yield from _on_ray(contest, numbers, jobs, ray)
    elif jobs > 1:
        yield from _in_processes(contest, numbers, jobs)
    else:
        yield from map(contest.play, numbers)


def _in_processes(contest: Contest, numbers: Iterable[int], jobs: int) -> Iterator[Played]:
    waiting = iter(numbers)
    workers: dict[Connection, SpawnProcess] = {}
    # only this process handles Ctrl-C, and ends the others
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for number in islice(waiting, jobs):
            pipe, process = _start(contest)
            workers[pipe] = process
            pipe.send(number)
        signal.signal(signal.SIGINT, handler)
        while workers:
            for ready in wait(list(workers)):
                assert isinstance(ready, Connection)
                try:
                    played = ready.recv()
                    following = next(waiting, None)
                    if following is None:
                        ready.close()
                        workers.pop(ready).join()
                    else:
                        ready.send(following)
                except (EOFError, OSError):
                    raise ArenaProblem("arena-worker-died") from None
                yield played
    finally:
        signal.signal(signal.SIGINT, handler)
        for process in workers.values():
            process.terminate()
        for process in workers.values():
            process.join(PATIENCE)
            process.kill()


def _start(contest: Contest) -> tuple[Connection, SpawnProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, contest, places()), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _work(pipe: Connection, contest: Contest, known: Places) -> None:
    """Plays games until no more are requested."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that players get closed
    register_all(known)
    with suppress(EOFError, OSError):
        while True:
            number = pipe.recv()
            pipe.send(contest.play(number))


def _on_ray(contest: Contest, numbers: Iterable[int], jobs: int, address: str) -> Iterator[Played]:
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise ArenaProblem("arena-no-ray") from None
    local = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **local)
    except (ConnectionError, ValueError, RuntimeError, ray.exceptions.RayError) as problem:
        raise ArenaProblem("arena-ray-failed", address=address, reason=" ".join(str(problem).split())) from None
    try:
        task = ray.remote(_play)
        shared = ray.put(contest)
        waiting = iter(numbers)
        enough = 2 * int(ray.cluster_resources().get("CPU", 1))
        running = [task.remote(shared, places(), number) for number in islice(waiting, enough)]
        while running:
            (done,), running = ray.wait(running)
            running += [task.remote(shared, places(), number) for number in islice(waiting, 1)]
            yield ray.get(done)
    finally:
        ray.shutdown()


def _play(contest: Contest, known: Places, number: int) -> Played:
    register_all(known)
    return contest.play(number)
