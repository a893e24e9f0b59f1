"""The live connection over real sockets: whatever is sent, and whoever sends it, nobody loses or learns anything."""

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import pytest
from websockets import ClientConnection, ConnectionClosed, InvalidStatus
from websockets.asyncio.client import connect

from tests.server.client import ask, cookie, make_table, new_token
from tests.server.databases import database
from tests.server.serving import Served, serving
from twocities.server.guests import TOKEN
from twocities.server.house import NewTable
from twocities.server.limits import COMMANDS, READS_PER_ADDRESS, SOCKETS_PER_GUEST, TABLES_PER_GUEST
from twocities.server.safety import LONGEST_BODY

T = TypeVar("T")

OF_SHORT_BEATS = "from twocities import cli; from twocities.server import command; command.BEAT = 0.1; cli.main()"
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nCookie: twocities={token}\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

SAFETY_NET = 60.0  # seconds; nothing takes nearly as long
ANNA, BEN = new_token(), new_token()
FOR_TWO = NewTable("citadels", {"players": 2}, seat=0, name="Anna")
OF_PROGRAMS = NewTable("citadels", {"players": 8}, levels=("newcomer",) * 8)  # long: far more than waits for a peer


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests that do it no harm."""
    arguments = "--pace", "0", "--workers", "1", "--origin", "https://play.example"
    with serving(database(tmp_path_factory.mktemp("live")), *arguments) as served:
        yield served


@pytest.fixture(scope="module")
def table(served: Served) -> str:
    """A table of Anna's for all tests that do it no harm."""
    return run(make_table(served.url, ANNA, FOR_TWO))


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(coroutine, SAFETY_NET))


