"""M7: the Great Machine moves Guards and Servants, and its Servants act."""

import pytest

from tests.scenarios.machine_scene import clause, decides, offered, place, play, refusal
from tests.scenarios.machine_table import directive, event, next_round, people, seen, send, table
from twocities.machine.game import GreatMachine
from twocities.machine.state import SERVANTS


def phase(state: GreatMachine, bonds: int, *servants_at: str) -> GreatMachine:
    """The Machine's turn, with Bonds, and Servants where they are said to stand."""
    for servant, name in enumerate(servants_at):
        state.servants[servant] = place(name)
    state.bonds = bonds
    send(state)
    return state


# -- the phase


@clause("M7.1")
def test_guards_servants_and_actions_mix_in_any_order_until_the_phase_is_ended() -> None:
    state = phase(table(), 20, "commerce")
    play(state, "guard art to velvet", "lex-hecate raids", "move judgementor to velvet", "guard art to velvet")
    play(state, "judgementor raids", "guard velvet to art", "move phantasmer to science")
    assert state.bonds == 20 - 2 - 2 - 2 - 2 - 2 - 2 - 4
    assert decides(state) == ((0,), "machine-turn")
    play(state, "end phase")
    assert state.view(None).phase == "heroes"
    assert refusal(state, "guard art to velvet", seat=0).key == "not-your-decision"


@clause("M7.1")
def test_without_bonds_only_what_is_free_is_possible() -> None:
    assert offered(phase(table(), 0)) == ["end phase"]
    assert offered(phase(table(), 0, "central-square")) == ["lex-hecate collects", "end phase"]


@clause("M7.1")
def test_the_machine_may_end_the_phase_at_once_and_keeps_its_bonds() -> None:
    state = phase(table(), 7)
    play(state, "end phase")
    assert state.bonds == 7


# -- Guards


@clause("M7.2")
def test_a_guard_moves_any_distance_for_a_bond_per_district_exited_again_and_again() -> None:
    state = phase(table(), 5)
    play(state, "guard art to industrial", "guard industrial to velvet", "guard velvet to industrial")
    assert state.bonds == 0
    assert [state.guards[place(name)] for name in ("art", "industrial", "velvet")] == [1, 3, 2]


@clause("M7.2", "M7.13")
def test_broken_guards_never_move() -> None:
    state = table()
    state.guards[place("art")] = 0
    state.broken[place("art")] = 2
    phase(state, 20)
    assert not [text for text in offered(state) if text.startswith("guard art to")]
    assert str(refusal(state, "guard art to velvet")) == "no-guard (M7.13)"


@clause("M7.2")
def test_a_guard_moves_elsewhere_or_not_at_all() -> None:
    state = phase(table(), 20)
    assert "guard art to art" not in offered(state)
    refusal(state, "guard art to art")


# -- Servants


@clause("M7.3")
@pytest.mark.parametrize(("to", "cost"), [("art", 2), ("central-square", 2), ("science", 4), ("control-nexus", 4)])
def test_a_servant_moves_for_2_bonds_per_district_exited(to: str, cost: int) -> None:
    assert f"move judgementor to {to}" not in offered(phase(table(), cost - 1))
    assert str(refusal(phase(table(), cost - 1), f"move judgementor to {to}")) == "too-few-bonds (M7.1)"
    state = phase(table(), cost)
    play(state, f"move judgementor to {to}")
    assert (state.bonds, state.servants[1]) == (0, place(to))


@clause("M7.3", "M7.4")
def test_a_servant_moves_any_number_of_times_but_not_after_its_action() -> None:
    state = phase(table(), 20)
    play(state, "move lex-hecate to art", "move lex-hecate to tower-of-law", "move lex-hecate to art")
    play(state, "lex-hecate raids")
    assert not [text for text in offered(state) if text.startswith("move lex-hecate")]
    assert str(refusal(state, "move lex-hecate to velvet")) == "already-acted (M7.4)"
    play(state, "move judgementor to velvet")
    assert state.bonds == 20 - 6 - 2 - 2


