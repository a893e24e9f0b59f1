"""Storage: nothing accepted is ever lost, and nothing refused is ever there, whatever happens to the disk, the database
and the server."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import Connection, Engine, event, select

from tests.server.databases import Postgres, execute
from twocities.server import database as database_module
from twocities.server.database import Stale, StorageProblem
from twocities.server.lists import NEWEST, SHARE, Before, Listed, Wanted
from twocities.server.schema import SCHEMA, TABLES
from twocities.server.storage import Storage
from twocities.server.stored import Snapshot, Stored, Summary

ROOT = Path(__file__).parents[2]
SOCKET = ".s.PGSQL.5432"
OVER = Summary(phase="over")


def opened(url: str) -> closing[Storage]:
    return closing(Storage(url))


def loaded(url: str, table: str) -> Stored | None:
    with opened(url) as storage:
        return asyncio.run(storage.load(table))


def everything(storage: Storage) -> list[Stored]:
    """Every table."""

    async def load() -> list[Stored | None]:
        tables = await storage.read(lambda connection: connection.scalars(select(TABLES.c.id)).all())
        return [await storage.load(table) for table in tables]

    return [stored for stored in asyncio.run(load()) if stored]


def refused(storage: Storage, version: int, entries: Sequence[bytes]) -> StorageProblem:
    """Why an append to the table "t" is refused."""
    with pytest.raises(StorageProblem) as problem:
        asyncio.run(storage.append("t", version, entries, Snapshot(version + len(entries), "refused"), OVER))
    return problem.value


def not_opened(url: str) -> StorageProblem:
    with pytest.raises(StorageProblem) as problem:
        Storage(url)
    return problem.value


def test_what_is_appended_is_loaded(url: str) -> None:
    async def play(storage: Storage) -> None:
        assert await storage.load("t") is None
        await storage.append("t", 0, [b'{"a":1}'])
        assert await storage.load("t") == Stored("t", [b'{"a":1}'], None)
        await storage.append("t", 1, [b"\x00\xff", b""], Snapshot(3, "Łódź\n'\"\\ %s"))
        await storage.append("t", 3, [b"x" * 100_000])
        await storage.append("other", 0, [b"o"], Snapshot(1, ""))

    with opened(url) as storage:
        asyncio.run(play(storage))
    entries = [b'{"a":1}', b"\x00\xff", b"", b"x" * 100_000]
    assert loaded(url, "t") == Stored("t", entries, Snapshot(3, "Łódź\n'\"\\ %s"))
    assert loaded(url, "other") == Stored("other", [b"o"], Snapshot(1, ""))


@pytest.mark.parametrize("version", [0, 1, 3, 7])
def test_another_version_than_the_last_is_refused_and_changes_nothing(url: str, version: int) -> None:
    with opened(url) as storage:
        asyncio.run(storage.append("t", 0, [b"1", b"2"], Snapshot(2, "two")))
        assert isinstance(refused(storage, version, [b"x", b"y"]), Stale)
        assert asyncio.run(storage.load("t")) == Stored("t", [b"1", b"2"], Snapshot(2, "two"))
        assert [stored.table for stored in everything(storage)] == ["t"]
        asyncio.run(storage.append("t", 2, [b"3"]))


def test_a_table_nobody_made_is_refused(url: str) -> None:
    with opened(url) as storage:
        assert isinstance(refused(storage, 1, [b"x"]), Stale)
        assert asyncio.run(storage.load("t")) is None


def test_entries_already_there_count_as_written(url: str) -> None:
    with opened(url) as storage:
        for version, entries in ((0, [b"1"]), (1, [b"2", b"3"]), (0, [b"1"]), (1, [b"2", b"3"]), (0, [b"1", b"2"])):
            asyncio.run(storage.append("t", version, entries))
        assert asyncio.run(storage.load("t")) == Stored("t", [b"1", b"2", b"3"], None)


def test_a_refused_entry_leaves_neither_entries_nor_snapshot(url: str) -> None:
    with opened(url) as storage:
        asyncio.run(storage.append("t", 0, [b"1"], Snapshot(1, "one")))
        execute(url, "INSERT INTO entries (table_id, version, entry) VALUES ('t', 3, 'in the way')")
        refused(storage, 1, [b"2", b"3", b"4"])
        assert asyncio.run(storage.load("t")) == Stored("t", [b"1"], Snapshot(1, "one"))
        execute(url, "DELETE FROM entries WHERE version = 3")
        asyncio.run(storage.append("t", 1, [b"2", b"3", b"4"]))
        assert [stored.table for stored in everything(storage)] == ["t"]


def test_one_bad_append_does_not_fail_those_committed_with_it(url: str) -> None:
    async def play(storage: Storage) -> list[BaseException | None]:
        bad = storage.append("nobody", 5, [b"x"]), storage.append("bad", 0, [object()])  # type: ignore[list-item]
        good = [storage.append(f"{n}", 0, [b"1"]) for n in range(20)]
        return await asyncio.gather(*good[:10], *bad, *good[10:], return_exceptions=True)

    with opened(url) as storage:
        answers = asyncio.run(play(storage))
        assert [n for n, answer in enumerate(answers) if answer is not None] == [10, 11]
        assert {stored.table for stored in everything(storage)} == {str(n) for n in range(20)}


def test_many_tables_are_written_at_once(url: str) -> None:
    async def play(storage: Storage, table: str) -> None:
        for version in range(20):
            await storage.append(table, version, [f"{table} {version + 1}".encode()], Snapshot(version + 1, table))
            await asyncio.sleep(0)

    async def play_all(storage: Storage) -> None:
        await asyncio.gather(*(play(storage, f"table {n}") for n in range(50)))

    with opened(url) as storage:
        asyncio.run(play_all(storage))
        tables = {stored.table: stored for stored in everything(storage)}
    assert len(tables) == 50
    for table, stored in tables.items():
        assert stored == Stored(table, [f"{table} {n}".encode() for n in range(1, 21)], Snapshot(20, table))


def test_of_two_servers_one_writes_a_version(url: str) -> None:
    async def race(rivals: Sequence[Storage]) -> list[bytes]:
        won = []
        for version in range(20):
            tries = [
                rival.append("t", version, [b"%d" % n], Snapshot(version, f"{n}")) for n, rival in enumerate(rivals)
            ]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Stale"]
            won.append(b"%d" % answers.index(None))
        return won

    with opened(url) as one, opened(url) as other:
        won = asyncio.run(race([one, other]))
        assert asyncio.run(one.load("t")) == Stored("t", won, Snapshot(19, won[-1].decode()))


def test_an_empty_storage_may_be_opened_by_many_at_once(url: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        storages = list(pool.map(Storage, [url] * 8))
    for storage in storages:
        asyncio.run(storage.append(str(id(storage)), 0, [b"1"]))
    assert len(everything(storages[0])) == 8
    for storage in storages:
        storage.close()


def test_pages_lose_nothing_and_repeat_nothing_though_tables_share_a_moment(url: str) -> None:
    async def story(storage: Storage) -> None:
        for number in range(60):
            made = Summary(host=f"host {number % 12}", listed=True, created_at=1e9 + number // 20)
            await storage.append(f"{number * 37 % 60:02}", 0, [b"1"], summary=made)
        seen: list[Listed] = []
        while page := await storage.listed_tables(["open"], 7, Before(seen[-1].at, seen[-1].table) if seen else NEWEST):
            seen += page
            if len(seen) == 14:  # what comes or goes meanwhile is on no later page
                await storage.append("late", 0, [b"1"], summary=Summary(host="late", listed=True, created_at=1e9 + 3))
                await storage.append(seen[0].table, 1, [b"2"], summary=OVER)
        assert [listed.at for listed in seen] == sorted([listed.at for listed in seen], reverse=True)
        assert sorted(listed.table for listed in seen) == [f"{number:02}" for number in range(60)]
        assert SHARE > 60 / 12

    with opened(url) as storage:
        asyncio.run(story(storage))


def test_lists_show_what_is_looked_for(url: str) -> None:
    tables = {
        "a": Summary(game="citadels", seat_count=4, clock=0.0, language="pl"),
        "b": Summary(game="citadels", seat_count=2, clock=180.0, language="cs"),
        "c": Summary(game="machine", seat_count=4, clock=86_400.0, language="pl"),
        "d": Summary(game="machine", seat_count=2, clock=86_399.0, language=""),
    }
    looks = {
        Wanted(): "abcd",
        Wanted(game="citadels"): "ab",
        Wanted(seats=4): "ac",
        Wanted(clock="none"): "a",
        Wanted(clock="live"): "bd",
        Wanted(clock="days"): "c",
        Wanted(language="pl"): "ac",
        Wanted("machine", 4, "days", "pl"): "c",
        Wanted("chess"): "",
    }

    async def story(storage: Storage) -> None:
        for phase in ("open", "over"):
            for table, summary in tables.items():
                made = summary._replace(listed=True, phase=phase, host=table, created_at=1e9)
                await storage.append(f"{table}{phase}", 0, [b"1"], summary=made)
        for wanted, names in looks.items():
            going = await storage.listed_tables(["open"], 9, wanted=wanted)
            over = await storage.finished_tables(9, wanted=wanted)
            assert sorted(listed.table for listed in going) == [f"{name}open" for name in names]
            assert sorted(listed.table for listed in over) == [f"{name}over" for name in names]

    with opened(url) as storage:
        asyncio.run(story(storage))


def test_finished_tables_are_listed_by_when_they_ended(url: str) -> None:
    async def finish(storage: Storage) -> list[Listed]:
        for table in "abcde":
            await storage.append(table, 0, [b"1"])
        for table in "abce":
            await storage.append(table, 1, [b"2"], summary=Summary(phase="over", listed=table != "e", card=table))
        await storage.append("a", 2, [b"good game"], summary=OVER._replace(listed=True, card="a"))  # stays where it was
        return await storage.finished_tables(10)

    with opened(url) as storage:
        rows = asyncio.run(finish(storage))
        assert [(listed.table, listed.card) for listed in rows] == [("c", "c"), ("b", "b"), ("a", "a")]
        assert asyncio.run(storage.finished_tables(1)) == rows[:1]
        assert asyncio.run(storage.finished_tables(10, Before(rows[0].at))) == rows[1:]
        assert asyncio.run(storage.load("b")) == Stored("b", [b"1", b"2"], None)
        asyncio.run(storage.append("b", 2, [b"undone"]))
        assert asyncio.run(storage.finished_tables(10)) == [rows[0], rows[2]]


def test_a_write_whose_caller_is_gone_is_complete_or_not_there(url: str) -> None:
    async def play(storage: Storage) -> None:
        tasks = [
            asyncio.create_task(storage.append(f"{n}", 0, [b"1", b"2", b"3"], Snapshot(3, "three"))) for n in range(100)
        ]
        await tasks[0]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    with opened(url) as storage:
        asyncio.run(play(storage))
    with opened(url) as storage:
        there = everything(storage)
    assert there
    for stored in there:
        assert stored == Stored(stored.table, [b"1", b"2", b"3"], Snapshot(3, "three"))


def test_closing_writes_what_waits(url: str) -> None:
    async def play(storage: Storage) -> None:
        tasks = [asyncio.create_task(storage.append(f"{n}", 0, [b"1"])) for n in range(20)]
        await asyncio.sleep(0)
        storage.close()
        await asyncio.gather(*tasks)
        with pytest.raises(StorageProblem, match="storage-closed"):
            await storage.append("late", 0, [b"1"])

    asyncio.run(play(Storage(url)))
    with opened(url) as storage:
        assert {stored.table for stored in everything(storage)} == {f"{n}" for n in range(20)}


async def append_forever(url: str) -> None:
    """Carries on with five tables, two entries at a time, and prints what is accepted."""

    async def play(table: str) -> None:
        stored = await storage.load(table)
        version = len(stored.entries) if stored else 0
        while True:
            entries = [f"{table} {number}".encode() for number in (version + 1, version + 2)]
            version += 2
            await storage.append(table, version - 2, entries, Snapshot(version, f"{table} {version}"))
            os.write(1, f"{table} {version}\n".encode())  # at once: a kill never cuts a line

    storage = Storage(url)
    await asyncio.gather(*map(play, "abcde"))


def test_what_is_accepted_survives_a_kill(url: str) -> None:
    program = f"import asyncio, tests.server.test_storage as t; asyncio.run(t.append_forever({url!r}))"
    accepted: dict[str, int] = {}
    for lines in (1, 50, 333):
        with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            printed = [child.stdout.readline() for _ in range(lines)]
            child.kill()
            printed += child.stdout.readlines()
        assert child.returncode == -signal.SIGKILL
        accepted |= {table: int(version) for table, version in map(str.split, printed)}
        with opened(url) as storage:
            there = {stored.table: stored for stored in everything(storage)}
        for table, version in accepted.items():
            entries = there[table].entries
            assert len(entries) >= version
            assert entries == [f"{table} {n}".encode() for n in range(1, len(entries) + 1)]
            assert there[table].snapshot == Snapshot(len(entries), f"{table} {len(entries)}")


def test_a_lost_database_refuses_until_it_is_back(postgres: Postgres) -> None:
    with opened(postgres.new_database()) as storage:
        asyncio.run(storage.append("t", 0, [b"1"]))
        postgres.stop()
        try:
            assert refused(storage, 1, [b"2"]).key == "storage-database"
            with pytest.raises(StorageProblem, match="storage-database"):
                asyncio.run(storage.load("t"))
        finally:
            postgres.start()
        asyncio.run(storage.append("t", 1, [b"two"]))
        assert asyncio.run(storage.load("t")) == Stored("t", [b"1", b"two"], None)


def test_a_restarted_database_is_not_noticed(postgres: Postgres) -> None:
    with opened(postgres.new_database()) as storage:
        for version in range(3):
            asyncio.run(storage.append("t", version, [b"%d" % version]))
            postgres.stop()
            postgres.start()
            assert asyncio.run(storage.load("t")) == Stored("t", [b"%d" % n for n in range(version + 1)], None)
            postgres.stop()
            postgres.start()


def test_every_commit_to_a_file_is_synced(tmp_path: Path) -> None:
    settings = []

    def look(connection: Connection) -> None:
        settings.append(
            [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "journal_mode")]
        )

    with opened(f"sqlite:///{tmp_path / 'tables.db'}") as storage:
        event.listen(Engine, "commit", look)
        try:
            asyncio.run(storage.append("t", 0, [b"1"]))
        finally:
            event.remove(Engine, "commit", look)
    assert settings == [[2, "wal"]]  # 2 is FULL


class Wire:
    """The only way from a storage to its database. May lose the answer to the next commit, and be cut from then on."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._relays: list[asyncio.Task[None]] = []
        self.losing = False
        self.lost = False
        self.cut_when_lost = False

    def connect(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        self._relays.append(asyncio.create_task(self._relay(from_client, to_client)))

    async def closed(self) -> None:
        await asyncio.gather(*self._relays)

    async def _relay(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_unix_connection(self._server)
        if self.lost and self.cut_when_lost:
            to_client.close()
        await asyncio.gather(self._pass(from_client, to_server), self._pass(from_server, to_client))

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            if self.losing and self.lost:  # this is the answer
                self.losing = False
                break
            self.lost |= self.losing and b"COMMIT" in data
            target.write(data)
        target.close()
        with suppress(ConnectionError):
            await target.wait_closed()


@asynccontextmanager
async def wired(postgres: Postgres, folder: Path) -> AsyncIterator[tuple[Wire, Storage]]:
    """A storage on a wire, with one entry in it."""
    wire = Wire(postgres.folder / SOCKET)
    url = postgres.new_database().replace(str(postgres.folder), str(folder))
    async with await asyncio.start_unix_server(wire.connect, folder / SOCKET):
        storage = await asyncio.to_thread(Storage, url)
        await storage.append("t", 0, [b"1"])
        yield wire, storage
        await asyncio.to_thread(storage.close)
        await wire.closed()


def test_a_commit_whose_answer_is_lost_is_not_written_twice(postgres: Postgres, tmp_path: Path) -> None:
    async def play() -> None:
        async with wired(postgres, tmp_path) as (wire, storage):
            wire.losing = True
            await storage.append("t", 1, [b"2"], Snapshot(2, "two"))
            assert wire.lost
            await storage.append("t", 2, [b"3"])
            assert await storage.load("t") == Stored("t", [b"1", b"2", b"3"], Snapshot(2, "two"))

    asyncio.run(play())


def test_a_table_that_was_written_without_an_answer_is_stale(postgres: Postgres, tmp_path: Path) -> None:
    async def play() -> None:
        async with wired(postgres, tmp_path) as (wire, storage):
            wire.losing = wire.cut_when_lost = True
            with pytest.raises(StorageProblem, match="storage-database"):
                await storage.append("t", 1, [b"2"])
            wire.cut_when_lost = False
            with pytest.raises(Stale):
                await storage.append("t", 1, [b"another"])
            await storage.append("t", 1, [b"2"])
            assert await storage.load("t") == Stored("t", [b"1", b"2"], None)

    asyncio.run(play())


def rows(count: int) -> list[bytes]:
    return [b"%d " % number * 100 for number in range(count)]


def test_a_full_database_refuses_until_there_is_room(tmp_path: Path) -> None:
    connections: list[sqlite3.Connection] = []

    def limit(connection: sqlite3.Connection, record: object) -> None:
        connection.execute("PRAGMA max_page_count=80")
        connections.append(connection)

    event.listen(Engine, "connect", limit)
    try:
        with opened(f"sqlite:///{tmp_path / 'tables.db'}") as storage:
            asyncio.run(storage.append("t", 0, [b"1"], Snapshot(1, "one")))
            assert refused(storage, 1, rows(1000)).key == "storage-full"
            assert asyncio.run(storage.load("t")) == Stored("t", [b"1"], Snapshot(1, "one"))
            asyncio.run(storage.append("t", 1, [b"2"]))  # for this there is room
            for connection in connections:
                connection.execute("PRAGMA max_page_count=5000")
            asyncio.run(storage.append("t", 2, rows(1000)))
            assert asyncio.run(storage.load("t")) == Stored("t", [b"1", b"2", *rows(1000)], Snapshot(1, "one"))
    finally:
        event.remove(Engine, "connect", limit)


def test_a_file_that_may_not_grow_refuses_until_it_may(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with opened(url) as storage:
        asyncio.run(storage.append("t", 0, [b"1"], Snapshot(1, "one")))
        resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, hard))
        try:
            assert refused(storage, 1, rows(10_000)).key == "storage-file"
            assert asyncio.run(storage.load("t")) == Stored("t", [b"1"], Snapshot(1, "one"))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        asyncio.run(storage.append("t", 1, rows(10_000)))
    assert loaded(url, "t") == Stored("t", [b"1", *rows(10_000)], Snapshot(1, "one"))


def test_a_file_held_for_a_moment_is_waited_for_and_read_meanwhile(tmp_path: Path) -> None:
    async def play(storage: Storage, other: sqlite3.Connection) -> None:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(storage.append("t", 1, [b"2"]))
        await asyncio.sleep(0)
        assert await storage.load("t") == Stored("t", [b"1"], None)
        assert not waiting.done()
        other.rollback()
        await waiting

    file = tmp_path / "tables.db"
    with opened(f"sqlite:///{file}") as storage, closing(sqlite3.connect(file)) as other:
        asyncio.run(storage.append("t", 0, [b"1"]))
        asyncio.run(play(storage, other))
        assert asyncio.run(storage.load("t")) == Stored("t", [b"1", b"2"], None)


def test_a_file_held_for_long_refuses_all_that_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "PATIENCE", 0.2)

    async def play(storage: Storage) -> list[BaseException | None]:
        waiting = [storage.append(f"{n}", 0, [b"1"]) for n in range(50)]
        return await asyncio.gather(*waiting, return_exceptions=True)

    tries: list[str] = []

    def count(connection: object, cursor: object, statement: str, *rest: object) -> None:
        tries.append(statement)

    file = tmp_path / "tables.db"
    with opened(f"sqlite:///{file}") as storage:
        asyncio.run(storage.append("t", 0, [b"1"]))
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            event.listen(Engine, "before_cursor_execute", count)
            try:
                answers = asyncio.run(play(storage))
            finally:
                event.remove(Engine, "before_cursor_execute", count)
        assert {str(answer) for answer in answers} == {f"storage-file {file} database is locked"}
        assert tries.count("BEGIN IMMEDIATE") < 10  # each of the 50 does not wait in turn
        asyncio.run(storage.append("t", 1, [b"2"]))
        assert [stored.table for stored in everything(storage)] == ["t"]


