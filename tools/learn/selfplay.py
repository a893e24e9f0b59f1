"""Games between equal players that search, or choose at once, and what can be learned from them."""

import math
from collections.abc import Sequence
from typing import Any, Final

from tools.learn.players import encoder_of, make_heuristic
from tools.learn.samples import Arrays, Samples
from twocities.arena.contest import Contest, Played
from twocities.arena.match import Result
from twocities.citadels.options import RANDOM
from twocities.citadels.options import Options as CitadelsOptions
from twocities.core import Game, Generator, State
from twocities.machine.options import Options as MachineOptions
from twocities.players.features import Encoder, Features
from twocities.players.heuristic import Heuristic, pick
from twocities.players.net import lowered, rate
from twocities.players.search import Budget, Node, Search
from twocities.players.spec import generator

NOISE: Final = 0.25  # the share of attention that goes to choices drawn by lot
SPREAD: Final = 10.0  # to about how many choices
TRYING: Final = 4  # one of this many choices is not the best one found, so that games differ
BETWEEN: Final = 10  # one of this many positions in the middle of a round is kept

VARIANTS: Final[dict[str, list[Any]]] = {  # by game: the options that games are played with in turn
    "citadels": [
        CitadelsOptions(players=players, preset=preset, ninth=ninth and players > 2)
        for preset, ninth in ((RANDOM, False), ("first-game", False), (RANDOM, True))
        for players in (4, 4, 2, 4, 3, 4, 6, 4, 8)
    ],
    "machine": [
        MachineOptions(revolutionaries=seats, city=city)
        for city in (RANDOM, RANDOM, "first-game")
        for seats in (3, 1, 2)
    ],
}


class Recorded(Played, frozen=True):
    """A game with what can be learned from it."""

    samples: Any


class SelfPlay(Contest):
    """Games by number: the same number gives the same game."""

    def __init__(self, game: Game, weights: bytes | None, manner: dict[str, float], iterations: int, seed: str) -> None:
        """With 0 iterations, players choose at once. Without weights they play by heuristics."""
        options = VARIANTS[game.name][0]
        super().__init__(game, options, ["self"] * len(game.sides(options)), seed)
        self.weights = weights
        self.manner = manner
        self.iterations = iterations

    def play(self, number: int) -> Recorded:
        variants = VARIANTS[self.game.name]
        seed = f"{self.seed} {number}"
        recording = Recording(self, number, generator(seed + " players"))
        state = self.game.new(variants[number % len(variants)], seed)
        moves = []
        while pending := state.pending():
            choice = recording.choose(state, pending[0])
            state.apply(pending[0], choice, False)
            moves.append((pending[0], choice))
        places = list(getattr(state.outcome(), "places"))  # noqa: B009
        result = Result(tuple(moves), tuple(places), (), 0, (), (), {})
        return Recorded(number, seed, (), result, recording.end(state))

    def _sees(self, name: str) -> bool:
        return False


class Recording:
    """All players of one game, and the samples they produce."""

    def __init__(self, play: SelfPlay, number: int, rng: Generator) -> None:
        self.heuristic: Heuristic = make_heuristic(play.game, play.weights, play.manner)
        self.base = make_heuristic(play.game, None, {})
        self.encoder: Encoder = encoder_of(play.game)
        self.iterations = play.iterations
        self.rng = rng
        self.samples = Samples(number)

    def choose(self, state: State, seat: int) -> int:
        if self.base.settled(state) or not self.rng.below(BETWEEN):
            self.samples.add_position(self.encoder.rows(state), self.by_party(self.base.evaluate(state)))
        choices = state.choices(seat)
        if len(choices) == 1:
            return choices[0]
        known = state.determinize(seat, self.rng)
        if not self.iterations:
            return choices[pick(self.heuristic.ratings(known, seat, choices), self.rng)]
        return self.search(known, seat, choices)

    def search(self, known: State, seat: int, choices: Sequence[int]) -> int:
        """Searches, stores the results, and makes the best choice or, from time to time, one drawn by how often each
        was tried."""
        roots = [Node() for _ in range(self.heuristic.observers(known))]
        search = Search(self.heuristic, known, seat, self.rng, roots)
        search.noise = noise(len(choices), self.rng)
        search.run(Budget(iterations=self.iterations))
        edges = roots[self.heuristic.observer(seat)].edges
        tried = []
        for choice in choices:
            edge = edges.get(choice)
            tried.append((edge.visits, edge.total / edge.visits) if edge and edge.visits else (0, 0.0))
        below = lowered(self.base.ratings(known, seat, choices))
        features: list[Features] = self.encoder.choices(known, seat, choices)
        rate(features, below)
        self.samples.add_decision(self.encoder.context(known, seat), features, below, tried)
        if self.rng.below(TRYING):
            return search.best()
        return choices[pick([math.log(visits + 1e-9) for visits, _ in tried], self.rng)]

    def by_party(self, values: Sequence[float]) -> list[float]:
        seats = [self.base.observer(seat) for seat in range(len(values))]
        return [values[seats.index(party)] for party in range(max(seats) + 1)]

    def end(self, state: State) -> Arrays:
        won = self.by_party(self.base.evaluate(state))
        total = sum(won)
        return self.samples.end([share / total for share in won])


def noise(count: int, rng: Generator) -> list[float]:
    """By choice, extra attention: a lot for a few random ones, and hardly any for the others."""
    alpha = min(SPREAD / count, 1.0)
    weights = [((rng.below(1 << 30) + 1) / (1 << 30)) ** (1 / alpha) for _ in range(count)]
    scale = NOISE / max(math.fsum(weights), 1e-9)
    return [scale * weight for weight in weights]
