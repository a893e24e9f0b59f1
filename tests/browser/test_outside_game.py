"""A game without pictures can be played as well: with tables of names and values, and choices in words."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import play_until
from tests.browser.visiting import PHONE, visiting
from tests.server.serving import Served, serving
from twocities.core import SplitMix


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('outside')}/tables.db"
    with serving(database, "--pace", "0", "--workers", "1", program=("-m", "tests.bids")) as served:
        yield served


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "en"), (PHONE, "pl")])
def test_a_person_plays_it_to_the_end(browser: Browser, server: Served, size: tuple[int, int], language: str) -> None:
    excused = "404" if language != "en" else "$^"  # it is in English only
    with visiting(browser, server.url, size=size, language=language, excused=excused) as page:
        page.goto("/")
        page.locator("button[data-game=bids]").click()
        page.locator(".line button").click()  # bots take their seats
        page.locator("#lobby ~ button.primary").click()
        expect(page.get_by_role("heading", name="Bid which card?")).to_be_visible()
        board = page.locator("[data-region=board]")
        expect(board.get_by_role("rowheader")).to_have_text(["Hand", "Bid", "Won", "Shown"])
        play_until(page, SplitMix(1), lambda: False)
        expect(page.locator("#result")).to_be_visible()
        page.locator("footer a[href*='/replay?']").click()
        expect(board.get_by_role("rowheader")).to_have_text(["Hand", "Bid", "Won", "Shown"])
