"""Checks what the analysis calls a blunder: from there, players play the game to its end many times after the choice
that was made, and as many times after the best one, in the same states with the same luck.

    python -m tools.blunders build/blunders.jsonl --game citadels --count 50 --players veteran search:30

The blunders are found in games of bots. Each is appended to the file: the same command resumes there. It
prints what each cost, and how many cost at least 10 points. The playouts of a blunder end early once the others could
hardly change on which side of 10 points their mean is."""

import math
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec

from twocities.core import State, find_game, read_position
from twocities.players.analysis import BLUNDER, DEPTHS, judge
from twocities.players.chair import Chair
from twocities.players.search import BATCH, Search
from twocities.players.spec import generator, heuristic_of, make_player
from twocities.players.weighing import SURE, Measured, measured

OPTIONS = {"citadels": {"players": 4}, "machine": {"revolutionaries": 3}}
FEWEST = 4 * BATCH  # playouts, however clear they are
CERTAIN = 4.0  # standard errors: the others would change the side in one case of 30,000


class Blunder(msgspec.Struct, frozen=True):
    """What the analysis called a blunder."""

    number: int  # of the game
    game: str
    position: str
    seat: int
    chosen: str
    best: str
    said: Measured  # what it cost, according to the analysis


class Cost(msgspec.Struct, frozen=True):
    """What it cost when a player played on."""

    cost: Measured
    playouts: int


class Checked(Blunder, frozen=True):
    costs: dict[str, Cost]  # by player


# -- finding them


def blunders(game: str, level: str, number: int) -> list[Blunder]:
    """The blunders in a game between bots of a level."""
    heuristic, seed = heuristic_of(find_game(game)), f"game {number}"
    state = find_game(game).new(seed=seed, **OPTIONS[game])
    chairs, rng = chairs_of(state, level, seed), generator(f"analysis {seed}")
    found: list[Blunder] = []
    while pending := state.pending():
        seat = pending[0]
        choice = chairs[seat].choose(state)
        if len(state.choices(seat)) > 1:
            judged = judge(heuristic, state, 0, seat, choice, DEPTHS[0], rng)
            if judged.mark == "blunder":
                choices = judged.chosen.choice, judged.best[0].choice
                found.append(Blunder(number, game, state.position(), seat, *choices, judged.cost))
        state.apply(seat, choice, listen=False)
    return found


# -- playing on from them


def chairs_of(state: State, level: str, seed: str) -> list[Chair]:
    return [
        Chair(make_player(level, state.game, f"{seat} {seed}"), seat, generator(f"samples {seat} {seed}"))
        for seat in range(state.seats)
    ]


def played_out(blunder: Blunder, level: str, batch: int) -> list[float]:
    """How much better the best choice did in each playout of a batch, from the same state that fits what was known."""
    game, state = find_game(blunder.game), read_position(blunder.position)
    drawn = Search(heuristic_of(game), state, blunder.seat, generator(f"batch {batch}"), []).draw_batch()
    return [
        reached(one, blunder, blunder.best, level, f"{batch} {at}")
        - reached(one, blunder, blunder.chosen, level, f"{batch} {at}")
        for at, one in enumerate(drawn)
    ]


def reached(drawn: State, blunder: Blunder, choice: str, level: str, luck: str) -> float:
    """1 if the seat wins after the choice, or its share of the win."""
    state = drawn.clone()
    state.rng = generator(luck)
    state.apply(blunder.seat, state.game.parse(choice), listen=False)
    chairs = chairs_of(state, level, luck)
    while pending := state.pending():
        state.apply(pending[0], chairs[pending[0]].choose(state), listen=False)
    return heuristic_of(state.game).evaluate(state)[blunder.seat]


def checked(pool: Executor, blunder: Blunder, asked: Namespace) -> Checked:
    costs = {player: cost_of(pool, blunder, player, asked) for player in asked.players}
    return Checked(**msgspec.structs.asdict(blunder), costs=costs)


def cost_of(pool: Executor, blunder: Blunder, player: str, asked: Namespace) -> Cost:
    found: list[float] = []
    batches = iter(range(-(-asked.playouts // BATCH)))
    while not is_clear(found, asked.playouts):
        for played in pool.map(partial(played_out, blunder, player), islice(batches, asked.jobs)):
            found += played
    found = found[: asked.playouts]
    return Cost(measured(found), len(found))


def is_clear(found: Sequence[float], playouts: int) -> bool:
    """Whether all playouts together will have their mean on the side where it is after these."""
    if len(found) < min(FEWEST, playouts):
        return False
    cost, left = measured(found), max(0, playouts - len(found))
    return abs(cost.mean - BLUNDER) >= CERTAIN * cost.within / SURE * math.sqrt(left / playouts)


# -- the command


def check(pool: Executor, asked: Namespace) -> Iterator[Checked]:
    """The blunders as they are checked, and first those in the file."""
    lines = asked.file.read_text("utf-8").splitlines() if asked.file.exists() else []
    known = [msgspec.json.decode(line, type=Checked) for line in lines[: asked.count]]
    yield from known
    number, left = known[-1].number + 1 if known else asked.start, asked.count - len(known)
    while left > 0:
        numbers = range(number, number + asked.jobs)
        found = [one for game in pool.map(partial(blunders, asked.game, asked.of), numbers) for one in game]
        for blunder in found[:left]:
            one = checked(pool, blunder, asked)
            with asked.file.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")
            yield one
        number, left = numbers.stop, left - len(found)


def main() -> int:
    parser = ArgumentParser(description="check what the analysis calls a blunder")
    parser.add_argument("file", type=Path, help="for the blunders and what they cost")
    parser.add_argument("--game", default="citadels", choices=OPTIONS)
    parser.add_argument("--of", default="newcomer", help="who plays the games that are analysed")
    parser.add_argument("--start", type=int, default=0, help="the number of the first game")
    parser.add_argument("--count", type=int, default=50, help="how many blunders to check")
    parser.add_argument("--players", nargs="+", default=["veteran"], help="who plays on from them, one after the other")
    parser.add_argument("--playouts", type=int, default=1000, help="at most, after each of the two choices")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    right: Counter[str] = Counter()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for count, one in enumerate(check(pool, asked), 1):
            print(f"{one.chosen} instead of {one.best}, said {one.said.mean:.3f}")
            for player, found in one.costs.items():
                right[player] += found.cost.mean >= BLUNDER
                told = f"{found.cost.mean:.3f} within {found.cost.within:.3f} in {found.playouts}"
                print(f"  {player}: {told}; {right[player]} of {count}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
