"""Who has played with whom, who has muted or blocked whom, and who is invited where: what the database holds of it.

Readers never learn anybody's id. They refer to people by aliases, which differ from reader to reader."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from hashlib import blake2b
from typing import Final, Literal, NamedTuple, TypeVar

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from twocities.server import notifications
from twocities.server.database import Database, Stale
from twocities.server.people import name_of
from twocities.server.refusals import refusal
from twocities.server.schema import ABOUT, INVITATIONS, PLAYED, SEATS, SHUNNED, TABLES
from twocities.server.stored import INVITED, Need
from twocities.server.table import OPEN, OVER

T = TypeVar("T")

Kind = Literal["muted", "blocked"]  # blocking includes muting

MOST_MET: Final = 100  # people in a list, the most recent
MOST_SHUNNED: Final = 500  # by one guest
MOST_INVITED: Final = 30  # to one table, by one guest
MOST_INVITATIONS: Final = 20  # in a list, the most recent


class Met(NamedTuple):
    """Somebody who has played with a guest."""

    guest: str
    name: str  # in the last game together
    game: str  # which game that was
    games: int
    last: float  # when the last game began or ended


class Shunning(NamedTuple):
    """Somebody whom a guest has muted or blocked."""

    guest: str
    name: str  # at that time
    kind: Kind


class Invited(NamedTuple):
    """A guest's invitation to an open table, with the document from summary.py."""

    table: str
    card: str
    name: str  # of the inviter, at the table


class SeatedAt(NamedTuple):
    """A listed table where a guest has a seat, with the document from summary.py."""

    guest: str
    seat: int
    table: str
    card: str


