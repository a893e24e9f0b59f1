"""What is stored is what exists: after a restart, while nothing can be stored, and when another process has written."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups
from tests.server.databases import backdate, database, execute, sqlite
from tests.server.rooms import Desk, Person, found, house, play, played, seated, started, until, who_chooses
from twocities.core import SplitMix
from twocities.server import database as database_file
from twocities.server.entries import Chose, Clock, read_entry, write_entry
from twocities.server.house import NewTable
from twocities.server.messages import (
    Answer,
    Choose,
    Clear,
    Command,
    Hand,
    Pause,
    Refused,
    Rematch,
    Replace,
    Resume,
    Say,
    Sit,
    Stand,
    Start,
    Undo,
)
from twocities.server.refusals import Refusal
from twocities.server.scene import news_since
from twocities.server.stored import Snapshot, Stored
from twocities.server.table import RUNNING, Table, stored_table

HEROES = {"revolutionaries": 3, "heroes": ("physician", "smuggler", "fowler")}
GAMES = [("citadels", {"players": 3}), ("machine", HEROES)]


def facts(table: Table) -> dict[str, Any]:
    """Everything about a table except what starts afresh when it is read: since when seats are asked, what is
    remembered."""
    others = ("asked", "asked_at", "state", "options_document", "_readings", "_memories")
    known = {key: value for key, value in vars(table).items() if key not in others}
    readings = {
        seat: [getattr(reading, name) for name in reading.__slots__] for seat, reading in table._readings.items()
    }
    return {**known, "state": table.state and table.state.position(), "readings": readings, "asked": set(table.asked)}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_table_is_where_it_was(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, game, options)
            await seated(opened)
            rng = SplitMix(1)
            for number in range(4):
                await play(room, people, rng, 10)
                speaker = people[-1]
                await speaker.does(Undo(1, speaker.scene.version, speaker.scene.table.choices - 1, ask=True))
                await Person(room, "eve").does(Say(1, f"Number {number}", name="Eve"))
                await speaker.does(Say(1, phrase="sorry"))
            before = {name: room.table for name, room in opened.rooms.items()}
        async with house(tmp_path) as opened:
            assert opened.rooms == {}
            for name, table in before.items():
                assert facts((await found(opened, name)).table) == facts(table)
            back = opened.rooms[room.table.name]
            for person in people:
                again = Person(back, person.guest, person.scene.version)
                assert again.news == []
                assert again.scene.choices == person.scene.choices
                assert Person(back, person.guest).news == Person(room, person.guest).news
            await play(back, [person for person in back.listeners if isinstance(person, Person)], rng, 3)

    played(story)


def test_bots_continue_when_somebody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            wish = NewTable("citadels", {"players": 2}, ("regular", "regular"))
            room = await opened.create(wish, "ann")
            await room.do("ann", Start(1))
        async with house(tmp_path) as opened:
            again = await found(opened, room.table.name)
            assert not again.thinking
            Person(again, "ann")
            await until(lambda: again.table.outcome is not None)

    played(story)


def test_a_finished_game_is_found_as_it_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            await play(room, people, SplitMix(2))
        async with house(tmp_path) as opened:
            assert opened.rooms == {}
            again = await opened.find(room.table.name)
            assert again is not None
            assert facts(again.table) == facts(room.table)
            ann = Person(again, "ann")
            assert ann.scene.outcome == room.table.outcome
            await ann.does(Rematch(1))

    played(story)


def test_the_time_in_which_the_server_was_down_does_not_count(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, _ = await started(opened, clock=Clock(3600.0, forfeits=True))
            name = room.table.name
        backdate(tmp_path, 5000.0)
        async with house(tmp_path) as opened:
            table = (await found(opened, name)).table
            assert table.changed < time.time() - 4000.0
            assert all(at > time.time() - 1000.0 for at in table.asked_at)
            assert not any(place.lost for place in table.places)

    played(story)


def test_a_pause_lasts_through_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann,) = await started(opened, clock=Clock(3600.0), levels=("", "regular"))
            await ann.does(Pause(1))
        async with house(tmp_path) as opened:
            room = await found(opened, room.table.name)
            assert room.table.paused
            assert not room.thinking
            await Person(room, "ann").does(Resume(1))
            assert not room.table.paused

    played(story)


def test_after_a_restart_nobody_is_away_before_the_time_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            seat = people.index(who_chooses(people))
        async with house(tmp_path) as opened:
            other = Person(await found(opened, room.table.name), people[1 - seat].guest)
            assert await other.refused(Replace(1, seat)) == "away-too-shortly"
            assert other.scene.hosting == (seat == 1)

    played(story)


def test_one_unreadable_table_does_not_affect_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            good, bad = [(await started(opened))[0].table.name for _ in range(2)]
        execute(database(tmp_path), f"UPDATE tables SET position='nonsense' WHERE id='{bad}'")
        async with house(tmp_path) as opened:
            with pytest.raises(Refusal, match="unreadable-table"):
                await opened.find(bad)
            await found(opened, good)

    played(story)


def test_a_game_of_earlier_rules_continues_from_its_snapshot() -> None:
    desk = Desk("citadels", {"players": 2})
    seat = 0 if desk.choices(0) else 1
    desk.chooses(seat, desk.choices(seat)[0])
    log = [
        write_entry(msgspec.structs.replace(entry, choice="take dragon")) if isinstance(entry, Chose) else line
        for line, entry in [(line, read_entry(line)) for line in desk.table.lines]
    ]
    assert desk.table.state is not None
    older = desk.table.state.position().replace("game citadels 2", "game citadels 0")
    table = stored_table(Stored("desk", log, Snapshot(len(log), older)))
    assert table.state == desk.table.state
    assert table.state is not None
    desk.table = table
    seat = table.state.pending()[0]
    desk.chooses(seat, desk.choices(seat)[0])
    assert desk.refused(seat, Undo(1, desk.version(seat), 0, ask=True)) == "rules-changed"


def test_a_game_whose_start_the_current_rules_forbid_continues() -> None:
    desk = Desk("citadels", {"players": 2})
    desk.table.position = (
        'twocities position\ngame citadels 1\noptions {"players":2}\nholds 0 thief king\nrobbed king\n'
    )
    seat = 0 if desk.choices(0) else 1
    desk.chooses(seat, desk.choices(seat)[0])
    assert desk.refused(seat, Undo(1, desk.version(seat), 0, ask=True)) == "rules-changed"
    assert desk.choices(1 - seat) or desk.choices(seat)


def anything(desk: Desk, guest: int, rng: SplitMix) -> Command:
    """Some command of somebody, sensible or not."""
    table = desk.table
    seat = table.seat_of(desk.guest(guest))
    reading = table.reading(seat)
    choices = desk.choices(seat) if seat is not None and table.state is not None else []
    choose = Choose(1, reading.version, choices[rng.below(len(choices))] if choices else "end turn")
    others: list[Command] = [
        *[Undo(1, reading.version, max(reading.choices - 1 - rng.below(4), 0), ask=True)] * 6,
        *[Answer(1, reading.version, agrees=rng.below(4) > 0)] * 12,
        Say(1, phrase="thinking", name="Eve"),
        Sit(1, rng.below(len(table.places)), f"Person {guest}"),
        Stand(1),
        Hand(1, rng.below(len(table.places)), "regular"),
        Clear(1, rng.below(len(table.places))),
        Pause(1),
        Resume(1),
    ]
    return choose if choices and rng.below(3) else others[rng.below(len(others))]


@given(all_setups(), st.integers(0, 2**32))
@settings(max_examples=25)
def test_a_table_is_fully_determined_by_its_log(setup: Setup, noise: int) -> None:
    rng = SplitMix(noise)
    desk = Desk(setup.game.name, msgspec.to_builtins(setup.options), Clock(60.0, whole_game=bool(rng.below(2))))
    for at in range(300):
        guest = rng.below(len(desk.table.places) + 1)
        with suppress(Refusal):
            desk.does(guest, anything(desk, guest, rng), float(at))
    table = desk.table
    assert table.state is not None
    again = stored_table(Stored("desk", table.lines, Snapshot(table.version, table.state.position())))
    assert facts(again) == facts(table)
    for reader in (*range(len(table.places)), None):
        told = news_since(table, reader, 0)
        assert [item.version for item in told] == list(range(1, table.reading(reader).version + 1))
        assert table.reading(reader).choices == table.known_choices(reader, len(table.moves))
    assert table.state_after(len(table.moves)) == table.state


# -- nothing can be stored


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Another program holds the storage's file."""
    other = sqlite3.connect(folder / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_file, "PATIENCE", 0.01)


