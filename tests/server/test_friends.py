"""People who played together find and invite each other; muted or blocked people get no message about it."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.client import ask, cookie, make_table, new_token
from tests.server.serving import Served
from tests.server.test_bans import servers
from tests.server.windows import ANNA, BEN, FOR_TWO, run, started_game, window
from twocities.server.friends import MOST_INVITED
from twocities.server.house import NewTable
from twocities.server.limits import INVITATIONS_PER_GUEST

CLEO = new_token()
FOR_THREE = NewTable("citadels", {"players": 3}, seat=0, name="Anna", listed=True)


@pytest.fixture
def there(url: str) -> Iterator[list[Served]]:
    """All servers that can share a database: two on PostgreSQL, and people use either of them."""
    with ExitStack() as stack:
        found = servers(url, stack)
        yield [found[0], found[-1]]


async def told(served: Served, token: str, path: str, method: str = "GET", **body: Any) -> Any:
    """The answer to somebody; or the reason, if it is refused."""
    answer = await ask(served.url, token, method, f"/api/{path}", json.dumps(body).encode() if body else b"")
    found = answer.json()
    return found if answer.is_success else found["reasons"][0]["key"]


async def friends(served: Served, token: str, table: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await told(served, token, f"friends?table={table}"))["friends"]
    return found


async def friend(served: Served, token: str) -> str:
    """The id of somebody's only friend."""
    ((one),) = await friends(served, token)
    return str(one["id"])


async def shun(served: Served, token: str, who: str, kind: str, table: str = "") -> Any:
    return await told(served, token, f"friends/{who}", "PUT", kind=kind, table=table)


async def invite(served: Served, token: str, table: str, who: str) -> Any:
    return await told(served, token, f"tables/{table}/invitations", "POST", friend=who)


async def invited_by(served: Served, token: str) -> list[str]:
    """Who has invited somebody."""
    return [one["name"] for one in await invitations(served, token)]


async def invitations(served: Served, token: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await told(served, token, "me"))["invitations"]
    return found


async def sit(served: Served, token: str, table: str, seat: int, name: str) -> str:
    """Whether somebody could sit down: "" or why not."""
    async with window(served, table, token) as looking:
        answer = await looking.say(json.dumps({"type": "sit", "id": 1, "seat": seat, "name": name}))
    return "" if answer["type"] == "accepted" else answer["reasons"][0]["key"]


def test_people_who_played_together_stay_friends(there: list[Served]) -> None:
    async def story() -> None:
        here, elsewhere = there
        assert await friends(here, ANNA) == []
        waiting = await make_table(here.url, ANNA, FOR_TWO)
        assert await sit(here, BEN, waiting, 1, "Benjamin") == ""
        assert await friends(here, ANNA) == []  # that game has not begun
        await started_game(here)
        left = await started_game(elsewhere)
        async with window(here, left, BEN) as ben:
            await ben.ask("stand")
        for served in there:
            (ben_told,), (anna_told,) = await friends(served, ANNA), await friends(served, BEN)
            assert (ben_told["name"], ben_told["games"], ben_told["table"]) == ("Ben", 2, None)
            assert (anna_told["name"], anna_told["games"]) == ("Anna", 2)
            assert await friends(served, CLEO) == []
        listed = await make_table(elsewhere.url, ANNA, FOR_THREE)
        assert (await friends(here, BEN))[0]["table"]["id"] == listed
        await shun(here, ANNA, await friend(here, ANNA), "blocked")
        assert (await friends(here, BEN))[0]["table"] is None

    run(story())


def test_a_friend_is_invited_and_joins_or_declines(there: list[Served]) -> None:
    async def story() -> None:
        here, elsewhere = there
        await started_game(here)
        table, other = [await make_table(here.url, ANNA, FOR_THREE) for _ in range(2)]
        for name in (table, other):
            assert (await friends(here, ANNA, name))[0]["state"] == ""
            for served in there:  # the second time makes no difference
                (ben,) = (await invite(served, ANNA, name, await friend(served, ANNA)))["friends"]
                assert ben["state"] == "invited"
        first, second = await invitations(elsewhere, BEN)
        assert [(one["table"]["id"], one["name"]) for one in (first, second)] == [(other, "Anna"), (table, "Anna")]
        (left,) = await told(here, BEN, f"invitations/{other}", "DELETE")
        assert left["table"]["id"] == table
        await invite(here, ANNA, other, await friend(here, ANNA))
        assert await invited_by(here, BEN) == ["Anna"]  # a declined invitation stays declined
        assert (await friends(elsewhere, ANNA, other))[0]["state"] == "declined"
        assert await sit(here, BEN, table, 1, "Ben") == ""
        assert (await friends(elsewhere, ANNA, table))[0]["state"] == "seated"
        assert await invited_by(here, BEN) == []

    run(story())


