"""What tests in a browser share, all that run in one process: Chromium, and servers with the client."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.screens import Stage
from tests.browser.visiting import launch
from tests.server.serving import Served, serving
from twocities.server import pages


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium. Without it, or without the client, the test is skipped; on CI it fails."""
    missing = ""
    if not shutil.which("chromium"):
        missing = "Chromium is not installed (as root: apt-get install chromium)"
    elif not pages.BUILT.is_dir():
        missing = "the client is not built (make client)"
    if missing and os.environ.get("CI"):
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)
    with sync_playwright() as playwright, launch(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots do not keep anybody waiting."""
    database = f"sqlite:///{tmp_path_factory.mktemp('browser')}/tables.db"
    with serving(database, "--pace", "0", "--workers", "1") as served:
        yield served


@pytest.fixture(scope="session")
def still_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at whose tables nothing happens unless a person does it."""
    database = f"sqlite:///{tmp_path_factory.mktemp('browser')}/tables.db"
    with serving(database, "--pace", "100000", "--workers", "1") as served:
        yield served


@pytest.fixture(scope="session")
def stage(still_server: Served) -> Stage:
    return Stage(still_server.url)
