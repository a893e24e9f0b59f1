"""Both games as PettingZoo environments: `env` for turns (AEC), `parallel_env` for actions of all seats at once."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from twocities.adapters.adapted import AdaptedGame
from twocities.adapters.observation import Row

MOST_CYCLES = 5000  # far more than any random game needs
LARGEST_SEED = 2**31


class Environment(AECEnv):
    """A game in which the rules say whose turn it is.

    An observation is a dict with the `action_mask`, which has no 1 for a seat with nothing to choose, and the
    `observation`: a flat array, or a dict of arrays by field of the view, and the memory. An action outside the mask
    only adds to the count of cycles, and the seat is asked again. Rewards come at the end: 1 for those who won, -1 for
    those who lost, 0 for all if the cycles ran out."""

    def __init__(
        self,
        game: str = "citadels",
        options: Any = None,
        flat: bool = True,
        max_cycles: int = MOST_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.adapted = AdaptedGame(game, options)
        self.flat = flat
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": f"twocities_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.adapted.seats)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.adapted.actions)) for agent in self.possible_agents}

    def _observation_space(self) -> Dict:
        seen: Space[Any]
        if self.flat:
            seen = numbers(self.adapted.observation.size)
        else:
            parts = self.adapted.observation.parts
            seen = Dict({name: numbers(part.stop - part.start) for name, part in parts.items()})
        return Dict({"observation": seen, "action_mask": Box(0, 1, (len(self.adapted.actions),), np.int8)})

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. The same seed gives the same game; without a seed, each reset continues the series of the
        last one."""
        if seed is not None or not hasattr(self, "random"):
            self.random, _ = np_random(seed)
        self.game = self.adapted.new(int(self.random.integers(LARGEST_SEED)) if seed is None else seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        self.seat = self.adapted.seat_to_move(self.game)
        self.legal = self.adapted.legal(self.game)
        self.agent_selection = self.possible_agents[self.seat or 0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self.seat is None or action is None:
            raise ValueError("an action is needed")
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        choice = self.legal.get(int(action))
        if choice is not None:
            self.game.apply(self.seat, choice, listen=False)
            self._ask()
        over = self.seat is None
        self.rewards = dict(zip(self.agents, self.adapted.returns(self.game), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self.cycles >= self.max_cycles)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        row = self.adapted.observation.of(self.game, seat)
        return {"observation": row if self.flat else self._by_part(row), "action_mask": self._mask(seat)}

    def _by_part(self, row: Row) -> dict[str, Row]:
        return {name: row[part] for name, part in self.adapted.observation.parts.items()}

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(len(self.adapted.actions), np.int8)
        if seat == self.seat:
            mask[list(self.legal)] = 1
        return mask

    def text(self, action: int) -> str:
        """The text of an action that can be taken now. Raises KeyError."""
        return self.adapted.game.text(self.legal[action])

    def render(self) -> str | None:
        """The complete state, as a position."""
        return self.game.position() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def numbers(size: int) -> Box:
    return Box(-1, np.inf, (size,), np.float32)


def env(**arguments: Any) -> AECEnv:
    """An Environment, with the usual checks around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(Environment(**arguments)))


def parallel_env(**arguments: Any) -> Any:
    """The same with one action from every seat at a time; only that of the seat to move counts."""
    return turn_based_aec_to_parallel(env(**arguments))
