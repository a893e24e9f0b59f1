"""What the server says about options while somebody chooses them."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.databases import database
from tests.server.played import errors
from tests.server.serving import serving
from twocities.citadels.uniques import UNIQUES

FIRST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
NAMES = [unique.name for unique in UNIQUES]
HEAP = (
    "art=0,0h science=1,0h commerce=3,0h grand-citadel=0,1h central-square=2,1h control-nexus=4,1h"
    " industrial=0,2h velvet=2,2h tower-of-law=2,1v"
)


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(database(tmp_path_factory.mktemp("options")), "--pace", "0", "--workers", "1") as server:
        with httpx.Client(base_url=server.url, trust_env=False, timeout=60) as http:
            yield http
        assert server.stop() == 0
        assert errors(server.log()) == []


def told(http: httpx.Client, game: str, **options: object) -> Any:
    answer = http.post("/api/options", json={"game": game, "options": options})
    assert answer.status_code == 200, answer.text
    return answer.json()


def problems(http: httpx.Client, game: str, **options: object) -> list[str]:
    found = told(http, game, **options)["problems"]
    return [f"{reason['key']} {reason['clause']} {reason['about']}".strip() for reason in found]


def cast(http: httpx.Client, **options: object) -> list[str]:
    return [rank["chosen"] for rank in told(http, "citadels", **options)["facts"]["cast"]]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"players": 2, "characters": ["tax-collector"]}, ["ninth-forbidden C1.2"]),
        ({"players": 2, "ninth": True}, ["ninth-forbidden C1.2"]),
        ({"players": 2, "characters": ["emperor"]}, ["no-emperor C1.2"]),
        ({"players": 3, "characters": ["emperor"]}, []),
        ({"players": 4, "characters": ["queen"]}, ["no-queen C1.2"]),
        ({"players": 2, "characters": ["queen"]}, ["ninth-forbidden C1.2", "no-queen C1.2"]),
        ({"players": 5, "characters": ["queen"]}, []),
        ({"players": 8, "preset": "own", "characters": FIRST}, ["ninth-required C1.2"]),
        ({"preset": "own", "characters": [name for name in FIRST if name != "king"]}, ["missing-rank C1.1 4"]),
        ({"uniques": NAMES[:13]}, ["fourteen-uniques C1.3 13"]),
        ({"uniques": NAMES[:14]}, []),
        ({"crown": 4}, ["no-such-crown C1.4"]),
        ({"players": 1_000_000_000, "crown": 0}, ["player-count C1.1"]),
    ],
)
def test_problems_with_options_of_citadels_come_with_their_clause(
    http: httpx.Client, options: dict[str, object], expected: list[str]
) -> None:
    assert problems(http, "citadels", **options) == expected


def test_problems_with_options_of_the_machine_come_with_their_clause(http: httpx.Client) -> None:
    assert problems(http, "machine") == []
    assert problems(http, "machine", heroes=["actress"]) == ["three-heroes M1.2 1"]
    found = told(http, "machine", city=HEAP)["problems"]
    assert [(reason["key"], reason["about"], reason["kind"]) for reason in found] == [
        ("overlap", "art science", "district"),
        ("overlap", "velvet tower-of-law", "district"),
        ("overlap", "tower-of-law central-square", "district"),
    ]
    assert problems(http, "machine", revolutionaries=1_000_000_000)[0].startswith("revolutionary-count")


def test_the_cast_of_a_set_follows_from_the_number_of_players(http: httpx.Client) -> None:
    assert cast(http) == [*FIRST, ""]
    for players in (3, 8):
        assert cast(http, players=players)[8] == "artist"
    assert cast(http, ninth=True)[8] == "artist"
    assert cast(http, preset="cunning-agents", players=2)[3] == "king"
    assert cast(http, preset="cunning-agents", players=3)[3] == "emperor"
    assert cast(http, characters=["witch"])[0] == "witch"
    assert cast(http, preset="random", characters=["witch"])[:2] == ["witch", "random"]


def test_characters_that_cannot_take_part_come_with_the_reason(http: httpx.Client) -> None:
    def refused(players: int) -> dict[str, str]:
        ranks = told(http, "citadels", players=players)["facts"]["cast"]
        return {name: reason["key"] for rank in ranks for name, reason in rank["refused"].items()}

    assert refused(2) == {
        "emperor": "no-emperor",
        "queen": "no-queen",
        "artist": "ninth-forbidden",
        "tax-collector": "ninth-forbidden",
    }
    assert refused(3) == {"queen": "no-queen", "": "ninth-required"}
    assert refused(4) == {"queen": "no-queen"}
    assert refused(5) == {}
    assert refused(8) == {"": "ninth-required"}


def test_facts_of_citadels(http: httpx.Client) -> None:
    answer = told(http, "citadels", players=3, preset="ambitious-aristocrats")
    facts = answer["facts"]
    assert (answer["seats"], facts["goal"], len(facts["uniques"])) == (3, 8, 14)
    assert told(http, "citadels", players=4, preset="random")["facts"]["uniques"] == []
    assert told(http, "citadels", players=4)["facts"]["goal"] == 7
    assert facts["presets"]["ambitious-aristocrats"][-1] == "artist"  # instead of the Queen
    assert facts["presets"]["first-game"] == [*FIRST, "artist"]


def test_facts_of_the_machine(http: httpx.Client) -> None:
    def control(revolutionaries: int, shared: bool = False) -> Any:
        return told(http, "machine", revolutionaries=revolutionaries, shared=shared)["facts"]["control"]

    assert control(1) == [[1], [1], [1]]
    assert control(2) == [[1], [2], [1]]
    assert control(2, True) == [[1], [2], [1, 2]]
    assert control(3) == [[1], [2], [3]]
    assert [told(http, "machine", revolutionaries=count)["seats"] for count in (1, 2, 3)] == [2, 3, 4]
    shareable = [told(http, "machine", revolutionaries=count)["facts"]["shareable"] for count in (1, 2, 3)]
    assert shareable == [False, True, False]
    for plan, winner, start in [
        (3, "", 3),
        (3, "none", 3),
        (3, "machine", 2),
        (1, "machine", 1),
        (2, "revolutionaries", 3),
        (3, "revolutionaries", 3),
    ]:
        assert told(http, "machine", plan=plan, last_winner=winner)["facts"]["plan"] == start


@pytest.mark.parametrize(
    ("body", "status", "key", "about"),
    [
        ({"game": "chess", "options": {}}, 422, "unknown-game", "chess"),
        ({"game": "citadels", "options": {"players": "four"}}, 422, "unreadable-options", "players"),
        ({"game": "citadels", "options": {"dice": 2}}, 422, "unreadable-options", "dice"),
        ({"game": "machine", "options": {"cards": 3}}, 422, "unreadable-options", "cards"),
        ({"game": "machine", "options": []}, 400, "malformed", "options"),
        ({"options": {}}, 400, "malformed", "game"),
        ({"game": "citadels", "players": 4}, 400, "malformed", "players"),
        ([], 400, "malformed", ""),
    ],
)
def test_malformed_options_are_refused_by_name(
    http: httpx.Client, body: object, status: int, key: str, about: str
) -> None:
    answer = http.post("/api/options", json=body)
    (reason,) = answer.json()["reasons"]
    assert (answer.status_code, reason["key"]) == (status, key)
    assert about in reason["about"]


def test_malformed_json_is_refused(http: httpx.Client) -> None:
    answer = http.post("/api/options", content=b"{")
    assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (400, "malformed")


def test_a_city_that_cannot_be_read_is_a_problem_like_others(http: httpx.Client) -> None:
    assert problems(http, "machine", city="art=0,0x")
    assert told(http, "machine", city="nowhere")["seats"] == 4
