"""A choice as one int: a verb and up to two operands (of 7, 7 and more bits); and its text, by a template for each
verb."""

import re
from collections.abc import Callable, Mapping


class UnknownChoice(ValueError):
    """A text or a number that is not a choice in the game."""


def pack(verb: int, a: int = 0, b: int = 0) -> int:
    return verb | a << 7 | b << 14


def packs(verb: int) -> tuple[int, ...]:
    """The choices of a verb by their first operand, for code that offers them often."""
    return tuple([pack(verb, a) for a in range(128)])


def verb_of(choice: int) -> int:
    return choice & 127


def first(choice: int) -> int:
    return choice >> 7 & 127


def second(choice: int) -> int:
    return choice >> 14


class Operand:
    """How a kind of operand is written and read back."""

    def __init__(self, text: Callable[[int], str], parse: Callable[[str], int | None]) -> None:
        self.text = text
        self.parse = parse


def parse_number(word: str) -> int | None:
    return int(word) if word.isdecimal() and len(word) < 3 and str(int(word)) == word else None


NUMBER = Operand(str, parse_number)


def named(names: Mapping[str, int], text: Callable[[int], str]) -> Operand:
    """An operand given by name."""
    return Operand(text, names.get)


class Grammar:
    """The texts of all choices of a game: templates such as `destroy {district} of {seat}` by verb."""

    def __init__(self, templates: Mapping[int, str], operands: Mapping[str, Operand]) -> None:
        self.templates = templates
        self.operands = operands
        self.kinds = {verb: tuple(re.findall(r"\{(\w+)\}", text)) for verb, text in templates.items()}
        self.patterns = {
            verb: re.compile(re.sub(r"\\\{\w+\\\}", r"(\\S+)", re.escape(text))) for verb, text in templates.items()
        }
        self.texts: dict[int, str] = {}  # the texts requested so far

    def text(self, choice: int) -> str:
        """Raises UnknownChoice."""
        text = self.texts.get(choice)
        if text is None:
            text = self.texts[choice] = self._text(choice)
        return text

    def _text(self, choice: int) -> str:
        try:
            text = self.templates[verb_of(choice)]
            for kind, value in self.operands_of(choice):
                text = text.replace("{" + kind + "}", self.operands[kind].text(value), 1)
            if self.parse(text) == choice:
                return text
        except (KeyError, IndexError, UnknownChoice):
            pass
        raise UnknownChoice(f"{choice} is no choice of this game")

    def operands_of(self, choice: int) -> list[tuple[str, int]]:
        """What a choice is about: the kinds of operand, as in its text, with their numbers."""
        return list(zip(self.kinds[verb_of(choice)], (first(choice), second(choice)), strict=False))

    def has(self, choice: int) -> bool:
        """Whether a number is a choice at all."""
        try:
            self.text(choice)
            return True
        except UnknownChoice:
            return False

    def parse(self, text: str) -> int:
        """Reads a text. Several templates may match, but at most one with operands that exist. Raises UnknownChoice."""
        for verb, pattern in self.patterns.items():
            match = pattern.fullmatch(text)
            if match:
                words = zip(self.kinds[verb], match.groups(), strict=True)
                values = [self.operands[kind].parse(word) for kind, word in words]
                if None not in values:
                    return pack(verb, *[value for value in values if value is not None])
        raise UnknownChoice(f"'{text}' is no choice of this game")
