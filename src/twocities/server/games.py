"""What somebody who sets up a game must know of the games: names and numbers. The words are in locale/."""

from typing import Any, Final

import msgspec

from twocities.citadels.cards import BASIC, TYPE_NAMES
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.presets import PRESETS
from twocities.citadels.uniques import UNIQUE_TYPE, UNIQUES
from twocities.core import Game, InvalidOptions
from twocities.machine.city_text import city_text
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GAME as MACHINE
from twocities.machine.presets import PRESETS as CITIES
from twocities.players.spec import LEVELS
from twocities.server.commands import PHRASES


class CharacterCard(msgspec.Struct, frozen=True):
    name: str
    rank: int


class DistrictCard(msgspec.Struct, frozen=True):
    name: str
    type: str
    cost: int
    copies: int


class PresetCard(msgspec.Struct, frozen=True):
    """A suggested set: characters of rank 1 to 8, that of rank 9, and 14 unique districts."""

    characters: tuple[str, ...]
    ninth: str
    uniques: tuple[str, ...]


class CitadelsCard(msgspec.Struct, frozen=True, tag_field="name", tag=CITADELS.name):
    """All there is to choose from in Citadels."""

    rules: int  # their version
    options: dict[str, Any]  # JSON schema
    players: list[int]
    presets: dict[str, PresetCard]
    characters: list[CharacterCard]
    districts: list[DistrictCard]


class HeroCard(msgspec.Struct, frozen=True):
    name: str
    initiative: int
    max_trust: int
    start: str


class TileCard(msgspec.Struct, frozen=True):
    """A District, and how many Guards and Citizens it has room for."""

    name: str
    guard_squares: int
    citizen_squares: int


class MachineCard(msgspec.Struct, frozen=True, tag_field="name", tag=MACHINE.name):
    """All there is to choose from in City of the Great Machine."""

    rules: int
    options: dict[str, Any]
    revolutionaries: list[int]
    heroes: list[HeroCard]
    districts: list[TileCard]
    cities: dict[str, str]


class Games(msgspec.Struct, frozen=True):
    """The games, the levels of program players from weak to strong, the phrases of table talk."""

    games: list[CitadelsCard | MachineCard]
    levels: list[str]
    phrases: list[str]


def possible(game: Game, option: str) -> list[int]:
    """The numbers an option may have, the others being what they are by default."""
    found = []
    for number in range(10):
        try:
            game.check(game.options_type(**{option: number}))
            found.append(number)
        except InvalidOptions:
            pass
    return found


def citadels_card() -> CitadelsCard:
    uniques = [DistrictCard(unique.name, TYPE_NAMES[UNIQUE_TYPE], unique.cost, 1) for unique in UNIQUES]
    return CitadelsCard(
        rules=CITADELS.version,
        options=msgspec.json.schema(CITADELS.options_type),
        players=possible(CITADELS, "players"),
        presets={name: PresetCard(*preset) for name, preset in PRESETS.items()},
        characters=[CharacterCard(character.name, character.rank) for character in CHARACTERS],
        districts=[DistrictCard(name, TYPE_NAMES[kind], cost, copies) for name, kind, cost, copies in BASIC] + uniques,
    )


def machine_card() -> MachineCard:
    figures = MACHINE.figures
    rooms = zip(DISTRICTS, figures.guard_squares, figures.citizen_squares, strict=True)
    return MachineCard(
        rules=MACHINE.version,
        options=msgspec.json.schema(MACHINE.options_type),
        revolutionaries=possible(MACHINE, "revolutionaries"),
        heroes=[HeroCard(name, hero.initiative, hero.max_trust, hero.start) for name, hero in figures.heroes.items()],
        districts=[TileCard(*room) for room in rooms],
        cities={name: city_text(city) for name, city in CITIES.items()},
    )


GAMES: Final = Games([citadels_card(), machine_card()], list(LEVELS), list(PHRASES))
