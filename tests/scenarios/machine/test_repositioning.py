"""M10 in play: a District goes somewhere else with everything on it."""

import pytest

from tests.scenarios.machine.table import arrived, hero, machine_turn, place
from tests.scenarios.scene import clause, decides, offered, play, refused
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
    state = machine_turn("raids art; at art; servants control-nexus art art; guards art=1+2")
    before, things = state.city, belongings(state)
    play(state, "lex-hecate repositions art")
    assert decides(state) == (0, "put-district")
    play(state, offered(state)[0])
    assert state.city != before
    assert others(state.city, place("art")) == others(before, place("art"))
    assert belongings(state) == things
    assert state.raids == 1 << place("art")
    assert decides(state) == (0, "machine-turn")


@clause("M10.1", "M9.10")
def test_a_hero_moves_a_district_by_the_same_rules() -> None:
    state = machine_turn("to physician=control-nexus; trust 4")
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
    state = machine_turn("servants control-nexus")
    play(state, f"lex-hecate repositions {name}")
    before = state.city
    for choice in offered(state):
        after = state.clone()
        play(after, choice)
        assert after.city != before
        assert violations(after.city) == []


@clause("M10.2")
def test_a_district_enclosed_by_others_is_not_offered() -> None:
    state = machine_turn("servants control-nexus")
    assert "lex-hecate repositions art" in offered(state)
    assert refused(state, "lex-hecate repositions central-square") == "enclosed: central-square (M10.2)"


@clause("M10.2", "M9.10")
def test_a_hero_who_picks_an_enclosed_district_is_refused_for_that() -> None:
    state = arrived("control-nexus", guards=0)
    assert refused(state, "reposition central-square") == "enclosed: central-square (M10.2)"


@clause("M10.3")
def test_a_district_that_could_slide_but_nowhere_leave_a_valid_city_is_not_offered() -> None:
    state = machine_turn("servants control-nexus", city="double-row")
    assert refused(state, "lex-hecate repositions science") == "no-valid-end: science (M10.3)"


@clause("M10.2", "M10.3", "M2.3")
@pytest.mark.parametrize(
    ("to", "reason"),
    [
        ("0,0h", "not-moved: art (M10.3)"),
        ("2,0h", "overlap: art tower-of-law (M2.3)"),
        ("7,0h", "too-few-connections: art (M2.3)"),
        ("17,17h", "too-few-connections: art (M2.3)"),
    ],
)
def test_a_place_that_is_refused_says_which_rule_it_breaks(to: str, reason: str) -> None:
    state = machine_turn("servants control-nexus")
    play(state, "lex-hecate repositions art")
    assert refused(state, f"put art at {to}") == reason
    assert refused(state, "put velvet at 7,0h") == "unresolved (M7.1)"


def every_place(name: str) -> list[str]:
    """Where a District might be put."""
    return [f"put {name} at {x},{y}{turned}" for x in range(-2, 9) for y in range(-2, 9) for turned in "hv"]


@clause("M10.2")
def test_a_place_into_which_a_district_cannot_slide_is_refused_for_that() -> None:
    state = machine_turn("servants control-nexus", city="ring")
    play(state, "lex-hecate repositions central-square")
    reasons = set()
    for choice in every_place("central-square"):
        if choice not in offered(state):
            reasons.add(refused(state, choice))
    assert "cannot-slide: central-square (M10.2)" in reasons
