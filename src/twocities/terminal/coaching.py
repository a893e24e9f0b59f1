"""The coach in text: a hint, and the analysis of a recorded game."""

from collections.abc import Iterator

from twocities.core import Record, State
from twocities.players.analysis import Analysis, Judgement, Part, SeatReport, analyse_part, assemble, parts_of
from twocities.players.hint import Hint
from twocities.players.review import TurningPoint
from twocities.players.spec import generator, heuristic_of
from twocities.players.weighing import Candidate
from twocities.terminal.teller import Teller


def hint_lines(teller: Teller, state: State, seat: int, hint: Hint) -> list[str]:
    """A paragraph for each choice, the best first."""
    best, *others = hint.candidates
    why = teller.motive(best.motive) if best.motive else ""
    told = [teller.words("hint", why=why, **_about(teller, state, seat, best))]
    for other in others:
        against = f" {teller.motive(other.drawback)}" if other.drawback else ""
        told.append(
            teller.words("hint-equal" if other.equal else "hint-next", **_about(teller, state, seat, other)) + against
        )
    within = max(1, round(100 * best.chance.within))
    return [*told, f"{teller.words('hint-right-to', points=within, seconds=round(hint.seconds, 1))}."]


def analysed(record: Record, depth: int) -> Iterator[Part]:
    """The parts of an analysis, one after the other."""
    heuristic, start = heuristic_of(record.game), record.first()
    for at in range(parts_of(record.choices)):
        yield analyse_part(heuristic, start, record.choices, at, depth, generator(f"{at} {depth}"))


def told(teller: Teller, record: Record, depth: int) -> Iterator[str]:
    """An analysis in paragraphs: good choices and mistakes as soon as they are found, then how everybody played."""
    state, parts = record.first(), []
    for at, part in enumerate(analysed(record, depth)):
        parts.append(part)
        if part.decision and part.decision.mark:
            yield _judged(teller, state, part.decision)
        if at < len(record.choices):
            state.apply(*record.choices[at], listen=False)
    analysis = assemble(parts, state.seats)
    yield from [_turn(teller, point) for point in analysis.turning_points]
    yield from [_seat(teller, seat, report) for seat, report in enumerate(analysis.seats)]
    yield teller.words("analyse-thought", seconds=round(analysis.seconds))


def whole(record: Record, depth: int) -> Analysis:
    return assemble(list(analysed(record, depth)), record.game.seats(record.options))


def _judged(teller: Teller, state: State, judged: Judgement) -> str:
    (best, *others), seat = judged.best, judged.seat
    told = teller.words(
        f"analyse-{judged.mark}",
        number=judged.number,
        name=teller.names[seat],
        choice=_label(teller, state, seat, judged.chosen),
        best=_label(teller, state, seat, best),
        cost=_points(judged.cost.mean),
        within=_points(judged.cost.within),
        seconds=round(judged.seconds, 1),
        why=teller.motive(best.motive) if best.motive else "",
    )
    equal = [teller.words("hint-equal", **_about(teller, state, seat, other)) for other in others if other.equal]
    return " ".join([told.rstrip(), *equal])


def _turn(teller: Teller, point: TurningPoint) -> str:
    changes = [after - before for before, after in zip(point.before, point.after, strict=True)]
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    return teller.words(
        "analyse-turn",
        first=point.first,
        last=point.choices,
        name=teller.names[point.seat],
        whose=teller.names[seat],
        before=_percent(teller, point.before[seat]),
        after=_percent(teller, point.after[seat]),
    )


def _seat(teller: Teller, seat: int, report: SeatReport) -> str:
    parts = {name: _points(getattr(report, name)) for name in ("start", "choices", "rest", "end")}
    marks = {name: getattr(report, name) for name in ("good", "slips", "blunders")}
    accuracy = _percent(teller, report.accuracy)
    return teller.words("analyse-seat", name=teller.names[seat], accuracy=accuracy, **parts, **marks)


def _label(teller: Teller, state: State, seat: int, candidate: Candidate) -> str:
    return teller.label(state, seat, state.game.parse(candidate.choice))


def _about(teller: Teller, state: State, seat: int, candidate: Candidate) -> dict[str, str]:
    return {
        "choice": _label(teller, state, seat, candidate),
        "chance": _percent(teller, candidate.chance.mean),
    }


def _percent(teller: Teller, share: float) -> str:
    return teller.words("chance-percent", number=round(100 * share))


def _points(chance: float) -> str:
    """Hundredths, with a minus sign as people write it."""
    return f"{100 * chance:.0f}".replace("-0", "0").replace("-", "−")
