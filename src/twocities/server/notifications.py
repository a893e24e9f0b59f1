"""Notifications for people who are away, and the browsers they go to, in the database.

A notification is stored in the same transaction as the change it reports. There is at most one per guest and table: a
newer one replaces it. Once one is sent, only one of a later kind follows until the guest has looked at the table."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Annotated, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, select, text, tuple_, update

from twocities.server.database import Database
from twocities.server.refusals import refusal
from twocities.server.schema import INVITATIONS, NOTIFICATIONS, PEOPLE, SEATS, SHUNNED, SUBSCRIPTIONS, TABLES
from twocities.server.stored import ENDED, INVITED, SEATED, TURN, Need

T = TypeVar("T")

KINDS: Final = (SEATED, INVITED, TURN, ENDED)  # a later kind may follow an earlier one

DELAY: Final = 10.0  # seconds before a notification is sent, so that reloading the page does not cause one
LEASE: Final = 60.0  # seconds after which another process sends what one has claimed and not sent
MOST_SUBSCRIPTIONS: Final = 10  # of a guest; the newest are kept

_NEED: Final = text(
    "INSERT INTO notifications (guest, table_id, kind, about, at, due, tries)"
    " SELECT :guest, :table_id, :kind, :about, :at, :due, 0"
    " WHERE EXISTS (SELECT 1 FROM subscriptions WHERE subscriptions.guest = :guest)"
    " ON CONFLICT (guest, table_id) DO UPDATE SET kind = excluded.kind, about = excluded.about, at = excluded.at,"
    " due = excluded.due, tries = 0, left_over = NULL"
)
_SUBSCRIBE: Final = text(
    "INSERT INTO subscriptions (endpoint, guest, session, keys, language, since)"
    " VALUES (:endpoint, :guest, :session, :keys, :language, :since)"
    " ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, session = excluded.session, keys = excluded.keys,"
    " language = excluded.language, since = excluded.since"
)
_WISH: Final = text(
    "INSERT INTO people (guest, name, settings) VALUES (:guest, '', :settings)"
    " ON CONFLICT (guest) DO UPDATE SET settings = excluded.settings"
)
_KEY: Final = text("INSERT INTO push_key (id, private) VALUES (1, :made) ON CONFLICT (id) DO NOTHING")

Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]  # of a day


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which nothing is sent, as minutes of the day in a time zone: `Europe/Prague`."""

    since: Minute
    until: Minute
    zone: Annotated[str, msgspec.Meta(max_length=64)]


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which notifications a guest wants, and when."""

    turn: bool = True
    seated: bool = True
    invited: bool = True
    ended: bool = True
    quiet: Quiet | None = None


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What messages for a browser are encrypted with, as browsers write it: a point of P-256 and a secret, in
    base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Subscription(NamedTuple):
    """A browser that gets notifications: the address of its push service, its keys, and the language of its reader."""

    endpoint: str
    keys: Keys
    language: str


class Notification(NamedTuple):
    """A row of the table of notifications; schema.py says what each column is."""

    guest: str
    table: str
    kind: str
    about: str
    at: float  # when it was needed; tells it from a newer one that has replaced it
    tries: int
    left_over: str | None
    told: str | None

    @property
    def follows(self) -> bool:
        """Whether it may be sent although the guest has not looked at the table since the last one."""
        return self.told is None or self.left_over is not None or KINDS.index(self.told) < KINDS.index(self.kind)


class Brief(NamedTuple):
    """What decides whether a notification is sent, and what it says."""

    card: str | None  # a document of summary.py; None: the table is gone
    seat: int | None  # the guest's
    invited: bool  # still, and by nobody whom the guest has blocked
    wishes: Wishes
    subscriptions: list[Subscription]


def need(connection: Connection, table: str, needs: Sequence[Need], at: float) -> None:
    """Stores the notifications that a change calls for, as part of it, for guests who have asked for notifications."""
    rows = [{**one._asdict(), "table_id": table, "at": at, "due": at + DELAY} for one in sorted(needs)]
    if rows:
        connection.execute(_NEED, rows)


class Notifications:
    """All methods that wait raise StorageProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: dict[tuple[str, str], float] = {}  # when guests last looked at tables

    def look(self, table: str, guest: str) -> None:
        """A guest sees a table and needs no notification of anything that has happened there so far."""
        self._seen[guest, table] = time.time()

    async def forget_seen(self) -> None:
        """Removes the notifications of what guests have seen for themselves."""
        seen = sorted(self._seen.items())
        self._seen.clear()

        def work(connection: Connection) -> None:
            for (guest, table), at in seen:
                connection.execute(delete(NOTIFICATIONS).where(_of(guest, table), NOTIFICATIONS.c.at <= at))
                told = update(NOTIFICATIONS).where(_of(guest, table), NOTIFICATIONS.c.sent <= at)
                connection.execute(told.values(told=None, sent=None))

        try:
            if seen:
                await self._change(work)
        except BaseException:
            self._seen = dict(seen) | self._seen
            raise

    async def claim(self, now: float, limit: int) -> list[Notification]:
        """Some of those that are due. No other process gets them until the lease is over."""
        if limit <= 0:
            return []
        due = (
            select(NOTIFICATIONS.c.guest, NOTIFICATIONS.c.table_id)
            .where(NOTIFICATIONS.c.due <= now)
            .order_by(NOTIFICATIONS.c.due)
        )
        chosen = tuple_(NOTIFICATIONS.c.guest, NOTIFICATIONS.c.table_id).in_(
            due.limit(limit).with_for_update(skip_locked=True)
        )
        returned = [NOTIFICATIONS.c[name if name != "table" else "table_id"] for name in Notification._fields]
        claim = update(NOTIFICATIONS).where(chosen).values(due=now + LEASE).returning(*returned)
        if not await self._read(lambda connection: connection.execute(due.limit(1)).first()):
            return []
        return [
            Notification._make(row) for row in await self._change(lambda connection: connection.execute(claim).all())
        ]

    async def brief(self, notification: Notification) -> Brief:
        def read(connection: Connection) -> Brief:
            guest, table = notification.guest, notification.table
            card = connection.scalars(select(TABLES.c.card).where(TABLES.c.id == table)).first()
            seat = connection.scalars(
                select(SEATS.c.seat).where(SEATS.c.guest == guest, SEATS.c.table_id == table, SEATS.c.lost_at.is_(None))
            ).first()
            return Brief(
                card,
                seat,
                _is_invited(connection, guest, table),
                _wishes(connection, guest),
                _subscriptions(connection, guest),
            )

        return await self._read(read)

    # -- what happens to a notification; one replaced by a newer one is left alone

    async def drop(self, notification: Notification) -> None:
        """It is no longer needed; what was sent before is remembered."""

        def work(connection: Connection) -> None:
            connection.execute(delete(NOTIFICATIONS).where(_is(notification), NOTIFICATIONS.c.told.is_(None)))
            connection.execute(update(NOTIFICATIONS).where(_is(notification)).values(due=None))

        await self._change(work)

    async def wait(self, notification: Notification, until: float) -> None:
        change = update(NOTIFICATIONS).where(_is(notification)).values(due=until)
        await self._change(lambda connection: connection.execute(change))

    async def settle(
        self, notification: Notification, sent: float | None, left: Sequence[str], again: float | None
    ) -> None:
        """It was tried: when it was `sent`, if any browser got it; the endpoints `left`, and when to try them
        `again`, if ever."""
        values = {"due": again, "tries": notification.tries + 1, "left_over": msgspec.json.encode(left).decode()}
        told = {} if sent is None else {"told": notification.kind, "sent": sent}
        change = update(NOTIFICATIONS).where(_is(notification)).values(values | told)
        await self._change(lambda connection: connection.execute(change))

    # -- what guests want

    async def wishes(self, guest: str) -> tuple[Wishes, int]:
        """With the number of browsers that get notifications."""
        return await self._read(lambda found: (_wishes(found, guest), len(_subscriptions(found, guest))))

    async def wish(self, guest: str, wishes: Wishes) -> None:
        values = {"guest": guest, "settings": msgspec.json.encode(wishes).decode()}
        await self._change(lambda connection: connection.execute(_WISH, values))

    async def subscribe(self, guest: str, session: str, new: Subscription, renew: bool = False) -> None:
        """From now on a browser, known by the hash of its token, gets the notifications of this guest and of nobody
        else. With `renew`, only if it already gets some. Raises Refusal."""
        keys = msgspec.json.encode(new.keys).decode()
        row = {**new._asdict(), "guest": guest, "session": session, "keys": keys, "since": time.time()}
        known = select(SUBSCRIPTIONS.c.endpoint).where(SUBSCRIPTIONS.c.endpoint == new.endpoint)

        def work(connection: Connection) -> None:
            if renew and connection.scalars(known).first() is None:
                raise refusal("no-such-subscription")
            connection.execute(_SUBSCRIBE, row)
            mine = select(SUBSCRIPTIONS.c.endpoint).where(SUBSCRIPTIONS.c.guest == guest)
            old = connection.scalars(mine.order_by(SUBSCRIPTIONS.c.since.desc()).offset(MOST_SUBSCRIPTIONS)).all()
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint.in_(old)))

        await self._change(work)

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """A browser gets no more notifications of a guest, whether it got any or not."""
        mine = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint, SUBSCRIPTIONS.c.guest == guest)
        await self._change(lambda connection: connection.execute(mine))

    async def key(self, made: str) -> str:
        """The server's private key for push services: the existing one, otherwise the one `made` now."""

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
    return (NOTIFICATIONS.c.guest == guest) & (NOTIFICATIONS.c.table_id == table)


def _is(notification: Notification) -> ColumnElement[bool]:
    return _of(notification.guest, notification.table) & (NOTIFICATIONS.c.at == notification.at)


def _is_invited(connection: Connection, guest: str, table: str) -> bool:
    mine = (INVITATIONS.c.guest == guest) & (INVITATIONS.c.table_id == table)
    declined = select(INVITATIONS.c.table_id).where(mine, INVITATIONS.c.declined)
    blocked = select(SHUNNED.c.other).where(SHUNNED.c.guest == guest, SHUNNED.c.kind == "blocked")
    standing = select(INVITATIONS.c.guest).where(mine, INVITATIONS.c.inviter.not_in(blocked), ~declined.exists())
    return connection.execute(standing).first() is not None


def _wishes(connection: Connection, guest: str) -> Wishes:
    settings = connection.scalars(select(PEOPLE.c.settings).where(PEOPLE.c.guest == guest)).first()
    return msgspec.json.decode(settings or "{}", type=Wishes)


def _subscriptions(connection: Connection, guest: str) -> list[Subscription]:
    rows = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest == guest)).all()
    return [Subscription(row.endpoint, msgspec.json.decode(row.keys, type=Keys), row.language) for row in rows]
