"""M11: failed Raids, the end of the round, the Master Plan."""

import pytest

from tests.scenarios.machine.table import advances, end_round, machine_turn, place, send
from tests.scenarios.scene import clause, decides, offered, play
from twocities.machine.state import IDENTIFIED

NINE = 9


# -- step 1: failed Raids


@clause("M11.1")
@pytest.mark.parametrize(
    "districts", [["commerce"], ["commerce", "industrial"], ["commerce", "control-nexus", "velvet"]]
)
def test_discontent_rises_by_1_for_each_failed_raid_and_the_tokens_are_removed(districts: list[str]) -> None:
    state = machine_turn(f"trust fowler=7; to fowler=art; servants {' '.join(districts)}")
    for servant in ("lex-hecate", "judgementor", "phantasmer")[: len(districts)]:
        play(state, f"{servant} raids")
    play(state, "end phase", "pass", "go to grand-citadel", "go to art")
    events = end_round(state)
    assert [event["district"] for event in events if event["kind"] == "raid-failed"] == sorted(districts, key=place)
    assert state.discontent == 1 + len(districts)
    assert state.raids == 0


@clause("M11.1")
def test_a_raid_in_which_a_hero_ended_movement_has_not_failed() -> None:
    state = machine_turn("trust 2; to physician=central-square; servants central-square")
    play(state, "lex-hecate raids", "end phase", "go to central-square", "no access")
    end_round(state)
    assert (state.discontent, state.raids) == (1, 0)


@clause("M11.1")
def test_a_hero_who_stayed_in_the_raided_district_makes_it_successful_too() -> None:
    state = machine_turn("servants science")
    play(state, "lex-hecate raids", "end phase", "no access")
    end_round(state)
    assert state.discontent == 1


@clause("M11.1")
def test_a_hero_brought_in_handcuffs_makes_the_raid_successful() -> None:
    state = machine_turn("escape 0 0; to physician=central-square; servants central-square")
    play(state, "lex-hecate raids", "end phase", "go to central-square", "no access")
    end_round(state)
    assert state.discontent == 1


@clause("M11.1")
def test_a_hero_who_only_passed_through_does_not_make_the_raid_successful() -> None:
    state = machine_turn("trust 8; to physician=industrial; servants central-square")
    play(state, "lex-hecate raids", "end phase", "go to central-square", "go to industrial")
    end_round(state)
    assert state.discontent == 2


@clause("M11.1")
def test_at_the_riot_stage_a_failed_raid_lets_the_nearest_hero_identify_any_citizen_for_free() -> None:
    state = machine_turn(
        "discontent 19; raids control-nexus; at art art industrial; guards all=4; citizen 0 identified",
        "citizen 1 revealed",
        heroes=("journalist", "actress", "physician"),
        revolutionaries=3,
    )
    end_round(state)
    journalist = 1
    assert decides(state) == (journalist, "identify-any")
    assert offered(state) == [f"identify citizen {token}" for token in range(2, 27)]
    play(state, "identify citizen 9")
    assert state.status[9] == IDENTIFIED
    assert state.discontent == 19
    assert state.round == 2


@clause("M11.1")
def test_of_heroes_equally_near_the_lowest_initiative_identifies() -> None:
    state = machine_turn(
        "discontent 19; raids control-nexus; at art science industrial",
        heroes=("journalist", "actress", "physician"),
        revolutionaries=3,
    )
    end_round(state)
    actress = 2
    assert decides(state) == (actress, "identify-any")


@clause("M11.1")
def test_at_the_riot_stage_each_failed_raid_identifies_one_citizen() -> None:
    state = machine_turn("discontent 19; raids control-nexus commerce")
    end_round(state)
    play(state, "identify citizen 9", "identify citizen 10")
    assert state.status.count(IDENTIFIED) == 2
    assert state.round == 2


@clause("M11.1")
def test_at_the_riot_stage_nobody_is_asked_if_no_citizen_on_the_board_is_unknown() -> None:
    """Those in jail are not on the board."""
    everybody = "; ".join([f"citizen {token} identified" for token in range(27)])
    state = machine_turn("discontent 19; raids control-nexus", everybody)
    end_round(state)
    assert (state.round, state.status.count(IDENTIFIED)) == (2, 27)


@clause("M11.1", "M4.3")
def test_one_failed_raid_may_reach_the_riot_stage_and_the_next_then_identifies() -> None:
    state = machine_turn("discontent 18; raids control-nexus commerce")
    end_round(state)
    assert state.discontent == 19
    assert decides(state)[-1] == "identify-any"


