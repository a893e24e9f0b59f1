"""Rate limits: how much one connection, guest or address may ask of the server."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

from twocities.server.guests import guest_of
from twocities.server.refusals import refusal

SOCKETS_PER_GUEST: Final = 100
SOCKETS_PER_ADDRESS: Final = 5_000  # many people may share an address
TABLES_PER_GUEST: Final = 30 / 600, 30  # tokens per second, and the most that are saved up
TABLES_PER_ADDRESS: Final = 3_000 / 3_600, 3_000
READS_PER_ADDRESS: Final = 20.0, 1_000  # for replays, files and options
COMMANDS: Final = 200.0, 600  # a choice or a ping takes one token
COST: Final = 10  # tokens for any other command
EXPLANATIONS: Final = 20.0, 200  # of why something cannot be chosen
TALK_PER_GUEST: Final = 0.5, 10  # lines of table talk
TALK_PER_ADDRESS: Final = 5.0, 200
TALK_PER_TABLE: Final = 2.0, 60  # by players, and the same again by spectators
SEATS_PER_TABLE: Final = 1 / 20, 20  # requested by people who have none
INVITATIONS_PER_GUEST: Final = 1 / 20, 20
SHUNNED_PER_GUEST: Final = 1.0, 100  # times that somebody is muted, blocked or forgiven
FLOOD: Final = 1.0, 100  # commands refused for their rate before the connection is closed
MOST_BUCKETS: Final = 10_000


class Bucket:
    """A token bucket: `most` tokens at first, and `rate` more per second."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._at = time.monotonic()

    @property
    def full(self) -> bool:
        return self._filled(time.monotonic()) == self._most

    def take(self, tokens: float = 1) -> bool:
        """Takes that many tokens; returns whether there were enough."""
        now = time.monotonic()
        self._level, self._at = self._filled(now), now
        if self._level < tokens:
            return False
        self._level -= tokens
        return True

    def _filled(self, now: float) -> float:
        return min(self._most, self._level + (now - self._at) * self._rate)


class Buckets:
    """A bucket for each person or address."""

    def __init__(self, rate: float, most: float) -> None:
        self._size = rate, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        if name not in self._buckets:
            self._buckets[name] = Bucket(*self._size)
        return self._buckets[name].take()


class Limits:
    """The limits of one server."""

    def __init__(self) -> None:
        self._by_guest = Buckets(*TABLES_PER_GUEST)
        self._by_address = Buckets(*TABLES_PER_ADDRESS)
        self._reads = Buckets(*READS_PER_ADDRESS)
        self._talk_by_guest = Buckets(*TALK_PER_GUEST)
        self._talk_by_address = Buckets(*TALK_PER_ADDRESS)
        self._talk_by_table = Buckets(*TALK_PER_TABLE)
        self._seats_by_table = Buckets(*SEATS_PER_TABLE)
        self._invitations = Buckets(*INVITATIONS_PER_GUEST)
        self._shunned = Buckets(*SHUNNED_PER_GUEST)
        self._sockets: Counter[str] = Counter()

    def new_table(self, connection: HTTPConnection) -> None:
        """Call this before creating a table for somebody. Raises Refusal."""
        if not self._by_guest.take(guest_of(connection)) or not self._by_address.take(address_of(connection)):
            raise refusal("too-many-new-tables")

    def read(self, connection: HTTPConnection) -> None:
        """Call this before replaying a game or reading a file or options for somebody. Raises Refusal."""
        if not self._reads.take(address_of(connection)):
            raise refusal("too-fast")

    def invite(self, connection: HTTPConnection) -> None:
        """To be called before somebody invites or declines. Raises Refusal."""
        if not self._invitations.take(guest_of(connection)):
            raise refusal("too-fast")

    def shun(self, connection: HTTPConnection) -> None:
        """To be called before somebody mutes or blocks somebody. Raises Refusal."""
        if not self._shunned.take(guest_of(connection)):
            raise refusal("too-fast")

    def may_talk(self, connection: HTTPConnection, table: str, seated: bool) -> bool:
        """Whether somebody may talk at a table now."""
        return (
            self._talk_by_guest.take(guest_of(connection))
            and self._talk_by_address.take(address_of(connection))
            and self._talk_by_table.take(f"{table} {seated}")
        )

    def may_sit(self, table: str) -> bool:
        """Whether somebody without a seat at a table may ask for one now."""
        return self._seats_by_table.take(table)

    @contextmanager
    def socket(self, connection: HTTPConnection) -> Iterator[None]:
        """Counts a live connection for as long as it lasts. Raises Refusal."""
        guest, address = guest_of(connection), address_of(connection)
        if self._sockets[guest] >= SOCKETS_PER_GUEST or self._sockets[address] >= SOCKETS_PER_ADDRESS:
            raise refusal("too-many-connections")
        self._sockets.update((guest, address))
        try:
            yield
        finally:
            for name in (guest, address):
                self._sockets[name] -= 1
                if not self._sockets[name]:
                    del self._sockets[name]


def address_of(connection: HTTPConnection) -> str:
    """The network address of a client."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """What counts as one address: an IPv6 user usually has 2**64 of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else host
