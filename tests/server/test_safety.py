"""Who may use the server, and who a guest is: other pages, cookies, headers for browsers."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets import InvalidStatus

from tests.server.client import cookie, make_table
from tests.server.databases import database
from tests.server.serving import Served, serving
from tests.server.windows import ANNA, BEN, FOR_TWO, HANDSHAKE, closed, run, window
from twocities.server.guests import TOKEN
from twocities.server.safety import LONGEST_BODY

# -- other pages


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("", True),
        ("own", True),
        ("https://play.example", True),
        ("HTTPS://PLAY.example", True),
        ("http://play.example", False),
        ("own, but https", False),
        ("https://evil.example", False),
        ("https://play.example.evil.example", False),
        ("https://play.example:8443", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_only_pages_of_the_server_itself_may_use_it(served: Served, table: str, origin: str, welcome: bool) -> None:
    async def visit() -> None:
        ours = {"own": served.url, "own, but https": served.url.replace("http", "https")}
        headers = {"Origin": ours.get(origin, origin)} if origin else {}
        async with httpx.AsyncClient(trust_env=False, headers={**headers, **cookie(ANNA)}) as browser:
            posted = await browser.post(f"{served.url}/api/check", content="{}")
            looked = await browser.get(f"{served.url}/health")
        assert (posted.status_code == 403) != welcome
        assert looked.is_success
        if welcome:
            async with window(served, table, ANNA, **headers) as anna:
                assert anna.scene["you"] == 0
        else:
            assert posted.json()["reasons"][0]["key"] == "foreign-page"
            with pytest.raises(InvalidStatus) as problem:
                async with window(served, table, ANNA, **headers):
                    pass
            assert problem.value.response.status_code == 403

    run(visit())


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("192.168.7.7:8000", True),
        ("play.example", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("127.0.0.1.evil.example", False),
        ("[", False),
    ],
)
def test_only_known_names_are_accepted(served: Served, table: str, host: str, known: bool) -> None:
    """Otherwise a page could point its own name at this computer and do here whatever it likes."""

    async def visit() -> None:
        async with httpx.AsyncClient(trust_env=False, headers={"Host": host, "Origin": f"http://{host}"}) as browser:
            looked = await browser.get(f"{served.url}/api/games")
        assert (looked.status_code == 200) == known
        if not known:
            assert looked.status_code == 403
            assert looked.json()["reasons"] == [
                {"key": "foreign-host", "clause": "", "about": host, "kind": "", "values": {}}
            ]
            address = urlsplit(served.url)
            with socket.create_connection((address.hostname, address.port)) as live:
                live.sendall(HANDSHAKE.format(table=table, token=ANNA, host=host).encode())
                assert live.recv(12) == b"HTTP/1.1 403"

    run(visit())


def test_refused_pages_write_nothing_to_the_log(served: Served, table: str) -> None:
    async def visit() -> None:
        for _ in range(3):
            with pytest.raises(InvalidStatus):
                async with window(served, table, ANNA, Origin="https://evil.example"):
                    pass

    before = served.log()
    run(visit())
    assert served.log() == before


def test_friends_come_to_the_address_that_people_see(served: Served) -> None:
    assert httpx.get(f"{served.url}/api/address", trust_env=False).json() == {"address": "https://play.example"}


def test_every_answer_tells_browsers_to_be_careful(served: Served) -> None:
    async def ask_all() -> list[httpx.Response]:
        async with httpx.AsyncClient(trust_env=False, base_url=served.url) as browser:
            return [
                await browser.get("/health"),
                await browser.get("/api/nothing"),
                await browser.get("/nothing"),
                await browser.delete("/health"),
                await browser.post("/api/tables", content="{"),
                await browser.post("/api/tables", content="x" * (LONGEST_BODY + 1)),
                await browser.post("/api/tables", headers={"origin": "https://evil.example"}),
            ]

    answers = run(ask_all())
    assert [answer.status_code for answer in answers] == [200, 404, 404, 405, 400, 413, 403]
    for answer in answers:
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
        if not answer.is_success:
            assert answer.json()["reasons"][0]["key"]


# -- who a guest is


def test_a_browser_without_a_cookie_gets_one_that_scripts_cannot_read(served: Served) -> None:
    async def visit(*sent: str, **headers: str) -> str:
        async with httpx.AsyncClient(
            trust_env=False, headers=[(b"cookie", value.encode("latin-1")) for value in sent]
        ) as browser:
            return str((await browser.get(f"{served.url}/health", headers=headers)).headers.get("set-cookie", ""))

    async def visit_all() -> None:
        got = await visit()
        value, _, attributes = got.partition("; ")
        assert TOKEN.fullmatch(value.removeprefix("twocities="))
        assert attributes == "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
        secure = await visit(**{"X-Forwarded-Proto": "https"})
        assert secure.startswith("__Host-twocities=")
        assert secure.endswith("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure")
        assert await visit() != got
        for bad in ("twocities=", "twocities=x", f"twocities={'x' * 44}", f"twocities={'%' * 43}", f"other={ANNA}"):
            assert await visit(cookie=bad)
        assert await visit(cookie=f"other=1; twocities={ANNA}") == ""

    run(visit_all())


def test_under_https_a_cookie_gets_the_name_that_nobody_else_can_set(served: Served) -> None:
    def come(**cookies: str) -> list[str]:
        sent = "; ".join([f"{name}={value}" for name, value in cookies.items()])
        headers = {"Cookie": sent, "X-Forwarded-Proto": "https"}
        answer = httpx.get(f"{served.url}/api/tables/{table}/cards", headers=headers, trust_env=False)
        return answer.headers.get_list("set-cookie")

    table = run(make_table(served.url, ANNA, FOR_TWO))
    renamed, forgotten = come(twocities=ANNA)
    assert renamed.startswith(f"__Host-twocities={ANNA}; Path=/;")
    assert forgotten == "twocities=; Path=/; Max-Age=0"
    assert come(**{"__Host-twocities": ANNA}) == []
    assert come(**{"twocities": BEN, "__Host-twocities": ANNA}) == []
    headers = {"Cookie": f"twocities={BEN}; __Host-twocities={ANNA}", "X-Forwarded-Proto": "https"}
    own = httpx.get(f"{served.url}/api/me", headers=headers, trust_env=False).json()["tables"]
    assert table in [one["table"]["id"] for one in own]


def test_two_servers_on_one_computer_do_not_affect_each_others_seats(served: Served, tmp_path: Path) -> None:
    """Browsers send a cookie to every port of a computer."""

    async def visit(other: Served) -> None:
        async with httpx.AsyncClient(trust_env=False) as browser:
            tables = {}
            for server in (served, other, served):
                answer = await browser.post(
                    f"{server.url}/api/tables", json={"game": "citadels", "seat": 0, "name": "A"}
                )
                tables[answer.json()["id"]] = server
            token = browser.cookies["twocities"]
        for table, server in tables.items():
            async with window(server, table, token) as looking:
                assert looking.scene["you"] == 0
            other_server = other if server is served else served
            assert await closed(other_server, f"/api/tables/{table}/live", token) == (4404, "no-such-table")

    with serving(database(tmp_path)) as other:
        run(visit(other))


def test_without_a_cookie_one_can_only_watch(served: Served) -> None:
    async def pass_by() -> None:
        table = await make_table(served.url, ANNA, FOR_TWO)
        async with window(served, table) as passing:
            for wish in ('"type": "sit", "seat": 1, "name": "Eve"', '"type": "say", "text": "Hello", "name": "Eve"'):
                answer = await passing.say(f'{{{wish}, "id": 7}}')
                assert answer["type"] == "refused"
                assert [reason["key"] for reason in answer["reasons"]] == ["no-cookie"]
            await passing.ask("ping")
            async with window(served, table, ANNA) as anna:
                version = (await anna.ask("say", text="Hello"))["version"]
            await passing.hear_until(version)
            assert [item["kind"] for item in passing.news] == ["arranged", "said"]

    run(pass_by())
