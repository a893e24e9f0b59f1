"""Which person a cookie belongs to: the sessions of people who play on several devices, in the database.

A token without a row is a guest who plays on one device: its hash is the guest's id."""

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
from twocities.server.schema import SESSIONS, SUBSCRIPTIONS

FRESH: Final = 600.0  # seconds for which an answer of the database is valid, while we hear which sessions have ended
DEAF: Final = 5.0  # seconds without hearing that, after which no answer is valid
MOST_KNOWN: Final = 100_000
SEEN: Final = 3600.0  # seconds between notes of when a session was last used
LONG_AGO: Final = 86_400.0  # seconds
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
    """A device where a person is known; its id reveals nothing about the token."""

    id: str
    device: str
    since: float
    seen: float
    current: bool


class Sessions:
    """Looks up sessions and remembers them: the only change that concerns a session in use is its end, and every
    process learns of ends once a second. All methods raise StorageProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, tuple[float, str | None]] = {}  # by token: until when, and the guest
        self._heard = 0.0  # when we last heard which sessions have ended, on two clocks: monotonic,
        self._looked = 0.0  # and the one by which sessions end

    async def guest_of(self, token: str) -> str | None:
        """The guest to whom the hash of a token belongs; None if its session has ended. While the database cannot be
        read, the last answer is used: nobody can end a session then."""
        now = time.monotonic()
        until, guest = self._known.get(token, (0.0, None))
        if until > now and self._heard > now - DEAF:
            return guest
        try:
            guest = await asyncio.to_thread(self._read, token)
        except StorageProblem:
            if token in self._known:
                return guest
            raise
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[token] = now + FRESH, guest
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

    async def ended_lately(self) -> set[str]:
        """The tokens whose sessions have ended since this was last asked, at any process. Those of the minute before
        are among them again: a token may have been looked up while its session was being ended, and the clocks of
        machines differ."""
        now, heard = time.time(), time.monotonic()
        found = await asyncio.to_thread(self._read_ended, (self._looked or now) - MARGIN)
        self.drop(found)
        self._looked, self._heard = now, heard
        return found

    def _read_ended(self, since: float) -> set[str]:
        with self._database.transaction() as connection:
            return set(connection.scalars(select(SESSIONS.c.token).where(SESSIONS.c.ended > since)))

    async def forget_ended(self) -> None:
        """Removes the sessions that ended long ago, except where the token is the guest's own id: without its row it
        would work again."""
        old = (SESSIONS.c.ended < time.time() - LONG_AGO) & (SESSIONS.c.token != SESSIONS.c.guest)

        def work() -> None:
            with self._database.transaction(write=True) as connection:
                connection.execute(delete(SESSIONS).where(old))

        await asyncio.to_thread(work)

    def drop(self, tokens: Collection[str]) -> None:
        """Forgets what this process knows about these tokens."""
        for token in tokens:
            self._known.pop(token, None)


# -- changes to the sessions of a guest, inside a transaction


def sessions_of(connection: Connection, guest: str, token: str) -> list[Session]:
    """The devices where a guest is known: first the one with this token, where the request comes from, then the last
    one used."""
    query = select(SESSIONS).where(SESSIONS.c.guest == guest, SESSIONS.c.ended.is_(None))
    rows = connection.execute(query.order_by(SESSIONS.c.token != token, SESSIONS.c.seen.desc()))
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


def end_session(connection: Connection, guest: str, id: str) -> list[str]:
    """Ends the session with an id; returns its token, or none if the guest has no such session."""
    query = select(SESSIONS.c.token).where(SESSIONS.c.guest == guest, SESSIONS.c.ended.is_(None))
    return _end(connection, [token for token in connection.scalars(query) if id_of(token) == id])


def renew_session(connection: Connection, guest: str, token: str, device: str) -> tuple[list[str], str]:
    """Ends all sessions, also that of a token, which others may have stolen; a new one replaces it. Returns the tokens
    of those that have ended, and the new one."""
    note_session(connection, token, guest, device)
    query = select(SESSIONS.c.token).where(SESSIONS.c.guest == guest, SESSIONS.c.ended.is_(None))
    return _end(connection, list(connection.scalars(query))), open_session(connection, guest, device)


def _end(connection: Connection, tokens: list[str]) -> list[str]:
    """Their browsers get no more notifications."""
    connection.execute(update(SESSIONS).where(SESSIONS.c.token.in_(tokens)).values(ended=time.time()))
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session.in_(tokens)))
    return tokens


def erase_sessions(connection: Connection, guest: str, token: str) -> list[str]:
    """Ends all sessions of a guest, including that of a token, and deletes everything about them except that; returns
    their tokens."""
    now = time.time()
    tokens = {token, *connection.scalars(select(SESSIONS.c.token).where(SESSIONS.c.guest == guest))}
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token.in_(tokens)))
    rows = [{"token": one, "guest": "", "device": "", "since": now, "seen": now, "ended": now} for one in tokens]
    connection.execute(insert_or(SESSIONS).on_conflict_do_nothing(), rows)
    return list(tokens)


def id_of(token: str) -> str:
    """The id of a session as its owner sees it."""
    return blake2b(token.encode(), digest_size=8, person=b"session").hexdigest()


def device_of(agent: str) -> str:
    """A browser and a system, from how the browser introduces itself; "" if neither is known."""
    found = [[name for sign, name in signs.items() if re.search(sign, agent)][:1] for signs in (BROWSERS, SYSTEMS)]
    return ", ".join([name for names in found for name in names])
