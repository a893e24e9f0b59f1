"""A client that asks for too much is refused, and nobody else is affected."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketState
from websockets import ConnectionClosed
from websockets.asyncio.client import connect

from tests.server.client import cookie, make_table, new_token
from tests.server.rooms import house, until
from tests.server.serving import Served
from tests.server.windows import ANNA, BEN, Window, closed, ending, run, started_game, window
from twocities.server import live
from twocities.server.app import make_app
from twocities.server.house import NewTable
from twocities.server.limits import (
    COMMANDS,
    EXPLANATIONS,
    READS_PER_ADDRESS,
    SOCKETS_PER_GUEST,
    TABLES_PER_GUEST,
    TALK_PER_GUEST,
    TALK_PER_TABLE,
)
from twocities.server.refusals import Refusal

OF_PROGRAMS = NewTable("citadels", {"players": 8}, levels=("newcomer",) * 8)  # more than may wait for a peer


def test_a_client_that_sends_too_fast_is_refused_and_then_cut_off(served: Served, table: str) -> None:
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


async def talk(looking: Window, lines: int) -> list[str]:
    """Somebody says this many lines; returns the answers, each as its type or the key of the refusal."""
    answers = [await looking.say(f'{{"type": "say", "id": 3, "text": "{at}", "name": "Eve"}}') for at in range(lines)]
    return [answer["reasons"][0]["key"] if "reasons" in answer else answer["type"] for answer in answers]


def test_a_guest_may_say_some_lines_at_once_in_all_windows_together(served: Served) -> None:
    async def say_all() -> None:
        eve = new_token()
        tables = [await make_table(served.url, ANNA, OF_PROGRAMS) for _ in range(2)]
        async with window(served, tables[0], eve) as one, window(served, tables[1], eve) as other:
            said = await talk(one, TALK_PER_GUEST[1])
            assert said == ["accepted"] * TALK_PER_GUEST[1]
            assert "too-fast" in await talk(other, 2)
            await other.ask("ping")

    run(say_all())


def test_talk_by_spectators_does_not_use_up_the_players_limit(served: Served) -> None:
    async def say_all() -> None:
        table = await started_game(served)
        heard: list[str] = []
        while "too-fast" not in heard:
            async with window(served, table, new_token()) as watching:
                heard += await talk(watching, TALK_PER_GUEST[1])
        assert heard.count("accepted") >= TALK_PER_TABLE[1]
        async with window(served, table, new_token()) as newcomer:
            assert "too-fast" in await talk(newcomer, 5)
        async with window(served, table, BEN) as ben:
            assert await talk(ben, 2) == ["accepted", "accepted"]

    run(say_all())


@asynccontextmanager
async def who_decides(served: Served) -> AsyncIterator[tuple[Window, str]]:
    """The seat that must decide in a new game, and the question why its turn cannot end."""
    table = await started_game(served)
    async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
        deciding = anna if anna.scene["choices"] else ben
        question = {"type": "explain", "id": 3, "version": deciding.scene["version"], "choice": "end turn"}
        yield deciding, json.dumps(question)


def test_asking_why_too_fast_is_refused_but_moving_is_not(served: Served) -> None:
    async def ask_why() -> None:
        async with who_decides(served) as (deciding, question):
            answers = [await deciding.say(question) for _ in range(EXPLANATIONS[1] + 60)]
            assert {answer["type"] for answer in answers[: EXPLANATIONS[1]]} == {"explained"}
            assert {answer["reasons"][0]["key"] for answer in answers[EXPLANATIONS[1] :]} >= {"too-fast"}
            await deciding.choose()

    run(ask_why())


def test_asking_why_does_not_use_up_the_limit_for_moves(served: Served) -> None:
    async def ask_why() -> None:
        async with who_decides(served) as (deciding, question):
            for _ in range(EXPLANATIONS[1]):
                assert (await deciding.say(question))["type"] == "explained"
            for _ in range(int(COMMANDS[1])):
                assert (await deciding.say('{"type": "ping", "id": 4}'))["type"] == "accepted"

    run(ask_why())


def test_the_windows_of_a_guest_are_limited(served: Served, table: str) -> None:
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


def test_the_tables_a_guest_creates_at_once_are_limited(served: Served) -> None:
    async def make_all() -> list[httpx.Response]:
        most = TABLES_PER_GUEST[1]
        async with httpx.AsyncClient(trust_env=False, headers=cookie(new_token())) as guest:
            return [await guest.post(f"{served.url}/api/tables", json={"game": "citadels"}) for _ in range(most + 1)]

    *made, refused = run(make_all())
    assert {answer.status_code for answer in made} == {201}
    assert refused.status_code == 429
    assert refused.json()["reasons"][0]["key"] == "too-many-new-tables"


def test_reading_too_many_finished_games_is_refused(served: Served) -> None:
    most = READS_PER_ADDRESS[1]
    with httpx.Client(trust_env=False, base_url=served.url) as client:
        statuses = [client.post("/api/check", json={"record": ""}).status_code for _ in range(2 * most)]
    assert statuses[:most] == [422] * most
    assert 429 in statuses[most:]


def test_a_client_that_does_not_read_is_closed_and_continues_later(served: Served) -> None:
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
            for _ in range(TALK_PER_GUEST[1]):
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


class Stalled:
    """The connection to a peer that takes nothing."""

    def __init__(self) -> None:
        self.unread = 0
        self._hung_up = asyncio.Event()

    def write(self, text: bytes) -> None:
        self.unread += len(text)

    def hang_up(self) -> None:
        self._hung_up.set()

    async def receive(self) -> Message:
        await self._hung_up.wait()
        return {"type": "websocket.disconnect", "code": 1006}


def test_what_waits_for_a_peer_that_does_not_read_is_bounded_in_bytes(tmp_path: Path) -> None:
    """However few the messages are; only a single one may be longer."""

    async def send(message: Message) -> None:
        raise AssertionError(message)

    async def doze() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(NewTable("citadels"), "ann")
            wire = Stalled()
            state = {"guest": "eve", "passing": False, "wire": wire}
            peer = WebSocket({"type": "websocket", "app": make_app(opened), "state": state}, wire.receive, send)
            peer.client_state = WebSocketState.CONNECTED
            dozing = live.Window(peer, room)
            looking = asyncio.create_task(dozing.run(0))
            await until(lambda: room.listeners)
            for _ in range(3):
                dozing.send(b"x" * (live.MOST_UNREAD // 2))
            assert live.MOST_UNREAD // 2 < wire.unread <= live.MOST_UNREAD
            with pytest.raises(Refusal, match="too-slow"):
                await looking
            assert room.listeners == []
            wire.unread = 0
            dozing.send(b"something later")  # which the peer must not get without what came before it
            assert not wire.unread
            live.Window(peer, room).send(b"x" * 2 * live.MOST_UNREAD)
            assert wire.unread == 2 * live.MOST_UNREAD

    run(doze())
