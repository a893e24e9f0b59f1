"""C10.1 to C10.8: rulings on turns, the deck and what is paid for."""

import pytest

from tests.scenarios.citadels.table import city, deck, hand, scene, threat_on, turn_of, warrant_on
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- the course of a turn


@clause("C10.1")
@pytest.mark.parametrize(
    ("district", "use"), [("laboratory", "sell tavern"), ("museum", "exhibit tavern"), ("smithy", "forge")]
)
def test_district_may_be_used_in_the_turn_it_was_built(district: str, use: str) -> None:
    state = turn_of("king", f"gold 9 2 2 2; hand 0 {district} tavern")
    play(state, "gather gold")
    assert refused(state, use) == "not-your-district (C3.5)"
    play(state, f"build {district}")
    assert use in offered(state)


@clause("C10.1")
def test_park_and_poor_house_work_in_the_turn_they_were_built() -> None:
    state = turn_of("architect", "gold 8 2 2 2; hand 0 park poor-house; top tavern temple")
    play(state, "gather gold", "build park", "build poor-house")
    assert (state.gold[0], hand(state, 0)) == (0, [])
    play(state, "end turn")
    assert (state.gold[0], hand(state, 0)) == (1, ["temple", "tavern"])


@clause("C10.1")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("district", "use"), [("laboratory", "sell tavern"), ("museum", "exhibit tavern"), ("smithy", "forge")]
)
def test_once_a_turn_means_once_in_each_turn_of_the_two_characters(players: int, district: str, use: str) -> None:
    gold = " ".join(["9"] * players)
    state = scene(
        f"holds 0 king bishop; next king; gold {gold}; city 0 {district}; hand 0 tavern tavern tavern", players=players
    )
    play(state, "gather gold", use)
    assert refused(state, use) == "already-used (C3.5)"
    play(state, "end turn")
    assert state.view(None).turn.role == "bishop"
    play(state, use)
    assert refused(state, use) == "already-used (C3.5)"


@clause("C10.2")
def test_income_is_taken_all_at_once_and_once() -> None:
    state = turn_of("bishop", "city 0 temple church; hand 0 monastery")
    play(state, "gather gold", "income")
    assert state.gold[0] == 2 + 2 + 2
    play(state, "build monastery")
    assert refused(state, "income") == "already-used (C3.5)"


@clause("C10.2")
@pytest.mark.parametrize(
    ("character", "choice"),
    [
        ("assassin", "kill merchant"),
        ("magistrate", "warrant merchant"),
        ("thief", "rob merchant"),
        ("spy", "spy noble of 1"),
        ("blackmailer", "threaten merchant"),
        ("magician", "swap hands with 1"),
        ("wizard", "look at 1"),
        ("seer", "foresee"),
        ("king", "income"),
        ("emperor", "crown 2"),
        ("patrician", "income"),
        ("bishop", "income"),
        ("abbot", "tithe from 1"),
        ("cardinal", "income"),
        ("merchant", "bonus gold"),
        ("trader", "income"),
        ("architect", "bonus cards"),
        ("navigator", "bonus gold"),
        ("scholar", "study"),
        ("warlord", "destroy manor of 1"),
        ("diplomat", "exchange for manor of 1"),
        ("marshal", "seize manor of 1"),
        ("artist", "beautify temple"),
        ("tax-collector", "collect taxes"),
    ],
)
def test_ability_with_no_stated_moment_may_be_used_before_gathering(character: str, choice: str) -> None:
    state = turn_of(
        character, "crown 1; gold 5 9 2 2; taxes 3; hand 1 manor; city 0 temple palace tavern watchtower; city 1 manor"
    )
    assert "gather gold" in offered(state)
    play(state, choice)


