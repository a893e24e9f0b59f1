"""The board of City of the Great Machine: what is pressed there, what glows, and that its regions stay in place."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.positions import playable
from tests.browser.screens import SCREENS, Screen, Stage
from tests.browser.stories import MACHINE_STORY, first, story
from tests.browser.tables import Table, at_decision, go_on, open_table, play, wait_for
from tests.browser.visiting import DESK, PHONE, script, speak, visiting
from twocities.machine.game import GreatMachine
from twocities.machine.text import DIRECTIVE_NAMES, EVENT_NAMES
from twocities.words import languages

REGIONS: Final = ("map", "dial", "event", "directives", "heroes", "machine")
SIZES: Final = {  # one window each
    "desk": (DESK, (1280, 720), (1920, 1080), (768, 1024), (844, 390)),
    "phone": (PHONE,),
}
PHASES: Final = ("machine-access", "machine-machine", "machine-heroes")
SCROLLS: Final = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}"""
OUTSIDE: Final = """() => {
  const board = document.querySelector("[data-region=board]").getBoundingClientRect();
  return [...document.querySelectorAll(".tile .ground")].filter((tile) => {
    const { left, top, right, bottom } = tile.getBoundingClientRect();
    return left < board.left || top < board.top || right > board.right || bottom > board.bottom;
  }).length;
}"""
SMALLEST: Final = """() => {
  const walker = document.createTreeWalker(document.querySelector("[data-region=board]"), NodeFilter.SHOW_TEXT);
  const small = new Set();
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility()) continue;
    const svg = element.closest("svg");
    const scale = svg?.viewBox.baseVal?.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    if (parseFloat(getComputedStyle(element).fontSize) * scale < 11.95) small.add(node.data.trim());
  }
  return [...small];
}"""
SHADOW: Final = "ground => getComputedStyle(ground).boxShadow"
DESKS: Final = (DESK, (1280, 720), (1920, 1080))
WORDIEST: Final = ("confiscate", "resettle", "pacify")  # Directives
WORDY: Final = ("win-over-the-judges", "searchlights", "inspection-tour", "barricades")
SMALL_PHONE: Final = (360, 640)


RIOT: Final = Screen(
    setup=MACHINE_STORY,
    moment=lambda setup: first(
        setup, lambda view: view.decision == "machine-turn" and len(view.city.riots) > 0 and view.tracks.bonds > 5
    ),
)


