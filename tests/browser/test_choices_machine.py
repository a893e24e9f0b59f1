"""In City of the Great Machine every choice can be made on the board, by mouse and by keyboard."""

import pytest
from playwright.sync_api import Browser

from tests.browser.choosing import make_every_choice
from tests.browser.visiting import DESK, PHONE
from tests.server.serving import Served


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_choice_of_many_decisions_can_be_made(
    browser: Browser, still_server: Served, size: tuple[int, int]
) -> None:
    make_every_choice(browser, still_server, "machine", size)
