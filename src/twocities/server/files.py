"""Files that guests bring: records and positions."""

from typing import Any, NamedTuple

from twocities.core import FileProblem, Game, State, read_record
from twocities.core.position import read_whole_position
from twocities.server.refusals import refusal


class GuestFile(NamedTuple):
    """What a file holds: a game, so many choices on from its start, or from nowhere known (0)."""

    game: Game
    options: Any
    choices: int
    state: State


def read_file(record: str, position: str, choices: int | None = None) -> GuestFile:
    """A record, after so many of its choices (None: all), or a position. Raises Refusal."""
    try:
        if not record:
            game, options, state = read_whole_position(position)
            return GuestFile(game, options, 0, state)
        read = read_record(record)
    except FileProblem as problem:
        raise refusal("file", str(problem)) from None
    del read.choices[len(read.choices) if choices is None else max(choices, 0) :]
    return GuestFile(read.game, read.options, len(read.choices), read.final())
