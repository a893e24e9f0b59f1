"""Who is ahead, and by how much: each seat's chance of winning."""

import math
from typing import Final

from twocities.citadels.state import OVER, TURNS, CitadelsState
from twocities.players.citadels.districts import SECRET_VAULT, points_now
from twocities.players.citadels.outlook import districts_left

# By feature of `features`: its weight, what is added for each district missing in the largest city, and its weight in
# the last round. Fitted to who won games between heuristics.
NOW: Final[tuple[float, ...]] = (0.2, 0.84, 0.17, 0.25, 0.1, 1.41)
EARLIER: Final[tuple[float, ...]] = (-0.02, -0.09, -0.012, -0.02, 0.01, -0.195)
LAST: Final[tuple[float, ...]] = (0.55, 0.2, 0.1, 0.12, 0.2, 2.6)


def evaluate(s: CitadelsState) -> list[float]:
    """By seat, the chance of winning."""
    if s.phase == OVER:
        outcome = s.outcome()
        assert outcome is not None
        share = 1.0 / outcome.places.count(1)
        return [share if place == 1 else 0.0 for place in outcome.places]
    left = districts_left(s)
    values: list[float] = []
    for row in features(s):
        value = 0.0
        for at in range(len(row)):
            value += (NOW[at] + EARLIER[at] * left if left else LAST[at]) * row[at]
        values.append(value)
    best = max(values)
    weights = [math.exp(value - best) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def features(s: CitadelsState) -> list[list[float]]:
    """By seat, what its chance depends on: points, districts, gold, cards, crown, a turn still to come."""
    players = s.seats
    gold = s.gold[:]
    turns = [0.0] * players
    if s.phase <= TURNS:
        for at in range(len(s.draft)):
            rank, owner = s.draft[at], s.owners[at]
            if owner >= 0 and rank > s.called:
                if rank == s.robbed:
                    gold[s.thief] += gold[owner]
                    gold[owner] = 0
                if rank != s.killed and rank != s.bewitched:
                    turns[owner] += 1.0
        if s.phase < TURNS:
            for seat in range(players):
                turns[seat] = 1.0
        elif s.stack and s.stack[0].seat == s.actor:
            turns[s.actor] += 0.5
    out: list[list[float]] = []
    for seat in range(players):
        city = s.cities[seat]
        out.append(
            [
                points_now(s, seat) + (3.0 if SECRET_VAULT in s.hands[seat] else 0.0),
                city.size + 0.0,
                min(gold[seat], 10) + 0.0,
                min(len(s.hands[seat]), 6) + 0.0,
                1.0 if s.crown == seat else 0.0,
                turns[seat],
            ]
        )
    return out
