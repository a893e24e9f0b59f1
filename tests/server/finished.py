"""Finished games for tests of records and ratings: one that was really played to its end, and others made of it."""

import re
import secrets
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from tests.server.rooms import Desk
from twocities.core import Outcome, SplitMix
from twocities.server.entries import AnyEntry, Arranged, Finished, Place, Seated, read_entry, write_entry
from twocities.server.storage import Storage
from twocities.server.stored import Snapshot, Stored
from twocities.server.summary import summary_of
from twocities.server.table import OVER, Table, stored_table

Entries = list[AnyEntry]
Change = Callable[[Entries], Entries]
ANN, BOB = "guest 0", "guest 1"
GUEST = re.compile(rb"guest \d")


@cache
def played_out(game: str = "citadels", people: int = 2, automaton: int = 0) -> Desk:
    """A game between people, or against the Automaton, that was played to its end, at random."""
    machine = {"revolutionaries": people - 1, "automaton": automaton}
    options = {"players": people} if game == "citadels" else machine
    desk, rng = Desk(game, options), SplitMix(1)
    while desk.table.phase != OVER:
        assert desk.table.state is not None
        pending = desk.table.state.pending()
        seat = pending[rng.below(len(pending))]
        offered = desk.choices(seat)
        desk.chooses(seat, "confirm" if "confirm" in offered and rng.below(2) else offered[rng.below(len(offered))])
    return desk


def listed(entries: Entries) -> Entries:
    """At a table that everybody can find."""
    return [_with(entry, listed=True) if isinstance(entry, Arranged) else entry for entry in entries]


def won_by(seat: int) -> Change:
    """One of two seats wins, whatever happened."""
    outcome = Outcome(places=(1 + (seat != 0), 1 + (seat != 1)), scores=(20, 20))
    return lambda entries: [
        _with(entry, outcome=outcome) if isinstance(entry, Finished) else entry for entry in entries
    ]


def before_the_end(*new: AnyEntry) -> Change:
    return lambda entries: [*entries[:-1], *new, entries[-1]]


def bot_at(seat: int) -> Change:
    """A bot has a seat from the start."""
    return lambda entries: [
        _with(entry, place=Place(level="expert")) if isinstance(entry, Seated) and entry.seat == seat else entry
        for entry in entries
    ]


def made(*changes: Change, guests: Sequence[str] = (), name: str = "") -> Table:
    """A game of Citadels between Ann and Bob, or these guests, with some changes."""
    desk = played_out()
    entries = [read_entry(line) for line in desk.table.lines]
    for change in changes:
        entries = change(entries)
    called = {desk.guest(seat).encode(): guest.encode() for seat, guest in enumerate(guests)}
    lines = [GUEST.sub(lambda found: called.get(found[0], found[0]), write_entry(entry)) for entry in entries]
    assert desk.table.state is not None
    return stored_table(Stored(name, lines, Snapshot(len(lines), desk.table.state.position())))


def series(winners: Sequence[int], guests: Sequence[str]) -> list[Table]:
    """Listed games between two guests, each won by one of them (0 or 1)."""
    return [made(listed, won_by(seat), guests=guests, name=secrets.token_hex(11)) for seat in winners]


async def store(storage: Storage, *tables: Table) -> None:
    """As if each had just ended, one after the other."""
    for table in tables:
        assert table.state is not None
        snapshot = Snapshot(table.version, table.state.position())
        await storage.append(table.name, 0, table.lines, snapshot, summary_of(table))


def _with(entry: Any, **about: Any) -> Any:
    return msgspec.structs.replace(entry, **about)
