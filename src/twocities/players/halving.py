"""The best choice for a player with networks: those that look best are tried in the same drawn states, and the half
that does worse is dropped, again and again, until one is left."""

import time
from typing import Final

from twocities.players.heuristic import NEVER
from twocities.players.search import BATCH, Budget, Search
from twocities.players.weighing import Comparison

WIDTH: Final = 8  # choices that are tried,
LEAST: Final = 2  # or fewer, so that each is tried this often
FAITH: Final = 8.0  # what the networks expect of a choice counts as much as this many trials


def best_choice(search: Search, budget: Budget) -> int:
    """The ratings must stand for chances of winning."""
    end = time.monotonic() + budget.seconds
    heuristic, choices = search.heuristic, search.known.choices(search.seat)
    ratings = heuristic.ratings(search.known, search.seat, choices)
    looking_best = sorted([at for at, rating in enumerate(ratings) if rating != NEVER], key=lambda at: -ratings[at])
    width = min(WIDTH, len(looking_best))
    if budget.iterations:
        search.together = max(1, min(BATCH, budget.iterations // 2))
        while width > 1 and budget.iterations < LEAST * width * _halvings(width):
            width -= 1
    expected = {choices[at]: FAITH * heuristic.worth * ratings[at] for at in looking_best[:width]}
    comparison = Comparison(search, list(expected))
    halvings = _halvings(len(expected))
    while (tried := len(comparison.choices)) > 1:
        if budget.iterations:
            share = Budget(iterations=max(budget.iterations // (halvings * tried), 1))
        else:
            share = Budget(seconds=(end - time.monotonic()) / _halvings(tried))
        comparison.run(share, 1)
        scores = [
            expected[choice] + sum(reached)
            for choice, reached in zip(comparison.choices, comparison.reached, strict=True)
        ]
        comparison.keep(sorted(range(tried), key=lambda at: -scores[at])[: (tried + 1) // 2])
    return comparison.choices[0]


def _halvings(choices: int) -> int:
    """How many it takes until one is left."""
    return (choices - 1).bit_length()
