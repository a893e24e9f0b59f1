"""Positions: a state as text, whole or by hand with only what matters. The lines are the game's own."""

from collections.abc import Sequence
from typing import Any

import msgspec

from twocities.core.game import Game, State
from twocities.core.header import read_header, write_header
from twocities.core.lines import FileProblem, Line

TITLE = "twocities position"


def write_position(game: Game, options: msgspec.Struct, facts: Sequence[str]) -> str:
    return "\n".join([*write_header(TITLE, game, options), *facts]) + "\n"


def read_position(text: str) -> State:
    """The state a position describes. Raises FileProblem, with the line and the reason."""
    return read_whole_position(text)[2]


def read_whole_position(text: str) -> tuple[Game, Any, State]:
    """The game of a position, its options and the state. Raises FileProblem, with the line and the reason."""
    game, options, lines = read_header(text, TITLE)
    return game, options, load(game, options, lines)


def load(game: Game, options: Any, lines: Sequence[Line]) -> State:
    """The state that the lines of a position describe, in which somebody can choose. Raises FileProblem."""
    state = game.load(options, lines)
    for seat in state.pending():
        if not state.choices(seat):
            raise FileProblem(0, "file-stuck", seat=seat)
    return state
