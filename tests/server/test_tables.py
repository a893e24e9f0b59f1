"""Tables: created, found by their link, arranged, started, played again, given up."""

from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import msgspec
import pytest

from tests.server.databases import backdate, database, execute
from tests.server.rooms import Person, found, house, play, played, seated, started, until
from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.options import Options
from twocities.core import Record, SplitMix, find_game
from twocities.machine.game import GreatMachine
from twocities.server import house as house_file
from twocities.server.entries import Clock, read_entry, write_entry
from twocities.server.files import GuestFile, read_file
from twocities.server.house import NewTable
from twocities.server.lists import SHARE, Before
from twocities.server.messages import Arrange, Rematch, Say, SetPace, Start, encode
from twocities.server.refusals import Refusal
from twocities.server.room import Room
from twocities.server.table import OPEN, OVER, RUNNING, Table

DAY = 86_400.0


async def why_not(opened: house_file.House, wish: NewTable) -> list[str]:
    """Why a table cannot be created."""
    with pytest.raises(Refusal) as problem:
        await opened.create(wish, "ann")
    assert opened.rooms == {}
    return [reason.key for reason in problem.value.reasons]


def test_a_table_is_found_by_its_name_alone_and_by_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(NewTable("citadels"), "ann")
            assert await opened.find(room.table.name) is room
            assert await opened.find("no such table") is None
            assert len(room.table.name) == 22  # 128 bits that nobody can guess

    played(story)


def test_only_listed_tables_that_are_not_over_are_listed_newest_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            first = await opened.create(NewTable("citadels", listed=True), "ann")
            await opened.create(NewTable("citadels"), "ann")
            second = await opened.create(NewTable("machine", listed=True), "ann")
            assert [card.id for card in await opened.tables(None, 9)] == [second.table.name, first.table.name]
            (newest,) = await opened.tables(None, 1)
            assert newest == second.card()
            assert [card.id for card in await opened.tables(OPEN, 9, Before(newest.created))] == [first.table.name]
            assert await opened.tables(RUNNING, 9) == []

    played(story)


def test_a_table_that_cannot_be_is_refused_with_every_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            assert await why_not(opened, NewTable("chess")) == ["unknown-game"]
            assert await why_not(opened, NewTable("citadels", {"players": "many"})) == ["unreadable-options"]
            impossible = {"revolutionaries": 9, "plan": 9}
            assert await why_not(opened, NewTable("machine", impossible)) == ["revolutionary-count", "plan-start"]
            assert await why_not(opened, NewTable("citadels", clock=Clock(-1.0))) == ["clock"]
            assert await why_not(opened, NewTable("citadels", clock=Clock(31 * 86400.0))) == ["clock"]
            assert await why_not(opened, NewTable("citadels", {"players": 2}, ("", "", "regular"))) == ["no-such-seat"]
            assert await why_not(opened, NewTable("citadels", levels=("genius",))) == ["unknown-level"]
            assert await why_not(opened, NewTable("citadels", seat=4, name="Ann")) == ["no-such-seat"]
            assert await why_not(opened, NewTable("citadels", seat=0, name=" ")) == ["name"]
            assert await why_not(opened, NewTable("", position="chess")) == ["file", "file-title"]

    played(story)


def test_nobody_makes_too_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_file, "MOST_PER_GUEST", 2)
    monkeypatch.setattr(house_file, "MOST_TABLES", 3)

    async def story() -> None:
        async with house(tmp_path) as opened:
            for _ in range(2):
                await opened.create(NewTable("citadels"), "ann")
            with pytest.raises(Refusal, match="too-many-tables"):
                await opened.create(NewTable("citadels"), "ann")
            await opened.create(NewTable("citadels"), "bob")
            with pytest.raises(Refusal, match="server-full"):
                await opened.create(NewTable("citadels"), "cat")
        async with house(tmp_path) as opened:
            with pytest.raises(Refusal, match="too-many-tables"):
                await opened.create(NewTable("citadels"), "ann")

    played(story)


# -- before the start


