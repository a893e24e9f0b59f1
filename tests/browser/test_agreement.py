"""What two people at a table agree on: undoing choices, pausing, talking, playing again."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.stories import TWO, Moment, first, story
from tests.browser.tables import Table, open_table, play, wait_for
from tests.browser.visiting import be, say, visiting
from tests.server.serving import Served
from twocities.words import Words

GOLD: Final = "[data-choice='gather gold']"
CARDS: Final = "[data-choice='gather cards']"

server_says: Final = Words("server")


class Two(NamedTuple):
    """The windows of two people, and their server."""

    url: str
    one: Page
    other: Page

    def sit_down(self, moment: Moment) -> None:
        """Both are at a new table at this moment; the first has the seat that looks."""

        async def make() -> Table:
            table = await open_table(self.url, TWO)
            await play(self.url, table, moment.moves or [])
            return table

        table, seat = wait_for(make()), moment.seat or 0
        for page, token in ((self.one, table.tokens[seat]), (self.other, table.tokens[1 - seat])):
            be(page.context, self.url, token)
            page.goto(table.path)
            page.get_by_role("log").first.wait_for()


@pytest.fixture(scope="module")
def two(browser: Browser, still_server: Served) -> Iterator[Two]:
    url = still_server.url
    with visiting(browser, url) as one, visiting(browser, url) as other:
        yield Two(url, one, other)


def turn_of(seat: int | None = None) -> Moment:
    """Somebody, or the given seat, is asked how to gather."""
    return first(TWO, lambda view: view.decision == "turn" and seat in (None, view.seat))


def button(page: Page, message: str) -> Locator:
    return page.get_by_role("button", name=say(message), exact=True)


def test_a_choice_that_revealed_nothing_is_undone_without_asking(two: Two) -> None:
    two.sit_down(turn_of())
    two.one.locator(GOLD).click()
    expect(two.one.locator(GOLD)).to_have_count(0)
    button(two.one, "undo").click()
    expect(two.one.locator(GOLD)).to_be_visible()
    expect(two.other.get_by_role("log").first).to_contain_text(say("news-undone"))


@pytest.mark.parametrize(("answer", "offers"), [("agree", 1), ("disagree", 0)])
def test_a_choice_that_revealed_something_is_undone_if_the_other_agrees(two: Two, answer: str, offers: int) -> None:
    two.sit_down(turn_of())
    two.one.locator(CARDS).click()
    expect(two.one.locator(CARDS)).to_have_count(0)
    button(two.one, "undo").click()
    button(two.one, "ask-to-undo").click()
    expect(two.one.get_by_text(say("proposal-waits"))).to_be_visible()
    button(two.other, answer).click()
    expect(two.one.get_by_text(say("proposal-waits"))).to_have_count(0)
    expect(two.one.locator(CARDS)).to_have_count(offers)


def test_the_host_pauses_the_game_for_both_and_resumes_it(two: Two) -> None:
    two.sit_down(turn_of(seat=0))
    button(two.one, "pause").click()
    for page in two.one, two.other:
        expect(page.get_by_role("status").get_by_text(say("paused"))).to_be_visible()
    expect(two.one.locator(GOLD)).to_have_count(0)
    button(two.other, "resume").click()
    expect(two.other.get_by_role("alert")).to_contain_text(server_says("refused-paused-shortly", about="#")[:30])
    button(two.one, "resume").click()
    expect(two.other.get_by_role("status").get_by_text(say("paused"))).to_have_count(0)
    expect(two.one.locator(GOLD)).to_be_visible()


def test_the_other_reads_phrases_and_messages(two: Two) -> None:
    two.sit_down(turn_of(seat=0))
    for page in two.one, two.other:
        page.get_by_role("tab", name=say("talk")).click()
    hello = server_says("phrase-hello")
    button_of_phrase = two.one.get_by_role("group", name=say("say-phrase")).get_by_role("button", name=hello)
    button_of_phrase.click()
    expect(two.other.get_by_text(say("said", name="Ann", text=hello))).to_be_visible()
    two.other.get_by_label(say("say-label")).fill("<b>Bon jour</b>")
    two.other.get_by_label(say("say-label")).press("Enter")
    expect(two.one.get_by_text(say("said", name="Ben", text="<b>Bon jour</b>"))).to_be_visible()
    expect(two.other.get_by_label(say("say-label"))).to_have_value("")


def test_after_the_game_both_come_to_the_same_new_table(two: Two) -> None:
    two.sit_down(Moment(story(TWO)))
    before = two.one.url
    button(two.one, "rematch").click()
    two.other.get_by_role("link", name=say("to-rematch")).click()
    for page in two.one, two.other:
        page.locator("#question").wait_for()  # the game has started
    assert two.one.url == two.other.url != before
