"""Asking for a seat that does not exist is an error; nobody is shown another's cards."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.library.states import on_the_way
from twocities.core import IllegalChoice, SplitMix, State, UnknownChoice, find_game, games

ASKED: dict[str, Callable[[State, int], Any]] = {
    "view": lambda state, seat: state.view(seat),
    "memory": lambda state, seat: state.memory(seat),
    "determinize": lambda state, seat: state.determinize(seat, SplitMix(0)),
    "choices": lambda state, seat: state.choices(seat),
    "apply": lambda state, seat: state.apply(seat, 0),
    "explain": lambda state, seat: state.explain(seat, 0),
    "price": lambda state, seat: state.price(seat, 0),
    "odds": lambda state, seat: state.odds(seat, 0),
    "gains": lambda state, seat: state.gains(seat, 0),
    "way": lambda state, seat: state.way(seat),
    "ahead": lambda state, seat: state.ahead(seat),
    "unavailable": lambda state, seat: state.unavailable(seat),
    "standing": lambda state, seat: state.standing(seat),
    "score_after": lambda state, seat: state.score_after(seat, 0),
    "outlook": lambda state, seat: state.outlook([seat]),
}


@pytest.mark.parametrize("asked", ASKED)
def test_a_seat_that_does_not_exist_is_refused_by_its_number(asked: str) -> None:
    for state in on_the_way():
        for seat in (-1, -2, -3, state.seats, 99):
            before = state.clone()
            with pytest.raises(ValueError, match=f"no seat {seat}: seats are 0 to 3"):
                ASKED[asked](state, seat)
            assert state == before


def test_asking_for_spectators_and_waiting_seats_is_not_an_error() -> None:
    for state in on_the_way():
        assert state.view(None)
        assert state.memory(None)
        waiting = [seat for seat in range(state.seats) if seat not in state.pending()]
        for seat in waiting[:1]:
            assert state.explain(seat, 1 << 40)
            with pytest.raises(IllegalChoice):
                state.apply(seat, 1 << 40)


def test_nothing_has_a_price_after_the_end() -> None:
    for state in on_the_way():
        if not state.pending():
            with pytest.raises(ValueError, match="the game is over"):
                state.price(0, 0)


@pytest.mark.parametrize("name", games())
def test_an_invalid_choice_has_no_text(name: str) -> None:
    game = find_game(name)
    for number in (-1, -128, 1 << 40, 127, (1 << 7) - 2 | 100 << 7):
        with pytest.raises(UnknownChoice, match=f"{number} is no choice"):
            game.text(number)
