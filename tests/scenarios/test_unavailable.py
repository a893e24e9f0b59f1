"""What belongs to a turn and cannot be done now, and why."""

from tests.scenarios.machine_scene import place
from tests.scenarios.machine_scene import play as machine_play
from tests.scenarios.machine_table import arrive, directive, heroes_phase, people, send, table
from tests.scenarios.scene import clause, offered, play
from tests.scenarios.table import turn_of
from twocities.core import State
from twocities.core.registry import find_game
from twocities.machine.game import GreatMachine
from twocities.machine.machine_phase import NINE


def unavailable(state: State, game: str = "citadels") -> dict[str, str]:
    """By choice, why it is unavailable to whoever decides."""
    texts = find_game(game)
    return {texts.text(choice): str(reason) for choice, reason in state.unavailable(state.pending()[0])}


# -- Citadels


@clause("C3.2", "C3.3", "C3.5")
def test_before_gathering_nothing_is_built_and_the_turn_does_not_end() -> None:
    state = turn_of("king", "gold 6 0 0 0\nhand 0 castle tavern\ncity 0 temple")
    assert unavailable(state) == {
        "income": "nothing-to-gain (C3.5)",
        "build castle": "gather-first (C3.2)",
        "end turn": "gather-first (C3.2)",
    }
    play(state, "gather gold")
    assert unavailable(state) == {"income": "nothing-to-gain (C3.5)"}


@clause("C3.3", "C3.4")
def test_a_district_that_is_merely_too_dear_stands_for_all_that_cannot_be_built() -> None:
    state = turn_of("king", "gold 0 0 0 0\nhand 0 castle tavern docks\ncity 0 tavern castle")
    play(state, "gather gold")
    assert unavailable(state) == {"build docks": "too-expensive (C3.3)"}


@clause("C3.3")
def test_with_no_card_in_hand_there_is_nothing_to_build() -> None:
    state = turn_of("king", "city 0 castle")
    play(state, "gather gold")
    assert list(unavailable(state).values()) == ["not-in-hand (C3.3)"]


@clause("C5.22", "C3.5")
def test_a_power_over_districts_is_unavailable_once_used_or_if_none_is_within_its_means() -> None:
    state = turn_of("warlord", "gold 0 9 9 9\ncity 1 palace castle\ncity 2 temple")
    assert "destroy temple of 2" in offered(state)
    play(state, "destroy temple of 2")
    assert unavailable(state)["destroy palace of 1"] == "already-used (C3.5)"
    state = turn_of("warlord", "gold 0 9 9 9\ncity 1 palace castle")
    assert unavailable(state)["destroy palace of 1"] == "too-expensive (C3.3)"
    state = turn_of("warlord", "gold 9 9 9 9")
    assert list(unavailable(state).values())[:2] == ["nothing-to-gain (C3.5)", "no-such-district (C3.5)"]


@clause("C7 Smithy", "C7 Laboratory")
def test_powers_of_districts_in_the_own_city_belong_to_the_turn_and_no_others() -> None:
    state = turn_of("king", "gold 1 0 0 0\ncity 0 smithy laboratory\ncity 1 museum")
    told = unavailable(state)
    assert told["forge"] == "too-expensive (C3.3)"
    assert [reason for choice, reason in told.items() if choice.startswith("sell")] == ["not-in-hand (C3.3)"]
    assert not any(choice.startswith("exhibit") for choice in told)


@clause("C7 Framework", "C7 Necropolis", "C7 Thieves' Den")
def test_other_ways_to_build_are_told_of_where_there_are_any() -> None:
    state = turn_of("king", "gold 0 0 0 0\nhand 0 necropolis thieves-den\ncity 0 framework")
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
def test_who_cannot_build_is_told_so() -> None:
    state = turn_of("navigator", "gold 9 0 0 0\nhand 0 tavern")
    assert unavailable(state)["build tavern"] == "cannot-build (C5.20)"


@clause("C3.5")
def test_a_question_in_between_has_no_repertoire() -> None:
    state = turn_of("magician", "hand 0 tavern")
    play(state, "redraw")
    assert unavailable(state) == {}


# -- City of the Great Machine


