"""M12: who knows what, in views, in memory, in events and in samples."""

import pytest

from tests.scenarios.machine.facts import changed
from tests.scenarios.machine.table import JAIL, districts, end_round, known, new, place, send
from tests.scenarios.scene import clause, offered, play, seen
from twocities.core import SplitMix
from twocities.machine.city_events import COUNTDOWN, GROUP_ONE, GROUP_TWO
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GreatMachine
from twocities.machine.state import CLASSES, NOBODY
from twocities.machine.text import DIRECTIVE_NAMES

MACHINE, PHYSICIAN, FOWLER = 0, 1, 2  # seats; the Physician's also has the Actress
EVERYBODY = (MACHINE, PHYSICIAN, FOWLER, None)


def access(*facts: str) -> GreatMachine:
    """Two Revolutionaries choose Access cards; each Hero has forfeited the Industrial District, unseen."""
    state = new(heroes=("physician", "fowler", "actress"), revolutionaries=2)
    return changed(state, "trust 0 0 0; forfeited industrial industrial industrial", *facts)


def machine_turn(*facts: str) -> GreatMachine:
    return access("phase great-machine; ask machine-turn; bonds 20", *facts)


def in_citadel(*facts: str) -> GreatMachine:
    """The Physician acts in the Grand Citadel, after the Machine's turn."""
    return machine_turn("at grand-citadel; trust 8", *facts)


def samples(state: GreatMachine, seat: int | None, count: int = 60) -> list[GreatMachine]:
    """States that the seat considers possible; proves that it could not tell any of them from the true one."""
    before = state.position()
    found = [state.determinize(seat, SplitMix(n)) for n in range(count)]
    assert state.position() == before
    for sample in found:
        assert sample.view(seat) == state.view(seat)
        assert sample.memory(seat) == state.memory(seat)
        if seat is not None:
            assert sorted(sample.choices(seat)) == sorted(state.choices(seat))
    return found


def classes(found: list[GreatMachine], token: int) -> set[str]:
    """What a Citizen is in samples."""
    return {CLASSES[sample.face[token]] for sample in found}


# -- the Machine's secrets


@clause("M12.1", "M7.8")
def test_the_directives_in_hand_are_known_to_the_machine_alone() -> None:
    state = machine_turn("hand curfew levy")
    assert [state.view(seat).directives.hand for seat in EVERYBODY] == [("curfew", "levy"), (), (), ()]
    assert [state.view(seat).directives.hand_count for seat in EVERYBODY] == [2, 2, 2, 2]


@clause("M12.1")
def test_only_the_machine_learns_which_directive_was_drawn() -> None:
    for seat, told in ((MACHINE, True), (PHYSICIAN, False), (None, False)):
        state = machine_turn()
        top = state.directives[-1]
        (event,) = seen(state, seat, "lex-hecate draws")
        assert ("directive" in event) == told
        assert state.hand == (top,)


@clause("M12.1", "M9.12")
def test_all_revolutionaries_know_the_directives_they_saw_until_they_leave_the_hand() -> None:
    state = in_citadel("hand curfew levy pacify")
    play(state, "end phase", "search citadel", "discard levy")
    assert [state.view(seat).directives.hand for seat in (PHYSICIAN, FOWLER)] == [("pacify", "curfew")] * 2
    for sample in samples(state, FOWLER):
        assert sample.hand == state.hand
    end_round(state)
    send(state)
    play(state, "lex-hecate draws")
    assert (state.view(FOWLER).directives.hand, state.view(FOWLER).directives.hand_count) == (("pacify", "curfew"), 3)
    assert len({sample.hand for sample in samples(state, FOWLER)}) == 6


@clause("M12.1", "M15 Inspection Tour")
def test_only_the_machine_learns_what_an_inspection_shows() -> None:
    for seat, told in ((MACHINE, True), (PHYSICIAN, False), (None, False)):
        state = machine_turn("event inspection-tour")
        (event,) = seen(state, seat, "lex-hecate inspects citizen 20")
        assert event["citizen"] == 20
        assert ("class" in event) == told


# -- the Revolutionaries' secrets


