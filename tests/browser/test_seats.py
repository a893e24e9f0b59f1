"""Who sits where: people, who come and go, and bots, who play for them."""

import re
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.tables import wait_for
from tests.browser.visiting import say, visiting
from tests.server.client import make_table, new_token
from tests.server.serving import Served
from twocities.server.house import NewTable
from twocities.words import Words

SEATS: Final = 3


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-region=bar] li[data-seat='{number}']")


def do(page: Page, number: int, what: str) -> None:
    """Opens the menu of a seat and presses a button in it."""
    seat(page, number).get_by_role("button").first.click()
    seat(page, number).get_by_role("button", name=what, exact=True).click()


def test_people_take_seats_leave_them_to_bots_and_take_them_back(browser: Browser, server: Served) -> None:
    host = new_token()
    wish = NewTable("citadels", options={"players": SEATS}, seat=0, name="Ann")
    path = f"/tables/{wait_for(make_table(server.url, host, wish))}"
    with visiting(browser, server.url, token=host) as ann, visiting(browser, server.url) as ben:
        ann.goto(path)
        ben.goto(path)
        do(ben, 1, say("sit-here"))
        expect(seat(ann, 1)).to_contain_text(say("guest-name"))
        do(ben, 1, say("leave-seat"))
        expect(seat(ann, 1)).not_to_contain_text(say("guest-name"))
        do(ben, 2, say("sit-here"))
        do(ann, 1, say("level-expert"))
        expect(seat(ben, 1)).to_contain_text(say("level-expert"))
        do(ann, 1, say("free-seat"))
        expect(seat(ben, 1)).not_to_contain_text(say("level-expert"))
        do(ann, 1, say("level-newcomer"))
        ann.get_by_role("button", name=say("start-game")).click()

        do(ben, 2, say("level-newcomer"))  # the bot that plays until the person is back
        expect(seat(ann, 2)).to_contain_text(say("level-newcomer"))
        do(ben, 2, say("sit-again"))
        expect(seat(ann, 2)).not_to_contain_text(say("level-newcomer"))


def test_players_decide_whether_somebody_can_take_over_from_a_bot(browser: Browser, server: Served) -> None:
    host = new_token()
    wish = NewTable("citadels", options={"players": SEATS}, levels=("", "newcomer", "newcomer"), seat=0, name="Ann")
    path = f"/tables/{wait_for(make_table(server.url, host, wish))}"
    with visiting(browser, server.url, token=host) as ann:
        ann.goto(path)
        ann.get_by_role("button", name=say("start-game")).click()
        for answer in ("disagree", "agree"):
            with visiting(browser, server.url) as ben:
                ben.goto(path)
                do(ben, 1, say("ask-for-seat"))
                waits = ben.get_by_text(say("application-waits", name=say("guest-name")))
                expect(waits).to_be_visible()
                ann.get_by_role("button", name=say(answer), exact=True).click()
                expect(waits).to_be_hidden()
                taken = expect(seat(ann, 1))
                (taken.to_contain_text if answer == "agree" else taken.not_to_contain_text)(say("guest-name"))


def test_a_bot_decides_for_somebody_who_is_away_but_not_at_once(browser: Browser, server: Served) -> None:
    host, friend = new_token(), new_token()
    wish = NewTable("citadels", options={"players": SEATS, "crown": 1}, levels=("", "", "newcomer"), seat=0, name="Ann")
    path = f"/tables/{wait_for(make_table(server.url, host, wish))}"
    with visiting(browser, server.url, token=host) as ann:
        ann.goto(path)
        with visiting(browser, server.url, token=friend) as ben:
            ben.goto(path)
            do(ben, 1, say("sit-here"))
            ann.get_by_role("button", name=say("start-game")).click()
            expect(ben.locator(".thing.offered").first).to_be_visible()  # the player with the crown takes a character
        expect(seat(ann, 1)).to_contain_text(say("away"))
        do(ann, 1, say("replace"))
        refused = Words("server")("refused-away-too-shortly", about="#")
        expect(ann.get_by_role("alert")).to_have_text(re.compile(re.escape(refused).replace(r"\#", r"\d+")))
