"""In Citadels every choice can be made on the board, by mouse and by keyboard."""

import pytest
from playwright.sync_api import Browser

from tests.browser.choosing import problems_at
from tests.browser.moments import moments
from tests.browser.visiting import DESK, PHONE
from tests.server.serving import Served

MOMENTS = 200


@pytest.mark.parametrize(("size", "part"), [(DESK, 0), (PHONE, 1)], ids=["desk", "phone"])
def test_every_choice_of_many_moments_can_be_made(
    browser: Browser, still_server: Served, size: tuple[int, int], part: int
) -> None:
    problems = problems_at(browser, still_server, moments("citadels", MOMENTS)[part::2], size)
    if problems:
        pytest.fail("\n".join(problems))
