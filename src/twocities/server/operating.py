"""What operators do with a database: the commands `twocities tables`, `backup`, `restore` and `work`."""

import asyncio
import os
import time
from argparse import Namespace
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import select

from twocities.server.backups import read_backup, write_backup
from twocities.server.command import ServeProblem, own_database
from twocities.server.database import Database, StorageProblem
from twocities.server.door import read_who
from twocities.server.entries import Arranged, Closed, Place, Seated, Wanted, read_entry, write_entry
from twocities.server.house import read_table
from twocities.server.logs import log_to_stderr
from twocities.server.refusals import Refusal
from twocities.server.salvage import salvage
from twocities.server.schema import SCHEMA, TABLES
from twocities.server.storage import Storage
from twocities.server.stored import Summary
from twocities.server.summary import summary_of
from twocities.server.table import OVER
from twocities.server.thoughts import Thoughts
from twocities.server.work import work
from twocities.words import Words

DONE: Final = 0
FOUND: Final = 1  # exit status if something is wrong with the database


def operate(words: Words, arguments: Namespace) -> int:
    """Returns the exit status. Raises ServeProblem."""
    try:
        return OPERATIONS[arguments.operation](words, arguments)
    except StorageProblem as problem:
        raise ServeProblem(problem.key, **problem.about) from None


def _opened(arguments: Namespace) -> Storage:
    """Opens an existing storage, which a running server may be using."""
    url = arguments.database or own_database()
    with closing(Database(url, migrates=False)) as database:
        _need_schema(database)
    return Storage(url)


def _need_schema(database: Database) -> None:
    if database.schema != SCHEMA:
        raise StorageProblem("storage-older", place=database.place)


def _list(words: Words, arguments: Namespace) -> int:
    if min(arguments.limit, arguments.page) < 1:
        raise ServeProblem("tables-number")
    columns = TABLES.c.id, TABLES.c.phase, TABLES.c.game, TABLES.c.changed_at
    query = select(*columns).order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
    query = query.limit(arguments.limit).offset(arguments.limit * (arguments.page - 1))
    if arguments.phase:
        query = query.where(TABLES.c.phase == arguments.phase)
    if arguments.game:
        query = query.where(TABLES.c.game == arguments.game)
    if arguments.idle is not None:
        query = query.where(TABLES.c.changed_at < time.time() - 86_400 * arguments.idle)
    with closing(_opened(arguments)) as storage:
        for table, phase, game, changed in asyncio.run(storage.read(lambda found: found.execute(query).all())):
            print(f"{table}  {phase:7}  {game or '?':8}  {datetime.fromtimestamp(changed, UTC):%Y-%m-%d %H:%M}")
    return DONE


async def _close(words: Words, storage: Storage, table: str) -> None:
    stored = await storage.load(table)
    if stored is None:
        raise ServeProblem("tables-none", table=table)
    closed = Closed(time.time())
    line = write_entry(closed)
    try:
        read = read_table(stored)
    except Refusal:
        summary = Summary(phase=OVER, changed_at=closed.at)
    else:
        if read.phase == OVER:
            raise ServeProblem("tables-over", table=table)
        read.add(closed, line)
        summary = summary_of(read)
    await storage.append(table, len(stored.entries), [line], None, summary)
    print(words("tables-closed", table=table))


async def _delete(words: Words, storage: Storage, table: str) -> None:
    if not await storage.delete(table):
        raise ServeProblem("tables-none", table=table)
    print(words("tables-deleted", table=table))


def _to_one(work: Callable[[Words, Storage, str], Coroutine[Any, Any, None]]) -> Callable[[Words, Namespace], int]:
    def operation(words: Words, arguments: Namespace) -> int:
        with closing(_opened(arguments)) as storage:
            asyncio.run(work(words, storage, arguments.table))
        return DONE

    return operation


async def _people(words: Words, storage: Storage, table: str) -> None:
    """Lists the host of a table and everybody who has had or wanted a seat there, for banning."""
    stored = await storage.load(table)
    if stored is None:
        raise ServeProblem("tables-none", table=table)
    names: dict[str, str] = {}
    for entry in map(read_entry, stored.entries):
        places: Sequence[Place] = ()
        if isinstance(entry, Arranged):
            places = Place(entry.host, names.get(entry.host, "")), *entry.places
        elif isinstance(entry, Seated | Wanted):
            places = (entry.place,)
        names.update({place.guest: place.name for place in places if place.guest})
    for guest, name in names.items():
        print(f"{guest}  {name}".rstrip())


