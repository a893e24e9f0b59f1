"""A new folder of texts is a new language: the menu offers it, and every screen uses it alone."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.screens import FAILURES, SCREENS, Stage
from tests.browser.tables import NAMES
from tests.browser.visiting import say, script, visiting
from tests.players.bots import node
from tests.server.serving import serving
from tests.strange import STRANGE, TAG, package_with_strange, strays

ROOT: Final = Path(__file__).parents[2]
INITIALS: Final = tuple(name[0] for name in NAMES)  # on round signs
KEYS: Final = ("N", "P")
CODE: Final = "ABCD-2345"  # an example
KNOWN: Final = (*NAMES, *INITIALS, *KEYS, CODE)
VITE: Final = "node_modules/vite/bin/vite.js"


@pytest.fixture(scope="module")
def strange_stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server and a client built with one more folder of texts."""
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


def test_a_new_folder_is_a_language_in_the_menu_and_every_screen_uses_only_that(
    browser: Browser, strange_stage: Stage
) -> None:
    found: list[str] = []
    with visiting(browser, strange_stage.url, excused=FAILURES) as page:  # one for all: opening one takes time
        page.goto("/")
        page.get_by_role("button", name=say("settings")).click()
        page.get_by_label(say("language")).select_option(TAG)
        page.locator(f"html[lang={TAG}]").wait_for()
        for name, screen in SCREENS.items():
            strange_stage.show(page, screen, lambda message: say(message).translate(STRANGE))
            page.keyboard.press("Tab")
            said: list[str] = page.evaluate(script("said.js"))
            found += [f"{name}: {text}" for text in said if strays(text, KNOWN)]
    if found:
        pytest.fail("\n".join(found))
