"""How good the choices of a decision are for what the seat knows: a search finds the best few, then each of them is
tried in the same drawn states, so that luck favours none of them."""

import math
import time
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from twocities.core import Generator, SplitMix, State
from twocities.players.heuristic import Heuristic
from twocities.players.player import Motive
from twocities.players.search import Budget, Node, Search

MOST: Final = 3  # choices of a decision that are reported
SURE: Final = 1.96  # standard errors: 95 %
LEAST: Final = 8  # trials of each choice, unless told otherwise
DIGITS: Final = 4


class Measured(msgspec.Struct, frozen=True):
    """A mean, and half of its 95 % interval."""

    mean: float
    within: float


class Candidate(msgspec.Struct, frozen=True):
    """A choice of a decision, as judged by what the seat knew."""

    choice: str
    chance: Measured  # of winning
    behind: Measured  # how much worse it is than the best
    equal: bool  # about as good as the best: the difference may be luck
    motive: Motive | None  # the reason for it
    drawback: Motive | None = None  # the reason against it, compared with the best, if there is one to give
    price: int = 0  # in gold, Bonds or Trust


class Weighed(msgspec.Struct, frozen=True):
    """The best choices of a decision, the best first, and how long that took."""

    candidates: list[Candidate]
    seconds: float
    trials: int  # per choice


class Comparison:
    """Choices of a seat, tried in the same states."""

    def __init__(self, search: Search, choices: Sequence[int], learns: bool = True) -> None:
        """Unless it `learns`, the heuristics alone play on after the choices."""
        self.search = search
        self.choices = choices
        self.learns = learns
        self.reached: list[list[float]] = [[] for _ in choices]  # by choice: the chance after each trial

    def run(self, budget: Budget, least: int = LEAST) -> None:
        """Each iteration tries every choice. There are at least a few, however short the time is."""
        search = self.search
        for _ in _trials(budget, least):
            if not self.learns:
                search.roots = [Node() for _ in search.roots]
            state = search.draw()
            luck = search.rng.next64()
            for choice, reached in zip(self.choices, self.reached, strict=True):
                trial = state.clone()
                trial.rng = SplitMix(luck)
                reached.append(search.try_choice(trial, choice))

    def keep(self, kept: Sequence[int]) -> None:
        """Drops all choices but those at these places."""
        self.choices = [self.choices[at] for at in kept]
        self.reached = [self.reached[at] for at in kept]

    @property
    def trials(self) -> int:
        """Of each choice."""
        return len(self.reached[0])

    def best(self) -> int:
        """Which of the choices did best."""
        return max(range(len(self.choices)), key=lambda at: sum(self.reached[at]))

    def candidates(self) -> list[Candidate]:
        """The choices, the best first."""
        best = self.best()
        others = [self._option(at, best) for at in range(len(self.choices)) if at != best]
        return [self._option(best, best), *sorted(others, key=lambda candidate: candidate.behind.mean)]

    def _option(self, at: int, best: int) -> Candidate:
        known, seat, choice = self.search.known, self.search.seat, self.choices[at]
        behind = self.behind(at, best)
        return Candidate(
            choice=known.game.text(choice),
            chance=measured(self.reached[at]),
            behind=behind,
            equal=behind.mean <= behind.within,
            motive=self.search.heuristic.motive(known, seat, choice),
            drawback=drawback(known, seat, choice, self.choices[best]),
            price=known.price(seat, choice),
        )

    def behind(self, at: int, best: int) -> Measured:
        """How much worse one choice did than another."""
        return measured([high - low for high, low in zip(self.reached[best], self.reached[at], strict=True)])


def searched(heuristic: Heuristic, known: State, seat: int, rng: Generator) -> Search:
    """A search that has not found anything yet."""
    return Search(heuristic, known, seat, rng, [Node() for _ in range(heuristic.observers(known))])


def weigh(search: Search, find: Budget, compare: Budget, also: int | None = None) -> Weighed:
    """The best choices and, if it is not among them, one more. The search finds them; the comparison, which does not
    depend on which of them the search preferred, says which is the best, and how far the others are behind."""
    began = time.monotonic()
    search.run(find)
    found = list(dict.fromkeys([*search.ranked(), *search.known.choices(search.seat)]))[:MOST]
    if also is not None and also not in found:
        found.append(also)
    comparison = Comparison(search, found)
    comparison.run(compare)
    return Weighed(comparison.candidates(), time.monotonic() - began, comparison.trials)


def drawback(state: State, seat: int, choice: int, best: int) -> Motive | None:
    """What speaks against a choice of the seat that does not speak against the best one."""
    odds, price = state.odds(seat, choice), state.price(seat, choice)
    if odds and odds[0] < odds[1] and not state.odds(seat, best):
        return Motive("drawback-odds", {"good": odds[0], "of": odds[1]})
    if price > state.price(seat, best):
        return Motive("drawback-price", {"price": price, "less": price - state.price(seat, best)})
    return None


def measured(values: Sequence[float]) -> Measured:
    count = len(values)
    mean = sum(values) / count
    variance = sum([(value - mean) ** 2 for value in values]) / max(count - 1, 1)
    return Measured(round(mean, DIGITS), round(SURE * math.sqrt(variance / count), DIGITS))


def _trials(budget: Budget, least: int) -> Iterator[None]:
    yield from [None] * (budget.iterations or least)
    end = time.monotonic() + budget.seconds
    while not budget.iterations and time.monotonic() < end:
        yield None
