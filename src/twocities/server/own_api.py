"""The part of the HTTP API about a guest's own tables: listing them, leaving them, and quick pairing."""

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
    """Who the guest is, and their tables, listed or not: those waiting for the guest first, finished ones last."""
    return await call.house.me(call.guest)


async def own_tables(call: Call) -> list[OwnTable]:
    """A page of the guest's tables, newest first: unfinished ones created before a given time, or finished ones."""
    asked = call.asked
    return await call.house.tables_of(call.guest, asked.limit, asked.over == "true", asked.before)


async def remove_table(call: Call) -> TableCard:
    """Take a table off the guest's own list. They leave it if the game has not started, and the game ends if no other
    person plays. A game with others has to be resigned first."""
    room = await _own_room(call)
    await call.house.remove(room, call.guest)
    return room.card()


async def resign_game(call: Call) -> TableCard:
    """Give up a game: a bot takes over the seat for good. If no other person plays, it ends without a result."""
    room = await _own_room(call)
    await room.change_by(call.guest, Resign(0))
    return room.card()


async def pair_up(call: Call) -> TableCard:
    """Seats the guest at a suitable open table, or at a new one, which starts automatically."""
    call.request.app.state.limits.new_table(call.request)
    return (await pair(call.house, call.body, call.guest)).card()


async def _own_room(call: Call) -> Room:
    """A table where the guest has, or has lost, a seat; for anybody else it does not exist. Raises Refusal."""
    room = await call.house.find(call.asked.id)
    if room is None or call.guest not in [place.guest for place in room.table.places]:
        raise refusal("no-such-table")
    return room


_CHANGED: Final = ("no-such-table", "unreadable-table", "storage", "stale")
_RESIGNED: Final = (*_CHANGED, "not-seated", "not-started", "game-over")
_MADE: Final = ("too-many-new-tables", "too-many-tables", "server-full", "storage", "stale")

ENDPOINTS: Final = [
    Endpoint("GET", "/api/me", me, Me, ("storage",)),
    Endpoint("GET", "/api/me/tables", own_tables, list[OwnTable], ("storage",), OwnAsked),
    Endpoint("DELETE", "/api/me/tables/{id}", remove_table, TableCard, (*_CHANGED, "people-play"), OneAsked),
    Endpoint("POST", "/api/me/tables/{id}/resign", resign_game, TableCard, _RESIGNED, OneAsked),
    Endpoint(
        "POST",
        "/api/pairing",
        pair_up,
        TableCard,
        ("unknown-game", "unreadable-options", "unknown-language", "no-such-seat", "name", *_MADE),
        body=Pairing,
    ),
]