# -- Actions


@clause("M7.4")
def test_a_servant_takes_one_action_per_round() -> None:
    state = phase(table(), 20)
    play(state, "lex-hecate draws")
    assert not [text for text in offered(state) if text.startswith("lex-hecate")]
    assert str(refusal(state, "lex-hecate raids")) == "already-acted (M7.4)"
    assert "judgementor raids" in offered(state)
    next_round(state)
    send(state)
    assert "lex-hecate draws" in offered(state)


@clause("M7.4")
def test_a_servant_acts_in_its_own_district_only() -> None:
    state = table()
    state.broken[place("velvet")] = 1
    state.hand = (directive("levy"),)
    phase(state, 20, "art")
    assert str(refusal(state, "lex-hecate repairs")) == "none-broken (M7.6)"
    for text in ("draws", "publishes levy", "repositions art", "collects"):
        assert str(refusal(state, f"lex-hecate {text}")) == "not-here (M7.4)"
    play(state, "lex-hecate raids")
    assert state.view(None).raids == ("art",)


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
        state = table()
        state.discontent = 4
        (artist,) = people(state, art="artist!")
        state.broken[place("art")] = 1
        state.hand = (directive("levy"),)
        text = f"lex-hecate {action} citizen {artist}" if action == "arrests" else f"lex-hecate {action}"
        phase(state, bonds, where)
        if bonds == 1:
            assert text not in offered(state)
            assert str(refusal(state, text)) == "too-few-bonds (M7.1)"
        else:
            play(state, text)
            assert state.bonds == 0


@clause("M7.5", "M9.13")
def test_arrest_removes_a_revealed_and_active_citizen_face_down() -> None:
    state = table()
    state.discontent = 4
    artist, *others, elsewhere = people(state, art="artist! artist? artist scientist! traitor!", velvet="artist!")
    phase(state, 4, "art")
    possible = [text for text in offered(state) if "arrests" in text]
    assert possible == [f"lex-hecate arrests citizen {artist}"]
    for token in others:
        assert str(refusal(state, f"lex-hecate arrests citizen {token}")) == "not-active (M7.5)"
    assert str(refusal(state, f"lex-hecate arrests citizen {elsewhere}")) == "citizen-elsewhere (M7.4)"
    play(state, f"lex-hecate arrests citizen {artist}")
    for seat in (None, 0, 1):
        citizen = state.view(seat).citizens[artist]
        assert (citizen.place, citizen.status, citizen.known_as) == ("arrested", "unknown", "")
    assert state.place.count(state.ARRESTED) == 4


@clause("M7.6", "M7.13")
def test_repair_makes_one_broken_guard_of_the_district_operational() -> None:
    state = table()
    state.guards[place("art")], state.broken[place("art")] = 1, 2
    state.broken[place("velvet")] = 1
    phase(state, 2, "art")
    play(state, "lex-hecate repairs")
    assert (state.guards[place("art")], state.broken[place("art")], state.broken[place("velvet")]) == (2, 1, 1)


@clause("M7.6")
def test_nothing_is_repaired_where_no_guard_is_broken() -> None:
    state = phase(table(), 2, "art")
    assert "lex-hecate repairs" not in offered(state)
    assert str(refusal(state, "lex-hecate repairs")) == "none-broken (M7.6)"


@clause("M7.7")
def test_a_district_holds_one_raid_token_at_most() -> None:
    state = phase(table(), 20, "art", "art", "velvet")
    play(state, "lex-hecate raids")
    assert state.view(1).raids == ("art",)
    assert "judgementor raids" not in offered(state)
    assert str(refusal(state, "judgementor raids")) == "raid-before (M7.7)"
    play(state, "phantasmer raids")
    assert state.view(1).raids == ("art", "velvet")


