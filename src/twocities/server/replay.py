"""What anybody may see of a game that is over: all of it, through whichever eyes. Of others it tells nothing."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from twocities.core import Record, State
from twocities.server.entries import Answered, AnyEntry, Chose, Proposed, Undone, read_entry
from twocities.server.messages import News
from twocities.server.refusals import refusal
from twocities.server.scene import news
from twocities.server.table import OVER, Table

Eyes = int | Literal["all", "spectator"]  # a seat's; those of all seats together; of nobody
Kept = tuple[int, AnyEntry, int]  # an entry, with its version and the number of choices that stand after it


def record(table: Table) -> str:
    """The record of the game. Raises Refusal."""
    _need_end(table)
    start = table.state_after(0)  # the choices lead where they led
    if table.position:
        played = Record.from_position(start.position())
    else:
        played = Record(table.game, table.options, table.seed)
    for seat, choice in table.moves:
        played.add(seat, table.game.parse(choice))
    return played.text()


def position(table: Table, choices: int) -> str:
    """The position after so many choices. Raises Refusal."""
    _need_end(table, choices)
    return table.state_after(choices).position()


def views(table: Table, choices: int, eyes: Eyes) -> list[msgspec.Struct]:
    """What was seen after so many choices: one view, or that of every seat. Raises Refusal."""
    _need_end(table, choices)
    return views_of(table.state_after(choices), len(table.places), eyes)


def views_of(state: State, seats: int, eyes: Eyes) -> list[msgspec.Struct]:
    """One view of a game with so many seats, or that of every seat. Raises Refusal."""
    return [state.view(seat) for seat in (range(seats) if eyes == "all" else [_seat(seats, eyes)])]


def news_that_count(table: Table, eyes: Eyes) -> list[News]:
    """All that is stored of the game but choices taken back, as it was told then. Raises Refusal."""
    _need_end(table)
    kept: list[Kept] = []
    number = 0
    for version, entry in enumerate(map(read_entry, table.log), 1):
        if isinstance(entry, Undone):
            number = entry.choices
            kept = [
                (at, old, min(count, number))
                for at, old, count in kept
                if not isinstance(old, Chose) or old.number <= number
            ]
        elif not isinstance(entry, Proposed | Answered):
            number = entry.number if isinstance(entry, Chose) else number
            kept.append((version, entry, number))
    return told(kept, len(table.places), eyes)


def told(kept: Sequence[Kept], seats: int, eyes: Eyes) -> list[News]:
    """Entries of a game with so many seats, as they are told through these eyes. Raises Refusal."""
    seat = None if eyes == "all" else _seat(seats, eyes)
    return [news(at, _opened(entry) if eyes == "all" else entry, seat, count, over=True) for at, entry, count in kept]


def _opened(entry: AnyEntry) -> AnyEntry:
    """A choice, with what was private about it made public."""
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


def _need_end(table: Table, choices: int = 0) -> None:
    """Nothing is told of a game that goes on."""
    if table.phase != OVER:
        raise refusal("not-over")
    if table.state is None:
        raise refusal("not-started")
    if not 0 <= choices <= len(table.moves):
        raise refusal("no-such-moment", str(len(table.moves)))