def acting_artificer(trust: int, guards: int) -> GreatMachine:
    state = table("artificer", "fowler", "actress")
    state.trust[2] = trust
    state.guards[state.hero_at[2]] = guards
    heroes_phase(state)
    machine_play(state, "pass", "pass")
    assert state.acting_hero() == "artificer"
    return state


@clause("M9.1", "M9.2", "M9.3", "M9.4", "M9.7")
def test_a_hero_without_trust_is_told_what_it_would_take() -> None:
    state = table()
    people(state, art="noble artist?")
    arrive(state, "art", trust=0, guards=1)
    told = unavailable(state, "machine")
    assert set(told.values()) == {"too-little-trust (M9.1)"}
    verbs = {choice.split()[0] for choice in told}
    assert verbs == {"incite", "attack", "identify", "move", "start"}


@clause("M9.2", "M9.3", "M9.9")
def test_actions_of_the_district_belong_to_the_turn_and_those_of_others_do_not() -> None:
    state = table()
    people(state, central_square="")
    arrive(state, "central-square", trust=9, guards=0)
    told = unavailable(state, "machine")
    assert {choice.split()[0] for choice in told} == {"incite", "attack", "identify", "move", "agitate"}


@clause("M13 Artificer")
def test_one_who_rolls_first_is_told_of_that_attack() -> None:
    state = acting_artificer(trust=0, guards=0)
    assert unavailable(state, "machine")["attack"] == "no-guard (M7.13)"


@clause("M7.1", "M7.2", "M7.3", "M7.4")
def test_a_machine_without_bonds_is_told_what_it_cannot_pay() -> None:
    state = table()
    state.bonds = 0
    state.servants = [place("tower-of-law")] * 3
    state.hand = (directive("levy"),)
    send(state)
    told = unavailable(state, "machine")
    assert told["lex-hecate publishes levy"] == "too-few-bonds (M7.1)"
    assert told["lex-hecate raids"] == "too-few-bonds (M7.1)"
    moves = [reason for choice, reason in told.items() if choice.startswith(("guard", "move"))]
    assert moves == ["too-few-bonds (M7.1)"] * 2
    assert not any("pacifies" in choice or "deploy" in choice for choice in told)


@clause("M6.3")
def test_nobody_confirms_before_all_own_heroes_have_a_destination() -> None:
    state = table()
    assert unavailable(state, "machine") == {"confirm": "not-all-chosen (M6.3)"}
    for hero in state.heroes:
        machine_play(state, f"send {hero.name} to art")
    assert unavailable(state, "machine") == {}


# -- dice


def odds(state: State, text: str) -> tuple[int, int] | None:
    return state.odds(state.pending()[0], find_game("machine").parse(text))


@clause("M9.3")
def test_an_attack_breaks_a_guard_by_a_roll_of_at_most_what_is_paid() -> None:
    state = table()
    arrive(state, "art", trust=4, guards=1)
    assert [odds(state, f"attack for {paid}") for paid in (1, 2, 3, 4)] == [(0, 6), (2, 6), (4, 6), (5, 6)]
    assert odds(state, "gain trust") is None


@clause("M14 Reinforced Plating")
def test_armour_counts() -> None:
    state = table()
    state.published = (directive("reinforced-plating"),)
    arrive(state, "art", trust=4, guards=1)
    assert [odds(state, f"attack for {paid}") for paid in (2, 3, 4)] == [(0, 6), (2, 6), (4, 6)]


@clause("M13 Artificer")
def test_who_rolls_first_may_still_pay_all_it_has() -> None:
    assert odds(acting_artificer(trust=3, guards=1), "attack") == (4, 6)


@clause("M8.3")
def test_who_has_too_little_trust_to_exit_rolls_the_escape_die() -> None:
    state = table("physician", "artificer", "journalist")
    state.hero_at[0] = place("art")
    state.trust[0] = 1
    state.guards = [2] * len(NINE)
    send(state, physician="velvet")
    machine_play(state, "end phase")
    (step, *_) = state.choices(1)
    assert state.odds(1, step) == (3, 6)
    state.trust[0] = 2
    assert state.odds(1, step) is None
