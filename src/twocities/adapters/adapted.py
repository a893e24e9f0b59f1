"""A game with its options, as all adapters use it: seats that choose in turn, numbered actions, observations."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from twocities.adapters import citadels, machine
from twocities.adapters.actions import Actions
from twocities.adapters.observation import Code, Observation
from twocities.core import Game, State, find_game


class Description(NamedTuple):
    """What adapters need to know about a game in addition to its contract, by its options."""

    actions: Callable[[Any], Actions]
    codes: Callable[[Any], Mapping[str, Code]]
    offered: Callable[[State, int], Sequence[int]] = lambda state, seat: state.choices(seat)


DESCRIPTIONS = {
    "citadels": Description(citadels.actions, citadels.codes),
    "machine": Description(machine.actions, machine.codes, machine.offered),
}


class AdaptedGame:
    """Raises KeyError for a game that has no description, and InvalidOptions."""

    def __init__(self, game: str, options: Any = None) -> None:
        self.description = DESCRIPTIONS[game]
        self.game: Game = find_game(game)
        self.options = self.game.options_type() if options is None else options
        self.game.check(self.options)
        self.seats = self.game.seats(self.options)
        self.actions = self.description.actions(self.options)
        self.observation = Observation(self.game, self.description.codes(self.options))

    def new(self, seed: int) -> State:
        return self.game.new(self.options, str(seed))

    def seat_to_move(self, state: State) -> int | None:
        """The seat that must decide, the first if there are several; None at the end."""
        return min(state.pending(), default=None)

    def legal(self, state: State) -> dict[int, int]:
        """The choices of the seat to move, by action."""
        seat = self.seat_to_move(state)
        return {} if seat is None else self.actions.among(self.description.offered(state, seat))

    def returns(self, state: State) -> Sequence[float]:
        """By seat: 1 for those who won, -1 for those who lost; all 0 until the game is over."""
        outcome = state.outcome()
        return [1.0 if place == 1 else -1.0 for place in outcome.places] if outcome else [0.0] * self.seats
