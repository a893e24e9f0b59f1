"""Puzzles over HTTP: the one of the day, all of them, and answers to them."""

import time
from datetime import UTC, date, datetime
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from twocities.core import Game, State, find_game, games
from twocities.players.player import Motive
from twocities.players.puzzle import GRADES, Option, Puzzle, of_the_day, puzzles_of
from twocities.players.spec import heuristic_of
from twocities.players.weighing import DIGITS, Measured, drawback
from twocities.server.arranging import named_game
from twocities.server.asking import read_apart
from twocities.server.endpoints import Call, Endpoint, Parameters
from twocities.server.entries import Arranged, Place, Started, write_entry
from twocities.server.messages import Scene
from twocities.server.puzzles import (
    PRACTICE,
    Counts,
    Key,
    PuzzleRecord,
    Result,
    Tries,
    add_try,
    counts_of,
    named_puzzle,
    record_of,
    results_of,
    tries_of,
)
from twocities.server.refusals import refusal
from twocities.server.scene import scene, table_card
from twocities.server.table import Table

LEVEL: Final = "expert"  # of the bots in the other seats
YOU: Final = "you"

# -- what is asked


class PuzzleAsked(Parameters, frozen=True):
    game: str
    number: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class PuzzlesAsked(Parameters, frozen=True):
    game: str = ""
    grade: Annotated[int, msgspec.Meta(ge=GRADES[0], le=GRADES[-1])] | None = None


class TryAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the choices that the puzzle offers."""

    choice: str


# -- what is answered


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle in a list. Its title is the message `puzzle-title-GAME-TITLE`."""

    game: str
    number: int
    grade: int  # 1: easy, 3: hard
    title: str
    result: Result  # the reader's


class PuzzleChoice(msgspec.Struct, frozen=True):
    """A choice that a puzzle offers: how often it wins, and the reason for it."""

    choice: str
    chance: Measured
    motive: Motive


class Solution(msgspec.Struct, frozen=True):
    """Told once a puzzle is finished. Its lesson is the message `puzzle-lesson-GAME-LESSON`, in short
    `puzzle-theme-GAME-LESSON`."""

    choices: list[PuzzleChoice]  # the best first
    lesson: str
    others: Counts  # the reader included; today's, if it is the puzzle of the day


class PuzzleTold(msgspec.Struct, frozen=True):
    """A puzzle to be solved: the table as its seat sees it, with the choices that the puzzle offers."""

    game: str
    number: int
    grade: int
    title: str
    day: str  # if it is the puzzle of the day
    scene: Scene
    tries: Tries
    solution: Solution | None  # once it is finished


class Miss(msgspec.Struct, frozen=True):
    """What is wrong with a choice: although something speaks for it, it wins less often than the best."""

    choice: str
    cost: float  # in chance of winning
    motive: Motive  # the reason for it
    drawback: Motive | None  # the reason against it, compared with the best, if there is one to give


class TryTold(msgspec.Struct, frozen=True):
    """What a try was worth. After a miss there is a second try."""

    tries: Tries
    miss: Miss | None  # of the choice tried now
    solution: Solution | None


# -- the handlers


async def puzzle_of_the_day(call: Call) -> PuzzleTold:
    """The puzzle of the day, which changes at midnight UTC."""
    found = of_the_day(_today())
    if found is None:
        raise refusal("no-such-puzzle")
    name, puzzle = found
    return await _told(call, find_game(name), puzzle)


async def puzzles(call: Call) -> list[PuzzleCard]:
    """All puzzles, of a game or of a grade, and how the guest did."""
    call.request.app.state.limits.read(call.request)
    names = [named_game(call.asked.game).name] if call.asked.game else games()
    results = await call.house.storage.read(lambda connection: results_of(connection, call.guest))
    return [
        PuzzleCard(name, puzzle.number, puzzle.grade, puzzle.title, results.get((name, puzzle.number), ""))
        for name in names
        for puzzle in puzzles_of(find_game(name))
        if call.asked.grade in (None, puzzle.grade)
    ]


async def puzzle(call: Call) -> PuzzleTold:
    """A puzzle, and what the guest has tried."""
    return await _told(call, *_asked(call))


async def try_puzzle(call: Call) -> TryTold:
    """Answers a puzzle. There are two tries; later ones change nothing."""
    call.request.app.state.limits.read(call.request)
    game, puzzle = _asked(call)
    choice, key, at = call.body.choice, _key(call, game, puzzle), time.time()
    tried = next((option for option in puzzle.options if option.choice == choice), None)
    if tried is None:
        raise refusal("not-offered")
    solved = choice == puzzle.answer
    tries = await call.house.storage.change(lambda connection: add_try(connection, key, choice, solved, at))
    miss = None if solved else _miss(game, puzzle, tried)
    return TryTold(tries, miss, await _solution(call, game, puzzle, key, tries))


