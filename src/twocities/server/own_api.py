"""The part of the HTTP API about a guest's own tables: the list of them, leaving them, and being paired."""

from typing import Annotated, Final, Literal

import msgspec

from twocities.server.endpoints import Call, Endpoint, Parameters
from twocities.server.messages import Resign, TableCard
from twocities.server.own_tables import Me, OwnTable
from twocities.server.pairing import Pairing, pair
from twocities.server.refusals import refusal
from twocities.server.room import Room

When = Annotated[float, msgspec.Meta(ge=0, le=1e12)]


class OwnAsked(Parameters, frozen=True):
    over: Literal["true", "false"] = "false"
    before: When | None = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=50)] = 20


class OneAsked(Parameters, frozen=True):
    id: str


async def me(call: Call) -> Me:
    """Who the guest is, and their own tables, listed or not: those that wait for the guest first, the finished last."""
    return await call.house.me(call.guest)


async def own_tables(call: Call) -> list[OwnTable]:
    """The guest's own tables, over or not, made or finished before a moment, a page at a time."""
    asked = call.asked
    return await call.house.tables_of(call.guest, asked.limit, asked.over == "true", asked.before)


async def remove_table(call: Call) -> TableCard:
    """Leave a table before the start, or take one off one's own list: its game is over, or no other person plays, and
    then it ends. Others keep it in theirs."""
    room = await _own_room(call)
    await call.house.remove(room, call.guest)
    return room.card()


async def resign_game(call: Call) -> TableCard:
    """Give up a game: a bot has the seat for good. A game in which no other person plays ends without a result."""
    room = await _own_room(call)
    await room.change_by(call.guest, Resign(0))
    return room.card()


async def pair_up(call: Call) -> TableCard:
    """Sit down at a fitting open table, or at a new one, which starts by itself."""
    call.request.app.state.limits.new_table(call.request)
    return (await pair(call.house, call.body, call.guest)).card()


async def _own_room(call: Call) -> Room:
    """A table where the guest has a seat; to others it is as if there were none. Raises Refusal."""
    room = await call.house.find(call.asked.id)
    if room is None or room.table.seat_of(call.guest) is None:
        raise refusal("no-such-table")
    return room


_CHANGED: Final = ("no-such-table", "unreadable-table", "storage", "stale")
_MADE: Final = ("too-many-new-tables", "too-many-tables", "server-full", "storage", "stale")

ENDPOINTS: Final = [
    Endpoint("GET", "/api/me", me, Me, ("storage",)),
    Endpoint("GET", "/api/me/tables", own_tables, list[OwnTable], ("storage",), OwnAsked),
    Endpoint("DELETE", "/api/me/tables/{id}", remove_table, TableCard, (*_CHANGED, "people-play"), OneAsked),
    Endpoint(
        "POST", "/api/me/tables/{id}/resign", resign_game, TableCard, (*_CHANGED, "not-started", "game-over"), OneAsked
    ),
    Endpoint(
        "POST",
        "/api/pairing",
        pair_up,
        TableCard,
        ("unknown-game", "unreadable-options", "unknown-language", "name", *_MADE),
        body=Pairing,
    ),
]
