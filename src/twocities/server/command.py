"""The command `twocities serve`, once its words are understood: serves until it is told to end."""

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from ipaddress import ip_address
from math import isfinite
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn

from twocities.server.app import make_app
from twocities.server.house import House
from twocities.server.logs import log_to_stderr
from twocities.server.metrics import MeasuredStorage
from twocities.server.storage import StorageProblem
from twocities.server.workers import Workers
from twocities.words import Words

LONGEST_MESSAGE: Final = 2**17  # bytes: it may hold the cards of an owner's box
BEAT: Final = 20.0  # seconds between pings, and for the answer
DEAD: Final = 30_000  # milliseconds in which a peer must take something of what is sent to it
MOST_UNREAD: Final = 2**17  # bytes
PATIENCE: Final = 5  # seconds for connections to end
MOST_FILES: Final = 65_536
ELSEWHERE: Final[dict[int, str]] = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nobody has these
COLLECTIONS: Final = (10_000, 10, 10)  # of garbage, which stop all tables: as rare as memory allows

log = logging.getLogger("twocities.server")


class ServeProblem(Exception):
    """The server cannot run: a message of our words and what it speaks of."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.about = about


def command(
    words: Words,
    host: str,
    port: int,
    database: str | None,
    workers: int | None,
    pace: float,
    defaults: Mapping[str, Mapping[str, Any]],
    origins: Sequence[str],
    opens: bool,
) -> None:
    """Raises ServeProblem."""
    if workers is None:
        workers = max(1, (os.cpu_count() or 1) - 1)
    _check(workers, pace, origins)
    listener = _listen(host, port)
    log_to_stderr()
    _allow_files()
    try:
        storage = MeasuredStorage(database or _own_database())
        gc.freeze()  # what is there now stays
        gc.set_threshold(*COLLECTIONS)
        asyncio.run(_serve(words, listener, House(storage, Workers(workers), pace, defaults), origins, opens))
    except StorageProblem as problem:
        raise ServeProblem(problem.key, **problem.about) from None
    finally:
        listener.close()


async def _serve(words: Words, listener: socket.socket, house: House, origins: Sequence[str], opens: bool) -> None:
    here, for_friends = _here(listener), _for_friends(listener)
    greeting = words("serve-ready", address=here)
    if for_friends not in ("", here):
        greeting += "\n" + words("serve-friends", address=for_friends)
    app = make_app(house, origins, origins[0] if origins else for_friends)
    config = uvicorn.Config(
        app,
        lifespan="off",  # it is entered below, where a problem can be told
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,  # paths hold the ids of tables
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=BEAT,
        ws_ping_timeout=BEAT,
        timeout_graceful_shutdown=PATIENCE,
    )
    async with app.router.lifespan_context(app):
        await Server(config, greeting, here if opens else "").serve([listener])


class Server(uvicorn.Server):
    """Says when it is ready, and opens an address if there is one; a signal ends it, and that is all it does."""

    def __init__(self, config: uvicorn.Config, greeting: str, address: str) -> None:
        super().__init__(config)
        self._greeting = greeting
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self._greeting, flush=True)
        if self._address and _has_screen():
            await asyncio.to_thread(webbrowser.open, self._address)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def _has_screen() -> bool:
    """Whether there is one to open a browser on: one in the terminal would only be in the way."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _check(workers: int, pace: float, origins: Sequence[str]) -> None:
    if workers < 1:
        raise ServeProblem("serve-no-workers")
    if not isfinite(pace) or pace < 0:
        raise ServeProblem("serve-no-pace")
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise ServeProblem("serve-no-origin", text=origin)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise ServeProblem("serve-address", host=host, port=str(port), reason=reason) from None
    # Its connections inherit these. The system would keep megabytes for a peer that does not read, for ever.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else the second part of an answer waits for 40 ms
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD)
    return listener


def _here(listener: socket.socket) -> str:
    """The address of the server on this computer."""
    host, port = listener.getsockname()[:2]
    return _address({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def _for_friends(listener: socket.socket) -> str:
    """Its address on other computers of the network; "" if it cannot be reached from there."""
    host, port = listener.getsockname()[:2]
    if ip_address(host).is_unspecified:
        host = _in_network(listener.family)
    return "" if not host or ip_address(host).is_loopback else _address(host, port)


def _in_network(family: int) -> str:
    """The address of this computer in its network; "" if it has none."""
    with socket.socket(family, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((ELSEWHERE[family], 9))  # sends nothing, but the system chooses the way there
        except OSError:
            return ""
        return str(asked.getsockname()[0])


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_database() -> str:
    """The file in the user's own folder, which is made if need be."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "twocities"
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise ServeProblem("storage-file", place=str(folder), reason=problem.strerror or str(problem)) from None
    return f"sqlite:///{folder.absolute() / 'twocities.db'}"


def _allow_files() -> None:
    """Every connection needs one: as many as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
