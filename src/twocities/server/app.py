"""The web application: every path, and what goes around all of them."""

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
from twocities.server.guests import Guests
from twocities.server.house import House
from twocities.server.limits import Limits
from twocities.server.live import live
from twocities.server.metrics import Metrics
from twocities.server.refusals import Refusal
from twocities.server.safety import Safety, refused

HOUR: Final = 3600.0
REFUSALS: Final = {404: "no-such-path", 405: "wrong-method"}

log = logging.getLogger("twocities.server")


def make_app(house: House, origins: Sequence[str] = (), address: str = "") -> Starlette:
    """Serves the tables of a house, which it opens and closes. Pages of `origins` may use it besides its own.

    The address is the one for friends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        """Raises StorageProblem."""
        try:
            await house.open()
            log.info("open", extra={"tables": len(house.rooms)})
            sweeping = asyncio.create_task(_sweep(house))
            yield
            sweeping.cancel()
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
    app.state.metrics = Metrics(house)
    return app


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(HOUR)
        try:
            await house.sweep()
        except Refusal as problem:
            log.error("not swept", extra={"problem": problem.reasons[0].about})


async def _refuse(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and pages.wants_page(request):
        return await pages.page(request, 404)  # which says so in the words of its reader
    answer = refused(problem.status_code, [Reason(REFUSALS[problem.status_code], "", "")])
    answer.headers.update(problem.headers or {})
    return answer


async def _fail(request: Request, problem: Exception) -> Response:
    return refused(500, [Reason("failed", "", "")])
