"""M4: Discontent and the Master Plan."""

import pytest

from tests.scenarios.machine.table import (
    ACTRESS,
    arrived,
    machine_turn,
    next_round,
    scene,
)
from tests.scenarios.scene import clause, offered, play

STAGES = [(slot, (slot - 1) // 3) for slot in range(1, 19)] + [(19, 6)]


@clause("M4.1", "M4.4", "M5.2")
@pytest.mark.parametrize(("slot", "stage"), STAGES)
def test_three_slots_make_a_stage_and_the_stage_tells_the_bonds_received(slot: int, stage: int) -> None:
    state = scene(f"discontent {slot}; bonds 5")
    assert state.stage() == stage
    next_round(state)
    assert state.bonds == 5 + (6, 7, 8, 9, 10, 12, 12)[stage]


@clause("M4.2", "M7.5")
@pytest.mark.parametrize(
    ("slot", "active"),
    [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (12, 3), (13, 4), (15, 4), (16, 5), (18, 5), (19, 5)],
)
def test_citizens_numbered_up_to_the_stage_are_active_and_traitors_never(slot: int, active: int) -> None:
    state = machine_turn(
        f"discontent {slot}; bonds 2; servants art",
        "people art artist! scientist! merchant! industrialist! noble! traitor!",
        heroes=ACTRESS,
    )
    tokens = range(6)
    assert [token for token in tokens if f"lex-hecate arrests citizen {token}" in offered(state)] == [*tokens[:active]]


@clause("M4.3", "M9.9")
def test_discontent_stops_at_the_riot_stage() -> None:
    state = arrived(
        "central-square", "discontent 17; people central-square artist artist artist artist artist", guards=0
    )
    play(state, "agitate")
    assert state.discontent == 19
    assert state.outcome() is None


@clause("M4.3")
def test_discontent_never_changes_after_the_riot_stage_is_reached() -> None:
    everybody = "; ".join([f"citizen {token} revealed" for token in range(27)])
    state = machine_turn(
        "discontent 19; riots velvet; published pacify; raids velvet; at science; servants art; guards science=0",
        everybody,
        heroes=ACTRESS,
    )
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
    state = machine_turn(f"discontent {slot}; published pacify; bonds 2; servants art", heroes=ACTRESS)
    play(state, "lex-hecate pacifies")
    assert state.discontent == after


@clause("M4.5")
def test_every_advance_of_the_plan_is_by_one() -> None:
    state = scene("event the-countdown; phase heroes; raids art")
    play(state, "advance plan")
    assert state.plan == 3
    next_round(state)
    assert state.plan == 4
