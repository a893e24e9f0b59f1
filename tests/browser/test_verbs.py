"""Every target says what picking it does, harm is confirmed first, and what is not possible says why."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.positions import playable
from tests.browser.tables import at_decision, wait_for
from tests.browser.visiting import DELIBERATE, be, script, visiting
from tests.random_games import Setup
from tests.scenarios.citadels.table import turn_of
from tests.scenarios.machine.table import arrived
from tests.scenarios.scene import play
from tests.server.serving import Served
from twocities.citadels.game import Citadels
from twocities.citadels.options import Options as CitadelsOptions
from twocities.core import State
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.machine.options import Options as MachineOptions
from twocities.words import Words

CITADELS_SEATS: Final = Setup(CitadelsOptions(players=4), "")
MACHINE_SEATS: Final = Setup(MachineOptions(revolutionaries=1), "", MACHINE)
BURN: Final = "destroy tavern of 1"
DIE: Final = 6  # faces
MADE: Final = "() => made.splice(0)"

says: Final = Words("citadels")
machine_says: Final = Words("machine")


@pytest.fixture(scope="module")
def page(browser: Browser, still_server: Served) -> Iterator[Page]:
    """A window whose choices do not reach the server."""
    with visiting(browser, still_server.url, script=script("record.js")) as page:
        yield page


def warlord() -> Citadels:
    """Seat 0 has gathered; it can build, take income, and destroy districts of two others and its own."""
    facts = "gold 3 0 0 0\nhand 0 temple palace\ncity 0 market prison\ncity 1 tavern\ncity 2 docks\n"
    state = turn_of("warlord", facts)
    play(state, "gather gold")
    return state


def in_commerce() -> GreatMachine:
    """A Hero about to act next to two Guards, with enough Trust to attack them."""
    return arrived("commerce", trust=4)


def show(page: Page, url: str, state: State) -> None:
    """Shows a state to the seat that must decide."""
    setup = CITADELS_SEATS if isinstance(state, Citadels) else MACHINE_SEATS
    (seat,) = state.pending()
    table = wait_for(at_decision(url, setup, playable(state), seat))
    be(page.context, url, table.tokens[seat])
    page.goto(table.path)
    page.locator("h2#question").wait_for()


def thing(page: Page, key: str) -> Locator:
    return page.locator(f".thing[data-thing='{key}']")


def made(page: Page) -> Any:
    """The choices made since the last call."""
    return page.evaluate(MADE)


def test_each_target_shows_its_verb_and_its_price(page: Page, still_server: Served) -> None:
    show(page, still_server.url, warlord())
    for key, verb in (("hand:temple", "build"), ("city:1:tavern", "destroy"), ("city:0:market", "destroy")):
        expect(thing(page, key).locator(".does [data-verb]")).to_have_attribute("data-verb", verb)
        expect(thing(page, key)).to_have_accessible_description(says(f"verb-{verb}"))
    expect(thing(page, "city:2:docks").locator(".does")).to_have_text("2")


def test_choosing_a_verb_first_highlights_only_its_targets(page: Page, still_server: Served) -> None:
    show(page, still_server.url, warlord())
    before = page.locator(".thing.offered").count()
    page.locator("[data-aim=destroy]").click()
    expect(page.locator("#question")).to_have_text(says("ask-destroy"))
    expect(page.locator("[data-thing^='hand:'].offered")).to_have_count(0)
    expect(page.locator("[data-thing^='city:'].offered")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator(".thing.offered")).to_have_count(before)


def test_doing_harm_takes_two_presses_and_says_what_will_happen(page: Page, still_server: Served) -> None:
    show(page, still_server.url, warlord())
    bubble = page.get_by_role("alertdialog")
    thing(page, "city:2:docks").click()
    expect(bubble).to_contain_text(says("district-docks"))
    expect(bubble.locator(".follows")).to_contain_text(says("follows-loses", name="", left=0, goal=7, gold=3).strip())
    assert made(page) == []
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    thing(page, "city:2:docks").click()
    bubble.get_by_role("button", name=says("verb-destroy")).click()
    assert made(page) == ["destroy docks of 2"]
    thing(page, "hand:temple").click()  # does no harm
    assert made(page) == ["build temple"]


def test_harm_can_be_done_with_only_the_keyboard(page: Page, still_server: Served) -> None:
    show(page, still_server.url, warlord())
    thing(page, "city:1:tavern").focus()
    page.keyboard.press("Enter")
    does = page.get_by_role("alertdialog").get_by_role("button", name=says("verb-destroy"))
    expect(does).to_be_focused()
    assert made(page) == []
    page.keyboard.press("Escape")
    expect(does).to_have_count(0)
    thing(page, "city:1:tavern").focus()
    page.keyboard.press("Enter")
    expect(does).to_be_focused()
    page.keyboard.press("Enter")
    assert made(page) == [BURN]


def test_what_cannot_be_done_is_greyed_with_its_reason_and_clause(page: Page, still_server: Served) -> None:
    state = warlord()
    play(state, "income")
    show(page, still_server.url, state)
    chip = page.locator(".chip[data-verb=income]")
    expect(chip).to_have_attribute("aria-disabled", "true")
    expect(chip).to_contain_text("C3.5")
    chip.dispatch_event("click")
    assert made(page) == []


def test_a_die_is_shown_with_its_odds(page: Page, still_server: Served) -> None:
    show(page, still_server.url, in_commerce())
    chip = page.locator(".chip[data-verb=attack]")
    expect(chip).to_contain_text(machine_says("verb-attack"))
    expect(chip.locator(".odds i")).to_have_count(DIE)


@pytest.mark.parametrize(("taps", "gathers", "burns"), [("never", 1, 1), ("always", 2, 2), ("harm", 1, 2)])
def test_asking_for_confirmation_is_a_setting(
    browser: Browser, still_server: Served, taps: str, gathers: int, burns: int
) -> None:
    settings = {**DELIBERATE, "taps": taps}
    with visiting(browser, still_server.url, settings=settings, script=script("record.js")) as page:
        show(page, still_server.url, warlord())
        for key, choice, presses in (("hand:temple", "build temple", gathers), ("city:1:tavern", BURN, burns)):
            thing(page, key).click()
            assert made(page) == ([choice] if presses == 1 else [])
            if presses > 1:
                page.locator(".bubble [data-choice]").click()
                assert made(page) == [choice]
