"""Cards from an owner's box at the tables of a server: the server's own, loaded by a host, saved with the game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from tests.machine.box import EXAMPLE
from tests.server.databases import database
from tests.server.rooms import house, play, played, seated, started, until
from tests.server.serving import serving
from twocities.core import SplitMix, read_record
from twocities.machine.own_cards import MOST_BYTES, read_cards
from twocities.server import replay
from twocities.server.entries import Clock
from twocities.server.files import read_file
from twocities.server.house import NewTable
from twocities.server.messages import Arrange, Rematch
from twocities.server.safety import LONGEST_BODY

OWN: Final[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(read_cards(EXAMPLE)))
HOUSE: Final = 'levy_bonds = 7\n[words.en.directive-levy]\nname = "Tithe"\n'


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server that plays with cards from a box."""
    folder = tmp_path_factory.mktemp("cards")
    cards = folder / "house.toml"
    cards.write_text(HOUSE, "utf-8")
    with (
        serving(database(folder), "--workers", "1", "--cards", str(cards)) as server,
        httpx.Client(base_url=f"{server.url}/api", trust_env=False, timeout=60) as client,
    ):
        yield client


def made(http: httpx.Client, **wish: object) -> dict[str, Any]:
    answer = http.post("/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def plain(document: object) -> Any:
    """A document as JSON represents it."""
    return msgspec.json.decode(msgspec.json.encode(document))


def reasons(answer: httpx.Response) -> tuple[int, list[dict[str, Any]]]:
    return answer.status_code, answer.json()["reasons"]


def test_the_servers_cards_are_used_at_every_table_without_its_own(http: httpx.Client) -> None:
    own = msgspec.to_builtins(read_cards(HOUSE))
    assert http.get("/games").json()["defaults"] == {"machine": {"cards": own}}
    table = made(http, game="machine", options={"plan": 3})
    assert table["cards"]
    assert table["options"] == {"plan": 3}
    assert http.get(f"/tables/{table['id']}/cards").json() == own
    ours = made(http, game="machine", options={"cards": None})
    assert ours["cards"] == ""
    assert http.get(f"/tables/{ours['id']}/cards").json() is None
    citadels = made(http, game="citadels")
    assert citadels["cards"] == ""
    assert http.get(f"/tables/{citadels['id']}/cards").json() is None


def test_a_host_loads_a_file(http: httpx.Client) -> None:
    cards = http.post("/cards", json={"game": "machine", "text": EXAMPLE})
    assert (cards.status_code, cards.json()) == (200, OWN)
    tables = [made(http, game="machine", options={"cards": cards.json()}) for _ in range(2)]
    assert tables[0]["cards"] == tables[1]["cards"] != made(http, game="machine")["cards"]
    assert http.get(f"/tables/{tables[0]['id']}/cards").json() == OWN


@pytest.mark.parametrize(
    ("text", "line", "reason", "values"),
    [
        (
            "levy_bonds = 3\nlevy_bonds",
            2,
            "file-unreadable",
            {"detail": "Expected '=' after a key in a key/value pair"},
        ),
        ("\nlevy_bonds = 99", 2, "file-number", {"found": "levy_bonds = 99", "least": 0, "most": 15}),
        ("[words.en.hero-fowler]\nname = 'F'", 1, "file-not-ours", {"found": "hero-fowler"}),
        ("#" * (MOST_BYTES + 1), 0, "file-too-large", {"most": MOST_BYTES}),
    ],
)
def test_a_bad_file_is_refused_by_line(
    http: httpx.Client, text: str, line: int, reason: str, values: dict[str, object]
) -> None:
    status, (file, what) = reasons(http.post("/cards", json={"game": "machine", "text": text}))
    assert (status, file["key"], file["values"]) == (422, "file", {"line": line})
    assert (what["key"], what["values"]) == (reason, values)


def test_an_invalid_file_is_refused(http: httpx.Client) -> None:
    for body in (
        b"{}",
        b'{"game": "machine"}',
        b'{"game": "machine", "text": 3}',
        b'{"game": "machine", "text": "", "more": ""}',
        b"[]",
        b'{"game": "machine", "text": "\\ud800"}',
        b'{"game": "machine", "text": "\xff"}',
    ):
        status, (reason,) = reasons(http.post("/cards", content=body))
        assert (status, reason["key"]) == (400, "malformed")
    status, (reason,) = reasons(http.post("/cards", json={"game": "machine", "text": " " * LONGEST_BODY}))
    assert (status, reason["key"]) == (413, "too-large")
    for game in ("citadels", "chess"):
        status, (reason,) = reasons(http.post("/cards", json={"game": game, "text": ""}))
        assert (status, reason["key"], reason["about"]) == (422, "unknown-game", game)


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        ({"levy_bonds": 99}, "file-number"),
        ({"heroes": {"wizard": {"initiative": 1, "max_trust": 1, "start": "art"}}}, "file-none-of"),
        ({"words": {"en": {"hero-fowler": {"name": "F"}}}}, "file-not-ours"),
        ({"words": {"en": {"hero-physician": {"name": "a\u202eb"}}}}, "file-words"),
        ({"words": {"en": {"hero-physician": {"name": "x" * 41}}}}, "file-words"),
        ({"words": {"xx": {}}}, "file-none-of"),
        ({"luck": 7}, "unreadable-options"),
        ({"words": {"en": {"hero-physician": {"name": 3}}}}, "unreadable-options"),
        ("cards", "unreadable-options"),
    ],
)
def test_cards_among_options_are_checked_too(http: httpx.Client, cards: object, key: str) -> None:
    status, (first, *_) = reasons(http.post("/tables", json={"game": "machine", "options": {"cards": cards}}))
    assert (status, first["key"]) == (422, key)


