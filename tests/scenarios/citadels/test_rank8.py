"""C5, rank 8: Warlord, Diplomat, Marshal."""

import pytest

from tests.scenarios.citadels.table import city, scene, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused

SEVEN = "manor castle palace temple church monastery cathedral"


@clause("C5.22", "C5.23", "C5.24")
@pytest.mark.parametrize("name", ["warlord", "diplomat", "marshal"])
def test_rank_8_gains_1_gold_per_military_district(name: str) -> None:
    state = turn_of(name, "gold 0 0 0 0; city 0 watchtower prison temple; city 1 fortress")
    play(state, "income")
    assert state.gold == [2, 0, 0, 0]
    assert refused(state, "income") == "already-used (C3.5)"


# -- Warlord


@clause("C5.22")
@pytest.mark.parametrize(
    ("district", "price"),
    [("tavern", 0), ("market", 1), ("docks", 2), ("harbor", 3), ("town-hall", 4), ("library", 5)],
)
def test_warlord_destroys_a_district_for_its_cost_minus_1(district: str, price: int) -> None:
    state = turn_of("warlord", f"gold 5 0 0 0; city 1 {district} temple")
    play(state, f"destroy {district} of 1")
    assert city(state, 1) == ["temple"]
    assert state.gold == [5 - price, 0, 0, 0]


@clause("C5.22")
@pytest.mark.parametrize(("district", "gold"), [("market", 0), ("docks", 1), ("library", 4)])
def test_warlord_must_pay_the_price(district: str, gold: int) -> None:
    state = turn_of("warlord", f"gold {gold} 0 0 0; city 1 {district}")
    assert refused(state, f"destroy {district} of 1") == "too-expensive (C3.3)"


@clause("C5.22")
def test_warlord_destroys_1_district_only() -> None:
    state = turn_of("warlord", "city 1 tavern temple")
    play(state, "destroy tavern of 1")
    assert refused(state, "destroy temple of 1") == "already-used (C3.5)"


@clause("C5.22", "C1.7")
def test_destroyed_district_goes_to_the_bottom_of_the_deck() -> None:
    state = turn_of("warlord", "city 1 tavern; deck palace manor")
    play(state, "destroy tavern of 1", "gather cards")
    assert offered(state) == ["keep manor", "keep palace"]
    assert state.view(None).table.deck_count == 1


@clause("C5.22")
def test_warlord_may_destroy_in_his_own_city() -> None:
    state = turn_of("warlord", "gold 2 0 0 0; city 0 docks temple")
    play(state, "destroy docks of 0")
    assert city(state, 0) == ["temple"]
    assert state.gold[0] == 0


@clause("C5.22", "C4.4")
def test_warlord_may_not_destroy_in_a_completed_city() -> None:
    state = turn_of(
        "warlord",
        f"gold 9 0 0 0; first_complete 1; city 1 {SEVEN}; city 2 tavern market docks harbor watchtower prison",
    )
    assert refused(state, "destroy temple of 1") == "completed-city (C4.4)"
    assert "destroy tavern of 2" in offered(state)


@clause("C10.16", "C5.22")
def test_warlord_may_not_destroy_in_his_own_completed_city() -> None:
    state = turn_of("warlord", f"gold 9 0 0 0; first_complete 0; city 0 {SEVEN}")
    assert refused(state, "destroy temple of 0") == "completed-city (C4.4)"


@clause("C7 Keep")
def test_warlord_may_not_destroy_the_keep() -> None:
    state = turn_of("warlord", "gold 9 0 0 0; city 1 keep tavern")
    assert "destroy tavern of 1" in offered(state)
    assert refused(state, "destroy keep of 1") == "keep-stands (C7 Keep)"


@clause("C10.17", "C7 Great Wall")
@pytest.mark.parametrize(("district", "price"), [("tavern", 1), ("docks", 3), ("great-wall", 5)])
def test_warlord_pays_1_more_for_the_other_districts_of_a_city_with_the_great_wall(district: str, price: int) -> None:
    state = turn_of("warlord", f"gold {price} 0 0 0; city 1 great-wall tavern docks", preset="ambitious-aristocrats")
    play(state, f"destroy {district} of 1")
    assert state.gold == [0, 0, 0, 0]
    assert district not in city(state, 1)


@clause("C10.19", "C5.22", "C5.26")
def test_beautified_district_costs_the_warlord_1_more_and_loses_its_coin() -> None:
    state = turn_of("warlord", "gold 5 0 0 0; city 1 docks+; deck palace")
    play(state, "destroy docks+ of 1")
    assert state.gold == [2, 0, 0, 0]
    play(state, "gather cards")
    assert offered(state) == ["keep palace", "keep docks"]


# -- Diplomat


