"""A replay shows what an analysis found: along the slider, in the log, and in a note at each such moment."""

from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screens import SCREENS, Stage, look_at
from tests.browser.stories import CITADELS_STORY, analysis_of
from tests.browser.visiting import DESK, PHONE, say, script, visiting
from tests.endings import ending
from tests.server.serving import Served
from twocities.players.analysis import Analysis
from twocities.words import Words

SCREEN: Final = SCREENS["citadels-analysed-replay"]
NOTE: Final = "section[role=status]"
SIGNS: Final = ".slider svg"

analysis: Final = Words("analysis")


def stops(found: Analysis, seat: int | None = None) -> list[int]:
    """The marked choices of a seat, or of all, and the ends of the turning points."""
    marked = {judged.number for judged in found.decisions if judged.mark and seat in (None, judged.seat)}
    return sorted(marked | {point.choices for point in found.turning_points})


def story_analysis() -> Analysis:
    return msgspec.json.decode(analysis_of(CITADELS_STORY).read_bytes(), type=Analysis)


def slider(page: Page) -> int:
    return int(page.get_by_label(say("replay-slider")).input_value())


@pytest.mark.parametrize("size", [DESK, PHONE, (844, 390)], ids=["desk", "phone", "sideways"])
def test_one_walks_from_one_such_moment_to_the_next(browser: Browser, stage: Stage, size: tuple[int, int]) -> None:
    found = story_analysis()
    with visiting(browser, stage.url, size=size) as page:
        stage.show(page, SCREEN)
        expect(page.locator(SIGNS)).to_have_count(len(stops(found)))
        page.get_by_label(say("replay-slider")).press("Home")
        expect(page.locator(NOTE)).to_have_count(0)
        places = page.evaluate(script("places.js"))
        for at in stops(found):
            page.get_by_role("button", name=analysis("stop-after")).click()
            assert slider(page) == at
            expect(page.locator(NOTE)).to_be_visible()
        assert page.evaluate(script("places.js"))["regions"] == places["regions"]
        expect(page.get_by_role("button", name=analysis("stop-after"))).to_be_disabled()
        page.keyboard.press(",")
        assert slider(page) == stops(found)[-2]


def test_a_note_says_what_was_better_and_why_and_how_the_game_turned(browser: Browser, stage: Stage) -> None:
    found = story_analysis()
    slip = next(judged for judged in found.decisions if judged.mark == "slip" and "swap" in judged.chosen.choice)
    turn = found.turning_points[-1]
    with visiting(browser, stage.url) as page:
        stage.show(page, SCREEN)
        page.get_by_label(say("replay-slider")).fill(str(slip.number))
        note = page.locator(NOTE)
        expect(note).to_contain_text(f"−{round(100 * slip.cost.mean)}")
        expect(note).to_contain_text(analysis("better", choice="").removesuffix("."))
        expect(page.locator("a.line.current").get_by_role("img", name=analysis("mark-slip"))).to_be_visible()
        note.get_by_role("button", name=say("fold")).click()
        expect(note).to_have_count(0)
        page.get_by_label(say("replay-slider")).fill(str(turn.choices))
        expect(note).to_contain_text(analysis("turning-point"))
        expect(note.locator("[data-seat]")).to_contain_text("→")
        page.get_by_label(say("replay-slider")).fill(str(slip.number))
        note.get_by_role("link").click()
        page.wait_for_url(f"**/analysis?eyes={slip.seat}&at={slip.number}")


def test_from_a_seat_one_sees_its_own_choices(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage.url) as page:
        stage.show(page, SCREEN)
        page.get_by_label(say("eyes")).select_option("1")
        expect(page.locator(SIGNS)).to_have_count(len(stops(story_analysis(), 1)))


def test_the_replay_of_a_record_leads_to_its_analysis_and_shows_it_from_then_on(
    browser: Browser, server: Served
) -> None:
    record = ending(1)  # no other test has it analysed
    with visiting(browser, server.url) as page:
        page.goto("/new/file")
        look_at(record)(page, say)
        page.get_by_role("link", name=analysis("analysis-start")).click()
        page.get_by_role("button", name=analysis("analysis-start")).click()
        page.locator(".sheets").wait_for()
        page.get_by_role("link", name=say("to-replay")).click()
        page.get_by_label(say("replay-slider")).wait_for()
        id = page.request.post(f"{server.url}/api/check", data={"record": record}).json()["analysis"]
        told = page.request.get(f"{server.url}/api/analyses/{id}").json()["analysis"]
        expect(page.locator(SIGNS)).to_have_count(len(stops(msgspec.convert(told, Analysis))))
        expect(page.get_by_role("link", name=analysis("analysis-start"))).to_have_count(0)
