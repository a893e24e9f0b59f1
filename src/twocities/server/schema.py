"""The tables of the database, and how earlier versions of them are converted."""

import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
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
from twocities.server.results import result_rows, stored_row
from twocities.server.stored import Snapshot, Stored, Summary
from twocities.server.summary import read_told, summary_of
from twocities.server.table import OVER, RUNNING, stored_table
from twocities.server.table import Table as PlayedTable

METADATA: Final = MetaData()
ABOUT: Final = Table(
    "twocities",
    METADATA,
    Column("schema_version", Integer, nullable=False),
    Column("up_since", Double),  # since when there has always been a process
    Column("secret", Text),  # unknown to every guest
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
    Column("seat_count", Integer, nullable=False),
    Column("clock", Double, nullable=False),  # seconds; 0: none
    Column("language", Text, nullable=False),  # of the host
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
    Column("hidden", Boolean, nullable=False),  # the guest has removed the table from their list
    Column("lost_at", Double),  # when a bot took over the seat for good
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
    Column("purpose", Text, nullable=False),
    Column("guest", Text, nullable=False),  # "" if anybody may use it
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
    Column("session", Text, nullable=False),  # the hash of the browser's token: without it there are no notifications
    Column("keys", Text, nullable=False),  # a JSON document
    Column("language", Text, nullable=False),
    Column("since", Double, nullable=False),
)
NOTIFICATIONS: Final = Table(
    "notifications",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("due", Double),  # when to send it; None: never
    Column("tries", Integer, nullable=False),  # that failed
    Column("left_over", Text),  # a JSON document: the subscriptions still to be reached; None: all
    Column("told", Text),  # the kind that was sent last, since the guest looked at the table
    Column("sent", Double),  # when that was
)
PUSH_KEY: Final = Table(
    "push_key",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("private", Text, nullable=False),  # signs what the server sends to push services
)
SHUNNED: Final = Table(
    "shunned",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("name", Text, nullable=False),  # the name by which the guest knew the other
    Column("kind", Text, nullable=False),  # muted or blocked
    Column("since", Double, nullable=False),
)
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("inviter", Text, primary_key=True),
    Column("name", Text, nullable=False),  # of the inviter
    Column("at", Double, nullable=False),
    Column("declined", Boolean, nullable=False),
)
PLAYED: Final = Table(  # people who had seats in games with others; it stays when a table is deleted
    "played",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),  # when the game began or ended
)
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rate_at", Double),  # when it may be rated; None if it is already, or never
    Column("mu", Double),  # the rating after it, if it is rated
    Column("sigma", Double),
    Column("result", Text, nullable=False),  # a document of results.py
)
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("name", Text, nullable=False),  # that of the last game
    Column("hidden", Boolean, nullable=False),  # from others
)
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("id", Text, primary_key=True),  # of a table, or of a record that somebody uploaded
    Column("depth", Integer, nullable=False),  # that somebody wants
    Column("seats", Integer, nullable=False),
    Column("parts", LargeBinary, nullable=False),  # a JSON document: those found so far
    Column("changed_at", Double, nullable=False),
    Column("working_until", Double, nullable=False),  # a process works on it until then, or until it says so again
)
PUZZLES: Final = Table(  # what people have answered to puzzles
    "puzzles",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("day", Text, primary_key=True),  # on which it was the puzzle of the day; otherwise ""
    Column("first", Text, nullable=False),  # the choice tried first
    Column("second", Text, nullable=False),  # the second; "" if none
    Column("solved", Boolean, nullable=False),  # with the last of these
    Column("at", Double, nullable=False),
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
    for statement in (
        "CREATE INDEX seats_table ON seats (table_id)",
        "CREATE INDEX present_table ON present (table_id)",
        "CREATE INDEX tables_finished ON tables (listed, finished_at)",
        "CREATE INDEX tables_listed ON tables (listed, phase, created_at)",
        "CREATE INDEX tables_host ON tables (host, phase)",
        "CREATE INDEX tables_due ON tables (due_at)",
    ):
        connection.execute(text(statement))


def _summarize_one(connection: Connection, table: str) -> None:
    row = connection.execute(select(TABLES.c.finished_at).where(TABLES.c.id == table)).one()
    try:
        summary = summary_of(_read(connection, table))
    except (FileProblem, KeyError, ValueError) as problem:  # left as it is, for a version that can read it
        log.error("a table cannot be read", extra={"table": table, "problem": type(problem).__name__})
        summary = Summary(phase=RUNNING if row.finished_at is None else OVER)
    values = summary._asdict()
    seats = values.pop("seats") or ()
    for beside in ("played", "results", "needs"):  # not columns of the table
        del values[beside]
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    if seats:
        rows = [{"table_id": table, "hidden": False, **seat._asdict()} for seat in seats]
        connection.execute(insert(SEATS), rows)


def _read(connection: Connection, table: str) -> PlayedTable:
    """Raises FileProblem, KeyError or ValueError if another version wrote what this one cannot read."""
    columns = TABLES.c.snapshot_version, TABLES.c.position
    row = connection.execute(select(*columns).where(TABLES.c.id == table)).one()
    query = select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.version)
    snapshot = None if row.position is None else Snapshot(row.snapshot_version, row.position)
    return stored_table(Stored(table, list(connection.scalars(query)), snapshot))


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
    """Schema 4: guests and addresses can be banned."""
    connection.execute(text("CREATE TABLE bans (who TEXT NOT NULL PRIMARY KEY, since DOUBLE PRECISION NOT NULL)"))


