"""The record and the leaderboard: what is counted is shown and leads to replays, and a rating can be hidden."""

import re
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import wait_for
from tests.browser.visiting import say, visiting
from tests.server.client import make_table, new_token
from tests.server.finished import series, store
from tests.server.serving import Served, serving
from twocities.server.guests import hash_of
from twocities.server.house import NewTable
from twocities.server.ratings import LEAST_GAMES
from twocities.server.storage import Storage
from twocities.words import Words

ANN, BOB = new_token(), new_token()
WON = LEAST_GAMES - 2  # by Ann, and two by Bob

words = Words("record")


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Served]:
    """A server where Ann and Bob have played as many games as the leaderboard requires."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def prepare() -> None:
        with closing(Storage(url)) as storage:
            await store(storage, *series([0] * WON + [1, 1], (hash_of(ANN), hash_of(BOB))))
            storage.ratings.rate(time.time())

    wait_for(prepare())
    with serving(url, "--workers", "1") as served:
        yield served


def test_a_record_shows_what_was_played_and_a_rating_can_be_hidden(browser: Browser, played: Served) -> None:
    with visiting(browser, played.url, token=ANN) as page:
        page.goto("/")
        page.locator(".person").click()
        page.get_by_role("link", name=say("your-record")).click()
        wins = page.get_by_role("region", name=words("wins"))
        expect(wins).to_contain_text(re.compile(rf"{LEAST_GAMES}\s*games.*{WON}\s*won.*80%.*50%"))
        expect(wins.locator("li")).to_contain_text(words("of-games", won=WON, games=LEAST_GAMES))
        expect(wins.locator("li")).to_contain_text(words("likely", low="49%", high="94%"))
        wins.get_by_label(words("by-place")).check()
        expect(wins.locator("li")).to_have_count(2)
        expect(wins.locator("li").nth(1)).to_contain_text(re.compile("2nd place.*20%", re.DOTALL))
        held = page.get_by_role("region", name=words("held-citadels"))
        expect(held.locator(".who").first).to_contain_text(f"in {LEAST_GAMES} games")
        expect(held).to_contain_text(words("held-alike"))
        assert held.locator("img").count() == held.locator(".who").count()
        flags = words("flags", won=WON, count=LEAST_GAMES)
        expect(page.get_by_role("img", name=flags).locator("svg.green")).to_have_count(WON)
        expect(page.locator(".outcome")).to_have_count(LEAST_GAMES)
        expect(page.locator(".outcome").first).to_have_text(words("game-lost"))
        page.get_by_role("link", name=re.compile(f"^{say('see-replay')}")).first.click()
        page.wait_for_url("**/tables/*/replay")
        page.locator(".thing").first.wait_for(state="attached")
        page.go_back()

        page.get_by_role("link", name=words("to-leaderboard")).click()
        rows = page.locator("tbody tr")
        expect(rows).to_have_text([re.compile(r"1\s*Person 0 you"), re.compile(r"2\s*Person 1")])
        page.get_by_label(words("rating-shown")).uncheck()
        expect(rows).to_have_text([re.compile(r"1\s*Person 1")])
        expect(page.get_by_text(words("board-hidden"))).to_be_visible()

        wish = NewTable("citadels", {"players": 2}, seat=0, name="Bob", listed=True)
        table = wait_for(make_table(played.url, BOB, wish))
        page.goto("/lobby")
        expect(page.locator("main")).to_contain_text(re.compile(r"rating 1\d{3}\s±\s\d{3}"))
        page.goto(f"/tables/{table}")
        expect(page.locator("[data-seat='0'] button").first).to_have_attribute(
            "aria-label", re.compile(r"rating 1\d{3}\s±\s\d{3}")
        )
