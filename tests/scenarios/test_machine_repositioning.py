"""M10 in play: a District goes somewhere else with everything on it."""

import pytest

from tests.scenarios.machine_cards import access_scene, hero, machine_scene, send
from tests.scenarios.machine_scene import clause, decides, offered, place, play, refusal
from twocities.machine.city import City, violations
from twocities.machine.game import GreatMachine
from twocities.machine.grid import x_of, y_of


def others(city: City, moved: int) -> set[tuple[int, int, int, int]]:
    """Where all other Districts lie, seen from one of them, and which way they are turned."""
    rest = [district for district in range(9) if district != moved]
    corner = city.places[rest[0]]
    return {
        (district, x_of(at) - x_of(corner), y_of(at) - y_of(corner), at % 2)
        for district, at in ((district, city.places[district]) for district in rest)
    }


def belongings(state: GreatMachine) -> list[list[int]]:
    """Who and what is in which District."""
    return [state.guards[:], state.broken[:], state.place[:], state.hero_at[:], state.servants[:]]


@clause("M10.1", "M7.10")
def test_the_machine_moves_a_district_with_everything_on_it_and_no_other() -> None:
    state = machine_scene()
    state.servants = [place("control-nexus"), place("art"), place("art")]
    state.guards[place("art")], state.broken[place("art")] = 1, 2
    state.hero_at[0] = place("art")
    state.raids = 1 << place("art")
    before, things = state.city, belongings(state)
    play(state, "lex-hecate repositions art")
    assert decides(state) == ((0,), "put-district")
    play(state, offered(state)[0])
    assert state.city != before
    assert others(state.city, place("art")) == others(before, place("art"))
    assert belongings(state) == things
    assert state.raids == 1 << place("art")
    assert decides(state) == ((0,), "machine-turn")


@clause("M10.1", "M9.10")
def test_a_hero_moves_a_district_by_the_same_rules() -> None:
    state = access_scene()
    send(state, physician="control_nexus")
    state.trust[0] = 4
    play(state, "end phase", "go to control-nexus")
    before, things = state.city, belongings(state)
    play(state, "reposition art")
    play(state, offered(state)[0])
    assert others(state.city, place("art")) == others(before, place("art"))
    assert state.city.places[place("art")] != before.places[place("art")]
    assert belongings(state) == things
    assert state.trust[0] == 0
    assert state.turn == hero(state, "fowler")


@clause("M10.3")
@pytest.mark.parametrize("name", ["art", "velvet", "industrial"])
def test_every_place_offered_leaves_a_valid_city(name: str) -> None:
    state = machine_scene()
    state.servants[0] = place("control-nexus")
    play(state, f"lex-hecate repositions {name}")
    before = state.city
    for choice in offered(state):
        after = state.clone()
        play(after, choice)
        assert after.city != before
        assert violations(after.city) == []


@clause("M10.2")
def test_a_district_enclosed_by_others_is_not_offered() -> None:
    state = machine_scene()
    state.servants[0] = place("control-nexus")
    assert "lex-hecate repositions art" in offered(state)
    assert refusal(state, "lex-hecate repositions central-square").key == "not-here"
