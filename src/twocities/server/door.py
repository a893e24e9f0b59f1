"""Keeps banned guests and addresses out, and ends the live connections of ended sessions: newcomers are checked at
once, those already connected once a second."""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Final

from starlette.requests import HTTPConnection

from twocities.server.bans import Bans
from twocities.server.guests import guest_of, session_of
from twocities.server.limits import address_of, network_of
from twocities.server.refusals import Refusal, refusal
from twocities.server.sessions import Sessions

GUEST: Final = re.compile("[0-9a-f]{32}")

Close = Callable[[Refusal], None]


def read_who(text: str) -> str | None:
    """The guest or address in its stored form; None if the text is neither."""
    if GUEST.fullmatch(text):
        return text
    try:
        ip_address(text.removesuffix("/64"))
    except ValueError:
        return None
    return network_of(text.removesuffix("/64"))


class Door:
    """Refuses banned guests and addresses, and disconnects those already inside, also when their session has ended."""

    def __init__(self, bans: Bans, sessions: Sessions) -> None:
        self._bans = bans
        self._sessions = sessions
        self._banned: set[str] = set()
        self._inside: dict[Close, HTTPConnection] = {}  # live connections, by the functions that close them

    async def look(self) -> None:
        """Reads the current bans and the sessions that have ended, and disconnects whom they concern. Raises
        StorageProblem."""
        self._banned = {who for who, _ in await asyncio.to_thread(self._bans.all)}
        ended = await self._sessions.ended_lately()
        for close, connection in list(self._inside.items()):
            if _names(connection) & self._banned:
                close(refusal("banned"))
            elif session_of(connection) in ended:
                close(refusal("session-ended"))

    def check(self, connection: HTTPConnection) -> None:
        """Raises Refusal."""
        if self._banned & _names(connection):
            raise refusal("banned")

    @contextmanager
    def enter(self, connection: HTTPConnection, close: Close) -> Iterator[None]:
        """Registers a live connection and how to close it. Raises Refusal."""
        self.check(connection)
        self._inside[close] = connection
        try:
            yield
        finally:
            del self._inside[close]


def _names(connection: HTTPConnection) -> set[str]:
    return {guest_of(connection), address_of(connection)}