@clause("C5.23")
@pytest.mark.parametrize(
    ("own", "other", "difference"),
    [("tavern", "palace", 4), ("manor", "castle", 1), ("temple", "watchtower", 0), ("palace", "tavern", 0)],
)
def test_diplomat_exchanges_districts_and_pays_the_owner_the_difference(own: str, other: str, difference: int) -> None:
    state = turn_of("diplomat", f"gold 4 0 0 0; city 0 {own} market; city 1 {other} prison")
    play(state, f"exchange for {other} of 1", f"exchange {own}")
    assert sorted(city(state, 0)) == sorted([other, "market"])
    assert sorted(city(state, 1)) == sorted([own, "prison"])
    assert state.gold == [4 - difference, difference, 0, 0]
    assert decides(state) == (0, "turn")
    assert refused(state, "exchange for prison of 1") == "already-used (C3.5)"


@clause("C5.23")
def test_diplomat_must_have_the_difference() -> None:
    state = turn_of("diplomat", "gold 3 0 0 0; city 0 tavern market; city 1 palace; city 2 dragon-gate")
    assert refused(state, "exchange for dragon-gate of 2") == "too-expensive (C3.3)"
    play(state, "exchange for palace of 1")
    assert offered(state) == ["exchange market"]
    assert refused(state, "exchange tavern") == "too-expensive (C3.3)"


@clause("C5.23")
def test_diplomat_without_districts_exchanges_nothing() -> None:
    state = turn_of("diplomat", "gold 9 0 0 0; city 1 tavern")
    assert offered(state) == ["gather gold", "gather cards"]


@clause("C5.23", "C4.4")
def test_diplomat_may_not_take_from_a_completed_city_but_may_give_from_his_own() -> None:
    state = turn_of(
        "diplomat",
        "gold 9 0 0 0; first_complete 1; city 0 tavern market trading-post docks harbor watchtower prison",
        f"city 1 {SEVEN}; city 2 barracks",
    )
    assert refused(state, "exchange for temple of 1") == "completed-city (C4.4)"
    play(state, "exchange for barracks of 2", "exchange tavern")
    assert sorted(city(state, 0)) == sorted(
        ["market", "trading-post", "docks", "harbor", "watchtower", "prison", "barracks"]
    )
    assert city(state, 2) == ["tavern"]


@clause("C5.23")
def test_diplomat_may_not_take_from_his_own_city() -> None:
    state = turn_of("diplomat", "city 0 tavern temple")
    assert refused(state, "exchange for tavern of 0") == "not-yourself (C5.23)"


@clause("C5.23")
def test_diplomat_may_not_take_a_name_he_already_has() -> None:
    state = turn_of("diplomat", "gold 9 0 0 0; city 0 tavern temple; city 1 tavern market")
    assert refused(state, "exchange for tavern of 1") == "would-duplicate (C5.23)"


@clause("C5.23")
def test_diplomat_may_not_give_a_name_the_other_already_has() -> None:
    state = turn_of("diplomat", "gold 9 0 0 0; city 0 tavern temple; city 1 tavern market")
    play(state, "exchange for market of 1")
    assert offered(state) == ["exchange temple"]
    assert refused(state, "exchange tavern") == "would-duplicate (C5.23)"


@clause("C5.23")
def test_diplomat_who_could_only_give_a_duplicate_is_refused_for_that() -> None:
    state = turn_of("diplomat", "gold 9 0 0 0; city 0 tavern; city 1 tavern market")
    assert offered(state) == ["gather gold", "gather cards"]
    assert refused(state, "exchange for market of 1") == "would-duplicate (C5.23)"


@clause("C7 Quarry", "C5.23")
def test_quarry_does_not_let_the_diplomat_make_duplicates() -> None:
    state = turn_of("diplomat", "gold 9 0 0 0; city 0 tavern quarry; city 1 tavern market")
    assert refused(state, "exchange for tavern of 1") == "would-duplicate (C5.23)"
    play(state, "exchange for market of 1")
    assert offered(state) == ["exchange quarry"]


@clause("C10.17", "C7 Keep")
def test_diplomat_can_neither_take_nor_give_the_keep() -> None:
    state = turn_of("diplomat", "gold 9 0 0 0; city 0 keep tavern; city 1 market")
    play(state, "exchange for market of 1")
    assert offered(state) == ["exchange tavern"]
    assert refused(state, "exchange keep") == "keep-stands (C7 Keep)"


@clause("C7 Keep")
def test_diplomat_cannot_take_anothers_keep() -> None:
    state = turn_of("diplomat", "gold 9 0 0 0; city 0 tavern; city 1 keep market")
    assert refused(state, "exchange for keep of 1") == "keep-stands (C7 Keep)"


@clause("C10.17", "C7 Great Wall")
@pytest.mark.parametrize(
    ("own", "other", "owner_gets", "bank_gets"),
    [("tavern", "docks", 2, 1), ("palace", "docks", 0, 1), ("tavern", "great-wall", 5, 0)],
)
def test_diplomat_pays_the_difference_to_the_owner_and_1_more_to_the_bank_for_the_great_wall(
    own: str, other: str, owner_gets: int, bank_gets: int
) -> None:
    state = turn_of(
        "diplomat",
        f"gold {owner_gets + bank_gets} 0 0 0; city 0 {own}; city 1 great-wall docks",
        preset="ambitious-aristocrats",
    )
    play(state, f"exchange for {other} of 1", f"exchange {own}")
    assert city(state, 0) == [other]
    assert state.gold == [0, owner_gets, 0, 0]


