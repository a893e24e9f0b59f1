"""The tables of one guest, as their list shows them: those that wait for the guest first, the finished ones last."""

from collections.abc import Sequence

import msgspec

from twocities.server.messages import TableCard
from twocities.server.storage import Listed
from twocities.server.summary import Told
from twocities.server.table import OPEN, OVER, RUNNING


class Result(msgspec.Struct, frozen=True):
    """How a game ended for a seat."""

    won: bool
    place: int
    score: int


class OwnTable(msgspec.Struct, frozen=True):
    """A table where the guest has a seat. It waits for the guest to choose, to start the game, or to say whether it
    should end."""

    table: TableCard
    seat: int
    waits: bool
    turn: list[int]  # the seats whose turn it is, as everybody can see it
    since: float  # when it became their turn
    round: int  # 0 before the start, and in games without rounds
    at: float  # when the table was made or, if the game is over, that was
    result: Result | None  # none if the game goes on, or ended without one

    def shown(self) -> tuple[object, ...]:
        """What a list shows of it."""
        seats = [(seat.kind, seat.name, seat.level) for seat in self.table.seats]
        return self.table.phase, self.table.paused, self.waits, self.turn, self.since, self.round, seats


class Me(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Who the guest is, and all tables of theirs that are not over, with the last of those that are."""

    name: str
    tables: list[OwnTable]


class Changed(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What has changed among the guest's tables; `gone`: they are in the list no more."""

    tables: list[OwnTable]
    gone: list[str]


class Heard(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The answer to whatever a client sends: the connection is alive."""


AnyOwnMessage = Me | Changed | Heard


def own_table(told: Told, listed: Listed) -> OwnTable:
    table, seat, outcome = told.table, listed.seat, told.outcome
    result = None if outcome is None else Result(outcome.places[seat] == 1, outcome.places[seat], outcome.scores[seat])
    return OwnTable(table, seat, _waits(told, seat), told.turn, told.since, told.round, listed.at, result)


def _waits(told: Told, seat: int) -> bool:
    table = told.table
    if table.phase == OPEN:
        return table.seats[seat].host and all([card.kind != "open" for card in table.seats])
    asked = bool(table.ending) and seat not in table.ending and table.seats[seat].kind == "person"
    return table.phase == RUNNING and (seat in told.waiting or asked)


def in_order(tables: Sequence[OwnTable]) -> list[OwnTable]:
    return sorted(tables, key=lambda own: (own.table.phase == OVER, not own.waits, own.table.phase == OPEN, -own.at))
