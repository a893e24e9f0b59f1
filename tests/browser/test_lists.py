"""Tables on the start page: the newest first, and more of them on demand."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.tables import wait_for
from tests.browser.visiting import say, visiting
from tests.server.client import make_table, new_token
from tests.server.databases import database
from tests.server.serving import serving
from twocities.server.house import NewTable
from twocities.server.storage import SHARE


def test_more_tables_are_shown_on_demand(browser: Browser, tmp_path: Path) -> None:
    async def make(url: str) -> str:
        first = await make_table(url, new_token(), NewTable("citadels", listed=True))
        for _ in range(3):
            host = new_token()
            for _ in range(SHARE):
                await make_table(url, host, NewTable("citadels", listed=True))
        return first

    with serving(database(tmp_path)) as server, visiting(browser, server.url) as page:
        first = page.locator(f"a[href='/tables/{wait_for(make(server.url))}']")
        page.goto("/")
        more = page.get_by_role("button", name=say("more-tables"))
        more.wait_for()
        expect(first).to_have_count(0)
        more.click()
        expect(first).to_have_count(1)
        expect(more).to_have_count(0)
        expect(page.get_by_role("link", name=say("join"))).to_have_count(3 * SHARE + 1)
