"""The part of the HTTP API about other people: who has played with the guest, inviting, muting and blocking. The ids of
people mean something to this guest alone."""

from collections.abc import Collection
from typing import Annotated, Final, Literal

import msgspec

from twocities.server.changes import need_phase
from twocities.server.endpoints import Call, Endpoint, Parameters
from twocities.server.friends import Kind
from twocities.server.lists import Listed
from twocities.server.messages import TableCard
from twocities.server.own_tables import Invitation
from twocities.server.refusals import refusal
from twocities.server.scene import speaker, speakers
from twocities.server.table import OPEN, Table

Alias = Annotated[str, msgspec.Meta(max_length=64)]

# -- what is asked


class FriendsAsked(Parameters, frozen=True):
    table: Alias = ""


class IdAsked(Parameters, frozen=True):
    id: Alias


class Shun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mutes or blocks somebody, or neither any longer (""): somebody who has played with the guest or, with a `table`,
    is there."""

    kind: Literal["muted", "blocked", ""]
    table: Alias = ""


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Invites somebody who has played with the guest."""

    friend: Alias


# -- what is answered


class Friend(msgspec.Struct, frozen=True):
    """Somebody who has played with the guest and whom the guest has not blocked. Whoever has blocked the guest looks
    like somebody who is never there and does not answer."""

    id: str
    name: str  # in the last game together
    game: str  # which game that was
    games: int  # together
    last: float  # when the last one began or ended
    muted: bool
    online: bool
    state: Literal["", "invited", "declined", "seated"]  # at the table asked about
    table: TableCard | None  # a listed one where they can be joined, or are now


class ShunnedPerson(msgspec.Struct, frozen=True):
    """Somebody whom the guest has muted or blocked."""

    id: str
    name: str  # at that time
    kind: Kind


class Friends(msgspec.Struct, frozen=True):
    """The people a guest knows, the most recent first."""

    friends: list[Friend]
    shunned: list[ShunnedPerson]


class Companion(msgspec.Struct, frozen=True):
    """Another person at a table, who has a seat there or has said something."""

    id: str
    name: str
    seat: int | None
    by: str  # as in the news
    kind: Literal["muted", "blocked", ""]


# -- the handlers


async def friends(call: Call) -> Friends:
    """Who has played with the guest, and whom the guest has muted or blocked; with `table`, also who is invited
    there."""
    call.request.app.state.limits.read(call.request)
    return await _friends(call, call.asked.table)


async def shun(call: Call) -> list[ShunnedPerson]:
    """Mutes or blocks somebody, or neither any longer. The answer lists everybody who is muted or blocked."""
    call.request.app.state.limits.shun(call.request)
    storage, guest, kind = call.house.storage.friends, call.guest, call.body.kind
    known = {one.guest: one.name for one in await storage.shunned(guest)}
    known |= {one.guest: one.name for one in await storage.met(guest)}
    if call.body.table:
        known |= _people_at(await _table(call, call.body.table), guest)
    other = await storage.find(guest, call.asked.id, known)
    if kind:
        await storage.shun(guest, other, known[other], kind)
    else:
        await storage.forgive(guest, other)
    shunned = await storage.shunned(guest)
    aliases = await storage.aliases(guest, [one.guest for one in shunned])
    return [ShunnedPerson(aliases[one.guest], one.name, one.kind) for one in shunned]


async def companions(call: Call) -> list[Companion]:
    """The other people at a table, and which of them the guest has muted or blocked."""
    call.request.app.state.limits.read(call.request)
    storage, guest = call.house.storage.friends, call.guest
    table = await _table(call, call.asked.id)
    people = _people_at(table, guest)
    kinds = {one.guest: one.kind for one in await storage.shunned(guest)}
    aliases = await storage.aliases(guest, people)
    return [
        Companion(aliases[other], name, table.seat_of(other), speaker(table.name, other), kinds.get(other, ""))
        for other, name in people.items()
    ]


