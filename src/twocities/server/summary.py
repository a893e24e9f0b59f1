"""What lists show of a table, and when it next needs attention; updated with every change and stored with it."""

from collections.abc import Container, Iterator, Mapping
from typing import Any, Final

import msgspec

from twocities.core import Outcome
from twocities.server.messages import Rating, TableCard
from twocities.server.results import result_rows
from twocities.server.scene import table_card
from twocities.server.stored import ENDED, SEATED, TURN, Need, Seat, Summary
from twocities.server.table import HOUR, OPEN, OVER, RUNNING, Table

IDLE: Final = {OPEN: 86_400.0, RUNNING: 60 * 86_400.0}  # by phase: seconds until an unused table is closed


class Told(msgspec.Struct, frozen=True):
    """A table in a list, as of its last change."""

    table: TableCard
    outcome: Outcome | None
    waiting: list[int]  # seats whose choice the game is waiting for
    turn: list[int]  # the same as everybody can see it, bots among them
    since: float  # when it became their turn, as everybody can see it
    round: int  # 0 before the start, and in games without rounds
    deadlines: list[float | None]  # by seat, if its clock runs
    fills_at: float  # when bots take its free seats; 0: never

    def card(self, now: float, online: Container[int]) -> TableCard:
        """The table as of now; `online` are the seats whose people are connected."""
        seats = [
            msgspec.structs.replace(
                card, seconds=card.seconds if at is None else max(at - now, 0.0), online=seat in online
            )
            for seat, (card, at) in enumerate(zip(self.table.seats, self.deadlines, strict=True))
        ]
        fills_in = max(self.fills_at - now, 0.0) if self.fills_at else None
        return msgspec.structs.replace(self.table, seats=seats, fills_in=fills_in)

    def rated(self, ratings: Mapping[int, Rating]) -> "Told":
        """With the ratings of some seats."""
        if not ratings:
            return self
        seats = [msgspec.structs.replace(card, rating=ratings.get(seat)) for seat, card in enumerate(self.table.seats)]
        return msgspec.structs.replace(self, table=msgspec.structs.replace(self.table, seats=seats))


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
        seat_count=len(table.places),
        clock=table.clock.seconds,
        language=table.language,
        card=msgspec.json.encode(_told(table)).decode(),
        seats=None if same_seats else _seats(table),
        played=() if same_seats and before is not None and before.phase == table.phase else _played(table),
        results=result_rows(table) if before is None or before.phase != OVER else (),
        needs=tuple(_needs(table, before)) if before is not None else (),
    )


def due_at(table: Table) -> float | None:
    """When something happens at the table though nobody is there: a clock runs out, bots take the free seats, or it is
    given up."""
    if table.phase == OVER:
        return None
    deadlines = [table.deadline(seat) for seat in table.waiting()]
    if table.phase == OPEN and table.fills_at:
        deadlines.append(table.fills_at)
    return min([at for at in deadlines if at is not None], default=table.changed + IDLE[table.phase])


def _told(table: Table) -> Told:
    view: Any = table.state.view(None) if table.state is not None else None
    turn = list(view.pending) if table.phase == RUNNING else []
    return Told(
        table=table_card(table, (), False, table.changed),
        outcome=table.outcome,
        waiting=table.waiting(),
        turn=turn,
        since=min([table.asked_at[seat] for seat in turn], default=table.changed),
        round=getattr(view, "round", 0),
        deadlines=[None if table.paused else table.deadline(seat) for seat in range(len(table.places))],
        fills_at=table.fills_at if table.phase == OPEN else 0.0,
    )


def _seats(table: Table) -> tuple[Seat, ...]:
    places = enumerate(table.places)
    return tuple([Seat(place.guest, seat, table.lost_at.get(seat)) for seat, place in places if place.guest])


def _played(table: Table) -> tuple[tuple[str, str], ...]:
    """The people in a game that has begun, unless there is only one."""
    people = [(place.guest, place.name) for place in table.places if place.guest] if table.seed else []
    return tuple(people) if len(people) > 1 else ()


def _needs(table: Table, before: Table) -> Iterator[Need]:
    """The notifications that the last change calls for, whether those they are for are there or not."""
    people = [place.guest for place in table.places if place.guest and not place.lost]
    if table.phase == RUNNING and table.clock.seconds >= HOUR:
        for seat in table.waiting():
            if _is_asked_anew(table, before, seat):
                yield Need(table.places[seat].guest, TURN)
    elif table.phase == OPEN:
        known = [place.guest for place in before.places]
        for place in table.places:
            if place.guest not in ("", table.host, *known):
                yield Need(table.host, SEATED, place.name)
    elif table.phase == OVER and before.phase == RUNNING and len(people) > 1:
        yield from [Need(guest, ENDED) for guest in people]


def _is_asked_anew(table: Table, before: Table, seat: int) -> bool:
    """Whether a seat must decide something new, and not because of what its own person has just chosen."""
    if seat in before.waiting() and before.asked.get(seat) == table.asked.get(seat):
        return False
    chose = len(table.moves) > len(before.moves) and table.moves[-1][0] == seat
    return not chose or table.made[-1].program


read_told: Final = msgspec.json.Decoder(Told).decode
