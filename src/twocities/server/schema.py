"""The tables of the database, and the migrations from earlier schemas."""

import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    insert,
    select,
    text,
    update,
)

from twocities.core import FileProblem
from twocities.server.stored import Snapshot, Stored, Summary
from twocities.server.summary import summary_of
from twocities.server.table import OVER, RUNNING, stored_table

METADATA: Final = MetaData()
ABOUT: Final = Table(
    "twocities",
    METADATA,
    Column("schema_version", Integer, nullable=False),
    Column("up_since", Double),  # since when there has always been a process
)
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("snapshot_version", Integer),
    Column("position", Text),
    Column("finished_at", Double),
    Column("listed", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("due_at", Double),
    Column("card", Text, nullable=False),
    Column("owner", Text),  # the process that runs its clocks and bots
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
)
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("alive_until", Double, nullable=False),
)
PRESENT: Final = Table(
    "present",
    METADATA,
    Column("process", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
)
WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("slots", Integer, nullable=False),  # how many thoughts it works on at once
    Column("alive_until", Double, nullable=False),
)
THOUGHTS: Final = Table(
    "thoughts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("request", LargeBinary, nullable=False),
    Column("asked_at", Double, nullable=False),
    Column("taken_by", Text),  # the worker thinking about it, for as long as that is alive
    Column("answer", LargeBinary),
)
BANS: Final = Table(
    "bans",
    METADATA,
    Column("who", Text, primary_key=True),  # a guest or an address
    Column("since", Double, nullable=False),
)
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", Text, primary_key=True),  # a hash of the one in the cookie
    Column("guest", Text, nullable=False),
    Column("device", Text, nullable=False),  # a browser and a system, in words
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("ended", Double),
)
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("settings", Text, nullable=False),  # a JSON document
)
CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", Text, primary_key=True),  # a hash of the one shown
    Column("guest", Text, nullable=False),
    Column("until", Double, nullable=False),
)
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("since", Double, nullable=False),
)
SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("keys", Text, nullable=False),  # a JSON document
    Column("language", Text, nullable=False),
    Column("since", Double, nullable=False),
)
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("sent", Double),
)
SHUNNED: Final = Table(
    "shunned",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # muted or blocked
    Column("since", Double, nullable=False),
)
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("inviter", Text, nullable=False),
    Column("at", Double, nullable=False),
)
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("result", Text, nullable=False),  # a JSON document
)
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

log = logging.getLogger("twocities.server")


def create(connection: Connection) -> None:
    """Schema 1, of version 0.1.0."""
    bytes_type = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    for statement in (
        "CREATE TABLE twocities (schema_version INTEGER NOT NULL)",
        "CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, version INTEGER NOT NULL, snapshot_version INTEGER,"
        " position TEXT, finished_at DOUBLE PRECISION, listed BOOLEAN NOT NULL)",
        "CREATE INDEX ix_tables_finished_at ON tables (finished_at)",
        f"CREATE TABLE entries (table_id TEXT NOT NULL, version INTEGER NOT NULL, entry {bytes_type} NOT NULL,"
        " PRIMARY KEY (table_id, version))",
    ):
        connection.execute(text(statement))
    connection.execute(text("INSERT INTO twocities (schema_version) VALUES (1)"))


def summarize(connection: Connection) -> None:
    """Schema 2: lists, limits and clocks no longer need the entries, and several processes may share the database."""
    unlogged = "" if connection.dialect.name == "sqlite" else "UNLOGGED"  # useless after a crash
    for statement in (
        "ALTER TABLE twocities ADD COLUMN up_since DOUBLE PRECISION",
        "ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN phase TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN created_at DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN changed_at DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN due_at DOUBLE PRECISION",
        "ALTER TABLE tables ADD COLUMN card TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN owner TEXT",
        "CREATE TABLE seats (guest TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,"
        " PRIMARY KEY (guest, table_id))",
        f"CREATE {unlogged} TABLE processes (id TEXT NOT NULL PRIMARY KEY, alive_until DOUBLE PRECISION NOT NULL)",
        f"CREATE {unlogged} TABLE present (process TEXT NOT NULL, table_id TEXT NOT NULL, guest TEXT NOT NULL,"
        " PRIMARY KEY (process, table_id, guest))",
    ):
        connection.execute(text(statement))
    ids = connection.scalars(select(TABLES.c.id)).all()
    for table in ids:
        _summarize_one(connection, table)
    for statement in (  # indexes last: filling them row by row is slower
        "CREATE INDEX seats_table ON seats (table_id)",
        "CREATE INDEX present_table ON present (table_id)",
        "CREATE INDEX tables_finished ON tables (listed, finished_at)",
        "CREATE INDEX tables_listed ON tables (listed, phase, created_at)",
        "CREATE INDEX tables_host ON tables (host, phase)",
        "CREATE INDEX tables_due ON tables (due_at)",
    ):
        connection.execute(text(statement))


