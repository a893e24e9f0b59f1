"""Draws every screen of the client into build/screenshots: in English as NAME-WIDTH-THEME.png, in other languages as
LANGUAGE/NAME-WIDTH.png. `--docs` draws only those that the README shows, into docs/screenshots, in few colours."""

import shutil
import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, get_args

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.screens import FAILURES, SCREENS, Stage
from tests.browser.visiting import DESK, PHONE, Theme, launch, visiting
from tests.server.serving import serving
from twocities.words import DEFAULT, Words, languages

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "build" / "screenshots"
DOCS: Final = ROOT / "docs" / "screenshots"
SIZES: Final = (PHONE, (768, 1024), DESK, (2560, 1440))
COLOURS: Final = 128


class Look(NamedTuple):
    """How to look at screens, and what the pictures are called."""

    language: str
    size: tuple[int, int]
    theme: Theme
    file: str


LOOKS: Final = [
    *[Look(DEFAULT, size, theme, f"{{}}-{size[0]}-{theme}.png") for size in SIZES for theme in get_args(Theme)],
    *[
        Look(language, size, "light", f"{language}/{{}}-{size[0]}.png")
        for language in languages()
        if language != DEFAULT
        for size in (PHONE, DESK)
    ],
]


SHOWN: Final = {  # those in the docs
    "start": [Look(DEFAULT, DESK, "light", "start.png")],
    "citadels-turn": [
        Look(DEFAULT, DESK, "light", "citadels.png"),
        Look("pl", (390, 844), "light", "citadels-phone.png"),
    ],
    "citadels-draft": [Look(DEFAULT, DESK, "dark", "citadels-draft.png")],
    "machine-heroes": [
        Look(DEFAULT, DESK, "dark", "machine.png"),
        Look("ru", (390, 844), "dark", "machine-phone.png"),
    ],
    "machine-machine": [Look(DEFAULT, DESK, "light", "machine-phase.png")],
}


def small(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB").quantize(COLOURS, kmeans=2)


def draw(folder: Path, looks: dict[str, list[Look]]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    with (
        TemporaryDirectory() as tables,
        serving(f"sqlite:///{tables}/tables.db", "--pace", "100000", "--workers", "1") as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        stage = Stage(server.url)
        for name, several in looks.items():
            for language, size, theme, names in several:
                with visiting(
                    browser,
                    server.url,
                    size=size,
                    theme=theme,
                    language=language,
                    drawn=True,
                    excused=FAILURES,
                ) as page:
                    stage.show(page, SCREENS[name], Words("web", language))
                    page.wait_for_load_state("networkidle")
                    file = folder / names.format(name)
                    file.parent.mkdir(parents=True, exist_ok=True)
                    small(page.screenshot()).save(file, optimize=True)


if __name__ == "__main__":
    if "--docs" in sys.argv:
        draw(DOCS, SHOWN)
    else:
        draw(FOLDER, dict.fromkeys(SCREENS, LOOKS))
