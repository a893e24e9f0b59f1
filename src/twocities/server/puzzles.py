"""What people have answered to puzzles, in the database. Each has two tries; those at the puzzle of the day are kept
apart, by day."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from twocities.core import find_game, games
from twocities.players.puzzle import Puzzle, of_the_day, puzzles_of
from twocities.server.arranging import named_game
from twocities.server.refusals import refusal
from twocities.server.schema import PUZZLES

WEEK: Final = 7
PRACTICE: Final = ""  # in place of a day
MOST_ANSWERS: Final = 5000  # earlier ones are not counted

Result = Literal["", "first", "second", "missed"]  # "": not finished


class Key(NamedTuple):
    """Who answers which puzzle, on a day or in practice."""

    guest: str
    game: str
    number: int
    day: str


class Tries(msgspec.Struct, frozen=True):
    """What somebody has tried at a puzzle, and whether the last try was right."""

    choices: list[str]
    solved: bool

    @property
    def result(self) -> Result:
        if not self.solved:
            return "missed" if len(self.choices) > 1 else ""
        return "first" if len(self.choices) == 1 else "second"


class Counts(msgspec.Struct, frozen=True):
    """How many people solved a puzzle at the first try, at the second, or not."""

    first: int = 0
    second: int = 0
    missed: int = 0


class DayResult(msgspec.Struct, frozen=True):
    day: str
    result: Result


class LessonResult(msgspec.Struct, frozen=True):
    """How many of the puzzles with a lesson somebody has finished, and how many of these they have solved."""

    game: str
    lesson: str
    tried: int
    solved: int


class PuzzleRecord(msgspec.Struct, frozen=True):
    """What somebody's answers add up to. Nobody else can read it."""

    streak: int  # days in a row, until today or yesterday, with the puzzle of the day solved
    longest: int
    week: list[DayResult]  # the last seven days, today last
    today: str  # the game of the puzzle of the day; "" if there is no puzzle
    tried: int  # puzzles finished
    solved: int
    first: int  # of these, at the first try
    lessons: list[LessonResult]


NOTHING: Final = Tries([], False)


def named_puzzle(game: str, number: int) -> Puzzle:
    """Raises Refusal."""
    found = next((puzzle for puzzle in puzzles_of(named_game(game)) if puzzle.number == number), None)
    if found is None:
        raise refusal("no-such-puzzle")
    return found


def tries_of(connection: Connection, key: Key) -> Tries:
    found = connection.execute(select(PUZZLES).where(*_is(key))).first()
    return NOTHING if found is None else _tries(found)


def add_try(connection: Connection, key: Key, choice: str, solved: bool, at: float) -> Tries:
    """Stores a try, unless the puzzle is finished or the same choice was tried before. Returns all tries."""
    if not tries_of(connection, key).choices:
        new = insert_or(PUZZLES).values(**key._asdict(), first=choice, second="", solved=solved, at=at)
        connection.execute(new.on_conflict_do_nothing())
    unfinished = PUZZLES.c.second == "", PUZZLES.c.solved.is_(False), PUZZLES.c.first != choice
    again = update(PUZZLES).where(*_is(key), *unfinished)
    connection.execute(again.values(second=choice, solved=solved, at=at))
    return tries_of(connection, key)


def counts_of(connection: Connection, key: Key) -> Counts:
    """How everybody did at a puzzle: on a day or, in practice, at any time."""
    twice = (PUZZLES.c.second != "").label("twice")
    query = select(PUZZLES.c.solved, twice, func.count()).group_by(PUZZLES.c.solved, twice)
    same = PUZZLES.c.game == key.game, PUZZLES.c.number == key.number, *[PUZZLES.c.day == key.day] * bool(key.day)
    found = {(bool(solved), bool(again)): count for solved, again, count in connection.execute(query.where(*same))}
    return Counts(found.get((True, False), 0), found.get((True, True), 0), found.get((False, True), 0))


def results_of(connection: Connection, guest: str) -> dict[tuple[str, int], Result]:
    """By puzzle: how it ended when somebody first finished it."""
    return {(row.game, row.number): result for row in _rows(connection, guest) if (result := _tries(row).result)}


def record_of(connection: Connection, guest: str, today: date) -> PuzzleRecord:
    rows = [row for row in _rows(connection, guest) if _tries(row).result]
    by_day = {row.day: _tries(row).result for row in rows if row.day}
    solved = {date.fromisoformat(day) for day, result in by_day.items() if result != "missed"}
    results = results_of(connection, guest)
    done = list(results.values())
    week = [(today - timedelta(days=ago)).isoformat() for ago in reversed(range(WEEK))]
    daily = of_the_day(today)
    return PuzzleRecord(
        streak=_run_until(solved, today) or _run_until(solved, today - timedelta(days=1)),
        longest=max([_run_until(solved, day) for day in solved], default=0),
        week=[DayResult(day, by_day.get(day, "")) for day in week],
        today=daily[0] if daily else "",
        tried=len(done),
        solved=len([result for result in done if result != "missed"]),
        first=done.count("first"),
        lessons=_by_lesson(results),
    )


def _by_lesson(results: dict[tuple[str, int], Result]) -> list[LessonResult]:
    found: defaultdict[tuple[str, str], list[bool]] = defaultdict(list)
    for name in games():
        for puzzle in puzzles_of(find_game(name)):
            if result := results.get((name, puzzle.number)):
                found[name, puzzle.lesson].append(result != "missed")
    told = [LessonResult(game, lesson, len(solved), sum(solved)) for (game, lesson), solved in found.items()]
    return sorted(told, key=lambda one: -one.tried)


def _run_until(days: Iterable[date], last: date) -> int:
    """How many days in a row, up to one, are among these."""
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count


def _rows(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    """The last answers of somebody, the latest first."""
    query = select(PUZZLES).where(PUZZLES.c.guest == guest).order_by(PUZZLES.c.at.desc()).limit(MOST_ANSWERS)
    return connection.execute(query).all()


def _is(key: Key) -> list[ColumnElement[bool]]:
    return [PUZZLES.c[name] == value for name, value in key._asdict().items()]


def _tries(row: Row[Any]) -> Tries:
    return Tries([choice for choice in (row.first, row.second) if choice], bool(row.solved))
