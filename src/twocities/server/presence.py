"""Who is at a table now, and how long the others have been away."""

from collections.abc import Callable
from typing import Protocol


class Listener(Protocol):
    """A guest's connection to a table."""

    guest: str

    def send(self, message: bytes) -> None:
        """Never waits and never fails: a connection that cannot keep up is closed."""


class Presence:
    """The connections to a table, and when guests without one were last here; at `since` if that is unknown."""

    def __init__(self, since: float, now: Callable[[], float]) -> None:
        self.listeners: list[Listener] = []
        self._heard: dict[str, float] = {}  # by guest
        self._since = since
        self._now = now
        self._elsewhere: set[str] = set()  # guests connected through other processes

    def is_here(self, guest: str) -> bool:
        return guest in self._elsewhere or any([listener.guest == guest for listener in self.listeners])

    def guests(self) -> set[str]:
        return {listener.guest for listener in self.listeners} | self._elsewhere

    def set_elsewhere(self, guests: set[str]) -> bool:
        """Sets who is connected through other processes; returns whether anybody came or went."""
        before = self.guests()
        self._elsewhere = guests
        for guest in before - self.guests():
            self.hear(guest)
        return before != self.guests()

    def hear(self, guest: str) -> None:
        self._heard[guest] = self._now()

    def away(self, guest: str) -> float:
        """For how many seconds a guest has been away, counted from when the table was opened here at the earliest."""
        return 0.0 if self.is_here(guest) else self._now() - self._heard.get(guest, self._since)
