"""The check of blunders: it plays on from both choices, in the same states, and stops when the answer is clear."""

from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from tests.players.test_coach import candidate, last_turn
from tools import blunders
from tools.blunders import BATCH, Blunder, check, costs, played_out
from twocities.core import State, read_position
from twocities.players.analysis import Judgement, Mark
from twocities.players.weighing import Measured

LOSING = Blunder("citadels", last_turn().position(), 0, "end turn", "build palace", Measured(1.0, 0.0))
NOT_ONE = msgspec.structs.replace(LOSING, chosen="build palace")


def asked(file: Path = Path(), playouts: int = 1000, early: bool = True) -> Namespace:
    return Namespace(file=file, player="newcomer", playouts=playouts, early=early)


def test_the_cost_is_what_the_best_choice_wins_more_often() -> None:
    assert {played_out(LOSING, "newcomer", number) for number in range(5)} == {1.0}
    assert {played_out(NOT_ONE, "newcomer", number) for number in range(5)} == {0.0}


def test_a_check_stops_early_only_if_that_is_wanted() -> None:
    with ThreadPoolExecutor(1) as pool:
        assert len(costs(pool, LOSING, asked())) == BATCH
        assert len(costs(pool, LOSING, asked(playouts=BATCH + 5, early=False))) == BATCH + 5


def test_blunders_are_counted_that_cost_ten_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "blunders.jsonl"
    file.write_bytes(b"\n".join(map(msgspec.json.encode, [LOSING, NOT_ONE])) + b"\n")
    with ThreadPoolExecutor(1) as pool:
        check(pool, asked(file))
    first, second = capsys.readouterr().out.splitlines()
    assert first == "1.000 within 0.000 in 40, said 1.000: end turn instead of build palace; 1 of 1"
    assert second.endswith("1 of 2")


def test_every_blunder_of_a_game_is_found_with_the_position_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(heuristic: object, state: State, number: int, seat: int, choice: int, *more: object) -> Judgement:
        others = [other for other in state.choices(seat) if other != choice]
        chosen, best = [candidate(state.game.text(one), 0.2, 0.01) for one in (choice, others[0])]
        mark: Mark = "blunder" if state.game.text(choice).startswith("build") else "slip"
        return Judgement(number, seat, chosen, [best], chosen.behind, mark, 8, 0.1)

    monkeypatch.setattr(blunders, "judge", judge)
    found = blunders.blunders("citadels", "newcomer", 1, "a game")
    assert found
    for blunder in found:
        state = read_position(blunder.position)
        offered = [state.game.text(choice) for choice in state.choices(blunder.seat)]
        assert {blunder.chosen, blunder.best} <= {*offered}
        assert blunder.chosen.startswith("build")
