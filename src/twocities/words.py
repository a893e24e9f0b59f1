"""The words people read: the messages of one language, from locale/, common ones and those of one game."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Attribute, Identifier, Message, Pattern, Resource, TextElement

from twocities.core import find_game, games

DEFAULT: Final = "en"
LONGEST: Final = 1000  # Fluent refuses values of 2500 letters; somebody may type them
CASES: Final = ("gen", "dat", "acc", "ins", "loc")  # attributes of a name, in languages that have them
FORMS: Final = (*CASES, "gender")

Replaced = Mapping[str, Mapping[str, str]]  # by message and attribute, "" for the message itself: a plain text


class Name(str):
    """The name of a card. A message that gets it as `$hero` may decline it: `$hero_acc`, `$hero_gender`."""

    message: str
    mark: str  # behind every form of it


class Words:
    """Formats a message by its name, or `name.attribute`. Anything missing is an error."""

    def __init__(self, game: str = "", language: str = DEFAULT, replaced: Replaced = MappingProxyType({})) -> None:
        self.language = language
        self._game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in filter(None, ("common", game)):
            home = find_game(name).home if name in games() else "twocities"
            file = files(home) / "locale" / language / f"{name}.ftl"
            text = file.read_text("utf-8")
            self._bundle.add_resource(_replacing(text, replaced) if replaced else _parsed(text))

    def of(self, game: str) -> "Words":
        """The words of a game in the same language."""
        return Words(game, self.language)

    def replacing(self, replaced: Replaced) -> "Words":
        """The same words, with these replaced."""
        return Words(self._game, self.language, replaced) if replaced else self

    def __call__(self, name: str, /, **values: str | int) -> str:
        """Raises KeyError if there is no such message, ValueError if a value for it is missing."""
        message, _, attribute = name.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(name)
        given = {key: _cut(value) for key, value in values.items()}
        for key, value in values.items():
            if isinstance(value, Name):
                given |= {f"{key}_{form}": self._form(value, form) for form in FORMS}
        text, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise ValueError(f"message '{name}': {problems[0]}")
        return str(text)

    def listing(self, items: Iterable[str]) -> str:
        """Things in a row, as in a sentence: `A, B and C`."""
        first, *others = [*items] or [""]
        for more in others[:-1]:
            first = self("list-more", list=first, item=more)
        return self("list-and", list=first, item=others[-1]) if others else first

    def name(self, message: str, shown: str = "", mark: str = "") -> Name:
        """The name in a message, optionally shown in another form, with a mark after it."""
        name = Name((shown or self(message)) + mark)
        name.message, name.mark = message, mark
        return name

    def _form(self, name: Name, form: str) -> str:
        """A form of a name; if its language has none, the name as it is, with masculine gender."""
        found = form in self._bundle.get_message(name.message).attributes
        if form == "gender":
            return self(f"{name.message}.gender") if found else "m"
        return self(f"{name.message}.{form}") + name.mark if found else name


def languages() -> list[str]:
    """The languages available: each is a folder."""
    return sorted([folder.name for folder in (files("twocities") / "locale").iterdir() if folder.is_dir()])


@cache
def _parsed(text: str) -> Resource:
    """Parsed only once, because parsing is slow and many use the same language."""
    return FluentResource(text)


def _replacing(text: str, replaced: Replaced) -> Resource:
    resource = FluentResource(text)
    for message in resource.body:
        if isinstance(message, Message) and message.id.name in replaced:
            _replace(message, replaced[message.id.name])
    return resource


def _replace(message: Message, texts: Mapping[str, str]) -> None:
    """A name that is replaced keeps none of its cases, only its gender. Nothing in a text has a meaning to Fluent."""
    own = {name: Pattern([TextElement(text)]) for name, text in texts.items()}
    kept = {part.id.name: part.value for part in message.attributes if "" not in own or part.id.name not in CASES}
    message.value = own.pop("", message.value)
    message.attributes = [Attribute(Identifier(name), pattern) for name, pattern in (kept | own).items()]


def _cut(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
