"""Every choice has its own number."""

from typing import Any

import pytest
from hypothesis import given, settings

from tests.random_games import Setup, all_setups, random_play
from twocities.adapters.adapted import AdaptedGame
from twocities.citadels.options import RANDOM, Options
from twocities.core import SplitMix
from twocities.core.choice import verb_of
from twocities.machine.choices import CONFIRM, DESTINATION
from twocities.machine.options import Options as MachineOptions


@given(all_setups())
@settings(max_examples=30)
def test_all_choices_of_a_seat_have_different_numbers(setup: Setup) -> None:
    actions = AdaptedGame(setup.game.name, setup.options).actions
    for state, seat, _ in random_play(setup):
        numbered = actions.among(state.choices(seat))
        assert sorted(numbered.values()) == sorted(state.choices(seat))
        assert [actions.number(choice) for choice in numbered.values()] == list(numbered)
        assert 0 <= min(numbered) <= max(numbered) < len(actions)


@pytest.mark.parametrize(
    ("game", "options", "size"),
    [
        ("citadels", Options(players=2), 285),
        ("citadels", Options(), 359),
        ("citadels", Options(players=8), 790),
        ("citadels", Options(players=4, preset=RANDOM), 1897),
        ("citadels", Options(players=8, preset=RANDOM), 4673),
        ("machine", MachineOptions(), 1430),
        ("machine", MachineOptions(heroes=("actress", "fowler", "smuggler")), 1370),
        ("machine", MachineOptions(automaton=1), 1430),
    ],
)
def test_there_are_few_actions_and_no_gaps(game: str, options: Any, size: int) -> None:
    actions = AdaptedGame(game, options).actions
    assert len(actions) == size
    assert [actions.number(choice) for choice in actions.choices] == list(range(size))


@pytest.mark.parametrize("options", [MachineOptions(), MachineOptions(revolutionaries=2, shared=True)])
def test_in_the_access_phase_each_hero_is_sent_once_then_the_seat_confirms(options: MachineOptions) -> None:
    adapted = AdaptedGame("machine", options)
    for seed in range(5):
        state, rng = adapted.new(seed), SplitMix(seed)
        taken = []
        while adapted.seat_to_move(state) != 0:
            legal = adapted.legal(state)
            choice = legal[list(legal)[rng.below(len(legal))]]
            seat = adapted.seat_to_move(state)
            assert seat
            taken.append((seat, verb_of(choice)))
            state.apply(seat, choice)
        choosing = [(seat, verb) for seat, verb in taken if verb in (DESTINATION, CONFIRM)]
        assert [verb for _, verb in choosing].count(DESTINATION) == 3
        assert choosing == sorted(choosing)
        assert [seat for seat, verb in choosing if verb == CONFIRM] == list(range(1, adapted.seats))
