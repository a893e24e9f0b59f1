"""Every message that is needed exists, and none is unused."""

import ast
import errno
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from socket import EAI_NONAME, gaierror
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import twocities
from tests.scenarios.machine.table import machine_turn
from tests.scenarios.scene import play
from tests.strange import strays
from tools.lessons import LESSONS, MIXED, TITLES
from tools.typography import NBSP
from twocities.citadels.cards import KIND_NAMES, TYPE_NAMES
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import OWN, RANDOM
from twocities.citadels.options import Options as CitadelsOptions
from twocities.citadels.presets import PRESETS
from twocities.citadels.uniques import UNIQUES
from twocities.cli import FOLLOWING
from twocities.core import InvalidOptions, Reason, find_game, games
from twocities.core.event_kinds import Kind
from twocities.machine.catalogue import HeroCard, TileCard
from twocities.machine.city import City, violations
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import DISTRICTS, MAJOR
from twocities.machine.game import GAME as MACHINE
from twocities.machine.grid import place_at
from twocities.machine.heroes import HEROES
from twocities.machine.missions import MISSION_NAMES
from twocities.machine.movement import CARD_NAMES
from twocities.machine.options import Options as MachineOptions
from twocities.machine.presets import PRESETS as CITIES
from twocities.machine.repositioning import obstacle, refusals
from twocities.machine.state import CLASSES, SERVANTS
from twocities.players.spec import LEVELS
from twocities.server.commands import PHRASES
from twocities.server.table import FACES
from twocities.terminal.machine_telling import DICE
from twocities.terminal.teller import Teller, teller_of
from twocities.words import DEFAULT, FORMS, Words, by_name, languages, system_reason

