"""An authenticator in software, such as a phone has in hardware: it makes passkeys and proves that it has them."""

import json
import secrets
import struct
from hashlib import sha256
from itertools import count
from typing import Any, NamedTuple

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as text_of

PRESENT, VERIFIED, ATTESTED = 1, 4, 64  # flags: the person is there, and is the owner; a new key follows
USES = count(1)  # as authenticators count them


class Key(NamedTuple):
    """A passkey, and the handle of the person it was made for."""

    id: bytes
    private: ec.EllipticCurvePrivateKey
    site: str
    handle: str


def _client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": origin}).encode()


def _data(site: str, flags: int, uses: int) -> bytes:
    return sha256(site.encode()).digest() + struct.pack(">BI", flags, uses)


def _proof(id: bytes, **response: str) -> dict[str, Any]:
    return {"id": text_of(id), "rawId": text_of(id), "type": "public-key", "response": response}


def make(options: dict[str, Any], origin: str) -> tuple[Key, dict[str, Any]]:
    """A new passkey as a server wants it, and the proof for the server, sent by a page from an origin."""
    site = options["rp"]["id"]
    key = Key(secrets.token_bytes(16), ec.generate_private_key(ec.SECP256R1()), site, options["user"]["id"])
    point = key.private.public_key().public_numbers()
    public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
    attested = bytes(16) + struct.pack(">H", len(key.id)) + key.id + cbor2.dumps(public)
    data = _data(site, PRESENT | VERIFIED | ATTESTED, 0) + attested
    attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
    client_data = _client_data("create", options["challenge"], origin)
    return key, _proof(key.id, clientDataJSON=text_of(client_data), attestationObject=text_of(attestation))


def use(key: Key, options: dict[str, Any], origin: str) -> dict[str, Any]:
    """The proof that one has a passkey, as the answer to what a server asks."""
    data = _data(key.site, PRESENT | VERIFIED, next(USES))
    client_data = _client_data("get", options["challenge"], origin)
    signature = key.private.sign(data + sha256(client_data).digest(), ec.ECDSA(SHA256()))
    return _proof(
        key.id,
        clientDataJSON=text_of(client_data),
        authenticatorData=text_of(data),
        signature=text_of(signature),
        userHandle=key.handle,
    )
