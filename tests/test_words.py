"""Every word the product needs is there, and no word is there for nothing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import twocities
from twocities.citadels import events, reasons
from twocities.citadels.cards import KIND_NAMES, TYPE_NAMES
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.choices import TEMPLATES
from twocities.citadels.options import OWN, RANDOM, Options
from twocities.citadels.position import DECISIONS
from twocities.citadels.presets import PRESETS
from twocities.citadels.state import PHASE_NAMES
from twocities.citadels.uniques import UNIQUES
from twocities.core import Reason, games
from twocities.core.event_kinds import Kind
from twocities.terminal.telling import Teller, choice_message
from twocities.words import Words

PACKAGE = Path(twocities.__file__).parent
KINDS = [kind for kind in vars(events).values() if isinstance(kind, Kind)]
REASONS = [reason for reason in vars(reasons).values() if isinstance(reason, Reason)]
SAMPLES = {"seat": 1, "number": 2, "character": "king", "district": "tavern+", "type": "noble", "power": "kill"}

FAMILIES = {
    "game": games(),
    "type": TYPE_NAMES,
    "phase": PHASE_NAMES,
    "preset": (*PRESETS, RANDOM, OWN),
    "character": [character.name for character in CHARACTERS],
    "district": KIND_NAMES,
    "event": [kind.name for kind in KINDS],
    "decision": DECISIONS,
    "choice": [choice_message(verb).removeprefix("choice-") for verb in TEMPLATES],
    "reason": {reason.key for reason in REASONS},
    "option": [f"citadels-{name}" for name in Options.__struct_fields__ if name != "players"],
}


def entries(language: str = "en") -> list[object]:
    """Everything in the message files of a language."""
    parser = FluentParser()
    files = sorted((PACKAGE / "locale" / language).glob("*.ftl"))
    return [entry for file in files for entry in parser.parse(file.read_text("utf-8")).body]


def messages() -> list[Message]:
    return [entry for entry in entries() if isinstance(entry, Message)]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def test_the_message_files_are_well_formed() -> None:
    names = [message.id.name for message in messages()]
    assert [entry.content for entry in entries() if isinstance(entry, Junk)] == []
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_message_for_each_member_and_no_other(family: str) -> None:
    found = [name for message in messages() if (name := message.id.name).startswith(f"{family}-")]
    assert sorted(found) == sorted(f"{family}-{member}" for member in FAMILIES[family])


def test_every_other_message_is_used() -> None:
    source = "".join(file.read_text("utf-8") for file in PACKAGE.rglob("*.py"))
    source += "".join(file.read_text("utf-8") for file in PACKAGE.rglob("*.ftl"))
    rest = [message.id.name for message in messages() if message.id.name.partition("-")[0] not in FAMILIES]
    built = [name for name in rest if name.startswith(("table-", "note-"))]  # also from parts of names
    unused = [
        name for name in rest if name not in built and f'"{name}"' not in source and f"{{ {name} }}" not in source
    ]
    assert unused == []


def test_characters_and_unique_districts_have_help_and_types_a_letter(words: Words) -> None:
    with_help = {
        message.id.name for message in messages() if "help" in [attribute.id.name for attribute in message.attributes]
    }
    assert with_help == {f"character-{c.name}" for c in CHARACTERS} | {f"district-{u.name}" for u in UNIQUES}
    assert len({words(f"type-{name}.letter") for name in TYPE_NAMES}) == len(TYPE_NAMES)


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_an_event_is_told_to_each_reader(words: Words, kind: Kind) -> None:
    teller = Teller(words, ["Anna", "Ben", "Cleo"])
    document = {"kind": kind.name, "seat": 0}
    for name, type_ in ((kind.first, kind.first_type), (kind.second, kind.second_type)):
        if name:
            document[name] = SAMPLES[type_]
    hidden = {name: value for name, value in document.items() if not (kind.secret and name == kind.first)}
    for reader in (None, 0, 1, 2):
        versions = [document, {**document, "count": 1, "cards": ["market"]}]
        versions += [] if reader == 0 else [hidden, {**hidden, "count": 2}]  # the actor is told everything
        for event in versions:
            assert re.fullmatch(r"[A-Z][^{}]*[.]", teller.sentence(event, reader))


def test_the_actor_is_addressed_and_others_are_told_less(words: Words) -> None:
    teller = Teller(words, ["Anna", "Ben"])
    drew = {"kind": "drew", "seat": 0, "count": 2}
    assert teller.sentence({**drew, "cards": ["tavern", "market"]}, 0) == "You draw 2 cards: Tavern, Market."
    assert teller.sentence(drew, 1) == "Anna draws 2 cards."
    assert teller.sentence({**drew, "count": 1}, 1) == "Anna draws 1 card."
    robbed = {"kind": "robbed", "seat": 0, "target": 1, "gold": 3}
    assert teller.sentence(robbed, 1) == "Anna robs you: 3 gold."
    assert teller.sentence(robbed, None) == "Anna robs Ben: 3 gold."


def test_every_choice_has_a_label(words: Words) -> None:
    values = {"character": "King", "district": "Tavern", "seat": "Ben", "type": "noble", "own": "no"}
    labels = [words(choice_message(verb), **values, number=2, price=3) for verb in TEMPLATES]
    assert len(set(labels)) == len(labels)


def test_every_refusal_names_its_clause(words: Words) -> None:
    teller = Teller(words, [])
    for reason in REASONS:
        assert teller.reason(reason).endswith(f"(Rule {reason.clause}.)")


def test_what_is_missing_is_an_error(words: Words) -> None:
    with pytest.raises(KeyError):
        words("no-such-message")
    with pytest.raises(KeyError):
        words("district-tavern.help")
    with pytest.raises(ValueError, match="hand-over"):
        words("hand-over")
