"""Tables to look at in a browser, created and played over the API by people who exist only here."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from websockets import ClientConnection

from tests.random_games import Setup
from tests.server.client import decode, enter, make_table, new_token
from twocities.core import Generator, State
from twocities.server.house import NewTable
from twocities.server.messages import Accepted, Choose, Command, Ping, Scene, SetPace, Sit, Start, encode

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Filip", "Greta", "Hugo")  # by seat

Result = TypeVar("Result")


def wait_for(story: Coroutine[Any, Any, Result]) -> Result:
    """The result of a coroutine. It runs in another thread, because Playwright occupies asyncio in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


class Table(NamedTuple):
    """A table, and the tokens of its people, by seat."""

    id: str
    tokens: tuple[str, ...]
    host: int = 0

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"


def seats_of(setup: Setup) -> range:
    return range(setup.game.seats(setup.options))


async def open_table(url: str, setup: Setup, *, state: State | None = None, hints: bool = False) -> Table:
    """A table with a person in every seat that is taken. The game will start as the setup says, or from a state."""
    tokens = tuple([new_token() for _ in seats_of(setup)])
    host, *others = [seat for seat in seats_of(setup) if seat not in setup.game.empty_seats(setup.options)]
    position = (state or setup.new()).position()
    wish = NewTable("", position=position, exact=True, seat=host, name=NAMES[host], hints=hints)
    table = Table(await make_table(url, tokens[host], wish), tokens, host)
    async with people(url, table) as sockets:
        for seat in others:
            await _do(sockets[seat], Sit(1, seat, NAMES[seat]))
    return table


async def play(
    url: str, table: Table, moves: Iterable[tuple[int, str]], then: Iterable[tuple[int, Command]] = ()
) -> None:
    """Starts the game; people make these choices and end with these commands."""
    async with people(url, table) as sockets:
        await _do(sockets[table.host], Start(1))
    await go_on(url, table, moves, then)


async def go_on(
    url: str, table: Table, moves: Iterable[tuple[int, str]], then: Iterable[tuple[int, Command]] = ()
) -> None:
    """In a running game, people make these choices and end with these commands."""
    async with people(url, table) as sockets:
        for seat, choice in moves:
            await _do(sockets[seat], Choose(1, await _version(sockets[seat]), choice))
        for seat, command in then:
            now = {"version": await _version(sockets[seat])} if "version" in command.__struct_fields__ else {}
            await _do(sockets[seat], msgspec.structs.replace(command, **now))


async def finish(url: str, table: str, token: str, rng: Generator) -> None:
    """Somebody plays on at random until the game is over, while bots have the other seats."""
    socket = await enter(url, table, token)
    while True:
        scene = decode(await socket.recv())
        if isinstance(scene, Scene) and scene.outcome:
            break
        if isinstance(scene, Scene) and scene.choices:
            choice = scene.choices[rng.below(len(scene.choices))]
            await socket.send(encode(Choose(1, scene.version, choice)), text=True)
    await socket.close()


async def listed_tables(url: str, setup: Setup) -> None:
    """Three listed tables of bots: one open, one running, one over."""
    options, levels = msgspec.to_builtins(setup.options), ("newcomer",) * len(seats_of(setup))
    for phase in ("open", "running", "over"):
        token = new_token()
        table = await make_table(url, token, NewTable(setup.game.name, options, levels[phase == "open" :], listed=True))
        if phase == "open":
            continue
        socket = await enter(url, table, token)
        if phase == "over":
            await _do(socket, SetPace(1, "instant"))
        await _do(socket, Start(1))
        while phase == "over" and b'"outcome":null' in await socket.recv(decode=False):
            pass
        await socket.close()


async def at_decision(url: str, setup: Setup, state: State, seat: int) -> Table:
    """A running table in a position, with one person in a seat and bots in the others."""
    tokens = tuple([new_token() for _ in seats_of(setup)])
    levels = ("newcomer",) * len(tokens)
    wish = NewTable("", position=state.position(), exact=True, levels=levels, seat=seat, name=NAMES[seat])
    table = Table(await make_table(url, tokens[seat], wish), tokens)
    socket = await enter(url, table.id, tokens[seat])
    await _do(socket, Start(1))
    await socket.close()
    return table


@asynccontextmanager
async def people(url: str, table: Table) -> AsyncIterator[list[ClientConnection]]:
    """Connects everybody, by seat, and disconnects them at the end."""
    sockets = [await enter(url, table.id, token) for token in table.tokens]
    yield sockets
    for socket in sockets:
        await socket.close()


async def _do(socket: ClientConnection, command: Command) -> int:
    """The version after somebody's command."""
    await socket.send(encode(command), text=True)
    while not isinstance(answer := decode(await socket.recv()), Accepted):
        assert isinstance(answer, Scene), answer
    return answer.version


async def _version(socket: ClientConnection) -> int:
    """The version that somebody sees now."""
    return await _do(socket, Ping(1))
