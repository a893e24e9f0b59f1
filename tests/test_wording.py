"""How the texts read: no calques, one term for one thing, no number next to another, non-breaking spaces where a line
must not end. Checked in the messages, in whole games told in every language, in the rules and documents, and in the
names of tests, docstrings and comments."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax.ast import Message, Placeable, StringLiteral, TextElement

from tests.playthrough import PLAYTHROUGHS
from tests.random_games import random_play
from tests.test_words import FAMILIES, entries, table_in
from tools.clauses import ROOT
from tools.typography import NBSP, ONE_LETTER, files, typeset
from twocities.core import Event, State, games
from twocities.players.spec import heuristic_of
from twocities.rules import parse, plain
from twocities.words import Words, languages

TOLD: Final = ("citadels-2-cunning-agents", "citadels-6-illustrious-emissaries", "machine-2-shared")

# What no player would say, and other words for things that have a term in the glossary.
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
        r"\b[Bb]eside\b|\banew\b|\bfor ever\b|\blikewise\b|\bmay not know\b|\b(is|are|was) told\b|\bThe game goes on\b",
        r"\bare no more\b|\bthere are more \w+ than \w+ here\b|\bin hand for\b|[^.]\.\.(?!\.)",
        r"\([^()]*\([^()]*\)\)",  # brackets in brackets
        r"^(Send|Put) .* where\?|\d Guards and known",
        r"(?<![\d.,-])1 (cards|districts|points|players|Bonds|Citizens|Directives|Guards|Heroes|Servants)\b",
        r"\bchances? to (be|win)\b|\bby what was known\b|\bcards open\b|\bgave away any\b|\bcame of it\b|\bhas won$",
        r"\bat the (first|second) try\b|^(All grades|Grade)$|\bgames of 100 fewer\b|\bRight to about\b",
        r"\breckon\b|\ball but done\b|\bstays so\b|\bmake a Guard\b|\bThe log tells\b|\bround is finished\b",
        r"\bjudged by what the player knew:|\bIt comes with your first\b|\bstarts as usual\b|\bCards are short\b",
    ],
    "pl": [
        r"gracz\w* komputerow|\b[Rr]obot|\b[Kk]omputer(owi|em)?\b",
        r"możliwoś|ma pytanie|opowiedz|liter, cyfr lub znaków|bez płacenia|Uwolni|uwolni",
        r"na kogo mogą liczyć Zamieszki|całymi dniami|cię nie oczekuje",
        r"robi różnicę|Wymień ręce|[Ss]tudi(uj|ować)|szantażuj\w* .* o połowę|\(rodzaj: |wspólnej puli|pod kluczem",
        r"wszystkie pięć|stronie startowej|wybiera następny|\bparti[aięą]\b|\brywal|równy udział",
        r"(?i)przes(uw|u[nń])\w* (jednego |[tT]woich )?(Strażnik|Sług|Obywatel)",  # only Districts are przesuwane
        r"(?i)niedokładność:|poważny błąd|(?<!\w)(Pan|Pani|Państwo|Wasz\w*)(?!\w)|zadziałali|\d do \d+: ",
    ],
    "ru": [
        r"программн|компьютерн\w+ игрок|\b[Рр]обот|\b[Вв]едущ",
        r"добавочн|пересказ|городские игры|лицом вниз|(?i:революционер)|[Пп]роводник|букв, цифр или знаков",
        r"на кого мятеж может|без ничего|Конфискация средств!|Лишение доступа!",
        r"с\sтретьим мятежом|как бонды|обмен руками|за этой клавиатурой|уже выбрал\b|\(0\s(трастов|бондов|золотых)\)",
        r"(?i)взакрыт|в\sзакрытую|подменили|здесь там|видно всё|\bпарти(я|и|ю|ей|й)\b|равная доля",
        r"\b[Вв](ас|ам|ами|аш\w*)\b|\b(Найд|Угада|Выбер|Попробу|Нажм)[ий]?те\b|подействовали|\bтянет карт|вытян",
    ],
    "cs": [
        r"počítačov|\b[Rr]obot|(?<!tento )\bpočítač\b",
        r"(?i)\b(tenhle|tahle|tohle|téhle|tuhle|tímhle|tomhle|tyhle)\b|\bv tv[éo]",
        r"městské hry|znamének|služebník|(?i:revolucionář)|za Stroj|surovin|vyprávět|s kým může vzpoura|bez placení",
        r"(?i)\bmůžou\b|účin(ek|k)|stran kostky|platí o . výš|vejd\w+ do zátahu|\bz\s([23467]|1[34])\b",
        r"\b[Vv](ám|ás|áš|aš[eiíu]\w*)\b|\bjste\b|\b(Najd|Uhodn|Vybert|Zkust)ě?te\b|\bpartie\b|rovný podíl",
        r"\btáhn\w+ kart|vytažen|aktivuj|Další nejlepší|jednají\b|\b\d+ : \d+\b",
        r"\bBiskup|bude mít staveb:|vlastní slova",
        r"(?i)přes(ouv|u[nň])\w* (stráž|nohsled|občan)",  # only districts are přesunout; these are přemístit
    ],
}
# What the English documents must not say, each with a sentence that once did.
BANNED_IN_PROSE: Final = {
    r"[Pp]rogram player": "Program players of four levels",
    r"\bWhoever\b|\bwhoever (is|acts|plays|holds|comes|goes|runs|sends|sets)\b": "Whoever is invited can learn",
    r"\b([Ii]s|[Aa]re|[Ww]as|[Ww]ere) told (?!otherwise)|\btold[.,;:]|\bunless told\b": "5000 unless told",
    r"\bmay (not )?know\b|\bcannot know\b|\bmust think possible\b": "nobody is sent what they may not know",
    r"\banew\b|\bfor ever\b|\blikewise\b|\bfor want of\b|\bof no worth\b|\bbut for\b": "Hidden cards are drawn anew",
    r"\bgo(es)? on\b(?! top)": "nothing on it moves when the game goes on",
    r"\bby (itself|themselves)\b": "Browsers come back by themselves",
    r"\b(address|bot|connection|extra|page|process|thread|user|version) of (its|their|your) own\b": "a bot of your own",
    r"\b[Bb]eside\b": "what a turn offers beside its choices",
    r"\bis no (choice|clause|game|line|place|proxy)\b|\bthat (are|is) no\b": "programs that are no browsers",
    r"\blies? open\b|\bstands? (above|at|behind|in|on)\b|\bspeaks? (English|Czech|https)\b": "Keys stand in a file",
    r"\bso (many|much) (days|iterations|of|places|processes|Trust)\b": "paying so much Trust",
    r"\bface (up|down)\b|\b[Oo]nce a (turn|round)\b|\bnovice\b": "the Cardinal borrows once a turn",
    r"\bIs it well\b|\bthe rest of the house\b|\bthe way of\b|\bmeans? nothing\b": "lines that mean nothing",
    r"\breckon(s|ed)? with\b|\bchances? to win\b|\bcards? open\b": "cards that everybody can reckon with",
    r"\bby grade\b|\bin the judgement of\b|\bchance ran\b|\bnothing but what you know\b": "how everybody's chance ran",
    r"\btaken back by agreement\b|\bdrawn by lot\b|\bagainst the clock\b": "no choice is taken back by agreement",
    r"\bround is finished\b|\bTo begin\b": "the current round is finished",
}
# What names of tests, docstrings and comments must not say, each with one that once did.
BANNED_IN_CODE: Final = {
    r"\b[Pp]rogram player": "test program players always agree",
    r"\b(the|an) own\b": "test only the own hand is built from",
    r"\banew\b|\bin vain\b|\blikewise\b|\bfor ever\b": "called in vain",
    r"\bbut for (these|those|what|the)\b|\bfor want of\b": "the same words but for these",
    r"\bmust think possible\b|\b(is|are) told so\b": "what the Machine must think possible of these",
    r"\b[Tt]est (who|whoever) (?!\w+ (are|is|were|was)\b)": "test whoever resigns has lost",
    r"\bwhat is no (?!longer\b)": "test what is no backup is refused",
    r"\bchances? to win\b|\bbeyond doubt\b": "by seat, the chance to win",
    r"\bof (an owner's|somebody's own) box\b": "the cards of an owner's box",
}
# By language and term of the glossary: what the messages of a game must not say instead.
TERMS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "en": {
        "citadels": {
            "bank": r"(?<!Imperial )\bTreasury\b",
            "kill": r"\bmurder(s|ed)\b",
            "gold": r"\b(coins?|money)\b",
            "character": r"\b(roles?|officials?)\b|[a-z,] Characters?\b",
            "district": r"\ba building\b|\bbuildings\b|[a-z,] Districts?\b",
            "points": r"\bvictory points?\b|\bVP\b",
            "crown": r"[a-z,] Crown\b",
            "discard": r"\bthrow(s|n)? away\b|\bface (up|down)\b",
        },
        "machine": {
            "Hero": r"\b(hero|heroes)\b",
            "Servant": r"\bservants?\b",
            "Guard": r"\bguards?\b|\brobots?\b",
            "broken": r"\b(defeated|destroyed|killed) Guards?\b",
            "Citizen": r"\bcitizens?\b",
            "unidentified": r"\bunknown Citizens?\b",
            "Trust": r"\btrust\b",
            "Bond": r"\bbonds?\b",
            "Directive": r"\bdirectives?\b",
            "cancel": r"\btear(s|ing)? down\b|\btorn down\b|\brepeal",
            "retrieve": r"\bback an? (forfeited )?Access card\b",
            "Discontent": r"\bdiscontent\b",
            "Punitive Measures": r"\b([Pp]unishment|[Pp]enalt(y|ies))\b",
            "jail": r"\b(prison|dungeon)\b",
            "Minor District": r"\bdistricts?\b|\bquarters?\b|\btiles?\b",
        },
        "around": {
            "bot": r"\b(AI|CPU|[Cc]omputer opponents?|[Mm]achine players?)\b",
            "table": r"\b[Rr]ooms?\b(?! for)",
            "host": r"\b([Oo]wner|[Cc]reator) of the table\b",
            "guest": r"\b[Uu]sers?\b",
            "undo": r"\b[Tt](ake|akes|aken|aking|ook) back\b",
            "resign": r"\b([Cc]oncede|[Ss]urrender|[Gg]ive up the game)\b",
            "hint": r"\b[Tt]ips?\b",
            "slip": r"\b[Ii]naccurac(y|ies)\b",
            "guide": r"\b[Tt]utorials?\b",
            "start page": r"\b[Hh]ome ?page\b|\b[Mm]ain page\b",
            "rating": r"\bElo\b|\b[Rr]anking\b",
            "leaderboard": r"\b([Ll]adder|[Rr]anking list)\b",
            "notification": r"\b[Pp]ush messages?\b",
            "mute": r"\b[Ss]ilence\b|\b[Ii]gnore\b",
            "passkey": r"\b[Pp]ass keys?\b|\b[Ss]ecurity keys?\b",
            "account": r"\b[Pp]rofiles?\b",
        },
    },
    "pl": {
        "citadels": {
            "gold": r"\bzłot(o|em|ych)\b|\bpieni[ąę]",
            "character": r"\brol(a|i|ę|e)\b",
            "district": r"\bbudyn|\bbudowl|\bdystrykt",
            "destroy": r"\bzniszcz|\bniszcz",
            "turn": r"\b[Rr]uch\b",
            "hand": r"\bw ręce\b|\bdłoń",
        },
        "machine": {
            "Hero": r"\bbohater",
            "Servant": r"\bsług",
            "Guard": r"\bstrażni[kc]",
            "Citizen": r"\bobywatel|\b[Mm]ieszka",
            "Trust": r"\bzaufani",
            "Bond": r"\bobligacj",
            "Directive": r"\bdyrektyw",
            "Discontent": r"\bniezadowol",
            "Riot": r"\bzamiesz|\b[Bb]unt(y|ów)\b",
            "Raid": r"\bobław|\b[Nn]alot",
            "Action": r"\bakcj",
            "Minor District": r"\bdystrykt|\bdzielnic",
            "broken": r"\bzepsu|\bzniszcz",
        },
    },
    "ru": {
        "citadels": {
            "gold": r"\bмонет|\bденьг|\bденег",
            "character": r"\bрол(ь|и|ью)\b",
            "district": r"\bрайон|\bздани",
            "destroy": r"\bуничтож|\bснос[иа]",
        },
        "machine": {
            "Hero": r"[а-яё,] Геро[йяюеи]",
            "Servant": r"[а-яё,] Слуг",
            "Guard": r"[а-яё,] Страж|\b[Оо]хран",
            "Citizen": r"[а-яё,] Жител|\b[Гг]ражд",
            "Trust": r"\b[Дд]овери|[а-яё,] Траст",
            "Bond": r"\b[Оо]блигац|[а-яё,] Бонд",
            "Directive": r"\b[Уу]каз(а|ы|ов)\b|[а-яё,] Директив",
            "Great Machine": r"\b(для|за|от|у) Машин",
            "Minor District": r"\b[Кк]вартал|\b[Дд]истрикт",
        },
    },
    "cs": {
        "citadels": {
            "gold": r"\bmin(ce|cí|cemi)\b|\bpen[íě]z",
            "character": r"\brole\b|\brol[ií]\b",
            "district": r"\bbudov|(?<!trašidelná )(?<!trašidelné )(?<!trašidelnou )\bčtvr[tť](?!in)",
            "destroy": r"\b[Zz]nič",
        },
        "machine": {
            "Hero": r"[a-zěščřžýáíéúů,] Hrdin",
            "Servant": r"\b[Ss]luh|\b[Ss]lužebn",
            "Guard": r"\b[Rr]obot|[a-zěščřžýáíéúů,] Strážn",
            "Citizen": r"[a-zěščřžýáíéúů,] Občan|\b[Oo]byvatel",
            "Trust": r"\b[Dd]ůvěr",
            "Bond": r"\b[Dd]luhopis",
            "active": r"\b[Aa]ktivn",
            "Discontent": r"\b[Nn]espokojen",
            "Riot": r"\b[Nn]epokoj(?!e\b)|\b[Pp]ovstán",
            "Minor District": r"\b[Dd]istrikt",
        },
    },
}
# How a clause of the rules must not read: in notes, or without the end that was in its mark.
CUT_SHORT: Final = {
    "en": r"\b(terms|effect|rest|this|that) (is|are)\.|; not |^\+"
    r"|^(This round|End of the game|At the end of the round|Servant Action):",
    "pl": r"\b(warunki|efekt|reszta to|4 to)[.;:)]|^(Krok \d|A|Nowa Akcja)\b|\(opcja",
    "ru": r"\b(эффект|условия)[.;:)]|^(Шаг \d|А|Слуга получает)\b|\(вариант",
    "cs": r"\b(efekt je|podmínky jsou|ostatní je|4 jsou)[.;:)]|^(Krok \d|A|Akce nohsleda)\b|\(volitelné",
}
TYPED: Final = re.compile(r"help-terminal|options-more|option-|reason-unknown")  # messages with words that people type
NUMBERS: Final = re.compile(rf"\d[ {NBSP}]\d")
GLOSSARY: Final = {
    "citadels": "## Citadels",
    "machine": "## City of the Great Machine",
    "around": "## Around the games",
}
CARDS: Final = ("character-", "district-", "servant-", "class-", "hero-", "directive-", "city-event-", "preset-")


def plain_texts(node: Any) -> Iterator[str]:
    """The texts of a message, its variants and attributes, with `5` for each value."""
    if isinstance(node, Message):
        for pattern in filter(None, (node.value, *[attribute.value for attribute in node.attributes])):
            yield from plain_texts(pattern)
        return
    yield "".join([plain_part(part) for part in node.elements])
    for part in node.elements:
        if isinstance(part, Placeable):
            for variant in getattr(part.expression, "variants", ()):
                yield from plain_texts(variant.value)


def plain_part(part: TextElement | Placeable) -> str:
    if isinstance(part, TextElement):
        return str(part.value)
    return str(part.expression.value) if isinstance(part.expression, StringLiteral) else "5"


def banned_in(language: str, text: str) -> list[str]:
    return [text for calque in BANNED.get(language, []) if re.search(calque, text)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", FAMILIES)
def test_no_message_says_what_nobody_would_say(language: str, file: str) -> None:
    texts = [text for entry in entries(file, language) if isinstance(entry, Message) for text in plain_texts(entry)]
    assert [found for text in texts for found in banned_in(language, text)] == []


@cache
def game_played(name: str) -> list[tuple[State, int, int, Sequence[Event]]]:
    """A recorded game: the state before each choice, who chose, what, and the events."""
    steps = []
    for state, seat, choice in random_play(PLAYTHROUGHS[name]):
        steps.append((state.clone(), seat, choice, state.clone().apply(seat, choice)))
    return steps


def told(language: str, name: str) -> set[str]:
    """Everything said in a game between players whose names end in numbers."""
    said: set[str] = set()
    first = game_played(name)[0][0]
    words = Words(language=language)
    board = table_in(language, first.game.name, *[words("player-program", number=seat) for seat in range(9)])
    heuristic = heuristic_of(first.game)
    for state, seat, choice, events in game_played(name):
        said |= {board.question(state, seat), board.label(state, seat, choice)}
        said.add(board.motive(heuristic.motive(state, seat, choice)))
        for event in events:
            said |= {board.sentence(event.seen_by(reader), reader) for reader in (None, seat)}
    return said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TOLD)
def test_a_recorded_game_has_no_calques_and_no_number_next_to_another(language: str, name: str) -> None:
    said = told(language, name)
    assert [sentence for sentence in said if NUMBERS.search(sentence)] == []
    assert [found for sentence in said for found in banned_in(language, sentence)] == []


@pytest.mark.parametrize("language", languages())
def test_no_rule_says_what_nobody_would_say(language: str) -> None:
    for path in (ROOT / "docs" / "rules" / language).glob("*.md"):
        text = re.sub(r"<[^>]+>", "", path.read_text("utf-8"))  # pictures
        assert [found for block in prose(text) for found in banned_in(language, block)] == []


@pytest.mark.parametrize("language", languages())
def test_what_costs_nothing_is_free_but_an_empty_purse_is_not(language: str) -> None:
    words = Words("machine", language)
    for purse in ("n-trust", "n-bonds"):
        assert "0" in words(purse, price=0)
        assert "0" not in words(f"{purse}.acc", price=0)


@pytest.mark.parametrize("language", ONE_LETTER)
def test_a_line_ends_where_it_may(language: str) -> None:
    """`python -m tools.typography` corrects what fails here."""
    for file in files(language):
        text = file.read_text("utf-8")
        assert text == typeset(file, language), file
        assert "2x" not in text, file


def glossary(part: str) -> dict[str, list[str]]:
    """By English term: the terms of the other languages, in the order of the columns."""
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    rows = text.split(f"{GLOSSARY[part]}\n")[1].split("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row.startswith("| ")]
    return {row[0].partition(" (")[0]: [row[1], row[5], row[3]] for row in cells[1:]}  # pl, cs, ru


@pytest.mark.parametrize("game", ["citadels", "machine"])
def test_cards_are_called_as_the_glossary_has_them(game: str) -> None:
    english, terms = Words(game), glossary(game)
    for column, language in enumerate(("pl", "cs", "ru")):
        own = Words(game, language)
        for entry in entries(game):
            if isinstance(entry, Message) and entry.id.name.startswith(CARDS) and english(entry.id.name) in terms:
                said = own(entry.id.name).replace(NBSP, " ")
                assert said in terms[english(entry.id.name)][column], (language, entry.id.name)


@pytest.mark.parametrize(
    ("language", "part"), [(language, part) for language, parts in TERMS.items() for part in parts]
)
def test_messages_use_the_terms_of_the_glossary(language: str, part: str) -> None:
    families = [part] if part in games() else [family for family in FAMILIES if family not in games()]
    messages = [entry for family in families for entry in entries(family, language) if isinstance(entry, Message)]
    texts = [text for message in messages if not TYPED.match(message.id.name) for text in plain_texts(message)]
    terms = TERMS[language][part]
    assert terms.keys() <= glossary(part).keys()
    for term, instead in terms.items():
        assert [text for text in texts if re.search(instead, text)] == [], term


def prose(document: str) -> list[str]:
    """The paragraphs, list items and table rows of a Markdown document, each in a line, without code."""
    text = re.sub(r"^```.*?^```$", "", document, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"(?<=\n\n)(?: {4,}.*\n)+", "\n", text)  # indented code
    text = re.sub(r"``.*?``|`[^`]*`", "CODE", text)
    return [" ".join(block.split()) for block in re.split(r"\n\n+|\n(?=\||#| *- | *\d+\. )", text)]


def documents() -> list[Path]:
    """What people read in English besides the messages; the glossary is about other languages."""
    docs = ROOT / "docs"
    found = [*ROOT.glob("*.md"), *docs.glob("*.md"), *(docs / "rules" / "en").glob("*.md")]
    return sorted([path for path in found if path.name != "glossary.md"])


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.name))
def test_documents_say_nothing_that_nobody_would_say(path: Path) -> None:
    blocks = prose(path.read_text("utf-8"))
    assert [(calque, block) for calque in BANNED_IN_PROSE for block in blocks if re.search(calque, block)] == []


@pytest.mark.parametrize(("calque", "once_said"), [*BANNED_IN_PROSE.items(), *BANNED_IN_CODE.items()])
def test_a_banned_phrase_would_be_found(calque: str, once_said: str) -> None:
    assert re.search(calque, once_said)


def said_in_python(source: str) -> Iterator[str]:
    """The names of tests, the docstrings and the comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name.replace("_", " ")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def said_in_client(source: str) -> Iterator[str]:
    yield from re.findall(r"<!--.*?-->|/\*.*?\*/|(?:^|\s)//[^\n]*", source, re.DOTALL)


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "benchmarks", "examples", "web/src", "web/tests"])
def test_code_says_nothing_that_nobody_would_say(folder: str) -> None:
    said = {".py": said_in_python, ".js": said_in_client, ".ts": said_in_client, ".svelte": said_in_client}
    texts = [
        (path.name, " ".join(text.split()))
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in said and path != Path(__file__) and "static" not in path.parts
        for text in said[path.suffix](path.read_text("utf-8"))
    ]
    assert texts
    assert [found for found in texts for calque in BANNED_IN_CODE if re.search(calque, found[1])] == []


@pytest.mark.parametrize("language", languages())
def test_every_rule_is_in_whole_sentences(language: str) -> None:
    """Also where the game quotes it without its marks: "the terms are **[house]**." would be cut short."""
    for path in sorted((ROOT / "docs" / "rules" / language).glob("*.md")):
        for clause in parse(path.read_text("utf-8")):
            text = plain(clause.text)
            assert text[0].isupper(), clause.id
            assert re.search(r"[.!]\)?$", text), clause.id
            assert not re.search(r"\(\)|\[| [,.;]", text), clause.id
            assert not re.search(CUT_SHORT[language], text), clause.id
