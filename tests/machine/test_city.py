"""Cities of all shapes: what follows from them, repositioning, random ones, presets, their text."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.machine import brute_force
from tests.machine.brute_force import Tile, tile_at, tiles_of
from twocities.core import InvalidOptions, SplitMix
from twocities.machine.city import City, violations
from twocities.machine.city_text import SHORT_NAMES, city_text, draw, parse_city, parse_place, place_text
from twocities.machine.districts import (
    ALL,
    ART,
    CENTRAL_SQUARE,
    COMMERCE,
    DISTRICTS,
    INDUSTRIAL,
    MAJOR,
    MINOR,
    SCIENCE,
    VELVET,
    members,
)
from twocities.machine.grid import place_at
from twocities.machine.presets import PRESETS
from twocities.machine.random_city import grown, random_city
from twocities.machine.repositioning import refusals, repositionings

NINE = range(len(DISTRICTS))
STARTS = (SCIENCE, COMMERCE, VELVET, ART, INDUSTRIAL, CENTRAL_SQUARE)  # of the Heroes

seeds = st.integers(0, 2**64 - 1)
random_cities = seeds.map(lambda seed: random_city(SplitMix(seed)))
any_cities = seeds.map(lambda seed: City(grown(SplitMix(seed)))) | random_cities  # valid or not, without overlap
heaps = st.lists(st.builds(place_at, st.integers(0, 6), st.integers(0, 6), st.integers(0, 1)), min_size=9, max_size=9)


def examples(count: int) -> settings:
    return settings(max_examples=count, deadline=None, derandomize=True)


def shape(city: City) -> frozenset[Tile]:
    return frozenset(tiles_of(city))


def test_five_districts_are_minor_and_four_major() -> None:
    assert [DISTRICTS[d] for d in MINOR] == ["art", "science", "commerce", "industrial", "velvet"]
    assert [DISTRICTS[d] for d in MAJOR] == ["grand-citadel", "tower-of-law", "control-nexus", "central-square"]
    assert members(ALL) == [*MINOR, *MAJOR]


# -- what follows from a City


@examples(100)
@given(any_cities)
def test_connections_and_distances_are_those_counted_by_hand(city: City) -> None:
    graph = brute_force.connections(tiles_of(city))
    assert [set(neighbours) for neighbours in city.neighbours] == graph
    assert [set(members(links)) for links in city.links] == graph
    for one in NINE:
        for other in NINE:
            assert city.distance[one][other] == brute_force.distance(graph, one, other)


@examples(200)
@given(heaps)
def test_every_violation_is_named_and_no_other(places: list[int]) -> None:
    city = City(places)
    tiles = tiles_of(city)
    graph = brute_force.connections(tiles)
    found = violations(city)
    assert (not found) == brute_force.valid(tiles)

    def named(key: str) -> set[str]:
        return {reason.about for reason in found if reason.key == key}

    assert named("overlap") == {
        f"{DISTRICTS[a]} {DISTRICTS[b]}" for a, b in combinations(NINE, 2) if tiles[a] & tiles[b]
    }
    assert named("too-few-connections") == {DISTRICTS[d] for d in NINE if len(graph[d]) < 2}
    assert bool(named("apart")) != brute_force.hang_together(graph, set(NINE))
    if not named("apart"):
        splits = {DISTRICTS[d] for d in NINE if not brute_force.hang_together(graph, set(NINE) - {d})}
        assert named("only-route") == splits


@examples(50)
@given(any_cities, st.integers(-2, 4), st.integers(-2, 4))
def test_cities_of_one_shape_are_equal_wherever_they_lie(city: City, right: int, down: int) -> None:
    shift = place_at(right, down, 0) - place_at(0, 0, 0)
    moved = City([place + shift for place in city.places])
    assert moved == city
    assert hash(moved) == hash(city)


def test_districts_that_change_places_make_another_city() -> None:
    city = PRESETS["first-game"]
    assert City([city.places[1], city.places[0], *city.places[2:]]) != city


# -- repositioning (M10)


@examples(12)
@given(random_cities)
def test_repositionings_are_those_found_by_sliding_cell_by_cell(city: City) -> None:
    for district in NINE:
        ends = repositionings(city)[district]
        assert len(set(ends)) == len(ends)
        assert {tile_at(place) for place in ends} == brute_force.repositionings(city, district)


@examples(30)
@given(random_cities)
def test_a_repositioning_moves_one_district_in_a_valid_city_and_can_be_undone(city: City) -> None:
    for district in NINE:
        for place in repositionings(city)[district]:
            new = city.move(district, place)
            assert new != city
            assert not violations(new)
            assert brute_force.valid(tiles_of(new))
            assert (
                len({a - b for d, (a, b) in enumerate(zip(city.places, new.places, strict=True)) if d != district}) == 1
            )
            assert city in [new.move(district, back) for back in repositionings(new)[district]]


@examples(30)
@given(random_cities, st.integers(0, 8))
def test_every_other_place_is_refused_with_a_reason(city: City, district: int) -> None:
    for place in range(4096):
        assert bool(refusals(city, district, place)) == (place not in repositionings(city)[district])


# -- the set-up of a City (M2.4)


@examples(200)
@given(random_cities)
def test_a_random_city_is_valid(city: City) -> None:
    assert not violations(city)
    assert brute_force.valid(tiles_of(city))


def test_random_cities_differ_in_shape_and_in_where_districts_lie() -> None:
    cities = [random_city(SplitMix(seed)) for seed in range(200)]
    assert len(set(map(shape, cities))) > 190
    assert len({(city.width, city.height) for city in cities}) > 12
    assert {city.places[ART] for city in cities} > {
        place_at(x, y, v) for x in range(4) for y in range(4) for v in (0, 1)
    }


def test_a_seed_gives_one_city() -> None:
    """A record is replayed from its seed, so other Cities would need another version of the rules."""
    assert city_text(random_city(SplitMix(7))) == (
        "art=2,2h science=2,3h commerce=3,4v industrial=4,1v velvet=4,3v grand-citadel=3,0h tower-of-law=0,3h"
        " control-nexus=2,1h central-square=1,4h"
    )


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_valid_can_be_changed_and_spreads_the_heroes(name: str) -> None:
    city = PRESETS[name]
    assert not violations(city)
    assert sum(map(len, repositionings(city))) >= 10
    assert sum([len(ends) > 0 for ends in repositionings(city)]) >= 2
    near = [city.distance[one][other] == 1 for one, other in combinations(STARTS, 2)]
    assert sum(near) <= len(near) / 2


def test_presets_are_of_different_shapes() -> None:
    assert len(PRESETS) >= 4
    assert "first-game" in PRESETS
    assert len({(city.width, city.height, sum(map(len, city.neighbours))) for city in PRESETS.values()}) == len(PRESETS)


# -- text


@examples(100)
@given(any_cities)
def test_the_text_of_a_city_round_trips(city: City) -> None:
    assert parse_city(city_text(city)) == city


@examples(20)
@given(random_cities)
def test_the_text_of_a_place_round_trips(city: City) -> None:
    for ends in repositionings(city):
        assert [parse_place(place_text(place)) for place in ends] == list(ends)


ROW = "art=0,0h science=2,0h commerce=4,0h industrial=6,0h velvet=8,0h grand-citadel=10,0h tower-of-law=12,0h"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"{ROW} control-nexus=14,0h centre=16,0h", "unknown-city: centre"),
        (f"{ROW} art=0,1h", "placed-twice: art"),
        (ROW, "unplaced: control-nexus central-square"),
        (f"{ROW} control-nexus=14h", "no-place: control-nexus=14h"),
        (f"{ROW} control-nexus=14,0", "no-place: control-nexus=14,0"),
        (f"{ROW} control-nexus", "no-place: control-nexus"),
        (f"{ROW} control-nexus=-3,0h", "no-place: control-nexus=-3,0h"),
        (f"{ROW} control-nexus=0,18v", "no-place: control-nexus=0,18v"),
    ],
)
def test_what_is_wrong_in_a_text_is_named(text: str, problem: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        parse_city(text)
    assert str(refused.value) == f"{problem} (M2.4)"


def test_a_city_is_drawn() -> None:
    assert draw(PRESETS["windmill"]) == [
        "                +---------------+-------+",
        "                |      Art      |       |",
        "+-------+-------+-------+-------+ Velvet|",
        "|       |     Tower     |       |       |",
        "|Indust.+-------+-------+ Square+-------+",
        "|       |       |       |       |       |",
        "+-------+Citadel+-------+-------+Science|",
        "        |       |     Nexus     |       |",
        "        +-------+-------+-------+-------+",
        "        |     Comm.     |",
        "        +---------------+",
    ]


@examples(100)
@given(any_cities | heaps.map(City))
def test_a_drawing_fits_the_terminal_and_names_every_district_of_a_valid_city(city: City) -> None:
    lines = draw(city)
    assert max(map(len, lines)) <= 80
    if not violations(city):
        for name in SHORT_NAMES:
            assert sum([line.count(name) for line in lines]) == 1


def test_the_widest_city_is_drawn_in_80_columns() -> None:
    city = parse_city(f"{ROW} control-nexus=17,17h central-square=-2,-2v")
    assert max(map(len, draw(city))) <= 80
