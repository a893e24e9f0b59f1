"""Which choices a person may undo without asking when other people play: their own, as long as nobody else has been
asked anything since, nothing random has happened and nothing hidden has been learned.

Others may remember what the choice revealed about the seat; that is the seat's own risk. But if another player learned
something that the seat itself did not, or was asked because of the choice, that player must agree."""

from collections.abc import Sequence
from typing import Final

from twocities.core import Event, SplitMix, State
from twocities.server.table import Table

SAMPLES: Final = 64  # possible states: what holds in all of them, the seat was as good as sure of


def may_undo(table: Table, seat: int, before: State, count: int) -> bool:
    """Whether a seat may undo without asking all choices after the first `count`, which started from `before`."""
    state = before
    for (mover, text), made in zip(table.moves[count:], table.made[count:], strict=True):
        if mover != seat or made.program:
            return False
        choice = table.game.parse(text)
        after = state.clone()
        events = after.apply(seat, choice)
        if _concerns_others(state, after, events, seat, range(len(table.places))) or _told(state, after, seat, choice):
            return False
        state = after
    return True


def _concerns_others(before: State, after: State, events: Sequence[Event], seat: int, seats: Sequence[int]) -> bool:
    """Whether another seat can now choose something else, or has seen a secret that this seat has not."""
    asked = [other for other in seats if other != seat and after.choices(other)]
    return any([after.choices(other) != before.choices(other) for other in asked]) or any(
        [event.private and event.to and seat not in event.to for event in events]
    )


def _told(before: State, after: State, seat: int, choice: int) -> bool:
    """Whether anything random happened or the seat learned anything: whether the result would look different to it in
    some other state that it had to consider possible."""
    if before.rng.text() != after.rng.text():
        return True
    rng = SplitMix(0)
    known = after.view(seat), after.memory(seat)
    for _ in range(SAMPLES):
        sample = before.determinize(seat, rng)
        sample.apply(seat, choice, listen=False)
        if (sample.view(seat), sample.memory(seat)) != known:
            return True
    return False
