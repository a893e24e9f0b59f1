"""Plain HTTP connections: half-sent requests are cut off, and no single address can take every connection."""

import asyncio
from collections import Counter
from functools import cache
from typing import Final

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from twocities.server.limits import network_of

WHOLE: Final = 20.0  # seconds for a complete request, head and body
PER_ADDRESS: Final = 500  # open at once, without live connections, which have a separate limit
COMING: Final = (h11.IDLE, h11.SEND_BODY)  # states of a peer whose request is incomplete

_open: Counter[str] = Counter()  # by address


class Connection(H11Protocol):
    """uvicorn itself waits for a request indefinitely. Trusted proxies may open any number of connections, since they
    act for many people."""

    _deadline: asyncio.TimerHandle | None = None
    _address = ""  # which it is counted under

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host not in _proxies(str(self.config.forwarded_allow_ips)):
            self._address = network_of(host)
            _open[self._address] += 1
            if _open[self._address] > PER_ADDRESS:
                transport.abort()
                return
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:  # it may have become a live connection
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Starts the time limit of a request: at its first byte, or at the connection for the first request."""
        if self.conn.their_state not in COMING or self.transport.is_closing():
            self._disarm()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(WHOLE, self.transport.abort)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _forget(self) -> None:
        self._disarm()
        if self._address:
            _open[self._address] -= 1
            if not _open[self._address]:
                del _open[self._address]
            self._address = ""


@cache
def _proxies(allowed: str) -> _TrustedHosts:
    """The trusted proxies."""
    return _TrustedHosts(allowed)
