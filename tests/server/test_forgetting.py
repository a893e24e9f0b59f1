"""Everything about a person can be exported and removed: from every table of the database, and from what every process
has in memory."""

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import Boolean, Column, Connection, Double, Integer, LargeBinary, Table, Text, select
from sqlalchemy.dialects.postgresql import insert as insert_or

from tests.server.client import cookie, make_table, new_token
from tests.server.databases import database
from tests.server.serving import Served, serving
from tests.server.test_bans import servers
from tests.server.test_devices import NOBODY, Browser, opened, shared
from tests.server.windows import FOR_TWO, Window, run, window
from twocities.server.backups import read_backup, write_backup
from twocities.server.database import Database
from twocities.server.forgetting import GUESTS, PASSING, SECRET, about_people
from twocities.server.guests import hash_of
from twocities.server.results import Result, write_result
from twocities.server.schema import INVITATIONS, METADATA, RESULTS, SESSIONS, SHUNNED
from twocities.server.sessions import Sessions

NAME, WORDS, SECRETS = "Zuzanna", "Hello everybody", "a secret"
FILLED: dict[type[Any], Any] = {Double: 1.0, Integer: 1, Boolean: False, LargeBinary: b"a secret"}
# Columns with texts that name no person. A name here means that somebody has checked that it may stay.
OTHER_TABLES = {"analyses", "twocities", "tables", "entries", "processes", "workers", "thoughts", "bans", "push_key"}
OTHER_TEXTS = {
    *("about", "code", "device", "endpoint", "game", "id", "keys", "kind", "language", "left_over", "name", "process"),
    *("purpose", "result", "session", "settings", "table_id", "token", "told"),
    *("day", "first", "second"),
}


def result(name: str) -> str:
    return write_result(Result(name, 2, 0, 2, 1)).decode()


def fill(connection: Connection, table: Table, **values: Any) -> None:
    """A row with something in every column."""

    def filled(column: Column[Any]) -> Any:
        text = SECRETS if column.name in SECRET else NAME if column.name == "name" else "{}"
        return values.get(column.name, text if isinstance(column.type, Text) else FILLED[type(column.type)])

    row = insert_or(table).values({column.name: filled(column) for column in table.c})
    connection.execute(row.on_conflict_do_nothing())


def fill_all(url: str, guest: str, other: str) -> None:
    """Something about a person wherever that is possible, including in what belongs to others."""
    with opened(url) as connection:
        for table in about_people():
            fill(connection, table, guest=guest, other=other, inviter=other, result=result(NAME), ended=None)
        fill(connection, SHUNNED, guest=other, other=guest)
        fill(connection, INVITATIONS, guest=other, inviter=guest)
        fill(connection, RESULTS, guest=other, result=result("Ben"))


def dump(url: str) -> str:
    """The whole database, except for the tokens of sessions, which must stay ended for a while."""
    shown = [[column for column in table.c if column is not SESSIONS.c.token] for table in METADATA.sorted_tables]
    with opened(url) as connection:
        return str([connection.execute(select(*columns)).all() for columns in shown])


async def talk_and_end(there: Served, table: str, anna: str, ben: str) -> None:
    """A game of two people, which they have ended."""
    async with window(there, table, anna) as one, window(there, table, ben) as other:
        await other.ask("sit", seat=1, name="Ben")
        await one.ask("start")
        await one.ask("say", text=WORDS)
        for someone in (one, other):
            await someone.ask("end", version=someone.scene["version"], agrees=True)
            await asyncio.gather(*[each.ask("ping") for each in (one, other)])


async def until_nameless(seen: Window, seat: int) -> None:
    while seen.scene["table"]["seats"][seat]["name"]:
        await seen.hear()


