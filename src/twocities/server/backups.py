"""Backups: all tables of a database as compressed lines of JSON, restored into an empty database of either kind."""

import gzip
import os
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, insert, select

from twocities.server.database import Database, StorageProblem
from twocities.server.schema import (
    ANALYSES,
    BANS,
    ENTRIES,
    INVITATIONS,
    METADATA,
    NOTIFICATIONS,
    PASSKEYS,
    PEOPLE,
    PLAYED,
    PUSH_KEY,
    PUZZLES,
    RATINGS,
    RESULTS,
    SCHEMA,
    SEATS,
    SESSIONS,
    SHUNNED,
    SUBSCRIPTIONS,
    TABLES,
    migrate,
)
from twocities.words import system_reason

KEPT: Final = (  # codes work only for minutes, and the secret of ABOUT may be different
    TABLES,
    ENTRIES,
    SEATS,
    BANS,
    SESSIONS,
    PEOPLE,
    PASSKEYS,
    PLAYED,
    SHUNNED,
    INVITATIONS,
    RESULTS,
    RATINGS,
    SUBSCRIPTIONS,
    NOTIFICATIONS,
    PUSH_KEY,
    ANALYSES,
    PUZZLES,
)
TOGETHER: Final = 1000  # rows read or written at a time


class Heading(msgspec.Struct, frozen=True, tag_field="file", tag="twocities backup"):
    """The first line."""

    schema: int


class Rows(msgspec.Struct, frozen=True):
    """Every other line: some rows of a table."""

    table: str
    columns: list[str]
    rows: list[list[Any]]


_encode: Final = msgspec.json.Encoder().encode


def write_backup(database: Database, file: Path) -> int:
    """Writes all tables as of one moment, even while people play; returns how many. Raises StorageProblem."""
    if file.exists():
        raise StorageProblem("storage-backup-exists", file=str(file))
    unfinished = file.with_name(f"{file.name}.part")
    try:
        with gzip.open(unfinished, "wb") as lines, database.transaction() as connection:
            lines.write(_encode(Heading(SCHEMA)) + b"\n")
            tables = 0
            for rows in _all_rows(connection):
                lines.write(_encode(rows) + b"\n")
                tables += len(rows.rows) if rows.table == TABLES.name else 0
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.rename(file)
    except OSError as problem:
        raise StorageProblem("storage-backup-file", file=str(file), reason=system_reason(problem)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return tables


def _all_rows(connection: Connection) -> Iterator[Rows]:
    for table in KEPT:
        found = connection.execution_options(yield_per=TOGETHER).execute(select(table))
        for rows in found.partitions():
            yield Rows(str(table.name), list(map(str, found.keys())), [list(row) for row in rows])


def read_backup(database: Database, file: Path) -> int:
    """Fills an empty database with the tables of a backup; returns how many. Raises StorageProblem."""
    if database.schema:
        raise StorageProblem("storage-backup-not-empty", place=database.place)
    try:
        with gzip.open(file, "rb") as lines, database.transaction(write=True) as connection:
            schema = msgspec.json.decode(next(lines, b""), type=Heading).schema
            if schema > SCHEMA:
                raise StorageProblem("storage-newer", place=str(file), found=schema, known=SCHEMA)
            migrate(connection, 0, schema)
            tables = sum([_insert(connection, msgspec.json.decode(line, type=Rows)) for line in lines])
            migrate(connection, schema)
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, KeyError):
        raise StorageProblem("storage-backup-damaged", file=str(file)) from None
    except OSError as problem:
        raise StorageProblem("storage-backup-file", file=str(file), reason=system_reason(problem)) from None
    return tables


def _insert(connection: Connection, rows: Rows) -> int:
    """Returns how many of the rows are game tables."""
    table = METADATA.tables[rows.table]
    binary = [number for number, name in enumerate(rows.columns) if isinstance(table.c[name].type, LargeBinary)]
    for row in rows.rows:
        for number in binary:
            row[number] = b64decode(row[number], validate=True)
    connection.execute(insert(table), [dict(zip(rows.columns, row, strict=True)) for row in rows.rows])
    return len(rows.rows) if table is TABLES else 0
