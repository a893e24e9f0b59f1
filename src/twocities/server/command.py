"""The command `twocities serve`, after its arguments are parsed: serves until it is stopped."""

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from ipaddress import ip_address
from math import isfinite
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

from twocities.server.app import make_app
from twocities.server.connections import Connection
from twocities.server.database import StorageProblem
from twocities.server.elsewhere import Elsewhere
from twocities.server.house import House
from twocities.server.logs import log_to_stderr
from twocities.server.metrics import MeasuredStorage, apart
from twocities.server.processes import Processes, Sockets, end_with_parent, inherited
from twocities.server.wire import Wire
from twocities.server.workers import Workers
from twocities.words import Words, system_reason

LONGEST_MESSAGE: Final = 2**17  # bytes: enough for the cards from an owner's box
DAY: Final = 86_400.0
BEAT: Final = 20.0  # seconds between pings, and to wait for a pong
DEAD: Final = 30_000  # milliseconds without any progress in sending to a peer
MOST_UNREAD: Final = 2**17  # bytes
PATIENCE: Final = 5  # seconds for connections to close at shutdown
MOST_FILES: Final = 65_536
ELSEWHERE: Final[dict[int, str]] = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # never assigned
COLLECTIONS: Final = (100_000, 20, 20)  # rare garbage collections: each one stalls all tables

log = logging.getLogger("twocities.server")


