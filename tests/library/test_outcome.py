"""An outcome explains itself: the parts of the score, and the rule by which somebody won."""

from twocities import citadels, machine
from twocities.core import SplitMix, Standing, State
from twocities.core.documents import Points
from twocities.players.uniform import random_choice


def ended(state: State, number: int) -> None:
    rng = SplitMix(number)
    while (seat := state.to_move) is not None:
        assert state.why_won() is None
        state.apply(seat, random_choice(state, seat, rng), listen=False)


def test_scores_of_citadels_are_the_sum_of_named_parts() -> None:
    for number in range(10):
        state = citadels.GAME.new(players=4, preset="random", seed=str(number))
        ended(state, number)
        outcome, why = state.outcome(), state.why_won()
        assert outcome
        assert why
        standings = state.standing(None)
        assert tuple([standing.total for standing in standings]) == outcome.scores
        for standing in standings:
            assert sum(part.points for part in standing.parts) == standing.total
            assert all(bool(part.about) == (part.part == "unique") for part in standing.parts)
        tied = outcome.scores.count(max(outcome.scores)) > 1
        assert str(why) == ("higher-rank (C4.3)" if tied else "most-points (C4.2)")


def test_a_standing_prints_as_one_line() -> None:
    standing = Standing([Points("districts", "", 21), Points("unique", "museum", 2)], 23)
    assert str(standing) == "23 points: 21 districts, 2 unique museum"


def test_a_side_of_the_great_machine_wins_by_the_plan_or_by_riots() -> None:
    reasons = set()
    for number in range(12):
        state = machine.GAME.new(seed=str(number))
        ended(state, number)
        outcome, why = state.outcome(), state.why_won()
        assert outcome
        assert why
        assert why.key == ("plan-fulfilled" if outcome.places[0] == 1 else "three-riots")
        reasons.add(str(why))
    assert "plan-fulfilled (M1.4)" in reasons
