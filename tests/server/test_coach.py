"""The coach at tables: who gets hints and reasons, and how finished games are analysed, kept and exported."""

import asyncio
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.endings import ending
from tests.players.test_review import NAMES
from tests.server.client import ask, make_table, new_token
from tests.server.rooms import Person, house, until
from tests.server.rooms import played as told_in_time
from tests.server.serving import Served
from tests.server.windows import ANNA, BEN, run, window
from twocities.core import read_record
from twocities.core.record import Record
from twocities.players.analysis import Part
from twocities.players.hint import Hint
from twocities.server import replay
from twocities.server.analysing import LEASE, Subject
from twocities.server.house import NewTable
from twocities.server.limits import HINTS_PER_GUEST
from twocities.server.messages import Clear, Sit, Start
from twocities.server.refusals import Refusal
from twocities.server.room import Room
from twocities.server.storage import Storage
from twocities.server.worker import Failed, PartRequest
from twocities.server.workers import Worker

BOTS = NewTable("citadels", {"players": 2}, ("", "newcomer"), seat=0, name="Anna")
PEOPLE = NewTable("citadels", {"players": 2}, seat=0, name="Anna")


def nearly_over(at: int = 0) -> NewTable:
    """A table of bots whose game is nearly over."""
    record = read_record(ending(at))
    empty = record.game.empty_seats(record.options)
    levels = tuple("" if seat in empty else "regular" for seat in range(record.first().seats))
    return NewTable("", levels=levels, record=ending(at), choices=0, exact=True)


async def told(served: Served, path: str, method: str = "GET", token: str = ANNA, **body: Any) -> Any:
    """The answer; or the reason, if it is refused."""
    answer = await ask(served.url, token, method, f"/api/{path}", json.dumps(body).encode() if body else b"")
    if not answer.is_success:
        return answer.json()["reasons"][0]["key"]
    return answer.json() if "json" in answer.headers["content-type"] else answer.text


async def analysed(served: Served, started: dict[str, Any]) -> dict[str, Any]:
    """An analysis, once it is done."""
    while started["running"]:
        await asyncio.sleep(0.1)
        started = await told(served, f"analyses/{started['id']}")
    assert started["done"] == started["total"]
    return started


# -- hints and reasons


def test_a_hint_against_bots_and_why_a_bot_chose(served: Served) -> None:
    async def story() -> None:
        table = await make_table(served.url, ANNA, BOTS)
        assert await told(served, f"tables/{table}/hint") == "not-started"
        async with window(served, table, ANNA) as anna:
            await anna.ask("start")
            while not anna.scene["choices"]:
                await anna.hear()
            found = await told(served, f"tables/{table}/hint")
            assert found["version"] == anna.scene["version"]
            offered = anna.scene["choices"]
            assert {one["choice"] for one in found["hint"]["candidates"]} <= set(offered)
            assert found["hint"]["candidates"][0]["motive"]["key"].startswith("motive-citadels-")
            assert await told(served, f"tables/{table}/hint") == found, "the numbers stay while nothing changes"
            assert await told(served, f"tables/{table}/hint", token=BEN) == "not-seated"
            number = anna.scene["table"]["choices"]
            assert await told(served, f"tables/{table}/choices/{number + 1}/why") == "no-such-moment"
            assert await told(served, f"tables/{table}/choices/1/why", token=BEN) == "not-over"
            await anna.ask("choose", version=anna.scene["version"], choice=offered[0])
            assert "motive" in await told(served, f"tables/{table}/choices/1/why")
            assert await told(served, f"tables/{table}/analysis", "POST") == "not-over"

    run(story())


