"""How long the coach takes: hints in a worker process as the server asks for them, the first with the start of the
process, and the analysis of a game of Citadels for four.

    PYTHONPATH=build/compiled python -m benchmarks.coach [--hints 100] [--choices 250]"""

import asyncio
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import count, islice

from twocities.core import SplitMix, State, find_game
from twocities.players.analysis import analyse_part, assemble, parts_of
from twocities.players.spec import generator, heuristic_of
from twocities.server.shares import Account
from twocities.server.worker import HintRequest
from twocities.server.workers import Workers

OPTIONS = {"citadels": {"players": 4}, "machine": {"revolutionaries": 3}}
EVERY = 7  # decisions: hints are asked for at one in so many

Moves = list[tuple[int, int]]


def played(game: str, number: int) -> tuple[State, Moves]:
    """How a game between heuristics started, and its choices."""
    start = find_game(game).new(seed=f"coach {number}", **OPTIONS[game])
    state, moves, rng = start.clone(), [], generator(f"coach {number}")
    while pending := state.pending():
        moves.append((pending[0], heuristic_of(state.game).choose(state, pending[0], rng)))
        state.apply(*moves[-1], listen=False)
    return start, moves


def decisions(game: str) -> Iterator[tuple[State, int]]:
    """Decisions between several choices, from one game after another."""
    for number in count():
        state, moves = played(game, number)
        for at, (seat, choice) in enumerate(moves):
            if at % EVERY == 0 and len(state.choices(seat)) > 1:
                yield state, seat
            state.apply(seat, choice, listen=False)


async def hints(game: str, wanted: int) -> None:
    workers, account = Workers(1), Account("table", lambda: ["guest"])
    taken: list[float] = []
    for state, seat in islice(decisions(game), wanted + 1):
        known = state.determinize(seat, SplitMix(len(taken))).position()
        began = time.monotonic()
        await workers.hint(account, HintRequest(game, known, seat, f"{len(taken)}"))
        taken.append(time.monotonic() - began)
    await workers.close()
    first, *others = taken
    others.sort()
    middle, late = others[len(others) // 2], others[len(others) * 95 // 100]
    figures = f"first {first:.2f} s, then median {middle:.2f} s, 95 % within {late:.2f} s, slowest {others[-1]:.2f} s"
    print(f"{wanted} hints, {game}: {figures}", flush=True)


def analysis(choices: int) -> None:
    number = next(number for number in count() if len(played("citadels", number)[1]) >= choices)
    start, moves = played("citadels", number)
    began, thought = time.monotonic(), time.process_time()
    rng, heuristic = generator("analysis"), heuristic_of(start.game)
    parts = [analyse_part(heuristic, start, moves, at, 1, rng) for at in range(parts_of(moves))]
    taken, thought = time.monotonic() - began, time.process_time() - thought
    found = assemble(parts, start.seats)
    counted = f"{len(moves)} choices, {len(found.decisions)} of them free"
    print(f"analysis, citadels: {counted}: {taken:.1f} s, {thought:.1f} s of processor time", flush=True)
    longest = max(part.seconds for part in parts)
    marks = [decision.mark for decision in found.decisions]
    marked = ", ".join([f"{marks.count(mark)} {mark}" for mark in ("good", "slip", "blunder")])
    print(f"longest step {longest:.1f} s; marks: {marked}", flush=True)


def main() -> None:
    parser = ArgumentParser(description="How long the coach takes.")
    parser.add_argument("--hints", type=int, default=100, help="of each game")
    parser.add_argument("--choices", type=int, default=250, help="that the analysed game has at least")
    asked = parser.parse_args()
    for game in OPTIONS:
        asyncio.run(hints(game, asked.hints))
    analysis(asked.choices)


if __name__ == "__main__":
    main()
