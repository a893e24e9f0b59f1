"""Makes every choice of many decisions in the page, as the player who has to decide."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.decisions import Decision, decisions
from tests.browser.tables import at_decision, wait_for
from tests.browser.visiting import DELIBERATE, DESK, OFFERED, be, script, visiting
from tests.server.serving import Served

COUNT: Final = 120  # decisions per game
STEP_BY_STEP: Final = {**DELIBERATE, "income": False}
GO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


def make_every_choice(browser: Browser, server: Served, game: str, size: tuple[int, int]) -> None:
    """On a phone and on a desktop: one decision for each kind of choice, and half of the others.

    On a desktop, each kind of choice is also made by keyboard; in the other decisions the test only checks that the
    keyboard reaches everything, to save time."""
    each, others = decisions(game, COUNT)
    keys = len(each) if size == DESK else 0
    problems = problems_at(browser, server, each + others[size == DESK :: 2], size, keys)
    if problems:
        pytest.fail("\n".join(problems))


def problems_at(
    browser: Browser, server: Served, decisions: list[Decision], size: tuple[int, int], keys: int
) -> list[str]:
    """What is wrong: choices that cannot be made, choices that the rules do not know, things that cannot be pressed."""
    problems: list[str] = []
    record = script("record.js")  # choices do not reach the server
    with visiting(browser, server.url, size=size, settings=STEP_BY_STEP, script=record) as page:
        page.expose_function("pressEnter", lambda: page.keyboard.press("Enter"))
        page.goto("/")
        for number, decision in enumerate(decisions):
            table = wait_for(at_decision(server.url, *decision))
            be(page.context, server.url, table.tokens[decision.seat])
            page.evaluate(GO, table.path)
            page.locator(OFFERED).first.wait_for()
            found = page.evaluate(script("walk.js"), number < keys)
            made, choices = set(found["made"]), set(decision.choices())
            what = f"{number}, {decision.setup.options}, seat {decision.seat}"
            problems += [f"{what}: {problem}" for problem in found["problems"]]
            problems += [f"{what}: cannot make '{choice}'" for choice in sorted(choices - made)]
            problems += [f"{what}: makes '{choice}'" for choice in sorted(made - choices)]
    return problems
