"""How every file of ours opens: what it is, which game in which version, its options."""

from typing import Any

import msgspec

from twocities.core.game import Game, InvalidOptions
from twocities.core.lines import FileProblem, Line, read_lines
from twocities.core.registry import find_game


def write_header(title: str, game: Game, options: msgspec.Struct) -> list[str]:
    return [title, f"game {game.name} {game.version}", f"options {msgspec.json.encode(options).decode()}"]


def read_header(text: str, title: str) -> tuple[Game, Any, list[Line]]:
    """The game, its options, and the lines that follow. Raises FileProblem."""
    lines = read_lines(text, title)
    game = _game(_expect(lines, 0, "game"))
    options_line = _expect(lines, 1, "options")
    try:
        options = msgspec.json.decode(options_line.value, type=game.options_type)
        game.check(options)
    except msgspec.DecodeError as problem:
        raise FileProblem(options_line.number, f"unreadable options: {problem}") from None
    except InvalidOptions as problem:
        raise FileProblem(options_line.number, f"impossible options: {problem}") from None
    return game, options, lines[2:]


def _expect(lines: list[Line], at: int, key: str) -> Line:
    if at >= len(lines):
        raise FileProblem(0, f"the file is cut off before its line '{key}'")
    if lines[at].key != key:
        raise FileProblem(lines[at].number, f"expected '{key}', found '{lines[at].key}'")
    return lines[at]


def _game(line: Line) -> Game:
    name, _, version = line.value.partition(" ")
    try:
        game = find_game(name)
    except KeyError as problem:
        raise FileProblem(line.number, problem.args[0]) from None
    if version != str(game.version):
        raise FileProblem(line.number, f"rules version '{version}'; this program plays {game.version}")
    return game
