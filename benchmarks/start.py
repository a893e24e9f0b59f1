"""A start with many stored tables: `python -m benchmarks.start [--tables 100000] [--running 10000] [--database URL]`.

The tables are copies of one game under new IDs, written without the server."""

import asyncio
import secrets
import subprocess
import sys
import time
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from sqlalchemy import insert, select

from benchmarks.load import memory_of, processor_of
from tests.server.played import played
from twocities.server.database import Database
from twocities.server.house import House, NewTable
from twocities.server.schema import ENTRIES, SEATS, TABLES
from twocities.server.storage import Storage
from twocities.server.workers import Workers

CHOICES: Final = 50  # of the running game
TOGETHER: Final = 500  # tables written at once
WISH: Final = NewTable("citadels", {"players": 2}, listed=True)


async def play_both(url: str) -> tuple[str, str]:
    """A running game, and a finished one."""
    house = House(Storage(url), Workers(1), 0.0)
    running, over = [(await played(house, WISH, most)).table.name for most in (CHOICES, 100_000)]
    await house.close()
    return running, over


def multiply(database: Database, original: str, count: int) -> None:
    """Copies of a table with everything that belongs to it."""
    with database.transaction() as connection:
        row = dict(connection.execute(select(TABLES).where(TABLES.c.id == original)).one()._mapping)
        entries = connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == original)).all()
        seats = connection.execute(select(SEATS).where(SEATS.c.table_id == original)).all()
    all_names = sorted([secrets.token_urlsafe(16) for _ in range(count)])  # in order: much faster to write
    for first in range(0, count, TOGETHER):
        names = all_names[first : first + TOGETHER]
        tables = [{**row, "id": name, "card": row["card"].replace(original, name)} for name in names]
        with database.transaction(write=True) as connection:
            connection.execute(insert(TABLES), tables)
            connection.execute(insert(ENTRIES), _of(names, entries))
            connection.execute(insert(SEATS), _of(names, seats))


def _of(names: list[str], rows: Any) -> list[dict[str, Any]]:
    return [{**row._mapping, "table_id": name} for name in names for row in rows]


def measure(url: str) -> None:
    command = [sys.executable, "-m", "twocities.cli", "serve", "--database", url, "--port", "0", "--workers", "1"]
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        try:
            address = process.stdout.readline().rpartition(" ")[2].strip()
            with httpx.Client(base_url=address, trust_env=False) as client:
                client.get("/health").raise_for_status()
                waited, worked = time.perf_counter() - began, processor_of(process.pid)
                print(f"first answer after {waited:.2f} s ({worked:.2f} s of a core), {memory_of(process.pid):.0f} MB")
                for path in ("/api/tables", "/api/finished?limit=50", "/api/me"):
                    asked = time.perf_counter()
                    found = client.get(path).raise_for_status()
                    print(f"{path}: {1000 * (time.perf_counter() - asked):.0f} ms, {len(found.content) / 1000:.0f} kB")
            print(f"then {memory_of(process.pid):.0f} MB")
        finally:
            process.terminate()


def main() -> None:
    parser = ArgumentParser(description="a start with many stored tables")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--running", type=int, default=10_000)
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        url = arguments.database or f"sqlite:///{Path(folder) / 'tables.db'}"
        running, over = asyncio.run(play_both(url))
        with closing(Database(url)) as database:
            multiply(database, running, arguments.running - 1)
            multiply(database, over, arguments.tables - arguments.running - 1)
        if not arguments.database:
            print(f"{arguments.tables} tables, {(Path(folder) / 'tables.db').stat().st_size / 1e9:.1f} GB")
        for _ in range(3):
            measure(url)


if __name__ == "__main__":
    main()
