"""C5, rank 1: Magistrate."""

from tests.scenarios.citadels.table import city, hand, scene, warranted
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- placing the warrants


@clause("C5.3", "C9.1", "C9.2")
def test_magistrate_places_three_warrants_on_different_characters_and_signs_one_unseen() -> None:
    state = scene("holds 0 magistrate")
    play(state, "warrant magician")
    assert decides(state) == (0, "place-warrant")
    assert refused(state, "warrant magician") == "already-marked (C5.3)"
    play(state, "warrant bishop", "warrant architect")
    assert decides(state) == (0, "sign-warrant")
    assert offered(state) == ["sign magician", "sign bishop", "sign architect"]
    play(state, "sign architect")
    assert state.view(None).marks.warrants == (3, 5, 7)
    assert [state.view(seat).marks.signed for seat in range(4)] == [7, 0, 0, 0]
    assert refused(state, "warrant king") == "already-used (C3.5)"


# -- confiscation


@clause("C5.3")
def test_magistrate_may_confiscate_the_district_the_signed_target_pays_for() -> None:
    state = warranted("bishop", "gold 0 4 0 0; hand 1 castle temple", others="thief merchant")
    play(state, "gather gold", "build castle")
    assert decides(state) == (0, "confiscation")
    assert offered(state) == ["confiscate", "let pass"]
    play(state, "confiscate")
    assert city(state, 0) == ["castle"]
    assert city(state, 1) == []
    assert state.gold == [0, 6, 0, 0]
    assert hand(state, 1) == ["temple"]
    assert refused(state, "build temple") == "limit-reached (C3.3)"
    assert [state.view(seat).marks.signed for seat in range(4)] == [5, 5, 5, 5]


@clause("C5.3", "C10.6")
def test_magistrate_who_lets_the_first_district_pass_is_not_asked_again() -> None:
    state = warranted("architect", "gold 0 9 0 0; hand 1 castle temple")
    play(state, "gather gold", "build castle", "let pass", "build temple")
    assert decides(state) == (1, "turn")
    assert city(state, 0) == []
    assert city(state, 1) == ["castle", "temple"]
    assert state.gold[1] == 6
    assert [state.view(seat).marks.signed for seat in range(4)] == [7, 0, 0, 0]


@clause("C5.3")
def test_magistrate_confiscates_only_the_first_district_paid_for() -> None:
    state = warranted("architect", "gold 0 9 0 0; hand 1 castle temple tavern")
    play(state, "gather gold", "build castle", "confiscate", "build temple", "build tavern")
    assert city(state, 0) == ["castle"]
    assert city(state, 1) == ["temple", "tavern"]
    assert state.gold[1] == 9


@clause("C10.6", "C5.3")
def test_magistrate_is_asked_at_an_unsigned_warrant_too_but_can_only_let_pass() -> None:
    state = warranted("architect", "gold 0 9 0 0; hand 1 castle temple", signed="merchant")
    play(state, "gather gold", "build castle")
    assert decides(state) == (0, "confiscation")
    assert offered(state) == ["let pass"]
    assert refused(state, "confiscate") == "not-signed (C10.6)"
    play(state, "let pass", "build temple")
    assert city(state, 1) == ["castle", "temple"]
    assert decides(state) == (1, "turn")


@clause("C5.3", "C10.6")
def test_magistrate_is_not_asked_when_a_character_without_warrant_builds() -> None:
    state = scene(
        "gold 0 9 0 0; warrants thief bishop merchant; signed merchant; magistrate 0; next architect; hand 1 castle",
        holds="magistrate architect",
    )
    play(state, "gather gold", "build castle")
    assert decides(state) == (1, "turn")
    assert city(state, 1) == ["castle"]


@clause("C5.3", "C10.6")
def test_magistrate_cannot_confiscate_a_name_of_his_city_and_that_uses_the_chance_up() -> None:
    state = warranted("architect", "gold 0 9 0 0; city 0 castle; hand 1 castle temple")
    play(state, "gather gold", "build castle")
    assert offered(state) == ["let pass"]
    assert refused(state, "confiscate") == "duplicate (C5.3)"
    play(state, "let pass", "build temple")
    assert decides(state) == (1, "turn")
    assert city(state, 1) == ["castle", "temple"]


@clause("C5.3", "C7 Quarry")
def test_quarry_does_not_let_the_magistrate_confiscate_a_duplicate() -> None:
    state = warranted("architect", "gold 0 9 0 0; city 0 castle quarry; hand 1 castle")
    play(state, "gather gold", "build castle")
    assert offered(state) == ["let pass"]


