"""Clocks: whose time runs, when it is up and what happens then; and how a table continues while players are away."""

import time
from pathlib import Path

import pytest

from tests.server.rooms import Desk, Person, house, played, started, until, who_chooses
from twocities.server.changes import Change
from twocities.server.commands import LONGEST_PAUSE
from twocities.server.entries import Clock, Resumed
from twocities.server.house import NewTable
from twocities.server.messages import Admit, Choose, Hand, Pause, Replace, Resume, Say, Sit, Stand, Start, Undo
from twocities.server.stored import Snapshot, Stored
from twocities.server.table import HOUR, stored_table
from twocities.server.timekeeper import Timekeeper

DAY = 24 * HOUR
HEROES = {"revolutionaries": 3, "heroes": ("physician", "smuggler", "fowler")}


def left(desk: Desk, at: float) -> list[float | None]:
    return [seat.seconds for seat in desk.card(at).seats]


def asked(desk: Desk) -> int:
    assert desk.table.state is not None
    return desk.table.state.pending()[0]


def in_turn(desk: Desk, at: float) -> int:
    """Somebody chooses; returns the seat."""
    seat = asked(desk)
    desk.chooses(seat, desk.choices(seat)[0], at)
    return seat


# -- what runs


def test_without_a_clock_there_is_no_limit() -> None:
    desk = Desk("citadels", {"players": 2})
    assert left(desk, 1e6) == [None, None]
    assert desk.table.deadline(asked(desk)) is None


def test_a_clock_for_each_decision_starts_again_with_each() -> None:
    desk = Desk("citadels", {"players": 2}, Clock(30.0))
    seat = asked(desk)
    assert left(desk, 10.0)[seat] == 20.0
    assert left(desk, 10.0)[1 - seat] == 30.0
    in_turn(desk, 20.0)
    assert left(desk, 25.0)[asked(desk)] == 25.0


def test_a_clock_for_the_whole_game_counts_all_decisions_of_a_seat() -> None:
    desk = Desk("citadels", {"players": 2}, Clock(100.0, whole_game=True))
    used, at = [0.0, 0.0], 0.0
    for seconds in (7.0, 5.0, 3.0, 2.0, 11.0, 13.0):
        at += seconds
        used[in_turn(desk, at)] += seconds
    assert left(desk, at) == [100.0 - seconds for seconds in used]
    seat = asked(desk)
    assert desk.table.deadline(seat) == at + 100.0 - used[seat]


def test_days_are_just_many_seconds() -> None:
    desk = Desk("citadels", {"players": 2}, Clock(3 * DAY))
    assert left(desk, DAY)[asked(desk)] == 2 * DAY


def test_a_pause_does_not_count() -> None:
    desk = Desk("citadels", {"players": 2}, Clock(30.0))
    seat = asked(desk)
    desk.does(0, Pause(1), 10.0)
    assert left(desk, 1000.0)[seat] == 20.0
    desk.does(0, Resume(1), 5000.0)
    assert left(desk, 5005.0)[seat] == 15.0


def test_any_player_can_end_a_long_pause_and_it_cannot_be_renewed_at_once() -> None:
    desk = Desk("citadels", {"players": 2})
    desk.does(0, Pause(1), 100.0)
    assert desk.refused(1, Resume(1), 100.0 + LONGEST_PAUSE - 1) == "paused-shortly"
    assert desk.refused(9, Resume(1), 100.0 + LONGEST_PAUSE) == "not-host"
    desk.does(1, Resume(1), 100.0 + LONGEST_PAUSE)
    assert not desk.table.paused
    assert desk.refused(0, Pause(1), 100.0 + 2 * LONGEST_PAUSE - 1) == "paused-lately"
    desk.does(0, Pause(1), 100.0 + 2 * LONGEST_PAUSE)
    desk.does(0, Resume(1), 101.0 + 2 * LONGEST_PAUSE)
    desk.does(0, Pause(1), 102.0 + 2 * LONGEST_PAUSE)


def at_the_machines_turn(clock: Clock) -> tuple[Desk, str]:
    """The Machine's first decision, and something it can undo."""
    desk = Desk("machine", HEROES, clock)
    for seat in (1, 2, 3):
        desk.chooses(seat, desk.choices(seat)[0])
        desk.chooses(seat, "confirm")
    return desk, next(text for text in desk.choices(0) if text.startswith("guard"))


