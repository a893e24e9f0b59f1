"""The tables that show how balanced the games are."""

from pathlib import Path

import pytest

from tools.balance import main
from twocities.arena.contest import Contest
from twocities.arena.run import run
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions


def test_the_machine_is_judged_by_all_that_was_in_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(Contest(MACHINE, MachineOptions(), ["random", "random"], "balance"), 4, tmp_path)
    monkeypatch.setattr("sys.argv", ["balance", str(tmp_path)])
    main()
    tables = capsys.readouterr().out
    assert "| the Machine | 4 | 100.0% | 51.0% to 100.0% |" in tables  # random Heroes never win
    assert "| first-game | 4 | 100.0% |" in tables
    assert tables.count("| 3 | 4 | 100.0% |") == 1
    for heading in ("Hero in play", "City Event revealed", "Directive published", "Rounds"):
        assert f"| {heading} | Games | The Machine wins | 95 % interval |" in tables


def test_characters_are_counted_each_time_they_are_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    report = run(Contest(CITADELS, Options(players=4), ["random"] * 4, "balance"), 4, tmp_path)
    monkeypatch.setattr("sys.argv", ["balance", str(tmp_path)])
    main()
    tables = capsys.readouterr().out
    rows = [row.split("|") for row in tables[tables.index("Character held") :].splitlines()[2:] if row]
    assert sum([int(row[2]) for row in rows]) == 4 * 4 * report.rounds  # of each player, in each round
    seats = tables[tables.index("Seat, counted") : tables.index("Character held")].splitlines()
    assert [row.split("|")[2].strip() for row in seats[2:6]] == ["4"] * 4