def remember(connection: Connection) -> None:
    """Schema 5: people are recognized on several devices, notified of their turn, and have friends and a record; more
    about a table is stored for lists to show and filter by."""
    bytes_type = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    for statement in (
        "CREATE TABLE sessions (token TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, device TEXT NOT NULL,"
        " since DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION)",
        "CREATE INDEX sessions_guest ON sessions (guest)",
        "CREATE INDEX sessions_ended ON sessions (ended)",
        "CREATE TABLE people (guest TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, settings TEXT NOT NULL)",
        "CREATE TABLE codes (code TEXT NOT NULL PRIMARY KEY, purpose TEXT NOT NULL, guest TEXT NOT NULL,"
        " until DOUBLE PRECISION NOT NULL)",
        f"CREATE TABLE passkeys (id TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, public_key {bytes_type} NOT NULL,"
        " sign_count INTEGER NOT NULL, name TEXT NOT NULL, since DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX passkeys_guest ON passkeys (guest)",
        "CREATE TABLE subscriptions (endpoint TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, session TEXT NOT NULL,"
        " keys TEXT NOT NULL, language TEXT NOT NULL, since DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX subscriptions_guest ON subscriptions (guest)",
        "CREATE TABLE notifications (guest TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL,"
        " about TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION, tries INTEGER NOT NULL,"
        " left_over TEXT, told TEXT, sent DOUBLE PRECISION, PRIMARY KEY (guest, table_id))",
        "CREATE INDEX notifications_table ON notifications (table_id)",
        "CREATE INDEX notifications_due ON notifications (due)",
        "CREATE TABLE push_key (id INTEGER NOT NULL PRIMARY KEY, private TEXT NOT NULL)",
        "CREATE TABLE shunned (guest TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,"
        " since DOUBLE PRECISION NOT NULL, PRIMARY KEY (guest, other))",
        "CREATE INDEX shunned_other ON shunned (other)",
        "CREATE TABLE invitations (guest TEXT NOT NULL, table_id TEXT NOT NULL, inviter TEXT NOT NULL,"
        " name TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, declined BOOLEAN NOT NULL,"
        " PRIMARY KEY (guest, table_id, inviter))",
        "CREATE INDEX invitations_table ON invitations (table_id)",
        "CREATE TABLE played (guest TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,"
        " at DOUBLE PRECISION NOT NULL, PRIMARY KEY (guest, table_id))",
        "CREATE INDEX present_guest ON present (guest)",
        "ALTER TABLE twocities ADD COLUMN secret TEXT",
        "CREATE TABLE results (guest TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL,"
        " at DOUBLE PRECISION NOT NULL, won BOOLEAN NOT NULL, rate_at DOUBLE PRECISION, mu DOUBLE PRECISION,"
        " sigma DOUBLE PRECISION, result TEXT NOT NULL, PRIMARY KEY (guest, table_id))",
        "CREATE INDEX results_guest ON results (guest, at)",
        "CREATE INDEX results_table ON results (table_id)",
        "CREATE INDEX results_rate ON results (rate_at)",
        "CREATE TABLE ratings (guest TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,"
        " sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, name TEXT NOT NULL, hidden BOOLEAN NOT NULL,"
        " PRIMARY KEY (guest, game))",
        "CREATE INDEX ratings_game ON ratings (game, mu)",
        "ALTER TABLE tables ADD COLUMN seat_count INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN clock DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN hidden BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE seats ADD COLUMN lost_at DOUBLE PRECISION",
        "DELETE FROM seats",
    ):
        connection.execute(text(statement))
    for table in connection.scalars(select(TABLES.c.id)).all():
        _summarize_one(connection, table)
    connection.execute(update(ABOUT).values(secret=secrets.token_hex(32)))
    _remember_games(connection)
    finished = select(TABLES.c.id, TABLES.c.finished_at).where(TABLES.c.finished_at.is_not(None))
    for row in connection.execute(finished).all():
        _remember_results(connection, row.id, row.finished_at)


