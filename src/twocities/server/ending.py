"""Games that end early: a person resigns, or all people agree to end the game without a result."""

from twocities.server.changes import Change, need_phase, need_seen, own_seat
from twocities.server.entries import AnyEntry, Closed, Ended, Resigned, Voted
from twocities.server.messages import End, Resign, Stand
from twocities.server.refusals import refusal
from twocities.server.seating import SUBSTITUTE, pass_on_hosting, stand
from twocities.server.table import OPEN, OVER, RUNNING, Table


def resign(table: Table, guest: str, command: Resign, now: float) -> Change:
    seat = own_seat(table, guest)
    need_phase(table, RUNNING)
    if table.is_alone(seat):
        return Change([Ended(now, seat)])
    level = table.places[seat].level or SUBSTITUTE
    return Change([Resigned(now, seat, level), *pass_on_hosting(table, guest, now)])


def leave(table: Table, guest: str, now: float) -> Change:
    """A guest leaves a table for good: they give up the seat before the start, and the table is closed if no person is
    left; a game in which no other person plays ends. Raises Refusal if others play."""
    seat = table.seat_of(guest)
    if seat is None or table.phase == OVER:
        return Change([])
    alone = table.is_alone(seat)
    if table.phase == OPEN:
        closes = alone and not table.paired  # which is closed anyway
        return Change([*stand(table, guest, Stand(0), now).entries, *([Closed(now)] if closes else [])])
    if not alone:
        raise refusal("people-play")
    return Change([Ended(now, seat)])


def end(table: Table, guest: str, command: End, now: float) -> Change:
    """The first vote proposes to end the game, the last one ends it; a vote against it ends the proposal."""
    seat = own_seat(table, guest)
    need_phase(table, RUNNING)
    if table.places[seat].level:
        raise refusal("program-plays")
    need_seen(table, seat, command.version, table.reading(seat).voted)
    if seat in table.ending if command.agrees else not table.ending:
        raise refusal("nothing-proposed")
    entries: list[AnyEntry] = [Voted(now, seat, command.agrees)]
    if command.agrees and set(table.people()) <= {seat, *table.ending}:
        entries.append(Ended(now))
    return Change(entries)
