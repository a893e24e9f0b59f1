"""Every screen speaks the language of its reader alone, and its words fit; a new folder of words is a new language."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screens import FAILURES, SCREENS, Stage
from tests.browser.tables import NAMES
from tests.browser.visiting import DESK, PHONE, say, script, visiting
from tests.players.bots import node
from tests.server.serving import serving
from tests.strange import STRANGE, TAG, package_with_strange, strays
from twocities.words import DEFAULT, Words, languages

ROOT: Final = Path(__file__).parents[2]
SETTLE: Final = """async () => {
  for (let before; document.body.innerText !== before; ) {
    before = document.body.innerText;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}"""
VITE: Final = "node_modules/vite/bin/vite.js"


@pytest.fixture(scope="module")
def strange_stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server and its client, built with one more folder of words."""
    place = tmp_path_factory.mktemp("strange")
    package = package_with_strange(place / "src")
    shutil.copytree(ROOT / "docs" / "rules", place / "docs" / "rules")
    shutil.copytree(ROOT / "web", place / "web", ignore=shutil.ignore_patterns("node_modules"))
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run((node(), VITE, "build", "--logLevel", "error"), cwd=place / "web", check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(package), os.pathsep)
        with serving(f"sqlite:///{place}/tables.db", "--pace", "100000", "--workers", "1") as served:
            yield Stage(served.url)


def test_a_new_folder_is_a_language_in_the_menu_and_every_screen_speaks_it_alone(
    browser: Browser, strange_stage: Stage
) -> None:
    found: list[str] = []
    with visiting(browser, strange_stage.url, excused=FAILURES) as page:  # one window for all: opening one takes time
        page.goto("/")
        page.get_by_role("button", name=say("settings")).click()
        page.get_by_label(say("language")).select_option(TAG)
        page.locator(f"html[lang={TAG}]").wait_for()
        for name, screen in SCREENS.items():
            strange_stage.show(page, screen, lambda message: say(message).translate(STRANGE))
            page.keyboard.press("Tab")
            said: list[str] = page.evaluate(script("said.js"))
            found += [f"{name}: {text}" for text in said if strays(text, NAMES)]
    if found:
        pytest.fail("\n".join(found))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_words_of_every_language_fit(browser: Browser, stage: Stage, size: tuple[int, int]) -> None:
    found: list[str] = []
    speaking = DEFAULT
    with visiting(browser, stage.url, size=size, excused=FAILURES) as page:
        for name, screen in SCREENS.items():
            stage.show(page, screen, Words("web", speaking))
            for language in sorted(languages(), key=lambda language: language != speaking):  # first what it speaks
                if language != speaking:
                    speak(page, language)
                speaking = language
                found += [f"{name}, {language}: {finding}" for finding in page.evaluate(script("unfit.js"))]
    if found:
        pytest.fail("\n".join(found))


def speak(page: Page, language: str) -> None:
    """The page speaks another language, as soon as its words are there."""
    said = page.locator("main")
    before = str(said.text_content())
    page.locator(".settings select").select_option(language, force=True)  # in a menu that is closed
    expect(said).not_to_have_text(before)
    page.evaluate(SETTLE)
