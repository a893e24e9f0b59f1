"""The analysis of a finished game, choice by choice: how the chances of winning changed, what each choice cost by what
its seat knew, and what was luck. It consists of parts, one for each choice, that do not depend on each other."""

import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

import msgspec

from twocities.core import Generator, State
from twocities.players.heuristic import Heuristic
from twocities.players.review import MOST_POINTS, TurningPoint, roll_outs
from twocities.players.search import Budget, Search
from twocities.players.spec import policies_of
from twocities.players.weighing import DIGITS, MOST, Candidate, Comparison, Measured, measured, searched, weigh

Mark = Literal["", "good", "slip", "blunder"]

GOOD: Final = 0.08  # how far the second best is behind
SLIP: Final = 0.03  # its least cost
BLUNDER: Final = 0.1
TURN: Final = 0.05  # the least change of anybody's chance at a turning point
SUSPECT: Final = 0.02  # a choice that seems to cost this much is examined again
END: Final = 1_000_000  # rounds: no game is this long


class Depth(msgspec.Struct, frozen=True):
    """How long each step takes."""

    find: Budget
    compare: Budget
    again: Budget  # for what seems to be a mistake
    to_end: Budget  # for what seems to be a blunder: games played to the end, by each policy
    rollouts: int  # for each line of the graph, at each point


DEPTHS: Final = (
    Depth(Budget(seconds=0.06), Budget(seconds=0.08), Budget(seconds=0.6), Budget(seconds=1.25), 100),
    Depth(Budget(seconds=0.25), Budget(seconds=0.35), Budget(seconds=2.0), Budget(seconds=3.0), 480),
    Depth(Budget(seconds=0.8), Budget(seconds=1.2), Budget(seconds=5.0), Budget(seconds=7.5), 960),
)
DEEPEST: Final = len(DEPTHS)


class GraphPoint(msgspec.Struct, frozen=True):
    """By seat, the chance of winning after a number of choices."""

    choices: int
    known: list[float]  # by what each seat knew; those of all sides add up to 1
    open: list[float]  # with all cards face-up
    within: float  # half of the 95 % interval of the least certain of these
    seconds: float  # of thinking


class Judgement(msgspec.Struct, frozen=True):
    """A choice that somebody was free to make, judged by what the seat knew."""

    number: int  # counted from 1
    seat: int
    chosen: Candidate
    best: list[Candidate]  # at most three, the best first
    cost: Measured  # in chance of winning; 0 if the best is about equal
    mark: Mark
    trials: int  # per choice
    seconds: float  # of thinking


class Part(msgspec.Struct, frozen=True):
    """The result for one choice, or for the end."""

    depth: int
    decision: Judgement | None  # None if there was nothing to choose
    point: GraphPoint | None  # before the choice, if somebody's turn begins there

    @property
    def seconds(self) -> float:
        """Of thinking."""
        return sum([thought.seconds for thought in (self.decision, self.point) if thought])


class SeatReport(msgspec.Struct, frozen=True):
    """How a seat played, and how its chance changed: `start` + `choices` + `rest` = `end`."""

    accuracy: float  # 1: the best choice every time
    start: float
    choices: float  # what its choices cost, never above 0
    rest: float  # everything else: cards, and the choices of others
    end: float
    good: int
    slips: int
    blunders: int


class Analysis(msgspec.Struct, frozen=True):
    """The complete analysis of a finished game."""

    depth: int
    seconds: float  # of thinking
    points: list[GraphPoint]
    decisions: list[Judgement]
    seats: list[SeatReport]
    turning_points: list[TurningPoint]  # with all cards face-up


def parts_of(moves: Sequence[tuple[int, int]]) -> int:
    return len(moves) + 1


def analyse_part(
    heuristic: Heuristic, start: State, moves: Sequence[tuple[int, int]], at: int, depth: int, rng: Generator
) -> Part:
    """The part of the choice with this number, counted from 0, or of the end."""
    thought, state = DEPTHS[depth - 1], start.clone()
    for seat, choice in moves[:at]:
        state.apply(seat, choice, listen=False)
    point = None
    if at in (0, len(moves)) or moves[at][0] != moves[at - 1][0]:
        point = graph_point(heuristic, state, at, rng, thought.rollouts)
    decision = None
    if at < len(moves) and len(state.choices(moves[at][0])) > 1:
        decision = judge(heuristic, state, at + 1, *moves[at], thought, rng)
    return Part(depth, decision, point)


# -- one choice


def judge(
    heuristic: Heuristic, state: State, number: int, seat: int, choice: int, thought: Depth, rng: Generator
) -> Judgement:
    """Judges a choice that the seat is about to make in the state."""
    began = time.monotonic()
    known, text = state.determinize(seat, rng), state.game.text(choice)
    weighed = weigh(searched(heuristic, known, seat, rng), thought.find, thought.compare, choice)
    candidates, trials = weighed.candidates, weighed.trials
    if _of(candidates, text).behind.mean >= SUSPECT:
        choices = [state.game.parse(candidate.choice) for candidate in candidates]
        comparison = Comparison(searched(heuristic, known, seat, rng), choices)
        comparison.run(thought.again)
        candidates, trials = comparison.candidates(), comparison.trials
    chosen = _of(candidates, text)
    if _is_blunder(chosen.behind):
        choices = [state.game.parse(candidates[0].choice), choice]
        searches = [searched(policy, known, seat, rng) for policy in policies_of(state.game)]
        costs = [chosen.behind, *[_cost_to_end(search, choices, thought.to_end) for search in searches]]
        chosen = _behind(chosen, candidates[0], min(costs, key=lambda cost: cost.mean - cost.within))
        others = [candidate for candidate in candidates[1:] if candidate.choice != text]
        candidates = [candidates[0], *sorted([*others, chosen], key=lambda candidate: candidate.behind.mean)]
    cost = Measured(0.0, chosen.behind.within) if chosen.equal else chosen.behind
    best = candidates[:MOST]
    return Judgement(number, seat, chosen, best, cost, mark_of(chosen, best, cost), trials, _since(began))


