"""The command with files and options, good and bad; and the documents that promise what it reads."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.run import COMMAND, Terminal, run
from twocities.citadels.choices import TEMPLATES
from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import Options
from twocities.citadels.position import FLAGS, MARKS, NUMBERS, RANKS, _Reader
from twocities.core import Record, SplitMix, read_position, read_record
from twocities.players.uniform import random_choice

DOCS = Path(__file__).parent.parent / "docs"


def random_game(choices: int) -> tuple[Record, Citadels]:
    """So many random choices of a game for three."""
    record = Record(GAME, Options(players=3, preset="vicious-nobles"), "cli")
    state = GAME.new(record.options, record.seed)
    rng = SplitMix(1)
    while state.pending() and len(record.choices) < choices:
        (seat,) = state.pending()
        choice = random_choice(state, seat, rng)
        state.apply(seat, choice)
        record.add(seat, choice)
    return record, state


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a whole game."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(random_game(9999)[0].text(), "utf-8")
    return file


# -- replay


def test_replay_tells_everything_and_the_scores(finished: Path) -> None:
    told = run("replay", finished)
    outcome = read_record(finished.read_text("utf-8")).final().outcome()
    assert outcome is not None
    assert (told.returncode, told.stderr) == (0, "")
    for seat, points in enumerate(outcome.scores):
        assert f"{outcome.places[seat]}. Seat {seat}, {points} points" in told.stdout
    taken = re.findall(r"Seat\s\d\s+takes\s+the\s+\w+", told.stdout)
    assert len(taken) > 10


def test_replay_as_a_seat_tells_what_that_seat_saw(finished: Path) -> None:
    told = run("replay", finished, "--seat", "1")
    assert told.returncode == 0
    assert re.search(r"You\s+take\s+the", told.stdout)
    assert not re.search(r"Seat\s\d\s+takes\s+the", told.stdout)


def test_replay_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "short.txt"
    file.write_text(random_game(3)[0].text(), "utf-8")
    told = run("replay", file, "--step", text="\n\n\n")
    assert told.returncode == 0
    assert told.stdout.count("Press Enter to go on.") == 3
    assert run("replay", file, "--step").returncode == 1
    terminal = Terminal("replay", file, "--step")
    terminal.read()
    terminal.type("\x03")
    terminal.read()
    assert terminal.end() == 130


def test_replay_for_a_seat_nobody_has(finished: Path) -> None:
    for seat in ("3", "-1", "x", "01"):
        refused = run("replay", finished, f"--seat={seat}")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr == f"There is no seat {seat}; seats are counted from 0.\n"


def change(pattern: str, replacement: str) -> Callable[[str], str]:
    return lambda text: re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", ", line 1: the file must open with 'twocities record'"),
    "another title": (change("record", "novel"), ", line 1: the file must open with 'twocities record'"),
    "another game": (change("citadels", "chess"), ", line 2: no game 'chess'; there are: citadels"),
    "another version": (change("citadels 1", "citadels 99"), ", line 2: rules version '99'; this program plays 1"),
    "broken options": (change('"players":3', '"players":'), ", line 3: unreadable options: "),
    "impossible options": (change('"players":3', '"players":33'), ", line 3: impossible options: "),
    "no seed": (change("^seed .*\n", ""), ", line 4: expected 'seed'"),
    "another seed": (change("^seed .*", "seed other"), ", line "),
    "no seat": (change(r"^(\d) take", "take"), ", line 5: expected a seat and its choice, found 'take'"),
    "no choice": (change(r"^(\d) take \w+", r"\1 take heart"), ", line 5: 'take heart' is no choice of this game"),
    "a choice not allowed": (change(r"^(\d) take .*", r"\1 end turn"), ", line 5: 'end turn' is not allowed here: "),
    "a choice left out": (change("^.*\n(end )", r"\1"), ": the choices do not lead to this end: the file was changed"),
    "cut": (lambda text: text[: text.rindex("end ")], ": the record is cut off: it has no 'end' line"),
    "cut at the head": (
        lambda text: "\n".join(text.splitlines()[:2]),
        ": the file is cut off before its line 'options'",
    ),
    "more behind the end": (lambda text: f"{text}0 end turn\n", ": nothing may follow the 'end' line"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_record_is_refused_with_line_and_reason(fault: str, finished: Path, tmp_path: Path) -> None:
    broken, complaint = BROKEN[fault]
    file = tmp_path / "broken.txt"
    file.write_text(broken(finished.read_text("utf-8")), "utf-8")
    refused = run("replay", file)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith(str(file))
    assert complaint in refused.stderr
    assert refused.stderr.count("\n") == 1


# -- show


def test_show_draws_the_whole_truth_and_lists_the_choices(tmp_path: Path) -> None:
    _, state = random_game(40)
    file = tmp_path / "position.txt"
    file.write_text(state.position(), "utf-8")
    shown = run("show", file)
    assert (shown.returncode, shown.stderr) == (0, "")
    (seat,) = state.pending()
    assert f"Seat {seat} is asked: " in shown.stdout
    choices = shown.stdout.partition(" is asked: ")[2]
    assert all(f" {number} " in choices for number in range(1, len(state.choices(seat)) + 1))
    for other in range(3):
        assert f"Seat {other}, in hand:" in shown.stdout


def test_show_the_end_of_a_game(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(random_game(9999)[1].position(), "utf-8")
    shown = run("show", file)
    assert shown.returncode == 0
    assert re.search(r"^1\. Seat \d, \d+ points$", shown.stdout, re.MULTILINE)


def test_a_broken_position_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    text = 'twocities position\ngame citadels 1\noptions {"players":2}\n# a remark\n'
    for line, complaint in {
        "hand 0 inn": "line 5: no district 'inn'",
        "hand 5 tavern": "line 5: expected a number up to 1, found '5'",
        "weather fine": "line 5: unknown line 'weather'",
        "holds 0 nobody": "line 5: no character 'nobody' in this game",
    }.items():
        file.write_text(f"{text}{line}\n", "utf-8")
        refused = run("show", file)
        assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", f"{file}, {complaint}\n")


@pytest.mark.parametrize("command", ["show", "replay"])
def test_files_that_cannot_be_read(command: str, tmp_path: Path) -> None:
    binary, latin = tmp_path / "binary", tmp_path / "latin"
    binary.write_bytes(bytes(range(256)))
    latin.write_bytes("twocities record\n# café".encode("latin-1"))
    reasons = {
        tmp_path / "missing": "No such file or directory",
        tmp_path: "Is a directory",
        binary: "this is not a text file",
        latin: "this is not a text file",
    }
    for file, reason in reasons.items():
        refused = run(command, file)
        assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", f"{file}: {reason}\n")


# -- play


@pytest.mark.parametrize(
    ("arguments", "complaints"),
    [
        (
            ("--players", "Anna", "--preset", "x", "--characters", "foo,bar", "--uniques", "keep,kip"),
            [
                "There is no set of characters called “x”. (Rule C1.5.)",
                "There is no character called “foo”. (Rule C1.5.)",
                "There is no character called “bar”. (Rule C1.5.)",
                "There is no unique district called “kip”. (Rule C1.5.)",
                "There must be 2 to 8 players. (Rule C1.1.)",
                "There must be 14 different unique districts, not 2. (Rule C1.3.)",
            ],
        ),
        (
            ("--crown", "4"),
            ["The crown cannot go to a seat that nobody has; seats are counted from 0. (Rule C1.4.)"],
        ),
        (
            ("--players", "random:2", "--characters", "emperor,king,queen", "--uniques", "keep,keep"),
            [
                "Only one character of a rank can play: emperor king. (Rule C1.1.)",
                "The Emperor does not play with 2 players. (Rule C1.2.)",
                "The Queen does not play with fewer than 5 players. (Rule C1.2.)",
                "Rank 9 does not play with 2 players. (Rule C1.2.)",
                "The unique district “keep” is named more than once. (Rule C1.3.)",
                "There must be 14 different unique districts, not 1. (Rule C1.3.)",
            ],
        ),
        (("--players", "random:9"), ["“9” is not a number of random players from 1 to 8."]),
        (("--players", "Anna,Anna"), ["Two players are called Anna."]),
        (("--players", "Anna,"), ["“” cannot be the name of a player: up to 16 letters, digits or marks are needed."]),
        (("--seed", "two\nlines"), ["A seed is one line of text, without spaces at its ends."]),
        (("--record", __file__), [f"The game cannot be kept in {__file__}: there is such a file already."]),
    ],
)
def test_impossible_options_come_with_every_reason(arguments: tuple[str, ...], complaints: list[str]) -> None:
    refused = run("play", "citadels", *arguments)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert sorted(refused.stderr.splitlines()) == sorted(complaints)


def test_options_reach_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ("--preset", "cunning-agents", "--characters", "thief,king", "--ninth", "--crown", "2")
    run("play", "citadels", "--players", "random:5", *options, "--seed", "options", "--record", file)
    record = read_record(file.read_text("utf-8"))
    assert record.seed == "options"
    assert record.options == Options(
        players=5, preset="cunning-agents", characters=("thief", "king"), ninth=True, crown=2
    )


def test_games_and_help() -> None:
    assert run("games").stdout.startswith("citadels")
    helped = run("play", "citadels", "--help").stdout
    assert all(f"--{name}" in helped for name in Options.__struct_fields__)
    assert run().returncode == 2


def test_a_reader_who_leaves_early_is_no_mistake(finished: Path) -> None:
    with subprocess.Popen([*COMMAND, "replay", finished], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as replay:
        assert replay.stdout is not None
        assert replay.stderr is not None
        replay.stdout.close()
        assert replay.stderr.read() == b""


# -- the documents


def code_after(document: str, opening: str) -> str:
    """The indented example that opens with a line."""
    text = (DOCS / document).read_text("utf-8")
    example = text[text.index(f"    {opening}\n") :].split("\n\n")[0]
    return re.sub("^    ", "", example, flags=re.MULTILINE) + "\n"


def test_the_table_of_choices_is_the_grammar() -> None:
    rows = re.findall(r"^\| `([^`]+)` \|", (DOCS / "text-forms.md").read_text("utf-8"), re.MULTILINE)
    assert rows == list(TEMPLATES.values())


def test_the_example_record_replays() -> None:
    example = code_after("text-forms.md", "twocities record")
    assert read_record(example).text() == example


def test_the_example_position_can_be_read() -> None:
    state = read_position(code_after("positions.md", "twocities position"))
    assert state.pending() == (2,)


def test_every_line_of_a_position_is_explained() -> None:
    text = (DOCS / "positions.md").read_text("utf-8")
    own = [name.removeprefix("line_") for name in vars(_Reader) if name.startswith("line_")]
    missing = [
        key for key in (*NUMBERS, *RANKS, *MARKS, *FLAGS, *own) if f"`{key}`" not in text and f"`{key} " not in text
    ]
    assert missing == []
