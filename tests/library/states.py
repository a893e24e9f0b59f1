"""States to try the library on."""

from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import SplitMix, State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.players.uniform import random_choice


def started() -> list[State]:
    """A game of each kind at its first decision."""
    return [
        CITADELS.new(Options(players=4), "library"),
        MACHINE.new(MachineOptions(), "library"),
        MACHINE.new(MachineOptions(automaton=4), "library"),
    ]


def played(state: State, most: int) -> State:
    """A copy of a state after this many random choices, or at the end."""
    state, rng = state.clone(), SplitMix(most)
    while state.pending() and most:
        seat = state.pending()[0]
        state.apply(seat, random_choice(state, seat, rng), listen=False)
        most -= 1
    return state


def on_the_way() -> list[State]:
    """States of every kind of game, from their first decision to their end."""
    return [played(state, most) for state in started() for most in (0, 3, 40, 150, 20_000)]
