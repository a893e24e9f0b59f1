"""M12: who knows what, in views, in memory, in events and in samples."""

import pytest

from tests.scenarios.machine_cards import (
    HEROES,
    JAIL,
    bits,
    deal,
    end_round,
    event_number,
    face_up,
    faces,
    happens,
    known,
    samples,
    send,
)
from tests.scenarios.machine_scene import clause, new, offered, place, play
from twocities.core import SplitMix
from twocities.machine.city_events import COUNTDOWN, GROUP_ONE, GROUP_TWO
from twocities.machine.game import GreatMachine
from twocities.machine.state import CLASSES, IDENTIFIED, NOBODY

MACHINE, PHYSICIAN, FOWLER = 0, 1, 2  # seats; the Physician's also has the Actress
EVERYBODY = (MACHINE, PHYSICIAN, FOWLER, None)


def table(**trust: int) -> GreatMachine:
    """Two Revolutionaries choose Access cards; each Hero has forfeited the Industrial District, unseen."""
    state = new(heroes=HEROES, revolutionaries=2)
    state.access = [bits("industrial")] * 3
    state.trust = [trust.get(name, 0) for name in HEROES]
    return state


def machine_turn(**destinations: str) -> GreatMachine:
    state = table()
    send(state, **destinations)
    state.bonds = 20
    return state


def in_citadel() -> GreatMachine:
    """The Physician acts in the Grand Citadel, after the Machine's turn."""
    state = table()
    state.hero_at[0] = place("grand-citadel")
    send(state)
    state.trust[0] = 8
    return state


def classes(found: list[GreatMachine], token: int) -> set[str]:
    """What a Citizen is in samples."""
    return {CLASSES[sample.face[token]] for sample in found}


# -- the Machine's secrets


@clause("M12.1", "M7.8")
def test_the_directives_in_hand_are_known_to_the_machine_alone() -> None:
    state = machine_turn()
    deal(state, hand=("curfew", "levy"))
    assert [state.view(seat).hand for seat in EVERYBODY] == [("curfew", "levy"), (), (), ()]
    assert [state.view(seat).hand_count for seat in EVERYBODY] == [2, 2, 2, 2]


@clause("M12.1")
def test_the_directive_drawn_is_told_to_the_machine_alone() -> None:
    for seat, told in ((MACHINE, True), (PHYSICIAN, False), (None, False)):
        state = machine_turn()
        top = state.directives[-1]
        (event,) = happens(state, "lex-hecate draws", seat)
        assert ("directive" in event) == told
        assert state.hand == (top,)


@clause("M12.1", "M9.12")
def test_all_revolutionaries_know_the_directives_they_saw_until_they_leave_the_hand() -> None:
    state = in_citadel()
    state.bonds = 20
    deal(state, hand=("curfew", "levy", "pacify"))
    play(state, "end phase", "search citadel", "discard levy")
    assert [state.view(seat).hand for seat in (PHYSICIAN, FOWLER)] == [("pacify", "curfew")] * 2
    for sample in samples(state, FOWLER):
        assert sample.hand == state.hand
    end_round(state)
    send(state)
    play(state, "lex-hecate draws")
    assert (state.view(FOWLER).hand, state.view(FOWLER).hand_count) == (("pacify", "curfew"), 3)
    assert len({sample.hand for sample in samples(state, FOWLER)}) == 6


@clause("M12.1", "M15 Inspection Tour")
def test_what_an_inspection_shows_is_told_to_the_machine_alone() -> None:
    for seat, told in ((MACHINE, True), (PHYSICIAN, False), (None, False)):
        state = machine_turn()
        state.event = event_number("inspection-tour")
        (event,) = happens(state, "lex-hecate inspects citizen 20", seat)
        assert event["citizen"] == 20
        assert ("class" in event) == told


# -- the Revolutionaries' secrets