@asynccontextmanager
async def own_list(served: Served, token: str) -> AsyncIterator[Callable[[], Awaitable[dict[str, Any]]]]:
    """The live list of somebody's tables and invitations: calling it waits for the next message."""
    address = f"{served.sockets}/api/me/live"
    async with connect(address, additional_headers=cookie(token), compression=None, proxy=None) as socket:

        async def hear() -> dict[str, Any]:
            message: dict[str, Any] = json.loads(await socket.recv())
            return message

        yield hear


async def until_online(served: Served, token: str, online: bool) -> None:
    """Waits until somebody's only friend is online, or no longer is: servers hear of it a little later."""
    while (await friends(served, token))[0]["online"] != online:
        await asyncio.sleep(0.02)


def test_an_invitation_appears_and_disappears_in_the_list_of_ones_own_tables(there: list[Served]) -> None:
    async def story() -> None:
        here, elsewhere = there
        await started_game(here)
        ben = await friend(here, ANNA)
        await until_online(here, ANNA, False)
        async with own_list(elsewhere, BEN) as hear:
            assert (await hear())["invitations"] == []
            await until_online(here, ANNA, True)
            first, second = [await make_table(here.url, ANNA, FOR_THREE) for _ in range(2)]
            await invite(here, ANNA, first, ben)
            heard = await hear()
            assert (heard["type"], heard["tables"]) == ("changed", [])
            (invitation,) = heard["invitations"]
            assert (invitation["name"], invitation["table"]["id"]) == ("Anna", first)
            await invite(here, ANNA, second, ben)
            assert [one["table"]["id"] for one in (await hear())["invitations"]] == [second, first]
            assert await told_of(here, BEN, f"invitations/{second}", "DELETE") == [first]
            assert [one["table"]["id"] for one in (await hear())["invitations"]] == [first]
            assert await sit(here, CLEO, first, 2, "Cleo") == ""
            assert [seat["name"] for seat in (await hear())["invitations"][0]["table"]["seats"]] == ["Anna", "", "Cleo"]
            assert await sit(here, BEN, first, 1, "Ben") == ""
            sat = await hear()
            assert ([own["table"]["id"] for own in sat["tables"]], sat["invitations"]) == ([first], [])

    run(story())


async def told_of(served: Served, token: str, path: str, method: str) -> list[str]:
    """The tables of the invitations in an answer."""
    return [one["table"]["id"] for one in await told(served, token, path, method)]


def test_an_invitation_ends_when_the_table_is_full_or_its_game_starts(there: list[Served]) -> None:
    async def story() -> None:
        here, elsewhere = there
        await started_game(here)
        table = await make_table(here.url, ANNA, FOR_TWO)
        ben = await friend(here, ANNA)
        await invite(here, ANNA, table, ben)
        async with window(here, table, ANNA) as anna:
            await anna.ask("hand", seat=1, level="newcomer")
            assert await invited_by(here, BEN) == []
            while await invite(elsewhere, ANNA, table, ben) != "table-full":  # it hears of it a little later
                await asyncio.sleep(0.02)
            await anna.ask("clear", seat=1)
            assert await invited_by(here, BEN) == ["Anna"]
            await anna.ask("hand", seat=1, level="newcomer")
            await anna.ask("start")
        assert await invited_by(here, BEN) == []
        assert await invite(here, ANNA, table, ben) == "started-already"

    run(story())


def test_only_people_who_played_together_can_be_invited_and_others_stay_unknown(there: list[Served]) -> None:
    async def story() -> None:
        here, _ = there
        await started_game(here)
        ben, anna = await friend(here, ANNA), await friend(here, BEN)
        assert ben != anna
        table, of_ben = await make_table(here.url, ANNA, FOR_THREE), await make_table(here.url, BEN, FOR_THREE)
        for nobody in (anna, "0" * 32, "x"):  # an id that means somebody to another person, and two that mean nobody
            assert await invite(here, ANNA, table, nobody) == "no-such-person"
            assert await shun(here, ANNA, nobody, "blocked") == "no-such-person"
        assert await invite(here, CLEO, table, ben) == "not-seated"
        assert await invite(here, ANNA, of_ben, ben) == "not-seated"
        assert await invite(here, ANNA, "no-table", ben) == "no-such-table"
        assert await told(here, CLEO, f"invitations/{table}", "DELETE") == []
        everything = json.dumps([await told(here, ANNA, path) for path in ("friends", f"tables/{table}/people")])
        assert len(ben) == 32
        assert everything.count(ben) == 1

    run(story())


