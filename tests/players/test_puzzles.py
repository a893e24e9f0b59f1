"""The puzzles of the package: each is well-formed, says enough and no more than its seat knows, and is solved again."""

import os
from collections import Counter
from datetime import date, timedelta
from typing import Any

import pytest

from tools.lessons import LESSONS, lesson_of
from twocities.core import FileProblem, Game, SplitMix, find_game
from twocities.players import puzzle as module
from twocities.players.analysis import END
from twocities.players.puzzle import (
    GRADES,
    Collection,
    Puzzle,
    of_the_day,
    puzzles_of,
    read_collection,
    write_collection,
)
from twocities.players.search import Budget
from twocities.players.spec import generator, heuristic_of
from twocities.players.weighing import Comparison, searched

GAMES = [find_game(name) for name in LESSONS]
GAP = 0.15
WANTED = 120  # of each game
TRIALS = 80, 160, 760  # of each choice, when puzzles are solved again: more for those in doubt
OF_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def choices(game: Game, puzzle: Puzzle) -> list[int]:
    return [game.parse(option.choice) for option in puzzle.options]


@OF_GAME
def test_a_puzzle_has_one_clear_answer_among_choices_that_its_seat_has(game: Game) -> None:
    assert [puzzle.number for puzzle in puzzles_of(game)] == list(range(1, len(puzzles_of(game)) + 1))
    for puzzle in puzzles_of(game):
        best, second, *_ = puzzle.options
        assert len(puzzle.options) >= 3
        assert best.chance.mean - second.chance.mean >= GAP
        assert puzzle.options == sorted(puzzle.options, key=lambda option: -option.chance.mean)
        assert {*choices(game, puzzle)} <= {*puzzle.state().choices(puzzle.seat)}
        assert puzzle.grade in GRADES


@OF_GAME
def test_the_reason_can_be_said_and_teaches_the_lesson(game: Game) -> None:
    for puzzle in puzzles_of(game):
        motive = heuristic_of(game).motive(puzzle.state(), puzzle.seat, game.parse(puzzle.answer))
        assert lesson_of(game.name, motive.key) == puzzle.lesson, puzzle.number


@OF_GAME
def test_all_that_a_seat_knows_is_in_the_position(game: Game) -> None:
    """What is made up can be made up differently: the seat sees and remembers the same."""
    for puzzle in puzzles_of(game)[::5]:
        state, seat = puzzle.state(), puzzle.seat
        other = state.determinize(seat, SplitMix(3))
        assert (other.view(seat), other.memory(seat)) == (state.view(seat), state.memory(seat)), puzzle.number
        assert [*other.choices(seat)] == [*state.choices(seat)]


@OF_GAME
def test_there_are_enough_puzzles_of_every_grade_and_of_many_kinds(game: Game) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= WANTED
    assert {puzzle.grade for puzzle in puzzles} == {*GRADES}
    assert len({puzzle.lesson for puzzle in puzzles}) >= 6
    (_, most), *_ = Counter([puzzle.title for puzzle in puzzles]).most_common(1)
    assert most <= 0.6 * len(puzzles)


@pytest.mark.skipif(os.environ.get("TWOCITIES_BUILD") != "compiled", reason="takes a minute even in the compiled build")
@OF_GAME
def test_every_puzzle_is_solved_again(game: Game) -> None:
    """By trials with a seed that was not used to find them: the answer is as far ahead, within the interval."""
    wrong = [puzzle.number for puzzle in puzzles_of(game) if not is_solved_again(game, puzzle)]
    assert wrong == []


def is_solved_again(game: Game, puzzle: Puzzle) -> bool:
    search = searched(heuristic_of(game), puzzle.state(), puzzle.seat, generator(f"again {puzzle.number}"))
    search.horizon = END
    comparison = Comparison(search, choices(game, puzzle))
    for trials in TRIALS:
        comparison.run(Budget(iterations=trials))
        best, second, *_ = comparison.candidates()
        is_right, lead = best.choice == puzzle.answer, second.behind
        if is_right and lead.mean >= GAP:
            return True
    return is_right and lead.mean + lead.within >= GAP


# -- the puzzle of the day


def test_games_take_turns_and_every_puzzle_has_its_day() -> None:
    first = date(2027, 3, 1)
    longest = max([len(puzzles_of(game)) for game in GAMES])
    days = [of_the_day(first + timedelta(days=number)) for number in range(2 * longest)]
    assert [found and found[0] for found in days[:2]] in (["citadels", "machine"], ["machine", "citadels"])
    shown = {(found[0], found[1].number) for found in days if found}
    assert shown == {(game.name, puzzle.number) for game in GAMES for puzzle in puzzles_of(game)}


def test_puzzles_that_are_added_change_nothing_before_their_day(monkeypatch: pytest.MonkeyPatch) -> None:
    added = date(2027, 6, 1)

    def answers(first: int, last: int) -> list[Any]:
        return [of_the_day(added + timedelta(days=number)) for number in range(first, last)]

    before, after = answers(-200, 0), answers(0, 200)
    grown = {
        game: [*puzzles_of(game), *[Puzzle(1000 + n, added, 0, 1, "", "", [], "") for n in range(9)]] for game in GAMES
    }
    monkeypatch.setattr(module, "puzzles_of", lambda game: grown.get(game, []))
    assert answers(-200, 0) == before
    assert answers(0, 200) != after


def test_before_the_first_puzzle_there_is_none() -> None:
    assert of_the_day(date(2020, 1, 1)) is None


# -- the file


@OF_GAME
def test_a_file_is_read_as_it_was_written(game: Game) -> None:
    collection = Collection(8, puzzles_of(game)[:3])
    assert read_collection(game, write_collection(game, collection)) == collection
    assert read_collection(game, write_collection(game, Collection(0, []))) == Collection(0, [])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("twocities record", 1),
        ("twocities puzzles\ngame citadels 1\nsearched 8", 2),
        ("twocities puzzles\ngame machine 2\nsearched 8", 2),
        ("twocities puzzles\ngame citadels 2", 0),
        ("twocities puzzles\ngame citadels 2\nsearched 8\n\npuzzle 1\nseat 0", 0),
    ],
)
def test_a_file_of_something_else_or_cut_short_is_refused(text: str, line: int) -> None:
    with pytest.raises(FileProblem) as problem:
        read_collection(find_game("citadels"), text)
    assert problem.value.line == line
