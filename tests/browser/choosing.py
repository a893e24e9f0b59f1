"""Every choice of many moments is made in the page, by whoever must decide there."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.browser.moments import Moment
from tests.browser.tables import at_moment, wait_for
from tests.browser.visiting import OFFERED, be, visiting
from tests.server.serving import Served

FOLDER: Final = Path(__file__).parent
RECORD: Final = (FOLDER / "record.js").read_text("utf-8")  # choices are kept from the server
WALK: Final = (FOLDER / "walk.js").read_text("utf-8")
GO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


def problems_at(browser: Browser, server: Served, moments: list[Moment], size: tuple[int, int]) -> list[str]:
    """What is wrong: a choice that cannot be made, one that the rules do not know, a thing that cannot be pressed."""
    problems: list[str] = []
    with visiting(browser, server.url, size=size, script=RECORD) as page:
        page.goto("/")
        for number, moment in enumerate(moments):
            table = wait_for(at_moment(server.url, *moment))
            be(page.context, server.url, table.tokens[moment.seat])
            page.evaluate(GO, table.path)
            page.locator(OFFERED).first.wait_for()
            found = page.evaluate(WALK)
            made, choices = set(found["made"]), set(moment.choices())
            what = f"{number}, {moment.setup.options}, seat {moment.seat}"
            problems += [f"{what}: {problem}" for problem in found["problems"]]
            problems += [f"{what}: cannot make '{choice}'" for choice in sorted(choices - made)]
            problems += [f"{what}: makes '{choice}'" for choice in sorted(made - choices)]
    return problems