@clause("M12.1", "M6.2")
def test_chosen_access_cards_are_known_to_all_revolutionaries_until_revealed() -> None:
    state = access()
    play(state, "send physician to art", seat=PHYSICIAN)
    assert [state.view(seat).heroes[0].destination for seat in EVERYBODY] == ["", "art", "art", ""]
    state = machine_turn("to art commerce")
    assert [hero.destination for hero in state.view(FOWLER).heroes] == ["art", "commerce", "art"]
    assert [hero.destination for hero in state.view(MACHINE).heroes] == ["", "", ""]
    play(state, "end phase")
    for seat in (MACHINE, None):
        assert [hero.destination for hero in state.view(seat).heroes] == ["art", "", ""]


@clause("M12.1", "M6.2")
def test_the_machine_does_not_learn_which_card_is_chosen_for_whom() -> None:
    state = access()
    for seat in (MACHINE, None):
        for event in seen(state.clone(), seat, "send physician to art"):
            assert set(event) <= {"kind", "seat"}


@clause("M12.1", "M3.8")
def test_forfeited_cards_are_known_to_the_revolutionaries_alone() -> None:
    state = access()
    forfeited = [state.view(seat).heroes[0].forfeited for seat in EVERYBODY]
    assert forfeited == [(), ("industrial",), ("industrial",), ()]
    assert [state.view(seat).heroes[0].forfeited_count for seat in EVERYBODY] == [1, 1, 1, 1]


@clause("M12.1", "M8.6")
def test_a_card_the_machine_saw_being_forfeited_stays_known_to_it() -> None:
    state = machine_turn("raids science")
    play(state, "end phase", "no access")
    assert [state.view(seat).heroes[0].forfeited for seat in EVERYBODY] == [
        ("science",),
        ("science", "industrial"),
        ("science", "industrial"),
        ("science",),
    ]
    for sample in samples(state, MACHINE):
        assert sample.access[0] & districts("science")
        assert sample.access[0].bit_count() == 2


@clause("M12.1")
def test_a_card_the_machine_saw_being_played_is_not_forfeited() -> None:
    state = machine_turn("to tower-of-law; trust 8")
    play(state, "end phase", "go to tower-of-law")
    sets = state.memory(MACHINE).forfeited[0]
    assert len(sets) == 8
    assert ("tower-of-law",) not in sets


@clause("M12.1", "M9.11")
def test_the_machine_does_not_know_which_card_came_back_by_the_tower() -> None:
    """It saw Science forfeited; after one card came back that may be the one, or the unknown first one."""
    possible = [f"science,{name}" for name in DISTRICTS if name != "science"]
    state = machine_turn(
        f"to tower-of-law; trust 8; forfeited science,industrial; possible physician {' '.join(possible)}"
    )
    play(state, "end phase", "go to tower-of-law")
    assert state.view(MACHINE).heroes[0].forfeited == ("science",)
    play(state, "let physician retrieve")
    after = state.clone()
    assert seen(state, MACHINE, "retrieve science for physician")[0] == {
        "kind": "retrieved",
        "seat": PHYSICIAN,
        "hero": "physician",
    }
    play(after, "retrieve industrial for physician")
    for either in (state, after):
        view = either.view(MACHINE).heroes[0]
        assert (view.forfeited, view.forfeited_count) == ((), 1)
        found = {sample.access[0] for sample in samples(either, MACHINE)}
        assert found == {1 << district for district in range(9)} - {districts("tower-of-law")}
    assert state.view(FOWLER).heroes[0].forfeited == ("industrial",)
    assert state.memory(MACHINE) == after.memory(MACHINE)


@clause("M12.1", "M15 Win over the Judges")
def test_the_machine_does_not_know_which_card_the_judges_gave_back() -> None:
    state = machine_turn(
        "event win-over-the-judges; trust 8; forfeited art,industrial; possible physician art,industrial art,velvet"
    )
    end_round(state)
    events = seen(state, MACHINE, "retrieve art for physician")
    assert {"kind": "retrieved", "seat": PHYSICIAN, "hero": "physician"} in events
    assert state.memory(MACHINE).forfeited[0] == [("art",), ("industrial",), ("velvet",)]


