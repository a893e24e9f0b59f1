"""M9: what Heroes do at their destinations."""

import pytest

from tests.scenarios.machine_scene import clause, decides, offered, place, play, refusal
from tests.scenarios.machine_table import (
    arrive,
    die,
    directive,
    districts,
    next_round,
    people,
    seen,
    send,
    table,
)
from twocities.core import SplitMix
from twocities.machine.districts import DISTRICTS
from twocities.machine.figures import HOUSE
from twocities.machine.game import GreatMachine
from twocities.machine.state import CLASSES, IDENTIFIED, REVEALED, UNKNOWN

ASSAULT = HOUSE.assault_die


# -- one Action


@clause("M9.1")
def test_a_hero_takes_one_action() -> None:
    state = table()
    arrive(state, "art", trust=8)
    play(state, "incite")
    assert (state.turn, decides(state)) == (1, ((1,), "hero-action"))


@clause("M9.1")
def test_a_hero_may_take_no_action() -> None:
    state = table()
    arrive(state, "art", trust=8)
    play(state, "pass")
    assert (state.turn, state.trust[0], state.discontent) == (1, 8, 1)


@clause("M9.1")
def test_unaffordable_actions_cannot_be_taken() -> None:
    state = table()
    unknown, identified = people(state, art="noble noble?")
    arrive(state, "art", trust=1, guards=2)
    for text in ("incite", "attack for 2", f"identify citizen {unknown}", "start riot"):
        assert text not in offered(state)
        assert str(refusal(state, text)) == "too-little-trust (M9.1)"
    assert f"move citizen {identified} to tower-of-law" in offered(state)
    assert str(refusal(state, f"move citizen {identified} to science")) == "too-little-trust (M9.1)"


@clause("M9.1")
def test_an_action_is_taken_in_the_destination_only() -> None:
    state = table()
    here, there = people(state, art="noble", velvet="noble")
    arrive(state, "art", trust=8)
    assert f"identify citizen {here}" in offered(state)
    for text in (f"identify citizen {there}", f"move citizen {there} to art"):
        assert str(refusal(state, text)) == "citizen-elsewhere (M9.1)"
    for text in ("agitate", "grant actress"):
        assert str(refusal(state, text)) == "not-possible-here (M9.1)"


# -- Incitement


@clause("M9.2")
@pytest.mark.parametrize("name", ["art", "science", "commerce", "industrial", "velvet"])
@pytest.mark.parametrize("guards", [0, 1, 4])
def test_incitement_costs_a_trust_per_guard_and_raises_discontent_by_1(name: str, guards: int) -> None:
    state = table()
    arrive(state, name, trust=5, guards=guards)
    play(state, "incite")
    assert (state.trust[0], state.discontent) == (5 - guards, 2)


@clause("M9.2")
@pytest.mark.parametrize("name", ["grand-citadel", "tower-of-law", "control-nexus", "central-square"])
def test_there_is_no_incitement_in_major_districts(name: str) -> None:
    state = table()
    arrive(state, name, trust=8)
    assert str(refusal(state, "incite")) == "not-possible-here (M9.1)"


# -- Attack


@clause("M9.3")
def test_the_assault_die_has_one_shield_and_five_numbers() -> None:
    assert sorted(ASSAULT) == [0, 2, 2, 3, 3, 4]


