"""What a game provides for bots: how good choices look, who is ahead, what others are likely to hide."""

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from twocities.core import Generator, State
from twocities.core.native import mypyc_attr
from twocities.players.player import Motive

NEVER: Final = -1000.0  # the rating of what only leads in a circle


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The heuristics of one game."""

    features: ClassVar[str] = ""  # the import path of its features for networks; none if no player learns it

    worth: ClassVar[float] = 0.0  # the chance of winning that a rating of 1 stands for; 0 if ratings are no chances

    def __init__(self, horizon: int = 1, boldness: float = 4.0, openness: float = 0.2) -> None:
        """Parameters for the search."""
        self.horizon = horizon  # how many settled moments a rollout plays to; 0: none, the search evaluates at once
        self.boldness = boldness  # ratings are divided by this: how little the search trusts them
        self.openness = openness  # the share of attention that is spread evenly over all choices

    @abstractmethod
    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        """How good each choice looks to the seat, from what the seat may know. A choice rated 1 higher is made e times
        as often, so ratings are close together for guesses that must vary, and far apart if one choice is clearly
        better."""

    @abstractmethod
    def motive(self, state: State, seat: int, choice: int) -> Motive:
        """The reason for a choice, in a sentence."""

    @abstractmethod
    def evaluate(self, state: State) -> list[float]:
        """By seat, the chance of winning, from 0 to 1; exact when the game is over."""

    @abstractmethod
    def settled(self, state: State) -> bool:
        """Whether a round begins: nothing is in progress, and `evaluate` is at its best."""

    @abstractmethod
    def likelihood(self, state: State, seat: int) -> float:
        """How likely the other seats are to have made the hidden choices of this state. Only the ratio between two
        states counts."""

    @abstractmethod
    def observers(self, state: State) -> int:
        """How many parties there are, each of which knows things that no other knows."""

    @abstractmethod
    def observer(self, seat: int) -> int:
        """The party of a seat."""

    @abstractmethod
    def seen(self, state: State, seat: int, choice: int, observer: int) -> int:
        """What a party sees of a choice that the seat is about to make: the choice itself, or what all choices that
        look the same have in common."""

    def base(self) -> "Heuristic":
        """The heuristics that the networks correct."""
        return self

    def choose(self, state: State, seat: int, rng: Generator) -> int:
        """A choice in a rollout."""
        return rated_choice(self, state, seat, rng)


def rated_choice(heuristic: Heuristic, state: State, seat: int, rng: Generator) -> int:
    """A choice, drawn by the ratings."""
    choices = state.choices(seat)
    if len(choices) == 1:
        return choices[0]
    return choices[pick(heuristic.ratings(state, seat, choices), rng)]


def pick(ratings: list[float], rng: Generator) -> int:
    """An index; one rated 1 higher is drawn e times as often."""
    highest = max(ratings)
    weights = [math.exp(rating - highest) for rating in ratings]
    left = rng.below(1 << 53) / (1 << 53) * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(weights) - 1
