"""Whole games, mistakes and departures, through real pipes and real terminals."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.endings import ending
from tests.terminal.run import CLEAR, Terminal, plain, run
from twocities.citadels.cards import KIND_NAMES
from twocities.citadels.game import GAME
from twocities.citadels.options import Options
from twocities.core import read_record
from twocities.terminal.screen import WIDTH
from twocities.words import Words

ONES = "1\n" * 3000


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--players", "Anna,random", "--preset", "illustrious-emissaries"),
        ("--players", "Anna,Ben,random", "--preset", "devious-dignitaries"),
        ("--players", "random:4,Anna,random:3", "--preset", "cunning-agents"),
        ("--players", "random,random:4", "--preset", "random", "--ninth"),
        ("--players", "newcomer:2,Anna,regular"),
    ],
)
def test_a_whole_game_through_pipes(arguments: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = run("play", "citadels", "--seed", "pipes", "--record", file, *arguments, text=ONES)
    assert (played.returncode, played.stderr) == (0, "")
    assert "\x1b" not in played.stdout
    assert max(map(len, played.stdout.splitlines()[:-1])) <= WIDTH  # the last line names the file
    state = read_record(file.read_text("utf-8")).final()
    outcome = state.outcome()
    assert outcome is not None
    best = max(outcome.scores)
    assert re.search(rf"^1\. .*, {best} points$", played.stdout, re.MULTILINE)


def test_a_seed_repeats_the_game() -> None:
    first, again, other = (run("play", "citadels", "--seed", seed, text=ONES).stdout for seed in ("a", "a", "b"))
    assert first == again != other


def test_choices_by_text_help_and_reasons() -> None:
    script = [
        *("help", "help bishop", "help Thieves' Den", "help tavern", "help nobody", "help c5.4", "help choices"),
        *("why build castle", "why take thief", "why nothing", "take thief"),
    ]
    said = run("play", "citadels", "--players", "Anna,random", "--crown", "0", "--seed", "8", text="\n".join(script))
    assert "help NAME" in said.stdout
    written = " ".join(said.stdout.split())
    assert "Bishop, rank 5. Gains 1 gold for each religious district." in written
    assert "Thieves' Den, unique, costs 6. You may pay any part of its cost" in written
    assert (
        "each worth 1 gold. (Rule C7 Thieves' Den; named in the rulebook; the cost and effect are those of" in written
    )
    assert "Tavern, trade, costs 1. There are 5 copies of this card. (Rule C6; from the card itself" in written
    assert "C10.16: Nobody may destroy a district in a completed city" in written  # a ruling on the Bishop
    assert "There is no card or rule called “nobody”." in said.stdout
    assert "Thief names another character. When that character is called," in written  # C5.4
    assert "destroy {district} of {seat}" in said.stdout
    assert "Answer the current question first. (Rule C3.5.)" in said.stdout
    assert "You can choose that now." in said.stdout
    assert "“nothing” is not the text of a choice." in said.stdout
    assert "You take the Thief." in said.stdout


@pytest.mark.parametrize("game", ["citadels", "machine"])
def test_a_hint_names_a_choice_and_gives_a_reason_and_two_others(game: str) -> None:
    said = run("play", game, "--seed", "hints", text="hint\n1\n" * 5)
    assert said.stderr == ""
    hints = re.findall(r"^> (\w.*\n)", said.stdout.replace("> hint\n", "> "), re.MULTILINE)
    assert len(hints) >= 5
    assert not re.search(r"why-|[{}]", "".join(hints))
    assert re.search(r"\(\d+%\)", hints[0])
    assert re.search(r"^(About as good|Next best): .*\(\d+%\)", said.stdout, re.MULTILINE)
    assert re.search(r"^Accurate to about \d+ points?, after [\d.]+ s of thinking\.$", said.stdout, re.MULTILINE)


@pytest.mark.parametrize("players", [("citadels",), ("machine", "--players", "Ada,regular")])
def test_a_lone_person_learns_why_bots_chose(players: tuple[str, ...]) -> None:
    said = run("play", *players, "--seed", "hints", text="why\n1\n" * 20)
    assert said.stderr == ""
    assert re.search(r"^> why\n[^\n:]+: [^\n]+\. [A-Z]", said.stdout, re.MULTILINE)
    assert "None of the bots' last choices can be explained without giving something away." in said.stdout
    assert not re.search(r"motive-|[{}]", said.stdout)


def test_several_people_are_not_told_why_bots_chose() -> None:
    said = run("play", "citadels", "--players", "Anna,Ben,regular", "--seed", "hints", text="\nwhy\n")
    assert "the bots' reasons are shown only after the game" in " ".join(said.stdout.split())


def test_several_people_get_hints_only_if_the_game_was_started_with_them_and_all_are_told() -> None:
    players = ("--players", "Anna,Ben", "--crown", "0", "--seed", "hints")
    text = "\nhint\n1\n\nhint\n"  # Anna takes the keyboard, asks and chooses, then Ben
    refused = run("play", "citadels", *players, text=text).stdout
    assert refused.count("When several people play, there are hints only if") == 2
    assert "Accurate to about" not in refused
    given = run("play", "citadels", *players, "--hints", text=text).stdout
    told = r"Everybody may ask for hints in this game\.\nPass the keyboard to (\w+)"
    assert re.findall(told, given) == ["Anna", "Ben"]
    assert given.count("Accurate to about") == 2
    assert "Everybody may ask" not in refused


def test_a_replay_gives_the_reason_for_each_choice_if_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(ending())
    reason = "destroys the Barracks in Seat 1's city. (Seat 1 is about to complete a city: the Barracks must go.)"
    for more, told in (["--why"], True), (["--why", "--seat", "2"], True), ([], False):
        assert (reason in " ".join(run("replay", file, *more).stdout.split())) == told
    kept = "(The Imperial Treasury is worth more than it costs.)"  # of a card that seat 2 does not see
    for more, told in (["--why"], True), (["--why", "--seat", "2"], False):
        assert (kept in " ".join(run("replay", file, *more).stdout.split())) == told


def test_a_recorded_game_is_analysed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(ending())
    said = run("analyse", str(file))
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.count("accuracy") == 3
    commented = run("analyse", str(file), "--comments")
    assert "# analysis depth 1" in commented.stdout
    assert read_record(commented.stdout).text() == ending()
    assert run("analyse", str(file), "--depth", "9").returncode == 2


def test_bad_input_is_answered_and_asked_again() -> None:
    bad = ["x" * 200, "0", "99", "9" * 5000, "²", "take nobody", "end turn", "\ufffd", "  "]
    said = run("play", "citadels", "--seed", "8", text="\n".join([*bad, "1", ""]))
    assert "There is no choice 99." in said.stdout
    assert "“take nobody” is not a choice" in said.stdout
    assert said.stdout.count("\n> ") == len(bad) + 2
    assert "You take the" in said.stdout
    assert (said.returncode, said.stderr) == (1, "")


def test_quitting_asks_where_to_keep_the_game(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    (tmp_path / "taken.txt").write_text("precious")
    script = ["1", "quit", str(tmp_path / "no" / "folder"), str(tmp_path / "taken.txt"), str(file)]
    said = run("play", "citadels", "--seed", "8", text="\n".join([*script, ""]))
    assert said.returncode == 0
    assert "no such file or folder" in " ".join(said.stdout.split())
    assert (tmp_path / "taken.txt").read_text() == "precious"
    assert read_record(file.read_text("utf-8")).final().pending()
    assert run("play", "citadels", "--seed", "8", text="quit\n\n").returncode == 0


def test_a_full_disk_is_reported() -> None:
    played = run("play", "citadels", "--players", "random:2", "--record", "/dev/full")
    assert played.returncode == 1
    assert "The game could not be saved to /dev/full: there is no space left on the disk." in played.stdout


def test_the_end_of_the_input_leaves_the_game(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    left = run("play", "citadels", "--record", file, text="1\n1\n")
    assert (left.returncode, left.stderr) == (1, "")
    assert "You left the game unfinished." in left.stdout
    assert len(read_record(file.read_text("utf-8")).choices) >= 2


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 1)])
def test_keys_that_leave(key: str, code: int) -> None:
    terminal = Terminal("play", "citadels", "--seed", "8")
    terminal.read()
    terminal.answer("1")
    assert "You left the game unfinished." in terminal.leave(key)
    assert terminal.end() == code


def test_colours_only_in_a_terminal_that_wants_them() -> None:
    for environment, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal("play", "citadels", "--seed", "8", **environment)
        assert ("\x1b[" in terminal.read()) is coloured
        terminal.answer("quit")
        terminal.answer("")
        assert terminal.end() == 0


def test_two_people_at_one_keyboard_see_nothing_of_each_other() -> None:
    """The same game is played alongside the terminal; what a person can see is taken from there."""
    names, seed, words = ("Anna", "Ben"), "secret", Words("citadels")
    state = GAME.new(Options(players=2), seed)
    terminal = Terminal("play", "citadels", "--players", ",".join(names), "--seed", seed)
    written = terminal.read()
    known = [set[str](), set[str]()]  # by seat: the districts it may have read about
    at_keyboard = -1
    hidden = hand_overs = 0
    for _ in range(120):
        (seat,) = state.pending()
        if seat != at_keyboard:
            hand_over = f"{CLEAR}Pass the keyboard to {names[seat]} and press Enter. "
            assert written.endswith(hand_over)
            left_behind = written.removesuffix(hand_over)
            assert len(plain(left_behind).split()) <= 1  # except the number typed, which is echoed
            written = terminal.answer("")
            assert written.startswith(f"\n{CLEAR}")
            at_keyboard = seat
            hand_overs += 1
        choices = state.choices(seat)
        documents = [state.view(seat), state.memory(seat), [GAME.text(choice) for choice in choices]]
        known[seat] |= districts_in(msgspec.json.encode(documents).decode())
        secret = set(state.view(1 - seat).own.hand) - known[seat]
        assert f"{names[1 - seat]}, in hand" not in written
        assert [name for name in secret if words(f"district-{name}") in written] == []
        hidden += len(secret)
        own_hand = plain(written).partition("Your hand:")[2].partition("\n\n")[0]
        assert all(words(f"district-{name}") in own_hand for name in state.view(seat).own.hand)
        for event in state.apply(seat, choices[-1]):
            for reader in (0, 1):
                known[reader] |= districts_in(json.dumps(event.seen_by(reader)))
        written = terminal.answer(str(len(choices)))
    assert hidden > 100
    assert hand_overs > 20
    terminal.leave("\x03")
    assert terminal.end() == 130


def districts_in(document: str) -> set[str]:
    return {name for name in KIND_NAMES if re.search(rf"\b{name}\b", document)}
