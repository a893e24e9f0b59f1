"""Sends the notifications that are due, if they are still true and wanted. Of several processes, only one sends
each."""

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from twocities.core import games
from twocities.server.database import StorageProblem
from twocities.server.house import House
from twocities.server.notifications import LEASE, Brief, Notification, Quiet, Subscription
from twocities.server.push import Key, Post, new_key
from twocities.server.stored import ENDED, INVITED, SEATED, TURN
from twocities.server.summary import Told, read_told
from twocities.server.table import OPEN, OVER, RUNNING
from twocities.words import DEFAULT, Words, languages

AT_ONCE: Final = 100  # notifications that are being sent
BACKOFF: Final = (60.0, 240.0, 960.0, 3840.0, 15360.0)  # seconds before a push service that failed is tried again
DAY: Final = timedelta(days=1)

log = logging.getLogger("twocities.server")


class Message(msgspec.Struct, frozen=True):
    """What a browser shows, and the table it opens. A later one of the same table replaces it."""

    title: str
    body: str
    table: str


class Caller:
    """Calls people who have asked for it to their tables."""

    def __init__(self, house: House, post: Post, now: Callable[[], float] = time.time) -> None:
        self.post = post
        self._house = house
        self._notifications = house.storage.notifications
        self._now = now
        self._key: Key | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def key(self) -> Key:
        """The server's key, made once and the same for all processes. Raises StorageProblem."""
        if self._key is None:
            self._key = Key(await self._notifications.key(new_key()))
        return self._key

    async def look(self) -> None:
        """Starts sending what is due. Raises StorageProblem."""
        await self._notifications.forget_seen()
        for notification in await self._notifications.claim(self._now(), AT_ONCE - len(self._sending)):
            task = asyncio.get_running_loop().create_task(self._attend(notification))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def settle(self) -> None:
        """Waits until everything that is being sent has been sent."""
        await asyncio.gather(*self._sending)

    async def _attend(self, notification: Notification) -> None:
        try:
            await self._decide(notification)
        except StorageProblem as problem:  # it comes due again
            log.error("a notification is late", extra={"table": notification.table, "problem": problem.key})

    async def _decide(self, notification: Notification) -> None:
        """Sends, postpones or drops a notification. Raises StorageProblem."""
        brief, now = await self._notifications.brief(notification), self._now()
        told = _told(brief)
        wanted = getattr(brief.wishes, notification.kind) and brief.subscriptions
        if told is None or not (wanted and notification.follows and is_true(notification, brief, told)):
            await self._notifications.drop(notification)
        elif await self._is_here(notification):
            await self._notifications.wait(
                notification, now + LEASE
            )  # in case the connection is dead and nobody has noticed
        elif brief.wishes.quiet is not None and (until := quiet_until(brief.wishes.quiet, now)) > now:
            await self._notifications.wait(notification, until)
        else:
            await self._send(notification, brief, told)

    async def _is_here(self, notification: Notification) -> bool:
        """Whether the guest has the table open, at any process."""
        room = self._house.rooms.get(notification.table)
        if room is not None and any([listener.guest == notification.guest for listener in room.listeners]):
            return True
        elsewhere = await self._house.storage.peers.elsewhere([notification.table])
        return notification.guest in elsewhere.get(notification.table, ())

    async def _send(self, notification: Notification, brief: Brief, told: Told) -> None:
        """To every browser of the guest or, after a failure, to those that did not get it. Raises StorageProblem."""
        key = await self.key()
        left = brief.subscriptions
        if notification.left_over is not None:
            endpoints = msgspec.json.decode(notification.left_over, type=list[str])
            left = [to for to in left if to.endpoint in endpoints]

        async def send(to: Subscription) -> str:
            message = msgspec.json.encode(message_of(notification, brief, told, to.language))
            result = await self.post.send(key, to, message, notification.table)
            if result == "gone":
                await self._notifications.unsubscribe(notification.guest, to.endpoint)
            return result

        results = await asyncio.gather(*map(send, left))
        failed = [to.endpoint for to, result in zip(left, results, strict=True) if result == "failed"]
        again = failed and notification.tries < len(BACKOFF)
        later = self._now() + BACKOFF[notification.tries] if again else None
        await self._notifications.settle(notification, time.time() if "sent" in results else None, failed, later)
        if failed and not again:
            log.error("a push service takes no notifications", extra={"table": notification.table})


def is_true(notification: Notification, brief: Brief, told: Told) -> bool:
    """Whether what a notification says is still true."""
    phase = told.table.phase
    return {
        TURN: phase == RUNNING and brief.seat in told.waiting,
        SEATED: phase == OPEN and notification.about in [seat.name for seat in told.table.seats],
        INVITED: phase == OPEN and brief.seat is None and brief.invited,
        ENDED: phase == OVER,
    }[notification.kind]


def quiet_until(quiet: Quiet, now: float) -> float:
    """When the quiet hours end; a time in the past if there are none now."""
    here = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    if (minute - quiet.since) % 1440 >= (quiet.until - quiet.since) % 1440:
        return 0.0
    end = here.replace(hour=quiet.until // 60, minute=quiet.until % 60, second=0, microsecond=0)
    return (end if end > here else end + DAY).timestamp()  # by the wall clock, even if it is changed that night


def message_of(notification: Notification, brief: Brief, told: Told, language: str) -> Message:
    """In the reader's language: only what everybody who knows the table can see, and nothing about the game itself."""
    words = _words("notifications", language)
    others = [card.name for seat, card in enumerate(told.table.seats) if card.kind == "person" and seat != brief.seat]
    if notification.kind in (SEATED, INVITED):
        body = words(
            f"notification-{notification.kind}", name=notification.about or _words("web", language)("guest-name")
        )
    elif others:
        body = words(f"notification-{notification.kind}-with", names=words.listing(others))
    else:
        body = words(f"notification-{notification.kind}")
    return Message(title_of(told.table.game, language), body, notification.table)


def title_of(game: str, language: str) -> str:
    """The name of a game."""
    return _words("web", language)(f"name-{game}") if game in games() else game.title()


@cache
def _words(file: str, language: str) -> Words:
    return Words(file, language if language in languages() else DEFAULT)


def _told(brief: Brief) -> Told | None:
    """None if there is no such table or it cannot be read."""
    try:
        return read_told(brief.card) if brief.card else None
    except ValueError:  # written by another version
        return None
