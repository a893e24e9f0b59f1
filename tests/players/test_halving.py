"""Choosing by trials, the worse half of which is dropped again and again: on toys whose right answer is known."""

from collections.abc import Sequence

from tests.players.toys import Clueless, Guess, Keen, Wide
from twocities.core import SplitMix, State
from twocities.players.halving import WIDTH, best_choice
from twocities.players.heuristic import NEVER
from twocities.players.search import Budget, Node, Search


class Expecting(Keen):
    """Its ratings stand for chances."""

    worth = 12.5


class Circling(Clueless):
    """Only the last choice leads anywhere."""

    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        return [*[NEVER] * (len(choices) - 1), 0.0]


class Counting(Clueless):
    """Counts how often it is asked who wins."""

    asked = 0

    def evaluate(self, state: State) -> list[float]:
        self.asked += 1
        return super().evaluate(state)


def choose(heuristic: Clueless, toy: Guess, iterations: int) -> int:
    search = Search(heuristic, toy, 0, SplitMix(1), [Node()])
    return best_choice(search, Budget(iterations=iterations))


def test_of_hundreds_of_choices_the_best_of_those_that_look_good_is_found() -> None:
    assert choose(Keen(), Wide(499 - WIDTH + 1), 48) == 499 - WIDTH + 1


def test_with_few_trials_fewer_choices_are_tried() -> None:
    assert choose(Keen(), Wide(496), 16) == 496
    assert choose(Keen(), Wide(495), 16) == 499
    assert choose(Keen(), Wide(498), 2) == 499


def test_if_trials_tell_nothing_what_looks_best_is_chosen() -> None:
    assert choose(Expecting(), Wide(0), 24) == 499


def test_trials_outweigh_what_was_expected_once_there_are_enough() -> None:
    """The choice that wins was expected to win less often, in 50 of 100 games."""
    assert choose(Expecting(), Wide(495), 4) == 499
    assert choose(Expecting(), Wide(495), 400) == 495


def test_what_leads_in_a_circle_is_not_tried() -> None:
    assert choose(Circling(), Guess(), 100) == 3


def test_a_budget_of_iterations_is_for_all_choices_together() -> None:
    counting = Counting()
    choose(counting, Guess(), 100)
    assert 80 <= counting.asked <= 100
