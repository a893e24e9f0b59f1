"""M9: starting a Riot (M9.7, M9.8)."""

import pytest

from tests.scenarios.machine.table import (
    arrived,
    next_round,
    place,
    scene,
)
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.machine.figures import HOUSE
from twocities.machine.game import GreatMachine
from twocities.machine.state import REVEALED

ASSAULT = HOUSE.assault_die


def commerce_riot(riots: str = "", trust: int = 2, guards: int = 1, broken: int = 1) -> GreatMachine:
    """The rulebook's example: the Artificer in Commerce at Stage 3, two of five Citizens unidentified."""
    state = scene(
        f"phase heroes; discontent 10; riots {riots}; at science commerce velvet; trust 0 {trust} 0",
        f"guards commerce={guards}+{broken}; people commerce artist? merchant merchant? industrialist? traitor",
        "people science; people velvet",
        heroes=("artificer", "journalist", "smuggler"),
    )
    play(state, "pass")
    return state


@clause("M9.7", "M9.8", "M5.3")
def test_the_commerce_riot_of_the_rulebook_succeeds() -> None:
    state = commerce_riot()
    play(state, "start riot")
    assert state.trust[1] == 0
    assert state.view(None).city.riots == ("commerce",)
    assert (state.guards[place("commerce")], state.broken[place("commerce")]) == (0, 2)
    assert [state.status[token] for token in state.citizens_in(place("commerce"))] == [REVEALED] * 5
    assert (state.outcome(), state.plan) == (None, 2)
    next_round(state)
    assert state.trust == [0, 7, 0]


@clause("M9.7")
def test_the_commerce_riot_would_cost_4_trust_with_both_guards_operational() -> None:
    assert refused(commerce_riot(trust=3, guards=2, broken=0), "start riot") == "too-little-trust (M9.1)"
    assert refused(commerce_riot(trust=1), "start riot") == "too-little-trust (M9.1)"
    state = commerce_riot(trust=4, guards=2, broken=0)
    play(state, "start riot")
    assert state.trust[1] == 0


@clause("M9.7", "M9.8")
def test_the_commerce_riot_with_both_guards_operational_would_fail() -> None:
    state = commerce_riot(trust=4, guards=2, broken=0)
    play(state, "start riot")
    assert (state.view(None).city.riots, state.plan) == ((), 3)
    assert decides(state) == (0, "jail-active")


@clause("M9.8", "M1.4")
def test_the_third_riot_wins_at_that_moment() -> None:
    state = commerce_riot(riots="art velvet")
    play(state, "start riot")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 1)
    assert state.guards[place("commerce")] == 1
    assert decides(state) == ("over",)


@clause("M9.7")
@pytest.mark.parametrize(
    ("stage", "citizens", "guards", "success"),
    [
        (1, "artist? artist?", 1, True),
        (1, "artist? artist?", 2, False),
        (1, "artist? artist?", 3, False),
        (1, "artist? artist? scientist?", 2, False),
        (2, "artist? artist? scientist?", 2, True),
        (1, "artist? artist? traitor?", 0, True),
        (1, "artist? artist? traitor?", 1, False),
        (5, "noble? noble! traitor! traitor?", 0, False),
        (0, "artist? artist? artist?", 0, False),
        (6, "noble? noble?", 1, True),
        (5, "", 0, False),
    ],
)
def test_a_riot_succeeds_if_active_citizens_outnumber_guards_and_traitors(
    stage: int, citizens: str, guards: int, success: bool
) -> None:
    state = arrived("art", f"discontent {3 * stage + 1}; people art {citizens}", guards=guards)
    play(state, "start riot")
    assert state.view(None).city.riots == (("art",) if success else ())
    assert state.plan == (2 if success else 3)
    assert (state.guards[place("art")], state.broken[place("art")]) == ((0, guards) if success else (guards, 0))


@clause("M9.7")
def test_servants_and_heroes_do_not_matter_in_a_riot() -> None:
    state = arrived("art", "discontent 4; servants art art art; people art artist? artist?", guards=1)
    play(state, "start riot")
    assert state.view(None).city.riots == ("art",)


@clause("M9.7")
@pytest.mark.parametrize(("guards", "cost"), [(0, 0), (1, 2), (3, 6)])
def test_a_riot_costs_a_trust_per_guard_for_each_citizen_neither_identified_nor_revealed(
    guards: int, cost: int
) -> None:
    state = arrived("art", "people art artist noble artist? noble!", trust=7, guards=guards)
    play(state, "start riot")
    assert state.trust[0] == 7 - cost


@clause("M9.7", "M9.13")
def test_everybody_sees_the_citizens_a_riot_reveals() -> None:
    state = arrived("art", "people art artist noble? traitor!", trust=8)
    tokens = range(3)
    play(state, "start riot")
    for seat in (None, 0, 1):
        assert [state.view(seat).city.citizens[token].known_as for token in tokens] == ["artist", "noble", "traitor"]


@clause("M9.7")
def test_no_second_riot_is_started_in_a_district_with_a_token() -> None:
    state = arrived("art", "riots art", trust=8, guards=0)
    assert "start riot" not in offered(state)
    assert refused(state, "start riot") == "riot-before (M9.7)"


@clause("M9.8")
@pytest.mark.parametrize("arrests", [0, 1, 2])
def test_after_a_failed_riot_the_machine_arrests_free_any_number_of_the_active(arrests: int) -> None:
    state = arrived(
        "art", "discontent 7; people art artist scientist? noble? traitor?; people velvet artist!", trust=2, guards=2
    )
    play(state, "start riot")
    assert (state.plan, decides(state)) == (3, (0, "jail-active"))
    assert offered(state) == [*[f"arrest citizen {token}" for token in sorted([0, 1])], "done"]
    for token in (2, 3):
        assert refused(state, f"arrest citizen {token}") == "not-active (M7.5)"
    assert refused(state, "arrest citizen 4") == "citizen-elsewhere (M9.8)"
    play(state, *[f"arrest citizen {token}" for token in (0, 1)[:arrests]], "done")
    assert (state.bonds, state.turn) == (0, 1)
    assert state.place.count(state.ARRESTED) == 3 + arrests
    for token in (0, 1)[:arrests]:
        citizen = state.view(1).city.citizens[token]
        assert (citizen.place, citizen.status, citizen.known_as) == ("arrested", "unknown", "")


@clause("M9.8", "M1.4")
def test_a_failed_riot_may_complete_the_plan() -> None:
    state = arrived("art", "plan 11; discontent 4; people art artist?")
    play(state, "start riot")
    assert (state.plan, decides(state)) == (12, ("over",))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1, 0)


@clause("M9.2", "M4.3", "M1.5", "M1.4")
def test_inciting_into_slot_19_may_be_the_third_riot() -> None:
    state = arrived("art", "riots velvet science; discontent 18; raids science", guards=0)
    play(state, "incite")
    assert (state.winner, state.discontent, decides(state)) == (1, 19, ("over",))