async def puzzle_record(call: Call) -> PuzzleRecord:
    """How the guest has done: the streak, the last seven days, and the strengths."""
    call.request.app.state.limits.read(call.request)
    return await call.house.storage.read(lambda connection: record_of(connection, call.guest, _today()))


# -- a puzzle as its reader sees it


def _asked(call: Call) -> tuple[Game, Puzzle]:
    """Raises Refusal."""
    return named_game(call.asked.game), named_puzzle(call.asked.game, call.asked.number)


async def _told(call: Call, game: Game, puzzle: Puzzle) -> PuzzleTold:
    key = _key(call, game, puzzle)
    shown = await read_apart(call, lambda: puzzle_scene(game, puzzle))
    tries = await call.house.storage.read(lambda connection: tries_of(connection, key))
    solution = await _solution(call, game, puzzle, key, tries)
    return PuzzleTold(game.name, puzzle.number, puzzle.grade, puzzle.title, key.day, shown, tries, solution)


def puzzle_scene(game: Game, puzzle: Puzzle) -> Scene:
    """The table of a puzzle for its seat, with only the choices it asks about."""
    told = _staged(puzzle.state(), puzzle.seat, f"{game.name} {puzzle.number}")
    offered = {option.choice for option in puzzle.options}
    priced = [(choice, price) for choice, price in zip(told.choices, told.prices, strict=True) if choice in offered]
    return replace(
        told,
        choices=[choice for choice, _ in priced],
        prices=[price for _, price in priced],
        gains={choice: gains for choice, gains in told.gains.items() if choice in offered},
        odds={choice: odds for choice, odds in told.odds.items() if choice in offered},
        scores_after={choice: score for choice, score in told.scores_after.items() if choice in offered},
        unavailable=[],
        way=[],
        way_prices=[],
        ahead=[],
    )


def _staged(state: State, seat: int, name: str) -> Scene:
    """A state as a seat sees it, at a table whose bots have faces that depend on its name."""
    places = [Place(level=LEVEL)] * state.seats
    places[seat] = Place(YOU)
    table, options = Table(name), msgspec.to_builtins(state.options)
    arranged = Arranged(0.0, state.game.name, options, tuple(places), YOU, position=name, redrawn=True)
    started = Started(0.0, name, state.game.version)
    table.add(arranged, write_entry(arranged))
    table.add(started, write_entry(started), state)
    return scene(table, seat, False, table_card(table, [YOU], False, 0.0), [])


async def _solution(call: Call, game: Game, puzzle: Puzzle, key: Key, tries: Tries) -> Solution | None:
    """None as long as the puzzle can be tried."""
    if not tries.result:
        return None
    counts = await call.house.storage.read(lambda connection: counts_of(connection, key))
    choices = [
        PuzzleChoice(option.choice, option.chance, _motive(game, puzzle, option.choice)) for option in puzzle.options
    ]
    return Solution(choices, puzzle.lesson, counts)


def _miss(game: Game, puzzle: Puzzle, tried: Option) -> Miss:
    cost = puzzle.options[0].chance.mean - tried.chance.mean
    against = drawback(puzzle.state(), puzzle.seat, game.parse(tried.choice), game.parse(puzzle.answer))
    return Miss(tried.choice, round(cost, DIGITS), _motive(game, puzzle, tried.choice), against)


def _motive(game: Game, puzzle: Puzzle, choice: str) -> Motive:
    return heuristic_of(game).motive(puzzle.state(), puzzle.seat, game.parse(choice))


def _today() -> date:
    return datetime.now(UTC).date()


def _key(call: Call, game: Game, puzzle: Puzzle) -> Key:
    today = _today()
    day = today.isoformat() if of_the_day(today) == (game.name, puzzle) else PRACTICE
    return Key(call.guest, game.name, puzzle.number, day)


_ONE: Final = ("unknown-game", "no-such-puzzle", "storage", "too-fast")

ENDPOINTS: Final = [
    Endpoint("GET", "/api/puzzles/today", puzzle_of_the_day, PuzzleTold, ("no-such-puzzle", "storage", "too-fast")),
    Endpoint("GET", "/api/puzzles", puzzles, list[PuzzleCard], ("unknown-game", "storage", "too-fast"), PuzzlesAsked),
    Endpoint("GET", "/api/puzzles/record", puzzle_record, PuzzleRecord, ("storage", "too-fast")),
    Endpoint("GET", "/api/puzzles/{game}/{number}", puzzle, PuzzleTold, _ONE, PuzzleAsked),
    Endpoint(
        "POST", "/api/puzzles/{game}/{number}/tries", try_puzzle, TryTold, (*_ONE, "not-offered"), PuzzleAsked, TryAsked
    ),
]
