"""M15, group II and The Countdown: City Events 11 to 21, what each changes and when it advances the Plan."""

import pytest

from tests.scenarios.machine.table import COMMERCE, advances, end_round, machine_turn, place, scene, send
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.machine.game import GreatMachine

# -- 11 Martial Law


@clause("M15 Martial Law")
@pytest.mark.parametrize(("servants", "left"), [(("art", "art", "art"), 4), (("science", "science", "art"), 3)])
def test_martial_law_exiting_a_district_with_a_servant_costs_1_more_trust(servants: tuple[str, ...], left: int) -> None:
    state = machine_turn(f"event martial-law; trust 6; to physician=central-square; servants {' '.join(servants)}")
    play(state, "end phase", "go to central-square")
    assert state.trust[0] == left


@clause("M15 Martial Law")
def test_martial_law_a_servant_in_the_destination_costs_nothing() -> None:
    state = machine_turn(
        "event martial-law; trust 6; to physician=central-square",
        "servants central-square central-square central-square",
    )
    play(state, "end phase", "go to central-square")
    assert state.trust[0] == 4


@clause("M15 Martial Law")
@pytest.mark.parametrize("answer", ["advance plan", "no trust", "no access"])
def test_martial_law_advances_the_plan_if_a_hero_was_detained(answer: str) -> None:
    state = machine_turn("event martial-law; raids science")
    play(state, "end phase", answer)
    assert advances(state)


@clause("M15 Martial Law")
def test_martial_law_does_not_advance_the_plan_if_no_hero_was_detained() -> None:
    state = machine_turn("event martial-law; raids commerce")
    assert not advances(state)


# -- 12 Mass Arrests


@clause("M15 Mass Arrests")
@pytest.mark.parametrize(("event", "cost"), [("mass-arrests", 1), ("night-shift", 2)])
def test_mass_arrests_an_arrest_costs_1_bond(event: str, cost: int) -> None:
    state = machine_turn(f"event {event}; discontent 4; servants art velvet; citizen 0 artist revealed")
    play(state, "lex-hecate arrests citizen 0")
    assert state.bonds == 10 - cost
    play(state, "judgementor raids")
    assert state.bonds == 10 - cost - 2


@clause("M15 Mass Arrests")
@pytest.mark.parametrize(("more", "result"), [(1, False), (2, True), (4, True)])
def test_mass_arrests_advances_the_plan_if_5_citizens_are_arrested(more: int, result: bool) -> None:
    state = machine_turn("event mass-arrests", *[f"citizen {token} arrested" for token in COMMERCE[:more]])
    assert advances(state) == result


# -- 13 State of the City


@clause("M15 State of the City")
@pytest.mark.parametrize(("event", "cost"), [("state-of-the-city", 1), ("night-shift", 2)])
def test_state_of_the_city_publishing_costs_1_bond(event: str, cost: int) -> None:
    state = machine_turn(f"event {event}; hand levy; servants tower-of-law")
    play(state, "lex-hecate publishes levy")
    assert state.bonds == 10 - cost
    play(state, "judgementor draws")
    assert state.bonds == 10 - cost - 2


@clause("M15 State of the City")
@pytest.mark.parametrize(
    ("published", "result"),
    [((), False), (("levy",), True), (("levy", "curfew"), True), (("levy", "curfew", "pacify"), True)],
)
def test_state_of_the_city_advances_the_plan_if_a_directive_is_published(
    published: tuple[str, ...], result: bool
) -> None:
    assert advances(machine_turn(f"event state-of-the-city; published {' '.join(published)}")) == result


# -- 14 Barricades


@clause("M15 Barricades")
def test_barricades_guards_cannot_enter_a_district_with_a_riot_token() -> None:
    state = machine_turn("event barricades; riots art")
    assert refused(state, "guard velvet to art") == "barred (M11.4)"
    play(state, "guard art to commerce")
    assert state.guards[place("art")] == 1