def test_the_host_may_change_the_options_and_those_seated_stay_as_far_as_there_are_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await seated(opened)
            await ann.does(Arrange(1, {"players": 3}, True, Clock(30.0)))
            card = bob.scene.table
            assert (card.options, card.listed, card.clock) == ({"players": 3}, True, Clock(30.0))
            assert [seat.name for seat in card.seats] == ["Ann", "Bob", ""]
            await ann.does(Arrange(1, {"players": 2}, False, Clock()))
            assert [seat.kind for seat in ann.scene.table.seats] == ["person", "person"]
            assert await ann.refused(Arrange(1, {"players": 99}, False, Clock())) == "player-count"
            assert await bob.refused(Arrange(1, {"players": 2}, False, Clock())) == "not-host"
            await ann.does(Start(1))
            assert await ann.refused(Arrange(1, {"players": 2}, False, Clock())) == "started-already"
            assert room.table.options == Options(players=2)

    played(story)


def test_a_game_starts_when_the_host_wants_and_every_seat_is_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(NewTable("citadels", {"players": 2}, seat=0, name="Ann"), "ann")
            ann, bob = Person(room, "ann"), Person(room, "bob")
            assert await ann.refused(Start(1)) == "open-seats"
            await bob.sits(1)
            assert await bob.refused(Start(1)) == "not-host"
            assert room.table.phase == OPEN
            assert ann.scene.view is None
            await ann.does(Start(1))
            assert room.table.phase == RUNNING
            assert ann.view()["seat"] == 0
            assert bob.view()["seat"] == 1
            assert await ann.refused(Start(1)) == "started-already"

    played(story)


def test_a_game_may_begin_in_a_position_or_in_the_middle_of_a_record(tmp_path: Path) -> None:
    record = Record(CITADELS, Options(players=2), "seed")
    state, rng = CITADELS.new(record.options, record.seed), SplitMix(1)
    while state.pending():
        seat = state.pending()[0]
        choice = state.choices(seat)[rng.below(len(state.choices(seat)))]
        record.add(seat, choice)
        state.apply(seat, choice)
    text = record.text()
    del record.choices[40:]
    position = record.final().position()

    async def story() -> None:
        async with house(tmp_path) as opened:
            for wish in ({"record": text, "choices": 40}, {"position": position}):
                room, people = await started(opened, "", exact=True, **wish)
                assert room.table.state is not None
                assert room.table.state.position() == position
                assert people[1].scene.table.origin == "exact"
                await play(room, people, SplitMix(2), 3)
                assert room.table.phase == RUNNING
            room, (ann, _) = await seated(opened, "", position=position)
            assert await ann.refused(Arrange(1, {"players": 3}, False, Clock())) == "options-of-position"
            await ann.does(Arrange(1, {**ann.scene.table.options, "ninth": False}, False, Clock()))
            assert ann.scene.table.origin == "position"
            with pytest.raises(Refusal, match="game-over"):
                await opened.create(NewTable("", record=text), "ann")

    played(story)


@pytest.mark.parametrize(("game", "options"), [("citadels", {"players": 3}), ("machine", {"revolutionaries": 2})])
def test_a_host_who_loads_a_game_knows_nothing_that_others_do_not(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    """Unless it should be exactly that game; then everybody can see that."""
    rules = find_game(game)
    record = Record(rules, msgspec.convert(options, rules.options_type), "a seed that the host knows")
    known = record.first()

    async def story() -> None:
        async with house(tmp_path) as opened:
            hands, chance = set(), set()
            for _ in range(5):
                _, people = await started(opened, "", record=record.text())
                assert people[-1].scene.table.origin == "position"
                state = people[0].room.table.state
                assert state is not None
                hands.add(encode([state.view(seat) for seat in range(3)]))
                chance.add(state.rng.text())
                assert encode(state.view(None)) == encode(known.view(None))
                await play(people[0].room, people, SplitMix(3), 40)
            assert len(hands) > 1
            assert len({*chance, known.rng.text()}) == 6
            assert all(text.split()[0] == known.rng.text().split()[0] for text in chance), "chance nobody can work out"

    played(story)


def test_others_need_not_wait_while_a_record_is_read_for_a_new_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def watched(*about: Any) -> GuestFile:
        threads.append(current_thread())
        return read_file(*about)

    async def story() -> None:
        async with house(tmp_path) as opened:
            await opened.create(NewTable("", record=Record(CITADELS, Options(players=2), "seed").text()), "ann")

    monkeypatch.setattr(house_file, "read_file", watched)
    played(story)
    assert len(threads) == 1
    assert main_thread() not in threads


def test_a_table_from_a_position_is_never_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            position = CITADELS.new(Options(players=2), "seed").position()
            assert await why_not(opened, NewTable("", position=position, listed=True)) == ["position-listed"]
            room, (ann, _) = await seated(opened, "", position=position)
            assert await ann.refused(Arrange(1, ann.scene.table.options, True, Clock())) == "position-listed"
            assert not room.table.listed
            old = msgspec.structs.replace(read_entry(room.table.lines[0]), listed=True, redrawn=False)
            table = Table("made by 0.1.0")
            table.add(old, write_entry(old))
            assert (table.listed, table.origin) == (False, "exact")

    played(story)


def test_nobody_hides_the_tables_of_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            first = await opened.create(NewTable("citadels", listed=True), "ann")
            for _ in range(SHARE + 3):
                await opened.create(NewTable("citadels", listed=True), "eve")
            shown = await opened.tables(None, SHARE + 1)
            assert [card.id for card in shown].index(first.table.name) == SHARE
            page = await opened.tables("open", 4)
            pages = [card.created for card in page + await opened.tables("open", 4, Before(page[-1].created))]
            assert pages == sorted(pages, reverse=True)
            assert len(set(pages)) == 8

    played(story)


# -- afterwards


def test_the_same_people_play_again_with_the_same_options_at_one_new_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, levels=("", "regular"), clock=Clock(3600.0), listed=True)
            assert await people[0].refused(Rematch(1)) == "not-over"
            await play_to_the_end(room, people)
            assert await Person(room, "stranger").refused(Rematch(1)) == "not-seated"
            names = {(await people[0].does(Rematch(1))).table for _ in range(3)}
            assert len(names) == 1
            assert {people[0].scene.table.rematch} == names
            again = await opened.find(names.pop())
            assert again is not None
            assert again.table.places == room.table.places
            assert (again.table.options, again.table.clock) == (room.table.options, room.table.clock)
            assert (again.table.host, again.table.listed) == ("ann", True)

    played(story)