@pytest.mark.usefixtures("impatient")
def test_what_cannot_be_stored_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, url=sqlite(tmp_path)) as opened:
            room, people = await started(opened)
            person = who_chooses(people)
            command = Choose(1, person.scene.version, person.scene.choices[0])
            before = facts(room.table)
            with held(tmp_path):
                answer = await room.do(person.guest, command)
                assert isinstance(answer, Refused)
                assert (answer.reasons[0].key, answer.reasons[0].about) == ("storage", "storage-file")
                assert [reader.scene.table.stuck for reader in people] == [True, True]
                assert facts(room.table) == before
                with pytest.raises(Refusal, match="storage"):
                    await opened.create(NewTable("citadels"), "ann")
            await person.does(command)
            assert [reader.scene.table.stuck for reader in people] == [False, False]
            assert len(room.table.moves) == 1

    played(story)


@pytest.mark.usefixtures("impatient")
def test_a_game_continues_automatically_when_it_can_be_stored_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, url=sqlite(tmp_path)) as opened:
            room, people = await started(opened, clock=Clock(3600.0))
            room.retry = 0.05
            person = who_chooses(people)
            seat = people.index(person)
            await person.does(Hand(1, seat, "newcomer"))
            with held(tmp_path):
                await until(lambda: room.stuck)
                count = len(room.table.moves)
                await asyncio.sleep(0.2)
                assert len(room.table.moves) == count
            await until(lambda: not room.stuck)
            await until(lambda: room.table.moves)
            assert "resumed" in person.heard
            assert not person.scene.table.stuck

    played(story)


@pytest.mark.usefixtures("impatient")
def test_nobody_loses_a_seat_because_nothing_could_be_stored(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, url=sqlite(tmp_path)) as opened:
            room, people = await started(opened, clock=Clock(1.0, forfeits=True))
            room.retry = 0.02
            person = who_chooses(people)
            with held(tmp_path):
                assert await person.refused(Say(1, phrase="hello")) == "storage"
                await asyncio.sleep(1.5)
            await until(lambda: not room.stuck)
            assert "resumed" in person.heard
            assert not any(place.lost for place in room.table.places)

    played(story)


def test_what_another_has_written_is_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, levels=("", ""))
            async with house(tmp_path) as other:
                there = await found(other, room.table.name)
                mover = Person(there, who_chooses(people).guest)
                await mover.chooses()
                person = who_chooses(people)
                refused = await person.refused(Choose(1, person.scene.version, person.scene.choices[0]))
                assert refused in ("stale", "not-your-decision")  # the latter if the other's turn was next
                assert facts(room.table) == facts(there.table)
                assert person.scene.news == mover.news[-len(person.scene.news) :]
                assert person.scene.version == mover.scene.version
                assert room.table.phase == RUNNING
            await play(room, people, SplitMix(3), 2)

    played(story)
