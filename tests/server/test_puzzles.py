"""Puzzles over HTTP: what is shown before and after an answer, what is kept about a person, and playing on."""

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.client import ask, make_table, new_token
from tests.server.databases import database
from tests.server.serving import Served, serving
from tests.server.test_coach import told
from tests.server.test_devices import opened
from tests.server.windows import ANNA, BEN, run, window
from twocities.core import SplitMix, find_game
from twocities.players.puzzle import of_the_day, puzzles_of
from twocities.server.database import Database
from twocities.server.guests import hash_of
from twocities.server.house import NewTable
from twocities.server.messages import encode
from twocities.server.puzzles import DayResult, Key, PuzzleRecord, add_try, record_of
from twocities.server.puzzles_api import puzzle_scene

PUZZLE = puzzles_of(find_game("citadels"))[0]
PATH = f"puzzles/citadels/{PUZZLE.number}"
BEST, *OTHERS = [option.choice for option in PUZZLE.options]
GAMES = [find_game(name) for name in ("citadels", "machine")]


def tried(served: Served, choice: str, path: str = PATH, token: str = ANNA) -> Any:
    return told(served, f"{path}/tries", "POST", token, choice=choice)


# -- solving


def test_a_puzzle_offers_choices_and_shows_the_solution_only_when_it_is_finished(served: Served) -> None:
    async def story() -> None:
        anna, ben = new_token(), new_token()
        shown = await told(served, PATH, token=anna)
        assert sorted(shown["scene"]["choices"]) == sorted([BEST, *OTHERS])
        assert shown["scene"]["you"] == PUZZLE.seat
        assert (shown["tries"], shown["solution"]) == ({"choices": [], "solved": False}, None)
        assert await tried(served, "gather nothing", token=anna) == "not-offered"
        missed = await tried(served, OTHERS[0], token=anna)
        assert missed["tries"] == {"choices": [OTHERS[0]], "solved": False}
        assert (missed["miss"]["choice"], missed["solution"]) == (OTHERS[0], None)
        assert missed["miss"]["cost"] >= 0.15
        assert missed["miss"]["motive"]["key"].startswith("motive-")
        assert await tried(served, OTHERS[0], token=anna) == missed, "the same try does not count twice"
        solved = await tried(served, BEST, token=anna)
        assert solved["tries"] == {"choices": [OTHERS[0], BEST], "solved": True}
        assert solved["miss"] is None
        assert [one["choice"] for one in solved["solution"]["choices"]] == [BEST, *OTHERS]
        assert solved["solution"]["lesson"] == PUZZLE.lesson
        assert (await tried(served, OTHERS[1], token=anna))["tries"] == solved["tries"], "it is finished"
        for choice in OTHERS[:2]:
            last = await tried(served, choice, token=ben)
        counts = last["solution"]["others"]
        assert (counts["second"] >= 1, counts["missed"] >= 1, counts["first"]) == (True, True, 0)
        again = await told(served, PATH, token=anna)
        assert (again["tries"], again["solution"]["lesson"]) == (solved["tries"], PUZZLE.lesson)
        cards = await told(served, "puzzles?game=citadels", token=anna)
        assert [card["result"] for card in cards if card["number"] == PUZZLE.number] == ["second"]
        record = await told(served, "puzzles/record", token=anna)
        assert (record["tried"], record["solved"], record["first"]) == (1, 1, 0)
        assert record["lessons"] == [{"game": "citadels", "lesson": PUZZLE.lesson, "tried": 1, "solved": 1}]

    run(story())


def test_what_is_asked_wrongly_is_refused(served: Served) -> None:
    async def story() -> None:
        assert await told(served, "puzzles/citadels/100000") == "no-such-puzzle"
        assert await told(served, "puzzles/chess/1") == "unknown-game"
        assert await told(served, "puzzles?game=chess") == "unknown-game"
        assert await told(served, "puzzles?grade=9") == "malformed"
        assert await told(served, f"{PATH}/tries", "POST", word="x") == "malformed"
        wish = NewTable("citadels", puzzle=100_000)
        answer = await ask(served.url, ANNA, "POST", "/api/tables", encode(wish))
        assert answer.json()["reasons"][0]["key"] == "no-such-puzzle"

    run(story())


def test_lists_are_by_game_and_grade(served: Served) -> None:
    async def story() -> None:
        cards = await told(served, "puzzles")
        assert len(cards) == sum([len(puzzles_of(game)) for game in GAMES])
        hard = await told(served, "puzzles?game=machine&grade=3")
        assert {(card["game"], card["grade"]) for card in hard} <= {("machine", 3)}
        assert len(hard) == len([puzzle for puzzle in puzzles_of(GAMES[1]) if puzzle.grade == 3])

    run(story())


