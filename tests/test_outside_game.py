"""A third game, registered from outside, can be played wherever our two can, without changing a line of them."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from tests.bids import PLACE
from tests.bids.game import GAME, Bids, Options
from tests.server.client import cookie, enter, new_token
from tests.server.serving import Served, serving
from tests.terminal.run import SAFETY_NET
from twocities.core import SplitMix, find_game, read_position, read_record, registry

PROGRAM: Final = ("-m", "tests.bids")
SEED: Final = "outside"


def run(*arguments: str | Path, text: str = "") -> str:
    """What the command prints, with a text as its whole input."""
    command = [sys.executable, *PROGRAM, *map(str, arguments)]
    done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", timeout=SAFETY_NET)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only for these tests: all others are about our games."""
    monkeypatch.setitem(registry._places, "bids", PLACE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('outside')}/tables.db"
    with serving(database, "--pace", "0", "--workers", "1", program=PROGRAM) as served:
        yield served


def after(choices: int) -> Bids:
    """A game after this many choices, each the first one offered."""
    state = GAME.new(Options(players=3), SEED)
    for _ in range(choices):
        seat = state.pending()[0]
        state.apply(seat, state.choices(seat)[0])
    return state


def test_it_is_among_the_games() -> None:
    assert find_game("bids") is GAME
    assert "Bids, for 2 to 4 players" in run("games")


def test_positions_read_back() -> None:
    for choices in range(9):
        state = after(choices)
        assert read_position(state.position()) == state


def test_samples_keep_what_a_seat_knows() -> None:
    state = after(4)
    for seat in range(3):
        sample = state.determinize(seat, SplitMix(1))
        assert sample.view(seat) == state.view(seat)
        held = [card for card in [*chain(*sample.hands), *sample.bids, *sample.shown] if card]
        assert len(held) == len({*held}) == 9


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    told = run(
        "play",
        "bids",
        "--players",
        "Ann,regular,expert",
        "--seed",
        SEED,
        "--record",
        file,
        text="why bid 12\nhint\n1\n1\n1\n",
    )
    assert "Bid which card?" in told
    assert "It is the highest card." in told
    record = read_record(file.read_text("utf-8"))
    assert len(record.choices) == 9
    assert "wins the round" in run("replay", file)
    position = tmp_path / "position.txt"
    position.write_text(after(4).position(), "utf-8")
    assert "Bid which card?" in run("show", position)


def test_it_is_played_in_the_arena() -> None:
    told = run("arena", "bids", "random", "search:30", "--games", "6", "-j", "2")
    assert "search:30" in told
    assert "6" in told


def test_it_is_served(server: Served) -> None:
    token = new_token()
    with httpx.Client(base_url=f"{server.url}/api", headers=cookie(token), trust_env=False) as http:
        (card,) = [card for card in http.get("/games").json()["games"] if card["name"] == "bids"]
        assert card["players"] == [2, 3, 4]
        told = http.post("/options", json={"game": "bids", "options": {"players": 3}}).json()
        assert told == {"problems": [], "seats": 3, "empty": [], "facts": {"rounds": 3}}
        assert "BidsView" in http.get("/openapi.json").json()["components"]["schemas"]
        wish = {
            "game": "bids",
            "options": {"players": 3},
            "levels": ["", "regular", "expert"],
            "seat": 0,
            "name": "Ann",
        }
        table = http.post("/tables", json=wish).json()["id"]
        asyncio.run(play(server.url, table, token))
        replay = http.get(f"/tables/{table}/replay").json()
        assert [item["kind"] for item in replay["news"]].count("chose") == 9
        (group,) = http.get("/record").json()["statistics"]["by_level"]
        assert (group["game"], group["key"], group["games"]) == ("bids", "expert", 1)
        record = http.get(f"/tables/{table}/record").text
        assert read_record(record).game is GAME
        moment = http.post("/moments/0", json={"position": after(4).position(), "record": ""}).json()
        assert moment["views"][0]["hand"] == list(after(4).hands[0])


async def play(url: str, table: str, token: str) -> None:
    """Ann asks why a card cannot be bid, then bids until the game is over."""
    socket = await enter(url, table, token)
    await socket.send(msgspec.json.encode({"type": "start", "id": 0}), text=True)
    scene: Any = None
    explained, waits = 0, False  # for the answer to a choice
    while not (scene and scene["outcome"]):
        message: Any = msgspec.json.decode(await socket.recv())
        if message["type"] == "scene":
            scene = message
        elif message["type"] == "explained":
            assert message["reasons"][0]["key"] == "not-in-hand"
            explained += 1
        elif message["id"] == 2:
            waits = False
        if scene["choices"] and not waits:
            waits = True
            missing = next(card for card in range(1, 13) if card not in scene["view"]["hand"])
            asked = {"type": "explain", "id": 1, "version": scene["version"], "choice": f"bid {missing}"}
            chosen = {"type": "choose", "id": 2, "version": scene["version"], "choice": scene["choices"][0]}
            for command in (asked, chosen):
                await socket.send(msgspec.json.encode(command), text=True)
    await socket.close()
    assert explained
