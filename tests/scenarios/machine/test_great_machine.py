"""M7: the Great Machine moves Guards and Servants, and its Servants act."""

import pytest

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import ACTRESS, machine_turn, next_round, place, scene, send
from tests.scenarios.scene import clause, decides, offered, play, refused, seen
from twocities.machine.districts import DISTRICTS
from twocities.machine.state import SERVANTS
from twocities.machine.text import DIRECTIVE_NAMES

# -- the phase


@clause("M7.1")
def test_guards_servants_and_actions_mix_in_any_order_until_the_phase_is_ended() -> None:
    state = machine_turn("bonds 20; servants commerce")
    play(state, "guard art to velvet", "lex-hecate raids", "move judgementor to velvet", "guard art to velvet")
    play(state, "judgementor raids", "guard velvet to art", "move phantasmer to science")
    assert state.bonds == 20 - 2 - 2 - 2 - 2 - 2 - 2 - 4
    assert decides(state) == (0, "machine-turn")
    play(state, "end phase")
    assert state.view(None).phase == "heroes"
    assert refused(state, "guard art to velvet", seat=0) == "not-your-decision (M5.1)"


@clause("M7.1")
def test_without_bonds_only_what_is_free_is_possible() -> None:
    assert offered(machine_turn("bonds 0")) == ["end phase"]
    assert offered(machine_turn("bonds 0; servants central-square")) == ["lex-hecate collects", "end phase"]


@clause("M7.1")
def test_the_machine_may_end_the_phase_at_once_and_keeps_its_bonds() -> None:
    state = machine_turn("bonds 7")
    play(state, "end phase")
    assert state.bonds == 7


# -- Guards


@clause("M7.2")
def test_a_guard_moves_any_distance_for_a_bond_per_district_exited_again_and_again() -> None:
    state = machine_turn("bonds 5")
    play(state, "guard art to industrial", "guard industrial to velvet", "guard velvet to industrial")
    assert state.bonds == 0
    assert [state.guards[place(name)] for name in ("art", "industrial", "velvet")] == [1, 3, 2]


@clause("M7.2", "M7.13")
def test_broken_guards_never_move() -> None:
    state = machine_turn("bonds 20; guards art=0+2")
    assert not [text for text in offered(state) if text.startswith("guard art to")]
    assert refused(state, "guard art to velvet") == "no-guard (M7.13)"


@clause("M7.2")
def test_a_guard_moves_elsewhere_or_not_at_all() -> None:
    state = machine_turn("bonds 20")
    assert "guard art to art" not in offered(state)
    assert refused(state, "guard art to art") == "already-there (M2.5)"


# -- Servants


@clause("M7.3")
@pytest.mark.parametrize(("to", "cost"), [("art", 2), ("central-square", 2), ("science", 4), ("control-nexus", 4)])
def test_a_servant_moves_for_2_bonds_per_district_exited(to: str, cost: int) -> None:
    assert f"move judgementor to {to}" not in offered(machine_turn(f"bonds {cost - 1}"))
    assert refused(machine_turn(f"bonds {cost - 1}"), f"move judgementor to {to}") == "too-few-bonds (M7.1)"
    state = machine_turn(f"bonds {cost}")
    play(state, f"move judgementor to {to}")
    assert (state.bonds, state.servants[1]) == (0, place(to))


@clause("M7.3", "M7.4")
def test_a_servant_moves_any_number_of_times_but_not_after_its_action() -> None:
    state = machine_turn("bonds 20")
    play(state, "move lex-hecate to art", "move lex-hecate to tower-of-law", "move lex-hecate to art")
    play(state, "lex-hecate raids")
    assert not [text for text in offered(state) if text.startswith("move lex-hecate")]
    assert refused(state, "move lex-hecate to velvet") == "already-acted (M7.4)"
    play(state, "move judgementor to velvet")
    assert state.bonds == 20 - 6 - 2 - 2


# -- Actions


