"""C5, rank 1: the Witch in the place of each character."""

import pytest

from tests.scenarios.citadels.table import bewitched, city, hand, scene
from tests.scenarios.scene import clause, decides, offered, play, refused


@clause("C5.2a", "C5.10")
def test_bewitched_king_still_takes_the_crown_and_the_witch_the_income() -> None:
    state = bewitched("king", "gold 0 0 0 0; crown 3; city 0 manor castle; city 1 palace")
    assert state.crown == 3
    play(state, "gather gold")
    assert state.crown == 1
    play(state, "income", "end turn")
    assert state.crown == 1
    assert state.gold[:2] == [2, 2]


@clause("C5.2a", "C5.12")
def test_bewitched_patrician_still_takes_the_crown_and_the_witch_the_cards() -> None:
    state = bewitched("patrician", "crown 3; city 0 manor castle; city 1 palace; top tavern market")
    play(state, "gather gold")
    assert state.crown == 1
    play(state, "income", "end turn")
    assert state.crown == 1
    assert hand(state, 0) == ["tavern", "market"]
    assert hand(state, 1) == []


@clause("C5.2a", "C5.11", "C10.12")
def test_witch_gives_the_crown_of_the_bewitched_emperor_and_takes_the_resource() -> None:
    state = bewitched("emperor", "gold 0 0 4 4; crown 3; city 0 manor", preset="cunning-agents")
    play(state, "gather gold")
    assert state.crown == 3
    assert offered(state) == ["income", "crown 1", "crown 2"]
    assert refused(state, "end turn") == "must-crown (C5.11)"
    assert refused(state, "crown 3") == "holds-crown (C5.11)"
    assert refused(state, "crown 0") == "not-yourself (C5.11)"
    play(state, "crown 2")
    assert decides(state) == (0, "demand")
    play(state, "demand gold")
    assert state.crown == 2
    assert state.gold == [1, 2, 3, 4]


@clause("C5.2a")
def test_witch_places_the_threats_of_the_bewitched_blackmailer_and_takes_the_bribe() -> None:
    state = bewitched("blackmailer", "gold 0 0 4 0", others_hold="abbot warlord", preset="cunning-agents")
    play(state, "gather gold")
    assert decides(state) == (0, "turn")
    play(state, "threaten abbot", "threaten warlord", "flower abbot", "end turn")
    play(state, "gather gold", "bribe")
    assert state.gold == [3, 2, 3, 0]


@clause("C5.2a")
def test_witch_decides_whether_a_threat_of_the_bewitched_blackmailer_is_revealed() -> None:
    state = bewitched("blackmailer", "gold 0 0 4 0", others_hold="abbot warlord", preset="cunning-agents")
    play(state, "gather gold", "threaten abbot", "threaten warlord", "flower abbot", "end turn")
    play(state, "gather gold", "refuse")
    assert decides(state) == (0, "reveal-threat")
    play(state, "reveal threat")
    assert state.gold == [6, 2, 0, 0]


@clause("C5.2a", "C5.13")
def test_bewitched_bishop_protects_the_witchs_city_and_not_his_own() -> None:
    state = bewitched("bishop", "gold 0 0 9 0; city 0 market; city 1 tavern", others_hold="warlord king")
    play(state, "gather gold", "end turn")
    assert decides(state) == (2, "turn")
    assert refused(state, "destroy market of 0") == "protected (C5.13)"
    play(state, "destroy tavern of 1")
    assert city(state, 1) == []


@clause("C5.2b")
def test_witch_does_not_resume_as_a_character_not_in_play_and_her_park_does_not_work() -> None:
    state = scene("city 0 park", holds="witch magician abbot warlord", preset="cunning-agents")
    events = play(state, "gather gold", "bewitch architect", *["gather gold", "end turn"] * 3)
    assert state.view(None).round == 2
    assert "resumed" not in [event["kind"] for event in events]
    assert hand(state, 0) == []


@clause("C5.2b")
def test_poor_house_of_a_witch_who_does_not_resume_does_not_work() -> None:
    state = scene(
        "gold 0 0 0 0; city 0 poor-house; top tavern market",
        holds="witch magician alchemist warlord",
        preset="cunning-agents",
    )
    play(state, "gather cards", "keep tavern", "bewitch architect", *["gather gold", "end turn"] * 3)
    assert state.view(None).round == 2
    assert state.gold == [0, 2, 2, 2]


@clause("C10.12")
def test_what_the_bewitched_thief_steals_goes_to_the_witch() -> None:
    state = bewitched("thief", "gold 0 0 6 0", others_hold="king warlord")
    play(state, "gather gold", "rob king", "end turn")
    assert state.gold == [6, 2, 0, 0]


@clause("C10.12", "C5.25")
@pytest.mark.parametrize(("king", "gain"), [(1, 3), (3, 0)])
def test_the_witchs_neighbours_count_for_the_bewitched_queen(king: int, gain: int) -> None:
    state = scene(
        f"gold 0 0 0 0 0; holds 0 witch; holds 2 queen; holds {king} king; holds 4 bishop; bewitched queen; next queen",
        players=5,
    )
    play(state, "gather gold")
    assert ("bonus gold" in offered(state)) == bool(gain)
    play(state, *["bonus gold"] * bool(gain))
    assert state.gold == [gain, 0, 2, 0, 0]


@clause("C10.12", "C5.27")
def test_witch_as_tax_collector_takes_the_token_and_is_untaxed() -> None:
    state = bewitched("tax-collector", "gold 0 0 0 0; taxes 5; hand 0 temple", preset="cunning-agents", ninth=True)
    play(state, "gather gold", "collect taxes")
    assert state.gold[:2] == [5, 2]
    play(state, "build temple")
    assert state.gold[0] == 4
    assert state.taxes == 0


@clause("C10.12")
def test_witch_may_bewitch_her_own_second_character() -> None:
    state = scene(
        "gold 0 0 0; holds 0 witch merchant; holds 1 magician king; holds 2 bishop warlord; next merchant",
        "bewitched merchant; city 0 tavern",
        players=3,
    )
    play(state, "gather gold")
    assert decides(state) == (0, "turn")
    play(state, "income", "bonus gold")
    assert state.gold[0] == 4
