"""How the chances to win changed in a finished game, by the estimate that bots play by: at the beginning of
every round, and by the choices that turned it."""

import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from twocities.core import Generator, SplitMix, State
from twocities.players.heuristic import Heuristic
from twocities.players.search import roll_out

ROUGHLY: Final = 4  # rollouts, to find the choices that turned a game
CLOSELY: Final = 24  # to tell how much each of these did
LOOKED_AT: Final = 12  # choices looked at closely
MOST_POINTS: Final = 3
DIGITS: Final = 3


class Chances(msgspec.Struct, frozen=True):
    """By seat, the chance to win after so many choices."""

    choices: int
    chances: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """A choice, the last of so many, by a seat; and everybody's chance to win before and after it."""

    choices: int
    seat: int
    before: list[float]
    after: list[float]

    def swing(self, seat: int | None) -> float:
        """By how much it changed the chance of a seat; None: of whoever it changed most for."""
        return _swing(self.before, self.after) if seat is None else abs(self.after[seat] - self.before[seat])


class Review(msgspec.Struct, frozen=True):
    """What became of the chances in a game."""

    points: list[TurningPoint]  # in the order of the game
    chances: list[Chances]  # as every round began, and at the end


def points_for(review: Review, seat: int | None) -> list[TurningPoint]:
    """The choices that mattered most to a seat, or to anybody (None), in the order of the game."""
    found = sorted(review.points, key=lambda point: -point.swing(seat))[:MOST_POINTS]
    return sorted(found, key=lambda point: point.choices)


def review_game(
    heuristic: Heuristic, start: State, moves: Sequence[tuple[int, int]], rng: Generator, seconds: float
) -> Review:
    """Takes about so many seconds: half of them to find the choices that mattered, half to look at these closely."""
    began = time.monotonic()
    states = [start.clone()]
    for seat, choice in moves:
        states.append(states[-1].clone())
        states[-1].apply(seat, choice, False)
    chances = [Chances(at, _rounded(heuristic.evaluate(states[at]))) for at in _round_starts(heuristic, states)]
    round_ends = {at.choices: at.chances for at in chances}

    def point(at: int, rollouts: int) -> TurningPoint:
        """What a choice changed: both estimates are of how its round ends."""
        before = estimate(heuristic, states[at], rng, rollouts)
        after = round_ends.get(at + 1) or estimate(heuristic, states[at + 1], rng, rollouts)
        return TurningPoint(at + 1, moves[at][0], before, after)

    found: list[TurningPoint] = []
    for at in _by_swing(chances):
        if time.monotonic() - began > seconds / 2 and len(found) >= MOST_POINTS:
            break
        if len(states[at].choices(moves[at][0])) > 1:
            found.append(point(at, ROUGHLY))
    found.sort(key=lambda candidate: -candidate.swing(None))
    points: list[TurningPoint] = []
    for candidate in found[:LOOKED_AT]:
        if time.monotonic() - began > seconds and len(points) >= MOST_POINTS:
            break
        points.append(point(candidate.choices - 1, CLOSELY))
    return Review(sorted(points, key=lambda found: found.choices), chances)


def estimate(heuristic: Heuristic, state: State, rng: Generator, rollouts: int) -> list[float]:
    """By seat, the chance to win if all play on by the heuristics till the next round begins."""
    horizon = 2 if heuristic.settled(state) else 1
    reached: list[list[float]] = []
    for _ in range(rollouts):
        trial = state.clone()
        trial.rng = SplitMix(rng.next64())
        roll_out(heuristic, trial, rng, horizon)
        reached.append(heuristic.evaluate(trial))
    return _rounded([sum(values) / rollouts for values in zip(*reached, strict=True)])


def _round_starts(heuristic: Heuristic, states: Sequence[State]) -> list[int]:
    """After how many choices each round begins; and the end."""
    settled = [heuristic.settled(state) for state in states[:-1]]
    later = [at for at in range(1, len(settled)) if settled[at] and not settled[at - 1]]
    return list(dict.fromkeys([0, *later, len(states) - 1]))


def _by_swing(chances: Sequence[Chances]) -> Iterator[int]:
    """The choices of the rounds that changed most first."""
    for before, after in sorted(pairwise(chances), key=lambda ends: -_swing(ends[0].chances, ends[1].chances)):
        yield from range(before.choices, after.choices)


def _swing(before: Sequence[float], after: Sequence[float]) -> float:
    return max([abs(late - early) for early, late in zip(before, after, strict=True)])


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]
