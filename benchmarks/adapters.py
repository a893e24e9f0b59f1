"""Steps per second of the adapters, compared with OpenSpiel's own games: `python -m benchmarks.adapters`.

All play at random. A step of PettingZoo includes the observation and the mask of the seat to move. Those of OpenSpiel
are measured without and with the information state as a tensor or, where a game has none, the observation. A Python
game cannot be as fast as one in C++, so there are some of both kinds."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes, team_dominoes  # noqa: F401  registers them

from benchmarks.measure import rate
from twocities.adapters import openspiel  # noqa: F401  registers ours
from twocities.adapters.pettingzoo import env
from twocities.core import SplitMix

BURSTS = 5
OURS = [
    "python_twocities_citadels(players=2)",
    "python_twocities_citadels(players=4)",
    "python_twocities_machine(revolutionaries=1)",
    "python_twocities_machine(revolutionaries=3)",
]
THEIRS = ["python_block_dominoes", "python_team_dominoes", "gin_rummy", "backgammon", "chess", "go(board_size=9)"]


def pettingzoo_game(environment: Any, rng: SplitMix) -> int:
    """One game; the number of steps."""
    environment.reset(seed=rng.below(2**31))
    steps = 0
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(int(legal[rng.below(len(legal))]))
            steps += 1
    return steps


def openspiel_game(game: Any, rng: SplitMix, observed: bool) -> int:
    state = game.new_initial_state()
    recalled = game.get_type().provides_information_state_tensor
    steps = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node():
            steps += 1
            if observed:
                player = state.current_player()
                _ = state.information_state_tensor(player) if recalled else state.observation_tensor(player)
        state.apply_action(actions[rng.below(len(actions))])
    return steps


def best(play: Callable[[], int]) -> float:
    return max([rate(play) for _ in range(BURSTS)])


def main() -> None:
    rng = SplitMix(1)
    print(f"{'PettingZoo':48} {'steps/s':>10}")
    for name in ("citadels", "machine"):
        print(f"{name:48} {best(partial(pettingzoo_game, env(game=name), rng)):10,.0f}", flush=True)
    print(f"\n{'OpenSpiel':48} {'steps/s':>10} {'with tensor':>12} {'steps a game':>13}")
    for name in OURS + THEIRS:
        game = pyspiel.load_game(name)
        length = sum([openspiel_game(game, rng, False) for _ in range(20)]) / 20
        plain, observed = [best(partial(openspiel_game, game, rng, told)) for told in (False, True)]
        print(f"{name:48} {plain:10,.0f} {observed:12,.0f} {length:13.0f}", flush=True)


if __name__ == "__main__":
    main()
