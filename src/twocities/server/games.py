"""What somebody who sets up or plays a game must know of the cards: names and numbers. The words are in locale/."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from twocities.citadels.cards import BASIC, BASIC_CLAUSE, BASIC_PROVENANCE, COIN_VALUE, TYPE_NAMES
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import UNIQUES_IN_PLAY
from twocities.citadels.presets import PRESETS
from twocities.citadels.uniques import UNIQUE_TYPE, UNIQUES
from twocities.core import Game, InvalidOptions
from twocities.machine import sources
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.city_text import city_text
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import DISTRICTS, MINOR
from twocities.machine.effect import Effect
from twocities.machine.figures import HOUSE, HeroFigures
from twocities.machine.game import GAME as MACHINE
from twocities.machine.heroes import HEROES, Hero
from twocities.machine.machine_phase import MOST_PUBLISHED, MOST_RAIDS
from twocities.machine.options import HEROES_IN_PLAY
from twocities.machine.presets import PRESETS as CITIES
from twocities.machine.state import CLASSES, RIOTS_TO_WIN, SERVANTS, STAGES, TRAITOR
from twocities.players.spec import LEVELS
from twocities.server.commands import PHRASES
from twocities.server.messages import AnyOptions


class CharacterCard(msgspec.Struct, frozen=True):
    name: str
    rank: int
    heir: bool  # killed, takes the crown at the end of the round
    clause: str
    provenance: str  # where it comes from: `rulebook`, known in `public`, or `house` for our own design


class DistrictCard(msgspec.Struct, frozen=True):
    name: str
    type: str
    cost: int
    copies: int
    size: int  # districts it counts for towards completing a city
    clause: str
    provenance: str


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
    uniques_in_play: int
    coin: int  # of the Artist, that a district with one costs more
    characters: list[CharacterCard]
    districts: list[DistrictCard]


class HeroCard(msgspec.Struct, frozen=True):
    name: str
    initiative: int
    max_trust: int
    start: str
    clause: str
    provenance: str


class EffectCard(msgspec.Struct, frozen=True):
    """A City Event, a Directive or a Servant."""

    name: str
    clause: str
    provenance: str


class ClassCard(msgspec.Struct, frozen=True):
    """A class of Citizens, and from which Stage of Discontent on they are active: Traitors never."""

    name: str
    stage: int | None
    clause: str
    provenance: str


class TileCard(msgspec.Struct, frozen=True):
    """A District, and how many Guards and Citizens it has room for."""

    name: str
    minor: bool
    guard_squares: int
    citizen_squares: int
    clause: str
    provenance: str


class MachineCard(msgspec.Struct, frozen=True, tag_field="name", tag=MACHINE.name):
    """All there is to choose from in City of the Great Machine."""

    rules: int
    options: dict[str, Any]
    revolutionaries: list[int]
    heroes: list[HeroCard]
    heroes_in_play: int
    districts: list[TileCard]
    cities: dict[str, str]
    servants: list[EffectCard]
    classes: list[ClassCard]
    events: list[EffectCard]
    directives: list[EffectCard]
    stages: tuple[int, ...]  # of Discontent: that of each slot; the last is the Riot Stage
    riots_to_win: int
    most_raids: int
    most_published: int
    escape_die: tuple[bool, ...]  # true slips past the Guards
    assault_die: tuple[int, ...]  # 0 is the shield
    figures: dict[str, int]  # the numbers on these cards, by name


class Games(msgspec.Struct, frozen=True):
    """The games, the levels of program players from weak to strong, the phrases of table talk; by game, options that a
    new table has unless it says otherwise."""

    games: list[CitadelsCard | MachineCard]
    levels: list[str]
    phrases: list[str]
    defaults: dict[str, AnyOptions]


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
    basic = [
        DistrictCard(name, TYPE_NAMES[kind], cost, copies, 1, BASIC_CLAUSE, BASIC_PROVENANCE)
        for name, kind, cost, copies in BASIC
    ]
    uniques = [
        DistrictCard(card.name, TYPE_NAMES[UNIQUE_TYPE], card.cost, 1, card.size, card.clause, card.provenance)
        for card in UNIQUES
    ]
    return CitadelsCard(
        rules=CITADELS.version,
        options=msgspec.json.schema(CITADELS.options_type),
        players=possible(CITADELS, "players"),
        presets={name: PresetCard(*preset) for name, preset in PRESETS.items()},
        uniques_in_play=UNIQUES_IN_PLAY,
        coin=COIN_VALUE,
        characters=[
            CharacterCard(card.name, card.rank, card.heir, card.clause, card.provenance) for card in CHARACTERS
        ],
        districts=basic + uniques,
    )


def machine_card() -> MachineCard:
    minor = [number in MINOR for number in range(len(DISTRICTS))]
    rooms = zip(DISTRICTS, minor, HOUSE.guard_squares, HOUSE.citizen_squares, strict=True)
    return MachineCard(
        rules=MACHINE.version,
        options=msgspec.json.schema(MACHINE.options_type),
        revolutionaries=possible(MACHINE, "revolutionaries"),
        heroes=[hero_card(hero, HOUSE.heroes[hero.name]) for hero in HEROES],
        heroes_in_play=HEROES_IN_PLAY,
        districts=[TileCard(*room, *sources.DISTRICT) for room in rooms],
        cities={name: city_text(city) for name, city in CITIES.items()},
        servants=[EffectCard(name, *sources.SERVANT) for name in SERVANTS],
        classes=[
            ClassCard(name, number if number != TRAITOR else None, *sources.CLASS)
            for number, name in enumerate(CLASSES)
            if name
        ],
        events=effect_cards(CITY_EVENTS),
        directives=effect_cards(DIRECTIVES),
        stages=STAGES[1:],
        riots_to_win=RIOTS_TO_WIN,
        most_raids=MOST_RAIDS,
        most_published=MOST_PUBLISHED,
        escape_die=HOUSE.escape_die,
        assault_die=HOUSE.assault_die,
        figures=HOUSE.numbers(),
    )


def hero_card(hero: Hero, figures: HeroFigures) -> HeroCard:
    return HeroCard(hero.name, figures.initiative, figures.max_trust, figures.start, hero.clause, hero.provenance)


def effect_cards(effects: Sequence[Effect]) -> list[EffectCard]:
    return [EffectCard(effect.name, effect.clause, effect.provenance) for effect in effects]


GAMES: Final = Games([citadels_card(), machine_card()], list(LEVELS), list(PHRASES), {})
