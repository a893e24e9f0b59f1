"""The tables of one guest as their list shows them: those waiting for the guest first, finished ones last."""

from collections.abc import Sequence

import msgspec

from twocities.server.lists import Listed
from twocities.server.messages import TableCard
from twocities.server.summary import Told
from twocities.server.table import OPEN, OVER, RUNNING


class OwnResult(msgspec.Struct, frozen=True):
    """How a game ended for the guest."""

    won: bool
    place: int
    score: int


class OwnTable(msgspec.Struct, frozen=True):
    """A table where the guest has a seat. It `waits` if the guest has to choose, can start the game, or is asked
    whether to end it."""

    table: TableCard  # as spectators see it
    seat: int
    waits: bool
    lost: bool  # a bot has taken over the seat for good: the guest has resigned or run out of time
    turn: list[int]  # the seats whose turn it is, as far as everybody can see
    since: float  # when it became their turn
    round: int  # 0 before the start and in games without rounds
    at: float  # when the game ended for the guest or, until then, when the table was created
    result: OwnResult | None  # none until the game is over, or if it ended without one

    @property
    def over(self) -> bool:
        return self.lost or self.table.phase == OVER

    def shown(self) -> tuple[object, ...]:
        """Everything that people are informed about when it changes."""
        table = self.table
        seats = [(seat.kind, seat.name, seat.level) for seat in table.seats]
        return (
            table.phase,
            table.paused,
            table.ending,
            table.rematch,
            seats,
            self.waits,
            self.lost,
            self.turn,
            self.round,
        )


class Invitation(msgspec.Struct, frozen=True):
    """Somebody who has played with the guest asks them to join a table with seats left."""

    table: TableCard
    name: str  # of the inviter

    def shown(self) -> tuple[object, ...]:
        """What a list shows of it."""
        return self.table.id, self.name, self.table.options, [(seat.kind, seat.name) for seat in self.table.seats]


class Me(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Who the guest is, and all their tables that are not over, followed by the latest that are."""

    name: str
    tables: list[OwnTable]
    invitations: list[Invitation]  # the most recent first


class Changed(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """The tables of the guest that are new or have changed, and those that are `gone` from the list."""

    tables: list[OwnTable]
    gone: list[str]
    invitations: list[Invitation] | None = None  # all of them; None: the same as before


class Heard(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The answer to anything that a client sends: the connection is alive."""


AnyOwnMessage = Me | Changed | Heard


def own_table(told: Told, listed: Listed) -> OwnTable:
    """A table of the guest, from an entry of the list."""
    seat, outcome, result = listed.seat, told.outcome, None
    if outcome is not None:
        place = outcome.places[seat]
        result = OwnResult(place == 1 and not listed.lost, place, outcome.scores[seat])
    return OwnTable(
        table=told.table,
        seat=seat,
        waits=not listed.lost and _waits(told, seat),
        lost=listed.lost,
        turn=told.turn,
        since=told.since,
        round=told.round,
        at=listed.at,
        result=result,
    )


def _waits(told: Told, seat: int) -> bool:
    table = told.table
    if table.phase == OPEN:
        return table.seats[seat].host and all([card.kind != "open" for card in table.seats])
    asked = bool(table.ending) and seat not in table.ending and table.seats[seat].kind == "person"
    return table.phase == RUNNING and (seat in told.waiting or asked)


def in_order(tables: Sequence[OwnTable]) -> list[OwnTable]:
    """Those waiting for the guest, then running, open and finished ones, each the newest first."""
    return sorted(tables, key=lambda own: (own.over, not own.waits, own.table.phase == OPEN, -own.at))
