"""Choices as text and back, and events as documents: the readable forms made at the edge."""

import re
from typing import Any, Final

from twocities.citadels.cards import COIN, KIND_BY_NAME, NAME, TYPE_NAMES, face_text
from twocities.citadels.characters import CHARACTER_BY_NAME, CHARACTERS
from twocities.citadels.choices import TEMPLATES, first, pack, second, verb_of
from twocities.citadels.state import RawEvent
from twocities.core import Event, UnknownChoice

_OPERANDS: Final = {verb: tuple(re.findall(r"\{(\w+)\}", template)) for verb, template in TEMPLATES.items()}
_PATTERNS: Final = {
    verb: re.compile(re.sub(r"\\\{\w+\\\}", r"([\\w+-]+)", re.escape(template))) for verb, template in TEMPLATES.items()
}


def choice_text(choice: int) -> str:
    verb = verb_of(choice)
    text = TEMPLATES[verb]
    for kind, value in zip(_OPERANDS[verb], (first(choice), second(choice)), strict=False):
        text = text.replace("{" + kind + "}", _operand_text(kind, value))
    return text


def parse_choice(text: str) -> int:
    """The choice of a text; several templates may fit, one at most with operands that exist."""
    for verb, pattern in _PATTERNS.items():
        match = pattern.fullmatch(text)
        if match:
            values = [_parse_operand(kind, word) for kind, word in zip(_OPERANDS[verb], match.groups(), strict=True)]
            if None not in values:
                return pack(verb, *[value for value in values if value is not None])
    raise UnknownChoice(f"'{text}' is no choice of this game")


def _operand_text(kind: str, value: int) -> str:
    if kind == "character":
        return CHARACTERS[value].name
    if kind == "district":
        return face_text(value)
    if kind == "type":
        return TYPE_NAMES[value]
    return str(value)


def _parse_operand(kind: str, word: str) -> int | None:
    if kind == "character":
        return CHARACTER_BY_NAME[word].number if word in CHARACTER_BY_NAME else None
    if kind == "district":
        return parse_face(word)
    if kind == "type":
        return TYPE_NAMES.index(word) if word in TYPE_NAMES else None
    return int(word) if word.isdecimal() and str(int(word)) == word and len(word) < 3 else None


def parse_face(word: str) -> int | None:
    kind = KIND_BY_NAME.get(word.removesuffix("+"))
    return kind if kind is None or not word.endswith("+") else kind | COIN


def event_of(raw: RawEvent) -> Event:
    kind, seat, a, b, cards, to = raw
    public: dict[str, Any] = {}
    private: dict[str, Any] = {}
    if kind.first:
        (private if kind.secret else public)[kind.first] = _operand_value(kind.first_type, a)
    if kind.second:
        public[kind.second] = _operand_value(kind.second_type, b)
    if cards:
        public["count"] = len(cards)
        private["cards"] = [NAME[card] for card in sorted(cards)]
    return Event(kind.name, seat, public, private, tuple(i for i in range(8) if to >> i & 1))


def _operand_value(kind: str, value: int) -> str | int:
    if kind in ("seat", "number"):
        return value
    if kind == "power":
        return TEMPLATES[value].partition(" ")[0]
    return _operand_text(kind, value)
