"""Which choices a person may undo without asking when other people play: their own, as long as nobody else was asked
anything since, nothing random happened and nothing hidden was learned.

Others may remember what the seat revealed by such a choice; that is its own loss. But if another player learned
something that the seat itself did not, or was asked because of the choice, that player must agree."""

from collections.abc import Sequence
from typing import Final

from twocities.core import Event, SplitMix, State
from twocities.server.table import Table

SAMPLES: Final = 64  # of what the seat had to think possible; whatever it learned, it was all but sure of before


def may_undo(table: Table, seat: int, before: State, count: int) -> bool:
    """Whether a seat may undo, without asking, all choices after the first few, which led to a state."""
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
    """Whether another seat may now choose something else, or saw a secret that this seat did not."""
    asked = [other for other in seats if other != seat and after.choices(other)]
    return any([after.choices(other) != before.choices(other) for other in asked]) or any(
        [event.private and event.to and seat not in event.to for event in events]
    )


def _told(before: State, after: State, seat: int, choice: int) -> bool:
    """Whether chance was drawn or the choice told the seat anything: whether it would look different in some other
    state that the seat had to think possible."""
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