@clause("M11.1", "M1.4")
def test_the_revolutionaries_may_win_by_a_failed_raid() -> None:
    state = machine_turn("event the-countdown; discontent 18; plan 11; riots art velvet; raids commerce")
    end_round(state)
    assert state.view(None).winner == 1
    assert state.plan == 11


# -- steps 2 and 3: the City Event


@clause("M11.2")
def test_the_end_of_the_round_comes_after_failed_raids() -> None:
    """Discontent reaches the Riot Stage before Voice of the Machine could lower it."""
    state = machine_turn("event voice-of-the-machine; discontent 18; raids commerce")
    end_round(state)
    assert state.discontent == 19


@clause("M11.2")
def test_the_end_of_the_round_is_for_this_round_only() -> None:
    state = machine_turn("event voice-of-the-machine; events the-countdown mass-arrests; discontent 9")
    end_round(state)
    assert state.discontent == 8
    send(state)
    end_round(state)
    assert state.discontent == 8


@clause("M11.2", "M11.3")
def test_the_plan_is_checked_after_the_end_of_the_round() -> None:
    """Trust paid to retrieve a card in step 2 is missing in step 3."""
    state = machine_turn("event win-over-the-judges; trust 0 6 0; forfeited fowler=art")
    end_round(state)
    assert decides(state) == (1, "win-back")
    play(state, "retrieve art for fowler")
    assert state.plan == 3
    assert state.round == 2


@clause("M11.3")
def test_the_plan_never_advances_by_an_event_before_the_closing_phase() -> None:
    """At the start of the round there are 3 Guards in the Central Square, at the end 2."""
    state = machine_turn("event parade-of-progress; guards central-square=3")
    play(state, "guard central-square to science")
    assert state.plan == 2
    assert not advances(state)


@clause("M11.3")
def test_the_plan_advances_by_1_if_the_condition_holds_at_the_end() -> None:
    state = machine_turn("event parade-of-progress; guards central-square=2")
    play(state, "guard science to central-square")
    assert state.plan == 2
    assert advances(state)
    assert state.plan == 3


@clause("M11.3", "M1.4")
def test_the_machine_wins_when_the_event_brings_the_plan_to_its_end() -> None:
    state = machine_turn("event parade-of-progress; plan 11; guards central-square=3")
    play(state, "end phase", "pass", "pass", "pass")
    assert state.view(None).winner == 0
    assert state.round == 1


# -- what an event changes


@clause("M11.4")
def test_the_top_half_takes_priority_over_a_rule_for_this_round_only() -> None:
    """Strike: Repair is impossible, and possible again in the next round."""
    state = machine_turn("event strike; events the-countdown mass-arrests; guards grand-citadel=2+1")
    assert "lex-hecate repairs" not in offered(state)
    end_round(state)
    send(state)
    assert "lex-hecate repairs" in offered(state)


@clause("M11.4")
def test_an_event_takes_priority_over_a_directive() -> None:
    """Open Gates: a Major District without Guards is left free, Curfew or not."""
    state = machine_turn(
        "event open-gates; published curfew; at tower-of-law; trust 5; to physician=central-square",
        "guards tower-of-law=0",
    )
    play(state, "end phase", "go to central-square")
    assert state.trust[0] == 5


GUARDED = {
    "parade-of-progress": {"central-square": 3},
    "market-fair": {"commerce": 3},
    "velvet-ball": {"velvet": 1},
    "strike": {"industrial": 2},
    "closed-bridges": {"grand-citadel": 2, "tower-of-law": 2, "control-nexus": 2},
    "barricades": {"science": 1, "velvet": 1, "art": 1},
    "searchlights": {"science": 1, "velvet": 1, "art": 0},
    "census-day": dict.fromkeys(("art", "science", "commerce", "industrial", "velvet"), 2)
    | dict.fromkeys(("grand-citadel", "tower-of-law"), 2),
}


@clause("M11.4")
@pytest.mark.parametrize("event", GUARDED)
def test_broken_guards_never_count_for_an_event(event: str) -> None:
    """It advances the Plan with just enough Guards, and not when one of them is broken."""
    for broken in (0, 1):
        (first, least), *others = GUARDED[event].items()
        guards = [f"{first}={least - broken}+{broken}", *[f"{name}={number}" for name, number in others]]
        state = machine_turn(f"event {event}; servants velvet industrial art; guards all=0; guards {' '.join(guards)}")
        assert advances(state) == (not broken)
