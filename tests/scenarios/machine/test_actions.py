"""M9: what Heroes do at their destinations."""

import pytest

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import (
    arrived,
    districts,
    next_round,
    place,
    scene,
    send,
)
from tests.scenarios.scene import clause, decides, offered, play, refused, seen
from twocities.machine.districts import DISTRICTS
from twocities.machine.figures import HOUSE
from twocities.machine.state import CLASSES, IDENTIFIED, REVEALED, UNKNOWN

ASSAULT = HOUSE.assault_die


# -- one Action


@clause("M9.1")
def test_a_hero_takes_one_action() -> None:
    state = arrived("art", trust=8)
    play(state, "incite")
    assert (state.turn, decides(state)) == (1, (1, "hero-action"))


@clause("M9.1")
def test_a_hero_may_take_no_action() -> None:
    state = arrived("art", trust=8)
    play(state, "pass")
    assert (state.turn, state.trust[0], state.discontent) == (1, 8, 1)


@clause("M9.1")
def test_unaffordable_actions_cannot_be_taken() -> None:
    state = arrived("art", "people art noble noble?", trust=1, guards=2)
    for text in ("incite", "attack for 2", "identify citizen 0", "start riot"):
        assert text not in offered(state)
        assert refused(state, text) == "too-little-trust (M9.1)"
    assert "move citizen 1 to tower-of-law" in offered(state)
    assert refused(state, "move citizen 1 to science") == "too-little-trust (M9.1)"


@clause("M9.1")
def test_an_action_is_taken_in_the_destination_only() -> None:
    state = arrived("art", "people art noble; people velvet noble", trust=8)
    assert "identify citizen 0" in offered(state)
    for text in ("identify citizen 1", "move citizen 1 to art"):
        assert refused(state, text) == "citizen-elsewhere (M9.1)"
    for text in ("agitate", "grant actress"):
        assert refused(state, text) == "not-possible-here (M9.1)"


# -- Incitement


@clause("M9.2")
@pytest.mark.parametrize("name", ["art", "science", "commerce", "industrial", "velvet"])
@pytest.mark.parametrize("guards", [0, 1, 4])
def test_incitement_costs_a_trust_per_guard_and_raises_discontent_by_1(name: str, guards: int) -> None:
    state = arrived(name, trust=5, guards=guards)
    play(state, "incite")
    assert (state.trust[0], state.discontent) == (5 - guards, 2)


@clause("M9.2")
@pytest.mark.parametrize("name", ["grand-citadel", "tower-of-law", "control-nexus", "central-square"])
def test_there_is_no_incitement_in_major_districts(name: str) -> None:
    state = arrived(name, trust=8)
    assert refused(state, "incite") == "not-possible-here (M9.1)"


# -- Attack


@clause("M9.3")
def test_the_assault_die_has_one_shield_and_five_numbers() -> None:
    assert sorted(ASSAULT) == [0, 2, 2, 3, 3, 4]