async def invite(call: Call) -> Friends:
    """Invites somebody who has played with the guest to an open table with seats left, where the guest has a seat or
    is the host."""
    call.request.app.state.limits.invite(call.request)
    storage, guest = call.house.storage.friends, call.guest
    table = await _table(call, call.asked.id)
    seat = table.seat_of(guest)
    if seat is None and guest != table.host:
        raise refusal("not-seated")
    need_phase(table, OPEN)
    if not table.open_seats():
        raise refusal("table-full")
    blocked = {one.guest for one in await storage.shunned(guest) if one.kind == "blocked"}
    met = [one.guest for one in await storage.met(guest) if one.guest not in blocked]
    friend = await storage.find(guest, call.body.friend, met)
    await storage.invite(guest, friend, table.name, "" if seat is None else table.places[seat].name)
    call.house.tell(friend, table.name)
    return await _friends(call, table.name)


async def decline(call: Call) -> list[Invitation]:
    """Declines all invitations to a table. The answer lists the invitations that are left."""
    call.request.app.state.limits.invite(call.request)
    if await call.house.storage.friends.decline(call.guest, call.asked.id):
        call.house.tell(call.guest, call.asked.id)
    return await call.house.invitations(call.guest)


async def _friends(call: Call, asked: str) -> Friends:
    storage, guest = call.house.storage.friends, call.guest
    shunned = await storage.shunned(guest)
    kinds = {one.guest: one.kind for one in shunned}
    met = [one for one in await storage.met(guest) if kinds.get(one.guest) != "blocked"]
    aliases = await storage.aliases(guest, {*kinds, *[one.guest for one in met]})
    people = [one.guest for one in met]
    open_to_guest = set(people) - await storage.blocking(people, guest)
    states = await _states(call, asked) if asked else {}
    here = await call.house.here(open_to_guest)
    tables = await _tables_of(call, open_to_guest)
    return Friends(
        [
            Friend(
                id=aliases[one.guest],
                name=one.name,
                game=one.game,
                games=one.games,
                last=one.last,
                muted=one.guest in kinds,
                online=one.guest in here,
                state=states.get(one.guest, ""),
                table=tables.get(one.guest),
            )
            for one in met
        ],
        [ShunnedPerson(aliases[one.guest], one.name, one.kind) for one in shunned],
    )


async def _states(call: Call, name: str) -> dict[str, Literal["invited", "declined", "seated"]]:
    """By guest: their relation to a table, as far as the person asking can know."""
    table = await _table(call, name)
    invited = await call.house.storage.friends.invited(call.guest, name)
    states: dict[str, Literal["invited", "declined", "seated"]]
    states = {guest: "declined" if declined else "invited" for guest, declined in invited.items()}
    return states | {place.guest: "seated" for place in table.places if place.guest}


async def _tables_of(call: Call, guests: Collection[str]) -> dict[str, TableCard]:
    """By guest: a listed table that has room, or where they are now."""
    seated = await call.house.storage.friends.at_listed_tables(guests)
    cards = await call.house.cards([Listed(one.table, one.card, 0.0, one.seat) for one in seated])
    found: dict[str, TableCard] = {}
    for one in seated:
        card = cards.get(one.table)
        if card is not None and (card.has_room or card.seats[one.seat].online):
            found.setdefault(one.guest, card)
    return found


def _people_at(table: Table, guest: str) -> dict[str, str]:
    """The others at a table whom a guest can know of, each with a name."""
    people = speakers(table, table.seat_of(guest))
    people |= {place.guest: place.name for place in table.places if place.guest}
    people.pop(guest, None)
    return people


async def _table(call: Call, name: str) -> Table:
    """Raises Refusal."""
    room = await call.house.find(name)
    if room is None:
        raise refusal("no-such-table")
    return room.table


# -- the table

_STORED: Final = ("storage", "too-fast")
_TABLE: Final = ("no-such-table", "unreadable-table", *_STORED)

ENDPOINTS: Final = [
    Endpoint("GET", "/api/friends", friends, Friends, _TABLE, FriendsAsked),
    Endpoint(
        "PUT",
        "/api/friends/{id}",
        shun,
        list[ShunnedPerson],
        (*_TABLE, "no-such-person", "too-many-shunned"),
        IdAsked,
        Shun,
    ),
    Endpoint("GET", "/api/tables/{id}/people", companions, list[Companion], _TABLE, IdAsked),
    Endpoint(
        "POST",
        "/api/tables/{id}/invitations",
        invite,
        Friends,
        (
            *_TABLE,
            *("no-such-person", "not-seated", "started-already", "game-over", "table-full", "too-many-invitations"),
        ),
        IdAsked,
        Invite,
    ),
    Endpoint("DELETE", "/api/invitations/{id}", decline, list[Invitation], _STORED, IdAsked),
]
