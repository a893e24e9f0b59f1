"""What endpoints about tables and files have in common: their parameters, how they find and read, their refusals."""

from asyncio import get_running_loop
from collections.abc import Callable
from typing import Annotated, Final, TypeVar

import msgspec

from twocities.server.endpoints import Call, Parameters
from twocities.server.files import READER
from twocities.server.refusals import refusal
from twocities.server.room import Room

T = TypeVar("T")

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

FOUND: Final = ("no-such-table", "unreadable-table", "storage")
OVER: Final = (*FOUND, "not-over", "not-started", "too-fast")
REPLAYED: Final = (*OVER, "rules-changed")
FILE: Final = ("file", "too-fast")


class TableAsked(Parameters, frozen=True):
    id: str


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record or of a position."""

    record: str = ""
    position: str = ""


async def room_of(call: Call) -> Room:
    """The requested table. Raises Refusal."""
    room = await call.house.find(call.asked.id)
    if room is None:
        raise refusal("no-such-table")
    return room


async def read_apart(call: Call, work: Callable[[], T]) -> T:
    """Runs something that replays a whole game. Raises Refusal."""
    call.request.app.state.limits.read(call.request)
    return await get_running_loop().run_in_executor(READER, work)
