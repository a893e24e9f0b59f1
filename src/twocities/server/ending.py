"""Games that end before their time: a person resigns, or all people agree to end the game without a result."""

from twocities.server.changes import Change, need_phase, need_seen, own_seat
from twocities.server.entries import AnyEntry, Ended, Resigned, Voted
from twocities.server.messages import End, Resign
from twocities.server.refusals import refusal
from twocities.server.seating import SUBSTITUTE, pass_on_hosting
from twocities.server.table import RUNNING, Table


def resign(table: Table, guest: str, command: Resign, now: float) -> Change:
    seat = own_seat(table, guest)
    need_phase(table, RUNNING)
    if plays_alone(table, seat):
        return Change([Ended(now, seat)])
    level = table.places[seat].level or SUBSTITUTE
    return Change([Resigned(now, seat, level), *pass_on_hosting(table, guest, now)])


def plays_alone(table: Table, seat: int) -> bool:
    """Whether nobody else has a seat at the table, not even one that a bot plays for them."""
    return not any([place.guest and not place.lost for other, place in enumerate(table.places) if other != seat])


def end(table: Table, guest: str, command: End, now: float) -> Change:
    """The first vote proposes it, the last one decides it, and anybody may say no."""
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
