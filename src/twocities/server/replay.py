"""What anybody may see of a game that is over: all of it, through whichever eyes."""

from typing import Literal

import msgspec

from twocities.core import Record
from twocities.server.entries import Answered, AnyEntry, Chose, Proposed, Undone, read_entry
from twocities.server.messages import News
from twocities.server.refusals import refusal
from twocities.server.scene import news
from twocities.server.table import OVER, Table

Eyes = int | Literal["all", "spectator"]  # a seat's; those of all seats together; of nobody


def record(table: Table) -> str:
    """The record of the game. Raises Refusal: there is none of a game that began in a position."""
    _need_end(table)
    if table.position:
        raise refusal("no-record")
    table.state_after(0)  # the choices lead where they led
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
    seats = range(len(table.places)) if eyes == "all" else [_seat(table, eyes)]
    state = table.state_after(choices)
    return [state.view(seat) for seat in seats]


def news_that_count(table: Table, eyes: Eyes) -> list[News]:
    """All that is stored of the game but choices taken back, as it was told then. Raises Refusal."""
    _need_end(table)
    seat = None if eyes == "all" else _seat(table, eyes)
    kept: list[tuple[int, AnyEntry]] = []
    for version, entry in enumerate(map(read_entry, table.log), 1):
        if isinstance(entry, Undone):
            kept = [(at, old) for at, old in kept if not isinstance(old, Chose) or old.number <= entry.choices]
        elif not isinstance(entry, Proposed | Answered):
            kept.append((version, entry))
    return [news(version, _opened(entry) if eyes == "all" else entry, seat) for version, entry in kept]


def _opened(entry: AnyEntry) -> AnyEntry:
    """A choice, with what was private about it made public."""
    if not isinstance(entry, Chose):
        return entry
    events = [msgspec.structs.replace(event, public={**event.public, **event.private}) for event in entry.events]
    return msgspec.structs.replace(entry, events=tuple(events))


def _seat(table: Table, eyes: Eyes) -> int | None:
    if eyes == "spectator":
        return None
    if not isinstance(eyes, int) or not 0 <= eyes < len(table.places):
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
