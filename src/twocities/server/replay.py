"""Looking back at games: at finished games and files from any seat, at running games only from one's own."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from twocities.core import Record, State
from twocities.players.analysis import Analysis
from twocities.players.comments import comments
from twocities.players.spec import generator
from twocities.server.analysing import Subject
from twocities.server.entries import (
    Admitted,
    Answered,
    AnyEntry,
    Chose,
    Proposed,
    Undone,
    Wanted,
    Withdrawn,
    read_entry,
)
from twocities.server.messages import News
from twocities.server.refusals import refusal
from twocities.server.scene import news
from twocities.server.table import OVER, RUNNING, Table
from twocities.server.worker import WhyRequest

Eyes = int | Literal["all", "spectator"]  # one seat's view, that of all seats together, or a spectator's
Kept = tuple[int, AnyEntry, int]  # an entry, its version and the number of valid choices after it


def record(table: Table, analysis: Analysis | None = None) -> str:
    """The record of the game, with comments from an analysis. Raises Refusal."""
    _need_end(table)
    start = table.state_after(0)  # refused if the rules have changed since
    if table.position:
        played = Record.from_position(start.position())
    else:
        played = Record(table.game, table.options, table.seed)
    for seat, choice in table.moves:
        played.add(seat, table.game.parse(choice))
    return played.text(comments(analysis) if analysis else {})


def start(table: Table) -> str:
    """The position the game started from. Raises Refusal."""
    _need_end(table)
    return table.state_after(0).position()


def subject(table: Table) -> Subject:
    """The game to be analysed. Raises Refusal."""
    return Subject(table.name, table.game.name, start(table), table.moves, len(table.places))


def asked_why(table: Table, number: int, asker: int | None) -> WhyRequest:
    """The question why a choice was made: any choice of a finished game, as the one who made it knew; in a running game
    only if the asker plays with bots alone, and as far as the asker knows. Raises Refusal."""
    if table.phase == RUNNING and asker is not None and table.is_against_bots(asker):
        need_choice(number, table.reading(asker).choices)
        at = table.choices_until(asker, number - 1)
        seat, choice = table.moves[at]
        reader = asker
    else:
        _need_end(table)
        need_choice(number, len(table.moves))
        at = number - 1
        seat, choice = table.moves[at]
        reader = seat
    return question(table.state_after(at), seat, choice, reader, f"{table.name} {number}")


def question(state: State, seat: int, choice: str, reader: int, seed: str) -> WhyRequest:
    """The question why a seat made a choice in a state, with no more than the reader knew of it."""
    known = state.determinize(reader, generator(seed)).position()
    return WhyRequest(state.game.name, known, seat, choice, reader, seed)


def seat_of(table: Table, eyes: Eyes) -> int | None:
    """The seat whose eyes these are; None for all seats or a spectator. Raises Refusal."""
    return None if eyes == "all" else _seat(len(table.places), eyes)


def position(table: Table, choices: int) -> str:
    """The position after a number of choices. Raises Refusal."""
    _need_end(table, choices)
    return table.state_after(choices).position()


class Seen(NamedTuple):
    """A moment of the game: one view, or that of every seat, and the outlook computed from these."""

    views: list[msgspec.Struct]
    outlook: msgspec.Struct | None


def seen(table: Table, choices: int, eyes: Eyes, asker: int | None) -> Seen:
    """What was visible after a number of choices. Raises Refusal.

    The asker has a seat, or none (None). In a running game it counts only the choices it knows of."""
    if _looks_back(table, eyes, asker):
        _need_moment(choices, table.reading(asker).choices)
        return _seen_by(table.state_after(table.choices_until(asker, choices)), [asker])
    _need_end(table, choices)
    return seen_of(table.state_after(choices), len(table.places), eyes)


def seen_of(state: State, seats: int, eyes: Eyes) -> Seen:
    """What these eyes see of a game with this many seats. Raises Refusal."""
    return _seen_by(state, range(seats) if eyes == "all" else [_seat(seats, eyes)])


def _seen_by(state: State, readers: Sequence[int | None]) -> Seen:
    return Seen([state.view(reader) for reader in readers], state.outlook(readers))


def news_that_count(table: Table, eyes: Eyes, asker: int | None) -> list[News]:
    """Everything stored about the game except undone choices, as it was reported at the time. Raises Refusal.

    The asker has a seat, or none (None). In a running game it gets what it was sent, with its own versions and choice
    numbers."""
    going_on = _looks_back(table, eyes, asker)
    if not going_on:
        _need_end(table)
    kept: list[Kept] = []
    number = 0
    for version, entry, standing in _read_by(table, asker) if going_on else _all(table):
        if isinstance(entry, Undone):
            number = standing
            kept = [
                (at, old, min(count, number))
                for at, old, count in kept
                if not isinstance(old, Chose) or count <= number
            ]
        elif not isinstance(entry, Proposed | Answered | Wanted | Admitted | Withdrawn):
            number = standing if isinstance(entry, Chose) else number
            kept.append((version, entry, number))
    return told(kept, len(table.places), eyes, table.name, over=not going_on)


def _all(table: Table) -> Iterator[Kept]:
    """Every entry; the number of choices is correct for entries that change it."""
    for version, entry in enumerate(map(read_entry, table.lines), 1):
        yield version, entry, entry.number if isinstance(entry, Chose) else getattr(entry, "choices", 0)


def _read_by(table: Table, seat: int | None) -> Iterator[Kept]:
    """The entries that a reader was told of, in the same form."""
    reading = table.reading(seat)
    for version, (at, number) in enumerate(zip(reading.entries, reading.numbers, strict=True), 1):
        yield version, read_entry(table.lines[at]), number


def told(kept: Sequence[Kept], seats: int, eyes: Eyes, table: str = "", over: bool = True) -> list[News]:
    """The entries of a game with this many seats, at a table or from a file, as these eyes see them. Raises Refusal."""
    seat = None if eyes == "all" else _seat(seats, eyes)
    opened = [(at, _opened(entry) if eyes == "all" else entry, count) for at, entry, count in kept]
    return [news(table, at, entry, seat, count, over) for at, entry, count in opened]


def _opened(entry: AnyEntry) -> AnyEntry:
    """The entry with its private events made public."""
    if not isinstance(entry, Chose):
        return entry
    events = [msgspec.structs.replace(event, public={**event.public, **event.private}) for event in entry.events]
    return msgspec.structs.replace(entry, events=tuple(events))


def _seat(seats: int, eyes: Eyes) -> int | None:
    if eyes == "spectator":
        return None
    if not isinstance(eyes, int) or not 0 <= eyes < seats:
        raise refusal("no-such-seat", str(eyes))
    return eyes


def _looks_back(table: Table, eyes: Eyes, asker: int | None) -> bool:
    """Whether somebody looks back at a running game from their own seat."""
    return table.phase == RUNNING and eyes == ("spectator" if asker is None else asker)


def _need_end(table: Table, choices: int = 0) -> None:
    """A running game reveals nothing else. Raises Refusal."""
    if table.phase != OVER:
        raise refusal("not-over")
    if table.state is None:
        raise refusal("not-started")
    _need_moment(choices, len(table.moves))


def need_choice(number: int, last: int) -> None:
    """Raises Refusal unless a choice has this number."""
    if not 1 <= number <= last:
        raise refusal("no-such-moment", str(last))


def _need_moment(choices: int, last: int) -> None:
    if not 0 <= choices <= last:
        raise refusal("no-such-moment", str(last))
