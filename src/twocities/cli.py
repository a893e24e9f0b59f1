"""The command `twocities`: play a game, replay a record, show a position."""

import os
import re
import secrets
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from types import UnionType
from typing import Any, Final, TypeVar

import msgspec

from twocities.core import FileProblem, Game, InvalidOptions, find_game, games, is_seed, read_position, read_record
from twocities.terminal.screen import Screen
from twocities.terminal.session import DONE, FAILED, INTERRUPTED, Session
from twocities.terminal.telling import Teller, citadels_view, options_help
from twocities.terminal.viewing import Viewer
from twocities.words import Words

T = TypeVar("T")

MISUSED: Final = 2  # as argparse reports it
RANDOM: Final = "random"
DEFAULT_RANDOM: Final = 3


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
        _add_game(chosen.add_parser, words, find_game(name))

    replay = commands.add_parser("replay", help=words("cli-replay"), description=words("cli-replay"))
    replay.add_argument("file", metavar="FILE", help=words("cli-replay-file"))
    replay.add_argument("--seat", default="all", metavar="N|all", help=words("cli-replay-seat"))
    replay.add_argument("--step", action="store_true", help=words("cli-replay-step"))
    replay.set_defaults(run=_replay)

    show = commands.add_parser("show", help=words("cli-show"), description=words("cli-show"))
    show.add_argument("file", metavar="FILE", help=words("cli-show-file"))
    show.set_defaults(run=_show)

    commands.add_parser("games", help=words("cli-games"), description=words("cli-games")).set_defaults(run=_games)
    return parser


def _add_game(add_parser: Callable[..., ArgumentParser], words: Words, game: Game) -> None:
    """Every option of the game but the number of players, which follows from who plays."""
    title = words(f"game-{game.name}")
    parser = add_parser(
        game.name,
        help=title,
        description=title,
        epilog=options_help(words),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--players", metavar="WHO", help=words("cli-players"))
    for field in msgspec.structs.fields(game.options_type):
        if field.name != "players":
            text = words(f"option-{game.name}-{field.name}")
            parser.add_argument(f"--{field.name}", help=text, **_form(field.type, field.default))
    parser.add_argument("--seed", metavar="TEXT", help=words("cli-seed"))
    parser.add_argument("--record", metavar="FILE", help=words("cli-record"))
    parser.set_defaults(run=_play, game=game)


def _form(kind: Any, default: Any) -> dict[str, Any]:
    """How argparse reads an option of that type."""
    if kind is bool:
        return {"action": "store_true"}
    if kind is str:
        return {"default": default, "metavar": "NAME"}
    if isinstance(kind, UnionType):
        return {"type": int, "default": default, "metavar": "N"}
    return {"type": lambda text: tuple(text.split(",")), "default": default, "metavar": "NAMES"}


# -- play


def _play(words: Words, screen: Screen, arguments: Namespace) -> int:
    game: Game = arguments.game
    players = _players(words, arguments.players)
    given = {field.name: getattr(arguments, field.name) for field in msgspec.structs.fields(game.options_type)}
    options = game.options_type(**{**given, "players": len(players)})
    try:
        game.check(options)
    except InvalidOptions as invalid:
        teller = Teller(words, [])
        raise Misuse(*map(teller.reason, invalid.reasons)) from None
    if arguments.record and Path(arguments.record).is_file():
        raise Misuse(words("save-failed", file=arguments.record, problem=words("save-exists")))
    seed = secrets.token_hex(16) if arguments.seed is None else arguments.seed
    if not is_seed(seed):
        raise Misuse(words("error-seed"))
    return Session(words, screen, game, options, seed, players, arguments.record).play()


def _players(words: Words, text: str | None) -> list[str | None]:
    """Names of people and, for each random player, None."""
    if text is None:
        return [words("player-default"), *[None] * DEFAULT_RANDOM]
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


def _replay(words: Words, screen: Screen, arguments: Namespace) -> int:
    record = _read(words, arguments.file, read_record)
    players = record.options.players
    seat = None
    if arguments.seat != "all":
        if arguments.seat not in map(str, range(players)):
            raise Misuse(words("error-seat", seat=arguments.seat))
        seat = int(arguments.seat)
    Viewer(words, screen, players).replay(record, seat, arguments.step)
    return DONE


def _show(words: Words, screen: Screen, arguments: Namespace) -> int:
    state = _read(words, arguments.file, read_position)
    Viewer(words, screen, len(citadels_view(state, None).gold)).show(state)
    return DONE


def _games(words: Words, screen: Screen, arguments: Namespace) -> int:
    for name in games():
        screen.say(f"{name}  {words(f'game-{name}')}")
    return DONE


if __name__ == "__main__":
    sys.exit(main())
