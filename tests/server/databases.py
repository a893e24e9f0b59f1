"""Storages for tests: a file, and a real PostgreSQL in a separate folder, started once for all tests.

Tests that do not say which use SQLite or, with TWOCITIES_TEST_DATABASE=postgresql, PostgreSQL where it is installed."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection, create_engine, text

from twocities.server.entries import read_entry, write_entry

PROGRAMS = Path("/usr/lib/postgresql")  # where Debian keeps them, by version
USER = "postgres"  # PostgreSQL refuses to run as root; Debian's package makes this user


class Postgres:
    """A server that listens in its folder only."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self.folder = folder
        self._numbers = count()
        self._schemas: dict[Path, str] = {}
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

    def process(self) -> int:
        """The ID of its first process."""
        return int((self.folder / "postmaster.pid").read_text().split()[0])

    def new_database(self) -> str:
        """The URL of an empty database."""
        return f"postgresql://{USER}:secret@/{self._create('DATABASE')}?host={self.folder}"

    def schema_of(self, folder: Path) -> str:
        """The URL of an empty schema, always the same for a folder: quicker to create than a database."""
        if folder not in self._schemas:
            path = f"options=-csearch_path%3D{self._create('SCHEMA')}"
            self._schemas[folder] = f"postgresql://{USER}:secret@/postgres?host={self.folder}&{path}"
        return self._schemas[folder]

    def _create(self, what: str) -> str:
        """Creates one by name."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(host=str(self.folder), user=USER, autocommit=True) as connection:
            connection.execute(f"CREATE {what} {name}".encode())
        return name

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments, f"--pgdata={self.folder}"]
        if os.getuid() == 0:
            subprocess.run(command, cwd=self.folder, user=USER, group=USER, extra_groups=[], check=True)
        else:
            subprocess.run(command, cwd=self.folder, check=True)


INSTALLED = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda program: int(program.parent.parent.name))
CHOSEN: list[Postgres] = []  # one, if tests that do not say which should use PostgreSQL


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server. Without the programs of PostgreSQL the test is skipped; on CI it fails."""
    if not INSTALLED:
        reason = "PostgreSQL is not installed (as root: apt-get install postgresql)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with TemporaryDirectory() as folder:
        server = Postgres(INSTALLED[-1].parent, Path(folder))
        yield server
        server.stop()


@pytest.fixture(scope="session", autouse=True)
def choose_database(request: pytest.FixtureRequest) -> None:
    if os.environ.get("TWOCITIES_TEST_DATABASE") == "postgresql" and (INSTALLED or os.environ.get("CI")):
        CHOSEN.append(request.getfixturevalue("postgres"))


@pytest.fixture(params=() if os.environ.get("TWOCITIES_TEST_DATABASE") else ("sqlite", "postgresql"))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty storage of each kind. Where PostgreSQL is chosen for the other tests, those that try both are skipped:
    they do not depend on it."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def database(folder: Path) -> str:
    """The URL of the storage of a folder, of the kind that is chosen; empty at first."""
    return CHOSEN[0].schema_of(folder) if CHOSEN else sqlite(folder)


def sqlite(folder: Path) -> str:
    """The URL of a file in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


@contextmanager
def meddling(url: str) -> Iterator[Connection]:
    """A connection to a database, past the storage."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def execute(url: str, *statements: str) -> None:
    """Meddle with a database directly."""
    with meddling(url) as connection:
        for statement in statements:
            connection.execute(text(statement))


def backdate(folder: Path, seconds: float) -> None:
    """Moves everything at the tables of a folder this far into the past."""
    with meddling(database(folder)) as connection:
        for table, version, line in connection.execute(text("SELECT table_id, version, entry FROM entries")).all():
            entry = read_entry(line)
            earlier = write_entry(msgspec.structs.replace(entry, at=entry.at - seconds))
            row = {"entry": earlier, "table": table, "version": version}
            connection.execute(text("UPDATE entries SET entry=:entry WHERE table_id=:table AND version=:version"), row)
        connection.execute(text("UPDATE tables SET due_at = due_at - :seconds"), {"seconds": seconds})
