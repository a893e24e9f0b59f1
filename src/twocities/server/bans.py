"""The guests and addresses that an operator has banned, in the database."""

import time

from sqlalchemy import delete, insert, select

from twocities.server.database import Database, Stale
from twocities.server.schema import BANS


class Bans:
    """All methods raise StorageProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[tuple[str, float]]:
        """Who is banned and since when, the latest first."""
        with self._database.transaction() as connection:
            rows = connection.execute(select(BANS.c.who, BANS.c.since).order_by(BANS.c.since.desc())).all()
        return [(who, since) for who, since in rows]

    def add(self, who: str) -> bool:
        """Returns whether the ban is new."""
        try:
            with self._database.transaction(write=True) as connection:
                connection.execute(insert(BANS).values(who=who, since=time.time()))
        except Stale:  # already banned
            return False
        return True

    def lift(self, who: str) -> bool:
        """Returns whether there was such a ban."""
        with self._database.transaction(write=True) as connection:
            return bool(connection.execute(delete(BANS).where(BANS.c.who == who)).rowcount)
