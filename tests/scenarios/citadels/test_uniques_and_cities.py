"""C7: the unique districts that change how cities are built, protected and destroyed."""

import pytest

from tests.scenarios.citadels.table import COMPLETED, city, deck, hand, points, turn_of, warrant_on
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.citadels.score import score

COSTS = {
    "Armory": 3,
    "Basilica": 4,
    "Capitol": 5,
    "Dragon Gate": 6,
    "Factory": 5,
    "Framework": 3,
    "Gold Mine": 6,
    "Great Wall": 6,
    "Haunted Quarter": 2,
    "Imperial Treasury": 5,
    "Ivory Tower": 5,
    "Keep": 3,
    "Laboratory": 5,
    "Library": 6,
    "Map Room": 5,
    "Monument": 4,
    "Museum": 4,
    "Necropolis": 5,
    "Observatory": 4,
    "Park": 6,
    "Poor House": 4,
    "Quarry": 5,
    "School of Magic": 6,
    "Smithy": 5,
    "Stables": 2,
    "Statue": 3,
    "Theater": 6,
    "Thieves' Den": 6,
    "Wishing Well": 5,
}


@pytest.mark.parametrize(
    ("name", "cost"), [pytest.param(name, cost, marks=clause(f"C7 {name}"), id=name) for name, cost in COSTS.items()]
)
def test_unique_district_is_built_for_its_cost(name: str, cost: int) -> None:
    district = name.lower().replace(" ", "-").replace("'", "")
    facts = f"hand 0 {district}; top tavern temple"
    state = turn_of("king", f"gold {cost} 2 2 2; {facts}")
    play(state, "gather cards", "keep tavern", f"build {district}")
    assert (state.gold[0], city(state, 0)) == (0, [district])
    state = turn_of("king", f"gold {cost - 1} 2 2 2; {facts}")
    play(state, "gather cards", "keep tavern")
    assert refused(state, f"build {district}") == "too-expensive (C3.3)"


# -- building


@clause("C7 Factory")
def test_factory_makes_other_unique_districts_one_gold_cheaper() -> None:
    state = turn_of("architect", "gold 2 2 2 2; city 0 factory; hand 0 smithy manor")
    play(state, "gather gold", "build smithy")
    assert state.gold[0] == 2 + 2 - 4
    assert refused(state, "build manor") == "too-expensive (C3.3)"


@clause("C7 Factory")
def test_factory_is_not_cheaper_itself_but_helps_at_once() -> None:
    state = turn_of("architect", "gold 5 2 2 2; hand 0 factory keep manor")
    play(state, "gather gold", "build factory")
    assert state.gold[0] == 2
    play(state, "build keep")
    assert state.gold[0] == 0


@clause("C7 Factory")
def test_factory_leaves_basic_districts_and_other_players_prices_alone() -> None:
    state = turn_of("architect", "gold 5 2 2 2; city 0 factory; hand 0 manor")
    play(state, "gather gold", "build manor")
    assert state.gold[0] == 7 - 3
    state = turn_of("king", "gold 1 2 2 2; city 1 factory; hand 0 keep")
    play(state, "gather gold", "build keep")
    assert state.gold[0] == 0


@clause("C7 Factory")
def test_factory_changes_the_price_to_build_alone() -> None:
    assert points("city 0 factory keep") == 5 + 3
    state = turn_of("warlord", "gold 3 2 2 2; city 1 factory museum")
    play(state, "destroy museum of 1")
    assert state.gold[0] == 0


@clause("C7 Framework")
def test_framework_is_destroyed_to_build_a_district_instead_of_paying() -> None:
    state = turn_of("king", "gold 0 2 2 2; city 0 framework tavern; hand 0 palace manor")
    play(state, "gather gold")
    assert refused(state, "build palace") == "too-expensive (C3.3)"
    play(state, "build palace with framework")
    assert (state.gold[0], city(state, 0)) == (2, ["tavern", "palace"])
    assert deck(state)[0] == "framework"
    assert refused(state, "build manor") == "limit-reached (C3.3)"


@clause("C7 Framework")
def test_framework_serves_its_owner_alone_and_once() -> None:
    state = turn_of("architect", "city 1 framework; hand 0 palace")
    play(state, "gather gold")
    assert refused(state, "build palace with framework") == "not-your-district (C3.5)"
    state = turn_of("architect", "city 0 framework; hand 0 palace castle")
    play(state, "gather gold", "build palace with framework")
    assert refused(state, "build castle with framework") == "not-your-district (C3.5)"


