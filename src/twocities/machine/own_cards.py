"""The cards from an owner's box in place of ours: figures, names and texts. docs/cards.md describes the file."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from twocities.core import FileProblem
from twocities.core.toml_file import line_of, read_toml
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.directives import DIRECTIVES
from twocities.machine.figures import HOUSE, Figures, HeroFigures, Line, figure_problems
from twocities.machine.heroes import HEROES
from twocities.machine.missions import MISSIONS

T = TypeVar("T")

MOST_BYTES: Final = 65_536
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400
LANGUAGES: Final = ("cs", "en", "pl", "ru")
GENDERS: Final = ("m", "f", "n", "pl")
EVENT: Final = "city-event-"
SOURCES: Final = {  # by card: where it comes from
    **{f"hero-{hero.name}": hero.provenance for hero in HEROES},
    **{f"directive-{directive.name}": directive.provenance for directive in DIRECTIVES},
    **{f"{EVENT}{event.name}": event.provenance for event in CITY_EVENTS},
    **{f"mission-{mission.name}": mission.provenance for mission in MISSIONS},
}
OURS: Final = tuple([card for card, source in SOURCES.items() if "house" in source])
UNKNOWN: Final = re.compile(r"unknown field `(.*)`")
ATTRIBUTES: Final = {"name": "", "text": "help"}  # the name of its message, if different


class CardWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The texts of a card in one language; if one is empty, ours is used."""

    name: str = ""
    text: str = ""
    plan: str = ""  # of a City Event: when the Master Plan advances
    # the name in other cases, and its gender: m, f, n or pl
    gen: str = ""
    dat: str = ""
    acc: str = ""
    ins: str = ""
    loc: str = ""
    gender: str = ""


class Cards(Figures, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The cards from an owner's box; whatever they do not name is as on ours."""

    words: dict[str, dict[str, CardWords]] = msgspec.field(default_factory=dict)  # by language and card


def messages(cards: Cards | None, language: str) -> dict[str, dict[str, str]]:
    """The texts in a language that the cards replace, by message and attribute ("" for the message itself)."""
    words = cards.words.get(language, {}) if cards else {}
    return {
        card: {ATTRIBUTES.get(field, field): text for field, text in _given(own).items()} for card, own in words.items()
    }


def _given(words: CardWords) -> dict[str, str]:
    return {field: text for field, text in msgspec.structs.asdict(words).items() if text}


# -- reading a file


def read_cards(text: str) -> Cards:
    """Raises FileProblem, with the line and the reason."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise FileProblem(0, "file-too-large", most=MOST_BYTES)
    line = partial(line_of, text)
    document = read_toml(text)
    heroes = dict(HOUSE.heroes)
    for name, own in _tables(document.get("heroes", {}), "heroes", line).items():
        path = f"heroes.{name}"
        if name not in heroes:
            raise FileProblem(line(path), "file-none-of", found=path, known=", ".join(heroes))
        heroes[name] = _convert({**msgspec.to_builtins(heroes[name]), **own}, HeroFigures, path, line)
    words = {}
    for language, named in _tables(document.get("words", {}), "words", line).items():
        path = f"words.{language}"
        tables = _tables(named, path, line)
        words[language] = {
            card: _convert(_on_one_line(own), CardWords, f"{path}.{card}", line) for card, own in tables.items()
        }
    rest = _convert({**document, "heroes": {}, "words": {}}, Cards, "", line)
    cards = msgspec.structs.replace(rest, heroes=heroes, words=words)
    for problem in problems(cards, line):
        raise problem
    return cards


def _tables(value: Any, path: str, line: Line) -> dict[str, dict[str, Any]]:
    """A table of tables."""
    if not isinstance(value, dict):
        raise FileProblem(line(path), "file-table", word=path)
    for name, inner in value.items():
        if not isinstance(inner, dict):
            raise FileProblem(line(f"{path}.{name}"), "file-table", word=f"{path}.{name}")
    return value


def _convert(value: Any, kind: type[T], path: str, line: Line) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        reason, _, inside = str(problem).partition(" - at `$")
        key = f"{path}{inside}".strip(".`")
        unknown = UNKNOWN.search(reason)
        at = f"{key}.{unknown[1]}".strip(".") if unknown else key.partition("[")[0]
        detail = f"{key}: {reason}" if key else reason
        raise FileProblem(line(at), "file-unreadable", detail=detail) from None


def _on_one_line(table: dict[str, Any]) -> dict[str, Any]:
    """A text on one line: in the file it may span several."""
    return {key: " ".join(text.split()) if isinstance(text, str) else text for key, text in table.items()}


# -- what cannot be played with


def problems(cards: Cards, line: Line) -> Iterator[FileProblem]:
    """Why the cards cannot be used; `line` finds the line of a key."""
    yield from figure_problems(cards, line)
    for language, words in cards.words.items():
        if language not in LANGUAGES:
            path = f"words.{language}"
            yield FileProblem(line(path), "file-none-of", found=path, known=", ".join(LANGUAGES))
        for card, own in words.items():
            yield from _word_problems(f"words.{language}.{card}", card, own, line)
    if len(msgspec.json.encode(cards)) > MOST_BYTES:
        yield FileProblem(0, "file-too-large", most=MOST_BYTES)


def _word_problems(path: str, card: str, words: CardWords, line: Line) -> Iterator[FileProblem]:
    if card not in SOURCES:
        yield FileProblem(line(path), "file-none-of", found=card, known=", ".join(OURS))
    elif card not in OURS:
        yield FileProblem(line(path), "file-not-ours", found=card)
    for field, text in _given(words).items():
        key = f"{path}.{field}"
        longest = LONGEST_TEXT if field in ("text", "plan") else LONGEST_NAME
        if field == "plan" and not card.startswith(EVENT):
            yield FileProblem(line(key), "file-unknown", found=key)
        elif field == "gender" and text not in GENDERS:
            yield FileProblem(line(key), "file-none-of", found=f"{key} = {text}", known=", ".join(GENDERS))
        elif len(text) > longest or not text.isprintable():
            yield FileProblem(line(key), "file-words", word=key, most=longest)
