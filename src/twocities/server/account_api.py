"""The HTTP API of a person's account: the name, devices, passkeys, and everything stored about them."""

import secrets
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
import segno
from sqlalchemy import Connection

from twocities.server import once, passkeys, people
from twocities.server.endpoints import Call, Endpoint
from twocities.server.forgetting import everything_of
from twocities.server.guests import give_token, new_token, session_given, session_of
from twocities.server.passkeys import Options, Passkey, Proof, Site
from twocities.server.refusals import refusal
from twocities.server.seating import read_name
from twocities.server.sessions import (
    Session,
    device_of,
    end_session,
    id_of,
    note_session,
    open_session,
    renew_session,
    sessions_of,
)

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none looks like another: 32, that is, 5 bits each
LENGTH: Final = 8

ShortText = Annotated[str, msgspec.Meta(max_length=100)]

# -- what is asked


class NameAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class CodeAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code as somebody typed it."""

    code: ShortText


class DeviceAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name to use on another device, unless the server knows one."""

    name: str = ""


class SessionNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: ShortText


class PasskeyProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    proof: Proof


class NewPasskey(PasskeyProof, frozen=True, forbid_unknown_fields=True):
    """The name to use when coming back, unless the server knows one."""

    name: str = ""


class PasskeyNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(max_length=2000)]


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request without content."""


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The person has confirmed it."""

    confirmed: Literal[True]


# -- what is answered


class Account(msgspec.Struct, frozen=True):
    """What a person can see and change about themselves; `plays`: they have games. A guest who plays on one device has
    no sessions."""

    name: str
    sessions: list[Session]
    passkeys: list[Passkey]
    plays: bool


NEW_GUEST: Final = Account("", [], [], False)


class DeviceCode(msgspec.Struct, frozen=True):
    """A code for another device, until when it works, a link that contains it, and its QR code as SVG."""

    code: str
    until: float
    link: str
    picture: str


class Person(msgspec.Struct, frozen=True):
    """Whose device it is; `plays`: this device has games of somebody else."""

    name: str
    plays: bool = False


# -- the handlers


async def account(call: Call) -> Account:
    """The guest's name, devices and passkeys."""
    guest, session = call.guest, session_given(call.request)

    def read(connection: Connection) -> Account:
        return Account(
            people.name_of(connection, guest),
            sessions_of(connection, guest, session),
            passkeys.passkeys_of(connection, guest),
            people.has_games(connection, guest),
        )

    return await call.house.storage.read(read)


async def rename(call: Call) -> Account:
    """Changes the name by which a person is called."""
    call.request.app.state.limits.account(call.request)
    name = read_name(call.body.name)
    await call.house.storage.change(lambda connection: people.rename(connection, call.guest, name))
    return await account(call)


async def new_code(call: Call) -> DeviceCode:
    """A code that makes another device one of the guest's: it works once, for ten minutes."""
    call.request.app.state.limits.account(call.request)
    name = _name(call)
    code = "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])

    def change(connection: Connection) -> float:
        _remember(call, connection, name)
        return once.give(connection, "device", code.encode(), call.guest)

    until = await call.house.storage.change(change)
    link = f"{call.request.app.state.address or site_of(call).origin}/device#{code}"
    picture = segno.make(link, micro=False).svg_inline(omitsize=True, border=2, light="#fff", dark="#000")
    return DeviceCode(f"{code[:4]}-{code[4:]}", until, link, picture)


async def look_at_code(call: Call) -> Person:
    """Whose device this one would become. The code still works."""

    def read(connection: Connection) -> Person:
        guest = once.look(connection, "device", _code(call))
        if guest is None:
            raise refusal("no-such-code")
        plays = guest != call.guest and people.has_games(connection, call.guest)
        return Person(people.name_of(connection, guest), plays)

    with call.request.app.state.limits.guess(call.request):
        return await call.house.storage.read(read)


async def join_device(call: Call) -> Person:
    """This device becomes one of the person who made a code."""
    token = ""

    def change(connection: Connection) -> Person:
        nonlocal token
        guest = once.take(connection, "device", _code(call))
        if guest is None:
            raise refusal("no-such-code")
        if guest == call.guest:
            raise refusal("own-device")
        token = _become(call, connection, guest)
        return Person(people.name_of(connection, guest))

    with call.request.app.state.limits.guess(call.request):
        person = await call.house.storage.change(change)
    _know_as(call, token)
    return person


async def sign_out(call: Call) -> Account:
    """Ends a session. Somebody who ends their own becomes a new guest."""
    call.request.app.state.limits.account(call.request)
    guest, id = call.guest, call.body.id
    ended = await call.house.storage.change(lambda connection: end_session(connection, guest, id))
    if not ended:
        raise refusal("no-such-session")
    call.house.storage.sessions.drop(ended)
    if session_of(call.request) in ended:
        give_token(call.request, new_token())
        return NEW_GUEST
    return await account(call)


async def sign_out_others(call: Call) -> Account:
    """Ends all sessions except this one, which continues with a new cookie, because the old one may have been
    stolen."""
    call.request.app.state.limits.account(call.request)
    guest, session, device = call.guest, session_of(call.request), _device(call)
    ended, token = await call.house.storage.change(lambda found: renew_session(found, guest, session, device))
    call.house.storage.sessions.drop(ended)
    give_token(call.request, token)
    return await account(call)


async def new_passkey(call: Call) -> Options:
    """What a browser needs to make a passkey."""
    call.request.app.state.limits.account(call.request)
    site, guest, name = site_of(call), call.guest, _name(call)

    def change(connection: Connection) -> Options:
        return passkeys.ask_for_new(connection, site, guest, people.name_of(connection, guest) or name)

    return await call.house.storage.change(change)