@clause("M7.7", "M3.9")
def test_there_are_three_raid_tokens() -> None:
    state = table()
    state.published = (directive("optimize"),)
    state.servants = [place("art"), place("science"), place("control-nexus")]
    phase(state, 20)
    play(state, "lex-hecate raids", "judgementor raids", "phantasmer repositions art")
    play(state, next(text for text in offered(state) if text.startswith("put art")))
    play(state, "phantasmer raids")
    assert state.view(None).raids == ("art", "science", "control-nexus")
    for raided in (2, 3):
        again = table()
        again.raids = sum(1 << number for number in range(raided))
        phase(again, 20, "central-square")
        assert ("lex-hecate raids" in offered(again)) == (raided == 2)
    assert str(refusal(again, "lex-hecate raids")) == "no-raid-token (M7.7)"


# -- Special Actions


@clause("M7.8")
def test_in_the_grand_citadel_a_servant_draws_the_top_directive() -> None:
    state = table()
    state.directives = [directive("levy"), directive("curfew"), directive("optimize")]
    phase(state, 6)
    play(state, "lex-hecate draws")
    assert state.view(0).hand == ("optimize",)
    play(state, "judgementor draws")
    assert state.view(0).hand == ("optimize", "curfew")
    assert state.view(None).directives_left == 1


@clause("M7.8", "M12.1")
def test_the_number_of_directives_in_hand_is_public_their_faces_are_not() -> None:
    state = table(revolutionaries=2)
    state.directives = [directive("levy")]
    phase(state, 6)
    drawn = seen(state.clone(), 0, 0, "lex-hecate draws"), seen(state, 0, 1, "lex-hecate draws")
    assert drawn[0] == [{"kind": "drew", "seat": 0, "directive": "levy"}]
    assert drawn[1] == [{"kind": "drew", "seat": 0}]
    for seat in (None, 1, 2):
        assert (state.view(seat).hand_count, state.view(seat).hand) == (1, ())


@clause("M7.8")
def test_an_empty_deck_is_never_reshuffled() -> None:
    state = table()
    state.directives = []
    state.discarded = (directive("levy"), directive("curfew"))
    phase(state, 6)
    assert "lex-hecate draws" not in offered(state)
    assert str(refusal(state, "lex-hecate draws")) == "no-directives (M7.8)"


@clause("M7.8")
def test_the_hand_of_directives_has_no_limit() -> None:
    state = table()
    state.hand = tuple(range(8))
    state.directives = [8]
    phase(state, 6)
    play(state, "lex-hecate draws")
    assert state.view(1).hand_count == 9


@clause("M7.9")
def test_in_the_tower_of_law_a_servant_publishes_a_directive_from_hand() -> None:
    state = table()
    state.hand = (directive("confiscate"), directive("levy"))
    phase(state, 2, "tower-of-law")
    assert str(refusal(state, "lex-hecate publishes pacify")) == "not-in-hand (M7.9)"
    play(state, "lex-hecate publishes levy")
    for seat in (None, 0, 1):
        assert state.view(seat).published == ("levy",)
    assert state.view(0).hand == ("confiscate",)


@clause("M7.9", "M7.12")
def test_a_published_directive_is_in_force_at_once() -> None:
    state = table()
    state.hand = (directive("confiscate"),)
    state.trust[0] = 3
    phase(state, 4, "tower-of-law", "art")
    assert "judgementor confiscates" not in offered(state)
    play(state, "lex-hecate publishes confiscate", "judgementor confiscates")
    assert (state.trust[0], state.bonds) == (1, 2)