# -- the puzzle of the day


def test_everybody_gets_the_same_puzzle_of_the_day_and_solving_it_begins_a_streak(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        shown, others = [await told(served, "puzzles/today", token=token) for token in (ANNA, BEN)]
        assert shown == others
        today = date.fromisoformat(shown["day"])
        assert abs(today - datetime.now(UTC).date()) <= timedelta(days=1)
        found = of_the_day(today)
        assert found
        game, puzzle = found
        assert (shown["game"], shown["number"]) == (game, puzzle.number)
        solved = await tried(served, puzzle.answer, f"puzzles/{game}/{puzzle.number}")
        assert solved["solution"]["others"] == {"first": 1, "second": 0, "missed": 0}
        record = await told(served, "puzzles/record")
        assert (record["streak"], record["longest"], record["first"]) == (1, 1, 1)
        assert record["week"][-1] == {"day": shown["day"], "result": "first"}
        assert record["today"] == shown["game"]
        assert [day["result"] for day in record["week"][:-1]] == [""] * 6

    with serving(database(tmp_path)) as served:
        run(story(served))


def test_a_streak_is_broken_by_a_day_without_a_solution(tmp_path: Path) -> None:
    today = date(2030, 5, 20)

    def record(*ago_solved: tuple[int, bool]) -> PuzzleRecord:
        url = database(tmp_path)
        Database(url).close()  # with its tables
        with opened(url) as connection:
            for ago, solved in ago_solved:
                day = (today - timedelta(days=ago)).isoformat()
                for choice in ("this", "that"):
                    add_try(connection, Key("anna", "citadels", ago + 1, day), choice, solved, 1e9 - ago)
            return record_of(connection, "anna", today)

    found = record((0, True), (1, True), (2, False), (3, True), (4, True), (5, True), (9, True))
    assert (found.streak, found.longest, found.tried, found.solved) == (2, 3, 7, 6)
    results = ["", "first", "first", "first", "missed", "first", "first"]
    assert found.week == [
        DayResult((today - timedelta(days=6 - at)).isoformat(), result)  # type: ignore[arg-type]
        for at, result in enumerate(results)
    ]


def test_answers_are_exported_and_deleted_with_the_person(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        await tried(served, BEST)
        await tried(served, OTHERS[0], token=BEN)
        exported = await told(served, "account/export")
        (answer,) = exported["puzzles"]
        assert (answer["game"], answer["number"], answer["first"]) == ("citadels", PUZZLE.number, BEST)
        assert await told(served, "account/delete", "POST", confirmed=True)
        assert (await told(served, PATH, token=BEN))["tries"]["choices"] == [OTHERS[0]]

    url = database(tmp_path)
    with serving(url) as served:
        run(story(served))
        with opened(url) as connection:
            assert record_of(connection, hash_of(ANNA), date.today()).tried == 0


# -- what it gives away


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_puzzle_is_the_same_for_all_states_that_its_seat_cannot_tell_apart(game: Any) -> None:
    """So it contains nothing hidden; and nothing that depends on the answer."""
    for puzzle in puzzles_of(game)[::7]:
        shown = encode(puzzle_scene(game, puzzle))
        other = puzzle.state().determinize(puzzle.seat, SplitMix(7)).position()
        turned = puzzle.options[1:] + puzzle.options[:1]
        changed = replace(puzzle, position=other, options=turned)
        assert encode(puzzle_scene(game, changed)) == shown, puzzle.number


# -- playing on


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_continues_from_a_puzzle_with_what_the_seat_knows(served: Served, game: Any) -> None:
    puzzle = puzzles_of(game)[0]
    shown = json.loads(encode(puzzle_scene(game, puzzle)))

    async def story() -> None:
        levels = ["newcomer"] * len(shown["table"]["seats"])
        levels[puzzle.seat] = ""
        wish = NewTable(game.name, levels=tuple(levels), seat=puzzle.seat, name="Anna", puzzle=puzzle.number)
        table = await make_table(served.url, ANNA, wish)
        async with window(served, table, ANNA) as anna:
            await anna.ask("start")
            while not anna.scene["view"]:
                await anna.hear()
            scene = anna.scene
            assert scene["table"]["origin"] == "position"
            if puzzle.answer in scene["choices"]:  # unless bots that choose at the same time were quicker
                assert (scene["view"], scene["memory"]) == (shown["view"], shown["memory"])
                await anna.ask("choose", version=scene["version"], choice=puzzle.answer)

    run(story())
