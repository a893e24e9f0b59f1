"""Checks around every request: which pages may send it, how large it may be, and which headers browsers get."""

from collections.abc import Sequence
from ipaddress import ip_address
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from twocities.core import Reason
from twocities.server.refusals import refusal

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
LONGEST_BODY: Final = 3 * 2**16  # bytes: enough for a record with the cards of a box; read within two seconds
NOWHERE: Final = "?"  # stands for a malformed name or origin
LONGEST_HOST: Final = 253
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def refused(status: int, reasons: Sequence[Reason]) -> Response:
    """The response to a refused request."""
    return Response(msgspec.json.encode({"reasons": reasons}), status, HEADERS, "application/json")


class Safety:
    """Middleware around the whole application. Pages from `origins` count as its own.

    A foreign page may point its own host name at our address (DNS rebinding), and browsers would then take it for ours.
    So only known host names are accepted, and plain addresses, which cannot be pointed elsewhere."""

    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        self.app = app
        self.origins = set(map(_origin, origins))
        own = gethostname().lower()
        self.names = {"", "localhost", own, f"{own}.local", *[_name(urlsplit(origin).netloc) for origin in origins]}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if problem is not None:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close"})  # before it is accepted, so that the client gets 403
            else:
                await refused(403, [problem])(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
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

    def _problem(self, scope: Scope) -> Reason | None:
        """What is wrong with the request's origin or host. Programs other than browsers send no origin."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_own(_name(host)):
            return Reason("foreign-host", "", host[:LONGEST_HOST])
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        ours = {f"{scheme}://{host.lower()}", *self.origins}
        changing = scope["type"] == "websocket" or scope["method"] not in HARMLESS
        if changing and not set(map(_origin, headers.getlist("origin"))) <= ours:
            return Reason("foreign-page", "", "")
        return None

    def _is_own(self, name: str) -> bool:
        try:
            ip_address(name)
        except ValueError:
            return name in self.names
        return True


def _name(host: str) -> str:
    """The host name without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return NOWHERE


def _origin(text: str) -> str:
    try:
        parts = urlsplit(text)
        return f"{parts.scheme}://{parts.netloc}".lower()
    except ValueError:
        return NOWHERE
