"""M14: the nine Directives."""

import pytest

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import (
    ART,
    COMMERCE,
    GRAND_CITADEL,
    end_round,
    machine_turn,
    place,
    send,
)
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import DISTRICTS
from twocities.machine.text import DIRECTIVE_NAMES

NINE = 9


def starting(choices: list[str], *words: str) -> list[str]:
    return [choice for choice in choices if choice.startswith(words)]


@clause(*[f"M14 {name}" for name in ("Optimize", "Pacify", "Confiscate", "Resettle", "Rapid Deployment")])
def test_without_directives_nothing_of_theirs_is_offered() -> None:
    state = machine_turn("servants art art art")
    play(state, "lex-hecate raids")
    assert refused(state, "lex-hecate pacifies") == "already-acted (M7.4)"
    for choice in (
        "judgementor pacifies",
        "judgementor confiscates",
        "resettle citizen 0",
        "deploy art to tower-of-law",
    ):
        assert refused(state, choice) == "not-in-force (M7.12)"


@pytest.mark.parametrize(
    ("name", "provenance"),
    [
        ("optimize", "rulebook, terms house"),
        ("pacify", "rulebook, effect house"),
        ("confiscate", "rulebook, effect house"),
        ("resettle", "rulebook, terms house"),
        ("curfew", "house"),
        ("reinforced-plating", "house"),
        ("informers", "house"),
        ("rapid-deployment", "house"),
        ("levy", "house"),
    ],
)
def test_each_directive_says_where_it_comes_from(name: str, provenance: str) -> None:
    assert DIRECTIVES[DIRECTIVE_NAMES.index(name)].provenance == provenance


# -- Optimize


@clause("M14 Optimize")
def test_optimize_one_servant_may_take_a_second_action_at_normal_cost() -> None:
    state = machine_turn("published optimize")
    play(state, "lex-hecate draws", "lex-hecate raids")
    assert state.acted == [2, 0, 0]
    assert state.bonds == 10 - 2 - 2
    assert refused(state, "lex-hecate draws") == "already-acted (M7.4)"


@clause("M14 Optimize")
def test_optimize_is_for_one_servant_a_round() -> None:
    state = machine_turn("published optimize")
    play(state, "lex-hecate draws", "judgementor draws", "lex-hecate raids")
    assert refused(state, "judgementor draws") == "already-acted (M7.4)"
    assert "phantasmer draws" in offered(state)


@clause("M14 Optimize")
def test_optimize_can_be_used_again_in_each_round() -> None:
    state = machine_turn("published optimize")
    play(state, "lex-hecate draws", "lex-hecate draws")
    end_round(state)
    send(state)
    play(state, "lex-hecate draws", "lex-hecate draws")
    assert len(state.hand) == 4


@clause("M14 Optimize", "M7.3")
def test_optimize_lets_no_servant_move_between_two_actions() -> None:
    state = machine_turn("published optimize")
    play(state, "lex-hecate draws")
    assert refused(state, "move lex-hecate to art") == "already-acted (M7.4)"


@clause("M14 Optimize", "M7.9")
def test_optimize_holds_at_once_for_the_servant_that_publishes_it() -> None:
    state = machine_turn("hand optimize levy; servants tower-of-law")
    play(state, "lex-hecate publishes optimize", "lex-hecate publishes levy")
    assert state.view(None).directives.published == ("optimize", "levy")


# -- Pacify


@clause("M14 Pacify", "M7.12")
def test_pacify_lowers_discontent_by_1_for_2_bonds_and_the_servants_action() -> None:
    state = machine_turn("published pacify; discontent 9; servants art")
    play(state, "lex-hecate pacifies")
    assert (state.discontent, state.bonds) == (8, 8)
    assert refused(state, "lex-hecate raids") == "already-acted (M7.4)"


@clause("M14 Pacify")
@pytest.mark.parametrize(
    ("district", "guards", "possible"),
    [
        ("art", 1, True),
        ("velvet", 4, True),
        ("art", 0, False),
        ("central-square", 2, False),
        ("grand-citadel", 2, False),
    ],
)
def test_pacify_needs_a_minor_district_with_a_guard(district: str, guards: int, possible: bool) -> None:
    state = machine_turn(f"published pacify; discontent 9; servants {district}; guards {district}={guards}")
    assert ("lex-hecate pacifies" in offered(state)) == possible


