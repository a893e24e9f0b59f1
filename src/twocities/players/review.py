"""How the chances of winning changed in a finished game, as estimated by the bots' evaluation: at the start of every
round, and in the turns that mattered most."""

import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest
from typing import Final

import msgspec

from twocities.core import Generator, SplitMix, State
from twocities.players.heuristic import Heuristic
from twocities.players.search import roll_out

ROUGHLY: Final = 8  # rollouts to find the turns that mattered
CLOSELY: Final = 200  # to measure what each of these changed, to about 3 points
OF_A_ROUND: Final = 2  # turns of a round that are examined closely
MOST_POINTS: Final = 3
DIGITS: Final = 3


class Chances(msgspec.Struct, frozen=True):
    """By seat, the chance of winning after a number of choices."""

    choices: int
    chances: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """What a seat chose in one go, and everybody's chance of winning before and after it."""

    first: int  # the number of its first choice
    choices: int  # and of its last
    seat: int
    before: list[float]
    after: list[float]

    def swing(self, seat: int | None) -> float:
        """How much it changed the chance of a seat; None: of the seat it changed most."""
        return _swing(self.before, self.after) if seat is None else abs(self.after[seat] - self.before[seat])


class Review(msgspec.Struct, frozen=True):
    """How the chances changed during a game."""

    points: list[TurningPoint]  # in the order of the game
    chances: list[Chances]  # at the start of every round, and at the end


def points_for(review: Review, seat: int | None) -> list[TurningPoint]:
    """The turns that mattered most to a seat, or to anybody (None), at most one per round, in the order of the game."""
    starts = [told.choices for told in review.chances]
    best: dict[int, TurningPoint] = {}
    for point in sorted(review.points, key=lambda point: point.swing(seat)):
        best[bisect_left(starts, point.first)] = point
    found = sorted(best.values(), key=lambda point: -point.swing(seat))[:MOST_POINTS]
    return sorted(found, key=lambda point: point.choices)


def review_game(
    heuristic: Heuristic, start: State, moves: Sequence[tuple[int, int]], rng: Generator, seconds: float
) -> Review:
    """Takes about that many seconds: half of them to find the turns that mattered, half to examine these closely."""
    began = time.monotonic()
    states, told = [start.clone()], []
    for seat, choice in moves:
        states.append(states[-1].clone())
        told.append(bool(states[-1].apply(seat, choice)))
    chances = [Chances(at, _rounded(heuristic.evaluate(states[at]))) for at in _round_starts(heuristic, states)]
    round_ends = {at.choices: at.chances for at in chances}

    def point(turn: range, rollouts: int) -> TurningPoint:
        """What a turn changed: both estimates are of how its round ends."""
        before = estimate(heuristic, states[turn.start], rng, rollouts)
        after = round_ends.get(turn.stop) or estimate(heuristic, states[turn.stop], rng, rollouts)
        return TurningPoint(turn.start + 1, turn.stop, moves[turn.start][0], before, after)

    candidates: list[list[TurningPoint]] = []  # by round
    for turns in _turns_by_swing(chances, moves):
        if time.monotonic() - began > seconds / 2 and len(candidates) >= MOST_POINTS:
            break
        counted = [turn for turn in turns if any([told[at] for at in turn]) and _is_free(states, moves, turn)]
        found = sorted([point(turn, ROUGHLY) for turn in counted], key=lambda found: -found.swing(None))
        if found:
            candidates.append(found[:OF_A_ROUND])
    points: list[TurningPoint] = []
    for candidate in [found for of_rank in zip_longest(*candidates) for found in of_rank if found is not None]:
        if time.monotonic() - began > seconds and len(points) >= MOST_POINTS:
            break
        points.append(point(range(candidate.first - 1, candidate.choices), CLOSELY))
    return Review(sorted(points, key=lambda found: found.choices), chances)


def estimate(heuristic: Heuristic, state: State, rng: Generator, rollouts: int) -> list[float]:
    """By seat, the chance of winning if the heuristics play on to the start of the next round."""
    reached = roll_outs(heuristic, [state.clone() for _ in range(rollouts)], rng)
    return _rounded([sum(values) / rollouts for values in zip(*reached, strict=True)])


def roll_outs(heuristic: Heuristic, states: Sequence[State], rng: Generator) -> list[list[float]]:
    """By state, each seat's chance at the start of the next round if the heuristics play on. Changes the states."""
    for state in states:
        horizon = 2 if heuristic.settled(state) else 1
        state.rng = SplitMix(rng.next64())
        roll_out(heuristic, state, rng, horizon)
    return [heuristic.evaluate(state) for state in states]


def _round_starts(heuristic: Heuristic, states: Sequence[State]) -> list[int]:
    """After how many choices each round begins, and the end."""
    settled = [heuristic.settled(state) for state in states[:-1]]
    later = [at for at in range(1, len(settled)) if settled[at] and not settled[at - 1]]
    return list(dict.fromkeys([0, *later, len(states) - 1]))


def _turns_by_swing(chances: Sequence[Chances], moves: Sequence[tuple[int, int]]) -> Iterator[list[range]]:
    """The turns of each round (what one seat chose in one go), starting with the rounds that changed most."""
    for before, after in sorted(pairwise(chances), key=lambda ends: -_swing(ends[0].chances, ends[1].chances)):
        numbers = range(before.choices, after.choices)
        starts = [at for at in numbers if at == numbers.start or moves[at][0] != moves[at - 1][0]]
        yield [range(start, stop) for start, stop in pairwise([*starts, numbers.stop])]


def _is_free(states: Sequence[State], moves: Sequence[tuple[int, int]], turn: range) -> bool:
    """Whether there was anything to choose in a turn."""
    return any([len(states[at].choices(moves[at][0])) > 1 for at in turn])


def _swing(before: Sequence[float], after: Sequence[float]) -> float:
    return max([abs(late - early) for early, late in zip(before, after, strict=True)])


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]