@clause("M7.4")
def test_a_servant_takes_one_action_per_round() -> None:
    state = machine_turn("bonds 20")
    play(state, "lex-hecate draws")
    assert not [text for text in offered(state) if text.startswith("lex-hecate")]
    assert refused(state, "lex-hecate raids") == "already-acted (M7.4)"
    assert "judgementor raids" in offered(state)
    next_round(state)
    send(state)
    assert "lex-hecate draws" in offered(state)


@clause("M7.4")
def test_a_servant_acts_in_its_own_district_only() -> None:
    state = machine_turn("bonds 20; servants art; hand levy; guards velvet=2+1")
    assert refused(state, "lex-hecate repairs") == "none-broken (M7.6)"
    for text in ("draws", "publishes levy", "repositions art", "collects"):
        assert refused(state, f"lex-hecate {text}") == "not-here (M7.4)"
    play(state, "lex-hecate raids")
    assert state.view(None).city.raids == ("art",)


@clause("M7.4")
@pytest.mark.parametrize(
    ("where", "action"),
    [
        ("art", "arrests"),
        ("art", "repairs"),
        ("art", "raids"),
        ("grand-citadel", "draws"),
        ("tower-of-law", "publishes levy"),
        ("control-nexus", "repositions art"),
    ],
)
def test_an_action_costs_2_bonds(where: str, action: str) -> None:
    for bonds in (1, 2):
        text = f"lex-hecate {action} citizen 0" if action == "arrests" else f"lex-hecate {action}"
        state = machine_turn(
            f"event market-fair; bonds {bonds}; servants {where}; discontent 4; hand levy; guards art=2+1",
            "people art artist!",
        )
        if bonds == 1:
            assert text not in offered(state)
            assert refused(state, text) == "too-few-bonds (M7.1)"
        else:
            play(state, text)
            assert state.bonds == 0


@clause("M7.5", "M9.13")
def test_arrest_removes_a_revealed_and_active_citizen_face_down() -> None:
    artist, *others, elsewhere = range(6)
    state = machine_turn(
        "bonds 4; servants art; discontent 4; people art artist! artist? artist scientist! traitor!",
        "people velvet artist!",
    )
    possible = [text for text in offered(state) if "arrests" in text]
    assert possible == [f"lex-hecate arrests citizen {artist}"]
    for token in others:
        assert refused(state, f"lex-hecate arrests citizen {token}") == "not-active (M7.5)"
    assert refused(state, f"lex-hecate arrests citizen {elsewhere}") == "citizen-elsewhere (M7.4)"
    play(state, f"lex-hecate arrests citizen {artist}")
    for seat in (None, 0, 1):
        citizen = state.view(seat).city.citizens[artist]
        assert (citizen.place, citizen.status, citizen.known_as) == ("arrested", "unknown", "")
    assert state.place.count(state.ARRESTED) == 4


@clause("M7.6", "M7.13")
def test_repair_makes_one_broken_guard_of_the_district_operational() -> None:
    state = machine_turn("bonds 2; servants art; guards art=1+2 velvet=2+1")
    play(state, "lex-hecate repairs")
    assert (state.guards[place("art")], state.broken[place("art")], state.broken[place("velvet")]) == (2, 1, 1)


@clause("M7.6")
def test_nothing_is_repaired_where_no_guard_is_broken() -> None:
    state = machine_turn("bonds 2; servants art")
    assert "lex-hecate repairs" not in offered(state)
    assert refused(state, "lex-hecate repairs") == "none-broken (M7.6)"


@clause("M7.7")
def test_a_district_holds_one_raid_token_at_most() -> None:
    state = machine_turn("bonds 20; servants art art velvet")
    play(state, "lex-hecate raids")
    assert state.view(1).city.raids == ("art",)
    assert "judgementor raids" not in offered(state)
    assert refused(state, "judgementor raids") == "raid-before (M7.7)"
    play(state, "phantasmer raids")
    assert state.view(1).city.raids == ("art", "velvet")


