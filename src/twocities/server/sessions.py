"""Which person a cookie stands for: the sessions of people who play on several devices, in the database.

A token without a row is a guest who plays on one device: its hash is the guest."""

import asyncio
import re
import time
from collections.abc import Collection
from contextlib import suppress
from hashlib import blake2b
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from twocities.server.database import Database, StorageProblem
from twocities.server.guests import hash_of, new_token
from twocities.server.schema import SESSIONS

FRESH: Final = 1.0  # seconds for which an answer of the database holds
MOST_KNOWN: Final = 10_000
SEEN: Final = 3600.0  # seconds between notes of when a session was last used
MARGIN: Final = 60.0  # seconds by which the clocks of machines may differ

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox/|FxiOS": "Firefox",
    "Chrome/|CriOS": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


class Session(msgspec.Struct, frozen=True):
    """A device where a person is known; its id says nothing of the token."""

    id: str
    device: str
    since: float
    seen: float
    current: bool


class Sessions:
    """Looks up sessions. All methods raise StorageProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, tuple[float, str | None]] = {}  # by token: until when, and the guest
        self._looked = 0.0

    async def guest_of(self, token: str) -> str | None:
        """The guest whom the hash of a token stands for; None if its session has ended."""
        until, guest = self._known.get(token, (0.0, None))
        if until > time.monotonic():
            return guest
        guest = await asyncio.to_thread(self._read, token)
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[token] = time.monotonic() + FRESH, guest
        return guest

    def _read(self, token: str) -> str | None:
        with self._database.transaction() as connection:
            row = connection.execute(select(SESSIONS).where(SESSIONS.c.token == token)).first()
        if row is None or row.ended is not None:
            return token if row is None else None
        now = time.time()
        if now - row.seen > SEEN:
            seen = update(SESSIONS).where(SESSIONS.c.token == token).values(seen=now)
            with suppress(StorageProblem), self._database.transaction(write=True) as connection:
                connection.execute(seen)
        guest: str = row.guest
        return guest

    def ended_lately(self) -> set[str]:
        """The tokens whose sessions have ended since this was last asked, and some that had before."""
        now = time.time()
        query = select(SESSIONS.c.token).where(SESSIONS.c.ended > (self._looked or now) - MARGIN)
        with self._database.transaction() as connection:
            found = set(connection.scalars(query))
        self._looked = now
        return found

    def drop(self, tokens: Collection[str]) -> None:
        """Forgets what this process knows of these tokens."""
        for token in tokens:
            self._known.pop(token, None)


# -- changes to the sessions of a guest, inside a transaction


def sessions_of(connection: Connection, guest: str, token: str) -> list[Session]:
    """The devices where a guest is known, the last one used first; the request comes from the one with this token."""
    query = select(SESSIONS).where(SESSIONS.c.guest == guest, SESSIONS.c.ended.is_(None))
    rows = connection.execute(query.order_by(SESSIONS.c.seen.desc()))
    return [Session(id_of(row.token), row.device, row.since, row.seen, row.token == token) for row in rows]


def open_session(connection: Connection, guest: str, device: str) -> str:
    """Returns the token of a new session."""
    token = new_token()
    note_session(connection, hash_of(token), guest, device)
    return token


def note_session(connection: Connection, token: str, guest: str, device: str) -> None:
    """From now on the session of this token is listed and can be ended."""
    now = time.time()
    row = {"token": token, "guest": guest, "device": device, "since": now, "seen": now}
    connection.execute(insert_or(SESSIONS).values(row).on_conflict_do_nothing())


def end_sessions_of(connection: Connection, guest: str, token: str, id: str = "") -> list[str]:
    """Ends the session with an id, or all except that of a token; returns the tokens of those that have ended."""
    query = select(SESSIONS.c.token).where(SESSIONS.c.guest == guest, SESSIONS.c.ended.is_(None))
    ending = [one for one in connection.scalars(query) if (id_of(one) == id if id else one != token)]
    connection.execute(update(SESSIONS).where(SESSIONS.c.token.in_(ending)).values(ended=time.time()))
    return ending


def erase_sessions(connection: Connection, guest: str, token: str) -> list[str]:
    """All sessions of a guest end, and nothing but that is left of them; returns their tokens."""
    now = time.time()
    tokens = {token, *connection.scalars(select(SESSIONS.c.token).where(SESSIONS.c.guest == guest))}
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token.in_(tokens)))
    rows = [{"token": one, "guest": "", "device": "", "since": now, "seen": now, "ended": now} for one in tokens]
    connection.execute(insert_or(SESSIONS).on_conflict_do_nothing(), rows)
    return list(tokens)


def id_of(token: str) -> str:
    """What a session is called towards its person."""
    return blake2b(token.encode(), digest_size=8, person=b"session").hexdigest()


def device_of(agent: str) -> str:
    """A browser and a system, by how a browser introduces itself; "" if neither is known."""
    found = [[name for sign, name in signs.items() if re.search(sign, agent)][:1] for signs in (BROWSERS, SYSTEMS)]
    return ", ".join([name for names in found for name in names])
