"""Who may use the server, and who somebody is: other pages, cookies, what browsers are told."""

from pathlib import Path

import httpx
import pytest
from websockets import InvalidStatus

from tests.server.client import cookie, make_table
from tests.server.databases import database
from tests.server.serving import Served, serving
from tests.server.windows import ANNA, FOR_TWO, closed, run, window
from twocities.server.guests import TOKEN
from twocities.server.safety import LONGEST_BODY

# -- other pages


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("", True),
        ("own", True),
        ("https://play.example", True),
        ("http://PLAY.example", True),
        ("https://evil.example", False),
        ("https://play.example.evil.example", False),
        ("https://play.example:8443", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_only_pages_of_the_server_itself_may_use_it(served: Served, table: str, origin: str, welcome: bool) -> None:
    async def visit() -> None:
        headers = {"Origin": served.url if origin == "own" else origin} if origin else {}
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


# -- who somebody is


def test_whoever_has_no_cookie_gets_one_that_no_script_can_read(served: Served) -> None:
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
        assert (await visit(**{"X-Forwarded-Proto": "https"})).endswith("; Secure")
        assert await visit() != got
        for bad in ("twocities=", "twocities=x", f"twocities={'x' * 44}", f"twocities={'%' * 43}", f"other={ANNA}"):
            assert await visit(cookie=bad)
        assert await visit(cookie=f"other=1; twocities={ANNA}") == ""

    run(visit_all())


def test_two_servers_on_one_computer_leave_each_others_seats_alone(served: Served, tmp_path: Path) -> None:
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


def test_a_passer_by_may_act_until_it_goes(served: Served) -> None:
    async def pass_by() -> None:
        table = await make_table(served.url, ANNA, FOR_TWO)
        async with window(served, table) as passing:
            await passing.ask("sit", seat=1, name="Somebody")
            assert passing.scene["you"] == 1
        async with window(served, table) as another:
            assert another.scene["you"] is None

    run(pass_by())
