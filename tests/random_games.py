"""Random games of every kind, for properties that must hold in all of them."""

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import RANDOM, Options
from twocities.citadels.presets import PRESETS
from twocities.core import SplitMix
from twocities.players.uniform import random_choice

MOST_CHOICES = 5000  # no random game is anywhere near as long

settings.register_profile(
    "games", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("games")


class Setup(NamedTuple):
    options: Options
    seed: str

    def new(self) -> Citadels:
        return GAME.new(self.options, self.seed)

    def rng(self) -> SplitMix:
        """For the players of this game."""
        return SplitMix(hash_of(self.seed))


def hash_of(text: str) -> int:
    return int.from_bytes(text.encode(), "little")


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A game of any number of players, of any preset or a random set."""
    players = draw(st.integers(2, 8))
    options = Options(
        players=players,
        preset=draw(st.sampled_from([*PRESETS, RANDOM])),
        ninth=players > 2 and draw(st.booleans()),
    )
    return Setup(options, str(draw(st.integers(0, 10**9))))


def random_play(setup: Setup) -> Iterator[tuple[Citadels, int, int]]:
    """Before every choice of a random game: the state, the seat, its choice."""
    state, rng = setup.new(), setup.rng()
    for _ in range(MOST_CHOICES):
        if not state.pending():
            return
        seat = state.pending()[0]
        choice = random_choice(state, seat, rng)
        yield state, seat, choice
        state.apply(seat, choice, listen=False)
    raise AssertionError("the game does not end")


def finish(setup: Setup) -> Citadels:
    """The state at the end of a random game."""
    *_, (state, _, _) = random_play(setup)
    return state
