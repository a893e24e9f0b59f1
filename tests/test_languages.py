"""Every language has the same messages as English, with the same variables, and shows nothing in any other language."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import twocities
from tests.strange import TAG, package_with_strange, strays
from tests.terminal.run import COMMAND
from tests.test_words import SAMPLES, kinds, reasons, table_in
from twocities.core import games
from twocities.words import DEFAULT, FORMS, Words, languages

LOCALE: Final = Path(twocities.__file__).parent / "locale"
FILES: Final = sorted([file.name for file in (LOCALE / DEFAULT).iterdir()])
FORM: Final = re.compile(rf"_({'|'.join(FORMS)})$")  # of a name
OTHERS: Final = [language for language in languages() if language != DEFAULT]


class Said(Visitor):
    """The variables of a pattern, and those of the messages it refers to."""

    def __init__(self, messages: dict[str, Message]) -> None:
        self.variables: set[str] = set()
        self._messages = messages

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - named by fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        message = self._messages.get(node.id.name)
        if message is not None:
            for pattern in patterns(message).values():
                self.visit(pattern)


def messages(language: str, file: str) -> dict[str, Message]:
    body = FluentParser().parse((LOCALE / language / file).read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def patterns(message: Message) -> dict[str, Pattern]:
    """The value of a message ("") and its attributes."""
    value = {"": message.value} if message.value else {}
    return value | {attribute.id.name: attribute.value for attribute in message.attributes}


def variables(all_messages: dict[str, Message], name: str) -> set[str]:
    """The variables of a message; a form of a name counts as the name."""
    said = Said(all_messages)
    for pattern in patterns(all_messages[name]).values():
        said.visit(pattern)
    return {FORM.sub("", variable) for variable in said.variables}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_language_has_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    ours, theirs = messages(DEFAULT, file), messages(language, file)
    assert theirs.keys() == ours.keys()
    for name in ours:
        parts = patterns(theirs[name]).keys()
        assert patterns(ours[name]).keys() <= parts, name
        assert parts - patterns(ours[name]).keys() <= set(FORMS), name
        assert variables(theirs, name) == variables(ours, name), name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", games())
def test_a_language_tells_every_event_and_every_reason(language: str, game: str) -> None:
    board = table_in(language, game, "Anna", "Ben", "Cleo")
    for kind in kinds(game):
        document = {"kind": kind.name, "seat": 0}
        for name, type_ in ((kind.first, kind.first_type), (kind.second, kind.second_type)):
            if name:
                document[name] = SAMPLES[game][type_]
        for reader in (None, 0, 1, 2):
            for count in (0, 1, 2, 5, 22):
                assert board.sentence({**document, "count": count}, reader)[-1] in ".!"
    for reason in reasons(game):
        assert reason.clause in board.reason(reason)


@pytest.mark.parametrize("language", languages())
def test_types_have_different_letters_and_districts_short_names(language: str) -> None:
    citadels, machine = Words("citadels", language), Words("machine", language)
    letters = [citadels(f"{name}.letter") for name in messages(DEFAULT, "citadels.ftl") if name.startswith("type-")]
    assert len(set(letters)) == len(letters)
    shorts = [
        machine(f"{name}.short")
        for name, message in messages(DEFAULT, "machine.ftl").items()
        if name.startswith("district-") and "short" in patterns(message)
    ]
    assert len(set(shorts)) == len(shorts)
    assert max(map(len, shorts)) <= 7


def test_a_name_is_declined_where_its_language_declines_names() -> None:
    said = table_in("pl", "citadels", "Anna", "Ben").sentence(
        {"kind": "named", "seat": 0, "power": "kill", "character": "assassin"}, None
    )
    assert "Zabójczynię" in said


def test_a_name_keeps_its_mark_in_every_case() -> None:
    confiscated = {"kind": "confiscated", "seat": 0, "target": 1, "district": "tavern+"}
    for language in OTHERS:
        said = table_in(language, "citadels", "Anna", "Ben").sentence(confiscated, None)
        assert f"{Words('citadels', language)('district-tavern.acc')}+" in said


@pytest.fixture(scope="module")
def with_strange(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return package_with_strange(tmp_path_factory.mktemp("package"))


@pytest.mark.parametrize("game", games())
def test_a_new_folder_is_a_language_and_a_game_speaks_it_alone(with_strange: Path, game: str) -> None:
    played = subprocess.run(
        (*COMMAND, "--lang", TAG, "play", game, "--seed", "strange", "--players", "Anna,random"),
        env={**os.environ, "PYTHONPATH": f"{with_strange}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"},
        input="1\n" * 3000,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert len(played.stdout.splitlines()) > 100
    assert strays(played.stdout, ("Anna",)) == []
