"""The command `twocities`: play a game, replay a record, show a position."""

import os
import re
import secrets
import sys
import tomllib
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from types import UnionType
from typing import Any, Final, TypeVar

import msgspec

from twocities.core import FileProblem, Game, InvalidOptions, State, find_game, games, is_seed, read_record, register
from twocities.core.header import read_header
from twocities.core.position import TITLE
from twocities.machine.figures import Figures, read_figures
from twocities.machine.game import GreatMachineGame
from twocities.terminal.screen import Screen
from twocities.terminal.session import DONE, FAILED, INTERRUPTED, Session
from twocities.terminal.tables import TABLES
from twocities.terminal.viewing import Viewer
from twocities.words import Words

T = TypeVar("T")

MISUSED: Final = 2  # as argparse reports it
RANDOM: Final = "random"


class Misuse(Exception):
    """A command that cannot be carried out, with the lines that say why."""


def main() -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        words = Words()
        arguments = _parser(words).parse_args()
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
        # Whoever read our output has had enough; nothing may be written to it at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _parser(words: Words) -> ArgumentParser:
    parser = ArgumentParser("twocities", description=words("cli-description"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help=words("cli-play"), description=words("cli-play"))
    chosen = play.add_subparsers(required=True, metavar="GAME", help=words("cli-play-game"))
    for name in games():
        _add_game(chosen.add_parser, Words(name), find_game(name))

    replay = commands.add_parser("replay", help=words("cli-replay"), description=words("cli-replay"))
    replay.add_argument("file", metavar="FILE", help=words("cli-replay-file"))
    replay.add_argument("--seat", default="all", metavar="N|all", help=words("cli-replay-seat"))
    replay.add_argument("--step", action="store_true", help=words("cli-replay-step"))
    replay.add_argument("--cards", metavar="FILE", help=words("cli-cards"))
    replay.set_defaults(run=_replay)

    show = commands.add_parser("show", help=words("cli-show"), description=words("cli-show"))
    show.add_argument("file", metavar="FILE", help=words("cli-show-file"))
    show.add_argument("--cards", metavar="FILE", help=words("cli-cards"))
    show.set_defaults(run=_show)

    commands.add_parser("games", help=words("cli-games"), description=words("cli-games")).set_defaults(run=_games)
    return parser


def _add_game(add_parser: Callable[..., ArgumentParser], words: Words, game: Game) -> None:
    """Every option of the game but those implied, such as the number of players."""
    table = TABLES[game.name]
    title = words(f"game-{game.name}")
    parser = add_parser(
        game.name,
        help=title,
        description=title,
        epilog=table.options_help(words),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--players", metavar="WHO", help=words("cli-players"))
    for field in msgspec.structs.fields(game.options_type):
        if field.name not in table.implied:
            text = words(f"option-{game.name}-{field.name}")
            parser.add_argument(f"--{field.name.replace('_', '-')}", help=text, **_form(field.type, field.default))
    if isinstance(game, GreatMachineGame):
        parser.add_argument("--cards", metavar="FILE", help=words("cli-cards"))
    parser.add_argument("--seed", metavar="TEXT", help=words("cli-seed"))
    parser.add_argument("--record", metavar="FILE", help=words("cli-record"))
    parser.set_defaults(run=_play, game=game.name, cards=None)


def _form(kind: Any, default: Any) -> dict[str, Any]:
    """How argparse reads an option of that type."""
    if kind is bool:
        return {"action": "store_true"}
    if kind is str:
        return {"default": default, "metavar": "NAME"}
    if kind is int or isinstance(kind, UnionType):
        return {"type": int, "default": default, "metavar": "N"}
    return {"type": lambda text: tuple(text.split(",")), "default": default, "metavar": "NAMES"}


# -- play


def _play(words: Words, screen: Screen, arguments: Namespace) -> int:
    _use_cards(words, arguments.cards)
    game = find_game(arguments.game)
    words, table = Words(game.name), TABLES[game.name]
    players = _players(words, arguments.players, table.default_players)
    named = [name for name in game.options_type.__struct_fields__ if name not in table.implied]
    given = {name: getattr(arguments, name) for name in named} | table.options_for(len(players))
    if isinstance(game, GreatMachineGame):
        given["figures"] = game.fingerprint
    options = game.options_type(**given)
    try:
        game.check(options)
    except InvalidOptions as invalid:
        raise Misuse(*map(table(words, [], game, screen.paint).reason, invalid.reasons)) from None
    if arguments.record and Path(arguments.record).is_file():
        raise Misuse(words("save-failed", file=arguments.record, problem=words("save-exists")))
    seed = secrets.token_hex(16) if arguments.seed is None else arguments.seed
    if not is_seed(seed):
        raise Misuse(words("error-seed"))
    return Session(words, screen, game, options, seed, players, arguments.record).play()


def _players(words: Words, text: str | None, default: Sequence[bool]) -> list[str | None]:
    """Names of people and, for each random player, None."""
    if text is None:
        return [words("player-default") if person else None for person in default]
    players: list[str | None] = []
    for part in text.split(","):
        kind, colon, count = part.strip().partition(":")
        if kind == RANDOM:
            if colon and not re.fullmatch("[1-8]", count):
                raise Misuse(words("error-players-count", text=count))
            players += [None] * int(count or 1)
        else:
            players.append(_name(words, part.strip(), players))
    return players


def _name(words: Words, name: str, taken: list[str | None]) -> str:
    if not name.isprintable() or not 1 <= len(name) <= 16:
        raise Misuse(words("error-players-name", name=name))
    if name in taken:
        raise Misuse(words("error-players-twice", name=name))
    return name


# -- files


def _read(words: Words, file: str, reader: Callable[[str], T]) -> T:
    try:
        return reader(Path(file).read_text("utf-8"))
    except OSError as problem:
        raise Misuse(words("error-file", file=file, reason=problem.strerror or str(problem))) from None
    except UnicodeDecodeError:
        raise Misuse(words("error-file", file=file, reason=words("error-not-text"))) from None
    except FileProblem as problem:
        if problem.line:
            raise Misuse(words("error-line", file=file, line=str(problem.line), reason=problem.reason)) from None
        raise Misuse(words("error-file", file=file, reason=problem.reason)) from None


def _use_cards(words: Words, file: str | None) -> None:
    """City of the Great Machine is played with the figures of a file."""
    if file is not None:
        register(GreatMachineGame(_read(words, file, _figures)))


def _figures(text: str) -> Figures:
    try:
        return read_figures(tomllib.loads(text))
    except tomllib.TOMLDecodeError as problem:
        raise FileProblem(0, str(problem)) from None


def _replay(words: Words, screen: Screen, arguments: Namespace) -> int:
    _use_cards(words, arguments.cards)
    record = _read(words, arguments.file, read_record)
    state = record.game.new(record.options, record.seed)
    viewer = Viewer(Words(record.game.name), screen, record.game, state)
    seat = None
    if arguments.seat != "all":
        if arguments.seat not in map(str, range(viewer.players)):
            raise Misuse(words("error-seat", seat=arguments.seat))
        seat = int(arguments.seat)
    viewer.replay(record, seat, arguments.step)
    return DONE


def _show(words: Words, screen: Screen, arguments: Namespace) -> int:
    _use_cards(words, arguments.cards)
    game, state = _read(words, arguments.file, _position)
    Viewer(Words(game.name), screen, game, state).show()
    return DONE


def _position(text: str) -> tuple[Game, State]:
    game, options, lines = read_header(text, TITLE)
    return game, game.load(options, lines)


def _games(words: Words, screen: Screen, arguments: Namespace) -> int:
    for name in games():
        screen.say(f"{name}  {Words(name)(f'game-{name}')}")
    return DONE


if __name__ == "__main__":
    sys.exit(main())
