"""Random games of every kind, for properties that must hold in all of them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import RANDOM, Options
from twocities.citadels.presets import PRESETS
from twocities.core import Game, SplitMix, State
from twocities.machine.figures import LEVELS
from twocities.machine.game import GAME as MACHINE
from twocities.machine.heroes import HEROES
from twocities.machine.options import Options as MachineOptions
from twocities.machine.presets import PRESETS as CITIES
from twocities.players.uniform import random_choice

MOST_CHOICES = 20_000  # no random game is anywhere near as long

settings.register_profile(
    "games", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("games")


class Setup(NamedTuple):
    options: Any
    seed: str
    game: Game = CITADELS

    def new(self) -> State:
        return self.game.new(self.options, self.seed)

    def rng(self) -> SplitMix:
        """The generator for the players of this game."""
        return SplitMix(int.from_bytes(self.seed.encode(), "little"))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A game of Citadels of any number of players, of any preset or a random set."""
    players = draw(st.integers(2, 8))
    options = Options(
        players=players,
        preset=draw(st.sampled_from([*PRESETS, RANDOM])),
        ninth=players > 2 and draw(st.booleans()),
    )
    return Setup(options, str(draw(st.integers(0, 10**9))))


@st.composite
def machine_setups(draw: st.DrawFn) -> Setup:
    """A game of City of the Great Machine with any seats, Heroes and City."""
    heroes = draw(st.permutations([hero.name for hero in HEROES]))
    options = MachineOptions(
        revolutionaries=draw(st.integers(1, 3)),
        heroes=tuple(heroes[:3]) if draw(st.booleans()) else (),
        shared=draw(st.booleans()),
        city=draw(st.sampled_from([*CITIES, RANDOM])),
        plan=draw(st.integers(1, 3)),
    )
    return Setup(options, str(draw(st.integers(0, 10**9))), MACHINE)


@st.composite
def automaton_setups(draw: st.DrawFn) -> Setup:
    """The same against the Automaton."""
    options, seed, game = draw(machine_setups())
    return Setup(msgspec.structs.replace(options, automaton=draw(st.integers(1, LEVELS))), seed, game)


def all_setups() -> st.SearchStrategy[Setup]:
    """A game of any kind."""
    return st.one_of(setups(), machine_setups(), automaton_setups())


def random_play(setup: Setup) -> Iterator[tuple[State, int, int]]:
    """Before every choice of a random game: the state, the seat, its choice."""
    state, rng = setup.new(), setup.rng()
    for _ in range(MOST_CHOICES):
        pending = state.pending()
        if not pending:
            return
        seat = pending[rng.below(len(pending)) if len(pending) > 1 else 0]
        choice = random_choice(state, seat, rng)
        yield state, seat, choice
        state.apply(seat, choice, listen=False)
    raise AssertionError("the game does not end")


def finish(setup: Setup) -> State:
    """The state at the end of a random game."""
    *_, (state, _, _) = random_play(setup)
    return state
