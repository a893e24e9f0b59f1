"""Both games for OpenSpiel: importing this registers `python_twocities_citadels` and `python_twocities_machine`.

Chance is a single node, whose outcomes are seeds: everything random that happens later follows from the seed, so a
history determines the state. A search must not look ahead in the state it is given, which contains the hidden cards as
well: `resample_from_infostate` gives states with other hidden cards and other dice."""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from twocities.adapters.adapted import AdaptedGame
from twocities.adapters.observation import Row
from twocities.core import SplitMix, State, find_game

SEEDS = 4096
MOST_CHOICES = 5000  # far more than any random game needs
TITLES = {"citadels": "Citadels", "machine": "City of the Great Machine"}
PLAYERS = {"citadels": (2, 8), "machine": (2, 4)}


class SpielState(pyspiel.State):
    """A game in progress. Before the seed is drawn there is no game."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.held: State | None = None

    def adapted(self) -> AdaptedGame:
        adapted: AdaptedGame = self.get_game().adapted
        return adapted

    def legal(self) -> dict[int, int]:
        """The choices of the seat to move, by action."""
        return self.adapted().legal(self.held) if self.held else {}

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.adapted().seat_to_move(self.held)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None or self.cut_short() else seat

    def cut_short(self) -> bool:
        return bool(self.move_number() > self.get_game().max_game_length())  # the seed was a move too

    def is_terminal(self) -> bool:
        return self.held is not None and (not self.held.pending() or self.cut_short())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().max_chance_outcomes()
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.legal())

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = self.adapted().new(action)
        else:
            self.held.apply(self.current_player(), self.legal()[action], listen=False)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        adapted = self.adapted()
        return adapted.game.text(self.legal().get(action, adapted.actions.choices[action]))

    def returns(self) -> list[float]:
        adapted = self.adapted()
        return list(adapted.returns(self.held)) if self.held else [0.0] * adapted.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that looks the same to the player."""
        assert self.held
        other: SpielState = self.clone()
        other.held = self.held.determinize(player, SplitMix(int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        return self.held.position() if self.held else "no seed yet"


class Observer:
    """What a player sees, which OpenSpiel calls an observation; together with what the player remembers, it is the
    information state."""

    def __init__(self, adapted: AdaptedGame, remembered: bool) -> None:
        observation = adapted.observation
        self.adapted = adapted
        self.remembered = remembered
        self.tensor: Row = np.zeros(observation.size if remembered else observation.view.size, np.float32)
        self.dict = {
            name: self.tensor[part] for name, part in observation.parts.items() if remembered or name != "memory"
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.adapted.observation.of(state.held, player, self.remembered)

    def string_from(self, state: SpielState, player: int) -> str:
        """An information state also contains the legal actions, because a view does not show everything done in a
        turn."""
        if state.held is None:
            return ""
        told: list[Any] = [state.held.view(player)]
        if self.remembered:
            told.append(state.held.memory(player))
            told.append(list(state.legal()) if player == state.current_player() else [])
        return msgspec.json.encode(told).decode()


class SpielGame(pyspiel.Game):
    """A game with its parameters: the options that are a number, a word or a boolean; `seeds`, the number of seeds; and
    `max_choices`, after which the game is cut short without a winner."""

    name: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.name), **(parameters or {})}
        seeds, most = given.pop("seeds"), given.pop("max_choices")
        self.adapted = AdaptedGame(self.name, find_game(self.name).options_type(**given))
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.adapted.actions),
            max_chance_outcomes=seeds,
            num_players=self.adapted.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=most,
        )
        super().__init__(game_type(self.name), information, parameters or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """None if only part of what a player sees is requested."""
        if kind is None:
            return Observer(self.adapted, remembered=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.adapted, kind.perfect_recall) if whole else None


def defaults(name: str) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    fields = msgspec.structs.fields(find_game(name).options_type)
    plain = {field.name: field.default for field in fields if field.type in (int, str, bool)}
    return {**plain, "seeds": SEEDS, "max_choices": MOST_CHOICES}


def game_type(name: str) -> Any:
    fewest, most = PLAYERS[name]
    return pyspiel.GameType(
        short_name=f"python_twocities_{name}",
        long_name=TITLES[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(name),
    )


class Citadels(SpielGame):
    name = "citadels"


class GreatMachine(SpielGame):
    name = "machine"


pyspiel.register_game(game_type(Citadels.name), Citadels)
pyspiel.register_game(game_type(GreatMachine.name), GreatMachine)
