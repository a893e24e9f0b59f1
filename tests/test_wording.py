"""How the words read: no calques, one term for one thing, no number beside another, non-breaking spaces where a line
must not end. Checked over the messages and over whole games told in every language."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import pytest
from fluent.syntax.ast import Message, Placeable, TextElement

from tests.playthrough import PLAYTHROUGHS
from tests.random_games import random_play
from tests.test_words import FAMILIES, entries, table_in
from tools.clauses import ROOT
from tools.typography import NBSP, ONE_LETTER, files, typeset
from twocities.core import Event, State
from twocities.words import Words, languages

TOLD: Final = ("citadels-2-cunning-agents", "citadels-6-illustrious-emissaries", "machine-2-shared")

# What no player would say, and other words for what has a term in the glossary.
BANNED: Final = {
    "en": [
        r"program player|computer player|\brobot",
        r"(?<!There )\bis no (choice|place|line|time)\b",
        r"\b(the|an?) own\b",
        r"\d+ of 100 cases|of 100 cases",
        r"There are \d+ Trust",
        r"\b(torn|tears?) down|\bTear down",
        r"\bbreaks? in (the )?(Art|Science|Commerce|Industrial|Velvet)",
        r"Against that helps|Who holds|\bDear\b|\bdear(er)?\b",
        r"\bgoes? on\b.*\bcommand|command goes on",
        r"\b(is|are|was) kept in\b|\bcannot be kept\b",
        r"[Tt]akes? back (a|the|an) (forfeited )?Access card",
        r"not identified|letters, digits or marks|heuristics",
        r"\bbuilds? (Manor|Castle|Temple|Tavern|Market|Docks)\b",
    ],
    "pl": [
        r"gracz\w* komputerow|\b[Rr]obot|\b[Kk]omputer(owi|em)?\b",
        r"możliwoś|ma pytanie|opowiedz|liter, cyfr lub znaków|bez płacenia|Uwolni|uwolni",
        r"na kogo mogą liczyć Zamieszki|całymi dniami|cię nie oczekuje",
        r"robi różnicę|Wymień ręce|[Ss]tudi(uj|ować)|szantażuj\w* .* o połowę|\(rodzaj: |wspólnej puli|pod kluczem",
    ],
    "ru": [
        r"программн|компьютерн\w+ игрок|\b[Рр]обот|\b[Вв]едущ",
        r"добавочн|пересказ|городские игры|лицом вниз|революционер|[Пп]роводник|букв, цифр или знаков",
        r"на кого мятеж может|без ничего|Конфискация средств!|Лишение доступа!",
        r"с\sтретьим мятежом|как бонды|обмен руками|за этой клавиатурой|уже выбрал\b|\(0\s(трастов|бондов|золотых)\)",
    ],
    "cs": [
        r"počítačov|\b[Rr]obot|(?<!tento )\bpočítač\b",
        r"(?i)\b(tenhle|tahle|tohle|téhle|tuhle|tímhle|tomhle|tyhle)\b|\bv tv[éo]",
        r"městské hry|znamének|služebník|revolucionář|surovin|vyprávět|s kým může vzpoura|bez placení",
        r"(?i)\bmůžou\b|účin(ek|k)|stran kostky|platí o . výš|vejd\w+ do zátahu|\bz\s[23467]\b",
        r"(?i)přes(ouv|u[nň])\w* (stráž|nohsled|občan)",  # only districts are přesunout; these are přemístit
    ],
}
NUMBERS: Final = re.compile(rf"\d[ {NBSP}]\d")
GLOSSARY: Final = {"citadels": "## Citadels", "machine": "## City of the Great Machine"}
CARDS: Final = ("character-", "district-", "servant-", "class-", "hero-", "directive-", "city-event-", "preset-")


def plain_texts(node: Any) -> Iterator[str]:
    """The texts in a message, its variants and attributes, with `5` for what is filled in."""
    if isinstance(node, Message):
        for pattern in filter(None, (node.value, *[attribute.value for attribute in node.attributes])):
            yield from plain_texts(pattern)
        return
    yield "".join([part.value if isinstance(part, TextElement) else "5" for part in node.elements])
    for part in node.elements:
        if isinstance(part, Placeable):
            for variant in getattr(part.expression, "variants", ()):
                yield from plain_texts(variant.value)


def banned_in(language: str, text: str) -> list[str]:
    return [text for calque in BANNED.get(language, []) if re.search(calque, text)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", FAMILIES)
def test_no_message_says_what_nobody_would_say(language: str, file: str) -> None:
    texts = [text for entry in entries(file, language) if isinstance(entry, Message) for text in plain_texts(entry)]
    assert [found for text in texts for found in banned_in(language, text)] == []


@cache
def game_played(name: str) -> list[tuple[State, int, int, Sequence[Event]]]:
    """Of a recorded game: the state before each choice, who chose, what, and what came of it."""
    steps = []
    for state, seat, choice in random_play(PLAYTHROUGHS[name]):
        steps.append((state.clone(), seat, choice, state.clone().apply(seat, choice)))
    return steps


def told(language: str, name: str) -> set[str]:
    """Everything that is said in a game between players whose names end in numbers."""
    said: set[str] = set()
    first = game_played(name)[0][0]
    words = Words(language=language)
    board = table_in(language, first.game.name, *[words("player-program", number=seat) for seat in range(9)])
    for state, seat, choice, events in game_played(name):
        said |= {board.question(state, seat), board.label(state, seat, choice)}
        for event in events:
            said |= {board.sentence(event.seen_by(reader), reader) for reader in (None, seat)}
    return said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TOLD)
def test_a_game_is_told_without_calques_and_without_a_number_beside_another(language: str, name: str) -> None:
    said = told(language, name)
    assert [sentence for sentence in said if NUMBERS.search(sentence)] == []
    assert [found for sentence in said for found in banned_in(language, sentence)] == []


@pytest.mark.parametrize("language", ONE_LETTER)
def test_a_line_ends_where_it_may(language: str) -> None:
    """What fails here is put right by `python -m tools.typography`."""
    for file in files(language):
        text = file.read_text("utf-8")
        assert text == typeset(file, language), file
        assert "2x" not in text, file


def glossary(game: str) -> dict[str, list[str]]:
    """The terms of a game: by the English one, those of the other languages as the columns have them."""
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    rows = text.split(f"{GLOSSARY[game]}\n")[1].split("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row.startswith("| ")]
    return {row[0].partition(" (")[0]: [row[1], row[5], row[3]] for row in cells[1:]}  # pl, cs, ru


@pytest.mark.parametrize("game", GLOSSARY)
def test_cards_are_called_as_the_glossary_has_them(game: str) -> None:
    english, terms = Words(game), glossary(game)
    for column, language in enumerate(("pl", "cs", "ru")):
        own = Words(game, language)
        for entry in entries(game):
            if isinstance(entry, Message) and entry.id.name.startswith(CARDS) and english(entry.id.name) in terms:
                said = own(entry.id.name).replace(NBSP, " ")
                assert said in terms[english(entry.id.name)][column], (language, entry.id.name)
