"""M15, group I: City Events 1 to 10, what each changes and when it advances the Plan."""

import pytest

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import advances, districts, end_round, known, machine_turn, place, send
from tests.scenarios.scene import clause, decides, offered, play, refused
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.districts import DISTRICTS

NINE = 9


@clause("M15 Win over the Judges", "M15 The Countdown")
def test_two_events_are_the_rulebooks_and_all_others_our_own() -> None:
    stated = [event.name for event in CITY_EVENTS if event.provenance == "rulebook"]
    assert stated == ["win-over-the-judges", "the-countdown"]
    assert {event.provenance for event in CITY_EVENTS if event.name not in stated} == {"house"}


# -- 1 Win over the Judges


@clause("M15 Win over the Judges")
@pytest.mark.parametrize(("guards", "left"), [(0, 4), (2, 2), (4, 0)])
def test_judges_a_hero_retrieves_a_card_for_as_much_trust_as_there_are_guards(guards: int, left: int) -> None:
    state = machine_turn(
        f"event win-over-the-judges; trust 4 0 0; forfeited physician=art,velvet; guards science={guards}"
    )
    end_round(state)
    assert decides(state) == (1, "win-back")
    assert offered(state) == ["retrieve art for physician", "retrieve velvet for physician", "pass"]
    events = play(state, "retrieve velvet for physician")
    assert state.access[0] == districts("art")
    assert [event["trust"] for event in events if event["kind"] == "spent"] == [4 - left][: bool(guards)]


@clause("M15 Win over the Judges")
def test_judges_each_hero_may_take_back_one_card_and_pays_alone() -> None:
    forfeited = " ".join(["commerce,industrial"] * 3)
    state = machine_turn(f"event win-over-the-judges; trust 2 2 2; forfeited {forfeited}", revolutionaries=3)
    end_round(state)
    play(state, "retrieve commerce for physician")
    assert decides(state) == (2, "win-back")
    play(state, "pass")
    assert decides(state) == (3, "win-back")
    play(state, "retrieve industrial for actress")
    assert state.access == [districts("industrial"), districts("commerce", "industrial"), districts("commerce")]


@clause("M15 Win over the Judges")
def test_judges_only_a_hero_with_enough_trust_and_a_forfeited_card_is_asked() -> None:
    state = machine_turn(
        "event win-over-the-judges; trust 1 2 4; forfeited physician=art fowler=art", revolutionaries=3
    )
    end_round(state)
    assert decides(state) == (2, "win-back")
    play(state, "retrieve art for fowler")
    assert decides(state)[-1] == "buy-off"


@clause("M15 Win over the Judges", "M11.4")
def test_judges_broken_guards_need_no_trust() -> None:
    state = machine_turn("event win-over-the-judges; forfeited physician=art; guards science=0+4")
    end_round(state)
    events = play(state, "retrieve art for physician")
    assert [event for event in events if event["kind"] == "spent"] == []
    assert state.access[0] == 0


@clause("M15 Win over the Judges")
def test_judges_the_plan_does_not_advance_if_the_heroes_together_discard_5_trust() -> None:
    state = machine_turn("event win-over-the-judges; trust 2 2 4", revolutionaries=3)
    end_round(state)
    assert decides(state) == (1, "buy-off")
    assert offered(state) == ["give 0 trust", "give 1 trust", "give 2 trust"]
    play(state, "give 1 trust", "give 2 trust")
    assert decides(state) == (3, "buy-off")
    assert offered(state) == ["give 0 trust", "give 1 trust", "give 2 trust"]
    assert refused(state, "give 3 trust") == "not-needed (M15 Win over the Judges)"
    events = play(state, "give 2 trust")
    assert [event["trust"] for event in events if event["kind"] == "spent"] == [1, 2, 2]
    assert (state.plan, state.round) == (2, 2)


@clause("M15 Win over the Judges")
def test_judges_too_little_together_is_not_discarded_and_the_plan_advances() -> None:
    state = machine_turn("event win-over-the-judges; trust 2 2 4")
    end_round(state)
    events = play(state, "give 1 trust", "give 2 trust", "give 1 trust")
    assert [event for event in events if event["kind"] == "spent"] == []
    assert state.plan == 3


@clause("M15 Win over the Judges")
def test_judges_heroes_with_less_than_5_trust_cannot_keep_the_plan_from_advancing() -> None:
    state = machine_turn("event win-over-the-judges; trust 2 2 0")
    assert advances(state)


# -- 2 Census Day


@clause("M15 Census Day")
@pytest.mark.parametrize(("guards", "possible"), [(0, True), (2, True), (3, False), (4, False)])
def test_census_day_no_identifying_with_3_guards(guards: int, possible: bool) -> None:
    state = machine_turn(f"event census-day; trust 8; guards science={guards}")
    play(state, "end phase")
    assert ("identify citizen 4" in offered(state)) == possible
    if not possible:
        assert refused(state, "identify citizen 4") == "barred (M11.4)"