@clause("M12.1", "M6.2")
def test_chosen_access_cards_are_known_to_all_revolutionaries_until_revealed() -> None:
    state = table()
    play(state, "send physician to art", seat=PHYSICIAN)
    assert [state.view(seat).heroes[0].destination for seat in EVERYBODY] == ["", "art", "art", ""]
    state = machine_turn(physician="art", fowler="commerce")
    assert [hero.destination for hero in state.view(FOWLER).heroes] == ["art", "commerce", "art"]
    assert [hero.destination for hero in state.view(MACHINE).heroes] == ["", "", ""]
    play(state, "end phase")
    for seat in (MACHINE, None):
        assert [hero.destination for hero in state.view(seat).heroes] == ["art", "", ""]


@clause("M12.1", "M6.2")
def test_the_machine_is_not_told_which_card_is_chosen_for_whom() -> None:
    state = table()
    for seat in (MACHINE, None):
        for event in happens(state.clone(), "send physician to art", seat):
            assert set(event) <= {"kind", "seat"}


@clause("M12.1", "M3.8")
def test_forfeited_cards_are_known_to_the_revolutionaries_alone() -> None:
    state = table()
    forfeited = [state.view(seat).heroes[0].forfeited for seat in EVERYBODY]
    assert forfeited == [(), ("industrial",), ("industrial",), ()]
    assert [state.view(seat).heroes[0].forfeited_count for seat in EVERYBODY] == [1, 1, 1, 1]


@clause("M12.1", "M8.6")
def test_a_card_the_machine_saw_being_forfeited_stays_known_to_it() -> None:
    state = machine_turn()
    state.raids = bits("science")
    play(state, "end phase", "no access")
    assert [state.view(seat).heroes[0].forfeited for seat in EVERYBODY] == [
        ("science",),
        ("science", "industrial"),
        ("science", "industrial"),
        ("science",),
    ]
    for sample in samples(state, MACHINE):
        assert sample.access[0] & bits("science")
        assert sample.access[0].bit_count() == 2


@clause("M12.1")
def test_a_card_the_machine_saw_being_played_is_not_forfeited() -> None:
    state = machine_turn(physician="tower_of_law")
    state.trust[0] = 8
    play(state, "end phase", "go to tower-of-law")
    sets = state.memory(MACHINE).forfeited[0]
    assert len(sets) == 8
    assert ("tower-of-law",) not in sets


@clause("M12.1", "M9.11")
def test_the_machine_does_not_know_which_card_came_back_by_the_tower() -> None:
    """It saw Science forfeited; after one card came back that may be the one, or the unknown first one."""
    state = machine_turn(physician="tower_of_law")
    state.access[0] = bits("science", "industrial")
    state.beliefs[0] = tuple([belief | bits("science") for belief in state.beliefs[0] if belief != bits("science")])
    state.trust[0] = 8
    play(state, "end phase", "go to tower-of-law")
    assert state.view(MACHINE).heroes[0].forfeited == ("science",)
    play(state, "let physician retrieve")
    after = state.clone()
    assert happens(state, "retrieve science for physician", MACHINE)[0] == {
        "kind": "retrieved",
        "seat": PHYSICIAN,
        "hero": "physician",
    }
    play(after, "retrieve industrial for physician")
    for either in (state, after):
        view = either.view(MACHINE).heroes[0]
        assert (view.forfeited, view.forfeited_count) == ((), 1)
        found = {sample.access[0] for sample in samples(either, MACHINE)}
        assert found == {1 << district for district in range(9)} - {bits("tower-of-law")}
    assert state.view(FOWLER).heroes[0].forfeited == ("industrial",)
    assert state.memory(MACHINE) == after.memory(MACHINE)


@clause("M12.1", "M15 Win over the Judges")
def test_the_machine_does_not_know_which_card_the_judges_gave_back() -> None:
    state = machine_turn()
    state.event = event_number("win-over-the-judges")
    state.trust[0] = 8
    state.access[0] = bits("art", "industrial")
    state.beliefs[0] = (bits("art", "industrial"), bits("art", "velvet"))
    end_round(state)
    events = happens(state, "retrieve art for physician", MACHINE)
    assert {"kind": "retrieved", "seat": PHYSICIAN, "hero": "physician"} in events
    assert state.memory(MACHINE).forfeited[0] == [("art",), ("industrial",), ("velvet",)]


