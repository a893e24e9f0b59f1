"""Every screen fits every window, and everybody can read and use it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.screens import FAILURES, SCREENS, Stage
from tests.browser.visiting import DESK, PHONE, Theme, script, visiting

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
AXE_OPTIONS = {
    "resultTypes": ["violations"],
    # A card shows its price and its text, too, which are no part of its name.
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}
IS_WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
LOOKS: dict[str, tuple[tuple[int, int], Theme, tuple[int, ...]]] = {  # with the widths to try, the last for axe
    "desk": (DESK, "light", (768, 2560, DESK[0])),
    "phone": (PHONE, "dark", (PHONE[0],)),
}


@pytest.mark.parametrize("look", LOOKS)
def test_every_page_fits_and_nothing_keeps_anybody_from_using_it(browser: Browser, stage: Stage, look: str) -> None:
    found: list[str] = []
    size, theme, widths = LOOKS[look]
    with visiting(browser, stage.url, size=size, theme=theme, excused=FAILURES) as page:
        for name, screen in SCREENS.items():
            page.set_viewport_size({"width": size[0], "height": size[1]})
            stage.show(page, screen)
            for width in widths:
                page.set_viewport_size({"width": width, "height": size[1]})
                if page.evaluate(IS_WIDER):
                    found.append(f"{name}, {width} px: wider than the window")
            small = page.evaluate(script("small.js")) if size == PHONE else []  # for fingers
            found += [f"{name}: {finding}" for finding in (*small, *grave_findings(page))]
    if found:
        pytest.fail("\n".join(found))


def grave_findings(page: Page) -> list[str]:
    """What axe calls serious or critical, and where."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("options => axe.run(options)", AXE_OPTIONS)["violations"]
    return [
        f"{finding['id']}: {', '.join(' '.join(node['target']) for node in finding['nodes'])}"
        for finding in found
        if finding["impact"] in ("serious", "critical")
    ]
