"""C5, rank 1: Assassin, Witch, Magistrate."""

import pytest

from tests.scenarios.scene import city, clause, decides, hand, offered, play, refusal, scene

# -- Assassin


@clause("C5.1")
def test_assassin_may_kill_every_character_but_herself() -> None:
    state = scene("holds 0 assassin", players=4)
    others = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert offered(state) == ["gather gold", "gather cards", *[f"kill {name}" for name in others]]
    assert str(refusal(state, "kill assassin")) == "own-character (C5.1)"
    play(state, "kill thief")
    assert str(refusal(state, "kill king")) == "already-used (C3.5)"


@clause("C5.1", "C3.1")
def test_killed_character_stays_silent_unrevealed_and_is_skipped() -> None:
    state = scene(
        """
        gold 2 7 2 2
        holds 0 assassin
        holds 1 thief
        holds 2 magician
        holds 3 warlord
        """,
        players=4,
        crown=3,
    )
    events = play(state, "kill thief", "gather gold", "end turn")
    assert events[-4:] == [
        {"kind": "turn-ended", "seat": 0},
        {"kind": "called", "seat": 3, "rank": 2},
        {"kind": "called", "seat": 3, "rank": 3},
        {"kind": "revealed", "seat": 2, "character": "magician"},
    ]
    assert decides(state) == (2, "turn")
    assert state.view(None).shown[2] == -1
    assert state.gold[1] == 7


@clause("C5.1", "C3.1")
def test_killed_character_is_as_silent_as_an_absent_one() -> None:
    def course(second: str) -> list[dict[str, object]]:
        state = scene(
            f"""
            holds 0 assassin
            holds 1 {second}
            holds 2 magician
            holds 3 warlord
            """,
            players=4,
            crown=0,
        )
        return play(state, "kill thief", "gather gold", "end turn")

    assert course("thief") == course("bishop")


@clause("C5.1", "C10.24")
def test_killed_character_below_the_crown_is_not_revealed_at_the_end_of_the_round() -> None:
    state = scene(
        """
        holds 0 assassin
        holds 1 bishop
        holds 2 magician
        holds 3 warlord
        killed bishop
        next warlord
        """,
        players=4,
    )
    events = play(state, "gather gold", "end turn")
    assert state.view(None).round == 2
    assert [event for event in events if event["kind"] == "revealed"] == []


# -- Witch: the first part of her turn


@clause("C5.2")
def test_witch_must_gather_first_and_may_do_nothing_else() -> None:
    state = scene(
        """
        gold 9 2 2 2
        holds 0 witch
        city 0 smithy
        hand 0 temple
        """,
        players=4,
        preset="cunning-agents",
    )
    assert offered(state) == ["gather gold", "gather cards"]
    for impossible in ("bewitch architect", "build temple", "forge", "end turn"):
        assert str(refusal(state, impossible)) == "only-gather (C5.2)"


@clause("C5.2")
def test_witch_must_name_another_character_after_gathering() -> None:
    state = scene(
        """
        gold 9 2 2 2
        holds 0 witch
        city 0 smithy
        hand 0 temple
        """,
        players=4,
        preset="cunning-agents",
    )
    play(state, "gather gold")
    assert decides(state) == (0, "name-bewitched")
    others = ["blackmailer", "magician", "emperor", "abbot", "alchemist", "architect", "warlord"]
    assert offered(state) == [f"bewitch {name}" for name in others]
    assert refusal(state, "bewitch witch").key == "own-character"


@clause("C5.2")
def test_witchs_turn_halts_when_she_has_named_her_victim() -> None:
    state = scene(
        """
        holds 0 witch
        holds 1 blackmailer
        holds 2 architect
        holds 3 warlord
        hand 0 temple
        """,
        players=4,
        preset="cunning-agents",
    )
    play(state, "gather gold", "bewitch architect")
    assert decides(state) == (1, "turn")
    assert state.view(None).role == "blackmailer"
    assert state.view(None).bewitched == 7
    assert city(state, 0) == []
    assert hand(state, 0) == ["temple"]


@clause("C5.2")
def test_witch_uses_the_gold_mine_while_gathering() -> None:
    state = scene("holds 0 witch\ncity 0 gold-mine", players=4, preset="cunning-agents")
    play(state, "gather gold")
    assert state.gold[0] == 5