def test_if_all_people_are_here_the_next_game_begins_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            levels = ("", "", "regular")
            room, (ann, bob) = await started(opened, options={"players": 3}, levels=levels)
            await ann.does(SetPace(1, "instant"))
            await play_to_the_end(room, [ann, bob])
            again = await opened.find((await bob.does(Rematch(1))).table)
            assert again is not None
            assert (again.table.phase, again.table.pace) == (RUNNING, "instant")
            assert again.table.seed != room.table.seed
            assert [Person(again, guest).seat() for guest in ("ann", "bob")] == [0, 1]
            assert again.card().seats[2].level == "regular"
            await play_to_the_end(again, [Person(again, "ann"), Person(again, "bob")])

    played(story)


def test_a_missing_player_keeps_the_seat_and_the_next_game_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, (ann, bob) = await started(opened)
            await play(room, [ann, bob], SplitMix(3))
            bob.leave()
            again = await opened.find((await ann.does(Rematch(1))).table)
            assert again is not None
            assert again.table.phase == OPEN
            assert [place.guest for place in again.table.places] == ["ann", "bob"]
            await Person(again, "ann").does(Start(1))
            assert Person(again, "bob").seat() == 1

    played(story)


def test_with_an_open_seat_the_next_game_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(NewTable("citadels", {"players": 2}, seat=0, name="Ann"), "ann")
            await room.give_up()
            assert room.table.phase == OVER
            again = await opened.find((await Person(room, "ann").does(Rematch(1))).table)
            assert again is not None
            assert again.table.phase == OPEN

    played(story)


@pytest.mark.clause("M3.3")
@pytest.mark.parametrize(
    ("variable", "starts"), [("none", {"machine": 1, "revolutionaries": 3}), ("", {"machine": 2, "revolutionaries": 2})]
)
def test_a_rematch_remembers_who_won_where_the_master_plan_varies(
    tmp_path: Path, variable: str, starts: dict[str, int]
) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, "machine", {"revolutionaries": 1, "last_winner": variable})
            await play_to_the_end(room, people)
            assert room.table.outcome is not None
            winner = ("machine", "revolutionaries")[room.table.outcome.places.index(1)]
            again = await opened.find((await people[0].does(Rematch(1))).table)
            assert again is not None
            assert again.table.options.last_winner == (winner if variable else "")
            state = again.table.first_state("a seed")
            assert isinstance(state, GreatMachine)
            assert state.plan == starts[winner]

    played(story)


