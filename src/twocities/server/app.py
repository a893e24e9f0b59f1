"""The web application: all its routes and the middleware around them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from twocities.core import Reason
from twocities.server import api, metrics, pages
from twocities.server.database import StorageProblem
from twocities.server.door import Door
from twocities.server.guests import Guests
from twocities.server.house import LOOK, House
from twocities.server.limits import Limits
from twocities.server.live import live
from twocities.server.metrics import Metrics
from twocities.server.safety import Safety, refused

HOUR: Final = 3600.0
RATE: Final = 5.0  # seconds between looks for games to rate
REFUSALS: Final = {404: "no-such-path", 405: "wrong-method"}

log = logging.getLogger("twocities.server")


def make_app(house: House, origins: Sequence[str] = (), address: str = "", keep: float | None = None) -> Starlette:
    """Serves the tables of a house, which it opens and closes. Pages from `origins` may use it as well as its own.

    `address` is the one to give to friends; finished tables are deleted after `keep` seconds."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        """Raises StorageProblem."""
        peers, door = house.storage.peers, app.state.door
        try:
            await house.open()
            log.info("open")
            await door.look()
            going_on = (
                _look_after(house, door),
                _sweep(house, keep),
                _rate(house),
                peers.live(),
                peers.listen(house.heard),
            )
            tasks = [asyncio.create_task(work) for work in going_on]
            yield
            for task in tasks:
                task.cancel()
        finally:
            await house.close()
            log.info("closed")

    app = Starlette(
        routes=[*api.routes, WebSocketRoute("/api/tables/{table}/live", live), *metrics.routes, *pages.routes],
        middleware=[Middleware(Safety, origins=origins), Middleware(Guests)],
        exception_handlers={HTTPException: _refuse, Exception: _fail},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.address = address
    app.state.limits = Limits()
    app.state.door = Door(house.storage.bans)
    app.state.metrics = Metrics(house)
    app.state.metrics_apart = False
    return app


async def _look_after(house: House, door: Door) -> None:
    failed = False  # so that a lasting failure is logged only once
    while True:
        await asyncio.sleep(LOOK)
        try:
            await door.look()
            await house.look_after()
            failed = False
        except StorageProblem as problem:
            if not failed:
                log.error("tables are not looked after", extra={"problem": problem.key})
            failed = True


async def _sweep(house: House, keep: float | None) -> None:
    while True:
        try:
            await house.sweep(keep)
        except StorageProblem as problem:
            log.error("not swept", extra={"problem": problem.key})
        await asyncio.sleep(HOUR)


async def _rate(house: House) -> None:
    failed = False  # logged once, not every time
    while True:
        try:
            await house.rate()
            failed = False
        except StorageProblem as problem:
            if not failed:
                log.error("games are not rated", extra={"problem": problem.key})
            failed = True
        await asyncio.sleep(RATE)


async def _refuse(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and pages.wants_page(request):
        return await pages.page(request, 404)  # the page says so in the reader's language
    answer = refused(problem.status_code, [Reason(REFUSALS[problem.status_code], "", "")])
    answer.headers.update(problem.headers or {})
    return answer


async def _fail(request: Request, problem: Exception) -> Response:
    return refused(500, [Reason("failed", "", "")])