@clause("M15 Barricades")
def test_barricades_guards_go_round_a_district_with_a_riot_token() -> None:
    """From Art to Velvet it is 2 Districts through the Grand Citadel, 3 without entering it."""
    state = machine_turn("event barricades; riots grand-citadel")
    play(state, "guard art to velvet")
    assert state.bonds == 10 - 3


@clause("M15 Barricades")
def test_barricades_and_not_the_price_are_named_where_no_way_leads_round_them() -> None:
    state = machine_turn("event barricades; riots grand-citadel tower-of-law; bonds 99")
    assert refused(state, "guard art to velvet") == "barred (M11.4)"


@clause("M15 Barricades", "M14 Rapid Deployment")
def test_barricades_hold_against_rapid_deployment_too() -> None:
    state = machine_turn("event barricades; published rapid-deployment; riots art")
    assert refused(state, "deploy grand-citadel to art") == "barred (M11.4)"


@clause("M15 Barricades")
def test_barricades_stop_no_hero_and_no_servant() -> None:
    state = machine_turn("event barricades; riots tower-of-law art; trust 5; to physician=tower-of-law")
    play(state, "move lex-hecate to art", "end phase", "go to tower-of-law")
    assert state.hero_at[0] == place("tower-of-law")


@clause("M15 Barricades")
@pytest.mark.parametrize(
    ("guards", "result"), [((1, 1, 1), True), ((0, 1, 1), False), ((1, 1, 0), False), ((0, 0, 0), False)]
)
def test_barricades_advances_the_plan_if_no_hero_ends_the_round_without_guards(
    guards: tuple[int, ...], result: bool
) -> None:
    state = machine_turn("event barricades; guards science={} velvet={} art={}".format(*guards))
    assert advances(state) == result


# -- 15 Velvet Ball


@clause("M15 Velvet Ball")
@pytest.mark.parametrize(("event", "trust"), [("velvet-ball", 0), ("mass-arrests", 4)])
def test_velvet_ball_citizens_in_velvet_give_no_trust(event: str, trust: int) -> None:
    state = machine_turn(f"event open-gates; events the-countdown {event}")
    end_round(state)
    assert state.trust == [4, trust, 4]


@clause("M15 Velvet Ball")
@pytest.mark.parametrize(
    ("servant", "guards", "result"),
    [("velvet", 1, True), ("velvet", 3, True), ("velvet", 0, False), ("commerce", 1, False)],
)
def test_velvet_ball_advances_the_plan_if_a_servant_ends_there_with_a_guard(
    servant: str, guards: int, result: bool
) -> None:
    state = machine_turn(f"event velvet-ball; servants grand-citadel {servant}; guards velvet={guards}")
    assert advances(state) == result


# -- 16 Strike


@clause("M15 Strike")
def test_strike_no_guard_can_be_repaired() -> None:
    state = machine_turn("event strike; guards grand-citadel=2+1")
    assert refused(state, "lex-hecate repairs") == "barred (M11.4)"


@clause("M15 Strike")
@pytest.mark.parametrize(
    ("servant", "guards", "result"),
    [("industrial", 2, True), ("industrial", 4, True), ("industrial", 1, False), ("velvet", 2, False)],
)
def test_strike_advances_the_plan_if_a_servant_and_2_guards_end_in_industrial(
    servant: str, guards: int, result: bool
) -> None:
    state = machine_turn(f"event strike; servants grand-citadel grand-citadel {servant}; guards industrial={guards}")
    assert advances(state) == result


# -- 17 Loyalty Oath


@clause("M15 Loyalty Oath")
@pytest.mark.parametrize(("trust", "left"), [(4, 3), (1, 0), (0, 0)])
def test_loyalty_oath_a_detained_hero_also_loses_1_trust(trust: int, left: int) -> None:
    state = machine_turn(f"event loyalty-oath; raids science; trust {trust}")
    play(state, "end phase", "advance plan")
    assert state.trust[0] == left
    assert decides(state) == (1, "hero-action")


