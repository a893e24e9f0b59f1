"""Guests and how they are recognized: by a token in a cookie, of which the server stores only a hash."""

import re
import secrets
from hashlib import blake2b
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "twocities"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"  # under https, where browsers accept it from this very host only
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR: Final = 365 * 86_400


def guest_of(connection: HTTPConnection) -> str:
    """The id of the guest who sent a request or opened a connection."""
    guest: str = connection.state.guest
    return guest


def is_passing(connection: HTTPConnection) -> bool:
    """Whether a guest came without a cookie and so cannot be recognized again."""
    passing: bool = connection.state.passing
    return passing


class Guests:
    """Gives every request a guest, a new one if it has no cookie.

    A WebSocket cannot set a cookie: a guest who comes without one lasts as long as the connection."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        secure = scope["scheme"] in ("https", "wss")
        names = (SECURE_COOKIE, COOKIE) if secure else (COOKIE,)
        given = [name for name in names if TOKEN.fullmatch(connection.cookies.get(name, ""))]
        known = bool(given)
        token = connection.cookies[given[0]] if known else secrets.token_urlsafe(32)
        connection.state.passing = not known
        connection.state.guest = blake2b(token.encode(), digest_size=16).hexdigest()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", _cookie(names[0], token, secure))
                if known:  # under the old cookie name
                    headers.append("set-cookie", f"{given[0]}=; Path=/; Max-Age=0")
                headers["cache-control"] = "no-store"  # meant for one reader only
            await send(message)

        await self.app(scope, receive, send if given[:1] == [names[0]] else send_with_cookie)


def _cookie(name: str, token: str, secure: bool) -> str:
    return f"{name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
