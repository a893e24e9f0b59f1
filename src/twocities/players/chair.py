"""A bot at a table: the only place where a game and a player meet."""

from collections.abc import Sequence
from typing import Any

from twocities.core import Event, Generator, SplitMix, State
from twocities.players.player import Forfeit, Player


class Chair:
    """Gives a player what its seat may know, and no more, and takes its choices."""

    def __init__(self, player: Player[Any], seat: int, rng: Generator) -> None:
        self.player = player
        self.seat = seat
        self.rng = rng  # for the samples that the player gets
        self.heard: list[dict[str, Any]] = []

    def hear(self, events: Sequence[Event]) -> None:
        if self.player.listens:
            self.heard += [event.seen_by(self.seat) for event in events]

    def choose(self, state: State) -> int:
        """The player's choice; it is only asked if there is more than one. Raises Forfeit."""
        choices = state.choices(self.seat)
        if len(choices) == 1:
            return choices[0]
        heard, self.heard = self.heard, []
        choice = self.player.choose(self._known(state), self.seat, heard)
        if choice not in choices:
            raise Forfeit(f"illegal choice: {state.explain(self.seat, choice)}")
        return choice

    def _known(self, state: State) -> State:
        if not self.player.sees:
            return state.determinize(self.seat, self.rng)
        truth = state.clone()
        truth.rng = SplitMix(self.rng.next64())
        return truth