@clause("M15 Loyalty Oath")
def test_loyalty_oath_heroes_who_are_not_detained_lose_nothing() -> None:
    state = machine_turn("event loyalty-oath; raids science; trust 4 4 4")
    play(state, "end phase", "no access")
    assert state.trust == [3, 4, 4]


@clause("M15 Loyalty Oath")
def test_loyalty_oath_the_machine_may_pay_3_bonds_to_advance_the_plan() -> None:
    state = machine_turn("event loyalty-oath; bonds 3")
    end_round(state)
    assert decides(state) == (0, "swear")
    assert offered(state) == ["advance plan", "pass"]
    declined = state.clone()
    play(state, "advance plan")
    assert (state.plan, state.bonds) == (3, 0 + 6)
    play(declined, "pass")
    assert (declined.plan, declined.bonds) == (2, 3 + 6)


@clause("M15 Loyalty Oath")
def test_loyalty_oath_with_fewer_than_3_bonds_the_plan_does_not_advance() -> None:
    state = machine_turn("event loyalty-oath; bonds 2")
    assert not advances(state)


# -- 18 Searchlights


def searched(guards: int, raided: str = "control-nexus", event: str = "searchlights") -> GreatMachine:
    """The Physician has stayed in Science, next to the Control Nexus."""
    state = machine_turn(f"event {event}; raids {raided}; guards science={guards}")
    play(state, "end phase")
    return state


@clause("M15 Searchlights")
@pytest.mark.parametrize("guards", [3, 4])
def test_searchlights_a_raid_catches_a_hero_in_a_connected_district_with_3_guards(guards: int) -> None:
    state = searched(guards)
    assert decides(state) == (0, "detainment")
    play(state, "no access")
    end_round(state)
    assert state.discontent == 1


@clause("M15 Searchlights")
def test_searchlights_fewer_guards_a_district_further_off_or_another_event_catch_nobody() -> None:
    for state in (searched(2), searched(3, raided="commerce"), searched(3, event="mass-arrests")):
        assert decides(state) == (1, "hero-action")
        end_round(state)
        assert state.discontent == 2


@clause("M15 Searchlights", "M11.4")
def test_searchlights_do_not_count_broken_guards() -> None:
    state = machine_turn("event searchlights; raids control-nexus; guards science=2+1")
    play(state, "end phase")
    assert decides(state) == (1, "hero-action")


@clause("M15 Searchlights")
def test_searchlights_guards_in_the_raided_district_do_not_matter() -> None:
    state = machine_turn("event searchlights; raids control-nexus; guards control-nexus=5")
    play(state, "end phase")
    assert decides(state) == (1, "hero-action")


@clause("M15 Searchlights", "M13 Actress")
def test_searchlights_the_actress_is_detained_in_a_raid() -> None:
    state = machine_turn("event searchlights; raids grand-citadel; guards art=3")
    play(state, "end phase", "pass", "pass", "no access")
    assert state.discontent == 3


@clause("M15 Searchlights")
@pytest.mark.parametrize(("guards", "result"), [((1, 1, 1), True), ((1, 0, 2), True), ((4, 0, 0), False)])
def test_searchlights_advances_the_plan_if_2_heroes_end_the_round_with_guards(
    guards: tuple[int, ...], result: bool
) -> None:
    state = machine_turn("event searchlights; guards science={} velvet={} art={}".format(*guards))
    assert advances(state) == result


# -- 19 Closed Bridges


@clause("M15 Closed Bridges")
@pytest.mark.parametrize(("event", "possible"), [("closed-bridges", False), ("mass-arrests", True)])
def test_closed_bridges_no_district_can_be_repositioned(event: str, possible: bool) -> None:
    state = machine_turn(f"event {event}; at control-nexus; trust 8; servants control-nexus")
    assert ("lex-hecate repositions art" in offered(state)) == possible
    play(state, "end phase")
    assert ("reposition art" in offered(state)) == possible
    assert "grant fowler" in offered(state)


