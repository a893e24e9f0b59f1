"""One person on several devices: a code makes another device theirs, sessions can be ended from any device at every
process, and nobody becomes somebody else."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, create_engine, event, select, update

from tests.server.client import ask, cookie, enter, make_table, new_token
from tests.server.serving import Served, serving
from tests.server.test_bans import servers
from tests.server.windows import FOR_TWO, ending, run, window
from tests.server.windows import served as served
from twocities.server import once
from twocities.server.account_api import LENGTH, LETTERS
from twocities.server.database import Database
from twocities.server.guests import hash_of
from twocities.server.limits import GUESSES
from twocities.server.schema import CODES, SESSIONS
from twocities.server.sessions import Sessions, device_of, end_session, id_of, note_session

PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"

NOBODY = {"name": "", "sessions": [], "passkeys": [], "plays": False}  # what a new guest's account is


class Browser:
    """Somebody's browser: it keeps its cookie, and comes from a different address."""

    def __init__(self, served: Served, token: str = "", address: str = "127.0.0.1") -> None:
        self.served = served
        self.token = token
        self.address = address
        self.headers: dict[str, str] = {}

    def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"User-Agent": PHONE, "X-Forwarded-For": self.address, **self.headers}
        headers |= cookie(self.token) if self.token else {}
        url = f"{self.served.url}/api/{path}"
        answer = httpx.request(method, url, headers=headers, json=body, trust_env=False, verify=False)
        self.token = answer.cookies.get("twocities") or self.token
        return answer

    def get(self, path: str) -> Any:
        answer = self.send("GET", path)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.send("POST", path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        answer = self.send("POST", path, body)
        return answer.status_code, answer.json()["reasons"][0]["key"]

    def new_code(self, name: str = "Anna") -> str:
        code: str = self.post("devices/code", name=name)["code"]
        return code

    def tables(self) -> list[str]:
        return [own["table"]["id"] for own in self.get("me")["tables"]]


@contextmanager
def opened(url: str) -> Iterator[Connection]:
    """Direct access to the database of a server."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def opened_page(served: Served, token: str) -> str:
    """The cookie that somebody has after opening a page with one."""
    page = httpx.get(served.url, headers={"Accept": "text/html", **cookie(token)}, trust_env=False, verify=False)
    return page.cookies.get("twocities") or token


def shared(here: Served, there: Served, name: str = "Anna") -> tuple[Browser, Browser]:
    """Two devices of one person."""
    laptop, phone = Browser(here, new_token()), Browser(there)
    phone.post("devices/join", code=laptop.new_code(name))
    return laptop, phone


def test_a_code_makes_another_device_one_of_the_same_person_at_every_process(url: str) -> None:
    with ExitStack() as stack:
        there = servers(url, stack)
        laptop, phone = Browser(there[0], new_token()), Browser(there[-1])
        table = run(make_table(there[0].url, laptop.token, FOR_TWO))
        made = laptop.post("devices/code", name="Anna")
        assert re.fullmatch(rf"[{LETTERS}]{{4}}-[{LETTERS}]{{4}}", made["code"])
        assert made["link"].endswith(f"/device#{made['code'].replace('-', '')}")
        assert made["picture"].startswith("<svg")
        typed = f" {made['code'].lower().replace('-', ' ')} "
        assert phone.post("devices/look", code=typed) == {"name": "Anna", "plays": False}
        assert phone.tables() == []  # looking changes nothing
        assert phone.post("devices/join", code=typed) == {"name": "Anna", "plays": False}
        assert phone.tables() == [table]
        assert phone.token != laptop.token
        for browser in (laptop, phone):
            account = browser.get("account")
            assert account["name"] == "Anna"
            assert [session["current"] for session in account["sessions"]].count(True) == 1
            assert {session["device"] for session in account["sessions"]} == {"Chrome, Android"}
            assert browser.token not in str(account)
            assert hash_of(browser.token) not in str(account)
        assert phone.refused("devices/join", code=laptop.new_code()) == (422, "own-device")
        another = Browser(there[0], new_token())
        run(make_table(there[0].url, another.token, FOR_TWO))
        assert another.post("devices/look", code=laptop.new_code())["plays"]  # somebody who would lose games is warned


def test_nothing_is_stored_of_a_guest_before_it_is_wanted(url: str) -> None:
    with serving(url, "--workers", "1") as served:
        guest = Browser(served, new_token())
        assert guest.get("account") == NOBODY
        assert guest.get("me")["tables"] == []
        with opened(url) as connection:
            assert connection.execute(select(SESSIONS)).all() == []


def test_a_code_works_once_and_not_late(url: str) -> None:
    with serving(url, "--workers", "1") as served:
        laptop, phone, thief = Browser(served, new_token()), Browser(served), Browser(served, address="10.0.0.9")
        code = laptop.new_code()
        phone.post("devices/join", code=code)
        assert thief.refused("devices/join", code=code) == (404, "no-such-code")
        assert thief.refused("devices/look", code=code) == (404, "no-such-code")
        replaced, late = laptop.new_code(), laptop.new_code()
        assert thief.refused("devices/join", code=replaced) == (404, "no-such-code")
        with opened(url) as connection:
            stored = connection.execute(select(CODES)).all()
            assert len(stored) == 1
            assert late.replace("-", "") not in str(stored)  # only a hash
            connection.execute(update(CODES).values(until=CODES.c.until - once.SECONDS["device"]))
        assert thief.refused("devices/join", code=late) == (404, "no-such-code")
        assert thief.get("account")["sessions"] == []


def test_codes_cannot_be_guessed(served: Served) -> None:
    rate, at_once = GUESSES
    tries = at_once + rate * once.SECONDS["device"]
    assert tries * 1000 / len(LETTERS) ** LENGTH < 1 / 10_000_000
    owner = Browser(served, new_token(), "10.0.1.1")
    code = owner.new_code()
    for _ in range(2 * int(at_once)):  # correct codes are not limited
        Browser(served, address="10.0.1.2").post("devices/look", code=code)
    answers = [
        Browser(served, address="10.0.1.2").refused("devices/join", code=f"2222222{letter}") for letter in LETTERS
    ]
    assert answers[: int(at_once)] == [(404, "no-such-code")] * int(at_once)
    assert set(answers[int(at_once) + 1 :]) == {(429, "too-fast")}
    for wrong in ("", "2", "ÄÖÜ", "2" * 100, "2222-2222-2222"):  # unlike codes, with the same answer
        assert Browser(served, address="10.0.1.3").refused("devices/look", code=wrong) == (404, "no-such-code")


def test_a_stolen_cookie_is_ended_from_elsewhere(url: str) -> None:
    async def watched(there: list[Served], laptop: Browser, phone: Browser, table: str) -> None:
        async with window(there[-1], table, phone.token) as seen, window(there[0], table, laptop.token) as own:
            assert (seen.scene["you"], own.scene["you"]) == (0, 0)
            (stolen,) = [one["id"] for one in laptop.get("account")["sessions"] if not one["current"]]
            assert len(laptop.post("account/sessions/end", id=stolen)["sessions"]) == 1
            assert await ending(seen.socket) == (4401, "session-ended")
            await own.ask("ping")

    with ExitStack() as stack:
        there = servers(url, stack)
        laptop, phone = shared(there[0], there[-1])
        table = run(make_table(there[0].url, laptop.token, FOR_TWO))
        stolen = phone.token
        run(watched(there, laptop, phone, table))
        for served in there:
            assert Browser(served, stolen).refused("devices/code") == (401, "session-ended")
            answer = run(ask(served.url, stolen, "GET", "/api/me"))
            assert (answer.status_code, answer.cookies.get("twocities")) == (401, None)
            newcomer = Browser(served, opened_page(served, stolen))
            assert newcomer.token != stolen
            assert newcomer.tables() == []
        assert laptop.tables() == [table]
        assert [session["current"] for session in laptop.get("account")["sessions"]] == [True]


def test_all_other_devices_and_a_copy_of_ones_own_cookie_can_be_signed_out_at_once(served: Served) -> None:
    laptop, phone = shared(served, served)
    tablet = Browser(served)
    tablet.post("devices/join", code=phone.new_code())
    table = run(make_table(served.url, laptop.token, FOR_TWO))
    stolen = laptop.token, phone.token, tablet.token
    assert [session["current"] for session in phone.post("account/sessions/end-others")["sessions"]] == [True]
    for token in stolen:
        assert run(ask(served.url, token, "GET", "/api/me")).status_code == 401
    assert phone.tables() == [table]


def test_signing_out_ones_own_device_makes_one_a_new_guest(served: Served) -> None:
    laptop, phone = shared(served, served)
    table = run(make_table(served.url, laptop.token, FOR_TWO))
    (own,) = [one["id"] for one in laptop.get("account")["sessions"] if one["current"]]
    before = laptop.token
    assert laptop.post("account/sessions/end", id=own) == NOBODY
    assert laptop.token != before
    assert (laptop.tables(), phone.tables()) == ([], [table])  # it has moved


def test_a_device_of_one_person_becomes_that_of_another(served: Served) -> None:
    laptop, phone = shared(served, served)
    other = Browser(served, new_token())
    old = phone.token
    phone.post("devices/join", code=other.new_code("Ben"))
    assert phone.get("account")["name"] == "Ben"
    assert len(laptop.get("account")["sessions"]) == 1
    assert Browser(served, old).refused("devices/code") == (401, "session-ended")


def test_a_session_in_use_is_read_once_until_its_end_is_reported(url: str) -> None:
    database = Database(url)
    sessions, asked = Sessions(database), 0

    def count(connection: object, cursor: object, statement: str, *_: object) -> None:
        nonlocal asked
        asked += "FROM sessions" in statement

    async def story() -> None:
        assert await sessions.guest_of("token") == "anna"
        await sessions.guest_of("token")
        assert asked == 2  # nothing is trusted while nobody reports which sessions have ended
        await sessions.ended_lately()
        for _ in range(10):
            assert await sessions.guest_of("token") == "anna"
        assert asked == 3
        with opened(url) as connection:  # by another process
            assert end_session(connection, "anna", id_of("token")) == ["token"]
        assert await sessions.ended_lately() == {"token"}
        assert await sessions.guest_of("token") is None
        assert await sessions.guest_of("unknown") == "unknown"

    with opened(url) as connection:
        note_session(connection, "token", "anna", "")
    event.listen(database.engine, "before_cursor_execute", count)
    run(story())
    database.close()


def test_nobody_ends_the_session_of_another_or_finds_out_whether_there_is_one(served: Served) -> None:
    laptop, phone = shared(served, served)
    theirs = [session["id"] for session in laptop.get("account")["sessions"]]
    stranger = Browser(served, new_token())
    for id in (*theirs, "0" * 16, "x"):
        assert stranger.refused("account/sessions/end", id=id) == (404, "no-such-session")
    assert len(phone.get("account")["sessions"]) == 2


def test_no_live_connection_is_opened_with_the_cookie_of_an_ended_session(served: Served) -> None:
    laptop, phone = shared(served, served)
    table = run(make_table(served.url, laptop.token, FOR_TWO))
    laptop.post("account/sessions/end-others")

    async def watch() -> None:
        socket = await enter(served.url, table, phone.token)
        assert await ending(socket) == (4401, "session-ended")

    run(watch())


def test_names_are_checked_and_stored_for_all_devices(served: Served) -> None:
    laptop, phone = shared(served, served)
    assert laptop.post("account/name", name=" Ola ")["name"] == "Ola"
    assert phone.get("account")["name"] == "Ola"
    for wrong in ("", " ", "x" * 25, "a\nb"):
        assert laptop.refused("account/name", name=wrong) == (422, "name")
    assert phone.get("account")["name"] == "Ola"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (PHONE, "Chrome, Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("curl/8", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, device: str) -> None:
    assert device_of(agent) == device
