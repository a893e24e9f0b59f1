"""Who is at a table now, and since when others are not."""

import time
from typing import Protocol


class Listener(Protocol):
    """A connection of a guest to a table."""

    guest: str

    def send(self, message: bytes) -> None:
        """Never waits and never fails: a connection that can take no more ends by itself."""


class Presence:
    """The connections to a table, and when a guest without any was last heard of."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self._heard: dict[str, float] = {}  # by guest
        self._since = time.time()

    def is_here(self, guest: str) -> bool:
        return any([listener.guest == guest for listener in self.listeners])

    def hear(self, guest: str) -> None:
        self._heard[guest] = time.time()

    def away(self, guest: str) -> float:
        """For how many seconds nobody has heard of a guest; at most since the table was opened here."""
        return 0.0 if self.is_here(guest) else time.time() - self._heard.get(guest, self._since)
