"""Choices as text and back, and events as documents: the readable forms made at the edge."""

from typing import Final

from twocities.citadels.cards import COIN, KIND_BY_NAME, NAME, TYPE_NAMES, Cards, face_text
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.choices import TEMPLATES
from twocities.core import Event
from twocities.core.choice import NUMBER, Grammar, Operand, named
from twocities.core.event_kinds import RawEvent, event_of


def character_text(number: int) -> str:
    return CHARACTERS[number].name


def type_text(number: int) -> str:
    return TYPE_NAMES[number]


def parse_face(word: str) -> int | None:
    kind = KIND_BY_NAME.get(word.removesuffix("+"))
    return kind if kind is None or not word.endswith("+") else kind | COIN


GRAMMAR: Final = Grammar(
    TEMPLATES,
    {
        "character": named({c.name: c.number for c in CHARACTERS}, character_text),
        "district": Operand(face_text, parse_face),
        "type": named({name: number for number, name in enumerate(TYPE_NAMES)}, type_text),
        "seat": NUMBER,
        "number": NUMBER,
    },
)
EVENT_VALUES: Final = {
    "character": character_text,
    "district": face_text,
    "type": type_text,
    "power": lambda verb: TEMPLATES[verb].partition(" ")[0],
}


def card_names(cards: Cards) -> list[str]:
    return [NAME[card] for card in sorted(cards)]


def told(raw: RawEvent) -> Event:
    return event_of(raw, EVENT_VALUES, card_names)
