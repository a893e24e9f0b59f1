"""The live connections: to a table, where commands come in one after the other, and scenes and answers go out; and to
the list of one's own tables."""

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

MOST_UNREAD: Final = 2**18  # bytes waiting for a peer that does not take them; a single message may have more
LONGEST_REASON: Final = 200
PATIENCE: Final = 5.0  # seconds for a slow peer to hear that it is closed

# uvicorn raises RuntimeError in the moment between its own closing of a connection and the loss of it.
GONE: Final = (WebSocketDisconnect, RuntimeError)
CODES: Final = {  # with which a connection is closed, by the refusal that is its reason; 1013: come back by yourself
    "too-fast": 1008,
    "too-slow": 1013,
    "storage": 1013,
    "since": 4400,
    "no-cookie": 4401,
    "banned": 4403,
    "no-such-table": 4404,
    "unreadable-table": 4404,
    "too-many-connections": 4429,
}

log = logging.getLogger("twocities.server")


async def live(socket: WebSocket) -> None:
    """A connection to the table of the path, which hears everything since the version it asks for."""

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
    """A connection, and why it is closed."""
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
        self._closed: Refusal | None = None  # why, once it is
        self._commands = Bucket(*COMMANDS)

    def send(self, message: bytes) -> None:
        """The peer will get it, in order; or its connection is closed because it takes too little."""
        if self._closed is not None:
            return
        unread = self._wire.unread
        if unread and unread + len(message) > MOST_UNREAD:
            self.close(refusal("too-slow"))
        else:
            self._wire.write(message)

    def close(self, why: Refusal) -> None:
        """Ends the connection, which hears why and nothing more."""
        if self._closed is None:
            self._closed = why
            self._wire.hang_up()


class OwnWindow(Line):
    """A connection through which a guest looks at the list of their own tables."""

    async def run(self) -> None:
        """Until the peer goes or the connection is closed. Raises Refusal."""
        watching = self._socket.app.state.house.watching
        try:
            await watching.join(self)
            while (await self._socket.receive())["type"] != "websocket.disconnect":
                if not self._commands.take(COST):
                    raise refusal("too-fast")
                self.send(encode(Heard()))
        except StorageProblem:
            raise refusal("storage") from None
        finally:
            watching.leave(self)
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
        """Until the peer goes or the connection is closed. Raises Refusal."""
        self._room.join(self, since)
        try:
            await self._read_all()
        finally:
            self._room.leave(self)
        if self._closed is not None:
            raise self._closed

    async def _read_all(self) -> None:
        """Raises Refusal."""
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            command = _read_command(message.get("text"))
            answer = await self._answer(command)
            self._metrics.count_answer(command, answer)
            self.send(encode(answer))

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
        """Whether the command comes no faster than it may; whoever asks why can still move."""
        if isinstance(command, Explain):
            return self._explanations.take()
        return self._commands.take(1 if isinstance(command, Choose | Ping) else COST)

    def _may(self, command: AnyCommand) -> bool:
        """Whether others are spared: nobody is talked into silence, or asked for seats without end."""
        table = self._room.table
        seated = table.seat_of(self.guest) is not None
        if isinstance(command, Say):
            return self._limits.may_talk(self._socket, table.name, seated)
        return seated or not isinstance(command, Sit) or self._limits.may_sit(table.name)


class _Numbered(msgspec.Struct):
    id: int = 0


def _read_command(text: str | None) -> AnyCommand | Refused:
    """The command of a message, or the answer to what is none, such as a binary message (None)."""
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
