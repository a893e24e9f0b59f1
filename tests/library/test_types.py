"""A game used by its name needs no isinstance: the type checker, which reads this file too, knows its types."""

import pytest

from twocities import citadels, machine
from twocities.core import FileProblem, SplitMix


def test_a_state_of_citadels_has_views_of_citadels() -> None:
    state = citadels.GAME.new(players=3)
    for same in (state, state.clone(), state.determinize(0, SplitMix(0)), citadels.GAME.read(state.position())):
        assert same.view(0).table.gold == [2, 2, 2]
        assert same.memory(0).recalls == []
        assert same.options.players == 3
        assert same.game.facts(same.options).goal == 8
        assert same.outlook([0]).builds_left == 0
        assert [standing.total for standing in same.standing(0)] == [0, 0, 0]


def test_a_state_of_the_great_machine_has_views_of_the_great_machine() -> None:
    state = machine.GAME.new(revolutionaries=2)
    for same in (state, state.clone(), state.determinize(0, SplitMix(0)), machine.GAME.read(state.position())):
        assert same.view(0).tracks.plan == 2
        assert same.memory(0).jailed == {}
        assert same.options.revolutionaries == 2
        assert same.game.facts(same.options).shareable
        assert same.outlook([0]).stage == 0


def test_a_game_reads_no_position_of_another() -> None:
    position = citadels.GAME.new().position()
    with pytest.raises(FileProblem, match="file-none-of: found citadels, known machine"):
        machine.GAME.read(position)
