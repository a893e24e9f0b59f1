"""Every name the games show has its picture, no picture is there for nothing, and all are drawn in one hand."""

import gzip
from pathlib import Path
from xml.etree import ElementTree

import pytest

from twocities.citadels.cards import KIND_NAMES, TYPE_NAMES
from twocities.citadels.characters import CHARACTERS
from twocities.machine.districts import DISTRICTS
from twocities.machine.state import CLASSES, SERVANTS, STATUS_NAMES, UNKNOWN
from twocities.machine.text import DIRECTIVE_NAMES, EVENT_NAMES, HERO_NAMES

ART = Path(__file__).parents[1] / "web/src/art"
PICTURES = sorted(ART.rglob("*.svg"))
NAMED = {
    "citadels/characters": [character.name for character in CHARACTERS],
    "citadels/districts": KIND_NAMES,
    "citadels/types": TYPE_NAMES,
    "machine/citizens": [*filter(None, CLASSES), STATUS_NAMES[UNKNOWN]],
    "machine/directives": DIRECTIVE_NAMES,
    "machine/districts": DISTRICTS,
    "machine/events": EVENT_NAMES,
    "machine/heroes": HERO_NAMES,
    "machine/servants": SERVANTS,
}
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {
    SVG + tag: attributes
    for tag, attributes in {
        "svg": {"viewBox"},
        "g": set(),
        "path": {"d"},
        "circle": {"cx", "cy", "r"},
        "ellipse": {"cx", "cy", "rx", "ry"},
    }.items()
}
STYLE = {"fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray"}
COLOURS = {
    "none",
    "var(--ink,#2a2522)",
    "var(--paint,#c8743c)",
    "var(--shade,#8d4f29)",
    "var(--light,#f3e6cf)",
    "var(--accent,#e3b23c)",
}
CANVASES = {"0 0 64 64", "0 0 96 64", "0 0 120 120"}
LARGEST = 2_500
ALL_GZIPPED = 300_000


@pytest.mark.parametrize("folder", NAMED)
def test_pictures_and_names_match(folder: str) -> None:
    assert {picture.stem for picture in (ART / folder).iterdir()} == set(NAMED[folder])


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: str(picture.relative_to(ART)))
def test_a_picture_is_small_and_made_of_plain_shapes_in_the_colours_of_the_page(picture: Path) -> None:
    assert picture.stat().st_size <= LARGEST
    root = ElementTree.parse(picture).getroot()
    assert root.attrib["viewBox"] in CANVASES
    for element in root.iter():
        assert element.attrib.keys() <= SHAPES[element.tag] | STYLE
        assert {element.get("fill", "none"), element.get("stroke", "none")} <= COLOURS
        assert not (element.text or "").strip()


def test_all_pictures_together_are_quick_to_fetch() -> None:
    assert len(gzip.compress(b"".join(picture.read_bytes() for picture in PICTURES))) <= ALL_GZIPPED
