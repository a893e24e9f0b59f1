"""The turning points of a finished game: calculated once, from the bots' estimate, and stored."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import ask, make_table
from tests.server.rooms import Person, house, play, played, started, until
from tests.server.serving import Served
from tests.server.windows import ANNA, run, window
from twocities.core import SplitMix
from twocities.server.house import NewTable
from twocities.server.messages import Start
from twocities.server.refusals import Refusal
from twocities.server.worker import Failed, ReviewRequest
from twocities.server.workers import Worker

WISHES = [
    NewTable("citadels", {"players": 3}, ("newcomer",) * 3),
    NewTable("machine", {"revolutionaries": 1}, ("newcomer",) * 2),
]


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.game)
def test_a_finished_game_has_them_over_http(served: Served, wish: NewTable) -> None:
    async def look() -> None:
        table = await make_table(served.url, ANNA, wish)
        path = f"/api/tables/{table}/turning-points"
        answer = await ask(served.url, ANNA, "GET", path)
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (409, "not-over")
        async with window(served, table, ANNA) as anna:
            await anna.ask("start")
            while anna.scene["outcome"] is None:
                await anna.hear()
            seats = len(anna.scene["table"]["seats"])
        choices = (await ask(served.url, ANNA, "GET", f"/api/tables/{table}/replay")).json()["choices"]
        first = (await ask(served.url, ANNA, "GET", path)).json()
        assert (await ask(served.url, ANNA, "GET", path)).json() == first, "it is worked out once"
        assert len(first["points"]) == 3
        assert first["chances"][0]["choices"] == 0
        assert first["chances"][-1]["choices"] == choices
        for point in first["points"]:
            assert 0 < point["first"] <= point["choices"] <= choices
            assert len(point["before"]) == len(point["after"]) == seats
        mine = (await ask(served.url, ANNA, "GET", f"{path}?eyes=1")).json()
        assert mine["chances"] == first["chances"]
        assert len(mine["points"]) == 3
        assert (await ask(served.url, ANNA, "GET", f"{path}?eyes=9")).status_code == 422

    run(look())


def test_they_are_kept_with_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as opened:
            room, people = await started(opened)
            with pytest.raises(Refusal, match="not-over"):
                await room.review("ann")
            await play(room, people, SplitMix(2))
            reviews = await asyncio.gather(*[room.review("ann") for _ in range(3)])
            assert reviews[0] == reviews[1] == reviews[2]
            assert people[0].heard.count("reviewed") == 1
        async with house(tmp_path) as opened:
            again = await opened.find(room.table.name)
            assert again is not None
            assert again.table.review == reviews[0]
            assert await again.review("ann") == reviews[0]

    played(story)


def test_if_they_cannot_be_calculated_the_request_is_refused_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(worker: Worker, request: ReviewRequest) -> Failed:
        return Failed("it is tired")

    async def story() -> None:
        async with house(tmp_path) as opened:
            room = await opened.create(WISHES[0], "ann")
            ann = Person(room, "ann")
            await ann.does(Start(1))
            await until(lambda: room.table.outcome is not None)
            with monkeypatch.context() as patch:
                patch.setattr(Worker, "ask", fail)
                with pytest.raises(Refusal, match="failed"):
                    await room.review("ann")
            assert (await room.review("ann")).points

    played(story)
