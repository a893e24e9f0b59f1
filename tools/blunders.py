"""Checks what the analysis calls a blunder: from there, a player plays the game to its end many times after the choice
that was made, and as many times after the best one, in the same states with the same luck.

    python -m tools.blunders find --game citadels --count 50 > blunders.jsonl
    python -m tools.blunders check blunders.jsonl --player regular --playouts 1000

`check` prints what each cost, and of how many this is at least 10 points."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from twocities.core import SplitMix, State, find_game, read_position
from twocities.players.analysis import BLUNDER, DEPTHS, judge
from twocities.players.chair import Chair
from twocities.players.search import Search
from twocities.players.spec import generator, heuristic_of, make_player
from twocities.players.weighing import Measured, measured

OPTIONS = {"citadels": {"players": 4}, "machine": {"revolutionaries": 3}}
BATCH = 40  # playouts between two looks at what they say
SURE = 1.5  # intervals: about three standard errors, because there are several looks


class Blunder(msgspec.Struct, frozen=True):
    """What the analysis called a blunder."""

    game: str
    position: str
    seat: int
    chosen: str
    best: str
    cost: Measured  # that the analysis named


def read_blunders(path: Path) -> list[Blunder]:
    return [msgspec.json.decode(line, type=Blunder) for line in path.read_text("utf-8").splitlines()]


# -- finding them


def blunders(game: str, level: str, depth: int, seed: str) -> list[Blunder]:
    """The blunders in a game between bots of a level."""
    heuristic, state = heuristic_of(find_game(game)), find_game(game).new(seed=seed, **OPTIONS[game])
    chairs, rng = chairs_of(state, level, seed), generator(f"analysis {seed}")
    found: list[Blunder] = []
    while pending := state.pending():
        seat = pending[0]
        choice = chairs[seat].choose(state)
        if len(state.choices(seat)) > 1:
            judged = judge(heuristic, state, 0, seat, choice, DEPTHS[depth - 1], rng)
            if judged.mark == "blunder":
                choices = judged.chosen.choice, judged.best[0].choice
                found.append(Blunder(game, state.position(), seat, *choices, judged.cost))
        state.apply(seat, choice, listen=False)
    return found


def found_in(pool: ProcessPoolExecutor, asked: Namespace) -> Iterator[Blunder]:
    """Blunders from as many games as are needed."""
    number, left = asked.start, asked.count
    while left > 0:
        seeds = [f"game {number + at}" for at in range(asked.jobs)]
        for found in pool.map(partial(blunders, asked.game, asked.of, asked.depth), seeds):
            yield from found[:left]
            left -= len(found)
        number += asked.jobs


# -- playing on from them


def chairs_of(state: State, level: str, seed: str) -> list[Chair]:
    return [
        Chair(make_player(level, state.game, f"{seat} {seed}"), seat, generator(f"samples {seat} {seed}"))
        for seat in range(state.seats)
    ]


def played_out(blunder: Blunder, level: str, number: int) -> float:
    """How much better the best choice did in one playout of each, from the same state that fits what was known."""
    game, state = find_game(blunder.game), read_position(blunder.position)
    drawn = Search(heuristic_of(game), state, blunder.seat, SplitMix(number), []).draw()
    reached: list[float] = []
    for choice in (blunder.best, blunder.chosen):
        trial = drawn.clone()
        trial.rng = SplitMix(number)
        trial.apply(blunder.seat, game.parse(choice), listen=False)
        chairs = chairs_of(trial, level, f"{number}")
        while pending := trial.pending():
            trial.apply(pending[0], chairs[pending[0]].choose(trial), listen=False)
        reached.append(heuristic_of(game).evaluate(trial)[blunder.seat])
    return reached[0] - reached[1]


def costs(pool: ProcessPoolExecutor, blunder: Blunder, asked: Namespace) -> list[float]:
    """What it cost in each playout."""
    found: list[float] = []
    for first in range(0, asked.playouts, BATCH):
        numbers = range(first, min(first + BATCH, asked.playouts))
        found += pool.map(partial(played_out, blunder, asked.player), numbers, chunksize=4)
        cost = measured(found)
        if asked.early and abs(cost.mean - BLUNDER) > SURE * cost.within:
            break
    return found


# -- the commands


def find(pool: ProcessPoolExecutor, asked: Namespace) -> None:
    for blunder in found_in(pool, asked):
        print(msgspec.json.encode(blunder).decode(), flush=True)


def check(pool: ProcessPoolExecutor, asked: Namespace) -> None:
    right = 0
    for checked, blunder in enumerate(read_blunders(asked.file), 1):
        found = costs(pool, blunder, asked)
        cost = measured(found)
        right += cost.mean >= BLUNDER
        told = f"{cost.mean:.3f} within {cost.within:.3f} in {len(found)}, said {blunder.cost.mean:.3f}"
        print(f"{told}: {blunder.chosen} instead of {blunder.best}; {right} of {checked}", flush=True)


def main() -> int:
    parser = ArgumentParser(description="check what the analysis calls a blunder")
    commands = parser.add_subparsers(required=True)
    finding = commands.add_parser("find", help="print what the analysis calls blunders in games of bots")
    finding.add_argument("--game", default="citadels", choices=OPTIONS)
    finding.add_argument("--of", default="newcomer", help="who plays the games that are analysed")
    finding.add_argument("--count", type=int, default=50, help="how many to find")
    finding.add_argument("--depth", type=int, default=1, help="of the analysis")
    finding.add_argument("--start", type=int, default=0, help="the number of the first game")
    finding.set_defaults(run=find)
    checking = commands.add_parser("check", help="play on from each")
    checking.add_argument("file", type=Path)
    checking.add_argument("--player", default="expert", help="who plays them to the end")
    checking.add_argument("--playouts", type=int, default=1000)
    checking.add_argument("--early", action="store_true", help="stop at a blunder as soon as the answer is clear")
    checking.set_defaults(run=check)
    for command in (finding, checking):
        command.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        asked.run(pool, asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
