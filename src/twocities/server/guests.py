"""Guests and how they are recognized: by a token in a cookie, of which the server stores only a hash."""

import re
import secrets
from hashlib import blake2b
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from twocities.server.database import StorageProblem
from twocities.server.refusals import Refusal, refusal
from twocities.server.safety import refused

COOKIE: Final = "twocities"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"  # under https, where browsers accept it from this very host only
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR: Final = 365 * 86_400
REFUSED: Final = {"storage": (503, 1013), "session-ended": (401, 4401)}  # HTTP status and close code, by reason


def guest_of(connection: HTTPConnection) -> str:
    """The id of the guest who sent a request or opened a connection."""
    guest: str = connection.state.guest
    return guest


def session_of(connection: HTTPConnection) -> str:
    """The hash of the token by which the guest is known here."""
    session: str = connection.state.session
    return session


def session_given(connection: HTTPConnection) -> str:
    """The same from now on, if the answer to this request sets another cookie."""
    given: str = connection.state.given_token
    return hash_of(given) if given else session_of(connection)


def is_passing(connection: HTTPConnection) -> bool:
    """Whether a guest came without a cookie and so cannot be recognized again."""
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
    """Gives every request a guest, a new one if it has no cookie.

    A WebSocket cannot set a cookie: a guest who comes without one lasts as long as the connection. With the cookie of a
    session that has ended, only a page makes somebody a new guest. Other requests are refused: their answers might
    replace a cookie that the browser has just been given. Sessions are looked up for the API and for pages; everything
    else is the same for everybody."""

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
            guest = await _known_guest(connection, token)
        except Refusal as problem:
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


async def _known_guest(connection: HTTPConnection, token: str) -> str | None:
    """The guest of a token; None if it is nobody's. Raises Refusal."""
    if not token:
        return None
    for_api = connection.url.path.startswith("/api/")
    if not for_api and "text/html" not in connection.headers.get("accept", ""):
        return hash_of(token)
    try:
        guest: str | None = await connection.app.state.house.storage.sessions.guest_of(hash_of(token))
    except StorageProblem as problem:  # nobody can be recognized, and nobody is taken for somebody else
        if for_api:
            raise refusal("storage", problem.key) from None
        return hash_of(token)
    if guest is None and for_api:
        raise refusal("session-ended")
    return guest


async def _refuse(problem: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    key = problem.reasons[0].key
    status, code = REFUSED[key]
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": code, "reason": key})
    else:
        await refused(status, problem.reasons)(scope, receive, send)


def _cookie(name: str, token: str, secure: bool) -> str:
    return f"{name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
