"""C7: the unique districts that bring points at the end."""

import pytest

from tests.scenarios.citadels.table import points, scene
from tests.scenarios.scene import clause


@clause("C7 Basilica")
@pytest.mark.parametrize(
    ("districts", "expected"),
    [
        ("basilica", 4),
        ("basilica castle market", 4 + 4 + 2),
        ("basilica tavern manor palace keep castle", 4 + 1 + 3 + 5 + 3 + 4 + 4),
        ("basilica+", 5 + 1),
        ("basilica tavern+ market+", 4 + 2 + 3 + 1),
    ],
)
def test_basilica_counts_a_point_for_each_district_of_odd_cost(districts: str, expected: int) -> None:
    assert points(f"city 0 {districts}; city 1 tavern manor") == expected


@clause("C7 Capitol")
@pytest.mark.parametrize(
    ("districts", "expected"),
    [
        ("capitol tavern market", 5 + 1 + 2),
        ("capitol tavern market docks", 5 + 1 + 2 + 3 + 3),
        ("capitol tavern tavern tavern", 5 + 1 + 1 + 1 + 3),
        ("capitol tavern market docks harbor", 5 + 1 + 2 + 3 + 4 + 3),
        ("capitol keep statue", 5 + 3 + 3 + 3),
    ],
)
def test_capitol_counts_three_points_for_three_districts_of_a_type(districts: str, expected: int) -> None:
    assert points(f"crown 1; city 0 {districts}") == expected


@clause("C7 Capitol")
@pytest.mark.parametrize(
    "districts", ["tavern market docks temple church monastery", "tavern market docks tavern market docks"]
)
def test_capitol_counts_its_three_points_only_once(districts: str) -> None:
    assert points(f"city 0 capitol {districts}; first_complete 0") == 5 + 2 * 6 + 3 + 4


@clause("C7 Dragon Gate")
def test_dragon_gate_counts_two_points() -> None:
    assert points("city 0 dragon-gate") == 6 + 2
    assert points("city 1 dragon-gate") == 0


@clause("C7 Haunted Quarter")
@pytest.mark.parametrize("missing", ["manor", "temple", "tavern", "watchtower"])
def test_haunted_quarter_counts_as_any_missing_type(missing: str) -> None:
    cost = {"manor": 3, "temple": 1, "tavern": 1, "watchtower": 1}
    others = [name for name in cost if name != missing]
    assert points(f"city 0 haunted-quarter keep {' '.join(others)}") == 2 + 3 + sum(map(cost.__getitem__, others)) + 3


@clause("C7 Haunted Quarter")
def test_haunted_quarter_counts_as_only_one_type() -> None:
    assert points("city 0 haunted-quarter keep manor temple") == 2 + 3 + 3 + 1
    assert points("city 0 haunted-quarter manor temple tavern") == 2 + 3 + 1 + 1


@clause("C7 Haunted Quarter")
def test_haunted_quarter_may_stay_unique() -> None:
    assert points("city 0 haunted-quarter manor temple tavern watchtower") == 2 + 3 + 1 + 1 + 1 + 3


@clause("C7 Haunted Quarter", "C7 Wishing Well")
def test_haunted_quarter_of_another_type_is_no_longer_unique() -> None:
    """As the military district of the five it no longer counts for the Wishing Well."""
    assert points("city 0 haunted-quarter wishing-well manor temple tavern") == 2 + 5 + 3 + 1 + 1 + 3 + 1


@clause("C7 Haunted Quarter", "C4.2")
def test_rulebook_example_of_the_final_score() -> None:
    """The rulebook's example: 28 points with the Haunted Quarter as a military district, 29 with the Dragon Gate."""
    state = scene(
        "phase over; first_complete 0; city 0 castle tavern church docks laboratory harbor haunted-quarter",
        "city 1 manor market docks monastery church dragon-gate library",
        holds="king warlord",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[:2] == (28, 29)
    assert outcome.places[:2] == (2, 1)


@clause("C7 Imperial Treasury")
def test_imperial_treasury_counts_a_point_for_each_gold_in_the_stash() -> None:
    assert points("gold 0 9 9 9; city 0 imperial-treasury") == 5
    assert points("gold 7 9 9 9; city 0 imperial-treasury") == 5 + 7
    assert points("gold 7 9 9 9; city 0 tavern") == 1


@clause("C7 Imperial Treasury")
def test_imperial_treasury_does_not_count_gold_on_districts_and_tokens() -> None:
    assert points("gold 7 2 2 2; holds 1 tax-collector; taxes 5; city 0 imperial-treasury tavern+") == 5 + 2 + 7


@clause("C7 Ivory Tower")
def test_ivory_tower_counts_five_points_as_the_only_unique_district() -> None:
    assert points("city 0 ivory-tower tavern manor; city 1 keep") == 5 + 1 + 3 + 5
    assert points("city 0 ivory-tower tavern keep") == 5 + 1 + 3


@clause("C7 Ivory Tower", "C7 Haunted Quarter")
def test_ivory_tower_does_not_count_a_haunted_quarter_turned_into_another_type() -> None:
    assert points("city 0 ivory-tower haunted-quarter") == 5 + 2 + 5
    assert points("city 0 ivory-tower haunted-quarter keep") == 5 + 2 + 3
    assert points("city 0 ivory-tower haunted-quarter manor temple tavern") == 5 + 2 + 3 + 1 + 1 + 5 + 3


@clause("C7 Map Room")
def test_map_room_counts_a_point_for_each_card_in_hand() -> None:
    assert points("city 0 map-room; hand 0 tavern tavern palace; hand 1 temple") == 5 + 3
    assert points("city 0 map-room; hand 1 temple") == 5


@clause("C7 Secret Vault")
def test_secret_vault_in_hand_counts_three_points() -> None:
    assert points("hand 0 secret-vault tavern") == 3
    assert points("hand 1 secret-vault") == 0


@clause("C7 Secret Vault", "C7 Map Room")
def test_secret_vault_is_a_card_in_hand_to_the_map_room() -> None:
    assert points("city 0 map-room; hand 0 secret-vault tavern") == 5 + 2 + 3


@clause("C7 Secret Vault", "C7 Museum")
def test_secret_vault_under_the_museum_is_no_longer_in_hand() -> None:
    assert points("city 0 museum; museum secret-vault") == 4 + 1


@clause("C7 Statue")
@pytest.mark.parametrize(("crown", "expected"), [(0, 3 + 5), (1, 3)])
def test_statue_counts_five_points_for_the_holder_of_the_crown(crown: int, expected: int) -> None:
    assert points(f"crown {crown}; city 0 statue tavern") == expected + 1


@clause("C7 Wishing Well")
@pytest.mark.parametrize(
    ("districts", "expected"),
    [
        ("wishing-well", 5 + 1),
        ("wishing-well tavern palace", 5 + 1 + 5 + 1),
        ("wishing-well keep framework", 5 + 3 + 3 + 3),
        ("wishing-well haunted-quarter", 5 + 2 + 2),
    ],
)
def test_wishing_well_counts_a_point_for_each_unique_district_itself_included(districts: str, expected: int) -> None:
    assert points(f"city 0 {districts}; city 1 smithy") == expected
