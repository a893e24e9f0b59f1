"""Tables to look at in a browser: made and played over the API, by people who exist only here."""

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

from tests.random_games import Setup
from tests.server.client import decode, enter, make_table, new_token
from twocities.core import State
from twocities.server.house import NewTable
from twocities.server.messages import Accepted, Choose, Command, Scene, Sit, Start, encode

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Filip", "Greta", "Hugo")  # by seat

Result = TypeVar("Result")


def wait_for(story: Coroutine[Any, Any, Result]) -> Result:
    """What a story leads to. It gets a thread of its own: in that of the browser asyncio is taken."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


class Table(NamedTuple):
    """A table, and the tokens of the people at it, by seat."""

    id: str
    tokens: tuple[str, ...]

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"


def seats_of(setup: Setup) -> range:
    return range(sum(map(len, setup.game.sides(setup.options))))


async def open_table(url: str, setup: Setup) -> Table:
    """A table with a person in every seat, at which the game will begin as the set-up says."""
    tokens = tuple([new_token() for _ in seats_of(setup)])
    table = Table(
        await make_table(url, tokens[0], NewTable("", position=setup.new().position(), seat=0, name=NAMES[0])), tokens
    )
    for seat in seats_of(setup)[1:]:
        await _do(url, table, seat, Sit(1, seat, NAMES[seat]))
    return table


async def play(url: str, table: Table, moves: Iterable[tuple[int, str]]) -> None:
    """Starts the game; people make these choices."""
    await _do(url, table, 0, Start(1))
    for seat, choice in moves:
        await _do(url, table, seat, choice)


async def at_moment(url: str, setup: Setup, state: State, seat: int) -> Table:
    """A running table in a position, with one person in a seat and program players in the others."""
    tokens = tuple([new_token() for _ in seats_of(setup)])
    levels = ("newcomer",) * len(tokens)
    wish = NewTable("", position=state.position(), levels=levels, seat=seat, name=NAMES[seat])
    table = Table(await make_table(url, tokens[seat], wish), tokens)
    await _do(url, table, seat, Start(1))
    return table


async def at_moments(url: str, moments: Sequence[tuple[Setup, State, int]]) -> list[Table]:
    return [await at_moment(url, *moment) for moment in moments]


async def _do(url: str, table: Table, seat: int, wish: Command | str) -> None:
    """Somebody comes, does something or makes a choice, and goes."""
    socket = await enter(url, table.id, table.tokens[seat])
    scene = decode(await socket.recv())
    assert isinstance(scene, Scene)
    command = Choose(1, scene.version, wish) if isinstance(wish, str) else wish
    await socket.send(encode(command), text=True)
    while not isinstance(answer := decode(await socket.recv()), Accepted):
        assert isinstance(answer, Scene), answer
    await socket.close()