def middle(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(f"[data-thing='{thing}']").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("window", SIZES)
def test_regions_have_the_same_places_in_every_phase(browser: Browser, stage: Stage, window: str) -> None:
    places: dict[tuple[int, int], list[dict[str, Any]]] = {size: [] for size in SIZES[window]}
    with visiting(browser, stage.url, size=SIZES[window][0]) as page:
        for name in PHASES:
            stage.show(page, SCREENS[name])
            page.locator(".tile").first.wait_for()
            for size, found in places.items():
                page.set_viewport_size({"width": size[0], "height": size[1]})
                found.append(page.evaluate(script("places.js"))["regions"])
                assert not page.evaluate(SCROLLS), (name, size)
                assert not page.evaluate(OUTSIDE), (name, size)
                assert page.evaluate(SMALLEST) == [], (name, size)
    own = {"heroes", "machine"}  # the player of the Machine has its panel first
    for access, machine, heroes in places.values():
        assert set(REGIONS) <= access.keys()
        assert access == heroes
        assert {name: machine[name] for name in machine.keys() - own} == {
            name: access[name] for name in access.keys() - own
        }


def test_pressing_a_citizen_picks_the_district_if_only_that_is_offered(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        stage.show(page, SCREENS["machine-access"])
        page.locator(".standee.offered").first.click()
        offered = page.locator(".ground.offered").evaluate_all("grounds => grounds.map(({ dataset }) => dataset.thing)")
        inside = page.locator(".person").evaluate_all(
            """(people, offered) => people.filter((one) => {
              const { left, top, width, height } = one.getBoundingClientRect();
              return offered.some((thing) => {
                const tile = document.querySelector(`.ground[data-thing='${thing}']`).getBoundingClientRect();
                return left > tile.left && left + width < tile.right && top > tile.top && top + height < tile.bottom;
              });
            }).map(({ dataset }) => dataset.thing)""",
            offered,
        )
        assert inside
        page.mouse.click(*middle(page, inside[0]))
        expect(page.locator("#help")).to_have_count(0)
        expect(page.locator(".standee.picked")).to_have_count(0)  # the Hero has been sent: nothing is picked


def test_an_offered_district_glows_even_after_a_riot(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        stage.show(page, RIOT)
        movers = page.locator("[data-region=map] :is(.helmet, .standee).offered")
        movers.first.wait_for()
        burning = page.locator(".tile[data-riot=true] .ground.offered")
        calm = page.locator(".tile[data-riot=false] .ground.offered")
        for number in range(movers.count()):  # until a Hero can go there
            movers.nth(number).click()
            if burning.count():
                break
            page.keyboard.press("Escape")
        assert burning.first.evaluate(SHADOW) == calm.first.evaluate(SHADOW) != "none"


def test_a_phone_shows_what_the_city_event_does(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url, size=PHONE) as page:
        stage.show(page, SCREENS["machine-heroes"])
        effect = page.locator("[data-region=event] .effect")
        expect(effect).to_have_text("Arresting costs 1 Bond.")
        event = page.locator("[data-region=event]").bounding_box()
        box = effect.bounding_box()
        assert event
        assert box
        assert event["y"] <= box["y"]
        assert box["y"] + box["height"] <= event["y"] + event["height"]


def test_a_phone_opens_a_sheet_with_the_verbs_of_a_district(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url, size=PHONE) as page:
        stage.show(page, SCREENS["machine-heroes"])
        page.locator(".ground[data-holds]").first.click()
        sheet = page.locator("dialog[open]")
        expect(sheet.locator(".thing.offered .badge").first).to_be_visible()
        sheet.locator(".thing.offered").first.click()
        expect(sheet).to_have_count(0)


def test_the_number_of_a_citizen_is_shown_when_pointed_at(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        stage.show(page, SCREENS["machine-heroes"])
        person = page.locator("[data-region=map] .person").first
        number = person.locator(".number")
        expect(number).to_have_css("opacity", "0")
        person.hover()
        expect(number).to_have_css("opacity", "1")


def with_event(stage: Stage, event: str, directives: tuple[str, ...] = ()) -> Table:
    """A table at a Hero's Action, with a City Event and Directives in force."""
    moment = first(MACHINE_STORY, lambda view: view.decision == "hero-action")
    assert moment.moves
    state = MACHINE_STORY.new()
    for seat, choice in moment.moves:
        state.apply(seat, MACHINE_STORY.game.parse(choice))
    assert isinstance(state, GreatMachine)
    state.event = EVENT_NAMES.index(event)
    state.published = tuple(DIRECTIVE_NAMES.index(name) for name in directives)
    state.hand = tuple(card for card in state.hand if card not in state.published)
    return wait_for(at_decision(stage.url, MACHINE_STORY, playable(state), 1))


@pytest.mark.parametrize("event", WORDY)
def test_all_texts_in_force_can_be_read_in_full(browser: Browser, stage: Stage, event: str) -> None:
    table = with_event(stage, event, WORDIEST)
    with visiting(browser, stage.url, token=table.tokens[1]) as page:
        page.goto(table.path)
        page.locator("[data-region=directives] .published").first.wait_for()
        for language in languages():
            speak(page, language)
            for width, height in DESKS:
                page.set_viewport_size({"width": width, "height": height})
                expect(page.locator("[data-region=directives] .published")).to_have_count(len(WORDIEST))
                expect(page.locator(":is([data-region=event], [data-region=directives]) [data-more]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL_PHONE])
def test_how_far_the_plan_is_from_advancing_is_shown(browser: Browser, stage: Stage, size: tuple[int, int]) -> None:
    with visiting(browser, stage.url, size=size) as page:
        stage.show(page, SCREENS["machine-heroes"])
        event = page.locator("[data-region=event]")
        expect(event.locator(".count")).to_have_text("4 of 5")
        expect(event.locator(".pips .full")).to_have_count(4)
        expect(event.locator(".pips i")).to_have_count(5)


def test_a_small_phone_shows_the_city_event_when_it_is_pressed(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url, size=SMALL_PHONE) as page:
        stage.show(page, SCREENS["machine-heroes"])
        expect(page.locator("[data-region=event] .effect")).to_be_hidden()
        page.locator("[data-region=event] .thing").click()
        expect(page.locator("#help")).to_contain_text("Arresting costs 1 Bond.")


def test_the_bar_marks_the_phase_of_the_round(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        for screen, phase in zip(PHASES, ("Access", "Machine", "Heroes"), strict=True):
            stage.show(page, SCREENS[screen])
            expect(page.locator("[data-region=bar] [aria-current=step]")).to_have_text(phase)


def test_helmets_show_what_has_changed_until_the_reader_chooses(browser: Browser, stage: Stage) -> None:
    table = wait_for(open_table(stage.url, MACHINE_STORY))
    before = first(MACHINE_STORY, lambda view: (view.decision, view.round) == ("machine-turn", 8)).moves
    after = first(MACHINE_STORY, lambda view: (view.decision, view.round) == ("hero-action", 8)).moves
    assert before
    assert after
    wait_for(play(stage.url, table, before))
    with visiting(browser, stage.url, token=table.tokens[1]) as page:
        page.goto(table.path)
        helmet = page.locator("[data-thing='guards:science']")
        helmet.wait_for()
        expect(page.locator(".helmet .change")).to_have_count(0)
        wait_for(go_on(stage.url, table, after[len(before) :]))
        expect(helmet.locator(".change")).to_have_text("+3")
        expect(page.locator("[data-thing='guards:central-square'] .change")).to_have_text("−2")
        assert "3 more than before" in (helmet.get_attribute("aria-label") or "")
        wait_for(go_on(stage.url, table, story(MACHINE_STORY)[len(after) :][:1]))
        expect(page.locator(".helmet .change")).to_have_count(0)
