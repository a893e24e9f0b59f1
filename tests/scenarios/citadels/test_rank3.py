"""C5, rank 3: Magician, Wizard, Seer."""

import pytest

from tests.scenarios.citadels.table import city, hand, scene, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- Magician


@clause("C5.7")
def test_magician_swaps_the_whole_hand_with_another_player() -> None:
    state = turn_of("magician", "hand 0 temple; hand 1 tavern prison manor; hand 2 market")
    assert refused(state, "swap hands with 0") == "not-yourself (C5.7)"
    play(state, "swap hands with 1")
    assert hand(state, 0) == ["manor", "tavern", "prison"]
    assert hand(state, 1) == ["temple"]
    assert hand(state, 2) == ["market"]


@clause("C5.7")
def test_magician_with_an_empty_hand_takes_the_other_hand() -> None:
    state = turn_of("magician", "hand 1 tavern prison")
    assert refused(state, "redraw") == "empty-hand (C5.7)"
    play(state, "swap hands with 1")
    assert hand(state, 0) == ["tavern", "prison"]
    assert hand(state, 1) == []


@clause("C5.7", "C10.4")
def test_magician_discards_any_cards_to_the_bottom_and_draws_as_many() -> None:
    state = turn_of("magician", "hand 0 temple tavern tavern prison; deck palace market manor")
    play(state, "redraw")
    assert decides(state) == (0, "set-aside")
    assert offered(state) == ["set aside temple", "set aside tavern", "set aside prison"]
    play(state, "set aside tavern", "set aside tavern", "draw")
    assert hand(state, 0) == ["manor", "temple", "market", "prison"]
    assert state.view(None).table.deck_count == 3
    play(state, "gather cards")
    assert offered(state) == ["keep palace", "keep tavern"]


@clause("C5.7")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_magician_draws_as_many_cards_as_discarded(count: int) -> None:
    state = turn_of("magician", "hand 0 temple tavern prison; top palace palace palace")
    discards = [f"set aside {name}" for name in ("temple", "tavern", "prison")[:count]]
    play(state, "redraw", *discards, "draw")
    assert hand(state, 0).count("palace") == count
    assert len(hand(state, 0)) == 3


@clause("C10.4", "C5.7")
def test_magicians_discards_lie_under_the_deck_before_drawing() -> None:
    state = turn_of("magician", "hand 0 temple temple; deck palace")
    play(state, "redraw", "set aside temple", "set aside temple", "draw")
    assert hand(state, 0) == ["palace", "temple"]
    assert state.view(None).table.deck_count == 1


@clause("C5.7")
@pytest.mark.parametrize("course", [["swap hands with 1"], ["redraw", "set aside tavern", "draw"]])
def test_magician_either_swaps_or_redraws(course: list[str]) -> None:
    state = turn_of("magician", "hand 0 tavern temple; hand 1 prison")
    play(state, *course)
    assert refused(state, "swap hands with 1") == "already-used (C3.5)"
    assert refused(state, "redraw") == "already-used (C3.5)"


# -- Wizard


@clause("C5.8", "C10.20", "C9.2")
def test_wizard_sees_a_hand_and_must_take_a_card_of_it() -> None:
    state = turn_of("wizard", "gold 3 0 0 0; hand 0 market; hand 1 tavern palace")
    events = play(state, "look at 1")
    assert events == [{"kind": "looked", "seat": 0, "target": 1, "count": 2, "cards": ["palace", "tavern"]}]
    assert state.memory(0).hands == {1: ["palace", "tavern"]}
    assert state.memory(2).hands == {}
    assert decides(state) == (0, "take-card")
    assert offered(state) == ["pocket palace", "pocket tavern", "build tavern at once"]


@clause("C5.8")
def test_wizard_may_take_the_card_into_hand() -> None:
    state = turn_of("wizard", "gold 5 0 0 0; hand 0 market; hand 1 tavern palace")
    play(state, "look at 1", "pocket palace")
    assert hand(state, 0) == ["palace", "market"]
    assert hand(state, 1) == ["tavern"]
    assert state.gold == [5, 0, 0, 0]
    assert refused(state, "look at 1") == "already-used (C3.5)"


@clause("C5.8")
def test_wizard_may_build_a_pocketed_card_as_the_ordinary_one() -> None:
    state = turn_of("wizard", "gold 5 0 0 0; hand 0 market; hand 1 palace")
    play(state, "look at 1", "pocket palace", "gather gold", "build palace")
    assert city(state, 0) == ["palace"]
    assert state.gold[0] == 2
    assert refused(state, "build market") == "limit-reached (C3.3)"