def _summarize_one(connection: Connection, table: str) -> None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
    entries = connection.scalars(
        select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.version)
    ).all()
    snapshot = None if row.position is None else Snapshot(row.snapshot_version, row.position)
    try:
        summary = summary_of(stored_table(Stored(table, list(entries), snapshot)))
    except (FileProblem, KeyError, ValueError) as problem:  # left as it is, for a version that can read it
        log.error("a table cannot be read", extra={"table": table, "problem": type(problem).__name__})
        summary = Summary(phase=RUNNING if row.finished_at is None else OVER)
    values = summary._asdict()
    seats = values.pop("seats") or ()
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    if seats:
        rows = [{"guest": guest, "table_id": table, "seat": seat} for guest, seat in seats]
        connection.execute(insert(SEATS), rows)


def think_elsewhere(connection: Connection) -> None:
    """Schema 3: bots may think on other machines."""
    sqlite = connection.dialect.name == "sqlite"
    unlogged, bytes_type = ("", "BLOB") if sqlite else ("UNLOGGED", "BYTEA")
    for statement in (
        f"CREATE {unlogged} TABLE workers (id TEXT NOT NULL PRIMARY KEY, slots INTEGER NOT NULL,"
        " alive_until DOUBLE PRECISION NOT NULL)",
        f"CREATE {unlogged} TABLE thoughts (id TEXT NOT NULL PRIMARY KEY, request {bytes_type} NOT NULL,"
        f" asked_at DOUBLE PRECISION NOT NULL, taken_by TEXT, answer {bytes_type})",
    ):
        connection.execute(text(statement))


def ban(connection: Connection) -> None:
    """Schema 4: guests and addresses may be banned."""
    connection.execute(text("CREATE TABLE bans (who TEXT NOT NULL PRIMARY KEY, since DOUBLE PRECISION NOT NULL)"))


def remember(connection: Connection) -> None:
    """Schema 5: people are known on several devices, called when it is their turn, and have friends and a record."""
    bytes_type = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    for statement in (
        "CREATE TABLE sessions (token TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, device TEXT NOT NULL,"
        " since DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION)",
        "CREATE INDEX sessions_guest ON sessions (guest)",
        "CREATE INDEX sessions_ended ON sessions (ended)",
        "CREATE TABLE people (guest TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, settings TEXT NOT NULL)",
        "CREATE TABLE codes (code TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, until DOUBLE PRECISION NOT NULL)",
        f"CREATE TABLE passkeys (id TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, public_key {bytes_type} NOT NULL,"
        " sign_count INTEGER NOT NULL, name TEXT NOT NULL, since DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX passkeys_guest ON passkeys (guest)",
        "CREATE TABLE subscriptions (endpoint TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, keys TEXT NOT NULL,"
        " language TEXT NOT NULL, since DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX subscriptions_guest ON subscriptions (guest)",
        "CREATE TABLE notices (guest TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL,"
        " at DOUBLE PRECISION NOT NULL, sent DOUBLE PRECISION, PRIMARY KEY (guest, table_id))",
        "CREATE INDEX notices_table ON notices (table_id)",
        "CREATE TABLE shunned (guest TEXT NOT NULL, other TEXT NOT NULL, kind TEXT NOT NULL,"
        " since DOUBLE PRECISION NOT NULL, PRIMARY KEY (guest, other))",
        "CREATE TABLE invitations (guest TEXT NOT NULL, table_id TEXT NOT NULL, inviter TEXT NOT NULL,"
        " at DOUBLE PRECISION NOT NULL, PRIMARY KEY (guest, table_id))",
        "CREATE INDEX invitations_table ON invitations (table_id)",
        "CREATE TABLE results (guest TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL,"
        " at DOUBLE PRECISION NOT NULL, won BOOLEAN NOT NULL, result TEXT NOT NULL, PRIMARY KEY (guest, table_id))",
        "CREATE TABLE ratings (guest TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,"
        " sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (guest, game))",
    ):
        connection.execute(text(statement))


MIGRATIONS: Final[tuple[Callable[[Connection], None], ...]] = (  # each leads to the next version
    create,
    summarize,
    think_elsewhere,
    ban,
    remember,
)
SCHEMA: Final = len(MIGRATIONS)


def migrate(connection: Connection, since: int, until: int = SCHEMA) -> None:
    """Migrates from one version (0: an empty database) to another."""
    for version, step in enumerate(MIGRATIONS[since:until], since + 1):
        if since:
            log.info("the database becomes one of schema %d", version)
        step(connection)
        connection.execute(update(ABOUT).values(schema_version=version))
