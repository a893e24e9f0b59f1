"""The rules documents, docs/rules/LANGUAGE/*.md, as clauses; web/src/lib/rules.ts reads them in the same way."""

import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from twocities.core import Game, find_game, games

SECTION: Final = re.compile(r"## ([A-Z]\d+) ")
NUMBERED: Final = re.compile(r" *- ([A-Z]\d+\.\d+[a-z]?) (.*)")  # - C5.4 text
NAMED: Final = re.compile(r"(?:-|\d+\.) \*\*(.+?)\*\*:? (.*)")  # - **First game**: text, or 1. **Census Day** text
ASIDE: Final = re.compile(r" (?:\(.*?\)|\*\*\[.*?\]\*\*)")  # another name, or a mark such as **[house]**
RULE: Final = re.compile(r"\|[-|]+$")
CHECKOUT: Final = Path(__file__).parents[2] / "docs" / "rules"  # an installed package has them as `rulebook`


class Clause(NamedTuple):
    id: str
    text: str


def parse(document: str) -> list[Clause]:
    """The clauses of a rules document, in order."""
    sections = re.split(r"^(?=## )", document, flags=re.MULTILINE)
    return [clause for section in sections for clause in parse_section(section)]


def parse_section(section: str) -> list[Clause]:
    heading = SECTION.match(section)
    if not heading:
        return []
    name = heading[1]
    lines = section.splitlines()[1:]
    found: list[Clause] = []
    in_table = False
    for line in lines:
        if numbered := NUMBERED.match(line):
            found.append(Clause(numbered[1], numbered[2]))
        elif named := NAMED.match(line):
            found.append(Clause(f"{name} {named[1]}", named[2]))
        elif line.startswith("  ") and found:
            found[-1] = Clause(found[-1].id, f"{found[-1].text} {line.strip()}")
        elif in_table and line.startswith("|"):
            found.append(parse_row(name, line))
        in_table = line.startswith("|") and (in_table or RULE.match(line) is not None)
    return found or [Clause(name, " ".join(lines).strip())]


def parse_row(section: str, row: str) -> Clause:
    """A row is known by the first of its cells that is a word, without notes in brackets."""
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    title = next(cell for cell in cells if cell[:1].isalpha())
    return Clause(f"{section} {ASIDE.sub('', title)}", cells[-1])


def clause_text(language: str, clause: str) -> str | None:
    """The text of a clause in a language, by its number; None if there is no such clause."""
    game = game_of(clause)
    found = [own.text for english, own in _book(language, game) if english.id == clause] if game else []
    return plain(found[0]) if found else None


def rulings(language: str, clause: str, names: Sequence[str]) -> list[str]:
    """What the rules say about a card: its clause, or all of its section, then the clauses that mention it or its
    kind."""
    game = game_of(clause)
    if not game:
        return []
    book = _book(language, game)
    cited = [own for english, own in book if english.id == clause or english.id.startswith(f"{clause}.")]
    naming = [
        own for name in names for english, own in book if _section(english) != game.sets and _names(english, name)
    ]
    return [f"{own.id}: {plain(own.text)}" for own in dict.fromkeys([*cited, *naming])]


def plain(text: str) -> str:
    """The text of a rule without marks such as **[house]**, and without asterisks."""
    return re.sub(r" \*\*\[.*?\]\*\*|\*", "", text)


def game_of(clause: str) -> Game | None:
    """The game that a clause belongs to, by its letter."""
    return next((game for game in map(find_game, games()) if clause[:1] == game.letter), None)


def _book(language: str, game: Game) -> list[tuple[Clause, Clause]]:
    """The clauses in English and in a language, or in English twice if the language has no rules."""
    books = files(game.home) / "rulebook"
    if not books.is_dir():
        books = CHECKOUT
    english, own = books / "en" / game.rulebook, books / language / game.rulebook
    texts = [english.read_text("utf-8"), (own if own.is_file() else english).read_text("utf-8")]
    return list(zip(*map(parse, texts), strict=True))


def _section(clause: Clause) -> str:
    return re.split(r"[ .]", clause.id)[0]


def _names(clause: Clause, card: str) -> bool:
    """Whether an English clause names a card such as `town-hall`, or several of them: the Keep, but not "to keep"."""
    text = re.sub(r"['.]", "", f"{clause.id}: {clause.text}")
    found = re.findall(rf"\b{card.replace('-', ' ')}s?\b", text, re.IGNORECASE)
    return any(name[0].isupper() for name in found)
