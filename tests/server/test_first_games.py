"""The positions from which the browser client teaches the games can be played."""

from pathlib import Path

import pytest

from twocities.core import games
from twocities.server.files import read_file

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", games())
def test_a_first_game_can_be_played_and_begins_with_a_decision_of_the_newcomer(game: str) -> None:
    read = read_file("", (FOLDER / game / "first-game.txt").read_text("utf-8"))
    assert read.game.name == game
    newcomer = {"citadels": 0, "machine": 1}[game]
    assert read.state.pending() == (newcomer,)
