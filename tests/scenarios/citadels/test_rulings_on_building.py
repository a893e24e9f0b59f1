"""C10.18, C10.20 to C10.24 and C10.26: rulings on special builds, the end of the game and the set."""

import pytest

from tests.scenarios.citadels.table import COMPLETED, city, deck, hand, points, scene, turn_of
from tests.scenarios.scene import clause, offered, play, refused
from twocities.citadels.game import GAME
from twocities.citadels.options import Options

# -- the Wizard


@clause("C10.20")
def test_wizard_may_build_immediately_before_gathering() -> None:
    state = turn_of("wizard", "gold 3 2 2 2; hand 1 manor")
    play(state, "look at 1", "build manor at once")
    assert (city(state, 0), state.gold[0], hand(state, 1)) == (["manor"], 0, [])
    assert "gather gold" in offered(state)


@clause("C10.20")
def test_wizard_who_looked_at_cards_must_take_one() -> None:
    state = turn_of("wizard", "gold 2 2 2 2; hand 1 manor tavern")
    play(state, "look at 1")
    assert offered(state) == ["pocket manor", "pocket tavern", "build tavern at once"]
    for choice in ("gather gold", "end turn", "look at 2"):
        assert refused(state, choice) == "unresolved (C3.5)"
    play(state, "pocket manor")
    assert (hand(state, 0), hand(state, 1)) == (["manor"], ["tavern"])


@clause("C10.20")
def test_wizard_may_build_duplicates_at_once_and_from_hand() -> None:
    state = turn_of("wizard", "gold 2 2 2 2; city 0 tavern temple; hand 0 temple; hand 1 tavern")
    play(state, "look at 1", "build tavern at once", "gather gold", "build temple")
    assert city(state, 0) == ["tavern", "temple", "tavern", "temple"]


# -- the Cardinal


@clause("C10.21")
def test_cardinal_pays_own_gold_first_and_borrows_exactly_the_shortfall() -> None:
    state = turn_of("cardinal", "gold 1 2 9 1; hand 0 palace tavern temple manor")
    play(state, "gather gold", "build palace on loan from 2", "give tavern", "give manor")
    assert (state.gold, city(state, 0)) == ([0, 2, 7, 1], ["palace"])
    assert (hand(state, 0), hand(state, 2)) == (["temple"], ["manor", "tavern"])


@clause("C10.21")
def test_cardinal_with_enough_gold_borrows_nothing() -> None:
    state = turn_of("cardinal", "gold 3 2 9 1; hand 0 palace tavern temple manor")
    play(state, "gather gold")
    assert refused(state, "build palace on loan from 2") == "no-loan (C5.15)"


@clause("C10.21")
def test_cardinal_borrows_from_one_lender() -> None:
    state = turn_of("cardinal", "gold 0 2 2 3; hand 0 palace tavern temple manor")
    play(state, "gather gold")
    assert [choice for choice in offered(state) if "palace" in choice] == ["build palace on loan from 3"]
    for lender in (1, 2):
        assert refused(state, f"build palace on loan from {lender}") == "no-loan (C5.15)"


@clause("C10.21")
def test_cardinal_does_not_give_the_card_being_built() -> None:
    state = turn_of("cardinal", "gold 1 9 2 2; hand 0 palace tavern")
    play(state, "gather gold")
    assert refused(state, "build palace on loan from 1") == "no-loan (C5.15)"
    state = turn_of("cardinal", "gold 1 9 2 2; hand 0 palace tavern temple")
    play(state, "gather gold", "build palace on loan from 1")
    assert offered(state) == ["give temple", "give tavern"]


@clause("C10.21", "C7 Factory")
def test_cardinal_borrows_for_the_price_after_the_factory() -> None:
    state = turn_of("cardinal", "gold 1 9 2 2; city 0 factory; hand 0 smithy tavern temple")
    play(state, "gather gold", "build smithy on loan from 1", "give tavern")
    assert (state.gold[:2], city(state, 0)) == ([0, 8], ["factory", "smithy"])


@clause("C10.21")
def test_cardinal_never_borrows_for_the_tax() -> None:
    facts = "holds 1 tax-collector; gold 1 9 2 2; hand 0 {} tavern temple"
    state = turn_of("cardinal", facts.format("manor"))
    play(state, "gather gold")
    assert refused(state, "build manor on loan from 1") == "no-loan (C5.15)"
    play(state, "build manor")
    assert (state.gold[:2], state.taxes) == ([0, 9], 0)
    state = turn_of("cardinal", facts.format("castle"))
    play(state, "gather gold", "build castle on loan from 1", "give tavern")
    assert (state.gold[:2], state.taxes) == ([0, 8], 0)


# -- sacrifices


@clause("C10.22", "C7 Monument", "C7 Framework")
def test_framework_as_fifth_district_may_be_used_up_for_the_monument() -> None:
    state = turn_of("king", "gold 9 2 2 2; city 0 tavern temple manor market framework; hand 0 monument")
    play(state, "gather gold")
    assert refused(state, "build monument") == "city-too-large (C7 Monument)"
    play(state, "build monument with framework")
    assert city(state, 0) == ["tavern", "temple", "manor", "market", "monument"]


@clause("C10.22", "C7 Monument", "C7 Framework")
def test_framework_as_sixth_district_is_not_enough_for_the_monument() -> None:
    state = turn_of("king", "gold 9 2 2 2; city 0 tavern temple manor market docks framework; hand 0 monument")
    play(state, "gather gold")
    assert refused(state, "build monument with framework") == "city-too-large (C7 Monument)"


