"""A database from an earlier version becomes one of this version with everything in it, or stays as it is."""

import asyncio
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, inspect, text

from tests.server.databases import meddling
from tests.server.rooms import Desk, Person, found, house, played
from twocities.core import SplitMix
from twocities.server import schema
from twocities.server.entries import Arranged, Clock, Entry, Finished, read_entry, write_entry
from twocities.server.schema import SCHEMA
from twocities.server.storage import Storage
from twocities.server.table import OVER

SCHEMA_1 = (  # as 0.1.0 created it
    "CREATE TABLE twocities (schema_version INTEGER NOT NULL)",
    "CREATE TABLE tables (id TEXT NOT NULL, version INTEGER NOT NULL, snapshot_version INTEGER, position TEXT,"
    " finished_at DOUBLE PRECISION, listed BOOLEAN NOT NULL, PRIMARY KEY (id))",
    "CREATE INDEX ix_tables_finished_at ON tables (finished_at)",
    "CREATE TABLE entries (table_id TEXT NOT NULL, version INTEGER NOT NULL, entry {bytes} NOT NULL,"
    " PRIMARY KEY (table_id, version))",
    "INSERT INTO twocities VALUES (1)",
)
NAMES = {name: name.ljust(22, "-") for name in ("running", "open", "over", "unreadable")}


def desk(choices: int, listed: bool = True) -> Desk:
    """A table of two people who have made this many choices, with a day for each."""
    made = Desk("citadels", {"players": 2}, Clock(86_400.0))
    rng, now = SplitMix(1), time.time()
    made.table.lines = [write_entry(_at(read_entry(line), now, listed)) for line in made.table.lines]
    for _ in range(choices):
        assert made.table.state is not None
        pending = made.table.state.pending()
        if not pending:
            break
        offered = made.choices(pending[0])
        made.chooses(pending[0], offered[rng.below(len(offered))], now)
    return made


def _at(entry: Entry, now: float, listed: bool) -> Entry:
    about = {"listed": listed} if isinstance(entry, Arranged) else {}
    return msgspec.structs.replace(entry, at=now, **about)


def old_database(url: str) -> dict[str, Desk]:
    """Tables as 0.1.0 stored them, by name."""
    desks = {"running": desk(20), "open": desk(0), "over": desk(10_000), "unreadable": desk(3)}
    desks["open"].table.lines = desks["open"].table.lines[:3]
    with meddling(url) as connection:
        for statement in SCHEMA_1:
            connection.execute(text(statement.format(bytes="BLOB" if url.startswith("sqlite") else "BYTEA")))
        for name, made in desks.items():
            _insert(connection, name, made)
    return desks


def _insert(connection: Connection, name: str, made: Desk) -> None:
    table, version = made.table, len(made.table.lines)
    position = table.state.position() if table.state and name != "open" else None
    row = {
        "id": NAMES[name],
        "version": version,
        "snapshot_version": version if position else None,
        "position": "nonsense" if name == "unreadable" else position,
        "finished_at": time.time() if table.phase == OVER else None,
        "listed": table.phase == OVER,
    }
    columns = ", ".join(row)
    values = ", ".join(f":{column}" for column in row)
    connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), row)
    connection.execute(
        text("INSERT INTO entries (table_id, version, entry) VALUES (:id, :version, :entry)"),
        [{"id": NAMES[name], "version": number, "entry": line} for number, line in enumerate(table.lines, 1)],
    )


def test_a_database_of_the_first_version_can_still_be_used(url: str) -> None:
    desks = old_database(url)
    assert isinstance(read_entry(desks["over"].table.lines[-1]), Finished)

    async def story() -> None:
        async with house(Path(), url=url) as opened:
            assert [card.id for card in await opened.tables(None, 9)] == [NAMES["open"], NAMES["running"]]
            ((told, _),) = await opened.finished(9)
            assert (told.table.id, told.outcome) == (NAMES["over"], desks["over"].table.outcome)
            own = (await opened.me("guest 0")).tables
            assert {one.table.id for one in own} == {NAMES[name] for name in ("running", "open", "over")}
            assert await opened.storage.count("guest 0") == 2
            assert await opened.storage.due(time.time() + 86_400.0 + 60.0, 9) == [NAMES["running"], NAMES["open"]]
            (game,) = opened.storage.records.games("guest 0", 9)
            assert game.table == NAMES["over"]
            room = await found(opened, NAMES["running"])
            people = [Person(room, f"guest {seat}") for seat in range(2)]
            await next(person for person in people if person.scene.choices).chooses()

    played(story)


def test_all_of_it_is_migrated_or_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: Connection, table: str) -> None:
        raise RuntimeError

    old_database(url)
    monkeypatch.setattr(schema, "_summarize_one", fail)
    with pytest.raises(RuntimeError):
        Storage(url)
    with meddling(url) as connection:
        assert set(inspect(connection).get_table_names()) == {"twocities", "tables", "entries"}
        assert connection.execute(text("SELECT schema_version FROM twocities")).scalar() == 1
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == len(NAMES)
    monkeypatch.undo()
    with closing(Storage(url)) as storage:
        assert asyncio.run(storage.load(NAMES["running"]))
    with meddling(url) as connection:
        assert connection.execute(text("SELECT schema_version FROM twocities")).scalar() == SCHEMA


@pytest.mark.parametrize("since", range(SCHEMA))
def test_a_new_database_and_one_of_any_version_become_what_the_source_says(url: str, since: int) -> None:
    with meddling(url) as connection:
        schema.migrate(connection, 0, since)
    Storage(url).close()
    with meddling(url) as connection:
        found = inspect(connection)
        for table in schema.METADATA.sorted_tables:
            columns = found.get_columns(table.name)
            assert [(column["name"], column["nullable"]) for column in columns] == [
                (column.name, bool(column.nullable)) for column in table.columns
            ]
