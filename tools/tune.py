"""Finds weights for the heuristics of a game by letting changed weights play each other.

    python -m tools.tune GAME [--start FILE] [--seed 1] [--steps 100] [--games 100] [--jobs N] [--check 400]
                         [--only NAME...]

Each step changes all weights at once, each a little up or down at random, and plays this against the opposite change;
the weights then move towards the winner (SPSA). The progress is in build/tune after each step: the same command resumes
there and finds the same weights as without a break. At the end the new weights play those in the source, and the lines
to edit are printed as a patch; no source file is written.

The weights in the source were found this way: docs/players.md has the commands, tools/weights the files of the
searches."""

import argparse
import ast
import difflib
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from twocities.arena.contest import Contest, Played
from twocities.arena.report import Tally, wilson
from twocities.arena.show import make_console
from twocities.arena.workers import play_games
from twocities.citadels.options import RANDOM
from twocities.citadels.options import Options as CitadelsOptions
from twocities.core import Game, State, find_game
from twocities.machine.options import Options as MachineOptions
from twocities.players.heuristic import Heuristic
from twocities.players.player import Player
from twocities.players.spec import generator, heuristic_of
from twocities.players.thinkers import HeuristicPlayer

Weights = dict[str, float]  # by place in the source: `weights.TEMPO`, `weights.CARD_NEED[2]`

# The search. The exponents are those usual for SPSA.
REACH: Final = 0.15  # by what share the first step changes a weight
REACH_FALLS: Final = 0.101
PACE: Final = 1.0  # what share of that change the first step keeps if one side wins every game
PACE_FALLS: Final = 0.602
SETTLING: Final = 10  # steps before the pace drops noticeably
LEAST: Final = 0.2  # smaller weights are changed as if they were this large
NAMES: Final = ("more", "less")


class Tuned(NamedTuple):
    """What is tuned in a game, and in which games."""

    modules: tuple[str, ...]
    options: Any


TUNED: Final = {
    "citadels": Tuned(("twocities.players.citadels.weights",), CitadelsOptions(players=4, preset=RANDOM, ninth=True)),
    "machine": Tuned(
        tuple([f"twocities.players.machine.{name}" for name in ("worth", "destinations", "riots")]),
        MachineOptions(city=RANDOM),
    ),
}


class Problem(Exception):
    """Why there is nothing to tune, or tuning cannot continue."""


# -- weights in the source


def constants(text: str) -> Iterator[tuple[str, ast.expr]]:
    """The names and values of `NAME: Final = ...` at the top level of a module."""
    for statement in ast.parse(text).body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
            yield statement.target.id, statement.value


def figures(value: ast.expr) -> list[ast.Constant]:
    """The numbers with a decimal point in a value, in order."""
    nodes = [node for node in ast.walk(value) if isinstance(node, ast.Constant) and isinstance(node.value, float)]
    return sorted(nodes, key=lambda node: (node.lineno, node.col_offset))


class Source:
    """A module and the weights written in it."""

    def __init__(self, name: str) -> None:
        self.module: ModuleType = import_module(name)
        self.path = Path(self.module.__file__ or "")
        if self.path.suffix != ".py":
            raise Problem(f"{name} is compiled, so its weights cannot be changed: run the source")
        self.text = self.path.read_text()
        self.places: dict[str, ast.Constant] = {}
        for constant, value in constants(self.text):
            found = figures(value)
            for at, node in enumerate(found):
                key = f"{name.rpartition('.')[2]}.{constant}"
                self.places[f"{key}[{at}]" if len(found) > 1 else key] = node

    def weights(self) -> Weights:
        return {key: float(str(node.value)) for key, node in self.places.items()}

    def rewritten(self, weights: Weights) -> str:
        """Its text with other weights."""
        lines = self.text.splitlines(keepends=True)
        for key, node in sorted(self.places.items(), key=lambda place: -place[1].col_offset):
            if weights[key] != node.value:
                line = lines[node.lineno - 1]
                lines[node.lineno - 1] = line[: node.col_offset] + str(weights[key]) + line[node.end_col_offset :]
        return "".join(lines)

    def values(self, weights: Weights) -> dict[str, Any]:
        """Its constants with other weights, and those that follow from them."""
        space, changed = dict(vars(self.module)), dict[str, Any]()
        for constant, value in constants(self.rewritten(weights)):
            names = [node.id for node in ast.walk(value) if isinstance(node, ast.Name)]
            if figures(value) or any([name in changed for name in names]):
                code = compile(ast.Expression(value), str(self.path), "eval")
                space[constant] = changed[constant] = eval(code, space)
        return changed

    def changes(self, weights: Weights) -> list[str]:
        """The lines that would have to be edited, as a patch."""
        old, new = self.text.splitlines(), self.rewritten(weights).splitlines()
        name = os.path.relpath(self.path)
        return list(difflib.unified_diff(old, new, f"a/{name}", f"b/{name}", lineterm=""))