async def add_passkey(call: Call) -> Account:
    """Adds the passkey that a browser has made."""
    call.request.app.state.limits.account(call.request)
    site, guest, name, proof = site_of(call), call.guest, _name(call), call.body.proof
    taken = await call.house.storage.change(lambda c: passkeys.take_challenge(c, "passkey", proof, guest))

    def change(connection: Connection) -> None:
        _remember(call, connection, name)
        passkeys.add(connection, site, guest, proof, taken, _device(call))

    await call.house.storage.change(change)
    return await account(call)


async def remove_passkey(call: Call) -> Account:
    """Removes a passkey of the guest's."""
    call.request.app.state.limits.account(call.request)
    await call.house.storage.change(lambda connection: passkeys.remove(connection, call.guest, call.body.id))
    return await account(call)


async def ask_passkey(call: Call) -> Options:
    """What a browser needs to sign in with a passkey."""
    call.request.app.state.limits.account(call.request)
    site = site_of(call)
    return await call.house.storage.change(lambda connection: passkeys.ask_for_any(connection, site))


async def sign_in(call: Call) -> Person:
    """This device becomes one of the person whose passkey it has."""
    call.request.app.state.limits.account(call.request)
    site, proof, token = site_of(call), call.body.proof, ""
    taken = await call.house.storage.change(lambda connection: passkeys.take_challenge(connection, "sign-in", proof))

    def change(connection: Connection) -> Person:
        nonlocal token
        guest = passkeys.owner_of(connection, site, proof, taken)
        if guest != call.guest:
            token = _become(call, connection, guest)
        return Person(people.name_of(connection, guest))

    person = await call.house.storage.change(change)
    if token:
        _know_as(call, token)
    return person


async def export(call: Call) -> dict[str, Any]:
    """Everything stored about the guest."""
    call.request.app.state.limits.read(call.request)
    return await call.house.storage.read(lambda connection: everything_of(connection, call.guest))


async def delete_account(call: Call) -> Account:
    """Removes everything about the guest, who leaves all games. This cannot be undone."""
    call.request.app.state.limits.account(call.request)
    await call.house.erase(call.guest, session_of(call.request))
    give_token(call.request, new_token())
    return NEW_GUEST


# -- what they share


def site_of(call: Call) -> Site:
    """The page that sent a request: one of ours, since Safety has checked it. Programs do not name theirs."""
    url = call.request.url
    origin = call.request.headers.get("origin", f"{url.scheme}://{url.netloc}").lower()
    return Site(urlsplit(origin).hostname or "", origin)


def _name(call: Call) -> str:
    """The name that was sent, if any. Raises Refusal."""
    return read_name(call.body.name) if call.body.name.strip() else ""


def _code(call: Call) -> bytes:
    """A code without what people add when typing it."""
    typed: str = call.body.code
    return "".join([letter for letter in typed.upper() if letter.isalnum()]).encode()


def _device(call: Call) -> str:
    return device_of(call.request.headers.get("user-agent", ""))


def _become(call: Call, connection: Connection, guest: str) -> str:
    """The token by which this device is the guest's; if it was listed as somebody else's, it no longer is."""
    end_session(connection, call.guest, id_of(session_of(call.request)))
    return open_session(connection, guest, _device(call))


def _know_as(call: Call, token: str) -> None:
    call.house.storage.sessions.drop([session_of(call.request)])
    give_token(call.request, token)


def _remember(call: Call, connection: Connection, name: str) -> None:
    """The guest wants to be known elsewhere: from now on this device is listed, and the name is stored."""
    note_session(connection, session_of(call.request), call.guest, _device(call))
    if name and not people.name_of(connection, call.guest):
        people.rename(connection, call.guest, name)


# -- the table

_LIMITED: Final = ("too-fast", "storage")
_CODE: Final = ("no-such-code", *_LIMITED)

ENDPOINTS: Final = [
    Endpoint("GET", "/api/account", account, Account, ("storage",)),
    Endpoint("POST", "/api/account/name", rename, Account, ("name", *_LIMITED), body=NameAsked),
    Endpoint("POST", "/api/account/sessions/end", sign_out, Account, ("no-such-session", *_LIMITED), body=SessionNamed),
    Endpoint("POST", "/api/account/sessions/end-others", sign_out_others, Account, _LIMITED, body=Nothing),
    Endpoint("GET", "/api/account/export", export, dict[str, Any], _LIMITED),
    Endpoint("POST", "/api/account/delete", delete_account, Account, _LIMITED, body=Deletion),
    Endpoint("POST", "/api/devices/code", new_code, DeviceCode, ("name", *_LIMITED), body=DeviceAsked),
    Endpoint("POST", "/api/devices/look", look_at_code, Person, _CODE, body=CodeAsked),
    Endpoint("POST", "/api/devices/join", join_device, Person, ("own-device", *_CODE), body=CodeAsked),
    Endpoint(
        "POST", "/api/passkeys/new", new_passkey, Options, ("name", "too-many-passkeys", *_LIMITED), body=DeviceAsked
    ),
    Endpoint("POST", "/api/passkeys/add", add_passkey, Account, ("name", "wrong-passkey", *_LIMITED), body=NewPasskey),
    Endpoint(
        "POST", "/api/passkeys/remove", remove_passkey, Account, ("no-such-passkey", *_LIMITED), body=PasskeyNamed
    ),
    Endpoint("POST", "/api/passkeys/ask", ask_passkey, Options, _LIMITED, body=Nothing),
    Endpoint("POST", "/api/passkeys/sign-in", sign_in, Person, ("wrong-passkey", *_LIMITED), body=PasskeyProof),
]
