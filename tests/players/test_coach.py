"""Hints, reasons and analyses of finished games: how they judge, that they add up, and that they tell no secrets."""

import re
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.players.test_review import NAMES, SETUPS, played
from tests.random_games import Setup, all_setups, random_play
from tests.scenarios.citadels.table import COMPLETED, scene, turn_of
from twocities.core import SplitMix, State, read_record
from twocities.core.record import Record
from twocities.players import analysis
from twocities.players.analysis import Analysis, Depth, Judgement, analyse_part, assemble, judge, mark_of, parts_of
from twocities.players.comments import comments
from twocities.players.hint import Hint, hint
from twocities.players.player import Motive
from twocities.players.search import Budget
from twocities.players.spec import heuristic_of
from twocities.players.weighing import Candidate, Comparison, Measured, drawback, searched
from twocities.players.why import why

QUICK = Depth(Budget(iterations=30), Budget(iterations=10), Budget(iterations=20), Budget(iterations=20), 8)
FEW = Budget(iterations=8)
LAST = 24  # choices of a game that are analysed


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "DEPTHS", (QUICK, QUICK))


def hinted(state: State, seat: int, seed: int = 3) -> Hint:
    return hint(heuristic_of(state.game), state, seat, SplitMix(seed), FEW, FEW)


def same(told: Hint) -> object:
    """All of a hint but the time it took."""
    return told.candidates, told.trials


def last_turn(hand: str = "palace") -> State:
    """Seat 0 has the last turn of the game: it wins if it builds, 20 points to 18, and loses if not."""
    others = f"city 1 {COMPLETED}; first_complete 1; crown 1"
    own = f"city 0 cathedral harbor castle market; hand 0 {hand}; gold 9 0 0 0; holds 0 alchemist"
    return scene(own, others, "called 6; turn 0 alchemist; gathered; ask turn 0")


# -- hints


