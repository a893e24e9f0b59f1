"""Guests and how they are recognized: by a token in a cookie, of which the server stores only a hash."""

import re
import secrets
from hashlib import blake2b
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from twocities.core import Reason
from twocities.server.database import StorageProblem
from twocities.server.safety import refused

COOKIE: Final = "twocities"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"  # under https, where browsers accept it from this very host only
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR: Final = 365 * 86_400
STORAGE: Final = "storage"  # why nobody can be known
UNAVAILABLE: Final = 503
TRY_LATER: Final = 1013


def guest_of(connection: HTTPConnection) -> str:
    """The id of the guest who sent a request or opened a connection."""
    guest: str = connection.state.guest
    return guest


def session_of(connection: HTTPConnection) -> str:
    """The hash of the token by which the guest is known here."""
    session: str = connection.state.session
    return session


def is_passing(connection: HTTPConnection) -> bool:
    """Whether a guest came without a valid cookie and so cannot be recognized again."""
    passing: bool = connection.state.passing
    return passing


def give_token(connection: HTTPConnection, token: str) -> None:
    """The answer to this request sets a cookie with this token."""
    connection.state.given_token = token


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    return blake2b(token.encode(), digest_size=16).hexdigest()


class Guests:
    """Gives every request a guest, a new one if it has no cookie or that of a session that has ended.

    A WebSocket cannot set a cookie: a guest who comes without one lasts as long as the connection. Only requests to the
    API are looked up in the database; everything else is the same for everybody."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection, state = HTTPConnection(scope), HTTPConnection(scope).state
        secure = scope["scheme"] in ("https", "wss")
        names = (SECURE_COOKIE, COOKIE) if secure else (COOKIE,)
        given = [name for name in names if TOKEN.fullmatch(connection.cookies.get(name, ""))]
        token = connection.cookies[given[0]] if given else ""
        try:
            guest = await _known_guest(scope, token)
        except StorageProblem as problem:
            await _refuse(problem, scope, receive, send)
            return
        state.passing = guest is None
        token = new_token() if guest is None else token
        state.session = hash_of(token)
        state.guest = guest or state.session
        state.given_token = "" if guest and given[0] == names[0] else token

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and state.given_token:
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", _cookie(names[0], state.given_token, secure))
                if given and given[0] != names[0]:  # under the old cookie name
                    headers.append("set-cookie", f"{given[0]}=; Path=/; Max-Age=0")
                headers["cache-control"] = "no-store"  # meant for one reader only
            await send(message)

        await self.app(scope, receive, send_with_cookie)


async def _known_guest(scope: Scope, token: str) -> str | None:
    """The guest of a token; None if it is nobody's. Raises StorageProblem."""
    if not token:
        return None
    if not scope["path"].startswith("/api/"):
        return hash_of(token)
    guest: str | None = await scope["app"].state.house.storage.sessions.guest_of(hash_of(token))
    return guest


async def _refuse(problem: StorageProblem, scope: Scope, receive: Receive, send: Send) -> None:
    """Without the database nobody can be recognized, and nobody is taken for somebody else."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": TRY_LATER, "reason": STORAGE})
    else:
        await refused(UNAVAILABLE, [Reason(STORAGE, "", problem.key)])(scope, receive, send)


def _cookie(name: str, token: str, secure: bool) -> str:
    return f"{name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
