"""M8: Heroes move to their destinations, and are detained."""

import pytest

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import heroes_phase, next_round, place, scene, send
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.machine.figures import HOUSE
from twocities.machine.game import GreatMachine

ESCAPE = tuple(map(int, HOUSE.escape_die))


def journey(start: str, destination: str, trust: int = 0, escapes: tuple[int, ...] = (), **guards: int) -> GreatMachine:
    """The Physician, first to act, sets out; Districts have 2 Guards unless stated otherwise."""
    facts = [f"guards {name.replace('_', '-')}={number}" for name, number in guards.items()]
    facts += [f"escape {' '.join(map(str, escapes))}"] * bool(escapes)
    state = scene(f"at {start}; trust {trust}", *facts, heroes=("physician", "artificer", "journalist"))
    heroes_phase(state, physician=destination)
    return state


def raided() -> GreatMachine:
    """The Physician is caught in a Raid in Science, with 3 Trust."""
    state = scene("raids science; trust 3", heroes=("physician", "artificer", "journalist"))
    heroes_phase(state, physician="science")
    return state


# -- turns


@clause("M8.1")
def test_heroes_act_in_ascending_initiative_each_finishing_before_the_next() -> None:
    state = scene("trust 8 7 8", heroes=("journalist", "physician", "fowler"), revolutionaries=3)
    assert [hero.name for hero in state.heroes] == ["physician", "fowler", "journalist"]
    heroes_phase(state, physician="tower-of-law", fowler="commerce", journalist="velvet")
    assert decides(state) == (2, "go-on")
    play(state, "go to tower-of-law")
    assert decides(state) == (2, "hero-action")
    play(state, "pass")
    assert decides(state) == (3, "go-on")
    play(state, "go to commerce", "pass")
    assert decides(state) == (1, "go-on")
    play(state, "go to velvet", "pass")
    assert state.round == 2


@clause("M8.1")
def test_the_access_card_is_revealed_when_the_turn_begins() -> None:
    state = scene(heroes=("physician", "artificer", "journalist"))
    events = heroes_phase(state, artificer="velvet")
    shown = {"kind": "revealed-card", "seat": 1, "hero": "physician", "district": "science"}
    assert [event for event in events if event["kind"] == "revealed-card"] == [shown]
    events = play(state, "pass")
    assert {"kind": "revealed-card", "seat": 1, "hero": "artificer", "district": "velvet"} in events


# -- routes


@clause("M8.1")
def test_a_hero_must_go_to_the_destination() -> None:
    state = journey("science", "industrial", trust=8)
    assert set(offered(state)) == {f"go to {name}" for name in ("tower-of-law", "control-nexus", "central-square")}
    assert refused(state, "pass") == "unresolved (M7.1)"
    assert refused(state, "gain trust") == "unresolved (M7.1)"
    play(state, "go to control-nexus", "go to industrial")
    assert decides(state) == (1, "hero-action")
    assert state.hero_at[0] == place("industrial")


@clause("M8.1")
@pytest.mark.parametrize(
    "route",
    [
        ["central-square", "industrial"],
        ["control-nexus", "industrial"],
        ["tower-of-law", "grand-citadel", "velvet", "industrial"],
        ["tower-of-law", "art", "grand-citadel", "commerce", "velvet", "industrial"],
    ],
)
def test_the_route_is_the_heros_choice(route: list[str]) -> None:
    state = journey("science", "industrial", trust=8)
    state = changed(state, "guards all=0")
    play(state, *[f"go to {name}" for name in route])
    assert state.hero_at[0] == place("industrial")


@clause("M8.1")
def test_a_route_leads_only_through_connected_districts() -> None:
    state = journey("science", "industrial", trust=8)
    assert refused(state, "go to industrial") == "no-route (M8.1)"
    assert refused(state, "go to art") == "no-route (M8.1)"


@clause("M8.1")
def test_a_route_visits_no_district_twice_and_can_always_continue() -> None:
    state = journey("science", "industrial", trust=8)
    play(state, "go to central-square")
    assert "go to science" not in offered(state)
    assert refused(state, "go to science") == "no-route (M8.1)"
    state = journey("grand-citadel", "velvet", trust=8)
    play(state, "go to tower-of-law")
    assert set(offered(state)) == {"go to science", "go to central-square"}  # Art no longer leads anywhere