class ServeProblem(Exception):
    """The server cannot run: the key of a message and its arguments."""

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
    keep: float | None,
    metrics: str | None,
    processes: int,
) -> int:
    """Returns the exit status. Raises ServeProblem."""
    if workers is None:
        workers = max(1, ((os.cpu_count() or 1) - 1) // max(processes, 1))
    _check(workers, pace, keep, origins)
    database = database or own_database()
    _check_processes(processes, database)
    log_to_stderr()
    sockets = inherited()
    if sockets is None:
        all_sockets = _sockets(host, port, metrics, processes)
        if processes > 1:
            return asyncio.run(_serve_many(words, all_sockets, opens))
        sockets = all_sockets[0]
    listener, side = sockets
    _allow_files()
    try:
        storage = MeasuredStorage(database)
        gc.freeze()  # what exists now will stay
        gc.set_threshold(*COLLECTIONS)
        house = House(storage, Workers(workers, elsewhere=Elsewhere(storage.thoughts)), pace, defaults)
        asyncio.run(_serve(words, listener, house, origins, opens, keep, side))
    except StorageProblem as problem:
        raise ServeProblem(problem.key, **problem.about) from None
    finally:
        listener.close()
        if side is not None:
            side.close()
    return 0


async def _serve_many(words: Words, sockets: Sequence[Sockets], opens: bool) -> int:
    listener = sockets[0].listener

    def ready() -> None:
        print(_greeting(words, listener), flush=True)
        if opens and _has_screen():
            webbrowser.open(_here(listener))

    return await Processes(sockets, ready).run()


def _sockets(host: str, port: int, metrics: str | None, processes: int) -> list[Sockets]:
    """The sockets of each process: one shared port to listen on, and consecutive ports for metrics."""
    listener = _listen(host, port)
    if not metrics:
        return [Sockets(listener, None)] * processes
    address, first = _read_address(metrics)
    return [Sockets(listener, _listen(address, first + number if first else 0)) for number in range(processes)]


def _greeting(words: Words, listener: socket.socket) -> str:
    here, for_friends = _here(listener), _for_friends(listener)
    greeting = words("serve-ready", address=here)
    return greeting if for_friends in ("", here) else greeting + "\n" + words("serve-friends", address=for_friends)


async def _serve(
    words: Words,
    listener: socket.socket,
    house: House,
    origins: Sequence[str],
    opens: bool,
    keep: float | None,
    side: socket.socket | None,
) -> None:
    here, for_friends = _here(listener), _for_friends(listener)
    app = make_app(house, origins, origins[0] if origins else for_friends, keep and keep * DAY)
    config = uvicorn.Config(
        app,
        lifespan="off",  # entered below, where problems can be reported
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,  # paths contain table ids
        server_header=False,
        http=Connection,
        ws=Wire,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=BEAT,
        ws_ping_timeout=BEAT,
        timeout_graceful_shutdown=PATIENCE,
    )
    async with app.router.lifespan_context(app), _beside(app, side):
        await Server(config, _greeting(words, listener), here if opens else "").serve([listener])


@asynccontextmanager
async def _beside(app: Starlette, side: socket.socket | None) -> AsyncIterator[None]:
    """Also serves the application's metrics if they have a socket."""
    if side is None:
        yield
        return
    server = Side(uvicorn.Config(apart(app), lifespan="off", log_config=None, access_log=False, server_header=False))
    serving = asyncio.create_task(server.serve([side]))
    yield
    server.should_exit = True
    await serving


class Side(uvicorn.Server):
    """A server that another one stops."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Server(uvicorn.Server):
    """Announces when it is ready and opens the browser if asked to. A signal stops it and does nothing else."""

    def __init__(self, config: uvicorn.Config, greeting: str, address: str) -> None:
        super().__init__(config)
        self._greeting = greeting
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self._greeting, flush=True)
        if self._address and _has_screen() and inherited() is None:
            await asyncio.to_thread(webbrowser.open, self._address)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        if inherited() is not None:
            end_with_parent(lambda: self.handle_exit(signal.SIGTERM, None))
        yield


def _has_screen() -> bool:
    """Whether a graphical browser can be opened; one inside the terminal would get in the way."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _check(workers: int, pace: float, keep: float | None, origins: Sequence[str]) -> None:
    if workers < 1:
        raise ServeProblem("serve-no-workers")
    if not isfinite(pace) or pace < 0:
        raise ServeProblem("serve-no-pace")
    if keep is not None and not keep > 0:
        raise ServeProblem("serve-no-keep")
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise ServeProblem("serve-no-origin", text=origin)


def _check_processes(processes: int, database: str) -> None:
    if processes < 1:
        raise ServeProblem("serve-no-processes")
    if processes > 1 and database.startswith("sqlite"):
        raise ServeProblem("serve-processes-sqlite")


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as problem:
        raise ServeProblem("serve-address", host=host, port=str(port), reason=system_reason(problem)) from None
    # Connections inherit these. Otherwise the system would buffer megabytes for a peer that never reads.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # otherwise the second part of a reply waits 40 ms
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD)
    return listener


def _read_address(text: str) -> tuple[str, int]:
    """Raises ServeProblem."""
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit():
        raise ServeProblem("serve-no-metrics", text=text)
    return host.strip("[]"), int(port)


def _here(listener: socket.socket) -> str:
    """The server's address on this computer."""
    host, port = listener.getsockname()[:2]
    return _address({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def _for_friends(listener: socket.socket) -> str:
    """The server's address for other computers on the network; "" if they cannot reach it."""
    host, port = listener.getsockname()[:2]
    if ip_address(host).is_unspecified:
        host = _in_network(listener.family)
    return "" if not host or ip_address(host).is_loopback else _address(host, port)


def _in_network(family: int) -> str:
    """This computer's address in its network; "" if it has none."""
    with socket.socket(family, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((ELSEWHERE[family], 9))  # sends nothing, only makes the system choose a route
        except OSError:
            return ""
        return str(asked.getsockname()[0])


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_database() -> str:
    """The database file in the user's own folder, which is created if needed."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "twocities"
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise ServeProblem("storage-file", place=str(folder), reason=system_reason(problem)) from None
    return f"sqlite:///{folder.absolute() / 'twocities.db'}"


def _allow_files() -> None:
    """Raises the limit on open files as far as the system allows: every connection needs one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
