"""What scenarios are made of: a position, choices by their text, and what must follow."""

import json
from typing import Any

import pytest

from twocities.citadels.game import GAME, Citadels
from twocities.core import IllegalChoice, Reason, read_position

clause = pytest.mark.clause


def scene(facts: str, **options: Any) -> Citadels:
    """The state of a position given by its facts and options (docs/positions.md)."""
    lines = [line.strip() for line in facts.strip().splitlines()]
    text = "\n".join(["twocities position", "game citadels 2", f"options {json.dumps(options)}", *lines])
    state = read_position(text)
    assert isinstance(state, Citadels)
    return state


def play(state: Citadels, *choices: str) -> list[dict[str, Any]]:
    """Whoever must decide makes these choices, one after the other; all events, as those told see them."""
    events = []
    for text in choices:
        (seat,) = state.pending()
        for event in state.apply(seat, GAME.parse(text)):
            events.append(event.seen_by(event.to[0] if event.to else None))
    return events


def offered(state: Citadels) -> list[str]:
    """The texts of what the deciding seat may choose."""
    (seat,) = state.pending()
    return [GAME.text(choice) for choice in state.choices(seat)]


def decides(state: Citadels) -> tuple[int, str]:
    """Who must decide what."""
    view = state.view(None)
    return view.pending[0], view.decision


def refusal(state: Citadels, text: str) -> Reason:
    """Why the deciding seat may not choose that; proves that nothing changes by trying."""
    (seat,) = state.pending()
    before = state.position()
    with pytest.raises(IllegalChoice) as refused:
        state.apply(seat, GAME.parse(text))
    assert state.position() == before
    return refused.value.reason


def hand(state: Citadels, seat: int) -> list[str]:
    return state.view(seat).hand


def city(state: Citadels, seat: int) -> list[str]:
    return list(state.view(None).cities[seat])