@clause("M8.1", "M8.5")
def test_no_card_is_needed_and_no_raid_matters_on_the_way() -> None:
    state = scene(
        "raids tower-of-law grand-citadel science; trust 8; forfeited tower-of-law,grand-citadel,science",
        heroes=("physician", "artificer", "journalist"),
    )
    heroes_phase(state, physician="commerce")
    play(state, "go to tower-of-law", "go to grand-citadel", "go to commerce")
    assert decides(state) == (1, "hero-action")
    assert state.detained == 0


# -- paying


@clause("M8.2")
@pytest.mark.parametrize(("science", "tower", "left"), [(0, 0, 5), (1, 0, 4), (2, 3, 0), (0, 4, 1), (4, 1, 0)])
def test_exiting_a_district_costs_a_trust_per_guard(science: int, tower: int, left: int) -> None:
    state = journey("science", "art", trust=5, science=science, tower_of_law=tower, art=4)
    play(state, "go to tower-of-law")
    assert state.trust[0] == 5 - science
    play(state, "go to art")
    assert state.trust[0] == left
    assert decides(state) == (1, "hero-action")


@clause("M8.2", "M7.13")
def test_broken_guards_cost_nothing() -> None:
    state = scene("trust 4; guards science=1+3", heroes=("physician", "artificer", "journalist"))
    heroes_phase(state, physician="tower-of-law")
    play(state, "go to tower-of-law")
    assert state.trust[0] == 3


# -- the Escape die


@clause("M8.3")
def test_the_escape_die_has_three_faces_of_each_kind() -> None:
    assert sorted(HOUSE.escape_die) == [False] * 3 + [True] * 3


@clause("M8.3")
@pytest.mark.parametrize("trust", [0, 1])
def test_a_hero_who_cannot_pay_discards_all_trust_and_may_slip_past(trust: int) -> None:
    state = journey("science", "art", trust, (1,), science=2, tower_of_law=0)
    events = play(state, "go to tower-of-law")
    assert {"kind": "escaped", "seat": 1, "hero": "physician"} in events
    assert (state.trust[0], state.hero_at[0]) == (0, place("tower-of-law"))
    assert not [event for event in play(state, "go to art") if event["kind"] in ("escaped", "captured")]
    assert decides(state) == (1, "hero-action")
    assert state.detained == 0


@clause("M8.3")
@pytest.mark.parametrize("trust", [0, 1])
def test_a_hero_who_does_not_slip_past_is_detained_and_placed_in_the_destination(trust: int) -> None:
    state = journey("science", "industrial", trust, (0,))
    events = play(state, "go to tower-of-law")
    assert {"kind": "captured", "seat": 1, "hero": "physician"} in events
    assert (state.trust[0], state.hero_at[0]) == (0, place("industrial"))
    assert decides(state) == (0, "detainment")
    assert state.view(None).heroes[0].detained


@clause("M8.3")
def test_the_escape_die_is_rolled_again_at_each_further_guarded_district() -> None:
    state = journey("science", "commerce", 0, (1, 1, 0), tower_of_law=1, grand_citadel=0, velvet=1)
    play(state, "go to tower-of-law", "go to grand-citadel", "go to velvet")
    assert (decides(state), state.hero_at[0]) == ((1, "go-on"), place("velvet"))
    play(state, "go to commerce")
    assert decides(state) == (0, "detainment")
    state = journey("science", "commerce", 0, (1, 1, 1), tower_of_law=1, grand_citadel=1)
    play(state, "go to tower-of-law", "go to grand-citadel", "go to commerce")
    assert decides(state) == (1, "hero-action")


@clause("M8.3")
def test_trust_that_suffices_is_paid_without_a_roll() -> None:
    state = journey("science", "tower-of-law", 2, (0,))
    play(state, "go to tower-of-law")
    assert (state.trust[0], state.detained) == (0, 0)


# -- staying


@clause("M8.4")
def test_staying_put_costs_nothing() -> None:
    state = journey("science", "science", trust=3)
    assert decides(state) == (1, "hero-action")
    assert state.trust[0] == 3


@clause("M8.4", "M8.5", "M11.1")
def test_staying_put_counts_as_movement_a_raid_there_catches_the_hero() -> None:
    state = raided()
    assert decides(state) == (0, "detainment")
    play(state, "no trust")
    next_round(state)
    assert state.discontent == 1


