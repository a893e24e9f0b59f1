"""C7: the unique districts that work in turns and in the selection phase."""

import pytest

from tests.scenarios.citadels.table import city, deck, hand, points, scene, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.citadels.game import GAME
from twocities.citadels.score import score

# -- gathering


@clause("C7 Gold Mine")
def test_gold_mine_gives_one_gold_more_when_gathering_gold() -> None:
    state = turn_of("king", "city 0 gold-mine; top tavern temple")
    other = state.clone()
    play(state, "gather gold")
    assert state.gold[0] == 2 + 3
    play(other, "gather cards", "keep tavern")
    assert other.gold[0] == 2


@clause("C7 Gold Mine")
def test_gold_mine_adds_nothing_to_other_gold() -> None:
    state = turn_of("merchant", "city 0 gold-mine tavern")
    play(state, "bonus gold", "income")
    assert state.gold[0] == 2 + 1 + 1


@clause("C7 Library")
def test_library_keeps_all_cards_drawn_when_gathering() -> None:
    state = turn_of("king", "city 0 library; top tavern temple manor")
    play(state, "gather cards")
    assert hand(state, 0) == ["temple", "tavern"]
    assert decides(state) == (0, "turn")


@clause("C7 Library")
def test_library_keeps_nothing_more_of_the_scholars_cards() -> None:
    state = turn_of("scholar", "city 0 library; top tavern temple manor market docks prison palace")
    play(state, "study", "keep palace")
    assert hand(state, 0) == ["palace"]


@clause("C7 Observatory")
def test_observatory_draws_three_cards_and_keeps_one() -> None:
    state = turn_of("king", "city 0 observatory; top tavern temple manor castle")
    cards = state.view(None).table.deck_count
    play(state, "gather cards")
    assert offered(state) == ["keep manor", "keep temple", "keep tavern"]
    play(state, "keep temple")
    assert hand(state, 0) == ["temple"]
    assert sorted(deck(state)[:2]) == ["manor", "tavern"]
    assert state.view(None).table.deck_count == cards - 1


@clause("C7 Observatory", "C7 Library", "C10.5")
def test_observatory_and_library_draw_three_and_keep_three() -> None:
    state = turn_of("king", "city 0 observatory library; top tavern temple manor castle")
    play(state, "gather cards")
    assert hand(state, 0) == ["manor", "temple", "tavern"]
    assert decides(state) == (0, "turn")


# -- once a turn


@clause("C7 Laboratory")
def test_laboratory_discards_a_card_for_two_gold_once_a_turn() -> None:
    state = turn_of("king", "city 0 laboratory; hand 0 tavern temple")
    play(state, "sell tavern")
    assert state.gold[0] == 2 + 2
    assert hand(state, 0) == ["temple"]
    assert deck(state)[0] == "tavern"
    assert refused(state, "sell temple") == "already-used (C3.5)"


@clause("C7 Laboratory")
def test_laboratory_needs_a_card_and_serves_its_owner_alone() -> None:
    state = turn_of("king", "city 0 laboratory; hand 1 tavern")
    assert refused(state, "sell tavern") == "not-in-hand (C3.3)"
    state = turn_of("king", "city 1 laboratory; hand 0 tavern")
    assert refused(state, "sell tavern") == "not-your-district (C3.5)"


@clause("C7 Smithy")
def test_smithy_takes_two_gold_for_three_cards_once_a_turn() -> None:
    state = turn_of("king", "city 0 smithy; gold 5 2 2 2; top tavern temple manor castle")
    play(state, "forge")
    assert state.gold == [3, 2, 2, 2]
    assert hand(state, 0) == ["manor", "temple", "tavern"]
    assert refused(state, "forge") == "already-used (C3.5)"


@clause("C7 Smithy")
def test_smithy_needs_two_gold() -> None:
    state = turn_of("king", "city 0 smithy; gold 1 2 2 2")
    assert refused(state, "forge") == "too-expensive (C3.3)"
    play(state, "gather gold")
    assert "forge" in offered(state)


@clause("C7 Museum")
def test_museum_takes_a_hand_card_face_down_once_a_turn() -> None:
    state = turn_of("king", "city 0 museum; hand 0 tavern temple")
    play(state, "exhibit tavern")
    assert hand(state, 0) == ["temple"]
    assert state.view(None).table.museum_count == 1
    assert state.memory(0).museum == ["tavern"]
    assert [state.memory(seat).museum for seat in (1, 2, 3)] == [[], [], []]
    assert refused(state, "exhibit temple") == "already-used (C3.5)"


@clause("C7 Museum")
def test_museum_counts_a_point_for_each_card_at_the_end() -> None:
    assert points("city 0 museum; museum tavern temple palace") == 4 + 3


