"""Whose bots think next: time is shared among people, then among the tables of each. Pure: it reads no clock."""

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

import msgspec


class Account(NamedTuple):
    """Who is charged for a thought: a table, and the people waiting for it there, looked up each time.

    If there are none, the thought is no longer wanted."""

    table: str
    people: Callable[[], Collection[str]]


class Thought(msgspec.Struct, eq=False):
    """Something to think about, for about this many seconds. Compared by identity."""

    account: Account
    seconds: float
    here: bool = False  # on this machine


class Ledger:
    """How much time each name has had. A newcomer counts as having had at least as much as the last one served, so
    unused time is not saved up."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._least = 0.0

    def __contains__(self, name: str) -> bool:
        return name in self._had

    def had(self, name: str) -> float:
        return max(self._had.get(name, 0.0), self._least)

    def charge(self, name: str, seconds: float) -> None:
        """Charges the one being served, who has had the least of all who wait."""
        self._least = self.had(name)
        self._had[name] = self._least + seconds
        self._had = {other: had for other, had in self._had.items() if had > self._least}


class Shares:
    """Shares of thinking time. The person who has had the least is served first; then that person's table that has had
    the least; then the shorter thought; then the earlier one."""

    def __init__(self) -> None:
        self._people = Ledger()
        self._tables: dict[str, Ledger] = {}  # by person

    def serve(self, waiting: Iterable[Thought]) -> Thought:
        """The next thought, charged to the person waiting for it who has had the least time. Somebody must be waiting
        for every thought."""

        def had(thought: Thought) -> tuple[float, float, float]:
            person = self._person(thought)
            return self._people.had(person), self._of_table(person, thought.account.table), thought.seconds

        thought = min(waiting, key=had)
        self._charge(self._person(thought), thought)
        return thought

    def _person(self, thought: Thought) -> str:
        return min(thought.account.people(), key=self._people.had)

    def _of_table(self, person: str, table: str) -> float:
        ledger = self._tables.get(person)
        return ledger.had(table) if ledger else 0.0

    def _charge(self, person: str, thought: Thought) -> None:
        self._people.charge(person, thought.seconds)
        self._tables.setdefault(person, Ledger()).charge(thought.account.table, thought.seconds)
        self._tables = {person: ledger for person, ledger in self._tables.items() if person in self._people}