# -- Raids


@clause("M8.5")
def test_a_hero_who_ends_movement_in_a_raided_district_is_detained() -> None:
    state = scene("raids tower-of-law; trust 3", heroes=("physician", "artificer", "journalist"))
    heroes_phase(state, physician="tower-of-law")
    events = play(state, "go to tower-of-law")
    assert {"kind": "caught", "seat": 0, "hero": "physician", "district": "tower-of-law"} in events
    assert decides(state) == (0, "detainment")


@clause("M8.5")
def test_a_raid_detains_every_hero_who_comes() -> None:
    state = scene(
        "phase heroes; raids science; at science science science", heroes=("physician", "artificer", "journalist")
    )
    play(state, "no trust", "no trust", "no trust")
    assert state.round == 2
    state = scene(
        "phase heroes; raids science; at science science science", heroes=("physician", "artificer", "journalist")
    )
    play(state, "advance plan", "pass", "no trust")
    assert [hero.detained for hero in state.view(None).heroes] == [True, True, True]


@clause("M8.5")
def test_captured_on_the_way_to_a_raid_is_one_detainment() -> None:
    state = scene("raids tower-of-law; escape 0", heroes=("physician", "artificer", "journalist"))
    heroes_phase(state, physician="tower-of-law")
    play(state, "go to tower-of-law")
    assert decides(state) == (0, "detainment")
    play(state, "advance plan")
    assert state.plan == 3
    assert decides(state) == (1, "hero-action")


# -- detainment


@clause("M8.6")
def test_the_machine_chooses_between_the_plan_and_two_measures() -> None:
    assert offered(raided()) == ["advance plan", "no trust", "no access"]


@clause("M8.6", "M8.7")
def test_the_plan_advances_and_the_turn_continues() -> None:
    state = raided()
    play(state, "advance plan")
    assert (state.plan, state.trust[0], state.bonds) == (3, 3, 0)
    assert decides(state) == (1, "hero-action")
    assert state.view(None).heroes[0].detained
    play(state, "gain trust")
    assert state.trust[0] == 4
    assert state.view(1).heroes[0].forfeited == ()


@clause("M8.6", "M8.7")
def test_no_trust_ends_the_turn_and_turns_all_trust_into_bonds() -> None:
    state = raided()
    state = changed(state, "bonds 4")
    play(state, "no trust")
    assert (state.plan, state.trust[0], state.bonds) == (2, 0, 7)
    assert state.turn == 1
    assert state.view(1).heroes[0].forfeited == ()


@clause("M8.6", "M8.7", "M12.1")
def test_no_access_ends_the_turn_and_forfeits_the_revealed_card() -> None:
    state = raided()
    play(state, "no access")
    assert (state.plan, state.trust[0], state.bonds) == (2, 3, 0)
    assert state.turn == 1
    for seat in (0, 1, None):
        assert state.view(seat).heroes[0].forfeited == ("science",)
    next_round(state)
    assert refused(state, "send physician to science") == "no-card (M6.1)"


@clause("M8.6")
@pytest.mark.parametrize(("measure", "forfeited"), [("no trust", ()), ("no access", ("industrial",))])
def test_a_hero_captured_by_guards_is_punished_in_the_same_way(measure: str, forfeited: tuple[str, ...]) -> None:
    state = journey("science", "industrial", 1, (0,))
    play(state, "go to tower-of-law", measure)
    assert (state.turn, state.bonds, state.hero_at[0]) == (1, 0, place("industrial"))
    assert state.view(0).heroes[0].forfeited == forfeited


@clause("M8.6")
def test_a_hero_is_detained_for_the_round_only() -> None:
    state = raided()
    play(state, "advance plan")
    next_round(state)
    assert [hero.detained for hero in state.view(None).heroes] == [False, False, False]


@clause("M8.7")
def test_the_access_card_returns_to_hand_after_the_turn() -> None:
    state = journey("science", "tower-of-law", trust=2)
    play(state, "go to tower-of-law", "pass")
    state = changed(state, "people tower-of-law")
    next_round(state)
    assert "send physician to tower-of-law" in offered(state)
    send(state, physician="tower-of-law")
    play(state, "end phase")
    assert decides(state) == (1, "hero-action")
