"""The analysis of a game as comments in its record, for people and programs to read."""

from collections import defaultdict
from collections.abc import Sequence

from twocities.players.analysis import Analysis, Judgement, SeatReport


def comments(analysis: Analysis) -> dict[int, list[str]]:
    """The comments, by the number of choices they come after."""
    found: defaultdict[int, list[str]] = defaultdict(list)
    found[0].append(f"analysis depth {analysis.depth}, {analysis.seconds:.1f} s")
    found[0] += [_seat(seat, report) for seat, report in enumerate(analysis.seats)]
    for decision in analysis.decisions:
        found[decision.number].append(_decision(decision))
    for point in analysis.points:
        lines = f"known {_chances(point.known)}; open {_chances(point.open)}"
        found[point.choices].append(f"chances {lines}; within {point.within:.4f}; {point.seconds:.1f} s")
    return dict(found)


def _seat(seat: int, report: SeatReport) -> str:
    parts = f"start {report.start:.4f}, choices {report.choices:.4f}, rest {report.rest:.4f}, end {report.end:.4f}"
    return f"seat {seat} accuracy {report.accuracy:.4f}; {parts}"


def _decision(decision: Judgement) -> str:
    """`choice 56 cost 0.1153 within 0.0040 blunder; best take warlord 0.2732; chosen 0.1579; 3.1 s`."""
    best = ", ".join([f"{candidate.choice} {candidate.chance.mean:.4f}" for candidate in decision.best])
    cost = f"choice {decision.number} cost {decision.cost.mean:.4f} within {decision.cost.within:.4f} {decision.mark}"
    return f"{cost.rstrip()}; best {best}; chosen {decision.chosen.chance.mean:.4f}; {decision.seconds:.1f} s"


def _chances(chances: Sequence[float]) -> str:
    return " ".join([f"{chance:.4f}" for chance in chances])