@clause("M9.3")
@pytest.mark.parametrize("paid", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("rolled", [0, 2, 3, 4])
def test_an_attack_breaks_a_guard_if_the_roll_is_at_most_the_trust_paid(paid: int, rolled: int) -> None:
    state = table()
    die(state, ASSAULT, rolled)
    arrive(state, "art", trust=5, guards=3)
    play(state, f"attack for {paid}")
    success = rolled in (2, 3, 4) and rolled <= paid
    assert state.trust[0] == 5 - paid
    assert (state.guards[place("art")], state.broken[place("art")]) == ((2, 1) if success else (3, 0))


@clause("M9.3")
def test_a_hero_pays_any_amount_of_own_trust_for_an_attack() -> None:
    state = table()
    arrive(state, "art", trust=4)
    amounts = [text for text in offered(state) if text.startswith("attack")]
    assert amounts == [f"attack for {paid}" for paid in (1, 2, 3, 4)]


@clause("M9.3", "M7.13")
def test_only_operational_guards_are_attacked() -> None:
    state = table()
    state.broken[place("art")] = 3
    arrive(state, "art", trust=8, guards=0)
    assert str(refusal(state, "attack for 4")) == "no-guard (M7.13)"


# -- Identify


@clause("M9.4")
def test_three_citizens_under_two_guards_are_identified_for_6_trust() -> None:
    state = table()
    tokens = people(state, art="artist noble traitor merchant")
    arrive(state, "art", trust=7, guards=2)
    for spent, token in enumerate(tokens[:3], 1):
        play(state, f"identify citizen {token}")
        assert state.trust[0] == 7 - 2 * spent
    assert str(refusal(state, f"identify citizen {tokens[3]}")) == "too-little-trust (M9.1)"
    assert offered(state) == ["done"]
    play(state, "done")
    assert state.turn == 1
    assert [state.status[token] for token in tokens] == [IDENTIFIED] * 3 + [UNKNOWN]


@clause("M9.4")
def test_without_guards_all_are_identified_free() -> None:
    state = table()
    tokens = people(state, art="artist noble traitor merchant")
    arrive(state, "art", guards=0)
    play(state, *[f"identify citizen {token}" for token in tokens], "done")
    assert [state.status[token] for token in tokens] == [IDENTIFIED] * 4


@clause("M9.4")
def test_only_unknown_citizens_are_identified() -> None:
    state = table()
    unknown, identified, revealed = people(state, art="artist artist? artist!")
    arrive(state, "art", trust=8)
    assert [text for text in offered(state) if text.startswith("identify")] == [f"identify citizen {unknown}"]
    for token in (identified, revealed):
        assert str(refusal(state, f"identify citizen {token}")) == "known-citizen (M9.4)"


@clause("M9.4", "M9.13", "M12.1")
def test_all_revolutionaries_know_identified_citizens_the_machine_sees_only_that_they_are() -> None:
    state = table(revolutionaries=3)
    (token,) = people(state, art="traitor")
    arrive(state, "art", trust=8)
    text = f"identify citizen {token}"
    public = {"kind": "identified", "seat": 1, "citizen": token}
    for seat, event in [(0, public), (None, public), *[(r, {**public, "class": "traitor"}) for r in (1, 2, 3)]]:
        assert event in seen(state.clone(), 1, seat, text)
    play(state, text, "done")
    for seat, known_as in [(0, ""), (None, ""), (1, "traitor"), (2, "traitor"), (3, "traitor")]:
        citizen = state.view(seat).citizens[token]
        assert (citizen.status, citizen.known_as) == ("identified", known_as)


# -- Move Citizens


@clause("M9.5")
def test_one_citizen_to_a_neighbour_and_another_by_two_districts_cost_3_trust() -> None:
    state = table()
    one, other = people(state, art="artist noble")
    arrive(state, "art", trust=3, guards=4)
    play(state, f"move citizen {one} to tower-of-law")
    assert state.trust[0] == 2
    play(state, f"move citizen {other} to velvet", "done")
    assert (state.trust[0], state.turn) == (0, 1)
    assert (state.place[one], state.place[other]) == (place("tower-of-law"), place("velvet"))


@clause("M9.5")
def test_any_citizens_are_moved_and_what_is_known_goes_along() -> None:
    state = table()
    tokens = people(state, art="artist noble? traitor!", velvet="")
    arrive(state, "art", trust=6, guards=4)
    play(state, *[f"move citizen {token} to velvet" for token in tokens], "done")
    assert [state.place[token] for token in tokens] == [place("velvet")] * 3
    assert [state.status[token] for token in tokens] == [UNKNOWN, IDENTIFIED, REVEALED]
    assert [state.view(0).citizens[token].known_as for token in tokens] == ["", "", "traitor"]
    assert [state.view(1).citizens[token].known_as for token in tokens] == ["", "noble", "traitor"]


@clause("M9.5")
def test_citizens_moved_away_are_not_moved_on() -> None:
    state = table()
    one, other = people(state, art="artist noble")
    arrive(state, "art", trust=8)
    play(state, f"move citizen {one} to velvet")
    assert not [text for text in offered(state) if f"citizen {one} " in text]
    refusal(state, f"move citizen {one} to art")
    refusal(state, f"identify citizen {other}")


# -- Gain Trust


@clause("M9.6")
@pytest.mark.parametrize("name", DISTRICTS)
def test_everywhere_a_trust_is_gained_free(name: str) -> None:
    state = table()
    arrive(state, name, guards=4)
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
    state = table()
    people(state, central_square=citizens)
    state.broken[place("central-square")] = broken
    arrive(state, "central-square", trust=3, guards=guards)
    play(state, "agitate")
    assert (state.trust[0], state.discontent) == (3 - guards, 1 + rise)


@clause("M9.9")
@pytest.mark.parametrize(("citizens", "guards"), [("artist artist", 2), ("artist", 3), ("artist traitor!", 1), ("", 0)])
def test_the_central_square_action_is_not_offered_when_nothing_would_rise(citizens: str, guards: int) -> None:
    state = table()
    people(state, central_square=citizens)
    arrive(state, "central-square", trust=8, guards=guards)
    assert str(refusal(state, "agitate")) == "no-crowd (M9.9)"


# -- Control Nexus


@clause("M9.10", "M10.1")
@pytest.mark.parametrize("guards", [0, 2])
def test_in_the_control_nexus_a_hero_repositions_a_district_for_a_trust_per_guard(guards: int) -> None:
    state = table()
    before = state.city
    arrive(state, "control-nexus", trust=2, guards=guards)
    play(state, "reposition art")
    assert decides(state) == ((1,), "put-district")
    play(state, offered(state)[0])
    assert (state.trust[0], state.turn) == (2 - guards, 1)
    assert state.city.places[0] != before.places[0]


@clause("M9.10")
def test_repositioning_is_refused_without_the_trust() -> None:
    state = table()
    arrive(state, "control-nexus", trust=1)
    assert str(refusal(state, "reposition art")) == "too-little-trust (M9.1)"


@clause("M9.10")
@pytest.mark.parametrize(
    ("hero", "after"), [("actress", [4, 2, 7]), ("artificer", [1, 5, 7]), ("journalist", [1, 2, 8])]
)
def test_in_the_control_nexus_any_hero_receives_3_trust_free(hero: str, after: list[int]) -> None:
    state = table()
    state.trust = [0, 2, 7]
    arrive(state, "control-nexus", trust=1, guards=5)
    play(state, f"grant {hero}")
    assert state.trust == after


# -- Tower of L.A.W.


@clause("M9.11")
@pytest.mark.parametrize("guards", [0, 2])
def test_in_the_tower_of_law_a_hero_discards_one_published_directive(guards: int) -> None:
    state = table()
    state.published = (directive("levy"), directive("curfew"))
    state.hand = (directive("pacify"),)
    arrive(state, "tower-of-law", trust=2, guards=guards)
    assert str(refusal(state, "cancel pacify")) == "not-published (M9.11)"
    play(state, "cancel levy")
    view = state.view(None)
    assert (view.published, view.discarded, view.hand_count) == (("curfew",), ("levy",), 1)
    assert (state.trust[0], state.turn) == (2 - guards, 1)


@clause("M9.11")
def test_a_discarded_directive_is_no_longer_in_force() -> None:
    state = table()
    state.published = (directive("levy"),)
    arrive(state, "tower-of-law", guards=0)
    play(state, "cancel levy")
    next_round(state)
    assert state.bonds == 6


@clause("M9.11", "M12.1")
@pytest.mark.parametrize("guards", [0, 2])
def test_in_the_tower_of_law_any_hero_takes_back_a_forfeited_card_unseen_by_the_machine(guards: int) -> None:
    state = table(revolutionaries=3)
    state.access = [districts("art"), districts("velvet", "science"), 0]
    state.beliefs = [(state.access[0],), (state.access[1],), (0,)]
    arrive(state, "tower-of-law", trust=2, guards=guards)
    assert [text for text in offered(state) if "retrieve" in text] == ["let actress retrieve", "let artificer retrieve"]
    assert str(refusal(state, "let journalist retrieve")) == "none-forfeited (M9.11)"
    play(state, "let artificer retrieve")
    event = {"kind": "retrieved", "seat": 2, "hero": "artificer"}
    assert event in seen(state.clone(), 2, 0, "retrieve velvet for artificer")
    assert {**event, "district": "velvet"} in seen(state, 2, 3, "retrieve velvet for artificer")
    assert state.view(3).heroes[1].forfeited == ("science",)
    assert (state.view(0).heroes[1].forfeited_count, state.view(0).heroes[1].forfeited) == (1, ())
    assert state.memory(0).forfeited[1] == [("science",), ("velvet",)]
    assert (state.trust[0], state.turn) == (2 - guards, 1)


def forfeit(state: GreatMachine, hero: int, *names: str) -> None:
    """These Access cards of a Hero are forfeited, and the Machine knows it."""
    state.access[hero] = districts(*names)
    state.beliefs[hero] = (state.access[hero],)


@clause("M9.11")
def test_the_hero_whose_card_it_is_chooses_it_not_the_one_who_acts() -> None:
    state = table(revolutionaries=3)
    forfeit(state, 1, "velvet", "science")
    arrive(state, "tower-of-law", trust=2)
    play(state, "let artificer retrieve")
    assert decides(state) == ((2,), "retrieve-card")
    assert offered(state) == ["retrieve science for artificer", "retrieve velvet for artificer"]
    assert str(refusal(state, "retrieve velvet for artificer", seat=1)) == "not-your-decision (M5.1)"
    assert str(refusal(state, "retrieve art for artificer")) == "not-forfeited (M9.11)"
    assert str(refusal(state, "retrieve velvet for actress")) == "unresolved (M7.1)"
    assert [state.view(seat).about.hero for seat in (0, 1, 2, 3)] == ["", "", "artificer", ""]
    assert [state.price(2, choice) for choice in state.choices(2)] == [0, 0]
    play(state, "retrieve science for artificer")
    assert (state.access[1], state.turn, decides(state)) == (districts("velvet"), 1, ((2,), "hero-action"))


@clause("M9.11", "M1.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_either_of_two_chooses_the_card_of_a_shared_hero(seat: int) -> None:
    state = table(revolutionaries=2, shared=True)
    forfeit(state, 2, "velvet", "science")
    arrive(state, "tower-of-law", trust=2)
    play(state, "let journalist retrieve", seat=1)
    assert decides(state) == ((1, 2), "retrieve-card")
    play(state, "retrieve velvet for journalist", seat=seat)
    assert state.access[2] == districts("science")


@clause("M9.11")
def test_nobody_is_asked_which_card_comes_back_when_there_is_only_one() -> None:
    state = table(revolutionaries=3)
    forfeit(state, 1, "velvet")
    arrive(state, "tower-of-law", trust=2)
    event = {"kind": "retrieved", "seat": 1, "hero": "artificer"}
    assert event in seen(state.clone(), 1, 0, "let artificer retrieve")
    assert {**event, "district": "velvet"} in seen(state, 1, 2, "let artificer retrieve")
    assert (state.access[1], state.turn) == (0, 1)


@clause("M9.11", "M13 Fowler")
def test_after_another_has_chosen_a_card_the_fowler_takes_the_second_action() -> None:
    state = table("fowler", "actress", "journalist", revolutionaries=3)
    forfeit(state, 1, "velvet", "science")
    arrive(state, "tower-of-law", trust=4, guards=2)
    play(state, "let actress retrieve")
    assert decides(state) == ((2,), "retrieve-card")
    play(state, "retrieve velvet for actress")
    assert decides(state) == ((1,), "hero-action")
    assert str(refusal(state, "let actress retrieve")) == "second-action (M13 Fowler)"


@clause("M9.11", "M6.1")
def test_a_card_taken_back_may_be_chosen_in_the_next_round() -> None:
    state = table()
    state.access[0] = districts("velvet")
    state.beliefs[0] = (state.access[0],)
    state.hero_at[0] = place("tower-of-law")
    assert refusal(state, "send actress to velvet").key == "no-card"
    state = state.clone()
    arrive(state, "tower-of-law", guards=0)
    play(state, "let actress retrieve")
    next_round(state)
    assert "send actress to velvet" in offered(state)


@clause("M9.11")
def test_both_actions_of_the_tower_cost_a_trust_per_guard() -> None:
    state = table()
    state.published = (directive("levy"),)
    state.access[1] = districts("velvet")
    arrive(state, "tower-of-law", trust=2, guards=3)
    for text in ("cancel levy", "let artificer retrieve"):
        assert str(refusal(state, text)) == "too-little-trust (M9.1)"


# -- Grand Citadel


@clause("M9.12", "M12.1")
def test_in_the_grand_citadel_all_revolutionaries_see_the_hand_and_the_hero_discards_one() -> None:
    state = table(revolutionaries=3)
    state.hand = (directive("optimize"), directive("levy"))
    arrive(state, "grand-citadel", trust=3, guards=2)
    play(state, "search citadel")
    assert decides(state) == ((1,), "strike-out-directive")
    for seat in (1, 2, 3):
        assert state.view(seat).hand == ("optimize", "levy")
    assert state.view(None).hand == ()
    assert offered(state) == ["discard optimize", "discard levy"]
    play(state, "discard optimize")
    assert (state.view(0).hand, state.view(0).discarded) == (("levy",), ("optimize",))
    assert (state.trust[0], state.turn) == (1, 1)


@clause("M9.12")
def test_there_is_nothing_to_see_in_an_empty_hand() -> None:
    state = table()
    arrive(state, "grand-citadel", trust=8)
    assert str(refusal(state, "search citadel")) == "empty-hand (M9.12)"


@clause("M9.12", "M9.13", "M12.1")
def test_in_the_grand_citadel_an_arrested_citizen_is_looked_at_and_then_placed_as_identified() -> None:
    state = table(revolutionaries=2)
    arrive(state, "grand-citadel", trust=3, guards=2)
    play(state, "release citizen")
    assert decides(state) == ((1,), "place-released")
    known = [citizen for citizen in state.view(2).citizens if citizen.known_as]
    assert len(known) == 1
    assert not [citizen for citizen in state.view(0).citizens if citizen.known_as]
    before = {t for t in range(30) if state.place[t] == place("velvet")}
    play(state, "settle in velvet")
    (token,) = {t for t in range(30) if state.place[t] == place("velvet")} - before
    assert state.view(2).citizens[token].known_as == known[0].known_as
    for seat, known_as in [(0, ""), (None, ""), (1, known[0].known_as)]:
        citizen = state.view(seat).citizens[token]
        assert (citizen.place, citizen.status, citizen.known_as) == ("velvet", "identified", known_as)
    assert state.place.count(state.ARRESTED) == 2
    assert (state.trust[0], state.turn) == (1, 1)


@clause("M9.12", "M2.6")
def test_the_released_citizen_goes_to_any_district_with_a_free_square() -> None:
    state = table()
    people(state, art="artist artist artist artist artist noble", tower_of_law="noble noble noble noble")
    arrive(state, "grand-citadel", guards=0)
    play(state, "release citizen")
    full = ("art", "tower-of-law")
    assert offered(state) == [
        f"settle in {name}" for name in DISTRICTS if name not in full and state.citizen_room(place(name)) > 0
    ]
    assert "settle in grand-citadel" in offered(state)
    refusal(state, "settle in art")


@clause("M9.12", "M9.13")
def test_the_arrested_pile_is_shuffled_whenever_one_is_drawn() -> None:
    state = table()
    jailed = {state.face[token] for token in state.citizens_in(state.ARRESTED)}
    arrive(state, "grand-citadel", guards=0)
    drawn = set()
    for number in range(30):
        copy = state.clone()
        copy.rng = SplitMix(number)
        play(copy, "release citizen")
        drawn |= {CLASSES.index(citizen.known_as) for citizen in copy.view(1).citizens if citizen.known_as}
    assert drawn == jailed
    assert len(drawn) > 1


@clause("M9.12")
def test_nobody_is_released_from_an_empty_jail() -> None:
    state = table()
    for token in state.citizens_in(state.ARRESTED):
        state.place[token] = place("grand-citadel")
    arrive(state, "grand-citadel", trust=8)
    assert str(refusal(state, "release citizen")) == "nobody-arrested (M9.12)"


@clause("M9.12")
def test_both_actions_of_the_citadel_cost_a_trust_per_guard() -> None:
    state = table()
    state.hand = (directive("levy"),)
    arrive(state, "grand-citadel", trust=2, guards=3)
    for text in ("search citadel", "release citizen"):
        assert str(refusal(state, text)) == "too-little-trust (M9.1)"


# -- the states of a Citizen


@clause("M9.13")
def test_a_revealed_citizen_stays_revealed_until_arrested() -> None:
    state = table()
    state.discontent = 4
    (token,) = people(state, art="artist!")
    arrive(state, "art", trust=8)
    play(state, f"move citizen {token} to grand-citadel", "done")
    next_round(state)
    assert state.view(None).citizens[token].known_as == "artist"
    send(state)
    play(state, f"lex-hecate arrests citizen {token}")
    assert (state.view(1).citizens[token].status, state.view(1).citizens[token].known_as) == ("unknown", "")
