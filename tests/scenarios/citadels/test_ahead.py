"""What can be chosen in Citadels before it can be paid for: the choices that bring the gold come first."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, random_play, setups
from tests.scenarios.citadels.table import threat_on, turn_of
from tests.scenarios.scene import play
from twocities.citadels.game import GAME, Citadels
from twocities.core import SplitMix


def told(state: Citadels) -> dict[str, tuple[int, list[str]]]:
    """By choice: its price, and the choices before it."""
    return {
        GAME.text(choice): (price, [GAME.text(other) for other in before])
        for choice, price, before in state.ahead(state.pending()[0])
    }


def test_what_two_gold_pay_for_can_be_built_with_gathering() -> None:
    state = turn_of("thief", "gold 2 0 0 0; hand 0 tavern keep palace")
    assert told(state) == {"build tavern": (1, ["gather gold"]), "build keep": (3, ["gather gold"])}
    play(state, "gather gold")
    assert told(state) == {}


def test_income_is_taken_only_where_it_is_needed() -> None:
    state = turn_of("merchant", "gold 0 0 0 0; hand 0 temple church monastery castle; city 0 tavern market")
    assert told(state) == {
        "build temple": (1, ["gather gold"]),
        "build church": (2, ["gather gold"]),
        "build monastery": (3, ["gather gold", "bonus gold"]),
        "build castle": (4, ["gather gold", "income"]),
    }


def test_a_power_that_costs_gold_can_be_used_with_income() -> None:
    state = turn_of("warlord", "gold 1 0 0 0; city 0 watchtower; city 1 palace")
    assert told(state) == {"destroy palace of 1": (4, ["gather gold", "income"])}
    play(state, "gather gold")
    assert told(state) == {"destroy palace of 1": (4, ["income"])}


@pytest.mark.parametrize("facts", ["bewitched king; holds 1 witch", threat_on("king")])
def test_nothing_is_listed_for_a_seat_that_can_only_gather(facts: str) -> None:
    assert told(turn_of("king", f"gold 2 0 0 0; hand 0 tavern; {facts}")) == {}


def test_income_in_cards_pays_for_nothing() -> None:
    state = turn_of("cardinal", "gold 0 0 0 0; hand 0 manor; city 0 temple")
    assert told(state) == {}


@given(setups(), st.integers(0, 2**32))
@settings(max_examples=10)
def test_everything_listed_can_be_done_and_needs_no_secret_to_know(setup: Setup, noise: int) -> None:
    rng = SplitMix(noise)
    for state, seat, _ in random_play(setup):
        ahead = state.ahead(seat)
        for choice, price, before in ahead:
            assert choice not in state.choices(seat)
            trial = state.clone()
            for other in before:
                trial.apply(seat, other, listen=False)
            assert choice in trial.choices(seat)
            assert trial.price(seat, choice) == price
        if ahead:
            assert state.determinize(seat, rng).ahead(seat) == ahead
