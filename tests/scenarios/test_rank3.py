"""C5, rank 3: Magician, Wizard, Seer."""

import pytest

from tests.scenarios.scene import city, clause, decides, hand, offered, play, refusal, scene

# -- Magician


@clause("C5.7")
def test_magician_swaps_the_whole_hand_with_another_player() -> None:
    state = scene(
        """
        holds 0 magician
        next magician
        hand 0 temple
        hand 1 tavern prison manor
        hand 2 market
        """,
        players=4,
    )
    assert refusal(state, "swap hands with 0").key == "not-yourself"
    play(state, "swap hands with 1")
    assert hand(state, 0) == ["manor", "tavern", "prison"]
    assert hand(state, 1) == ["temple"]
    assert hand(state, 2) == ["market"]


@clause("C5.7")
def test_magician_with_an_empty_hand_takes_the_other_hand() -> None:
    state = scene(
        """
        holds 0 magician
        next magician
        hand 1 tavern prison
        """,
        players=4,
    )
    assert refusal(state, "redraw").key == "empty-hand"
    play(state, "swap hands with 1")
    assert hand(state, 0) == ["tavern", "prison"]
    assert hand(state, 1) == []


@clause("C5.7", "C10.4")
def test_magician_discards_any_cards_to_the_bottom_and_draws_as_many() -> None:
    state = scene(
        """
        holds 0 magician
        next magician
        hand 0 temple tavern tavern prison
        deck palace market manor
        """,
        players=4,
    )
    play(state, "redraw")
    assert decides(state) == (0, "set-aside")
    assert offered(state) == ["set aside temple", "set aside tavern", "set aside prison"]
    play(state, "set aside tavern", "set aside tavern", "draw")
    assert hand(state, 0) == ["manor", "temple", "market", "prison"]
    assert state.view(None).deck_count == 3
    play(state, "gather cards")
    assert offered(state) == ["keep palace", "keep tavern"]


@clause("C5.7")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_magician_draws_as_many_cards_as_discarded(count: int) -> None:
    state = scene(
        """
        holds 0 magician
        next magician
        hand 0 temple tavern prison
        top palace palace palace
        """,
        players=4,
    )
    discards = [f"set aside {name}" for name in ("temple", "tavern", "prison")[:count]]
    play(state, "redraw", *discards, "draw")
    assert hand(state, 0).count("palace") == count
    assert len(hand(state, 0)) == 3


@clause("C10.4", "C5.7")
def test_magicians_discards_lie_under_the_deck_before_drawing() -> None:
    state = scene(
        """
        holds 0 magician
        next magician
        hand 0 temple temple
        deck palace
        """,
        players=4,
    )
    play(state, "redraw", "set aside temple", "set aside temple", "draw")
    assert hand(state, 0) == ["palace", "temple"]
    assert state.view(None).deck_count == 1


@clause("C5.7")
@pytest.mark.parametrize("course", [["swap hands with 1"], ["redraw", "set aside tavern", "draw"]])
def test_magician_either_swaps_or_redraws(course: list[str]) -> None:
    state = scene(
        """
        holds 0 magician
        next magician
        hand 0 tavern temple
        hand 1 prison
        """,
        players=4,
    )
    play(state, *course)
    assert str(refusal(state, "swap hands with 1")) == "already-used (C3.5)"
    assert str(refusal(state, "redraw")) == "already-used (C3.5)"


# -- Wizard


@clause("C5.8", "C10.20", "C9.2")
def test_wizard_sees_a_hand_and_must_take_a_card_of_it() -> None:
    state = scene(
        """
        gold 3 0 0 0
        holds 0 wizard
        next wizard
        hand 0 market
        hand 1 tavern palace
        """,
        players=4,
        characters=["wizard"],
    )
    events = play(state, "look at 1")
    assert events == [{"kind": "looked", "seat": 0, "target": 1, "count": 2, "cards": ["palace", "tavern"]}]
    assert state.memory(0).hands == {1: ["palace", "tavern"]}
    assert state.memory(2).hands == {}
    assert decides(state) == (0, "take-card")
    assert offered(state) == ["pocket palace", "pocket tavern", "build tavern at once"]


@clause("C5.8")
def test_wizard_may_take_the_card_into_hand() -> None:
    state = scene(
        """
        gold 5 0 0 0
        holds 0 wizard
        next wizard
        hand 0 market
        hand 1 tavern palace
        """,
        players=4,
        characters=["wizard"],
    )
    play(state, "look at 1", "pocket palace")
    assert hand(state, 0) == ["palace", "market"]
    assert hand(state, 1) == ["tavern"]
    assert state.gold == [5, 0, 0, 0]
    assert str(refusal(state, "look at 1")) == "already-used (C3.5)"


@clause("C5.8")
def test_wizard_may_build_a_pocketed_card_as_the_ordinary_one() -> None:
    state = scene(
        """
        gold 5 0 0 0
        holds 0 wizard
        next wizard
        hand 0 market
        hand 1 palace
        """,
        players=4,
        characters=["wizard"],
    )
    play(state, "look at 1", "pocket palace", "gather gold", "build palace")
    assert city(state, 0) == ["palace"]
    assert state.gold[0] == 2
    assert str(refusal(state, "build market")) == "limit-reached (C3.3)"


