"""The HTTP API of friends: who played with the guest, who is invited, muted or blocked. People are named by ids that
mean something to this guest alone."""

from collections.abc import Collection
from typing import Annotated, Final, Literal

import msgspec

from twocities.server.changes import need_phase
from twocities.server.endpoints import Call, Endpoint, Parameters
from twocities.server.entries import Place
from twocities.server.friends import Kind
from twocities.server.messages import TableCard
from twocities.server.refusals import refusal
from twocities.server.scene import speaker, speakers
from twocities.server.storage import Listed
from twocities.server.table import OPEN, Table

Alias = Annotated[str, msgspec.Meta(max_length=64)]

# -- what is asked


class FriendsAsked(Parameters, frozen=True):
    table: Alias = ""


class IdAsked(Parameters, frozen=True):
    id: Alias


class Shun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or block somebody, or neither any more (""): one who played with you or, if a `table` is named, is there."""

    kind: Literal["muted", "blocked", ""]
    table: Alias = ""


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has played with you."""

    friend: Alias


# -- what is answered


class Friend(msgspec.Struct, frozen=True):
    """Somebody who has played with the guest; neither side has blocked the other, as far as the guest may know."""

    id: str
    name: str  # in the last game
    games: int  # together
    last: float  # when the last of these began or ended
    muted: bool
    invited: bool  # by the guest, to the table asked about
    here: bool  # has a seat at the table asked about
    table: TableCard | None  # a listed one where they can be joined, or are now


class ShunnedPerson(msgspec.Struct, frozen=True):
    """Somebody whom the guest has muted or blocked."""

    id: str
    name: str  # at that time
    kind: Kind


class Friends(msgspec.Struct, frozen=True):
    """The people a guest knows, the last ones first."""

    friends: list[Friend]
    shunned: list[ShunnedPerson]


class Companion(msgspec.Struct, frozen=True):
    """Another person at a table: with a seat there, or who has said something."""

    id: str
    name: str
    seat: int | None
    by: str  # as in the news
    kind: Literal["muted", "blocked", ""]


class Invitation(msgspec.Struct, frozen=True):
    """Somebody whom the guest has played with asks them to join a table with seats left."""

    table: TableCard
    name: str  # of who invites


# -- the handlers


async def friends(call: Call) -> Friends:
    """Who has played with the guest, and whom the guest has muted or blocked; `table`: who is invited there."""
    call.request.app.state.limits.read(call.request)
    return await _friends(call, call.asked.table)


async def shun(call: Call) -> list[ShunnedPerson]:
    """Mute or block somebody, or neither any more; answers who is muted or blocked then."""
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
    """The other people at a table, and whom of them the guest has muted or blocked."""
    call.request.app.state.limits.read(call.request)
    storage, guest = call.house.storage.friends, call.guest
    table = await _table(call, call.asked.id)
    people = _people_at(table, guest)
    kinds = {one.guest: one.kind for one in await storage.shunned(guest)}
    aliases = await storage.aliases(guest, people)
    return [
        Companion(aliases[other], name, table.seat_of(other), speaker(table, other), kinds.get(other, ""))
        for other, name in people.items()
    ]


async def invite(call: Call) -> Friends:
    """Invite somebody who has played with the guest to an open table with seats left, where the guest has a seat or is
    the host."""
    call.request.app.state.limits.invite(call.request)
    storage, guest = call.house.storage.friends, call.guest
    table = await _table(call, call.asked.id)
    if table.seat_of(guest) is None and guest != table.host:
        raise refusal("not-seated")
    need_phase(table, OPEN)
    if Place() not in table.places:
        raise refusal("table-full")
    blocked = {one.guest for one in await storage.shunned(guest) if one.kind == "blocked"}
    met = [one.guest for one in await storage.met(guest) if one.guest not in blocked]
    await storage.invite(guest, await storage.find(guest, call.body.friend, met), table.name)
    return await _friends(call, table.name)


async def invitations(call: Call) -> list[Invitation]:
    """To open tables with seats left, the last one first."""
    storage, guest = call.house.storage.friends, call.guest
    found = {one.table: one for one in reversed(await storage.invitations(guest))}  # the last one to each table
    cards = await call.house.cards([Listed(one.table, one.card, 0.0, -1) for one in found.values()])
    names = {one.guest: one.name for one in await storage.met(guest)} if found else {}
    told = []
    for one in reversed(found.values()):
        card, seat = cards.get(one.table), one.inviter_seat
        if card is not None and _has_room(card):
            told.append(Invitation(card, names.get(one.inviter, "") if seat is None else card.seats[seat].name))
    return told


async def decline(call: Call) -> list[Invitation]:
    """All invitations to a table; nobody hears of it. Answers those that are left."""
    call.request.app.state.limits.invite(call.request)
    await call.house.storage.friends.decline(call.guest, call.asked.id)
    return await invitations(call)


async def _friends(call: Call, asked: str) -> Friends:
    storage, guest = call.house.storage.friends, call.guest
    shunned = await storage.shunned(guest)
    kinds = {one.guest: one.kind for one in shunned}
    met = [one for one in await storage.met(guest) if kinds.get(one.guest) != "blocked"]
    aliases = await storage.aliases(guest, {*kinds, *[one.guest for one in met]})
    room = await call.house.find(asked) if asked else None
    invited = await storage.invited(guest, asked) if asked else set()
    tables = await _tables_of(call, [one.guest for one in met])
    return Friends(
        [
            Friend(
                id=aliases[one.guest],
                name=one.name,
                games=one.games,
                last=one.last,
                muted=one.guest in kinds,
                invited=one.guest in invited,
                here=room is not None and room.table.seat_of(one.guest) is not None,
                table=tables.get(one.guest),
            )
            for one in met
        ],
        [ShunnedPerson(aliases[one.guest], one.name, one.kind) for one in shunned],
    )


async def _tables_of(call: Call, guests: Collection[str]) -> dict[str, TableCard]:
    """By guest: a listed table with room, or where they are now. Who has blocked the reader is not told of."""
    storage = call.house.storage.friends
    hidden = await storage.blocking(guests, call.guest)
    seated = await storage.at_listed_tables([one for one in guests if one not in hidden])
    cards = await call.house.cards([Listed(one.table, one.card, 0.0, one.seat) for one in seated])
    found: dict[str, TableCard] = {}
    for one in seated:
        card = cards.get(one.table)
        if card is not None and (_has_room(card) or card.seats[one.seat].online):
            found.setdefault(one.guest, card)
    return found


def _has_room(card: TableCard) -> bool:
    return card.phase == OPEN and any([seat.kind == "open" for seat in card.seats])


def _people_at(table: Table, guest: str) -> dict[str, str]:
    """The others at a table, as far as a guest can know of them, each with its name."""
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
    Endpoint("GET", "/api/friends", friends, Friends, ("unreadable-table", *_STORED), FriendsAsked),
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
    Endpoint("GET", "/api/invitations", invitations, list[Invitation], ("storage",)),
    Endpoint("DELETE", "/api/invitations/{id}", decline, list[Invitation], _STORED, IdAsked),
]
