"""C5, rank 5: Bishop, Abbot, Cardinal."""

import pytest

from tests.scenarios.citadels.table import city, hand, scene, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- Bishop


@clause("C5.13")
def test_bishop_gains_1_gold_per_religious_district() -> None:
    state = turn_of("bishop", "gold 0 0 0 0; city 0 temple church manor; city 1 monastery")
    play(state, "income")
    assert state.gold == [2, 0, 0, 0]


RANK_8 = pytest.mark.parametrize(
    ("name", "power"), [("warlord", "destroy tavern"), ("diplomat", "exchange for tavern"), ("marshal", "seize tavern")]
)


@clause("C5.13")
@RANK_8
def test_rank_8_cannot_touch_the_bishops_city(name: str, power: str) -> None:
    state = turn_of(
        "bishop",
        f"gold 0 9 0 0; holds 1 {name}; holds 2 king; holds 3 thief; city 0 tavern; city 1 prison; city 2 tavern",
    )
    play(state, "gather gold", "end turn")
    assert decides(state) == (1, "turn")
    assert f"{power} of 2" in offered(state)
    assert refused(state, f"{power} of 0") == "protected (C5.13)"


@clause("C5.13", "C5.1")
@RANK_8
def test_rank_8_may_touch_the_killed_bishops_city(name: str, power: str) -> None:
    state = turn_of(
        "bishop",
        f"gold 0 9 0 0; holds 1 {name}; holds 2 king; holds 3 assassin; killed bishop; city 0 tavern; city 1 prison",
    )
    assert decides(state) == (1, "turn")
    assert f"{power} of 0" in offered(state)


@clause("C5.13", "C3.8")
def test_bishops_city_is_protected_in_that_round_only() -> None:
    state = turn_of("bishop", "holds 1 king; holds 2 thief; holds 3 assassin")
    assert state.view(None).marks.protected == 0
    play(state, "gather gold", "end turn")
    assert state.view(None).round == 2
    assert state.view(None).marks.protected == -1


@clause("C10.15", "C5.13")
def test_bishop_with_3_players_is_protected_whichever_character_acts() -> None:
    state = scene(
        "gold 0 9 0; holds 0 bishop architect; holds 1 king warlord; holds 2 thief merchant; next bishop",
        "city 0 tavern",
        players=3,
    )
    play(state, *["gather gold", "end turn"] * 3)
    assert state.view(None).turn.role == "warlord"
    assert refused(state, "destroy tavern of 0") == "protected (C5.13)"


@clause("C10.15", "C5.13")
def test_bishops_city_is_safe_from_the_players_own_warlord_too() -> None:
    state = scene(
        "gold 9 0 0; holds 0 bishop warlord; holds 1 king architect; holds 2 thief merchant; protected 0",
        "next warlord; city 0 tavern",
        players=3,
    )
    assert refused(state, "destroy tavern of 0") == "protected (C5.13)"


# -- Abbot


@clause("C5.14")
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_abbot_takes_any_mix_of_gold_and_cards_per_religious_district(gold: int) -> None:
    state = turn_of("abbot", "gold 9 0 0 0; city 0 temple church monastery manor; top tavern market prison palace")
    mixes = [f"income {n} gold" for n in range(4)]
    assert offered(state) == ["gather gold", "gather cards", *mixes]
    play(state, f"income {gold} gold")
    assert state.gold == [9 + gold, 0, 0, 0]
    assert hand(state, 0) == ["tavern", "market", "prison"][: 3 - gold]
    assert [refused(state, mix) for mix in mixes] == ["already-used (C3.5)"] * 4


@clause("C5.14")
def test_abbot_without_religious_districts_takes_no_income() -> None:
    state = turn_of("abbot", "gold 9 0 0 0; city 0 manor")
    assert offered(state) == ["gather gold", "gather cards"]
    assert refused(state, "income 0 gold") == "nothing-to-gain (C3.5)"


@clause("C5.14")
def test_richest_player_gives_the_abbot_1_gold() -> None:
    state = turn_of("abbot", "gold 3 5 4 0")
    assert offered(state) == ["gather gold", "gather cards", "tithe from 1"]
    assert refused(state, "tithe from 2") == "not-richest (C5.14)"
    play(state, "tithe from 1")
    assert state.gold == [4, 4, 4, 0]
    assert refused(state, "tithe from 1") == "already-used (C3.5)"


@clause("C5.14")
def test_abbot_chooses_among_others_tied_as_richest() -> None:
    state = turn_of("abbot", "gold 3 5 1 5")
    assert offered(state) == ["gather gold", "gather cards", "tithe from 1", "tithe from 3"]
    play(state, "tithe from 3")
    assert state.gold == [4, 5, 1, 4]


@clause("C5.14")
@pytest.mark.parametrize("gold", ["5 5 1 0", "6 5 5 5", "0 0 0 0"])
def test_abbot_among_the_richest_gets_no_tithe(gold: str) -> None:
    state = turn_of("abbot", f"gold {gold}")
    assert offered(state) == ["gather gold", "gather cards"]
    assert refused(state, "tithe from 1") == "not-richest (C5.14)"


@clause("C5.14", "C3.5")
def test_abbot_may_take_the_tithe_at_any_time_of_the_turn() -> None:
    state = turn_of("abbot", "gold 5 5 0 0; hand 0 castle")
    play(state, "gather gold")
    assert refused(state, "tithe from 1") == "not-richest (C5.14)"
    play(state, "build castle", "tithe from 1")
    assert state.gold == [4, 4, 0, 0]


# -- Cardinal