def _cost_to_end(search: Search, choices: Sequence[int], budget: Budget) -> Measured:
    """How much less the second choice wins than the first if one policy plays the game to its end."""
    search.horizon = END
    comparison = Comparison(search, choices, learns=False)
    comparison.run(budget)
    return comparison.behind(1, 0)


def _behind(candidate: Candidate, best: Candidate, by: Measured) -> Candidate:
    """A candidate with another estimate of how far it is behind the best."""
    behind = Measured(max(0.0, by.mean), by.within)
    chance = Measured(round(max(0.0, best.chance.mean - behind.mean), DIGITS), candidate.chance.within)
    return msgspec.structs.replace(candidate, chance=chance, behind=behind, equal=behind.mean <= behind.within)


def _of(candidates: Sequence[Candidate], choice: str) -> Candidate:
    return next(candidate for candidate in candidates if candidate.choice == choice)


def mark_of(chosen: Candidate, best: Sequence[Candidate], cost: Measured) -> Mark:
    if _is_blunder(cost):
        return "blunder"
    if cost.mean >= SLIP:
        return "slip"
    second = best[1].behind if len(best) > 1 else Measured(0.0, 0.0)
    return "good" if chosen.choice == best[0].choice and second.mean - second.within >= GOOD else ""


def _is_blunder(cost: Measured) -> bool:
    """Only if the whole interval says so."""
    return cost.mean - cost.within >= BLUNDER


# -- the graph


def graph_point(heuristic: Heuristic, state: State, at: int, rng: Generator, rollouts: int) -> GraphPoint:
    """The chances after a number of choices."""
    began = time.monotonic()
    if not state.pending():
        chances = [round(chance, DIGITS) for chance in heuristic.evaluate(state)]
        return GraphPoint(at, chances, chances, 0.0, _since(began))
    seats = range(state.seats)
    opened = roll_outs(heuristic, [state.clone() for _ in range(rollouts)], rng)
    by_party: dict[int, list[list[float]]] = {}
    for seat in seats:
        if heuristic.observer(seat) not in by_party:
            search = Search(heuristic, state, seat, rng, [])
            drawn = [search.draw() for _ in range(rollouts)]
            by_party[heuristic.observer(seat)] = roll_outs(heuristic, drawn, rng)
    known = [measured([row[seat] for row in by_party[heuristic.observer(seat)]]) for seat in seats]
    true = [measured([row[seat] for row in opened]) for seat in seats]
    total = sum([known[side[0]].mean for side in state.game.sides(state.options)]) or 1.0
    return GraphPoint(
        at,
        [round(chance.mean / total, DIGITS) for chance in known],
        [chance.mean for chance in true],
        max([chance.within for chance in [*known, *true]]),
        _since(began),
    )


def _since(began: float) -> float:
    return round(time.monotonic() - began, DIGITS)


# -- the whole


def assemble(parts: Sequence[Part], seats: int) -> Analysis:
    """The analysis from all of its parts."""
    points = [part.point for part in parts if part.point]
    decisions = [part.decision for part in parts if part.decision]
    return Analysis(
        depth=min([part.depth for part in parts]),
        seconds=round(sum([part.seconds for part in parts]), 1),
        points=points,
        decisions=decisions,
        seats=[seat_report(seat, points, decisions) for seat in range(seats)],
        turning_points=turning_points(points, decisions),
    )


def seat_report(seat: int, points: Sequence[GraphPoint], decisions: Sequence[Judgement]) -> SeatReport:
    own = [decision for decision in decisions if decision.seat == seat]
    kept = [1.0 - min(1.0, d.cost.mean / best) for d in own if (best := d.best[0].chance.mean)]
    marks = [decision.mark for decision in own]
    start, end = points[0].known[seat], points[-1].known[seat]
    cost = sum([decision.cost.mean for decision in own])
    return SeatReport(
        accuracy=round(sum(kept) / len(kept), DIGITS) if kept else 1.0,
        start=start,
        choices=round(0.0 - cost, DIGITS),
        rest=round(end - start + cost, DIGITS),
        end=end,
        good=marks.count("good"),
        slips=marks.count("slip"),
        blunders=marks.count("blunder"),
    )


def turning_points(points: Sequence[GraphPoint], decisions: Sequence[Judgement]) -> list[TurningPoint]:
    """The turns that changed the chances most and had something to choose, in the order of the game."""
    seats = {decision.number: decision.seat for decision in decisions}
    found: list[TurningPoint] = []
    for before, after in pairwise(points):
        free = [seats[number] for number in range(before.choices + 1, after.choices + 1) if number in seats]
        if free:
            found.append(TurningPoint(before.choices + 1, after.choices, free[0], before.open, after.open))
    turned = [point for point in found if point.swing(None) >= TURN]
    most = sorted(turned, key=lambda point: -point.swing(None))[:MOST_POINTS]
    return sorted(most, key=lambda point: point.choices)
