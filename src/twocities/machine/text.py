"""Choices as text and back, and events as documents: the readable forms made at the edge."""

from typing import Final

from twocities.core import Event
from twocities.core.choice import NUMBER, Grammar, Operand, named
from twocities.core.event_kinds import RawEvent, event_of
from twocities.machine.choices import TEMPLATES
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.city_text import parse_place, place_text
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import DISTRICTS, names
from twocities.machine.heroes import HEROES
from twocities.machine.missions import MISSION_NAMES
from twocities.machine.movement import CARD_NAMES
from twocities.machine.options import SIDES
from twocities.machine.state import CLASSES, SERVANTS


def _operand(names: tuple[str, ...]) -> Operand:
    return named({name: number for number, name in enumerate(names)}, lambda number: names[number])


HERO_NAMES: Final = tuple(hero.name for hero in HEROES)
DIRECTIVE_NAMES: Final = tuple(directive.name for directive in DIRECTIVES)
EVENT_NAMES: Final = tuple(event.name for event in CITY_EVENTS)

GRAMMAR: Final = Grammar(
    TEMPLATES,
    {
        "number": NUMBER,
        "district": _operand(DISTRICTS),
        "to": _operand(DISTRICTS),
        "hero": _operand(HERO_NAMES),
        "to_hero": _operand(HERO_NAMES),
        "servant": _operand(SERVANTS),
        "directive": _operand(DIRECTIVE_NAMES),
        "place": Operand(place_text, parse_place),
    },
)
EVENT_VALUES: Final = {
    "district": lambda number: DISTRICTS[number],
    "hero": lambda number: HERO_NAMES[number],
    "servant": lambda number: SERVANTS[number],
    "directive": lambda number: DIRECTIVE_NAMES[number],
    "event": lambda number: EVENT_NAMES[number],
    "movement": lambda number: CARD_NAMES[number],
    "mission": lambda number: MISSION_NAMES[number],
    "class": lambda number: CLASSES[number],
    "side": lambda number: SIDES[number],
    "districts": names,
}


def told(raw: RawEvent) -> Event:
    return event_of(raw, EVENT_VALUES, lambda cards: [])
