"""Players that have learned: the heuristics of a game, corrected by networks that were trained in self-play."""

from collections.abc import Sequence
from pkgutil import resolve_name

from twocities.core import Generator, State
from twocities.core.native import mypyc_attr
from twocities.players.features import Encoder
from twocities.players.heuristic import NEVER, Heuristic, rated_choice
from twocities.players.net import WORTH, Net, read_net
from twocities.players.player import Motive


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Heuristic):
    """Heuristics whose ratings and chances of winning come from networks. Everything else that a search needs comes
    from the heuristics of the game, including the choices in rollouts unless `rolls` is set."""

    worth = WORTH

    def __init__(
        self,
        heuristic: Heuristic,
        encoder: Encoder,
        net: Net,
        rolls: bool = False,
    ) -> None:
        """The networks judge the start of the next round better than the heuristics judge the one after it."""
        super().__init__(horizon=1, boldness=12.0, openness=0.1)
        self.heuristic = heuristic
        self.encoder = encoder
        self.net = net
        self.rolls = rolls

    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        encoder, net = self.encoder, self.net
        known = self.heuristic.ratings(state, seat, choices)
        if not net.choosing:
            return [given if given == NEVER else net.policy.scale * given for given in known]
        ratings = net.ratings(encoder.context(state, seat), encoder.choices(state, seat, choices), known)
        return [NEVER if given == NEVER else rating for given, rating in zip(known, ratings, strict=True)]

    def evaluate(self, state: State) -> list[float]:
        heuristic = self.heuristic
        known = heuristic.evaluate(state)
        if not state.pending():
            return known
        seats = [heuristic.observer(seat) for seat in range(len(known))]
        chances = self.net.chances(
            self.encoder.rows(state), [known[seats.index(party)] for party in range(heuristic.observers(state))]
        )
        return [chances[party] for party in seats]

    def choose(self, state: State, seat: int, rng: Generator) -> int:
        return rated_choice(self, state, seat, rng) if self.rolls else self.heuristic.choose(state, seat, rng)

    def motive(self, state: State, seat: int, choice: int) -> Motive:
        return self.heuristic.motive(state, seat, choice)

    def settled(self, state: State) -> bool:
        return self.heuristic.settled(state)

    def likelihood(self, state: State, seat: int) -> float:
        return self.heuristic.likelihood(state, seat)

    def observers(self, state: State) -> int:
        return self.heuristic.observers(state)

    def observer(self, seat: int) -> int:
        return self.heuristic.observer(seat)

    def seen(self, state: State, seat: int, choice: int, observer: int) -> int:
        return self.heuristic.seen(state, seat, choice, observer)


def make_learned(heuristic: Heuristic, weights: bytes, rolls: bool = False) -> Learned:
    """The heuristics of a game corrected by the networks of a file. Raises BadWeights."""
    encoder: Encoder = resolve_name(heuristic.features)()
    return Learned(
        heuristic.base(), encoder, read_net(weights, encoder.row_size, encoder.context_size, encoder.choice_size), rolls
    )
