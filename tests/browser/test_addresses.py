"""Links that are shared: where others can reach a table, and what is said if they cannot."""

from pathlib import Path
from urllib.request import urlopen

import msgspec
from playwright.sync_api import Browser, expect

from tests.browser.visiting import say, visiting
from tests.server.serving import Served, serving
from twocities.words import Words


def test_an_address_without_a_page_says_so_and_links_to_the_start_page(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url, excused="404") as page:
        for path in ("/nowhere", "/tables", "/new/chess", "/learn/chess", "/rules/chess"):
            page.goto(path)
            expect(page.get_by_role("heading", name=say("no-page"))).to_be_visible()
            page.get_by_role("link", name=say("home")).click()
            expect(page.get_by_role("heading", level=1, name=say("title"))).to_be_visible()


def test_an_address_without_a_table_says_so_and_links_to_the_start_page(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url, excused="WebSocket connection to") as page:
        page.goto("/tables/chess")
        expect(page.get_by_text(Words("server")("refused-no-such-table"))).to_be_visible()
        page.get_by_role("link", name=say("home")).click()
        expect(page.get_by_role("heading", level=1, name=say("title"))).to_be_visible()


def test_others_are_invited_to_an_address_that_they_can_reach(
    browser: Browser, still_server: Served, tmp_path: Path
) -> None:
    assert is_for_all(browser, still_server.url) is False
    with serving(f"sqlite:///{tmp_path}/tables.db", "--host", "0.0.0.0") as server:
        is_for_all(browser, server.url)  # if this computer is on a network


def is_for_all(browser: Browser, url: str) -> bool:
    """Whether a table is offered under an address that others can reach; otherwise its page says that they cannot."""
    with urlopen(f"{url}/api/address") as answer:
        address: str = msgspec.json.decode(answer.read())["address"]
    with visiting(browser, url) as page:
        page.goto("/new/citadels")
        page.locator("[data-seat='1'] select").select_option("")
        page.get_by_role("button", name=say("make-table")).click()
        page.wait_for_url("**/tables/*")
        expect(page.get_by_label(say("invite"))).to_have_value(page.url.replace(url, address or url))
        expect(page.get_by_text(say("invite-alone"))).to_have_count(0 if address else 1)
    return bool(address)