def whole_file(folder: Path) -> Path:
    """A file of some tables, closed."""
    file = folder / "tables.db"
    with opened(f"sqlite:///{file}") as storage:
        for number in range(10):
            asyncio.run(storage.append(f"{number}", 0, rows(300)))
    return file


@pytest.mark.parametrize("start", [0, 0.3, 0.6])
@pytest.mark.parametrize("length", [0.1, 1])
def test_the_rest_of_a_broken_file_is_read(tmp_path: Path, start: float, length: float) -> None:
    file = whole_file(tmp_path)
    data = bytearray(file.read_bytes())
    first = int(start * len(data))
    last = min(first + int(length * len(data)), len(data))
    data[first:last] = b"junk" * ((last - first) // 4)
    file.write_bytes(data)
    if start == 0:
        assert not_opened(f"sqlite:///{file}").key == "storage-broken"
        assert file.read_bytes() == data
        return
    with opened(f"sqlite:///{file}") as storage:  # it is too long to be read through at every start
        lost = 0
        for table in map(str, range(10)):
            try:
                assert asyncio.run(storage.load(table)) == Stored(table, rows(300), None)
            except StorageProblem as problem:
                assert problem.key == "storage-broken"
                lost += 1
    assert lost > 0


def test_a_file_cut_short_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = whole_file(tmp_path)
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])
    assert not_opened(f"sqlite:///{file}").key == "storage-broken"
    assert file.read_bytes() == data[: len(data) // 2]


def test_another_programs_database_is_left_alone(url: str, tmp_path: Path) -> None:
    execute(url, "CREATE TABLE diary (day TEXT)", "INSERT INTO diary VALUES ('Monday')")
    files = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert not_opened(url).key == "storage-foreign"
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == files
    execute(url, "DROP TABLE diary")
    with opened(url):
        pass


def test_a_newer_schema_is_refused(url: str) -> None:
    with opened(url) as storage:
        asyncio.run(storage.append("t", 0, [b"1"]))
    execute(url, f"UPDATE twocities SET schema_version = {SCHEMA + 1}")
    problem = not_opened(url)
    assert (problem.key, problem.about["found"], problem.about["known"]) == ("storage-newer", SCHEMA + 1, SCHEMA)
    execute(url, f"UPDATE twocities SET schema_version = {SCHEMA}")
    assert loaded(url, "t") == Stored("t", [b"1"], None)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    problem = not_opened(f"sqlite:///{tmp_path / 'no' / 'tables.db'}")
    assert (problem.key, problem.about) == ("storage-folder", {"folder": str(tmp_path / "no")})
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert not_opened(f"sqlite:///{tmp_path}").key == "storage-file"


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root can write anywhere, so the test becomes somebody else."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)


def test_a_read_only_file_is_refused() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        file = whole_file(folder)
        data = file.read_bytes()
        file.chmod(0o444)
        folder.chmod(0o555)
        with as_nobody():
            assert not_opened(f"sqlite:///{file}").key == "storage-file"
            assert not_opened(f"sqlite:///{folder / 'new.db'}").key == "storage-file"
        assert {file: file.read_bytes() for file in folder.iterdir()} == {file: data}
        folder.chmod(0o755)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///t.db?mode=ro",
        "mysql://h/d",
        "postgresql://u:s3cret@h:port/d",
    ],
)
def test_an_unsupported_storage_is_refused(url: str) -> None:
    problem = not_opened(url)
    assert (problem.key, problem.about) == ("storage-url", {})


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:s3cret@127.0.0.1:1/tables",
        "postgresql://127.0.0.1:1/tables?user=ada&password=s3cret",
        "postgresql://ada:s3cret@127.0.0.1:1/tables?colour=green",
    ],
)
def test_passwords_are_never_shown(url: str) -> None:
    problem = not_opened(url)
    assert problem.key == "storage-database"
    assert "127.0.0.1" in str(problem)
    assert "s3cret" not in "".join(traceback.format_exception(problem))
