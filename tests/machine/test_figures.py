"""Figures of somebody's own in place of ours."""

import tomllib

import pytest

from twocities.core import FileProblem
from twocities.machine.figures import HOUSE, read_figures
from twocities.machine.game import GAME, GreatMachineGame
from twocities.machine.options import Options
from twocities.terminal.table import problem_text
from twocities.words import Words

OWN = """
assault_die = [1, 2, 3]
levy_bonds = 4
[heroes.fowler]
max_trust = 9
start = "art"
"""


def test_what_is_not_named_stays_ours() -> None:
    figures = read_figures(tomllib.loads(OWN))
    assert (figures.assault_die, figures.levy_bonds, figures.escape_die) == ((1, 2, 3), 4, HOUSE.escape_die)
    fowler = figures.heroes["fowler"]
    assert (fowler.initiative, fowler.max_trust, fowler.start) == (3, 9, "art")
    assert figures.heroes["actress"] == HOUSE.heroes["actress"]
    assert read_figures({}) == HOUSE


def test_own_figures_are_played_with_and_have_a_fingerprint() -> None:
    game = GreatMachineGame(read_figures(tomllib.loads(OWN)))
    assert GAME.fingerprint == ""
    assert game.fingerprint
    state = game.new(Options(heroes=("fowler", "actress", "smuggler"), figures=game.fingerprint), "own")
    assert {hero.name: hero.place for hero in state.view(None).heroes}["fowler"] == "art"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("luck = 7", "This cannot be read: Object contains unknown field `luck`"),
        ('levy_bonds = "many"', "This cannot be read: levy_bonds: Expected `int`, got `str`"),
        ("levy_bonds = -1", "A number from 0 to 15 is expected, not “levy_bonds = -1”."),
        ("escape_die = []", "“escape_die”: a die needs at least one face."),
        ("assault_die = []", "“assault_die”: a die needs at least one face."),
        ("escape_die = [1, 0]", "This cannot be read: escape_die[0]: Expected `bool`, got `int`"),
        ("guard_squares = [4, 4]", "“guard_squares” needs 9 numbers, one for each District, not 2."),
        (
            "guard_squares = [4, 4, 4, 4, 1, 5, 5, 5, 5]",
            "“guard_squares”: “velvet” needs at least 2 at the start, not 1.",
        ),
        (
            "citizen_squares = [6, 6, 6, 6, 6, 0, 4, 4, 8]",
            "“citizen_squares”: “grand-citadel” needs at least 1 at the start, not 0.",
        ),
        (
            "citizen_squares = [4, 4, 4, 4, 4, 1, 1, 1, 15]",
            "“citizen_squares”: all Districts but the largest must have room for 30 Citizens.",
        ),
        ("[heroes.fowler]\ninitiative = 1", "“heroes.fowler.initiative = 1”: “physician” has the same Initiative."),
        ('[heroes.fowler]\nstart = "harbour"', "“heroes.fowler.start = harbour” does not fit here; these do: art, "),
        ("[heroes.fowler]\nluck = 1", "This cannot be read: heroes.fowler: Object contains unknown field `luck`"),
        ("[heroes.wizard]\ninitiative = 9", "“heroes.wizard” does not fit here; these do: physician, "),
        ("heroes = 3", "“heroes” must have a table for each Hero, such as “[heroes.fowler]”."),
        ("[heroes]\nfowler = 3", "This cannot be read: heroes.fowler: Expected `object`, got `int`"),
    ],
)
def test_figures_nobody_can_play_with_are_refused_by_key(text: str, complaint: str) -> None:
    with pytest.raises(FileProblem) as refused:
        read_figures(tomllib.loads(text))
    assert problem_text(Words(), refused.value).startswith(complaint)
