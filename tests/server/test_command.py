"""The command `twocities serve`: how it starts, ends and recovers, and what it says when something is wrong."""

import asyncio
import os
import re
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.client import NO_TROUBLE, Person, enter, make_table
from tests.server.databases import Postgres, sqlite
from tests.server.serving import Served, serving
from tests.terminal.run import COMMAND, run
from twocities.core import SplitMix
from twocities.server import command
from twocities.server.house import NewTable
from twocities.server.storage import Storage
from twocities.words import Words

FOR_TWO = NewTable("citadels", {"players": 2})
ANY_TABLE = {"game": "citadels"}


def health(served: Served) -> httpx.Response:
    return httpx.get(f"{served.url}/health", trust_env=False)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_and_tells_everybody_to_come_back(url: str, number: int) -> None:
    async def look(served: Served) -> None:
        person = Person(0, SplitMix(1), NO_TROUBLE)
        table = await make_table(served.url, person.token, FOR_TWO)
        windows = [await enter(served.url, table, person.token) for _ in range(3)]
        os.kill(served.process.pid, number)
        for window in windows:
            await window.wait_closed()
            assert window.close_code == 1012

    with serving(url) as served:
        asyncio.run(look(served))
        assert served.process.wait(30) == 0
        assert "Traceback" not in served.log()


def test_people_carry_on_after_it_was_killed(url: str) -> None:
    async def play(served: Iterator[Served]) -> None:
        people = [Person(seat, SplitMix(seat), NO_TROUBLE) for seat in range(2)]
        now = next(served)
        table = await make_table(now.url, people[0].token, FOR_TWO)
        for person in people:
            person.table = table
        playing = [asyncio.create_task(person.play(lambda: now.url)) for person in people]
        while len(people[0].made) < 10:
            await asyncio.sleep(0.01)
        now.process.kill()
        now = next(served)
        await asyncio.gather(*playing)

    def servers() -> Iterator[Served]:
        for _ in range(2):
            with serving(url) as served:
                yield served

    asyncio.run(asyncio.wait_for(play(servers()), 60))


def test_health_reports_when_the_database_is_lost_and_back(postgres: Postgres) -> None:
    with serving(postgres.new_database()) as served:
        assert (health(served).status_code, health(served).json()) == (200, {"status": "ok"})
        postgres.stop()
        try:
            lost = health(served)
            assert (lost.status_code, lost.json()) == (503, {"status": "failing", "reason": "storage-database"})
        finally:
            postgres.start()
        assert health(served).status_code == 200


def test_a_full_disk_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    def make_table() -> int:
        return httpx.post(f"{served.url}/api/tables", json=ANY_TABLE, trust_env=False).status_code

    with serving(sqlite(tmp_path)) as served:
        assert make_table() == 201
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        assert make_table() == 503
        assert (health(served).status_code, health(served).json()["status"]) == (503, "failing")
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert make_table() == 201
        assert health(served).status_code == 200
        assert 'twocities_tables{phase="open"} 2' in httpx.get(f"{served.url}/metrics", trust_env=False).text