def last_undone(desk: Desk) -> Undo:
    return Undo(1, desk.version(0), desk.scene(0).table.choices - 1)


def test_no_time_is_won_by_taking_back_talking_or_sitting_down_again() -> None:
    desk, guard = at_the_machines_turn(Clock(30.0))
    desk.chooses(0, guard, 10.0)
    assert left(desk, 10.0)[0] == 30.0
    desk.does(0, last_undone(desk), 15.0)
    assert left(desk, 15.0)[0] == 15.0
    desk.does(0, Say(1, phrase="thinking"), 16.0)
    desk.does(0, Sit(1, 0, "The Machine"), 17.0)
    desk.does(0, Hand(1, 0, "regular"), 18.0)
    assert left(desk, 18.0)[0] is None
    desk.does(0, Sit(1, 0, "The Machine"), 19.0)
    assert left(desk, 20.0)[0] == 10.0


def test_a_choice_cannot_be_undone_alone_when_its_time_has_run_out() -> None:
    desk, guard = at_the_machines_turn(Clock(30.0))
    desk.chooses(0, guard, 20.0)
    assert desk.refused(0, last_undone(desk), 30.0) == "undo-needs-all"
    desk.does(0, last_undone(desk), 29.0)


def test_time_spent_on_undone_choices_counts() -> None:
    desk, guard = at_the_machines_turn(Clock(100.0, whole_game=True))
    desk.chooses(0, guard, 20.0)
    desk.does(0, last_undone(desk), 50.0)
    assert left(desk, 50.0)[0] == 50.0
    desk.chooses(0, guard, 60.0)
    assert left(desk, 60.0)[0] == 40.0


def test_taking_over_a_seat_gives_the_full_time_for_a_decision() -> None:
    desk = Desk("citadels", {"players": 2}, Clock(30.0))
    seat = asked(desk)
    desk.does(seat, Stand(1), 20.0)
    desk.does(7, Sit(1, seat, "Dan"), 990.0)
    desk.does(1 - seat, Admit(1, desk.version(1 - seat), True), 1000.0)
    assert left(desk, 1010.0)[seat] == 20.0


def test_secret_decisions_share_one_time() -> None:
    """Nobody gains time by changing a destination, and the Machine cannot tell from a clock who did."""
    desk = Desk("machine", HEROES, Clock(30.0))
    sends = [text for text in desk.choices(1) if text.startswith("send")]
    for at, choice in ((5.0, sends[0]), (10.0, sends[1]), (12.0, "confirm"), (14.0, "reconsider")):
        desk.chooses(1, choice, at)
        assert left(desk, at) == [30.0, *[30.0 - at] * 3]
    assert desk.table.deadline(1) == 30.0


def test_what_was_spent_in_secret_counts_when_all_have_decided() -> None:
    desk = Desk("machine", HEROES, Clock(100.0, whole_game=True))
    for at, seat in ((10.0, 1), (20.0, 2), (30.0, 3)):
        desk.chooses(seat, desk.choices(seat)[0], at - 5.0)
        assert left(desk, at) == [100.0, *[100.0 - at] * 3]
        desk.chooses(seat, "confirm", at)
    assert left(desk, 30.0) == [100.0, 90.0, 80.0, 70.0]


# -- when the server starts again


def restarted(desk: Desk, at: float) -> None:
    """The table as read from its stored entries."""
    table = desk.table
    assert table.state is not None
    desk.table = stored_table(Stored(table.name, table.lines, Snapshot(table.version, table.state.position())))
    desk.table.restart_clocks(at)


@pytest.mark.parametrize("seconds", [30.0, HOUR])
def test_a_clock_of_up_to_an_hour_starts_again_with_the_server(seconds: float) -> None:
    desk = Desk("citadels", {"players": 2}, Clock(seconds))
    restarted(desk, 10.0)
    assert left(desk, 10.0)[asked(desk)] == seconds
    restarted(desk, 10 * DAY)
    assert left(desk, 10 * DAY)[asked(desk)] == seconds


