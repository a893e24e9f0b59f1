"""The Automaton in the browser: set up and played by clicks and taps, its deck, its chances and its steps."""

from itertools import count
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.playing import MOST_PRESSES, Press, click, play_until, result, tap
from tests.browser.screens import SCREENS, Stage, look_at
from tests.browser.stories import AUTOMATON_STORY, file_of, first, story
from tests.browser.tables import open_table, wait_for
from tests.browser.tables import play as play_moves
from tests.browser.test_files import PLAY_ON
from tests.browser.visiting import DESK, PHONE, say, script, visiting
from tests.endings import AUTOMATON, ending
from tests.server.serving import Served
from twocities.core import SplitMix
from twocities.machine.districts import DISTRICTS
from twocities.machine.documents import AutomatonView, Outlook, Visits
from twocities.words import Words

REGIONS: Final = ("automaton-access", "automaton-heroes")
SIZES: Final = (DESK, (1280, 720), (768, 1024), (390, 844), (360, 640), (844, 390))
ROUND: Final = 5  # of the screen in which destinations are chosen
FEW_PRESSES: Final = 60
MOVE: Final = "[data-move]"
SCROLLS: Final = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}"""

analysis: Final = Words("analysis")
machine_says: Final = Words("machine")


def known(page_round: int) -> tuple[AutomatonView, Outlook]:
    """What is seen of the Automaton, and what follows from it, when destinations are chosen."""
    setup = AUTOMATON_STORY
    moment = first(setup, lambda view: (view.decision, view.round) == ("choose-access", page_round))
    state: Any = setup.new()
    assert moment.moves is not None
    for seat, choice in moment.moves:
        state.apply(seat, setup.game.parse(choice), listen=False)
    view, outlook = state.view(1).automaton, state.outlook([1])
    assert isinstance(view, AutomatonView)
    return view, outlook


def chance_in(place: Locator) -> int:
    return int(str(place.locator("[data-chance]").get_attribute("data-chance")))


@pytest.mark.parametrize(
    ("size", "press", "most"), [(DESK, click, MOST_PRESSES), (PHONE, tap, FEW_PRESSES)], ids=["desk", "phone"]
)
def test_a_solo_game_is_set_up_and_played(
    browser: Browser, server: Served, size: tuple[int, int], press: Press, most: int
) -> None:
    """To its end; on a phone, for a few rounds."""
    with visiting(browser, server.url, size=size, settings={"speed": "instant"}) as page:
        page.goto("/")
        press(page.get_by_role("link", name=say("solo")))
        expect(page.locator("[data-seat='0']")).to_contain_text(say("automaton"))
        page.get_by_role("button", name=say("start-game")).click()
        presses = count()
        play_until(page, SplitMix(3), lambda: next(presses) == most, press)
        expect(result(page)).to_be_visible(visible=most == MOST_PRESSES)


def test_the_automaton_has_the_machines_seat_until_a_player_is_chosen_for_it(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/new/machine")
        machine = page.locator("[data-seat='0']")
        expect(machine.locator("select")).to_be_visible()
        page.get_by_role("radio", name=say("machine-player-automaton")).check()
        expect(machine).to_contain_text(say("automaton-level", level=1))
        page.get_by_role("group", name=say("automaton-levels")).get_by_text("3", exact=True).click()
        expect(machine).to_contain_text(say("automaton-level", level=3))
        page.get_by_role("radio", name=say("machine-player-seat")).check()
        expect(machine.locator("select")).to_be_visible()


@pytest.mark.parametrize(("source", "eyes"), [("record", "all"), ("position", "0"), ("table", "all")])
def test_a_game_against_it_is_played_on_from_its_replay(
    browser: Browser, still_server: Served, source: str, eyes: str
) -> None:
    setup, url = AUTOMATON_STORY, still_server.url
    with visiting(browser, url) as page:
        if source == "table":
            table = wait_for(open_table(url, setup))
            wait_for(play_moves(url, table, story(setup)))
            page.goto(f"{table.path}/replay?at=30")
        else:
            page.goto("/new/file")
            record = file_of(setup).read_text("utf-8")
            look_at(record if source == "record" else setup.new().position())(page, say)
        page.get_by_label(say("eyes")).select_option(eyes)
        page.get_by_role("button", name=say("log"), exact=True).click()
        page.get_by_role("tab", name=say("uses")).click()
        page.get_by_role("button", name=PLAY_ON).click()
        page.locator("#question").wait_for()  # the reader has a seat, and the game has started


def test_a_game_against_it_is_played_on_from_the_analysis_of_its_record(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/new/file")
        page.get_by_label(say("file-text")).fill(ending(AUTOMATON))
        page.get_by_label(say("file-text")).blur()
        page.get_by_role("link", name=say("analysis"), exact=True).click()
        page.get_by_role("button", name=analysis("analysis-start")).click()
        page.locator(".sheets").wait_for()
        page.get_by_role("button", name=analysis("analysis-play-on")).click()
        page.locator("#question").wait_for()


def test_the_chances_shown_are_those_of_the_outlook(browser: Browser, stage: Stage) -> None:
    _, outlook = known(ROUND)
    assert isinstance(outlook.visits, Visits)
    assert isinstance(outlook.raids, list)
    expected, raids = [
        {district: round(100 * count / outlook.visits.draws) for district, count in zip(DISTRICTS, counts, strict=True)}
        for counts in (outlook.visits.districts, outlook.raids)
    ]
    with visiting(browser, stage.url, language="cs") as page:
        stage.show(page, SCREENS["automaton-access"])
        for district, percent in expected.items():
            assert chance_in(page.locator(f".fixed[data-district='{district}'] .visits")) == percent
        chips = page.locator(".chips [data-choice]").all()
        listed = [chance_in(chip) for chip in chips]
        assert listed == sorted(listed)
        percents = [Words("web", "cs")("percent", percent=chance) for chance in listed]
        assert [chip.locator("[data-chance] b").inner_text() for chip in chips] == percents
        assert listed == [raids[str(chip.get_attribute("data-choice")).split()[-1]] for chip in chips]
        page.get_by_label(Words("machine", "cs")("automaton-chances")).uncheck()
        expect(page.locator(".visits")).to_have_count(0)
        page.reload()
        expect(page.locator(".tile").first).to_be_visible()
        expect(page.locator(".visits")).to_have_count(0)


def test_every_movement_card_has_its_place_and_shows_where_it_leads(browser: Browser, stage: Stage) -> None:
    _, outlook = known(ROUND)
    assert isinstance(outlook.visits, Visits)
    with visiting(browser, stage.url) as page:
        places = []
        for name in REGIONS:
            stage.show(page, SCREENS[name])
            page.locator(".movement").first.wait_for()
            places.append([card.bounding_box() for card in page.locator(".movement").all()])
        assert places[0] == places[1]
        assert len(places[0]) == 13
        assert page.locator(".movement.drawn").count() == 6
        stage.show(page, SCREENS["automaton-access"])
        page.locator("[data-thing='+movement:square']").hover()
        moved = [place for place in outlook.visits.moves["square"] if place != "central-square"]
        expect(page.locator(MOVE)).to_have_count(len(moved))
        page.mouse.move(0, 0)
        expect(page.locator(MOVE)).to_have_count(0)


def test_each_step_of_the_automaton_is_shown_and_logged(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url, settings={"forced": False, "speed": "fast"}, script=script("moments.js")) as page:
        stage.show(page, SCREENS["automaton-tour"])
        send_all(page)
        page.wait_for_function("() => moments.filter(({ kind }) => kind === 'movement').length === 3")


def send_all(page: Page) -> None:
    """Sends the Heroes of the guided game where its guide says."""
    for hero, district in (("smuggler", "velvet"), ("actress", "art"), ("journalist", "central-square")):
        page.locator(f".ready [data-choice='send {hero} to {district}']").click()
    page.locator(".main [data-choice='confirm']").click()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_scrolls_and_regions_stay_in_place(browser: Browser, stage: Stage, size: tuple[int, int]) -> None:
    places = []
    with visiting(browser, stage.url, size=size) as page:
        for name in REGIONS:
            stage.show(page, SCREENS[name])
            page.locator(".tile").first.wait_for()
            assert not page.evaluate(SCROLLS)
            places.append(page.evaluate(script("places.js"))["regions"])
    assert places[0] == places[1]
