"""What a game lends to bots: how good choices look, who is ahead, what others are likely to hide."""

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from twocities.core import Generator, State
from twocities.core.native import mypyc_attr
from twocities.players.player import Motive


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The heuristics of one game."""

    features: ClassVar[str] = ""  # where its features for networks are, as an import path; none: no player learns it

    def __init__(self, horizon: int = 1, boldness: float = 4.0, openness: float = 0.2) -> None:
        """How the search uses it."""
        self.horizon = horizon  # settled moments that a rollout reaches; 0: none, the search evaluates at once
        self.boldness = boldness  # ratings are divided by it: how far the search mistrusts them
        self.openness = openness  # the share of attention that all choices get alike

    @abstractmethod
    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        """How good each choice looks to the seat, from what the seat may know. A choice rated 1 higher is made e times
        as often, so ratings are close together for guesses that must vary, and far apart if one choice is clearly
        better."""

    @abstractmethod
    def motive(self, state: State, seat: int, choice: int) -> Motive:
        """In a sentence, what speaks for a choice."""

    @abstractmethod
    def evaluate(self, state: State) -> list[float]:
        """By seat, the chance to win, from 0 to 1; exact when the game is over."""

    @abstractmethod
    def settled(self, state: State) -> bool:
        """Whether a round begins: nothing is under way, and `evaluate` judges best."""

    @abstractmethod
    def likelihood(self, state: State, seat: int) -> float:
        """How likely the other seats are to have chosen what the seat cannot see as they have in this state. Only
        the ratio of two states counts."""

    @abstractmethod
    def observers(self, state: State) -> int:
        """How many parties there are, each knowing what no other knows."""

    @abstractmethod
    def observer(self, seat: int) -> int:
        """The party of a seat."""

    @abstractmethod
    def seen(self, state: State, seat: int, choice: int, observer: int) -> int:
        """What a party sees of a choice that the seat is about to make: the choice itself, or what all choices that
        look alike have in common."""

    def base(self) -> "Heuristic":
        """The heuristics that networks correct."""
        return self

    def choose(self, state: State, seat: int, rng: Generator) -> int:
        """A choice, by the ratings."""
        choices = state.choices(seat)
        if len(choices) == 1:
            return choices[0]
        return choices[pick(self.ratings(state, seat, choices), rng)]


def pick(ratings: list[float], rng: Generator) -> int:
    """An index, one rated 1 higher e times as often."""
    highest = max(ratings)
    weights = [math.exp(rating - highest) for rating in ratings]
    left = rng.below(1 << 53) / (1 << 53) * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(weights) - 1
