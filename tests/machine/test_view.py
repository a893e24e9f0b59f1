"""What a view says about the decision at hand and the Master Plan."""

import pytest
from hypothesis import given, settings

from tests.random_games import Setup, machine_setups, random_play
from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import JAIL, advances, end_round, machine_turn
from tests.scenarios.scene import play
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.documents import About, Count
from twocities.machine.game import GreatMachine

ASKED = "win-over-the-judges", "loyalty-oath"
PLAIN = [event.name for event in CITY_EVENTS if event.name not in ASKED]


def about(state: GreatMachine, seat: int | None = None) -> About:
    """What the decision is about, for those who make it or for a seat."""
    return state.view(state.pending()[0] if seat is None else seat).about


# -- what a decision is about


@given(machine_setups())
@settings(max_examples=15)
def test_only_deciding_seats_see_what_the_decision_is_about(setup: Setup) -> None:
    for state, _, _ in random_play(setup):
        assert isinstance(state, GreatMachine)
        for seat in (*range(state.seats), None):
            assert seat in state.pending() or state.view(seat).about == About()


def test_sharing_trust_is_about_its_district_and_the_hero_who_takes_first() -> None:
    state = machine_turn("event the-countdown; at art art art")
    end_round(state)
    assert about(state) == About(hero="physician", district="art", total=4)
    play(state, "take 1 trust")
    assert about(state) == About(hero="fowler", district="art", total=3)


def test_placing_a_directive_or_district_is_about_it() -> None:
    state = machine_turn("hand levy; published curfew informers optimize; servants tower-of-law control-nexus art")
    play(state, "lex-hecate publishes levy")
    assert about(state) == About(directive="levy")
    play(state, "take back curfew", "judgementor repositions velvet")
    assert about(state) == About(district="velvet")


def test_moves_actions_and_detainments_are_about_the_hero() -> None:
    state = machine_turn("to central-square; trust 8; servants central-square")
    play(state, "lex-hecate raids", "end phase")
    assert about(state) == About(hero="physician")
    play(state, "go to central-square")
    assert (state.view(0).decision, about(state, 0)) == ("detainment", About(hero="physician"))
    play(state, "advance plan")
    assert (state.view(1).decision, about(state, 1)) == ("hero-action", About(hero="physician"))


def test_a_hero_who_rolls_first_sees_the_number() -> None:
    state = machine_turn("assault 3", heroes=("artificer", "fowler", "actress"))
    play(state, "end phase", "pass", "pass", "attack")
    assert about(state) == About(hero="artificer", number=3)


def test_a_decision_about_more_citizens_names_its_verb() -> None:
    state = machine_turn("trust 8")
    play(state, "end phase", "identify citizen 4")
    assert about(state) == About(hero="physician", verb="identify")


def test_a_released_citizen_is_known_by_its_number() -> None:
    state = machine_turn("at grand-citadel; trust 8", *[f"citizen {token} noble" for token in JAIL])
    play(state, "end phase", "release citizen")
    assert about(state) == About(hero="physician", citizen=JAIL[0])
    assert about(state, 0) == About()


# -- the Master Plan


@pytest.mark.parametrize("event", PLAIN)
def test_the_plan_advances_at_the_end_of_a_round_in_which_nothing_changes_any_more(event: str) -> None:
    state = machine_turn(f"event {event}")
    told = state.view(None).event.advances
    assert [state.view(seat).event.advances for seat in range(2)] == [told, told]
    assert told is advances(state)


def test_the_condition_is_given_as_things_stand() -> None:
    state = machine_turn("event market-fair")
    assert state.view(None).event.advances is False
    play(state, "guard central-square to commerce")
    assert state.view(None).event.advances is True


def test_nothing_is_predicted_if_somebody_will_decide() -> None:
    judges, oath = [machine_turn(f"event {event}") for event in ASKED]
    assert (judges.view(None).event.advances, oath.view(None).event.advances) == (True, None)
    judges, oath = changed(judges, "trust 2 2 1"), changed(oath, "bonds 2")
    assert (judges.view(None).event.advances, oath.view(None).event.advances) == (None, False)


COUNTED = {
    "census-day": Count(9, 7),
    "parade-of-progress": Count(2, 3),
    "market-fair": Count(2, 3),
    "inspection-tour": Count(0, 3),
    "mass-arrests": Count(3, 5),
    "state-of-the-city": Count(0, 1),
    "barricades": Count(3, 3),
    "loyalty-oath": Count(10, 3),
    "searchlights": Count(3, 2),
    "closed-bridges": Count(3, 3),
    "grand-tour": Count(1, 3),
    "performance-review": Count(0, 2),
    "parade-of-steel": Count(0, 2),
}


@pytest.mark.parametrize("event", [event.name for event in CITY_EVENTS])
def test_everybody_sees_how_far_the_condition_is_from_a_number(event: str) -> None:
    state = machine_turn(f"event {event}")
    assert [state.view(seat).event.count for seat in (None, 0, 1)] == [COUNTED.get(event)] * 3


def test_what_the_condition_counts_is_counted_as_things_stand() -> None:
    state = machine_turn("event market-fair")
    play(state, "guard central-square to commerce")
    assert state.view(None).event.count == Count(3, 3)
    assert state.view(None).event.advances is True
