"""What belongs to a turn and cannot be done now, and why."""

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import ACTRESS, arrived, machine_turn, scene, send
from tests.scenarios.scene import clause, play, unavailable
from twocities.core import State
from twocities.core.registry import find_game
from twocities.machine.game import GreatMachine


def acting_artificer(trust: int, guards: int) -> GreatMachine:
    facts = f"phase heroes; trust artificer={trust}; guards industrial={guards}"
    state = scene(facts, heroes=("artificer", "fowler", "actress"))
    play(state, "pass", "pass")
    assert state.acting_hero() == "artificer"
    return state


@clause("M9.1", "M9.2", "M9.3", "M9.4", "M9.7")
def test_a_hero_without_trust_sees_what_an_action_would_cost() -> None:
    state = arrived("art", "people art noble artist?", trust=0, guards=1)
    told = unavailable(state)
    assert set(told.values()) == {"too-little-trust (M9.1)"}
    verbs = {choice.split()[0] for choice in told}
    assert verbs == {"incite", "attack", "identify", "move", "start"}


@clause("M9.2", "M9.3", "M9.9")
def test_actions_of_the_district_belong_to_the_turn_and_those_of_others_do_not() -> None:
    state = arrived("central-square", "people central-square", trust=8, guards=0)
    told = unavailable(state)
    assert {choice.split()[0] for choice in told} == {"incite", "attack", "identify", "move", "agitate"}


@clause("M13 Artificer")
def test_a_hero_who_rolls_first_sees_that_attack() -> None:
    state = acting_artificer(trust=0, guards=0)
    assert unavailable(state)["attack"] == "no-guard (M7.13)"


@clause("M7.1", "M7.2", "M7.3", "M7.4")
def test_a_machine_without_bonds_sees_what_it_cannot_pay_for() -> None:
    state = machine_turn("bonds 0; hand levy; servants tower-of-law tower-of-law tower-of-law", heroes=ACTRESS)
    told = unavailable(state)
    assert told["lex-hecate publishes levy"] == "too-few-bonds (M7.1)"
    assert told["lex-hecate raids"] == "too-few-bonds (M7.1)"
    moves = [reason for choice, reason in told.items() if choice.startswith(("guard", "move"))]
    assert moves == ["too-few-bonds (M7.1)"] * 2
    assert not any("pacifies" in choice or "deploy" in choice for choice in told)


@clause("M6.3")
def test_nobody_confirms_before_all_own_heroes_have_a_destination() -> None:
    state = scene()
    assert unavailable(state) == {"confirm": "not-all-chosen (M6.3)"}
    for hero in state.heroes:
        play(state, f"send {hero.name} to art")
    assert unavailable(state) == {}


# -- dice


def odds(state: State, text: str) -> tuple[int, int] | None:
    return state.odds(state.pending()[0], find_game("machine").parse(text))


@clause("M9.3")
def test_an_attack_breaks_a_guard_by_a_roll_of_at_most_what_is_paid() -> None:
    state = arrived("art", trust=4, guards=1)
    assert [odds(state, f"attack for {paid}") for paid in (1, 2, 3, 4)] == [(0, 6), (2, 6), (4, 6), (5, 6)]
    assert odds(state, "gain trust") is None


@clause("M14 Reinforced Plating")
def test_armour_counts() -> None:
    state = arrived("art", "published reinforced-plating", trust=4, guards=1)
    assert [odds(state, f"attack for {paid}") for paid in (2, 3, 4)] == [(0, 6), (2, 6), (4, 6)]


@clause("M13 Artificer")
def test_a_hero_who_rolls_first_may_still_pay_everything() -> None:
    assert odds(acting_artificer(trust=3, guards=1), "attack") == (4, 6)


@clause("M8.3")
def test_a_hero_with_too_little_trust_to_exit_rolls_the_escape_die() -> None:
    state = scene("at art; trust 1; guards all=2", heroes=("physician", "artificer", "journalist"))
    send(state, physician="velvet")
    play(state, "end phase")
    (step, *_) = state.choices(1)
    assert state.odds(1, step) == (3, 6)
    state = changed(state, "trust 2")
    assert state.odds(1, step) is None
