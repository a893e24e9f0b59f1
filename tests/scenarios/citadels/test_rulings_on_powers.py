"""C10.9 to C10.19 and C10.25: rulings on the powers of characters and districts."""

import pytest

from tests.scenarios.citadels.table import COMPLETED, bewitched, city, deck, hand, scene, threat_on, turn_of
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.citadels.game import Citadels
from twocities.citadels.score import score

# -- the tax


@clause("C10.9")
@pytest.mark.parametrize(("gold", "left", "taxes"), [(1, 0, 0), (2, 0, 1), (3, 1, 1)])
def test_tax_is_paid_after_the_price_and_only_if_gold_is_left(gold: int, left: int, taxes: int) -> None:
    state = turn_of("king", f"holds 1 tax-collector; gold {gold} 2 2 2; hand 0 manor")
    play(state, "gather gold", "build manor")
    assert (state.gold[0], state.taxes) == (left, taxes)


@clause("C10.9")
@pytest.mark.parametrize(
    ("character", "choices"),
    [("marshal", ["seize temple of 1"]), ("diplomat", ["exchange for temple of 1", "exchange tavern"])],
)
def test_seized_and_exchanged_districts_are_not_taxed(character: str, choices: list[str]) -> None:
    state = turn_of(character, "holds 1 tax-collector; gold 5 2 2 2; city 0 tavern; city 1 temple")
    play(state, *choices)
    assert "temple" in city(state, 0)
    assert (sum(state.gold), state.taxes) == (5 + 2 + 2 + 2, 0)


# -- warrants and threats


@clause("C10.10")
@pytest.mark.parametrize("players", [2, 3])
def test_warrant_on_ones_own_character_has_no_effect(players: int) -> None:
    facts = "holds 0 magistrate king; next king; magistrate 0; warrants king; signed king; hand 0 manor"
    state = scene(facts, players=players)
    play(state, "gather gold", "build manor")
    assert decides(state) == (0, "turn")
    assert (city(state, 0), state.gold[0]) == (["manor"], 1)


@clause("C10.10")
@pytest.mark.parametrize("players", [2, 3])
def test_threat_on_ones_own_character_has_no_effect(players: int) -> None:
    facts = "holds 0 blackmailer king; next king; blackmailer 0; threats king bishop; real king; city 0 manor"
    state = scene(facts, players=players)
    play(state, "income", "gather gold")
    assert decides(state) == (0, "turn")
    assert state.gold[0] == 2 + 1 + 2


@clause("C10.10")
def test_other_threat_is_removed_once_the_real_one_is_revealed() -> None:
    facts = "holds 1 blackmailer; blackmailer 1; holds 2 merchant; threats bishop merchant; real bishop"
    state = turn_of("bishop", facts)
    play(state, "gather gold", "refuse", "reveal threat", "end turn")
    assert state.view(None).marks.settled == (5, 6)
    play(state, "bonus gold", "gather gold")
    assert (decides(state), state.gold[2]) == ((2, "turn"), 5)


@clause("C10.10")
def test_other_threat_stays_if_the_false_one_is_revealed() -> None:
    facts = "holds 1 blackmailer; blackmailer 1; holds 2 merchant; threats bishop merchant; real merchant"
    state = turn_of("bishop", facts)
    play(state, "gather gold", "refuse", "reveal threat", "end turn", "gather gold")
    assert decides(state) == (2, "bribe")