def test_a_clock_of_days_runs_on_but_an_hour_is_left() -> None:
    desk = Desk("citadels", {"players": 2}, Clock(3 * DAY))
    in_turn(desk, DAY)
    seat = asked(desk)
    restarted(desk, 2 * DAY)
    assert left(desk, 2 * DAY)[seat] == 2 * DAY
    restarted(desk, 4 * DAY - HOUR)
    assert left(desk, 4 * DAY - HOUR)[seat] == HOUR
    for late in (4 * DAY - 1.0, 9 * DAY):
        restarted(desk, late)
        assert left(desk, late)[seat] == HOUR


def test_of_a_clock_for_the_whole_game_no_more_is_left_than_there_was() -> None:
    desk = Desk("citadels", {"players": 2}, Clock(3 * HOUR, whole_game=True))
    first = in_turn(desk, 0.5 * HOUR)
    while asked(desk) != first:
        in_turn(desk, 0.5 * HOUR)
    restarted(desk, HOUR)
    assert left(desk, HOUR)[first] == 2 * HOUR
    restarted(desk, DAY)
    assert left(desk, DAY)[first] == HOUR
    in_turn(desk, DAY + 0.75 * HOUR)
    while asked(desk) != first:
        in_turn(desk, DAY + 0.75 * HOUR)
    restarted(desk, 2 * DAY)
    assert left(desk, 2 * DAY)[first] == 0.25 * HOUR


def test_only_a_change_of_the_game_gives_time_after_a_restart() -> None:
    desk, guard = at_the_machines_turn(Clock(3 * DAY))
    desk.chooses(0, guard, DAY)
    desk.does(0, last_undone(desk), 1.5 * DAY)
    desk.does(1, Say(1, phrase="your-turn"), 1.6 * DAY)
    desk.does(2, Stand(1), 1.7 * DAY)
    restarted(desk, 2 * DAY)
    assert left(desk, 2 * DAY)[0] == DAY


@pytest.mark.clause("M6.2")
def test_what_is_chosen_in_secret_gives_no_time_when_the_server_starts_again() -> None:
    desk = Desk("machine", HEROES, Clock(3 * DAY))
    desk.chooses(1, desk.choices(1)[0], DAY)
    restarted(desk, 1.5 * DAY)
    assert left(desk, 1.5 * DAY) == [3 * DAY, *[1.5 * DAY] * 3]


def test_a_pause_does_not_count_when_the_server_starts_again() -> None:
    desk = Desk("citadels", {"players": 2}, Clock(3 * DAY))
    seat = asked(desk)
    desk.does(0, Pause(1), DAY)
    restarted(desk, 20 * DAY)
    assert left(desk, 20 * DAY)[seat] == 2 * DAY
    desk.does(0, Resume(1), 30 * DAY)
    assert left(desk, 30 * DAY)[seat] == 2 * DAY
    restarted(desk, 31 * DAY)
    assert left(desk, 31 * DAY)[seat] == DAY


def test_nobody_has_more_than_all_the_time_after_a_pause_in_which_the_server_started_again() -> None:
    desk = Desk("citadels", {"players": 2}, Clock(30.0))
    desk.does(0, Pause(1), 10.0)
    restarted(desk, 1000.0)
    desk.does(0, Resume(1), 5000.0)
    assert left(desk, 5000.0)[asked(desk)] == 30.0


@pytest.mark.parametrize(("seconds", "remaining"), [(30.0, 30.0), (3 * DAY, DAY)])
def test_clocks_continue_when_something_can_be_stored_again(seconds: float, remaining: float) -> None:
    desk = Desk("citadels", {"players": 2}, Clock(seconds))
    desk.adds(Change([Resumed(2 * DAY)]))
    assert left(desk, 2 * DAY)[asked(desk)] == remaining
    restarted(desk, 2 * DAY)
    assert left(desk, 2 * DAY)[asked(desk)] == remaining


# -- when it is up


def test_a_bot_decides_once_for_somebody_who_is_too_slow(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, clock=Clock(0.2))
            await until(lambda: len(room.table.moves) >= 3)
            assert [seat.kind for seat in people[0].scene.table.seats] == ["person", "person"]
            assert all(seat.seconds is not None for seat in people[0].scene.table.seats)

    played(story)


