"""The texts people read: the messages of one language, from locale/, both common ones and those of one game."""

import errno
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Readable
from fluent.syntax.ast import Attribute, Identifier, Message, Pattern, Resource, TextElement

from twocities.core import find_game, games

DEFAULT: Final = "en"
LONGEST: Final = 1000  # Fluent refuses values of 2500 characters, which somebody may type
CASES: Final = ("gen", "dat", "acc", "ins", "loc")  # attributes of a name, in languages that have them
FORMS: Final = (*CASES, "gender")
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-z#]).*)*", re.MULTILINE)  # with all of its lines
REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)")  # to another message

Replaced = Mapping[str, Mapping[str, str]]  # by message and attribute, "" for the message itself: plain text


class Name(str):
    """The name of a card. A message that gets it as `$hero` may decline it: `$hero_acc`, `$hero_gender`."""

    message: str
    mark: str  # added to every form of it


class SystemReason(str):
    """What the operating system says is wrong, in English. A message that gets it says it in its own language if that
    language has the message `system-CODE`."""

    code: str


def system_reason(problem: Exception) -> SystemReason:
    """The reason, known by the name of its error number (`enoent`) or, if it has none, of its class (`gaierror`)."""
    reason = SystemReason(getattr(problem, "strerror", None) or problem)
    reason.code = errno.errorcode.get(getattr(problem, "errno", None) or 0, type(problem).__name__).lower()
    return reason


class Words:
    """Formats a message by its name, or `name.attribute`. Anything missing is an error."""

    def __init__(self, game: str = "", language: str = DEFAULT, replaced: Replaced = MappingProxyType({})) -> None:
        self.language = language
        self._game = game
        self._replaced = replaced
        self._bundle = FluentBundle([language], use_isolating=False)
        self._texts: dict[str, str] = {}  # by message, as in its file
        self._read: set[str] = set()  # the messages in the bundle
        for name in filter(None, (game, "common")):
            home = find_game(name).home if name in games() else "twocities"
            file = files(home) / "locale" / language / f"{name}.ftl"
            self._texts |= by_name(file.read_text("utf-8"))

    def of(self, game: str) -> "Words":
        """The messages of a game in the same language."""
        return Words(game, self.language)

    def replacing(self, replaced: Replaced) -> "Words":
        """The same messages, with these replaced."""
        return Words(self._game, self.language, replaced) if replaced else self

    def __call__(self, name: str, /, **values: str | float) -> str:
        """Raises KeyError if there is no such message, ValueError if a value for it is missing."""
        message, _, attribute = name.partition(".")
        found = self._message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(name)
        given = {key: _cut(self._own(value)) for key, value in values.items()}
        for key, value in values.items():
            if isinstance(value, Name):
                given |= {f"{key}_{form}": self._form(value, form) for form in FORMS}
        text, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise ValueError(f"message '{name}': {problems[0]}")
        return str(text)

    def listing(self, items: Iterable[str]) -> str:
        """Things in a list, as in a sentence: `A, B and C`."""
        first, *others = [*items] or [""]
        for more in others[:-1]:
            first = self("list-more", list=first, item=more)
        return self("list-and", list=first, item=others[-1]) if others else first

    def name(self, message: str, shown: str = "", mark: str = "") -> Name:
        """The name in a message, optionally shown in another form, with something added to it."""
        name = Name((shown or self(message)) + mark)
        name.message, name.mark = message, mark
        return name

    def _message(self, name: str) -> Readable:
        """A message is parsed when it is first needed, with those it refers to: parsing all of them takes longer than
        most commands."""
        if name not in self._read:
            names = [name]
            for each in names:
                text = self._texts[each]
                replaced = self._replaced.get(each)
                self._bundle.add_resource(_replacing(text, replaced) if replaced else _parsed(text))
                names += [other for other in REFERENCE.findall(text) if other not in names]
            self._read.update(names)
        return self._bundle.get_message(name)

    def _own(self, value: str | float) -> str | float:
        own = f"system-{value.code}" if isinstance(value, SystemReason) else ""
        return self(own) if own in self._texts else value

    def _form(self, name: Name, form: str) -> str:
        """A form of a name; if its language has none, the name itself, with masculine gender."""
        found = form in self._message(name.message).attributes
        if form == "gender":
            return self(f"{name.message}.gender") if found else "m"
        return self(f"{name.message}.{form}") + name.mark if found else name


def languages() -> list[str]:
    """The languages available: there is a folder for each."""
    return sorted([folder.name for folder in (files("twocities") / "locale").iterdir() if folder.is_dir()])


@cache
def by_name(file: str) -> dict[str, str]:
    """The messages of a file, not parsed."""
    return {found[1]: found[0] for found in MESSAGE.finditer(file)}


@cache
def _parsed(text: str) -> Resource:
    """Parsed only once, because parsing is slow and many readers use the same language."""
    return FluentResource(text)


def _replacing(text: str, replaced: Mapping[str, str]) -> Resource:
    resource = FluentResource(text)
    (message,) = [part for part in resource.body if isinstance(part, Message)]
    _replace(message, replaced)
    return resource


def _replace(message: Message, texts: Mapping[str, str]) -> None:
    """A replaced name has no cases, only its gender. No text has a special meaning to Fluent."""
    own = {name: Pattern([TextElement(text)]) for name, text in texts.items()}
    kept = {part.id.name: part.value for part in message.attributes if "" not in own or part.id.name not in CASES}
    message.value = own.pop("", message.value)
    message.attributes = [Attribute(Identifier(name), pattern) for name, pattern in (kept | own).items()]


def _cut(value: str | float) -> str | float:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
