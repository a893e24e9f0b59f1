"""The player that chooses at random."""

from twocities.core import Generator, State


def random_choice(state: State, seat: int, rng: Generator) -> int:
    """One of the seat's choices, each equally likely."""
    choices = state.choices(seat)
    return choices[rng.below(len(choices))]