def test_the_host_may_load_other_cards_before_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            options = {"revolutionaries": 1, "cards": OWN}
            room, (ann, bob) = await seated(opened, "machine", options)
            key = bob.scene.table.cards
            await ann.does(Arrange(1, {"revolutionaries": 1, "plan": 3}, False, Clock()))
            assert (bob.scene.table.cards, bob.scene.table.options) == (key, {"revolutionaries": 1, "plan": 3})
            await ann.does(Arrange(1, {"revolutionaries": 1, "cards": {"levy_bonds": 3}}, False, Clock()))
            assert bob.scene.table.cards not in ("", key)
            assert await ann.refused(Arrange(1, {"cards": {"levy_bonds": 99}}, False, Clock())) == "file-number"
            await ann.does(Arrange(1, {"revolutionaries": 1, "cards": None}, False, Clock()))
            assert (bob.scene.table.cards, room.table.cards) == ("", None)

    played(story)


def test_cards_are_played_with_recorded_and_played_with_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            options = {"revolutionaries": 1, "heroes": ["physician", "actress", "fowler"], "cards": OWN}
            room, people = await started(opened, "machine", options)
            assert [hero["max_trust"] for hero in people[0].view()["heroes"] if hero["name"] == "physician"] == [9]
            assert b"Surgeon" not in people[0].messages[-1]  # the texts are requested once, not sent with every choice
            await play(room, people, SplitMix(1))
            text = replay.record(room.table)
            record = read_record(text)
            assert record.options.cards == read_cards(EXAMPLE)
            assert record.final() == room.table.state
            assert read_file(text, "").options.cards == record.options.cards
            position = replay.position(room.table, 5)
            assert read_file("", position).options.cards == record.options.cards
            name = (await people[0].does(Rematch(1))).table
            again = await opened.find(name)
            assert again is not None
            assert plain(again.table.cards) == OWN
            on = await opened.create(NewTable("", position=position), "ann")
            assert plain(on.table.cards) == OWN
        async with house(tmp_path) as opened:
            stored = await opened.find(name)
            assert stored is not None
            assert plain(stored.table.cards) == OWN

    played(story)


def test_bots_play_with_the_cards_from_a_box(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            options = {"revolutionaries": 1, "cards": OWN}
            room, people = await started(opened, "machine", options, levels=("newcomer", ""))
            rng = SplitMix(2)
            while not any(made.program for made in room.table.made):
                await until(lambda: people[0].scene.choices or room.table.made[-1].program)
                if people[0].scene.choices:
                    await play(room, people, rng, 1)

    played(story)
