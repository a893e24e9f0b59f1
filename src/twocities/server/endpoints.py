"""How an endpoint of the HTTP API is described, called and answered."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from twocities.core import Reason
from twocities.server.database import StorageProblem
from twocities.server.guests import guest_of
from twocities.server.house import House
from twocities.server.messages import encode
from twocities.server.refusals import Refusal, refusal
from twocities.server.safety import refused

JSON: Final = "application/json"
TEXT: Final = "text/plain"
NULL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes the null character

OTHER: Final = 422
STATUS: Final = {  # by reason; the games' reasons, and any that are not listed, are OTHER
    "malformed": 400,
    "session-ended": 401,
    "foreign-page": 403,
    "foreign-host": 403,
    "banned": 403,
    "no-such-path": 404,
    "no-such-table": 404,
    "no-such-moment": 404,
    "no-such-puzzle": 404,
    "no-such-code": 404,
    "no-such-session": 404,
    "no-such-passkey": 404,
    "no-such-subscription": 404,
    "no-such-person": 404,
    "wrong-method": 405,
    "no-hints": 409,
    "no-analysis": 409,
    "not-over": 409,
    "not-started": 409,
    "rules-changed": 409,
    "people-play": 409,
    "unrated": 409,
    "unreadable-table": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-new-tables": 429,
    "too-many-invitations": 429,
    "too-many-shunned": 429,
    "storage": 503,
    "server-full": 503,
    "too-many-analyses": 503,
    "failed": 503,
}


class Refusals(msgspec.Struct, frozen=True):
    """Why nothing was done: `reasons` are keys of the game's messages or, without a clause, of the server's."""

    reasons: list[Reason]


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters in the path and in the query."""


class Call(NamedTuple):
    """A guest's call of an endpoint."""

    request: Request
    asked: Any  # the parameters
    body: Any

    @property
    def house(self) -> House:
        house: House = self.request.app.state.house
        return house

    @property
    def guest(self) -> str:
        return guest_of(self.request)


class Endpoint(NamedTuple):
    """Everything about one endpoint."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    response: Any  # a type; str for plain text
    refusals: Sequence[str] = ()  # the server's reasons, besides malformed requests
    parameters: type[Parameters] = Parameters
    body: Any = None  # a type
    status: int = 200


class Resource:
    """The endpoints of one path."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        self.endpoints = {endpoint.method: endpoint for endpoint in endpoints}
        if "GET" in self.endpoints:
            self.endpoints["HEAD"] = self.endpoints["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            response = await self._answer(Request(scope, receive))
        except ClientDisconnect:
            return
        except Refusal as problem:
            response = refused(status_of(problem.reasons[0]), problem.reasons)
        except StorageProblem as problem:
            response = refused(STATUS["storage"], [Reason("storage", "", problem.key)])
        if response.status_code == STATUS["wrong-method"]:
            response.headers["allow"] = ", ".join(self.endpoints)
        response.headers["cache-control"] = "no-store"  # it may be meant for one reader only, and may change
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        if not self.endpoints:
            raise refusal("no-such-path")
        endpoint = self.endpoints.get(request.method)
        if endpoint is None:
            raise refusal("wrong-method", request.method)
        request.app.state.door.check(request)
        given = {**request.query_params, **request.path_params}
        sent = await request.body() if endpoint.body else b""
        if any(["\0" in str(text) for text in given.values()]) or NULL.search(sent):  # PostgreSQL could not store it
            raise refusal("malformed", "a null character")
        try:
            asked = msgspec.convert(given, endpoint.parameters, strict=False)
            body = msgspec.json.decode(sent, type=endpoint.body) if endpoint.body else None
        except (ValueError, RecursionError) as problem:
            raise refusal("malformed", str(problem)) from None
        told = await endpoint.handler(Call(request, asked, body))
        if endpoint.response is str:
            return Response(told, endpoint.status, media_type=TEXT)
        return Response(encode(told), endpoint.status, media_type=JSON)


def routes_of(endpoints: Sequence[Endpoint]) -> list[BaseRoute]:
    """A route for each path, and one for all other paths of the API."""
    paths = dict.fromkeys([endpoint.path for endpoint in endpoints])
    found = [Route(path, Resource([endpoint for endpoint in endpoints if endpoint.path == path])) for path in paths]
    return [*found, Route("/api/{rest:path}", Resource([]))]


def status_of(reason: Reason) -> int:
    """The HTTP status of a refusal."""
    return OTHER if reason.clause else STATUS.get(reason.key, OTHER)
