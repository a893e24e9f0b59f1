"""What scenarios of both games are made of: a position, choices by their text, and what must follow."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from twocities.core import Game, IllegalChoice, read_position
from twocities.core.decision import DecisionState

clause = pytest.mark.clause
S = TypeVar("S", bound=DecisionState)


def lines(facts: Sequence[str]) -> list[str]:
    """The lines of a position; several may be written in one string, with `;` between them."""
    return [line.strip() for text in facts for part in text.splitlines() for line in part.split(";") if line.strip()]


def read(kind: type[S], game: Game, options: dict[str, Any], facts: Sequence[str]) -> S:
    """The state of a position given by its facts and options (docs/positions.md)."""
    header = ["twocities position", f"game {game.name} {game.version}", f"options {json.dumps(options)}"]
    state = read_position("\n".join([*header, *lines(facts)]))
    assert isinstance(state, kind)
    return state


def play(state: DecisionState, *choices: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The seat that must decide (the first of several, or the given one) makes these choices; returns all events as
    their readers see them."""
    events = []
    for text in choices:
        for event in state.apply(_decider(state, seat), state.grammar.parse(text)):
            events.append(event.seen_by(event.to[0] if event.to else None))
    return events


def seen(state: DecisionState, observer: int | None, *choices: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What an observer sees when these choices are made."""
    return [
        event.seen_by(observer)
        for text in choices
        for event in state.apply(_decider(state, seat), state.grammar.parse(text))
    ]


def offered(state: DecisionState, seat: int | None = None) -> list[str]:
    """The texts of what may be chosen."""
    return [state.grammar.text(choice) for choice in state.choices(_decider(state, seat))]


def decides(state: DecisionState) -> tuple[int | str, ...]:
    """Who must decide, and what; or that the game is over."""
    return *state.pending(), state.stack[-1].decision.name if state.stack else "over"


def refused(state: DecisionState, text: str, seat: int | None = None) -> str:
    """Why this may not be chosen, and by which clause; proves that trying changes nothing."""
    before = state.position()
    with pytest.raises(IllegalChoice) as problem:
        state.apply(_decider(state, seat), state.grammar.parse(text))
    assert state.position() == before
    return str(problem.value.reason)


def unavailable(state: DecisionState) -> dict[str, str]:
    """By choice, why it is unavailable to the seat that decides."""
    return {state.grammar.text(choice): str(reason) for choice, reason in state.unavailable(_decider(state, None))}


def gains(state: DecisionState) -> dict[str, Mapping[str, int]]:
    """By choice of the seat that decides, what it brings."""
    seat = _decider(state, None)
    return {state.grammar.text(choice): found for choice in state.choices(seat) if (found := state.gains(seat, choice))}


def _decider(state: DecisionState, seat: int | None) -> int:
    return state.pending()[0] if seat is None else seat