@clause("C5.2")
def test_witch_uses_the_library_while_gathering() -> None:
    state = scene("holds 0 witch\ncity 0 library\ntop temple market", players=4, preset="illustrious-emissaries")
    play(state, "gather cards")
    assert hand(state, 0) == ["temple", "market"]
    assert decides(state) == (0, "name-bewitched")


@clause("C5.2")
def test_witch_uses_the_observatory_while_gathering() -> None:
    state = scene(
        "holds 0 witch\ncity 0 observatory\ntop temple market prison", players=4, preset="illustrious-emissaries"
    )
    play(state, "gather cards")
    assert offered(state) == ["keep temple", "keep market", "keep prison"]


# -- Witch: the bewitched player


@clause("C5.2")
def test_bewitched_player_reveals_gathers_without_any_bonus_and_the_turn_ends() -> None:
    state = scene(
        """
        gold 0 9 0 0
        holds 0 witch
        holds 1 merchant
        bewitched merchant
        next merchant
        city 1 tavern smithy
        hand 1 temple
        """,
        players=4,
        characters=["witch"],
    )
    assert state.view(None).shown[6] == 1
    assert offered(state) == ["gather gold", "gather cards"]
    for impossible in ("bonus gold", "income", "build temple", "forge", "end turn"):
        assert str(refusal(state, impossible)) == "only-gather (C5.2)"
    play(state, "gather gold")
    assert state.gold == [0, 11, 0, 0]
    assert city(state, 1) == ["tavern", "smithy"]
    assert decides(state) == (0, "turn")


@clause("C5.2")
def test_bewitched_player_uses_gathering_districts() -> None:
    state = scene(
        """
        holds 0 witch
        holds 1 merchant
        bewitched merchant
        next merchant
        city 1 library observatory
        top temple market prison
        """,
        players=4,
        preset="illustrious-emissaries",
    )
    play(state, "gather cards")
    assert hand(state, 1) == ["temple", "market", "prison"]
    assert decides(state) == (0, "turn")


@clause("C5.2")
def test_bewitched_players_park_does_not_work_at_the_end_of_that_turn() -> None:
    state = scene(
        """
        holds 0 witch
        holds 1 warlord
        bewitched warlord
        next warlord
        city 1 park
        """,
        players=4,
        preset="cunning-agents",
    )
    play(state, "gather gold")
    assert hand(state, 1) == []


# -- Witch: the second part of her turn


@clause("C5.2")
def test_witch_resumes_with_her_own_hand_gold_and_city() -> None:
    state = scene(
        """
        gold 3 5 0 0
        holds 0 witch
        holds 1 merchant
        bewitched merchant
        next merchant
        city 0 tavern
        city 1 market docks harbor
        hand 0 palace
        hand 1 temple
        """,
        players=4,
        characters=["witch"],
    )
    events = play(state, "gather gold")
    assert events[-2:] == [
        {"kind": "turn-ended", "seat": 1},
        {"kind": "resumed", "seat": 0, "character": "merchant"},
    ]
    assert offered(state) == ["income", "bonus gold", "end turn"]
    assert refusal(state, "build temple").key == "not-in-hand"
    play(state, "income", "bonus gold", "build palace")
    assert state.gold == [0, 7, 0, 0]
    assert city(state, 0) == ["tavern", "palace"]
    assert city(state, 1) == ["market", "docks", "harbor"]
    assert hand(state, 0) == []
    assert hand(state, 1) == ["temple"]


@clause("C5.2")
def test_witch_does_not_gather_again_when_she_resumes() -> None:
    state = scene(
        """
        holds 0 witch
        holds 1 merchant
        bewitched merchant
        next merchant
        """,
        players=4,
        characters=["witch"],
    )
    play(state, "gather gold")
    assert str(refusal(state, "gather gold")) == "already-gathered (C3.2)"
    assert str(refusal(state, "gather cards")) == "already-gathered (C3.2)"


@clause("C5.2")
@pytest.mark.parametrize(
    ("name", "limit"),
    [("spy", 1), ("seer", 2), ("merchant", 1), ("architect", 3), ("scholar", 2), ("diplomat", 1)],
)
def test_witch_has_the_limit_of_the_bewitched_character(name: str, limit: int) -> None:
    state = scene(
        f"""
        gold 20 0 0 0
        holds 0 witch
        holds 1 {name}
        bewitched {name}
        next {name}
        hand 0 temple tavern market prison
        """,
        players=4,
        preset="illustrious-emissaries",
        characters=[name],
    )
    builds = ["build temple", "build tavern", "build market", "build prison"]
    play(state, "gather gold", *builds[:limit])
    assert str(refusal(state, builds[limit])) == "limit-reached (C3.3)"
    assert len(city(state, 0)) == limit


