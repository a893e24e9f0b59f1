"""Storages for tests: a file, and a real PostgreSQL in a folder of its own, started once for all tests."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest

PROGRAMS = Path("/usr/lib/postgresql")  # where Debian keeps them, by version
USER = "postgres"  # PostgreSQL refuses to run as root; Debian's package makes this user


class Postgres:
    """A server that listens in its folder only."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self.folder = folder
        self._numbers = count()
        if os.getuid() == 0:
            shutil.chown(folder, USER, USER)
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", f"--username={USER}")
        with (folder / "postgresql.conf").open("a") as settings:
            settings.write(f"listen_addresses = ''\nunix_socket_directories = '{folder}'\nfsync = off\n")
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", f"--log={self.folder / 'log'}")

    def stop(self) -> None:
        """At once, as if it were killed."""
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(host=str(self.folder), user=USER, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://{USER}:secret@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments, f"--pgdata={self.folder}"]
        if os.getuid() == 0:
            subprocess.run(command, cwd=self.folder, user=USER, group=USER, extra_groups=[], check=True)
        else:
            subprocess.run(command, cwd=self.folder, check=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server. Without the programs of PostgreSQL the test is skipped; on CI it fails."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda program: int(program.parent.parent.name))
    if not found:
        reason = "PostgreSQL is not installed (as root: apt-get install postgresql)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with TemporaryDirectory() as folder:
        server = Postgres(found[-1].parent, Path(folder))
        yield server
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty storage of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