def test_the_default_database_is_in_the_users_folder(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    words = [*COMMAND, "serve", "--port", "0"]
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert re.fullmatch(r"Two Cities is running at http://127\.0\.0\.1:\d+\n", process.stdout.readline())
        process.terminate()
    assert process.returncode == 0
    assert {file.name for file in (tmp_path / "twocities").iterdir()} == {"twocities.db", "twocities.db-lock"}


def test_a_second_server_on_the_same_file_says_so_and_stops(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as served:
        assert "Another server is using the database" in refused("--database", url)
        assert health(served).status_code == 200
        served.process.kill()
        served.process.wait()
        with serving(url) as again:
            assert health(again).status_code == 200


def test_a_file_that_is_moved_replaced_or_deleted_is_noticed(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere.db"
    failing = 503, {"status": "failing", "reason": "storage-moved"}

    def make_table() -> int:
        return httpx.post(f"{served.url}/api/tables", json=ANY_TABLE, trust_env=False).status_code

    with serving(sqlite(tmp_path)) as served:
        assert make_table() == 201
        file.rename(elsewhere)
        assert make_table() == 503
        assert (health(served).status_code, health(served).json()) == failing
        assert not file.exists()
        shutil.copy(elsewhere, file)
        assert make_table() == 503
        assert (health(served).status_code, health(served).json()) == failing
        elsewhere.rename(file)
        assert make_table() == 201
        assert health(served).status_code == 200
        file.unlink()
        assert make_table() == 503


# -- friends in the same network


def test_friends_get_a_separate_address(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), "--host", "0.0.0.0", "--workers", "1") as served:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", served.url)
        port = served.url.rpartition(":")[2]
        address = httpx.get(f"{served.url}/api/address", trust_env=False).json()["address"]
        for host in (f"127.0.0.1:{port}", f"192.168.7.7:{port}"):  # pages from both may use it
            headers = {"Host": host, "Origin": f"http://{host}"}
            posted = httpx.post(f"{served.url}/api/tables", json=ANY_TABLE, headers=headers, trust_env=False)
            assert posted.status_code == 201
        assert served.stop() == 0
        assert served.process.stdout
        told = served.process.stdout.read()
    if address:  # if there is a network
        assert address.endswith(f":{port}")
        assert "127.0.0.1" not in address
        assert told == f"{Words('server')('serve-friends', address=address)}\n"
    else:
        assert told == ""


@pytest.mark.parametrize("nowhere", ["127.0.0.1", "255.255.255.255"])
def test_without_a_network_there_is_no_address_for_friends(monkeypatch: pytest.MonkeyPatch, nowhere: str) -> None:
    monkeypatch.setattr(command, "ELSEWHERE", {socket.AF_INET: nowhere})
    with closing(command._listen("0.0.0.0", 0)) as listener:
        assert command._for_friends(listener) == ""
        assert command._here(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"


# -- mistakes


def refused(*arguments: str | Path) -> str:
    """What the command prints, in one line, when it cannot run."""
    ended = run("serve", "--port", "0", *arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert re.fullmatch(r"[^\n]+\n", ended.stderr)
    return ended.stderr.strip()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--host", "no.such.host.invalid"), "Choose another with --host and --port."),
        (("--host", "192.0.2.1"), "Choose another with --host and --port."),
        (("--port", "65536"), "Choose another with --host and --port."),
        (("--workers", "0"), "--workers 1"),
        (("--pace", "nan"), "--pace 0.5"),
        (("--pace", "-1"), "--pace 0.5"),
        (("--origin", "play.example"), "look like https://play.example, with nothing after it"),
        (("--origin", "https://play.example/"), "look like https://play.example, with nothing after it"),
        (("--database", "tables.db"), "--database must be sqlite:///FILE or postgresql://"),
        (("--database", "mysql://user:secret@host/tables"), "--database must be sqlite:///FILE or postgresql://"),
        (("--database", "sqlite:////no/such/folder/tables.db"), "Create it, or choose another file with --database."),
        (("--database", "postgresql://user:secret@127.0.0.1:1/tables"), "choose another with --database."),
    ],
)
def test_a_mistake_is_reported_in_one_line_that_says_what_to_do(arguments: tuple[str, ...], told: str) -> None:
    line = refused(*arguments)
    assert told in line
    assert "secret" not in line


def test_a_port_that_is_taken_is_named() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        assert f"port {port}: " in refused("--port", port)


def test_a_database_that_cannot_be_used_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"

    file.write_bytes(b"This is no database. " * 100)
    assert "is damaged. Nothing was changed" in refused("--database", url)
    assert file.read_bytes() == b"This is no database. " * 100

    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE songs (name)")
    assert "another program's database" in refused("--database", url)

    file.unlink()
    Storage(url).close()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE twocities SET schema_version = 99")
    assert "another version of Two Cities (schema 99" in refused("--database", url)

    file.unlink()
    file.mkdir()
    assert "cannot be used" in refused("--database", url)
