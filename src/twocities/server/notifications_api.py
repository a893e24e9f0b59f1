"""Notifications by HTTP: which ones somebody wants, when, and in which browsers."""

from typing import Annotated, Final
from zoneinfo import ZoneInfo

import msgspec

from twocities.server.calling import Caller
from twocities.server.endpoints import Call, Endpoint
from twocities.server.guests import session_of
from twocities.server.notifications import Keys, Notifications, Subscription, Wishes
from twocities.server.push import check_keys
from twocities.server.refusals import refusal

Address = Annotated[str, msgspec.Meta(max_length=1000)]


class NewSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that should get notifications: what it says about its push service, and its reader's language."""

    endpoint: Address
    keys: Keys
    language: Annotated[str, msgspec.Meta(max_length=35)] = "en"


class OldSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that should get no more notifications."""

    endpoint: Address


class NotificationsTold(msgspec.Struct, frozen=True):
    """What a guest wants, in how many browsers, and the public key that a browser needs to subscribe."""

    key: str
    wishes: Wishes
    browsers: int


async def notifications(call: Call) -> NotificationsTold:
    """What the guest has set."""
    wishes, browsers = await _rows(call).wishes(call.guest)
    return NotificationsTold((await _caller(call).key()).public, wishes, browsers)


async def wish(call: Call) -> NotificationsTold:
    """Sets which notifications the guest wants, and when."""
    call.request.app.state.limits.notifications(call.request)
    if call.body.quiet is not None:
        try:
            ZoneInfo(call.body.quiet.zone)
        except (ValueError, OSError, KeyError):  # KeyError: no such zone
            raise refusal("time-zone", call.body.quiet.zone) from None
    await _rows(call).wish(call.guest, call.body)
    return await notifications(call)


async def subscribe(call: Call, renew: bool = False) -> NotificationsTold:
    """From now on this browser gets the guest's notifications."""
    call.request.app.state.limits.notifications(call.request)
    new: NewSubscription = call.body
    check_keys(new.keys)
    await _caller(call).post.check(new.endpoint)
    subscription = Subscription(new.endpoint, new.keys, new.language)
    await _rows(call).subscribe(call.guest, session_of(call.request), subscription, renew)
    return await notifications(call)


async def renew(call: Call) -> NotificationsTold:
    """The same for a browser that already gets notifications: its reader, or their language, may have changed."""
    return await subscribe(call, renew=True)


async def unsubscribe(call: Call) -> NotificationsTold:
    """This browser gets no more of the guest's notifications, whether it got any or not."""
    call.request.app.state.limits.notifications(call.request)
    await _rows(call).unsubscribe(call.guest, call.body.endpoint)
    return await notifications(call)


def _rows(call: Call) -> Notifications:
    return call.house.storage.notifications


def _caller(call: Call) -> Caller:
    caller: Caller = call.request.app.state.caller
    return caller


_CHANGED: Final = ("too-fast", "storage")

ENDPOINTS: Final = [
    Endpoint("GET", "/api/notifications", notifications, NotificationsTold, ("storage",)),
    Endpoint("POST", "/api/notifications", wish, NotificationsTold, (*_CHANGED, "time-zone"), body=Wishes),
    Endpoint(
        "POST",
        "/api/notifications/subscribe",
        subscribe,
        NotificationsTold,
        (*_CHANGED, "push-service", "push-keys"),
        body=NewSubscription,
    ),
    Endpoint(
        "POST",
        "/api/notifications/renew",
        renew,
        NotificationsTold,
        (*_CHANGED, "push-service", "push-keys", "no-such-subscription"),
        body=NewSubscription,
    ),
    Endpoint("POST", "/api/notifications/unsubscribe", unsubscribe, NotificationsTold, _CHANGED, body=OldSubscription),
]
