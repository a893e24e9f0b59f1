"""Every screen speaks the language of its reader alone, and its words fit."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.screens import SCREENS, Stage
from tests.browser.tables import NAMES
from tests.browser.visiting import DESK, PHONE, say, visiting
from tests.server.serving import Served
from tests.strange import STRANGE, strange, strays
from twocities.words import DEFAULT, Words, languages

FOLDER: Final = Path(__file__).parent
SAID: Final = (FOLDER / "said.js").read_text("utf-8")
UNFIT: Final = (FOLDER / "unfit.js").read_text("utf-8")


def answer_strangely(route: Route) -> None:
    route.fulfill(body=strange(route.request.url.rpartition("/")[2]), content_type="text/plain; charset=utf-8")


@pytest.fixture(scope="module")
def stage(still_server: Served) -> Stage:
    return Stage(still_server.url)


def test_every_word_on_every_screen_is_a_message(browser: Browser, stage: Stage) -> None:
    found: list[str] = []
    with visiting(browser, stage.url) as page:  # one window for all: opening one takes time
        page.route(f"**/locale/{DEFAULT}/*", answer_strangely)
        for name, screen in SCREENS.items():
            stage.show(page, screen, lambda message: say(message).translate(STRANGE))
            said: list[str] = page.evaluate(SAID)
            found += [f"{name}: {text}" for text in said if strays(text, NAMES)]
    if found:
        pytest.fail("\n".join(found))


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_language_fit(browser: Browser, stage: Stage, language: str) -> None:
    found: list[str] = []
    with visiting(browser, stage.url, language=language) as page:
        for name, screen in SCREENS.items():
            stage.show(page, screen, Words("web", language))
            for width, height in (PHONE, DESK):
                page.set_viewport_size({"width": width, "height": height})
                found += [f"{name}, {width} px: {finding}" for finding in page.evaluate(UNFIT)]
    if found:
        pytest.fail("\n".join(found))