def test_a_seat_is_lost_for_good_if_the_table_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, options={"players": 3}, clock=Clock(0.2, forfeits=True))
            slow = who_chooses(people)
            seat = people.index(slow)
            await until(lambda: slow.seat() is None)
            assert room.table.places[seat].lost
            assert slow.view()["seat"] is None
            assert await slow.refused(Sit(1, seat, "Slow")) == "seat-lost"
            assert await Person(room, "eve").refused(Sit(1, seat, "Eve")) == "seat-lost"
            await until(lambda: room.table.outcome is not None)
            assert all(place.lost for place in room.table.places)

    played(story)


def test_a_choice_in_time_keeps_the_seat_however_long_it_takes_to_store(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, clock=Clock(3600.0, forfeits=True))
            person = who_chooses(people)
            command = Choose(1, person.scene.version, person.scene.choices[0])
            choosing = room._begin(room.do(person.guest, command))
            room._time_is_up(people.index(person))  # too early, and while the choice is being stored
            await choosing
            for listener in people:
                listener.leave()
            await until(lambda: room.idle)
            assert not any(place.lost for place in room.table.places)

    played(story)


# -- those who are away


def test_others_can_let_a_bot_decide_for_somebody_who_has_been_away_for_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            slow = who_chooses(people)
            seat = people.index(slow)
            other = people[1 - seat]
            eve = Person(room, "eve")
            assert await other.refused(Replace(1, 1 - seat)) == "not-awaited"
            assert await other.refused(Replace(1, seat)) == "still-here"
            slow.leave()
            assert await other.refused(Replace(1, seat)) == "away-too-shortly"
            room.grace = 0.0
            assert await eve.refused(Replace(1, seat)) == "not-seated"
            await other.does(Replace(1, seat))
            await until(lambda: len(room.table.moves) == 1)
            assert room.table.places[seat].guest == slow.guest
            assert room.table.places[seat].level == ""
            await until(lambda: not room.thinking)
            assert len(room.table.moves) == 1, "only this once"

    played(story)


def test_playing_without_a_window_does_not_count_as_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(NewTable("citadels", {"players": 2}, seat=0, name="Ann"), "ann")
            room._present._since = 0.0  # the table was opened long ago
            await room.do("bob", Sit(1, 1, "Bob"))
            ann = Person(room, "ann")
            await ann.does(Start(1))
            if ann.scene.choices:
                await ann.chooses()
            await until(lambda: not ann.scene.choices)
            assert await ann.refused(Replace(1, 1)) == "away-too-shortly"

    played(story)


def test_clocks_keep_running_for_people_who_are_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, clock=Clock(0.05))
            for person in people:
                person.leave()
            await until(lambda: len(room.table.moves) >= 3)

    played(story)


def test_a_person_who_is_away_loses_the_seat_and_its_bot_waits_for_somebody_to_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, clock=Clock(0.05, forfeits=True))
            slow = who_chooses(people)
            for person in people:
                person.leave()
            await until(lambda: room.table.places[people.index(slow)].lost)
            await until(lambda: room.idle)
            assert room.table.moves == []
            Person(room, next(person.guest for person in people if person is not slow))
            await until(lambda: room.table.moves)

    played(story)


# -- the clock of the computer


@pytest.mark.parametrize("jump", [600.0, -DAY])
def test_setting_the_computers_clock_changes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    wall = time.time

    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened, clock=Clock(300.0, forfeits=True))
            seat = people.index(who_chooses(people))
            monkeypatch.setattr(time, "time", lambda: wall() + jump)
            await people[seat].does(Say(1, phrase="thinking"))
            left = people[seat].scene.table.seats[seat].seconds
            assert left is not None
            assert 200.0 < left <= 300.0
            assert room.table.deadline(seat) == pytest.approx(wall() + 300.0, abs=100.0)
            await people[seat].does(Say(1, phrase="thinking"))  # everything that was due has happened by now
            assert not any(place.lost for place in room.table.places)

    played(story)


def test_the_time_of_a_seat_is_up_by_the_steady_clock(tmp_path: Path) -> None:
    steady = 1000.0
    keeper = Timekeeper(lambda: 5e8, lambda: steady)

    async def story() -> None:
        nonlocal steady
        async with house(tmp_path, keeper=keeper) as opened:
            room, people = await started(opened, clock=Clock(300.0, forfeits=True))
            seat = people.index(who_chooses(people))
            assert room.table.created == 5e8
            steady += 301.0
            await people[seat].does(Say(1, phrase="thinking"))
            await until(lambda: room.table.places[seat].lost)

    played(story)
