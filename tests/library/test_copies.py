"""Copies of every kind are equal, independent, rated alike and play on alike, even from one build to the other."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.library.states import on_the_way, played
from twocities.core import State, find_game, games
from twocities.players.spec import heuristic_of

SOURCE = Path(__file__).parents[2] / "src"

COPIES: dict[str, Callable[[State], State]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda state: again(pickle.dumps(state)),
}


def again(pickled: bytes) -> State:
    state: State = pickle.loads(pickled)
    return state


def ratings(state: State) -> list[float]:
    """What bots think of the choices."""
    heuristic = heuristic_of(state.game)
    return [rating for seat in state.pending() for rating in heuristic.ratings(state, seat, state.choices(seat))]


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_is_equal_and_independent(way: str) -> None:
    for state in on_the_way():
        position = state.position()
        copied = COPIES[way](state)
        assert type(copied) is type(state)
        assert copied is not state
        assert copied == state
        assert hash(copied) == hash(state)
        assert copied.outcome() == state.outcome()
        assert ratings(copied) == ratings(state)
        assert played(copied, 200) == played(state, 200)
        while copied.pending():
            seat = copied.pending()[0]
            copied.apply(seat, copied.choices(seat)[0], listen=False)
            if copied.position() != position:
                break
        assert state.position() == position


def test_states_inside_others_are_copied_with_them() -> None:
    kept = {"now": on_the_way()}
    for copied in (copy.deepcopy(kept), pickle.loads(pickle.dumps(kept))):
        assert copied == kept
        assert all(mine is not theirs for mine, theirs in zip(copied["now"], kept["now"], strict=True))


def test_another_process_reads_a_pickled_state_and_sends_it_back() -> None:
    """That process is always plain: where these tests run compiled, states go from one build to the other."""
    states = on_the_way()
    code = (
        "import pickle, sys; from twocities.core import rng; assert not rng.COMPILED;"
        "states = pickle.load(sys.stdin.buffer); pickle.dump(states, sys.stdout.buffer)"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(states), env=environment, capture_output=True, check=True
    )
    assert pickle.loads(done.stdout) == states


@pytest.mark.parametrize("name", games())
def test_a_copy_of_a_game_is_the_game(name: str) -> None:
    game = find_game(name)
    assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game
