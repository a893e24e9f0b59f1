"""What `twocities analyse` says of a choice."""

from collections.abc import Iterator

import pytest

from tests.endings import ending
from tests.players.test_coach import candidate
from twocities.core import Record, read_record
from twocities.players.analysis import GraphPoint, Judgement, Part
from twocities.terminal import coaching
from twocities.terminal.teller import Teller, teller_of
from twocities.words import Words


def teller_for(record: Record) -> Teller:
    names = [f"Player {seat}" for seat in range(record.game.seats(record.options))]
    return teller_of(record.game)(record.game, Words(record.game.name), names, record.options, lambda text, _: text)


def test_a_mistake_is_told_with_how_long_it_was_thought_about_and_what_is_about_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = read_record(ending())
    seat, choice = record.choices[0]
    chosen = candidate(record.game.text(choice), 0.2, 0.01)
    best = [
        candidate("build palace", 0.0, 0.0),
        candidate("build castle", 0.01, 0.02),
        candidate("end turn", 0.1, 0.02),
    ]
    judged = Judgement(1, seat, chosen, best, chosen.behind, "blunder", 80, 1.25)
    chances = [0.25] * len(teller_for(record).names)

    def analysed(record: Record, depth: int) -> Iterator[Part]:
        yield Part(1, judged, GraphPoint(0, chances, chances, 0.1, 0.5))

    monkeypatch.setattr(coaching, "analysed", analysed)
    told, *_, thought = coaching.told(teller_for(record), record, 1)
    assert "it cost 20 points of chance (±1, after 1.2 s of thinking)" in told
    assert "Better: Build the Palace" in told
    assert told.endswith(" (1 gold). About as good: Build the Castle (1 gold) (49%).")
    assert "Time spent thinking: 2 s" in thought
