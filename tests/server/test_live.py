"""The live connection over real sockets: whatever is sent, nobody loses or learns anything."""

import socket
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets import ConnectionClosed

from tests.server.client import ask, make_table, new_token
from tests.server.databases import database
from tests.server.serving import Served, serving
from tests.server.windows import ANNA, BEN, FOR_TWO, HANDSHAKE, SAFETY_NET, closed, ending, run, started_game, window
from twocities.server.command import LONGEST_MESSAGE
from twocities.server.limits import COMMANDS

OF_SHORT_BEATS = "from twocities import cli; from twocities.server import command; command.BEAT = 0.1; cli.main()"


# -- messages that are not commands


@pytest.mark.parametrize(
    ("message", "number"),
    [
        ("", 0),
        ("start", 0),
        ("null", 0),
        ("[]", 0),
        ("{}", 0),
        ("{" * 16_000, 0),
        ('{"type": "arrange", "id": 1, "options": ' + "[" * 8000, 0),
        ('{"type": "start"}', 0),
        ('{"type": "start", "id": "x"}', 0),
        ('{"type": "start", "id": true}', 0),
        ('{"type": "start", "id": 1.5}', 0),
        ('{"type": "start", "id": ' + "9" * 5000 + "}", 0),
        ('{"type": "start", "id": 4, "by": "me"}', 4),
        ('{"type": "startle", "id": 4}', 4),
        ('{"type": 1, "id": 4}', 4),
        ('{"id": 4}', 4),
        ('{"id": 4, "type": "choose", "version": "1", "choice": "gold"}', 4),
        ('{"id": 4, "type": "choose", "version": 1, "choice": null}', 4),
        ('{"id": 4, "type": "choose", "version": 1, "choice": "\\ud800"}', 0),
        ('{"id": 4, "type": "pace", "pace": "hasty"}', 4),
        ('{"id": 4, "type": "scene"}', 4),
        ('{"id": 4, "type": "arrange", "options": {}, "listed": true, "clock": {"seconds": 1e999}}', 4),
        (b'{"type": "start", "id": 4}', 0),
        (b"\xff\x00", 0),
    ],
)
def test_an_invalid_command_is_refused_and_changes_nothing(
    served: Served, table: str, message: str | bytes, number: int
) -> None:
    async def send() -> None:
        async with window(served, table, ANNA) as anna:
            version = anna.scene["version"]
            answer = await anna.say(message)
            assert (answer["type"], answer["id"]) == ("refused", number)
            assert [reason["key"] for reason in answer["reasons"]] == ["malformed"]
            assert 0 < len(answer["reasons"][0]["about"]) <= 200
            assert (await anna.ask("ping"))["version"] == version

    run(send())


@pytest.mark.parametrize(
    ("message", "code"), [("x" * (LONGEST_MESSAGE + 1), 1009), ("x" * 1_000_000, 1009), (b"\xff", 1007)]
)
def test_a_message_that_is_too_long_or_not_text_closes_the_connection(
    served: Served, table: str, message: str | bytes, code: int
) -> None:
    async def send() -> None:
        async with window(served, table, ANNA) as anna:
            with suppress(ConnectionClosed):
                await anna.socket.send(message, text=True)
            assert (await ending(anna.socket))[0] == code
        async with window(served, table, ANNA) as again:
            assert again.scene["version"] == anna.scene["version"]

    run(send())


def test_a_table_that_is_not_there_and_a_version_that_is_none_are_refused(served: Served, table: str) -> None:
    async def connect_all() -> None:
        for path in ("/api/tables/nothing/live", f"/api/tables/{table[:-1]}/live", "/api/tables/%00%ff/live"):
            assert await closed(served, path) == (4404, "no-such-table")
        for since in ("x", "-1", "1.0", "%d9%a1", "9" * 10, ""):
            assert await closed(served, f"/api/tables/{table}/live?since={since}") == (4400, "since")
        async with window(served, table, since="999999999") as looking:  # perhaps of another storage
            assert [item["version"] for item in looking.news] == list(range(1, looking.scene["version"] + 1))

    run(connect_all())


# -- who sees what


def test_a_spectator_sees_only_what_is_public(served: Served) -> None:
    async def watch() -> None:
        table = await started_game(served)
        async with AsyncExitStack() as stack:
            enter = stack.enter_async_context
            players = [await enter(window(served, table, token)) for token in (ANNA, BEN)]
            watcher = await enter(window(served, table))
            for _ in range(20):
                deciding = next(player for player in players if player.scene["choices"])
                version = await deciding.choose()
                for looking in (*players, watcher):
                    await looking.hear_until(version)
            assert watcher.scene["you"] is None
            assert not any(scene["choices"] for scene in watcher.scenes)
            assert watcher.scene["view"]["own"] == {"hand": [], "held": [], "passed": []}
            hands = [player.scene["view"]["own"]["hand"] for player in players]
            assert watcher.scene["view"]["table"]["hand_counts"] == [len(hand) for hand in hands]
            assert players[0].scene["view"] != players[1].scene["view"]
            heard = [item for item in watcher.news if item["kind"] == "chose"]
            assert len(heard) == 20
            assert not any("choice" in item for item in heard)

    run(watch())


