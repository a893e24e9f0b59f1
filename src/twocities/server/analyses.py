"""The analyses of finished games, in the database: of tables, and of records that somebody uploaded."""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import delete, insert, not_, select

from twocities.players.analysis import Part
from twocities.server.database import Database
from twocities.server.schema import ANALYSES, TABLES

KEPT: Final = 90 * 86_400.0  # seconds since its last change, for that of a record

Parts = list[Part | None]


class StoredAnalysis(NamedTuple):
    """An analysis as far as it has got."""

    depth: int  # that somebody wants
    seats: int
    parts: Parts
    working_until: float


class Analyses:
    """All methods raise StorageProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def load(self, id: str) -> StoredAnalysis | None:
        with self._database.transaction() as connection:
            row = connection.execute(select(ANALYSES).where(ANALYSES.c.id == id)).first()
        if row is None:
            return None
        try:
            parts = msgspec.json.decode(row.parts, type=Parts)
        except ValueError:  # written by another version
            return None
        return StoredAnalysis(row.depth, row.seats, parts, row.working_until)

    def save(self, id: str, depth: int, seats: int, parts: Sequence[Part | None], working_until: float) -> None:
        values = {"depth": depth, "seats": seats, "parts": msgspec.json.encode(parts)}
        moments = {"changed_at": time.time(), "working_until": working_until}
        with self._database.transaction(write=True) as connection:
            connection.execute(delete(ANALYSES).where(ANALYSES.c.id == id))
            connection.execute(insert(ANALYSES).values(id=id, **values, **moments))

    def forget(self) -> None:
        """Deletes those of uploaded records after a while."""
        of_table = ANALYSES.c.id.in_(select(TABLES.c.id))
        old = ANALYSES.c.changed_at < time.time() - KEPT
        with self._database.transaction(write=True) as connection:
            connection.execute(delete(ANALYSES).where(old, not_(of_table)))
