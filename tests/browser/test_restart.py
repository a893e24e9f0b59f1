"""A page whose server was killed recovers as soon as there is a server again."""

from pathlib import Path
from signal import SIGKILL

from playwright.sync_api import Browser, expect

from tests.browser.playing import offered, play_now, play_until, press_something
from tests.browser.visiting import say, visiting
from tests.server.serving import serving
from twocities.core import SplitMix


def test_the_game_continues_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    rng = SplitMix(1)
    with serving(database, "--pace", "0", "--workers", "1") as served:
        url = served.url
        with visiting(browser, url, excused="WebSocket connection to") as page:
            page.goto("/")
            play_now(page, "citadels").click()
            presses = iter(range(10))
            play_until(page, rng, lambda: next(presses, None) is None)
            log = page.get_by_role("log").first
            told = log.text_content() or ""  # including lines that are out of sight and not drawn
            served.stop(SIGKILL)
            expect(page.get_by_text(say("status-lost"))).to_be_visible()
            with serving(database, "--pace", "0", "--workers", "1", "--port", url.rpartition(":")[2]):
                expect(page.get_by_text(say("status-lost"))).to_be_hidden()
                expect(log).to_contain_text(told)
                offered(page).first.wait_for()
                told = log.text_content() or ""
                press_something(page, rng)
                play_until(page, rng, lambda: log.text_content() != told)
                assert log.text_content() != told