PACKAGE = Path(twocities.__file__).parent
CLIENT = Path(__file__).parents[1] / "web" / "src"
SYSTEM_PROBLEMS = (
    *[
        OSError(getattr(errno, name), "in English")
        for name in (
            *("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "ENOSPC", "EROFS", "ENAMETOOLONG", "EIO"),
            *("EADDRINUSE", "EADDRNOTAVAIL"),
        )
    ],
    gaierror(EAI_NONAME, "in English"),
    OverflowError("in English"),  # a port that is too large
)
SAMPLES = {
    "citadels": {"seat": 1, "number": 2, "character": "king", "district": "tavern+", "type": "noble", "power": "kill"},
    "machine": {
        "number": 2,
        "district": "tower-of-law",
        "hero": "fowler",
        "servant": "judgementor",
        "class": "noble",
        "directive": "levy",
        "event": "strike",
        "side": "machine",
        "movement": "maintenance",
        "mission": "sabotage",
        "districts": "art grand-citadel",
    },
}


def cards(game: str) -> list[Any]:
    """All cards that have a help text, as the server describes them."""
    if game == "citadels":
        citadels = CITADELS.catalogue()
        return [*citadels.characters, *citadels.districts]
    machine = MACHINE.catalogue()
    figured = (*machine.heroes, *machine.districts)
    return [*figured, *machine.servants, *machine.classes, *machine.events, *machine.directives, *machine.missions]


def module(game: str, name: str) -> dict[str, Any]:
    return vars(import_module(f"twocities.{game}.{name}"))


def kinds(game: str) -> list[Kind]:
    return [kind for kind in module(game, "events").values() if isinstance(kind, Kind)]


def reasons(game: str) -> list[Reason]:
    return [reason for reason in module(game, "reasons").values() if isinstance(reason, Reason)]


def table(game: str, *names: str) -> Teller:
    return table_in(DEFAULT, game, *names)


def table_in(language: str, game: str, *names: str) -> Teller:
    played = find_game(game)
    return teller_of(played)(played, Words(game, language), names, played.options_type(), lambda text, style: text)


def families(game: str) -> dict[str, Iterable[str]]:
    """Messages with composed names that every game has."""
    board = table(game)
    fields = find_game(game).options_type.__struct_fields__
    return {
        "game": [game],
        "phase": module(game, "state")["PHASE_NAMES"],
        "event": [kind.name for kind in kinds(game)],
        "decision": module(game, "position")["DECISIONS"],
        "choice": [board.choice_message(verb).removeprefix("choice-") for verb in board.game.grammar.templates],
        "reason": {reason.key for reason in reasons(game)},
        "option": [f"{game}-{name}" for name in fields if name not in FOLLOWING],
        "puzzle-title": [f"{game}-{title}" for title in (*TITLES[game], MIXED)],
        "puzzle-theme": [f"{game}-{lesson}" for lesson in LESSONS[game]],
        "puzzle-lesson": [f"{game}-{lesson}" for lesson in LESSONS[game]],
    }


def given_keys(folders: Iterable[str], **places: int) -> set[str]:
    """The keys passed to functions in some folders; by function: the position of the argument."""
    keys = set()
    for call in [call for folder in folders for call in calls(folder)]:
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        if name in places:
            given = call.args[places[name]]
            keys |= {node.value for node in ast.walk(given) if isinstance(node, ast.Constant)}
    return {key for key in keys if isinstance(key, str)}


@cache
def calls(folder: str) -> list[ast.Call]:
    """All calls in the files of a folder."""
    trees = [ast.parse(path.read_text("utf-8")) for path in (PACKAGE / folder).glob("*.py")]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def server_keys(**places: int) -> set[str]:
    return given_keys(["server"], **places)


FAMILIES: dict[str, dict[str, Iterable[str]]] = {
    "common": {
        "provenance": {re.sub(r"\W+", "-", card.provenance) for game in games() for card in cards(game)},
        "refused": given_keys(["core", *games(), "."], FileProblem=1, fail=0, fail_at=1),
        "system": [system_reason(problem).code for problem in SYSTEM_PROBLEMS],
    },
    "server": {
        "refused": server_keys(refusal=0, Reason=0, _refused=1),
        "phrase": PHRASES,
        "storage": {key.removeprefix("storage-") for key in server_keys(StorageProblem=0) if "tables-" not in key},
    },
    "web": {
        "name": games(),
        "about": games(),
        "play-now": games(),
        "level": LEVELS,
        "bot": FACES,
        "news": (
            *("seated", "wanted", "started", "undone", "proposed", "paused", "resumed", "finished", "closed"),
            *("resigned", "voted", "ended"),
        ),
        "status": ("connecting", "lost", "closed"),
        "refused": ["connection", "unloaded"],
        "theme": ("system", "light", "dark"),
    },
    "learn": {},
    "account": {},
    "analysis": {
        "mark": ("good", "slip", "blunder"),
        "luck": ("start", "choices", "rest", "won", "lost", "told", "or-skill"),
    },
    "puzzles": {"verdict": ("first", "second", "missed"), "grade": ("0", "1", "2", "3")},
    "record": {"held": (*games(), "which", "lead", "best", "worst", "alike")},
    "notifications": {"notification": ("turn", "turn-with", "seated", "invited", "ended", "ended-with")},
    "citadels": {
        **families("citadels"),
        "type": TYPE_NAMES,
        "preset": (*PRESETS, RANDOM, OWN),
        "character": [character.name for character in CHARACTERS],
        "district": KIND_NAMES,
    },
    "machine": {
        **families("machine"),
        "preset": (*CITIES, RANDOM),
        "district": DISTRICTS,
        "servant": SERVANTS,
        "class": CLASSES[1:],
        "hero": [hero.name for hero in HEROES],
        "directive": [directive.name for directive in DIRECTIVES],
        "city-event": [event.name for event in CITY_EVENTS],
        "mission": MISSION_NAMES,
        "movement": CARD_NAMES,
    },
}


@cache
def entries(file: str, language: str = "en") -> list[object]:
    """Everything in a message file."""
    text = (PACKAGE / "locale" / language / f"{file}.ftl").read_text("utf-8")
    return list(FluentParser().parse(text).body)


def messages(file: str) -> list[Message]:
    return [entry for entry in entries(file) if isinstance(entry, Message)]


def names_in(file: str) -> list[str]:
    return [message.id.name for message in messages(file)]


def with_attribute(file: str, attribute: str) -> set[str]:
    return {m.id.name for m in messages(file) if attribute in [found.id.name for found in m.attributes]}


def test_there_is_a_message_file_for_each_game_and_for_each_part_of_the_product() -> None:
    files = {file.stem for file in (PACKAGE / "locale" / "en").iterdir()}
    assert (
        files
        == {"common", "server", "web", "learn", "account", "analysis", "puzzles", "record", "notifications", *games()}
        == set(FAMILIES)
    )


@pytest.mark.parametrize("file", FAMILIES)
def test_the_message_files_are_well_formed(file: str) -> None:
    names = [*names_in(file), *([] if file == "common" else names_in("common"))]
    assert [entry.content for entry in entries(file) if isinstance(entry, Junk)] == []
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", FAMILIES)
def test_a_message_read_alone_is_the_same_as_in_its_file(file: str, language: str) -> None:
    text = (PACKAGE / "locale" / language / f"{file}.ftl").read_text("utf-8")
    whole = [entry for entry in entries(file, language) if isinstance(entry, Message)]
    alone = [FluentParser().parse(message).body for message in by_name(text).values()]
    assert len(whole) == len(alone)
    for expected, (message,) in zip(whole, alone, strict=True):
        assert expected.equals(message, ignored_fields=["span", "comment"])


@pytest.mark.parametrize(("game", "family"), [(game, family) for game in FAMILIES for family in FAMILIES[game]])
def test_a_family_has_a_message_for_each_member_and_no_other(game: str, family: str) -> None:
    found = [name for name in names_in(game) if name.startswith(f"{family}-")]
    assert sorted(found) == sorted(f"{family}-{member}" for member in FAMILIES[game][family])


@cache
def source() -> str:
    """All source that may use a message."""
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return "".join([path.read_text("utf-8") for path in files])


def is_named(name: str, *ends: str) -> bool:
    return any([f"{name}{end}" in source() for end in ends])


def is_used(name: str) -> bool:
    """Whether a message is named in the source, or composed there from a prefix and a word: `note-{mark}`, "crown"."""
    parts = [(name[:at], name[at + 1 :]) for at, letter in enumerate(name) if letter == "-"]
    return (
        f'"{name}"' in source()
        or f"{{ {name} }}" in source()
        or any([is_named(f"{start}-", "{", "${") and is_named(word, '"', "'", ":") for start, word in parts])
        or any([is_named(f"}}-{word}", '"', "`") and is_named(f'"{start}', '"') for start, word in parts])
    )


@pytest.mark.parametrize("file", FAMILIES)
def test_every_other_message_is_used(file: str) -> None:
    families = tuple([f"{family}-" for family in FAMILIES[file]])
    assert [name for name in names_in(file) if not name.startswith(families) and not is_used(name)] == []


@pytest.mark.parametrize("file", FAMILIES)
def test_every_attribute_is_used(file: str) -> None:
    found = [(message.id.name, attribute.id.name) for message in messages(file) for attribute in message.attributes]
    unused = [
        (name, part)
        for name, part in found
        if part not in FORMS and not is_named(f"{name}.{part}", '"', "`") and not is_named(f"}}.{part}", '"', "`")
    ]
    assert unused == []


def test_characters_and_unique_districts_have_help_and_types_a_letter() -> None:
    with_help = with_attribute("citadels", "help")
    assert with_help == {f"character-{c.name}" for c in CHARACTERS} | {f"district-{u.name}" for u in UNIQUES}
    words = Words("citadels")
    assert len({words(f"type-{name}.letter") for name in TYPE_NAMES}) == len(TYPE_NAMES)


def test_heroes_cards_missions_dice_and_major_districts_have_help_and_events_a_plan() -> None:
    cards = {f"hero-{hero.name}" for hero in HEROES} | {f"directive-{card.name}" for card in DIRECTIVES}
    events = {f"city-event-{event.name}" for event in CITY_EVENTS}
    majors = {f"district-{DISTRICTS[d]}" for d in MAJOR}
    missions = {f"mission-{name}" for name in MISSION_NAMES} | {f"movement-{name}" for name in CARD_NAMES}
    assert with_attribute("machine", "help") == cards | events | majors | missions | {*DICE}
    assert with_attribute("machine", "plan") == events
    words = Words("machine")
    shorts = [words(f"district-{name}.short") for name in DISTRICTS]
    assert len(set(shorts)) == len(shorts)
    assert max(map(len, shorts)) <= 7


@pytest.mark.parametrize("game", games())
def test_help_says_where_a_card_comes_from(game: str) -> None:
    board = table(game)
    for card in cards(game):
        help = board.help(card.name)
        assert help is not None
        assert help.source.startswith(f"Rule {card.clause}; ")
        figures = "house" * isinstance(card, HeroCard | TileCard)  # their numbers are ours
        for whose in ("rulebook", "public", "house"):
            assert (whose in help.source) == (whose in card.provenance + figures), help


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in games() for kind in kinds(game)])
def test_every_event_has_a_sentence_for_each_reader(game: str, kind: Kind) -> None:
    board = table(game, "Anna", "Ben", "Cleo")
    document = {"kind": kind.name, "seat": 0}
    for name, type_ in ((kind.first, kind.first_type), (kind.second, kind.second_type)):
        if name:
            document[name] = SAMPLES[game][type_]
    hidden = {name: value for name, value in document.items() if not (kind.secret and name == kind.first)}
    for reader in (None, 0, 1, 2):
        versions = [document, {**document, "count": 1, "cards": ["market"]}]
        versions += [] if reader == 0 else [hidden, {**hidden, "count": 2}]  # the actor sees everything
        for event in versions:
            assert re.fullmatch(r"[A-Z][^{}]*[.!]", board.sentence(event, reader))