@clause("C7 Framework")
def test_district_built_with_the_framework_is_not_confiscated_but_the_next_paid_one_is() -> None:
    state = turn_of("architect", warrant_on("architect"), "city 0 framework; hand 0 palace manor")
    play(state, "gather gold", "build palace with framework")
    assert (decides(state), city(state, 0)) == ((0, "turn"), ["palace"])
    play(state, "build manor")
    assert decides(state) == (1, "confiscation")
    play(state, "confiscate")
    assert (city(state, 0), city(state, 1)) == (["palace"], ["manor"])
    assert state.gold[0] == 4


@clause("C7 Necropolis")
def test_necropolis_is_built_by_destroying_ones_own_district_instead_of_paying() -> None:
    state = turn_of("king", "gold 1 2 2 2; city 0 tavern temple; city 1 manor; hand 0 necropolis")
    play(state, "gather gold")
    assert offered(state) == ["build necropolis over tavern", "build necropolis over temple", "end turn"]
    assert refused(state, "build necropolis over manor") == "no-such-district (C3.5)"
    play(state, "build necropolis over tavern")
    assert (state.gold[0], city(state, 0)) == (3, ["temple", "necropolis"])
    assert deck(state)[0] == "tavern"


@clause("C7 Necropolis")
def test_necropolis_may_be_paid_for_and_then_costs_no_district() -> None:
    state = turn_of("king", "gold 3 2 2 2; city 0 tavern; hand 0 necropolis")
    play(state, "gather gold", "build necropolis")
    assert (state.gold[0], city(state, 0)) == (0, ["tavern", "necropolis"])


@clause("C7 Necropolis")
def test_necropolis_built_without_paying_is_not_confiscated_but_the_next_paid_one_is() -> None:
    state = turn_of("architect", warrant_on("architect"), "city 0 tavern; hand 0 necropolis manor")
    play(state, "gather gold", "build necropolis over tavern")
    assert (decides(state), city(state, 0)) == ((0, "turn"), ["necropolis"])
    play(state, "build manor", "confiscate")
    assert (city(state, 0), city(state, 1)) == (["necropolis"], ["manor"])


@clause("C7 Necropolis")
def test_necropolis_paid_for_can_be_confiscated() -> None:
    state = turn_of("architect", warrant_on("architect"), "gold 3 2 2 2; hand 0 necropolis")
    play(state, "gather gold", "build necropolis", "confiscate")
    assert (city(state, 0), city(state, 1), state.gold[0]) == ([], ["necropolis"], 5)


@clause("C7 Monument")
@pytest.mark.parametrize(
    ("districts", "buildable"),
    [
        ("tavern temple manor market", True),
        ("tavern temple manor market docks", False),
        ("tavern temple manor market docks castle", False),
    ],
)
def test_monument_is_not_buildable_with_five_or_more_districts(districts: str, buildable: bool) -> None:
    state = turn_of("king", f"city 0 {districts}; hand 0 monument")
    play(state, "gather gold")
    assert ("build monument" in offered(state)) == buildable
    if not buildable:
        assert refused(state, "build monument") == "city-too-large (C7 Monument)"


@clause("C7 Monument")
def test_monument_counts_as_two_towards_completing_the_city() -> None:
    state = turn_of("architect", "gold 9 2 2 2; city 0 tavern temple manor market; hand 0 monument docks")
    play(state, "gather gold", "build monument")
    assert state.view(None).table.first_complete == -1
    play(state, "build docks")
    assert len(city(state, 0)) == 6
    assert state.view(None).table.first_complete == 0


@clause("C7 Monument")
def test_monument_counts_as_two_towards_nothing_else() -> None:
    assert points("city 0 monument") == 4
    assert points("city 0 monument capitol tavern temple manor") == 4 + 5 + 1 + 1 + 3
    assert points("city 0 monument wishing-well") == 4 + 5 + 2
    assert points("city 0 monument tavern temple manor market docks; first_complete 0") == 4 + 1 + 1 + 3 + 2 + 3 + 4


