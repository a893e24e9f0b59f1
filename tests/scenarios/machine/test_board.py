"""M2: which Cities are played on, distances, and what finds room in a District."""

import pytest

from tests.scenarios.machine.table import (
    ACTRESS,
    MAJOR,
    MINOR,
    SEEDS,
    arrived,
    machine_turn,
    new,
    place,
    problems,
    scene,
    send,
)
from tests.scenarios.scene import clause, offered, play, refused
from twocities.machine.city import City, violations
from twocities.machine.city_text import parse_city
from twocities.machine.districts import DISTRICTS
from twocities.machine.grid import x_of, y_of
from twocities.machine.presets import PRESETS
from twocities.machine.state import SERVANTS


@clause("M2.1")
def test_five_districts_are_minor_and_four_major() -> None:
    assert sorted(DISTRICTS) == sorted(MINOR + MAJOR)
    for name in DISTRICTS:
        state = arrived(name, guards=0)
        assert ("incite" in offered(state)) == (name in MINOR)


def shape(city: City) -> frozenset[frozenset[tuple[int, int]]]:
    """The cells a City covers, turned and mirrored in every way."""
    cells = []
    for tile in city.places:
        x, y, vertical = x_of(tile), y_of(tile), tile & 1
        cells += [(x, y), (x + 1 - vertical, y + vertical)]
    found = set()
    for _ in range(2):
        for _ in range(4):
            cells = [(-y, x) for x, y in cells]
            left, top = min(x for x, _ in cells), min(y for _, y in cells)
            found.add(frozenset((x - left, y - top) for x, y in cells))
        cells = [(-x, y) for x, y in cells]
    return frozenset(found)


@clause("M2.4")
def test_presets_are_valid_and_of_different_shapes_and_one_is_for_a_first_game() -> None:
    assert len(PRESETS) >= 4
    assert "first-game" in PRESETS
    assert all(violations(city) == [] for city in PRESETS.values())
    assert len({shape(city) for city in PRESETS.values()}) == len(PRESETS)
    for name, city in PRESETS.items():
        assert new(city=name).city == city


@clause("M2.4")
def test_random_cities_are_valid_and_differ() -> None:
    cities = [new(seed, city="random").city for seed in SEEDS[:12]]
    assert all(violations(city) == [] for city in cities)
    assert len(set(cities)) == 12


BY_HAND = (
    "art=0,0h science=2,0h commerce=4,0h industrial=0,1h velvet=2,1h grand-citadel=4,1h"
    " tower-of-law=0,2h control-nexus=2,2h central-square=4,2h"
)


@clause("M2.4")
def test_a_valid_city_is_laid_by_hand() -> None:
    state = new(city=BY_HAND)
    assert state.city == parse_city(BY_HAND)
    assert state.city.neighbours[place("velvet")] == tuple(
        place(name) for name in ("science", "industrial", "grand-citadel", "control-nexus")
    )


@clause("M2.4")
def test_every_violation_of_a_city_laid_by_hand_is_named() -> None:
    mess = (
        "art=0,0h science=0,0v commerce=2,0h grand-citadel=0,2h central-square=2,1v control-nexus=3,1h"
        " industrial=5,1h velvet=9,9h tower-of-law=7,1h"
    )
    assert problems(city=mess) == [
        "overlap: art science (M2.3)",
        "too-few-connections: velvet (M2.3)",
        "too-few-connections: tower-of-law (M2.3)",
        "apart: velvet (M2.3)",
        "only-route: industrial (M2.3)",
        "only-route: control-nexus (M2.3)",
    ]


@clause("M2.4")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", f"unplaced: {' '.join(DISTRICTS)}"),
        ("atlantis", "unknown-city: atlantis"),
        (BY_HAND.replace("art=", "slums="), "unknown-city: slums"),
        (BY_HAND + " art=9,9h", "placed-twice: art"),
        (BY_HAND.replace("0,0h", "0,0x"), "no-place: art=0,0x"),
        (BY_HAND.replace(" velvet=2,1h", ""), "unplaced: velvet"),
        (BY_HAND.replace("0,0h", "99,0h"), "no-place: art=99,0h"),
    ],
)
def test_a_text_that_is_not_a_city_is_refused_with_the_word_at_fault(text: str, reason: str) -> None:
    assert problems(city=text) == [f"{reason} (M2.4)"]


