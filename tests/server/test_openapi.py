"""The description of the HTTP API is complete and true."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.databases import database
from tests.server.played import errors, prepare
from tests.server.serving import serving
from twocities.server.api import ENDPOINTS, described

CHECKS = """
[checks]
# what only the rules or the limits can refuse
positive_data_acceptance.expected-statuses = ["2xx", "404", "409", "422", "429"]

[generation]
allow-x00 = false  # refused everywhere, which test_api.py tests
"""


def references(part: Any) -> Iterator[str]:
    """Every reference in a document."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def test_every_reference_leads_to_a_type_and_every_type_is_used() -> None:
    types = described()["components"]["schemas"]
    unions = {"Command", "Message", "OwnMessage"}  # for live connections, which no path names
    used = {reference.removeprefix("#/components/schemas/") for reference in references(described())}
    assert used | unions == set(types)


def test_every_endpoint_is_described_with_its_parameters() -> None:
    for endpoint in ENDPOINTS:
        told = described()["paths"][endpoint.path][endpoint.method.lower()]
        in_path = [parameter["name"] for parameter in told["parameters"] if parameter["in"] == "path"]
        assert in_path == [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
        assert told["summary"]
        assert ("requestBody" in told) == (endpoint.body is not None)


def test_types_of_both_games_have_different_names() -> None:
    types = described()["components"]["schemas"]
    for name in ("Options", "Facts", "Outlook", "View", "Memory"):
        parts = [part["$ref"].rpartition("/")[2] for part in types[name]["anyOf"]]
        assert parts == [f"Citadels{name}", f"Machine{name}"]


def test_the_server_does_as_described_whatever_is_sent(tmp_path: Path) -> None:
    """Schemathesis sends valid and invalid requests everywhere and compares the answers with the description."""
    url = database(tmp_path)
    asyncio.run(prepare(url))
    config = tmp_path / "schemathesis.toml"
    config.write_text(CHECKS, "utf-8")
    with serving(url, "--pace", "0", "--workers", "1") as server:
        asked = (f"{server.url}/api/openapi.json", "--checks", "all", "--phases", "coverage,fuzzing")
        bounds = ("--seed", "1", "--max-examples", "10", "--generation-database", "none", "--no-color")
        run = subprocess.run(
            (sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", *asked, *bounds),
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0, run.stdout + run.stderr
        assert f" Tested: {len(ENDPOINTS) - 1}" in run.stdout, run.stdout  # all but the description itself
        assert server.stop() == 0
        assert errors(server.log()) == []
