"""Finds puzzles: positions from games of bots in which one choice is clearly the best for what the seat knows.

    python -m tools.puzzles citadels|machine [--wanted 120] [--jobs N] [--games N]

Each game is searched in steps that grow more expensive: a few trials of every choice, more trials, then games played
to their end, several times with different luck. A puzzle is kept if the same choice is the best every time, the second
best is at least 15 points of chance behind, even at the near end of the interval of their difference, and the reason
can be said. No kind of puzzle may take up too large a share. The file in the package is written after each batch of
games: the same command resumes there, and finds the same puzzles with any number of jobs."""

import argparse
import math
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from tools.lessons import LESSONS, lesson_of, title_of
from twocities.arena.show import make_console
from twocities.citadels.presets import PRESETS
from twocities.core import FileProblem, Game, Generator, State, find_game, read_position
from twocities.core.choice import first, verb_of
from twocities.machine.presets import PRESETS as CITIES
from twocities.players.analysis import END
from twocities.players.heuristic import Heuristic
from twocities.players.puzzle import Collection, Option, Puzzle, read_collection, write_collection
from twocities.players.search import Budget, priors
from twocities.players.spec import generator, heuristic_of
from twocities.players.weighing import Comparison, measured, searched

FOLDER: Final = Path(__file__).parent.parent / "src" / "twocities" / "players" / "puzzles"
BATCH: Final = 8  # games between two looks at what is wanted
LATE: Final = 0.55  # this part of a game is left out, because nothing is decided so early
LOOKED_AT: Final = 30  # decisions of a game, at most
FEW: Final = 10  # of decisions with more choices than this, some are left out, because they take longer
FEWEST: Final = 3  # choices offered
MOST: Final = 12
RIVALS: Final = 6  # other choices that are compared with those
GAP: Final = 0.15  # between the best and the second best
STEPS: Final = ((4, 0.08), (8, 0.1), (16, 0.12), (60, 0.14))  # for screening: more trials, and the gap to continue
SEEDS: Final = 3
TRIALS: Final = 400  # of each choice and seed, to the end of the game
FIRST_TRIALS: Final = 60  # after which most are given up
NEAR: Final = 0.03  # how much better a choice that the puzzle does not offer may be
SHALLOW: Final = 20  # quick searches that try to solve it, with one trial of each choice
EASY: Final = 0.7  # share of the solvers
HARD: Final = 0.4
DOERS: Final = ("hero", "servant")  # operands that say who does it: each is asked about alone
# Largest shares of all that are wanted:
SHARES: Final = {"title": 0.5, "lesson": 0.25, "motive": 0.18, "grade": 0.6, "seats": 0.5, "party": 0.85}


class Question(NamedTuple):
    """A position, and the choices of which one seems to be the best."""

    position: str
    seat: int
    choices: list[int]
    rivals: list[int]
    about: dict[str, str]  # by key of SHARES: what kind of question it is


# -- the games


