"""What scenarios of City of the Great Machine are made of: a state with what matters set, choices by their text."""

from typing import Any

import pytest

from twocities.core import IllegalChoice, Reason
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.options import Options

clause = pytest.mark.clause


def new(seed: str = "a scene", **options: Any) -> GreatMachine:
    """A game at its first decision."""
    return GAME.new(Options(**options), seed)


def place(name: str) -> int:
    """The number of a District."""
    return DISTRICTS.index(name)


def play(state: GreatMachine, *choices: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Whoever must decide first (or that seat) makes these choices; all events, as those told see them."""
    events = []
    for text in choices:
        who = state.pending()[0] if seat is None else seat
        for event in state.apply(who, GAME.parse(text)):
            events.append(event.seen_by(event.to[0] if event.to else None))
    return events


def offered(state: GreatMachine, seat: int | None = None) -> list[str]:
    who = state.pending()[0] if seat is None else seat
    return [GAME.text(choice) for choice in state.choices(who)]


def decides(state: GreatMachine) -> tuple[tuple[int, ...], str]:
    """Who must decide what."""
    return tuple(state.pending()), state.view(None).decision


def refusal(state: GreatMachine, text: str, seat: int | None = None) -> Reason:
    """Why that is refused; proves that nothing changes by trying."""
    who = state.pending()[0] if seat is None else seat
    before = state.position()
    with pytest.raises(IllegalChoice) as refused:
        state.apply(who, GAME.parse(text))
    assert state.position() == before
    return refused.value.reason
