"""Games are found where one would look for them, and started with options in any form."""

import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

import twocities
from twocities import citadels, machine
from twocities.core import Game, InvalidOptions, find_game
from twocities.machine.own_cards import Cards

ROOT = Path(__file__).parents[2]


def test_the_packages_of_the_games_hold_what_begins_one() -> None:
    assert machine.GAME is find_game("machine")
    assert citadels.GAME is find_game("citadels")
    assert isinstance(machine.GAME.new(machine.Options(), ""), machine.GreatMachine)
    assert isinstance(citadels.GAME.new(citadels.Options(), ""), citadels.Citadels)


def test_the_package_names_its_version() -> None:
    assert twocities.__version__ == tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    with pytest.raises(AttributeError, match="no attribute 'version'"):
        getattr(twocities, "version")  # noqa: B009


def test_a_game_is_loaded_when_somebody_needs_it() -> None:
    code = "import sys, twocities; print(*[name for name in sys.modules if 'citadels' in name or 'metadata' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "\n"


def test_options_are_a_struct_a_dict_or_keywords() -> None:
    begun = citadels.GAME.new(citadels.Options(players=3, preset="vicious-nobles"), "rain")
    for other in (
        citadels.GAME.new({"players": 3, "preset": "vicious-nobles"}, "rain"),
        citadels.GAME.new(players=3, preset="vicious-nobles", seed="rain"),
        citadels.GAME.new({"players": 3}, "rain", preset="vicious-nobles"),
        citadels.GAME.new(citadels.Options(players=5, preset="vicious-nobles"), "rain", players=3),
    ):
        assert other == begun
    assert machine.GAME.new() == machine.GAME.new(machine.Options(), "")
    heroes = ["physician", "fowler", "actress"]
    assert machine.GAME.new(heroes=heroes) == machine.GAME.new(machine.Options(heroes=tuple(heroes)), "")


@pytest.mark.parametrize(
    ("options", "fields", "named"),
    [
        (None, {"playerz": 4}, "playerz"),
        (None, {"players": "four"}, "players"),
        ({"crown": 1.5}, {}, "crown"),
        ({"uniques": "harbor"}, {}, "uniques"),
        (machine.Options(), {}, "revolutionaries"),
        ("rain", {}, "str"),
        ("rain", {"players": 4}, "str"),
    ],
)
def test_an_unknown_option_is_refused_by_its_name(options: object, fields: dict[str, object], named: str) -> None:
    game: Game = citadels.GAME
    with pytest.raises(TypeError, match=named):
        game.new(options, "", **fields)


def test_a_seed_is_a_text() -> None:
    for seed in (5, None):
        with pytest.raises(TypeError, match="str"):
            citadels.GAME.new(seed=seed)  # type: ignore[arg-type]


def test_options_that_cannot_be_played_are_refused_by_the_rules() -> None:
    with pytest.raises(InvalidOptions, match="player-count"):
        citadels.GAME.new(players=9)
    with pytest.raises(InvalidOptions, match=r"M1\.1"):
        machine.GAME.new({"revolutionaries": 4})


def test_own_cards_are_taken_as_they_are() -> None:
    options = machine.Options(cards=Cards(levy_bonds=2))
    again = msgspec.structs.replace(options, plan=3)
    assert machine.GAME.new(options, "rain", plan=3) == machine.GAME.new(again, "rain")
