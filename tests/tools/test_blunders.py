"""The check of blunders: it plays on from both choices, in the same states, and stops when the answer is clear."""

from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from tests.players.test_coach import candidate, last_turn
from tools import blunders
from tools.blunders import FEWEST, Blunder, check, checked, is_clear, played_out
from twocities.core import State, read_position
from twocities.players.analysis import Judgement, Mark
from twocities.players.weighing import Measured

LOSING = Blunder(3, "citadels", last_turn().position(), 0, "end turn", "build palace", Measured(1.0, 0.0))
NOT_ONE = msgspec.structs.replace(LOSING, chosen="build palace")


def asked(file: Path = Path(), count: int = 2, playouts: int = 1000) -> Namespace:
    return Namespace(
        file=file, game="citadels", of="regular", start=3, count=count, players=["newcomer"], playouts=playouts, jobs=1
    )


def test_the_cost_is_what_the_best_choice_wins_more_often() -> None:
    assert {*played_out(LOSING, "newcomer", 1)} == {1.0}
    assert {*played_out(NOT_ONE, "newcomer", 1)} == {0.0}


def test_the_playouts_end_once_the_answer_is_clear() -> None:
    with ThreadPoolExecutor(1) as pool:
        assert checked(pool, LOSING, asked()).costs["newcomer"].playouts == FEWEST
        assert checked(pool, LOSING, asked(playouts=5)).costs["newcomer"].playouts == 5


def test_the_answer_is_clear_if_the_other_playouts_can_hardly_change_it() -> None:
    near = [1.0] * 30 + [0.0] * 170
    assert not is_clear(near, 1000)
    assert is_clear(near, 200)
    assert is_clear(near * 5, 1000)
    assert is_clear([1.0, 0.0] * 100, 1000)


def test_blunders_are_appended_to_the_file_and_the_next_run_resumes_after_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def in_game(game: str, level: str, number: int) -> list[Blunder]:
        games.append(number)
        return [] if number == 4 else [msgspec.structs.replace(one, number=number) for one in (LOSING, NOT_ONE)]

    games: list[int] = []
    monkeypatch.setattr(blunders, "blunders", in_game)
    file = tmp_path / "blunders.jsonl"
    with ThreadPoolExecutor(1) as pool:
        first = list(check(pool, asked(file)))
        assert [(one.number, one.costs["newcomer"].cost.mean) for one in first] == [(3, 1.0), (3, 0.0)]
        more = list(check(pool, asked(file, count=3)))
        assert more[:2] == first
        assert more[2].number == 5
        assert list(check(pool, asked(file, count=3))) == more
    assert games == [3, 4, 5]


def test_every_blunder_of_a_game_is_found_with_the_position_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(heuristic: object, state: State, number: int, seat: int, choice: int, *more: object) -> Judgement:
        others = [other for other in state.choices(seat) if other != choice]
        chosen, best = [candidate(state.game.text(one), 0.2, 0.01) for one in (choice, others[0])]
        mark: Mark = "blunder" if state.game.text(choice).startswith("build") else "slip"
        return Judgement(number, seat, chosen, [best], chosen.behind, mark, 8, 0.1)

    monkeypatch.setattr(blunders, "judge", judge)
    found = blunders.blunders("citadels", "newcomer", 1)
    assert found
    for blunder in found:
        state = read_position(blunder.position)
        offered = [state.game.text(choice) for choice in state.choices(blunder.seat)]
        assert {blunder.chosen, blunder.best} <= {*offered}
        assert blunder.chosen.startswith("build")
