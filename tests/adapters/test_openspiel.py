"""OpenSpiel: its own tests, its playthrough, its search."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tests.adapters.extras import load
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options

adapter = load("twocities.adapters.openspiel", "pyspiel", "openspiel")
pyspiel = load("pyspiel", "pyspiel", "openspiel")
ismcts = load("open_spiel.python.algorithms.ismcts", "pyspiel", "openspiel")

GAMES = ["python_twocities_citadels", "python_twocities_machine"]
SMALL = ["python_twocities_citadels(players=2)", "python_twocities_machine(revolutionaries=1)"]


@pytest.mark.parametrize("name", GAMES)
def test_random_games_keep_the_contract(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_can_be_repeated(name: str) -> None:
    playthroughs = import_module("open_spiel.python.algorithms.generate_playthrough")  # takes long to load
    short = f"{name}(max_choices=12,seeds=4)"
    first = playthroughs.playthrough(short, None, seed=1)
    actions = [int(line.removeprefix("action: ")) for line in first.splitlines() if line.startswith("action: ")]
    assert len(actions) == 13  # a seed and 12 choices
    assert playthroughs.playthrough(short, actions, seed=2) == first


class Even:
    """Prefers no state and no action: this tests the search, not how well it plays."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", SMALL)
def test_its_search_plays_a_whole_game(name: str) -> None:
    """The search itself checks that every sample looks the same to the player."""
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(game, Even(), uct_c=1.4, max_simulations=4, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    state.apply_action(5)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sorted(state.returns()) == [-1, 1]


def test_an_information_state_has_what_the_seat_may_know_and_nothing_else() -> None:
    game = pyspiel.load_game(SMALL[0])
    state = game.new_initial_state()
    state.apply_action(1)
    rng = np.random.RandomState(1)
    for _ in range(60):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.uniform)
        assert str(other) != str(state)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_chance_is_the_seed_alone() -> None:
    game = pyspiel.load_game("python_twocities_citadels(players=2,seeds=8)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 1 / 8) for seed in range(8)]
    state.apply_action(3)
    assert str(state) == CITADELS.new(Options(players=2), "3").position()


def test_a_game_cut_short_has_no_winner() -> None:
    game = pyspiel.load_game("python_twocities_machine(max_choices=3)")
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(3):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0] * 4
