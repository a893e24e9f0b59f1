"""Against bots alone, a choice can be undone at once, even while they move."""

from typing import Final

from playwright.sync_api import Browser, expect

from tests.browser.tables import at_decision, wait_for
from tests.browser.visiting import say, visiting
from tests.random_games import Setup
from tests.scenarios.citadels.table import scene
from tests.server.serving import Served
from twocities.citadels.options import Options

SEATS: Final = Setup(Options(players=4), "")


def test_a_turn_that_has_ended_is_undone_while_others_move(browser: Browser, still_server: Served) -> None:
    state = scene("holds 0 merchant\nholds 1 architect\nholds 2 warlord\nholds 3 king\nnext merchant\n")
    seated = wait_for(at_decision(still_server.url, SEATS, state, 0))
    with visiting(browser, still_server.url, token=seated.tokens[0]) as page:
        page.goto(seated.path)
        page.locator("[data-choice='gather cards']").click()  # reveals something, so people would have to agree
        page.locator(".thing.offered").first.click()
        page.locator("[data-choice='end turn']").click()
        expect(page.locator("[data-choice]")).to_have_count(0)  # it is the Architect's turn
        undo = page.get_by_role("button", name=say("undo"), exact=True)
        undo.click()
        expect(page.locator("[data-choice='end turn']")).to_be_visible()
        undo.click()
        expect(page.locator(".thing.offered")).not_to_have_count(0)
        undo.click()
        expect(page.locator("[data-choice='gather cards']")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