def test_the_actor_is_addressed_and_others_are_told_less() -> None:
    board = table("citadels", "Anna", "Ben")
    drew = {"kind": "drew", "seat": 0, "count": 2}
    assert board.sentence({**drew, "cards": ["tavern", "market"]}, 0) == "You draw 2 cards: Tavern and Market."
    assert board.sentence(drew, 1) == "Anna draws 2 cards."
    assert board.sentence({**drew, "count": 1}, 1) == "Anna draws 1 card."
    robbed = {"kind": "robbed", "seat": 0, "target": 1, "gold": 3}
    assert board.sentence(robbed, 1) == "Anna robs you of 3 gold."
    assert board.sentence(robbed, None) == "Anna robs Ben of 3 gold."


def test_the_machine_reads_less_about_a_citizen() -> None:
    board = table("machine", "Anna", "Ben")
    identified = {"kind": "identified", "seat": 1, "citizen": 4}
    assert board.sentence({**identified, "class": "noble"}, 1) == "You identify Citizen 4: Noble."
    assert board.sentence(identified, 0) == "Ben identifies Citizen 4."


@pytest.mark.parametrize("game", games())
def test_every_choice_has_a_label(game: str) -> None:
    values = {
        "character": "King",
        "district": "Tavern",
        "district_acc": "Tavern",
        "to_acc": "Art",
        "seat": "Ben",
        "type": "noble",
        "own": "no",
        "place": "0,0h",
    }
    values |= {"near": "Art", "turned": "no"}
    values |= {"hero": "Fowler", "to_hero": "Actress", "servant": "Lex", "directive": "Levy", "to": "Art"}
    board = table(game)
    labels = [
        board.words(board.choice_message(verb), **values, citizen="Citizen 4", number=2, price=3)
        for verb in board.game.grammar.templates
    ]
    assert len(set(labels)) == len(labels)