@clause("M14 Pacify", "M7.13")
def test_pacify_does_not_count_broken_guards() -> None:
    state = machine_turn("published pacify; servants art; guards art=0+2")
    assert "lex-hecate pacifies" not in offered(state)


@clause("M14 Pacify")
def test_pacify_costs_2_bonds() -> None:
    state = machine_turn("published pacify; bonds 1; servants art")
    assert refused(state, "lex-hecate pacifies") == "too-few-bonds (M7.1)"


# -- Confiscate


@clause("M14 Confiscate", "M7.12")
def test_confiscate_takes_up_to_2_trust_from_each_hero_in_the_district() -> None:
    state = machine_turn("published confiscate; at art art velvet; trust 5 1 5; servants art")
    play(state, "lex-hecate confiscates")
    assert state.trust == [3, 0, 5]
    assert state.bonds == 10 - 2 + 3
    assert refused(state, "lex-hecate raids") == "already-acted (M7.4)"


@clause("M14 Confiscate")
def test_confiscate_costs_2_bonds_even_if_it_brings_some() -> None:
    state = machine_turn("published confiscate; bonds 1; trust 5 5 5; servants art")
    assert refused(state, "lex-hecate confiscates") == "too-few-bonds (M7.1)"


# -- Resettle


@clause("M14 Resettle")
def test_resettle_moves_one_citizen_from_a_district_with_a_servant_free() -> None:
    tokens = [*ART, *COMMERCE]
    state = machine_turn("published resettle; servants art commerce commerce")
    assert starting(offered(state), "resettle") == [f"resettle citizen {token}" for token in tokens]
    assert refused(state, "resettle citizen 20") == "no-servant (M14 Resettle)"
    play(state, "resettle citizen 9")
    assert offered(state) == [f"settle in {name}" for name in DISTRICTS if name != "commerce"]
    play(state, "settle in industrial")
    assert state.place[9] == place("industrial")
    assert (state.bonds, state.acted) == (10, [0, 0, 0])


@clause("M14 Resettle")
def test_resettle_needs_a_free_square() -> None:
    moved = {0: "tower-of-law", 1: "tower-of-law", 2: "tower-of-law", 8: "velvet", 9: "velvet"}
    state = machine_turn("published resettle", *[f"citizen {token} {home}" for token, home in moved.items()])
    play(state, f"resettle citizen {GRAND_CITADEL}")
    full = ("grand-citadel", "tower-of-law", "velvet")
    assert {f"settle in {name}" for name in full}.isdisjoint(offered(state))
    assert refused(state, "settle in velvet") == "no-free-square (M2.6)"
    assert refused(state, "settle in grand-citadel") == "already-there (M2.5)"
    assert len(offered(state)) == NINE - len(full)


@clause("M14 Resettle")
def test_resettle_is_for_once_a_round() -> None:
    state = machine_turn("published resettle")
    play(state, f"resettle citizen {GRAND_CITADEL}", "settle in art", "move lex-hecate to art")
    assert starting(offered(state), "resettle") == []
    assert refused(state, "resettle citizen 0") == "once-a-round (M14 Resettle)"
    end_round(state)
    send(state)
    assert f"resettle citizen {GRAND_CITADEL}" in offered(state)


# -- Curfew


@clause("M14 Curfew")
@pytest.mark.parametrize(("guards", "trust", "left"), [(0, 5, 4), (0, 1, 0), (0, 0, 0), (2, 5, 3)])
def test_curfew_exiting_a_district_without_guards_costs_1_trust_if_there_is_any(
    guards: int, trust: int, left: int
) -> None:
    state = machine_turn(
        f"published curfew; escape 0 0; trust {trust}; to physician=central-square; guards science={guards}"
    )
    play(state, "end phase", "go to central-square")
    assert decides(state) == (1, "hero-action")
    assert (state.trust[0], state.detained) == (left, 0)


@clause("M14 Curfew", "M7.13")
def test_curfew_holds_where_all_guards_are_broken() -> None:
    state = machine_turn("published curfew; trust 5; to physician=central-square; guards science=0+2")
    play(state, "end phase", "go to central-square")
    assert state.trust[0] == 4


@clause("M14 Curfew")
def test_without_curfew_exiting_a_district_without_guards_is_free() -> None:
    state = machine_turn("trust 5; to physician=central-square; guards science=0")
    play(state, "end phase", "go to central-square")
    assert state.trust[0] == 5


# -- Reinforced Plating


