"""The City of the Great Machine: its Districts are picked anywhere, and glow whatever happens there."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.positions import playable
from tests.browser.screens import SCREENS, Stage
from tests.browser.tables import at_decision, wait_for
from tests.browser.visiting import PHONE, be, script, visiting
from tests.random_games import Setup
from tests.scenarios.machine_table import districts, heroes_phase, table
from tests.server.serving import Served
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.machine.options import Options

SEATS: Final = Setup(Options(revolutionaries=1), "", MACHINE)
GROUND: Final = "[data-district={}] .thing.ground"
GLOW: Final = """ground => {
  const { boxShadow, outlineStyle, outlineColor, borderColor, filter, animationName } = getComputedStyle(ground);
  return [boxShadow, outlineStyle, outlineColor, borderColor, filter, animationName].join();
}"""


def on_the_way(change: Callable[[GreatMachine], Any] = lambda state: None) -> GreatMachine:
    """A Hero in Science sets out for the Central Square."""
    state = table("physician", "artificer", "journalist")
    change(state)
    state.trust[0] = 8
    heroes_phase(state, physician="central-square")
    return state


def show(page: Page, url: str, state: GreatMachine) -> None:
    seated = wait_for(at_decision(url, SEATS, playable(state), 1))
    be(page.context, url, seated.tokens[1])
    page.goto(seated.path)
    page.locator(".thing.offered").first.wait_for()


def test_whoever_stands_in_a_district_does_not_keep_it_from_being_picked(
    browser: Browser, still_server: Served
) -> None:
    with visiting(browser, still_server.url, script=script("record.js")) as page:
        show(page, still_server.url, on_the_way())
        for ground in page.locator(".thing.ground.offered").all():
            box, name = ground.bounding_box(), ground.get_attribute("data-thing")
            assert box
            for part in (0.3, 0.5, 0.7):
                page.mouse.click(box["x"] + box["width"] * part, box["y"] + box["height"] * part)
                assert page.evaluate("() => made.splice(0)") == [f"go to {str(name).partition(':')[2]}"]
                page.locator(".thing.offered").first.wait_for()


def test_an_offered_district_glows_although_there_is_a_riot(browser: Browser, still_server: Served) -> None:
    def riot(state: GreatMachine) -> None:
        state.riots = districts("tower-of-law", "art")

    with visiting(browser, still_server.url) as page:
        show(page, still_server.url, on_the_way(riot))
        offered = page.locator(f"{GROUND.format('tower-of-law')}.offered")
        other = page.locator(f"{GROUND.format('art')}:not(.offered)")
        assert offered.evaluate(GLOW) != other.evaluate(GLOW)


def test_a_phone_shows_what_the_event_does(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url, size=PHONE) as page:
        stage.show(page, SCREENS["machine-access"])
        expect(page.locator("[data-region=event] .effect")).to_be_in_viewport(ratio=1)