@clause("C10.11")
@pytest.mark.parametrize(("gold", "bribe"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_bribe_is_half_of_the_gold_after_gathering(gold: int, bribe: int) -> None:
    state = turn_of("merchant", threat_on("merchant"), f"gold {gold} 0 0 0")
    play(state, "gather gold", "bribe")
    assert state.gold == [gold + 2 - bribe, bribe, 0, 0]


@clause("C10.11")
@pytest.mark.parametrize("gold", [0, 1])
def test_bribe_of_one_gold_or_none_is_nothing(gold: int) -> None:
    state = turn_of("merchant", threat_on("merchant"), f"gold {gold} 0 0 0; top tavern temple")
    play(state, "gather cards", "keep tavern")
    assert offered(state) == ["bribe", "refuse"]
    play(state, "bribe")
    assert state.gold == [gold, 0, 0, 0]
    assert (decides(state), state.view(None).marks.settled) == ((0, "turn"), (6,))


@clause("C10.11")
@pytest.mark.parametrize(
    ("character", "power"),
    [
        ("merchant", "bonus gold"),
        ("merchant", "income"),
        ("architect", "bonus cards"),
        ("navigator", "bonus gold"),
        ("queen", "bonus gold"),
        ("king", "income"),
        ("bishop", "income"),
        ("trader", "income"),
        ("warlord", "income"),
    ],
)
def test_every_bonus_comes_after_the_bribe(character: str, power: str) -> None:
    facts = "" if character == "king" else "holds 4 king"
    state = turn_of(
        character, threat_on(character), facts, "city 0 manor temple tavern watchtower; gold 2 2 2 2 2", players=5
    )
    assert offered(state) == ["gather gold", "gather cards"]
    assert refused(state, power) == "only-gather (C5.6)"
    play(state, "gather gold")
    assert refused(state, power) == "unresolved (C3.5)"
    play(state, "bribe")
    assert state.gold[:2] == [2, 4]
    assert power in offered(state)


@clause("C10.11")
@pytest.mark.parametrize("answers", [["bribe"], ["refuse", "reveal threat"], ["refuse", "let pass"]])
def test_threatened_king_takes_the_crown_after_the_bribe(answers: list[str]) -> None:
    state = turn_of("king", threat_on("king"), "crown 3")
    play(state, "gather gold")
    assert state.view(None).table.crown == 3
    play(state, *answers)
    assert state.view(None).table.crown == 0


# -- the Witch


@clause("C10.12")
def test_gold_robbed_by_a_bewitched_thief_goes_to_the_witch() -> None:
    state = bewitched("thief", "holds 2 king; holds 3 merchant")
    play(state, "gather gold", "rob king", "end turn")
    assert decides(state) == (2, "turn")
    assert state.gold == [2 + 2, 2 + 2, 0, 2]


@clause("C10.12")
def test_witch_as_queen_counts_her_own_neighbours() -> None:
    state = bewitched("queen", "holds 4 king", players=5)
    play(state, "gather gold", "bonus gold")
    assert state.gold == [2 + 3, 2 + 2, 2, 2, 2]
    state = bewitched("queen", "holds 2 king", players=5)
    play(state, "gather gold")
    assert decides(state) == (0, "turn")
    assert refused(state, "bonus gold") == "nothing-to-gain (C3.5)"


@clause("C10.12")
def test_witch_as_tax_collector_takes_the_token_and_is_untaxed() -> None:
    state = bewitched("tax-collector", "taxes 4; hand 0 tavern")
    play(state, "gather gold", "build tavern")
    assert (state.gold[0], state.taxes) == (1, 4)
    play(state, "collect taxes")
    assert (state.gold, state.taxes) == ([5, 4, 2, 2], 0)


@clause("C10.12")
def test_witch_as_emperor_gives_the_crown_to_neither_its_holder_nor_herself() -> None:
    state = bewitched("emperor", "crown 2")
    play(state, "gather gold")
    assert state.view(None).table.crown == 2
    assert [choice for choice in offered(state) if choice.startswith("crown")] == ["crown 1", "crown 3"]
    assert refused(state, "crown 0") == "not-yourself (C5.11)"
    assert refused(state, "crown 2") == "holds-crown (C5.11)"
    assert refused(state, "end turn") == "must-crown (C5.11)"
    play(state, "crown 3", "demand gold")
    assert state.view(None).table.crown == 3
    assert state.gold == [3, 4, 2, 1]


@clause("C10.12")
@pytest.mark.parametrize("players", [2, 3])
def test_witch_may_name_her_own_second_character(players: int) -> None:
    others = "holds 1 merchant warlord" + ("; holds 2 architect artist" if players == 3 else "")
    state = scene(f"holds 0 witch king; next witch; crown 1; city 0 manor; {others}", players=players)
    play(state, "gather gold", "bewitch king")
    assert (decides(state), state.view(None).turn.role) == ((0, "turn"), "king")
    assert offered(state) == ["gather gold", "gather cards"]
    play(state, "gather gold")
    assert (state.view(None).table.crown, state.gold[0]) == (0, 2 + 2 + 2)
    play(state, "income", "end turn")
    assert state.gold[0] == 7
    assert decides(state)[0] == 1


# -- the crown


@clause("C10.13")
def test_emperor_may_decline_the_resource() -> None:
    state = turn_of("emperor", "crown 1; hand 2 tavern")
    play(state, "crown 2")
    assert offered(state) == ["demand gold", "demand card", "demand nothing"]
    play(state, "demand nothing")
    assert (state.view(None).table.crown, state.gold) == (2, [2, 2, 2, 2])
    assert (hand(state, 0), hand(state, 2)) == ([], ["tavern"])


@clause("C10.13")
@pytest.mark.parametrize(("crown", "receivers"), [(0, ["crown 1", "crown 2"]), (1, ["crown 2"]), (2, ["crown 1"])])
def test_emperor_of_three_players_has_one_receiver_if_an_opponent_is_crowned(crown: int, receivers: list[str]) -> None:
    state = scene(f"holds 0 emperor thief; next emperor; crown {crown}", players=3)
    assert [choice for choice in offered(state) if choice.startswith("crown")] == receivers


@clause("C10.14")
def test_last_round_ends_with_the_crown_then_the_queens_gold_then_the_score() -> None:
    state = turn_of(
        "queen",
        "holds 1 king; holds 4 assassin; killed king; crown 3; first_complete 3; city 0 imperial-treasury",
        f"city 1 statue; city 3 {COMPLETED}",
        players=5,
    )
    events = play(state, "gather gold", "end turn")
    kinds = [event["kind"] for event in events]
    assert kinds[-8:] == ["revealed", "crowned", "gained", *["scored"] * 5]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (5 + 2 + 2 + 3, 3 + 5, 0, 14 + 4, 0)


@clause("C10.14")
def test_adviser_of_the_killed_emperor_gives_the_crown_before_the_queens_gold() -> None:
    facts = "holds 1 emperor; holds 4 assassin; killed emperor; crown 3; city 2 statue"
    state = turn_of("queen", f"{facts}; city 3 {COMPLETED}; first_complete 3", players=5)
    play(state, "gather gold", "end turn")
    assert decides(state) == (1, "heir-crown")
    assert state.gold[0] == 4
    assert offered(state) == ["crown 0", "crown 2", "crown 4"]
    play(state, "crown 2")
    outcome = state.outcome()
    assert outcome is not None
    assert (state.gold, outcome.scores[2]) == ([7, 2, 2, 2, 2], 3 + 5)


# -- rank 8 and the Armory


@clause("C10.15")
@pytest.mark.parametrize("players", [2, 3])
def test_bishop_of_two_characters_is_protected_for_the_rest_of_the_round(players: int) -> None:
    others = "holds 1 architect warlord" + ("; holds 2 thief artist" if players == 3 else "")
    state = scene(f"holds 0 bishop merchant; next bishop; city 0 tavern; {others}", players=players)
    play(state, *["gather gold", "end turn"] * 3)
    assert (decides(state), state.view(None).turn.role) == ((1, "turn"), "warlord")
    assert refused(state, "destroy tavern of 0") == "protected (C5.13)"


@clause("C10.15")
def test_bishop_who_was_killed_protects_nothing_though_the_other_character_acts() -> None:
    facts = "holds 0 bishop merchant; holds 1 assassin warlord; killed bishop; next bishop; city 0 tavern"
    state = scene(facts, players=2)
    play(state, "gather gold", "end turn")
    assert "destroy tavern of 0" in offered(state)


SEVEN = "manor castle temple church market docks tavern"


@clause("C10.16")
def test_warlord_destroys_nothing_in_a_completed_city_his_own_included() -> None:
    state = turn_of("warlord", f"gold 9 2 2 2; city 0 {SEVEN}; city 1 {SEVEN}; first_complete 1")
    for owner in (0, 1):
        assert refused(state, f"destroy tavern of {owner}") == "completed-city (C4.4)"


@clause("C10.16")
def test_armory_of_a_completed_city_is_unusable() -> None:
    state = turn_of("king", "city 0 armory manor castle temple church market docks; first_complete 0; city 1 tavern")
    assert not [choice for choice in offered(state) if choice.startswith("bombard")]
    for choice in ("bombard manor of 0", "bombard tavern of 1"):
        assert refused(state, choice) == "completed-city (C4.4)"


@clause("C7 Armory")
def test_the_armory_destroys_another_district_than_itself() -> None:
    state = turn_of("king", "city 0 armory manor; city 1 tavern")
    assert [choice for choice in offered(state) if choice.startswith("bombard")] == [
        "bombard manor of 0",
        "bombard tavern of 1",
    ]
    for choice in ("bombard armory of 0", "bombard manor of 1"):
        assert refused(state, choice) == "no-such-district (C3.5)"


@clause("C10.16", "C7 Armory")
@pytest.mark.parametrize("target", ["keep", "great-wall", "tavern"])
def test_keep_great_wall_and_bishop_do_not_stop_the_armory(target: str) -> None:
    state = turn_of(
        "merchant", "gold 0 2 2 2; holds 1 bishop; protected 1; city 0 armory; city 1 keep great-wall tavern"
    )
    play(state, f"bombard {target} of 1")
    assert city(state, 1) == [name for name in ("keep", "great-wall", "tavern") if name != target]
    assert state.gold == [0, 2, 2, 2]


@clause("C10.17")
def test_district_of_cost_three_stays_takeable_for_four_behind_the_great_wall() -> None:
    state = turn_of("marshal", "gold 4 2 2 2; city 1 great-wall docks harbor")
    assert refused(state, "seize harbor of 1") == "too-costly-to-seize (C5.24)"
    play(state, "seize docks of 1")
    assert (city(state, 0), state.gold) == (["docks"], [0, 5, 2, 2])


@clause("C10.17")
def test_diplomat_gets_nothing_back_for_a_more_expensive_district_despite_the_great_wall() -> None:
    state = turn_of("diplomat", "gold 1 2 2 2; city 0 palace; city 1 great-wall tavern")
    play(state, "exchange for tavern of 1", "exchange palace")
    assert state.gold == [0, 2, 2, 2]
    state = turn_of("diplomat", "gold 0 2 2 2; city 0 palace; city 1 great-wall tavern")
    assert refused(state, "exchange for tavern of 1") == "too-expensive (C3.3)"


@clause("C10.17", "C7 Keep")
def test_keep_can_neither_be_taken_nor_given_away_by_a_diplomat() -> None:
    state = turn_of("diplomat", "gold 9 2 2 2; city 0 tavern; city 1 keep temple")
    assert refused(state, "exchange for keep of 1") == "keep-stands (C7 Keep)"
    state = turn_of("diplomat", "gold 9 2 2 2; city 0 keep tavern; city 1 temple")
    play(state, "exchange for temple of 1")
    assert offered(state) == ["exchange tavern"]
    assert refused(state, "exchange keep") == "keep-stands (C7 Keep)"


# -- coins


@clause("C10.19")
def test_beautified_district_keeps_its_coin_when_exchanged() -> None:
    state = turn_of("diplomat", "city 0 tavern+; city 1 church+")
    play(state, "exchange for church+ of 1", "exchange tavern+")
    assert (city(state, 0), city(state, 1)) == (["church+"], ["tavern+"])
    assert state.gold == [2 - 1, 2 + 1, 2, 2]
    assert [score(state, seat) for seat in (0, 1)] == [3, 2]


@clause("C10.19")
def test_beautified_district_keeps_its_coin_when_seized() -> None:
    state = turn_of("marshal", "gold 3 2 2 2; city 1 church+")
    play(state, "seize church+ of 1")
    assert (city(state, 0), state.gold) == (["church+"], [0, 5, 2, 2])
    assert score(state, 0) == 3


@clause("C10.19")
def test_coin_of_a_destroyed_district_goes_to_the_bank() -> None:
    state = turn_of("warlord", "gold 3 2 2 2; city 1 manor+")
    play(state, "destroy manor+ of 1")
    assert (deck(state)[0], state.gold) == ("manor", [0, 2, 2, 2])


@clause("C10.19")
def test_district_beautified_to_cost_four_is_out_of_the_marshals_reach() -> None:
    state = turn_of("marshal", "gold 9 2 2 2; city 1 manor+ docks")
    assert refused(state, "seize manor+ of 1") == "too-costly-to-seize (C5.24)"
    assert "seize docks of 1" in offered(state)


# -- naming and spying


@clause("C10.25")
@pytest.mark.parametrize(
    ("character", "choice"),
    [
        ("assassin", "kill bishop"),
        ("magistrate", "warrant bishop"),
        ("witch", "bewitch bishop"),
        ("thief", "rob bishop"),
        ("blackmailer", "threaten bishop"),
    ],
)
def test_character_lying_face_up_may_be_named(character: str, choice: str) -> None:
    first, second = ("assassin", character) if character in ("thief", "blackmailer") else (character, "thief")
    draft = f"draft bishop=up magician=up architect=down {first}=0 {second}=1 king=2 merchant=3 warlord=down"
    state = scene(f"crown 0; {draft}; next {character}")
    assert state.view(None).characters.face_up == [5, 3]
    if character == "witch":
        play(state, "gather gold")
    events = play(state, choice)
    assert events[0]["character"] == "bishop"


@clause("C10.25")
def test_spy_may_choose_an_empty_hand() -> None:
    state = turn_of("spy", "hand 2 tavern")
    play(state, "spy trade of 1")
    assert (state.gold, hand(state, 0)) == ([2, 2, 2, 2], [])
    assert refused(state, "spy trade of 2") == "already-used (C3.5)"


@clause("C10.25")
@pytest.mark.parametrize(
    ("kind", "found"), [("noble", 0), ("religious", 0), ("trade", 1), ("military", 0), ("unique", 2)]
)
def test_printed_type_counts_in_hand(kind: str, found: int) -> None:
    state = turn_of("spy", "hand 1 school-of-magic haunted-quarter tavern")
    play(state, f"spy {kind} of 1")
    assert state.gold[:2] == [2 + found, 2 - found]
    assert len(hand(state, 0)) == found


# -- the Artist


@clause("C10.27", "C10.2")
@pytest.mark.parametrize(
    "choices",
    [
        "beautify manor; gather gold; build tavern; beautify tavern",
        "gather gold; beautify manor; build tavern; beautify tavern",
        "gather gold; build tavern; beautify tavern; beautify manor",
    ],
)
def test_artist_beautifies_before_and_after_building_what_was_just_built_included(choices: str) -> None:
    state = turn_of("artist", "gold 2 2 2 2; city 0 manor temple; hand 0 tavern")
    play(state, *choices.split("; "))
    assert city(state, 0) == ["manor+", "temple", "tavern+"]
    assert (state.gold[0], score(state, 0)) == (2 + 2 - 1 - 2, 4 + 1 + 2)
    assert refused(state, "beautify temple") == "already-used (C3.5)"


@clause("C10.27")
def test_artist_may_put_both_coins_before_gathering() -> None:
    state = turn_of("artist", "city 0 manor temple")
    play(state, "beautify manor", "beautify temple", "gather gold", "end turn")
    assert city(state, 0) == ["manor+", "temple+"]


# -- one's own Bishop


def rank_8_after_ones_own_bishop(character: str, players: int) -> Citadels:
    """The turn of rank 8, held together with the Bishop, who has been revealed."""
    others = "holds 1 architect merchant" + ("; holds 2 thief artist" if players == 3 else "")
    gold = " ".join(["9"] * players)
    facts = f"holds 0 bishop {character}; next bishop; gold {gold}; city 0 tavern; city 1 temple; {others}"
    state = scene(facts, players=players)
    play(state, *["gather gold", "end turn"] * 3, "gather gold")
    assert (decides(state), state.view(None).turn.role) == ((0, "turn"), character)
    return state


@clause("C10.28", "C5.13")
@pytest.mark.parametrize("players", [2, 3])
def test_own_bishop_protects_from_ones_own_warlord(players: int) -> None:
    state = rank_8_after_ones_own_bishop("warlord", players)
    assert refused(state, "destroy tavern of 0") == "protected (C5.13)"
    play(state, "destroy temple of 1")
    assert city(state, 1) == []


@clause("C10.28")
@pytest.mark.parametrize("players", [2, 3])
def test_own_bishop_does_not_hinder_ones_own_marshal(players: int) -> None:
    state = rank_8_after_ones_own_bishop("marshal", players)
    play(state, "seize temple of 1")
    assert city(state, 0) == ["tavern", "temple"]


@clause("C10.28")
@pytest.mark.parametrize("players", [2, 3])
def test_own_diplomat_may_give_a_district_of_the_city_the_bishop_protects(players: int) -> None:
    state = rank_8_after_ones_own_bishop("diplomat", players)
    play(state, "exchange for temple of 1", "exchange tavern")
    assert (city(state, 0), city(state, 1)) == (["temple"], ["tavern"])
