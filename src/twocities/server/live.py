"""The live connections: to a table, where commands come in one after another and scenes and answers go out; and to a
guest's list of their own tables."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from twocities.core import Reason
from twocities.server.database import StorageProblem
from twocities.server.guests import guest_of, is_passing
from twocities.server.limits import COMMANDS, COST, EXPLANATIONS, FLOOD, Bucket, Limits
from twocities.server.messages import (
    AnyAnswer,
    AnyCommand,
    Choose,
    Explain,
    Ping,
    Refused,
    Say,
    Sit,
    decode_command,
    encode,
)
from twocities.server.metrics import Metrics
from twocities.server.own_tables import Heard
from twocities.server.refusals import Refusal, refusal
from twocities.server.room import Room
from twocities.server.wire import Wire

MOST_UNREAD: Final = 2**18  # bytes queued for a peer that does not read; a single message may be longer
LONGEST_REASON: Final = 200
PATIENCE: Final = 5.0  # seconds for a slow peer to receive the reason for closing

# uvicorn raises RuntimeError after it has closed a connection and before it notices that the connection is lost.
GONE: Final = (WebSocketDisconnect, RuntimeError)
LEFT: Final = (1000, 1001, 1005)  # how a connection ends that the page has closed
LOST: Final = 1006
CODES: Final = {  # close codes by refusal; 1013 means: reconnect automatically
    "too-fast": 1008,
    "too-slow": 1013,
    "storage": 1013,
    "since": 4400,
    "session-ended": 4401,
    "no-cookie": 4401,
    "banned": 4403,
    "no-such-table": 4404,
    "unreadable-table": 4404,
    "too-many-connections": 4429,
}

log = logging.getLogger("twocities.server")


async def live(socket: WebSocket) -> None:
    """A connection to the table of the path, which receives everything since the version it asks for."""

    async def run() -> None:
        window = Window(socket, await _find(socket))
        with socket.app.state.door.enter(socket, window.close):
            await window.run(_since(socket))

    await _serve(socket, run)


async def own_live(socket: WebSocket) -> None:
    """A connection of a guest to the list of their own tables."""

    async def run() -> None:
        if is_passing(socket):
            raise refusal("no-cookie")
        window = OwnWindow(socket)
        with socket.app.state.door.enter(socket, window.close):
            await window.run()

    await _serve(socket, run)


async def _serve(socket: WebSocket, run: Callable[[], Awaitable[None]]) -> None:
    """Runs a connection; returns why it is closed."""
    await socket.accept()
    try:
        with socket.app.state.limits.socket(socket):
            await run()
    except Refusal as problem:
        key = problem.reasons[0].key
        with suppress(TimeoutError, *GONE):
            async with asyncio.timeout(PATIENCE):
                await socket.close(CODES[key], key)


async def _find(socket: WebSocket) -> Room:
    room: Room | None = await socket.app.state.house.find(socket.path_params["table"])
    if room is None:
        raise refusal("no-such-table")
    return room


def _since(socket: WebSocket) -> int:
    since = socket.query_params.get("since", "0")
    if not re.fullmatch("[0-9]{1,9}", since):
        raise refusal("since")
    return int(since)


class Line:
    """A connection of a guest."""

    def __init__(self, socket: WebSocket) -> None:
        self.guest = guest_of(socket)
        self._socket = socket
        self._wire: Wire = socket.state.wire
        self._closed: Refusal | None = None  # the reason
        self._commands = Bucket(*COMMANDS)

    def send(self, message: bytes) -> None:
        """Sends a message, in order; closes the connection if the peer reads too slowly."""
        if self._closed is not None:
            return
        unread = self._wire.unread
        if unread and unread + len(message) > MOST_UNREAD:
            self.close(refusal("too-slow"))
        else:
            self._wire.write(message)

    def close(self, why: Refusal) -> None:
        """Ends the connection; the peer receives the reason and nothing more."""
        if self._closed is None:
            self._closed = why
            self._wire.hang_up()


class OwnWindow(Line):
    """A connection through which a guest watches the list of their own tables."""

    async def run(self) -> None:
        """Runs until the peer leaves or the connection is closed. Raises Refusal."""
        house = self._socket.app.state.house
        house.storage.peers.arrive("", self.guest)
        try:
            await house.watching.join(self)
            while (await self._socket.receive())["type"] != "websocket.disconnect":
                if not self._commands.take(COST):
                    raise refusal("too-fast")
                self.send(encode(Heard()))
        except StorageProblem:
            raise refusal("storage") from None
        finally:
            house.watching.leave(self)
            house.storage.peers.depart("", self.guest)
        if self._closed is not None:
            raise self._closed


class Window(Line):
    """A connection through which a guest looks at a table."""

    def __init__(self, socket: WebSocket, room: Room) -> None:
        super().__init__(socket)
        self._room = room
        self._metrics: Metrics = socket.app.state.metrics
        self._limits: Limits = socket.app.state.limits
        self._explanations = Bucket(*EXPLANATIONS)
        self._flood = Bucket(*FLOOD)

    async def run(self, since: int) -> None:
        """Runs until the peer leaves or the connection is closed. Raises Refusal."""
        self._room.join(self, since)
        code = LOST
        try:
            code = await self._read_all()
        finally:
            self._room.leave(self, lost=code not in LEFT)
        if self._closed is not None:
            raise self._closed

    async def _read_all(self) -> int:
        """Returns the code with which the connection ended. Raises Refusal."""
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            command = _read_command(message.get("text"))
            answer = await self._answer(command)
            self._metrics.count_answer(command, answer)
            self.send(encode(answer))
        return int(message["code"])

    async def _answer(self, command: AnyCommand | Refused) -> AnyAnswer:
        """Raises Refusal."""
        if not self._allowed(command):
            if not self._flood.take():
                raise refusal("too-fast")
            return _refused(command.id, "too-fast")
        if isinstance(command, Refused):
            return command
        if is_passing(self._socket) and not isinstance(command, Ping):
            return _refused(command.id, "no-cookie")
        if not self._may(command):
            return _refused(command.id, "too-fast")
        try:
            return await self._room.do(self.guest, command)
        except Exception:
            log.exception("a command failed", extra={"table": self._room.table.name})
            return _refused(command.id, "failed")

    def _allowed(self, command: AnyCommand | Refused) -> bool:
        """Whether the command is within its rate limit. Asking for explanations does not use up the limit for moves."""
        if isinstance(command, Explain):
            return self._explanations.take()
        return self._commands.take(1 if isinstance(command, Choose | Ping) else COST)

    def _may(self, command: AnyCommand) -> bool:
        """Whether the command is within the limits that protect others from too much talk or too many requests for
        seats."""
        table = self._room.table
        seated = table.seat_of(self.guest) is not None
        if isinstance(command, Say):
            return self._limits.may_talk(self._socket, table.name, seated)
        return seated or not isinstance(command, Sit) or self._limits.may_sit(table.name)


class _Numbered(msgspec.Struct):
    id: int = 0


def _read_command(text: str | None) -> AnyCommand | Refused:
    """The command in a message, or the answer to a message that is not one (None: a binary message)."""
    try:
        command: AnyCommand = decode_command(text or "")
        return command
    except (ValueError, RecursionError) as problem:
        about = "binary" if text is None else str(problem)[:LONGEST_REASON]
    try:
        number = msgspec.json.decode(text or "", type=_Numbered).id
    except (ValueError, RecursionError):
        number = 0
    return _refused(number, "malformed", about)


def _refused(number: int, key: str, about: str = "") -> Refused:
    return Refused(number, [Reason(key, "", about)])
