"""What a command changes, and the checks that commands share."""

from typing import NamedTuple

from twocities.core import State
from twocities.server.entries import AnyEntry, Place
from twocities.server.refusals import refusal
from twocities.server.table import OPEN, OVER, RUNNING, Table


class Change(NamedTuple):
    """Entries to store, and the state of the game after them if they change it."""

    entries: list[AnyEntry]
    state: State | None = None


def need_host(table: Table, guest: str) -> None:
    if not guest or guest != table.host:
        raise refusal("not-host")


def need_phase(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise refusal({OPEN: "not-started", RUNNING: "started-already", OVER: "game-over"}[table.phase])


def need_play(table: Table) -> None:
    need_phase(table, RUNNING)
    if table.paused:
        raise refusal("paused")


def need_seen(table: Table, seat: int | None, version: int, since: int) -> None:
    """Raises Refusal unless the sender has seen the current version."""
    if not since <= version <= table.reading(seat).version:
        raise refusal("stale")


def own_seat(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise refusal("not-seated")
    return seat


def place_of(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places) or seat in table.game.empty_seats(table.options):
        raise refusal("no-such-seat", str(seat))
    if table.phase == OVER:
        raise refusal("game-over")
    return table.places[seat]
