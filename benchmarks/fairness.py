"""Whether many tables of one guest hold up the bots of another: `python -m benchmarks.fairness [--choices 20]`.

Somebody watches a table of four bots at the normal pace. It measures the time from one choice to the next: alone, while
others have left many tables of four `master` bots running, and while one other guest watches thirty such tables."""

import asyncio
import time
from argparse import ArgumentParser
from contextlib import AsyncExitStack
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from websockets import ClientConnection

from tests.server.client import enter, make_table, new_token
from tests.server.serving import Served, serving
from twocities.core.rng import COMPILED
from twocities.server.house import NewTable
from twocities.server.messages import Start, encode

LEVELS: Final = ("regular", "expert")
LEFT: Final = 500  # tables with nobody there
WATCHED: Final = 30  # tables with one guest at all of them
OF_A_GUEST: Final = 25  # tables that a guest may create at once


class Message(msgspec.Struct):
    """The part of a message that is read."""

    type: str
    table: msgspec.Raw = msgspec.Raw(b"{}")


class Card(msgspec.Struct):
    choices: int = 0


async def begin(served: Served, token: str, level: str) -> ClientConnection:
    """A table of four bots that have started playing, and a window on it."""
    table = await make_table(served.url, token, NewTable("citadels", {"players": 4}, (level,) * 4))
    socket = await enter(served.url, table, token)
    await socket.send(encode(Start(1)), text=True)
    await next_choice(socket, -1)
    return socket


async def next_choice(socket: ClientConnection, known: int) -> int:
    """Waits for a choice beyond the known number; returns the new number."""
    while True:
        message = msgspec.json.decode(await socket.recv(decode=False), type=Message)
        if message.type == "scene" and (choices := msgspec.json.decode(message.table, type=Card).choices) > known:
            return choices


async def waits(served: Served, level: str, count: int) -> list[float]:
    """Seconds from each choice to the next at a new table of this level."""
    socket = await begin(served, new_token(), level)
    choices, found = 0, []
    for _ in range(count):
        began = time.perf_counter()
        choices = await next_choice(socket, choices)
        found.append(time.perf_counter() - began)
    await socket.close()
    return found


async def measure(served: Served, count: int) -> dict[str, list[list[float]]]:
    """By additional load: the waits of each level."""
    measured = {"alone": [await waits(served, level, count) for level in LEVELS]}
    tokens = [new_token() for _ in range(-(-LEFT // OF_A_GUEST))]
    for number in range(LEFT):
        await (await begin(served, tokens[number // OF_A_GUEST], "master")).close()
    measured[f"{LEFT} tables of masters, nobody there"] = [await waits(served, level, count) for level in LEVELS]
    async with AsyncExitStack() as stack:
        token = new_token()
        for _ in range(WATCHED):
            await stack.enter_async_context(await begin(served, token, "master"))
        measured[f"{WATCHED} tables of masters, watched"] = [await waits(served, level, count) for level in LEVELS]
    return measured


def main() -> None:
    parser = ArgumentParser(description="whether many tables of one guest hold up the bots of another")
    parser.add_argument("--choices", type=int, default=20)
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.db") as served:
        measured = asyncio.run(measure(served, arguments.choices))
    print(f"seconds from choice to choice, {'compiled' if COMPILED else 'plain'}")
    alone = measured["alone"]
    for beside, levels in measured.items():
        for level, found, reference in zip(LEVELS, levels, alone, strict=True):
            ratio = median(found) / median(reference)
            print(f"{beside:40} {level:8} p50 {median(found):6.2f}  max {max(found):6.2f}  ratio {ratio:5.2f}")


if __name__ == "__main__":
    main()
