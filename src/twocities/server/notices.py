"""Notices that people are to get, and whom they go to: what the database holds of them.

The need for a notice is stored with the change that causes it. There is one for each guest and table at most, which a
newer one replaces. Once one is sent, only one of a later kind is sent until the guest has looked at the table."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Annotated, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, select, text, tuple_, update

from twocities.server.database import Database
from twocities.server.schema import INVITATIONS, NOTICES, PEOPLE, SEATS, SUBSCRIPTIONS, TABLES
from twocities.server.stored import ENDED, INVITED, SEATED, TURN, Need

T = TypeVar("T")

KINDS: Final = (SEATED, INVITED, TURN, ENDED)  # a later kind is told after an earlier one

DELAY: Final = 10.0  # seconds until a notice is sent: whoever only loads the page again gets none
LEASE: Final = 60.0  # seconds until another process sends what one has claimed
MOST_SUBSCRIPTIONS: Final = 10  # of a guest; the newest are kept

_NEED: Final = text(
    "INSERT INTO notices (guest, table_id, kind, about, at, due, tries)"
    " SELECT :guest, :table_id, :kind, :about, :at, :due, 0"
    " WHERE EXISTS (SELECT 1 FROM subscriptions WHERE subscriptions.guest = :guest)"
    " ON CONFLICT (guest, table_id) DO UPDATE SET kind = excluded.kind, about = excluded.about, at = excluded.at,"
    " due = excluded.due, tries = 0, left_over = NULL"
)
_SUBSCRIBE: Final = text(
    "INSERT INTO subscriptions (endpoint, guest, keys, language, since)"
    " VALUES (:endpoint, :guest, :keys, :language, :at)"
    " ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, keys = excluded.keys, language = excluded.language,"
    " since = excluded.since"
)
_WISH: Final = text(
    "INSERT INTO people (guest, name, settings) VALUES (:guest, '', :settings)"
    " ON CONFLICT (guest) DO UPDATE SET settings = excluded.settings"
)
_KEY: Final = text("INSERT INTO push_key (id, private) VALUES (1, :made) ON CONFLICT (id) DO NOTHING")

Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]  # of a day


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which nothing is sent, by the clock of a time zone: `Europe/Prague`."""

    since: Minute
    until: Minute
    zone: Annotated[str, msgspec.Meta(max_length=64)]


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which notices a guest wants, and when."""

    turn: bool = True
    seated: bool = True
    invited: bool = True
    ended: bool = True
    quiet: Quiet | None = None


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a subscription, as browsers write them: a point of P-256 and a secret, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Subscription(NamedTuple):
    """Where a browser of a guest gets notices."""

    endpoint: str
    keys: Keys
    language: str


class Notice(NamedTuple):
    guest: str
    table: str
    kind: str
    about: str
    at: float  # since when there is a need for it; a newer one has another
    tries: int
    left_over: str | None
    told: str | None

    @property
    def follows(self) -> bool:
        """Whether it may be sent after what was sent last, and not looked at."""
        return self.told is None or self.left_over is not None or KINDS.index(self.told) < KINDS.index(self.kind)


class Brief(NamedTuple):
    """What there is to know before a notice is sent."""

    card: str | None  # of summary.py; None: the table is gone
    seat: int | None  # of the guest
    invited: bool
    wishes: Wishes
    subscriptions: list[Subscription]


def need(connection: Connection, table: str, needs: Sequence[Need], at: float) -> None:
    """Notices of a table are needed, as part of a change; those who have not asked for any get none."""
    rows = [{**one._asdict(), "table_id": table, "at": at, "due": at + DELAY} for one in sorted(needs)]
    if rows:
        connection.execute(_NEED, rows)


def invited(connection: Connection, guest: str, table: str, inviter: str) -> None:
    """A guest is invited to a table by somebody of this name; the invitation itself is stored in the same
    transaction."""
    need(connection, table, [Need(guest, INVITED, inviter)], time.time())


class Notices:
    """All methods that wait raise StorageProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: dict[tuple[str, str], float] = {}  # when guests last looked at tables

    def look(self, table: str, guest: str) -> None:
        """A guest sees a table, and needs no notice of what has happened there so far."""
        self._seen[guest, table] = time.time()

    async def forget_seen(self) -> None:
        """What guests have seen for themselves."""
        seen = sorted(self._seen.items())
        self._seen.clear()

        def work(connection: Connection) -> None:
            for (guest, table), at in seen:
                connection.execute(delete(NOTICES).where(_of(guest, table), NOTICES.c.at <= at))
                told = update(NOTICES).where(_of(guest, table), NOTICES.c.sent <= at)
                connection.execute(told.values(told=None, sent=None))

        try:
            if seen:
                await self._change(work)
        except BaseException:
            self._seen = dict(seen) | self._seen
            raise

    async def claim(self, now: float, limit: int) -> list[Notice]:
        """Some of those that are due. Nobody else gets them, unless nothing is heard of them for a while."""
        if limit <= 0:
            return []
        due = select(NOTICES.c.guest, NOTICES.c.table_id).where(NOTICES.c.due <= now).order_by(NOTICES.c.due)
        chosen = tuple_(NOTICES.c.guest, NOTICES.c.table_id).in_(due.limit(limit).with_for_update(skip_locked=True))
        returned = [NOTICES.c[name if name != "table" else "table_id"] for name in Notice._fields]
        claim = update(NOTICES).where(chosen).values(due=now + LEASE).returning(*returned)
        if not await self._read(lambda connection: connection.execute(due.limit(1)).first()):
            return []
        return [Notice._make(row) for row in await self._change(lambda connection: connection.execute(claim).all())]

    async def brief(self, notice: Notice) -> Brief:
        def read(connection: Connection) -> Brief:
            guest, table = notice.guest, notice.table
            card = connection.scalars(select(TABLES.c.card).where(TABLES.c.id == table)).first()
            seat = connection.scalars(
                select(SEATS.c.seat).where(SEATS.c.guest == guest, SEATS.c.table_id == table)
            ).first()
            invitation = select(INVITATIONS).where(INVITATIONS.c.guest == guest, INVITATIONS.c.table_id == table)
            is_invited = connection.execute(invitation).first() is not None
            return Brief(card, seat, is_invited, _wishes(connection, guest), _subscriptions(connection, guest))

        return await self._read(read)

    # -- what becomes of a notice; nothing, if a newer one has replaced it

    async def drop(self, notice: Notice) -> None:
        """It is not needed any more; what was sent before is remembered."""

        def work(connection: Connection) -> None:
            connection.execute(delete(NOTICES).where(_is(notice), NOTICES.c.told.is_(None)))
            connection.execute(update(NOTICES).where(_is(notice)).values(due=None))

        await self._change(work)

    async def wait(self, notice: Notice, until: float) -> None:
        change = update(NOTICES).where(_is(notice)).values(due=until)
        await self._change(lambda connection: connection.execute(change))

    async def settle(self, notice: Notice, sent: float | None, left: Sequence[str], again: float | None) -> None:
        """It was sent now, unless that is None; those left are tried again later, unless that is."""
        values = {"due": again, "tries": notice.tries + 1, "left_over": msgspec.json.encode(left).decode()}
        told = {} if sent is None else {"told": notice.kind, "sent": sent}
        change = update(NOTICES).where(_is(notice)).values(values | told)
        await self._change(lambda connection: connection.execute(change))

    # -- what guests want

    async def wishes(self, guest: str) -> tuple[Wishes, int]:
        """With the number of browsers that get notices."""
        return await self._read(lambda found: (_wishes(found, guest), len(_subscriptions(found, guest))))

    async def wish(self, guest: str, wishes: Wishes) -> None:
        values = {"guest": guest, "settings": msgspec.json.encode(wishes).decode()}
        await self._change(lambda connection: connection.execute(_WISH, values))

    async def subscribe(self, guest: str, new: Subscription) -> None:
        """A browser gets the notices of a guest from now on, and of nobody else."""
        keys = msgspec.json.encode(new.keys).decode()
        row = {"endpoint": new.endpoint, "guest": guest, "keys": keys, "language": new.language, "at": time.time()}

        def work(connection: Connection) -> None:
            connection.execute(_SUBSCRIBE, row)
            mine = select(SUBSCRIPTIONS.c.endpoint).where(SUBSCRIPTIONS.c.guest == guest)
            old = connection.scalars(mine.order_by(SUBSCRIPTIONS.c.since.desc()).offset(MOST_SUBSCRIPTIONS)).all()
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint.in_(old)))

        await self._change(work)

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """A browser gets no notices of a guest any more; nothing, if it got none."""
        mine = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint, SUBSCRIPTIONS.c.guest == guest)
        await self._change(lambda connection: connection.execute(mine))

    async def key(self, made: str) -> str:
        """The server's private key for push services: the one `made`, if there is none yet."""

        def work(connection: Connection) -> str:
            connection.execute(_KEY, {"made": made})
            return str(connection.scalars(text("SELECT private FROM push_key")).one())

        return await self._change(work)

    # -- inside

    async def _read(self, read: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._work, read, False)

    async def _change(self, change: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._work, change, True)

    def _work(self, work: Callable[[Connection], T], write: bool) -> T:
        with self._database.transaction(write) as connection:
            return work(connection)


def _of(guest: str, table: str) -> ColumnElement[bool]:
    return (NOTICES.c.guest == guest) & (NOTICES.c.table_id == table)


def _is(notice: Notice) -> ColumnElement[bool]:
    return _of(notice.guest, notice.table) & (NOTICES.c.at == notice.at)


def _wishes(connection: Connection, guest: str) -> Wishes:
    settings = connection.scalars(select(PEOPLE.c.settings).where(PEOPLE.c.guest == guest)).first()
    return msgspec.json.decode(settings or "{}", type=Wishes)


def _subscriptions(connection: Connection, guest: str) -> list[Subscription]:
    rows = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest == guest)).all()
    return [Subscription(row.endpoint, msgspec.json.decode(row.keys, type=Keys), row.language) for row in rows]
