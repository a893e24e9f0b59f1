"""Building your own City by mouse and by keyboard; the page says at once whether it is valid."""

from playwright.sync_api import Browser, Locator, expect

from tests.browser.screens import press
from tests.browser.visiting import say, visiting
from tests.server.serving import Served


def place(tile: Locator) -> str:
    return str(tile.get_attribute("aria-label"))


def test_a_district_is_moved_and_turned_and_the_city_is_judged(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url) as page:
        page.goto("/new/machine")
        press("city-own")(page, say)
        tile = page.locator(".ground [data-district='art']")
        verdict = page.locator(".builder [role=status]")
        start = page.get_by_role("button", name=say("start-game"))
        expect(verdict).to_have_text(say("city-valid"))
        first = place(tile)

        box = tile.bounding_box()
        assert box
        x, y, cell = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, min(box["width"], box["height"])
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 2 * cell, steps=4)
        expect(verdict).not_to_have_text(say("city-valid"))
        assert place(tile) != first
        expect(start).to_be_disabled()
        page.mouse.move(x, y, steps=4)
        page.mouse.up()
        assert place(tile) == first
        expect(verdict).to_have_text(say("city-valid"))

        page.get_by_role("button", name=say("turn"), exact=True).click()
        assert place(tile) != first
        page.get_by_role("button", name=say("turn"), exact=True).click()
        assert place(tile) == first

        tile.press("ArrowUp")
        tile.press("ArrowUp")
        expect(verdict).not_to_have_text(say("city-valid"))
        above = place(tile)
        tile.press("r")
        assert place(tile) != above
        tile.press("r")
        assert place(tile) == above
        tile.press("ArrowDown")
        tile.press("ArrowDown")
        assert place(tile) == first
        expect(verdict).to_have_text(say("city-valid"))
        expect(start).to_be_enabled()
