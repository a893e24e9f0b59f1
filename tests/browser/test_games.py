"""A person plays whole games against bots, only by clicking on buttons and on things that glow."""

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.browser.playing import play_now, play_until, result
from tests.browser.visiting import say, visiting
from tests.server.serving import Served
from twocities.core import SplitMix


def play_to_the_end(page: Page, server: Served) -> None:
    play_until(page, SplitMix(1), lambda: False)
    assert result(page).is_visible()
    table = page.url.rpartition("/")[2]
    assert httpx.get(f"{server.url}/api/tables/{table}", trust_env=False).json()["phase"] == "over"


@pytest.mark.parametrize(("game", "language"), [("citadels", "en"), ("machine", "pl")])
def test_one_click_on_the_start_page_leads_to_a_game_that_can_be_played_to_the_end(
    browser: Browser, server: Served, game: str, language: str
) -> None:
    with visiting(browser, server.url, language=language, moving=True) as page:
        page.goto("/")
        play_now(page, game).click()
        play_to_the_end(page, server)


def test_a_person_plays_the_machine_to_the_end(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/new/machine")
        page.get_by_label(say("seat-machine")).select_option(say("seat-me"))
        page.get_by_role("button", name=say("start-game")).click()
        play_to_the_end(page, server)