@clause("M12.1", "M9.4")
def test_faces_of_identified_citizens_are_known_to_all_revolutionaries() -> None:
    state = machine_turn("citizen 4 merchant; trust 4")
    play(state, "end phase")
    before = state.clone()
    play(state, "identify citizen 4")
    assert [known(state, seat, 4) for seat in EVERYBODY] == ["", "merchant", "merchant", ""]
    assert [state.view(seat).city.citizens[4].status for seat in EVERYBODY] == ["identified"] * 4
    for seat in (MACHINE, None):
        assert [event for event in seen(before.clone(), seat, "identify citizen 4") if "class" in event] == []


# -- what nobody knows


@clause("M12.1", "M9.13")
def test_nobody_knows_unknown_and_arrested_citizens() -> None:
    state = access()
    for seat in EVERYBODY:
        assert {citizen.known_as for citizen in state.view(seat).city.citizens} == {""}
    state = changed(state, "citizen 0 traitor revealed")
    assert [known(state, seat, 0) for seat in EVERYBODY] == ["traitor"] * 4


@clause("M12.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_knows_the_order_of_the_decks(seat: int | None) -> None:
    state = access()
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
    state = machine_turn("citizen 20 noble identified; published resettle")
    play(state, "resettle citizen 20", "settle in art")
    assert state.view(FOWLER).city.citizens[20].place == "art"
    assert [known(state, seat, 20) for seat in EVERYBODY] == ["", "noble", "noble", ""]
    assert classes(samples(state, FOWLER), 20) == {"noble"}


@clause("M12.1", "M9.5")
def test_an_inspected_citizen_is_still_known_to_the_machine_when_a_hero_moves_it() -> None:
    state = in_citadel("event inspection-tour; citizen 20 noble")
    play(state, "lex-hecate inspects citizen 20", "end phase", "move citizen 20 to art", "done")
    assert state.view(MACHINE).city.citizens[20].place == "art"
    assert [known(state, seat, 20) for seat in EVERYBODY] == ["noble", "", "", ""]
    assert classes(samples(state, MACHINE), 20) == {"noble"}
    assert classes(samples(state, FOWLER), 20) == set(CLASSES[1:])


# -- jail


def arrested() -> GreatMachine:
    """The Machine has arrested the Artist 0; a Scientist is revealed nearby; then the Physician acts in the Citadel."""
    state = in_citadel("discontent 7; citizen 0 artist revealed; citizen 3 scientist revealed; servants art art")
    play(state, "lex-hecate arrests citizen 0")
    return state


@clause("M12.1", "M9.13")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_arrested_citizen_is_face_down_but_all_know_that_the_class_is_in_jail(seat: int | None) -> None:
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
    assert state.view(MACHINE).city.citizens[token].status == "identified"
    name = CLASSES[state.face[token]]
    assert [known(state, seat, token) for seat in EVERYBODY] == ["", name, name, ""]
    assert state.memory(MACHINE).jail == (0, *JAIL)
    assert state.memory(MACHINE).jailed == {"artist": 1}
    found = samples(state, MACHINE)
    assert len(classes(found, token)) == 6
    for sample in found:
        assert CLASSES.index("artist") in [sample.face[mixed] for mixed in (0, *JAIL)]


@clause("M12.1", "M9.12")
def test_the_machine_learns_where_a_citizen_is_released_but_not_the_class() -> None:
    for seat, told in ((MACHINE, False), (None, False), (FOWLER, True)):
        state = arrested()
        play(state, "end phase", "release citizen")
        (event,) = [event for event in seen(state, seat, "settle in art") if event["kind"] == "released"]
        assert event["to"] == "art"
        assert ("class" in event) == told


@clause("M12.1", "M9.13")
@pytest.mark.parametrize("seed", range(8))
def test_revolutionaries_know_who_is_left_in_jail(seed: int) -> None:
    """An Artist was arrested; after a release they know one more token, and the Artist left or gone."""
    state = changed(arrested(), f"random split {seed}")
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
def test_a_citizen_arrested_after_a_release_is_certainly_in_jail() -> None:
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
    state = machine_turn("to art; citizen 4 identified")
    found = samples(state, MACHINE)
    assert {sample.chosen[0] for sample in found} == set(range(9))
    assert {sample.access[0] for sample in found} == {1 << district for district in range(9)}
    assert classes(found, 4) == set(CLASSES[1:])
    for sample in found:
        assert sorted(sample.face) == sorted(state.face)
        assert not sample.access[0] >> sample.chosen[0] & 1


@clause("M12.1")
def test_samples_for_revolutionaries_hold_any_hand_but_their_own_cards() -> None:
    state = machine_turn("to art; citizen 4 identified")
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
    state = machine_turn("to art; citizen 0 noble; citizen 27 artist")
    other = machine_turn(
        "to velvet commerce; forfeited central-square art commerce; citizen 0 artist; citizen 27 noble"
    )
    other = changed(other, f"directives {' '.join([DIRECTIVE_NAMES[card] for card in state.directives[::-1]])}")
    assert state.view(seat) == other.view(seat)
    for n in range(5):
        one, two = state.determinize(seat, SplitMix(n)), other.determinize(seat, SplitMix(n))
        assert one.position() == two.position()


@clause("M12.1", "M6.2")
def test_samples_for_the_machine_do_not_depend_on_who_has_chosen_already() -> None:
    state, other = access(), access()
    play(other, "send physician to art", seat=PHYSICIAN)
    assert (state.chosen[0], other.chosen[0]) == (NOBODY, place("art"))
    assert state.view(MACHINE) == other.view(MACHINE)
    one, two = state.determinize(MACHINE, SplitMix(1)), other.determinize(MACHINE, SplitMix(1))
    assert one.position() == two.position()


@clause("M12.1")
def test_samples_for_revolutionaries_do_not_depend_on_secrets() -> None:
    state = machine_turn("citizen 0 noble; citizen 27 artist")
    deck = " ".join([DIRECTIVE_NAMES[card] for card in state.directives[::-1]])
    other = machine_turn(f"citizen 0 artist; citizen 27 noble; directives {deck}")
    for either in (state, other):
        play(either, "lex-hecate draws")
    assert state.hand != other.hand
    assert state.view(FOWLER) == other.view(FOWLER)
    for n in range(5):
        one, two = state.determinize(FOWLER, SplitMix(n)), other.determinize(FOWLER, SplitMix(n))
        assert one.position() == two.position()


# -- spectators


@clause("M12.3")
def test_spectators_see_what_is_public() -> None:
    state = machine_turn("published levy; citizen 0 traitor revealed")
    view = state.view(None)
    assert (view.seat, view.directives.published, known(state, None, 0)) == (None, ("levy",), "traitor")
    assert (view.tracks.bonds, view.city.guards, [hero.trust for hero in view.heroes]) == (20, [2] * 9, state.trust)


@clause("M12.3", "M7.9")
def test_spectators_know_a_directive_that_everybody_saw_going_back_to_hand() -> None:
    state = machine_turn("servants tower-of-law; hand pacify; published levy curfew informers")
    play(state, "lex-hecate publishes pacify", "take back levy")
    assert [state.view(seat).directives.hand for seat in EVERYBODY] == [("levy",)] * 4


@clause("M12.3")
def test_after_the_game_everybody_sees_everything() -> None:
    state = machine_turn("event the-countdown; plan 11; hand levy; at art")
    play(state, "end phase", "pass", "pass", "pass")
    assert offered(state, MACHINE) == []
    for seat in EVERYBODY:
        view = state.view(seat)
        assert view.phase == "over"
        assert [citizen.known_as for citizen in view.city.citizens] == [CLASSES[face] for face in state.face]
        assert view.directives.hand == ("levy",)
        assert [hero.forfeited for hero in view.heroes] == [("industrial",)] * 3
        assert [hero.destination for hero in view.heroes] == ["art", "velvet", "art"]


@clause("M12.2")
def test_the_machine_hears_everything_that_happens_at_the_table() -> None:
    """No matter who acts and what part of it is secret, the Machine learns that it happened, and its public part."""
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
