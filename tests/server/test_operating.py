"""What operators do: list, close and delete tables, check and salvage databases, back them up and restore them."""

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.databases import Postgres, execute, sqlite
from tests.server.rooms import Person, found, house, play, played, seated, started, until
from tests.server.test_restart import facts
from twocities.cli import main
from twocities.core import SplitMix
from twocities.server.stored import Stored
from twocities.server.table import OVER, RUNNING, Table

Command = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command; returns its exit status and the lines it printed."""

    def run(*arguments: str | Path) -> tuple[int, list[str]]:
        monkeypatch.setattr("sys.argv", ["twocities", "--lang", "en", *map(str, arguments)])
        status = main()
        told = capsys.readouterr()
        return status, (told.out + told.err).splitlines()

    return run


def made_tables(url: str, count: int = 2) -> list[Table]:
    """Some games, after ten choices each, and an open table."""
    tables = []

    async def story() -> None:
        async with house(Path(), url=url) as opened:
            for number in range(count):
                room, people = await started(opened)
                await play(room, people, SplitMix(number), 10)
                tables.append(room.table)
            tables.append((await seated(opened, "machine", {"revolutionaries": 1}))[0].table)

    played(story)
    return tables


def test_tables_are_listed_closed_and_deleted(url: str, command: Command) -> None:
    first, second, unstarted = [table.name for table in made_tables(url)]
    where = "--database", url
    status, lines = command("tables", "list", *where)
    assert status == 0
    assert [line.split()[:3] for line in lines] == [
        [unstarted, "open", "machine"],
        [second, "running", "citadels"],
        [first, "running", "citadels"],
    ]
    assert command("tables", "list", "--phase", "open", *where)[1] == lines[:1]
    assert command("tables", "list", "--game", "citadels", *where)[1] == lines[1:]
    assert command("tables", "list", "--limit", "1", "--page", "2", *where)[1] == lines[1:2]
    assert command("tables", "list", "--idle", "1", *where) == (0, [])
    assert command("tables", "list", "--page", "0", *where) == (2, ["--limit and --page must be at least 1."])

    assert command("tables", "close", first, *where) == (0, [f"Table {first} has been closed."])
    assert command("tables", "close", first, *where) == (2, [f"Table {first} is already over."])
    assert command("tables", "delete", second, *where) == (0, [f"Table {second} has been deleted."])
    for operation in ("close", "delete"):
        assert command("tables", operation, second, *where) == (2, [f"There is no table {second}."])

    async def story() -> None:
        async with house(Path(), url=url) as opened:
            assert (await found(opened, first)).table.phase == OVER
            assert await opened.find(second) is None
            assert {own.table.id for own in (await opened.me("ann")).tables} == {first, unstarted}

    played(story)


def test_people_at_a_closed_table_see_that_it_is_closed(url: str, command: Command) -> None:
    async def story() -> None:
        async with house(Path(), url=url) as opened:
            room, (ann, _) = await started(opened)
            closed = await asyncio.to_thread(command, "tables", "close", room.table.name, "--database", url)
            assert closed[0] == 0
            await opened.look_after()
            await until(lambda: ann.scene.table.phase == OVER)

    played(story)


def test_a_check_reads_everything_and_names_what_cannot_be_read(url: str, command: Command) -> None:
    good, bad, short = [table.name for table in made_tables(url)]
    assert command("tables", "check", "--database", url) == (0, ["Tables read: 3. Unreadable: 0."])
    execute(url, f"UPDATE tables SET position = 'nonsense' WHERE id = '{bad}'")
    execute(url, f"DELETE FROM entries WHERE version = 1 AND table_id = '{short}'")
    status, lines = command("tables", "check", "--database", url)
    assert status == 1
    assert {line.partition(":")[0] for line in lines[:-1]} == {bad, short}
    assert lines[-1] == "Tables read: 3. Unreadable: 2."
    assert good not in "".join(lines)


def test_all_that_can_be_read_of_a_damaged_file_is_saved(tmp_path: Path, command: Command) -> None:
    tables = made_tables(sqlite(tmp_path), 12)
    assert command("bans", "add", "192.0.2.1", "--database", sqlite(tmp_path))[0] == 0
    file, saved = tmp_path / "tables.db", tmp_path / "saved.db"
    data = bytearray(file.read_bytes())
    pages = [at for at in range(0, len(data), 4096) if b'"type":"chose"' in data[at : at + 4096]]
    among_entries = next(at for at in pages if at + 4096 in pages)
    data[among_entries : among_entries + 8192] = b"junk" * 2048
    file.write_bytes(data)
    assert command("tables", "check", "--database", sqlite(tmp_path))[0] == 1
    status, lines = command("tables", "salvage", file, saved)
    lost = [line.split()[0] for line in lines if line.endswith(" is lost.")]
    assert status == (1 if lost else 0)
    assert lines[-1] == f"Tables saved: {len(tables) - len(lost)}. Lost: {len(lost)}."
    assert len(lost) <= 3  # those on two pages
    assert file.read_bytes() == data
    assert command("bans", "list", "--database", f"sqlite:///{saved}")[1][0].startswith("192.0.2.1 ")

    async def story() -> None:
        async with house(Path(), url=f"sqlite:///{saved}") as opened:
            for table in tables:
                if table.name not in lost:
                    assert facts((await found(opened, table.name)).table) == facts(table)

    played(story)
    assert command("tables", "salvage", file, saved) == (2, [f"{saved} already exists. Choose a new file."])


def test_a_file_without_a_table_is_not_salvaged(tmp_path: Path, command: Command) -> None:
    junk, saved = tmp_path / "junk.db", tmp_path / "saved.db"
    junk.write_bytes(b"junk" * 5000)
    assert command("tables", "salvage", junk, saved) == (2, [f"Nothing can be read from {junk}."])
    assert command("tables", "salvage", tmp_path / "none.db", tmp_path / "other.db")[0] == 2


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_a_backup_made_during_play_is_restored_elsewhere_and_played_on(
    tmp_path: Path, postgres: Postgres, command: Command, source: str
) -> None:
    urls = [sqlite(tmp_path), postgres.new_database()]
    here, there = urls if source == "sqlite" else reversed(urls)
    file, rng = tmp_path / "backup.gz", SplitMix(5)
    kept: dict[str, Stored] = {}

    async def before() -> None:
        async with house(tmp_path, url=here) as opened:
            room, people = await started(opened)
            await play(room, people, rng, 20)
            playing = asyncio.create_task(play(room, people, rng, 60))
            assert (await asyncio.to_thread(command, "bans", "add", "192.0.2.1", "--database", here))[0] == 0
            made = await asyncio.to_thread(command, "backup", file, "--database", here)
            assert made == (0, [f"Tables written to {file}: 1."])
            await playing
            stored = await opened.storage.load(room.table.name)
            assert stored
            kept[room.table.name] = stored

    async def after() -> None:
        async with house(tmp_path, url=there) as opened:
            ((name, stored),) = kept.items()
            room = await found(opened, name)
            assert room.table.phase == RUNNING
            assert 22 <= room.table.version <= len(stored.entries)
            assert room.table.lines == stored.entries[: room.table.version]
            assert [own.table.id for own in (await opened.me("bob")).tables] == [name]
            await play(room, [Person(room, guest) for guest in ("ann", "bob")], rng)
            assert room.table.outcome is not None

    played(before)
    assert command("restore", file, "--database", there) == (0, [restored(there)])
    assert command("restore", file, "--database", there)[0] == 2
    assert command("bans", "list", "--database", there)[1][0].startswith("192.0.2.1 ")
    played(after)


def restored(url: str) -> str:
    place = url.removeprefix("sqlite:///") if url.startswith("sqlite") else url.rpartition("host=")[2]
    return f"Tables read into {place}: 1."


def test_an_invalid_backup_is_refused_and_nothing_is_written(url: str, tmp_path: Path, command: Command) -> None:
    other = tmp_path / "other.db"
    made_tables(f"sqlite:///{other}", 1)
    file, cut, text = tmp_path / "backup.gz", tmp_path / "cut.gz", tmp_path / "text.gz"
    made, again = [command("backup", file, "--database", f"sqlite:///{other}") for _ in range(2)]
    assert made[0] == 0
    assert again == (2, [f"{file} already exists. Choose a new file."])
    cut.write_bytes(file.read_bytes()[:-20])
    text.write_bytes(gzip.compress(b'{"file": "something else"}\n'))
    for bad in (cut, text, other):
        assert command("restore", bad, "--database", url) == (
            2,
            [f"{bad} is not a backup of Two Cities, or it is damaged. Nothing was changed."],
        )
    assert "cannot be used" in command("restore", tmp_path / "none.gz", "--database", url)[1][0]
    assert command("restore", file, "--database", url)[0] == 0  # the database is still empty


def test_an_empty_database_is_neither_listed_nor_backed_up(url: str, tmp_path: Path, command: Command) -> None:
    for words in (("tables", "list"), ("tables", "check"), ("backup", tmp_path / "backup.gz")):
        status, lines = command(*words, "--database", url)
        assert status == 2
        assert "Start the server with it once" in lines[0]
