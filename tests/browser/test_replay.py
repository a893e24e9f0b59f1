"""A finished game is viewed moment by moment, and a moment is shared."""

from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.stories import TWO, story
from tests.browser.tables import Table, open_table, play, wait_for
from tests.browser.visiting import say, visiting
from tests.server.serving import Served

LAST: Final = len(story(TWO))


async def finished(url: str) -> Table:
    table = await open_table(url, TWO)
    await play(url, table, story(TWO))
    return table


def expect_moment(page: Page, at: int) -> None:
    expect(page.get_by_label(say("replay-slider"))).to_have_value(str(at))


def press(page: Page, message: str) -> None:
    page.get_by_role("button", name=say(message), exact=True).click()


def test_a_replay_goes_to_any_moment_and_a_link_leads_there(browser: Browser, still_server: Served) -> None:
    table = wait_for(finished(still_server.url))
    with visiting(browser, still_server.url) as page:
        page.goto(f"{table.path}/replay?at=30&eyes=1")
        expect_moment(page, 30)
        press(page, "replay-forward")
        expect_moment(page, 31)
        press(page, "replay-back")
        press(page, "replay-back")
        expect_moment(page, 29)
        page.get_by_label(say("replay-slider")).fill("50")
        expect_moment(page, 50)
        page.get_by_label(say("replay-slider")).press("End")
        expect_moment(page, LAST)
        page.get_by_label(say("replay-slider")).press("Home")
        press(page, "replay-round-forward")
        assert 0 < int(page.get_by_label(say("replay-slider")).input_value()) < LAST
        press(page, "replay-round-back")
        expect_moment(page, 0)

        page.get_by_label(say("replay-speed"), exact=True).select_option(say("replay-times", speed=4))
        press(page, "replay-play")
        page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber > 2")
        press(page, "replay-pause")

        page.get_by_label(say("replay-slider")).fill("77")
        page.wait_for_url("**at=77**")
        hand = page.locator("[data-thing^='hand:']")
        cards = hand.evaluate_all("things => things.map((thing) => thing.dataset.thing)")
        with visiting(browser, still_server.url) as other:
            other.goto(page.url)
            expect_moment(other, 77)
            expect(other.get_by_label(say("eyes"))).to_have_value("1")
            theirs = other.locator("[data-thing^='hand:']")
            expect(theirs).to_have_count(len(cards))
            assert theirs.evaluate_all("things => things.map((thing) => thing.dataset.thing)") == cards
