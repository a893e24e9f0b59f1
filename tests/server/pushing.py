"""A push service for tests: it checks who sends, and decrypts what it receives as a browser would."""

import json
import os
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from twocities.server.notifications import Keys, Subscription
from twocities.server.push import write_base64


class Got(NamedTuple):
    """A message that has arrived, with its headers."""

    message: dict[str, Any]
    headers: dict[str, str]


class Device:
    """A browser that receives messages from a push service; the service answers with `status`."""

    def __init__(self, endpoint: str, language: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(endpoint, Keys(write_base64(point), write_base64(self._secret)), language)
        self.status = 201
        self.got: list[Got] = []
        self.asked = 0  # how often something arrived, whatever the answer

    @property
    def bodies(self) -> list[str]:
        return [got.message["body"] for got in self.got]

    def as_body(self) -> bytes:
        """What the browser sends to our server to subscribe."""
        endpoint, keys, language = self.subscription
        about = {"p256dh": keys.p256dh, "auth": keys.auth}
        return json.dumps({"endpoint": endpoint, "keys": about, "language": language}).encode()

    def take(self, body: bytes, headers: dict[str, str]) -> int:
        self.asked += 1
        if self.status == 201:
            text = http_ece.decrypt(body, private_key=self._private, auth_secret=self._secret)
            self.got.append(Got(json.loads(text), headers))
        return self.status


class Service:
    """Many devices, each at its path."""

    def __init__(self) -> None:
        self.devices: dict[str, Device] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                device = service.devices.get(self.path)
                status = device.take(body, dict(self.headers)) if device and service.knows(self.headers) else 400
                self.send_response(status)
                if status in (301, 307):
                    self.send_header("location", f"{service.url}/elsewhere")
                self.end_headers()

            def log_message(self, *about: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def knows(self, headers: Any) -> bool:
        """Whether the sender has signed for this service and this time, and says how the message is encrypted."""
        signed = headers["authorization"]
        claims = json.loads(_decoded(signed.split("t=")[1].split(".")[1]))
        return (
            Vapid02.verify(signed)
            and claims["aud"] == self.url
            and time.time() < claims["exp"] <= time.time() + 86_400
            and claims["sub"].startswith(("mailto:", "https:"))
            and headers["content-encoding"] == "aes128gcm"
            and int(headers["ttl"]) > 0
        )

    def device(self, language: str = "en") -> Device:
        path = f"/push/{len(self.devices)}"
        self.devices[path] = Device(self.url + path, language)
        return self.devices[path]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def push_service() -> Iterator[Service]:
    service = Service()
    try:
        yield service
    finally:
        service.close()


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