def test_nothing_about_a_person_is_left_anywhere_and_others_keep_their_games(url: str) -> None:
    async def story(there: list[Served], laptop: Browser, ben: Browser) -> None:
        wish = msgspec.structs.replace(FOR_TWO, name=NAME)
        over, left, going = [await make_table(there[0].url, laptop.token, wish) for _ in range(3)]
        await talk_and_end(there[0], over, laptop.token, ben.token)
        async with window(there[0], left, laptop.token) as anna:
            await anna.ask("stand")
        watched = await make_table(there[0].url, ben.token, msgspec.structs.replace(FOR_TWO, seat=None))
        async with window(there[0], watched, laptop.token) as anna:
            await anna.ask("say", text=WORDS, name=NAME)
        fill_all(url, hash_of(laptop.token), hash_of(ben.token))
        async with window(there[-1], over, ben.token) as seen, window(there[-1], going, ben.token) as waiting:
            assert (seen.scene["table"]["seats"][0]["name"], seen.scene["you"]) == (NAME, 1)
            assert laptop.post("account/delete", confirmed=True) == NOBODY
            await asyncio.gather(until_nameless(seen, 0), until_nameless(waiting, 0))
            await seen.ask("say", text="She is gone")  # this stores the table as this process knows it
            assert ben.tables() == [over]

    with ExitStack() as stack:
        there = servers(url, stack)
        laptop, phone = shared(there[0], there[-1], NAME)
        ben, guest, old = Browser(there[-1], new_token()), hash_of(laptop.token), phone.token
        run(story(there, laptop, ben))
        assert laptop.tables() == []
        assert hash_of(laptop.token) != guest
        assert Browser(there[0], old).send("GET", "me").status_code == 401
        found = dump(url)
        for trace in (guest, NAME, WORDS, SECRETS):
            assert trace not in found, trace
        assert "She is gone" in found


def test_a_new_table_or_text_in_the_database_is_looked_at_before_it_can_be_left_behind() -> None:
    assert {table.name for table in METADATA.sorted_tables} - {table.name for table in about_people()} == OTHER_TABLES
    texts = {column.name for table in about_people() for column in table.c if isinstance(column.type, Text)}
    assert texts == {*GUESTS, *OTHER_TEXTS}


def test_a_person_gets_everything_about_them_and_no_secrets_or_people(tmp_path: Path) -> None:
    url = database(tmp_path)
    with serving(url, "--workers", "1") as served:
        anna, ben = Browser(served, new_token()), Browser(served, new_token())
        table = run(make_table(served.url, anna.token, msgspec.structs.replace(FOR_TWO, name=NAME)))
        run(talk_and_end(served, table, anna.token, ben.token))
        fill_all(url, hash_of(anna.token), hash_of(ben.token))
        answer = anna.send("GET", "account/export")
        told = answer.json()
        for guest in (anna, ben):
            assert hash_of(guest.token) not in answer.text
        assert SECRETS not in answer.text
        (game,) = told.pop("games")
        assert (game["table"], game["seat"], game["card"]["table"]["seats"][1]["name"]) == (table, 0, "Ben")
        assert [line["text"] for line in game["said"]] == [WORDS]
        assert told["people"] == [{"name": NAME, "settings": {}}]
        assert told["results"][0]["result"]["name"] == NAME
        assert all(told.values())
        assert set(told) == {str(table.name) for table in about_people()} - {"seats", "codes", "present"}
        stranger = httpx.get(
            f"{served.url}/api/account/export", headers=cookie(new_token()), trust_env=False, verify=False
        )
        assert not any(stranger.json().values())


def test_nothing_is_deleted_before_it_is_confirmed(tmp_path: Path) -> None:
    with serving(database(tmp_path), "--workers", "1") as served:
        laptop, _ = shared(served, served, NAME)
        for body in ({}, {"confirmed": False}, {"confirmed": True, "guest": "0" * 32}):
            assert laptop.refused("account/delete", **body) == (400, "malformed")
        assert laptop.get("account")["name"] == NAME


def test_a_backup_keeps_everything_about_people_except_their_codes(tmp_path: Path) -> None:
    before, after = [f"sqlite:///{tmp_path}/{name}.db" for name in ("before", "after")]
    Database(before).close()
    fill_all(before, "0" * 32, "1" * 32)
    for url, work in ((before, write_backup), (after, read_backup)):
        opening = Database(url, migrates=url == before)
        work(opening, tmp_path / "backup.gz")
        opening.close()
    with opened(before) as one, opened(after) as other:
        for table in about_people():
            restored = [] if table in PASSING else one.execute(select(table)).all()
            assert other.execute(select(table)).all() == restored, table.name


def test_ended_sessions_are_forgotten_unless_the_cookie_would_work_again(url: str) -> None:
    storage = Database(url)
    with opened(url) as connection:
        for token, ended in (("anna", 1.0), ("phone", 1.0), ("tablet", time.time()), ("laptop", None)):
            fill(connection, SESSIONS, guest="anna", token=token, ended=ended)
    run(Sessions(storage).forget_ended())
    storage.close()
    with opened(url) as connection:
        left = set(connection.scalars(select(SESSIONS.c.token)))
    assert left == {"anna", "tablet", "laptop"}  # the first is the guest's own id
