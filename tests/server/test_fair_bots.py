"""Fair bots on a real server: bots do not think while nobody is there, and many tables of one guest hold up nobody
else."""

from contextlib import AsyncExitStack

import pytest

from tests.server.client import ask, make_table
from tests.server.serving import Served
from tests.server.windows import ANNA, BEN, Window, run, served, window
from twocities.server.house import NewTable

__all__ = ["served"]


async def made(served: Served, *tables: str) -> int:
    """How many choices have been made at some tables."""
    return sum([(await ask(served.url, "", "GET", f"/api/tables/{table}")).json()["choices"] for table in tables])


async def watch(stack: AsyncExitStack, served: Served, token: str, level: str) -> tuple[str, Window]:
    """A new table where four bots play, and a guest who watches."""
    table = await make_table(served.url, token, NewTable("citadels", {"players": 4}, (level,) * 4))
    looking = await stack.enter_async_context(window(served, table, token))
    await looking.ask("start")
    return table, looking


async def hear_choices(looking: Window, count: int) -> None:
    """Until this many more choices are made, or the game is over."""
    goal = looking.scene["table"]["choices"] + count
    while looking.scene["table"]["choices"] < goal and looking.scene["outcome"] is None:
        await looking.hear()


def test_bots_wait_while_nobody_is_there(served: Served) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            async with AsyncExitStack() as annas:
                table, _ = await watch(annas, served, ANNA, "regular")
            _, ben = await watch(stack, served, BEN, "regular")
            await hear_choices(ben, 20)  # by now, what a bot was thinking about when Anna left has been chosen
            before = await made(served, table)
            await hear_choices(ben, 1000)
            assert await made(served, table) == before
            anna = await stack.enter_async_context(window(served, table, ANNA))
            await hear_choices(anna, 1000)
            assert anna.scene["outcome"]

    run(story())


@pytest.mark.parametrize(
    ("level", "choices", "beside"),
    [
        ("regular", 40, 20),  # as many as are being thought about, however busy the machine is
        ("expert", 6, 9),  # in turn
    ],
)
def test_many_tables_of_one_guest_hold_up_no_other(served: Served, level: str, choices: int, beside: int) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            annas = [(await watch(stack, served, ANNA, "expert"))[0] for _ in range(8)]
            _, ben = await watch(stack, served, BEN, level)
            before = await made(served, *annas)
            await hear_choices(ben, choices)
            assert await made(served, *annas) - before <= beside

    run(story())
