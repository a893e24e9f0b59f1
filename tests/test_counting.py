"""Counting lines of play from a position to some depth, like perft in chess."""

import pytest

from tests.random_games import Setup, random_play
from twocities.citadels.options import Options
from twocities.core import State


def lines_of_play(state: State, depth: int) -> int:
    """The number of sequences of `depth` choices; random events are those of the state's generator."""
    if not depth or not state.pending():
        return 1
    seat = state.pending()[0]
    if depth == 1:
        return len(state.choices(seat))
    count = 0
    for choice in state.choices(seat):
        after = state.clone()
        after.apply(seat, choice, listen=False)
        count += lines_of_play(after, depth - 1)
    return count


def count(setup: Setup, played: int, depth: int) -> int:
    """From the position after some random choices of a game."""
    for step, (state, _, _) in enumerate(random_play(setup)):
        if step == played:
            return lines_of_play(state, depth)
    raise AssertionError("the game is shorter than that")


# players, preset, choices played before, and the lines of play of depth 1 to 6
TABLE = [
    (2, "first-game", 0, [7, 42, 210, 840, 2520, 5040]),
    (3, "ambitious-aristocrats", 0, [8, 56, 336, 1344, 4032, 8064]),
    (4, "first-game", 0, [5, 20, 60, 120, 1056, 3048]),
    (7, "first-game", 0, [7, 42, 210, 840, 2520, 5040]),
    (8, "cunning-agents", 0, [8, 56, 336, 1680, 6720, 20160]),
    (2, "ambitious-aristocrats", 60, [5, 5, 10, 31, 41, 112]),
    (3, "cunning-agents", 60, [4, 8, 21, 80, 331, 1664]),
    (4, "illustrious-emissaries", 60, [1, 5, 20, 60, 120, 390]),
    (5, "devious-dignitaries", 90, [6, 18, 36, 72, 162, 972]),
    (6, "tenacious-delegates", 120, [2, 3, 7, 11, 19, 41]),
    (7, "vicious-nobles", 150, [2, 16, 30, 140, 676, 2576]),
]


@pytest.mark.parametrize(("players", "preset", "played", "lines"), TABLE)
def test_lines_of_play(players: int, preset: str, played: int, lines: list[int]) -> None:
    setup = Setup(Options(players=players, preset=preset), "counting")
    assert [count(setup, played, depth) for depth in range(1, 7)] == lines
