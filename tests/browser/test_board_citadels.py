"""The board of Citadels: a full hand on a touch screen, and the draft, also when scrolled out of sight and back."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.stories import DRAFT, story
from tests.browser.tables import at_decision, go_on, open_table, play, wait_for
from tests.browser.visiting import PHONE, be, script, visiting
from tests.random_games import Setup
from tests.scenarios.citadels.table import scene, turn_of
from tests.scenarios.scene import play as play_scene
from tests.server.serving import Served
from twocities.citadels.options import Options
from twocities.words import Words

FOUR: Final = Setup(Options(players=4), "")
HAND: Final = "temple church monastery watchtower prison barracks manor castle tavern market docks harbor"
LEAST: Final = 44  # pixels: the smallest touch target
SEEN_ACROSS: Final = """card => {
  card.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = card.getBoundingClientRect();
  const seen = (x) => card.contains(document.elementFromPoint(left + x, top + height / 2));
  return [...Array(Math.floor(width)).keys()].filter(seen);
}"""

says: Final = Words("citadels")


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_each_card_of_a_full_hand_can_be_touched(browser: Browser, still_server: Served, size: tuple[int, int]) -> None:
    state = turn_of("warlord", f"gold 9 0 0 0\nhand 0 {HAND}\n")
    play_scene(state, "gather gold")
    with visiting(browser, still_server.url, size=PHONE, script=script("record.js")) as page:
        table = wait_for(at_decision(still_server.url, FOUR, state, 0))
        be(page.context, still_server.url, table.tokens[0])
        page.goto(table.path)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for name in HAND.split():
            card = page.locator(f"[data-thing='hand:{name}']")
            card.wait_for()
            seen = card.evaluate(SEEN_ACROSS)
            assert len(seen) >= LEAST, name
            box = card.bounding_box()
            assert box
            page.touchscreen.tap(box["x"] + seen[len(seen) // 2], box["y"] + box["height"] / 2)
            assert page.evaluate("() => made.splice(0)") == [f"build {name}"]


def test_characters_out_of_sight_come_back_from_the_dock_and_with_the_next_question(
    browser: Browser, still_server: Served
) -> None:
    state = DRAFT.new()
    moves = story(DRAFT)
    asked = []  # the numbers of choices made before the first seat is asked
    for number, (seat, choice) in enumerate(moves):
        view: Any = state.view(0)
        if seat == 0 and view.own.passed:
            asked.append(number)
        state.apply(seat, DRAFT.game.parse(choice), listen=False)
    table = wait_for(open_table(still_server.url, DRAFT))
    wait_for(play(still_server.url, table, moves[: asked[0]]))
    with visiting(browser, still_server.url, token=table.tokens[0]) as page:
        page.goto(table.path)
        characters = page.locator("[data-thing^='draft:']")
        way_back = page.locator(".dock").get_by_role("button", name=says("table-show-draft"))
        away = page.get_by_role("button", name=says("table-show-cities"))
        away.click()
        expect(characters).to_have_count(0)
        way_back.click()
        expect(characters.first).to_be_visible()
        expect(way_back).to_have_count(0)
        away.click()
        wait_for(go_on(still_server.url, table, moves[asked[0] : asked[1]]))
        expect(characters.first).to_be_visible()


def test_characters_are_offered_where_a_city_has_a_district_twice(browser: Browser, still_server: Served) -> None:
    state = scene("phase selection\ncity 1 quarry tavern tavern")
    (seat,) = state.pending()
    made = wait_for(at_decision(still_server.url, FOUR, state, seat))
    with visiting(browser, still_server.url, token=made.tokens[seat]) as page:
        page.goto(made.path)
        expect(page.locator(".draft .thing.offered")).to_have_count(len(state.choices(seat)))
