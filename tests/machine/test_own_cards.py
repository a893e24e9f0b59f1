"""Cards from an owner's box instead of ours: the file, games played with it, its texts."""

import msgspec
import pytest

from tests.machine.box import DOCUMENT, EXAMPLE
from twocities.core import FileProblem, InvalidOptions, Record, SplitMix, read_position, read_record
from twocities.core.toml_file import line_of
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.figures import HOUSE, Figures
from twocities.machine.game import GAME
from twocities.machine.heroes import HEROES
from twocities.machine.options import Options
from twocities.machine.own_cards import LANGUAGES, MOST_BYTES, Cards, CardWords, read_cards
from twocities.players.uniform import random_choice
from twocities.terminal.machine import MachineTeller
from twocities.terminal.teller import problem_text
from twocities.words import Words, languages

OWN = """
assault_die = [1, 2, 3]
levy_bonds = 4
[heroes.fowler]
max_trust = 9
start = "art"
"""


def board(cards: Cards | None, language: str = "en") -> MachineTeller:
    return MachineTeller(
        GAME, Words("machine", language), ["Anna", "Ben"], Options(cards=cards), lambda text, style: text
    )


def played(cards: Cards) -> Record:
    """A random game."""
    record = Record(GAME, Options(revolutionaries=1, cards=cards), "box")
    state, rng = record.first(), SplitMix(1)
    while pending := state.pending():
        choice = random_choice(state, pending[0], rng)
        state.apply(pending[0], choice, listen=False)
        record.add(pending[0], choice)
    return record


# -- the file


def test_what_is_not_named_stays_ours() -> None:
    cards = read_cards(OWN)
    assert (cards.assault_die, cards.levy_bonds, cards.escape_die) == ((1, 2, 3), 4, HOUSE.escape_die)
    fowler = cards.heroes["fowler"]
    assert (fowler.initiative, fowler.max_trust, fowler.start) == (3, 9, "art")
    assert cards.heroes["actress"] == HOUSE.heroes["actress"]
    assert read_cards("") == Cards()


def test_own_figures_are_played_with() -> None:
    state = GAME.new(Options(heroes=("fowler", "actress", "smuggler"), cards=read_cards(OWN)), "own")
    assert {hero.name: (hero.place, hero.max_trust) for hero in state.view(None).heroes}["fowler"] == ("art", 9)


