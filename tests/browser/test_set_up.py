"""Setting up a table: everything can be seen and pressed, with any number of seats."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import offered
from tests.browser.visiting import PHONE, say, visiting
from tests.server.serving import Served

COVERED: Final = """() => {
  const isCovered = (control) => {
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !control.contains(hit) && ![...(control.labels ?? [])].some((label) => label.contains(hit));
  };
  const controls = [...document.querySelectorAll("form :is(input, select, button)")];
  const covered = controls.filter((control) => control.checkVisibility() && isCovered(control));
  return covered.map(({ outerHTML }) => outerHTML);
}"""
SLOWLY: Final = """() => {
  const { fetch } = window;
  window.fetch = async (path, ...rest) => {
    if (path === "/api/options") await new Promise((done) => setTimeout(done, 1000));
    return fetch(path, ...rest);
  };
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (844, 390), PHONE], ids=str)
def test_the_button_covers_no_seat_and_not_the_clock(
    browser: Browser, still_server: Served, size: tuple[int, int]
) -> None:
    with visiting(browser, still_server.url, size=size) as page:
        page.goto("/new/citadels")
        page.get_by_label("8", exact=True).check()
        page.locator("[data-seat='7']").wait_for()
        assert page.evaluate(COVERED) == []
        assert page.get_by_role("button", name=say("start-game")).is_visible()


@pytest.mark.parametrize(("game", "seats"), [("citadels", 4), ("machine", 2)])
def test_there_are_seats_from_the_start_and_as_many_as_the_options_have(
    browser: Browser, still_server: Served, game: str, seats: int
) -> None:
    with visiting(browser, still_server.url) as page:
        page.goto(f"/new/{game}")
        expect(page.locator("[data-seat]")).to_have_count(seats)
        page.get_by_label("3", exact=True).check()
        expect(page.locator("[data-seat]")).to_have_count(3 if game == "citadels" else 4)


def test_starting_before_the_server_has_answered_uses_the_chosen_options(
    browser: Browser, still_server: Served
) -> None:
    with visiting(browser, still_server.url) as page:
        page.goto("/new/citadels")
        start = page.get_by_role("button", name=say("start-game"))
        start.wait_for()
        page.evaluate(SLOWLY)
        page.get_by_label("6", exact=True).check()
        expect(page.locator("[data-seat='3']")).to_be_visible()
        start.click()
        offered(page).first.or_(page.locator("#question")).first.wait_for()
        expect(page.locator("[data-thing^='seat:']")).to_have_count(6)


def test_options_that_the_rules_refuse_are_explained_and_can_be_changed(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url) as page:
        page.goto("/new/machine")
        start = page.get_by_role("button", name=say("start-game"))
        hero = page.locator("[data-hero='actress'] input")
        hero.check()
        expect(start).to_be_disabled()
        expect(page.locator(".go [role=alert]")).to_be_visible()
        hero.uncheck()
        expect(start).to_be_enabled()


def test_without_an_answer_the_page_still_works_and_the_server_decides(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url, excused="Failed to load resource") as page:
        page.goto("/new/machine")
        start = page.get_by_role("button", name=say("start-game"))
        page.locator("[data-hero='actress'] input").check()
        expect(start).to_be_disabled()
        page.route("**/api/options", lambda route: route.abort())
        page.locator("[data-hero='fowler'] input").check()
        expect(start).to_be_enabled()
        start.click()
        expect(page.locator(".go")).to_contain_text("M1.2")
        page.locator("[data-hero='smuggler'] input").check()
        start.click()
        page.wait_for_url("**/tables/*")
