"""C5, rank 1: Witch."""

import pytest

from tests.scenarios.citadels.table import bewitched, city, hand, scene
from tests.scenarios.scene import clause, decides, offered, play, refused

# -- the first part of her turn


@clause("C5.2")
def test_witch_must_gather_first_and_may_do_nothing_else() -> None:
    state = scene("gold 9 2 2 2; holds 0 witch; city 0 smithy; hand 0 temple", preset="cunning-agents")
    assert offered(state) == ["gather gold", "gather cards"]
    for impossible in ("bewitch architect", "build temple", "forge", "end turn"):
        assert refused(state, impossible) == "only-gather (C5.2)"


@clause("C5.2")
def test_witch_must_name_another_character_after_gathering() -> None:
    state = scene("gold 9 2 2 2; holds 0 witch; city 0 smithy; hand 0 temple", preset="cunning-agents")
    play(state, "gather gold")
    assert decides(state) == (0, "name-bewitched")
    others = ["blackmailer", "magician", "emperor", "abbot", "alchemist", "architect", "warlord"]
    assert offered(state) == [f"bewitch {name}" for name in others]
    assert refused(state, "bewitch witch") == "own-character (C5.2)"


@clause("C5.2")
def test_witchs_turn_halts_when_she_has_named_her_victim() -> None:
    state = scene("hand 0 temple", holds="witch blackmailer architect warlord", preset="cunning-agents")
    play(state, "gather gold", "bewitch architect")
    assert decides(state) == (1, "turn")
    assert state.view(None).turn.role == "blackmailer"
    assert state.view(None).marks.bewitched == 7
    assert city(state, 0) == []
    assert hand(state, 0) == ["temple"]


@clause("C5.2")
def test_witch_uses_the_gold_mine_while_gathering() -> None:
    state = scene("holds 0 witch; city 0 gold-mine", preset="cunning-agents")
    play(state, "gather gold")
    assert state.gold[0] == 5


@clause("C5.2")
def test_witch_uses_the_library_while_gathering() -> None:
    state = scene("holds 0 witch; city 0 library; top temple market", preset="illustrious-emissaries")
    play(state, "gather cards")
    assert hand(state, 0) == ["temple", "market"]
    assert decides(state) == (0, "name-bewitched")


@clause("C5.2")
def test_witch_uses_the_observatory_while_gathering() -> None:
    state = scene("holds 0 witch; city 0 observatory; top temple market prison", preset="illustrious-emissaries")
    play(state, "gather cards")
    assert offered(state) == ["keep temple", "keep market", "keep prison"]


# -- the bewitched player


@clause("C5.2")
def test_bewitched_player_reveals_gathers_without_any_bonus_and_the_turn_ends() -> None:
    state = bewitched("merchant", "gold 0 9 0 0; city 1 tavern smithy; hand 1 temple")
    assert state.view(None).characters.shown[6] == 1
    assert offered(state) == ["gather gold", "gather cards"]
    for impossible in ("bonus gold", "income", "build temple", "forge", "end turn"):
        assert refused(state, impossible) == "only-gather (C5.2)"
    play(state, "gather gold")
    assert state.gold == [0, 11, 0, 0]
    assert city(state, 1) == ["tavern", "smithy"]
    assert decides(state) == (0, "turn")


@clause("C5.2")
def test_bewitched_player_uses_gathering_districts() -> None:
    state = bewitched(
        "merchant", "city 1 library observatory; top temple market prison", preset="illustrious-emissaries"
    )
    play(state, "gather cards")
    assert hand(state, 1) == ["temple", "market", "prison"]
    assert decides(state) == (0, "turn")


@clause("C5.2")
def test_bewitched_players_park_does_not_work_at_the_end_of_that_turn() -> None:
    state = bewitched("warlord", "city 1 park", preset="cunning-agents")
    play(state, "gather gold")
    assert hand(state, 1) == []


# -- the second part of her turn


