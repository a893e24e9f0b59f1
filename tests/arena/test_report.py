"""The numbers of a report, compared with values worked out by hand."""

import csv
import json
from itertools import permutations
from pathlib import Path

import pytest

from tests.arena.toys import contest, game
from twocities.arena.contest import Contest, Played
from twocities.arena.match import Result
from twocities.arena.plot import plot
from twocities.arena.report import Report, Standing, summarize, wilson, write
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.words import Words


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def standings(report: Report) -> dict[str, Standing]:
    return {standing.player: standing for standing in report.standings}


def test_win_rates_places_scores_and_times() -> None:
    rivals = contest("random", "newcomer")
    # "random" sits first in games 0 and 2; it wins 0 and 1, loses 2, shares 3
    report = summarize(
        rivals, [game(rivals, number, places) for number, places in enumerate([(1, 2), (2, 1), (2, 1), (1, 1)])]
    )
    random, newcomer = standings(report)["random"], standings(report)["newcomer"]
    assert (random.win_rate, newcomer.win_rate, report.chance) == (0.625, 0.375, 0.5)
    assert (random.low, random.high) == wilson(2.5, 4)
    assert random.place == 1.25
    assert random.score == 7.5
    assert random.milliseconds == 50
    assert [(on.side, on.games, on.win_rate) for on in random.sides] == [(0, 2, 0.5), (1, 2, 0.75)]
    assert (report.games, report.choices, report.rounds) == (4, 100, 7)
    assert [standing.player for standing in report.standings] == ["random", "newcomer"]
    assert random.mu > newcomer.mu


def test_a_name_with_several_seats_is_judged_by_their_average() -> None:
    rivals = contest("newcomer", "random", "random", "random")
    games = [game(rivals, number, places) for number, places in enumerate([(1, 2, 3, 4), (1, 2, 3, 4)] * 4)]
    random = standings(summarize(rivals, games))["random"]
    wins = sum(played.sides[0] == "random" for played in games)
    assert random.win_rate == wins / 8 / 3
    assert (random.low, random.high) == tuple(bound / 3 for bound in wilson(wins, 8))
    assert sum(on.games for on in random.sides) == 24


def test_players_of_equal_results_have_equal_ratings_of_25() -> None:
    rivals = contest("random", "random", "random")
    report = summarize(rivals, [game(rivals, number, places) for number, places in enumerate(permutations((1, 2, 3)))])
    assert report.standings[0].mu == pytest.approx(25, abs=0.1)
    assert report.standings[0].win_rate == pytest.approx(1 / 3)


def test_the_great_machine_is_counted_by_sides() -> None:
    rivals = Contest(MACHINE, MachineOptions(), ["random", "heuristic"], "test")
    won_by_machine = Result(((0, 0),) * 50, (1, 2, 2, 2), (1, 0, 0, 0), 5, (1,) * 4, (0.0,) * 4, {})
    games = [Played(0, "", ("random", "heuristic"), won_by_machine)]
    games += [Played(1, "", ("heuristic", "random"), won_by_machine)]
    report = summarize(rivals, games)
    for standing in report.standings:
        assert (standing.win_rate, standing.place, standing.score) == (0.5, 1.5, 0.5)
        assert [(on.games, on.win_rate) for on in standing.sides] == [(1, 1), (1, 0)]


def test_forfeits_are_listed_with_their_reasons_and_leave_no_score() -> None:
    rivals = contest("random", "newcomer", "heuristic")
    games = [
        game(rivals, 0, (1, 2, 3), forfeits={2: "too slow"}),
        game(rivals, 1, (2, 1, 2), forfeits={0: "a", 2: "b"}, scores=()),
    ]
    report = summarize(rivals, games)
    told = [(forfeit.game, forfeit.seat, forfeit.player, forfeit.reason) for forfeit in report.forfeits]
    assert told == [(0, 2, "heuristic", "too slow"), (1, 0, "newcomer", "a"), (1, 2, "random", "b")]
    assert {name: s.forfeits for name, s in standings(report).items()} == {"random": 1, "newcomer": 1, "heuristic": 1}
    assert {name: s.score for name, s in standings(report).items()} == {"random": 20, "newcomer": 10, "heuristic": None}
    assert report.choices == 100


def test_the_files_hold_the_figures_and_the_same_report_gives_the_same_picture(tmp_path: Path) -> None:
    rivals = contest("random", "seeing:5")
    report = summarize(rivals, [game(rivals, number, (1, 2)) for number in range(5)])
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
        write(report, folder)
        plot(report, Words("citadels"), folder)
    document = json.loads((folders[0] / "report.json").read_text("utf-8"))
    assert document["contest"]["players"] == ["random", "seeing:5"]
    assert [standing["sees_everything"] for standing in document["standings"]] == [False, True]
    with (folders[0] / "report.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["side"] for row in rows] == ["all", "0", "1"] * 2
    assert float(rows[0]["win_rate"]) == report.standings[0].win_rate
    assert [float(row["low"]) for row in rows[1:3]] == [on.low for on in report.standings[0].sides]
    for name in ("plot.svg", "plot.png"):
        first, second = ((folder / name).read_bytes() for folder in folders)
        assert first == second
        assert len(first) > 1000