@clause("C7 Quarry")
def test_quarry_lets_its_owner_build_any_number_of_duplicates() -> None:
    state = turn_of("architect", "city 0 quarry tavern; hand 0 tavern tavern tavern")
    play(state, "gather gold", "build tavern", "build tavern", "build tavern")
    assert city(state, 0) == ["quarry", "tavern", "tavern", "tavern", "tavern"]


@clause("C7 Quarry")
def test_quarry_of_another_player_allows_no_duplicates() -> None:
    state = turn_of("architect", "city 0 tavern; city 1 quarry; hand 0 tavern")
    play(state, "gather gold")
    assert refused(state, "build tavern") == "duplicate (C3.4)"


@clause("C7 Quarry")
def test_quarry_brings_the_magistrate_no_duplicates() -> None:
    state = turn_of("king", warrant_on("king"), "city 1 quarry manor; hand 0 manor")
    play(state, "gather gold", "build manor")
    assert offered(state) == ["let pass"]
    assert refused(state, "confiscate") == "duplicate (C5.3)"


@clause("C7 Quarry")
def test_quarry_brings_the_diplomat_no_duplicates() -> None:
    state = turn_of("diplomat", "city 0 quarry tavern manor; city 1 tavern temple; gold 9 2 2 2")
    assert refused(state, "exchange for tavern of 1") == "would-duplicate (C5.23)"
    assert "exchange for temple of 1" in offered(state)


@clause("C7 Quarry")
def test_diplomat_gives_no_duplicate_to_the_owner_of_the_quarry() -> None:
    state = turn_of("diplomat", "city 0 tavern manor; city 1 quarry tavern temple; gold 9 2 2 2")
    play(state, "exchange for temple of 1")
    assert offered(state) == ["exchange manor"]
    assert refused(state, "exchange tavern") == "would-duplicate (C5.23)"


@clause("C7 Quarry")
def test_quarry_brings_the_marshal_no_duplicates() -> None:
    state = turn_of("marshal", "city 0 quarry tavern; city 1 tavern temple; gold 9 2 2 2")
    assert refused(state, "seize tavern of 1") == "would-duplicate (C5.24)"
    assert "seize temple of 1" in offered(state)


@clause("C7 Secret Vault")
def test_secret_vault_cannot_be_built_in_any_way() -> None:
    state = turn_of("king", "gold 9 2 2 2; city 0 framework; hand 0 secret-vault")
    play(state, "gather gold")
    assert offered(state) == ["end turn"]
    for choice in ("build secret-vault", "build secret-vault with framework"):
        assert refused(state, choice) == "never-built (C7 Secret Vault)"
    state = turn_of("wizard", "gold 9 2 2 2; hand 1 secret-vault")
    play(state, "look at 1")
    assert offered(state) == ["pocket secret-vault"]


@clause("C7 Stables")
@pytest.mark.parametrize("order", [("stables", "manor"), ("manor", "stables")])
def test_stables_do_not_count_against_the_limit(order: tuple[str, str]) -> None:
    state = turn_of("king", "gold 5 2 2 2; hand 0 stables manor tavern")
    play(state, "gather gold", *[f"build {district}" for district in order])
    assert (city(state, 0), state.gold[0]) == ([*order], 2)
    assert refused(state, "build tavern") == "limit-reached (C3.3)"


@clause("C7 Stables")
def test_confiscated_stables_do_not_count_against_the_limit() -> None:
    state = turn_of("king", warrant_on("king"), "gold 1 2 2 2; hand 0 stables manor tavern")
    play(state, "gather gold", "build stables", "confiscate", "build manor")
    assert (city(state, 0), city(state, 1)) == (["manor"], ["stables"])
    assert refused(state, "build tavern") == "limit-reached (C3.3)"


@clause("C7 Thieves' Den")
def test_thieves_den_is_paid_partly_in_cards() -> None:
    state = turn_of("king", "hand 0 thieves-den temple tavern manor")
    play(state, "gather gold", "build thieves-den with cards")
    assert offered(state) == ["pay with manor", "pay with temple", "pay with tavern"]
    play(state, "pay with temple")
    assert "pay the rest" not in offered(state)
    play(state, "pay with tavern", "pay the rest")
    assert (state.gold[0], city(state, 0), hand(state, 0)) == (0, ["thieves-den"], ["manor"])
    assert sorted(deck(state)[:2]) == ["tavern", "temple"]