# -- games


class Trial(Contest):
    """Two sets of weights against each other."""

    def __init__(self, game: Game, weights: Sequence[Weights], seed: str) -> None:
        sources = [Source(name) for name in TUNED[game.name].modules]
        self.values = {
            name: {source.module.__name__: source.values(own) for source in sources}
            for name, own in zip(NAMES, weights, strict=True)
        }
        options = TUNED[game.name].options
        sides = len(game.sides(options))
        super().__init__(game, options, [NAMES[side % 2] for side in range(sides)], seed)

    def play(self, number: int) -> Played:
        modules = [import_module(name) for name in TUNED[self.game.name].modules]
        before = [dict(vars(module)) for module in modules]
        try:
            return super().play(number)
        finally:
            for module, own in zip(modules, before, strict=True):
                vars(module).update(own)

    def _sees(self, name: str) -> bool:
        return False

    def _player(self, name: str, seed: str) -> Player[State]:
        return TunedPlayer(heuristic_of(self.game), generator(seed), self.values[name])


class TunedPlayer(HeuristicPlayer):
    """Plays by the heuristics with its own weights, which are put into the modules before each choice."""

    def __init__(self, heuristic: Heuristic, rng: Any, values: dict[str, dict[str, Any]]) -> None:
        super().__init__(heuristic, rng)
        self.values = [(vars(import_module(name)), own) for name, own in values.items()]

    def choose(self, known: State, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        for constants, own in self.values:
            constants.update(own)
        return super().choose(known, seat, heard)


# -- the search


class Progressed(msgspec.Struct, forbid_unknown_fields=True):
    """How far a search has come: the file it is saved in."""

    game: str
    seed: str
    games: int
    start: Weights
    weights: Weights
    shares: list[float] = []  # by step: the games that the changed weights won against the opposite ones


class Search:
    """Steps towards better weights, each saved to the file as soon as it is done."""

    def __init__(
        self, game: Game, seed: str, games: int, jobs: int, only: Sequence[str], folder: Path, begin: Path | None = None
    ) -> None:
        """Raises Problem, OSError."""
        self.game = game
        self.jobs = jobs
        self.sources = [Source(name) for name in TUNED[game.name].modules]
        self.own = {key: weight for source in self.sources for key, weight in source.weights().items()}
        start = self.read_start(begin) if begin else self.own
        self.names = [key for key in start if not only or key.partition(".")[2].partition("[")[0] in only]
        if not self.names:
            raise Problem(f"no weight of {game.name} has such a name: {', '.join(only)}")
        self.path = folder / f"{'-'.join([game.name, seed, *only])}.json"
        self.kept = Progressed(game.name, seed, games, start, start)
        if self.path.exists():
            self.kept = self.read(self.kept)

    def read_start(self, path: Path) -> Weights:
        """What another search started with."""
        try:
            start = msgspec.json.decode(path.read_bytes(), type=Progressed).start
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise Problem(f"{path} is broken ({problem})") from None
        if start.keys() != self.own.keys():
            raise Problem(f"{path} has other weights: {', '.join(sorted(start.keys() ^ self.own.keys()))}")
        return start

    def read(self, fresh: Progressed) -> Progressed:
        try:
            kept = msgspec.json.decode(self.path.read_bytes(), type=Progressed)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise Problem(f"{self.path} is broken ({problem}): remove it, and the search begins anew") from None
        for field in ("game", "seed", "games", "start"):
            if getattr(kept, field) != getattr(fresh, field):
                raise Problem(f"{self.path} is of another search (other {field}): remove it, or take another seed")
        if kept.weights.keys() != kept.start.keys():
            raise Problem(f"{self.path} is broken (other weights): remove it, and the search begins anew")
        return kept

    def write(self) -> None:
        """All or nothing."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.write_bytes(msgspec.json.format(msgspec.json.encode(self.kept)))
        part.replace(self.path)

    def step(self, bar: "Bar") -> float:
        """Changes all weights in both directions, and moves towards the better one."""
        kept, shifts = self.kept, self.shifts()
        sets = [moved(kept.weights, shifts, by) for by in (1.0, -1.0)]
        share = share_of_first(self.play(Trial(self.game, sets, f"{kept.seed} {len(kept.shares)}"), kept.games, bar))
        self.follow(share)
        self.write()
        return share

    def shifts(self) -> Weights:
        """By how much the next step changes the weights."""
        number = len(self.kept.shares)
        rng = generator(f"{self.kept.seed} {number} signs")
        reach = REACH / (number + 1) ** REACH_FALLS
        return {name: (1 - 2 * rng.below(2)) * max(self.kept.start[name], LEAST) * reach for name in self.names}

    def follow(self, share: float) -> None:
        """Moves the weights as far as the games of a step suggest."""
        kept = self.kept
        pace = PACE * (SETTLING / (len(kept.shares) + SETTLING)) ** PACE_FALLS
        kept.weights = moved(kept.weights, self.shifts(), pace * (2 * share - 1))
        kept.shares.append(share)

    def check(self, games: int, bar: "Bar") -> tuple[float, float, float]:
        """The share of games that the new weights win against those in the source, with its interval."""
        trial = Trial(self.game, [self.found(), self.own], f"{self.kept.seed} check")
        share = share_of_first(self.play(trial, games, bar))
        return share, *wilson(share * games, games)

    def play(self, trial: Trial, games: int, bar: "Bar") -> Tally:
        played = []
        with closing(play_games(trial, range(games), self.jobs)) as new:
            for game in new:
                if game.result.forfeits:
                    raise Problem(f"a player fails: {next(iter(game.result.forfeits.values()))}")
                played.append(game)
                bar.advance()
        tally = Tally(trial)
        for game in sorted(played, key=lambda game: game.number):  # sums do not depend on which game ended first
            tally.add(game)
        return tally

    def found(self) -> Weights:
        """As they would be written in the source."""
        return {
            key: weight if weight == self.kept.start[key] else float(f"{weight:.3g}")
            for key, weight in self.kept.weights.items()
        }


def share_of_first(tally: Tally) -> float:
    won = [sum(tally.wins[name]) for name in NAMES]
    return won[0] / sum(won)


def moved(weights: Weights, shifts: Weights, by: float) -> Weights:
    """Weights keep their sign."""
    return {key: max(0.0, weight + by * shifts.get(key, 0.0)) for key, weight in weights.items()}


# -- the command


class Bar:
    """How many games have been played: a bar in a terminal, and a line for each step."""

    def __init__(self, total: int) -> None:
        self.console = make_console()
        self.bar = Progress(
            *Progress.get_default_columns()[:2],
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.console,
            transient=True,
            disable=not self.console.is_terminal,
        )
        self.task = self.bar.add_task("games", total=total)

    def advance(self) -> None:
        self.bar.advance(self.task)

    def tell(self, line: str) -> None:
        self.console.print(line, markup=False, soft_wrap=True)


def tune(search: Search, steps: int, check: int) -> None:
    """Takes the remaining steps and reports the result. Raises Problem, OSError, KeyboardInterrupt."""
    first = len(search.kept.shares)
    bar = Bar(max(steps - first, 0) * search.kept.games + check)
    with bar.bar:
        for number in range(first, steps):
            share = search.step(bar)
            bar.tell(f"step {number + 1} of {steps}: {share:.1%} to {1 - share:.1%}")
        share, low, high = search.check(check, bar) if check else (0.0, 0.0, 0.0)
    if check:
        bar.tell(f"against those of the source they win {share:.1%} ({low:.1%} to {high:.1%}) of {check} games")
    for source in search.sources:
        for line in source.changes(search.found()):
            print(line)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description="Finds weights for the heuristics.")
    parser.add_argument("game", choices=sorted(TUNED))
    parser.add_argument(
        "--start",
        type=Path,
        metavar="FILE",
        help="the file of a search, whose first weights are used",
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--steps", type=int, default=100, help="in all, including those already in the file")
    parser.add_argument("--games", type=int, default=100, help="of each step")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--check", type=int, default=400, help="games at the end, against the weights of the source")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="NAME", help="the weights to change; all if none are given"
    )
    parser.add_argument("--folder", type=Path, default=Path("build/tune"), help="where the search is saved")
    given = parser.parse_args(arguments)
    try:
        game = find_game(given.game)
        search = Search(game, given.seed, given.games, given.jobs, given.only, given.folder, given.start)
        tune(search, given.steps, given.check)
    except (Problem, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from the last step.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
