"""The finder of puzzles: the same games give the same puzzles, however they are divided among processes, and it resumes
where it was stopped."""

from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

import pytest

import twocities
from tools import puzzles
from tools.lessons import LESSONS, PREFIX, TITLES, title_of
from tools.puzzles import Finder, groups, is_clear, words
from twocities.core import find_game
from twocities.players.puzzle import puzzles_of, read_collection
from twocities.players.spec import heuristic_of
from twocities.words import DEFAULT, by_name

CITADELS = find_game("citadels")
LOCALE = Path(twocities.__file__).parent / "locale" / DEFAULT
DAY = date(2026, 1, 1)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are examined so briefly that a test can do it."""
    for name, value in {"LOOKED_AT": 6, "BATCH": 2, "STEPS": ((2, 0.02),), "FIRST_TRIALS": 4, "TRIALS": 6}.items():
        monkeypatch.setattr(puzzles, name, value)
    monkeypatch.setattr(puzzles, "GAP", 0.05)


@pytest.mark.usefixtures("quick")
def test_the_finder_resumes_and_finds_the_same(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.txt", "two.txt")]
    with ThreadPoolExecutor(1) as pool:
        whole = Finder(CITADELS, 50, "seed", DAY, files[0])
        found = [whole.search(pool) for _ in range(2)]
        for _ in range(2):
            Finder(CITADELS, 50, "seed", DAY, files[1]).search(pool)
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")
    collection = read_collection(CITADELS, files[0].read_text("utf-8"))
    assert (collection.searched, len(collection.puzzles)) == (4, sum(found))


def test_no_kind_takes_up_too_large_a_share(tmp_path: Path) -> None:
    finder = Finder(CITADELS, 10, "seed", DAY, tmp_path / "none.txt")
    puzzle = puzzles_of(CITADELS)[0]
    about = finder.about(puzzle)
    assert finder.is_wanted(about)
    for _ in range(2):
        finder.count(puzzle)
    assert not finder.is_wanted(about), "a fifth of those wanted have this lesson"


def test_only_a_lead_that_is_not_chance_is_clear() -> None:
    assert is_clear([[0.9] * 9, [0.7] * 9, [0.1] * 9], doubt=1.0)
    assert not is_clear([[0.9] * 9, [0.8] * 9, [0.1] * 9], doubt=0.0)
    unsure = [[1.0, 0.0] * 9, [0.3, 0.3] * 9, [0.1] * 18]
    assert is_clear(unsure, doubt=0.0)
    assert not is_clear(unsure, doubt=1.0)


def test_choices_of_one_kind_are_asked_about_together() -> None:
    for game in map(find_game, LESSONS):
        for puzzle in puzzles_of(game)[:10]:
            offered = {game.parse(option.choice) for option in puzzle.options}
            assert offered in [{*group} for group in groups(heuristic_of(game), puzzle.state(), puzzle.seat)]
            assert title_of(game.name, words(game, [*offered])) == puzzle.title


def test_every_motive_of_a_lesson_and_every_verb_of_a_title_is_one_of_the_game() -> None:
    for name, lessons in LESSONS.items():
        templates = find_game(name).grammar.templates
        messages = by_name((LOCALE / f"{name}.ftl").read_text("utf-8"))
        motives = {f"{PREFIX[name]}{motive}" for of_lesson in lessons.values() for motive in of_lesson}
        assert motives <= messages.keys()
        verbs = {" ".join([word for word in text.split() if "{" not in word]) for text in templates.values()}
        assert {verb for of_title in TITLES[name].values() for verb in of_title} <= verbs
