"""The server sends browsers the client, its files and its texts."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.databases import database
from tests.server.serving import serving
from twocities.server import pages
from twocities.words import Words


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    url = database(tmp_path_factory.mktemp("pages"))
    with serving(url, "--workers", "1") as served, httpx.Client(base_url=served.url, trust_env=False) as client:
        client.get("/")  # sets the cookie, and must not be cached
        yield client


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/lobby", "/new/citadels", "/new/file/replay?at=3&eyes=0", "/learn/machine", "/rules/machine"),
        *("/tables/abc", "/tables/abc/replay?at=3&eyes=0", "/tables/abc/analysis?eyes=0", "/new/file/analysis", "/me"),
        *("/puzzles", "/puzzles/citadels/1"),
    ],
)
def test_every_address_of_the_client_gives_its_page_which_is_never_stale(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    if not pages.BUILT.is_dir():
        assert (answer.status_code, answer.text) == (503, Words("web")("pages-not-built"))
        return
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "style" not in answer.text.replace("stylesheet", "")  # the content security policy would block it
    assert "<script>" not in answer.text


@pytest.mark.skipif(not pages.BUILT.is_dir(), reason="the client is not built")
def test_files_of_the_client_are_compressed_and_can_be_cached_forever(client: httpx.Client) -> None:
    file = max((pages.BUILT / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    answer = client.get(f"/assets/{file.name}")
    assert answer.content == file.read_bytes()
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.skipif(not pages.BUILT.is_dir(), reason="the client is not built")
def test_fonts_can_be_cached_forever(client: httpx.Client) -> None:
    file = next((pages.BUILT / "assets").glob("*.woff2"))
    answer = client.get(f"/assets/{file.name}")
    assert answer.content == file.read_bytes()
    assert answer.headers["content-type"] == "font/woff2"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.skipif(not pages.BUILT.is_dir(), reason="the client is not built")
@pytest.mark.parametrize(
    "path",
    [
        *("/worker.js", "/app/manifest.webmanifest", "/app/theme.js"),
        *("/app/icon.svg", "/app/icon-192.png", "/app/icon-512.png", "/app/icon-maskable-512.png", "/app/badge-96.png"),
    ],
)
def test_what_browsers_install_keeps_its_address_and_is_never_stale(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.skipif(not pages.BUILT.is_dir(), reason="the client is not built")
def test_the_service_worker_is_one_script_that_needs_no_other(client: httpx.Client) -> None:
    answer = client.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert not re.search(r"\b(import|export)\b", answer.text)
    assert "caches" not in answer.text  # it keeps nothing that could be stale, or secret


@pytest.mark.parametrize("file", sorted((pages.PACKAGE / "locale").rglob("*.ftl")), ids=lambda file: file.stem)
def test_words_are_sent_again_only_after_a_change(client: httpx.Client, file: Path) -> None:
    path = f"/locale/{file.parent.name}/{file.name}"
    answer = client.get(path)
    assert answer.text == file.read_text("utf-8")
    assert client.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/nothing.js", "/locale/en/nothing.ftl", "/locale/%2e%2e/words.py"]
)
def test_there_is_nothing_else(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["reasons"][0]["key"] == "no-such-path"


BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.skipif(not pages.BUILT.is_dir(), reason="the client is not built")
@pytest.mark.parametrize(
    "path", ["/nonsense", "/tables/x/y", "/new", "/apiary", "/assets/nothing.js", "/nonsense?x=%ff"]
)
def test_a_person_at_an_unknown_address_gets_the_page_which_says_so(client: httpx.Client, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text == client.get("/").text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/tables/nothing"])
def test_the_api_answers_browsers_and_programs_alike(client: httpx.Client, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["reasons"]


def test_only_page_requests_get_a_page(client: httpx.Client) -> None:
    answer = client.post("/nonsense", headers=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["reasons"][0]["key"] == "no-such-path"