class Friends:
    """All methods raise StorageProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret = b""

    # -- aliases

    async def aliases(self, reader: str, others: Iterable[str]) -> dict[str, str]:
        """By guest: the alias by which a reader refers to them. It means nothing to anybody else, and nobody can work
        it out from another."""
        if not self._secret:
            self._secret = (await self._read(lambda found: found.scalars(select(ABOUT.c.secret)).one())).encode()
        return {
            other: blake2b(f"{reader} {other}".encode(), digest_size=16, key=self._secret).hexdigest()
            for other in others
        }

    async def find(self, reader: str, alias: str, others: Iterable[str]) -> str:
        """The one of these people whom a reader means. An alias of anybody else is refused like one that does not
        exist. Raises Refusal."""
        for other, name in (await self.aliases(reader, others)).items():
            if name == alias:
                return other
        raise refusal("no-such-person")

    # -- who has played with whom

    async def met(self, guest: str) -> list[Met]:
        """Those who had a seat in the same game after its start, the most recent first."""
        mine, theirs = PLAYED.alias(), PLAYED.alias()
        of_one = theirs.c.guest
        games = (
            select(
                of_one,
                theirs.c.name,
                theirs.c.game,
                func.count().over(partition_by=of_one).label("games"),
                theirs.c.at,
                func.row_number().over(partition_by=of_one, order_by=theirs.c.at.desc()).label("rank"),
            )
            .join_from(mine, theirs, mine.c.table_id == theirs.c.table_id)
            .where(mine.c.guest == guest, of_one != guest)
        ).subquery()
        last = select(*[games.c[name] for name in ("guest", "name", "game", "games", "at")]).where(games.c.rank == 1)
        query = last.order_by(games.c.at.desc()).limit(MOST_MET)
        return await self._read(lambda found: [Met._make(row) for row in found.execute(query)])

    async def at_listed_tables(self, guests: Collection[str]) -> list[SeatedAt]:
        """The listed tables where these people have seats, the newest first."""
        query = (
            select(SEATS.c.guest, SEATS.c.seat, TABLES.c.id, TABLES.c.card)
            .join_from(SEATS, TABLES, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.guest.in_(guests), SEATS.c.lost_at.is_(None), TABLES.c.listed, TABLES.c.phase != OVER)
            .order_by(TABLES.c.created_at.desc())
            .limit(MOST_MET)
        )
        return await self._read(lambda found: [SeatedAt._make(row) for row in found.execute(query)]) if guests else []

    # -- muted and blocked

    async def shunned(self, guest: str) -> list[Shunning]:
        """Whom a guest has muted or blocked, the most recent first."""
        query = select(SHUNNED.c.other, SHUNNED.c.name, SHUNNED.c.kind).where(SHUNNED.c.guest == guest)
        last = query.order_by(SHUNNED.c.since.desc())
        return await self._read(lambda found: [Shunning._make(row) for row in found.execute(last)])

    async def shunned_by(self, guest: str) -> set[str]:
        """With whom a guest is not paired: those whom the guest has blocked, and those who have blocked the guest."""
        query = select(SHUNNED.c.guest, SHUNNED.c.other).where(
            SHUNNED.c.kind == "blocked", or_(SHUNNED.c.guest == guest, SHUNNED.c.other == guest)
        )
        pairs = await self._read(lambda found: found.execute(query).all())
        return {someone for pair in pairs for someone in pair} - {guest}

    async def blocking(self, guests: Collection[str], other: str) -> set[str]:
        """Which of these guests have blocked the other."""
        query = select(SHUNNED.c.guest).where(
            SHUNNED.c.guest.in_(guests), SHUNNED.c.other == other, SHUNNED.c.kind == "blocked"
        )
        return await self._read(lambda found: set(found.scalars(query)))

    async def shun(self, guest: str, other: str, name: str, kind: Kind) -> None:
        """Mutes or blocks somebody, replacing what was set before. Raises Refusal."""

        def change(connection: Connection) -> None:
            self._forgive(connection, guest, other)
            count = connection.scalars(select(func.count()).where(SHUNNED.c.guest == guest)).one()
            if count >= MOST_SHUNNED:
                raise refusal("too-many-shunned", str(MOST_SHUNNED))
            row = {"guest": guest, "other": other, "name": name, "kind": kind, "since": time.time()}
            connection.execute(insert(SHUNNED).values(row))

        with suppress(Stale):  # done twice at once
            await self._change(change)

    async def forgive(self, guest: str, other: str) -> None:
        """Ends the muting or blocking of somebody."""
        await self._change(lambda connection: self._forgive(connection, guest, other))

    def _forgive(self, connection: Connection, guest: str, other: str) -> None:
        connection.execute(delete(SHUNNED).where(SHUNNED.c.guest == guest, SHUNNED.c.other == other))

    # -- invitations

    async def invite(self, inviter: str, guest: str, table: str, name: str) -> None:
        """Invites a guest to a table, where the inviter has this name. Inviting again makes no difference. Raises
        Refusal."""

        def change(connection: Connection) -> None:
            there = select(func.count()).where(INVITATIONS.c.table_id == table, INVITATIONS.c.inviter == inviter)
            if connection.scalars(there).one() >= MOST_INVITED:
                raise refusal("too-many-invitations", str(MOST_INVITED))
            at, known = time.time(), name or name_of(connection, inviter)
            row = {"guest": guest, "table_id": table, "inviter": inviter, "name": known, "at": at, "declined": False}
            connection.execute(insert(INVITATIONS).values(row))
            notifications.need(connection, table, [Need(guest, INVITED, known)], at)

        with suppress(Stale):  # invited already
            await self._change(change)

    async def invited(self, inviter: str, table: str) -> dict[str, bool]:
        """By guest whom somebody has invited to a table: whether they have declined."""
        query = select(INVITATIONS.c.guest, INVITATIONS.c.declined)
        mine = query.where(INVITATIONS.c.inviter == inviter, INVITATIONS.c.table_id == table)
        return await self._read(lambda found: {row.guest: row.declined for row in found.execute(mine)})

    async def invitations(self, guest: str) -> list[Invited]:
        """A guest's invitations to open tables, the most recent first; not those that were declined, those to tables
        where the guest has a seat, and those from people whom the guest has blocked."""
        mine = INVITATIONS.c.guest == guest
        declined = select(INVITATIONS.c.table_id).where(mine, INVITATIONS.c.declined)
        seated = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        blocked = select(SHUNNED.c.other).where(SHUNNED.c.guest == guest, SHUNNED.c.kind == "blocked")
        query = (
            select(TABLES.c.id, TABLES.c.card, INVITATIONS.c.name)
            .join_from(INVITATIONS, TABLES, TABLES.c.id == INVITATIONS.c.table_id)
            .where(mine, TABLES.c.phase == OPEN, INVITATIONS.c.inviter.not_in(blocked))
            .where(TABLES.c.id.not_in(declined), TABLES.c.id.not_in(seated))
            .order_by(INVITATIONS.c.at.desc())
            .limit(MOST_INVITATIONS)
        )
        return await self._read(lambda found: [Invited._make(row) for row in found.execute(query)])

    async def decline(self, guest: str, table: str) -> bool:
        """Declines every invitation of a guest to a table, for those who sent them to see; returns whether there are
        any."""
        mine = update(INVITATIONS).where(INVITATIONS.c.guest == guest, INVITATIONS.c.table_id == table)
        return await self._change(lambda connection: bool(connection.execute(mine.values(declined=True)).rowcount))

    async def forget_invitations(self) -> None:
        """Deletes the invitations to tables that are no longer open."""
        still_open = select(TABLES.c.id).where(TABLES.c.phase == OPEN)
        done = delete(INVITATIONS).where(INVITATIONS.c.table_id.not_in(still_open))
        await self._change(lambda connection: connection.execute(done))

    # -- inside

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self._database.transaction() as connection:
                return read(connection)

        return await asyncio.to_thread(work)

    async def _change(self, change: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self._database.transaction(write=True) as connection:
                return change(connection)

        return await asyncio.to_thread(work)
