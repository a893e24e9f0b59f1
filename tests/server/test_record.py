"""A person's record: what finished games add up to, even after a restart and when their tables are gone."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import ask, new_token
from tests.server.databases import database
from tests.server.finished import ANN, BOB, before_the_end, bot_at, made, played_out, store, won_by
from tests.server.rooms import house, play, played, started
from tests.server.serving import Served, serving
from tests.server.windows import run
from twocities.core import SplitMix, games
from twocities.players.spec import LEVELS
from twocities.server.entries import Ended, Resigned, Undone
from twocities.server.guests import hash_of
from twocities.server.messages import End, Resign
from twocities.server.record_api import BOTS
from twocities.server.records import Statistics, statistics
from twocities.server.results import read_result, result_rows
from twocities.server.storage import Storage
from twocities.server.table import RUNNING, Table


def record_of(*tables: Table, guest: str = ANN) -> Statistics:
    """The record of games, the last one first."""
    rows = [row for table in tables for row in result_rows(table) if row["guest"] == guest]
    return statistics([(row["game"], row["won"], read_result(row["result"])) for row in rows])


def wins(groups: list[Any]) -> dict[str, tuple[int, int]]:
    return {group.key: (group.won, group.games) for group in groups}


def test_a_record_counts_what_was_played_and_held() -> None:
    table = played_out("citadels", 3).table
    assert table.outcome
    held = {choice.removeprefix("take ") for seat, choice in table.moves if seat == 0 and choice.startswith("take ")}
    record = record_of(table)
    won = table.outcome.places[0] == 1
    assert (record.games, record.won, record.last) == (1, won, [won])
    assert wins(record.by_seats) == {"3": (won, 1)}
    assert wins(record.by_level) == {"people": (won, 1)}
    assert wins(record.held) == dict.fromkeys(held, (won, 1))
    (group,) = record.by_game
    assert group.even == pytest.approx(1 / 3)
    (places,) = record.places
    assert (places.seats, places.games) == (3, [0] * (table.outcome.places[0] - 1) + [1])


def test_characters_of_choices_that_were_undone_do_not_count() -> None:
    assert record_of(made()).held
    assert record_of(made(before_the_end(Undone(0.0, 0, seat=0)))).held == []


def test_heroes_and_sides_of_the_great_machine_count() -> None:
    table = played_out("machine", 2).table
    assert table.outcome
    for seat in range(2):
        record = record_of(table, guest=f"guest {seat}")
        assert wins(record.by_side) == {str(seat): (table.outcome.places[seat] == 1, 1)}
        assert bool(record.held) == (seat == 1)
        assert record.by_game[0].even == 1 / 2


def test_games_against_bots_count_by_their_level() -> None:
    record = record_of(made(bot_at(1)))
    assert list(wins(record.by_level)) == ["expert"]


def test_games_in_which_the_rules_play_the_other_side_count_apart() -> None:
    record = record_of(played_out("machine", 2, automaton=1).table, guest="guest 1")
    assert list(wins(record.by_level)) == list(wins(record.by_side)) == ["rules"]
    assert record.by_game[0].even == 1 / 2


def test_streaks_are_of_games_won_in_a_row() -> None:
    games = [made(won_by(seat)) for seat in (0, 0, 1, 0, 0, 0, 1)]
    record = record_of(*games)
    assert (record.games, record.won, record.streak, record.longest) == (7, 5, 2, 3)
    assert record.last == [True, True, False, True, True, True, False]
    assert record.places[0].games == [5, 2]
    empty = statistics([])
    assert (empty.games, empty.streak, empty.longest, empty.by_game) == (0, 0, 0, [])


def test_a_resigned_game_is_lost_only_for_the_one_who_resigned() -> None:
    table = made(won_by(0), before_the_end(Resigned(0.0, 0, "regular")))
    assert record_of(table).won == 0
    assert record_of(table).places[0].games == [0, 1]
    assert record_of(table, guest=BOB).games == 1


def test_a_game_that_was_ended_without_a_result_does_not_count() -> None:
    assert result_rows(made(lambda entries: [*entries[:-1], Ended(0.0)])) == ()


def test_games_at_real_tables_are_in_the_record_of_everybody_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            options = {"players": 3}
            room, people = await started(here, options=options, levels=("", "", "newcomer"))
            await people[1].does(Resign(1))
            while room.table.phase == RUNNING:
                await asyncio.sleep(0)
                if people[0].scene.choices:
                    await play(room, people[:1], SplitMix(1), 1)
            ended, (ann, bob) = await started(here)
            for person in (ann, bob):
                await person.does(End(1, person.scene.version, True))
            assert ended.table.phase != RUNNING
            before = [here.storage.records.games(guest, 9) for guest in ("ann", "bob")]
            (own,), (others,) = before
            assert room.table.outcome
            assert (own.table, own.kept, own.score) == (room.table.name, True, room.table.outcome.scores[0])
            assert own.best == max(room.table.outcome.scores[1:])
            assert (others.left, others.won, others.place) == (True, False, 3)
            assert here.storage.records.statistics("ann").games == 1
        async with house(tmp_path) as again:
            assert [again.storage.records.games(guest, 9) for guest in ("ann", "bob")] == before
            await again.storage.delete_finished(time.time() + 1.0)
            assert [game.kept for game in again.storage.records.games("ann", 9)] == [False]
            assert again.storage.records.statistics("ann").games == 1

    played(story)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server where Ann has played three games with Bob, and their tokens."""
    url = database(tmp_path_factory.mktemp("record"))
    ann, bob = new_token(), new_token()

    async def prepare() -> None:
        storage = Storage(url)
        guests = hash_of(ann), hash_of(bob)
        await store(storage, *[made(won_by(0), guests=guests, name=str(number).rjust(22, "t")) for number in range(3)])
        storage.close()

    asyncio.run(prepare())
    with serving(url, "--workers", "1") as served:
        yield served, ann, bob


def test_everybody_reads_only_their_own_record(recorded: tuple[Served, str, str]) -> None:
    served, ann, bob = recorded

    async def told(token: str, path: str) -> Any:
        answer = await ask(served.url, token, "GET", f"/api/record{path}")
        assert hash_of(ann) not in answer.text
        assert hash_of(bob) not in answer.text
        return answer.json()

    async def story() -> None:
        assert (await told(ann, ""))["statistics"]["won"] == 3
        assert (await told(bob, ""))["statistics"]["won"] == 0
        nobody = await told(new_token(), "")
        assert (nobody["statistics"]["games"], nobody["ratings"]) == (0, [])
        (last,) = await told(ann, "/games?limit=1")
        assert last["table"].endswith("2")
        rest = await told(ann, f"/games?before={last['at']}")
        assert [game["table"][-1] for game in rest] == ["1", "0"]
        assert (await ask(served.url, ann, "GET", "/api/record/games?limit=0")).status_code == 400
        refused = await ask(served.url, ann, "POST", "/api/record/rating", b'{"shown": false}')
        assert (refused.status_code, refused.json()["reasons"][0]["key"]) == (409, "unrated")

    run(story())


def test_bots_of_every_level_have_a_rating_in_every_game() -> None:
    assert {game: [bot.level for bot in bots] for game, bots in BOTS.items()} == {
        game: list(LEVELS) for game in games()
    }
