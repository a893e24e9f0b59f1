"""Games between equal players that choose at once, and what can be learned from them: some of their decisions are tried
out, and every game says who won in the end."""

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
from twocities.players.features import Encoder
from twocities.players.heuristic import NEVER, Heuristic, pick
from twocities.players.net import lowered, rate
from twocities.players.search import Budget
from twocities.players.spec import generator
from twocities.players.weighing import Comparison, searched

TRIED: Final = 5  # in one of this many games decisions are tried out,
TRYING: Final = 2  # one of this many
TEMPERATURES: Final = (0.5, 1.0, 3.0)  # of the parties of all other games: these teach who wins, whoever plays how
BEST: Final = 8  # of the choices of such a decision, those with the highest ratings are tried,
OTHERS: Final = 4  # and some of the others
BETWEEN: Final = 40  # one of this many positions in the middle of a round is kept

VARIANTS: Final[dict[str, list[Any]]] = {  # by game: the options that games are played with in turn
    "citadels": [
        CitadelsOptions(players=players, preset=preset, ninth=ninth and players > 2)
        for preset, ninth in ((RANDOM, False), ("first-game", False), (RANDOM, True))
        for players in (4, 4, 2, 4, 3, 4, 6, 4, 8)
    ],
    "machine": [
        MachineOptions(revolutionaries=seats, city=city, automaton=automaton)
        for automaton in (0, 0, 0, 3, 0, 0, 0, 6)
        for city in (RANDOM, RANDOM, "first-game")
        for seats in (3, 1, 2)
    ],
}


class Recorded(Played, frozen=True):
    """A game with what can be learned from it."""

    samples: Any


class SelfPlay(Contest):
    """Games by number: the same number gives the same game."""

    def __init__(self, game: Game, weights: bytes | None, manner: dict[str, float], trials: int, seed: str) -> None:
        """`trials` says how often each choice of a decision is tried; with 0, no decision is tried out. Without weights
        they play by heuristics."""
        options = VARIANTS[game.name][0]
        super().__init__(game, options, ["self"] * len(game.sides(options)), seed)
        self.weights = weights
        self.manner = manner
        self.trials = trials

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
        self.trials = play.trials
        self.rng = rng
        self.trying = play.trials > 0 and number % TRIED == 0
        self.temperatures: dict[int, float] = {}  # by party
        self.samples = Samples(number)

    def choose(self, state: State, seat: int) -> int:
        if self.base.settled(state) or not self.rng.below(BETWEEN):
            self.samples.add_position(self.encoder.rows(state), self.by_party(self.base.evaluate(state)))
        choices = state.choices(seat)
        if len(choices) == 1:
            return choices[0]
        known = state.determinize(seat, self.rng)
        ratings = self.heuristic.ratings(known, seat, choices)
        if self.trying:
            if not self.rng.below(TRYING):
                self.try_out(known, seat, choices, ratings)
            return choices[pick(ratings, self.rng)]
        party = self.base.observer(seat)
        if party not in self.temperatures:
            self.temperatures[party] = TEMPERATURES[self.rng.below(len(TEMPERATURES))]
        return choices[pick([rating / self.temperatures[party] for rating in ratings], self.rng)]

    def try_out(self, known: State, seat: int, choices: Sequence[int], ratings: list[float]) -> None:
        """Tries the choices in the same drawn states with the same luck, and keeps what came of each."""
        order = sorted([at for at, rating in enumerate(ratings) if rating != NEVER], key=lambda at: -ratings[at])
        if len(order) == 1:
            return
        others = order[BEST:]
        self.rng.shuffle(others)
        tried = order[:BEST] + others[:OTHERS]
        comparison = Comparison(searched(self.heuristic, known, seat, self.rng), [choices[at] for at in tried])
        comparison.run(Budget(iterations=self.trials))
        found = [(0, 0.0)] * len(choices)
        for at, reached in zip(tried, comparison.reached, strict=True):
            found[at] = (len(reached), sum(reached) / len(reached))
        below = lowered(self.base.ratings(known, seat, choices))
        features = self.encoder.choices(known, seat, choices)
        rate(features, below)
        self.samples.add_decision(self.encoder.context(known, seat), features, below, found)

    def by_party(self, values: Sequence[float]) -> list[float]:
        seats = [self.base.observer(seat) for seat in range(len(values))]
        return [values[seats.index(party)] for party in range(max(seats) + 1)]

    def end(self, state: State) -> Arrays:
        won = self.by_party(self.base.evaluate(state))
        total = sum(won)
        return self.samples.end([share / total for share in won])
