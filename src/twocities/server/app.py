"""The web application: all its routes and the middleware around them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
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
from twocities.server.calling import Caller
from twocities.server.database import StorageProblem
from twocities.server.door import Door
from twocities.server.guests import Guests
from twocities.server.house import LOOK, House
from twocities.server.limits import Limits
from twocities.server.live import live, own_live
from twocities.server.metrics import Metrics
from twocities.server.push import Post
from twocities.server.safety import Safety, refused

HOUR: Final = 3600.0
RATE: Final = 5.0  # seconds between looks for games to rate
NOBODY: Final = "mailto:nobody@localhost"  # a contact for push services, on a server that is not public
REFUSALS: Final = {404: "no-such-path", 405: "wrong-method"}

log = logging.getLogger("twocities.server")


def make_app(
    house: House,
    origins: Sequence[str] = (),
    address: str = "",
    keep: float | None = None,
    push_service: str = "",
) -> Starlette:
    """Serves the tables of a house, which it opens and closes. Pages from `origins` may use it as well as its own.

    `address` is the one to give to friends; finished tables are deleted after `keep` seconds. Tests may name the
    address of their own `push_service`: `http://127.0.0.1:9000`."""
    public = [origin for origin in origins if origin.startswith("https://")]
    caller = Caller(house, Post(public[0] if public else NOBODY, push_service))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        """Raises StorageProblem."""
        peers, door = house.storage.peers, app.state.door
        try:
            await house.open()
            log.info("open")
            await door.look()
            going_on = (
                _repeat(door.look, LOOK, "who may enter is not looked up"),
                _repeat(house.look_after, LOOK, "tables are not looked after"),
                _sweep(house, keep),
                _repeat(house.rate, RATE, "games are not rated"),
                _repeat(caller.look, LOOK, "notifications are not looked after"),
                peers.live(),
                peers.listen(house.heard),
                house.watching.run(),
            )
            tasks = [asyncio.create_task(work) for work in going_on]
            yield
            for task in tasks:
                task.cancel()
        finally:
            await house.close()
            log.info("closed")

    app = Starlette(
        routes=[
            *api.routes,
            WebSocketRoute("/api/tables/{table}/live", live),
            WebSocketRoute("/api/me/live", own_live),
            *metrics.routes,
            *pages.routes,
        ],
        middleware=[Middleware(Safety, origins=origins), Middleware(Guests)],
        exception_handlers={HTTPException: _refuse, Exception: _fail},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.address = address
    app.state.caller = caller
    app.state.limits = Limits()
    app.state.door = Door(house.storage.bans, house.storage.sessions)
    app.state.metrics = Metrics(house)
    app.state.metrics_apart = False
    return app


async def _repeat(work: Callable[[], Awaitable[None]], every: float, failing: str) -> None:
    """Does something again and again. If it keeps failing, that is logged only once."""
    failed = False
    while True:
        await asyncio.sleep(every)
        try:
            await work()
            failed = False
        except StorageProblem as problem:
            if not failed:
                log.error(failing, extra={"problem": problem.key})
            failed = True


async def _sweep(house: House, keep: float | None) -> None:
    while True:
        try:
            await house.sweep(keep)
        except StorageProblem as problem:
            log.error("not swept", extra={"problem": problem.key})
        await asyncio.sleep(HOUR)


async def _refuse(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and pages.wants_page(request):
        return await pages.page(request, 404)  # the page says so in the reader's language
    answer = refused(problem.status_code, [Reason(REFUSALS[problem.status_code], "", "")])
    answer.headers.update(problem.headers or {})
    return answer


async def _fail(request: Request, problem: Exception) -> Response:
    return refused(500, [Reason("failed", "", "")])
