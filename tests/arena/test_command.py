"""The command as people run it: in several processes, killed and restarted, with failing bots, with wrong arguments."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.arena.toys import contest
from tests.terminal.run import COMMAND, SAFETY_NET, Terminal, run
from twocities.arena.command import command
from twocities.arena.store import FILE
from twocities.cli import main
from twocities.words import Words

Quick = Callable[..., tuple[int, str, str]]
LINE_UP = ("arena", "citadels", "random", "random", "newcomer")


def games(folder: Path) -> dict[int, Any]:
    """The games, without the time they took."""
    lines = [json.loads(line) for line in (folder / FILE).read_text("utf-8").splitlines()[1:]]
    for line in lines:
        del line["result"]["seconds"]
    assert len({line["number"] for line in lines}) == len(lines)
    return {line["number"]: line for line in lines}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of thirty games played in one process."""
    folder = tmp_path_factory.mktemp("arena") / "finished"
    played = run(*LINE_UP, "--games", "30", "--out", folder)
    assert (played.returncode, played.stderr) == (0, "")
    return folder


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Quick:
    """Runs the command in this process: returns its exit code, its output and its error output."""

    def run_here(*arguments: str | Path) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["twocities", *map(str, arguments)])
        code = main()
        return code, *capsys.readouterr()

    return run_here


def begun(*arguments: str | Path, folder: Path, enough: int) -> subprocess.Popen[str]:
    """The command, after it has played some games."""
    process = subprocess.Popen([*COMMAND, *map(str, arguments)], stdout=subprocess.PIPE, encoding="utf-8")
    deadline = time.monotonic() + SAFETY_NET
    while not (folder / FILE).exists() or (folder / FILE).read_bytes().count(b"\n") <= enough:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return process


def test_the_report_is_shown_and_kept(finished: Path, quick: Quick) -> None:
    code, shown, _ = quick(*LINE_UP, "--games", "30", "--out", finished)
    assert code == 0
    assert "Win rates after 30 games (chance: 33.3%)" in shown
    assert str(finished) in shown
    files = {file.name for file in finished.iterdir()}
    assert files == {FILE, "report.json", "report.csv", "plot.svg", "plot.png"}
    report = json.loads((finished / "report.json").read_text("utf-8"))
    for standing in report["standings"]:
        assert f"{standing['win_rate']:.1%}" in shown
    assert shown.count("of 10") == 3  # newcomer
    assert shown.count("of 20") == 3  # random


def test_several_processes_play_the_same_games(finished: Path, tmp_path: Path) -> None:
    assert run(*LINE_UP, "--games", "30", "-j", "2", "--out", tmp_path).returncode == 0
    assert games(tmp_path) == games(finished)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_run_resumes_where_it_was(jobs: str, finished: Path, tmp_path: Path) -> None:
    arguments = (*LINE_UP, "-j", jobs, "--out", tmp_path)
    process = begun(*arguments, "--games", "9999", folder=tmp_path, enough=5)
    process.kill()
    process.communicate()
    kept = (tmp_path / FILE).read_bytes()
    assert run(*arguments, "--games", "30").returncode == 0
    assert (tmp_path / FILE).read_bytes().startswith(kept[: kept.rindex(b"\n")])
    assert {number: game for number, game in games(tmp_path).items() if number < 30} == games(finished)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_and_says_how_to_resume(jobs: str, tmp_path: Path) -> None:
    process = begun(*LINE_UP, "-j", jobs, "--games", "9999", "--out", tmp_path, folder=tmp_path, enough=3)
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=SAFETY_NET)
    assert process.returncode == 130
    stopped = re.search(r"Stopped after (\d+) of 9,999 games. Run the same command to resume.", told)
    assert stopped
    assert len(games(tmp_path)) - int(stopped[1]) in (0, 1)  # the last one may be saved but not counted yet


def test_a_process_that_dies_is_reported_and_nothing_is_lost(tmp_path: Path) -> None:
    bot = tmp_path / "murderer.py"
    bot.write_text("import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n")
    folder = tmp_path / "out"
    told = run("arena", "citadels", "random", f"cmd:{sys.executable} {bot}", "-j", "2", "--out", folder)
    assert told.returncode == 2
    assert (
        told.stderr
        == "A process died while playing. The games played so far are saved; run the same command to resume.\n"
    )
    assert (folder / FILE).exists()


def test_a_terminal_shows_a_bar(tmp_path: Path) -> None:
    terminal = Terminal(*LINE_UP, "--games", "4", "--out", tmp_path)
    told = terminal.read()
    assert terminal.end() == 0
    assert "4/4" in told
    assert "Win rates after 4 games" in told


