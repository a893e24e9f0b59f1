"""Who somebody is: a token in a cookie, of which only a hash is ever kept."""

import re
import secrets
from hashlib import blake2b
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "twocities"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR: Final = 365 * 86_400


def guest_of(connection: HTTPConnection) -> str:
    """The id of whoever sent a request or opened a connection."""
    guest: str = connection.state.guest
    return guest


class Guests:
    """Gives every request a guest, and whoever comes without a cookie a new one.

    A WebSocket cannot be given one: without it, the guest is gone with the connection."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        token = connection.cookies.get(COOKIE, "")
        known = bool(TOKEN.fullmatch(token))
        if not known:
            token = secrets.token_urlsafe(32)
        connection.state.guest = blake2b(token.encode(), digest_size=16).hexdigest()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", _cookie(token, scope["scheme"] == "https"))
                headers["cache-control"] = "no-store"  # it is for one reader only
            await send(message)

        await self.app(scope, receive, send if known else send_with_cookie)


def _cookie(token: str, secure: bool) -> str:
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
