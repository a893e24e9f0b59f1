"""C6: the basic districts."""

import pytest

from tests.scenarios.citadels.games import BASIC, BASIC_NAMES, all_cards, deal
from tests.scenarios.citadels.table import city, scene, turn_of
from tests.scenarios.scene import clause, offered, play, refused
from twocities.citadels.game import Citadels

EARNERS = {"noble": "king", "religious": "bishop", "trade": "merchant", "military": "warlord"}
TYPES = [(name, district_type) for district_type, names in BASIC.items() for name in names]
COSTS = [(name, cost) for names in BASIC.values() for name, (cost, _) in names.items()]
COPIES = [(name, copies) for names in BASIC.values() for name, (_, copies) in names.items()]


def builder(district: str, gold: int) -> Citadels:
    """The Architect has gathered and has one card."""
    return scene(
        f"gold {gold} 0 0 0; hand 0 {district}; holds 0 architect; called 7; turn 0 architect; gathered; ask turn 0"
    )


@clause("C6")
@pytest.mark.parametrize(("district", "cost"), COSTS)
def test_basic_district_costs_its_price(district: str, cost: int) -> None:
    poor = builder(district, cost - 1)
    assert refused(poor, f"build {district}") == "too-expensive (C3.3)"
    rich = builder(district, cost)
    play(rich, f"build {district}")
    assert city(rich, 0) == [district]
    assert rich.gold[0] == 0


@clause("C6")
@pytest.mark.parametrize(("district", "copies"), COPIES)
def test_basic_district_has_its_number_of_cards(district: str, copies: int) -> None:
    assert all_cards(deal())[district] == copies


@clause("C6")
@pytest.mark.parametrize(
    ("district_type", "number"), [("noble", 12), ("religious", 11), ("trade", 20), ("military", 11)]
)
def test_each_type_has_its_number_of_cards(district_type: str, number: int) -> None:
    cards = all_cards(deal())
    assert sum(cards[name] for name in BASIC[district_type]) == number


@clause("C6")
def test_there_are_54_basic_cards() -> None:
    cards = all_cards(deal())
    assert sum(cards[name] for name in BASIC_NAMES) == 54
    assert cards.total() == 68


@clause("C6")
@pytest.mark.parametrize(("district", "district_type"), TYPES)
@pytest.mark.parametrize("earner_type", EARNERS)
def test_basic_district_is_of_its_type(district: str, district_type: str, earner_type: str) -> None:
    state = turn_of(EARNERS[earner_type], f"gold 0 0 0 0; city 0 {district}")
    if earner_type == district_type:
        play(state, "income")
        assert state.gold[0] == 1
    else:
        assert "income" not in offered(state)
        assert refused(state, "income") == "nothing-to-gain (C3.5)"