@clause("C7 Thieves' Den")
def test_thieves_den_is_paid_wholly_in_cards() -> None:
    state = turn_of("king", "hand 0 thieves-den temple tavern manor market docks castle palace")
    cards = [f"pay with {name}" for name in ("temple", "tavern", "manor", "market", "docks", "castle")]
    play(state, "gather gold", "build thieves-den with cards", *cards)
    assert (state.gold[0], city(state, 0), hand(state, 0)) == (4, ["thieves-den"], ["palace"])


@clause("C7 Thieves' Den")
def test_thieves_den_needs_a_gold_or_a_card_for_each_gold_of_its_cost() -> None:
    state = turn_of("king", "gold 3 2 2 2; hand 0 thieves-den")
    play(state, "gather gold")
    assert refused(state, "build thieves-den with cards") == "too-expensive (C3.3)"
    state = turn_of("king", "gold 3 2 2 2; hand 0 thieves-den tavern")
    play(state, "gather gold")
    assert "build thieves-den with cards" in offered(state)


@clause("C7 Thieves' Den", "C5.8")
def test_thieves_den_taken_by_the_wizard_is_paid_in_cards_of_his_own_hand() -> None:
    state = turn_of("wizard", "gold 5 2 2 2; hand 0 tavern temple; hand 1 thieves-den manor")
    play(state, "look at 1", "build thieves-den at once with cards", "pay with temple", "pay the rest")
    assert (state.gold[0], city(state, 0)) == (0, ["thieves-den"])
    assert (hand(state, 0), hand(state, 1)) == (["tavern"], ["manor"])


@clause("C7 Thieves' Den", "C5.15")
def test_cardinal_may_borrow_what_cards_and_gold_leave_of_the_thieves_den() -> None:
    state = turn_of("cardinal", "gold 1 2 2 2; hand 0 thieves-den tavern temple manor")
    play(state, "gather gold", "build thieves-den with cards", "pay with tavern", "borrow the rest from 2")
    play(state, "give temple", "give manor")
    assert (state.gold, city(state, 0)) == ([0, 2, 0, 2], ["thieves-den"])
    assert (hand(state, 0), hand(state, 2), deck(state)[0]) == ([], ["manor", "temple"], "tavern")


@clause("C7 Thieves' Den")
def test_other_districts_are_not_paid_in_cards() -> None:
    state = turn_of("king", "gold 2 2 2 2; hand 0 smithy tavern temple")
    play(state, "gather gold")
    assert offered(state) == ["build temple", "build tavern", "end turn"]


@clause("C7 Thieves' Den")
def test_gold_paid_for_a_confiscated_thieves_den_comes_back_and_cards_do_not() -> None:
    state = turn_of("king", warrant_on("king"), "hand 0 thieves-den temple tavern")
    play(state, "gather gold", "build thieves-den with cards", "pay with temple", "pay with tavern", "pay the rest")
    assert state.gold[0] == 0
    play(state, "confiscate")
    assert (state.gold[0], hand(state, 0)) == (4, [])
    assert (city(state, 0), city(state, 1)) == ([], ["thieves-den"])


# -- destroying and protecting


@clause("C7 Armory")
@pytest.mark.parametrize(("district", "owner"), [("temple", 0), ("cathedral", 2)])
def test_armory_is_destroyed_to_destroy_any_district(district: str, owner: int) -> None:
    state = turn_of("king", "city 0 armory temple; city 2 cathedral tavern")
    play(state, f"bombard {district} of {owner}")
    left = {0: ["armory", "temple"], 2: ["cathedral", "tavern"]}
    left[0].remove("armory")
    left[owner].remove(district)
    assert (city(state, 0), city(state, 2)) == (left[0], left[2])
    assert sorted(deck(state)[:2]) == sorted(["armory", district])
    assert state.gold == [2, 2, 2, 2]
    assert refused(state, "bombard tavern of 2") == "not-your-district (C3.5)"


@clause("C7 Armory")
def test_armory_is_used_in_its_owners_turn() -> None:
    state = turn_of("king", "city 0 tavern; city 1 armory")
    assert refused(state, "bombard tavern of 0") == "not-your-district (C3.5)"