@clause("C10.2")
@pytest.mark.parametrize("choice", ["bombard tavern of 1", "sell manor", "exhibit manor", "forge"])
def test_district_with_no_stated_moment_may_be_used_before_gathering(choice: str) -> None:
    state = turn_of("king", "city 0 armory laboratory museum smithy; city 1 tavern; hand 0 manor")
    play(state, choice)
    assert "gather gold" in offered(state)


@clause("C10.2")
@pytest.mark.parametrize("choice", ["build tavern", "build tavern with framework", "build necropolis over temple"])
def test_building_before_gathering_is_refused(choice: str) -> None:
    state = turn_of("king", "gold 9 2 2 2; city 0 framework temple; hand 0 tavern necropolis")
    assert refused(state, choice) == "gather-first (C3.2)"
    play(state, "gather gold", choice)


# -- the deck


@clause("C10.3")
@pytest.mark.parametrize("district", ["tavern", "library", "observatory"])
def test_cards_of_an_empty_deck_are_not_offered_for_gathering(district: str) -> None:
    state = turn_of("thief", f"deck; city 0 {district}")
    assert "gather gold" in offered(state)
    assert refused(state, "gather cards") == "deck-empty (C10.3)"


@clause("C10.3")
@pytest.mark.parametrize("district", ["tavern", "library", "observatory"])
def test_last_card_of_the_deck_is_kept(district: str) -> None:
    state = turn_of("king", f"deck temple; city 0 {district}")
    play(state, "gather cards")
    assert (hand(state, 0), deck(state)) == (["temple"], [])
    assert decides(state) == (0, "turn")


@clause("C10.3")
def test_observatory_draws_the_last_two_cards_and_keeps_one() -> None:
    state = turn_of("king", "deck temple manor; city 0 observatory")
    play(state, "gather cards", "keep manor")
    assert (hand(state, 0), deck(state)) == (["manor"], ["temple"])


@clause("C10.4")
def test_cards_going_to_the_bottom_together_go_in_random_order() -> None:
    orders = set()
    for seed in range(20):
        state = turn_of("king", f"random split {seed}; city 0 observatory; top tavern temple manor")
        play(state, "gather cards", "keep tavern")
        orders.add(tuple(deck(state)[:2]))
    assert orders == {("temple", "manor"), ("manor", "temple")}


@clause("C10.4")
def test_cards_gone_to_the_bottom_together_are_tracked_by_nobody() -> None:
    state = turn_of("king", "city 0 observatory; top tavern temple manor")
    play(state, "gather cards", "keep tavern")
    assert state.memory(0).deck == {}
    (recall,) = state.memory(0).recalls
    assert (recall.deck, sorted(recall.cards)) == (2, ["manor", "temple"])


@clause("C10.4")
def test_districts_destroyed_together_are_tracked_by_nobody() -> None:
    state = turn_of("king", "city 0 armory; city 1 manor")
    play(state, "bombard manor of 1")
    assert [state.memory(seat).deck for seat in range(4)] == [{}] * 4


@clause("C10.4")
def test_card_gone_to_the_bottom_alone_is_tracked() -> None:
    state = turn_of("king", "top tavern temple")
    play(state, "gather cards", "keep tavern")
    assert [state.memory(seat).deck for seat in (0, 1)] == [{0: "temple"}, {}]


@clause("C10.4")
def test_magicians_discards_go_under_the_deck_before_drawing() -> None:
    state = turn_of("magician", "deck palace; hand 0 manor temple")
    play(state, "redraw", "set aside manor", "set aside temple", "draw")
    drawn = hand(state, 0)
    assert len(drawn) == 2
    assert "palace" in drawn
    assert sorted([*drawn, *deck(state)]) == ["manor", "palace", "temple"]


@clause("C10.5")
def test_library_and_observatory_do_not_draw_more_than_three_cards() -> None:
    state = turn_of("king", "city 0 library observatory; top tavern temple manor castle")
    cards = state.view(None).table.deck_count
    play(state, "gather cards")
    assert hand(state, 0) == ["manor", "temple", "tavern"]
    assert state.view(None).table.deck_count == cards - 3