@clause("C5.2", "C5.20")
def test_witch_as_navigator_takes_the_bonus_but_cannot_build() -> None:
    state = scene(
        """
        gold 9 0 0 0
        holds 0 witch
        holds 1 navigator
        bewitched navigator
        next navigator
        hand 0 temple
        """,
        players=4,
        characters=["witch", "navigator"],
    )
    play(state, "gather gold")
    assert str(refusal(state, "build temple")) == "cannot-build (C5.20)"
    play(state, "bonus gold")
    assert state.gold[:2] == [13, 2]
    assert offered(state) == ["end turn"]


@clause("C5.2", "C5.8")
def test_witch_as_wizard_may_build_duplicates() -> None:
    state = scene(
        """
        holds 0 witch
        holds 1 wizard
        bewitched wizard
        next wizard
        city 0 tavern
        hand 0 tavern
        """,
        players=4,
        characters=["witch", "wizard"],
    )
    play(state, "gather gold", "build tavern")
    assert city(state, 0) == ["tavern", "tavern"]


@clause("C5.2", "C5.17")
def test_witch_as_alchemist_regains_what_she_paid() -> None:
    state = scene(
        """
        gold 4 0 0 0
        holds 0 witch
        holds 1 alchemist
        bewitched alchemist
        next alchemist
        hand 0 castle
        """,
        players=4,
        preset="cunning-agents",
    )
    play(state, "gather gold", "build castle")
    assert state.gold[0] == 0
    play(state, "end turn")
    assert state.gold[:2] == [4, 2]


@clause("C5.2")
def test_witch_does_not_use_the_unique_districts_of_the_bewitched_player() -> None:
    state = scene(
        """
        gold 5 5 0 0
        holds 0 witch
        holds 1 architect
        bewitched architect
        next architect
        city 1 smithy laboratory factory
        hand 0 dragon-gate temple
        """,
        players=4,
        characters=["witch"],
    )
    play(state, "gather gold")
    assert offered(state) == ["bonus cards", "build temple", "end turn"]
    for impossible in ("forge", "sell temple"):
        assert str(refusal(state, impossible)) == "not-your-district (C3.5)"
    assert str(refusal(state, "build dragon-gate")) == "too-expensive (C3.3)"


@clause("C5.2")
def test_witch_uses_her_own_unique_districts_when_she_resumes() -> None:
    state = scene(
        """
        gold 2 0 0 0
        holds 0 witch
        holds 1 architect
        bewitched architect
        next architect
        city 0 smithy poor-house
        top tavern market prison
        """,
        players=4,
        preset="cunning-agents",
    )
    play(state, "gather gold", "forge")
    assert hand(state, 0) == ["tavern", "market", "prison"]
    assert state.gold[0] == 0
    play(state, "end turn")
    assert state.gold[0] == 1


# -- Witch: single characters


@clause("C5.2a", "C5.10")
def test_bewitched_king_still_takes_the_crown_and_the_witch_the_income() -> None:
    state = scene(
        """
        gold 0 0 0 0
        crown 3
        holds 0 witch
        holds 1 king
        bewitched king
        next king
        city 0 manor castle
        city 1 palace
        """,
        players=4,
        characters=["witch"],
    )
    assert state.crown == 3
    play(state, "gather gold")
    assert state.crown == 1
    play(state, "income", "end turn")
    assert state.crown == 1
    assert state.gold[:2] == [2, 2]


@clause("C5.2a", "C5.12")
def test_bewitched_patrician_still_takes_the_crown_and_the_witch_the_cards() -> None:
    state = scene(
        """
        crown 3
        holds 0 witch
        holds 1 patrician
        bewitched patrician
        next patrician
        city 0 manor castle
        city 1 palace
        top tavern market
        """,
        players=4,
        characters=["witch", "patrician"],
    )
    play(state, "gather gold")
    assert state.crown == 1
    play(state, "income", "end turn")
    assert state.crown == 1
    assert hand(state, 0) == ["tavern", "market"]
    assert hand(state, 1) == []