@clause("M7.9")
@pytest.mark.parametrize("back", ["optimize", "pacify", "curfew"])
def test_for_a_fourth_directive_one_published_goes_back_to_hand_first(back: str) -> None:
    state = table()
    names = ("optimize", "pacify", "curfew")
    state.published = tuple(directive(name) for name in names)
    state.hand = (directive("levy"),)
    phase(state, 2, "tower-of-law")
    play(state, "lex-hecate publishes levy")
    assert decides(state) == ((0,), "take-directive-back")
    assert offered(state) == [f"take back {name}" for name in names]
    play(state, f"take back {back}")
    assert state.view(None).published == (*[name for name in names if name != back], "levy")
    assert state.view(0).hand == (back,)
    assert state.bonds == 0


@clause("M7.10", "M10.1")
def test_in_the_control_nexus_a_servant_repositions_a_district_with_everything_on_it() -> None:
    state = table()
    before = state.city.places
    phase(state, 2, "control-nexus", "art")
    play(state, "lex-hecate repositions art")
    assert decides(state) == ((0,), "put-district")
    put = offered(state)
    assert all(text.startswith("put art at ") for text in put)
    play(state, put[-1])
    assert state.city.places != before
    assert state.view(None).heroes[0].place == state.view(None).servants[1] == "art"
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
    state = table()
    people(state, central_square=citizens)
    state.guards[place("central-square")], state.broken[place("central-square")] = guards, broken
    phase(state, 0, "central-square")
    play(state, "lex-hecate collects")
    assert state.bonds == bonds
    assert str(refusal(state, "lex-hecate collects")) == "already-acted (M7.4)"


@clause("M7.11")
def test_each_servant_may_collect_in_the_central_square() -> None:
    state = table()
    people(state, central_square="artist artist merchant noble noble")
    phase(state, 0, *["central-square"] * 3)
    play(state, *[f"{name} collects" for name in SERVANTS])
    assert state.bonds == 9


# -- Actions of Directives and events


@clause("M7.12", "M7.4")
@pytest.mark.parametrize("action", ["pacifies", "confiscates", "inspects"])
def test_actions_of_directives_and_events_cost_2_bonds_and_use_up_the_servants_action(action: str) -> None:
    for bonds in (1, 3):
        state = table()
        state.published = (directive("pacify"), directive("confiscate"))
        state.event = event("inspection-tour")
        state.discontent = 5
        (token,) = people(state, art="noble")
        text = f"lex-hecate inspects citizen {token}" if action == "inspects" else f"lex-hecate {action}"
        phase(state, bonds, "art")
        if bonds == 1:
            assert str(refusal(state, text)) == "too-few-bonds (M7.1)"
        else:
            play(state, text)
            assert (state.bonds, state.acted) == (1, [1, 0, 0])
            assert str(refusal(state, "lex-hecate raids")) == "already-acted (M7.4)"


@clause("M7.12")
@pytest.mark.parametrize("action", ["pacifies", "confiscates"])
def test_actions_of_directives_are_possible_only_while_these_are_published(action: str) -> None:
    state = table()
    state.hand = (directive("pacify"), directive("confiscate"))
    phase(state, 20, "art")
    assert str(refusal(state, f"lex-hecate {action}")) == "not-in-force (M7.12)"


# -- broken Guards


@clause("M7.13")
def test_a_broken_guard_occupies_its_square() -> None:
    state = table()
    state.guards[place("art")], state.broken[place("art")] = 2, 2
    phase(state, 20)
    assert str(refusal(state, "guard velvet to art")) == "no-free-square (M2.6)"


@clause("M7.13", "M8.2", "M9.2")
def test_a_broken_guard_is_not_counted_when_heroes_exit_or_act() -> None:
    state = table()
    state.guards[place("art")], state.broken[place("art")] = 0, 4
    state.guards[place("tower-of-law")], state.broken[place("tower-of-law")] = 0, 5
    send(state, actress="science")
    state.guards[place("science")], state.broken[place("science")] = 0, 2
    play(state, "end phase", "go to tower-of-law", "go to science", "incite")
    assert (state.trust[0], state.discontent, state.detained) == (0, 2, 0)
