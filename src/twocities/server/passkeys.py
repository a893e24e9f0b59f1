"""Passkeys: a device or a password manager proves who a person is by answering a challenge, which works once."""

import secrets
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from twocities.server import once
from twocities.server.refusals import refusal
from twocities.server.schema import PASSKEYS

T = TypeVar("T")

TITLE: Final = "Two Cities"
CHALLENGE: Final = 32  # bytes
MOST: Final = 10  # per person

Options = dict[str, Any]  # as browsers read them


class Site(NamedTuple):
    """Where passkeys are used: the name they are bound to, and the origin of the page."""

    name: str
    origin: str


class Proof(msgspec.Struct, frozen=True, rename="camel"):
    """A browser's answer to a challenge, as `PublicKeyCredential.toJSON()` writes it."""

    id: str
    raw_id: str
    type: str
    response: dict[str, Any]


class Passkey(msgspec.Struct, frozen=True):
    """A passkey, as its owner sees it."""

    id: str
    name: str
    since: float


def passkeys_of(connection: Connection, guest: str) -> list[Passkey]:
    query = select(PASSKEYS).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.since)
    return [Passkey(row.id, row.name, row.since) for row in connection.execute(query)]


def remove(connection: Connection, guest: str, id: str) -> None:
    """Raises Refusal if the guest has no such passkey."""
    if not connection.execute(delete(PASSKEYS).where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == id)).rowcount:
        raise refusal("no-such-passkey")


# -- making one


def ask_for_new(connection: Connection, site: Site, guest: str, name: str) -> Options:
    """What a browser needs to make a passkey for a guest. Raises Refusal."""
    query = select(PASSKEYS.c.id).where(PASSKEYS.c.guest == guest)
    known = [PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id in connection.scalars(query)]
    if len(known) >= MOST:
        raise refusal("too-many-passkeys", str(MOST))
    options = generate_registration_options(
        rp_id=site.name,
        rp_name=TITLE,
        user_id=_handle(guest),
        user_name=name or TITLE,
        challenge=_challenge(connection, "passkey", guest),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=known,
    )
    return _told(options_to_json(options))


def add(connection: Connection, site: Site, guest: str, proof: Proof, challenge: bytes, name: str) -> None:
    """Adds a passkey of a guest. Raises Refusal."""
    made = _checked(
        lambda: verify_registration_response(
            credential=msgspec.to_builtins(proof),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    )
    id = bytes_to_base64url(made.credential_id)
    if connection.scalars(select(func.count()).where(PASSKEYS.c.id == id)).one():
        raise refusal("wrong-passkey")
    row = {"id": id, "guest": guest, "public_key": made.credential_public_key, "sign_count": made.sign_count}
    connection.execute(insert(PASSKEYS).values(**row, name=name, since=time.time()))


# -- using one


def ask_for_any(connection: Connection, site: Site) -> Options:
    """What a browser needs to use whichever passkey it has."""
    options = generate_authentication_options(rp_id=site.name, challenge=_challenge(connection, "sign-in", ""))
    return _told(options_to_json(options))


def owner_of(connection: Connection, site: Site, proof: Proof, challenge: bytes) -> str:
    """The guest to whom a passkey belongs. Raises Refusal, the same for unknown passkeys and wrong proofs."""
    row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == proof.id)).first()
    if row is None or proof.response.get("userHandle") not in (None, bytes_to_base64url(_handle(row.guest))):
        raise refusal("wrong-passkey")
    used = _checked(
        lambda: verify_authentication_response(
            credential=msgspec.to_builtins(proof),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.sign_count,
        )
    )
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == row.id).values(sign_count=used.new_sign_count))
    guest: str = row.guest
    return guest


# -- challenges


def _challenge(connection: Connection, purpose: once.Purpose, guest: str) -> bytes:
    challenge = secrets.token_bytes(CHALLENGE)
    once.give(connection, purpose, challenge, guest)
    return challenge


def take_challenge(connection: Connection, purpose: once.Purpose, proof: Proof, guest: str = "") -> bytes:
    """The challenge that a proof answers: one of ours, for this guest, and never answered before. Raises Refusal.

    Commit this before checking the proof, so that nobody can try twice."""
    client_data = proof.response.get("clientDataJSON")
    challenge = _checked(lambda: parse_client_data_json(base64url_to_bytes(str(client_data))).challenge)
    if once.take(connection, purpose, challenge) != guest:
        raise refusal("wrong-passkey")
    return challenge


def _checked(check: Callable[[], T]) -> T:
    """Raises Refusal for whatever is wrong with what was sent."""
    try:
        return check()
    except Exception:
        raise refusal("wrong-passkey") from None


def _handle(guest: str) -> bytes:
    """The id of a guest for authenticators. It does not reveal the guest's id."""
    return blake2b(guest.encode(), digest_size=32, person=b"passkey").digest()


def _told(options: str) -> Options:
    told: Options = msgspec.json.decode(options)
    return told
