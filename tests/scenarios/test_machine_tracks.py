"""M4: Discontent and the Master Plan."""

import pytest

from tests.scenarios.machine_scene import clause, offered, place, play
from tests.scenarios.machine_table import arrive, directive, districts, heroes_phase, next_round, people, send, table
from twocities.machine.city_events import COUNTDOWN

STAGES = [(slot, (slot - 1) // 3) for slot in range(1, 19)] + [(19, 6)]


@clause("M4.1", "M4.4", "M5.2")
@pytest.mark.parametrize(("slot", "stage"), STAGES)
def test_three_slots_make_a_stage_and_the_stage_tells_the_bonds_received(slot: int, stage: int) -> None:
    state = table()
    state.discontent = slot
    state.bonds = 5
    assert state.stage() == stage
    next_round(state)
    assert state.bonds == 5 + (6, 7, 8, 9, 10, 12, 12)[stage]


@clause("M4.2", "M7.5")
@pytest.mark.parametrize(
    ("slot", "active"),
    [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (12, 3), (13, 4), (15, 4), (16, 5), (18, 5), (19, 5)],
)
def test_citizens_numbered_up_to_the_stage_are_active_and_traitors_never(slot: int, active: int) -> None:
    state = table()
    state.discontent = slot
    state.bonds = 2
    tokens = people(state, art="artist! scientist! merchant! industrialist! noble! traitor!")
    state.servants[0] = place("art")
    send(state)
    assert [token for token in tokens if f"lex-hecate arrests citizen {token}" in offered(state)] == tokens[:active]


@clause("M4.3", "M9.9")
def test_discontent_stops_at_the_riot_stage() -> None:
    state = table()
    state.discontent = 17
    people(state, central_square="artist artist artist artist artist")
    arrive(state, "central-square", guards=0)
    play(state, "agitate")
    assert state.discontent == 19
    assert state.outcome() is None


@clause("M4.3")
def test_discontent_never_changes_after_the_riot_stage_is_reached() -> None:
    state = table()
    state.discontent = 19
    state.riots = districts("velvet")
    state.published = (directive("pacify"),)
    state.servants[0] = place("art")
    state.hero_at[0] = place("science")
    state.guards[place("science")] = 0
    state.raids = districts("velvet")
    state.status = [2] * 30
    state.bonds = 2
    send(state)
    play(state, "lex-hecate pacifies")
    assert state.discontent == 19
    play(state, "end phase", "incite")
    assert state.discontent == 19
    next_round(state)
    assert state.discontent == 19
    assert state.outcome() is None


@clause("M4.3")
@pytest.mark.parametrize(("slot", "after"), [(1, 1), (2, 1), (18, 17)])
def test_discontent_never_drops_below_slot_1(slot: int, after: int) -> None:
    state = table()
    state.discontent = slot
    state.published = (directive("pacify"),)
    state.servants[0] = place("art")
    state.bonds = 2
    send(state)
    play(state, "lex-hecate pacifies")
    assert state.discontent == after


@clause("M4.5")
def test_every_advance_of_the_plan_is_by_one() -> None:
    state = table()
    assert state.event == COUNTDOWN
    state.raids = districts("art")
    heroes_phase(state)
    play(state, "advance plan")
    assert state.plan == 3
    next_round(state)
    assert state.plan == 4
