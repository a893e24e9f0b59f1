"""The figures of our own (house) in one table, so that an owner of the boxed game can replace them."""

from typing import Final

import msgspec


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
    census_districts: int = 8
    parade_bonds: int = 2
    parade_guards: int = 4
    fair_trust: int = 2
    fair_guards: int = 3
    steam_cost: int = 3
    mass_arrested: int = 6
    state_directives: int = 2
    ball_guards: int = 2
    strike_guards: int = 3
    oath_bonds: int = 4
    searchlight_guards: int = 3
    bridges_guards: int = 3


HOUSE: Final = Figures()