@clause("M7.7", "M3.9")
def test_there_are_three_raid_tokens() -> None:
    state = machine_turn("bonds 20; published optimize; servants art science control-nexus")
    play(state, "lex-hecate raids", "judgementor raids", "phantasmer repositions art")
    play(state, next(text for text in offered(state) if text.startswith("put art")))
    play(state, "phantasmer raids")
    assert state.view(None).city.raids == ("art", "science", "control-nexus")
    for raided in (2, 3):
        again = machine_turn("bonds 20; servants central-square; raids " + " ".join(DISTRICTS[:raided]))
        assert ("lex-hecate raids" in offered(again)) == (raided == 2)
    assert refused(again, "lex-hecate raids") == "no-raid-token (M7.7)"


# -- Special Actions


@clause("M7.8")
def test_in_the_grand_citadel_a_servant_draws_the_top_directive() -> None:
    state = machine_turn("bonds 6; deck levy curfew optimize")
    play(state, "lex-hecate draws")
    assert state.view(0).directives.hand == ("optimize",)
    play(state, "judgementor draws")
    assert state.view(0).directives.hand == ("optimize", "curfew")
    assert state.view(None).directives.left == 1


@clause("M7.8", "M12.1")
def test_the_number_of_directives_in_hand_is_public_their_faces_are_not() -> None:
    state = machine_turn("bonds 6; deck levy", revolutionaries=2)
    drawn = seen(state.clone(), 0, "lex-hecate draws"), seen(state, 1, "lex-hecate draws")
    assert drawn[0] == [{"kind": "drew", "seat": 0, "directive": "levy"}]
    assert drawn[1] == [{"kind": "drew", "seat": 0}]
    for seat in (None, 1, 2):
        assert (state.view(seat).directives.hand_count, state.view(seat).directives.hand) == (1, ())


@clause("M7.8")
def test_an_empty_deck_is_never_reshuffled() -> None:
    state = machine_turn("bonds 6; deck")
    assert "lex-hecate draws" not in offered(state)
    assert refused(state, "lex-hecate draws") == "no-directives (M7.8)"


@clause("M7.8")
def test_the_hand_of_directives_has_no_limit() -> None:
    state = machine_turn("hand " + " ".join(DIRECTIVE_NAMES[:8]))
    play(state, "lex-hecate draws")
    assert state.view(1).directives.hand_count == 9


@clause("M7.9")
def test_in_the_tower_of_law_a_servant_publishes_a_directive_from_hand() -> None:
    state = machine_turn("bonds 2; servants tower-of-law; hand confiscate levy")
    assert refused(state, "lex-hecate publishes pacify") == "not-in-hand (M7.9)"
    play(state, "lex-hecate publishes levy")
    for seat in (None, 0, 1):
        assert state.view(seat).directives.published == ("levy",)
    assert state.view(0).directives.hand == ("confiscate",)


@clause("M7.9", "M7.12")
def test_a_published_directive_is_in_force_at_once() -> None:
    state = machine_turn("bonds 4; servants tower-of-law art; hand confiscate; trust 3", heroes=ACTRESS)
    assert "judgementor confiscates" not in offered(state)
    play(state, "lex-hecate publishes confiscate", "judgementor confiscates")
    assert (state.trust[0], state.bonds) == (1, 2)


@clause("M7.9")
@pytest.mark.parametrize("back", ["optimize", "pacify", "curfew"])
def test_for_a_fourth_directive_one_published_goes_back_to_hand_first(back: str) -> None:
    names = ("optimize", "pacify", "curfew")
    state = machine_turn("bonds 2; servants tower-of-law; hand levy; published " + " ".join(names))
    play(state, "lex-hecate publishes levy")
    assert decides(state) == (0, "take-directive-back")
    assert offered(state) == [f"take back {name}" for name in names]
    play(state, f"take back {back}")
    assert state.view(None).directives.published == (*[name for name in names if name != back], "levy")
    assert state.view(0).directives.hand == (back,)
    assert state.bonds == 0


