"""PettingZoo: its own tests, and what they leave out."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.adapters.extras import load
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import SplitMix
from twocities.machine.options import Options as MachineOptions

adapter = load("twocities.adapters.pettingzoo", "pettingzoo", "pettingzoo")
checks = load("pettingzoo.test", "pettingzoo", "pettingzoo")
conversions = load("pettingzoo.utils.conversions", "pettingzoo", "pettingzoo")

GAMES = ["citadels", "machine"]


@pytest.mark.parametrize("flat", [True, False])
@pytest.mark.parametrize("game", GAMES)
# observations with a mask are dicts, except in some games that the test knows by name
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_the_interface_is_kept(game: str, flat: bool) -> None:
    checks.api_test(adapter.env(game=game, flat=flat), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_game(game: str) -> None:
    checks.seed_test(partial(adapter.env, game=game), num_cycles=100)
    checks.parallel_seed_test(partial(adapter.parallel_env, game=game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_after_the_maximum_of_cycles(game: str) -> None:
    """A cycle of this test is an action of every agent, so it needs the parallel form, turned back into turns."""
    parallel = partial(adapter.parallel_env, game=game)
    checks.max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel, env=lambda max_cycles: conversions.parallel_to_aec(parallel(max_cycles=max_cycles))
        )
    )


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; returns what each seat received."""
    env.reset(seed=seed)
    rng = SplitMix(seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(int(legal[rng.below(len(legal))]))
    return rewards


def test_winners_get_1_and_all_others_minus_1() -> None:
    assert sorted(play(adapter.env(options=Options(players=3)), 1).values()) == [-1, -1, 1]
    rewards = play(adapter.env(game="machine", options=MachineOptions(revolutionaries=2)), 2)
    assert rewards["seat_0"] == -rewards["seat_1"] == -rewards["seat_2"] != 0
    assert set(play(adapter.env(max_cycles=10), 3).values()) == {0}


def test_a_game_is_that_of_its_seed_and_actions_have_words() -> None:
    env = adapter.Environment(options=Options(players=2), render_mode="ansi")
    env.reset(seed=7)
    state = CITADELS.new(Options(players=2), "7")
    assert env.render() == state.position()
    seat = state.pending()[0]
    mask = env.observe(f"seat_{seat}")["action_mask"]
    words = [env.text(action) for action in np.flatnonzero(mask)]
    assert sorted(words) == sorted(map(CITADELS.text, state.choices(seat)))
    assert not env.observe(f"seat_{1 - seat}")["action_mask"].any()


def test_an_action_outside_the_mask_changes_nothing() -> None:
    env = adapter.Environment(options=Options(players=2))
    env.reset(seed=1)
    before, agent = env.game.position(), env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert (env.game.position(), env.agent_selection) == (before, agent)


def test_a_dict_holds_the_parts_of_the_flat_array() -> None:
    flat, parts = adapter.Environment(), adapter.Environment(flat=False)
    flat.reset(seed=1)
    parts.reset(seed=1)
    pieces = parts.observe("seat_0")["observation"]
    assert {"phase", "table", "own", "memory"} <= pieces.keys()
    assert np.array_equal(np.concatenate(list(pieces.values())), flat.observe("seat_0")["observation"])