@clause("C10.22", "C7 Museum", "C7 Necropolis")
def test_cards_under_a_sacrificed_museum_go_under_the_deck() -> None:
    state = turn_of("king", "city 0 museum; museum tavern palace; hand 0 necropolis")
    play(state, "gather gold", "build necropolis over museum")
    assert (city(state, 0), state.view(None).table.museum_count) == (["necropolis"], 0)
    assert sorted(deck(state)[:3]) == ["museum", "palace", "tavern"]


# -- the end of the game


@clause("C10.18")
def test_city_that_falls_below_the_threshold_still_ends_the_game_and_keeps_its_four_points() -> None:
    state = turn_of(
        "architect",
        "holds 1 king; holds 2 bishop; holds 3 merchant; city 0 monument tavern temple manor market",
        "hand 0 docks necropolis",
    )
    play(state, "gather gold", "build docks")
    assert state.view(None).table.first_complete == 0
    play(state, "build necropolis over monument")
    assert len(city(state, 0)) == 6
    play(state, "end turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 1 + 1 + 3 + 2 + 3 + 5 + 4


@clause("C10.18")
@pytest.mark.parametrize(
    ("districts", "expected"),
    [
        ("tavern temple manor market docks church", 1 + 1 + 3 + 2 + 3 + 2),
        ("tavern temple manor market docks church prison", 1 + 1 + 3 + 2 + 3 + 2 + 2 + 2),
    ],
)
def test_two_points_are_for_other_cities_complete_at_the_end(districts: str, expected: int) -> None:
    assert points(f"first_complete 1; city 0 {districts}; city 1 {COMPLETED}") == expected


@clause("C10.23", "C7 Haunted Quarter")
def test_haunted_quarter_makes_one_choice_for_all_bonuses_together() -> None:
    """As a military district it completes the five types, as a noble one the three of the Capitol: never both."""
    assert points("city 0 haunted-quarter capitol manor castle temple tavern") == 2 + 5 + 3 + 4 + 1 + 1 + 3


@clause("C10.23", "C7 Haunted Quarter")
def test_haunted_quarter_counts_for_all_bonuses_of_its_choice() -> None:
    assert points("city 0 haunted-quarter capitol prison watchtower temple manor tavern; first_complete 0") == (
        2 + 5 + 2 + 1 + 1 + 3 + 1 + 3 + 3 + 4
    )
    assert points("city 0 haunted-quarter capitol barracks prison") == 2 + 5 + 3 + 2 + 3


@clause("C10.23", "C7 Haunted Quarter")
@pytest.mark.parametrize(
    ("districts", "expected"),
    [
        ("wishing-well manor", 5 + 3 + 2),
        ("wishing-well manor temple tavern", 5 + 3 + 1 + 1 + 1 + 3),
        ("wishing-well manor castle palace", 5 + 3 + 4 + 5 + 2),
        ("ivory-tower manor castle palace", 5 + 3 + 4 + 5 + 5),
        ("capitol keep manor", 5 + 3 + 3 + 3),
    ],
)
def test_haunted_quarter_is_taken_as_the_best_type(districts: str, expected: int) -> None:
    assert points(f"city 0 haunted-quarter {districts}") == 2 + expected


@clause("C10.24", "C4.3")
def test_player_who_revealed_nothing_loses_the_tie() -> None:
    state = scene(
        f"killed warlord; called 8; first_complete 2; city 0 manor; city 1 docks; city 2 {COMPLETED}",
        holds="assassin warlord",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((3, 3, 14 + 4, 0), (2, 3, 1, 4))


@clause("C10.24")
def test_killed_character_stays_hidden_unless_of_rank_4() -> None:
    facts = f"holds 0 assassin; called 8; first_complete 2; city 2 {COMPLETED}"
    assert scene(f"{facts}; holds 1 warlord; killed warlord").view(None).characters.shown[8] == -1
    assert scene(f"{facts}; holds 1 king; killed king").view(None).characters.shown[4] == 1


@clause("C10.24", "C4.3")
def test_killed_rank_4_counts_as_revealed_in_a_tie() -> None:
    facts = "holds 0 assassin; holds 1 king; killed king; called 8; city 0 manor; city 1 docks"
    outcome = scene(f"{facts}; city 2 {COMPLETED}; first_complete 2").outcome()
    assert outcome is not None
    assert outcome.places[:2] == (3, 2)


EIGHTEEN_EACH = f"city 0 {COMPLETED}; first_complete 0; city 1 palace castle cathedral harbor"


@clause("C10.24", "C4.3")
def test_higher_of_two_revealed_characters_decides_the_tie() -> None:
    facts = "holds 0 assassin warlord; holds 1 merchant architect; called 8"
    outcome = scene(f"{facts}; {EIGHTEEN_EACH}", players=2).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((18, 18), (1, 2))


@clause("C10.24")
def test_killed_higher_character_does_not_count_for_the_tie() -> None:
    facts = "holds 0 assassin architect; holds 1 merchant warlord; killed warlord"
    outcome = scene(f"{facts}; called 8; {EIGHTEEN_EACH}", players=2).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((18, 18), (1, 2))


# -- the set


@clause("C10.26")
@pytest.mark.parametrize("players", [3, 8])
def test_artist_is_added_to_the_first_game_with_three_or_eight_players(players: int) -> None:
    state = GAME.new(Options(players=players), "seed")
    assert state.names[8:] == ("artist",)


@clause("C10.26")
@pytest.mark.parametrize("players", [2, 4, 5, 6, 7])
def test_first_game_has_no_rank_9_otherwise(players: int) -> None:
    assert len(GAME.new(Options(players=players), "seed").names) == 8
