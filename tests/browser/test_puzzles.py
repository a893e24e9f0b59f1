"""Puzzles: solved on the board after a miss; the streak; and how to continue from there."""

import re
from datetime import UTC, datetime
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.choosing import GO
from tests.browser.playing import ASKING, Press, click, tap
from tests.browser.screens import POST
from tests.browser.visiting import DESK, PHONE, say, script, visiting
from tests.server.serving import Served
from twocities.core import find_game, games
from twocities.players.puzzle import Puzzle, of_the_day, puzzles_of
from twocities.words import Words

PRESSES: Final[dict[tuple[int, int], Press]] = {DESK: click, PHONE: tap}
WORDS: Final = Words("puzzles")


class Plain(NamedTuple):
    """A puzzle with at least three choices, each made with one press."""

    game: str
    puzzle: Puzzle
    presses: list[str]  # by choice, the best first: what to press

    @property
    def path(self) -> str:
        return f"/puzzles/{self.game}/{self.puzzle.number}"


def plain(game: str) -> Plain:
    """A puzzle that is solved with cards in hand, or with buttons."""
    for puzzle in puzzles_of(find_game(game)):
        choices = [option.choice for option in puzzle.options]
        built = [re.fullmatch(r"build ([\w-]+)", choice) for choice in choices[:2]]
        if game == "citadels" and all(built):
            return Plain(game, puzzle, [f"[data-thing='hand:{one[1]}']" for one in built if one])
        if game == "machine" and choices[0] == "advance plan":
            return Plain(game, puzzle, [f".ready [data-choice='{choice}']" for choice in choices])
    raise AssertionError("there is no such puzzle")


def go(page: Page, path: str) -> None:
    """Follows a link from the start page."""
    page.goto("/")
    page.get_by_role("link", name=say("puzzle-of-the-day")).wait_for()
    page.evaluate(GO, path)


def make(page: Page, press: Press, button: str) -> None:
    """Presses it, and again if confirmation is asked for."""
    press(page.locator(button))
    asked = page.locator(f"{ASKING} [data-choice]")
    expect(asked.or_(page.locator("#missed, .told")).first).to_be_visible()
    if asked.is_visible():
        press(asked)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", games())
def test_a_puzzle_is_solved_on_the_board_on_the_second_try(
    browser: Browser, still_server: Served, game: str, size: tuple[int, int]
) -> None:
    asked, press = plain(game), PRESSES[size]
    best, wrong, *_ = asked.presses
    lesson = Words(game)(f"puzzle-lesson-{game}-{asked.puzzle.lesson}")
    with visiting(browser, still_server.url, size=size) as page:
        go(page, asked.path)
        page.locator("#question").wait_for()
        places = page.evaluate(script("places.js"))
        assert not re.search(r"\d%", page.locator("main").inner_text()), "no chance is shown before the answer"
        make(page, press, wrong)
        expect(page.locator("#missed")).to_be_visible()
        go(page, asked.path)
        press(page.locator("#missed"))  # the miss is still explained
        expect(page.locator(f"{wrong}:is(.offered, .ready *)")).to_have_count(0)
        make(page, press, best)
        expect(page.locator("#question")).to_have_text(WORDS("verdict-second"))
        assert page.evaluate(script("places.js")) == places
        if (more := page.get_by_role("button", name=WORDS("puzzles-more"))).is_visible():
            press(more)
        panel = page.locator("[data-region=drawer]")
        expect(panel.get_by_text(lesson)).to_be_visible()
        expect(panel.locator("li.best")).to_contain_text(WORDS("puzzles-answer"))
        expect(panel.locator("li.bad")).to_contain_text(WORDS("puzzles-tried"))
        expect(panel.get_by_role("button", name=say("share"))).to_be_visible()
        page.keyboard.press("n")
        page.wait_for_url(lambda url: not url.endswith(asked.path))
        page.locator("#question").wait_for()


def test_two_misses_show_the_answer_and_one_can_play_on_against_bots(browser: Browser, still_server: Served) -> None:
    asked = plain("machine")
    _, *wrong = asked.presses
    with visiting(browser, still_server.url) as page:
        go(page, asked.path)
        make(page, click, wrong[0])
        page.locator("#missed").click()
        make(page, click, wrong[1])
        expect(page.locator("#question")).to_have_text(WORDS("verdict-missed"))
        page.get_by_role("button", name=WORDS("puzzles-play-on")).click()
        page.wait_for_url("**/tables/*")
        expect(page.locator(asked.presses[0])).to_be_visible()


def test_the_start_page_leads_to_the_puzzle_of_the_day_and_shows_the_streak(
    browser: Browser, still_server: Served
) -> None:
    found = of_the_day(datetime.now(UTC).date())
    assert found
    game, puzzle = found
    with visiting(browser, still_server.url) as page:
        page.goto("/")
        page.get_by_role("link", name=say("puzzle-of-the-day")).click()
        expect(page.get_by_role("heading", name=say("puzzle-of-the-day"))).to_be_attached()
        page.evaluate(POST, [f"/api/puzzles/{game}/{puzzle.number}/tries", {"choice": puzzle.answer}])
        page.goto("/")
        entry = page.get_by_role("link", name=say("puzzle-of-the-day"))
        expect(entry).to_contain_text(say("puzzle-streak", days=1))
        expect(entry).to_contain_text(say("puzzle-today-done"))


def test_a_puzzle_that_does_not_exist_is_refused_clearly(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url, excused="status of 404") as page:
        go(page, "/puzzles/citadels/999999")
        expect(page.get_by_role("alert")).to_have_text(Words("server")("refused-no-such-puzzle"))
