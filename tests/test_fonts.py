"""The fonts have every character that the texts and rules of a language need, and are quick to load."""

import re
from pathlib import Path

import pytest

from tools.fonts import FONTS, RANGES, WEIGHTS
from twocities.server.pages import PACKAGE
from twocities.words import languages

ROOT = Path(__file__).parents[1]
CSS = (FONTS.parent / "fonts.css").read_text("utf-8")
PARTS = {"en": ("latin",), "pl": ("latin", "latin-ext"), "cs": ("latin", "latin-ext"), "ru": ("latin", "cyrillic")}
SIGNS = set("\n▸●♛→✓")  # not letters: the system's fonts have them
LARGEST = 150_000  # per language


def files(language: str) -> list[Path]:
    return [
        FONTS / f"{font}-{part}-{weight}.woff2"
        for font, weights in WEIGHTS.items()
        for weight in weights
        for part in PARTS[language]
    ]


def letters(ranges: str) -> set[str]:
    found = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
        found |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    return found


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_a_language_is_in_its_fonts(language: str) -> None:
    texts = [*(PACKAGE / "locale" / language).iterdir(), *(ROOT / "docs/rules" / language).iterdir()]
    used = set("".join(text.read_text("utf-8") for text in texts))
    assert used - SIGNS <= set().union(*[letters(RANGES[part]) for part in PARTS[language]])


@pytest.mark.parametrize("language", languages())
def test_the_fonts_of_a_language_are_quick_to_fetch(language: str) -> None:
    assert sum(file.stat().st_size for file in files(language)) <= LARGEST


def test_the_stylesheet_says_which_file_has_which_letters() -> None:
    faces = re.findall(r'fonts/[a-z-]+?-(latin|latin-ext|cyrillic)-\d+\.woff2".*?unicode-range: (.*?);', CSS, re.DOTALL)
    assert set(faces) == set(RANGES.items())
    assert sorted(re.findall(r"fonts/(\S+\.woff2)", CSS)) == sorted(file.name for file in FONTS.glob("*.woff2"))


@pytest.mark.parametrize("font", WEIGHTS)
def test_a_font_comes_with_its_licence(font: str) -> None:
    licence = (FONTS / f"{font}-OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in licence
    assert licence.startswith("Copyright")