@clause("M14 Reinforced Plating")
@pytest.mark.parametrize(("die", "paid", "broken"), [(2, 2, 0), (2, 3, 1), (4, 4, 0), (4, 5, 1), (0, 6, 0)])
def test_reinforced_plating_numbers_on_the_assault_die_count_1_higher(die: int, paid: int, broken: int) -> None:
    state = machine_turn(f"published reinforced-plating; assault {die}; trust 6")
    play(state, "end phase", f"attack for {paid}")
    assert state.broken[place("science")] == broken


@clause("M14 Reinforced Plating")
def test_reinforced_plating_leaves_the_shield_a_shield() -> None:
    """Paying 1 would be enough for a shield that counted 1."""
    state = machine_turn("published reinforced-plating; assault 0; trust 6")
    play(state, "end phase", "attack for 1")
    assert state.broken[place("science")] == 0


@clause("M14 Reinforced Plating")
def test_without_plating_the_die_counts_as_it_is() -> None:
    state = machine_turn("assault 2; trust 6")
    play(state, "end phase", "attack for 2")
    assert state.broken[place("science")] == 1


# -- Informers


@clause("M14 Informers")
@pytest.mark.parametrize(("districts", "slot"), [(["commerce"], 1), (["commerce", "industrial"], 2)])
def test_informers_the_first_failed_raid_does_not_raise_discontent(districts: list[str], slot: int) -> None:
    state = machine_turn(f"published informers; raids {' '.join(districts)}")
    end_round(state)
    assert (state.discontent, state.raids) == (slot, 0)


@clause("M14 Informers")
def test_informers_hush_up_one_failed_raid_in_each_round() -> None:
    state = machine_turn("published informers")
    for _ in range(2):
        state = changed(state, "raids commerce industrial")
        end_round(state)
        send(state)
    assert state.discontent == 3


# -- Rapid Deployment


@clause("M14 Rapid Deployment")
def test_rapid_deployment_one_guard_moves_up_to_2_districts_free() -> None:
    state = machine_turn("published rapid-deployment; bonds 0")
    choices = starting(offered(state), "deploy art")
    assert choices == [
        f"deploy art to {name}"
        for name in ("science", "commerce", "velvet", "grand-citadel", "tower-of-law", "central-square")
    ]
    assert refused(state, "deploy art to industrial") == "too-far (M14 Rapid Deployment)"
    play(state, "deploy art to commerce")
    assert (state.guards[place("art")], state.guards[place("commerce")], state.bonds) == (1, 3, 0)


@clause("M14 Rapid Deployment")
def test_rapid_deployment_is_for_once_a_round() -> None:
    state = machine_turn("published rapid-deployment")
    play(state, "deploy art to commerce")
    assert starting(offered(state), "deploy") == []
    assert refused(state, "deploy commerce to art") == "once-a-round (M14 Rapid Deployment)"
    end_round(state)
    send(state)
    assert "deploy commerce to art" in offered(state)


@clause("M14 Rapid Deployment", "M2.6")
def test_rapid_deployment_needs_a_free_square() -> None:
    state = machine_turn("published rapid-deployment; guards commerce=2+2")
    assert refused(state, "deploy art to commerce") == "no-free-square (M2.6)"


# -- Levy


@clause("M14 Levy")
@pytest.mark.parametrize(("published", "bonds"), [((), 6), (("levy",), 8)])
def test_levy_gives_2_more_bonds_in_each_opening_phase(published: tuple[str, ...], bonds: int) -> None:
    state = machine_turn(
        f"event market-fair; events the-countdown night-shift mass-arrests; published {' '.join(published)}; bonds 0"
    )
    end_round(state)
    assert state.bonds == bonds
    send(state)
    end_round(state)
    assert state.bonds == 2 * bonds


# -- while published


@clause("M9.11", "M14 Levy")
def test_a_directive_holds_only_while_published() -> None:
    state = machine_turn("published levy; bonds 0; at tower-of-law; trust 2")
    play(state, "end phase", "cancel levy")
    end_round(state)
    assert state.bonds == 6
    assert state.view(None).directives.discarded == ("levy",)


@clause("M14 Curfew", "M14 Levy")
def test_a_directive_in_hand_is_not_in_force() -> None:
    state = machine_turn("hand curfew levy; bonds 0; trust 5; to physician=central-square; guards science=0")
    play(state, "end phase", "go to central-square")
    assert state.trust[0] == 5
    end_round(state)
    assert state.bonds == 6