@clause("M15 Census Day")
@pytest.mark.parametrize(("districts", "result"), [(9, True), (7, True), (6, False)])
def test_census_day_advances_the_plan_if_7_districts_hold_2_guards(districts: int, result: bool) -> None:
    state = machine_turn("event census-day; guards all=1", *[f"guards {name}=2" for name in DISTRICTS[:districts]])
    assert advances(state) == result


# -- 3 Parade of Progress


@clause("M15 Parade of Progress")
@pytest.mark.parametrize(("event", "guards", "received"), [("night-shift", 1, 3), ("parade-of-progress", 1, 5)])
def test_parade_the_central_square_gives_2_more_bonds(event: str, guards: int, received: int) -> None:
    state = machine_turn(f"event {event}; servants central-square; guards central-square={guards}")
    play(state, "lex-hecate collects")
    assert state.bonds == 10 + received


@clause("M15 Parade of Progress", "M7.11")
def test_parade_gives_2_more_than_nothing_where_guards_outnumber_citizens() -> None:
    state = machine_turn("event parade-of-progress; servants central-square; guards central-square=5")
    play(state, "lex-hecate collects")
    assert state.bonds == 10 + 2


@clause("M15 Parade of Progress")
@pytest.mark.parametrize(("guards", "result"), [(2, False), (3, True), (5, True)])
def test_parade_advances_the_plan_if_3_guards_are_in_the_central_square(guards: int, result: bool) -> None:
    state = machine_turn(f"event parade-of-progress; guards central-square={guards}")
    assert advances(state) == result


# -- 4 Market Fair


@clause("M15 Market Fair")
@pytest.mark.parametrize(("district", "trust"), [("commerce", 6), ("industrial", 4)])
def test_market_fair_a_hero_in_commerce_receives_2_more_trust(district: str, trust: int) -> None:
    state = machine_turn(f"events the-countdown market-fair; at {district}")
    end_round(state)
    assert state.trust[0] == trust


@clause("M15 Market Fair")
def test_market_fair_heroes_in_commerce_share_the_2_trust() -> None:
    state = machine_turn("events the-countdown market-fair; at commerce commerce")
    end_round(state)
    assert offered(state) == [f"take {trust} trust" for trust in range(7)]
    play(state, "take 2 trust")
    assert state.trust[:2] == [2, 4]


@clause("M15 Market Fair")
@pytest.mark.parametrize(("guards", "result"), [(2, False), (3, True)])
def test_market_fair_advances_the_plan_if_3_guards_are_in_commerce(guards: int, result: bool) -> None:
    state = machine_turn(f"event market-fair; guards commerce={guards}")
    assert advances(state) == result


# -- 5 Public Lectures, 6 Opening Night

INCITING = [
    pytest.param("public-lectures", "science", marks=clause("M15 Public Lectures")),
    pytest.param("opening-night", "art", marks=clause("M15 Opening Night")),
]
EMPTY = [*INCITING, pytest.param("night-shift", "industrial", marks=clause("M15 Night Shift"))]


@pytest.mark.parametrize(("event", "district"), INCITING)
@pytest.mark.parametrize(("elsewhere", "slot"), [(False, 3), (True, 2)])
def test_incitement_there_raises_discontent_by_2(event: str, district: str, elsewhere: bool, slot: int) -> None:
    state = machine_turn(f"event {event}; at {'velvet' if elsewhere else district}; trust 2")
    play(state, "end phase", "incite")
    assert state.discontent == slot


@pytest.mark.parametrize(("event", "district"), INCITING)
def test_incitement_of_the_journalist_there_is_not_raised_further(event: str, district: str) -> None:
    journalist = f"at journalist={district}; trust journalist=2"
    state = machine_turn(f"event {event}", journalist, heroes=("journalist", "artificer", "fowler"))
    play(state, "end phase", "pass", "pass", "incite")
    assert state.discontent == 3


@pytest.mark.parametrize(("event", "district"), EMPTY)
@pytest.mark.parametrize(
    ("servant", "visited", "result"),
    [(True, False, True), (True, True, False), (False, False, False), (False, True, False)],
)
def test_the_plan_advances_if_a_servant_and_no_hero_end_the_round_there(
    event: str, district: str, servant: bool, visited: bool, result: bool
) -> None:
    phantasmer = district if servant else "grand-citadel"
    state = machine_turn(
        f"event {event}; at velvet velvet {district if visited else 'central-square'}",
        f"servants grand-citadel grand-citadel {phantasmer}",
    )
    play(state, "end phase", "pass", "pass")
    assert state.plan == 2
    play(state, "pass")
    assert state.plan == 2 + result


# -- 7 Open Gates


@clause("M15 Open Gates")
@pytest.mark.parametrize(
    ("district", "to", "left"),
    [
        ("central-square", "velvet", 5),
        ("grand-citadel", "velvet", 5),
        ("tower-of-law", "science", 5),
        ("control-nexus", "science", 5),
        ("art", "tower-of-law", 3),
    ],
)
def test_open_gates_heroes_exit_major_districts_free(district: str, to: str, left: int) -> None:
    state = machine_turn(
        f"event open-gates; at {district}; trust 5; to {to}", heroes=("physician", "actress", "artificer")
    )
    play(state, "end phase", f"go to {to}")
    assert state.trust[0] == left


