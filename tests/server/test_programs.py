"""Bots at a table: they play automatically, at their pace, and never hold it up."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.rooms import Person, found, house, play, played, started, until, who_chooses
from twocities.core import Generator, SplitMix
from twocities.server.entries import Chose, read_entry
from twocities.server.house import NewTable
from twocities.server.messages import Choose, Hand, Pause, Resume, Say, SetPace, Sit, Start, Undo
from twocities.server.room import Room
from twocities.server.running import least_time

ALL_PROGRAMS = [
    NewTable("citadels", {"players": 4}, ("regular", "newcomer", "regular", "newcomer")),
    NewTable("machine", {"revolutionaries": 3}, ("regular", "newcomer", "regular", "newcomer")),
]


def made(room: Room) -> list[Chose]:
    return [entry for line in room.table.lines if isinstance(entry := read_entry(line), Chose)]


@pytest.mark.parametrize("wish", ALL_PROGRAMS, ids=lambda wish: wish.game)
def test_bots_alone_play_to_the_end(tmp_path: Path, wish: NewTable) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(wish, "ann")
            ann = Person(room, "ann")
            await ann.does(Start(1))
            await until(lambda: room.table.outcome is not None)
            assert ann.scene.outcome == room.table.outcome
            assert all(entry.program for entry in made(room))

    played(story)


def test_bots_answer_people_and_wait_for_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann,) = await started(opened, options={"players": 4}, levels=("", "regular", "regular", "newcomer"))
            rng = SplitMix(1)
            for _ in range(12):
                await until(lambda: ann.scene.choices)
                await play(room, [ann], rng, 1)
            assert {entry.seat for entry in made(room)} == {0, 1, 2, 3}
            assert all(entry.program == (entry.seat != 0) for entry in made(room))

    played(story)


def test_bots_play_for_people_with_a_seat_but_not_for_spectators(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann,) = await started(opened, options={"players": 4}, levels=("", "regular", "regular", "regular"))
            await until(lambda: ann.scene.choices)
            Person(room, "eve")
            ann.leave()
            while 0 in room.table.waiting():
                assert room.table.state is not None
                choice = room.table.game.text(room.table.state.choices(0)[0])
                await room.do("ann", Choose(1, room.table.reading(0).version, choice))
            assert not room.thinking
            before = len(room.table.moves)
            Person(room, "ann")
            await until(lambda: len(room.table.moves) > before)

    played(story)


def test_nobody_waits_while_a_bot_thinks(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room, people = await started(opened)
            person = who_chooses(people)
            await person.does(Hand(1, people.index(person), "regular"))
            await until(lambda: list(room.thinking) == [people.index(person)])
            await person.does(Say(1, phrase="thinking"))
            assert room.table.moves == []

    played(story)


def test_a_pause_stops_them_and_they_continue_afterwards(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=0.02) as opened:
            room = await opened.create(ALL_PROGRAMS[0], "ann")
            ann = Person(room, "ann")
            await ann.does(Start(1))
            await until(lambda: len(room.table.moves) >= 3)
            await ann.does(Pause(1))
            count = len(room.table.moves)
            await until(lambda: not room.thinking)
            assert len(room.table.moves) == count
            await ann.does(Resume(1))
            await until(lambda: len(room.table.moves) > count + 2)

    played(story)


def test_the_host_sets_their_pace_before_the_game_and_during_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room = await opened.create(ALL_PROGRAMS[0], "ann")
            ann, eve = Person(room, "ann"), Person(room, "eve")
            assert ann.scene.table.pace == "normal"
            assert await eve.refused(SetPace(1, "fast")) == "not-host"
            await ann.does(SetPace(1, "calm"))
            await ann.does(SetPace(2, "calm"))
            assert eve.scene.table.pace == "calm"
            assert eve.heard.count("paced") == 1
            await ann.does(Start(1))
            assert room.table.moves == []
            await ann.does(SetPace(1, "instant"))
            await until(lambda: room.table.outcome is not None)
            assert await ann.refused(SetPace(1, "calm")) == "game-over"

    played(story)


def test_their_pace_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=3600.0) as opened:
            room = await opened.create(ALL_PROGRAMS[0], "ann")
            await room.do("ann", SetPace(1, "instant"))
        async with house(tmp_path, pace=3600.0) as opened:
            again = await found(opened, room.table.name)
            assert again.card().pace == "instant"
            await Person(again, "ann").does(Start(1))
            await until(lambda: again.table.outcome is not None)

    played(story)


def test_answers_no_longer_needed_are_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=0.1) as opened:
            room, people = await started(opened)
            first = who_chooses(people)
            seat = people.index(first)
            await first.chooses()
            other = people[1 - seat]
            await other.does(Hand(1, 1 - seat, "newcomer"))
            await first.does(Undo(1, first.scene.version, 0, ask=True))
            assert room.table.moves == []
            await until(lambda: not room.thinking)
            assert room.table.moves == []
            assert first.scene.choices

    played(story)


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_choices_against_them_can_be_undone_while_they_think(tmp_path: Path, level: str) -> None:
    async def take_back(room: Room, ann: Person, rng: Generator) -> None:
        await until(lambda: ann.scene.choices)
        before = ann.scene
        await play(room, [ann], rng, 1)
        seen = ann.scene.version
        await until(lambda: ann.scene.choices or ann.scene.version > seen)
        await ann.does(Undo(1, seen, before.table.choices))
        assert ann.scene.choices == before.choices
        assert len(room.table.moves) == before.table.choices
        await play(room, [ann], rng, 1)

    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann,) = await started(opened, options={"players": 4}, levels=("", level, level, level))
            rng = SplitMix(3)
            for _ in range(6):
                await take_back(room, ann, rng)

    played(story)


def test_a_worker_that_fails_is_tried_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            room.retry = 0.05
            person = who_chooses(people)
            with monkeypatch.context() as patch:
                patch.setattr(sys, "executable", str(tmp_path / "nothing"))
                await person.does(Hand(1, people.index(person), "regular"))
                await asyncio.sleep(0.2)
                assert room.table.moves == []
            await until(lambda: room.table.moves)

    played(story)


def test_thinking_time_reveals_nothing() -> None:
    assert least_time("newcomer", 1.0) == least_time("regular", 1.0) == 1.0
    assert least_time("expert", 1.0) == 1.2
    assert least_time("master", 0.5) == 2.2


def test_a_table_ends_in_good_order_while_they_think(tmp_path: Path) -> None:
    async def story() -> None:
        for pace in (0.0, 3600.0):
            async with house(tmp_path, pace) as opened:
                room = await opened.create(ALL_PROGRAMS[1], "ann")
                await room.do("ann", Start(1))
                await asyncio.sleep(0.05)
            assert room.idle
            stored = len(room.table.lines)
            await asyncio.sleep(0.05)
            assert len(room.table.lines) == stored

    played(story)


def test_a_bots_seat_can_be_taken_at_any_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pace=0.01) as opened:
            room = await opened.create(ALL_PROGRAMS[0], "ann")
            ann = Person(room, "ann")
            await ann.does(Start(1))
            await until(lambda: len(room.table.moves) >= 2)
            await ann.does(Sit(1, 2, "Ann"))
            await until(lambda: ann.scene.choices)
            assert room.table.state is not None
            assert room.table.state.pending() == (2,)
            await ann.chooses()

    played(story)
