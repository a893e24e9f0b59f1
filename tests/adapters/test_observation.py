"""Observations: what they contain, and that they contain nothing else."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, finish, random_play
from twocities.adapters.adapted import AdaptedGame
from twocities.adapters.observation import code_of
from twocities.citadels.options import RANDOM, Options
from twocities.core import SplitMix
from twocities.machine.options import Options as MachineOptions


@given(all_setups(), st.integers(0, 12))
@settings(max_examples=30)
def test_states_that_are_equal_for_a_seat_give_equal_observations(setup: Setup, phase: int) -> None:
    observation = AdaptedGame(setup.game.name, setup.options).observation
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 13 == phase:
            other = state.determinize(seat, SplitMix(step))
            assert np.array_equal(observation.of(state, seat), observation.of(other, seat))


@given(all_setups())
@settings(max_examples=10)
def test_every_seat_has_an_observation_to_the_end(setup: Setup) -> None:
    adapted = AdaptedGame(setup.game.name, setup.options)
    state = finish(setup)
    for seat in range(adapted.seats):
        row = adapted.observation.of(state, seat)
        assert row.shape == (adapted.observation.size,)
        assert np.isfinite(row).all()
        assert row[adapted.observation.parts["seat"]].tolist() == [
            float(other == seat) for other in range(adapted.seats)
        ]


@pytest.mark.parametrize(
    ("game", "options", "view", "memory"),
    [
        ("citadels", Options(players=2), 396, 234),
        ("citadels", Options(), 560, 298),
        ("citadels", Options(players=8), 890, 426),
        ("citadels", Options(preset=RANDOM), 752, 394),
        ("citadels", Options(players=8, preset=RANDOM), 1214, 586),
        ("machine", MachineOptions(revolutionaries=1), 934, 246),
        ("machine", MachineOptions(), 946, 246),
        ("machine", MachineOptions(automaton=1), 1043, 246),
    ],
)
def test_parts_follow_one_another_without_gaps(game: str, options: Any, view: int, memory: int) -> None:
    observation = AdaptedGame(game, options).observation
    assert (observation.view.size, observation.memory.size) == (view, memory)
    ends = [0, *[part.stop for part in observation.parts.values()]]
    assert [part.start for part in observation.parts.values()] == ends[:-1]
    assert ends[-1] == observation.size == view + memory


def test_what_is_chosen_is_seen() -> None:
    adapted = AdaptedGame("citadels", Options(players=2))
    state = adapted.new(1)
    before = adapted.observation.of(state, 0)
    seat = state.pending()[0]
    state.apply(seat, state.choices(seat)[0])
    changed = np.flatnonzero(before != adapted.observation.of(state, 0))
    parts = {
        name for name, part in adapted.observation.parts.items() for place in changed if part.start <= place < part.stop
    }
    assert {"pending"} <= parts <= {"pending", "decision", "own", "memory"}


def test_a_field_that_needs_a_code_has_one() -> None:
    with pytest.raises(TypeError, match=r"view\.decision"):
        code_of(str, {}, "view.decision")
