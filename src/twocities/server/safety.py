"""What goes around every request: whose pages may send it, how much it may hold, and what browsers are told."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from twocities.core import Reason
from twocities.server.refusals import refusal

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
LONGEST_BODY: Final = 3 * 2**16  # bytes: it may hold a record with the cards of a box, read within two seconds
NOWHERE: Final = "?"  # the host of an origin that has none
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def refused(status: int, reasons: Sequence[Reason]) -> Response:
    """The answer to a request that is refused."""
    return Response(msgspec.json.encode({"reasons": reasons}), status, HEADERS, "application/json")


class Safety:
    """Around the whole application; pages of `origins` count as its own."""

    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        self.app = app
        self.hosts = set(map(_host, origins))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        changing = scope["type"] == "websocket" or scope["method"] not in HARMLESS
        if changing and self._is_foreign(headers):
            await refused(403, [Reason("foreign-page", "", "")])(scope, receive, send)
            return
        got = 0

        async def receive_some() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > LONGEST_BODY:
                raise refusal("too-large", str(LONGEST_BODY))
            return message

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive_some, send_safely)

    def _is_foreign(self, headers: Headers) -> bool:
        """Whether a page of another server sent it. What is no browser does not say where it comes from."""
        return not set(map(_host, headers.getlist("origin"))) <= {headers.get("host", "").lower(), *self.hosts}


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower() or NOWHERE
    except ValueError:
        return NOWHERE