def test_blocked_people_cannot_sit_down_with_the_host_and_their_invitations_are_not_shown(url: str) -> None:
    async def blocks(there: list[Served]) -> None:
        here, elsewhere = there[0], there[-1]
        await started_game(here)
        anna = await friend(here, BEN)
        of_ben = await make_table(here.url, BEN, NewTable("citadels", {"players": 3}, seat=0, name="Ben"))
        await invite(here, BEN, of_ben, anna)
        assert await invited_by(here, ANNA) == ["Ben"]
        ben = await friend(here, ANNA)
        assert await shun(here, ANNA, ben, "blocked") == [{"id": ben, "name": "Ben", "kind": "blocked"}]
        assert await invited_by(elsewhere, ANNA) == []
        assert await friends(elsewhere, ANNA) == []
        async with window(elsewhere, of_ben, ANNA):
            assert [one["online"] for one in await friends(elsewhere, BEN)] == [False]
        (told_ben,) = (await invite(elsewhere, BEN, of_ben, anna))["friends"]
        assert told_ben["state"] == "invited"

    async def stay_apart(there: list[Served]) -> None:
        here, elsewhere = there[0], there[-1]
        table = await make_table(here.url, ANNA, FOR_THREE)
        assert await sit(elsewhere, BEN, table, 1, "Ben") == "not-admitted"
        assert await sit(elsewhere, CLEO, table, 1, "Cleo") == ""
        ((shunned),) = (await told(here, ANNA, "friends"))["shunned"]
        assert await invite(here, ANNA, table, shunned["id"]) == "no-such-person"
        assert await shun(elsewhere, ANNA, shunned["id"], "") == []
        assert await sit(here, BEN, table, 2, "Ben") == ""
        assert [one["name"] for one in await friends(here, ANNA)] == ["Ben"]

    for story in (blocks, stay_apart):  # before a restart, and after
        with ExitStack() as stack:
            run(story(servers(url, stack)))


def test_somebody_muted_at_a_table_is_recognized_by_what_they_say_there(there: list[Served]) -> None:
    async def story() -> None:
        here, elsewhere = there
        table, other = [await make_table(here.url, ANNA, FOR_TWO) for _ in range(2)]
        for name in (table, other):
            async with window(here, name, BEN) as ben, window(elsewhere, name, CLEO) as cleo:
                await ben.ask("sit", seat=1, name="Ben")
                await ben.ask("say", text="I am Ben")
                await cleo.ask("say", phrase="hello", name="Cleo")
        async with window(elsewhere, table, ANNA) as anna:
            by = {item["name"]: item["by"] for item in anna.news if item["kind"] == "said"}
        people = {one["name"]: one for one in await told(elsewhere, ANNA, f"tables/{table}/people")}
        assert {name: (one["by"], one["seat"]) for name, one in people.items()} == {
            "Ben": (by["Ben"], 1),
            "Cleo": (by["Cleo"], None),
        }
        assert await shun(here, ANNA, people["Cleo"]["id"], "muted") == "no-such-person"  # elsewhere she is unknown
        await shun(here, ANNA, people["Cleo"]["id"], "muted", table)
        await shun(here, ANNA, people["Ben"]["id"], "blocked", table)
        kinds = {"Ben": "blocked", "Cleo": "muted"}
        for name in (table, other):
            found = await told(elsewhere, ANNA, f"tables/{name}/people")
            assert {one["name"]: one["kind"] for one in found} == kinds
            assert (found[0]["by"] in by.values()) == (name == table)
        assert {one["kind"] for one in await told(here, BEN, f"tables/{table}/people")} == {""}
        assert [one["name"] for one in await told(here, BEN, f"tables/{table}/people")] == ["Cleo", "Anna"]

    run(story())


def test_players_do_not_learn_which_spectators_talk(there: list[Served]) -> None:
    async def story() -> None:
        here, _ = there
        table = await started_game(here)
        async with window(here, table, CLEO) as cleo:
            await cleo.ask("say", phrase="hello", name="Cleo")
        assert [one["name"] for one in await told(here, ANNA, f"tables/{table}/people")] == ["Ben"]
        assert [one["name"] for one in await told(here, new_token(), f"tables/{table}/people")] == [
            "Cleo",
            "Anna",
            "Ben",
        ]

    run(story())


def test_invitations_are_limited(there: list[Served]) -> None:
    async def story() -> None:
        here, _ = there
        await started_game(here)
        table, ben = await make_table(here.url, ANNA, FOR_THREE), await friend(here, ANNA)
        _, at_once = INVITATIONS_PER_GUEST
        answers = [await invite(here, ANNA, table, ben) for _ in range(at_once + 1)]
        assert answers[-1] == "too-fast"
        assert all(isinstance(answer, dict) for answer in answers[:-1])
        assert at_once < MOST_INVITED

    run(story())
