"""During a game, every line of the log leads to its moment as the reader saw it then, and back again."""

from playwright.sync_api import Browser, expect

from tests.browser.playing import offered
from tests.browser.stories import SWAP, story
from tests.browser.tables import open_table, play, wait_for
from tests.browser.visiting import say, visiting
from tests.server.serving import Served


def test_a_player_looks_back_at_a_moment_and_plays_on(browser: Browser, still_server: Served) -> None:
    url = still_server.url
    table = wait_for(open_table(url, SWAP))
    moves = story(SWAP)
    built = next(number for number, (_, choice) in enumerate(moves) if choice.startswith("build"))
    seat, choice = moves[built]
    wait_for(play(url, table, moves[: built + 1]))
    with visiting(browser, url, token=table.tokens[seat]) as page:
        page.goto(table.path)
        card = page.locator(f"[data-thing='hand:{choice.removeprefix('build ')}']")
        offered(page).first.wait_for()
        expect(card).to_have_count(0)
        page.locator("a.line").nth(-2).click()  # what happened before the district was built
        expect(card).to_be_visible()
        title = say("title-of", page=say("replay-of", game=say("name-citadels")))
        expect(page).to_have_title(f"(1) {title}")  # the game waits meanwhile
        expect(page.get_by_text(say("replay-running"))).to_be_visible()
        expect(page.get_by_label(say("eyes"))).to_have_count(0)
        page.get_by_role("button", name=say("replay-forward")).click()
        expect(card).to_have_count(0)
        page.get_by_role("link", name=say("to-table")).click()
        lines = page.locator("a.line")
        offered(page).first.wait_for()
        before = lines.count()
        offered(page).first.click()
        expect(lines.nth(before)).to_be_visible()