# -- paid builds


UNSIGNED = "holds 1 magistrate; magistrate 1; warrants king architect bishop; signed bishop"


@clause("C10.6")
def test_magistrate_is_asked_at_an_unsigned_warrant_and_can_only_let_pass() -> None:
    state = turn_of("architect", UNSIGNED, "gold 5 2 2 2; hand 0 manor tavern")
    play(state, "gather gold", "build manor")
    assert decides(state) == (1, "confiscation")
    assert offered(state) == ["let pass"]
    assert refused(state, "confiscate") == "not-signed (C10.6)"
    play(state, "let pass")
    assert (city(state, 0), state.gold[0]) == (["manor"], 4)
    play(state, "build tavern")
    assert decides(state) == (0, "turn")


@clause("C10.6")
def test_magistrate_is_not_asked_about_a_character_without_a_warrant() -> None:
    state = turn_of("merchant", UNSIGNED, "hand 0 manor")
    play(state, "gather gold", "build manor")
    assert decides(state) == (0, "turn")


@clause("C10.6")
def test_magistrate_who_declines_uses_the_chance_up() -> None:
    state = turn_of("architect", warrant_on("architect"), "gold 5 2 2 2; hand 0 manor tavern")
    play(state, "gather gold", "build manor")
    assert offered(state) == ["confiscate", "let pass"]
    play(state, "let pass", "build tavern")
    assert (decides(state), city(state, 0)) == ((0, "turn"), ["manor", "tavern"])


@clause("C10.6")
def test_magistrate_who_owns_that_name_uses_the_chance_up() -> None:
    state = turn_of("architect", warrant_on("architect"), "gold 5 2 2 2; city 1 manor; hand 0 manor tavern")
    play(state, "gather gold", "build manor")
    assert (decides(state), offered(state)) == ((1, "confiscation"), ["let pass"])
    assert refused(state, "confiscate") == "duplicate (C5.3)"
    play(state, "let pass", "build tavern")
    assert (decides(state), city(state, 0)) == ((0, "turn"), ["manor", "tavern"])


@clause("C10.6")
@pytest.mark.parametrize(("real", "gold"), [(True, [0, 6, 2, 2]), (False, [4, 2, 2, 2])])
def test_blackmailer_is_asked_after_every_refused_bribe(real: bool, gold: list[int]) -> None:
    state = turn_of("merchant", threat_on("merchant", real))
    play(state, "gather gold", "refuse")
    assert decides(state) == (1, "reveal-threat")
    assert offered(state) == ["reveal threat", "let pass"]
    play(state, "reveal threat")
    assert state.gold == gold


@clause("C10.6")
def test_blackmailer_who_lets_pass_uses_the_chance_up() -> None:
    state = turn_of("merchant", threat_on("merchant"))
    play(state, "gather gold", "refuse", "let pass", "bonus gold", "end turn")
    assert state.gold[:2] == [5, 2]


@clause("C10.7")
@pytest.mark.parametrize(("gold", "cards"), [(3, 1), (0, 6)])
def test_district_paid_partly_or_wholly_with_cards_counts_as_paid(gold: int, cards: int) -> None:
    names = ["temple", "tavern", "manor", "market", "docks", "castle"][:cards]
    state = turn_of("king", warrant_on("king"), f"gold {gold} 2 2 2; hand 0 thieves-den {' '.join(names)}")
    play(state, "gather gold", "build thieves-den with cards", *[f"pay with {name}" for name in names])
    if cards < 6:
        play(state, "pay the rest")
    assert decides(state) == (1, "confiscation")
    play(state, "confiscate")
    assert (city(state, 1), state.gold[0]) == (["thieves-den"], gold + 2)