@clause("C5.8", "C10.7")
def test_wizard_builds_the_card_at_once_for_its_cost_outside_the_limit() -> None:
    state = turn_of("wizard", "gold 5 1 0 0; hand 0 market tavern; hand 1 castle temple")
    play(state, "gather gold", "look at 1", "build castle at once")
    assert city(state, 0) == ["castle"]
    assert state.gold == [3, 1, 0, 0]
    assert hand(state, 0) == ["tavern", "market"]
    assert hand(state, 1) == ["temple"]
    play(state, "build market")
    assert city(state, 0) == ["castle", "market"]
    assert refused(state, "build tavern") == "limit-reached (C3.3)"


@clause("C5.8")
def test_wizard_may_build_at_once_after_the_ordinary_build() -> None:
    state = turn_of("wizard", "gold 5 0 0 0; hand 0 market; hand 1 castle")
    play(state, "gather gold", "build market", "look at 1", "build castle at once")
    assert city(state, 0) == ["market", "castle"]
    assert state.gold[0] == 1


@clause("C5.8", "C7 Thieves' Den")
def test_wizard_may_build_the_den_at_once_paying_with_own_cards() -> None:
    state = turn_of("wizard", "gold 5 0 0 0; hand 0 market temple; hand 1 thieves-den")
    play(state, "look at 1", "build thieves-den at once with cards", "pay with temple", "pay the rest")
    assert city(state, 0) == ["thieves-den"]
    assert state.gold == [0, 0, 0, 0]
    assert hand(state, 0) == ["market"]
    assert hand(state, 1) == []


@clause("C10.20")
def test_wizard_may_build_at_once_before_gathering() -> None:
    state = turn_of("wizard", "gold 4 0 0 0; hand 1 castle")
    play(state, "look at 1", "build castle at once")
    assert city(state, 0) == ["castle"]
    assert offered(state) == ["gather gold", "gather cards"]


@clause("C5.8", "C10.20")
def test_wizard_may_build_duplicates_with_every_build_of_the_turn() -> None:
    state = turn_of("wizard", "gold 5 0 0 0; city 0 tavern; hand 0 tavern; hand 1 tavern")
    play(state, "gather gold", "look at 1", "build tavern at once", "build tavern")
    assert city(state, 0) == ["tavern", "tavern", "tavern"]
    assert state.gold[0] == 5


@clause("C5.8", "C2.7")
def test_wizards_duplicates_are_for_that_turn_only() -> None:
    state = scene(
        "gold 5 0 0; holds 0 wizard bishop; holds 1 thief king; holds 2 merchant warlord; next bishop; city 0 tavern",
        "hand 0 tavern",
        players=3,
    )
    play(state, "gather gold")
    assert refused(state, "build tavern") == "duplicate (C3.4)"


@clause("C5.8", "C10.20")
def test_wizard_may_look_neither_at_an_empty_hand_nor_at_his_own() -> None:
    state = turn_of("wizard", "hand 0 market; hand 2 tavern")
    assert offered(state) == ["gather gold", "gather cards", "look at 2"]
    assert refused(state, "look at 1") == "empty-hand (C5.8)"
    assert refused(state, "look at 0") == "not-yourself (C5.8)"


# -- Seer


@clause("C5.9")
def test_seer_takes_a_card_from_each_other_player_with_cards_and_gives_each_one() -> None:
    state = turn_of("seer", "hand 0 palace; hand 1 tavern; hand 3 prison")
    play(state, "foresee")
    assert hand(state, 0) == ["palace", "tavern", "prison"]
    assert [len(hand(state, seat)) for seat in (1, 2, 3)] == [0, 0, 0]
    assert decides(state) == (0, "give-back")
    assert offered(state) == ["give palace", "give tavern", "give prison"]
    play(state, "give palace")
    assert hand(state, 1) == ["palace"]
    assert offered(state) == ["give tavern", "give prison"]
    play(state, "give prison")
    assert hand(state, 3) == ["prison"]
    assert hand(state, 0) == ["tavern"]
    assert hand(state, 2) == []
    assert decides(state) == (0, "turn")
    assert refused(state, "foresee") == "already-used (C3.5)"


@clause("C5.9")
def test_seer_takes_one_card_of_each_hand_at_random() -> None:
    taken = set()
    for seed in range(20):
        state = turn_of("seer", f"random split {seed}; hand 1 temple tavern prison")
        play(state, "foresee")
        assert len(hand(state, 0)) == 1
        assert len(hand(state, 1)) == 2
        taken.update(hand(state, 0))
    assert taken == {"temple", "tavern", "prison"}


@clause("C5.9")
def test_seer_cannot_foresee_when_nobody_else_has_cards() -> None:
    state = turn_of("seer", "hand 0 palace")
    assert offered(state) == ["gather gold", "gather cards"]
    assert refused(state, "foresee") == "empty-hand (C5.9)"


@clause("C5.9")
def test_seer_may_build_two_districts() -> None:
    state = turn_of("seer", "gold 9 0 0 0; hand 0 temple tavern market")
    play(state, "gather gold", "build temple", "build tavern")
    assert city(state, 0) == ["temple", "tavern"]
    assert refused(state, "build market") == "limit-reached (C3.3)"
