"""Metrics in the Prometheus format, and the health check."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from twocities.server.database import Stale, StorageProblem
from twocities.server.house import House
from twocities.server.messages import AnyAnswer, AnyCommand, Choose, Refused, Undo
from twocities.server.storage import Storage
from twocities.server.table import OPEN, OVER, RUNNING

PATIENCE: Final = 5.0  # seconds for the storage to respond
BY_PROXY: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
LATELY: Final = 60.0  # seconds that a failed write counts, unless a later one succeeds


class _Kind(msgspec.Struct):
    """The fields of an entry that are counted."""

    type: str
    program: bool = False
    unseen: list[int | None] = []

    @property
    def secret(self) -> bool:
        """Whether the entry is, or may be, hidden from somebody at the table (M6.2)."""
        return bool(self.unseen) or self.type == "undone"


_decode_kind: Final = msgspec.json.Decoder(_Kind).decode


class MeasuredStorage(Storage):
    """A storage that counts what it writes and how long that takes, but nothing that players must not know."""

    def __init__(self, url: str) -> None:
        super().__init__(url, alone=True)
        self.choices: Counter[str] = Counter()  # by who made them
        self.failures: Counter[str] = Counter()  # by key
        self.appends = 0
        self.seconds = 0.0
        self.failed: tuple[float, str] | None = None  # when and why, unless a later write has succeeded

    async def append(self, table: str, version: int, entries: Sequence[bytes], *more: Any, **named: Any) -> None:
        began = time.monotonic()
        try:
            await super().append(table, version, entries, *more, **named)
        except StorageProblem as problem:
            self.failures[problem.key] += 1
            if not isinstance(problem, Stale):
                self.failed = time.monotonic(), problem.key
            raise
        self.failed = None
        kinds = [_decode_kind(line) for line in entries]
        if any([kind.secret for kind in kinds]):
            return
        self.appends += 1
        self.seconds += time.monotonic() - began
        for kind in kinds:
            if kind.type == "chose":
                self.choices["program" if kind.program else "person"] += 1


class Metrics:
    def __init__(self, house: House) -> None:
        self._house = house
        self._answers: Counter[str] = Counter()  # to commands: accepted, explained, or the reason for refusing

    def count_answer(self, command: AnyCommand | Refused, answer: AnyAnswer) -> None:
        """A choice that was made is counted by the storage, unless it is secret."""
        if isinstance(answer, Refused):
            self._answers[answer.reasons[0].key] += 1
        elif not isinstance(command, Choose | Undo):
            self._answers[type(answer).__name__.lower()] += 1

    async def text(self) -> str:
        rooms = self._house.rooms.values()
        phases = Counter({OPEN: 0, RUNNING: 0, OVER: 0})
        phases.update([room.table.phase for room in rooms])
        lines = [
            *_lines("tables", "gauge", "phase", phases),
            *_lines("tables_stuck", "gauge", "", {"": sum(room.stuck for room in rooms)}),
            *_lines("sockets", "gauge", "", {"": sum(len(room.listeners) for room in rooms)}),
            *_lines("commands_total", "counter", "answer", self._answers),
        ]
        storage = self._house.storage
        if isinstance(storage, MeasuredStorage):
            lines += [
                *_lines("choices_total", "counter", "by", storage.choices),
                *_lines("storage_failures_total", "counter", "key", storage.failures),
                "# TYPE twocities_storage_append_seconds summary",
                f"twocities_storage_append_seconds_sum {storage.seconds}",
                f"twocities_storage_append_seconds_count {storage.appends}",
            ]
        with suppress(StorageProblem):
            crews = await asyncio.to_thread(storage.thoughts.crews)
            lines += [
                *_lines("elsewhere_workers", "gauge", "", {"": crews.workers}),
                *_lines("elsewhere_slots", "gauge", "", {"": crews.slots}),
                *_lines("elsewhere_waiting", "gauge", "", {"": crews.waiting}),
                *_lines("elsewhere_thoughts_total", "counter", "answer", storage.thoughts.asked),
            ]
        return "\n".join(lines) + "\n"


def _lines(name: str, kind: str, label: str, values: Mapping[str, int]) -> Iterator[str]:
    yield f"# TYPE twocities_{name} {kind}"
    for key, value in values.items():
        yield f'twocities_{name}{{{label}="{key}"}} {value}' if label else f"twocities_{name} {value}"


async def metrics(request: Request) -> Response:
    """For requests from this very computer, without a proxy; for all others the page does not exist."""
    if request.app.state.metrics_apart or not _is_here(request):
        raise HTTPException(404)
    return await tell(request)


def _is_here(request: Request) -> bool:
    try:
        here = request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        here = False
    return here and not any([name in request.headers for name in BY_PROXY])


async def tell(request: Request) -> Response:
    return PlainTextResponse(await request.app.state.metrics.text(), media_type="text/plain; version=0.0.4")


async def health(request: Request) -> Response:
    problem = await _problem(request.app.state.house.storage)
    if problem:
        return JSONResponse({"status": "failing", "reason": problem}, 503)
    return JSONResponse({"status": "ok"})


async def _problem(storage: Storage) -> str:
    """The key of the problem with the storage, if any."""
    if isinstance(storage, MeasuredStorage) and storage.failed:
        at, key = storage.failed
        if time.monotonic() - at < LATELY:
            return key
    try:
        async with asyncio.timeout(PATIENCE):
            await storage.finished_tables(1)
    except StorageProblem as problem:
        return problem.key
    except TimeoutError:
        return "storage-slow"
    return ""


routes: Final = [Route("/health", health), Route("/metrics", metrics)]


def apart(app: Starlette) -> Starlette:
    """A separate application that serves another one's metrics at a separate address."""
    app.state.metrics_apart = True
    own = Starlette(routes=[Route("/health", health), Route("/metrics", tell)])
    own.state = app.state
    return own