@clause("C10.7")
def test_cardinal_gets_the_whole_price_back_and_the_lender_keeps_the_cards() -> None:
    state = turn_of("cardinal", warrant_on("cardinal"), "gold 1 2 4 2; hand 0 palace tavern temple manor")
    play(state, "gather gold", "build palace on loan from 2", "give tavern", "give temple")
    assert state.gold == [0, 2, 2, 2]
    play(state, "confiscate")
    assert state.gold == [5, 2, 2, 2]
    assert (hand(state, 0), hand(state, 2)) == (["manor"], ["temple", "tavern"])


@clause("C10.7")
def test_alchemist_is_refunded_for_a_confiscated_district_at_once_and_not_again() -> None:
    state = turn_of("alchemist", warrant_on("alchemist"), "hand 0 manor")
    play(state, "gather gold", "build manor")
    assert state.gold[0] == 1
    play(state, "confiscate")
    assert state.gold[0] == 4
    play(state, "end turn")
    assert state.gold[0] == 4


@clause("C10.7")
def test_wizards_immediate_build_is_a_paid_build() -> None:
    state = turn_of("wizard", warrant_on("wizard"), "gold 3 2 2 2; hand 2 manor")
    play(state, "look at 2", "build manor at once")
    assert (decides(state), state.gold[0]) == ((1, "confiscation"), 0)
    play(state, "confiscate")
    assert (city(state, 0), city(state, 1), state.gold[0]) == ([], ["manor"], 3)


@clause("C10.7")
@pytest.mark.parametrize(("answer", "built"), [("confiscate", ["tavern"]), ("let pass", ["manor", "tavern"])])
def test_wizards_immediate_build_leaves_the_ordinary_one(answer: str, built: list[str]) -> None:
    state = turn_of("wizard", warrant_on("wizard"), "gold 5 2 2 2; hand 0 tavern temple; hand 2 manor")
    play(state, "look at 2", "build manor at once", answer, "gather gold", "build tavern")
    assert (decides(state), city(state, 0)) == ((0, "turn"), built)
    assert refused(state, "build temple") == "limit-reached (C3.3)"


# -- completing by what is received


SIX = "manor castle temple church market docks"


@clause("C10.8")
def test_confiscated_district_completes_the_magistrates_city_at_once() -> None:
    state = turn_of("king", warrant_on("king"), f"city 1 {SIX}; hand 0 tavern")
    play(state, "gather gold", "build tavern")
    assert state.view(None).table.first_complete == -1
    play(state, "confiscate")
    assert state.view(None).table.first_complete == 1


@clause("C10.8")
def test_seized_district_completes_the_marshals_city_at_once() -> None:
    state = turn_of("marshal", f"city 0 {SIX}; city 1 tavern")
    play(state, "seize tavern of 1")
    assert state.view(None).table.first_complete == 0


@clause("C10.8", "C7 Monument")
def test_exchanged_monument_completes_the_receivers_city_at_once() -> None:
    state = turn_of("diplomat", f"gold 9 2 2 2; city 0 {SIX}; city 1 monument")
    play(state, "exchange for monument of 1", "exchange manor")
    assert state.view(None).table.first_complete == 0
    state = turn_of("diplomat", f"gold 9 2 2 2; city 0 monument; city 1 {SIX}")
    play(state, "exchange for manor of 1", "exchange monument")
    assert state.view(None).table.first_complete == 1


@clause("C10.8", "C7 Monument")
@pytest.mark.parametrize(("size", "choices"), [(4, ["confiscate", "let pass"]), (5, ["let pass"])])
def test_monument_cannot_be_confiscated_into_a_city_of_five_or_more(size: int, choices: list[str]) -> None:
    state = turn_of("king", warrant_on("king"), f"city 1 {' '.join(SIX.split()[:size])}; hand 0 monument")
    play(state, "gather gold", "build monument")
    assert offered(state) == choices
    if size == 5:
        assert refused(state, "confiscate") == "city-too-large (C7 Monument)"
