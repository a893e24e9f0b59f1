"""Why somebody chose as they did, as far as a reader may know it."""

from typing import Final

from twocities.core import Generator, State
from twocities.players.heuristic import Heuristic
from twocities.players.player import Motive

AGREEING: Final = 6  # samples in which the choice could be made, and which must all give the same reason
MOST_SAMPLES: Final = 120  # drawn to find that many


def why(heuristic: Heuristic, state: State, seat: int, choice: int, reader: int, rng: Generator) -> Motive | None:
    """The reason for a choice that the seat made in the state, from what the reader knew then; None if the reader did
    not see the choice, or if the reason depends on what was hidden from the reader.

    It is the same for all states that the reader cannot tell apart, so it gives nothing away."""
    if heuristic.observer(reader) == heuristic.observer(seat):
        return heuristic.motive(state.determinize(seat, rng), seat, choice)
    found: list[Motive] = []
    for _ in range(MOST_SAMPLES):
        sample = state.determinize(reader, rng)
        if choice in sample.choices(seat):
            if not _is_seen(heuristic, sample, seat, choice, reader):
                return None
            found.append(heuristic.motive(sample, seat, choice))
            if found[-1] != found[0]:
                return None
            if len(found) == AGREEING:
                return found[0]
    return None


def _is_seen(heuristic: Heuristic, state: State, seat: int, choice: int, reader: int) -> bool:
    """Whether a reader sees a choice completely."""
    events = state.clone().apply(seat, choice)
    hidden = [event for event in events if event.private and reader not in event.to]
    return bool(events) and not hidden and heuristic.seen(state, seat, choice, heuristic.observer(reader)) == choice
