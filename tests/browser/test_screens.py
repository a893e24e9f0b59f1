"""Every screen fits every window in every language, and everybody can read and use it."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.screens import FAILURES, SCREENS, Screen, Stage
from tests.browser.visiting import DESK, PHONE, Theme, script, speak, visiting
from twocities.core import games
from twocities.words import DEFAULT, Words, languages

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
AXE_OPTIONS: Final = {
    "resultTypes": ["violations"],
    "preload": False,  # only a rule about sounds, which is not a serious one, needs styles and sounds loaded again
    # A card also shows its price and text, which are not part of its name.
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}
RUN_AXE: Final = """async (options) => {
  document.documentElement.style.opacity = 1; // contrasts depend on it
  const found = await axe.run(options);
  document.documentElement.style.opacity = "";
  return found.violations;
}"""
IS_WIDER: Final = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
LOOKS: Final[dict[str, tuple[tuple[int, int], Theme, tuple[int, ...]]]] = {  # with other widths to test
    "desk": (DESK, "light", (768, 2560)),
    "phone": (PHONE, "dark", ()),
}


def screens_of(part: str) -> dict[str, Screen]:
    """The screens of a game, or those that belong to no game."""
    by_part = {name: next((game for game in games() if name.startswith(game)), "") for name in SCREENS}
    return {name: screen for name, screen in SCREENS.items() if by_part[name] == part}


@pytest.mark.parametrize("part", ["", *games()])
@pytest.mark.parametrize("look", LOOKS)
def test_every_page_fits_and_everybody_can_use_it(browser: Browser, stage: Stage, look: str, part: str) -> None:
    found: list[str] = []
    size, theme, widths = LOOKS[look]
    speaking = DEFAULT
    with visiting(browser, stage.url, size=size, theme=theme, excused=FAILURES) as page:  # opening one takes time
        is_loaded = False
        for name, screen in screens_of(part).items():
            stage.show(page, screen, Words("web", speaking), within=is_loaded)
            is_loaded = not screen.lasts
            small = page.evaluate(script("small.js")) if size == PHONE else []  # touch targets
            found += [f"{name}: {finding}" for finding in (*small, *grave_findings(page))]
            for language in sorted(languages(), key=lambda language: language != speaking):  # the current one first
                speak(page, language)
                speaking = language
                found += [f"{name}, {language}: {finding}" for finding in page.evaluate(script("unfit.js"))]
            for width in widths:
                page.set_viewport_size({"width": width, "height": size[1]})
                if page.evaluate(IS_WIDER):
                    found.append(f"{name}, {width} px: wider than the window")
            page.set_viewport_size({"width": size[0], "height": size[1]})
    if found:
        pytest.fail("\n".join(found))


def grave_findings(page: Page) -> list[str]:
    """What axe calls serious or critical, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE, AXE_OPTIONS)
    return [
        f"{finding['id']}: {', '.join(' '.join(node['target']) for node in finding['nodes'])}"
        for finding in found
        if finding["impact"] in ("serious", "critical")
    ]
