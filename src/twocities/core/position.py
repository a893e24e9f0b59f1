"""Positions: states as text, complete or written by hand with only what matters. Each game defines its lines."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from twocities.core.game import Game, State
from twocities.core.header import read_header, write_header
from twocities.core.lines import FileProblem, Line

S = TypeVar("S", bound=State)

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


def read_own(game: Game, load: Callable[[Any, Sequence[Line]], S], text: str) -> S:
    """The state that a position of this game describes. Raises FileProblem, even for positions of other games."""
    found, options, lines = read_header(text, TITLE)
    if found is not game:
        raise FileProblem(0, "file-none-of", found=found.name, known=game.name)
    return _able_to_choose(load, options, lines)


def load(game: Game, options: Any, lines: Sequence[Line]) -> State:
    """The state that the lines of a position describe, in which somebody can choose. Raises FileProblem."""
    return _able_to_choose(game.load, options, lines)


def _able_to_choose(load: Callable[[Any, Sequence[Line]], S], options: Any, lines: Sequence[Line]) -> S:
    try:
        state = load(options, lines)
        stuck = [seat for seat in state.pending() if not state.choices(seat)]
    except FileProblem:
        raise
    except (IndexError, StopIteration, ValueError) as problem:
        raise FileProblem(0, "file-contradiction") from problem
    if stuck:
        raise FileProblem(0, "file-stuck", seat=stuck[0])
    return state
