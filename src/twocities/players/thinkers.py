"""Our own bots that think: with heuristics, and with search."""

from collections.abc import Sequence
from typing import Any

from twocities.core import Generator, State
from twocities.players.halving import best_choice
from twocities.players.heuristic import Heuristic, pick
from twocities.players.player import Motive, Player
from twocities.players.search import Budget, Node, Search
from twocities.players.weighing import searched


class HeuristicPlayer(Player[State]):
    """Plays by the heuristics alone; a `temperature` above 1 makes it err more often."""

    def __init__(self, heuristic: Heuristic, rng: Generator, temperature: float = 1.0) -> None:
        self.heuristic = heuristic
        self.rng = rng
        self.temperature = temperature

    def choose(self, known: State, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        choices = known.choices(seat)
        if len(choices) == 1:
            return choices[0]
        ratings = self.heuristic.ratings(known, seat, choices)
        return choices[pick([rating / self.temperature for rating in ratings], self.rng)]

    def motive(self, known: State, seat: int, choice: int) -> Motive:
        return self.heuristic.motive(known, seat, choice)


class SearchPlayer(Player[State]):
    """Searches for each choice within a budget, and keeps its trees as long as nobody else has acted."""

    listens = True

    def __init__(
        self, heuristic: Heuristic, rng: Generator, budget: Budget, sees: bool = False, rival: Heuristic | None = None
    ) -> None:
        """With a `rival`, the search knows that all other parties choose as this one does."""
        self.heuristic = heuristic
        self.rng = rng
        self.budget = budget
        self.sees = sees
        self.rival = rival
        self.search: Search | None = None
        self.roots: list[Node] = []

    def choose(self, known: State, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        choices = known.choices(seat)
        if len(choices) == 1:
            return choices[0]
        if not self.roots or any(event["seat"] != seat for event in heard):
            self.roots = [Node() for _ in range(self.heuristic.observers(known))]
        search = Search(self.heuristic, known, seat, self.rng, self.roots, self.sees)
        search.rival = self.rival
        search.run(self.budget)
        choice = search.best()
        self.search = search
        self.roots = search.after(choice)
        return choice

    def motive(self, known: State, seat: int, choice: int) -> Motive:
        return self.heuristic.motive(known, seat, choice)


class HalvingPlayer(Player[State]):
    """Tries the choices that look best to the networks of its heuristics, within a budget for each decision."""

    def __init__(self, heuristic: Heuristic, rng: Generator, budget: Budget) -> None:
        self.heuristic = heuristic
        self.rng = rng
        self.budget = budget

    def choose(self, known: State, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        choices = known.choices(seat)
        if len(choices) == 1:
            return choices[0]
        return best_choice(searched(self.heuristic, known, seat, self.rng), self.budget)

    def motive(self, known: State, seat: int, choice: int) -> Motive:
        return self.heuristic.motive(known, seat, choice)
