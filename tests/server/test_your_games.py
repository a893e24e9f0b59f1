"""A guest's own games: those waiting for them first, always up to date; left, resigned, or ended by agreement."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets import ClientConnection
from websockets.asyncio.client import connect

from tests.server.client import ask, cookie, make_table, new_token
from tests.server.databases import Postgres
from tests.server.rooms import Desk, Person, found, house, play, played, seated, started, until, who_chooses
from tests.server.serving import Served
from tests.server.test_processes import processes
from tests.server.test_secrets import HEROES, wavering
from tests.server.windows import FOR_TWO, closed, run, window
from twocities.core import SplitMix
from twocities.server.database import StorageProblem
from twocities.server.entries import Clock
from twocities.server.house import House, NewTable
from twocities.server.lists import Listed
from twocities.server.messages import End, Hand, Resign, Sit, Start
from twocities.server.own_tables import AnyOwnMessage, Changed, Me, OwnResult, OwnTable, own_table
from twocities.server.refusals import Refusal
from twocities.server.summary import read_told, summary_of
from twocities.server.table import OPEN, OVER, RUNNING

decode: Callable[[bytes], AnyOwnMessage] = msgspec.json.Decoder(AnyOwnMessage).decode


async def own(opened: House, guest: str) -> list[OwnTable]:
    return (await opened.me(guest)).tables


async def names(opened: House, guest: str) -> list[str]:
    return [one.table.id for one in await own(opened, guest)]


# -- the list


def test_games_that_wait_come_first_and_finished_ones_last_with_their_result(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            over, people = await started(opened)
            await play(over, people, SplitMix(1))
            waits, _ = await started(opened, options={"players": 2, "crown": 0}, listed=True)
            runs, _ = await started(opened, options={"players": 2, "crown": 1})
            bots = "", "regular", "regular", "regular"
            guided = await opened.create(NewTable("citadels", levels=bots, seat=0, name="Ann", guided=True), "ann")
            unlisted = await opened.create(NewTable("machine", {"revolutionaries": 1}, seat=0, name="Ann"), "ann")
            await opened.create(NewTable("citadels", seat=0, name="Cat"), "cat")
            in_order = [room.table.name for room in (waits, guided, runs, unlisted, over)]
            listed = await own(opened, "ann")
            assert [one.table.id for one in listed] == in_order
            assert [one.waits for one in listed] == [True, True, False, False, False]  # she has to start the second
            assert [one.table.guided for one in listed] == [False, True, False, False, False]
            assert [one.round for one in listed][:4] == [1, 0, 1, 0]
            assert [one.turn for one in listed] == [[0], [], [1], [], []]
            outcome = over.table.outcome
            assert outcome is not None
            for guest, seat in (("ann", 0), ("bob", 1)):
                place = outcome.places[seat]
                assert (await own(opened, guest))[-1].result == OwnResult(place == 1, place, outcome.scores[seat])
        async with house(tmp_path) as opened:  # after a restart
            assert await names(opened, "ann") == in_order
            assert await names(opened, "nobody") == []
            newest = await opened.tables_of("ann", 2, False)
            older = await opened.tables_of("ann", 9, False, min(one.at for one in newest))
            assert {one.table.id for one in (*newest, *older)} == set(in_order[:-1])
            assert [one.table.id for one in await opened.tables_of("ann", 9, True)] == in_order[-1:]

    played(story)


def test_the_list_depends_on_nothing_that_is_hidden_from_its_reader() -> None:
    desk = Desk("machine", HEROES, Clock(60.0))

    def shown(seat: int) -> bytes:
        told = read_told(summary_of(desk.table).card)
        now = msgspec.structs.replace(told, table=told.card(9.0, ()))
        return msgspec.json.encode(own_table(now, Listed("", "", 0.0, seat)))

    version, before = desk.version(None), {seat: shown(seat) for seat in range(4)}
    for _ in wavering(desk):
        if desk.version(None) != version:  # the last one has confirmed
            break
        now = {seat: shown(seat) for seat in range(4)}
        for seat in range(4):
            assert now[seat] == before[seat] or desk.table.moves[-1][0] == seat
        assert now[0] == before[0]  # the Machine chooses nothing here
        before = now


# -- live


@asynccontextmanager
async def list_of(url: str, token: str) -> AsyncIterator[ClientConnection]:
    address = f"{url.replace('http', 'ws', 1)}/api/me/live"
    async with connect(address, additional_headers=cookie(token), compression=None, proxy=None) as socket:
        yield socket


async def told(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await socket.recv())
    return message


def test_a_list_follows_all_that_happens_and_nobody_else_gets_it(served: Served) -> None:
    anna, ben = new_token(), new_token()
    assert run(closed(served, "/api/me/live")) == (4401, "no-cookie")

    async def story() -> None:
        async with list_of(served.url, anna) as mine, list_of(served.url, ben) as his:
            nothing = {"type": "me", "name": "", "tables": [], "invitations": []}
            assert (await told(mine), await told(his)) == (nothing, nothing)
            table = await make_table(served.url, anna, FOR_TWO)
            (new,) = (await told(mine))["tables"]
            assert (new["table"]["id"], new["seat"], new["waits"]) == (table, 0, False)
            await mine.send("anything")
            assert await told(mine) == {"type": "heard"}
            async with window(served, table, ben) as there:
                await there.ask("sit", seat=1, name="Ben")
            (filled,) = (await told(mine))["tables"]
            (his_first,) = (await told(his))["tables"]
            assert [(one["seat"], one["waits"]) for one in (filled, his_first)] == [(0, True), (1, False)]
            async with window(served, table, anna) as there:
                await there.ask("start")
            begun = [(await told(socket))["tables"][0] for socket in (mine, his)]
            assert [one["table"]["phase"] for one in begun] == ["running"] * 2
            assert sorted(one["waits"] for one in begun) == [False, True]
            assert (await ask(served.url, ben, "GET", "/api/me")).json()["tables"][0] == begun[1] | {"since": any_time}
            answer = await ask(served.url, anna, "POST", f"/api/me/tables/{table}/resign")
            assert answer.json()["seats"][0]["kind"] == "program"
            lost = (await told(mine))["tables"][0]
            assert (lost["lost"], lost["waits"], lost["result"]) == (True, False, None)
            assert (await ask(served.url, anna, "DELETE", f"/api/me/tables/{table}")).is_success
            assert await told(mine) == {"type": "changed", "tables": [], "gone": [table]}

    run(story())


class AnyTime:
    """Equal to every time."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, float)

    __hash__ = None  # type: ignore[assignment]