@clause("M15 Closed Bridges")
@pytest.mark.parametrize(
    ("citadel", "tower", "nexus", "result"),
    [(2, 2, 2, True), (5, 4, 2, True), (1, 2, 2, False), (2, 1, 2, False), (2, 2, 1, False)],
)
def test_closed_bridges_advances_the_plan_if_the_three_each_hold_2_guards(
    citadel: int, tower: int, nexus: int, result: bool
) -> None:
    state = machine_turn(
        f"event closed-bridges; guards grand-citadel={citadel} tower-of-law={tower} control-nexus={nexus}"
    )
    assert advances(state) == result


# -- 20 Voice of the Machine


@clause("M15 Voice of the Machine")
@pytest.mark.parametrize(("event", "slot"), [("voice-of-the-machine", 6), ("mass-arrests", 8)])
def test_voice_discontent_rises_by_1_at_most_when_the_central_square_is_agitated(event: str, slot: int) -> None:
    state = machine_turn(f"event {event}; discontent 5; at central-square; trust 1; guards central-square=1")
    play(state, "end phase", "agitate")
    assert state.discontent == slot


@clause("M15 Voice of the Machine")
def test_voice_the_journalist_incites_for_1() -> None:
    state = machine_turn(
        "event voice-of-the-machine; discontent 5; at journalist=art; guards art=0",
        heroes=("journalist", "artificer", "fowler"),
    )
    play(state, "end phase", "pass", "pass")
    events = play(state, "incite")
    assert [event["slot"] for event in events if event["kind"] == "discontent"] == [6, 5]


@clause("M15 Voice of the Machine")
@pytest.mark.parametrize(("before", "after"), [(9, 8), (1, 1), (19, 19)])
def test_voice_discontent_drops_by_1_at_the_end_of_the_round(before: int, after: int) -> None:
    state = machine_turn(f"event voice-of-the-machine; discontent {before}")
    end_round(state)
    assert state.discontent == after


@clause("M15 Voice of the Machine")
@pytest.mark.parametrize(("riot", "result"), [(True, False), (False, True)])
def test_voice_advances_the_plan_if_no_riot_was_started(riot: bool, result: bool) -> None:
    state = machine_turn("event voice-of-the-machine; discontent 17; people science artist! artist! artist! artist!")
    play(state, "end phase", "start riot" if riot else "pass")
    assert advances(state) == result


@clause("M15 Voice of the Machine")
def test_voice_a_failed_riot_was_started_too() -> None:
    state = machine_turn("event voice-of-the-machine; people science noble! noble! noble! noble!")
    play(state, "end phase", "start riot")
    assert state.plan == 3
    assert not advances(state)


# -- 21 The Countdown


@clause("M15 The Countdown", "M5.1")
def test_the_countdown_advances_the_plan_in_every_round_and_no_event_follows() -> None:
    state = scene("event mass-arrests; events the-countdown")
    for plan in (2, 3, 4, 5):
        send(state)
        end_round(state)
        assert state.view(None).event.name == "the-countdown"
        assert state.event_deck == ()
        assert state.plan == plan


@clause("M15 The Countdown", "M11.3")
def test_the_countdown_advances_the_plan_in_step_3_and_not_before() -> None:
    state = machine_turn("event the-countdown")
    play(state, "end phase", "pass", "pass")
    assert state.plan == 2
    assert advances(state)


@clause("M15 The Countdown", "M1.4")
def test_the_countdown_may_end_the_game() -> None:
    state = machine_turn("event the-countdown; plan 11")
    play(state, "end phase", "pass", "pass", "pass")
    assert state.view(None).winner == 0
