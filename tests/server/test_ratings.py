"""Ratings: which games count, that they come out the same wherever they are worked out, and who sees them."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.client import ask, new_token
from tests.server.finished import ANN, BOB, Change, Entries, before_the_end, bot_at, listed, made, series, store, won_by
from tests.server.rooms import house, played, seated, until
from tests.server.serving import Served
from tests.server.test_bans import servers
from tests.server.windows import run
from twocities.players.spec import LEVELS
from twocities.server import house as house_file
from twocities.server import ratings as ratings_file
from twocities.server.entries import Arranged, Place, Resigned, Seated, Undone
from twocities.server.forgetting import forget
from twocities.server.guests import hash_of
from twocities.server.ratings import LEAST_GAMES, MIDDLE, Standing, rated, rating_of
from twocities.server.results import Result, read_result, result_rows
from twocities.server.storage import Storage
from twocities.server.table import Table

CAT = "guest 2"
BOT = Place(level="regular")
TOKENS = new_token(), new_token(), new_token()  # of Ann, Bob and Cat
TEAMS = ("machine", 0, 2), ("hero", 1, 1), ("other", 1, 1)


def teams(table: Table) -> dict[str, tuple[int, int]]:
    """By guest who is rated: the team and its rank."""
    rows = [(row["guest"], read_result(row["result"])) for row in result_rows(table) if row["rated"]]
    return {guest: (result.team, result.rank) for guest, result in rows}


def back(seat: int, guest: str) -> Seated:
    return Seated(0.0, seat, Place(guest, f"Person {seat}"))


def unlisted(entries: Entries) -> Entries:
    return [msgspec.structs.replace(one, listed=False) if isinstance(one, Arranged) else one for one in entries]


def from_position(entries: Entries) -> Entries:
    return [msgspec.structs.replace(one, position="x") if isinstance(one, Arranged) else one for one in entries]


def with_hints(entries: Entries) -> Entries:
    return [msgspec.structs.replace(one, hints=True) if isinstance(one, Arranged) else one for one in entries]


BOTH = {ANN: (0, 1), BOB: (1, 2)}
ANN_LAST = {ANN: (2, 3), BOB: (1, 2)}  # no longer with her side


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (listed, BOTH),
        (unlisted, {}),
        (from_position, {}),
        (with_hints, {}),
        (bot_at(1), {}),
        (before_the_end(Undone(0.0, 3)), {}),  # undone by agreement
        (before_the_end(Undone(0.0, 3, seat=0)), BOTH),  # nobody else had seen it
        (before_the_end(Resigned(0.0, 0, "regular")), ANN_LAST),
        (before_the_end(Seated(0.0, 0, BOT)), ANN_LAST),  # she got up
        (before_the_end(Seated(0.0, 0, Place(ANN, "Ann", "master")), back(0, ANN)), ANN_LAST),
        (before_the_end(Seated(0.0, 0, BOT), back(0, CAT)), ANN_LAST),  # and Cat is not rated
        (before_the_end(Seated(0.0, 1, Place(level="regular", kept_for=BOB))), {}),  # the host removed him
    ],
)
def test_games_between_people_at_listed_tables_are_rated(change: Change, wanted: dict[str, tuple[int, int]]) -> None:
    assert teams(made(listed, won_by(0), change)) == wanted


def test_people_who_win_together_are_rated_together() -> None:
    three = {guest: Result(guest, 3, 0, 2, 1, team=team, rank=rank) for guest, team, rank in TEAMS}
    machine, hero, other = rated(three, dict.fromkeys(three, Standing())).values()
    assert machine.mu < hero.mu == other.mu
    assert rating_of(hero).rating > MIDDLE > rating_of(machine).rating
    assert [standing.games for standing in (machine, hero, other)] == [1, 1, 1]
    assert rating_of(machine).spread < rating_of(Standing()).spread


def test_ratings_are_the_same_whichever_process_calculates_them(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [*series((0, 1, 1), (ANN, BOB)), *series((0, 0), (BOB, CAT)), *series((1, 0), (CAT, ANN))]

    async def together() -> dict[str, Any]:
        with closing(Storage(f"sqlite:///{tmp_path}/together.db")) as storage:
            await store(storage, *games)
            assert storage.ratings.rate(time.time()) == len(games)
            assert storage.ratings.rate(time.time()) == 0
            return {guest: storage.ratings.of(guest) for guest in (ANN, BOB, CAT)}

    async def in_turns() -> dict[str, Any]:
        """Each game separately, as soon as it has ended, by several processes if the database allows several."""
        with ExitStack() as stack:
            count = 1 if url.startswith("sqlite") else 2
            storages = [stack.enter_context(closing(Storage(url))) for _ in range(count)]
            for number, game in enumerate(games):
                await store(storages[0], game)
                assert storages[number % count].ratings.rate(time.time()) == 1
            curve = [then.rating for then in storages[0].records.curves(ANN)["citadels"]]
            assert len(curve) == 5
            assert curve[-1] == rating_of(storages[-1].ratings.of(ANN)["citadels"][0])
            return {guest: storages[-1].ratings.of(guest) for guest in (ANN, BOB, CAT)}

    assert asyncio.run(together()) == asyncio.run(in_turns())


def test_a_game_is_rated_once_all_that_ended_before_are_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            await store(here.storage, *series((0, 1), ("ann", "bob")))
            await here.rate()
            assert here.storage.ratings.of("ann") == {}
            monkeypatch.setattr(house_file, "SETTLED", 0.0)
            monkeypatch.setattr(ratings_file, "AT_ONCE", 1)
            monkeypatch.setattr(house_file, "RATED_AT_ONCE", 1)
            await here.rate()
            ((standing, hidden),) = here.storage.ratings.of("ann").values()
            assert (standing.games, hidden) == (2, False)

    played(story)


def test_ratings_are_shown_in_lists_and_at_tables_unless_they_are_hidden(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            await store(here.storage, *series((0,), ("ann", "bob")))
            here.storage.ratings.rate(time.time())
            assert here.storage.ratings.hide("bob", True)
            assert not here.storage.ratings.hide("dan", True)
            room, (ann, _) = await seated(here, listed=True)
            await until(lambda: ann.scene.table.seats[0].rating)
            (card,) = await here.tables(None, 9)
            for seats in (ann.scene.table.seats, card.seats):
                assert seats[0].rating == rating_of(here.storage.ratings.of("ann")["citadels"][0])
                assert seats[1].rating is None
            ((_, hidden),) = here.storage.ratings.of("bob").values()
            assert hidden
            await store(here.storage, *series((1,), ("ann", "bob")))
            here.storage.ratings.rate(time.time())
            assert list(here.storage.ratings.shown("citadels", ["ann", "bob"])) == ["ann"]  # it stays hidden
            assert room.table.phase == "open"

    played(story)


@pytest.fixture
def there(url: str) -> Iterator[list[Served]]:
    """All servers that can share a database in which Ann and Bob have played enough games, and Cat too few."""

    async def prepare() -> None:
        with closing(Storage(url)) as storage:
            ann, bob, cat = map(hash_of, TOKENS)
            await store(storage, *series((1, 0) * (LEAST_GAMES // 2), (ann, bob)), *series((1,), (ann, cat)))
            storage.ratings.rate(time.time())

    asyncio.run(prepare())
    with ExitStack() as stack:
        found = servers(url, stack)
        yield [found[0], found[-1]]


def test_the_leaderboard_names_those_with_enough_games_who_want_it(there: list[Served]) -> None:
    ann, bob, cat = TOKENS

    async def board(served: Served, token: str) -> Any:
        answer = await ask(served.url, token, "GET", "/api/leaderboard?game=citadels")
        for one in TOKENS:
            assert hash_of(one) not in answer.text
        return answer.json()

    async def show(token: str, shown: bool) -> None:
        body = json.dumps({"shown": shown}).encode()
        assert (await ask(there[0].url, token, "POST", "/api/record/rating", body)).is_success

    async def story() -> None:
        for served in there:
            told = await board(served, ann)
            assert [(row["place"], row["name"], row["you"]) for row in told["rows"]] == [
                (1, "Person 1", False),
                (2, "Person 0", True),
            ]
            assert (told["people"], told["pages"], told["least_games"]) == (2, 1, LEAST_GAMES)
            assert told["you"] == told["rows"][1]
            assert (await board(served, cat))["you"] is None
            assert [bot["level"] for bot in told["bots"]] == list(LEVELS)
        await show(bob, False)
        assert [row["name"] for row in (await board(there[-1], bob))["rows"]] == ["Person 0"]
        own = (await ask(there[-1].url, bob, "GET", "/api/record")).json()["ratings"]
        assert [rating["shown"] for rating in own] == [False]  # and he sees it himself
        await show(bob, True)
        assert len((await board(there[-1], bob))["rows"]) == 2
        unknown = await ask(there[0].url, ann, "GET", "/api/leaderboard?game=chess")
        assert unknown.json()["reasons"][0]["key"] == "unknown-game"

    run(story())


def test_nothing_is_left_of_people_who_delete_themselves(url: str) -> None:
    async def story() -> None:
        with closing(Storage(url)) as storage:
            await store(storage, *series((0,) * LEAST_GAMES, (ANN, BOB)))
            storage.ratings.rate(time.time())
            await store(storage, *series((0,), (ANN, BOB)))  # not rated yet
            await storage.change(lambda connection: forget(connection, ANN, "token", []))
            assert storage.ratings.rate(time.time()) == 1
            assert (storage.ratings.of(ANN), storage.records.games(ANN, 99)) == ({}, [])
            assert [rank.guest for rank in storage.ratings.best("citadels", 0, 9)] == [BOB]
            assert storage.records.statistics(BOB).games == LEAST_GAMES + 1

    asyncio.run(story())