@pytest.mark.parametrize(
    ("text", "line", "complaint"),
    [
        ("levy_bonds = 3\nlevy_bonds = ", 2, "This cannot be read: Invalid value"),
        ("levy_bonds = 3\nfair_trust = [", 2, "This cannot be read: "),
        ("levy_bonds = 3\nlevy_bonds = 3", 2, "This cannot be read: Cannot overwrite a value"),
        ("levy_bonds = 3\nluck = 7", 2, "This cannot be read: Object contains unknown field `luck`"),
        ('\n\nlevy_bonds = "many"', 3, "This cannot be read: levy_bonds: Expected `int`, got `str`"),
        ("levy_bonds = true", 1, "This cannot be read: levy_bonds: Expected `int`, got `bool`"),
        ("fair_trust = 3\nlevy_bonds = -1", 2, "Expected a number from 0 to 15, not “levy_bonds = -1”."),
        ("mass_arrested = 31", 1, "Expected a number from 0 to 30, not “mass_arrested = 31”."),
        ("escape_die = []", 1, "“escape_die”: a die has 1 to 20 faces."),
        (f"assault_die = {[1] * 21}", 1, "“assault_die”: a die has 1 to 20 faces."),
        ("assault_die = [1, 16]", 1, "Expected a number from 0 to 15, not “assault_die = 16”."),
        ("escape_die = [1, 0]", 1, "This cannot be read: escape_die[0]: Expected `bool`, got `int`"),
        ("citizen_squares = []", 1, "“citizen_squares” needs 9 numbers, one for each District, not 0."),
        ("guard_squares = [4, 4]", 1, "“guard_squares” needs 9 numbers, one for each District, not 2."),
        (
            "guard_squares = [4, 4, 4, 4, 1, 5, 5, 5, 5]",
            1,
            "“guard_squares”: “velvet” needs at least 2 at the start, not 1.",
        ),
        (
            "citizen_squares = [6, 6, 6, 6, 6, 0, 4, 4, 8]",
            1,
            "“citizen_squares”: “grand-citadel” needs at least 1 at the start, not 0.",
        ),
        (
            "citizen_squares = [4, 4, 4, 4, 4, 1, 1, 1, 15]",
            1,
            "“citizen_squares”: without the largest District, the others must have room for 30 Citizens.",
        ),
        ("[heroes.fowler]\ninitiative = 1", 2, "“heroes.fowler.initiative = 1”: “physician” has the same Initiative."),
        ("heroes.physician.initiative = 4", 1, "“heroes.physician.initiative = 4”: “actress” has the same Initiative."),
        (
            '[heroes.fowler]\nstart = "harbour"',
            2,
            "“heroes.fowler.start = harbour” is not possible here. Possible: art, ",
        ),
        ("[heroes.fowler]\n\nluck = 1", 3, "This cannot be read: heroes.fowler: Object contains unknown field `luck`"),
        ("\n[heroes.wizard]\ninitiative = 9", 2, "“heroes.wizard” is not possible here. Possible: physician, "),
        ("heroes = 3", 1, "“heroes” must be a table: “[heroes]”."),
        ("[heroes]\nfowler = 3", 2, "“heroes.fowler” must be a table: “[heroes.fowler]”."),
        ("words.en = 3", 1, "“words.en” must be a table: “[words.en]”."),
        (
            '[words]\n\n[words.de.hero-physician]\nname = "Arzt"',
            3,
            "“words.de” is not possible here. Possible: cs, en, ",
        ),
        ('[words.en.hero-wizard]\nname = "W"', 1, "“hero-wizard” is not possible here. Possible: hero-physician, "),
        ('[words.en.district-art]\nname = "A"', 1, "“district-art” is not possible here. Possible: hero-physician, "),
        ('[words.en.hero-fowler]\nname = "F"', 1, "“hero-fowler” comes from the rulebook; only cards of our own "),
        ("[words.en.hero-physician]\nname = 3", 2, "This cannot be read: words.en.hero-physician.name: Expected `str`"),
        ('[words.en.hero-physician]\nnick = "P"', 2, "This cannot be read: words.en.hero-physician: Object contains "),
        ('[words.en.hero-physician]\nplan = "P"', 2, "“words.en.hero-physician.plan” has no meaning here."),
        (
            f'[words.en.hero-physician]\ntext = ""\nname = "{"x" * 41}"',
            3,
            "“words.en.hero-physician.name” must be plain ",
        ),
        (
            f'[words.en.hero-physician]\ntext = "{"x" * 401}"',
            2,
            "“words.en.hero-physician.text” must be plain text of ",
        ),
        (
            '[words.en.hero-physician]\nname = "a\\u001bb"',
            2,
            "“words.en.hero-physician.name” must be plain text of at most 40 ",
        ),
        (
            '[words.en.hero-physician]\nname = "\\u202Eb"',
            2,
            "“words.en.hero-physician.name” must be plain text of at most 40 ",
        ),
        (
            '[words.pl.hero-physician]\ngender = "x"',
            2,
            "“words.pl.hero-physician.gender = x” is not possible here. ",
        ),
        ("#" * (MOST_BYTES + 1), 0, "The file is too large: the maximum is 65,536 bytes."),
        ("levy_bonds = " + "[" * 20_000, 0, "This cannot be read: "),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_its_line(text: str, line: int, complaint: str) -> None:
    with pytest.raises(FileProblem) as refused:
        read_cards(text)
    assert problem_text(Words(), refused.value).startswith(complaint)
    assert refused.value.line == line


def test_a_key_is_found_however_it_is_written() -> None:
    text = 'a = 1\n[b."c"]\n  d.e = 2\n[ b . f ]\n"g" = """\na = 3\n"""\nh = { i = 4 }\n[[j]]\n'
    found = {path: line_of(text, path) for path in ("a", "b.c.d.e", "b.c.d", "b.f.g", "b.f.h.i", "b.f.x", "j", "k")}
    assert found == {"a": 1, "b.c.d.e": 3, "b.c.d": 3, "b.f.g": 5, "b.f.h.i": 8, "b.f.x": 4, "j": 9, "k": 0}


def test_words_can_be_given_in_every_language() -> None:
    assert list(LANGUAGES) == languages()


def test_options_with_such_cards_are_refused() -> None:
    for cards, key in (
        (Cards(levy_bonds=16), "file-number"),
        (Cards(heroes={}), "file-none-of"),
        (Cards(words={"de": {}}), "file-none-of"),
        (Cards(words={"en": {"hero-fowler": CardWords(name="F")}}), "file-not-ours"),
        (Cards(words={"en": {"hero-physician": CardWords(text="<b>\n</b>")}}), "file-words"),
        (
            Cards(
                words={
                    language: {
                        f"city-event-{event.name}": CardWords(text="ж" * 400, plan="ж" * 400)
                        for event in CITY_EVENTS
                        if event.provenance == "house"
                    }
                    for language in LANGUAGES
                }
            ),
            "file-too-large",
        ),
    ):
        with pytest.raises(InvalidOptions) as refused:
            GAME.new(Options(cards=cards), "box")
        assert refused.value.reasons[0].key == key


# -- the example


def test_the_example_names_everything() -> None:
    cards = read_cards(EXAMPLE)
    figures = {name: value for name, value in msgspec.structs.asdict(cards).items() if name != "words"}
    assert {name for name, value in figures.items() if value != getattr(HOUSE, name)} == {*Figures.__struct_fields__}
    assert sorted(cards.words) == languages()
    given = [words for cards_of in cards.words.values() for words in cards_of.values()]
    assert all(any(getattr(words, field) for words in given) for field in CardWords.__struct_fields__)


def test_the_document_gives_the_limits_of_the_program() -> None:
    house = [hero.name for hero in HEROES if "house" in hero.provenance]
    assert ", ".join([f"`{name}`" for name in house]) in " ".join(DOCUMENT.split())
    as_in_rulebook = [event.name for event in CITY_EVENTS if event.provenance == "rulebook"]
    assert " and ".join([f"`{name}`" for name in as_in_rulebook]) in DOCUMENT
    assert f"{MOST_BYTES:,} bytes" in DOCUMENT


def test_a_game_with_the_example_replays_to_the_same_end_without_the_file() -> None:
    record = played(read_cards(EXAMPLE))
    text = record.text()
    again = read_record(text)
    assert again.options == record.options
    assert again.final() == record.final()
    assert again.text() == text
    assert again.options.cards.words["en"]["directive-levy"].name == "Window Tax"
    position = again.final().position()
    assert read_position(position).position() == position


@pytest.mark.parametrize(
    ("language", "name", "declined", "text"),
    [
        ("en", "Surgeon", "the Surgeon", "A steady hand: nobody pays less to learn who a Citizen is."),
        ("pl", "Chirurżka", "Chirurżkę", "Pewna ręka: nikt nie płaci mniej, by poznać Obywatela."),
        ("ru", "Хирург", "Хирурга", "Твёрдая рука: никто не узнаёт жителей дешевле."),
        ("cs", "Chirurg", "Chirurga", "Pevná ruka: nikdo nepozná občana levněji. Dlouhý text může"),
    ],
)
def test_cards_read_as_the_example_says(language: str, name: str, declined: str, text: str) -> None:
    table = board(read_cards(EXAMPLE), language)
    assert table.hero("physician") == name
    help = table.help(name)
    assert help is not None
    assert help.title == name
    assert help.lines[0].startswith(text)
    captured = table.sentence({"kind": "captured", "seat": 0, "hero": "physician"}, None)
    assert declined in captured
    assert table.help("cards") is not None


def test_what_the_file_does_not_give_is_as_ours_with_its_numbers() -> None:
    cards = read_cards(
        'levy_bonds = 5\n[words.pl.directive-levy]\nname = "Podatek"\n[words.en.directive-levy]\ntext = "T"'
    )
    polish, czech, english = board(cards, "pl"), board(cards, "cs"), board(cards, "en")
    ours = board(None, "pl")
    levy = polish.help("levy")
    assert levy is not None
    assert levy.title == "Podatek"
    assert "5\N{NO-BREAK SPACE}Obligacji" in levy.lines[0]
    assert polish.words("directive-levy.gender") == ours.words("directive-levy.gender")
    assert "Podatek" in polish.words("choice-take-back-DIRECTIVE", directive=polish.directive("levy"))
    assert czech.directive("levy") == board(None, "cs").directive("levy")
    assert (english.directive("levy"), english.words("directive-levy.help")) == ("Levy", "T")
    assert polish.directive("curfew") == ours.directive("curfew")


def test_words_of_a_card_are_plain_text() -> None:
    strange = '{ $name }<b>{ -x }</b>"\\" .help = *[a]'
    cards = Cards(words={"en": {"directive-levy": CardWords(name=strange, text=strange)}})
    table = board(cards)
    assert GAME.new(Options(cards=cards), "box").pending()
    assert table.directive("levy") == table.words("directive-levy.help") == strange
    told = table.sentence({"kind": "published", "seat": 0, "servant": "judgementor", "directive": "levy"}, None)
    assert strange in told


def test_help_lists_what_differs() -> None:
    table = board(read_cards("levy_bonds = 4\nescape_die = [true, false]\n[heroes.journalist]\nmax_trust = 9"))
    help = table.help("cards")
    assert help is not None
    assert str(help).startswith("Cards from the box. ")
    page = "Journalist. Front page: her Incitement raises Discontent by 2 where there is no Servant. Initiative 6, "
    assert help.rulings == [
        f"{page}up to 9 Trust, starts in the Central Square. Ours: {page}up to 8 Trust, starts in the Central Square.",
        "Levy. The Machine receives 4 extra Bonds in each Opening Phase. "
        "Ours: Levy. The Machine receives 2 extra Bonds in each Opening Phase.",
        "Escape die. 1 of its 2 faces let the Hero slip past the Guards. "
        "Ours: Escape die. 3 of its 6 faces let the Hero slip past the Guards.",
    ]
    assert board(Cards()).differences() == []
    assert board(None).help("cards") is None


def test_the_table_is_marked() -> None:
    state = GAME.new(Options(revolutionaries=1), "box")
    marked = ["(help cards)" in "\n".join(board(cards).draw(state, [])) for cards in (Cards(), None)]
    assert marked == [True, False]
