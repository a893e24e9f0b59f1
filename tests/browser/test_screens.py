"""Every screen fits every window, and everybody can read and use it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.screens import SCREENS, Stage
from tests.browser.visiting import DESK, PHONE, Theme, visiting
from tests.server.serving import Served

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
AXE_OPTIONS = {
    "resultTypes": ["violations"],
    # A card shows its price and its text, too, which are no part of its name.
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}
WIDTHS = (360, 768, 1440, 2560)
LOOKS: tuple[tuple[tuple[int, int], Theme], ...] = ((DESK, "light"), (PHONE, "dark"))


@pytest.fixture(scope="module")
def stage(still_server: Served) -> Stage:
    return Stage(still_server.url)


@pytest.mark.parametrize("name", SCREENS)
def test_a_page_fits_and_nothing_keeps_anybody_from_using_it(browser: Browser, stage: Stage, name: str) -> None:
    found: list[str] = []
    with visiting(browser, stage.url) as page:
        stage.show(page, SCREENS[name])
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            if page.evaluate("document.documentElement.scrollWidth") > width:
                found.append(f"{width} px: wider than the window")
        page.evaluate(AXE.read_text("utf-8"))
        for (width, height), theme in LOOKS:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=theme)
            found += [f"{width} px, {theme}, {finding}" for finding in grave_findings(page)]
    if found:
        pytest.fail("\n".join(found))


def grave_findings(page: Page) -> list[str]:
    """What axe calls serious or critical, and where."""
    found: list[dict[str, Any]] = page.evaluate("options => axe.run(options)", AXE_OPTIONS)["violations"]
    return [
        f"{finding['id']}: {', '.join(' '.join(node['target']) for node in finding['nodes'])}"
        for finding in found
        if finding["impact"] in ("serious", "critical")
    ]