@clause("C5.2a", "C5.11", "C10.12")
def test_witch_gives_the_crown_of_the_bewitched_emperor_and_takes_the_resource() -> None:
    state = scene(
        """
        gold 0 0 4 4
        crown 3
        holds 0 witch
        holds 1 emperor
        bewitched emperor
        next emperor
        city 0 manor
        """,
        players=4,
        preset="cunning-agents",
    )
    play(state, "gather gold")
    assert state.crown == 3
    assert offered(state) == ["income", "crown 1", "crown 2"]
    assert str(refusal(state, "end turn")) == "must-crown (C5.11)"
    assert str(refusal(state, "crown 3")) == "holds-crown (C5.11)"
    assert refusal(state, "crown 0").key == "not-yourself"
    play(state, "crown 2")
    assert decides(state) == (0, "demand")
    play(state, "demand gold")
    assert state.crown == 2
    assert state.gold == [1, 2, 3, 4]


@clause("C5.2a")
def test_witch_places_the_threats_of_the_bewitched_blackmailer_and_takes_the_bribe() -> None:
    state = scene(
        """
        gold 0 0 4 0
        holds 0 witch
        holds 1 blackmailer
        holds 2 abbot
        holds 3 warlord
        bewitched blackmailer
        next blackmailer
        """,
        players=4,
        preset="cunning-agents",
    )
    play(state, "gather gold")
    assert decides(state) == (0, "turn")
    play(state, "threaten abbot", "threaten warlord", "flower abbot", "end turn")
    play(state, "gather gold", "bribe")
    assert state.gold == [3, 2, 3, 0]


@clause("C5.2a")
def test_witch_decides_whether_a_threat_of_the_bewitched_blackmailer_is_revealed() -> None:
    state = scene(
        """
        gold 0 0 4 0
        holds 0 witch
        holds 1 blackmailer
        holds 2 abbot
        holds 3 warlord
        bewitched blackmailer
        next blackmailer
        """,
        players=4,
        preset="cunning-agents",
    )
    play(state, "gather gold", "threaten abbot", "threaten warlord", "flower abbot", "end turn")
    play(state, "gather gold", "refuse")
    assert decides(state) == (0, "reveal-threat")
    play(state, "reveal threat")
    assert state.gold == [6, 2, 0, 0]


@clause("C5.2a", "C5.13")
def test_bewitched_bishop_protects_the_witchs_city_and_not_his_own() -> None:
    state = scene(
        """
        gold 0 0 9 0
        holds 0 witch
        holds 1 bishop
        holds 2 warlord
        holds 3 king
        bewitched bishop
        next bishop
        city 0 market
        city 1 tavern
        """,
        players=4,
        characters=["witch"],
    )
    play(state, "gather gold", "end turn")
    assert decides(state) == (2, "turn")
    assert str(refusal(state, "destroy market of 0")) == "protected (C5.13)"
    play(state, "destroy tavern of 1")
    assert city(state, 1) == []


@clause("C5.2b")
def test_witch_does_not_resume_as_a_character_not_in_play_and_her_park_does_not_work() -> None:
    state = scene(
        """
        holds 0 witch
        holds 1 magician
        holds 2 abbot
        holds 3 warlord
        city 0 park
        """,
        players=4,
        preset="cunning-agents",
    )
    events = play(state, "gather gold", "bewitch architect", *["gather gold", "end turn"] * 3)
    assert state.view(None).round == 2
    assert "resumed" not in [event["kind"] for event in events]
    assert hand(state, 0) == []


@clause("C5.2b")
def test_poor_house_of_a_witch_who_does_not_resume_does_not_work() -> None:
    state = scene(
        """
        gold 0 0 0 0
        holds 0 witch
        holds 1 magician
        holds 2 alchemist
        holds 3 warlord
        city 0 poor-house
        top tavern market
        """,
        players=4,
        preset="cunning-agents",
    )
    play(state, "gather cards", "keep tavern", "bewitch architect", *["gather gold", "end turn"] * 3)
    assert state.view(None).round == 2
    assert state.gold == [0, 2, 2, 2]


@clause("C10.12")
def test_what_the_bewitched_thief_steals_goes_to_the_witch() -> None:
    state = scene(
        """
        gold 0 0 6 0
        holds 0 witch
        holds 1 thief
        holds 2 king
        holds 3 warlord
        bewitched thief
        next thief
        """,
        players=4,
        characters=["witch"],
    )
    play(state, "gather gold", "rob king", "end turn")
    assert state.gold == [6, 2, 0, 0]


