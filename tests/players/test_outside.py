"""Programs as players: whole games, secrets, every way to misbehave, and nothing left behind."""

import json
import os
import select
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.players.bots import EXAMPLES, Talk, bot, example, first_decision
from tests.random_games import Setup
from twocities.arena.match import play
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import Game, Outcome, SplitMix
from twocities.machine.game import GAME as MACHINE
from twocities.machine.options import Options as MachineOptions
from twocities.players import outside
from twocities.players.outside import OutsidePlayer
from twocities.players.player import Forfeit
from twocities.players.spec import UnknownPlayer, make_player

GAMES = [
    pytest.param(CITADELS, Options(players=4), ["BOT", "random", "random", "random"], id="citadels"),
    pytest.param(CITADELS, Options(players=2, preset="random"), ["BOT", "BOT"], id="citadels for two"),
    pytest.param(MACHINE, MachineOptions(), ["BOT", "random", "random", "random"], id="the machine"),
    pytest.param(MACHINE, MachineOptions(revolutionaries=2, shared=True), ["random", "BOT", "BOT"], id="the heroes"),
]


@pytest.mark.parametrize("name", ["greedy.py", "greedy.js"])
@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_example_bots_play_whole_games(name: str, game: Game, options: Any, seats: list[str]) -> None:
    texts = [text.replace("BOT", example(name)) for text in seats]
    result = play(game, options, "examples", [make_player(text, game, str(i)) for i, text in enumerate(texts)])
    assert not result.forfeits
    assert result.scores


@pytest.mark.parametrize("name", ["greedy.py", "greedy.js"])
def test_example_bots_beat_random_players_at_citadels(name: str) -> None:
    texts = [example(name), "random", "random", "random"]
    results = [
        play(CITADELS, Options(), f"deal {n}", [make_player(text, CITADELS, f"{n}") for text in texts])
        for n in range(5)
    ]
    assert sum(result.places[0] == 1 for result in results) >= 4


def test_an_example_bot_repeats_its_game_with_its_seed() -> None:
    options = Options(players=3)
    results = [
        play(CITADELS, options, "again", [make_player(example("greedy.py"), CITADELS, "x") for _ in range(3)])
        for _ in range(2)
    ]
    assert results[0].scores == results[1].scores
    assert results[0].moves == results[1].moves


@pytest.mark.parametrize("file", sorted(EXAMPLES.iterdir()), ids=lambda file: file.name)
def test_example_bots_are_short_and_can_be_run(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) < 60
    assert os.access(file, os.X_OK)


# -- what a bot receives


