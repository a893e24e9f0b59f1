"""The command with files and options, good and bad; and the documents that describe what it reads."""

import re
import subprocess
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path

import pytest

from tests.random_games import Setup, random_play
from tests.terminal.run import COMMAND, Terminal, run
from twocities.citadels.choices import TEMPLATES
from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import Options
from twocities.citadels.position import FLAGS, MARKS, NUMBERS, RANKS
from twocities.citadels.position_reader import _Reader
from twocities.cli import main
from twocities.core import Record, SplitMix, State, read_position, read_record
from twocities.machine import position as machine_position
from twocities.machine import position_reader
from twocities.machine.choices import TEMPLATES as MACHINE_TEMPLATES
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.machine.options import Options as MachineOptions
from twocities.players.uniform import random_choice
from twocities.terminal.arguments import Misuse, Parser
from twocities.words import DEFAULT, Words, languages

DOCS = Path(__file__).parent.parent / "docs"


def random_game(choices: int) -> tuple[Record, Citadels]:
    """This many random choices of a game for three."""
    record = Record(GAME, Options(players=3, preset="vicious-nobles"), "cli")
    state = GAME.new(record.options, record.seed)
    rng = SplitMix(1)
    while state.pending() and len(record.choices) < choices:
        (seat,) = state.pending()
        choice = random_choice(state, seat, rng)
        state.apply(seat, choice)
        record.add(seat, choice)
    return record, state


def machine_game(choices: int) -> tuple[Record, GreatMachine]:
    """This many random choices of a game of the Machine against two."""
    record = Record(MACHINE, MachineOptions(revolutionaries=2), "machine")
    state: State = MACHINE.new(record.options, record.seed)
    for now, seat, choice in islice(random_play(Setup(record.options, record.seed, MACHINE)), choices):
        record.add(seat, choice)
        state = now
    assert isinstance(state, GreatMachine)
    return record, state