def refused() -> Iterator[tuple[str, Reason]]:
    """By game: what is said about options, and about Districts in impossible places."""
    for game, options in (
        ("citadels", CitadelsOptions(characters=("king", "emperor", "tax-collector", "queen"), uniques=("keep",) * 14)),
        ("machine", MachineOptions(heroes=("actress", "actress", "fowler"))),
        ("machine", MachineOptions(city="art=0,0h")),
        ("machine", MachineOptions(city="art=0,0h art=2,0h")),
    ):
        with pytest.raises(InvalidOptions) as invalid:
            find_game(game).check(options)
        yield from [(game, reason) for reason in invalid.value.reasons]
    city = CITIES["first-game"]
    for district in range(len(DISTRICTS)):
        for spot in range(max(city.places)):
            yield from [("machine", reason) for reason in refusals(city, district, spot)]
    stuck = [obstacle(city, district) for city in CITIES.values() for district in range(len(DISTRICTS))]
    yield from [("machine", reason) for reason in stuck if reason]
    row = City([place_at(3 * district, 0, 0) for district in range(len(DISTRICTS))])
    yield from [("machine", reason) for reason in violations(row)]


def test_a_refusal_names_cards_as_people_read_them() -> None:
    boards = {game: table_in("ru", game) for game in games()}
    found = {str(reason): (game, reason) for game, reason in refused()}.values()
    assert {reason.key for _, reason in found} >= {
        reason.key for game in games() for reason in reasons(game) if reason.kind
    }
    for game, reason in found:
        assert strays(boards[game].reason(reason).replace(reason.clause, ""), ()) == []
    assert "Tower of L.A.W. and Central Square" in table("machine").reason(
        Reason("overlap", "M2.3", "tower-of-law central-square", "district")
    )