class Window:
    """A live connection, and all scenes it has shown."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scenes: list[dict[str, Any]] = []

    @property
    def scene(self) -> dict[str, Any]:
        return self.scenes[-1]

    @property
    def news(self) -> list[dict[str, Any]]:
        return [item for scene in self.scenes for item in scene["news"]]

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "scene":
            self.scenes.append(message)
        return message

    async def hear_until(self, version: int) -> None:
        while self.scene["version"] < version:
            await self.hear()

    async def say(self, message: str | bytes) -> dict[str, Any]:
        """The answer to a message."""
        await self.socket.send(message)
        while (answer := await self.hear())["type"] == "scene":
            pass
        return answer

    async def ask(self, kind: str, **about: Any) -> dict[str, Any]:
        """The answer to a command, which must be accepted."""
        answer = await self.say(json.dumps({"type": kind, "id": 7, **about}))
        assert answer["type"] == "accepted", answer
        assert answer["id"] == 7
        return answer

    async def choose(self) -> int:
        """Makes the first choice there is; the version it leads to."""
        scene = self.scene
        version: int = (await self.ask("choose", version=scene["version"], choice=scene["choices"][0]))["version"]
        return version


@asynccontextmanager
async def window(
    served: Served, table: str, token: str = "", since: str = "0", **headers: str
) -> AsyncIterator[Window]:
    """What somebody sees; without a token a passer-by."""
    address = f"{served.sockets}/api/tables/{table}/live?since={since}"
    sent = {**headers, **(cookie(token) if token else {})}
    async with connect(address, additional_headers=sent, compression=None, proxy=None) as socket:
        looking = Window(socket)
        await looking.hear()
        yield looking


async def started_game(served: Served) -> str:
    """A game of Anna and Ben."""
    table = await make_table(served.url, ANNA, FOR_TWO)
    async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
        await ben.ask("sit", seat=1, name="Ben")
        await anna.ask("start")
    return table


async def closed(served: Served, path: str, token: str = "") -> tuple[int, str]:
    """With which code and reason a connection is closed at once."""
    headers = cookie(token) if token else {}
    async with connect(f"{served.sockets}{path}", additional_headers=headers, proxy=None) as socket:
        return await ending(socket)


async def ending(socket: ClientConnection) -> tuple[int, str]:
    """With which code and reason the server closes a connection."""
    await socket.wait_closed()
    assert socket.close_code is not None
    return socket.close_code, socket.close_reason or ""


# -- what is no command


@pytest.mark.parametrize(
    ("message", "number"),
    [
        ("", 0),
        ("start", 0),
        ("null", 0),
        ("[]", 0),
        ("{}", 0),
        ("{" * 16_000, 0),
        ('{"type": "arrange", "id": 1, "options": ' + "[" * 8000, 0),
        ('{"type": "start"}', 0),
        ('{"type": "start", "id": "x"}', 0),
        ('{"type": "start", "id": true}', 0),
        ('{"type": "start", "id": 1.5}', 0),
        ('{"type": "start", "id": ' + "9" * 5000 + "}", 0),
        ('{"type": "start", "id": 4, "by": "me"}', 4),
        ('{"type": "startle", "id": 4}', 4),
        ('{"type": 1, "id": 4}', 4),
        ('{"id": 4}', 4),
        ('{"id": 4, "type": "choose", "version": "1", "choice": "gold"}', 4),
        ('{"id": 4, "type": "choose", "version": 1, "choice": null}', 4),
        ('{"id": 4, "type": "choose", "version": 1, "choice": "\\ud800"}', 0),
        ('{"id": 4, "type": "scene"}', 4),
        ('{"id": 4, "type": "arrange", "options": {}, "listed": true, "clock": {"seconds": 1e999}}', 4),
        (b'{"type": "start", "id": 4}', 0),
        (b"\xff\x00", 0),
    ],
)
def test_what_is_no_command_is_refused_and_changes_nothing(
    served: Served, table: str, message: str | bytes, number: int
) -> None:
    async def send() -> None:
        async with window(served, table, ANNA) as anna:
            version = anna.scene["version"]
            answer = await anna.say(message)
            assert (answer["type"], answer["id"]) == ("refused", number)
            assert [reason["key"] for reason in answer["reasons"]] == ["malformed"]
            assert 0 < len(answer["reasons"][0]["about"]) <= 200
            assert (await anna.ask("say", text="I am still here."))["version"] == version + 1

    run(send())


@pytest.mark.parametrize(("message", "code"), [("x" * 16_385, 1009), ("x" * 1_000_000, 1009), (b"\xff", 1007)])
def test_too_long_a_message_and_what_is_no_text_close_the_connection(
    served: Served, table: str, message: str | bytes, code: int
) -> None:
    async def send() -> None:
        async with window(served, table, ANNA) as anna:
            with suppress(ConnectionClosed):
                await anna.socket.send(message, text=True)
            assert (await ending(anna.socket))[0] == code
        async with window(served, table, ANNA) as again:
            assert again.scene["version"] == anna.scene["version"]

    run(send())


def test_a_table_that_is_not_there_and_a_version_that_is_none_are_refused(served: Served, table: str) -> None:
    async def connect_all() -> None:
        for path in ("/api/tables/nothing/live", f"/api/tables/{table[:-1]}/live", "/api/tables/%00%ff/live"):
            assert await closed(served, path) == (4404, "no-such-table")
        for since in ("x", "-1", "1.0", "%d9%a1", "9" * 10, ""):
            assert await closed(served, f"/api/tables/{table}/live?since={since}") == (4400, "since")
        async with window(served, table, since="999999999") as looking:  # of another storage, perhaps
            assert [item["version"] for item in looking.news] == list(range(1, looking.scene["version"] + 1))

    run(connect_all())


# -- other pages


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("", True),
        ("own", True),
        ("https://play.example", True),
        ("http://PLAY.example", True),
        ("https://evil.example", False),
        ("https://play.example.evil.example", False),
        ("https://play.example:8443", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_only_pages_of_the_server_itself_may_use_it(served: Served, table: str, origin: str, welcome: bool) -> None:
    async def visit() -> None:
        headers = {"Origin": served.url if origin == "own" else origin} if origin else {}
        async with httpx.AsyncClient(trust_env=False, headers={**headers, **cookie(ANNA)}) as browser:
            posted = await browser.post(f"{served.url}/api/check", content="{}")
            looked = await browser.get(f"{served.url}/health")
        assert (posted.status_code == 403) != welcome
        assert looked.is_success
        if welcome:
            async with window(served, table, ANNA, **headers) as anna:
                assert anna.scene["you"] == 0
        else:
            assert posted.json()["reasons"][0]["key"] == "foreign-page"
            with pytest.raises(InvalidStatus) as problem:
                async with window(served, table, ANNA, **headers):
                    pass
            assert problem.value.response.status_code == 403

    run(visit())


def test_friends_come_to_the_address_that_people_see(served: Served) -> None:
    assert httpx.get(f"{served.url}/api/address", trust_env=False).json() == {"address": "https://play.example"}


def test_every_answer_tells_browsers_to_be_careful(served: Served) -> None:
    async def ask_all() -> list[httpx.Response]:
        async with httpx.AsyncClient(trust_env=False, base_url=served.url) as browser:
            return [
                await browser.get("/health"),
                await browser.get("/api/nothing"),
                await browser.get("/nothing"),
                await browser.delete("/health"),
                await browser.post("/api/tables", content="{"),
                await browser.post("/api/tables", content="x" * (LONGEST_BODY + 1)),
                await browser.post("/api/tables", headers={"origin": "https://evil.example"}),
            ]

    answers = run(ask_all())
    assert [answer.status_code for answer in answers] == [200, 404, 404, 405, 400, 413, 403]
    for answer in answers:
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
        if not answer.is_success:
            assert answer.json()["reasons"][0]["key"]


# -- who somebody is


def test_whoever_has_no_cookie_gets_one_that_no_script_can_read(served: Served) -> None:
    async def visit(*sent: str, **headers: str) -> str:
        async with httpx.AsyncClient(
            trust_env=False, headers=[(b"cookie", value.encode("latin-1")) for value in sent]
        ) as browser:
            return str((await browser.get(f"{served.url}/health", headers=headers)).headers.get("set-cookie", ""))

    async def visit_all() -> None:
        got = await visit()
        value, _, attributes = got.partition("; ")
        assert TOKEN.fullmatch(value.removeprefix("twocities="))
        assert attributes == "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
        assert (await visit(**{"X-Forwarded-Proto": "https"})).endswith("; Secure")
        assert await visit() != got
        for bad in ("twocities=", "twocities=x", f"twocities={'x' * 44}", f"twocities={'%' * 43}", f"other={ANNA}"):
            assert await visit(cookie=bad)
        assert await visit(cookie=f"other=1; twocities={ANNA}") == ""

    run(visit_all())


def test_two_servers_on_one_computer_leave_each_others_seats_alone(served: Served, tmp_path: Path) -> None:
    """Browsers send a cookie to every port of a computer."""

    async def visit(other: Served) -> None:
        async with httpx.AsyncClient(trust_env=False) as browser:
            tables = {}
            for server in (served, other, served):
                answer = await browser.post(
                    f"{server.url}/api/tables", json={"game": "citadels", "seat": 0, "name": "A"}
                )
                tables[answer.json()["id"]] = server
            token = browser.cookies["twocities"]
        for table, server in tables.items():
            async with window(server, table, token) as looking:
                assert looking.scene["you"] == 0
            other_server = other if server is served else served
            assert await closed(other_server, f"/api/tables/{table}/live", token) == (4404, "no-such-table")

    with serving(database(tmp_path)) as other:
        run(visit(other))


def test_a_passer_by_may_act_until_it_goes(served: Served) -> None:
    async def pass_by() -> None:
        table = await make_table(served.url, ANNA, FOR_TWO)
        async with window(served, table) as passing:
            await passing.ask("sit", seat=1, name="Somebody")
            assert passing.scene["you"] == 1
        async with window(served, table) as another:
            assert another.scene["you"] is None

    run(pass_by())


# -- who sees what


def test_a_spectator_sees_what_lies_open_and_nothing_else(served: Served) -> None:
    async def watch() -> None:
        table = await started_game(served)
        async with AsyncExitStack() as stack:
            enter = stack.enter_async_context
            players = [await enter(window(served, table, token)) for token in (ANNA, BEN)]
            watcher = await enter(window(served, table))
            for _ in range(20):
                deciding = next(player for player in players if player.scene["choices"])
                version = await deciding.choose()
                for looking in (*players, watcher):
                    await looking.hear_until(version)
            assert watcher.scene["you"] is None
            assert not any(scene["choices"] for scene in watcher.scenes)
            assert watcher.scene["view"]["hand"] == watcher.scene["view"]["held"] == []
            hands = [player.scene["view"]["hand"] for player in players]
            assert watcher.scene["view"]["hand_counts"] == [len(hand) for hand in hands]
            assert players[0].scene["view"] != players[1].scene["view"]
            heard = [item for item in watcher.news if item["kind"] == "chose"]
            assert len(heard) == 20
            assert not any("choice" in item for item in heard)

    run(watch())


def test_all_windows_of_a_seat_show_the_same(served: Served) -> None:
    async def look() -> None:
        table = await started_game(served)
        async with AsyncExitStack() as stack:
            anna, again = [await stack.enter_async_context(window(served, table, ANNA)) for _ in range(2)]
            ben = await stack.enter_async_context(window(served, table, BEN))
            for turn in range(6):
                deciding = ben if ben.scene["choices"] else (anna, again)[turn % 2]
                version = await deciding.choose()
                for looking in (anna, again, ben):
                    await looking.hear_until(version)
            assert [scene["view"] for scene in anna.scenes[-6:]] == [scene["view"] for scene in again.scenes[-6:]]
            assert anna.scene["choices"] == again.scene["choices"]
            await anna.socket.close()
            assert again.scene["table"]["seats"][0]["online"]
            await again.socket.close()
            while ben.scene["table"]["seats"][0]["online"]:
                await ben.hear()

    run(look())


def test_who_comes_back_hears_exactly_what_was_missed(served: Served) -> None:
    async def miss() -> None:
        table = await started_game(served)
        async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
            for _ in range(12):
                deciding = anna if anna.scene["choices"] else ben
                version = await deciding.choose()
                await anna.hear_until(version)
                await ben.hear_until(version)
        for since in range(version + 1):
            async with window(served, table, ANNA, since=str(since)) as again:
                assert again.scene["news"] == anna.news[since:]
                assert again.scene["view"] == anna.scene["view"]
                assert again.scene["choices"] == anna.scene["choices"]

    run(miss())


def test_everybody_looks_back_through_their_own_eyes(served: Served) -> None:
    async def look() -> None:
        table = await started_game(served)
        async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
            for _ in range(6):
                version = await (anna if anna.scene["choices"] else ben).choose()
                for looking in (anna, ben):
                    await looking.hear_until(version)
        for token, own in ((ANNA, "0"), (BEN, "1"), (new_token(), "spectator")):
            for eyes in ("0", "1", "spectator", "all"):
                for path in (f"replay?seat={eyes}", f"moments/6?seat={eyes}", "record", "position?choices=0"):
                    answer = await ask(served.url, token, "GET", f"/api/tables/{table}/{path}")
                    told = path.endswith(f"seat={own}")
                    assert answer.status_code == (200 if told else 409), path
                    assert answer.headers["cache-control"] == "no-store"
                    if not told:
                        assert answer.json()["reasons"][0]["key"] == "not-over"
        for token, looking in ((ANNA, anna), (BEN, ben)):
            seat = looking.scene["you"]
            replay = (await ask(served.url, token, "GET", f"/api/tables/{table}/replay?seat={seat}")).json()
            chosen = [item for item in looking.news if item["kind"] == "chose"]
            assert [item for item in replay["news"] if item["kind"] == "chose"] == chosen
            assert (replay["choices"], replay["outcome"]) == (6, None)
            moment = await ask(served.url, token, "GET", f"/api/tables/{table}/moments/6?seat={seat}")
            assert moment.json() == {"choices": 6, "views": [looking.scene["view"]]}

    run(look())


# -- is anybody there?


def test_a_ping_is_answered_and_changes_nothing(served: Served, table: str) -> None:
    async def ping() -> None:
        async with window(served, table, ANNA) as anna, window(served, table) as passing:
            for looking in (anna, passing):
                assert (await looking.ask("ping"))["version"] == anna.scene["version"]
            async with window(served, table, ANNA) as again:
                assert again.scene == anna.scene

    run(ping())


def test_a_ping_costs_as_little_as_a_choice(served: Served, table: str) -> None:
    async def ping() -> None:
        async with window(served, table, ANNA) as anna:
            for _ in range(COMMANDS[1]):
                await anna.ask("ping")

    run(ping())


def test_who_answers_no_ping_is_cut_off_and_away(tmp_path: Path) -> None:
    def come(served: Served, table: str) -> str:
        """All that somebody gets whose connection is open though nobody is there."""
        address = urlsplit(served.url)
        with socket.create_connection((address.hostname, address.port), SAFETY_NET) as silent:
            silent.sendall(HANDSHAKE.format(table=table, token=ANNA, host=address.netloc).encode())
            return b"".join(iter(lambda: silent.recv(65_536), b"")).decode(errors="replace")

    async def be_away(served: Served, table: str) -> None:
        while (await ask(served.url, BEN, "GET", f"/api/tables/{table}")).json()["seats"][0]["online"]:
            pass

    with serving(database(tmp_path), program=("-c", OF_SHORT_BEATS)) as served:
        table = run(make_table(served.url, ANNA, FOR_TWO))
        assert '"online":true' in come(served, table)
        run(be_away(served, table))


# -- limits


def test_whoever_sends_too_fast_is_refused_and_then_cut_off(served: Served, table: str) -> None:
    async def flood() -> None:
        async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
            keys = set()
            with suppress(ConnectionClosed):
                while True:
                    answer = await anna.say('{"id": 3}')
                    assert answer["id"] == 3
                    keys.add(answer["reasons"][0]["key"])
            assert keys == {"malformed", "too-fast"}
            assert await ending(anna.socket) == (1008, "too-fast")
            await ben.ask("say", text="Nobody else minds.", name="Ben")
        async with window(served, table, ANNA) as again:
            await again.ask("say", text="Sorry.")

    run(flood())


def test_a_guest_may_open_many_windows_but_not_any_number(served: Served, table: str) -> None:
    async def open_all() -> None:
        path, token = f"/api/tables/{table}/live", new_token()
        async with AsyncExitStack() as stack:
            opened = [await stack.enter_async_context(window(served, table, token)) for _ in range(SOCKETS_PER_GUEST)]
            assert await closed(served, path, token) == (4429, "too-many-connections")
            async with window(served, table, BEN):
                pass
            await opened[0].socket.close()
            async with window(served, table, token):
                pass

    run(open_all())


def test_a_guest_may_make_many_tables_but_not_any_number_at_once(served: Served) -> None:
    async def make_all() -> list[httpx.Response]:
        most = TABLES_PER_GUEST[1]
        async with httpx.AsyncClient(trust_env=False, headers=cookie(new_token())) as guest:
            return [await guest.post(f"{served.url}/api/tables", json={"game": "citadels"}) for _ in range(most + 1)]

    *made, refused = run(make_all())
    assert {answer.status_code for answer in made} == {201}
    assert refused.status_code == 429
    assert refused.json()["reasons"][0]["key"] == "too-many-new-tables"


def test_whoever_reads_finished_games_without_end_is_refused_after_many(served: Served) -> None:
    most = READS_PER_ADDRESS[1]
    with httpx.Client(trust_env=False, base_url=served.url) as client:
        statuses = [client.post("/api/check", json={"record": ""}).status_code for _ in range(2 * most)]
    assert statuses[:most] == [422] * most
    assert 429 in statuses[most:]


def test_who_does_not_read_is_closed_and_carries_on_later(served: Served) -> None:
    async def doze() -> None:
        table = await make_table(served.url, ANNA, OF_PROGRAMS)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect((served.url.split(":")[1].strip("/"), int(served.url.rsplit(":", 1)[1])))
        address = f"{served.sockets}/api/tables/{table}/live"
        async with (
            connect(address, sock=small, compression=None, max_queue=1) as slow,
            window(served, table, ANNA) as anna,
        ):
            dozing = Window(slow)
            await anna.ask("start")
            while anna.scene["outcome"] is None:
                await anna.hear()
            for _ in range(50):
                await anna.ask("say", text="Are you asleep?" * 20, name="Anna")
            with suppress(ConnectionClosed):
                while True:
                    await dozing.hear()
        seen = dozing.scene["version"]
        assert seen < anna.scene["version"]
        async with window(served, table, since=str(seen)) as again:
            assert again.scene["version"] == anna.scene["version"]
            assert [item["version"] for item in dozing.news + again.news] == list(range(1, anna.scene["version"] + 1))

    run(doze())


# -- how the server is doing


def test_metrics_count_tables_connections_commands_and_choices(tmp_path: Path) -> None:
    async def count(served: Served) -> dict[str, float]:
        table = await started_game(served)
        async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
            await (anna if anna.scene["choices"] else ben).choose()
            await ben.say('{"type": "start", "id": 1}')
            async with httpx.AsyncClient(trust_env=False) as prometheus:
                text = (await prometheus.get(f"{served.url}/metrics")).text
        assert re.fullmatch(r'((# TYPE \w+ \w+|\w+(\{\w+="[\w-]+"\})? [\d.e-]+)\n)+', text)
        assert table not in text
        lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in lines}

    with serving(database(tmp_path)) as served:
        found = run(count(served))
    assert found.pop("twocities_storage_append_seconds_sum") > 0
    assert found == {
        'twocities_tables{phase="open"}': 0,
        'twocities_tables{phase="running"}': 1,
        'twocities_tables{phase="over"}': 0,
        "twocities_tables_stuck": 0,
        "twocities_sockets": 2,
        'twocities_commands_total{answer="accepted"}': 3,
        'twocities_commands_total{answer="not-host"}': 1,
        'twocities_choices_total{by="person"}': 1,
        "twocities_storage_append_seconds_count": 4,
    }


def test_logs_are_json_and_tell_no_secrets(served: Served) -> None:
    async def be_noisy() -> str:
        table = await started_game(served)
        async with window(served, table, ANNA) as anna:
            await anna.socket.send(b"\xff", text=True)
            await ending(anna.socket)
        return table

    table = run(be_noisy())
    lines = [json.loads(line) for line in served.log().splitlines()]
    assert {line["level"] for line in lines} == {"info", "error"}
    assert all({"time", "level", "message"} <= set(line) for line in lines)
    for secret in (table, ANNA, "since=", "take ", "still here"):
        assert secret not in served.log()
