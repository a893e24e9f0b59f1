"""The search: iterations from the opening of a game, with rollouts to the end and with the usual ones."""

from typing import Any

from benchmarks.measure import Figure, per_second
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import Game, SplitMix
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.players.search import Budget, Node, Search
from twocities.players.spec import heuristic_of

TO_THE_END = 1_000_000  # rounds
ITERATIONS = 20


def figures() -> list[Figure]:
    return [
        per_second(f"Search, {name}", f"iterations{length}", Iterations(game, options, horizon))
        for name, game, options in (
            ("Citadels, 4 players", CITADELS, Options(players=4)),
            ("Machine, 1 against 3", MACHINE, MachineOptions(revolutionaries=3)),
        )
        for length, horizon in ((" to the end", TO_THE_END), ("", None))
    ]


class Iterations:
    """A number of search iterations from the opening."""

    def __init__(self, game: Game, options: Any, horizon: int | None) -> None:
        self.heuristic = heuristic_of(game)
        self.state = game.new(options, "opening")
        self.rng = SplitMix(1)
        self.horizon = horizon

    def __call__(self) -> int:
        roots = [Node() for _ in range(self.heuristic.observers(self.state))]
        search = Search(self.heuristic, self.state, self.state.pending()[0], self.rng, roots)
        search.horizon = self.horizon or search.horizon
        search.run(Budget(iterations=ITERATIONS))
        return ITERATIONS
