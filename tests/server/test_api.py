"""The HTTP API of a real server: its answers, secrets and refusals."""

import asyncio
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.endings import AUTOMATON, ending
from tests.server.client import cookie, new_token
from tests.server.databases import database
from tests.server.played import Tables, errors, prepare, stored
from tests.server.serving import serving
from twocities.citadels.presets import PRESETS
from twocities.core import Event, read_position, read_record
from twocities.machine.presets import PRESETS as CITIES
from twocities.players.spec import LEVELS
from twocities.server.entries import Chose, read_entry
from twocities.server.house import NewTable
from twocities.server.safety import LONGEST_BODY
from twocities.words import Words

ROOT = Path(__file__).parents[2]


class World(NamedTuple):
    """A server with tables in every state."""

    database: str
    tables: Tables
    url: str
    http: httpx.Client

    def get(self, path: str, **parameters: str | int | float) -> Any:
        """The answer at a path."""
        answer = self.http.get(f"/api/{path}", params=parameters)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object) -> httpx.Response:
        return self.http.post(f"/api/{path}", json=body)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    url = database(tmp_path_factory.mktemp("world"))
    tables = asyncio.run(prepare(url))
    with serving(url, "--pace", "0", "--workers", "1") as server:
        with httpx.Client(base_url=server.url, trust_env=False, timeout=60) as http:
            yield World(url, tables, server.url, http)
        assert server.stop() == 0
        assert errors(server.log()) == []


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status of a refusal and its first reason, in the common format."""
    assert answer.headers["content-type"] == "application/json"
    (reasons,) = answer.json().values()
    assert all(reason.keys() == {"key", "clause", "about", "kind", "values"} for reason in reasons)
    return answer.status_code, reasons[0]["key"]


def plain(document: object) -> Any:
    """A document as JSON represents it."""
    return msgspec.json.decode(msgspec.json.encode(document))


def choices_that_count(world: World, table: str) -> list[Chose]:
    """The last choice with each number: what followed an undone choice has been undone, too."""
    by_number: dict[int, Chose] = {}
    for entry in map(read_entry, stored(world.database, table).lines):
        if isinstance(entry, Chose):
            by_number[entry.number] = entry
    return list(by_number.values())


# -- set-up


def test_whatever_the_games_offer_can_be_played(world: World) -> None:
    citadels, machine = world.get("games")["games"]
    assert (citadels["name"], machine["name"]) == ("citadels", "machine")
    assert citadels["presets"].keys() == PRESETS.keys()
    assert machine["cities"].keys() == CITIES.keys()
    assert citadels["players"] == [2, 3, 4, 5, 6, 7, 8]
    assert machine["revolutionaries"] == [1, 2, 3]
    assert (machine["riots_to_win"], machine["most_published"]) == (3, 3)
    uniques = [district["name"] for district in citadels["districts"] if district["type"] == "unique"]
    cast = {character["rank"]: character["name"] for character in citadels["characters"]}
    wishes = [
        ("citadels", {"players": 3, "preset": "own", "characters": [*cast.values()], "uniques": uniques[:14]}),
        ("citadels", {"preset": list(citadels["presets"])[-1], "players": citadels["players"][-1]}),
        ("machine", {"city": machine["cities"]["ring"], "heroes": [hero["name"] for hero in machine["heroes"]][:3]}),
        ("machine", {"city": "windmill", "revolutionaries": machine["revolutionaries"][0]}),
    ]
    for game, options in wishes:
        made = world.post("tables", {"game": game, "options": options})
        assert made.status_code == 201, made.text


def test_there_is_no_address_for_friends_if_only_this_computer_has_access(world: World) -> None:
    assert world.get("address") == {"address": ""}


def test_levels_and_phrases_are_listed(world: World) -> None:
    told = world.get("games")
    assert told["levels"] == list(LEVELS)
    assert "good-game" in told["phrases"]


# -- tables


def test_a_new_table_is_as_requested_and_stays(world: World) -> None:
    wish = {
        "game": "citadels",
        "options": {"players": 3},
        "levels": ["", "regular"],
        "seat": 0,
        "name": "Zoë",
        "clock": {"seconds": 30},
    }
    made = world.post("tables", wish)
    assert made.status_code == 201
    card = made.json()
    assert [(seat["kind"], seat["name"], seat["level"], seat["host"]) for seat in card["seats"]] == [
        ("person", "Zoë", "", True),
        ("program", "", "regular", False),
        ("open", "", "", False),
    ]
    assert card["clock"] == {"seconds": 30}
    assert world.get(f"tables/{card['id']}") == card


def test_only_listed_tables_are_shown_newest_first(world: World) -> None:
    hidden, first, second = [
        world.post("tables", {"game": "citadels", "listed": listed}).json()["id"] for listed in (False, True, True)
    ]
    shown = [card["id"] for card in world.get("tables", phase="open")]
    assert shown[:2] == [second, first]
    assert world.tables.open in shown
    assert hidden not in shown
    assert [card["id"] for card in world.get("tables", phase="running")] == [world.tables.running]
    assert {*shown, world.tables.running} == {card["id"] for card in world.get("tables")}


def test_no_more_are_shown_than_asked_for(world: World) -> None:
    for _ in range(11):  # no host has more than ten tables in a list
        headers = cookie(new_token())
        for _ in range(10):
            made = world.http.post("/api/tables", json={"game": "machine", "listed": True}, headers=headers)
            assert made.status_code == 201
    assert len(world.get("tables", phase="open")) == 50
    assert len(world.get("tables", phase="open", limit=100)) == 100


def test_creating_too_many_tables_is_refused(world: World) -> None:
    headers = cookie(new_token())
    answers = [world.http.post("/api/tables", json={"game": "machine"}, headers=headers) for _ in range(40)]
    assert refusal(answers[-1]) == (429, "too-many-new-tables")
    assert answers[0].status_code == 201


def test_finished_tables_are_shown_the_last_one_first_page_by_page(world: World) -> None:
    whole = world.get("finished")
    tables = world.tables
    assert [one["table"]["id"] for one in whole] == [
        *(tables.strange, tables.elsewhere, tables.old, tables.machine, tables.over)
    ]
    assert all(one["table"]["phase"] == "over" and one["outcome"]["places"] for one in whole)
    pages: list[Any] = []
    before = 1e12
    while page := world.get("finished", limit=2, before=before):
        pages += page
        before = page[-1]["at"]
    assert pages == whole


# -- finished games


def test_the_record_of_a_finished_game_leads_to_its_end(world: World) -> None:
    answer = world.http.get(f"/api/tables/{world.tables.over}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = read_record(answer.text)
    assert record.final() == stored(world.database, world.tables.over).state
    texts = [(seat, record.game.text(choice)) for seat, choice in record.choices]
    assert texts == [(entry.seat, entry.choice) for entry in choices_that_count(world, world.tables.over)]


@pytest.mark.parametrize("name", ["over", "machine", "position"])
def test_the_positions_of_a_finished_game_are_those_it_had(world: World, name: str) -> None:
    table = stored(world.database, getattr(world.tables, name))
    for choices in (0, len(table.moves) // 2, len(table.moves)):
        text = world.http.get(f"/api/tables/{table.name}/position", params={"choices": choices}).text
        assert read_position(text) == table.state_after(choices)


@pytest.mark.parametrize("name", ["over", "machine"])
def test_a_replay_contains_everything_except_what_was_undone(world: World, name: str) -> None:
    table = getattr(world.tables, name)
    entries = choices_that_count(world, table)
    made = [entry for entry in map(read_entry, stored(world.database, table).lines) if isinstance(entry, Chose)]
    assert len(made) > len(entries)  # some were undone
    for eyes, seen_by in [("0", 0), ("1", 1), ("spectator", None)]:
        replay = world.get(f"tables/{table}/replay", seat=eyes)
        told = [news for news in replay["news"] if news["kind"] == "chose"]
        assert [news["number"] for news in told] == list(range(1, len(entries) + 1))
        assert replay["choices"] == len(entries)
        moments = [news.get("number", 0) for news in replay["news"]]
        assert (moments, moments[-1]) == (sorted(moments), len(entries))
        assert [news.get("events", []) for news in told] == [
            plain([event.seen_by(seen_by) for event in entry.events]) for entry in entries
        ]
        assert {news["kind"] for news in replay["news"]} >= {"arranged", "seated", "started", "said", "finished"}
        assert not {news["kind"] for news in replay["news"]} & {"undone", "proposed", "answered"}


def test_the_replay_of_all_seats_contains_what_each_learned_in_secret(world: World) -> None:
    def whole(event: Event) -> dict[str, Any]:
        return {"kind": event.kind, "seat": event.seat, **event.public, **event.private}

    entries = choices_that_count(world, world.tables.over)
    replay = world.get(f"tables/{world.tables.over}/replay")
    assert replay["you"] is None
    told = [news for news in replay["news"] if news["kind"] == "chose"]
    assert [news.get("events", []) for news in told] == plain([[*map(whole, entry.events)] for entry in entries])
    assert any(event.private for entry in entries for event in entry.events)
    assert [seat["name"] for seat in replay["table"]["seats"]] == ["Ann", "Person 1"]
    assert replay["outcome"] == plain(stored(world.database, world.tables.over).outcome)


@pytest.mark.parametrize("name", ["over", "machine", "position"])
def test_a_moment_shows_what_each_saw_then(world: World, name: str) -> None:
    table = stored(world.database, getattr(world.tables, name))
    for choices in (0, len(table.moves) // 2, len(table.moves)):
        state = table.state_after(choices)
        path = f"tables/{table.name}/moments/{choices}"
        views = [state.view(0), state.view(1)]
        outlook = plain(state.outlook([0, 1]))
        assert world.get(path) == {"choices": choices, "views": plain(views), "outlook": outlook}
        assert world.get(path, seat=1)["views"] == plain(views[1:])
        assert world.get(path, seat=1)["outlook"] == plain(state.outlook([1]))
        assert world.get(path, seat="spectator")["views"] == plain([state.view(None)])


def test_news_survives_a_change_of_rules_but_moments_do_not(world: World) -> None:
    for table in (world.tables.strange, world.tables.elsewhere):
        assert world.get(f"tables/{table}/replay")["outcome"]
        for path in ("record", "position?choices=3", "moments/3"):
            assert refusal(world.http.get(f"/api/tables/{table}/{path}")) == (409, "rules-changed")
    moment = world.get(f"tables/{world.tables.old}/moments/3")  # other rules that lead to the same game
    assert moment == world.get(f"tables/{world.tables.over}/moments/3")


def test_a_table_of_another_version_is_named_as_such(world: World) -> None:
    for path in ("", "/replay", "/record"):
        answer = world.http.get(f"/api/tables/{world.tables.unreadable}{path}")
        assert refusal(answer) == (409, "unreadable-table")


# -- secrets


PATHS = ["record", "position?choices=0", "replay", "replay?seat=0", "moments/0", "moments/0?seat=1"]
OF_SPECTATORS = ["replay?seat=spectator", "moments/0?seat=spectator"]


@pytest.mark.parametrize("table", ["running", "open", "closed"])
def test_without_a_seat_one_learns_only_what_spectators_know_of_a_running_game(world: World, table: str) -> None:
    key = "not-started" if table == "closed" else "not-over"
    for path in PATHS if table == "running" else PATHS + OF_SPECTATORS:
        answer = world.http.get(f"/api/tables/{getattr(world.tables, table)}/{path}")
        assert refusal(answer) == (409, key)
        assert answer.json() == {"reasons": [{"key": key, "clause": "", "about": "", "kind": "", "values": {}}]}


def test_the_record_of_a_game_that_began_in_a_position_replays_to_the_same_end(world: World) -> None:
    text = world.http.get(f"/api/tables/{world.tables.position}/record").text
    assert read_record(text).final() == stored(world.database, world.tables.position).state
    assert world.post("check", {"record": text}).json()["choices"] == len(read_record(text).choices)


# -- files


def test_a_file_is_described(world: World) -> None:
    over = stored(world.database, world.tables.over)
    record = world.http.get(f"/api/tables/{world.tables.over}/record").text
    told = world.post("check", {"record": record}).json()
    assert (told["game"], told["options"], told["seats"]) == ("citadels", {"players": 2}, 2)
    assert (told["choices"], told["outcome"], told["empty"]) == (len(over.moves), plain(over.outcome), [])
    assert world.post("check", {"record": ending(AUTOMATON)}).json()["empty"] == [0]
    position = world.http.get(f"/api/tables/{world.tables.machine}/position?choices=9").text
    told = world.post("check", {"position": position}).json()
    assert (told["game"], told["choices"], told["outcome"]) == ("machine", 0, None)
    for wish in ({"record": record, "choices": 40}, {"position": position}):
        assert world.post("tables", {"game": "", **wish}).status_code == 201


def test_a_file_with_a_problem_is_refused_with_its_line_and_the_reason(world: World) -> None:
    record = world.http.get(f"/api/tables/{world.tables.over}/record").text
    words = Words("server")
    for file, keys in [
        (record.replace("seed ", "seed 1"), {"file-illegal", "file-changed"}),
        (record.replace("gather", "gobble", 1), {"file-no-choice"}),
        (record.replace("\n0 ", f"\n{'9' * 5000} ", 1), {"file-no-seat"}),
        (record[: record.rindex("\nend ")], {"file-cut"}),
        (record.replace('"players":2', '"players":9'), {"file-options"}),
        ("", {"file-title"}),
    ]:
        wish = {"game": "citadels", "position": "?"}
        for path, more in [("check", {}), ("replay", {}), ("moments/0", {}), ("tables", wish)]:
            answer = world.post(path, {**more, "record": file})
            assert refusal(answer) == (422, "file")
            where, wrong, *rules = answer.json()["reasons"]
            assert where["values"]["line"] > 0
            assert wrong["key"] in keys
            assert bool(rules) == (wrong["key"] in ("file-illegal", "file-options"))
            assert all(rule["clause"] for rule in rules)
            for reason in (where, wrong):
                assert words(f"refused-{reason['key']}", **reason["values"])


def test_a_position_that_cannot_be_true_is_refused_with_its_line(world: World) -> None:
    header = 'twocities position\ngame citadels 2\noptions {"players":4}\nholds 0 thief\nholds 1 king\n'
    words = Words("server")
    for facts, line, key in [
        ("robbed king", 6, "file-needs"),
        ("threats king bishop", 6, "file-needs"),
        ("warrants king", 6, "file-needs"),
        ("next king\nbewitched king", 7, "file-no-witch"),
        ("first_complete 1", 6, "file-incomplete"),
        ("hand 0 tavern+", 6, "file-coin"),
        ("beautified 9", 6, "file-number"),
        ("gold 100000000 0 0 0", 6, "file-number"),
        ("turn 0 king\nask turn 0", 6, "file-not-held"),
        ("next king\ngathered", 7, "file-needs"),
    ]:
        for path in ("check", "replay", "moments/0", "tables"):
            answer = world.post(path, {"position": header + facts, **({"game": ""} if path == "tables" else {})})
            assert refusal(answer) == (422, "file")
            where, wrong = answer.json()["reasons"]
            assert (where["values"]["line"], wrong["key"]) == (line, key)
            for reason in (where, wrong):
                assert words(f"refused-{reason['key']}", **reason["values"])


@pytest.mark.parametrize("name", ["over", "machine"])
def test_a_record_is_replayed_as_the_table_it_comes_from(world: World, name: str) -> None:
    path = f"tables/{getattr(world.tables, name)}"
    file = {"record": world.http.get(f"/api/{path}/record").text}
    card = world.post("check", file).json()
    for eyes in ("all", "1", "spectator"):
        at_table = [news for news in world.get(f"{path}/replay", seat=eyes)["news"] if news["kind"] == "chose"]
        replay = world.post(f"replay?seat={eyes}", file).json()
        assert replay["file"] == card
        assert replay["news"] == [{**news, "version": news["number"], "at": 0.0} for news in at_table]
        for choices in (0, card["choices"] // 2, card["choices"]):
            moment = world.post(f"moments/{choices}?seat={eyes}", file).json()
            assert moment == world.get(f"{path}/moments/{choices}", seat=eyes)


def test_a_position_has_one_moment_and_no_news(world: World) -> None:
    path = f"tables/{world.tables.machine}"
    file = {"position": world.http.get(f"/api/{path}/position?choices=9").text}
    assert world.post("replay", file).json() == {"file": world.post("check", file).json(), "news": []}
    assert world.post("moments/0", file).json()["views"] == world.get(f"{path}/moments/9")["views"]
    assert refusal(world.post("moments/1", file)) == (404, "no-such-moment")


def test_of_a_file_only_its_own_moments_and_seats_can_be_seen(world: World) -> None:
    file = {"record": world.http.get(f"/api/tables/{world.tables.over}/record").text}
    last = world.post("check", file).json()["choices"]
    answer = world.post(f"moments/{last + 1}", file)
    assert refusal(answer) == (404, "no-such-moment")
    assert answer.json()["reasons"][0]["about"] == str(last)
    for path in ("replay?seat=2", "moments/0?seat=-1"):
        assert refusal(world.post(path, file)) == (422, "no-such-seat")


# -- refusals

NOBODY = "A" * 22
LONE = b'{"game": "citadels", "name": "\\ud800"}'

REQUESTS: list[tuple[str, str, bytes, int, str]] = [
    ("GET", "/api/nothing", b"", 404, "no-such-path"),
    ("GET", "/api/", b"", 404, "no-such-path"),
    ("GET", "/api/tables/", b"", 404, "no-such-path"),
    ("GET", f"/api/tables/{NOBODY}", b"", 404, "no-such-table"),
    ("GET", f"/api/tables/{NOBODY}/live", b"", 404, "no-such-path"),
    ("GET", "/api/tables/%F0%9F%8F%B0", b"", 404, "no-such-table"),
    ("GET", "/api/tables/%00", b"", 400, "malformed"),
    ("GET", "/api/tables/%ED%A0%80", b"", 404, "no-such-table"),
    ("GET", f"/api/tables/{'x' * 9000}/record", b"", 404, "no-such-table"),
    ("GET", "/api/tables/{over}/moments/999999", b"", 404, "no-such-moment"),
    ("GET", "/api/tables/{over}/position?choices=999999", b"", 404, "no-such-moment"),
    ("DELETE", "/api/tables/{over}", b"", 405, "wrong-method"),
    ("PUT", "/api/games", b"", 405, "wrong-method"),
    ("BREW", "/api/tables", b"", 405, "wrong-method"),
    ("GET", "/api/tables?phase=over", b"", 400, "malformed"),
    ("GET", "/api/tables?pace=1", b"", 400, "malformed"),
    ("GET", "/api/games?x=1", b"", 400, "malformed"),
    ("GET", "/api/finished?limit=0", b"", 400, "malformed"),
    ("GET", "/api/finished?limit=51", b"", 400, "malformed"),
    ("GET", "/api/finished?limit=ten", b"", 400, "malformed"),
    ("GET", f"/api/finished?limit={'9' * 5000}", b"", 400, "malformed"),
    ("GET", "/api/finished?before=nan", b"", 400, "malformed"),
    ("GET", "/api/finished?before=inf", b"", 400, "malformed"),
    ("GET", "/api/finished?before=-1", b"", 400, "malformed"),
    ("GET", "/api/finished?before=%ff", b"", 400, "malformed"),
    ("GET", "/api/tables/{over}/position", b"", 400, "malformed"),
    ("GET", "/api/tables/{over}/position?choices=-1", b"", 400, "malformed"),
    ("GET", f"/api/tables/{{over}}/moments/{'9' * 400}", b"", 400, "malformed"),
    ("GET", "/api/tables/{over}/moments/few", b"", 400, "malformed"),
    ("GET", "/api/tables/{over}/replay?seat=none", b"", 400, "malformed"),
    ("GET", "/api/tables/{over}/replay?seat=2", b"", 422, "no-such-seat"),
    ("GET", "/api/tables/{over}/moments/3?seat=-1", b"", 422, "no-such-seat"),
    ("POST", "/api/tables", b"", 400, "malformed"),
    ("POST", "/api/tables", b'{"game"', 400, "malformed"),
    ("POST", "/api/tables", b"\xff\xfe", 400, "malformed"),
    ("POST", "/api/tables", LONE, 400, "malformed"),
    ("GET", "/api/tables?language=%00", b"", 400, "malformed"),
    ("DELETE", "/api/invitations/%00", b"", 400, "malformed"),
    ("POST", "/api/passkeys/remove", rb'{"id": "\u0000"}', 400, "malformed"),
    ("POST", "/api/passkeys/remove", rb'{"id": "\\\u0000"}', 400, "malformed"),
    ("POST", "/api/passkeys/remove", rb'{"id": "\\u0000"}', 404, "no-such-passkey"),  # six other characters
    ("POST", "/api/tables", b"[]", 400, "malformed"),
    ("POST", "/api/tables", b'{"game": 7}', 400, "malformed"),
    ("POST", "/api/tables", b'{"game": "citadels", "pace": 1}', 400, "malformed"),
    ("POST", "/api/tables", b'{"game": "citadels", "seat": 1.5}', 400, "malformed"),
    ("POST", "/api/tables", b'{"game": "citadels", "seat": %s}' % (b"9" * 5000), 400, "malformed"),
    ("POST", "/api/tables", b'{"game": "citadels", "clock": {"seconds": 1e999}}', 400, "malformed"),
    ("POST", "/api/tables", b'{"game": "citadels", "options": {"players": %s' % (b"[" * 50_000), 400, "malformed"),
    ("POST", "/api/tables", b" " * (LONGEST_BODY + 1), 413, "too-large"),
    ("POST", "/api/check", b" " * (LONGEST_BODY + 1), 413, "too-large"),
    ("POST", "/api/tables", b'{"game": "chess"}', 422, "unknown-game"),
    ("POST", "/api/tables", b'{"game": "citadels", "options": {"players": "4"}}', 422, "unreadable-options"),
    ("POST", "/api/tables", b'{"game": "citadels", "options": {"players": 9}}', 422, "player-count"),
    ("POST", "/api/tables", b'{"game": "citadels", "options": {"players": 99999999999999999999}}', 422, "player-count"),
    ("POST", "/api/tables", b'{"game": "citadels", "levels": ["wizard"]}', 422, "unknown-level"),
    ("POST", "/api/tables", b'{"game": "citadels", "levels": ["", "", "", "", ""]}', 422, "no-such-seat"),
    (
        *("POST", "/api/tables", b'{"game": "machine", "options": {"automaton": 1}, "levels": ["regular"]}'),
        *(422, "no-such-seat"),
    ),
    (
        *("POST", "/api/tables", b'{"game": "machine", "options": {"automaton": 1}, "seat": 0, "name": "A"}'),
        *(422, "no-such-seat"),
    ),
    ("POST", "/api/tables", b'{"game": "citadels", "seat": 99999999999999999999, "name": "A"}', 422, "no-such-seat"),
    ("POST", "/api/tables", b'{"game": "citadels", "seat": 0}', 422, "name"),
    ("POST", "/api/tables", b'{"game": "citadels", "clock": {"seconds": -1}}', 422, "clock"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "key"), REQUESTS)
def test_what_cannot_be_done_is_refused_with_the_reason(
    world: World, method: str, path: str, body: bytes, status: int, key: str
) -> None:
    path = path.replace("{over}", world.tables.over)
    answer = world.http.request(method, path, content=body, headers=cookie(new_token()))
    assert refusal(answer) == (status, key)


def test_every_reason_is_given_at_once(world: World) -> None:
    options = {"players": 9, "preset": "chaos", "characters": ["wolf"]}
    reasons = world.post("tables", {"game": "citadels", "options": options}).json()["reasons"]
    assert {reason["key"] for reason in reasons} == {"player-count", "unknown-preset", "unknown-character"}


def test_a_refused_method_names_those_there_are(world: World) -> None:
    assert world.http.delete("/api/tables").headers["allow"] == "GET, POST, HEAD"
    head = world.http.head("/api/games")
    assert (head.status_code, head.content) == (200, b"")


def test_a_client_that_disconnects_while_sending_is_forgotten(world: World) -> None:
    host, _, port = world.url.rpartition("/")[2].partition(":")
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(b"POST /api/check HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n{")
    assert world.get("games")


FIELDS = st.sampled_from([field.name for field in msgspec.structs.fields(NewTable)])
VALUES = st.none() | st.booleans() | st.integers() | st.text()
WISHES = st.recursive(VALUES, lambda part: st.lists(part) | st.dictionaries(FIELDS, part))


@settings(max_examples=50, deadline=None)
@given(body=st.binary(max_size=40) | WISHES.map(msgspec.json.encode))
def test_whatever_is_sent_the_answer_is_a_table_or_a_refusal(world: World, body: bytes) -> None:
    for path in ("tables", "check", "replay", "moments/0"):
        answer = world.http.post(f"/api/{path}", content=body, headers=cookie(new_token()))
        assert answer.status_code == 201 or refusal(answer)[0] in (400, 422)


def test_a_storage_that_cannot_be_read_or_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}") as server, httpx.Client(base_url=server.url, trust_env=False) as http:
        with sqlite3.connect(file) as connection:
            connection.execute("DROP TABLE tables")
        connection.close()
        for answer in (
            http.get("/api/finished"),
            http.get(f"/api/tables/{NOBODY}"),
            http.post("/api/tables", json={"game": "citadels"}),
        ):
            assert refusal(answer) == (503, "storage")
            assert answer.json()["reasons"][0]["about"] == "storage-file"


# -- the documentation


def test_the_program_in_the_documentation_plays_a_game(world: World, tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text("utf-8"), re.DOTALL)
    file = tmp_path / "program.py"
    file.write_text(program, "utf-8")
    run = subprocess.run((sys.executable, file, world.url.removeprefix("http://")), capture_output=True, text=True)
    assert re.fullmatch(r"place [1-4]\n", run.stdout), run.stderr
