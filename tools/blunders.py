"""Checks what the analysis calls a blunder: from there, a strong player plays the game to its end many times after the
choice that was made, and as many times after the best one. Prints the cost of each, and of how many it is at least 10
points.

    nice python -m tools.blunders --of newcomer --player expert --playouts 1000 --count 50 --jobs 16"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from twocities.core import SplitMix, State, find_game, read_position
from twocities.players.analysis import BLUNDER, analyse_part
from twocities.players.chair import Chair
from twocities.players.search import Search
from twocities.players.spec import generator, heuristic_of, make_player
from twocities.players.weighing import Measured, measured

OPTIONS = {"citadels": {"players": 4}, "machine": {"revolutionaries": 3}}


class Blunder(NamedTuple):
    game: str
    position: str
    seat: int
    chosen: str
    best: str
    cost: Measured


def blunders(game: str, level: str, depth: int, seed: str) -> list[Blunder]:
    """The blunders in a game between bots of a level."""
    played = find_game(game)
    start = played.new(seed=seed, **OPTIONS[game])
    chairs = chairs_of(start, level, seed)
    state, moves = start.clone(), []
    while pending := state.pending():
        moves.append((pending[0], chairs[pending[0]].choose(state)))
        state.apply(*moves[-1], listen=False)
    found: list[Blunder] = []
    state = start.clone()
    for at, move in enumerate(moves):
        part = analyse_part(heuristic_of(played), start, moves, at, depth, generator(f"{seed} {at}"))
        judged = part.decision
        if judged and judged.mark == "blunder":
            choices = judged.chosen.choice, judged.best[0].choice
            found.append(Blunder(game, state.position(), judged.seat, *choices, judged.cost))
        state.apply(*move, listen=False)
    return found


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


def found_in(pool: ProcessPoolExecutor, game: str, of: str, depth: int, count: int, jobs: int) -> Iterator[Blunder]:
    """Blunders from as many games as are needed."""
    number, left = 0, count
    while left > 0:
        seeds = [f"game {number + at}" for at in range(jobs)]
        for found in pool.map(partial(blunders, game, of, depth), seeds):
            yield from found[:left]
            left -= len(found)
        number += jobs


def main() -> int:
    parser = ArgumentParser(description="check what the analysis calls a blunder")
    parser.add_argument("--game", default="citadels", choices=OPTIONS)
    parser.add_argument("--of", default="newcomer", help="who plays the games that are analysed")
    parser.add_argument("--player", default="expert", help="who plays them to the end")
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--count", type=int, default=50, help="blunders to check")
    parser.add_argument("--depth", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    right = checked = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for blunder in found_in(pool, asked.game, asked.of, asked.depth, asked.count, asked.jobs):
            cost = measured(
                list(pool.map(partial(played_out, blunder, asked.player), range(asked.playouts), chunksize=8))
            )
            checked += 1
            right += cost.mean >= BLUNDER
            told = f"{cost.mean:.3f} within {cost.within:.3f}, said {blunder.cost.mean:.3f}"
            print(f"{told}: {blunder.chosen} instead of {blunder.best}; {right} of {checked}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
