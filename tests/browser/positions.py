"""States of the Great Machine changed by tests, as positions that can be played."""

from typing import Final

from twocities.core import State, read_position
from twocities.machine.game import GreatMachine

LEFT: Final = ("past", "events", "directives")  # what remains in the decks follows from the rest


def playable(state: State) -> State:
    """The state with decks that contain no card already in play."""
    if not isinstance(state, GreatMachine):
        return state
    lines = [line for line in state.position().splitlines() if line.split()[0] not in LEFT]
    return read_position("\n".join(lines))