def _remember_games(connection: Connection) -> None:
    """Who has played with whom so far."""
    query = (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.card, TABLES.c.changed_at, SEATS.c.guest, SEATS.c.seat)
        .join_from(TABLES, SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.snapshot_version.is_not(None), TABLES.c.card != "")
    )
    for table, game, card, at, guest, seat in connection.execute(query).all():
        with suppress(ValueError):  # written by another version
            name = read_told(card).table.seats[seat].name
            connection.execute(insert(PLAYED).values(guest=guest, table_id=table, game=game, name=name, at=at))
    connection.execute(text("CREATE INDEX played_table ON played (table_id)"))


def _remember_results(connection: Connection, table: str, at: float) -> None:
    with suppress(FileProblem, KeyError, ValueError):  # written by another version
        rows = result_rows(_read(connection, table))
        if rows:
            connection.execute(insert(RESULTS), [stored_row(row, table, at) for row in rows])


def look_back(connection: Connection) -> None:
    """Schema 6: analyses of finished games are stored."""
    bytes_type = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    connection.execute(
        text(
            "CREATE TABLE analyses (id TEXT NOT NULL PRIMARY KEY, depth INTEGER NOT NULL, seats INTEGER NOT NULL,"
            f" parts {bytes_type} NOT NULL, changed_at DOUBLE PRECISION NOT NULL,"
            " working_until DOUBLE PRECISION NOT NULL)"
        )
    )
    connection.execute(text("CREATE INDEX analyses_changed ON analyses (changed_at)"))


def puzzle(connection: Connection) -> None:
    """Schema 7: people solve puzzles."""
    for statement in (
        "CREATE TABLE puzzles (guest TEXT NOT NULL, game TEXT NOT NULL, number INTEGER NOT NULL, day TEXT NOT NULL,"
        " first TEXT NOT NULL, second TEXT NOT NULL, solved BOOLEAN NOT NULL, at DOUBLE PRECISION NOT NULL,"
        " PRIMARY KEY (guest, game, number, day))",
        "CREATE INDEX puzzles_number ON puzzles (game, number, day)",
    ):
        connection.execute(text(statement))


MIGRATIONS: Final[tuple[Callable[[Connection], None], ...]] = (  # each leads to the next version
    create,
    summarize,
    think_elsewhere,
    ban,
    remember,
    look_back,
    puzzle,
)
SCHEMA: Final = len(MIGRATIONS)


def migrate(connection: Connection, since: int, until: int = SCHEMA) -> None:
    """Migrates from one version (0: an empty database) to another."""
    for version, step in enumerate(MIGRATIONS[since:until], since + 1):
        if since:
            log.info("the database becomes one of schema %d", version)
        step(connection)
        connection.execute(update(ABOUT).values(schema_version=version))
