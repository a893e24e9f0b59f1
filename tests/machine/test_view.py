"""What a view tells of the decision at hand, and of the Master Plan."""

import pytest
from hypothesis import given, settings

from tests.random_games import Setup, machine_setups, random_play
from tests.scenarios.machine_cards import JAIL, SCIENCE, access_scene, advances, deal, dice, faces, machine_scene
from tests.scenarios.machine_scene import place, play
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.documents import About, Count
from twocities.machine.game import GreatMachine

ASKED = "win-over-the-judges", "loyalty-oath"
PLAIN = [event.name for event in CITY_EVENTS if event.name not in ASKED]


def about(state: GreatMachine, seat: int | None = None) -> About:
    """What the decision is about, for whoever makes it or for a seat."""
    return state.view(state.pending()[0] if seat is None else seat).about


# -- what a decision is about


@given(machine_setups())
@settings(max_examples=15)
def test_only_those_who_decide_are_told_what_about(setup: Setup) -> None:
    for state, _, _ in random_play(setup):
        assert isinstance(state, GreatMachine)
        for seat in (*range(state.seats), None):
            assert seat in state.pending() or state.view(seat).about == About()


def test_shared_trust_is_about_its_district_and_whoever_takes_first() -> None:
    state = access_scene()
    state.hero_at = [place("art")] * 3
    state.event = [event.name for event in CITY_EVENTS].index("the-countdown")
    send_nobody(state)
    assert about(state) == About(hero="physician", district="art", total=4)
    play(state, "take 1 trust")
    assert about(state) == About(hero="fowler", district="art", total=3)


def send_nobody(state: GreatMachine) -> None:
    """The round goes by without anybody doing anything."""
    now = state.round
    for hero in range(3):
        state.chosen[hero] = state.hero_at[hero]
    play(state, "confirm", "end phase")
    while state.round == now:
        play(state, "pass")


def test_a_directive_or_a_district_in_hand_is_what_it_is_about() -> None:
    state = machine_scene()
    deal(state, hand=("levy",), published=("curfew", "informers", "optimize"))
    state.servants = [place("tower-of-law"), place("control-nexus"), place("art")]
    play(state, "lex-hecate publishes levy")
    assert about(state) == About(directive="levy")
    play(state, "take back curfew", "judgementor repositions velvet")
    assert about(state) == About(district="velvet")


def test_a_hero_is_what_moves_actions_and_detainments_are_about() -> None:
    state = machine_scene(destinations={"physician": "central_square"})
    state.servants[0] = place("central-square")
    state.trust[0] = 8
    play(state, "lex-hecate raids", "end phase")
    assert about(state) == About(hero="physician")
    play(state, "go to central-square")
    assert (state.view(0).decision, about(state, 0)) == ("detainment", About(hero="physician"))
    play(state, "advance plan")
    assert (state.view(1).decision, about(state, 1)) == ("hero-action", About(hero="physician"))


def test_who_rolls_first_is_told_the_number() -> None:
    state = machine_scene(heroes=("artificer", "fowler", "actress"))
    dice(state, assault=3)
    play(state, "end phase", "pass", "pass", "attack")
    assert about(state) == About(hero="artificer", number=3)


def test_what_is_done_to_citizens_goes_on() -> None:
    state = machine_scene()
    state.trust[0] = 8
    play(state, "end phase", f"identify citizen {SCIENCE[0]}")
    assert about(state) == About(hero="physician", verb="identify")


def test_a_released_citizen_is_known_by_its_number() -> None:
    state = machine_scene()
    faces(state, dict.fromkeys(JAIL, "noble"))
    state.hero_at[0] = state.chosen[0] = place("grand-citadel")
    state.trust[0] = 8
    play(state, "end phase", "release citizen")
    assert about(state) == About(hero="physician", citizen=JAIL[0])
    assert about(state, 0) == About()


# -- the Master Plan


@pytest.mark.parametrize("event", PLAIN)
def test_the_plan_advances_at_the_end_of_a_round_in_which_nothing_changes_any_more(event: str) -> None:
    state = machine_scene(event)
    told = state.view(None).plan_advances
    assert [state.view(seat).plan_advances for seat in range(2)] == [told, told]
    assert told is advances(state)


def test_the_condition_is_told_as_things_stand() -> None:
    state = machine_scene("market-fair")
    assert state.view(None).plan_advances is False
    play(state, "guard central-square to commerce")
    assert state.view(None).plan_advances is True


def test_where_somebody_will_decide_nothing_is_foretold() -> None:
    judges, oath = [machine_scene(event) for event in ASKED]
    assert (judges.view(None).plan_advances, oath.view(None).plan_advances) == (True, None)
    judges.trust = [2, 2, 1]
    oath.bonds = 2
    assert (judges.view(None).plan_advances, oath.view(None).plan_advances) == (None, False)


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
}


@pytest.mark.parametrize("event", [event.name for event in CITY_EVENTS])
def test_how_far_the_condition_is_from_a_number_is_told_to_all(event: str) -> None:
    state = machine_scene(event)
    assert [state.view(seat).plan_count for seat in (None, 0, 1)] == [COUNTED.get(event)] * 3


def test_what_the_condition_counts_is_counted_as_things_stand() -> None:
    state = machine_scene("market-fair")
    play(state, "guard central-square to commerce")
    assert state.view(None).plan_count == Count(3, 3)
    assert state.view(None).plan_advances is True