@clause("C5.3", "C7 Framework")
def test_district_built_with_the_framework_is_not_confiscable_and_the_next_paid_one_is() -> None:
    state = warranted(
        "architect",
        "gold 0 9 0 0; city 1 framework; hand 1 palace temple",
        others="bishop trader",
        preset="ambitious-aristocrats",
    )
    play(state, "gather gold", "build palace with framework")
    assert decides(state) == (1, "turn")
    assert city(state, 1) == ["palace"]
    play(state, "build temple")
    assert decides(state) == (0, "confiscation")
    play(state, "confiscate")
    assert city(state, 0) == ["temple"]
    assert city(state, 1) == ["palace"]


@clause("C5.3", "C7 Necropolis")
def test_necropolis_built_over_a_district_is_not_confiscable_and_the_next_paid_one_is() -> None:
    state = warranted(
        "architect",
        "gold 0 9 0 0; city 1 tavern; hand 1 necropolis temple",
        others="bishop trader",
        preset="ambitious-aristocrats",
    )
    play(state, "gather gold", "build necropolis over tavern")
    assert decides(state) == (1, "turn")
    assert city(state, 1) == ["necropolis"]
    play(state, "build temple")
    assert offered(state) == ["confiscate", "let pass"]


@clause("C5.3", "C7 Necropolis")
def test_necropolis_paid_for_in_gold_is_confiscable() -> None:
    state = warranted(
        "architect",
        "gold 0 5 0 0; city 1 tavern; hand 1 necropolis",
        others="bishop trader",
        preset="ambitious-aristocrats",
    )
    play(state, "gather gold", "build necropolis", "confiscate")
    assert city(state, 0) == ["necropolis"]
    assert city(state, 1) == ["tavern"]
    assert state.gold[1] == 7


@clause("C5.3", "C10.7", "C7 Thieves' Den")
def test_payer_of_a_confiscated_den_gets_the_gold_back_but_not_the_cards() -> None:
    state = warranted("bishop", "gold 0 2 0 0; hand 1 thieves-den temple market prison", others="thief merchant")
    play(state, "gather gold", "build thieves-den with cards", "pay with temple", "pay with market", "pay the rest")
    assert state.gold[1] == 0
    play(state, "confiscate")
    assert city(state, 0) == ["thieves-den"]
    assert state.gold[1] == 4
    assert hand(state, 1) == ["prison"]


@clause("C10.7")
def test_den_paid_wholly_with_cards_counts_as_paid() -> None:
    state = warranted(
        "bishop",
        "gold 0 0 0 0; hand 1 thieves-den temple church monastery tavern market prison",
        others="thief merchant",
    )
    play(state, "gather gold", "build thieves-den with cards")
    play(state, *[f"pay with {card}" for card in ("temple", "church", "monastery", "tavern", "market", "prison")])
    assert decides(state) == (0, "confiscation")
    play(state, "confiscate")
    assert city(state, 0) == ["thieves-den"]
    assert state.gold[1] == 2
    assert hand(state, 1) == []


@clause("C10.7", "C5.15")
def test_cardinal_whose_build_is_confiscated_gets_the_whole_price_and_the_lender_keeps_the_cards() -> None:
    state = warranted("cardinal", "gold 0 0 5 0; hand 1 castle temple market", others="thief merchant")
    play(state, "gather gold", "build castle on loan from 2", "give temple", "give market", "confiscate")
    assert city(state, 0) == ["castle"]
    assert state.gold == [0, 4, 3, 0]
    assert hand(state, 1) == []
    assert hand(state, 2) == ["temple", "market"]


@clause("C10.7", "C5.17")
def test_alchemist_whose_build_is_confiscated_is_refunded_once() -> None:
    state = warranted("alchemist", "gold 0 4 0 0; hand 1 castle", others="thief bishop", others_hold="architect")
    play(state, "gather gold", "build castle", "confiscate")
    assert state.gold[1] == 6
    play(state, "end turn")
    assert state.gold[1] == 6


@clause("C10.7", "C5.8")
def test_wizards_immediate_build_is_confiscable_and_leaves_the_ordinary_one() -> None:
    state = warranted("wizard", "gold 0 6 0 0; hand 1 temple; hand 2 castle", others="thief bishop")
    play(state, "gather gold", "look at 2", "build castle at once", "confiscate")
    assert city(state, 0) == ["castle"]
    assert state.gold[1] == 8
    play(state, "build temple")
    assert decides(state) == (1, "turn")
    assert city(state, 1) == ["temple"]


@clause("C10.10")
def test_warrant_on_the_magistrates_own_other_character_has_no_effect() -> None:
    state = scene(
        "gold 4 0 0; holds 0 magistrate bishop; holds 1 magician king; holds 2 merchant warlord",
        "warrants thief bishop merchant; signed bishop; magistrate 0; next bishop; hand 0 castle",
        players=3,
    )
    play(state, "gather gold", "build castle")
    assert decides(state) == (0, "turn")
    assert city(state, 0) == ["castle"]
    assert state.gold[0] == 2
