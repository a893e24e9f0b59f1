"""Games by name, each loaded when it is first needed."""

import subprocess
import sys

import pytest

from twocities.core import find_game, games

LOADED = """
import sys
from twocities.core import find_game
def loaded():
    return [name for name in ("citadels", "machine") if f"twocities.{name}.game" in sys.modules]
print(loaded(), find_game("machine").name, loaded())
"""


def test_the_core_loads_no_game_before_it_is_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert done.stdout == "[] machine ['machine']\n"


@pytest.mark.parametrize("name", ["citadels", "machine"])
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert name in games()
    assert find_game(name).name == name


def test_a_game_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(KeyError, match=r"no game 'chess'; there are: .*citadels.*machine"):
        find_game("chess")
