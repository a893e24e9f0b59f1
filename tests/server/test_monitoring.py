"""How the server is doing: metrics and logs, which tell no secrets."""

import json
import re
from pathlib import Path

import httpx

from tests.server.databases import database
from tests.server.serving import Served, serving
from tests.server.windows import ANNA, BEN, ending, run, started_game, window


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
        'twocities_commands_total{answer="accepted"}': 3,
        'twocities_commands_total{answer="not-host"}': 1,
        'twocities_choices_total{by="person"}': 1,
        "twocities_storage_append_seconds_count": 4,
    }


def test_logs_are_json_and_tell_no_secrets(served: Served) -> None:
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
