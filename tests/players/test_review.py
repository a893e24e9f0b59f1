"""How the chances changed in a finished game: by round, and by the choices that turned it."""

import pytest

from tests.random_games import Setup
from tests.scenarios.citadels.table import scene
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import SplitMix, State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.players.review import Chances, Review, TurningPoint, estimate, points_for, review_game
from twocities.players.spec import heuristic_of

SETUPS = [
    Setup(Options(players=3), "a game"),
    Setup(MachineOptions(revolutionaries=2), "a game", MACHINE),
    Setup(MachineOptions(revolutionaries=2, automaton=1), "a game", MACHINE),
]
NAMES = ["citadels", "machine", "automaton"]  # of these setups


def played(setup: Setup) -> tuple[State, list[tuple[int, int]]]:
    """The start of a game, and its choices by the heuristics."""
    heuristic, rng = heuristic_of(setup.game), SplitMix(7)
    start = setup.new()
    state, moves = start.clone(), []
    while pending := state.pending():
        moves.append((pending[0], heuristic.choose(state, pending[0], rng)))
        state.apply(*moves[-1], False)
    return start, moves


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_chances_are_given_at_the_start_of_every_round_and_at_the_end(setup: Setup) -> None:
    start, moves = played(setup)
    heuristic = heuristic_of(setup.game)
    review = review_game(heuristic, start, moves, SplitMix(1), 0.0)
    state, begun = start.clone(), []
    for number, move in enumerate(moves):
        if heuristic.settled(state):
            begun.append(number)
        state.apply(*move)
    assert [told.choices for told in review.chances] == [*begun, len(moves)]
    outcome = state.outcome()
    assert outcome is not None
    assert [place == 1 for place in outcome.places] == [chance > 0 for chance in review.chances[-1].chances]
    for told in review.chances:
        assert all(0.0 <= chance <= 1.0 for chance in told.chances)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_turning_points_are_turns_in_which_somebody_was_free_and_something_could_be_seen(setup: Setup) -> None:
    start, moves = played(setup)
    review = review_game(heuristic_of(setup.game), start, moves, SplitMix(1), 0.0)
    assert len(points_for(review, None)) == 3, "as many as are asked for, even in no time"
    state, free, seen = start.clone(), set(), set()
    for number, (seat, choice) in enumerate(moves, 1):
        if len(state.choices(seat)) > 1:
            free.add(number)
        if state.apply(seat, choice):
            seen.add(number)
    for point in review.points:
        turn = set(range(point.first, point.choices + 1))
        assert {moves[number - 1][0] for number in turn} == {point.seat}
        assert turn & free
        assert turn & seen
        assert len(point.before) == len(point.after) == setup.game.seats(setup.options)


def test_a_turning_point_is_a_whole_turn() -> None:
    """Between one that begins and the next, somebody else chooses or a round ends."""
    start, moves = played(SETUPS[0])
    review = review_game(heuristic_of(CITADELS), start, moves, SplitMix(1), 0.0)
    rounds = {told.choices for told in review.chances}
    for point in review.points:
        neighbours = [(point.first - 1, point.first - 2), (point.choices, point.choices)]
        assert all(border in rounds or moves[beside][0] != point.seat for border, beside in neighbours)


def test_the_turns_that_mattered_most_to_a_seat_come_in_the_order_of_the_game_one_of_a_round() -> None:
    swings = [(1, 0.1, 0.9), (2, 0.5, 0.6), (3, 0.4, 0.05), (4, 0.2, 0.2), (5, 0.3, 0.0)]
    points = [TurningPoint(at, at, 0, [before, 0.5], [after, 0.5 + at / 10]) for at, before, after in swings]

    def told(seat: int | None, *rounds: int) -> list[int]:
        review = Review(points, [Chances(start, [0.5, 0.5]) for start in (0, *rounds, 5)])
        return [point.choices for point in points_for(review, seat)]

    assert told(0, 1, 2, 3, 4) == [1, 3, 5]
    assert told(1, 1, 2, 3, 4) == [3, 4, 5]
    assert told(None, 1, 2, 3, 4) == [1, 4, 5]
    assert told(0, 3) == [1, 5]


def test_a_player_about_to_win_has_the_best_chance() -> None:
    """The King can build the last district, far ahead of all others."""
    state = scene(
        """
        gold 5 0 0 0
        hand 0 palace
        city 0 castle temple tavern watchtower cathedral town-hall
        holds 0 king
        next king
        """
    )
    heuristic, rng = heuristic_of(CITADELS), SplitMix(3)
    chances = estimate(heuristic, state, rng, 8)
    assert chances[0] > 0.8
    assert max(chances[1:]) < 0.2
    assert abs(sum(chances) - 1.0) < 0.01
