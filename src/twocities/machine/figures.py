"""All our own numbers (house) in one table, so that owners of the boxed game can replace them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from twocities.core import FileProblem
from twocities.machine.districts import CENTRAL_SQUARE, DISTRICTS, MINOR

GUARDS: Final = (2,) * len(DISTRICTS)  # at the start, by District (M3.2)
CITIZENS: Final = tuple(4 if d in (*MINOR, CENTRAL_SQUARE) else 1 for d in range(len(DISTRICTS)))  # M3.1


class HeroFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    initiative: int
    max_trust: int
    start: str


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dice, squares, Heroes and the numbers on Directives and City Events."""

    escape_die: tuple[bool, ...] = (True, True, True, False, False, False)  # M8.3: True slips past the Guards
    assault_die: tuple[int, ...] = (2, 2, 3, 3, 4, 0)  # M9.3: 0 is the shield
    guard_squares: tuple[int, ...] = (4, 4, 4, 4, 4, 5, 5, 5, 5)  # M2.6, by District
    citizen_squares: tuple[int, ...] = (6, 6, 6, 6, 6, 4, 4, 4, 8)
    heroes: dict[str, HeroFigures] = msgspec.field(
        default_factory=lambda: {  # M13
            "physician": HeroFigures(1, 8, "science"),
            "smuggler": HeroFigures(2, 7, "commerce"),
            "fowler": HeroFigures(3, 7, "velvet"),
            "actress": HeroFigures(4, 8, "art"),
            "artificer": HeroFigures(5, 9, "industrial"),
            "journalist": HeroFigures(6, 8, "central-square"),
        }
    )
    # M14
    confiscated_trust: int = 2
    deployment_range: int = 2
    levy_bonds: int = 2
    # M15
    judges_trust: int = 5
    census_guards: int = 3
    census_districts: int = 7
    parade_bonds: int = 2
    parade_guards: int = 3
    fair_trust: int = 2
    fair_guards: int = 3
    steam_cost: int = 3
    mass_arrested: int = 5
    state_directives: int = 1
    ball_guards: int = 1
    strike_guards: int = 2
    oath_bonds: int = 3
    searchlight_guards: int = 3
    bridges_guards: int = 2
    review_missions: int = 2
    steel_guards: int = 2
    # M16, by level
    automaton_progress: tuple[int, ...] = (10, 8, 8, 8, 7, 6)
    automaton_bail: tuple[int, ...] = (1, 2, 3, 4, 4, 5)
    # M16, Missions
    network_citizens: int = 9
    chest_trust: int = 15
    sabotage_guards: int = 3
    jailbreak_citizens: int = 29
    papers_cards: int = 26
    rally_citizens: int = 7
    stronghold_citizens: int = 5
    unrest_stage: int = 3
    open_districts: int = 3

    def numbers(self) -> dict[str, int]:
        """The numbers on cards that are single numbers, by name."""
        return {name: value for name, value in msgspec.structs.asdict(self).items() if isinstance(value, int)}


HOUSE: Final = Figures()
LEVELS: Final = len(HOUSE.automaton_progress)  # of the Automaton (M16.11)


# -- figures of somebody's own

Line = Callable[[str], int]  # finds the line of a dotted key in a file; 0: there is no file

LARGEST: Final = 15  # what a Hero gives to the judges is stored in 4 bits
MOST_CITIZENS: Final = 30
COUNTED_HIGHER: Final = ("mass_arrested", "network_citizens", "chest_trust", "jailbreak_citizens", "papers_cards")
MOST_FACES: Final = 20


def figure_problems(figures: Figures, line: Line) -> Iterator[FileProblem]:
    """Why a game with these figures is impossible."""
    for key in ("escape_die", "assault_die"):
        if not 1 <= len(getattr(figures, key)) <= MOST_FACES:
            yield FileProblem(line(key), "file-figures-die", word=key, most=MOST_FACES)
    for key, least in (("guard_squares", GUARDS), ("citizen_squares", CITIZENS)):
        squares = getattr(figures, key)
        if len(squares) != len(DISTRICTS):
            yield FileProblem(
                line(key), "file-figures-districts", word=key, districts=len(DISTRICTS), found=len(squares)
            )
        for name, needed, given in zip(DISTRICTS, least, squares, strict=False):
            if given < needed:
                yield FileProblem(line(key), "file-figures-squares", word=key, district=name, least=needed, found=given)
    if sum(figures.citizen_squares) - max(figures.citizen_squares, default=0) < MOST_CITIZENS:
        word = "citizen_squares"
        yield FileProblem(line(word), "file-figures-room", word=word, least=MOST_CITIZENS)
    for key in ("automaton_progress", "automaton_bail"):
        if len(getattr(figures, key)) != LEVELS:
            yield FileProblem(line(key), "file-figures-levels", word=key, levels=LEVELS)
    yield from _hero_problems(figures.heroes, line)
    for key, number in _numbers("", msgspec.to_builtins(figures)):
        most = MOST_CITIZENS if key in COUNTED_HIGHER else LARGEST
        if not 0 <= number <= most:
            yield FileProblem(line(key), "file-number", found=f"{key} = {number}", least=0, most=most)


def _hero_problems(heroes: Mapping[str, HeroFigures], line: Line) -> Iterator[FileProblem]:
    for name in heroes.keys() ^ HOUSE.heroes.keys():
        yield FileProblem(line(f"heroes.{name}"), "file-none-of", found=f"heroes.{name}", known=", ".join(HOUSE.heroes))
    taken: dict[int, str] = {}
    for name, hero in sorted(heroes.items(), key=lambda item: item[1] != HOUSE.heroes.get(item[0])):  # ours come first
        if hero.start not in DISTRICTS:
            key = f"heroes.{name}.start"
            yield FileProblem(line(key), "file-none-of", found=f"{key} = {hero.start}", known=", ".join(DISTRICTS))
        if hero.initiative in taken:
            key = f"heroes.{name}.initiative"
            found = f"{key} = {hero.initiative}"
            yield FileProblem(line(key), "file-figures-initiative", found=found, hero=taken[hero.initiative])
        taken[hero.initiative] = name


def _numbers(key: str, value: Any) -> Iterator[tuple[str, int]]:
    """Every number in the figures, with its key."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _numbers(f"{key}.{name}".lstrip("."), inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _numbers(key, inner)
    elif isinstance(value, int):
        yield key, value
