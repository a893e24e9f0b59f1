"""Scripted people: each has a cookie, plays a seat of a table over real sockets and reconnects after every loss."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

import httpx
import msgspec
from websockets import ClientConnection, ConnectionClosed, WebSocketException
from websockets.asyncio.client import connect

from twocities.core import Generator
from twocities.server.commands import PHRASES
from twocities.server.house import NewTable
from twocities.server.messages import (
    Accepted,
    AnyMessage,
    Choose,
    Command,
    News,
    Refused,
    Say,
    Scene,
    Sit,
    Start,
    encode,
)

RETRY: Final = 0.05  # seconds before reconnecting
PATIENCE: Final = 60.0  # seconds for an answer, however busy the computer is
RECONSIDERED: Final = 100  # per thousand decisions that nobody waits for

decode: Final[Callable[[str | bytes], AnyMessage]] = msgspec.json.Decoder(AnyMessage).decode


def new_token() -> str:
    """A token like the one in a guest's cookie."""
    return secrets.token_urlsafe(32)


def cookie(token: str) -> dict[str, str]:
    """The header that tells the server who somebody is."""
    return {"Cookie": f"twocities={token}"}


async def ask(url: str, token: str, method: str, path: str, body: bytes = b"") -> httpx.Response:
    """The answer to a request."""
    async with httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE) as client:  # plain HTTP
        return await client.request(method, f"{url}{path}", content=body, headers=cookie(token))


async def make_table(url: str, token: str, wish: NewTable) -> str:
    """A new table at a server, hosted by the guest with the token."""
    answer = await ask(url, token, "POST", "/api/tables", encode(wish))
    assert answer.is_success, answer.text
    table: str = answer.json()["id"]
    return table


async def enter(url: str, table: str, token: str, since: int = 0, source: str = "") -> ClientConnection:
    """A live connection to a table; `source`: from that address of this computer. Raises OSError or
    WebSocketException."""
    return await connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?since={since}",
        additional_headers=cookie(token),
        compression=None,
        proxy=None,
        max_size=None,
        max_queue=None,
        ping_interval=None,
        local_addr=(source, 0) if source else None,
    )


class Trouble(NamedTuple):
    """What goes wrong on somebody's side, per thousand messages."""

    lost: int = 0  # the connection is lost after sending or receiving
    repeated: int = 0  # what was sent is sent again
    late: int = 0  # something old is sent again
    talk: int = 0  # not an error: a line of chat in between


NO_TROUBLE: Final = Trouble()


