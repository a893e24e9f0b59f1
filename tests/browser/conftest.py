"""What the browser tests of one process share: Chromium, and servers with the client."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.screens import Stage
from tests.browser.visiting import CHROMIUM, PATIENCE, launch
from tests.server.serving import Served, serving
from twocities.server import pages


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Without Chromium or the client, the test is skipped; on CI it fails."""
    missing = ""
    if CHROMIUM is None:
        missing = "Chromium is not installed (as root: apt-get install chromium)"
    elif not pages.BUILT.is_dir():
        missing = "the client is not built (make client)"
    if missing and os.environ.get("CI"):
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)
    expect.set_options(timeout=PATIENCE)  # 5 seconds by default, which a busy computer may need
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launch(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with all it has: its headless shell shows no notifications and installs no apps."""
    with launch(playwright, CHROMIUM) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots answer at once."""
    database = f"sqlite:///{tmp_path_factory.mktemp('browser')}/tables.db"
    with serving(database, "--pace", "0", "--workers", "1") as served:
        yield served


@pytest.fixture(scope="session")
def still_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on which nothing happens unless a person acts."""
    database = f"sqlite:///{tmp_path_factory.mktemp('browser')}/tables.db"
    with serving(database, "--pace", "100000", "--workers", "1") as served:
        yield served


@pytest.fixture(scope="session")
def stage(still_server: Served) -> Stage:
    return Stage(still_server.url)
