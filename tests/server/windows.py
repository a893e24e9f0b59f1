"""Live connections for tests: windows of people at a table, over real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest
from websockets import ClientConnection
from websockets.asyncio.client import connect

from tests.server.client import cookie, make_table, new_token
from tests.server.databases import database
from tests.server.serving import Served, serving
from twocities.server.house import NewTable

T = TypeVar("T")

SAFETY_NET = 60.0  # seconds; nothing takes nearly as long
ANNA, BEN = new_token(), new_token()
FOR_TWO = NewTable("citadels", {"players": 2}, seat=0, name="Anna")

HANDSHAKE = (  # of a live connection
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nCookie: twocities={token}\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


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
    """A live connection, and all scenes it has received."""

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
        """The answer to a command that must be accepted."""
        answer = await self.say(json.dumps({"type": kind, "id": 7, **about}))
        assert answer["type"] == "accepted", answer
        assert answer["id"] == 7
        return answer

    async def choose(self) -> int:
        """Makes the first choice offered; returns the version it leads to."""
        scene = self.scene
        version: int = (await self.ask("choose", version=scene["version"], choice=scene["choices"][0]))["version"]
        return version


@asynccontextmanager
async def window(
    served: Served, table: str, token: str = "", since: str = "0", **headers: str
) -> AsyncIterator[Window]:
    """What somebody sees; without a token, a passer-by."""
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
    """The code and reason with which a connection is closed at once."""
    headers = cookie(token) if token else {}
    async with connect(f"{served.sockets}{path}", additional_headers=headers, proxy=None) as socket:
        return await ending(socket)


async def ending(socket: ClientConnection) -> tuple[int, str]:
    """The code and reason with which the server closes a connection."""
    await socket.wait_closed()
    assert socket.close_code is not None
    return socket.close_code, socket.close_reason or ""