@pytest.mark.parametrize("setup", [Setup(Options(), "C"), Setup(MachineOptions(revolutionaries=1), "M", MACHINE)])
def test_what_a_bot_is_sent_does_not_depend_on_what_its_seat_may_not_know(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk = Talk(monkeypatch)
    state, rng = setup.new(), setup.rng()
    pairs = {
        seat: [OutsidePlayer(example("greedy.py"), setup.game, SplitMix(seat)) for _ in range(2)]
        for side in setup.game.sides(setup.options)
        for seat in side
    }
    heard: list[dict[str, Any]] = []
    while state.pending():
        seat = state.pending()[0]
        sent = []
        for player, known in zip(pairs[seat], (state, state.determinize(seat, rng)), strict=True):
            talk.sent.clear()
            choice = player.choose(known, seat, heard)
            sent.append(tuple(talk.sent))
        assert sent[0] == sent[1]
        heard = [event.seen_by(seat) for event in state.apply(seat, choice)]
    for pair in pairs.values():
        for player in pair:
            player.close()


def test_a_bot_receives_the_view_the_memory_the_events_and_its_choices(tmp_path: Path) -> None:
    player = bot(tmp_path, f"ready()\nq = hear()\nopen({str(tmp_path / 'q')!r}, 'w').write(json.dumps(q))\nanswer(q)")
    state = first_decision()
    player.choose(state, 0, [{"kind": "round", "seat": 0, "number": 1}])
    player.close()
    question = json.loads((tmp_path / "q").read_text())
    assert question["view"] == json.loads(msgspec.json.encode(state.view(0)))
    assert question["memory"] == json.loads(msgspec.json.encode(state.memory(0)))
    assert question["heard"] == [{"kind": "round", "seat": 0, "number": 1}]
    assert question["choices"] == [CITADELS.text(choice) for choice in state.choices(0)]
    assert question.keys() == {"type", "number", "milliseconds", "choices", "view", "memory", "heard"}


def test_a_bot_learns_how_the_game_ended(tmp_path: Path) -> None:
    file = tmp_path / "over"
    player = bot(tmp_path, f"ready()\nover = serve()\nopen({str(file)!r}, 'w').write(json.dumps(over))")
    player.choose(first_decision(), 0, [])
    player.close(Outcome((1, 2, 3, 3), (20, 19, 7, 7)))
    assert json.loads(file.read_text()) == {
        "type": "over",
        "outcome": {"places": [1, 2, 3, 3], "scores": [20, 19, 7, 7]},
    }


def test_words_of_a_command_are_read_as_a_shell_would(tmp_path: Path) -> None:
    file = tmp_path / "words"
    words = bot(tmp_path, f"open({str(file)!r}, 'w').write(json.dumps(sys.argv[1:]))\nready()\nserve()")
    words.command += ["--depth", "two words"]
    again = OutsidePlayer("cmd:" + " ".join([f"'{word}'" for word in words.command]), CITADELS, SplitMix(1))
    again.choose(first_decision(), 0, [])
    again.close()
    assert json.loads(file.read_text()) == ["--depth", "two words"]


# -- time


def test_unused_time_for_a_decision_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Talk(monkeypatch)
    player = bot(tmp_path, "ready()\nserve()", "@60s")
    for _ in range(3):
        player.choose(first_decision(), 0, [])
    player.close()
    assert json.loads(talk.sent[0])["time"] == {"start": 10_000, "each": 60_000, "bank": 0}
    assert [json.loads(line)["milliseconds"] for line in talk.sent[1:4]] == [60_000] * 3


def test_time_beyond_that_for_a_decision_is_taken_from_the_bank(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk = Talk(monkeypatch)
    player = bot(tmp_path, "ready()\nwhile True:\n    q = hear()\n    time.sleep(0.05)\n    answer(q)", "@0.01s+60s")
    for _ in range(3):
        player.choose(first_decision(), 0, [])
    player.close()
    first, second, third = [json.loads(line)["milliseconds"] for line in talk.sent[1:4]]
    assert first == 60_010
    assert first - 40 >= second >= third + 40


def test_a_bot_has_five_seconds_by_default_and_ten_to_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Talk(monkeypatch)
    player = bot(tmp_path, "ready()\nserve()")
    player.choose(first_decision(), 0, [])
    player.close()
    assert json.loads(talk.sent[0])["time"] == {"start": 10_000, "each": 5_000, "bank": 0}


# -- misbehaving


def forfeit_of(player: OutsidePlayer, reason: str) -> str:
    """The reason of the player's forfeit, which must be as expected."""
    with pytest.raises(Forfeit, match=reason) as forfeit:
        player.choose(first_decision(), 0, [])
    player.close()
    return str(forfeit.value)


def choice_line(text: str) -> bytes:
    return json.dumps({"type": "choice", "number": 1, "choice": text}).encode()


MISDEEDS = {
    "ends at once": ("sys.exit(3)", "ended with exit status 3 before it answered"),
    "crashes": ("ready()\nhear()\n1 / 0", r"exit status 1 .*last words: .* \| ZeroDivisionError: division by zero"),
    "is ended by a signal": ("ready()\nhear()\nos.abort()", "was ended by signal 6"),
    "leaves in good order": ("ready()\nhear()", "ended with exit status 0 before it answered"),
    "closes its output": ("ready()\nhear()\nos.close(1)\ntime.sleep(60)", "closed its output, or was killed, before"),
    "greets": ("say('Hello!')\ntime.sleep(60)", "printed 'Hello!' where a JSON object of type 'ready' was expected"),
    "thinks aloud": ("ready()\nhear()\nsay('Hm...')", "printed 'Hm...' where a JSON object of type 'choice' was"),
    "prints an empty line": ("ready()\nhear()\nsay('')", "printed '' where a JSON object"),
    "answers with a list": ("ready()\nhear()\nsay('[1]')", "Expected `object`, got `array`"),
    "answers with another message": ('ready()\nhear()\nsay(\'{"type": "ready", "protocol": 2}\')', "`ready`|'ready'"),
    "answers half": ('ready()\nhear()\nsay(\'{"type": "choice", "number": 1}\')', "missing required field `choice`"),
    "confuses types": (
        "ready()\nq = hear()\nq['number'] = 'x'\nanswer(q)",
        r"Expected `int`, got `str` - at `\$.number`",
    ),
    "chooses by number": ("ready()\nq = hear()\nanswer(q, 1)", r"Expected `str`, got `int` - at `\$.choice`"),
    "prints no UTF-8": (
        'ready()\nhear()\nos.write(1, b\'{"type": "choice", "number": 1, "choice": "\\xff"}\\n\')',
        r"printed .*xff.* where a JSON object of type 'choice' was expected: 'utf-8' codec",
    ),
    "chooses half a letter": ("ready()\nq = hear()\nanswer(q, '\\ud800')", r"ud800.* where a JSON object"),
    "counts too far": ("ready()\nq = hear()\nq['number'] = 10**40\nanswer(q)", "Expected `int` <="),
    "nests without end": ("ready()\nhear()\nsay('{\"x\":' + '[' * 9000)", "where a JSON object"),
    "names no choice": ("ready()\nq = hear()\nanswer(q, 'win\\x1b[2J')", r"chose 'win\\x1b\[2J', which is no choice"),
    "chooses what is not allowed": (
        "ready()\nq = hear()\nanswer(q, 'build tavern')",
        r"chose 'build tavern', which is not allowed now: unresolved .*\(C",
    ),
    "answers another decision": ("ready()\nq = hear()\nq['number'] = 7\nanswer(q)", "answered decision 7 where 1 was"),
    "answers twice": (
        "ready()\nq = hear()\nos.write(1, b'{}\\n{}\\n')",
        "printed '{}' after its answer, where one line",
    ),
    "never ends its line": ("ready()\nhear()\nwhile True: os.write(1, b'x' * 999)", "a line of more than 10000 bytes"),
    "never ends printing": (
        "ready()\nhear()\nwhile True: os.write(1, b'x\\n' * 999)",
        "after its answer|before it was",
    ),
    "speaks another protocol": ('hear()\nsay(\'{"type": "ready", "protocol": 1}\')', "speaks protocol 1 where 2 was"),
}


@pytest.mark.parametrize("deed", MISDEEDS)
def test_a_bot_forfeits_if_it(deed: str, tmp_path: Path) -> None:
    lines, reason = MISDEEDS[deed]
    forfeit_of(bot(tmp_path, lines, "@60s"), reason)


IDLENESS = {
    "hangs": "ready()\nhear()\ntime.sleep(60)",
    "works without end": "ready()\nhear()\nwhile True: pass",
    "complains without end": "ready()\nhear()\nwhile True: os.write(2, b'x' * 999)",
    "does not listen": "ready()\nos.close(0)\ntime.sleep(60)",
    "stops itself": "ready()\nhear()\nos.kill(os.getpid(), signal.SIGSTOP)",
}


@pytest.mark.parametrize("deed", IDLENESS)
def test_a_bot_loses_on_time_if_it(deed: str, tmp_path: Path) -> None:
    forfeit_of(bot(tmp_path, IDLENESS[deed], "@0.2s"), r"did not answer within 0\.2 s")


def test_a_bot_that_reads_nothing_loses_on_time_however_much_is_sent(tmp_path: Path) -> None:
    player = bot(tmp_path, "ready()\ntime.sleep(60)", "@0.2s")
    with pytest.raises(Forfeit, match="did not answer"):
        player.choose(first_decision(), 0, [{"kind": "round", "seat": 0, "noise": "x" * 500_000}])


def test_a_bot_that_is_never_ready_loses_on_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "START", 0.2)
    forfeit_of(bot(tmp_path, "time.sleep(60)", "@60s"), r"did not answer within 0\.2 s")


def test_a_bot_must_not_speak_before_it_is_asked(tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    wait = f"while not os.path.exists({str(sign)!r}): time.sleep(0.01)"
    player = bot(tmp_path, f"ready()\nanswer(hear())\n{wait}\nsay('Well played!')\ntime.sleep(60)")
    player.choose(first_decision(), 0, [])
    sign.touch()
    assert player.program
    select.select([player.program.stdout], [], [])
    forfeit_of(player, "printed 'Well played!' before it was asked")


def test_the_last_words_of_a_bot_are_short_and_safe_to_show(tmp_path: Path) -> None:
    player = bot(tmp_path, "ready()\nhear()\nsys.stderr.write('\\x1b[31mred\\n' * 9000)\nsys.exit(1)")
    reason = forfeit_of(player, r"exit status 1 .*\?\[31mred$")
    assert len(reason) < 200


def test_a_file_that_is_not_a_program_forfeits(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\0nothing")
    file.chmod(0o755)
    forfeit_of(OutsidePlayer(f"cmd:{file}", CITADELS, SplitMix(1)), "cannot be started: Exec format error")


def test_the_game_continues_without_a_bot_that_forfeits(tmp_path: Path) -> None:
    player = bot(tmp_path, "ready()\nanswer(hear())\n1 / 0")
    others = [make_player("random", CITADELS, str(seat)) for seat in range(1, 4)]
    result = play(CITADELS, Options(), "goes on", [player, *others])
    assert "ZeroDivisionError" in result.forfeits[0]
    assert result.places[0] == 4
    assert result.scores


@given(
    st.binary(max_size=200)
    | st.sampled_from(["take king", "take warlord", "gather gold", "kill thief"]).map(choice_line)
    | st.text().map(choice_line)
)
@settings(max_examples=40)
def test_whatever_a_bot_prints_it_makes_a_legal_choice_or_forfeits(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    player = bot(tmp_path_factory.mktemp("bot"), f"ready()\nhear()\nos.write(1, {data!r} + b'\\n')")
    state = first_decision()
    with suppress(Forfeit):
        assert player.choose(state, 0, []) in state.choices(0)
    player.close()


# -- texts that do not name a player


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("cmd:", "there is no program ''"),
        ("cmd:./no-such-bot --flag", "there is no program './no-such-bot'"),
        ("cmd:no-such-bot", "there is no program 'no-such-bot'"),
        ("cmd:'bot", "No closing quotation"),
        ("cmd@0s:cat", "no time to decide"),
        ("cmd@5:cat", "expected cmd:COMMAND, cmd@2s:COMMAND or cmd@1s"),
        ("cmd@-5s:cat", "expected cmd:COMMAND"),
        ("cmd", "expected cmd:COMMAND"),
    ],
)
def test_a_mistyped_bot_is_reported_at_once(text: str, reason: str) -> None:
    with pytest.raises(UnknownPlayer, match="^" + text.replace(".", r"\.")) as unknown:
        make_player(text, CITADELS, "")
    assert reason in str(unknown.value)


def test_a_bot_that_may_not_be_executed_is_reported_at_once(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("pass")
    with pytest.raises(UnknownPlayer, match="may not be executed"):
        make_player(f"cmd:{tmp_path / 'bot.py'}", CITADELS, "")


# -- nothing is left behind


@pytest.mark.parametrize(
    ("lines", "time"),
    [
        pytest.param("serve()", "@60s", id="good"),
        pytest.param("while True: answer(hear())", "@60s", id="surprised by the end"),
        pytest.param("serve()\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(60)", "@60s", id="stubborn"),
        pytest.param("serve()\nwhile True: os.write(1, b'x' * 999)", "@60s", id="noisy"),
        pytest.param("hear()\ntime.sleep(60)", "@0.2s", id="late"),
    ],
)
def test_a_closed_bot_is_gone_with_all_its_processes(lines: str, time: str, tmp_path: Path) -> None:
    life = tmp_path / "life"
    os.mkfifo(life)
    alive = os.open(life, os.O_RDONLY | os.O_NONBLOCK)
    child = f"fd = os.open({str(life)!r}, os.O_WRONLY)\nsubprocess.Popen(['sleep', '60'], pass_fds=[fd])\n"
    player = bot(tmp_path, f"{child}ready()\n{lines}", time)
    try:
        player.choose(first_decision(), 0, [])
    except Forfeit:
        assert time == "@0.2s"
    player.close(Outcome((1, 2, 3, 4), (4, 3, 2, 1)))
    assert select.select([alive], [], [], 60)[0]
    assert os.read(alive, 1) == b""  # nobody holds the other end any longer
    os.close(alive)
    assert player.program
    with pytest.raises(ChildProcessError):
        os.waitpid(player.program.process.pid, os.WNOHANG)


def test_bots_leave_no_open_files(tmp_path: Path) -> None:
    before = sorted(os.listdir("/dev/fd"))
    for lines in ("ready()\nserve()", "ready()\nhear()", "", "ready()\nhear()\nsay('?')"):
        player = bot(tmp_path, lines)
        try:
            player.choose(first_decision(), 0, [])
        except Forfeit:
            assert "serve" not in lines
        player.close()
        player.close()
    bot(tmp_path, "ready()").close()
    assert sorted(os.listdir("/dev/fd")) == before
