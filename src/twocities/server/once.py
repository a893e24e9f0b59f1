"""Secrets that work once and only for a while, in the database: codes for another device, challenges for passkeys."""

import time
from hashlib import blake2b
from typing import Final, Literal

from sqlalchemy import Connection, delete, insert, select

from twocities.server.schema import CODES

Purpose = Literal["device", "passkey", "sign-in"]

SECONDS: Final[dict[Purpose, float]] = {"device": 600.0, "passkey": 300.0, "sign-in": 300.0}


def give(connection: Connection, purpose: Purpose, secret: bytes, guest: str) -> float:
    """Makes a secret valid for a guest, or for anybody (""); returns until when. The guest's older ones for the same
    purpose stop working."""
    now = time.time()
    connection.execute(delete(CODES).where(CODES.c.until < now))
    if guest:
        connection.execute(delete(CODES).where(CODES.c.guest == guest, CODES.c.purpose == purpose))
    until = now + SECONDS[purpose]
    connection.execute(insert(CODES).values(code=_hash(purpose, secret), purpose=purpose, guest=guest, until=until))
    return until


def look(connection: Connection, purpose: Purpose, secret: bytes) -> str | None:
    """Whose secret it is; it remains valid."""
    query = select(CODES.c.guest).where(CODES.c.code == _hash(purpose, secret), CODES.c.until > time.time())
    return connection.scalars(query).first()


def take(connection: Connection, purpose: Purpose, secret: bytes) -> str | None:
    """Whose secret it is; nobody can use it again. None if it is not valid."""
    taken = delete(CODES).where(CODES.c.code == _hash(purpose, secret), CODES.c.until > time.time())
    return connection.scalars(taken.returning(CODES.c.guest)).first()


def _hash(purpose: Purpose, secret: bytes) -> str:
    return blake2b(secret, digest_size=16, person=purpose.encode()).hexdigest()