def test_a_rematch_of_a_game_that_nobody_finished_has_the_same_options(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            options = {"revolutionaries": 1, "last_winner": "machine"}
            room, people = await started(opened, "machine", options)
            for person in people:
                person.leave()
            await until(lambda: room.idle)
            await room.give_up()
            assert (room.table.phase, room.table.outcome) == (OVER, None)
            again = await opened.find((await people[0].does(Rematch(1))).table)
            assert again is not None
            assert again.table.options == room.table.options

    played(story)


async def play_to_the_end(room: Room, people: list[Person]) -> None:
    rng = SplitMix(3)
    while room.table.phase == RUNNING:
        await until(lambda: room.table.phase != RUNNING or any(person.scene.choices for person in people))
        await play(room, people, rng, 1)


@pytest.mark.parametrize(("phase", "idle"), [(OPEN, DAY), (RUNNING, 60 * DAY)])
def test_a_table_that_nobody_comes_back_to_is_closed(tmp_path: Path, phase: str, idle: float) -> None:
    make = started if phase == RUNNING else seated

    async def story() -> None:
        async with house(tmp_path) as opened:
            left, kept = [(await make(opened))[0].table.name for _ in range(2)]
        backdate(tmp_path, idle - 60.0)
        async with house(tmp_path) as opened:
            await opened.look_after()
            assert opened.rooms == {}
        backdate(tmp_path, 120.0)
        async with house(tmp_path) as opened:
            Person(await found(opened, kept), "eve")
            await opened.look_after()
            assert (await found(opened, left)).table.phase == OVER
            assert (await found(opened, kept)).table.phase == phase
            await opened.look_after()
            assert await Person(await found(opened, left), "ann").refused(Start(1)) == "game-over"

    played(story)


def test_tables_that_nobody_uses_are_forgotten_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            (unused, people), (used, _) = [await started(opened, clock=Clock(3600.0)) for _ in range(2)]
            for person in people:
                person.leave()
            await opened.look_after()
            assert set(opened.rooms) == {unused.table.name, used.table.name}
            monkeypatch.setattr(house_file, "UNVISITED", 0.0)
            await until(lambda: unused.idle)
            await opened.look_after()
            assert set(opened.rooms) == {used.table.name}
            again = await found(opened, unused.table.name)
            assert again is not unused
            assert again.table.lines == unused.table.lines
            assert again.table.asked_at == unused.table.asked_at  # nobody gains time by leaving

    played(story)


def test_only_some_finished_tables_are_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_file, "MOST_FINISHED", 1)

    async def story() -> None:
        async with house(tmp_path) as opened:
            rooms = [(await started(opened))[0] for _ in range(3)]
            for room in rooms:
                await play(room, room.listeners, SplitMix(4))  # type: ignore[arg-type]
                for person in list(room.listeners):
                    room.leave(person)
            await found(opened, rooms[1].table.name)
            await opened.look_after()
            assert set(opened.rooms) == {rooms[1].table.name}
            again = await found(opened, rooms[0].table.name)
            assert again.table.outcome == rooms[0].table.outcome
            assert again.table.lines == rooms[0].table.lines

    played(story)


@pytest.mark.parametrize("forfeits", [False, True])
def test_a_clock_runs_out_though_nobody_is_there(tmp_path: Path, forfeits: bool) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, clock=Clock(1.0, forfeits=forfeits))
            for person in people:
                person.leave()
            name, version = room.table.name, room.table.version
            opened.rooms.pop(name).rest()
            await opened.look_after()
            woken = opened.rooms[name]
            await until(lambda: woken.table.version > version)
            assert forfeits == any(place.lost for place in woken.table.places)

    played(story)


def test_finished_tables_are_deleted_when_they_are_old(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            rooms = [(await started(opened))[0] for _ in range(3)]
            for room in rooms[:2]:
                await play(room, room.listeners, SplitMix(4))  # type: ignore[arg-type]
            (old, young, running) = [room.table.name for room in rooms]
            execute(database(tmp_path), f"UPDATE tables SET finished_at = finished_at - 1000 WHERE id = '{old}'")
            await opened.sweep(None)
            assert await opened.storage.load(old)
            await opened.sweep(500.0)
            assert await opened.storage.load(old) is None
            assert await opened.storage.load(young)
            assert await opened.storage.load(running)
            assert [listed.table for listed in await opened.storage.tables_of("ann", 9, over=True)] == [young]
            visitor = next(iter(rooms[0].listeners))
            assert isinstance(visitor, Person)
            assert await visitor.refused(Say(1, phrase="hello")) == "no-such-table"

    played(story)