@pytest.mark.parametrize("game", games())
def test_every_refusal_names_its_clause(game: str) -> None:
    for reason in reasons(game):
        assert table(game).reason(reason).endswith(f"(Rule {reason.clause}.)")


def test_a_place_is_described_by_what_is_next_to_it() -> None:
    board, state = table("machine", "Anna", "Ben"), machine_turn("servants control-nexus")
    play(state, "lex-hecate repositions art")
    assert board.question(state, 0) == "Where does the Art District go?"
    labels = [board.label(state, 0, choice) for choice in state.choices(0)]
    assert len(set(labels)) == len(labels)
    for choice, label in zip(state.choices(0), labels, strict=True):
        after = state.clone()
        event = after.apply(0, choice)[0].seen_by(None)
        near = board.words.listing([board.words(f"district-{name}.short") for name in event["beside"].split()])
        turned = (after.city.places[0] ^ state.city.places[0]) & 1
        where = state.game.text(choice).removeprefix("put art at ")
        assert label == f"{'Turned, next to' if turned else 'Next to'} {near} ({where})"
    said = board.sentence({"kind": "repositioned", "seat": 0, "district": "art", "beside": "science tower-of-law"}, 1)
    assert said == "A District is repositioned: Art, now next to Science and Tower of L.A.W."


@pytest.mark.parametrize(
    ("language", "and_"), [("cs", f"a{NBSP}"), ("en", "and "), ("pl", f"i{NBSP}"), ("ru", f"и{NBSP}")]
)
def test_the_last_of_several_things_follows_an_and(language: str, and_: str) -> None:
    rows = ["", "A", f"A {and_}B", f"A, B {and_}C", f"A, B, C {and_}D"]
    assert [Words(language=language).listing("ABCD"[:count]) for count in range(5)] == rows


@pytest.mark.parametrize("language", languages())
def test_common_errors_of_the_system_are_translated_and_others_left_in_english(language: str) -> None:
    words = Words(language=language)
    for problem in SYSTEM_PROBLEMS:
        assert "English" not in words("error-file", file="x", reason=system_reason(problem))
    assert words("error-file", file="x", reason=system_reason(OSError(errno.EXDEV, "Not common"))) == "x: Not common"
    assert words("error-file", file="x", reason=system_reason(ValueError("Not ours"))) == "x: Not ours"


def test_what_is_missing_is_an_error() -> None:
    words = Words("citadels")
    with pytest.raises(KeyError):
        words("no-such-message")
    with pytest.raises(KeyError):
        words("district-tavern.help")
    with pytest.raises(ValueError, match="hand-over"):
        words("hand-over")
