"""A guest's own games come first on the start page and are always up to date; they are left, resigned or ended."""

import re
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.playing import offered, play_now, play_until
from tests.browser.tables import wait_for
from tests.browser.test_seats import do
from tests.browser.visiting import say, speak, visiting
from tests.server.client import make_table, new_token
from tests.server.serving import Served
from twocities.core import SplitMix
from twocities.server.house import NewTable
from twocities.words import languages

FOR_TWO: Final = NewTable("citadels", {"players": 2, "crown": 0}, seat=0, name="Ann")
COUNTED: Final = re.compile(r"^\(1\) ")
BADGED: Final = re.compile("^data:image/svg")
SCROLLS: Final = "document.documentElement.scrollHeight > document.documentElement.clientHeight"


def strip(page: Page) -> Locator:
    return page.get_by_role("region", name=say("your-games"))


def leave(page: Page, verb: str) -> None:
    """The only game is left by its menu."""
    strip(page).locator(".more").click()
    strip(page).get_by_role("button", name=say(verb), exact=True).click()


def test_a_game_that_was_left_is_continued_from_the_start_page_or_deleted(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        page.goto("/")
        expect(strip(page)).to_have_count(0)
        play_now(page, "citadels").click()
        presses = iter(range(3))
        play_until(page, SplitMix(1), lambda: next(presses, None) is None)
        left = page.url
        page.goto("/")
        expect(strip(page).get_by_role("listitem")).to_have_count(1)
        expect(strip(page)).to_contain_text(say("own-turn"))
        expect(strip(page)).to_contain_text(say("your-waiting", count=1))
        expect(page).to_have_title(COUNTED)
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", BADGED)
        expect(page.locator(f".lists a[href='{urlsplit(left).path}']")).to_have_count(0)  # it is in no other list
        strip(page).get_by_role("link", name=say("continue")).click()
        offered(page).first.wait_for()
        assert page.url == left
        page.goto("/")
        leave(page, "own-delete")
        expect(strip(page)).to_have_count(0)
        expect(page).to_have_title(say("title"))
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/app/icon.svg")


def test_the_start_page_fits_a_low_window_with_the_games_of_its_reader(browser: Browser, server: Served) -> None:
    token = new_token()
    wait_for(make_table(server.url, token, FOR_TWO))
    with visiting(browser, server.url, token=token, size=(1280, 720)) as page:
        page.goto("/")
        expect(strip(page).get_by_role("listitem")).to_have_count(1)
        for language in languages():
            speak(page, language)
            assert not page.evaluate(SCROLLS), language


def test_a_guided_game_continues_with_its_guide(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url) as page:
        wish = NewTable("citadels", levels=("", *["newcomer"] * 3), seat=0, name="Ann", guided=True)
        page.goto("/")
        (token,) = [cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "twocities"]
        wait_for(make_table(server.url, token, wish))
        strip(page).get_by_role("link", name=say("continue")).click()  # it came without a reload
        page.get_by_role("button", name=say("start-game")).click()
        expect(page.locator(".coach")).to_be_visible()


def test_people_end_a_game_by_agreement_and_resign_another(browser: Browser, server: Served) -> None:
    host = new_token()
    with visiting(browser, server.url, token=host) as ann, visiting(browser, server.url) as ben:
        ann.goto("/")
        path = f"/tables/{wait_for(make_table(server.url, host, FOR_TWO))}"
        expect(strip(ann)).to_contain_text(say("table-seats", taken=1, all=2))
        ben.goto(path)
        do(ben, 1, say("sit-here"))
        expect(strip(ann)).to_contain_text(say("own-ready"))
        strip(ann).get_by_role("link", name=say("continue")).click()
        ann.get_by_role("button", name=say("start-game")).click()

        do(ben, 1, say("propose-end"))
        asked = ann.get_by_text(say("ending", names=say("guest-name"), count=1))
        expect(asked).to_be_visible()
        ann.get_by_role("button", name=say("disagree"), exact=True).click()
        expect(asked).to_be_hidden()
        ann.goto("/")
        expect(strip(ann)).to_contain_text(say("own-turn"))
        do(ben, 1, say("propose-end"))
        expect(ben.get_by_role("button", name=say("withdraw"))).to_be_visible()
        ann.goto(path)
        ann.get_by_role("button", name=say("agree"), exact=True).click()
        for page in (ann, ben):
            expect(page.get_by_role("heading", name=say("no-result"))).to_be_visible()
            expect(page.get_by_text(say("no-result-agreed"))).to_be_visible()
        ann.goto("/")
        expect(strip(ann)).to_contain_text(say("own-no-result"))
        leave(ann, "own-remove")
        expect(strip(ann)).to_have_count(0)

        ben.get_by_role("button", name=say("rematch")).click()
        expect(strip(ann)).to_have_count(1)
        expect(offered(ben).first.or_(ben.get_by_text(say("waiting-for-start")))).to_be_visible()


def test_resigning_loses_the_game(browser: Browser, server: Served) -> None:
    host = new_token()
    path = f"/tables/{wait_for(make_table(server.url, host, FOR_TWO))}"
    with visiting(browser, server.url, token=host) as ann, visiting(browser, server.url) as ben:
        ben.goto(path)
        do(ben, 1, say("sit-here"))
        ann.goto(path)
        ann.get_by_role("button", name=say("start-game")).click()
        expect(offered(ann).first).to_be_visible()
        ann.goto("/")
        leave(ann, "resign")
        expect(strip(ann)).to_contain_text(say("own-lost"))
        strip(ann).get_by_role("link", name=say("watch")).click()
        for page in (ann, ben):
            expect(page.get_by_role("log")).to_contain_text(say("news-resigned", name="Ann"))
        do(ben, 1, say("end-game"))  # nobody else plays
        ben.get_by_text(say("end-game-follows")).wait_for()
        ben.get_by_role("button", name=say("end-game"), exact=True).click()
        expect(ben.get_by_role("heading", name=say("no-result"))).to_be_visible()