@given(setup=all_setups(), phase=st.integers(0, 29))
@settings(max_examples=8)
def test_states_that_differ_in_secrets_alone_give_the_same_hint(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(islice(random_play(setup), 90)):
        if step % 30 == phase and len(state.choices(seat)) > 1:
            other = state.determinize(seat, SplitMix(step))
            told = hinted(state, seat)
            assert same(told) == same(hinted(other, seat))
            assert {one.choice for one in told.candidates} <= {
                setup.game.text(choice) for choice in state.choices(seat)
            }


@given(setup=all_setups(), phase=st.integers(0, 29))
@settings(max_examples=6)
def test_a_hint_has_the_best_choice_and_the_two_next_best(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(islice(random_play(setup), 90)):
        if step % 30 == phase and len(state.choices(seat)) > 1:
            best, *others = hinted(state, seat).candidates
            assert len(others) == min(2, len(state.choices(seat)) - 1)
            assert (best.behind, best.equal) == (Measured(0.0, 0.0), True)
            assert [one.behind.mean for one in others] == sorted([one.behind.mean for one in others])
            assert best.chance.mean == max([one.chance.mean for one in (best, *others)])
            for one in (best, *others):
                assert 0.0 <= one.chance.mean <= 1.0
                assert one.equal == (one.behind.mean <= one.behind.within)


def test_the_best_of_a_hint_is_the_choice_that_did_best_in_the_comparison() -> None:
    state = last_turn()
    comparison = Comparison(searched(heuristic_of(state.game), state, 0, SplitMix(1)), state.choices(0)[:2])
    comparison.reached = [[0.2, 0.4] * 10, [*[0.4, 0.2] * 9, 0.4, 0.4]]
    best, other = comparison.candidates()
    assert best.choice == state.game.text(state.choices(0)[1])
    assert (best.chance.mean, other.chance.mean) == (0.31, 0.3)
    assert other.equal, "although nobody can tell them apart"


def test_what_costs_more_than_the_best_says_so() -> None:
    state = turn_of("king", "gold 9 0 0 0; hand 0 palace tavern")
    palace, tavern = (state.game.parse(f"build {district}") for district in ("palace", "tavern"))
    assert drawback(state, 0, palace, tavern) == Motive("drawback-price", {"price": 5, "less": 4})
    assert drawback(state, 0, tavern, palace) is None


def test_where_there_is_nothing_to_choose_the_hint_says_so() -> None:
    state = last_turn()
    state.apply(0, state.game.parse("build palace"))
    assert [one.choice for one in hinted(state, 0).candidates] == ["end turn"]


# -- reasons


@given(setup=all_setups(), phase=st.integers(0, 14))
@settings(max_examples=15)
def test_a_reason_is_the_same_for_all_that_the_reader_cannot_tell_apart(setup: Setup, phase: int) -> None:
    heuristic = heuristic_of(setup.game)
    for step, (state, seat, choice) in enumerate(islice(random_play(setup), 90)):
        reader = (seat + 1) % state.seats
        if step % 15 == phase:
            other = state.determinize(reader, SplitMix(step))  # where the choice may be impossible
            told = [why(heuristic, one, seat, choice, reader, SplitMix(5)) for one in (state, other)]
            assert told[0] == told[1]


def test_a_choice_that_nobody_saw_gets_no_reason_before_the_end() -> None:
    state = SETUPS[0].new()
    seat = state.pending()[0]
    choice = state.choices(seat)[0]
    reader = 1 - seat if seat < 2 else 0
    heuristic = heuristic_of(state.game)
    assert state.game.text(choice).startswith("take")
    assert why(heuristic, state, seat, choice, reader, SplitMix(1)) is None
    assert why(heuristic, state, seat, choice, seat, SplitMix(1)) is not None, "after the game, as the seat knew it"


def test_a_reason_is_found_although_the_choice_is_not_open_in_every_state_that_fits() -> None:
    """What was built is seen by all, but before that nobody else knew that the card was in the hand."""
    state = last_turn("palace tavern market")
    palace = state.game.parse("build palace")
    samples = [state.determinize(1, SplitMix(number)) for number in range(10)]
    without = [sample for sample in samples if palace not in sample.choices(0)]
    assert without
    for sample in (state, *without[:2]):
        assert why(heuristic_of(state.game), sample, 0, palace, 1, SplitMix(5)) is not None


def test_reasons_that_anybody_can_see_are_given_at_once() -> None:
    state = last_turn()
    choice = state.game.parse("end turn")
    assert why(heuristic_of(state.game), state, 0, choice, 1, SplitMix(1)) is not None


# -- the analysis


def analysed(setup: Setup) -> tuple[Analysis, State, list[tuple[int, int]]]:
    """The analysis of the last choices of a game, the state before them, and they themselves."""
    start, moves = played(setup)
    for move in moves[:-LAST]:
        start.apply(*move)
    moves = moves[-LAST:]
    heuristic = heuristic_of(setup.game)
    parts = [analyse_part(heuristic, start, moves, at, 1, SplitMix(at)) for at in range(parts_of(moves))]
    return assemble(parts, start.seats), start, moves


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_luck_and_skill_add_up_and_the_record_keeps_replaying(setup: Setup) -> None:
    found, start, moves = analysed(setup)
    sides = setup.game.sides(setup.options)
    for report in found.seats:
        assert report.start + report.choices + report.rest == pytest.approx(report.end, abs=1e-3)
        assert report.choices <= 0.0 <= report.accuracy <= 1.0
    for point in found.points:
        assert sum([point.known[side[0]] for side in sides]) == pytest.approx(1.0, abs=1e-3)
        assert sum([point.open[side[0]] for side in sides]) == pytest.approx(1.0, abs=1e-3)
    assert (found.points[0].choices, found.points[-1].choices) == (0, len(moves))
    assert found.points[-1].known == found.points[-1].open, "at the end nothing is hidden"
    for judged in found.decisions:
        assert judged.seat == moves[judged.number - 1][0]
        assert judged.chosen.choice == setup.game.text(moves[judged.number - 1][1])
        assert judged.cost.mean >= 0.0
        assert judged.mark in ("", "good") or judged.cost.mean >= analysis.SLIP
    seconds = [*[point.seconds for point in found.points], *[judged.seconds for judged in found.decisions]]
    assert found.seconds == pytest.approx(sum(seconds), abs=0.06)
    record = Record.from_position(start.position())
    for seat, choice in moves:
        record.add(seat, choice)
    text = record.text(comments(found))
    assert read_record(text).text() == record.text()
    times = [f"{one.seconds:.1f} s" for one in found.decisions]
    assert re.findall(r"^# choice .*; ([\d.]+ s)$", text, re.MULTILINE) == times
    assert len(re.findall(r"^# chances .*; [\d.]+ s$", text, re.MULTILINE)) == len(found.points)


def judged(choice: str) -> Judgement:
    state = last_turn()
    return judge(heuristic_of(state.game), state, 1, 0, state.game.parse(choice), QUICK, SplitMix(1))


def test_giving_the_game_away_is_a_blunder() -> None:
    found = judged("end turn")
    assert (found.mark, found.chosen.choice, found.best[0].choice) == ("blunder", "end turn", "build palace")
    assert found.cost == Measured(1.0, 0.0)


@pytest.mark.parametrize(
    ("to_end", "mark", "cost"),
    [((0.2, 0.02), "blunder", 0.2), ((0.11, 0.05), "slip", 0.11), ((0.02, 0.05), "", 0.0), ((-0.3, 0.01), "", 0.0)],
)
def test_what_seems_to_be_a_blunder_costs_no_more_than_in_games_played_to_the_end(
    monkeypatch: pytest.MonkeyPatch, to_end: tuple[float, float], mark: str, cost: float
) -> None:
    monkeypatch.setattr(analysis, "_cost_to_end", lambda *_: Measured(*to_end))
    found = judged("end turn")
    assert (found.mark, found.cost.mean) == (mark, cost)
    assert found.chosen in found.best
    assert found.chosen.chance.mean == pytest.approx(1.0 - max(0.0, to_end[0]))


def test_the_one_choice_that_wins_is_good_and_costs_nothing() -> None:
    found = judged("build palace")
    assert (found.mark, found.cost) == ("good", Measured(0.0, 0.0))
    assert found.best[0].chance == Measured(1.0, 0.0)


def candidate(choice: str, behind: float, within: float) -> Candidate:
    return Candidate(choice, Measured(0.5 - behind, within), Measured(behind, within), behind <= within, None)


@pytest.mark.parametrize(
    ("cost", "within", "mark"),
    [(0.0, 0.0, "good"), (0.02, 0.0, ""), (0.03, 0.01, "slip"), (0.11, 0.02, "slip"), (0.13, 0.02, "blunder")],
)
def test_a_blunder_is_one_only_if_its_whole_interval_says_so(cost: float, within: float, mark: str) -> None:
    best = [candidate("a", 0.0, 0.0), candidate("b", 0.2, 0.01), candidate("c", 0.3, 0.0)]
    chosen = best[0] if not cost else candidate("d", cost, within)
    assert mark_of(chosen, best, Measured(cost, within)) == mark
