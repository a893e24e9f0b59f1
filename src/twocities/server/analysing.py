"""Finished games are analysed one part at a time, in the worker process of the lowest priority. What is found is
stored, so that any process can continue."""

import asyncio
import logging
import time
from typing import Final, NamedTuple

import msgspec

from twocities.players.analysis import Analysis, assemble
from twocities.server.analyses import Analyses, Parts, StoredAnalysis
from twocities.server.database import StorageProblem
from twocities.server.refusals import refusal
from twocities.server.shares import Account
from twocities.server.worker import PartRequest
from twocities.server.workers import Unwanted, WorkerProblem, Workers

SAVE: Final = 2.0  # seconds from one save to the next
LEASE: Final = 60.0  # seconds after which another process may continue what this one has not saved
MOST: Final = 100  # analyses at the same time

log = logging.getLogger("twocities.server")


class Subject(NamedTuple):
    """A finished game: the position it started from, and its choices by seat."""

    id: str
    game: str
    position: str
    moves: list[tuple[int, str]]
    seats: int


class AnalysisTold(msgspec.Struct, frozen=True):
    """How far the analysis of a game has got. `analysis` is there as soon as every choice has been analysed, and
    becomes more exact while a deeper one is in progress."""

    id: str
    depth: int  # that somebody wants; 0 if nobody has asked for an analysis
    running: bool  # if it is neither running nor done, it can be started again, and continues from there
    done: int  # parts of that depth
    total: int
    analysis: Analysis | None


class Job:
    """An analysis in progress."""

    def __init__(self, subject: Subject, depth: int, parts: Parts, guest: str) -> None:
        self.subject = subject
        self.depth = depth
        self.parts = parts
        self.account = Account(subject.id, lambda: [guest])

    def next(self) -> int | None:
        """The first part that has not been analysed at this depth."""
        return next((at for at, part in enumerate(self.parts) if part is None or part.depth < self.depth), None)

    def request(self, at: int) -> PartRequest:
        subject, depth = self.subject, self.depth
        seed = f"{subject.id} {at} {depth}"
        return PartRequest(subject.game, subject.position, subject.moves, at, depth, seed)

    def stored(self, working_until: float) -> StoredAnalysis:
        return StoredAnalysis(self.depth, self.subject.seats, self.parts, working_until)


class Analysing:
    """All analyses of this process. Methods raise StorageProblem."""

    def __init__(self, analyses: Analyses, workers: Workers) -> None:
        self._analyses = analyses
        self._workers = workers
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._jobs)

    async def told(self, id: str) -> AnalysisTold:
        return _told(id, await self._find(id))

    async def start(self, subject: Subject, depth: int, guest: str) -> AnalysisTold:
        """Starts an analysis, continues one, or makes one deeper. Raises Refusal if there are too many."""
        found = await self._find(subject.id)
        if found is None or len(found.parts) != len(subject.moves) + 1:
            found = StoredAnalysis(depth, subject.seats, [None] * (len(subject.moves) + 1), 0.0)
        job = self._jobs.get(subject.id)
        if job is not None:
            job.depth = max(job.depth, depth)
        elif found.working_until < time.time():
            job = Job(subject, max(depth, found.depth), list(found.parts), guest)
            if job.next() is not None:
                self._begin(job)
        return _told(subject.id, found if job is None else job.stored(self._until(subject.id)))

    async def close(self) -> None:
        """Stops all of them; they can be resumed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, job: Job) -> None:
        if len(self._jobs) >= MOST:
            raise refusal("too-many-analyses")
        self._jobs[job.subject.id] = job
        task = asyncio.get_running_loop().create_task(self._run(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _find(self, id: str) -> StoredAnalysis | None:
        found = await asyncio.to_thread(self._analyses.load, id)
        job = self._jobs.get(id)
        return found if job is None else job.stored(self._until(id))

    def _until(self, id: str) -> float:
        return time.time() + LEASE if id in self._jobs else 0.0

    async def _run(self, job: Job) -> None:
        try:
            await self._save(job, LEASE)
            saved = time.monotonic()
            while (at := job.next()) is not None:
                job.parts[at] = await self._workers.analyse(job.account, job.request(at))
                if time.monotonic() > saved + SAVE:
                    await self._save(job, LEASE)
                    saved = time.monotonic()
        except (StorageProblem, Unwanted, WorkerProblem) as problem:
            log.error("an analysis failed", extra={"table": job.subject.id, "problem": type(problem).__name__})
        finally:
            await self._end(job)

    async def _end(self, job: Job) -> None:
        try:
            await self._save(job, 0.0)
        except StorageProblem as problem:
            log.error("an analysis was not saved", extra={"table": job.subject.id, "problem": problem.key})
        finally:
            del self._jobs[job.subject.id]

    async def _save(self, job: Job, lease: float) -> None:
        until = time.time() + lease if lease else 0.0
        subject = job.subject
        await asyncio.to_thread(self._analyses.save, subject.id, job.depth, subject.seats, list(job.parts), until)


def _told(id: str, found: StoredAnalysis | None) -> AnalysisTold:
    if found is None:
        return AnalysisTold(id, 0, False, 0, 0, None)
    parts = [part for part in found.parts if part is not None]
    done = sum([part.depth >= found.depth for part in parts])
    total = len(found.parts)
    analysis = assemble(parts, found.seats) if len(parts) == total else None
    return AnalysisTold(id, found.depth, done < total and found.working_until >= time.time(), done, total, analysis)