@clause("C5.15")
def test_cardinal_draws_1_card_per_religious_district() -> None:
    state = turn_of("cardinal", "gold 0 0 0 0; city 0 temple church manor; top tavern market prison")
    play(state, "income")
    assert hand(state, 0) == ["tavern", "market"]
    assert state.gold == [0, 0, 0, 0]


@clause("C5.15", "C10.21")
def test_cardinal_short_of_gold_takes_exactly_what_is_missing_for_a_card_each() -> None:
    state = turn_of("cardinal", "gold 1 6 0 0; hand 0 palace temple market prison")
    play(state, "gather gold", "build palace on loan from 1")
    assert decides(state) == (0, "loan")
    assert offered(state) == ["give temple", "give market", "give prison"]
    play(state, "give temple", "give prison")
    assert city(state, 0) == ["palace"]
    assert state.gold == [0, 4, 0, 0]
    assert hand(state, 0) == ["market"]
    assert hand(state, 1) == ["temple", "prison"]
    assert decides(state) == (0, "turn")


@clause("C5.15", "C10.21")
def test_cardinals_lender_must_have_all_that_is_missing() -> None:
    state = turn_of("cardinal", "gold 0 1 2 9; hand 0 castle temple market")
    play(state, "gather gold")
    assert offered(state) == [
        "build castle on loan from 2",
        "build castle on loan from 3",
        "build temple",
        "build market",
        "end turn",
    ]
    assert refused(state, "build castle on loan from 1") == "no-loan (C5.15)"
    assert refused(state, "build castle") == "too-expensive (C3.3)"


@clause("C5.15", "C10.21")
@pytest.mark.parametrize(("cards", "possible"), [("", False), ("temple", False), ("temple temple", True)])
def test_cardinal_pays_the_lender_with_other_cards_than_the_one_built(cards: str, possible: bool) -> None:
    state = turn_of("cardinal", f"gold 0 9 0 0; city 0 temple; hand 0 castle {cards}")
    play(state, "gather gold")
    assert ("build castle on loan from 1" in offered(state)) == possible
    if not possible:
        assert refused(state, "build castle on loan from 1") == "no-loan (C5.15)"


@clause("C5.15", "C10.21")
def test_cardinal_with_enough_gold_takes_no_loan() -> None:
    state = turn_of("cardinal", "gold 2 9 0 0; hand 0 castle temple")
    play(state, "gather gold")
    assert offered(state) == ["build castle", "build temple", "end turn"]
    assert refused(state, "build castle on loan from 1") == "no-loan (C5.15)"


@clause("C5.15")
def test_only_the_cardinal_builds_on_loan() -> None:
    state = turn_of("bishop", "gold 0 9 0 0; hand 0 castle temple market")
    play(state, "gather gold")
    assert refused(state, "build castle on loan from 1") == "not-your-power (C3.5)"


@clause("C5.15", "C3.3")
def test_cardinals_loan_counts_against_the_limit() -> None:
    state = turn_of("cardinal", "gold 1 9 0 0; hand 0 castle temple market prison")
    play(state, "gather gold", "build castle on loan from 1", "give temple")
    assert refused(state, "build market on loan from 1") == "limit-reached (C3.3)"


@clause("C10.21", "C7 Factory")
def test_cardinals_shortfall_is_counted_after_the_factory() -> None:
    state = turn_of("cardinal", "gold 2 9 0 0; city 0 factory; hand 0 library temple")
    play(state, "gather gold", "build library on loan from 1", "give temple")
    assert city(state, 0) == ["factory", "library"]
    assert state.gold == [0, 8, 0, 0]


@clause("C10.21", "C5.27")
def test_cardinal_does_not_borrow_for_the_tax() -> None:
    state = turn_of("cardinal", "gold 1 9 0 0; hand 0 castle temple market", preset="vicious-nobles", ninth=True)
    play(state, "gather gold", "build castle on loan from 1", "give temple")
    assert city(state, 0) == ["castle"]
    assert state.gold == [0, 8, 0, 0]
    assert state.taxes == 0


@clause("C5.15", "C7 Thieves' Den")
def test_cardinal_may_pay_a_part_of_the_den_with_cards_and_borrow_the_rest() -> None:
    state = turn_of("cardinal", "gold 1 9 0 0; hand 0 thieves-den temple church market tavern prison")
    play(state, "gather gold", "build thieves-den with cards", "pay with temple", "pay with church")
    play(state, "borrow the rest from 1", "give market")
    assert city(state, 0) == ["thieves-den"]
    assert state.gold == [0, 8, 0, 0]
    assert hand(state, 0) == ["tavern", "prison"]
    assert hand(state, 1) == ["market"]


@clause("C5.15", "C3.5")
def test_cardinal_borrows_once_a_turn() -> None:
    state = turn_of(
        "cardinal",
        "gold 0 9 9 0; hand 0 stables thieves-den temple market prison docks harbor manor castle; top palace tavern",
    )
    play(state, "gather cards", "keep tavern", "build stables on loan from 1", "give temple", "give market")
    assert state.gold == [0, 7, 9, 0]
    assert refused(state, "build prison on loan from 2") == "already-used (C3.5)"
    play(state, "build thieves-den with cards", "pay with prison")
    assert offered(state) == [f"pay with {name}" for name in ("manor", "castle", "tavern", "docks", "harbor")]
    assert refused(state, "borrow the rest from 1") == "already-used (C3.5)"


@clause("C5.15")
def test_only_the_cardinal_borrows_for_the_den() -> None:
    state = turn_of("bishop", "gold 0 9 0 0; hand 0 thieves-den temple market prison docks harbor")
    play(state, "gather gold", "build thieves-den with cards", "pay with temple")
    assert refused(state, "borrow the rest from 1") == "not-your-power (C3.5)"
