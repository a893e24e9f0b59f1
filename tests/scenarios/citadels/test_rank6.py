"""C5, rank 6: Merchant, Alchemist, Trader."""

import pytest

from tests.scenarios.citadels.table import city, hand, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- Merchant


@clause("C5.16")
def test_merchant_gains_1_gold_per_trade_district() -> None:
    state = turn_of("merchant", "gold 0 0 0 0; city 0 tavern market docks temple; city 1 harbor")
    play(state, "income")
    assert state.gold == [3, 0, 0, 0]
    assert refused(state, "income") == "already-used (C3.5)"


@clause("C5.16")
@pytest.mark.parametrize(("gather", "gold"), [(["gather gold"], 3), (["gather cards", "keep temple"], 1)])
def test_merchant_gains_1_gold_more_whatever_was_gathered(gather: list[str], gold: int) -> None:
    state = turn_of("merchant", "gold 0 0 0 0; top temple prison")
    play(state, *gather, "bonus gold")
    assert state.gold[0] == gold
    assert refused(state, "bonus gold") == "already-used (C3.5)"


# -- Alchemist


@clause("C5.17")
def test_alchemist_regains_the_gold_paid_to_build_at_the_end_of_the_turn() -> None:
    state = turn_of("alchemist", "gold 3 0 0 0; hand 0 castle")
    play(state, "gather gold", "build castle")
    assert state.gold[0] == 1
    play(state, "end turn")
    assert city(state, 0) == ["castle"]
    assert state.gold[0] == 5


@clause("C5.17", "C7 Stables")
def test_alchemist_regains_the_gold_paid_for_every_district_of_the_turn() -> None:
    state = turn_of("alchemist", "gold 6 0 0 0; hand 0 castle stables", preset="devious-dignitaries")
    play(state, "gather gold", "build stables", "build castle")
    assert state.gold[0] == 2
    play(state, "end turn")
    assert state.gold[0] == 8


@clause("C5.17")
def test_alchemist_must_have_the_gold_to_build() -> None:
    state = turn_of("alchemist", "gold 1 0 0 0; hand 0 castle")
    play(state, "gather gold")
    assert refused(state, "build castle") == "too-expensive (C3.3)"


@clause("C5.17")
def test_alchemist_does_not_regain_what_the_smithy_cost() -> None:
    state = turn_of("alchemist", "gold 4 0 0 0; city 0 smithy; hand 0 temple")
    play(state, "gather gold", "forge", "build temple", "end turn")
    assert state.gold[0] == 4


@clause("C5.17", "C5.27")
def test_alchemist_does_not_regain_the_tax() -> None:
    state = turn_of("alchemist", "gold 4 0 0 0; hand 0 castle", preset="cunning-agents", ninth=True)
    play(state, "gather gold", "build castle", "end turn")
    assert state.gold[0] == 5
    assert state.taxes == 1


@clause("C5.17", "C7 Thieves' Den")
def test_alchemist_does_not_regain_cards_paid_for_the_den() -> None:
    state = turn_of("alchemist", "gold 2 0 0 0; hand 0 thieves-den temple market")
    play(state, "gather gold", "build thieves-den with cards", "pay with temple", "pay with market", "pay the rest")
    play(state, "end turn")
    assert state.gold[0] == 4
    assert hand(state, 0) == []


@clause("C5.17", "C7 Poor House")
def test_poor_house_works_before_the_alchemists_refund() -> None:
    state = turn_of("alchemist", "gold 2 0 0 0; city 0 poor-house; hand 0 castle", preset="cunning-agents")
    play(state, "gather gold", "build castle", "end turn")
    assert state.gold[0] == 5


# -- Trader


@clause("C5.18")
def test_trader_gains_1_gold_per_trade_district() -> None:
    state = turn_of("trader", "gold 0 0 0 0; city 0 tavern market temple")
    play(state, "income")
    assert state.gold == [2, 0, 0, 0]
    assert "bonus gold" not in offered(state)


@clause("C5.18")
def test_traders_trade_districts_do_not_count_against_the_limit() -> None:
    state = turn_of("trader", "gold 20 0 0 0; hand 0 tavern market docks harbor temple prison")
    play(state, "gather gold", "build tavern", "build market", "build temple")
    assert refused(state, "build prison") == "limit-reached (C3.3)"
    play(state, "build docks", "build harbor")
    assert city(state, 0) == ["tavern", "market", "temple", "docks", "harbor"]
    assert decides(state) == (0, "turn")


@clause("C5.18", "C3.3")
def test_merchants_trade_districts_count_against_the_limit() -> None:
    state = turn_of("merchant", "gold 20 0 0 0; hand 0 tavern market")
    play(state, "gather gold", "build tavern")
    assert refused(state, "build market") == "limit-reached (C3.3)"
