"""Bots receive what the documents tell their authors."""

import json
import re
import sys
from pathlib import Path

import msgspec
import pytest

from tests.players.bots import EXAMPLES, Talk
from twocities.arena.match import play
from twocities.citadels import documents as citadels
from twocities.citadels.game import GAME
from twocities.citadels.options import Options
from twocities.machine import documents as machine
from twocities.players.spec import make_player

DOCS = Path(__file__).parents[2] / "docs"
VIEWS: dict[str, list[type[msgspec.Struct]]] = {
    "Citadels": [
        citadels.View,
        citadels.TableView,
        citadels.CharactersView,
        citadels.MarksView,
        citadels.TurnView,
        citadels.OwnView,
        citadels.Truth,
        citadels.Memory,
        citadels.Recall,
        citadels.Outlook,
    ],
    "City of the Great Machine": [
        machine.View,
        machine.CityView,
        machine.TracksView,
        machine.EventView,
        machine.DirectivesView,
        machine.AutomatonView,
        machine.MissionView,
        machine.Visits,
        machine.Count,
        machine.About,
        machine.CitizenView,
        machine.HeroView,
        machine.Memory,
        machine.Outlook,
        machine.Forecast,
    ],
}


def blocks(language: str) -> list[str]:
    return re.findall(f"^```{language}\n(.*?)^```", (DOCS / "bots.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)


def test_the_messages_shown_are_those_of_a_real_game(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Talk(monkeypatch)
    texts = ["random", "random", f"cmd:'{EXAMPLES / 'greedy.py'}'", "random"]
    play(GAME, Options(), "example", [make_player(text, GAME, str(seat)) for seat, text in enumerate(texts)])
    said = [json.loads(line) for line in (*talk.sent, *talk.answered)]
    shown = [json.loads(block) for block in blocks("json")]
    assert [message["type"] for message in shown] == ["hello", "ready", "choose", "choice", "over"]
    for message in shown:
        assert message in said


def test_the_bot_shown_plays(tmp_path: Path) -> None:
    (script,) = blocks("python")
    file = tmp_path / "first.py"
    file.write_text(script)
    texts = [f"cmd@60s:'{sys.executable}' '{file}'", "random"]
    players = [make_player(text, GAME, "") for text in texts]
    assert not play(GAME, Options(players=2), "first", players).forfeits


@pytest.mark.parametrize("game", VIEWS)
def test_every_field_of_a_view_is_explained(game: str) -> None:
    (chapter,) = re.findall(f"^## {game}\n(.*?)(?=^## |\\Z)", (DOCS / "views.md").read_text("utf-8"), re.DOTALL | re.M)
    tables = re.split("^### ", chapter, flags=re.MULTILINE)[1:]
    explained = {
        table.split("\n")[0]: {
            name for cell in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", cell)
        }
        for table in tables
    }
    assert explained == {kind.__name__: {field.name for field in msgspec.structs.fields(kind)} for kind in VIEWS[game]}


def test_the_players_of_the_time_control_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    texts = re.findall(r"^\| `(cmd.*?)` \|", (DOCS / "bots.md").read_text("utf-8"), re.MULTILINE)
    assert len(texts) == 4
    for text in texts:
        make_player(text.replace("./bot", "./greedy.py"), GAME, "").close()
