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
NOTIFICATIONS_PER_GUEST: Final = 0.2, 40  # changes of who gets which notifications, and where
NOTIFICATIONS_PER_ADDRESS: Final = 5.0, 1_000
FLOOD: Final = 1.0, 100  # commands refused for their rate before the connection is closed
ACCOUNT_PER_GUEST: Final = 1 / 10, 30  # changes to an account
ACCOUNT_PER_ADDRESS: Final = 2.0, 600
GUESSES: Final = 1 / 30, 10  # per guest and per address: wrong codes
HINTS_PER_GUEST: Final = 0.5, 30  # and reasons of bots
ANALYSES_PER_GUEST: Final = 1 / 60, 10
ANALYSES_PER_ADDRESS: Final = 1 / 6, 100
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
        """Takes that many tokens, or gives them back if less than none; returns whether there were enough."""
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

    def take(self, name: str, tokens: float = 1) -> bool:
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        if name not in self._buckets:
            self._buckets[name] = Bucket(*self._size)
        return self._buckets[name].take(tokens)


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
        self._account_by_guest = Buckets(*ACCOUNT_PER_GUEST)
        self._account_by_address = Buckets(*ACCOUNT_PER_ADDRESS)
        self._guesses = Buckets(*GUESSES)
        self._invitations = Buckets(*INVITATIONS_PER_GUEST)
        self._shunned = Buckets(*SHUNNED_PER_GUEST)
        self._notifications_by_guest = Buckets(*NOTIFICATIONS_PER_GUEST)
        self._notifications_by_address = Buckets(*NOTIFICATIONS_PER_ADDRESS)
        self._hints = Buckets(*HINTS_PER_GUEST)
        self._analyses_by_guest = Buckets(*ANALYSES_PER_GUEST)
        self._analyses_by_address = Buckets(*ANALYSES_PER_ADDRESS)
        self._sockets: Counter[str] = Counter()

    def new_table(self, connection: HTTPConnection) -> None:
        """Call this before creating a table for somebody. Raises Refusal."""
        if not self._by_guest.take(guest_of(connection)) or not self._by_address.take(address_of(connection)):
            raise refusal("too-many-new-tables")

    def read(self, connection: HTTPConnection) -> None:
        """Call this before replaying a game or reading a file or options for somebody. Raises Refusal."""
        if not self._reads.take(address_of(connection)):
            raise refusal("too-fast")

    def account(self, connection: HTTPConnection) -> None:
        """Call this before changing an account. Raises Refusal."""
        by_guest = self._account_by_guest.take(guest_of(connection))
        if not by_guest or not self._account_by_address.take(address_of(connection)):
            raise refusal("too-fast")

    @contextmanager
    def guess(self, connection: HTTPConnection) -> Iterator[None]:
        """Around looking up the code that somebody has typed: only wrong ones count. Raises Refusal.

        In the ten minutes for which a code works, an address can try 10 + 600 / 30 = 30 of the 32 ** 8 codes. Even if
        1,000 people had made one, the chance to find any would be 30 * 1,000 / 32 ** 8, or 1 in 36 million."""
        names = guest_of(connection), address_of(connection)
        if not all([self._guesses.take(name) for name in names]):
            raise refusal("too-fast")
        yield
        for name in names:
            self._guesses.take(name, -1)

    def invite(self, connection: HTTPConnection) -> None:
        """Call this before somebody invites or declines. Raises Refusal."""
        if not self._invitations.take(guest_of(connection)):
            raise refusal("too-fast")

    def shun(self, connection: HTTPConnection) -> None:
        """Call this before somebody mutes or blocks somebody. Raises Refusal."""
        if not self._shunned.take(guest_of(connection)):
            raise refusal("too-fast")

    def notifications(self, connection: HTTPConnection) -> None:
        """Call this before changing somebody's notifications. Raises Refusal."""
        by_guest = self._notifications_by_guest.take(guest_of(connection))
        if not by_guest or not self._notifications_by_address.take(address_of(connection)):
            raise refusal("too-fast")

    def hint(self, connection: HTTPConnection) -> None:
        """Call this before giving somebody a hint or a reason. Raises Refusal."""
        if not self._hints.take(guest_of(connection)):
            raise refusal("too-fast")

    def analyse(self, connection: HTTPConnection) -> None:
        """Call this before starting an analysis for somebody. Raises Refusal."""
        by_guest = self._analyses_by_guest.take(guest_of(connection))
        if not by_guest or not self._analyses_by_address.take(address_of(connection)):
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
