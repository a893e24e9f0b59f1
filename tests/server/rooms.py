"""Tables for tests of their rules: a house with real storage and real workers, and people in it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.databases import database
from twocities.core import Generator
from twocities.server.arranging import arranged
from twocities.server.changes import Change
from twocities.server.commands import change_by
from twocities.server.entries import Clock, write_entry
from twocities.server.house import House, NewTable
from twocities.server.messages import (
    Accepted,
    Admit,
    AnyMessage,
    Choose,
    Command,
    News,
    Refused,
    Scene,
    Sit,
    Start,
    TableCard,
)
from twocities.server.refusals import Refusal
from twocities.server.room import Room
from twocities.server.scene import news_before, news_since, scene, table_card
from twocities.server.storage import Storage
from twocities.server.table import RUNNING, Table
from twocities.server.timekeeper import Timekeeper
from twocities.server.workers import Workers

PATIENCE = 60.0  # seconds after which a test has failed

decode = msgspec.json.Decoder(AnyMessage).decode


def played(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), PATIENCE))


@asynccontextmanager
async def house(
    folder: Path, pace: float = 0.0, url: str = "", keeper: Timekeeper | None = None
) -> AsyncIterator[House]:
    """All tables of a folder, or of a storage, as after a start of the server."""
    opened = House(Storage(url or database(folder)), Workers(1, PATIENCE), pace, keeper=keeper)
    living = asyncio.create_task(opened.storage.peers.live())
    try:
        await opened.open()
        yield opened
    finally:
        living.cancel()
        await opened.close()


async def found(house: House, name: str) -> Room:
    """A table that must exist."""
    room = await house.find(name)
    assert room is not None
    return room


def all_news(table: Table, reader: int | None) -> list[News]:
    """All news that a seat, or a spectator, received, page by page."""
    told = news_since(table, reader, 0)
    while told and told[0].version > 1:
        told = [*news_before(table, reader, told[0].version), *told]
    return told


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


class Person:
    """Somebody at a table with an open window."""

    def __init__(self, room: Room, guest: str, since: int = 0) -> None:
        self.room = room
        self.guest = guest
        self.messages: list[bytes] = []
        self.scenes: list[Scene] = []
        room.join(self, since)

    def send(self, message: bytes) -> None:
        scene = decode(message)
        assert isinstance(scene, Scene)
        self.messages.append(message)
        self.scenes.append(scene)

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def seat(self) -> int | None:
        return self.scene.you

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.scene.view
        return view

    @property
    def news(self) -> list[News]:
        return [item for scene in self.scenes for item in scene.news]

    @property
    def heard(self) -> list[str]:
        """The kinds of all news received, in order."""
        return [item.kind for item in self.news]

    def leave(self) -> None:
        self.room.leave(self)

    async def does(self, command: Command) -> Accepted:
        answer = await self.room.do(self.guest, command)
        assert isinstance(answer, Accepted), answer
        return answer

    async def refused(self, command: Command) -> str:
        """The key of the reason why a command is refused."""
        answer = await self.room.do(self.guest, command)
        assert isinstance(answer, Refused), answer
        return answer.reasons[0].key

    async def chooses(self, choice: str = "") -> Accepted:
        """Makes this choice, or the first one offered."""
        return await self.does(Choose(1, self.scene.version, choice or self.scene.choices[0]))

    async def sits(self, seat: int) -> Accepted:
        return await self.does(Sit(1, seat, self.guest.title()))

    async def lets(self, agrees: bool = True) -> Accepted:
        """Answers somebody who asks for a seat."""
        return await self.does(Admit(1, self.scene.version, agrees))


async def seated(
    house: House, game: str = "citadels", options: dict[str, Any] | None = None, **wish: Any
) -> tuple[Room, list[Person]]:
    """An open table with people in all seats that are not a bot's: ann, who is host, bob, ..."""
    room = await house.create(NewTable(game, options or {"players": 2}, **wish), "ann")
    open_seats = [seat for seat, place in enumerate(room.table.places) if not place.level]
    people = []
    for seat, guest in zip(open_seats, ("ann", "bob", "cat", "dan"), strict=False):
        people.append(Person(room, guest))
        await people[-1].sits(seat)
    return room, people


async def started(
    house: House, game: str = "citadels", options: dict[str, Any] | None = None, **wish: Any
) -> tuple[Room, list[Person]]:
    room, people = await seated(house, game, options, **wish)
    await people[0].does(Start(1))
    return room, people


def who_chooses(people: Sequence[Person]) -> Person:
    return next(person for person in people if person.scene.choices)


async def play(room: Room, people: Sequence[Person], rng: Generator, choices: int = 10_000) -> None:
    """People choose at random, one after another, until this many choices are made or the game is over."""
    for _ in range(choices):
        if room.table.phase != RUNNING:
            return
        able = [person for person in people if person.scene.choices]
        person = able[rng.below(len(able))]
        offered = person.scene.choices
        confirms = "confirm" in offered and rng.below(2)  # otherwise the Heroes would hardly ever set out
        await person.chooses("confirm" if confirms else offered[rng.below(len(offered))])


class Desk:
    """A running table alone, with a person per seat that somebody takes: `guest 0`, `guest 1`, ... They can do
    things at any time.

    Nothing is stored or sent."""

    def __init__(self, game: str, options: dict[str, Any], clock: Clock | None = None, position: str = "") -> None:
        self.table = Table("desk")
        entry = arranged(game, options, self.guest(0), False, clock or Clock(), position, 0.0)
        self.adds(Change([entry]))
        for seat in self.table.open_seats():
            self.does(seat, Sit(1, seat, f"Person {seat}"), 0.0)
        self.does(0, Start(1), 0.0)

    def guest(self, seat: int) -> str:
        return f"guest {seat}"

    def does(self, seat: int, command: Command, at: float = 0.0) -> None:
        """Raises Refusal."""
        self.adds(change_by(self.table, self.guest(seat), command, at))

    def refused(self, seat: int, command: Command, at: float = 0.0) -> str:
        """The key of the reason why a command is refused."""
        with pytest.raises(Refusal) as problem:
            change_by(self.table, self.guest(seat), command, at)
        return problem.value.reasons[0].key

    def chooses(self, seat: int, choice: str, at: float = 0.0) -> None:
        self.does(seat, Choose(1, self.version(seat), choice), at)

    def choices(self, seat: int) -> list[str]:
        assert self.table.state is not None
        return [self.table.game.text(choice) for choice in self.table.state.choices(seat)]

    def version(self, seat: int | None) -> int:
        return self.table.reading(seat).version

    def card(self, at: float = 0.0) -> TableCard:
        return table_card(self.table, [], False, at)

    def scene(self, seat: int | None, at: float = 0.0) -> Scene:
        return scene(self.table, seat, False, self.card(at), news_since(self.table, seat, 0))

    def adds(self, change: Change) -> None:
        last = len(change.entries) - 1
        for number, entry in enumerate(change.entries):
            self.table.add(entry, write_entry(entry), change.state if number == last else None)
