"""Quick pairing: people who want to play now meet at one table, and bots take the seats that stay free."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.client import ask, new_token
from tests.server.rooms import Person, house, played
from tests.server.serving import Served
from tests.server.test_processes import processes
from twocities.server.entries import Clock
from twocities.server.house import MOST_PER_GUEST, House, NewTable
from twocities.server.messages import Arrange, Hand, Stand
from twocities.server.pairing import ARRIVING, CLOCK, Pairing, pair
from twocities.server.refusals import Refusal
from twocities.server.room import Room
from twocities.server.table import OPEN, OVER, RUNNING
from twocities.server.timekeeper import Timekeeper


class Hour:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1e9

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: self.now, lambda: self.now)


def wish(players: int = 2, bots_after: int | None = None, **more: Any) -> Pairing:
    return Pairing(
        "citadels",
        more.pop("name", "Ann"),
        {"players": players, **more.pop("options", {})},
        bots_after=bots_after,
        **more,
    )


async def asks(house: House, guest: str, players: int = 2, bots_after: int | None = None, **more: Any) -> Room:
    return await pair(house, wish(players, bots_after, name=guest.title(), **more), guest)


async def why_not(house: House, asked: Pairing, guest: str = "ann") -> str:
    with pytest.raises(Refusal) as problem:
        await pair(house, asked, guest)
    return problem.value.reasons[0].key


def people(room: Room) -> set[str]:
    return {place.guest for place in room.table.places if place.guest}


@asynccontextmanager
async def two_doors(url: str) -> AsyncIterator[list[House]]:
    """Two processes if the database allows several, otherwise the only one twice."""
    if url.startswith("sqlite"):
        async with house(Path(), url=url) as only:
            yield [only, only]
    else:
        async with processes(url) as houses:
            yield houses


def test_people_who_ask_at_the_same_moment_meet(url: str) -> None:
    async def story() -> None:
        async with two_doors(url) as doors:
            guests = [f"guest {number}" for number in range(8)]
            asking = [asks(doors[number % 2], guest, 4) for number, guest in enumerate(guests)]
            rooms = await asyncio.gather(*asking)
            assert len({room.table.name for room in rooms}) == 2
            cards = await doors[0].tables(None, 9)
            assert [card.phase for card in cards] == [RUNNING, RUNNING]
            assert {seat.name for card in cards for seat in card.seats} == {guest.title() for guest in guests}
            assert all(card.clock == CLOCK and card.paired and card.listed for card in cards)

    played(story)


def test_a_table_fits_only_if_the_same_is_played_there_in_the_same_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            first = await asks(opened, "ann", 4)
            others = [
                await asks(opened, "bob", 3),
                await asks(opened, "cat", 4, options={"preset": "random"}),
                await asks(opened, "dan", 4, 60),
                await pair(opened, Pairing("machine", "Eve", {"revolutionaries": 3}), "eve"),
            ]
            assert len({room.table.name for room in (first, *others)}) == 5
            assert await asks(opened, "fay", 4, options={"preset": "first-game"}) is first
            assert await asks(opened, "fay", 4) is first  # asking twice changes nothing
            assert people(first) == {"ann", "fay"}
            assert await asks(opened, "gus", 4, 30, language="pl") is others[2]  # those who wait for bots, too

    played(story)


def test_people_meet_at_the_table_of_a_host_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            seat: dict[str, Any] = {"seat": 0, "name": "Host", "listed": True}
            for unfit in (
                NewTable("citadels", {"players": 3}, clock=Clock(86_400.0), **seat),
                NewTable("citadels", {"players": 3}, clock=Clock(600.0, True, True), **seat),
                NewTable("citadels", {"players": 3}, seat=0, name="Host"),
            ):
                Person(await opened.create(unfit, "host"), "host")
            room = await opened.create(NewTable("citadels", {"players": 3}, **seat), "host")
            assert await asks(opened, "ann", 3) is not room  # nobody is there to start the game
            host = Person(room, "host")
            assert await asks(opened, "bob", 3, 30) is not room  # and bots would not come
            assert await asks(opened, "cat", 3, language="cs") is not room
            assert await asks(opened, "dan", 3) is not room  # with those two
            assert await asks(opened, "eve", 3) is room
            assert await asks(opened, "fay", 3, 30) is not room  # with Bob
            assert await asks(opened, "gus", 3, 60) is not room
            assert await asks(opened, "hal", 3, 60) is room  # nobody else needs to come
            assert people(room) == {"host", "eve", "hal"}
            assert host.scene.table.phase == OPEN

    played(story)


def test_the_side_is_chosen_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            heroes = Pairing("machine", "Ann", {"revolutionaries": 2}, seats=(1, 2))
            ann = await pair(opened, heroes, "ann")
            bob = await pair(opened, msgspec.structs.replace(heroes, name="Bob"), "bob")
            cat = await pair(opened, msgspec.structs.replace(heroes, name="Cat"), "cat")
            assert ann is bob is not cat
            assert [place.name for place in ann.table.places] == ["", "Ann", "Bob"]
            dan = await pair(opened, msgspec.structs.replace(heroes, name="Dan", seats=(0,)), "dan")
            assert dan is ann
            assert ann.table.phase == RUNNING

    played(story)


# -- bots


def test_bots_take_the_free_seats_at_the_chosen_time_even_if_nobody_is_there(url: str) -> None:
    async def story() -> None:
        hour = Hour()
        async with house(Path(), url=url, keeper=hour.keeper()) as opened:
            room = await asks(opened, "ann", 4, 60)
            assert room.card().fills_in == 60.0
            assert [card.fills_in for card in await opened.tables(OPEN, 9)] == [60.0]
            hour.now += 58.0
            await opened.look_after()
            assert room.table.phase == OPEN
        hour.now += 1.0
        async with house(Path(), url=url, keeper=hour.keeper()) as opened:
            await opened.look_after()
            (card,) = await opened.tables(None, 9)
            assert (card.phase, card.fills_in) == (OPEN, 1.0)
            hour.now += 1.0
            await opened.look_after()
            (card,) = await opened.tables(None, 9)
            assert (card.phase, card.fills_in) == (RUNNING, None)
            assert [seat.kind for seat in card.seats] == ["person", "program", "program", "program"]

    played(story)


def test_nobody_waits_longer_than_they_chose(tmp_path: Path) -> None:
    async def story() -> None:
        hour = Hour()
        async with house(tmp_path, keeper=hour.keeper()) as opened:
            room = await asks(opened, "ann", 4, 180)
            hour.now += 10.0
            assert await asks(opened, "bob", 4, 60) is room
            assert room.card().fills_in == 60.0
            assert await asks(opened, "cat", 4, 180) is room
            assert room.card().fills_in == 60.0
            assert await asks(opened, "dan", 5, 0) is not room
            lone = await asks(opened, "eve", 3, 0)
            assert (lone.table.phase, people(lone)) == (RUNNING, {"eve"})
            assert await asks(opened, "fay", 4, 0) is room  # the last: it starts
            assert room.table.phase == RUNNING
            assert people(room) == {"ann", "bob", "cat", "fay"}

    played(story)


def test_the_host_need_not_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await asks(opened, "ann", 3)
            ann = Person(room, "ann")
            assert await ann.refused(Arrange(1, {"players": 4}, True, Clock())) == "paired"
            for seat in (1, 2):
                assert room.table.phase == OPEN
                await ann.does(Hand(1, seat, "regular"))
            assert room.table.phase == RUNNING

    played(story)


# -- leaving, and those who are away


def test_nobody_waits_for_somebody_who_leaves_before_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        hour = Hour()
        async with house(tmp_path, keeper=hour.keeper()) as opened:
            room = await asks(opened, "ann", 3, 60)
            assert await asks(opened, "bob", 3, 60) is room
            await Person(room, "ann").does(Stand(1))
            assert room.table.host == "bob"
            hour.now += 60.0
            await opened.look_after()
            assert (room.table.phase, people(room)) == (RUNNING, {"bob"})
            lone = await asks(opened, "cat", 3)
            await opened.remove(lone, "cat")
            assert lone.table.phase == OVER
            assert await opened.tables(OPEN, 9) == []

    played(story)


def test_asking_for_something_else_leaves_the_first_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            first = await asks(opened, "ann", 3)
            made = await opened.create(NewTable("citadels", seat=0, name="Ann"), "ann")
            second = await asks(opened, "ann", 4)
            assert (first.table.phase, people(second), people(made)) == (OVER, {"ann"}, {"ann"})

    played(story)


def test_nobody_is_paired_with_those_who_have_gone(tmp_path: Path) -> None:
    async def story() -> None:
        hour = Hour()
        async with house(tmp_path, keeper=hour.keeper()) as opened:
            room = await asks(opened, "ann", 4)
            hour.now += ARRIVING
            second = await asks(opened, "bob", 4)
            assert second is not room
            assert await asks(opened, "ann", 4) is room  # whose own it is
            Person(room, "ann")
            assert await asks(opened, "cat", 4) is room

    played(story)


# -- people who should not meet, and what is refused


def test_people_who_have_blocked_each_other_are_never_paired(url: str) -> None:
    async def story() -> None:
        async with two_doors(url) as (here, there):
            first = await asks(here, "ann", 4)
            assert (await asks(there, "bob", 4)).table.name == first.table.name
            await here.storage.friends.shun("cat", "bob", "Bob", "blocked")
            await here.storage.friends.shun("bob", "dan", "Dan", "blocked")
            await here.storage.friends.shun("bob", "eve", "Eve", "muted")
            second = await asks(there, "cat", 4)
            assert second.table.name != first.table.name
            assert (await asks(here, "dan", 4)).table.name == second.table.name
            assert (await asks(there, "eve", 4)).table.name == first.table.name

    played(story)


def test_what_makes_no_sense_is_refused_and_makes_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            assert await why_not(opened, Pairing("chess", "Ann")) == "unknown-game"
            assert await why_not(opened, wish(9)) == "player-count"
            assert await why_not(opened, wish(options={"colour": "red"})) == "unreadable-options"
            assert await why_not(opened, wish(name=" ")) == "name"
            assert await why_not(opened, wish(language="tlh")) == "unknown-language"
            assert await why_not(opened, wish(seats=(2,))) == "no-such-seat"
            for _ in range(MOST_PER_GUEST):
                await opened.create(NewTable("citadels"), "ann")
            assert await why_not(opened, wish()) == "too-many-tables"
            assert await opened.tables(None, 9) == []
            assert people(await asks(opened, "bob")) == {"bob"}  # others are not held up

    played(story)


def test_a_browser_asks_for_a_table(served: Served) -> None:
    async def story() -> None:
        tokens = [new_token(), new_token()]
        body = msgspec.json.encode(wish(2, options={"preset": "random"}))
        answers = await asyncio.gather(*[ask(served.url, token, "POST", "/api/pairing", body) for token in tokens])
        first, second = [answer.json() for answer in answers]
        assert first["id"] == second["id"]
        assert sorted([first["phase"], second["phase"]]) == [OPEN, RUNNING]
        for unreadable in (b'{"game": "citadels"}', b'{"game": "citadels", "name": "Ann", "bots_after": -1}'):
            answer = await ask(served.url, tokens[0], "POST", "/api/pairing", unreadable)
            assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (400, "malformed")
        for _ in range(40):
            answer = await ask(served.url, tokens[0], "POST", "/api/pairing", b'{"game": "chess", "name": "Ann"}')
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (429, "too-many-new-tables")

    played(story)
