"""Tests and puzzles can see everything, and set what chance brings next."""

import re

import pytest

from tests.library.states import on_the_way
from tests.scenarios.machine.table import arrived
from twocities import citadels, machine
from twocities.citadels.cards import NAME
from twocities.core import HashGenerator, Rigged, SplitMix, read_generator, read_position
from twocities.machine.state import CLASSES


def test_nothing_is_hidden_in_the_truth() -> None:
    for state in on_the_way():
        position = state.position()
        truth = state.truth()
        assert state.position() == position
        assert isinstance(truth, state.game.view_type)


def test_the_truth_of_citadels() -> None:
    state = citadels.GAME.new(seed="rain")
    opened = state.truth().truth
    assert opened
    assert opened.hands == [state.view(seat).own.hand for seat in range(4)]
    assert opened.deck == [NAME[card] for card in state.deck]


def test_the_truth_of_the_great_machine() -> None:
    state = machine.GAME.new(seed="rain")
    truth = state.truth()
    assert [citizen.known_as for citizen in truth.city.citizens] == [CLASSES[face] for face in state.face]
    assert [len(hero.forfeited) for hero in truth.heroes] == [1, 1, 1]
    assert truth.directives.hand == state.view(0).directives.hand
    assert len(truth.events_left) == len(state.event_deck)
    assert len(truth.directives_left) + len(truth.directives.hand) == 9


def test_a_rigged_generator_draws_what_was_set_and_then_continues() -> None:
    rng, usual = Rigged([5, 0, 9], SplitMix(1)), SplitMix(1)
    assert rng.text() == "rigged 5,0,9 split 1"
    copy = rng.clone()
    assert [rng.below(6), rng.below(6), rng.below(6)] == [5, 0, 5]
    assert rng.text() == usual.text()
    assert [rng.below(100) for _ in range(9)] == [usual.below(100) for _ in range(9)]
    assert copy.text() == "rigged 5,0,9 split 1"


@pytest.mark.parametrize("text", ["rigged split 1", "rigged 5,x split 1", "rigged 5", "rigged 1 rigged 2 split 3"])
def test_a_rigged_generator_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        read_generator(text)


def test_a_position_sets_the_next_dice() -> None:
    for state in on_the_way():
        state.rng = Rigged([2, 0], HashGenerator.from_seed("rain"))
        again = read_position(state.position())
        assert again == state
        assert "\nrandom rigged 2,0 hash " in again.position()


@pytest.mark.parametrize(("face", "shown"), [(0, 2), (2, 3), (4, 4), (5, 0)])
def test_a_die_shows_the_face_that_is_set(face: int, shown: int) -> None:
    state = arrived("art", trust=4)
    position = re.sub("random .*", f"random rigged {face} split 7", state.position())
    told = machine.GAME.read(position).apply(1, machine.GAME.parse("attack for 4"))
    assert [event.public["die"] for event in told if event.kind == "rolled"] == [shown]
