"""Every name the games show has a picture, no picture is unused, and all pictures of a kind are drawn in one style."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from twocities.citadels.cards import KIND_NAMES, TYPE_NAMES
from twocities.citadels.characters import CHARACTERS
from twocities.machine.districts import DISTRICTS
from twocities.machine.state import CLASSES, SERVANTS, STATUS_NAMES, UNKNOWN
from twocities.machine.text import DIRECTIVE_NAMES, EVENT_NAMES, HERO_NAMES

ART = Path(__file__).parents[1] / "web/src/art"
CHARACTER_NAMES = [character.name for character in CHARACTERS]
NAMED = {
    "citadels/characters": CHARACTER_NAMES,
    "citadels/cuts": CHARACTER_NAMES,
    "citadels/districts": KIND_NAMES,
    "citadels/types": TYPE_NAMES,
    "machine/citizens": [*filter(None, CLASSES), STATUS_NAMES[UNKNOWN]],
    "machine/cuts": [*HERO_NAMES, *SERVANTS, "machine"],
    "machine/directives": DIRECTIVE_NAMES,
    "machine/districts": DISTRICTS,
    "machine/events": EVENT_NAMES,
    "machine/heroes": HERO_NAMES,
    "machine/servants": SERVANTS,
}
PAINTED = {  # with their own colours, fetched by address: the folder, and the field that all share
    "bots": "0 0 120 120",
    "citadels/characters": "0 0 200 220",
    "citadels/cuts": "0 0 200 220",
    "citadels/scenery": "",
    "machine/cuts": "0 0 200 220",
    "machine/heroes": "0 0 200 220",
    "machine/scenery": "",
    "machine/servants": "0 0 200 220",
    "scenery": "",
}
ICONS = "verbs"

SVG = "{http://www.w3.org/2000/svg}"
STYLE = {"fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray"}
MORE_STYLE = {"opacity", "transform", "clip-path", "fill-rule", "clip-rule", "id"}
SHAPES = {
    "svg": {"viewBox"},
    "g": set[str](),
    "path": {"d"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
}
MORE_SHAPES = {**SHAPES, "rect": {"x", "y", "width", "height", "rx"}, "clipPath": set[str]()}
GRADIENT = {"linearGradient": {"x2", "y2"}, "stop": {"offset", "stop-color"}}
PAGE_COLOURS = {
    "none",
    "var(--ink,#2a2522)",
    "var(--paint,#c8743c)",
    "var(--shade,#8d4f29)",
    "var(--light,#f3e6cf)",
    "var(--accent,#e3b23c)",
}
CANVASES = {"0 0 64 64", "0 0 96 64", "0 0 120 120"}
LARGEST = 2_500
LARGEST_PAINTED = 14_500
LARGEST_ICON = 1_300
ALL_GZIPPED = 300_000


def folder_of(picture: Path) -> str:
    return str(picture.parent.relative_to(ART))


PICTURES = sorted(ART.rglob("*.svg"))
INLINE = [picture for picture in PICTURES if folder_of(picture) not in {*PAINTED, ICONS}]


def name_of(picture: Path) -> str:
    return str(picture.relative_to(ART))


def read(picture: Path, largest: int, shapes: dict[str, set[str]], style: set[str]) -> ElementTree.Element:
    """A picture, which must be small and made of plain shapes only."""
    assert picture.stat().st_size <= largest
    root = ElementTree.parse(picture).getroot()
    for element in root.iter():
        assert element.attrib.keys() <= shapes[element.tag.removeprefix(SVG)] | style
        assert not (element.text or "").strip()
    return root


def colours(root: ElementTree.Element) -> Iterator[str]:
    for element in root.iter():
        yield from (element.get("fill", "none"), element.get("stroke", "none"))


@pytest.mark.parametrize("folder", NAMED)
def test_pictures_and_names_match(folder: str) -> None:
    assert {picture.stem for picture in (ART / folder).iterdir()} == set(NAMED[folder])


@pytest.mark.parametrize("picture", INLINE, ids=name_of)
def test_a_picture_inside_a_page_is_in_the_colours_of_the_page(picture: Path) -> None:
    root = read(picture, LARGEST, SHAPES, STYLE)
    assert root.attrib["viewBox"] in CANVASES
    assert set(colours(root)) <= PAGE_COLOURS


@pytest.mark.parametrize("picture", sorted((ART / ICONS).iterdir()), ids=name_of)
def test_an_icon_is_in_the_colour_of_the_text(picture: Path) -> None:
    root = read(picture, LARGEST_ICON, SHAPES, STYLE | MORE_STYLE)
    assert root.attrib["viewBox"] == "0 0 24 24"
    assert set(colours(root)) <= {"none", "currentColor"}


@pytest.mark.parametrize("picture", [picture for picture in PICTURES if folder_of(picture) in PAINTED], ids=name_of)
def test_a_painted_picture_has_all_it_needs_in_itself(picture: Path) -> None:
    field = PAINTED[folder_of(picture)]
    root = read(picture, LARGEST_PAINTED, MORE_SHAPES if field else MORE_SHAPES | GRADIENT, STYLE | MORE_STYLE)
    assert not field or root.attrib["viewBox"] == field
    made = {f"url(#{element.get('id')})" for element in root.iter() if "id" in element.attrib}
    used = {element.get("clip-path") for element in root.iter()} - {None}
    for colour in set(colours(root)):
        if colour.startswith("url"):
            used.add(colour)
        else:
            assert re.fullmatch("none|#[0-9a-f]{3}|#[0-9a-f]{6}", colour)
    assert used == made


def test_all_pictures_together_are_quick_to_fetch() -> None:
    assert len(gzip.compress(b"".join(picture.read_bytes() for picture in PICTURES))) <= ALL_GZIPPED
