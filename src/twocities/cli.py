"""The command `twocities`: serve the games, play, replay a record, show a position, let bots play each other."""

import os
import re
import secrets
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from types import UnionType
from typing import Any, Final, TypeVar

import msgspec

from twocities.arena.contest import Contest
from twocities.arena.problem import ArenaProblem
from twocities.core import FileProblem, Game, InvalidOptions, find_game, games, is_seed, read_record
from twocities.core.game import OwnCards
from twocities.core.position import read_whole_position
from twocities.core.rng import COMPILED
from twocities.players.analysis import DEEPEST
from twocities.players.comments import comments
from twocities.players.spec import LEVELS
from twocities.terminal.arguments import Misuse, Parser
from twocities.terminal.coaching import whole
from twocities.terminal.screen import Screen
from twocities.terminal.session import DONE, FAILED, INTERRUPTED, Session
from twocities.terminal.teller import problem_text, teller_of
from twocities.terminal.viewing import Viewer
from twocities.words import DEFAULT, Words, languages, system_reason

T = TypeVar("T")

MISUSED: Final = 2  # as argparse reports it
FOLLOWING: Final = ("players", "cards")  # options that follow from the line-up of the arena, or from a file
PROGRAMS: Final = (*LEVELS, "random")
NO_COMMAND: Final = ("serve", "--open")  # what is done without one


def main() -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        tongue = ArgumentParser("twocities", add_help=False)
        tongue.add_argument("--lang", nargs="?", default=_language())
        known, rest = tongue.parse_known_args()
        words = Words(language=known.lang if known.lang in languages() else _language())
        if not COMPILED and Path(__file__).parents[1].name != "src":  # installed, but there was no C compiler
            print(words("cli-plain"), file=sys.stderr)
        asked = ["--lang", known.lang, *(rest or NO_COMMAND)] if known.lang else ["--lang"]
        arguments = _parser(words).parse_args(asked)
        code: int = arguments.run(words, Screen(), arguments)
        sys.stdout.flush()
        return code
    except Misuse as misuse:
        print(*misuse.args, sep="\n", file=sys.stderr)
        return MISUSED
    except EOFError:
        return FAILED
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed our output, so nothing may be written to it, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _language() -> str:
    """The terminal's language, if it is one of ours."""
    told = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return told[:2] if told[:2] in languages() else DEFAULT


def _parser(words: Words) -> Parser:
    parser = Parser(words, prog="twocities", description=words("cli-description"))
    parser.add_argument("--lang", choices=languages(), help=words("cli-lang"))
    commands = parser.add_parsers(words("cli-heading-commands"), "COMMAND")

    play = commands.add_parser("play", help=words("cli-play"), description=words("cli-play"))
    arena = commands.add_parser("arena", help=words("cli-arena"), description=words("cli-arena"))
    played = play.add_parsers(words("cli-heading-games"), "GAME", words("cli-play-game"))
    contested = arena.add_parsers(words("cli-heading-games"), "GAME", words("cli-play-game"))
    for name in games():
        own = words.of(name)
        _add_play(played.add_parser, own, find_game(name))
        _add_arena(contested.add_parser, own, find_game(name))

    replay = commands.add_parser("replay", help=words("cli-replay"), description=words("cli-replay"))
    replay.add_argument("file", metavar="FILE", help=words("cli-replay-file"))
    replay.add_argument("--seat", default="all", metavar="N|all", help=words("cli-replay-seat"))
    replay.add_argument("--step", action="store_true", help=words("cli-replay-step"))
    replay.add_argument("--why", action="store_true", help=words("cli-replay-why"))
    replay.set_defaults(run=_replay)

    analyse = commands.add_parser("analyse", help=words("cli-analyse"), description=words("cli-analyse"))
    analyse.add_argument("file", metavar="FILE", help=words("cli-replay-file"))
    analyse.add_argument("--depth", type=int, choices=range(1, DEEPEST + 1), default=1, help=words("cli-analyse-depth"))
    analyse.add_argument("--comments", action="store_true", help=words("cli-analyse-comments"))
    analyse.set_defaults(run=_analyse)

    show = commands.add_parser("show", help=words("cli-show"), description=words("cli-show"))
    show.add_argument("file", metavar="FILE", help=words("cli-show-file"))
    show.set_defaults(run=_show)

    commands.add_parser("games", help=words("cli-games"), description=words("cli-games")).set_defaults(run=_games)
    _add_serve(commands.add_parser, words.of("server"))
    _add_operating(commands.add_parser, words.of("server"))
    return parser


