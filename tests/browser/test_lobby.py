"""The lobby: all listed tables, a page at a time, and a seat for somebody who wants to play now."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.tables import wait_for
from tests.browser.visiting import PHONE, say, visiting
from tests.server.client import make_table, new_token
from tests.server.databases import database
from tests.server.serving import serving
from twocities.server.entries import Clock
from twocities.server.house import NewTable
from twocities.server.lists import SHARE


async def many_tables(url: str) -> str:
    """As many tables as fill two pages; returns the oldest, which is unlike any other."""
    slow = NewTable("machine", clock=Clock(86_400.0), listed=True, language="pl", seat=0, name="Zuzana")
    first = await make_table(url, new_token(), slow)
    for _ in range(3):
        host = new_token()
        for _ in range(SHARE):
            await make_table(url, host, NewTable("citadels", listed=True))
    return first


def ask(page: Page, seats: int, wait: str) -> None:
    """For a table of Citadels, in the lobby."""
    page.get_by_role("radio", name=str(seats), exact=True).check()
    page.get_by_role("radio", name=say(wait)).check()
    page.get_by_role("button", name=say("find-table")).click()


def test_the_lobby_shows_all_tables_or_those_that_match(browser: Browser, tmp_path: Path) -> None:
    with serving(database(tmp_path)) as server, visiting(browser, server.url) as page:
        first = page.locator(f"a[href='/tables/{wait_for(many_tables(server.url))}']")
        page.goto("/lobby")
        more, joins = page.get_by_role("button", name=say("more-tables")), page.get_by_role("link", name=say("join"))
        more.wait_for()
        expect(first).to_have_count(0)
        more.click()
        expect(first).to_have_count(1)
        expect(more).to_have_count(0)
        expect(joins).to_have_count(3 * SHARE + 1)
        for name, value in (("game", "machine"), ("seats", "4"), ("clock", "days"), ("language", "pl")):
            page.locator(f"select[name={name}]").select_option(value)
            expect(joins).to_have_count(1)
            page.reload()  # the address contains the filters
            expect(joins).to_have_count(1)
            expect(first).to_have_count(1)
        page.locator("select[name=clock]").select_option("none")
        expect(page.get_by_text(say("no-such-tables"))).to_be_visible()
        page.get_by_role("button", name=say("show-all-tables")).click()
        more.wait_for()
        page.get_by_role("radio", name=say("lobby-finished")).check()
        expect(page.get_by_text(say("no-finished-games"))).to_be_visible()


def test_people_who_want_to_play_now_meet(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(database(tmp_path), "--pace", "0") as server,
        visiting(browser, server.url) as ann,
        visiting(browser, server.url, size=PHONE) as ben,
    ):
        for page in (ann, ben):
            page.goto("/lobby")
        ask(ann, 2, "wait-for-ever")
        expect(ann.get_by_text(say("fills-never"))).to_be_visible()
        expect(ann.get_by_text(say("table-seats", taken=1, all=2))).to_be_visible()
        ann.get_by_role("button", name=say("leave-table")).click()
        expect(ann.get_by_text(say("no-open-tables"))).to_be_visible()
        ask(ann, 2, "wait-for-ever")
        expect(ann.get_by_role("button", name=say("start-with-bots"))).to_be_visible()
        ask(ben, 2, "wait-for-ever")
        for page in (ann, ben):  # the game has started automatically
            expect(page.locator("#question")).to_be_visible()
        assert ann.url == ben.url
        ann.goto("/lobby")
        ask(ann, 3, "wait-not")
        expect(ann.locator("#question")).to_be_visible()
        ann.goto("/lobby")
        ann.get_by_role("radio", name=say("time-minutes", count=3)).check()
        ann.get_by_role("button", name=say("find-table")).click()
        expect(ann.get_by_role("timer")).to_contain_text(say("fills-in", time="2:").rstrip("."))
        ann.get_by_role("button", name=say("start-with-bots")).click()
        expect(ann.locator("#question")).to_be_visible()