@clause("C10.17", "C7 Great Wall")
def test_great_wall_of_the_diplomat_costs_him_nothing() -> None:
    state = turn_of("diplomat", "gold 0 0 0 0; city 0 great-wall tavern; city 1 temple", preset="ambitious-aristocrats")
    play(state, "exchange for temple of 1", "exchange tavern")
    assert city(state, 0) == ["great-wall", "temple"]


@clause("C10.17", "C7 Great Wall")
def test_diplomat_without_the_great_walls_toll_cannot_exchange() -> None:
    state = turn_of("diplomat", "gold 0 0 0 0; city 0 palace; city 1 great-wall tavern", preset="ambitious-aristocrats")
    assert refused(state, "exchange for tavern of 1") == "too-expensive (C3.3)"


@clause("C10.19", "C5.23", "C5.26")
def test_exchanged_districts_keep_their_coins_which_count_in_the_difference() -> None:
    state = turn_of("diplomat", "gold 5 0 0 0; city 0 market+; city 1 castle+")
    play(state, "exchange for castle+ of 1", "exchange market+")
    assert city(state, 0) == ["castle+"]
    assert city(state, 1) == ["market+"]
    assert state.gold == [3, 2, 0, 0]


# -- Marshal


@clause("C5.24")
@pytest.mark.parametrize(("district", "cost"), [("tavern", 1), ("market", 2), ("docks", 3)])
def test_marshal_takes_a_district_of_cost_3_or_less_and_pays_its_owner(district: str, cost: int) -> None:
    state = turn_of("marshal", f"gold 3 0 0 0; city 0 temple; city 1 {district} prison")
    play(state, f"seize {district} of 1")
    assert city(state, 0) == ["temple", district]
    assert city(state, 1) == ["prison"]
    assert state.gold == [3 - cost, cost, 0, 0]
    assert refused(state, "seize prison of 1") == "already-used (C3.5)"


@clause("C5.24")
@pytest.mark.parametrize("district", ["castle", "palace", "dragon-gate"])
def test_marshal_may_not_take_a_district_of_cost_4_or_more(district: str) -> None:
    state = turn_of("marshal", f"gold 9 0 0 0; city 1 {district}")
    assert refused(state, f"seize {district} of 1") == "too-costly-to-seize (C5.24)"


@clause("C5.24")
def test_marshal_must_have_the_cost() -> None:
    state = turn_of("marshal", "gold 2 0 0 0; city 1 docks market")
    assert offered(state) == ["gather gold", "gather cards", "seize market of 1"]
    assert refused(state, "seize docks of 1") == "too-expensive (C3.3)"


@clause("C5.24", "C4.4")
def test_marshal_may_not_take_from_a_completed_city() -> None:
    state = turn_of("marshal", f"gold 9 0 0 0; first_complete 1; city 1 {SEVEN}")
    assert refused(state, "seize temple of 1") == "completed-city (C4.4)"


@clause("C5.24", "C7 Quarry")
@pytest.mark.parametrize("own", ["tavern", "tavern quarry"])
def test_marshal_may_not_take_a_duplicate(own: str) -> None:
    state = turn_of("marshal", f"gold 9 0 0 0; city 0 {own}; city 1 tavern temple")
    assert "seize temple of 1" in offered(state)
    assert refused(state, "seize tavern of 1") == "would-duplicate (C5.24)"


@clause("C5.24")
def test_marshal_takes_from_another_city_than_his_own() -> None:
    state = turn_of("marshal", "gold 9 0 0 0; city 0 tavern")
    assert refused(state, "seize tavern of 0") == "not-yourself (C5.24)"


@clause("C7 Keep")
def test_marshal_may_not_take_the_keep() -> None:
    state = turn_of("marshal", "gold 9 0 0 0; city 1 keep")
    assert refused(state, "seize keep of 1") == "keep-stands (C7 Keep)"


@clause("C10.17", "C7 Great Wall", "C5.24")
def test_marshal_takes_a_district_of_cost_3_from_a_city_with_the_great_wall_for_4() -> None:
    facts = "holds 0 marshal; next marshal; city 1 great-wall docks"
    state = scene(f"gold 4 0 0 0; {facts}", preset="ambitious-aristocrats")
    play(state, "seize docks of 1")
    assert city(state, 0) == ["docks"]
    assert state.gold == [0, 3, 0, 0]
    state = scene(f"gold 3 0 0 0; {facts}", preset="ambitious-aristocrats")
    assert refused(state, "seize docks of 1") == "too-expensive (C3.3)"


@clause("C10.19", "C5.24", "C5.26")
def test_beautified_district_costs_the_marshal_1_more_and_at_4_is_out_of_reach() -> None:
    state = turn_of("marshal", "gold 9 0 0 0; city 1 docks+ market+")
    assert refused(state, "seize docks+ of 1") == "too-costly-to-seize (C5.24)"
    play(state, "seize market+ of 1")
    assert city(state, 0) == ["market+"]
    assert state.gold == [6, 3, 0, 0]
