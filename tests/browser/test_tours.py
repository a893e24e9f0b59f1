"""Learning a game: the introduction, and the guide through a first game, followed to its end or dismissed."""

import re
from functools import cache
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.playing import click, offered, press_something, result
from tests.browser.screens import begin_tour, skip_cards, turn_to
from tests.browser.stories import CITADELS_STORY
from tests.browser.tables import finish, open_table, wait_for
from tests.browser.visiting import say, visiting
from tests.server.client import new_token
from tests.server.serving import Served
from tests.test_words import with_attribute
from twocities.core import SplitMix, games
from twocities.words import Words, languages

SIDES = {"city": "citadels", "heroes": "machine", "machine": "machine", "automaton": "machine"}
SIZES = [(1440, 900), (768, 1024), (390, 844), (360, 640), (844, 390)]
MOST_PRESSES = 1000  # no tour needs anywhere near as many
UNFIT = """(guide, lessons) => lessons.filter(({ title, text }) => {
  const [heading, words] = [guide.querySelector("h2"), guide.querySelector("p")];
  [heading.textContent, words.textContent] = [title, text];
  const bottom = guide.getBoundingClientRect().bottom;
  return words.getBoundingClientRect().bottom > bottom || heading.scrollWidth > heading.clientWidth;
}).map(({ text }) => text)"""
COVERED = """() => [...document.querySelectorAll(".ready [data-choice]")].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found?.closest(".coach");
}).length"""

learn = Words("learn")


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name=say("tour"))


@cache
def all_lessons() -> list[dict[str, str]]:
    """The lessons of all guides in all languages."""
    found = []
    for file in ("web", *games()):
        names = [name for name in with_attribute(file, "title") if name.startswith("tour-")]
        for language in languages():
            words = Words(file, language)
            found += [{"title": words(f"{name}.title", game=""), "text": words(name)} for name in names]
    return found


def follow(page: Page, rng: SplitMix) -> None:
    """Does what the guide says or, if it gives no advice, something else that can be done."""
    coach = guide(page)
    following = coach.get_by_role("button", name=say("tour-next"))
    advice, things = ("", "")
    if coach.count():
        advice, things = (coach.get_attribute(name) or "" for name in ("data-advice", "data-things"))
    if not advice and following.is_visible():
        following.click()
        return
    offers = offered(page)
    for selector in [f'[data-choice="{advice}"]', *[f'[data-thing="{thing.lstrip("+")}"]' for thing in things.split()]]:
        wanted = offers.and_(page.locator(selector))
        if advice and wanted.count():
            click(wanted.first)
            return
    press_something(page, rng)


@pytest.mark.parametrize("side", SIDES)
def test_following_the_guide_leads_to_the_end_of_the_tour_and_at_the_end_of_the_game_it_comes_back(
    browser: Browser, server: Served, side: str
) -> None:
    token = new_token()
    with visiting(browser, server.url, token=token) as page:
        page.goto(f"/learn/{SIDES[side]}")
        begin_tour(side)(page, say)
        rng, play_on = SplitMix(1), guide(page).get_by_role("button", name=say("tour-play-on"))
        for _ in range(MOST_PRESSES):
            offered(page).first.wait_for()
            if play_on.is_visible():
                break
            follow(page, rng)
        play_on.click()
        expect(guide(page)).to_have_count(0)
        wait_for(finish(server.url, urlsplit(page.url).path.rpartition("/")[2], token, rng))
        result(page).wait_for()
        expect(guide(page).get_by_role("heading")).to_have_text(
            say("tour-ended.title", game=say(f"name-{SIDES[side]}"))
        )
        assert guide(page).get_by_role("link").get_attribute("href") == f"/new/{SIDES[side]}"
        guide(page).get_by_role("button", name=say("tour-close")).click()
        expect(guide(page)).to_have_count(0)
        assert "coach" not in page.url


def test_the_guide_is_dismissed_and_the_game_continues(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/learn/machine")
        begin_tour("heroes")(page, say)
        guide(page).get_by_role("button", name=say("tour-next")).click()
        guide(page).get_by_role("button", name=say("tour-back")).click()
        expect(guide(page).get_by_role("heading")).to_be_visible()
        guide(page).get_by_role("button", name=say("tour-skip")).click()
        expect(guide(page)).to_have_count(0)
        press_something(page, SplitMix(1))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_guide_keeps_its_height_and_covers_no_choice(
    browser: Browser, server: Served, size: tuple[int, int]
) -> None:
    with visiting(browser, server.url, size=size) as page:
        page.goto("/learn/machine")
        begin_tour("machine")(page, say)
        height = guide(page).evaluate("guide => guide.offsetHeight")
        while guide(page).get_by_role("button", name=say("tour-next")).is_visible():
            assert guide(page).evaluate("guide => guide.offsetHeight") == height
            assert page.evaluate(COVERED) == 0
            guide(page).get_by_role("button", name=say("tour-next")).click()
        unfit: list[str] = guide(page).evaluate(UNFIT, all_lessons())
        assert unfit == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["citadels", "machine"])
def test_the_introduction_fits_the_window_and_is_turned_by_buttons_and_keys(
    browser: Browser, server: Served, game: str, size: tuple[int, int]
) -> None:
    with visiting(browser, server.url, size=size) as page:
        page.goto(f"/learn/{game}")
        heading = page.get_by_role("region", name=learn("learn-how")).get_by_role("heading")
        titles = [heading.inner_text()]
        while page.get_by_role("button", name=say("tour-next")).is_enabled():
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.get_by_role("button", name=say("tour-next")).click()
            titles.append(heading.inner_text())
        assert len(set(titles)) == len(titles) == 9
        assert titles[-1] == say("learn-ready")
        page.keyboard.press("ArrowLeft")
        expect(heading).to_have_text(titles[-2])
        page.keyboard.press("ArrowRight")
        expect(heading).to_have_text(titles[-1])


def test_the_rules_begin_with_the_introduction(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/rules/citadels")
        how = page.get_by_role("region", name=learn("learn-how"))
        expect(how.get_by_role("heading")).to_have_text(learn("learn-citadels-aim.title"))
        turn_to(7)(page, say)
        expect(how.get_by_role("heading")).to_have_text(learn("learn-citadels-guess.title"))


def test_guests_can_learn_the_game_first_and_return_to_the_table(browser: Browser, server: Served) -> None:
    table = wait_for(open_table(server.url, CITADELS_STORY))
    with visiting(browser, server.url) as page:
        page.goto(f"/learn/citadels?then={table.path}")
        skip_cards(page, say)
        page.get_by_role("link", name=say("learn-to-table")).click()
        expect(page).to_have_url(re.compile(f"{table.path}$"))
        page.goto("/learn/citadels?then=https://example.com")
        skip_cards(page, say)
        expect(page.get_by_role("link", name=say("learn-to-table"))).to_have_count(0)