@clause("M7.10", "M10.1")
def test_in_the_control_nexus_a_servant_repositions_a_district_with_everything_on_it() -> None:
    state = machine_turn("bonds 2; servants control-nexus art", heroes=ACTRESS)
    before = state.city.places
    play(state, "lex-hecate repositions art")
    assert decides(state) == (0, "put-district")
    put = offered(state)
    assert all(text.startswith("put art at ") for text in put)
    play(state, put[-1])
    assert state.city.places != before
    assert state.view(None).heroes[0].place == state.view(None).city.servants[1] == "art"
    assert (state.bonds, state.acted) == (0, [1, 0, 0])


@clause("M7.11")
@pytest.mark.parametrize(
    ("citizens", "guards", "broken", "bonds"),
    [
        ("artist artist merchant noble noble", 2, 0, 3),
        ("artist artist merchant noble noble", 2, 3, 3),
        ("artist artist! merchant? traitor! traitor", 1, 0, 4),
        ("traitor! traitor!", 0, 0, 2),
        ("artist artist", 2, 0, 0),
        ("artist artist", 5, 0, 0),
        ("", 0, 0, 0),
    ],
)
def test_in_the_central_square_a_servant_collects_a_bond_per_citizen_less_one_per_guard(
    citizens: str, guards: int, broken: int, bonds: int
) -> None:
    state = machine_turn(
        f"bonds 0; servants central-square; guards central-square={guards}+{broken}",
        f"people central-square {citizens}",
    )
    play(state, "lex-hecate collects")
    assert state.bonds == bonds
    assert refused(state, "lex-hecate collects") == "already-acted (M7.4)"


@clause("M7.11")
def test_each_servant_may_collect_in_the_central_square() -> None:
    state = machine_turn(
        "bonds 0; servants central-square central-square central-square",
        "people central-square artist artist merchant noble noble",
    )
    play(state, *[f"{name} collects" for name in SERVANTS])
    assert state.bonds == 9


# -- Actions of Directives and events


@clause("M7.12", "M7.4")
@pytest.mark.parametrize("action", ["pacifies", "confiscates", "inspects"])
def test_actions_of_directives_and_events_cost_2_bonds_and_use_up_the_servants_action(action: str) -> None:
    for bonds in (1, 3):
        text = "lex-hecate inspects citizen 0" if action == "inspects" else f"lex-hecate {action}"
        state = machine_turn(
            f"bonds {bonds}; servants art; event inspection-tour; published pacify confiscate; discontent 5",
            "people art noble",
        )
        if bonds == 1:
            assert refused(state, text) == "too-few-bonds (M7.1)"
        else:
            play(state, text)
            assert (state.bonds, state.acted) == (1, [1, 0, 0])
            assert refused(state, "lex-hecate raids") == "already-acted (M7.4)"


@clause("M7.12")
@pytest.mark.parametrize("action", ["pacifies", "confiscates"])
def test_actions_of_directives_are_possible_only_while_these_are_published(action: str) -> None:
    state = machine_turn("bonds 20; servants art; hand pacify confiscate")
    assert refused(state, f"lex-hecate {action}") == "not-in-force (M7.12)"


# -- broken Guards


@clause("M7.13")
def test_a_broken_guard_occupies_its_square() -> None:
    state = machine_turn("bonds 20; guards art=2+2")
    assert refused(state, "guard velvet to art") == "no-free-square (M2.6)"


@clause("M7.13", "M8.2", "M9.2")
def test_a_broken_guard_is_not_counted_when_heroes_exit_or_act() -> None:
    state = scene("guards art=0+4 tower-of-law=0+5")
    send(state, actress="science")
    state = changed(state, "guards science=0+2")
    play(state, "end phase", "go to tower-of-law", "go to science", "incite")
    assert (state.trust[0], state.discontent, state.detained) == (0, 2, 0)