@clause("C7 Museum")
def test_cards_move_with_the_exchanged_museum() -> None:
    state = turn_of("diplomat", "city 0 harbor; city 1 museum; museum tavern palace")
    play(state, "exchange for museum of 1", "exchange harbor")
    assert city(state, 0) == ["museum"]
    assert state.view(None).table.museum_count == 2
    assert sorted(state.memory(0).museum) == ["palace", "tavern"]
    assert [score(state, seat) for seat in (0, 1)] == [4 + 2, 4]


@clause("C7 Museum")
@pytest.mark.parametrize(
    ("character", "facts", "choice"),
    [("warlord", "", "destroy museum of 1"), ("king", "city 0 armory", "bombard museum of 1")],
)
def test_cards_of_a_destroyed_museum_go_to_the_bottom(character: str, facts: str, choice: str) -> None:
    state = turn_of(character, f"gold 3 2 2 2; city 1 museum; museum tavern palace; {facts}")
    play(state, choice)
    assert state.view(None).table.museum_count == 0
    assert {"museum", "palace", "tavern"} <= set(deck(state)[: 3 if character == "warlord" else 4])
    assert hand(state, 1) == []


# -- the end of the turn


@clause("C7 Park")
def test_park_gives_two_cards_to_an_empty_hand_at_the_end_of_the_turn() -> None:
    state = turn_of("king", "city 0 park; top tavern temple manor")
    play(state, "gather gold")
    assert hand(state, 0) == []
    play(state, "end turn")
    assert hand(state, 0) == ["temple", "tavern"]


@clause("C7 Park")
def test_park_gives_nothing_to_a_hand_with_cards() -> None:
    state = turn_of("king", "city 0 park; hand 0 palace")
    play(state, "gather gold", "end turn")
    assert hand(state, 0) == ["palace"]


@clause("C7 Park", "C7 Poor House")
def test_park_and_poor_house_work_at_the_end_of_the_owners_turn_only() -> None:
    state = turn_of("king", "holds 1 merchant; city 1 park poor-house; gold 0 0 0 0")
    play(state, "gather gold", "end turn")
    assert (hand(state, 1), state.gold[1]) == ([], 0)


@clause("C7 Poor House")
@pytest.mark.parametrize(("gold", "after"), [(0, 1), (1, 1), (2, 2)])
def test_poor_house_gives_one_gold_to_an_empty_stash_at_the_end_of_the_turn(gold: int, after: int) -> None:
    state = turn_of("king", f"city 0 poor-house; gold {gold} 2 2 2; top tavern temple")
    play(state, "gather cards", "keep tavern")
    assert state.gold[0] == gold
    play(state, "end turn")
    assert state.gold[0] == after


@clause("C7 Poor House")
def test_poor_house_pays_before_the_alchemist_is_refunded() -> None:
    state = turn_of("alchemist", "city 0 poor-house; gold 1 2 2 2; hand 0 manor")
    play(state, "gather gold", "build manor")
    assert state.gold[0] == 0
    play(state, "end turn")
    assert state.gold[0] == 1 + 3


@clause("C7 Park", "C7 Poor House", "C5.2b")
def test_park_and_poor_house_do_not_work_for_a_witch_who_does_not_resume() -> None:
    facts = "holds 1 king; holds 2 merchant; holds 3 bishop; city 0 park poor-house; gold 0 2 2 2; top tavern temple"
    cardless = turn_of("witch", facts)
    goldless = cardless.clone()
    play(cardless, "gather gold", "bewitch architect", *["gather gold", "end turn"] * 3)
    assert (cardless.round, hand(cardless, 0)) == (2, [])
    play(goldless, "gather cards", "keep tavern", "bewitch architect", *["gather gold", "end turn"] * 3)
    assert (goldless.round, goldless.gold[0]) == (2, 0)


# -- income


@clause("C7 School of Magic")
@pytest.mark.parametrize(
    "character", ["king", "emperor", "bishop", "merchant", "trader", "warlord", "diplomat", "marshal"]
)
def test_school_of_magic_counts_for_every_income_of_gold(character: str) -> None:
    state = turn_of(character, "city 0 school-of-magic")
    play(state, "income")
    assert state.gold[0] == 2 + 1


@clause("C7 School of Magic")
@pytest.mark.parametrize("character", ["patrician", "cardinal"])
def test_school_of_magic_counts_for_every_income_of_cards(character: str) -> None:
    state = turn_of(character, "city 0 school-of-magic; top tavern temple")
    play(state, "income")
    assert (state.gold[0], hand(state, 0)) == (2, ["tavern"])