@clause("C10.12", "C5.25")
@pytest.mark.parametrize(("king", "gain"), [(1, 3), (3, 0)])
def test_the_witchs_neighbours_count_for_the_bewitched_queen(king: int, gain: int) -> None:
    state = scene(
        f"""
        gold 0 0 0 0 0
        holds 0 witch
        holds 2 queen
        holds {king} king
        holds 4 bishop
        bewitched queen
        next queen
        """,
        players=5,
        characters=["witch", "queen"],
    )
    play(state, "gather gold")
    assert ("bonus gold" in offered(state)) == bool(gain)
    play(state, *["bonus gold"] * bool(gain))
    assert state.gold == [gain, 0, 2, 0, 0]


@clause("C10.12", "C5.27")
def test_witch_as_tax_collector_takes_the_token_and_is_untaxed() -> None:
    state = scene(
        """
        gold 0 0 0 0
        taxes 5
        holds 0 witch
        holds 1 tax-collector
        bewitched tax-collector
        next tax-collector
        hand 0 temple
        """,
        players=4,
        preset="cunning-agents",
        ninth=True,
    )
    play(state, "gather gold", "collect taxes")
    assert state.gold[:2] == [5, 2]
    play(state, "build temple")
    assert state.gold[0] == 4
    assert state.taxes == 0


@clause("C10.12")
def test_witch_may_bewitch_her_own_second_character() -> None:
    state = scene(
        """
        gold 0 0 0
        holds 0 witch merchant
        holds 1 magician king
        holds 2 bishop warlord
        next merchant
        bewitched merchant
        city 0 tavern
        """,
        players=3,
        characters=["witch"],
    )
    play(state, "gather gold")
    assert decides(state) == (0, "turn")
    play(state, "income", "bonus gold")
    assert state.gold[0] == 4


# -- Magistrate: placing the warrants


@clause("C5.3", "C9.1", "C9.2")
def test_magistrate_places_three_warrants_on_different_characters_and_signs_one_unseen() -> None:
    state = scene("holds 0 magistrate", players=4, characters=["magistrate"])
    play(state, "warrant magician")
    assert decides(state) == (0, "place-warrant")
    assert str(refusal(state, "warrant magician")) == "already-marked (C5.3)"
    play(state, "warrant bishop", "warrant architect")
    assert decides(state) == (0, "sign-warrant")
    assert offered(state) == ["sign magician", "sign bishop", "sign architect"]
    play(state, "sign architect")
    assert state.view(None).warrants == (3, 5, 7)
    assert [state.view(seat).signed for seat in range(4)] == [7, 0, 0, 0]
    assert str(refusal(state, "warrant king")) == "already-used (C3.5)"


# -- Magistrate: confiscation


@clause("C5.3")
def test_magistrate_may_confiscate_the_district_the_signed_target_pays_for() -> None:
    state = scene(
        """
        gold 0 4 0 0
        holds 0 magistrate
        holds 1 bishop
        warrants thief bishop merchant
        signed bishop
        magistrate 0
        next bishop
        hand 1 castle temple
        """,
        players=4,
        characters=["magistrate"],
    )
    play(state, "gather gold", "build castle")
    assert decides(state) == (0, "confiscation")
    assert offered(state) == ["confiscate", "let pass"]
    play(state, "confiscate")
    assert city(state, 0) == ["castle"]
    assert city(state, 1) == []
    assert state.gold == [0, 6, 0, 0]
    assert hand(state, 1) == ["temple"]
    assert str(refusal(state, "build temple")) == "limit-reached (C3.3)"
    assert [state.view(seat).signed for seat in range(4)] == [5, 5, 5, 5]


@clause("C5.3", "C10.6")
def test_magistrate_who_lets_the_first_district_pass_is_not_asked_again() -> None:
    state = scene(
        """
        gold 0 9 0 0
        holds 0 magistrate
        holds 1 architect
        warrants bishop merchant architect
        signed architect
        magistrate 0
        next architect
        hand 1 castle temple
        """,
        players=4,
        characters=["magistrate"],
    )
    play(state, "gather gold", "build castle", "let pass", "build temple")
    assert decides(state) == (1, "turn")
    assert city(state, 0) == []
    assert city(state, 1) == ["castle", "temple"]
    assert state.gold[1] == 6
    assert [state.view(seat).signed for seat in range(4)] == [7, 0, 0, 0]


