"""Settings are still there the next time: a table's options, the theme, sound."""

from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import offered, play_now, play_until
from tests.browser.visiting import say, visiting
from tests.server.serving import Served
from twocities.core import SplitMix

COUNT_TONES: Final = """
  window.tones = 0;
  const { start } = OscillatorNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.tones++;
    return start.apply(this, when);
  };
"""
BACKGROUND: Final = "getComputedStyle(document.body).backgroundColor"
PRESSES: Final = 8  # in which the reader has more than one turn


def open_settings(page: Page) -> None:
    page.get_by_role("button", name=say("settings")).click()


def test_the_last_table_is_set_up_again(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url) as page:
        page.goto("/new/citadels")
        page.get_by_label("6", exact=True).check()
        page.get_by_label(say("your-name")).fill("Zoe")
        seat = page.locator("[data-seat='3']").get_by_role("combobox")
        seat.select_option(say("level-expert"))
        page.get_by_label(say("listed")).check()
        page.get_by_role("button", name=say("start-game")).click()
        offered(page).first.or_(page.locator("#question")).first.wait_for()
        page.goto("/new/citadels")
        expect(page.get_by_label("6", exact=True)).to_be_checked()
        expect(page.get_by_label(say("your-name"))).to_have_value("Zoe")
        expect(seat.locator("option:checked")).to_have_text(say("level-expert"))
        expect(page.get_by_label(say("listed"))).to_be_checked()
        page.goto("/")
        page.locator("h1").wait_for()
        expect(page.get_by_label(say("your-name"))).to_have_count(0)  # it is known


def test_the_theme_is_remembered(browser: Browser, still_server: Served) -> None:
    with visiting(browser, still_server.url, theme="light") as page:
        page.goto("/")
        page.locator("h1").wait_for()
        light = page.evaluate(BACKGROUND)
        open_settings(page)
        page.get_by_label(say("theme-dark")).check()
        dark = page.evaluate(BACKGROUND)
        assert dark != light
        page.goto("/new/citadels")
        page.locator("h1").wait_for()
        assert page.evaluate(BACKGROUND) == dark
        open_settings(page)
        page.get_by_label(say("theme-system")).check()
        assert page.evaluate(BACKGROUND) == light


def test_sound_is_on_until_it_is_turned_off_and_that_is_remembered(browser: Browser, server: Served) -> None:
    with visiting(browser, server.url, script=COUNT_TONES) as page:
        page.goto("/")
        play_now(page, "citadels").click()
        rng, presses = SplitMix(1), iter(range(PRESSES))
        play_until(page, rng, lambda: page.evaluate("tones > 0"))
        assert page.evaluate("tones") > 0
        open_settings(page)
        page.get_by_role("checkbox", name=say("sound")).uncheck()
        page.keyboard.press("Escape")
        page.reload()
        open_settings(page)
        expect(page.get_by_role("checkbox", name=say("sound"))).not_to_be_checked()
        page.keyboard.press("Escape")
        play_until(page, rng, lambda: next(presses, None) is None)
        assert page.evaluate("tones") == 0