class Person:
    """Somebody who plays a seat, or watches (None), choosing at random among what is offered.

    A choice without an answer is sent again, unchanged, over the next connection. Somebody asleep never chooses."""

    def __init__(self, seat: int | None, rng: Generator, trouble: Trouble, asleep: bool = False) -> None:
        self.token = new_token()
        self.seat = seat
        self.table = ""
        self.scene: Scene | None = None
        self.news: list[News] = []  # by version
        self.made: list[str] = []  # our own accepted choices, in order
        self.refused: Counter[str] = Counter()  # by reason: what was refused when sent for the first time
        self.retold = 0  # news received again
        self.losses = 0
        self._rng = rng
        self._trouble = trouble
        self._asleep = asleep
        self._count = 0  # of commands
        self._waiting: dict[int, Command] = {}  # by id: sent over this connection and not answered yet
        self._choice: Choose | None = None  # not answered yet
        self._told = False  # that the choice has been made
        self._sent: list[Choose] = []
        self._old: ClientConnection | None = None  # given up, without the server knowing

    @property
    def over(self) -> bool:
        return self.scene is not None and self.scene.outcome is not None and self._choice is None

    async def play(self, url: Callable[[], str]) -> None:
        """Until the game is over; `url` says where the server is now."""
        while not self.over:
            try:
                socket = await enter(url(), self.table, self.token, len(self.news))
            except (OSError, WebSocketException):
                await asyncio.sleep(RETRY)
                continue
            with suppress(ConnectionClosed):
                await self._take_part(socket)
            if socket is not self._old:
                await socket.close()
            self._waiting.clear()
        await self._forget_old()

    async def _take_part(self, socket: ClientConnection) -> None:
        """Until the game is over. Raises ConnectionClosed."""
        while True:
            self._hear(decode(await socket.recv()))
            if self._happens(self._trouble.lost):
                await self._lose(socket)
            await self._act(socket)
            if self.over:
                return

    # -- receiving

    def _hear(self, message: AnyMessage) -> None:
        match message:
            case Scene():
                self._look(message)
            case Accepted(id=number, version=version):
                command = self._waiting.pop(number)  # of all repetitions, only one is ever accepted
                if command is self._choice:
                    assert self._told, f"{command} was accepted before it was told"
                    self._settle()
                elif isinstance(command, Say):
                    said = self.news[version - 1]
                    assert (said.kind, said.seat, said.phrase) == ("said", self.seat, command.phrase)
            case Refused(id=number, reasons=reasons):
                refused = self._waiting.pop(number, None)
                made_before = refused is self._choice and self._told  # because of what came over an earlier connection
                too_talkative = isinstance(refused, Say) and reasons[0].key == "too-fast"
                if refused and not made_before and not too_talkative:
                    self.refused.update([reason.key for reason in reasons])
                    if refused is self._choice and reasons[0].key != "storage":
                        self._choice = None

    def _look(self, scene: Scene) -> None:
        """News comes in order, each item once, unless the server had to read the table again."""
        known = self.news[scene.news[0].version - 1 :] if scene.news else []
        assert scene.news[: len(known)] == known
        self.retold += len(known)
        for item in scene.news[len(known) :]:
            self.news.append(item)
            assert item.version == len(self.news)
            if item.kind == "chose" and item.seat == self.seat is not None and not self._asleep:
                assert self._choice, f"{item} was never chosen"
                assert not self._told, f"{item} was chosen once"
                self._told = True
        assert scene.version == len(self.news)
        self.scene = scene

    def _settle(self) -> None:
        """The choice is part of the game."""
        assert self._choice
        self.made.append(self._choice.choice)
        self._choice, self._told = None, False

    # -- sending

    async def _act(self, socket: ClientConnection) -> None:
        assert self.scene
        if self._choice and self._told and not self._waiting:  # the answer was lost
            self._settle()
        if not self._waiting and not self.scene.table.stuck and (command := self._choice or self._wish()):
            if command is self._choice and self._old is not None:
                with suppress(ConnectionClosed):
                    await self._old.send(encode(command), text=True)
            self._choice = command if isinstance(command, Choose) else None
            await self._send(socket, command)
        if self._happens(self._trouble.talk):
            await self._send(socket, Say(self._next(), phrase=PHRASES[self._rng.below(len(PHRASES))], name="Ann"))

    def _wish(self) -> Command | None:
        scene = self.scene
        assert scene
        if scene.you != self.seat and self.seat is not None:
            return Sit(self._next(), self.seat, f"Person {self.seat}")
        if scene.hosting and scene.table.phase == "open" and all(seat.kind != "open" for seat in scene.table.seats):
            return Start(self._next())
        if self._asleep:
            return None
        if scene.choices and (self.seat in (scene.view or {})["pending"] or self._happens(RECONSIDERED)):
            return Choose(self._next(), scene.version, scene.choices[self._rng.below(len(scene.choices))])
        return None

    async def _send(self, socket: ClientConnection, command: Command) -> None:
        if self._sent and self._happens(self._trouble.late):
            await socket.send(encode(self._sent[self._rng.below(len(self._sent))]), text=True)
        self._waiting[command.id] = command
        await socket.send(encode(command), text=True)
        if isinstance(command, Choose):
            self._sent.append(command)
            if self._happens(self._trouble.repeated):
                await socket.send(encode(command), text=True)
        if self._happens(self._trouble.lost):
            await self._lose(socket)

    async def _lose(self, socket: ClientConnection) -> None:
        """At once; or without the server noticing, so that it still receives over it what is sent again later."""
        self.losses += 1
        await self._forget_old()
        if self._rng.below(2):
            self._old = socket
        else:
            socket.transport.abort()
        raise ConnectionClosed(None, None)

    async def _forget_old(self) -> None:
        if self._old is not None:
            self._old.transport.abort()
            await self._old.wait_closed()
            self._old = None

    def _next(self) -> int:
        self._count += 1
        return self._count

    def _happens(self, of_a_thousand: int) -> bool:
        return of_a_thousand > 0 and self._rng.below(1000) < of_a_thousand
