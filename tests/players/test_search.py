"""The search: on toys whose right answer is known, and on both games."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.players.toys import Clueless, Guess, Hasty, Keen, Pennies, Stubborn, Suspicious, Toy, Turns, Wide
from twocities.citadels.game import GAME as CITADELS
from twocities.core import Game, SplitMix
from twocities.machine.game import GAME as MACHINE
from twocities.players.heuristic import Heuristic
from twocities.players.search import WIDTH, Budget, Node, Search, roll_out
from twocities.players.spec import heuristic_of
from twocities.players.thinkers import SearchPlayer
from twocities.players.uniform import random_choice


def search(toy: Toy, heuristic: Heuristic, iterations: int) -> Search:
    done = Search(heuristic, toy, 0, SplitMix(1), [Node() for _ in range(heuristic.observers(toy))])
    done.run(Budget(iterations=iterations))
    return done


def test_players_who_choose_at_the_same_time_do_not_know_each_others_choice() -> None:
    """A leak between the trees would let the second seat match every penny."""
    done = search(Pennies(), Clueless(), 2000)
    for choice in (0, 1):
        assert 0.4 < done.chance(choice) < 0.6


def test_a_search_that_knows_how_the_others_choose_answers_that() -> None:
    player = SearchPlayer(Clueless(), SplitMix(1), Budget(iterations=50), rival=Stubborn())
    assert player.choose(Pennies(), 0, []) == 0
    assert player.search
    assert [player.search.chance(choice) for choice in (0, 1)] == [1, 0]


def test_likely_states_are_searched_more_often() -> None:
    assert search(Guess(), Suspicious(), 100).best() == 2


def test_states_that_nobody_would_have_played_to_are_left_out() -> None:
    done = search(Guess(), Suspicious(), 200)
    assert done.chance(2) == 1
    assert done.chance(1) == 0


def test_of_hundreds_of_choices_those_that_look_best_are_tried_first() -> None:
    done = search(Wide(), Keen(), 50)
    tried = sorted(choice for choice, edge in done.roots[0].edges.items() if edge.visits)
    assert len(tried) <= WIDTH + 7
    assert tried[0] >= 480


def test_more_time_widens_the_search() -> None:
    few, many = [len(search(Wide(), Keen(), iterations).roots[0].edges) for iterations in (50, 2000)]
    assert many > few


def test_the_acting_seat_finishes_its_turn_as_it_would_play_it() -> None:
    turns = Turns()
    roll_out(Hasty(), turns, SplitMix(1), 1, acting=0)
    assert turns.chosen == [1, 1, 0, 0]


def test_the_same_seed_gives_the_same_choice() -> None:
    choices = {SearchPlayer(Clueless(), SplitMix(5), Budget(iterations=40)).choose(Guess(), 0, []) for _ in range(3)}
    assert len(choices) == 1


@pytest.mark.parametrize("game", [CITADELS, MACHINE], ids=lambda game: game.name)
def test_trees_are_kept_while_nobody_else_has_acted(game: Game) -> None:
    """The second choice of a turn starts with what the first found out; after others have acted, it starts from
    nothing."""
    state = game.new(game.options_type(), "trees")
    player = SearchPlayer(heuristic_of(game), SplitMix(1), Budget(iterations=20))
    seat = state.pending()[0]
    rng = SplitMix(3)
    kept = renewed = 0
    heard: list[dict[str, Any]] = []
    while not (kept and renewed):
        if state.pending()[0] == seat and len(state.choices(seat)) > 1:
            before = visits(player.roots, heuristic_of(game).observer(seat), state.choices(seat))
            alone = all(event["seat"] == seat for event in heard)
            choice = player.choose(state.determinize(seat, SplitMix(2)), seat, heard)
            assert player.search is not None
            after = visits(player.search.roots, heuristic_of(game).observer(seat), state.choices(seat))
            assert after == 20 + (before if alone else 0)
            kept += alone and before > 0
            renewed += not alone
            heard = []
            heard += [event.seen_by(seat) for event in state.apply(seat, choice)]
        else:
            actor = state.pending()[0]
            heard += [event.seen_by(seat) for event in state.apply(actor, random_choice(state, actor, rng))]


def visits(roots: list[Node], party: int, choices: Sequence[int]) -> int:
    edges = [roots[party].edges.get(choice) for choice in choices] if roots else []
    return sum([edge.visits for edge in edges if edge])
