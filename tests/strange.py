"""A language that nobody uses: English in letters that appear nowhere else. Text in any other letters is not a
message."""

import re
import shutil
from pathlib import Path
from string import ascii_letters
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

import twocities
from twocities.rules import CHECKOUT
from twocities.words import DEFAULT

TAG: Final = "xx"
ENGLISH: Final = Path(twocities.__file__).parent / "locale" / DEFAULT
STRANGE: Final = str.maketrans({letter: chr(ord(letter) - ord("!") + ord("！")) for letter in ascii_letters})
WORD: Final = re.compile(r"(?<!\w)[A-Za-z][A-Za-z\d-]*")
CLAUSE_OR_NUMBER: Final = re.compile(r"[CM]\d+|[IVX]+")


class _Estrange(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - named by fluent
        node.value = node.value.translate(STRANGE)


def strange(file: str) -> str:
    """A file of messages in this language."""
    messages = FluentParser().parse((ENGLISH / file).read_text("utf-8"))
    _Estrange().visit(messages)
    return FluentSerializer().serialize(messages)


def package_with_strange(place: Path) -> Path:
    """Copies the package there, with one more folder of texts; returns the folder that contains it."""
    shutil.copytree(ENGLISH.parents[1], place / "twocities", ignore=shutil.ignore_patterns("static", "__pycache__"))
    if CHECKOUT.is_dir():
        shutil.copytree(CHECKOUT, place / "twocities" / "rulebook")
    folder = place / "twocities" / "locale" / TAG
    folder.mkdir()
    for file in ENGLISH.iterdir():
        (folder / file.name).write_text(strange(file.name), "utf-8")
    return place


def strays(text: str, names: tuple[str, ...]) -> list[str]:
    """The words of other languages in a text, except names of people, clauses and Roman numerals."""
    return [word for word in WORD.findall(text) if word not in names and not CLAUSE_OR_NUMBER.fullmatch(word)]