def options_of(game: Game, number: int) -> dict[str, Any]:
    """Options that vary from game to game."""
    if game.name == "citadels":
        sets = ["first-game", "random", *[name for name in PRESETS if name != "first-game"], "random"]
        return {"players": 2 + number % 6, "preset": sets[number // 6 % len(sets)]}
    cities = [*CITIES, "random"]
    return {"revolutionaries": 1 + number % 3, "city": cities[number // 3 % len(cities)], "plan": 2 + number % 2}


def decisions(game: Game, number: int, seed: str) -> Iterator[tuple[State, int]]:
    """The states of a game of the heuristics, with the seat to choose, from late in the game and in random order."""
    heuristic, rng = heuristic_of(game), generator(f"{seed} play {number}")
    state = game.new(options_of(game, number), seed=f"{seed} {number}")
    found: list[tuple[State, int]] = []
    while pending := state.pending():
        seat = pending[rng.below(len(pending))]
        found.append((state.clone(), seat))
        state.apply(seat, heuristic.choose(state, seat, rng), listen=False)
    late = [(state, seat) for state, seat in found[int(LATE * len(found)) :] if is_looked_at(state, seat, rng)]
    rng.shuffle(late)
    yield from late[:LOOKED_AT]


def is_looked_at(state: State, seat: int, rng: Generator) -> bool:
    count = len(state.choices(seat))
    return count >= FEWEST and rng.below(count) < FEW


def groups(heuristic: Heuristic, state: State, seat: int) -> Iterator[list[int]]:
    """The choices that may be asked about together: those of one kind, and all of them or, if these are too many, the
    most promising one of each kind."""
    choices, kinds = state.choices(seat), state.game.grammar.kinds
    by_kind: dict[tuple[int, int], list[int]] = {}
    for choice in choices:
        verb = verb_of(choice)
        doer = first(choice) if len(kinds[verb]) > 1 and kinds[verb][0] in DOERS else -1
        by_kind.setdefault((verb, doer), []).append(choice)
    mixed = list(choices)
    if len(mixed) > MOST:
        rated = dict(zip(choices, heuristic.ratings(state, seat, choices), strict=True))
        mixed = [max(group, key=lambda choice: rated[choice]) for group in by_kind.values()]
    for group in [*by_kind.values(), *[mixed] * (len(by_kind) > 1)]:
        if FEWEST <= len(group) <= MOST:
            yield group


# -- screening


def screen(game: Game, seed: str, number: int) -> list[Question]:
    """Possible puzzles in a game."""
    rng = generator(f"{seed} screen {number}")
    found: list[Question] = []
    for state, seat in decisions(game, number, seed):
        found += questions(game, state, seat, rng)
    return found


def questions(game: Game, state: State, seat: int, rng: Generator) -> Iterator[Question]:
    """Questions about a decision, if one choice seems to be clearly the best."""
    heuristic = heuristic_of(game)
    asked = [group for group in groups(heuristic, state, seat) if title_of(game.name, words(game, group))]
    if not asked:
        return
    search = searched(heuristic, state, seat, rng)
    known = search.known = search.draw()
    likely = sorted(zip(priors(heuristic, known, seat, known.choices(seat)), known.choices(seat), strict=True))
    rivals = [choice for _, choice in likely[-RIVALS:]]
    compared = list(dict.fromkeys([choice for group in asked for choice in group] + rivals))
    if len(compared) > 3 * MOST:
        return
    comparison = Comparison(search, compared)
    for trials, gap in STEPS:
        comparison.run(Budget(iterations=trials))
        means = dict(zip(compared, map(mean, comparison.reached), strict=True))
        asked = [group for group in asked if gap_of(means, group) >= gap]
        if not asked:
            return
    for group in asked:
        best = max(group, key=lambda choice: means[choice])
        motive = heuristic.motive(known, seat, best).key
        lesson, title = lesson_of(game.name, motive), title_of(game.name, words(game, group))
        if lesson and title and means[best] > max(means.values()) - 2 * NEAR:
            others = sorted({*compared} - {*group}, key=lambda choice: -means[choice])[:1]
            grade = grade_of(heuristic, known, seat, group, group.index(best))
            about = {"title": title, "lesson": lesson, "grade": str(grade), **kind_of(heuristic, known, seat, best)}
            yield Question(known.position(), seat, group, others, about)


def kind_of(heuristic: Heuristic, known: State, seat: int, best: int) -> dict[str, str]:
    motive, party = heuristic.motive(known, seat, best).key, heuristic.observer(seat)
    return {"motive": motive, "seats": str(known.seats), "party": str(party)}


def words(game: Game, choices: Sequence[int]) -> set[str]:
    """The kinds of choices, each by its words."""
    templates = {game.grammar.templates[verb_of(choice)] for choice in choices}
    return {" ".join([word for word in text.split() if "{" not in word]) for text in templates}


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def gap_of(means: dict[int, float], group: Sequence[int]) -> float:
    second, best = sorted([means[choice] for choice in group])[-2:]
    return best - second


# -- the deep look


def first_clear(questions: Sequence[Question], added: date) -> Puzzle | None:
    """The puzzle of the first question that has one clear answer."""
    return next(filter(None, (examine(question, added) for question in questions)), None)


def examine(question: Question, added: date) -> Puzzle | None:
    """The puzzle, without its number, if the question has one clear answer."""
    known = read_position(question.position)
    heuristic, seat, choices = heuristic_of(known.game), question.seat, question.choices
    reached: list[list[float]] = [[] for _ in [*choices, *question.rivals]]
    answers: set[int] = set()
    for number in range(SEEDS):
        search = searched(heuristic, known, seat, generator(f"{question.position} {number}"))
        search.horizon = END
        comparison = Comparison(search, [*choices, *question.rivals])
        comparison.run(Budget(iterations=FIRST_TRIALS))
        if not number and not is_clear(comparison.reached[: len(choices)], 0.0):
            return None
        comparison.run(Budget(iterations=TRIALS - FIRST_TRIALS))
        reached = [old + new for old, new in zip(reached, comparison.reached, strict=True)]
        answers.add(max(range(len(choices)), key=lambda at: sum(comparison.reached[at])))
        if len(answers) > 1 or not is_clear(reached[: len(choices)], 1.0 if number == SEEDS - 1 else 0.5):
            return None
    best = answers.pop()
    motive = heuristic.motive(known, seat, choices[best]).key
    if motive != question.about["motive"] or max(map(mean, reached)) > mean(reached[best]) + NEAR:
        return None
    offered = [Option(known.game.text(c), measured(r)) for c, r in zip(choices, reached, strict=False)]
    offered.sort(key=lambda option: -option.chance.mean)
    grade = grade_of(heuristic, known, seat, choices, best)
    about = question.about
    return Puzzle(0, added, seat, grade, about["title"], about["lesson"], offered, question.position)


def is_clear(reached: Sequence[Sequence[float]], doubt: float) -> bool:
    """Whether the best is far enough ahead, even if its lead is smaller by part of its interval."""
    second, best = sorted(reached, key=mean)[-2:]
    lead = measured([high - low for high, low in zip(best, second, strict=True)])
    return lead.mean - doubt * lead.within >= GAP


def grade_of(heuristic: Heuristic, known: State, seat: int, choices: Sequence[int], best: int) -> int:
    """From 1, easy, to 3: by how often the heuristic and a quick search find the answer."""
    ratings, solved = heuristic.ratings(known, seat, choices), 0
    weights = [math.exp(rating - max(ratings)) for rating in ratings]
    for number in range(SHALLOW):
        comparison = Comparison(searched(heuristic, known, seat, generator(f"quick {number}")), choices)
        comparison.run(Budget(iterations=1))
        solved += comparison.best() == best
    share = (2 * weights[best] / sum(weights) + solved / SHALLOW) / 3  # people judge more than they try out
    return 1 if share >= EASY else 2 if share >= HARD else 3


# -- the command


class Finder:
    """The puzzles of a game that were found so far, and what is still wanted."""

    def __init__(self, game: Game, wanted: int, seed: str, added: date, file: Path) -> None:
        self.game = game
        self.wanted = wanted
        self.seed = seed
        self.file = file
        self.added = added
        old = read_collection(game, file.read_text("utf-8")) if file.exists() else Collection(0, [])
        self.searched, self.puzzles = old.searched, old.puzzles
        self.counts: Counter[tuple[str, str]] = Counter()
        for puzzle in self.puzzles:
            self.count(puzzle)

    def about(self, puzzle: Puzzle) -> dict[str, str]:
        """The kind of puzzle, by key of SHARES."""
        kind = kind_of(heuristic_of(self.game), puzzle.state(), puzzle.seat, self.game.parse(puzzle.answer))
        return {"title": puzzle.title, "lesson": puzzle.lesson, "grade": str(puzzle.grade), **kind}

    def count(self, puzzle: Puzzle) -> None:
        self.counts.update(self.about(puzzle).items())

    def is_wanted(self, about: dict[str, str]) -> bool:
        return all([self.counts[key, value] < SHARES[key] * self.wanted for key, value in about.items()])

    def search(self, pool: Executor) -> int:
        """Searches the next games; returns how many puzzles they have."""
        numbers = range(self.searched, self.searched + BATCH)
        found = 0
        screened = list(pool.map(partial(screen, self.game, self.seed), numbers))
        chosen = [self.rarest(questions) for questions in screened]
        for puzzle in list(pool.map(partial(first_clear, added=self.added), chosen)):
            if puzzle and self.is_wanted(self.about(puzzle)) and len(self.puzzles) < self.wanted:
                self.puzzles.append(replace(puzzle, number=len(self.puzzles) + 1))
                self.count(puzzle)
                found += 1
        self.searched += BATCH
        self.write()
        return found

    def rarest(self, questions: Sequence[Question]) -> list[Question]:
        """The questions of a game that are examined closely: of kinds that are wanted, the rarest first."""
        wanted = [question for question in questions if self.is_wanted(question.about)]
        return sorted(wanted, key=lambda one: sum([self.counts[item] for item in one.about.items()]))[:3]

    def write(self) -> None:
        """All or nothing."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part = self.file.with_suffix(".part")
        part.write_text(write_collection(self.game, Collection(self.searched, self.puzzles)), "utf-8")
        part.replace(self.file)


def find(finder: Finder, jobs: int, games: int) -> None:
    """Searches until there are enough puzzles, or that many more games were searched (0: no limit)."""
    console = make_console()
    last = finder.searched + games
    bar = Progress(
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar, ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        task = bar.add_task("puzzles", total=finder.wanted, completed=len(finder.puzzles))
        while len(finder.puzzles) < finder.wanted and (not games or finder.searched < last):
            bar.advance(task, finder.search(pool))
            told = f"{len(finder.puzzles)} puzzles in {finder.searched} games"
            console.print(told, markup=False, soft_wrap=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description="Finds puzzles in games of bots.")
    parser.add_argument("game", choices=sorted(LESSONS))
    parser.add_argument("--wanted", type=int, default=120, help="in all, including those already in the file")
    parser.add_argument("--games", type=int, default=0, help="to search at most; 0: no limit")
    parser.add_argument(
        "--added",
        type=date.fromisoformat,
        default=datetime.now(UTC).date(),
        metavar="DATE",
        help="from when on new ones can be the puzzle of the day (default: today)",
    )
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the puzzles are saved")
    given = parser.parse_args(arguments)
    try:
        game = find_game(given.game)
        finder = Finder(game, given.wanted, given.seed, given.added, given.folder / f"{game.name}.txt")
        find(finder, given.jobs, given.games)
    except (FileProblem, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped. The same command goes on after the last games that were searched.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
