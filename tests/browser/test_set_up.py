"""Setting up a table: everything can be seen and pressed, however many sit there."""

from typing import Final

import pytest
from playwright.sync_api import Browser

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
