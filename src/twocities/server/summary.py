"""What lists show of a table, and when it next needs attention; updated with every change and stored with it."""

from collections.abc import Container
from typing import Final

import msgspec

from twocities.core import Outcome
from twocities.server.messages import TableCard
from twocities.server.scene import table_card
from twocities.server.stored import Summary
from twocities.server.table import OPEN, OVER, RUNNING, Table

IDLE: Final = {OPEN: 86_400.0, RUNNING: 60 * 86_400.0}  # by phase: seconds until an unused table is closed


class Told(msgspec.Struct, frozen=True):
    """A table in a list, as of its last change."""

    table: TableCard
    outcome: Outcome | None
    waiting: list[int]  # seats whose choice the game is waiting for
    deadlines: list[float | None]  # by seat, if its clock is running

    def card(self, now: float, online: Container[int]) -> TableCard:
        """The table as of now; `online` are the seats whose people are connected."""
        seats = [
            msgspec.structs.replace(
                card, seconds=card.seconds if at is None else max(at - now, 0.0), online=seat in online
            )
            for seat, (card, at) in enumerate(zip(self.table.seats, self.deadlines, strict=True))
        ]
        return msgspec.structs.replace(self.table, seats=seats)


def summary_of(table: Table, before: Table | None = None) -> Summary:
    """Everything stored about a table besides its entries; `before` is the table before its last change."""
    same_seats = before is not None and before.places == table.places
    return Summary(
        game=table.game.name,
        phase=table.phase,
        host=table.host,
        listed=table.listed and (table.phase != OVER or table.outcome is not None),
        created_at=table.created,
        changed_at=table.changed,
        due_at=due_at(table),
        card=msgspec.json.encode(_told(table)).decode(),
        seats=None if same_seats else _seats(table),
    )


def due_at(table: Table) -> float | None:
    """When something happens at the table even if nobody is there: a clock runs out, or the table is closed."""
    if table.phase == OVER:
        return None
    deadlines = [table.deadline(seat) for seat in table.waiting()]
    return min([at for at in deadlines if at is not None], default=table.changed + IDLE[table.phase])


def _told(table: Table) -> Told:
    return Told(
        table=table_card(table, (), False, table.changed),
        outcome=table.outcome,
        waiting=table.waiting(),
        deadlines=[None if table.paused else table.deadline(seat) for seat in range(len(table.places))],
    )


def _seats(table: Table) -> tuple[tuple[str, int], ...]:
    found = {place.guest: seat for seat, place in enumerate(table.places) if place.guest and not place.lost}
    return tuple(found.items())


read_told: Final = msgspec.json.Decoder(Told).decode
