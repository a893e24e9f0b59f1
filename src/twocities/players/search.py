"""Information-set Monte Carlo tree search: the same for every game, any number of seats and simultaneous choices.

Each iteration draws a complete state that fits what the seat knows, weighted by how likely it is that the others played
that way. It goes down the trees, lets the heuristics play on and evaluates who is ahead. All states share the trees.
Each party has its own tree, which branches only on what that party sees. So nobody in the search acts on another
party's secret, and players who choose at the same time do not know each other's choice."""

import math
import time
from collections.abc import Sequence
from typing import Final

from twocities.core import Generator, SplitMix, State
from twocities.core.native import breathe
from twocities.players.heuristic import Heuristic, rated_choice

EXPLORATION: Final = 0.5  # weight of what has been tried little, compared with what has done well
WIDTH: Final = 12  # choices considered at once; grows with the square root of the visits
BATCH: Final = 32  # states drawn together and weighted against each other, unless told otherwise


class Edge:
    """A choice at a node, as the party of the node sees it."""

    __slots__ = ("node", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.node = Node()


class Node:
    """What a party has seen since the search began."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}

    def edge(self, seen: int) -> Edge:
        edge = self.edges.get(seen)
        if edge is None:
            edge = self.edges[seen] = Edge()
        return edge


class Budget:
    """How long a search may take for a choice: iterations, or seconds if `iterations` is 0."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds


class Search:
    """The trees of one search, and the states it draws."""

    __slots__ = ("batch", "heuristic", "horizon", "known", "rival", "rng", "roots", "seat", "sees", "together")

    def __init__(
        self, heuristic: Heuristic, known: State, seat: int, rng: Generator, roots: list[Node], sees: bool = False
    ) -> None:
        self.heuristic = heuristic
        self.known = known
        self.seat = seat
        self.rng = rng
        self.roots = roots
        self.sees = sees
        self.horizon = heuristic.horizon
        self.rival: Heuristic | None = None  # by which all other parties are known to choose, if that is known
        self.together = BATCH
        self.batch: list[State] = []

    def run(self, budget: Budget) -> None:
        if budget.iterations:
            for _ in range(budget.iterations):
                self.iterate()
        else:
            end = time.monotonic() + budget.seconds
            self.iterate()  # however short the time is
            while time.monotonic() < end:
                self.iterate()

    def iterate(self) -> None:
        self.try_choice(self.draw(), -1)

    def try_choice(self, state: State, first: int) -> float:
        """Plays a state from the root to the end of a rollout and back, which changes it; returns the seat's chance of
        winning there. `first` is the seat's choice (-1: the one to try next)."""
        breathe()
        heuristic = self.heuristic
        nodes = self.roots[:]
        edges: list[Edge] = []
        seats: list[int] = []
        fresh = False
        seat = self.seat
        while not fresh:
            choices = state.choices(seat)
            if len(choices) == 1:
                choice = choices[0]
            else:
                party = heuristic.observer(seat)
                choice = first if first >= 0 else self.decide(nodes[party], state, seat, choices)
                for observer in range(len(nodes)):
                    seen = choice if observer == party else heuristic.seen(state, seat, choice, observer)
                    edge = nodes[observer].edge(seen)
                    nodes[observer] = edge.node
                    if observer == party:
                        fresh = edge.visits == 0
                        edges.append(edge)
                        seats.append(seat)
            state.apply(seat, choice, False)
            first = -1
            pending = state.pending()
            if not pending:
                break
            seat = pending[0]
        roll_out(heuristic, state, self.rng, self.horizon, self.seat)
        values = heuristic.evaluate(state)
        for edge, seat in zip(edges, seats, strict=True):
            edge.visits += 1
            edge.total += values[seat]
        return values[self.seat]

    def decide(self, node: Node, state: State, seat: int, choices: Sequence[int]) -> int:
        """What a seat chooses in an iteration: what the rival would, or what its party tries next."""
        heuristic = self.heuristic
        if self.rival is not None and heuristic.observer(seat) != heuristic.observer(self.seat):
            return self.rival.choose(state, seat, self.rng)
        return select(node, choices, priors(heuristic, state, seat, choices), self.rng)

    def draw(self) -> State:
        """A state to search from; likely ones come more often."""
        if not self.batch:
            self.batch = self.draw_batch()
        state = self.batch.pop()
        state.rng = SplitMix(self.rng.next64())
        return state

    def draw_batch(self) -> list[State]:
        if self.sees:
            return [self.known.clone() for _ in range(self.together)]
        states = [self.known.determinize(self.seat, self.rng) for _ in range(self.together)]
        weights = [self.heuristic.likelihood(state, self.seat) for state in states]
        step = sum(weights) / self.together
        if step <= 0:
            return states
        drawn: list[State] = []
        mark = step * (self.rng.below(1 << 53) / (1 << 53))
        reached = 0.0
        for state, weight in zip(states, weights, strict=True):
            reached += weight
            while mark < reached:
                drawn.append(state.clone())
                mark += step
        self.rng.shuffle(drawn)
        return drawn or states

    def best(self) -> int:
        """The choice tried most often; of several, the one that did best."""
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        """The choices that were tried, the best first."""
        edges = self.roots[self.heuristic.observer(self.seat)].edges
        tried: list[tuple[int, float, int]] = []
        choices = self.known.choices(self.seat)
        for at in range(len(choices)):
            edge = edges.get(choices[at])
            if edge is not None:
                tried.append((edge.visits, edge.total, -at))
        tried.sort(reverse=True)
        return [choices[-at] for _, _, at in tried]

    def chance(self, choice: int) -> float:
        """The chance of winning that the search gives a choice."""
        edge = self.roots[self.heuristic.observer(self.seat)].edge(choice)
        return edge.total / edge.visits if edge.visits else 0.0

    def after(self, choice: int) -> list[Node]:
        """The trees below a choice of the seat."""
        party = self.heuristic.observer(self.seat)
        return [
            root.edge(
                choice if observer == party else self.heuristic.seen(self.known, self.seat, choice, observer)
            ).node
            for observer, root in enumerate(self.roots)
        ]


def roll_out(heuristic: Heuristic, state: State, rng: Generator, horizon: int, acting: int = -1) -> None:
    """Lets the heuristics play on until a round begins, or as many rounds as the horizon says.

    The acting seat finishes its turn by the ratings themselves, even if other choices are made more quickly: otherwise
    a player would put off again and again what only those others would still do."""
    while horizon > 0:
        pending = state.pending()
        if not pending:
            return
        if heuristic.settled(state):
            horizon -= 1
            if not horizon:
                return
        seat = pending[0]
        if seat != acting:
            acting = -1
        choice = rated_choice(heuristic, state, seat, rng) if seat == acting else heuristic.choose(state, seat, rng)
        state.apply(seat, choice, False)


def priors(heuristic: Heuristic, state: State, seat: int, choices: Sequence[int]) -> list[float]:
    """How much attention each choice deserves before it is tried: 1 in all."""
    ratings = heuristic.ratings(state, seat, choices)
    highest = max(ratings)
    boldness = heuristic.boldness
    weights = [math.exp((rating - highest) / boldness) for rating in ratings]
    even = heuristic.openness / len(choices)
    scale = (1.0 - heuristic.openness) / sum(weights)
    return [even + scale * weight for weight in weights]


def select(node: Node, choices: Sequence[int], priors: list[float], rng: Generator) -> int:
    """The choice to try next: one that did well, looks good or was tried little.

    How much a choice that was tried little is preferred is partly random, so that two players who guess what the other
    will do do not settle into a pattern."""
    visits = 0
    total = 0.0
    edges = [node.edges.get(choice) for choice in choices]
    for edge in edges:
        if edge is not None:
            visits += edge.visits
            total += edge.total
    least = 0.0
    width = WIDTH + int(math.sqrt(visits))
    if len(choices) > width:
        least = sorted(priors, reverse=True)[width - 1]
    mean = total / visits if visits else 0.0
    urge = EXPLORATION * math.sqrt(visits + 1)
    best = -1
    highest = -1.0
    for at in range(len(choices)):
        edge = edges[at]
        prior = priors[at] * (0.5 + rng.below(1024) / 1024)
        if edge is not None and edge.visits:
            score = edge.total / edge.visits + urge * prior / (1 + edge.visits)
        elif priors[at] >= least:
            score = mean + urge * prior
        else:
            continue
        if score > highest:
            best, highest = choices[at], score
    return best