@clause("C7 Armory")
def test_armory_is_not_its_own_target() -> None:
    state = turn_of("king", "city 0 armory tavern")
    assert [choice for choice in offered(state) if choice.startswith("bombard")] == ["bombard tavern of 0"]


@clause("C7 Armory")
def test_armory_destroys_nothing_in_a_completed_city() -> None:
    state = turn_of("king", f"city 0 armory; city 1 {COMPLETED}; first_complete 1; city 2 tavern")
    assert [choice for choice in offered(state) if choice.startswith("bombard")] == ["bombard tavern of 2"]
    assert refused(state, "bombard tavern of 1") == "completed-city (C4.4)"


@clause("C7 Great Wall", "C10.17")
def test_warlord_pays_the_bank_one_more_for_a_district_behind_the_great_wall() -> None:
    state = turn_of("warlord", "gold 2 2 2 2; city 1 great-wall temple manor")
    assert refused(state, "destroy manor of 1") == "too-expensive (C3.3)"
    play(state, "destroy temple of 1")
    assert state.gold == [1, 2, 2, 2]


@clause("C7 Great Wall", "C10.17")
def test_marshal_pays_the_bank_one_more_for_a_district_behind_the_great_wall() -> None:
    state = turn_of("marshal", "gold 4 2 2 2; city 1 great-wall manor")
    play(state, "seize manor of 1")
    assert state.gold == [0, 5, 2, 2]
    state = turn_of("marshal", "gold 3 2 2 2; city 1 great-wall manor")
    assert refused(state, "seize manor of 1") == "too-expensive (C3.3)"


@clause("C7 Great Wall", "C10.17")
@pytest.mark.parametrize(("wanted", "owners_gold"), [("castle", 2 + 3), ("temple", 2), ("watchtower", 2)])
def test_diplomat_pays_the_difference_and_the_bank_one_more_behind_the_great_wall(
    wanted: str, owners_gold: int
) -> None:
    state = turn_of("diplomat", f"gold 5 2 2 2; city 0 tavern; city 1 great-wall {wanted}")
    play(state, f"exchange for {wanted} of 1", "exchange tavern")
    assert state.gold == [5 - (owners_gold - 2) - 1, owners_gold, 2, 2]


@clause("C7 Great Wall")
def test_great_wall_does_not_protect_itself() -> None:
    state = turn_of("warlord", "gold 5 2 2 2; city 1 great-wall temple")
    play(state, "destroy great-wall of 1")
    assert state.gold[0] == 0
    state = turn_of("diplomat", "gold 5 2 2 2; city 0 tavern; city 1 great-wall temple")
    play(state, "exchange for great-wall of 1", "exchange tavern")
    assert state.gold == [0, 2 + 5, 2, 2]


@clause("C7 Great Wall")
def test_diplomat_pays_no_more_for_a_district_he_gives_from_behind_his_great_wall() -> None:
    state = turn_of("diplomat", "gold 0 2 2 2; city 0 great-wall tavern; city 1 temple")
    play(state, "exchange for temple of 1", "exchange tavern")
    assert state.gold == [0, 2, 2, 2]
    assert (city(state, 0), city(state, 1)) == (["great-wall", "temple"], ["tavern"])


@clause("C7 Keep")
@pytest.mark.parametrize(
    ("character", "choice"),
    [("warlord", "destroy keep of 1"), ("diplomat", "exchange for keep of 1"), ("marshal", "seize keep of 1")],
)
def test_rank_8_cannot_use_its_power_on_the_keep(character: str, choice: str) -> None:
    state = turn_of(character, "gold 9 2 2 2; city 0 palace; city 1 keep temple")
    assert choice not in offered(state)
    assert choice.replace("keep", "temple") in offered(state)
    assert refused(state, choice) == "keep-stands (C7 Keep)"


@clause("C7 Keep")
def test_warlord_cannot_destroy_his_own_keep() -> None:
    state = turn_of("warlord", "gold 9 2 2 2; city 0 keep")
    assert refused(state, "destroy keep of 0") == "keep-stands (C7 Keep)"


@clause("C7 Armory", "C7 Dragon Gate")
def test_destroyed_unique_district_brings_its_owner_nothing() -> None:
    state = turn_of("king", "city 0 armory; city 1 dragon-gate tavern")
    assert score(state, 1) == 6 + 1 + 2
    play(state, "bombard dragon-gate of 1")
    assert score(state, 1) == 1