@clause("C7 School of Magic")
def test_school_of_magic_gives_the_abbot_either_resource() -> None:
    state = turn_of("abbot", "city 0 school-of-magic; top tavern temple")
    assert [choice for choice in offered(state) if choice.startswith("income")] == ["income 0 gold", "income 1 gold"]
    other = state.clone()
    play(state, "income 1 gold")
    assert (state.gold[0], hand(state, 0)) == (3, [])
    play(other, "income 0 gold")
    assert (other.gold[0], hand(other, 0)) == (2, ["tavern"])


@clause("C7 School of Magic")
def test_school_of_magic_is_not_a_trade_district_for_the_traders_limit() -> None:
    state = turn_of("trader", "gold 9 2 2 2; hand 0 school-of-magic manor")
    play(state, "gather gold", "build school-of-magic")
    assert refused(state, "build manor") == "limit-reached (C3.3)"


@clause("C7 School of Magic")
def test_school_of_magic_stays_unique_at_the_end() -> None:
    assert points("city 0 manor temple tavern watchtower school-of-magic") == 3 + 1 + 1 + 1 + 6 + 3
    assert points("city 0 manor temple tavern keep school-of-magic") == 3 + 1 + 1 + 3 + 6


# -- the Theater


FOUR = "phase theater; holds 0 king; holds 1 bishop; holds 2 merchant; holds 3 warlord; city 1 theater"
THREE = "phase theater; holds 0 king bishop; holds 1 merchant warlord; holds 2 thief artist; city 0 theater"


@clause("C7 Theater", "C2.8")
@pytest.mark.parametrize("number", [1, 2, 5])
def test_owner_of_the_theater_is_asked_after_each_selection_phase(number: int) -> None:
    state = scene(f"round {number}; city 2 theater")
    for _ in range(4):
        assert decides(state)[1] == "take-character"
        play(state, offered(state)[0])
    assert decides(state) == (2, "theater")


@clause("C7 Theater")
def test_theater_swaps_characters_with_another_player() -> None:
    state = scene(FOUR)
    play(state, "swap character with 3")
    assert [state.view(seat).own.held for seat in range(4)] == [[4], [8], [6], [5]]
    play(state, "gather gold", "end turn")
    assert (decides(state), state.view(None).turn.role) == ((3, "turn"), "bishop")


@clause("C7 Theater")
def test_theater_may_be_left_unused() -> None:
    state = scene(FOUR)
    assert offered(state) == [
        "swap character with 0",
        "swap character with 2",
        "swap character with 3",
        "keep character",
    ]
    assert refused(state, "swap character with 1") == "not-yourself (C7 Theater)"
    play(state, "keep character")
    assert [state.view(seat).own.held for seat in range(4)] == [[4], [5], [6], [8]]


@clause("C7 Theater")
def test_theater_swaps_unseen_and_only_the_two_learn_what_they_got() -> None:
    state = scene(FOUR)
    events = state.apply(1, GAME.parse("swap character with 3"))
    for seat in (0, 2, None):
        assert all("character" not in event.seen_by(seat) for event in events if event.kind != "revealed")
        shown = [event.seen_by(seat)["character"] for event in events if event.kind == "revealed"]
        assert shown == ["king"]
    for seat in (1, 3):
        learned = {event.seat: event.seen_by(seat)["character"] for event in events if event.kind == "holds-character"}
        assert learned == {1: "warlord", 3: "bishop"}


@clause("C7 Theater")
def test_theater_with_three_players_gives_a_chosen_character_for_a_random_one() -> None:
    assert offered(scene(THREE, players=3)) == [
        "swap king with 1",
        "swap king with 2",
        "swap bishop with 1",
        "swap bishop with 2",
        "keep character",
    ]
    taken = set()
    for seed in range(10):
        state = scene(f"random split {seed}; {THREE}", players=3)
        play(state, "swap king with 1")
        kept, got = sorted(state.view(0).own.held)
        assert kept == 5
        assert sorted(state.view(1).own.held) == [4, 14 - got]
        assert sorted(state.view(2).own.held) == [2, 9]
        taken.add(got)
    assert taken == {6, 8}


@clause("C7 Theater")
def test_theater_with_two_players_gives_a_chosen_character_for_a_random_one() -> None:
    facts = "phase theater; holds 0 king bishop; holds 1 merchant warlord; city 1 theater"
    assert offered(scene(facts, players=2)) == ["swap merchant with 0", "swap warlord with 0", "keep character"]
    given = set()
    for seed in range(10):
        state = scene(f"random split {seed}; {facts}", players=2)
        play(state, "swap warlord with 0")
        assert 8 in state.view(0).own.held
        given |= set(state.view(1).own.held)
    assert given == {4, 5, 6}