@clause("C5.8", "C10.7")
def test_wizard_builds_the_card_at_once_for_its_cost_outside_the_limit() -> None:
    state = scene(
        """
        gold 5 1 0 0
        holds 0 wizard
        next wizard
        hand 0 market tavern
        hand 1 castle temple
        """,
        players=4,
        characters=["wizard"],
    )
    play(state, "gather gold", "look at 1", "build castle at once")
    assert city(state, 0) == ["castle"]
    assert state.gold == [3, 1, 0, 0]
    assert hand(state, 0) == ["tavern", "market"]
    assert hand(state, 1) == ["temple"]
    play(state, "build market")
    assert city(state, 0) == ["castle", "market"]
    assert str(refusal(state, "build tavern")) == "limit-reached (C3.3)"


@clause("C5.8")
def test_wizard_may_build_at_once_after_the_ordinary_build() -> None:
    state = scene(
        """
        gold 5 0 0 0
        holds 0 wizard
        next wizard
        hand 0 market
        hand 1 castle
        """,
        players=4,
        characters=["wizard"],
    )
    play(state, "gather gold", "build market", "look at 1", "build castle at once")
    assert city(state, 0) == ["market", "castle"]
    assert state.gold[0] == 1


@clause("C5.8", "C7 Thieves' Den")
def test_wizard_may_build_the_den_at_once_paying_with_own_cards() -> None:
    state = scene(
        """
        gold 5 0 0 0
        holds 0 wizard
        next wizard
        hand 0 market temple
        hand 1 thieves-den
        """,
        players=4,
        characters=["wizard"],
    )
    play(state, "look at 1", "build thieves-den at once with cards", "pay with temple", "pay the rest")
    assert city(state, 0) == ["thieves-den"]
    assert state.gold == [0, 0, 0, 0]
    assert hand(state, 0) == ["market"]
    assert hand(state, 1) == []


@clause("C10.20")
def test_wizard_may_build_at_once_before_gathering() -> None:
    state = scene(
        """
        gold 4 0 0 0
        holds 0 wizard
        next wizard
        hand 1 castle
        """,
        players=4,
        characters=["wizard"],
    )
    play(state, "look at 1", "build castle at once")
    assert city(state, 0) == ["castle"]
    assert offered(state) == ["gather gold", "gather cards"]


@clause("C5.8", "C10.20")
def test_wizard_may_build_duplicates_with_every_build_of_the_turn() -> None:
    state = scene(
        """
        gold 5 0 0 0
        holds 0 wizard
        next wizard
        city 0 tavern
        hand 0 tavern
        hand 1 tavern
        """,
        players=4,
        characters=["wizard"],
    )
    play(state, "gather gold", "look at 1", "build tavern at once", "build tavern")
    assert city(state, 0) == ["tavern", "tavern", "tavern"]
    assert state.gold[0] == 5


@clause("C5.8", "C2.7")
def test_wizards_duplicates_are_for_that_turn_only() -> None:
    state = scene(
        """
        gold 5 0 0
        holds 0 wizard bishop
        holds 1 thief king
        holds 2 merchant warlord
        next bishop
        city 0 tavern
        hand 0 tavern
        """,
        players=3,
        characters=["wizard"],
    )
    play(state, "gather gold")
    assert str(refusal(state, "build tavern")) == "duplicate (C3.4)"


@clause("C5.8", "C10.20")
def test_wizard_may_look_neither_at_an_empty_hand_nor_at_his_own() -> None:
    state = scene(
        """
        holds 0 wizard
        next wizard
        hand 0 market
        hand 2 tavern
        """,
        players=4,
        characters=["wizard"],
    )
    assert offered(state) == ["gather gold", "gather cards", "look at 2"]
    assert str(refusal(state, "look at 1")) == "empty-hand (C5.8)"
    assert refusal(state, "look at 0").key == "not-yourself"


# -- Seer


@clause("C5.9")
def test_seer_takes_a_card_from_each_other_player_with_cards_and_gives_each_one() -> None:
    state = scene(
        """
        holds 0 seer
        next seer
        hand 0 palace
        hand 1 tavern
        hand 3 prison
        """,
        players=4,
        characters=["seer"],
    )
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
    assert str(refusal(state, "foresee")) == "already-used (C3.5)"


@clause("C5.9")
def test_seer_takes_one_card_of_each_hand_at_random() -> None:
    taken = set()
    for seed in range(20):
        state = scene(
            f"""
            random split {seed}
            holds 0 seer
            next seer
            hand 1 temple tavern prison
            """,
            players=4,
            characters=["seer"],
        )
        play(state, "foresee")
        assert len(hand(state, 0)) == 1
        assert len(hand(state, 1)) == 2
        taken.update(hand(state, 0))
    assert taken == {"temple", "tavern", "prison"}


@clause("C5.9")
def test_seer_cannot_foresee_when_nobody_else_has_cards() -> None:
    state = scene("holds 0 seer\nnext seer\nhand 0 palace", players=4, characters=["seer"])
    assert offered(state) == ["gather gold", "gather cards"]
    assert refusal(state, "foresee").key == "empty-hand"


@clause("C5.9")
def test_seer_may_build_two_districts() -> None:
    state = scene(
        """
        gold 9 0 0 0
        holds 0 seer
        next seer
        hand 0 temple tavern market
        """,
        players=4,
        characters=["seer"],
    )
    play(state, "gather gold", "build temple", "build tavern")
    assert city(state, 0) == ["temple", "tavern"]
    assert str(refusal(state, "build market")) == "limit-reached (C3.3)"
