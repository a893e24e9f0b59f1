"""Sends the notices that are due, if they are still true and wanted now: any process may, and only one does."""

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
from twocities.server.notices import Brief, Notice, Quiet, Subscription
from twocities.server.push import Key, Post, new_key
from twocities.server.stored import ENDED, INVITED, SEATED, TURN
from twocities.server.summary import Told, read_told
from twocities.server.table import OPEN, OVER, RUNNING
from twocities.words import DEFAULT, Words, languages

LOOK: Final = 1.0  # seconds between looks at what has come due
AT_ONCE: Final = 100  # notices that are being sent
BACKOFF: Final = (60.0, 240.0, 960.0, 3840.0, 15360.0)  # seconds until a push service that failed is tried again
DAY: Final = timedelta(days=1)
MINUTE: Final = timedelta(minutes=1)

log = logging.getLogger("twocities.server")


class Message(msgspec.Struct, frozen=True):
    """What a browser shows, and the page it opens. A later one of the same table replaces it."""

    title: str
    body: str
    table: str


class Caller:
    """Calls people who have asked for it to their tables."""

    def __init__(self, house: House, post: Post, now: Callable[[], float] = time.time) -> None:
        self.post = post
        self._house = house
        self._notices = house.storage.notices
        self._now = now
        self._key: Key | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def key(self) -> Key:
        """Made once, the same for all processes. Raises StorageProblem."""
        if self._key is None:
            self._key = Key(await self._notices.key(new_key()))
        return self._key

    async def run(self) -> None:
        """For ever."""
        failed = False  # told once, not every time
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
                failed = False
            except StorageProblem as problem:
                if not failed:
                    log.error("notices are not looked after", extra={"problem": problem.key})
                failed = True

    async def look(self) -> None:
        """Begins to send what is due. Raises StorageProblem."""
        await self._notices.forget_seen()
        for notice in await self._notices.claim(self._now(), AT_ONCE - len(self._sending)):
            task = asyncio.get_running_loop().create_task(self._attend(notice))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def settle(self) -> None:
        """Until all that is being sent is."""
        await asyncio.gather(*self._sending)

    async def _attend(self, notice: Notice) -> None:
        try:
            await self._decide(notice)
        except StorageProblem as problem:  # it comes due again
            log.error("a notice is late", extra={"table": notice.table, "problem": problem.key})

    async def _decide(self, notice: Notice) -> None:
        """Raises StorageProblem."""
        brief, now = await self._notices.brief(notice), self._now()
        told = _told(brief)
        wanted = getattr(brief.wishes, notice.kind) and brief.subscriptions
        if (
            told is None
            or not (wanted and notice.follows and is_true(notice, brief, told))
            or await self._is_here(notice)
        ):
            await self._notices.drop(notice)
        elif brief.wishes.quiet is not None and (until := quiet_until(brief.wishes.quiet, now)) > now:
            await self._notices.wait(notice, until)
        else:
            await self._send(notice, brief, told)

    async def _is_here(self, notice: Notice) -> bool:
        """Whether the guest sees the table anyway."""
        room = self._house.rooms.get(notice.table)
        if room is not None and any([listener.guest == notice.guest for listener in room.listeners]):
            return True
        elsewhere = await self._house.storage.peers.elsewhere([notice.table])
        return notice.guest in elsewhere.get(notice.table, ())

    async def _send(self, notice: Notice, brief: Brief, told: Told) -> None:
        """To all browsers that are left. Raises StorageProblem."""
        key = await self.key()
        left = brief.subscriptions
        if notice.left_over is not None:
            endpoints = msgspec.json.decode(notice.left_over, type=list[str])
            left = [to for to in left if to.endpoint in endpoints]

        async def send(to: Subscription) -> str:
            message = msgspec.json.encode(message_of(notice, brief, told, to.language))
            result = await self.post.send(key, to, message, notice.table)
            if result == "gone":
                await self._notices.unsubscribe(notice.guest, to.endpoint)
            return result

        results = await asyncio.gather(*map(send, left))
        failed = [to.endpoint for to, result in zip(left, results, strict=True) if result == "failed"]
        again = failed and notice.tries < len(BACKOFF)
        later = self._now() + BACKOFF[notice.tries] if again else None
        await self._notices.settle(notice, time.time() if "sent" in results else None, failed, later)
        if failed and not again:
            log.error("a push service takes no notices", extra={"table": notice.table})


def is_true(notice: Notice, brief: Brief, told: Told) -> bool:
    """Whether what a notice says is still so."""
    phase = told.table.phase
    return {
        TURN: phase == RUNNING and brief.seat in told.waiting,
        SEATED: phase == OPEN and notice.about in [seat.name for seat in told.table.seats],
        INVITED: phase == OPEN and brief.invited,
        ENDED: phase == OVER,
    }[notice.kind]


def quiet_until(quiet: Quiet, now: float) -> float:
    """When the quiet hours end; a moment that is past if there are none now."""
    here = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    passed = timedelta(hours=here.hour, minutes=here.minute, seconds=here.second)
    since, until = quiet.since * MINUTE, quiet.until * MINUTE
    if (passed - since) % DAY >= (until - since) % DAY:
        return 0.0
    return now + ((until - passed) % DAY).total_seconds()


def message_of(notice: Notice, brief: Brief, told: Told, language: str) -> Message:
    """What anybody who knows the table may know, in the reader's language; nothing of the game itself."""
    words = _words("notices", language)
    others = [card.name for seat, card in enumerate(told.table.seats) if card.kind == "person" and seat != brief.seat]
    if notice.kind in (SEATED, INVITED):
        body = words(f"notice-{notice.kind}", name=notice.about)
    elif others:
        body = words(f"notice-{notice.kind}-with", names=words.listing(others))
    else:
        body = words(f"notice-{notice.kind}")
    return Message(title_of(told.table.game, language), body, notice.table)


def title_of(game: str, language: str) -> str:
    """What a game is called."""
    return _words("web", language)(f"name-{game}") if game in games() else game.title()


@cache
def _words(file: str, language: str) -> Words:
    return Words(file, language if language in languages() else DEFAULT)


def _told(brief: Brief) -> Told | None:
    """None if there is no such table, or it cannot be read."""
    try:
        return read_told(brief.card) if brief.card else None
    except ValueError:  # by another version of ours
        return None
