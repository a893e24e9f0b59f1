"""Positions: a state as text, whole or by hand with only what matters. The lines are the game's own."""

from twocities.core.game import State
from twocities.core.header import read_header

TITLE = "twocities position"


def read_position(text: str) -> State:
    """The state a position describes. Raises FileProblem, with the line and the reason."""
    game, options, lines = read_header(text, TITLE)
    return game.load(options, lines)
