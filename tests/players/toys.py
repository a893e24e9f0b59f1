"""Games small enough that the right answer is known, and heuristics for them that know nothing."""

from collections.abc import Sequence

import msgspec

from twocities.core import Event, Game, Generator, Outcome, Reason, SplitMix, State
from twocities.players.heuristic import Heuristic
from twocities.players.player import Motive


class Nothing(msgspec.Struct):
    pass


class Toy(State):
    """Seats choose once each; the choices stay hidden until the end."""

    game: Game
    options: Nothing
    seats = 2

    def __init__(self, secret: int = 0) -> None:
        self.secret = secret
        self.chosen: list[int] = [-1] * self.seats
        self.rng = SplitMix(0)

    def pending(self) -> Sequence[int]:
        return [seat for seat in range(self.seats) if self.chosen[seat] < 0]

    def apply(self, seat: int, choice: int, listen: bool = True) -> Sequence[Event]:
        self.chosen[seat] = choice
        return ()

    def explain(self, seat: int, choice: int) -> Reason | None:
        return None

    def clone(self) -> State:
        new = type(self)(self.secret)
        new.chosen = self.chosen[:]
        return new

    def view(self, seat: int | None) -> msgspec.Struct:
        return Nothing()

    memory = view

    def determinize(self, seat: int | None, rng: Generator) -> State:
        return self.clone()

    def position(self) -> str:
        return f"{self.secret} {self.chosen}"


class Pennies(Toy):
    """Both choose at the same time; seat 1 wins if the pennies match."""

    def choices(self, seat: int) -> Sequence[int]:
        return (0, 1)

    def outcome(self) -> Outcome | None:
        if self.pending():
            return None
        match = self.chosen[0] == self.chosen[1]
        return Outcome((2, 1) if match else (1, 2), (0, 0))


class Guess(Toy):
    """One seat guesses a secret; most of what it considers possible is very unlikely."""

    seats = 1

    def choices(self, seat: int) -> Sequence[int]:
        return range(4)

    def outcome(self) -> Outcome | None:
        return None if self.pending() else Outcome((1 if self.chosen[0] == self.secret else 2,), (0,))

    def determinize(self, seat: int | None, rng: Generator) -> State:
        return Guess(rng.below(4))


class Wide(Guess):
    """So many choices that a search can try only a few of them."""

    def choices(self, seat: int) -> Sequence[int]:
        return range(500)

    def determinize(self, seat: int | None, rng: Generator) -> State:
        return self.clone()


class Turns(Toy):
    """Seat 0 chooses twice, then seat 1, then seat 0 again."""

    order = (0, 0, 1, 0)

    def __init__(self, secret: int = 0) -> None:
        super().__init__(secret)
        self.chosen = []

    def pending(self) -> Sequence[int]:
        return self.order[len(self.chosen) :][:1]

    def choices(self, seat: int) -> Sequence[int]:
        return (0, 1)

    def apply(self, seat: int, choice: int, listen: bool = True) -> Sequence[Event]:
        self.chosen.append(choice)
        return ()

    def outcome(self) -> Outcome | None:
        return None if self.pending() else Outcome((1, 2), (0, 0))


class Clueless(Heuristic):
    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        return [0.0] * len(choices)

    def motive(self, state: State, seat: int, choice: int) -> Motive:
        return Motive("motive-toy")

    def evaluate(self, state: State) -> list[float]:
        outcome = state.outcome()
        assert outcome
        return [float(place == 1) for place in outcome.places]

    def settled(self, state: State) -> bool:
        return False

    def likelihood(self, state: State, seat: int) -> float:
        return 1.0

    def observers(self, state: State) -> int:
        assert isinstance(state, Toy)
        return state.seats

    def observer(self, seat: int) -> int:
        return seat

    def seen(self, state: State, seat: int, choice: int, observer: int) -> int:
        return 0


class Suspicious(Clueless):
    """Believes that the secret is 2, whatever is possible."""

    def likelihood(self, state: State, seat: int) -> float:
        assert isinstance(state, Guess)
        return float(state.secret == 2)


class Keen(Clueless):
    """Prefers late choices when there are many."""

    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        return [choice / 100 for choice in choices]


class Stubborn(Clueless):
    """Always makes the last choice."""

    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        return [100.0 * at for at in range(len(choices))]


class Hasty(Stubborn):
    """Makes the first choice in rollouts."""

    def choose(self, state: State, seat: int, rng: Generator) -> int:
        return state.choices(seat)[0]
