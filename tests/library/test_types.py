"""A game used by its name needs no isinstance: the type checker, which reads this file too, knows its types."""

from collections.abc import Sequence
from typing import Any

import pytest

from twocities import citadels, machine
from twocities.arena.match import play
from twocities.core import FileProblem, SplitMix
from twocities.players.player import Player
from twocities.players.spec import make_player


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


class Hoarder(Player[citadels.Citadels]):
    """Makes the first choice while it has gold, otherwise the last."""

    def choose(self, known: citadels.Citadels, seat: int, heard: Sequence[dict[str, Any]]) -> int:
        return known.choices(seat)[0 if known.view(seat).table.gold[seat] else -1]


def test_a_player_of_one_game_gets_its_states() -> None:
    players: list[Player[Any]] = [Hoarder(), make_player("newcomer", citadels.GAME, "rain")]
    assert sorted(play(citadels.GAME, citadels.Options(players=2), "rain", players).places) == [1, 2]