def test_a_bot_that_fails_loses_and_the_reason_is_shown(tmp_path: Path, quick: Quick) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import sys\nsys.exit('no luck [today]')\n")
    folder = tmp_path / "out"
    name = f"cmd:{sys.executable} {bot}"
    code, shown, _ = quick("arena", "citadels", "random", "random", name, "--games", "6", "--out", folder)
    assert code == 0
    assert "forfeited 6 games, the first of them game 0: " in " ".join(shown.split())
    assert "no luck [today]" in shown
    report = json.loads((folder / "report.json").read_text("utf-8"))
    (loser,) = [standing for standing in report["standings"] if standing["player"] == name]
    assert (loser["win_rate"], loser["place"], loser["forfeits"]) == (0, 3, 6)
    (winner,) = [standing for standing in report["standings"] if standing["player"] == "random"]
    assert winner["win_rate"] == 0.5


def test_a_player_that_sees_everything_is_marked(tmp_path: Path, quick: Quick) -> None:
    _, shown, _ = quick("arena", "citadels", "random", "seeing:2", "--games", "2", "--out", tmp_path)
    assert "seeing:2 *" in shown
    assert "* seeing:2 could see all hidden information" in shown


def test_the_great_machine_with_options_and_figures(tmp_path: Path) -> None:
    cards = tmp_path / "box.toml"
    cards.write_text("levy_bonds = 5\n")
    folder = tmp_path / "out"
    options = ("--revolutionaries", "2", "--city", "random", "--cards", cards, "-j", "2")
    played = run("arena", "machine", "random", "newcomer", *options, "--games", "4", "--out", folder)
    assert (played.returncode, played.stderr) == (0, "")
    assert "Machine" in played.stdout
    assert "Revolutionaries" in played.stdout
    header = json.loads((folder / FILE).read_text("utf-8").splitlines()[0])
    assert (header["options"]["revolutionaries"], header["options"]["city"]) == (2, "random")
    assert header["options"]["cards"]["levy_bonds"] == 5
    assert all(len(game["result"]["places"]) == 3 for game in games(folder).values())


def test_without_a_folder_each_contest_gets_a_separate_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = Words("citadels")
    first, other = contest("random", "random"), contest("random", "random", seed="other")
    for rivals in (first, other, contest("random", "newcomer"), first):
        command(words, rivals, games=1, jobs=1, ray="", out=None)
    folders = sorted((tmp_path / "arena-results").iterdir())
    assert len(folders) == 3
    assert [folder.name[:-9] for folder in folders] == ["citadels-random-newcomer", *["citadels-random-random"] * 2]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("citadels", "random", "nobody"), "“nobody” is not a player"),
        (("citadels", "random"), "Citadels is for 2 to 8 players. (Rule C1.1.)"),
        (("machine", "random", "random", "random"), "2 players are needed, one for each side, not 3."),
        (("citadels", "random", "random", "--games", "0"), "must be at least 1"),
        (("citadels", "random", "random", "-j", "-1"), "must be at least 1"),
        (("citadels", "random", "random", "--seed", " "), "A seed is a single line of text"),
        (("citadels", "random", "random", "--preset", "x"), "There is no set of characters called “x”."),
        (("citadels", "random", "random", "--out", __file__), f"{__file__}: it already exists"),
        (("citadels", "random", "random", "--out", f"{__file__}/x"), "part of the path is not a folder"),
    ],
)
def test_a_mistake_is_reported_in_one_line(arguments: tuple[str, ...], complaint: str, quick: Quick) -> None:
    code, shown, refusal = quick("arena", *arguments)
    assert (code, shown) == (2, "")
    assert complaint in refusal
    assert refusal.count("\n") == 1


def test_the_folder_of_another_contest_is_left_alone(finished: Path, quick: Quick) -> None:
    before = {file.name: file.read_bytes() for file in finished.iterdir()}
    code, shown, refusal = quick(*LINE_UP, "--games", "30", "--seed", "other", "--out", finished)
    assert (code, shown) == (2, "")
    assert 'belongs to a different run (seed: "arena", not "other")' in refusal
    assert {file.name: file.read_bytes() for file in finished.iterdir()} == before


MISSING = """
import sys
sys.modules[sys.argv.pop(1)] = None  # importing it fails
from twocities.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("module", "more", "complaint"),
    [
        ("openskill", (), "The arena needs openskill: pip install 'twocities[arena]'"),
        ("ray", ("--ray", "auto"), "To play on a Ray cluster: pip install 'twocities[ray]'"),
    ],
)
def test_what_is_not_installed_is_named(module: str, more: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    arguments = [sys.executable, "-c", MISSING, module, *LINE_UP, *more, "--out", str(tmp_path)]
    refused = subprocess.run(arguments, capture_output=True, encoding="utf-8", timeout=SAFETY_NET)
    assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", f"{complaint}\n")


def test_ray_plays_the_same_games(finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install 'twocities[ray]'")
    monkeypatch.setenv("HOME", str(tmp_path))  # Ray keeps a token there
    folder = tmp_path / "out"
    assert run(*LINE_UP, "--games", "30", "--ray", "local", "-j", "2", "--out", folder).returncode == 0
    assert games(folder) == games(finished)