@clause("C5.2")
def test_witch_resumes_with_her_own_hand_gold_and_city() -> None:
    state = bewitched(
        "merchant", "gold 3 5 0 0; city 0 tavern; city 1 market docks harbor; hand 0 palace; hand 1 temple"
    )
    events = play(state, "gather gold")
    assert events[-2:] == [
        {"kind": "turn-ended", "seat": 1},
        {"kind": "resumed", "seat": 0, "character": "merchant"},
    ]
    assert offered(state) == ["income", "bonus gold", "end turn"]
    assert refused(state, "build temple") == "not-in-hand (C3.3)"
    play(state, "income", "bonus gold", "build palace")
    assert state.gold == [0, 7, 0, 0]
    assert city(state, 0) == ["tavern", "palace"]
    assert city(state, 1) == ["market", "docks", "harbor"]
    assert hand(state, 0) == []
    assert hand(state, 1) == ["temple"]


@clause("C5.2")
def test_witch_does_not_gather_again_when_she_resumes() -> None:
    state = bewitched("merchant")
    play(state, "gather gold")
    assert refused(state, "gather gold") == "already-gathered (C3.2)"
    assert refused(state, "gather cards") == "already-gathered (C3.2)"


@clause("C5.2")
@pytest.mark.parametrize(
    ("name", "limit"),
    [("spy", 1), ("seer", 2), ("merchant", 1), ("architect", 3), ("scholar", 2), ("diplomat", 1)],
)
def test_witch_has_the_limit_of_the_bewitched_character(name: str, limit: int) -> None:
    state = bewitched(f"{name}", "gold 20 0 0 0; hand 0 temple tavern market prison", preset="illustrious-emissaries")
    builds = ["build temple", "build tavern", "build market", "build prison"]
    play(state, "gather gold", *builds[:limit])
    assert refused(state, builds[limit]) == "limit-reached (C3.3)"
    assert len(city(state, 0)) == limit


@clause("C5.2", "C5.20")
def test_witch_as_navigator_takes_the_bonus_but_cannot_build() -> None:
    state = bewitched("navigator", "gold 9 0 0 0; hand 0 temple")
    play(state, "gather gold")
    assert refused(state, "build temple") == "cannot-build (C5.20)"
    play(state, "bonus gold")
    assert state.gold[:2] == [13, 2]
    assert offered(state) == ["end turn"]


@clause("C5.2", "C5.8")
def test_witch_as_wizard_may_build_duplicates() -> None:
    state = bewitched("wizard", "city 0 tavern; hand 0 tavern")
    play(state, "gather gold", "build tavern")
    assert city(state, 0) == ["tavern", "tavern"]


@clause("C5.2", "C5.17")
def test_witch_as_alchemist_regains_what_she_paid() -> None:
    state = bewitched("alchemist", "gold 4 0 0 0; hand 0 castle", preset="cunning-agents")
    play(state, "gather gold", "build castle")
    assert state.gold[0] == 0
    play(state, "end turn")
    assert state.gold[:2] == [4, 2]


@clause("C5.2")
def test_witch_does_not_use_the_unique_districts_of_the_bewitched_player() -> None:
    state = bewitched("architect", "gold 5 5 0 0; city 1 smithy laboratory factory; hand 0 dragon-gate temple")
    play(state, "gather gold")
    assert offered(state) == ["bonus cards", "build temple", "end turn"]
    for impossible in ("forge", "sell temple"):
        assert refused(state, impossible) == "not-your-district (C3.5)"
    assert refused(state, "build dragon-gate") == "too-expensive (C3.3)"


@clause("C5.2")
def test_witch_uses_her_own_unique_districts_when_she_resumes() -> None:
    state = bewitched(
        "architect", "gold 2 0 0 0; city 0 smithy poor-house; top tavern market prison", preset="cunning-agents"
    )
    play(state, "gather gold", "forge")
    assert hand(state, 0) == ["tavern", "market", "prison"]
    assert state.gold[0] == 0
    play(state, "end turn")
    assert state.gold[0] == 1
