"""Two people meet at a table by its link and play, each in a browser; secrets stay with their owners."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.playing import offered, press_something
from tests.browser.visiting import PATIENCE, say, visiting
from tests.server.serving import Served
from twocities.core import SplitMix

ROUNDS = 2
PAUSE = 20  # milliseconds
KEYS = "things => things.map((thing) => thing.dataset.thing)"


class Friend:
    """Somebody with a window, and the last scene it received."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scene: dict[str, Any] = {}
        page.on("websocket", lambda socket: self._listen(socket))

    def cards(self) -> list[str]:
        """The districts in the hand that the window shows."""
        things: list[str] = self.page.locator("[data-thing^='hand:']").evaluate_all(KEYS)
        return sorted([thing.partition(":")[2] for thing in things])

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, message: bytes | str) -> None:
        told = msgspec.json.decode(message)
        if told["type"] == "scene":
            self.scene = told


@contextmanager
def friends(browser: Browser, server: Served) -> Iterator[tuple[Friend, Friend]]:
    """Ann has created a table for two and sent its link to Ben, who has taken a seat; the game has started."""
    with visiting(browser, server.url) as one, visiting(browser, server.url) as other:
        ann, ben = Friend(one), Friend(other)
        one.goto("/new/citadels")
        one.get_by_label("2", exact=True).check()
        one.locator("[data-seat='1']").get_by_role("combobox").select_option(say("seat-person"))
        one.get_by_label(say("your-name")).fill("Ann")
        one.get_by_role("button", name=say("make-table")).click()
        link = one.get_by_label(say("invite")).input_value()
        other.goto(link)
        other.get_by_label(say("your-name")).fill("Ben")
        other.get_by_role("button", name=say("sit-and-play")).click()
        one.get_by_role("button", name=say("start-game")).click()
        yield ann, ben


def asked(*people: Friend) -> Friend:
    """The one who has to decide, once the window shows it."""
    for _ in range(PATIENCE // PAUSE):
        for friend in people:
            if offered(friend.page).count():
                return friend
        people[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("nobody is asked")


def test_two_people_play_at_one_table_and_each_sees_only_their_own_hand(browser: Browser, server: Served) -> None:
    rng = SplitMix(1)
    with friends(browser, server) as (ann, ben):
        while (friend := asked(ann, ben)).scene["view"]["round"] <= ROUNDS:
            assert friend.cards() == sorted(friend.scene["view"]["own"]["hand"])
            press_something(friend.page, rng)
        assert (ann.scene["you"], ben.scene["you"]) == (0, 1)
        assert ann.cards() != ben.cards()


def test_the_host_replaces_a_friend_with_a_bot_after_confirming(browser: Browser, server: Served) -> None:
    with friends(browser, server) as (ann, ben):
        asked(ann, ben)
        menu = ann.page.locator("[data-region=bar] li[data-seat='1']")
        menu.get_by_role("button").first.click()
        menu.get_by_role("button", name=say("remove"), exact=True).click()
        menu.get_by_role("button", name=say("remove-not")).press("Enter")
        menu.get_by_role("button", name=say("remove"), exact=True).click()
        expect(menu.get_by_role("alert")).to_have_text(say("remove-question", name="Ben"))
        menu.get_by_role("button", name=say("remove-sure")).click()
        expect(menu).to_contain_text(say("level-regular"))
        expect(ben.page.locator("#question")).to_contain_text(say("watching"))
