"""Plain connections: the server does not wait for half a request, and no address can take all connections."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.client import make_table
from tests.server.databases import database
from tests.server.serving import Served, serving
from tests.server.windows import ANNA, FOR_TWO, run, window

SHORT = (
    "from twocities import cli; from twocities.server import connections; "
    "connections.WHOLE = 0.5; connections.PER_ADDRESS = 20; cli.main()"
)
ELSEWHERE = "127.0.0.2"  # an address of this computer that is not a proxy
HALVES = [
    b"",
    b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{",
    b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HTTP/1.1\r\nHo",
]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(database(tmp_path_factory.mktemp("strict")), program=("-c", SHORT)) as served:
        yield served


def connect(served: Served, source: str = "127.0.0.1") -> socket.socket:
    address = urlsplit(served.url)
    return socket.create_connection((str(address.hostname), address.port or 0), 30, (source, 0))


@pytest.mark.parametrize("half", HALVES)
def test_a_client_that_sends_half_a_request_is_cut_off(strict: Served, half: bytes) -> None:
    with connect(strict) as slow:
        slow.sendall(half)
        with suppress(ConnectionResetError):  # without sending anything
            while slow.recv(65_536):
                pass
    assert '"level":"error"' not in strict.log()


def test_a_client_that_sends_byte_by_byte_is_cut_off_too(strict: Served) -> None:
    with connect(strict) as slow:
        slow.settimeout(0.05)
        with suppress(ConnectionResetError, BrokenPipeError):
            while still_open(slow):
                slow.sendall(b"x")


def still_open(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) != b""
    except TimeoutError:
        return True


def test_plain_connections_per_address_are_limited_without_affecting_others(strict: Served) -> None:
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(connect(strict, ELSEWHERE)).sendall(b"GET ")
        with connect(strict, ELSEWHERE) as refused, suppress(ConnectionResetError):
            refused.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert refused.recv(100) == b""
        assert httpx.get(f"{strict.url}/health", trust_env=False).is_success
    with connect(strict, ELSEWHERE) as again:
        again.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert again.recv(100).startswith(b"HTTP/1.1 200")


def test_live_connections_last_longer_than_a_request(strict: Served) -> None:
    async def stay() -> None:
        table = await make_table(strict.url, ANNA, FOR_TWO)
        async with window(strict, table, ANNA) as anna:
            for half in HALVES:
                with connect(strict) as slow, suppress(ConnectionResetError):
                    slow.sendall(half)
                    slow.recv(1)
            await anna.ask("ping")

    run(stay())
