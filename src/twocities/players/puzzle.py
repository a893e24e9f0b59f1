"""Puzzles: positions in which one choice is clearly the best for what the seat knows. The puzzles of a game are in a
text file in the package, written by `python -m tools.puzzles`."""

from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final

import msgspec

from twocities.core import Game, State, find_game, games, read_position
from twocities.core.header import expect
from twocities.core.lines import FileProblem, Line, read_line, read_lines
from twocities.core.position import TITLE as POSITION
from twocities.players.weighing import Measured

TITLE: Final = "twocities puzzles"
GRADES: Final = (1, 2, 3)  # from easy to hard
FIRST_DAY: Final = date(2026, 1, 1)  # days are counted from here


class Option(msgspec.Struct, frozen=True):
    """One of the choices that a puzzle asks about."""

    choice: str
    chance: Measured  # to win


class Puzzle(msgspec.Struct, frozen=True):
    """A position, a seat, and the choices among which one is the best."""

    number: int  # in the file of its game, counted from 1
    added: date  # it can be the puzzle of the day from then on
    seat: int
    grade: int
    title: str  # the message `puzzle-title-GAME-TITLE`
    lesson: str  # the message `puzzle-lesson-GAME-LESSON`
    options: list[Option]  # the best first
    position: str

    @property
    def answer(self) -> str:
        return self.options[0].choice

    def state(self) -> State:
        return read_position(self.position)


class Collection(msgspec.Struct, frozen=True):
    """The puzzles of a game, and how many games were searched for them."""

    searched: int
    puzzles: list[Puzzle]


@cache
def puzzles_of(game: Game) -> list[Puzzle]:
    """Those in the package; none if a game has none."""
    file = files("twocities.players") / "puzzles" / f"{game.name}.txt"
    return read_collection(game, file.read_text("utf-8")).puzzles if file.is_file() else []


def of_the_day(day: date) -> tuple[str, Puzzle] | None:
    """The puzzle of a day, and the name of its game. The games take turns; puzzles added later change nothing before
    that day."""
    count = (day - FIRST_DAY).days
    added = {name: [puzzle for puzzle in puzzles_of(find_game(name)) if puzzle.added <= day] for name in games()}
    known = [(name, puzzles) for name, puzzles in added.items() if puzzles]
    if not known or count < 0:
        return None
    name, puzzles = known[count % len(known)]
    return name, puzzles[count // len(known) % len(puzzles)]


# -- the file


def write_collection(game: Game, collection: Collection) -> str:
    lines = [TITLE, f"game {game.name} {game.version}", f"searched {collection.searched}"]
    for puzzle in collection.puzzles:
        facts = [f"{key} {getattr(puzzle, key)}" for key in ("added", "seat", "grade", "title", "lesson")]
        options = [
            f"choice {option.chance.mean:.4f} {option.chance.within:.4f} {option.choice}" for option in puzzle.options
        ]
        lines += ["", f"puzzle {puzzle.number}", *facts, *options, *puzzle.position.splitlines()[2:]]
    return "\n".join(lines) + "\n"


def read_collection(game: Game, text: str) -> Collection:
    """Raises FileProblem."""
    blocks = [list(block) for blank, block in groupby(text.splitlines(), key=lambda line: not line) if not blank]
    header = read_lines("\n".join(blocks[0]) if blocks else "", TITLE)
    found, searched = expect(header, 0, "game"), expect(header, 1, "searched")
    if found.value != f"{game.name} {game.version}":
        raise FileProblem(found.number, "file-version", found=found.value, known=game.version)
    return Collection(int(searched.value), [_puzzle(game, block) for block in blocks[1:]])


def _puzzle(game: Game, block: Sequence[str]) -> Puzzle:
    facts: dict[str, str] = {}
    options: list[Option] = []
    for at, line in enumerate(_lines(block)):
        if line.key == "options":
            position = "\n".join([POSITION, f"game {game.name} {game.version}", *block[at:]]) + "\n"
            break
        if line.key == "choice":
            mean, within, choice = line.value.split(" ", 2)
            options.append(Option(choice, Measured(float(mean), float(within))))
        else:
            facts[line.key] = line.value
    else:
        raise FileProblem(0, "file-cut", word="options")
    number = facts.pop("puzzle")
    return msgspec.convert({**facts, "number": number, "options": options, "position": position}, Puzzle, strict=False)


def _lines(block: Sequence[str]) -> Iterator[Line]:
    return (read_line(number, raw) for number, raw in enumerate(block, 1))