@clause("C5.3")
def test_magistrate_confiscates_only_the_first_district_paid_for() -> None:
    state = scene(
        """
        gold 0 9 0 0
        holds 0 magistrate
        holds 1 architect
        warrants bishop merchant architect
        signed architect
        magistrate 0
        next architect
        hand 1 castle temple tavern
        """,
        players=4,
        characters=["magistrate"],
    )
    play(state, "gather gold", "build castle", "confiscate", "build temple", "build tavern")
    assert city(state, 0) == ["castle"]
    assert city(state, 1) == ["temple", "tavern"]
    assert state.gold[1] == 9


@clause("C10.6", "C5.3")
def test_magistrate_is_asked_at_an_unsigned_warrant_too_but_can_only_let_pass() -> None:
    state = scene(
        """
        gold 0 9 0 0
        holds 0 magistrate
        holds 1 architect
        warrants bishop merchant architect
        signed merchant
        magistrate 0
        next architect
        hand 1 castle temple
        """,
        players=4,
        characters=["magistrate"],
    )
    play(state, "gather gold", "build castle")
    assert decides(state) == (0, "confiscation")
    assert offered(state) == ["let pass"]
    assert str(refusal(state, "confiscate")) == "not-signed (C10.6)"
    play(state, "let pass", "build temple")
    assert city(state, 1) == ["castle", "temple"]
    assert decides(state) == (1, "turn")


@clause("C5.3", "C10.6")
def test_magistrate_is_not_asked_when_a_character_without_warrant_builds() -> None:
    state = scene(
        """
        gold 0 9 0 0
        holds 0 magistrate
        holds 1 architect
        warrants thief bishop merchant
        signed merchant
        magistrate 0
        next architect
        hand 1 castle
        """,
        players=4,
        characters=["magistrate"],
    )
    play(state, "gather gold", "build castle")
    assert decides(state) == (1, "turn")
    assert city(state, 1) == ["castle"]


@clause("C5.3", "C10.6")
def test_magistrate_cannot_confiscate_a_name_of_his_city_and_that_uses_the_chance_up() -> None:
    state = scene(
        """
        gold 0 9 0 0
        holds 0 magistrate
        holds 1 architect
        warrants bishop merchant architect
        signed architect
        magistrate 0
        next architect
        city 0 castle
        hand 1 castle temple
        """,
        players=4,
        characters=["magistrate"],
    )
    play(state, "gather gold", "build castle")
    assert offered(state) == ["let pass"]
    assert refusal(state, "confiscate").key == "duplicate"
    play(state, "let pass", "build temple")
    assert decides(state) == (1, "turn")
    assert city(state, 1) == ["castle", "temple"]


@clause("C5.3", "C7 Quarry")
def test_quarry_does_not_let_the_magistrate_confiscate_a_duplicate() -> None:
    state = scene(
        """
        gold 0 9 0 0
        holds 0 magistrate
        holds 1 architect
        warrants bishop merchant architect
        signed architect
        magistrate 0
        next architect
        city 0 castle quarry
        hand 1 castle
        """,
        players=4,
        characters=["magistrate"],
    )
    play(state, "gather gold", "build castle")
    assert offered(state) == ["let pass"]


