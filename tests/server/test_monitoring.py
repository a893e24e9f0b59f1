"""How the server is doing: metrics and logs, which reveal no secrets."""

import json
import logging
import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.client import make_table
from tests.server.databases import database
from tests.server.serving import Served, serving
from tests.server.windows import ANNA, BEN, ending, run, started_game, window
from twocities.server.house import NewTable
from twocities.server.logs import MOST_LINES, JsonLines, Rationed

OPERATIONS = Path(__file__).parents[2] / "docs" / "operations"


def test_metrics_count_tables_connections_commands_and_choices(tmp_path: Path) -> None:
    async def count(served: Served) -> dict[str, float]:
        table = await started_game(served)
        async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
            await (anna if anna.scene["choices"] else ben).choose()
            await ben.say('{"type": "start", "id": 1}')
            async with httpx.AsyncClient(trust_env=False) as prometheus:
                text = (await prometheus.get(f"{served.url}/metrics")).text
        assert re.fullmatch(r'((# TYPE \w+ \w+|\w+(\{\w+="[\w-]+"\})? [\d.e-]+)\n)+', text)
        assert table not in text
        lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in lines}

    with serving(database(tmp_path)) as served:
        found = run(count(served))
    assert found.pop("twocities_storage_append_seconds_sum") > 0
    assert found == {
        'twocities_tables{phase="open"}': 0,
        'twocities_tables{phase="running"}': 1,
        'twocities_tables{phase="over"}': 0,
        "twocities_tables_stuck": 0,
        "twocities_sockets": 2,
        'twocities_commands_total{answer="accepted"}': 2,
        'twocities_commands_total{answer="not-host"}': 1,
        'twocities_choices_total{by="person"}': 1,
        "twocities_storage_append_seconds_count": 4,
        "twocities_elsewhere_workers": 0,
        "twocities_elsewhere_slots": 0,
        "twocities_elsewhere_waiting": 0,
    }


def test_logs_are_json_without_secrets(served: Served) -> None:
    async def be_noisy() -> str:
        table = await started_game(served)
        async with window(served, table, ANNA) as anna, window(served, table, BEN) as ben:
            await (anna if anna.scene["choices"] else ben).choose()
            await anna.ask("say", text="I am still here.")
            await anna.socket.send(b"\xff", text=True)
            await ending(anna.socket)
        return table

    table = run(be_noisy())
    lines = [json.loads(line) for line in served.log().splitlines()]
    assert {line["level"] for line in lines} == {"info", "error"}
    assert all({"time", "level", "message"} <= set(line) for line in lines)
    for secret in (table, ANNA, "since=", "take ", "still here"):
        assert secret not in served.log()


def test_lines_with_the_same_message_are_limited() -> None:
    def line(message: str, second: float) -> logging.LogRecord:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, message, (), None)
        record.created = second
        return record

    ration = Rationed()
    passed = [ration.filter(line("no files left", 1.0 + at / 1000)) for at in range(900)]
    assert passed == [True] * MOST_LINES + [False] * (900 - MOST_LINES)
    assert ration.filter(line("something else", 1.9))
    later = line("no files left", 2.0)
    assert ration.filter(later)
    assert json.loads(JsonLines().format(later))["left_out"] == 900 - MOST_LINES
    assert "left_out" not in json.loads(JsonLines().format(line("no files left", 2.1)))


def test_requests_cut_off_at_shutdown_are_not_errors(tmp_path: Path) -> None:
    impatient = "from twocities import cli; from twocities.server import command; command.PATIENCE = 0.2; cli.main()"
    with serving(database(tmp_path), program=("-c", impatient)) as served:
        address = urlsplit(served.url)
        with socket.create_connection((address.hostname, address.port)) as half:
            half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
            httpx.get(f"{served.url}/health", trust_env=False)
            assert served.stop() == 0
        assert '"level":"error"' not in served.log()


@pytest.mark.parametrize("by", ["X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "Via"])
def test_metrics_are_only_for_this_computer(served: Served, by: str) -> None:
    assert httpx.get(f"{served.url}/metrics", trust_env=False).is_success
    answer = httpx.get(f"{served.url}/metrics", headers={by: "127.0.0.1"}, trust_env=False)
    assert answer.status_code == 404
    assert answer.json()["reasons"][0]["key"] == "no-such-path"


def test_metrics_can_have_a_separate_address(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with serving(database(tmp_path), "--metrics", address) as served:
        text = httpx.get(f"http://{address}/metrics", headers={"Host": "prometheus"}, trust_env=False).text
        assert 'twocities_tables{phase="open"} 0' in text
        assert httpx.get(f"http://{address}/api/games", trust_env=False).status_code == 404
        assert httpx.get(f"{served.url}/metrics", trust_env=False).status_code == 404
        assert served.stop() == 0
        assert '"level":"error"' not in served.log()


@pytest.mark.clause("M6.2")
def test_metrics_do_not_count_what_the_machine_must_not_know(tmp_path: Path) -> None:
    async def decide(served: Served) -> None:
        wish = NewTable("machine", {"revolutionaries": 1}, seat=1, name="Anna", levels=("newcomer", ""))
        table = await make_table(served.url, ANNA, wish)
        async with window(served, table, ANNA) as anna:
            await anna.ask("start")
            while not any(choice.startswith("send") for choice in anna.scene["choices"]):
                await anna.hear()
            before = httpx.get(f"{served.url}/metrics", trust_env=False).text
            for _ in range(4):
                sends = [choice for choice in anna.scene["choices"] if choice.startswith("send")]
                version = (await anna.ask("choose", version=anna.scene["version"], choice=sends[-1]))["version"]
                await anna.hear_until(version)
            assert httpx.get(f"{served.url}/metrics", trust_env=False).text == before

    with serving(database(tmp_path), "--pace", "3600") as served:
        run(decide(served))


@pytest.mark.parametrize("name", ["alerts.yml", "dashboard.json"])
def test_what_is_watched_for_is_counted(served: Served, name: str) -> None:
    text, watching = httpx.get(f"{served.url}/metrics", trust_env=False).text, (OPERATIONS / name).read_text("utf-8")
    counted = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
    watched = set(re.findall(r"twocities_\w+", watching))
    assert {re.sub("_(sum|count)$", "", metric) for metric in watched} <= counted
    assert len(watched) > 3
    if name.endswith("json"):
        json.loads(watching)
    else:
        assert all([line.count("{{") == line.count("}}") for line in watching.splitlines()])