@clause("M12.1", "M9.4")
def test_faces_of_identified_citizens_are_known_to_all_revolutionaries() -> None:
    state = machine_turn()
    faces(state, {4: "merchant"})
    state.trust[0] = 4
    play(state, "end phase")
    before = state.clone()
    play(state, "identify citizen 4")
    assert [known(state, seat, 4) for seat in EVERYBODY] == ["", "merchant", "merchant", ""]
    assert [state.view(seat).citizens[4].status for seat in EVERYBODY] == ["identified"] * 4
    for seat in (MACHINE, None):
        assert [event for event in happens(before.clone(), "identify citizen 4", seat) if "class" in event] == []


# -- what nobody knows


@clause("M12.1", "M9.13")
def test_nobody_knows_unknown_and_arrested_citizens() -> None:
    state = table()
    for seat in EVERYBODY:
        assert {citizen.known_as for citizen in state.view(seat).citizens} == {""}
    face_up(state, {0: "traitor"})
    assert [known(state, seat, 0) for seat in EVERYBODY] == ["traitor"] * 4


@clause("M12.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_knows_the_order_of_the_decks(seat: int | None) -> None:
    state = table()
    found = samples(state, seat)
    assert len({tuple(sample.directives) for sample in found}) > 50
    assert len({tuple(sample.event_deck) for sample in found}) > 50
    ones, twos = {event.number for event in GROUP_ONE}, {event.number for event in GROUP_TWO}
    for sample in found:
        assert sorted(sample.directives) == sorted(state.directives)
        deck = sample.event_deck[::-1]
        assert len(set(deck)) == len(state.event_deck) == 12
        assert set(deck[:5]) <= ones - {state.event}
        assert set(deck[5:11]) <= twos
        assert deck[11] == COUNTDOWN


# -- tokens keep their identity while they move


@clause("M12.1", "M9.5")
def test_an_identified_citizen_is_still_known_when_the_machine_moves_it() -> None:
    state = machine_turn()
    faces(state, {20: "noble"})
    state.status[20] = IDENTIFIED
    deal(state, published=("resettle",))
    play(state, "resettle citizen 20", "settle in art")
    assert state.view(FOWLER).citizens[20].place == "art"
    assert [known(state, seat, 20) for seat in EVERYBODY] == ["", "noble", "noble", ""]
    assert classes(samples(state, FOWLER), 20) == {"noble"}


@clause("M12.1", "M9.5")
def test_an_inspected_citizen_is_still_known_to_the_machine_when_a_hero_moves_it() -> None:
    state = in_citadel()
    state.event = event_number("inspection-tour")
    state.past = (*state.past, state.event)
    faces(state, {20: "noble"})
    play(state, "lex-hecate inspects citizen 20", "end phase", "move citizen 20 to art", "done")
    assert state.view(MACHINE).citizens[20].place == "art"
    assert [known(state, seat, 20) for seat in EVERYBODY] == ["noble", "", "", ""]
    assert classes(samples(state, MACHINE), 20) == {"noble"}
    assert classes(samples(state, FOWLER), 20) == set(CLASSES[1:])


# -- jail


def arrested() -> GreatMachine:
    """The Machine has arrested the Artist 0; a Scientist lies open beside; then the Physician acts in the Citadel."""
    state = in_citadel()
    state.discontent = 7
    face_up(state, {0: "artist", 3: "scientist"})
    state.servants[:2] = [place("art"), place("art")]
    play(state, "lex-hecate arrests citizen 0")
    return state


@clause("M12.1", "M9.13")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_arrested_citizen_lies_face_down_but_all_know_that_the_class_is_in_jail(seat: int | None) -> None:
    state = arrested()
    assert known(state, seat, 0) == ""
    memory = state.memory(seat)
    assert (memory.jail, memory.jailed) == ((0, *JAIL), {"artist": 1})
    for sample in samples(state, seat):
        assert CLASSES.index("artist") in [sample.face[token] for token in (0, *JAIL)]


@clause("M12.1", "M9.12", "M9.13")
def test_a_released_citizen_is_unknown_to_the_machine_but_one_of_those_in_jail() -> None:
    state = arrested()
    play(state, "end phase", "release citizen", "settle in art")
    (token,) = [token for token in (0, *JAIL) if state.place[token] == place("art")]
    assert state.view(MACHINE).citizens[token].status == "identified"
    name = CLASSES[state.face[token]]
    assert [known(state, seat, token) for seat in EVERYBODY] == ["", name, name, ""]
    assert state.memory(MACHINE).jail == (0, *JAIL)
    assert state.memory(MACHINE).jailed == {"artist": 1}
    found = samples(state, MACHINE)
    assert len(classes(found, token)) == 6
    for sample in found:
        assert CLASSES.index("artist") in [sample.face[mixed] for mixed in (0, *JAIL)]


@clause("M12.1", "M9.12")
def test_the_machine_is_told_where_a_citizen_is_released_but_not_of_which_class() -> None:
    for seat, told in ((MACHINE, False), (None, False), (FOWLER, True)):
        state = arrested()
        play(state, "end phase", "release citizen")
        (event,) = [event for event in happens(state, "settle in art", seat) if event["kind"] == "released"]
        assert event["to"] == "art"
        assert ("class" in event) == told


@clause("M12.1", "M9.13")
@pytest.mark.parametrize("seed", range(8))
def test_revolutionaries_know_who_is_left_in_jail(seed: int) -> None:
    """An Artist was arrested; after a release they know one more token, and the Artist left or gone."""
    state = arrested()
    state.rng = SplitMix(seed)
    play(state, "end phase", "release citizen", "settle in art")
    (token,) = [token for token in (0, *JAIL) if state.place[token] == place("art")]
    gone = state.face[token] == CLASSES.index("artist")
    memory = state.memory(FOWLER)
    assert token not in memory.jail
    assert memory.jailed == ({} if gone else {"artist": 1})
    left = [other for other in (0, *JAIL) if other != token]
    for sample in samples(state, FOWLER):
        assert sample.face[token] == state.face[token]
        assert gone or CLASSES.index("artist") in [sample.face[other] for other in left]


@clause("M12.1", "M9.13")
def test_who_is_arrested_after_a_release_is_in_jail_for_certain() -> None:
    """The Machine does not know whom the Heroes released, but it knows whom it has arrested since."""
    state = arrested()
    play(state, "end phase", "release citizen", "settle in commerce")
    end_round(state)
    send(state)
    play(state, "judgementor arrests citizen 3")
    for sample in samples(state, MACHINE, count=200):
        inside = [sample.face[token] for token in state.citizens_in(state.ARRESTED)]
        assert CLASSES.index("scientist") in inside


# -- samples depend on nothing the seat has not seen


@clause("M12.1")
def test_samples_for_the_machine_hold_any_chosen_and_forfeited_card_and_any_identified_face() -> None:
    state = machine_turn(physician="art")
    state.status[4] = IDENTIFIED
    found = samples(state, MACHINE)
    assert {sample.chosen[0] for sample in found} == set(range(9))
    assert {sample.access[0] for sample in found} == {1 << district for district in range(9)}
    assert classes(found, 4) == set(CLASSES[1:])
    for sample in found:
        assert sorted(sample.face) == sorted(state.face)
        assert not sample.access[0] >> sample.chosen[0] & 1


@clause("M12.1")
def test_samples_for_revolutionaries_hold_any_hand_but_their_own_cards() -> None:
    state = machine_turn(physician="art")
    state.status[4] = IDENTIFIED
    play(state, "lex-hecate draws", "judgementor draws")
    found = samples(state, FOWLER)
    assert len({sample.hand for sample in found}) > 20
    for sample in found:
        assert sorted((*sample.hand, *sample.directives)) == list(range(9))
        assert (sample.chosen, sample.access) == (state.chosen, state.access)
        assert sample.face[4] == state.face[4]


@clause("M12.1")
@pytest.mark.parametrize("seat", [MACHINE, None])
def test_samples_for_the_machine_do_not_depend_on_secrets(seat: int | None) -> None:
    state, other = machine_turn(physician="art"), machine_turn(physician="velvet", fowler="commerce")
    other.access = [bits("central-square"), bits("art"), bits("commerce")]
    other.face[0], other.face[27] = other.face[27], other.face[0]
    other.directives.reverse()
    assert state.view(seat) == other.view(seat)
    for n in range(5):
        one, two = state.determinize(seat, SplitMix(n)), other.determinize(seat, SplitMix(n))
        assert one.position() == two.position()


@clause("M12.1", "M6.2")
def test_samples_for_the_machine_do_not_depend_on_who_has_chosen_already() -> None:
    state, other = table(), table()
    play(other, "send physician to art", seat=PHYSICIAN)
    assert (state.chosen[0], other.chosen[0]) == (NOBODY, place("art"))
    assert state.view(MACHINE) == other.view(MACHINE)
    one, two = state.determinize(MACHINE, SplitMix(1)), other.determinize(MACHINE, SplitMix(1))
    assert one.position() == two.position()


@clause("M12.1")
def test_samples_for_revolutionaries_do_not_depend_on_secrets() -> None:
    state = machine_turn()
    other = state.clone()
    play(state, "lex-hecate draws")
    other.directives.reverse()
    play(other, "lex-hecate draws")
    other.face[0], other.face[27] = other.face[27], other.face[0]
    assert state.hand != other.hand
    assert state.view(FOWLER) == other.view(FOWLER)
    for n in range(5):
        one, two = state.determinize(FOWLER, SplitMix(n)), other.determinize(FOWLER, SplitMix(n))
        assert one.position() == two.position()


# -- spectators


@clause("M12.3")
def test_spectators_see_what_lies_open() -> None:
    state = machine_turn()
    deal(state, published=("levy",))
    face_up(state, {0: "traitor"})
    view = state.view(None)
    assert (view.seat, view.published, known(state, None, 0)) == (None, ("levy",), "traitor")
    assert (view.bonds, view.guards, [hero.trust for hero in view.heroes]) == (20, [2] * 9, state.trust)


@clause("M12.3", "M7.9")
def test_spectators_know_a_directive_that_everybody_saw_going_back_to_hand() -> None:
    state = machine_turn()
    state.servants[0] = place("tower-of-law")
    deal(state, hand=("pacify",), published=("levy", "curfew", "informers"))
    play(state, "lex-hecate publishes pacify", "take back levy")
    assert [state.view(seat).hand for seat in EVERYBODY] == [("levy",)] * 4


@clause("M12.3")
def test_after_the_game_everybody_sees_everything() -> None:
    state = machine_turn(physician="art")
    state.event, state.plan = COUNTDOWN, 11
    deal(state, hand=("levy",))
    state.hero_at[0] = state.chosen[0]
    play(state, "end phase", "pass", "pass", "pass")
    assert offered(state, MACHINE) == []
    for seat in EVERYBODY:
        view = state.view(seat)
        assert view.phase == "over"
        assert [citizen.known_as for citizen in view.citizens] == [CLASSES[face] for face in state.face]
        assert view.hand == ("levy",)
        assert [hero.forfeited for hero in view.heroes] == [("industrial",)] * 3
        assert [hero.destination for hero in view.heroes] == ["art", "velvet", "art"]


@clause("M12.2")
def test_nothing_is_told_at_the_table_out_of_the_machines_hearing() -> None:
    """Whoever acts, and whatever part of it is secret: the Machine hears that it happened, and all its public part."""
    state = machine_turn()
    rng = SplitMix(5)
    heard = 0
    while state.pending():
        seat = state.pending()[0]
        choices = state.choices(seat)
        for event in state.apply(seat, choices[rng.below(len(choices))]):
            told = event.seen_by(MACHINE)
            assert told["kind"] == event.kind
            assert event.public.items() <= told.items()
            heard += 1
    assert heard > 100
