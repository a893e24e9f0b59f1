"""Everything there is to choose from in City of the Great Machine: the cards with their numbers and provenance."""

from collections.abc import Sequence
from typing import Any

import msgspec

from twocities.core import Game
from twocities.machine import sources
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.city_text import city_text
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import DISTRICTS, MINOR
from twocities.machine.effect import Effect
from twocities.machine.figures import HOUSE, LEVELS, HeroFigures
from twocities.machine.heroes import HEROES, Hero
from twocities.machine.missions import MISSIONS, Mission
from twocities.machine.movement import ALL_CARDS, CARD_NAMES
from twocities.machine.options import HEROES_IN_PLAY
from twocities.machine.presets import PRESETS as CITIES
from twocities.machine.servant_actions import MOST_PUBLISHED, MOST_RAIDS
from twocities.machine.state import CLASSES, RIOTS_TO_WIN, SERVANTS, STAGES, TRAITOR


class HeroCard(msgspec.Struct, frozen=True):
    name: str
    initiative: int
    max_trust: int
    start: str
    clause: str
    provenance: str


class EffectCard(msgspec.Struct, frozen=True):
    """A City Event, a Directive, a Servant or a Mission."""

    name: str
    clause: str
    provenance: str


class ClassCard(msgspec.Struct, frozen=True):
    """A class of Citizens, and the Stage of Discontent from which they are active; Traitors never are."""

    name: str
    stage: int | None
    clause: str
    provenance: str


class TileCard(msgspec.Struct, frozen=True):
    """A District, and the number of its Guard and Citizen squares."""

    name: str
    minor: bool
    guard_squares: int
    citizen_squares: int
    clause: str
    provenance: str


class MachineCard(msgspec.Struct, frozen=True, tag_field="name", tag="machine"):
    """Everything there is to choose from in City of the Great Machine."""

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
    missions: list[EffectCard]  # of the Heroes against the Automaton
    levels: int  # of the Automaton
    movement: dict[str, int]  # its movement cards, and how many there are of each
    stages: tuple[int, ...]  # the Stage of Discontent of each slot; the last is the Riot Stage
    riots_to_win: int
    most_raids: int
    most_published: int
    escape_die: tuple[bool, ...]  # True slips past the Guards
    assault_die: tuple[int, ...]  # 0 is the shield
    figures: dict[str, int]  # the numbers on these cards, by name


def machine_card(game: Game) -> MachineCard:
    minor = [number in MINOR for number in range(len(DISTRICTS))]
    rooms = zip(DISTRICTS, minor, HOUSE.guard_squares, HOUSE.citizen_squares, strict=True)
    return MachineCard(
        rules=game.version,
        options=msgspec.json.schema(game.options_type),
        revolutionaries=game.possible("revolutionaries"),
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
        missions=effect_cards(MISSIONS),
        levels=LEVELS,
        movement={name: ALL_CARDS.count(card) for card, name in enumerate(CARD_NAMES)},
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


def effect_cards(effects: Sequence[Effect | Mission]) -> list[EffectCard]:
    return [EffectCard(effect.name, effect.clause, effect.provenance) for effect in effects]
