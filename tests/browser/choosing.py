"""Every choice of many decisions is made in the page, by whoever decides there."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.decisions import Decision, decisions
from tests.browser.tables import at_decision, wait_for
from tests.browser.visiting import DELIBERATE, DESK, OFFERED, be, script, visiting
from tests.server.serving import Served

COUNT: Final = 200  # decisions of a game
STEP_BY_STEP: Final = {**DELIBERATE, "income": False}
GO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


def make_every_choice(browser: Browser, server: Served, game: str, size: tuple[int, int]) -> None:
    """On a phone and at a desk there is one decision for each kind of choice, and half of the others.

    At the desk the keyboard makes those of each kind, too; in the others its way is looked at alone, to save time."""
    each, others = decisions(game, COUNT)
    keys = len(each) if size == DESK else 0
    problems = problems_at(browser, server, each + others[size == DESK :: 2], size, keys)
    if problems:
        pytest.fail("\n".join(problems))


def problems_at(
    browser: Browser, server: Served, decisions: list[Decision], size: tuple[int, int], keys: int
) -> list[str]:
    """What is wrong: a choice that cannot be made, one that the rules do not know, a thing that cannot be pressed."""
    problems: list[str] = []
    record = script("record.js")  # the server gets no choice
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
