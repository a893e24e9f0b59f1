"""The draft of Citadels is shown whatever the cities are."""

from playwright.sync_api import Browser, expect

from tests.browser.tables import at_decision, wait_for
from tests.browser.visiting import visiting
from tests.random_games import Setup
from tests.scenarios.table import table
from tests.server.serving import Served
from twocities.citadels.options import Options


def test_characters_are_offered_where_a_city_has_a_district_twice(browser: Browser, still_server: Served) -> None:
    state = table("phase selection\ncity 1 quarry tavern tavern")
    (seat,) = state.pending()
    made = wait_for(at_decision(still_server.url, Setup(Options(players=4), ""), state, seat))
    with visiting(browser, still_server.url, token=made.tokens[seat]) as page:
        page.goto(made.path)
        expect(page.locator(".draft .thing.offered")).to_have_count(len(state.choices(seat)))