any_time: Any = AnyTime()


class Watcher:
    """Somebody who follows the list of their own tables."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.messages = 0
        self.tables: dict[str, OwnTable] = {}

    def send(self, message: bytes) -> None:
        now = decode(message)
        assert isinstance(now, Me | Changed)
        self.messages += 1
        self.tables = {} if isinstance(now, Me) else self.tables
        self.tables |= {one.table.id: one for one in now.tables}
        for gone in now.gone if isinstance(now, Changed) else ():
            del self.tables[gone]


def test_lists_hear_of_what_other_processes_change(postgres: Postgres) -> None:
    async def story() -> None:
        async with processes(postgres.new_database()) as (here, there):
            ann, bob = Watcher("ann"), Watcher("bob")
            await there.watching.join(ann)
            await there.watching.join(bob)
            room, people = await started(here)
            name = room.table.name
            await until(lambda: {one.tables[name].table.phase for one in (ann, bob) if name in one.tables} == {RUNNING})
            await until(
                lambda: (
                    [ann.tables[name].waits, bob.tables[name].waits]
                    == [0 in room.table.waiting(), 1 in room.table.waiting()]
                )
            )
            chooser = who_chooses(people)
            watcher = ann if chooser.guest == "ann" else bob
            while chooser.scene.choices:
                await chooser.chooses()
            await until(lambda: not watcher.tables[name].waits)
            await people[1].does(Resign(1))
            await until(lambda: bob.tables[name].lost and not ann.tables[name].lost)
            await here.remove(room, "bob")
            await until(lambda: name not in bob.tables)
            assert name in ann.tables
            there.watching.leave(bob)
            count = bob.messages
            await people[0].does(Resign(1))
            await until(lambda: ann.tables[name].table.phase == OVER)
            assert bob.messages == count

    played(story)


def test_a_list_is_sent_once_the_storage_works_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            ann = Watcher("ann")
            await opened.watching.join(ann)
            failed = []

            async def fail(names: object) -> dict[str, list[OwnTable]]:
                failed.append(names)
                raise StorageProblem("storage-closed")

            works = opened.watching._among
            monkeypatch.setattr(opened.watching, "_among", fail)
            room = await opened.create(NewTable("citadels", seat=0, name="Ann"), "ann")
            await until(lambda: failed)
            assert ann.tables == {}
            monkeypatch.setattr(opened.watching, "_among", works)
            await until(lambda: list(ann.tables) == [room.table.name])

    played(story)


# -- resigning


def test_a_bot_takes_over_for_somebody_who_resigns_and_has_lost(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await started(opened, options={"players": 3}, levels=("", "", "newcomer"))
            name = room.table.name
            assert await bob.refused(Sit(1, 0, "Bob")) == "seated-already"
            await ann.does(Resign(1))
            assert (ann.scene.you, ann.scene.choices, ann.heard[-2:]) == (None, [], ["resigned", "hosted"])
            assert bob.scene.hosting
            assert [seat.kind for seat in bob.scene.table.seats] == ["program", "person", "program"]
            for refused, key in (
                (Resign(1), "not-seated"),
                (End(1, 0, True), "not-seated"),
                (Sit(1, 0, "A"), "seat-lost"),
            ):
                assert await ann.refused(refused) == key
            (lost,) = await own(opened, "ann")
            assert (lost.table.phase, lost.lost, lost.waits, lost.result) == (RUNNING, True, False, None)
            assert await opened.tables_of("ann", 9, False) == []
            assert [one.lost for one in await own(opened, "bob")] == [False]
            await bob.does(Hand(1, 1, "newcomer"))
            await until(lambda: room.table.phase == OVER)
            outcome = room.table.outcome
            assert outcome is not None
        async with house(tmp_path) as opened:
            (lost,) = await own(opened, "ann")
            assert lost.result == OwnResult(False, outcome.places[0], outcome.scores[0])
            assert lost.at < (await own(opened, "bob"))[0].at  # for her it was over earlier
            assert await names(opened, "ann") == [name]

    played(story)


def test_a_person_playing_alone_ends_the_game_without_a_result(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            _, (ann,) = await started(opened, levels=("", "newcomer"))
            await ann.does(Resign(1))
            assert (ann.scene.table.phase, ann.scene.outcome, ann.heard[-1]) == (OVER, None, "ended")
            assert await ann.refused(Resign(1)) == "game-over"
            (ended,) = await own(opened, "ann")
            assert (ended.lost, ended.result) == (False, None)
            assert await opened.finished(9) == []
            unstarted = await opened.create(NewTable("citadels", seat=0, name="Ann"), "ann")
            assert await Person(unstarted, "ann").refused(Resign(1)) == "not-started"

    played(story)


# -- ending by agreement


def test_a_game_ends_without_a_result_once_all_people_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            levels = "", "", "", "newcomer"
            room, (ann, bob, cat) = await started(  # Ann is asked first, so no bot moves meanwhile
                opened, options={"players": 4, "crown": 0}, levels=levels, listed=True
            )
            dan = Person(room, "dan")
            watcher = Watcher("bob")
            await opened.watching.join(watcher)
            await cat.does(Hand(1, 2, "newcomer"))  # whose bot has no say
            assert await cat.refused(End(1, cat.scene.version, True)) == "program-plays"
            assert await dan.refused(End(1, dan.scene.version, True)) == "not-seated"
            assert await ann.refused(End(1, ann.scene.version, False)) == "nothing-proposed"
            for answer in (False, True):
                seen = bob.scene.version
                await ann.does(End(1, ann.scene.version, True))
                assert await ann.refused(End(1, ann.scene.version, True)) == "nothing-proposed"
                assert bob.scene.table.ending == dan.scene.table.ending == [0]
                assert (bob.news[-1].seat, bob.news[-1].agrees) == (0, True)
                await until(lambda: watcher.tables[room.table.name].waits)
                assert await bob.refused(End(1, seen, answer)) == "stale"
                await bob.does(End(1, bob.scene.version, answer))
                assert ann.scene.table.ending == []
            assert dan.heard[-4:] == ["voted", "voted", "voted", "ended"]
            assert (cat.scene.table.phase, cat.scene.outcome) == (OVER, None)
            assert [one.result for one in await own(opened, "bob")] == [None]
            assert await opened.finished(9) == []

    played(story)


def test_a_proposal_to_end_the_game_does_not_outlive_a_change_of_seats_and_holds_after_a_restart(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob, _) = await started(opened, options={"players": 3})
            name = room.table.name
            await ann.does(End(1, ann.scene.version, True))
            await bob.does(End(1, bob.scene.version, True))
        async with house(tmp_path) as opened:
            cat = Person(await found(opened, name), "cat")
            assert cat.scene.table.ending == [0, 1]
            await cat.does(Hand(1, 2, "newcomer"))
            assert cat.scene.table.ending == []

    played(story)


# -- off the list


def test_a_table_is_left_before_the_start_and_closed_by_the_last(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await seated(opened)
            await opened.remove(room, "ann")
            assert (ann.scene.you, bob.scene.hosting, room.table.phase) == (None, True, OPEN)
            assert (await names(opened, "ann"), await names(opened, "bob")) == ([], [room.table.name])
            await opened.remove(room, "bob")
            assert room.table.phase == OVER
            assert await names(opened, "bob") == []

    played(story)


def test_a_running_game_with_others_stays_and_any_other_is_taken_off_the_list_of_one_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await started(opened, options={"players": 3}, levels=("", "", "newcomer"))
            with pytest.raises(Refusal, match="people-play"):
                await opened.remove(room, "ann")
            assert ann.scene.you == 0
            await ann.does(Resign(1))
            await opened.remove(room, "ann")
            assert (await names(opened, "ann"), await names(opened, "bob")) == ([], [room.table.name])
            await bob.does(Hand(1, 1, "newcomer"))  # seats are stored again, and it stays hidden
            assert await names(opened, "ann") == []
            await opened.remove(room, "bob")
            assert (room.table.phase, room.table.outcome) == (OVER, None)
        async with house(tmp_path) as opened:
            assert await names(opened, "bob") == []
            assert (await found(opened, room.table.name)).table.phase == OVER

    played(story)


def test_a_game_that_looks_over_here_is_not_left_by_mistake(postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with house(Path(), url=url) as here, house(Path(), url=url) as there:  # nobody listens
            room, _ = await seated(here)
            other = await found(there, room.table.name)
            await Person(room, "ann").does(Start(1))
            assert other.table.phase == OPEN
            with pytest.raises(Refusal, match="people-play"):
                await there.remove(other, "ann")
            await asyncio.sleep(0)
            assert [one.lost for one in await own(there, "ann")] == [False]

    played(story)


def test_tables_of_others_can_be_neither_resigned_nor_removed(served: Served) -> None:
    anna, ben = new_token(), new_token()
    table = run(make_table(served.url, anna, FOR_TWO))
    for method, path in (("POST", f"{table}/resign"), ("DELETE", table), ("DELETE", "nowhere")):
        answer = run(ask(served.url, ben, method, f"/api/me/tables/{path}"))
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (404, "no-such-table")
    answer = run(ask(served.url, anna, "POST", f"/api/me/tables/{table}/resign"))
    assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (409, "not-started")
    assert run(ask(served.url, anna, "DELETE", f"/api/me/tables/{table}")).json()["phase"] == "over"
    assert run(ask(served.url, anna, "GET", "/api/me/tables")).json() == []
    assert run(ask(served.url, anna, "GET", "/api/me/tables?limit=0")).status_code == 400