@pytest.mark.parametrize("hints", [False, True])
def test_people_get_hints_only_if_the_table_allows_it_and_everybody_sees_that(tmp_path: Path, hints: bool) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(NewTable("citadels", {"players": 2}, seat=0, name="Ann", hints=hints), "ann")
            ann, bob = Person(room, "ann"), Person(room, "bob")
            await bob.does(Sit(1, 1, "Bob"))
            await ann.does(Start(1))
            assert ann.scene.table.hints == bob.scene.table.hints == hints
            decides = next(person for person in (ann, bob) if person.scene.choices)
            waits = next(person for person in (ann, bob) if not person.scene.choices)
            if hints:
                assert (await room.hint(decides.guest)).hint.candidates
                assert await refused(room.hint(waits.guest)) == "not-awaited"
            else:
                assert await refused(room.hint(decides.guest)) == "no-hints"
            await decides.chooses()
            assert await refused(room.why(waits.guest, 1)) == "not-over", "there are other people"
            assert await refused(room.hint("cleo")) == "not-seated"

    told_in_time(story)


def test_a_host_who_removed_a_player_gets_no_hints_while_that_player_can_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(PEOPLE, "ann")
            ann, bob = Person(room, "ann"), Person(room, "bob")
            await bob.does(Sit(1, 1, "Bob"))
            await ann.does(Start(1))
            await ann.does(Clear(1, 1))
            assert await refused(room.hint("ann")) == "no-hints"
            assert await refused(room.why("ann", 1)) == "not-over"

    told_in_time(story)


async def refused(asked: Any) -> str:
    with pytest.raises(Refusal) as problem:
        await asked
    return problem.value.reasons[0].key


def test_a_hint_and_a_reason_are_sent_a_sample_and_never_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    async def hint(workers: object, account: object, request: Any) -> Hint:
        seen.append(request.position)
        return Hint([], 0.0, 0)

    async def story() -> None:
        monkeypatch.setattr("twocities.server.workers.Workers.hint", hint)
        monkeypatch.setattr("twocities.server.workers.Workers.why", hint)
        async with house(tmp_path) as opened:
            room = await opened.create(BOTS, "ann")
            ann = Person(room, "ann")
            await ann.does(Start(1))
            await until(lambda: ann.scene.choices)
            await room.hint("ann")
            await ann.chooses()
            await room.why("ann", 1)
            assert room.table.state is not None
            for position in seen:
                assert position not in [room.table.state_after(count).position() for count in range(2)]

    told_in_time(story)


# -- analyses


@pytest.mark.parametrize("at", range(len(NAMES)), ids=NAMES)
def test_a_finished_game_is_analysed_and_exported(served: Served, at: int) -> None:
    async def story() -> None:
        table = await make_table(served.url, ANNA, nearly_over(at))
        assert await told(served, f"analyses/{table}") == {
            "id": table,
            "depth": 0,
            "running": False,
            "done": 0,
            "total": 0,
            "analysis": None,
        }
        async with window(served, table, ANNA) as anna:
            await anna.ask("start")
            while anna.scene["outcome"] is None:
                await anna.hear()
        assert await told(served, f"tables/{table}/record?analysed=true") == "no-analysis"
        found = await analysed(served, await told(served, f"tables/{table}/analysis", "POST"))
        assert found["depth"] == found["analysis"]["depth"] == 1
        for judged in found["analysis"]["decisions"]:
            reason = await told(served, f"tables/{table}/choices/{judged['number']}/why", token=BEN)
            assert reason["motive"], "after the game every reason is told"
        exported = await told(served, f"tables/{table}/record?analysed=true")
        assert read_record(exported).text() == await told(served, f"tables/{table}/record")
        assert exported.count("# choice") == len(found["analysis"]["decisions"])
        again = await told(served, f"tables/{table}/analysis", "POST", BEN)
        assert again == found, "it is kept, for everybody"
        assert await told(served, f"tables/{table}/analysis?depth=9", "POST") == "malformed"

    run(story())


def test_an_uploaded_record_is_analysed_if_its_game_is_over(served: Served) -> None:
    async def story() -> None:
        record = ending()
        assert await told(served, "analyses/record", "POST", record=record) == "no-analysis"
        card = await told(served, "check", "POST", record=record)
        assert (await told(served, f"analyses/{card['analysis']}"))["depth"] == 0, "nobody has asked for it"
        found = await analysed(served, await told(served, "analyses", "POST", record=record))
        assert found["id"] == card["analysis"]
        exported = await told(served, "analyses/record", "POST", record=record)
        assert read_record(exported).text() == record
        assert (await told(served, "analyses", "POST", record=exported))["id"] == found["id"]
        assert await told(served, "analyses", "POST", record="nonsense") == "file"
        unfinished = Record.from_position(read_record(record).first().position()).text()
        assert await told(served, "analyses", "POST", record=unfinished) == "not-over"
        assert (await told(served, "check", "POST", record=unfinished))["analysis"] == ""
        assert await told(served, "analyses", "POST", position="nonsense") == "file"

    run(story())


