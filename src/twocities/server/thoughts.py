"""The queue of long thoughts in PostgreSQL: server processes ask, workers on other machines answer.

All methods raise StorageProblem."""

from collections import Counter
from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from twocities.server.database import Database
from twocities.server.peers import FORGOTTEN, LEASE, NOW
from twocities.server.schema import THOUGHTS, WORKERS

POLL: Final = 0.1  # seconds between polls of the queue


class Queue(NamedTuple):
    """The queue as seen by a server."""

    slots: int  # of all live workers
    others: int  # thoughts that others are waiting for
    own: dict[str, bytes | None]  # the server's own thoughts that still exist, with their answers


class Crews(NamedTuple):
    """The workers, for an operator."""

    workers: int  # that are alive
    slots: int  # their processes
    waiting: int  # unanswered thoughts


class Thoughts:
    def __init__(self, database: Database) -> None:
        self.available = database.file is None  # SQLite has no workers elsewhere
        self.asked: Counter[str] = Counter()  # this server's thoughts by result
        self._database = database

    # -- for servers

    def ask(self, thought: str, request: bytes) -> None:
        with self._database.transaction(write=True) as connection:
            connection.execute(insert(THOUGHTS).values(id=thought, request=request, asked_at=NOW))

    def look(self, own: Collection[str]) -> Queue:
        slots = select(func.coalesce(func.sum(WORKERS.c.slots), 0)).where(_alive())
        others = select(func.count()).where(THOUGHTS.c.answer.is_(None), THOUGHTS.c.id.not_in(own))
        answers = select(THOUGHTS.c.id, THOUGHTS.c.answer).where(THOUGHTS.c.id.in_(own))
        with self._database.transaction() as connection:
            found = [(thought, answer) for thought, answer in connection.execute(answers)]
            return Queue(connection.scalars(slots).one(), connection.scalars(others).one(), dict(found))

    def drop(self, thought: str) -> None:
        with self._database.transaction(write=True) as connection:
            connection.execute(delete(THOUGHTS).where(THOUGHTS.c.id == thought))

    # -- for operators

    def crews(self) -> Crews:
        if not self.available:
            return Crews(0, 0, 0)
        workers = select(func.count(), func.coalesce(func.sum(WORKERS.c.slots), 0)).where(_alive())
        waiting = select(func.count()).where(THOUGHTS.c.answer.is_(None))
        with self._database.transaction() as connection:
            alive, slots = connection.execute(workers).one()
            return Crews(alive, slots, connection.scalars(waiting).one())

    # -- for workers

    def give_sign(self, worker: str, slots: int) -> None:
        """A worker's heartbeat. Clears away workers that died long ago and thoughts left behind."""
        alive = insert_or(WORKERS).values(id=worker, slots=slots, alive_until=NOW + LEASE)
        with self._database.transaction(write=True) as connection:
            connection.execute(alive.on_conflict_do_update(index_elements=["id"], set_={"alive_until": NOW + LEASE}))
            connection.execute(delete(WORKERS).where(WORKERS.c.alive_until < NOW - FORGOTTEN))
            connection.execute(delete(THOUGHTS).where(THOUGHTS.c.asked_at < NOW - FORGOTTEN))

    def take(self, worker: str, most: int) -> list[tuple[str, bytes]]:
        """Takes up to `most` thoughts that no live worker has, oldest first; returns their requests by id."""
        taken = THOUGHTS.c.taken_by.in_(select(WORKERS.c.id).where(_alive()))
        free = select(THOUGHTS.c.id).where(THOUGHTS.c.answer.is_(None), or_(THOUGHTS.c.taken_by.is_(None), ~taken))
        oldest = free.order_by(THOUGHTS.c.asked_at).limit(most).with_for_update(skip_locked=True)
        take = update(THOUGHTS).where(THOUGHTS.c.id.in_(oldest)).values(taken_by=worker)
        with self._database.transaction(write=True) as connection:
            rows = connection.execute(take.returning(THOUGHTS.c.id, THOUGHTS.c.request)).all()
        return [(thought, request) for thought, request in rows]

    def answer(self, worker: str, thought: str, answer: bytes) -> None:
        """Stores an answer, unless the thought now belongs to another worker or to nobody."""
        mine = update(THOUGHTS).where(THOUGHTS.c.id == thought, THOUGHTS.c.taken_by == worker)
        with self._database.transaction(write=True) as connection:
            connection.execute(mine.values(answer=answer))

    def leave(self, worker: str) -> None:
        """Signs a worker off; the thoughts it had taken are free again."""
        with self._database.transaction(write=True) as connection:
            connection.execute(delete(WORKERS).where(WORKERS.c.id == worker))


def _alive() -> ColumnElement[bool]:
    return WORKERS.c.alive_until > NOW