@clause("M15 Open Gates")
def test_open_gates_no_roll_is_needed_either() -> None:
    state = machine_turn("event open-gates; escape 0 0; at central-square; to science")
    play(state, "end phase", "go to science")
    assert decides(state) == (1, "hero-action")


@clause("M15 Open Gates")
@pytest.mark.parametrize(
    ("district", "result"),
    [("commerce", True), ("central-square", False), ("grand-citadel", False), ("tower-of-law", False)],
)
def test_open_gates_advances_the_plan_if_no_hero_ends_the_round_in_a_major_district(
    district: str, result: bool
) -> None:
    state = machine_turn(f"event open-gates; at {district}")
    assert advances(state) == result


# -- 8 Steam Shortage


@clause("M15 Steam Shortage")
def test_steam_shortage_the_first_district_a_servant_exits_costs_3_bonds() -> None:
    state = machine_turn("event steam-shortage")
    play(state, "move lex-hecate to art")
    assert state.bonds == 7
    play(state, "move lex-hecate to grand-citadel")
    assert state.bonds == 5
    play(state, "move judgementor to art")
    assert state.bonds == 2
    assert refused(state, "move phantasmer to art") == "too-few-bonds (M7.1)"


@clause("M15 Steam Shortage")
def test_steam_shortage_further_districts_on_the_way_cost_2() -> None:
    state = machine_turn("event steam-shortage")
    play(state, "move lex-hecate to science")
    assert state.bonds == 10 - 3 - 2


@clause("M15 Steam Shortage")
@pytest.mark.parametrize(("die", "result"), [(2, False), (0, True)])
def test_steam_shortage_advances_the_plan_if_no_guard_was_broken(die: int, result: bool) -> None:
    state = machine_turn(f"event steam-shortage; assault {die}; trust 4; guards art=2+1")
    play(state, "end phase", "attack for 4")
    assert advances(state) == result


@clause("M15 Steam Shortage")
def test_steam_shortage_guards_broken_by_a_riot_count() -> None:
    state = machine_turn("event steam-shortage; discontent 17; trust 8; people science artist! artist! artist! artist!")
    play(state, "end phase", "start riot")
    assert state.broken[place("science")] == 2
    assert not advances(state)


# -- 9 Inspection Tour


@clause("M15 Inspection Tour", "M7.12")
def test_inspection_tour_a_servant_looks_at_a_face_down_citizen_for_2_bonds() -> None:
    state = machine_turn(
        "event inspection-tour; servants art",
        "citizen 0 noble revealed; citizen 1 merchant; citizen 2 traitor identified",
        revolutionaries=2,
    )
    inspections = [choice for choice in offered(state) if choice.startswith("lex-hecate inspects")]
    assert inspections == [f"lex-hecate inspects citizen {token}" for token in (1, 2, 3)]
    play(state, "lex-hecate inspects citizen 1")
    assert state.bonds == 8
    assert refused(state, "lex-hecate raids") == "already-acted (M7.4)"
    assert [known(state, seat, 1) for seat in (0, 1, 2, None)] == ["merchant", "", "", ""]
    assert state.view(1).city.citizens[1].status == "unknown"


@clause("M15 Inspection Tour")
def test_inspection_tour_only_citizens_of_the_servants_district_and_only_in_this_round() -> None:
    state = machine_turn("event inspection-tour; events the-countdown mass-arrests")
    assert refused(state, "lex-hecate inspects citizen 0") == "citizen-elsewhere (M7.4)"
    end_round(state)
    send(state)
    assert refused(state, "lex-hecate inspects citizen 20") == "not-in-force (M7.12)"


@clause("M15 Inspection Tour")
@pytest.mark.parametrize(
    ("servants", "result"),
    [
        (("art", "science", "velvet"), True),
        (("art", "art", "velvet"), False),
        (("art", "science", "central-square"), False),
    ],
)
def test_inspection_tour_advances_the_plan_if_servants_end_in_3_minor_districts(
    servants: tuple[str, ...], result: bool
) -> None:
    state = machine_turn(f"event inspection-tour; servants {' '.join(servants)}")
    assert advances(state) == result


# -- 10 Night Shift (its condition stands with those of 5 and 6)


@clause("M15 Night Shift")
def test_night_shift_the_first_guard_moved_pays_nothing() -> None:
    state = machine_turn("event night-shift; bonds 1")
    play(state, "guard art to control-nexus")
    assert state.bonds == 1
    assert refused(state, "guard art to commerce") == "too-few-bonds (M7.1)"
    play(state, "guard art to grand-citadel")
    assert state.bonds == 0


@clause("M15 Night Shift")
def test_night_shift_is_for_one_round() -> None:
    state = machine_turn("event night-shift; events the-countdown mass-arrests")
    end_round(state)
    send(state)
    state = changed(state, "bonds 5")
    play(state, "guard art to grand-citadel")
    assert state.bonds == 4