def test_all_windows_of_a_seat_show_the_same(served: Served) -> None:
    async def look() -> None:
        table = await started_game(served)
        async with AsyncExitStack() as stack:
            anna, again = [await stack.enter_async_context(window(served, table, ANNA)) for _ in range(2)]
            ben = await stack.enter_async_context(window(served, table, BEN))
            for turn in range(6):
                deciding = ben if ben.scene["choices"] else (anna, again)[turn % 2]
                version = await deciding.choose()
                for looking in (anna, again, ben):
                    await looking.hear_until(version)
            assert [scene["view"] for scene in anna.scenes[-6:]] == [scene["view"] for scene in again.scenes[-6:]]
            assert anna.scene["choices"] == again.scene["choices"]
            await anna.socket.close()
            assert again.scene["table"]["seats"][0]["online"]
            await again.socket.close()
            while ben.scene["table"]["seats"][0]["online"]:
                await ben.hear()

    run(look())


def test_somebody_who_comes_back_hears_exactly_what_was_missed(served: Served) -> None:
    async def miss() -> None:
        table = await started_game(served)
        async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
            for _ in range(12):
                deciding = anna if anna.scene["choices"] else ben
                version = await deciding.choose()
                await anna.hear_until(version)
                await ben.hear_until(version)
        for since in range(version + 1):
            async with window(served, table, ANNA, since=str(since)) as again:
                assert again.scene["news"] == anna.news[since:]
                assert again.scene["view"] == anna.scene["view"]
                assert again.scene["choices"] == anna.scene["choices"]

    run(miss())


def test_everybody_looks_back_through_their_own_eyes(served: Served) -> None:
    async def look() -> None:
        table = await started_game(served)
        async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
            for _ in range(6):
                version = await (anna if anna.scene["choices"] else ben).choose()
                for looking in (anna, ben):
                    await looking.hear_until(version)
        for token, own in ((ANNA, "0"), (BEN, "1"), (new_token(), "spectator")):
            for eyes in ("0", "1", "spectator", "all"):
                for path in (f"replay?seat={eyes}", f"moments/6?seat={eyes}", "record", "position?choices=0"):
                    answer = await ask(served.url, token, "GET", f"/api/tables/{table}/{path}")
                    told = path.endswith(f"seat={own}")
                    assert answer.status_code == (200 if told else 409), path
                    assert answer.headers["cache-control"] == "no-store"
                    if not told:
                        assert answer.json()["reasons"][0]["key"] == "not-over"
        for token, looking in ((ANNA, anna), (BEN, ben)):
            seat = looking.scene["you"]
            replay = (await ask(served.url, token, "GET", f"/api/tables/{table}/replay?seat={seat}")).json()
            chosen = [item for item in looking.news if item["kind"] == "chose"]
            assert [item for item in replay["news"] if item["kind"] == "chose"] == chosen
            assert (replay["you"], replay["choices"], replay["outcome"]) == (seat, 6, None)
            moment = await ask(served.url, token, "GET", f"/api/tables/{table}/moments/6?seat={seat}")
            shown = looking.scene
            assert moment.json() == {"choices": 6, "views": [shown["view"]], "outlook": shown["outlook"]}

    run(look())


# -- is anybody there?


def test_a_ping_is_answered_and_changes_nothing(served: Served, table: str) -> None:
    async def ping() -> None:
        async with window(served, table, ANNA) as anna, window(served, table) as passing:
            for looking in (anna, passing):
                assert (await looking.ask("ping"))["version"] == anna.scene["version"]
            async with window(served, table, ANNA) as again:
                assert again.scene == anna.scene

    run(ping())


def test_a_ping_costs_as_little_as_a_choice(served: Served, table: str) -> None:
    async def ping() -> None:
        async with window(served, table, ANNA) as anna:
            for _ in range(COMMANDS[1]):
                await anna.ask("ping")

    run(ping())


def test_a_client_that_answers_no_ping_is_cut_off_and_away(tmp_path: Path) -> None:
    def come(served: Served, table: str) -> str:
        """Everything received by somebody whose connection is open although nobody is there."""
        address = urlsplit(served.url)
        with socket.create_connection((address.hostname, address.port), SAFETY_NET) as silent:
            silent.sendall(HANDSHAKE.format(table=table, token=ANNA, host=address.netloc).encode())
            return b"".join(iter(lambda: silent.recv(65_536), b"")).decode(errors="replace")

    async def be_away(served: Served, table: str) -> None:
        while (await ask(served.url, BEN, "GET", f"/api/tables/{table}")).json()["seats"][0]["online"]:
            pass

    with serving(database(tmp_path), program=("-c", OF_SHORT_BEATS)) as served:
        table = run(make_table(served.url, ANNA, FOR_TWO))
        assert '"online":true' in come(served, table)
        run(be_away(served, table))