@clause("C5.3", "C7 Framework")
def test_district_built_with_the_framework_is_not_confiscable_and_the_next_paid_one_is() -> None:
    state = scene(
        """
        gold 0 9 0 0
        holds 0 magistrate
        holds 1 architect
        warrants bishop trader architect
        signed architect
        magistrate 0
        next architect
        city 1 framework
        hand 1 palace temple
        """,
        players=4,
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
    state = scene(
        """
        gold 0 9 0 0
        holds 0 magistrate
        holds 1 architect
        warrants bishop trader architect
        signed architect
        magistrate 0
        next architect
        city 1 tavern
        hand 1 necropolis temple
        """,
        players=4,
        preset="ambitious-aristocrats",
    )
    play(state, "gather gold", "build necropolis over tavern")
    assert decides(state) == (1, "turn")
    assert city(state, 1) == ["necropolis"]
    play(state, "build temple")
    assert offered(state) == ["confiscate", "let pass"]


@clause("C5.3", "C7 Necropolis")
def test_necropolis_paid_for_in_gold_is_confiscable() -> None:
    state = scene(
        """
        gold 0 5 0 0
        holds 0 magistrate
        holds 1 architect
        warrants bishop trader architect
        signed architect
        magistrate 0
        next architect
        city 1 tavern
        hand 1 necropolis
        """,
        players=4,
        preset="ambitious-aristocrats",
    )
    play(state, "gather gold", "build necropolis", "confiscate")
    assert city(state, 0) == ["necropolis"]
    assert city(state, 1) == ["tavern"]
    assert state.gold[1] == 7


@clause("C5.3", "C10.7", "C7 Thieves' Den")
def test_payer_of_a_confiscated_den_gets_the_gold_back_but_not_the_cards() -> None:
    state = scene(
        """
        gold 0 2 0 0
        holds 0 magistrate
        holds 1 bishop
        warrants thief bishop merchant
        signed bishop
        magistrate 0
        next bishop
        hand 1 thieves-den temple market prison
        """,
        players=4,
        characters=["magistrate"],
    )
    play(state, "gather gold", "build thieves-den with cards", "pay with temple", "pay with market", "pay the rest")
    assert state.gold[1] == 0
    play(state, "confiscate")
    assert city(state, 0) == ["thieves-den"]
    assert state.gold[1] == 4
    assert hand(state, 1) == ["prison"]


@clause("C10.7")
def test_den_paid_wholly_with_cards_counts_as_paid() -> None:
    state = scene(
        """
        gold 0 0 0 0
        holds 0 magistrate
        holds 1 bishop
        warrants thief bishop merchant
        signed bishop
        magistrate 0
        next bishop
        hand 1 thieves-den temple church monastery tavern market prison
        """,
        players=4,
        characters=["magistrate"],
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
    state = scene(
        """
        gold 0 0 5 0
        holds 0 magistrate
        holds 1 cardinal
        warrants thief cardinal merchant
        signed cardinal
        magistrate 0
        next cardinal
        hand 1 castle temple market
        """,
        players=4,
        characters=["magistrate", "cardinal"],
    )
    play(state, "gather gold", "build castle on loan from 2", "give temple", "give market", "confiscate")
    assert city(state, 0) == ["castle"]
    assert state.gold == [0, 4, 3, 0]
    assert hand(state, 1) == []
    assert hand(state, 2) == ["temple", "market"]


@clause("C10.7", "C5.17")
def test_alchemist_whose_build_is_confiscated_is_refunded_once() -> None:
    state = scene(
        """
        gold 0 4 0 0
        holds 0 magistrate
        holds 1 alchemist
        holds 2 architect
        warrants thief alchemist bishop
        signed alchemist
        magistrate 0
        next alchemist
        hand 1 castle
        """,
        players=4,
        characters=["magistrate", "alchemist"],
    )
    play(state, "gather gold", "build castle", "confiscate")
    assert state.gold[1] == 6
    play(state, "end turn")
    assert state.gold[1] == 6


@clause("C10.7", "C5.8")
def test_wizards_immediate_build_is_confiscable_and_leaves_the_ordinary_one() -> None:
    state = scene(
        """
        gold 0 6 0 0
        holds 0 magistrate
        holds 1 wizard
        warrants thief wizard bishop
        signed wizard
        magistrate 0
        next wizard
        hand 1 temple
        hand 2 castle
        """,
        players=4,
        characters=["magistrate", "wizard"],
    )
    play(state, "gather gold", "look at 2", "build castle at once", "confiscate")
    assert city(state, 0) == ["castle"]
    assert state.gold[1] == 8
    play(state, "build temple")
    assert decides(state) == (1, "turn")
    assert city(state, 1) == ["temple"]


@clause("C10.10")
def test_warrant_on_the_magistrates_own_other_character_has_no_effect() -> None:
    state = scene(
        """
        gold 4 0 0
        holds 0 magistrate bishop
        holds 1 magician king
        holds 2 merchant warlord
        warrants thief bishop merchant
        signed bishop
        magistrate 0
        next bishop
        hand 0 castle
        """,
        players=3,
        characters=["magistrate"],
    )
    play(state, "gather gold", "build castle")
    assert decides(state) == (0, "turn")
    assert city(state, 0) == ["castle"]
    assert state.gold[0] == 2