def _add_play(add_parser: Callable[..., ArgumentParser], words: Words, game: Game) -> None:
    parser = _add_game(add_parser, words, game, teller_of(game).implied)
    parser.add_argument("--players", metavar="WHO", help=words("cli-players"))
    parser.add_argument("--record", metavar="FILE", help=words("cli-record"))
    parser.add_argument("--hints", action="store_true", help=words("cli-hints"))
    parser.set_defaults(run=_play)


def _add_arena(add_parser: Callable[..., ArgumentParser], words: Words, game: Game) -> None:
    parser = _add_game(add_parser, words, game, FOLLOWING)
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=words("arena-players"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words("cli-arena-games"))
    parser.add_argument("-j", "--jobs", type=int, default=1, metavar="N", help=words("cli-arena-jobs"))
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=words("cli-arena-ray"))
    parser.add_argument("--out", metavar="FOLDER", help=words("cli-arena-out"))
    parser.set_defaults(run=_arena, seed="arena")


def _add_serve(add_parser: Callable[..., ArgumentParser], words: Words) -> None:
    parser = add_parser("serve", help=words("serve"), description=words("serve"))
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=words("serve-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=words("serve-port"))
    parser.add_argument("--database", metavar="URL", help=words("serve-database"))
    parser.add_argument("--workers", type=int, metavar="N", help=words("serve-workers"))
    parser.add_argument("--pace", type=float, default=1.0, metavar="SECONDS", help=words("serve-pace"))
    parser.add_argument("--cards", metavar="FILE", help=words("serve-cards"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=words("serve-origin"))
    parser.add_argument("--open", action="store_true", help=words("serve-open"))
    parser.add_argument("--metrics", metavar="ADDRESS:PORT", help=words("serve-metrics"))
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=words("serve-processes"))
    parser.add_argument("--keep", type=float, metavar="DAYS", help=words("serve-keep"))
    parser.set_defaults(run=_serve)


def _add_operating(add_parser: Callable[..., Any], words: Words) -> None:
    tables = add_parser("tables", help=words("tables"), description=words("tables"))
    add_operation = tables.add_parsers(words("cli-heading-commands"), "COMMAND").add_parser
    listing = _add_operation(add_operation, words, "list", words("tables-list"))
    listing.add_argument("--phase", choices=("open", "running", "over"), help=words("tables-list-phase"))
    listing.add_argument("--game", choices=games(), help=words("tables-list-game"))
    listing.add_argument("--idle", type=float, metavar="DAYS", help=words("tables-list-idle"))
    listing.add_argument("--limit", type=int, default=50, metavar="N", help=words("tables-list-limit"))
    listing.add_argument("--page", type=int, default=1, metavar="N", help=words("tables-list-page"))
    for operation in ("close", "delete", "people"):
        of_one = _add_operation(add_operation, words, operation, words(f"tables-{operation}"))
        of_one.add_argument("table", metavar="ID", help=words("tables-id"))
    _add_operation(add_operation, words, "check", words("tables-check"))
    saving = add_operation("salvage", help=words("tables-salvage"), description=words("tables-salvage"))
    saving.add_argument("damaged", metavar="FROM", help=words("tables-salvage-from"))
    saving.add_argument("to", metavar="TO", help=words("tables-salvage-to"))
    saving.set_defaults(run=_operate, operation="salvage")
    bans = add_parser("bans", help=words("bans"), description=words("bans"))
    add_operation = bans.add_parsers(words("cli-heading-commands"), "COMMAND").add_parser
    _add_operation(add_operation, words, "list", words("bans-list")).set_defaults(operation="bans")
    for operation in ("add", "lift"):
        banning = _add_operation(add_operation, words, operation, words(f"bans-{operation}"))
        banning.add_argument("who", metavar="WHO", help=words("bans-whom"))
    backup = _add_operation(add_parser, words, "backup", words("backup"))
    backup.add_argument("file", metavar="FILE", help=words("backup-where"))
    restore = _add_operation(add_parser, words, "restore", words("restore"))
    restore.add_argument("file", metavar="FILE", help=words("restore-where"))
    work = add_parser("work", help=words("work"), description=words("work"))
    work.add_argument("--database", required=True, metavar="URL", help=words("work-database"))
    work.add_argument("--workers", type=int, metavar="N", help=words("work-workers"))
    work.set_defaults(run=_operate, operation="work")


def _add_operation(
    add_parser: Callable[..., ArgumentParser], words: Words, operation: str, text: str
) -> ArgumentParser:
    parser = add_parser(operation, help=text, description=text)
    parser.add_argument("--database", metavar="URL", help=words("operate-database"))
    parser.set_defaults(run=_operate, operation=operation)
    return parser


def _add_game(
    add_parser: Callable[..., ArgumentParser], words: Words, game: Game, implied: Sequence[str]
) -> ArgumentParser:
    """Adds every option of the game except those that follow from others, such as the number of players."""
    title = words(f"game-{game.name}")
    parser = add_parser(
        game.name,
        help=title,
        description=title,
        epilog=teller_of(game).options_help(words),
        formatter_class=RawDescriptionHelpFormatter,
    )
    for field in msgspec.structs.fields(game.options_type):
        if field.name not in implied:
            text = words(f"option-{game.name}-{field.name}")
            parser.add_argument(f"--{field.name.replace('_', '-')}", help=text, **_form(field.type, field.default))
    if game.own_cards:
        parser.add_argument("--cards", metavar="FILE", help=words("cli-cards"))
    parser.add_argument("--seed", metavar="TEXT", help=words("cli-seed"))
    parser.set_defaults(game=game.name)
    return parser


def _form(kind: Any, default: Any) -> dict[str, Any]:
    """How argparse reads an option of that type."""
    if kind is bool:
        return {"action": "store_true"}
    if kind is str:
        return {"default": default, "metavar": "NAME"}
    if kind is int or isinstance(kind, UnionType):
        return {"type": int, "default": default, "metavar": "N"}
    return {"type": lambda text: tuple(text.split(",")), "default": default, "metavar": "NAMES"}


def _given(game: Game, arguments: Namespace) -> dict[str, Any]:
    """The options of the game among the arguments, without the file of cards."""
    names = set(game.options_type.__struct_fields__) - {"cards"}
    return {name: value for name, value in vars(arguments).items() if name in names}


def _options(words: Words, screen: Screen, game: Game, arguments: Namespace, implied: dict[str, int]) -> Any:
    """The options of the game named by the arguments, and those that follow."""
    given = _given(game, arguments)
    if game.own_cards:
        given["cards"] = _cards(words, game.own_cards, arguments.cards)
    options = game.options_type(**given | implied)
    try:
        game.check(options)
    except InvalidOptions as invalid:
        raise Misuse(*map(teller_of(game)(game, words, [], options, screen.paint).reason, invalid.reasons)) from None
    return options


# -- play


def _play(words: Words, screen: Screen, arguments: Namespace) -> int:
    game = find_game(arguments.game)
    words, teller = words.of(game.name), teller_of(game)
    empty = game.empty_seats(game.options_type(**_given(game, arguments)))
    usual = [program or words("player-default") for program in teller.default_players]
    named = [player for seat, player in enumerate(usual) if seat not in empty]
    players, programs = _players(words, ",".join(named) if arguments.players is None else arguments.players, empty)
    options = _options(words, screen, game, arguments, teller.options_for(len(players)))
    if arguments.record and Path(arguments.record).is_file():
        raise Misuse(words("save-failed", file=arguments.record, problem=words("save-exists")))
    seed = secrets.token_hex(16) if arguments.seed is None else arguments.seed
    if not is_seed(seed):
        raise Misuse(words("error-seed"))
    return Session(words, screen, game, options, seed, players, programs, arguments.record, arguments.hints).play()


def _players(words: Words, text: str, empty: Sequence[int]) -> tuple[list[str], dict[int, str]]:
    """The names of all players, and by seat which bot plays there. Seats that nobody takes come first and get no
    name."""
    names = [words("player-nobody") for _ in empty]
    programs: dict[int, str] = {}
    for part in text.split(","):
        program, colon, count = part.strip().partition(":")
        if program in PROGRAMS:
            if colon and not re.fullmatch("[1-8]", count):
                raise Misuse(words("error-players-count", text=count))
            for _ in range(int(count or 1)):
                programs[len(names)] = program
                names.append(words("player-program", number=len(programs)))
        else:
            names.append(_name(words, part.strip(), names))
    return names, programs


def _name(words: Words, name: str, taken: list[str]) -> str:
    if not name.isprintable() or not 1 <= len(name) <= 16:
        raise Misuse(words("error-players-name", name=name))
    if name in taken:
        raise Misuse(words("error-players-twice", name=name))
    return name


# -- arena


def _arena(words: Words, screen: Screen, arguments: Namespace) -> int:
    game = find_game(arguments.game)
    words = words.of(game.name)
    if min(arguments.games, arguments.jobs) < 1:
        raise Misuse(words("arena-number"))
    if not is_seed(arguments.seed):
        raise Misuse(words("error-seed"))
    implied = {"players": len(arguments.players)} if "players" in game.options_type.__struct_fields__ else {}
    options = _options(words, screen, game, arguments, implied)
    try:
        contest = Contest(game, options, arguments.players, arguments.seed)
        from twocities.arena.command import command  # this needs packages that playing does not

        command(words, contest, arguments.games, arguments.jobs, arguments.ray, arguments.out)
    except ArenaProblem as problem:
        raise Misuse(words(problem.key, **problem.about)) from None
    except ModuleNotFoundError as missing:
        raise Misuse(words("arena-not-installed", package=str(missing.name).partition(".")[0])) from None
    return DONE


# -- server


def _serve(words: Words, screen: Screen, arguments: Namespace) -> int:
    words = words.of("server")
    cards = {
        game.name: {"cards": msgspec.to_builtins(_cards(words, game.own_cards, arguments.cards))}
        for game in map(find_game, games())
        if game.own_cards and arguments.cards
    }
    try:
        from twocities.server.command import ServeProblem, command  # this needs packages that playing does not
    except ModuleNotFoundError as missing:
        raise Misuse(words("serve-not-installed", package=str(missing.name).partition(".")[0])) from None
    try:
        return command(
            words,
            arguments.host,
            arguments.port,
            arguments.database,
            arguments.workers,
            arguments.pace,
            cards,
            arguments.origin,
            arguments.open,
            arguments.keep,
            arguments.metrics,
            arguments.processes,
        )
    except ServeProblem as problem:
        raise Misuse(words(problem.key, **problem.about)) from None


def _operate(words: Words, screen: Screen, arguments: Namespace) -> int:
    words = words.of("server")
    try:
        from twocities.server.command import ServeProblem  # this needs packages that playing does not
        from twocities.server.operating import operate
    except ModuleNotFoundError as missing:
        raise Misuse(words("serve-not-installed", package=str(missing.name).partition(".")[0])) from None
    try:
        return operate(words, arguments)
    except ServeProblem as problem:
        raise Misuse(words(problem.key, **problem.about)) from None


# -- files


def _read(words: Words, file: str, reader: Callable[[str], T]) -> T:
    try:
        return reader(Path(file).read_text("utf-8"))
    except OSError as problem:
        raise Misuse(words("error-file", file=file, reason=system_reason(problem))) from None
    except UnicodeDecodeError:
        raise Misuse(words("error-file", file=file, reason=words("error-not-text"))) from None
    except FileProblem as problem:
        message = "error-line" if problem.line else "error-file"
        reason = problem_text(words, problem)
        raise Misuse(words(message, file=file, line=str(problem.line), reason=reason)) from None


def _cards(words: Words, own: OwnCards, file: str | None) -> msgspec.Struct | None:
    """The cards from an owner's box, if a file is given."""
    return None if file is None else _read(words, file, own.read)


def _replay(words: Words, screen: Screen, arguments: Namespace) -> int:
    record = _read(words, arguments.file, read_record)
    viewer = Viewer(words.of(record.game.name), screen, record.game, record.options, record.first())
    seat = None
    if arguments.seat != "all":
        if arguments.seat not in map(str, viewer.seats):
            raise Misuse(words("error-seat", seat=arguments.seat))
        seat = int(arguments.seat)
    viewer.replay(record, seat, arguments.step, arguments.why)
    return DONE


def _analyse(words: Words, screen: Screen, arguments: Namespace) -> int:
    record = _read(words, arguments.file, read_record)
    if arguments.comments:
        print(record.text(comments(whole(record, arguments.depth))), end="")
    else:
        viewer = Viewer(words.of(record.game.name), screen, record.game, record.options, record.first())
        viewer.analyse(record, arguments.depth)
    return DONE


def _show(words: Words, screen: Screen, arguments: Namespace) -> int:
    game, options, state = _read(words, arguments.file, read_whole_position)
    Viewer(words.of(game.name), screen, game, options, state).show()
    return DONE


def _games(words: Words, screen: Screen, arguments: Namespace) -> int:
    for name in games():
        screen.say(f"{name}  {words.of(name)(f'game-{name}')}")
    return DONE


if __name__ == "__main__":
    sys.exit(main())
