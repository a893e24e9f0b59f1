"""Notices by HTTP: which ones somebody wants, when, and in which browsers."""

from typing import Annotated, Final
from zoneinfo import ZoneInfo

import msgspec

from twocities.server.calling import Caller
from twocities.server.endpoints import Call, Endpoint
from twocities.server.notices import Keys, Notices, Subscription, Wishes
from twocities.server.push import check_keys
from twocities.server.refusals import refusal

Address = Annotated[str, msgspec.Meta(max_length=1000)]


class NewSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is to get notices, as it describes itself, and the language of its reader."""

    endpoint: Address
    keys: Keys
    language: Annotated[str, msgspec.Meta(max_length=35)] = "en"


class OldSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is to get no more notices."""

    endpoint: Address


class NoticesTold(msgspec.Struct, frozen=True):
    """What a guest wants, in how many browsers, and the public key that a browser needs to subscribe."""

    key: str
    wishes: Wishes
    browsers: int


async def notices(call: Call) -> NoticesTold:
    """What the guest has set."""
    wishes, browsers = await _rows(call).wishes(call.guest)
    return NoticesTold((await _caller(call).key()).public, wishes, browsers)


async def wish(call: Call) -> NoticesTold:
    """Sets which notices the guest wants, and when."""
    call.request.app.state.limits.notices(call.request)
    if call.body.quiet is not None:
        try:
            ZoneInfo(call.body.quiet.zone)
        except (ValueError, OSError, KeyError):  # KeyError: no such zone
            raise refusal("time-zone", call.body.quiet.zone) from None
    await _rows(call).wish(call.guest, call.body)
    return await notices(call)


async def subscribe(call: Call) -> NoticesTold:
    """This browser gets the notices of the guest from now on."""
    call.request.app.state.limits.notices(call.request)
    new: NewSubscription = call.body
    check_keys(new.keys)
    await _caller(call).post.check(new.endpoint)
    await _rows(call).subscribe(call.guest, Subscription(new.endpoint, new.keys, new.language))
    return await notices(call)


async def unsubscribe(call: Call) -> NoticesTold:
    """This browser gets no more notices of the guest; it does not matter whether it got any."""
    call.request.app.state.limits.notices(call.request)
    await _rows(call).unsubscribe(call.guest, call.body.endpoint)
    return await notices(call)


def _rows(call: Call) -> Notices:
    return call.house.storage.notices


def _caller(call: Call) -> Caller:
    caller: Caller = call.request.app.state.caller
    return caller


_CHANGED: Final = ("too-fast", "storage")

ENDPOINTS: Final = [
    Endpoint("GET", "/api/notices", notices, NoticesTold, ("storage",)),
    Endpoint("POST", "/api/notices", wish, NoticesTold, (*_CHANGED, "time-zone"), body=Wishes),
    Endpoint(
        "POST",
        "/api/notices/subscribe",
        subscribe,
        NoticesTold,
        (*_CHANGED, "push-service", "push-keys"),
        body=NewSubscription,
    ),
    Endpoint("POST", "/api/notices/unsubscribe", unsubscribe, NoticesTold, _CHANGED, body=OldSubscription),
]
