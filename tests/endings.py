"""The last choices of a game as a record, which is quick to analyse."""

from functools import cache

from tests.players.test_review import SETUPS, played
from twocities.core.record import Record

AUTOMATON = 2  # the number of its game
LAST = 6  # choices


@cache
def ending(at: int = 0) -> str:
    """The end of a game of Citadels (0) or of City of the Great Machine, also against the Automaton (1, 2)."""
    start, moves = played(SETUPS[at])
    for move in moves[:-LAST]:
        start.apply(*move)
    record = Record.from_position(start.position())
    for move in moves[-LAST:]:
        record.add(*move)
    return record.text()
