"""The cheapest route of a Hero, who moves step by step. Art is next to the Grand Citadel and the Tower of L.A.W.; from
either, Science is reached through the Central Square, and from the Tower also directly."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, machine_setups, random_play
from tests.scenarios.machine.table import heroes_phase, scene
from tests.scenarios.scene import clause, play
from twocities.core import Generator, SplitMix
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GAME, GreatMachine
from twocities.machine.heroes_phase import GO_ON
from twocities.machine.way import fares


def journey(hero: str, start: str, to: str, trust: int, guards: dict[str, int], published: str = "") -> GreatMachine:
    """A Hero, first to act, sets out; Districts have no Guards unless stated otherwise."""
    facts = [f"published {published}", "guards all=0", *[f"guards {name}={number}" for name, number in guards.items()]]
    state = scene(f"at {start}; trust {trust}", *facts, heroes=(hero, "artificer", "journalist"))
    heroes_phase(state, **{hero: to})
    return state


def way(state: GreatMachine) -> list[str]:
    return [GAME.text(choice).removeprefix("go to ") for choice, _ in state.way(state.pending()[0])]


def prices(state: GreatMachine) -> list[int]:
    return [price for _, price in state.way(state.pending()[0])]


@clause("M8.1", "M8.2")
def test_the_cheapest_way_leads_round_guards() -> None:
    direct = ["tower-of-law", "science"]
    assert way(journey("physician", "art", "science", 8, {})) == direct
    round_about = journey("physician", "art", "science", 8, {"tower-of-law": 2})
    assert way(round_about) == ["grand-citadel", "central-square", "science"]
    dear = journey(
        "physician", "art", "science", 8, {"tower-of-law": 2, "grand-citadel": 1, "central-square": 1, "velvet": 1}
    )
    assert way(dear) == direct, "of two ways for 2 Trust the one through fewer Districts"


@clause("M8.1")
def test_the_route_continues_from_the_heros_district() -> None:
    state = journey("physician", "art", "science", 8, {"tower-of-law": 2})
    play(state, "go to grand-citadel")
    assert way(state) == ["central-square", "science"]
    play(state, "go to central-square", "go to science")
    assert way(state) == [], "there is nothing more to go"


@clause("M8.3")
def test_a_way_without_a_roll_of_the_escape_die_is_better_than_a_shorter_one() -> None:
    state = journey("physician", "art", "science", 1, {"tower-of-law": 2, "grand-citadel": 1})
    assert way(state) == ["grand-citadel", "central-square", "science"]
    state = journey("physician", "art", "science", 1, {"tower-of-law": 2, "grand-citadel": 2, "central-square": 2})
    assert way(state) == ["tower-of-law", "science"], "one roll instead of two"


@clause("M13 Smuggler")
def test_the_first_exit_of_the_smuggler_is_free_on_every_way() -> None:
    state = journey("smuggler", "art", "science", 3, {"art": 3, "tower-of-law": 2, "grand-citadel": 3})
    assert way(state) == ["tower-of-law", "science"]
    assert prices(state) == [0, 2]


@clause("M14 Curfew")
def test_cards_in_force_count() -> None:
    state = journey("physician", "art", "science", 3, {"tower-of-law": 2}, "curfew")
    assert way(state) == ["tower-of-law", "science"], "Districts without Guards cost 1, too"
    assert prices(state) == [1, 2]


@clause("M8.2", "M13 Smuggler")
def test_the_fare_to_each_district_is_that_of_the_cheapest_way() -> None:
    state = scene("at art art art; guards all=1; guards tower-of-law=3", heroes=("smuggler", "artificer", "journalist"))
    free, dear = [dict(zip(DISTRICTS, fares(state, hero), strict=True)) for hero in (0, 1)]
    assert (free["art"], free["grand-citadel"], free["central-square"], free["science"]) == (0, 0, 1, 2)
    assert (dear["art"], dear["grand-citadel"], dear["central-square"], dear["science"]) == (0, 1, 2, 3)


@given(machine_setups(), st.integers(0, 2**32))
@settings(max_examples=10)
def test_no_other_way_takes_less_and_the_seat_needs_no_secret_to_know(setup: Setup, noise: int) -> None:
    rng = SplitMix(noise)
    for state, seat, _ in random_play(setup):
        assert isinstance(state, GreatMachine)
        told = state.way(seat)
        if state.stack[-1].decision is not GO_ON:
            assert told == ()
            continue
        assert state.determinize(seat, rng).way(seat) == told
        best = spent(state, seat, [choice for choice, _ in told], rng)
        assert all(spent(state, seat, [], rng) >= best for _ in range(5))


def spent(state: GreatMachine, seat: int, steps: list[int], rng: Generator) -> tuple[int, int]:
    """Rolls of the Escape die and Trust that a route takes, by these steps or by any, if all goes well."""
    trial, rolls, trust = state.clone(), 0, 0
    trial.figures = msgspec.structs.replace(state.figures, escape_die=(True,))
    while trial.stack[-1].decision is GO_ON and trial.turn == state.turn:
        choices = trial.choices(seat)
        choice = steps.pop(0) if steps else choices[rng.below(len(choices))]
        rolls += trial.odds(seat, choice) is not None
        trust += min(trial.price(seat, choice), trial.trust[trial.turn])
        trial.apply(seat, choice, listen=False)
    return rolls, trust