@clause("M2.5", "M7.2")
@pytest.mark.parametrize(
    ("to", "cost"), [("tower-of-law", 1), ("grand-citadel", 1), ("science", 2), ("velvet", 2), ("control-nexus", 3)]
)
def test_distance_is_the_number_of_districts_exited_on_a_shortest_path(to: str, cost: int) -> None:
    poor, rich = machine_turn(f"bonds {cost - 1}"), machine_turn(f"bonds {cost}")
    assert f"guard art to {to}" not in offered(poor)
    assert refused(poor, f"guard art to {to}") == "too-few-bonds (M7.1)"
    play(rich, f"guard art to {to}")
    assert rich.bonds == 0


GUARD_SQUARES = [(name, 4) for name in MINOR] + [(name, 5) for name in MAJOR]
CITIZEN_SQUARES = [(name, 6) for name in MINOR] + [(name, 4) for name in MAJOR[:3]] + [("central-square", 8)]


@clause("M2.6", "M7.13")
@pytest.mark.parametrize(("name", "squares"), GUARD_SQUARES)
def test_a_guard_ends_its_move_only_on_a_free_square(name: str, squares: int) -> None:
    source = "art" if name != "art" else "velvet"
    state = machine_turn(f"bonds 20; guards {name}={squares - 2}+1", heroes=ACTRESS)
    play(state, f"guard {source} to {name}")
    assert state.guards[place(name)] == squares - 1
    assert f"guard {source} to {name}" not in offered(state)
    assert refused(state, f"guard {source} to {name}") == "no-free-square (M2.6)"


@clause("M2.6", "M9.5")
@pytest.mark.parametrize(("name", "squares"), CITIZEN_SQUARES)
def test_a_citizen_ends_its_move_only_on_a_free_square(name: str, squares: int) -> None:
    source = "art" if name != "art" else "velvet"
    crowd = ["noble"] * 5 + ["merchant"] * 5
    one, other = 0, 1
    people = f"people {source} artist artist; people {name} {' '.join(crowd[: squares - 1])}"
    state = arrived(source, people, trust=8)
    assert f"move citizen {other} to {name}" in offered(state)
    play(state, f"move citizen {one} to {name}")
    assert state.place.count(place(name)) == squares
    assert f"move citizen {other} to {name}" not in offered(state)
    assert refused(state, f"move citizen {other} to {name}") == "no-free-square (M2.6)"


@clause("M2.6", "M7.2")
def test_a_guard_may_pass_through_full_districts() -> None:
    state = machine_turn("bonds 2; guards grand-citadel=5 tower-of-law=5", heroes=ACTRESS)
    play(state, "guard art to velvet")
    assert (state.guards[place("velvet")], state.bonds) == (3, 0)


@clause("M2.6", "M9.5")
def test_a_citizen_may_pass_through_full_districts() -> None:
    full = "noble noble noble noble"
    others = f"people grand-citadel {full}; people tower-of-law merchant merchant merchant merchant"
    state = arrived("art", "people art artist", others, trust=2)
    play(state, "move citizen 0 to velvet")
    assert state.place[0] == place("velvet")
    assert state.trust[0] == 0


@clause("M2.6")
def test_any_number_of_heroes_and_servants_can_be_in_a_district() -> None:
    state = scene("bonds 6; at art art art; guards art=0")
    send(state, actress="tower-of-law", artificer="tower-of-law", journalist="tower-of-law")
    for servant in SERVANTS:
        play(state, f"move {servant} to tower-of-law")
    play(state, "end phase", *["go to tower-of-law", "pass"] * 2, "go to tower-of-law")
    view = state.view(None)
    assert [*view.city.servants, *[hero.place for hero in view.heroes]] == ["tower-of-law"] * 6
