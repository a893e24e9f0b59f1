"""How every file begins: its kind, the game with its version, and the options."""

from typing import Any

import msgspec

from twocities.core.game import Game, InvalidOptions
from twocities.core.lines import FileProblem, Line, read_lines
from twocities.core.registry import find_game, games


def write_header(title: str, game: Game, options: msgspec.Struct) -> list[str]:
    return [title, f"game {game.name} {game.version}", f"options {msgspec.json.encode(options).decode()}"]


def read_header(text: str, title: str) -> tuple[Game, Any, list[Line]]:
    """The game, its options, and the lines that follow. Raises FileProblem."""
    lines = read_lines(text, title)
    game = _game(expect(lines, 0, "game"))
    options_line = expect(lines, 1, "options")
    try:
        options = msgspec.json.decode(options_line.value, type=game.options_type)
        game.check(options)
    except msgspec.DecodeError as problem:
        raise FileProblem(options_line.number, "file-unreadable", detail=str(problem)) from None
    except InvalidOptions as problem:
        raise FileProblem(options_line.number, "file-options", *problem.reasons) from None
    return game, options, lines[2:]


def expect(lines: list[Line], at: int, key: str) -> Line:
    """The next line, which must be this one. Raises FileProblem."""
    if at >= len(lines):
        raise FileProblem(0, "file-cut", word=key)
    if lines[at].key != key:
        raise FileProblem(lines[at].number, "file-expected", expected=key, found=lines[at].key)
    return lines[at]


def _game(line: Line) -> Game:
    name, _, version = line.value.partition(" ")
    if name not in games():
        raise FileProblem(line.number, "file-none-of", found=name, known=", ".join(games()))
    game = find_game(name)
    if version != str(game.version):
        raise FileProblem(line.number, "file-version", found=version, known=game.version)
    return game