@pytest.fixture(scope="module")
def finished_machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a whole game of the Great Machine."""
    file = tmp_path_factory.mktemp("records") / "machine.txt"
    file.write_text(machine_game(9999)[0].text(), "utf-8")
    return file


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a whole game."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(random_game(9999)[0].text(), "utf-8")
    return file


# -- replay


def test_replay_shows_everything_and_the_scores(finished: Path) -> None:
    told = run("replay", finished)
    outcome = read_record(finished.read_text("utf-8")).final().outcome()
    assert outcome is not None
    assert (told.returncode, told.stderr) == (0, "")
    for seat, points in enumerate(outcome.scores):
        assert f"{outcome.places[seat]}. Seat {seat}, {points} points" in told.stdout
    taken = re.findall(r"Seat\s\d\s+takes\s+the\s+\w+", told.stdout)
    assert len(taken) > 10


def test_replay_as_a_seat_shows_what_that_seat_saw(finished: Path) -> None:
    told = run("replay", finished, "--seat", "1")
    assert told.returncode == 0
    assert re.search(r"You\s+take\s+the", told.stdout)
    assert not re.search(r"Seat\s\d\s+takes\s+the", told.stdout)


def test_replay_of_the_great_machine_as_each_side_saw_it(finished_machine: Path) -> None:
    told = {seat: run("replay", finished_machine, "--seat", seat) for seat in ("all", "0", "1")}
    texts = {seat: " ".join(replay.stdout.split()) for seat, replay in told.items()}
    assert all((replay.returncode, replay.stderr) == (0, "") for replay in told.values())
    assert all(re.search("The (Great Machine has|Revolutionaries have) won[.]$", text) for text in texts.values())
    named = r"identif(y|ies) Citizen \d+: \w+"
    assert [bool(re.search(named, texts[seat])) for seat in ("all", "0", "1")] == [True, False, True]
    assert "You receive 6 Bonds." in texts["0"]
    assert "The Machine receives 6 Bonds." in texts["1"]
    assert run("replay", finished_machine, "--seat", "3").returncode == 2


def test_replay_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "short.txt"
    file.write_text(random_game(3)[0].text(), "utf-8")
    told = run("replay", file, "--step", text="\n\n\n")
    assert told.returncode == 0
    assert told.stdout.count("Press Enter to continue.") == 3
    assert run("replay", file, "--step").returncode == 1
    terminal = Terminal("replay", file, "--step")
    terminal.read()
    terminal.leave("\x03")
    assert terminal.end() == 130


def test_replay_for_a_seat_that_does_not_exist(finished: Path) -> None:
    for seat in ("3", "-1", "x", "01"):
        refused = run("replay", finished, f"--seat={seat}")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr == f"There is no seat {seat}; seats are numbered from 0.\n"


def change(pattern: str, replacement: str) -> Callable[[str], str]:
    return lambda text: re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", ", line 1: The file must begin with “twocities record”."),
    "another title": (change("record", "novel"), ", line 1: The file must begin with “twocities record”."),
    "another game": (
        change("citadels", "chess"),
        ", line 2: “chess” is not possible here. Possible: citadels, machine.",
    ),
    "another version": (
        change("citadels 2", "citadels 99"),
        ", line 2: The file uses version “99” of the rules; this program plays version 2.",
    ),
    "broken options": (change('"players":3', '"players":'), ", line 3: This cannot be read: JSON is malformed: "),
    "impossible options": (
        change('"players":3', '"players":33'),
        ", line 3: A game cannot be played with these options. Citadels is for 2 to 8 players. (Rule C1.1.)",
    ),
    "no seed": (change("^seed .*\n", ""), ", line 4: Expected “seed” here, not “"),
    "another seed": (change("^seed .*", "seed other"), ", line "),
    "no seat": (change(r"^(\d) take", "take"), ", line 5: Expected a seat and its choice here, not “take”."),
    "no choice": (change(r"^(\d) take \w+", r"\1 take heart"), ", line 5: “take heart” is not a choice in this game."),
    "a choice not allowed": (change(r"^(\d) take .*", r"\1 end turn"), ", line 5: “end turn” is not allowed here. "),
    "a choice left out": (
        change("^.*\n(end )", r"\1"),
        ": These choices do not lead to this result: the file has been altered.",
    ),
    "cut": (lambda text: text[: text.rindex("end ")], ": The file is incomplete: the line “end” is missing."),
    "cut at the head": (
        lambda text: "\n".join(text.splitlines()[:2]),
        ": The file is incomplete: the line “options” is missing.",
    ),
    "more behind the end": (lambda text: f"{text}0 end turn\n", ": Nothing may follow the line “end”."),
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


@pytest.mark.parametrize("language", languages())
def test_a_broken_file_is_reported_in_a_language(language: str, finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(BROKEN["impossible options"][0](finished.read_text("utf-8")), "utf-8")
    words = Words("citadels", language)
    rule = words("refusal", reason=words("reason-player-count"), clause="C1.1")
    told = words("error-line", file=str(file), line="3", reason=f"{words('refused-file-options')} {rule}")
    assert run("--lang", language, "replay", file).stderr == f"{told}\n"


# -- show


def test_show_draws_the_whole_truth_and_lists_the_choices(tmp_path: Path) -> None:
    _, state = random_game(40)
    file = tmp_path / "position.txt"
    file.write_text(state.position(), "utf-8")
    shown = run("show", file)
    assert (shown.returncode, shown.stderr) == (0, "")
    (seat,) = state.pending()
    assert f"Seat {seat} decides: " in shown.stdout
    choices = shown.stdout.partition(" decides: ")[2]
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
    text = 'twocities position\ngame citadels 2\noptions {"players":2}\n# a remark\n'
    for line, complaint in {
        "hand 0 inn": "line 5: “inn” has no meaning here.",
        "hand 5 tavern": "line 5: Expected a number from 0 to 1, not “5”.",
        "weather fine": "line 5: “weather” has no meaning here.",
        "holds 0 nobody": "line 5: “nobody” is not possible here. Possible: "
        "assassin, thief, magician, king, bishop, merchant, architect, warlord.",
    }.items():
        file.write_text(f"{text}{line}\n", "utf-8")
        refused = run("show", file)
        assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", f"{file}, {complaint}\n")


@pytest.mark.parametrize("choices", [0, 30, 80, 9999])
def test_show_the_great_machine(choices: int, tmp_path: Path) -> None:
    _, state = machine_game(choices)
    file = tmp_path / "position.txt"
    file.write_text(state.position(), "utf-8")
    shown = run("show", file)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert max(map(len, shown.stdout.splitlines())) <= 80
    for seat in state.pending():
        choices_shown = shown.stdout.partition(f"Seat {seat} decides: ")[2]
        assert all(f"{number} " in choices_shown for number in range(1, len(state.choices(seat)) + 1))


def test_a_broken_position_of_the_great_machine_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    for line, complaint in {
        "guards harbour=1": ", line 4: “harbour” is not possible here. Possible: art, ",
        "plan 12": ": If a side has won, both “winner”",
        "weather fine": ", line 4: “weather” has no meaning here.",
    }.items():
        file.write_text(f"twocities position\ngame machine 3\noptions {{}}\n{line}\n", "utf-8")
        refused = run("show", file)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.startswith(f"{file}{complaint}")


def test_a_broken_record_of_the_great_machine_is_refused(finished_machine: Path, tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    text = finished_machine.read_text("utf-8")
    for broken, complaint in (
        (
            text.replace("options {", 'options {"plan":7,', 1),
            ", line 3: A game cannot be played with these options. The Master Plan starts at 1, 2 or 3. (Rule M3.3.)",
        ),
        (
            text.replace("options {", 'options {"cards":{"levy_bonds":99},', 1),
            ", line 3: A game cannot be played with these options. "
            "Expected a number from 0 to 15, not “levy_bonds = 99”.",
        ),
        (re.sub(r"(?m)^(\d) send .*", r"\1 end phase", text, count=1), ", line 5: “end phase” is not allowed here. "),
        (text[: text.rindex("end ")], ": The file is incomplete: the line “end” is missing."),
    ):
        file.write_text(broken, "utf-8")
        refused = run("replay", file)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert complaint in refused.stderr


@pytest.mark.parametrize("command", ["show", "replay"])
def test_files_that_cannot_be_read(command: str, tmp_path: Path) -> None:
    binary, latin = tmp_path / "binary", tmp_path / "latin"
    binary.write_bytes(bytes(range(256)))
    latin.write_bytes("twocities record\n# café".encode("latin-1"))
    reasons = {
        tmp_path / "missing": "no such file or folder",
        tmp_path: "this is a folder, not a file",
        binary: "this is not a text file",
        latin: "this is not a text file",
    }
    for file, reason in reasons.items():
        refused = run(command, file)
        assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", f"{file}: {reason}\n")


# -- the command itself


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    for wrong in (("--lang", "xx"), ("--lang",)):
        refused = run(*wrong)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "twocities [-h] [--lang {cs,en,pl,ru}] COMMAND" in refused.stderr


def test_without_a_command_it_serves_this_computer_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Sequence[object]] = []

    def command(words: Words, *given: object) -> int:
        calls.append(given)
        return 0

    monkeypatch.setattr("twocities.server.command.command", command)
    for words in ((), ("--lang", "cs"), ("serve", "--open")):
        monkeypatch.setattr("sys.argv", ["twocities", *words])
        assert main() == 0
    assert calls == [("127.0.0.1", 8000, None, None, 1.0, {}, [], True, None, None, 1)] * 3


@pytest.mark.parametrize("language", languages())
def test_the_command_explains_itself_in_a_language(language: str) -> None:
    words = Words(language=language)
    told = run("--lang", language, "replay", "--help").stdout
    assert told.startswith(words("cli-usage"))
    for message in ("cli-heading-arguments", "cli-heading-options", "cli-help", "cli-replay"):
        assert words(message) in told
    commands = run("--lang", language, "--help").stdout
    assert f"\n{words('cli-heading-commands')}:\n" in commands
    for text in (told, commands) if language != DEFAULT else ():
        assert re.search("usage|arguments|options|show this", text) is None
    refused = run("--lang", language, "replay")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith(words("cli-usage"))
    problem = words("cli-required", what="FILE")
    assert words("cli-misused", command="twocities replay", problem=problem) in refused.stderr


@pytest.mark.parametrize("language", languages())
def test_a_wrong_argument_is_reported_in_the_language(language: str) -> None:
    words = Words(language=language)
    parser = Parser(words, prog="x")
    parser.add_argument("--number", type=int, choices=(1, 2))
    parser.add_argument("file")
    option = {"argument": "--number"}
    for arguments, problem in (
        ((), words("cli-required", what="file")),
        (("a", "b"), words("cli-unrecognized", what="b")),
        (("a", "--number"), words("cli-expected", **option)),
        (("a", "--number", "one"), words("cli-invalid", what="one", **option)),
        (("a", "--number", "3"), words("cli-not-among", what="3", known="1, 2", **option)),
    ):
        with pytest.raises(Misuse) as misuse:
            parser.parse_args(arguments)
        assert misuse.value.args[-1] == words("cli-misused", command="x", problem=problem)


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
                "Citadels is for 2 to 8 players. (Rule C1.1.)",
                "There must be 14 different unique districts, not 2. (Rule C1.3.)",
            ],
        ),
        (
            ("--crown", "4"),
            ["The crown must go to an existing seat; seats are numbered from 0. (Rule C1.4.)"],
        ),
        (
            ("--players", "random:2", "--characters", "emperor,king,queen", "--uniques", "keep,keep"),
            [
                "Only one character of each rank can be in the game: Emperor and King. (Rule C1.1.)",
                "The Emperor cannot be used with 2 players. (Rule C1.2.)",
                "The Queen cannot be used with fewer than 5 players. (Rule C1.2.)",
                "With 2 players, there is no rank 9. (Rule C1.2.)",
                "The unique district “Keep” is named more than once. (Rule C1.3.)",
                "There must be 14 different unique districts, not 1. (Rule C1.3.)",
            ],
        ),
        (("--players", "random:9"), ["“9” is not a number of bots from 1 to 8."]),
        (("--players", "Anna,Anna"), ["Two players are called Anna."]),
        (("--players", "Anna,"), ["“” cannot be a player's name: use up to 16 letters, digits or symbols."]),
        (("--seed", "two\nlines"), ["A seed is a single line of text with no spaces at either end."]),
        (("--record", __file__), [f"The game could not be saved to {__file__}: a file with that name already exists."]),
    ],
)
def test_impossible_options_come_with_every_reason(arguments: tuple[str, ...], complaints: list[str]) -> None:
    refused = run("play", "citadels", *arguments)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert sorted(refused.stderr.splitlines()) == sorted(complaints)


@pytest.mark.parametrize(
    ("arguments", "complaints"),
    [
        (("--players", "Anna"), ["The game needs the Machine and 1 to 3 Revolutionaries. (Rule M1.1.)"]),
        (("--players", "random:5"), ["The game needs the Machine and 1 to 3 Revolutionaries. (Rule M1.1.)"]),
        (
            ("--heroes", "fowler,fowler,wizard,actress", "--plan", "4", "--last-winner", "me"),
            [
                "There is no Hero called “wizard”. (Rule M1.2.)",
                "There must be 3 Heroes, not 4. (Rule M1.2.)",
                "The Hero “Fowler” is named more than once. (Rule M1.3.)",
                "The Master Plan starts at 1, 2 or 3. (Rule M3.3.)",
                "There is no side called “me”. Use machine, revolutionaries or none. (Rule M3.3.)",
            ],
        ),
        (("--city", "art=0,0h"), ["These Districts have no place: Science, Commerce, Industrial, Velvet"]),
    ],
)
def test_impossible_options_of_the_great_machine(arguments: tuple[str, ...], complaints: list[str]) -> None:
    refused = run("play", "machine", *arguments)
    assert (refused.returncode, refused.stdout) == (2, "")
    lines = refused.stderr.splitlines()
    assert len(lines) == len(complaints)
    assert all(line.startswith(complaint) for line, complaint in zip(lines, complaints, strict=True))


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
    assert re.findall(r"^\w+", run("games").stdout, re.MULTILINE) == ["citadels", "machine"]
    helped = run("play", "citadels", "--help").stdout
    assert all(f"--{name}" in helped for name in Options.__struct_fields__)
    helped = run("play", "machine", "--help").stdout
    assert all(
        f"--{name}" in helped for name in ("players", "heroes", "shared", "city", "plan", "last-winner", "cards")
    )


def test_a_closed_pipe_is_not_an_error(finished: Path) -> None:
    with subprocess.Popen([*COMMAND, "replay", finished], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as replay:
        assert replay.stdout is not None
        assert replay.stderr is not None
        replay.stdout.close()
        assert replay.stderr.read() == b""


# -- the documents


def code_after(document: str, opening: str, game: str) -> str:
    """The indented example of a game that follows a line."""
    text = (DOCS / document).read_text("utf-8")
    example = text[text.index(f"    {opening}\n    game {game} ") :].split("\n\n")[0]
    return re.sub("^    ", "", example, flags=re.MULTILINE) + "\n"


def test_the_tables_of_choices_are_the_grammars() -> None:
    rows = re.findall(r"^\| `([^`]+)` \|", (DOCS / "text-forms.md").read_text("utf-8"), re.MULTILINE)
    assert rows == [*TEMPLATES.values(), *MACHINE_TEMPLATES.values()]


@pytest.mark.parametrize("game", ["citadels", "machine"])
def test_the_example_record_replays(game: str) -> None:
    example = code_after("text-forms.md", "twocities record", game)
    assert read_record(example).text() == example


@pytest.mark.parametrize(("game", "pending"), [("citadels", (2,)), ("machine", (1,))])
def test_the_example_position_can_be_read(game: str, pending: tuple[int, ...]) -> None:
    state = read_position(code_after("positions.md", "twocities position", game))
    assert tuple(state.pending()) == pending


def own_lines(reader: type) -> list[str]:
    return [name.removeprefix("line_") for name in vars(reader) if name.startswith("line_")]


@pytest.mark.parametrize(
    ("chapter", "keys"),
    [
        ("Citadels", (*NUMBERS, *RANKS, *MARKS, *FLAGS, *own_lines(_Reader))),
        (
            "City of the Great Machine",
            (
                *machine_position.NUMBERS,
                *machine_position.DISTRICT_SETS,
                *machine_position.DIRECTIVE_LISTS,
                *machine_position.FLAGS,
                *[f"ask {name}" for name in machine_position.ASKS],
                *own_lines(position_reader.Reader),
            ),
        ),
    ],
)
def test_every_line_of_a_position_is_explained(chapter: str, keys: tuple[str, ...]) -> None:
    text = (DOCS / "positions.md").read_text("utf-8").partition(f"\n## {chapter}\n")[2].partition("\n## ")[0]
    assert [key for key in keys if f"`{key}`" not in text and f"`{key} " not in text] == []
