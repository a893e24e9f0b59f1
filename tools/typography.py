"""Sets the non-breaking spaces in locale/ and docs/rules: after words of one letter, and between numbers and what they
count. `python -m tools.typography` corrects the files; a test fails while any are missing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.clauses import ROOT

NBSP: Final = "\N{NO-BREAK SPACE}"
ONE_LETTER: Final = {"pl": "wzioua", "cs": "vszkuoai", "ru": "вкосуиа"}  # words that must not end a line
UNITS: Final = {"pl": r"s|mon\.|pkt|bajtów|×", "cs": r"s|zl\.|bajtů|%|×", "ru": r"с|байт|%|×"}

SELECT: Final = re.compile(r"\{ \$(\w+) ->(?:[^{}]|\{[^{}]*\})*\}")  # a plural, with its number in its variants


def files(language: str) -> Iterator[Path]:
    yield from (ROOT / "src" / "twocities" / "locale" / language).glob("*.ftl")
    yield from (ROOT / "docs" / "rules" / language).glob("*.md")


def typeset(file: Path, language: str) -> str:
    """A file with all its non-breaking spaces; comments and headings stay as they are."""
    text = file.read_text("utf-8")
    if file.suffix == ".md":
        text = _rewrapped(text, language)
    text = SELECT.sub(lambda found: re.sub(rf"(\{{ \${found[1]} \}}) (?=\w)", rf"\1{NBSP}", found[0]), text)
    return "\n".join([line if line.startswith("#") else _line(line, language) for line in text.split("\n")])


def _rewrapped(text: str, language: str) -> str:
    """No line of a paragraph ends with a number or a word of one letter: these move to the next line."""
    short = rf"(?:[{ONE_LETTER[language]}]|\d+)"
    return re.sub(rf"(?<!#) ((?:{short}[ {NBSP}])*{short})\n( *)(?=[^\W\d_]|[„«(])", r"\n\2\1 ", text)


def _line(line: str, language: str) -> str:
    line = re.sub(rf"(?i)(?<![\w$.{{'’/-])([{ONE_LETTER[language]}]) (?=[^\s=>-])", rf"\1{NBSP}", line)
    line = re.sub(r"(?<![\w.,:{$\\-])(\d+) (?=[^\W\d_])", rf"\1{NBSP}", line)
    line = re.sub(rf"(\{{ \$\w+ \}}|\b\d+) (?=(?:{UNITS[language]})(?!\w))", rf"\1{NBSP}", line)
    return re.sub(r"(?<=\S) — ", f"{NBSP}— ", line) if language == "ru" else line


if __name__ == "__main__":
    for language in ONE_LETTER:
        for file in files(language):
            file.write_text(typeset(file, language), encoding="utf-8")
