"""What belongs to a turn and cannot be done now, and why."""

from tests.scenarios.citadels.table import turn_of
from tests.scenarios.scene import clause, offered, play, unavailable


@clause("C3.2", "C3.3", "C3.5")
def test_before_gathering_nothing_is_built_and_the_turn_does_not_end() -> None:
    state = turn_of("king", "gold 6 0 0 0; hand 0 castle tavern; city 0 temple")
    assert unavailable(state) == {
        "income": "nothing-to-gain (C3.5)",
        "build castle": "gather-first (C3.2)",
        "end turn": "gather-first (C3.2)",
    }
    play(state, "gather gold")
    assert unavailable(state) == {"income": "nothing-to-gain (C3.5)"}


@clause("C3.3", "C3.4")
def test_a_district_that_is_only_too_expensive_represents_all_that_cannot_be_built() -> None:
    state = turn_of("king", "gold 0 0 0 0; hand 0 castle tavern docks; city 0 tavern castle")
    play(state, "gather gold")
    assert unavailable(state) == {"build docks": "too-expensive (C3.3)"}


@clause("C3.3")
def test_with_no_card_in_hand_there_is_nothing_to_build() -> None:
    state = turn_of("king", "city 0 castle")
    play(state, "gather gold")
    assert list(unavailable(state).values()) == ["not-in-hand (C3.3)"]


@clause("C5.22", "C3.5")
def test_a_power_over_districts_is_unavailable_once_used_or_if_none_is_within_its_means() -> None:
    state = turn_of("warlord", "gold 0 9 9 9; city 1 palace castle; city 2 temple")
    assert "destroy temple of 2" in offered(state)
    play(state, "destroy temple of 2")
    assert unavailable(state)["destroy palace of 1"] == "already-used (C3.5)"
    state = turn_of("warlord", "gold 0 9 9 9; city 1 palace castle")
    assert unavailable(state)["destroy palace of 1"] == "too-expensive (C3.3)"
    state = turn_of("warlord", "gold 9 9 9 9")
    assert list(unavailable(state).values())[:2] == ["nothing-to-gain (C3.5)", "no-such-district (C3.5)"]


@clause("C7 Smithy", "C7 Laboratory")
def test_only_powers_of_districts_in_ones_own_city_belong_to_the_turn() -> None:
    state = turn_of("king", "gold 1 0 0 0; city 0 smithy laboratory; city 1 museum")
    told = unavailable(state)
    assert told["forge"] == "too-expensive (C3.3)"
    assert [reason for choice, reason in told.items() if choice.startswith("sell")] == ["not-in-hand (C3.3)"]
    assert not any(choice.startswith("exhibit") for choice in told)


@clause("C7 Framework", "C7 Necropolis", "C7 Thieves' Den")
def test_other_ways_to_build_are_listed_if_there_are_any() -> None:
    state = turn_of("king", "gold 0 0 0 0; hand 0 necropolis thieves-den; city 0 framework")
    told = unavailable(state)
    for way in ("necropolis with framework", "necropolis over framework", "thieves-den with cards"):
        assert told[f"build {way}"] == "gather-first (C3.2)"
    play(state, "gather gold")
    assert unavailable(state) == {
        "income": "nothing-to-gain (C3.5)",
        "build necropolis": "too-expensive (C3.3)",
        "build thieves-den with cards": "too-expensive (C3.3)",
    }


@clause("C5.20")
def test_a_character_who_cannot_build_is_refused_for_that() -> None:
    state = turn_of("navigator", "gold 9 0 0 0; hand 0 tavern")
    assert unavailable(state)["build tavern"] == "cannot-build (C5.20)"


@clause("C3.5")
def test_a_question_in_between_has_no_repertoire() -> None:
    state = turn_of("magician", "hand 0 tavern")
    play(state, "redraw")
    assert unavailable(state) == {}
