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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from twocities.server.app import make_app
from twocities.server.house import House
from twocities.server.logs import log_to_stderr
from twocities.server.metrics import MeasuredStorage
from twocities.server.storage import StorageProblem
from twocities.server.workers import Workers
from twocities.words import Words

LONGEST_MESSAGE: Final = 16_384  # bytes
BEAT: Final = 20.0  # seconds between pings, and for the answer
DEAD: Final = 30_000  # milliseconds in which a peer must take something of what is sent to it
MOST_UNREAD: Final = 2**17  # bytes
PATIENCE: Final = 5  # seconds for connections to end
MOST_FILES: Final = 65_536
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
        asyncio.run(_serve(words, listener, House(storage, Workers(workers), pace), origins, opens))
    except StorageProblem as problem:
        raise ServeProblem(problem.key, **problem.about) from None
    finally:
        listener.close()


async def _serve(words: Words, listener: socket.socket, house: House, origins: Sequence[str], opens: bool) -> None:
    app = make_app(house, origins)
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
    host, port = listener.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    async with app.router.lifespan_context(app):
        await Server(config, words("serve-ready", address=address), address if opens else "").serve([listener])


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