@clause("M9.3")
@pytest.mark.parametrize("paid", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("rolled", [0, 2, 3, 4])
def test_an_attack_breaks_a_guard_if_the_roll_is_at_most_the_trust_paid(paid: int, rolled: int) -> None:
    state = arrived("art", f"assault {rolled}", trust=5, guards=3)
    play(state, f"attack for {paid}")
    success = rolled in (2, 3, 4) and rolled <= paid
    assert state.trust[0] == 5 - paid
    assert (state.guards[place("art")], state.broken[place("art")]) == ((2, 1) if success else (3, 0))


@clause("M9.3")
def test_a_hero_pays_any_amount_of_own_trust_for_an_attack() -> None:
    state = arrived("art", trust=4)
    amounts = [text for text in offered(state) if text.startswith("attack")]
    assert amounts == [f"attack for {paid}" for paid in (1, 2, 3, 4)]


@clause("M9.3", "M7.13")
def test_only_operational_guards_are_attacked() -> None:
    state = arrived("art", "guards art=0+3", trust=8)
    assert refused(state, "attack for 4") == "no-guard (M7.13)"


# -- Identify


@clause("M9.4")
def test_three_citizens_under_two_guards_are_identified_for_6_trust() -> None:
    state = arrived("art", "people art artist noble traitor merchant", trust=7, guards=2)
    tokens = range(4)
    for spent, token in enumerate(tokens[:3], 1):
        play(state, f"identify citizen {token}")
        assert state.trust[0] == 7 - 2 * spent
    assert refused(state, f"identify citizen {tokens[3]}") == "too-little-trust (M9.1)"
    assert offered(state) == ["done"]
    play(state, "done")
    assert state.turn == 1
    assert [state.status[token] for token in tokens] == [IDENTIFIED] * 3 + [UNKNOWN]


@clause("M9.4")
def test_without_guards_all_are_identified_free() -> None:
    state = arrived("art", "people art artist noble traitor merchant", guards=0)
    tokens = range(4)
    play(state, *[f"identify citizen {token}" for token in tokens], "done")
    assert [state.status[token] for token in tokens] == [IDENTIFIED] * 4


@clause("M9.4")
def test_only_unknown_citizens_are_identified() -> None:
    state = arrived("art", "people art artist artist? artist!", trust=8)
    assert [text for text in offered(state) if text.startswith("identify")] == ["identify citizen 0"]
    for token in (1, 2):
        assert refused(state, f"identify citizen {token}") == "known-citizen (M9.4)"


@clause("M9.4", "M9.13", "M12.1")
def test_all_revolutionaries_know_identified_citizens_the_machine_sees_only_that_they_are() -> None:
    state = arrived("art", "people art traitor", trust=8, revolutionaries=3)
    text = "identify citizen 0"
    public = {"kind": "identified", "seat": 1, "citizen": 0}
    for seat, event in [(0, public), (None, public), *[(r, {**public, "class": "traitor"}) for r in (1, 2, 3)]]:
        assert event in seen(state.clone(), seat, text)
    play(state, text, "done")
    for seat, known_as in [(0, ""), (None, ""), (1, "traitor"), (2, "traitor"), (3, "traitor")]:
        citizen = state.view(seat).city.citizens[0]
        assert (citizen.status, citizen.known_as) == ("identified", known_as)


# -- Move Citizens


@clause("M9.5")
def test_one_citizen_to_a_neighbour_and_another_by_two_districts_cost_3_trust() -> None:
    state = arrived("art", "people art artist noble", trust=3, guards=4)
    play(state, "move citizen 0 to tower-of-law")
    assert state.trust[0] == 2
    play(state, "move citizen 1 to velvet", "done")
    assert (state.trust[0], state.turn) == (0, 1)
    assert (state.place[0], state.place[1]) == (place("tower-of-law"), place("velvet"))


@clause("M9.5")
def test_any_citizens_are_moved_and_what_is_known_goes_along() -> None:
    state = arrived("art", "people art artist noble? traitor!; people velvet", trust=6, guards=4)
    tokens = range(3)
    play(state, *[f"move citizen {token} to velvet" for token in tokens], "done")
    assert [state.place[token] for token in tokens] == [place("velvet")] * 3
    assert [state.status[token] for token in tokens] == [UNKNOWN, IDENTIFIED, REVEALED]
    assert [state.view(0).city.citizens[token].known_as for token in tokens] == ["", "", "traitor"]
    assert [state.view(1).city.citizens[token].known_as for token in tokens] == ["", "noble", "traitor"]


@clause("M9.5")
def test_citizens_moved_away_are_not_moved_on() -> None:
    state = arrived("art", "people art artist noble", trust=8)
    play(state, "move citizen 0 to velvet")
    assert not [text for text in offered(state) if "citizen 0 " in text]
    assert refused(state, "move citizen 0 to art") == "citizen-elsewhere (M9.1)"
    assert refused(state, "identify citizen 1") == "unresolved (M7.1)"


# -- Gain Trust


@clause("M9.6")
@pytest.mark.parametrize("name", DISTRICTS)
def test_everywhere_a_trust_is_gained_free(name: str) -> None:
    state = arrived(name, guards=4)
    play(state, "gain trust")
    assert (state.trust[0], state.turn) == (1, 1)


# -- Central Square


@clause("M9.9")
@pytest.mark.parametrize(
    ("citizens", "guards", "broken", "rise"),
    [
        ("artist artist noble noble", 1, 0, 3),
        ("artist artist noble noble", 1, 3, 3),
        ("artist? artist! noble traitor", 0, 0, 4),
        ("artist artist noble noble traitor? traitor", 2, 0, 4),
        ("artist artist noble traitor! traitor!", 1, 0, 2),
    ],
)
def test_in_the_central_square_discontent_rises_by_citizens_minus_guards(
    citizens: str, guards: int, broken: int, rise: int
) -> None:
    state = arrived(
        "central-square", f"guards central-square={guards}+{broken}; people central-square {citizens}", trust=3
    )
    play(state, "agitate")
    assert (state.trust[0], state.discontent) == (3 - guards, 1 + rise)


@clause("M9.9")
@pytest.mark.parametrize(("citizens", "guards"), [("artist artist", 2), ("artist", 3), ("artist traitor!", 1), ("", 0)])
def test_the_central_square_action_is_not_offered_when_nothing_would_rise(citizens: str, guards: int) -> None:
    state = arrived("central-square", f"people central-square {citizens}", trust=8, guards=guards)
    assert refused(state, "agitate") == "no-crowd (M9.9)"


# -- Control Nexus


@clause("M9.10", "M10.1")
@pytest.mark.parametrize("guards", [0, 2])
def test_in_the_control_nexus_a_hero_repositions_a_district_for_a_trust_per_guard(guards: int) -> None:
    state = arrived("control-nexus", trust=2, guards=guards)
    before = state.city
    play(state, "reposition art")
    assert decides(state) == (1, "put-district")
    play(state, offered(state)[0])
    assert (state.trust[0], state.turn) == (2 - guards, 1)
    assert state.city.places[0] != before.places[0]


@clause("M9.10")
def test_repositioning_is_refused_without_the_trust() -> None:
    state = arrived("control-nexus", trust=1)
    assert refused(state, "reposition art") == "too-little-trust (M9.1)"


@clause("M9.10")
@pytest.mark.parametrize(
    ("hero", "after"), [("actress", [4, 2, 7]), ("artificer", [1, 5, 7]), ("journalist", [1, 2, 8])]
)
def test_in_the_control_nexus_any_hero_receives_3_trust_free(hero: str, after: list[int]) -> None:
    state = arrived("control-nexus", "trust 1 2 7", guards=5)
    play(state, f"grant {hero}")
    assert state.trust == after


# -- Tower of L.A.W.


@clause("M9.11")
@pytest.mark.parametrize("guards", [0, 2])
def test_in_the_tower_of_law_a_hero_discards_one_published_directive(guards: int) -> None:
    state = arrived("tower-of-law", "published levy curfew; hand pacify", trust=2, guards=guards)
    assert refused(state, "cancel pacify") == "not-published (M9.11)"
    assert {"kind": "cancelled", "seat": 1, "directive": "levy"} in play(state, "cancel levy")
    view = state.view(None)
    assert (view.directives.published, view.directives.discarded, view.directives.hand_count) == (
        ("curfew",),
        ("levy",),
        1,
    )
    assert (state.trust[0], state.turn) == (2 - guards, 1)


@clause("M9.11")
def test_a_discarded_directive_is_no_longer_in_force() -> None:
    state = arrived("tower-of-law", "published levy", guards=0)
    play(state, "cancel levy")
    next_round(state)
    assert state.bonds == 6


@clause("M9.11", "M12.1")
@pytest.mark.parametrize("guards", [0, 2])
def test_in_the_tower_of_law_any_hero_retrieves_a_forfeited_card_unseen_by_the_machine(guards: int) -> None:
    state = arrived(
        "tower-of-law",
        "forfeited art velvet,science; possible artificer velvet,science",
        trust=2,
        guards=guards,
        revolutionaries=3,
    )
    assert [text for text in offered(state) if "retrieve" in text] == ["let actress retrieve", "let artificer retrieve"]
    assert refused(state, "let journalist retrieve") == "none-forfeited (M9.11)"
    play(state, "let artificer retrieve")
    event = {"kind": "retrieved", "seat": 2, "hero": "artificer"}
    assert event in seen(state.clone(), 0, "retrieve velvet for artificer")
    assert {**event, "district": "velvet"} in seen(state, 3, "retrieve velvet for artificer")
    assert state.view(3).heroes[1].forfeited == ("science",)
    assert (state.view(0).heroes[1].forfeited_count, state.view(0).heroes[1].forfeited) == (1, ())
    assert state.memory(0).forfeited[1] == [("science",), ("velvet",)]
    assert (state.trust[0], state.turn) == (2 - guards, 1)


@clause("M9.11")
def test_the_hero_whose_card_it_is_chooses_it_not_the_one_who_acts() -> None:
    state = arrived("tower-of-law", "forfeited artificer=velvet,science", trust=2, revolutionaries=3)
    play(state, "let artificer retrieve")
    assert decides(state) == (2, "retrieve-card")
    assert offered(state) == ["retrieve science for artificer", "retrieve velvet for artificer"]
    assert refused(state, "retrieve velvet for artificer", seat=1) == "not-your-decision (M5.1)"
    assert refused(state, "retrieve art for artificer") == "not-forfeited (M9.11)"
    assert refused(state, "retrieve velvet for actress") == "unresolved (M7.1)"
    assert [state.view(seat).about.hero for seat in (0, 1, 2, 3)] == ["", "", "artificer", ""]
    assert [state.price(2, choice) for choice in state.choices(2)] == [0, 0]
    play(state, "retrieve science for artificer")
    assert (state.access[1], state.turn, decides(state)) == (districts("velvet"), 1, (2, "hero-action"))


@clause("M9.11", "M1.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_either_of_two_chooses_the_card_of_a_shared_hero(seat: int) -> None:
    state = arrived("tower-of-law", "forfeited journalist=velvet,science", trust=2, revolutionaries=2, shared=True)
    play(state, "let journalist retrieve", seat=1)
    assert decides(state) == (1, 2, "retrieve-card")
    play(state, "retrieve velvet for journalist", seat=seat)
    assert state.access[2] == districts("science")


@clause("M9.11")
def test_nobody_is_asked_which_card_to_retrieve_when_there_is_only_one() -> None:
    state = arrived("tower-of-law", "forfeited artificer=velvet", trust=2, revolutionaries=3)
    event = {"kind": "retrieved", "seat": 1, "hero": "artificer"}
    assert event in seen(state.clone(), 0, "let artificer retrieve")
    assert {**event, "district": "velvet"} in seen(state, 2, "let artificer retrieve")
    assert (state.access[1], state.turn) == (0, 1)


@clause("M9.11", "M13 Fowler")
def test_after_another_has_chosen_a_card_the_fowler_takes_the_second_action() -> None:
    state = arrived(
        "tower-of-law",
        "forfeited actress=velvet,science",
        trust=4,
        guards=2,
        heroes=("fowler", "actress", "journalist"),
        revolutionaries=3,
    )
    play(state, "let actress retrieve")
    assert decides(state) == (2, "retrieve-card")
    play(state, "retrieve velvet for actress")
    assert decides(state) == (1, "hero-action")
    assert refused(state, "let actress retrieve") == "second-action (M13 Fowler)"


@clause("M9.11", "M6.1")
def test_a_retrieved_card_may_be_chosen_in_the_next_round() -> None:
    state = scene("at tower-of-law; forfeited velvet")
    assert refused(state, "send actress to velvet") == "no-card (M6.1)"
    state = arrived("tower-of-law", "forfeited velvet", guards=0)
    play(state, "let actress retrieve")
    next_round(state)
    assert "send actress to velvet" in offered(state)


@clause("M9.11")
def test_both_actions_of_the_tower_cost_a_trust_per_guard() -> None:
    state = arrived("tower-of-law", "published levy; forfeited artificer=velvet", trust=2, guards=3)
    for text in ("cancel levy", "let artificer retrieve"):
        assert refused(state, text) == "too-little-trust (M9.1)"


# -- Grand Citadel


@clause("M9.12", "M12.1")
def test_in_the_grand_citadel_all_revolutionaries_see_the_hand_and_the_hero_discards_one() -> None:
    state = arrived("grand-citadel", "hand optimize levy", trust=3, guards=2, revolutionaries=3)
    play(state, "search citadel")
    assert decides(state) == (1, "strike-out-directive")
    for seat in (1, 2, 3):
        assert state.view(seat).directives.hand == ("optimize", "levy")
    assert state.view(None).directives.hand == ()
    assert offered(state) == ["discard optimize", "discard levy"]
    play(state, "discard optimize")
    assert (state.view(0).directives.hand, state.view(0).directives.discarded) == (("levy",), ("optimize",))
    assert (state.trust[0], state.turn) == (1, 1)


@clause("M9.12")
def test_there_is_nothing_to_see_in_an_empty_hand() -> None:
    state = arrived("grand-citadel", trust=8)
    assert refused(state, "search citadel") == "empty-hand (M9.12)"


@clause("M9.12", "M9.13", "M12.1")
def test_in_the_grand_citadel_an_arrested_citizen_is_looked_at_and_then_placed_as_identified() -> None:
    state = arrived("grand-citadel", trust=3, guards=2, revolutionaries=2)
    play(state, "release citizen")
    assert decides(state) == (1, "place-released")
    known = [citizen for citizen in state.view(2).city.citizens if citizen.known_as]
    assert len(known) == 1
    assert not [citizen for citizen in state.view(0).city.citizens if citizen.known_as]
    before = {t for t in range(30) if state.place[t] == place("velvet")}
    play(state, "settle in velvet")
    (token,) = {t for t in range(30) if state.place[t] == place("velvet")} - before
    assert state.view(2).city.citizens[token].known_as == known[0].known_as
    for seat, known_as in [(0, ""), (None, ""), (1, known[0].known_as)]:
        citizen = state.view(seat).city.citizens[token]
        assert (citizen.place, citizen.status, citizen.known_as) == ("velvet", "identified", known_as)
    assert state.place.count(state.ARRESTED) == 2
    assert (state.trust[0], state.turn) == (1, 1)


@clause("M9.12", "M2.6")
def test_the_released_citizen_goes_to_any_district_with_a_free_square() -> None:
    state = arrived(
        "grand-citadel",
        "people art artist artist artist artist artist noble; people tower-of-law noble noble noble noble",
        guards=0,
    )
    play(state, "release citizen")
    full = ("art", "tower-of-law")
    assert offered(state) == [
        f"settle in {name}" for name in DISTRICTS if name not in full and state.citizen_room(place(name)) > 0
    ]
    assert "settle in grand-citadel" in offered(state)
    assert refused(state, "settle in art") == "no-free-square (M2.6)"


@clause("M9.12", "M9.13")
def test_the_arrested_pile_is_shuffled_whenever_one_is_drawn() -> None:
    state = arrived("grand-citadel", guards=0)
    jailed = {state.face[token] for token in state.citizens_in(state.ARRESTED)}
    drawn = set()
    for number in range(30):
        copy = changed(state, f"random split {number}")
        play(copy, "release citizen")
        drawn |= {CLASSES.index(citizen.known_as) for citizen in copy.view(1).city.citizens if citizen.known_as}
    assert drawn == jailed
    assert len(drawn) > 1


@clause("M9.12")
def test_nobody_is_released_from_an_empty_jail() -> None:
    nobody = "; ".join([f"citizen {token} grand-citadel" for token in (27, 28, 29)])
    state = arrived("grand-citadel", nobody, trust=8)
    assert refused(state, "release citizen") == "nobody-arrested (M9.12)"


@clause("M9.12")
def test_both_actions_of_the_citadel_cost_a_trust_per_guard() -> None:
    state = arrived("grand-citadel", "hand levy", trust=2, guards=3)
    for text in ("search citadel", "release citizen"):
        assert refused(state, text) == "too-little-trust (M9.1)"


# -- the states of a Citizen


@clause("M9.13")
def test_a_revealed_citizen_stays_revealed_until_arrested() -> None:
    state = arrived("art", "discontent 4; people art artist!", trust=8)
    play(state, "move citizen 0 to grand-citadel", "done")
    next_round(state)
    assert state.view(None).city.citizens[0].known_as == "artist"
    send(state)
    play(state, "lex-hecate arrests citizen 0")
    assert (state.view(1).city.citizens[0].status, state.view(1).city.citizens[0].known_as) == ("unknown", "")
