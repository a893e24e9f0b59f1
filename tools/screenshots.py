"""Draws every screen of the client into docs/screenshots, in few colours, to stay small: in English as
NAME-WIDTH-THEME.png, in other languages as LANGUAGE/NAME-WIDTH.png."""

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

FOLDER: Final = Path(__file__).parent.parent / "docs" / "screenshots"
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


def small(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB").quantize(COLOURS, kmeans=2)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.rglob("*.png"):
        old.unlink()
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", "--pace", "100000", "--workers", "1") as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        stage = Stage(server.url)
        for name, screen in SCREENS.items():
            for language, size, theme, names in LOOKS:
                with visiting(browser, server.url, size=size, theme=theme, language=language, excused=FAILURES) as page:
                    stage.show(page, screen, Words("web", language))
                    page.wait_for_load_state("networkidle")
                    file = FOLDER / names.format(name)
                    file.parent.mkdir(exist_ok=True)
                    small(page.screenshot()).save(file, optimize=True)


if __name__ == "__main__":
    main()
