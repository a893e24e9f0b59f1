"""Somebody banned by an operator is disconnected, stays out of every process, and can come back when the ban is
lifted."""

import asyncio
from contextlib import ExitStack

import httpx
import pytest
from websockets import ConnectionClosed

from tests.server.client import ask, enter, make_table
from tests.server.serving import Served, serving
from tests.server.test_operating import Command, command
from tests.server.windows import ANNA, BEN, FOR_TWO, ending, run, window

__all__ = ["command"]  # a fixture

SELDOM = "--workers", "1"


def servers(url: str, stack: ExitStack) -> list[Served]:
    """All that can share a database: two on PostgreSQL."""
    count = 1 if url.startswith("sqlite") else 2
    return [stack.enter_context(serving(url, *SELDOM)) for _ in range(count)]


async def answer(served: Served, token: str) -> str:
    """What somebody gets who asks for something: "ok", or the reason why not."""
    answered = await ask(served.url, token, "GET", "/api/me")
    if answered.is_success:
        return "ok"
    assert answered.status_code == 403
    key: str = answered.json()["reasons"][0]["key"]
    return key


async def until(served: Served, token: str, wanted: str) -> None:
    while await answer(served, token) != wanted:
        await asyncio.sleep(0.05)


def test_a_guest_is_banned_everywhere_until_that_is_lifted(url: str, command: Command) -> None:
    where = "--database", url

    async def banned(there: list[Served]) -> str:
        table = await make_table(there[0].url, ANNA, FOR_TWO)
        ((status, (line,)),) = [await asyncio.to_thread(command, "tables", "people", table, *where)]
        guest, name = line.split()
        assert (status, name) == (0, "Anna")
        async with window(there[-1], table, ANNA) as anna, window(there[0], table, BEN) as ben:
            added = await asyncio.to_thread(command, "bans", "add", guest, *where)
            assert added == (0, [f"{guest} has been banned."])
            assert await ending(anna.socket) == (4403, "banned")
            await ben.ask("ping")
        for served in there:
            await until(served, ANNA, "banned")
            assert await answer(served, BEN) == "ok"
            refused = await enter(served.url, table, ANNA)
            with pytest.raises(ConnectionClosed, match="banned"):
                await refused.recv()
        return guest

    with ExitStack() as stack:
        guest = run(banned(servers(url, stack)))
    assert command("bans", "add", guest, *where) == (2, [f"{guest} is already banned."])
    ((listed, (line,)),) = [command("bans", "list", *where)]
    assert (listed, line.split()[0]) == (0, guest)
    with ExitStack() as stack:
        for served in servers(url, stack):
            assert run(answer(served, ANNA)) == "banned"  # from the start
        assert command("bans", "lift", guest, *where) == (0, [f"{guest} is no longer banned."])
        run(until(served, ANNA, "ok"))
    assert command("bans", "lift", guest, *where) == (2, [f"{guest} is not banned."])
    assert command("bans", "list", *where) == (0, [])


def test_banning_an_address_bans_everybody_who_uses_it(url: str, command: Command) -> None:
    where = "--database", url
    with serving(url, *SELDOM) as served:
        assert command("bans", "add", "127.0.0.1", *where)[0] == 0
        for token in (ANNA, BEN):
            run(until(served, token, "banned"))
        assert httpx.get(served.url, trust_env=False).status_code != 403  # the page that says so
        through_proxy = {"X-Forwarded-For": "2001:db8::1"}
        assert httpx.get(f"{served.url}/api/me", headers=through_proxy, trust_env=False).is_success
        assert command("bans", "add", "2001:db8::7", *where) == (0, ["2001:db8::/64 has been banned."])
        while httpx.get(f"{served.url}/api/me", headers=through_proxy, trust_env=False).is_success:
            pass
        assert command("bans", "lift", "2001:db8::/64", *where)[0] == 0
    for wrong in ("Anna", "127.0.0", "2001:db8::/48"):
        assert command("bans", "add", wrong, *where) == (2, [f"“{wrong}” is neither a guest nor an IP address."])