@pytest.mark.parametrize("at", range(len(NAMES)), ids=NAMES)
def test_every_choice_of_an_uploaded_record_has_a_reason(served: Served, at: int) -> None:
    async def why(number: int, **file: str) -> Any:
        return await told(served, f"choices/{number}/why", "POST", new_token(), **file)

    async def story() -> None:
        record = ending(at)
        last = len(read_record(record).choices)
        for number in range(1, last + 1):
            reason = await why(number, record=record)
            assert reason["motive"]
            assert await why(number, record=record) == reason
        for number in (0, last + 1):
            assert await why(number, record=record) == "no-such-moment"
        assert await why(1, position=read_record(record).first().position()) == "no-such-moment"
        assert await why(1, record="nonsense") == "file"

    run(story())


def test_a_guest_who_asks_for_reasons_too_fast_is_refused(served: Served) -> None:
    async def story() -> None:
        guest = new_token()
        _, most = HINTS_PER_GUEST
        asked = [told(served, "choices/1/why", "POST", guest, record="nonsense") for _ in range(2 * most)]
        assert set(await asyncio.gather(*asked)) == {"file", "too-fast"}

    run(story())


def test_an_analysis_resumes_after_a_restart(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    enough = asyncio.Event()

    async def look(workers: object, account: object, request: PartRequest) -> Part:
        asked.append((request.at, request.depth))
        if len(asked) == 3:
            enough.set()
            await asyncio.Event().wait()
        return Part(request.depth, None, None)

    async def story() -> None:
        monkeypatch.setattr("twocities.server.workers.Workers.analyse", look)
        async with house(Path(), url=url) as opened:
            room = await opened.create(nearly_over(), "ann")
            ann = Person(room, "ann")
            await ann.does(Start(1))
            await until(lambda: room.table.outcome is not None)
            await opened.analysing.start(subject(room), 1, "ann")
            await enough.wait()
        async with house(Path(), url=url) as opened:
            stopped = await opened.analysing.told(room.table.name)
            assert (stopped.running, stopped.done) == (False, 2)
            await opened.analysing.start(subject(room), 1, "ann")
            await until(lambda: not opened.analysing.busy)
            assert asked[3:] == [(at, 1) for at in range(2, stopped.total)]

    told_in_time(story)


def subject(room: Room) -> Subject:
    return replay.subject(room.table)


def test_a_stored_analysis_is_read_back_and_deleted_with_its_table(url: str) -> None:
    with closing(Storage(url)) as storage:
        analyses = storage.analyses
        parts = [Part(1, None, None), None]
        assert analyses.load("a table") is None
        analyses.save("a table", 1, 4, [None, None], LEASE)
        analyses.save("a table", 2, 4, parts, 0.0)
        found = analyses.load("a table")
        assert found is not None
        assert (found.depth, found.seats, found.parts, found.working_until) == (2, 4, parts, 0.0)
        analyses.forget()
        assert analyses.load("a table") is not None, "it is recent"
        asyncio.run(storage.delete("a table"))
        assert analyses.load("a table") is None


def test_after_a_worker_fails_another_try_does_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(worker: Worker, request: Any) -> Failed:
        return Failed("it is tired")

    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(nearly_over(), "ann")
            await Person(room, "ann").does(Start(1))
            await until(lambda: room.table.outcome is not None)
            with monkeypatch.context() as patch:
                patch.setattr(Worker, "ask", fail)
                await opened.analysing.start(subject(room), 1, "ann")
                await until(lambda: not opened.analysing.busy)
                assert not (await opened.analysing.told(room.table.name)).running

    told_in_time(story)
