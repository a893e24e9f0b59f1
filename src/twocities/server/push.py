"""Web Push: a message, encrypted for one browser and signed by this server, goes to the push service of that browser.

Guests name that service, so it must not be one inside our own network: the address is checked before each connection,
and redirects are not followed."""

import asyncio
import re
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Literal
from urllib.parse import SplitResult, urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from twocities.server.notifications import Keys, Subscription
from twocities.server.refusals import refusal

Result = Literal["sent", "gone", "failed"]

ENDPOINT: Final = re.compile(r"https://[A-Za-z0-9.-]{1,253}(:443)?/[!-\"$-~]*")
PATIENCE: Final = 10.0  # seconds for a push service, from resolving its name to its answer
KEPT_FOR: Final = 86_400  # seconds for which a push service keeps a message for an absent browser
POINT: Final = 65  # bytes of a public key
SECRET: Final = 16
GONE: Final = (404, 410)
UNICAST: Final = ip_network("2000::/3")  # all other IPv6 addresses are special, or lead to an IPv4 address
CURVE: Final = ec.SECP256R1()
RESOLVER: Final = ThreadPoolExecutor(4, "names")  # separate, so that slow name servers hold up nothing else


class Key:
    """The key pair by which push services know this server."""

    def __init__(self, private: str) -> None:
        self._vapid = Vapid02.from_raw(private.encode())
        self._vapid.conf = {"no-strict": True}  # its strict check refuses ports
        self.public = write_base64(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sign(self, audience: str, contact: str) -> str:
        """The header by which the server proves who it is."""
        signed = self._vapid.sign({"aud": audience, "sub": contact})
        return str(signed["Authorization"])


def new_key() -> str:
    """A new private key, as text."""
    return write_base64(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


class Post:
    """Sends messages. Push services can reach the operator at `contact`, an https or mailto address.

    Tests have their own push service at the address `allowed`, which may be internal and without encryption."""

    def __init__(self, contact: str, allowed: str = "") -> None:
        self._contact = contact
        self._allowed = allowed

    async def check(self, endpoint: str) -> None:
        """Raises Refusal if nothing may be sent there."""
        host = ""
        try:
            host = urlsplit(endpoint).hostname or ""
            async with asyncio.timeout(PATIENCE):
                await self._addresses(self._read(endpoint))
        except (ValueError, OSError):  # with TimeoutError
            raise refusal("push-service", host) from None

    async def send(self, key: Key, to: Subscription, message: bytes, topic: str) -> Result:
        """A later message with the same topic replaces this one if the browser has not got it yet."""
        try:
            place = self._read(to.endpoint)
            head, body = await asyncio.to_thread(self._request, key, place, to.keys, message, topic)
            async with asyncio.timeout(PATIENCE):
                status = await self._exchange(place, head + body)
        except (ValueError, OSError, EOFError):
            return "failed"
        return "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"

    def _request(self, key: Key, place: SplitResult, keys: Keys, message: bytes, topic: str) -> tuple[bytes, bytes]:
        body: bytes = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(CURVE),
            dh=read_base64(keys.p256dh),
            auth_secret=read_base64(keys.auth),
        )
        lines = (
            f"POST {place.path}{'?' if place.query else ''}{place.query} HTTP/1.1",
            f"Host: {place.netloc}",
            f"Authorization: {key.sign(f'{place.scheme}://{place.netloc}', self._contact)}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {len(body)}",
            f"TTL: {KEPT_FOR}",
            f"Topic: {blake2b(topic.encode(), digest_size=16).hexdigest()}",
            "Urgency: normal",
            "Connection: close",
        )
        return "\r\n".join([*lines, "", ""]).encode(), body

    async def _exchange(self, place: SplitResult, request: bytes) -> int:
        """The status of the answer; nothing else of it is read. Raises OSError, ValueError."""
        reader, writer = await self._connect(place)
        try:
            writer.write(request)
            await writer.drain()
            version, status, *_ = (await reader.readline()).split(None, 2)
        finally:
            writer.transport.abort()
        if not version.startswith(b"HTTP/1."):
            raise ValueError(version)
        return int(status)

    async def _connect(self, place: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the first of its addresses that answers. Raises OSError."""
        trusted = await asyncio.to_thread(_trusted) if place.scheme == "https" else None
        name = place.hostname if trusted else None
        *others, last = await self._addresses(place)
        for address in others:
            with suppress(OSError):
                return await asyncio.open_connection(address, _port(place), ssl=trusted, server_hostname=name)
        return await asyncio.open_connection(last, _port(place), ssl=trusted, server_hostname=name)

    def _read(self, endpoint: str) -> SplitResult:
        """Raises ValueError."""
        if not self._is_allowed(endpoint) and not ENDPOINT.fullmatch(endpoint):
            raise ValueError(endpoint)
        return urlsplit(endpoint)

    def _is_allowed(self, endpoint: str) -> bool:
        return bool(self._allowed) and endpoint.startswith(f"{self._allowed}/")

    async def _addresses(self, place: SplitResult) -> list[str]:
        """All addresses of the name. Raises OSError if there is none, or if one is not public."""
        resolve = partial(socket.getaddrinfo, place.hostname, _port(place), type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(RESOLVER, resolve)
        addresses = [str(address[0]) for *_, address in found]
        if not self._is_allowed(f"{place.scheme}://{place.netloc}/") and not all(map(is_outside, addresses)):
            raise OSError("not a public address")
        return addresses


def is_outside(text: str) -> bool:
    """Whether an address belongs to a single computer on the public Internet."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address) and (address not in UNICAST or address.sixtofour is not None):
        return False
    return address.is_global and not address.is_multicast


def check_keys(keys: Keys) -> None:
    """Raises Refusal if nothing can be encrypted with them."""
    try:
        point, secret = read_base64(keys.p256dh), read_base64(keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        if len(point) != POINT or len(secret) != SECRET:
            raise ValueError
    except ValueError:
        raise refusal("push-keys") from None


def read_base64(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def write_base64(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def _port(place: SplitResult) -> int:
    return place.port or (443 if place.scheme == "https" else 80)


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()