def _bans(words: Words, arguments: Namespace) -> int:
    with closing(_opened(arguments)) as storage:
        for who, since in storage.bans.all():
            print(f"{who:32}  {datetime.fromtimestamp(since, UTC):%Y-%m-%d %H:%M}")
    return DONE


def _ban(words: Words, arguments: Namespace) -> int:
    who = read_who(arguments.who)
    if who is None:
        raise ServeProblem("bans-who", text=arguments.who)
    with closing(_opened(arguments)) as storage:
        lifts = arguments.operation == "lift"
        if not (storage.bans.lift(who) if lifts else storage.bans.add(who)):
            raise ServeProblem("bans-none" if lifts else "bans-already", who=who)
    print(words("bans-lifted" if lifts else "bans-added", who=who))
    return DONE


def _check(words: Words, arguments: Namespace) -> int:
    try:
        with closing(_opened(arguments)) as storage:
            return asyncio.run(_check_all(words, storage))
    except StorageProblem as problem:
        if problem.key != "storage-broken":
            raise
        print(words(problem.key, **problem.about))  # not even the list of tables can be read
        return FOUND


async def _check_all(words: Words, storage: Storage) -> int:
    damage = await storage.damage()
    for line in damage:
        print(words("tables-damage", damage=line))
    tables = await storage.read(lambda connection: connection.scalars(select(TABLES.c.id)).all())
    unreadable = 0
    for table in tables:
        try:
            stored = await storage.load(table)
            if stored is not None:  # otherwise it has just been deleted
                read_table(stored)
        except StorageProblem as problem:
            reason = words(problem.key, **problem.about)
        except Refusal as problem:
            reason = words(f"refused-{problem.reasons[0].key}")
        else:
            continue
        print(words("tables-unreadable", table=table, reason=reason))
        unreadable += 1
    print(words("tables-checked", tables=len(tables), unreadable=unreadable))
    return FOUND if damage or unreadable else DONE


def _salvage(words: Words, arguments: Namespace) -> int:
    if Path(arguments.to).exists():
        raise StorageProblem("storage-backup-exists", file=arguments.to)
    with closing(Storage(f"sqlite:///{arguments.to}")) as storage:
        saved, lost = asyncio.run(salvage(Path(arguments.damaged), storage))
    for table in lost:
        print(words("tables-lost", table=table))
    print(words("tables-salvaged", tables=len(saved), lost=len(lost)))
    return FOUND if lost else DONE


def _backup(words: Words, arguments: Namespace) -> int:
    with closing(Database(arguments.database or own_database(), migrates=False)) as database:
        _need_schema(database)
        print(words("backup-done", tables=write_backup(database, Path(arguments.file)), file=arguments.file))
    return DONE


def _restore(words: Words, arguments: Namespace) -> int:
    with closing(Database(arguments.database or own_database(), migrates=False)) as database:
        print(words("restore-done", tables=read_backup(database, Path(arguments.file)), place=database.place))
    return DONE


def _work(words: Words, arguments: Namespace) -> int:
    slots = (os.cpu_count() or 1) if arguments.workers is None else arguments.workers
    if slots < 1:
        raise ServeProblem("serve-no-workers")
    if arguments.database.startswith("sqlite"):
        raise ServeProblem("work-sqlite")
    with closing(Database(arguments.database, migrates=False)) as database:
        _need_schema(database)
        log_to_stderr()
        greeting = words("work-ready", place=database.place, slots=slots)
        asyncio.run(work(Thoughts(database), slots, lambda: print(greeting, flush=True)))
    return DONE


OPERATIONS: Final[dict[str, Callable[[Words, Namespace], int]]] = {
    "list": _list,
    "close": _to_one(_close),
    "delete": _to_one(_delete),
    "people": _to_one(_people),
    "bans": _bans,
    "add": _ban,
    "lift": _ban,
    "check": _check,
    "salvage": _salvage,
    "backup": _backup,
    "restore": _restore,
    "work": _work,
}
