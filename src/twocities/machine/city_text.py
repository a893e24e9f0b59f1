"""A City as text: one line to write and read, `art=0,0h science=2,0v ...`, and a drawing for the terminal."""

import re
from collections.abc import Sequence
from typing import Final

from twocities.core import InvalidOptions
from twocities.machine import reasons
from twocities.machine.city import City
from twocities.machine.districts import DISTRICTS
from twocities.machine.grid import MARGIN, place_at, x_of, y_of

LAST: Final = 2 * len(DISTRICTS) - 1  # the end of a row of nine tiles
PLACE: Final = re.compile(r"(-?\d{1,9}),(-?\d{1,9})([hv])")

SHORT_NAMES: Final = ("Art", "Science", "Comm.", "Indust.", "Velvet", "Citadel", "Tower", "Nexus", "Square")
COLUMNS: Final = 80
CELL_COLUMNS: Final = 8  # including one border; enough for a short name
CELL_LINES: Final = 2


def place_text(place: int) -> str:
    return f"{x_of(place)},{y_of(place)}{'hv'[place & 1]}"


def city_text(city: City) -> str:
    return " ".join([f"{name}={place_text(place)}" for name, place in zip(DISTRICTS, city.places, strict=True)])


def parse_place(word: str) -> int | None:
    """The place that a text describes, or None if it is not a place or is too far out."""
    match = PLACE.fullmatch(word)
    if not match:
        return None
    x, y = int(match[1]), int(match[2])
    return place_at(x, y, "hv".index(match[3])) if -MARGIN <= min(x, y) <= max(x, y) <= LAST else None


def parse_city(text: str) -> City:
    """The City of a text, valid or not. Raises InvalidOptions."""
    places: dict[str, int] = {}
    for word in text.split():
        name, _, told = word.partition("=")
        if name not in DISTRICTS:
            raise InvalidOptions([reasons.UNKNOWN_CITY.concerning(name)])
        if name in places:
            raise InvalidOptions([reasons.PLACED_TWICE.concerning(name)])
        place = parse_place(told)
        if place is None:
            raise InvalidOptions([reasons.NO_PLACE.concerning(word)])
        places[name] = place
    missing = [name for name in DISTRICTS if name not in places]
    if missing:
        raise InvalidOptions([reasons.UNPLACED.concerning(" ".join(missing))])
    return City([places[name] for name in DISTRICTS])


def draw(city: City, names: Sequence[str] = SHORT_NAMES) -> list[str]:
    """The City in lines of at most 80 characters. Names are cut to fit: in a valid City, after 7 letters."""
    across = min(CELL_COLUMNS, (COLUMNS - 1) // city.width)
    lines = [[" "] * (city.width * across + 1) for _ in range(city.height * CELL_LINES + 1)]
    boxes = [box_of(place, across) for place in city.places]
    for left, top, right, bottom in boxes:
        for column in range(left, right + 1):
            lines[top][column] = lines[bottom][column] = "-"
        for line in range(top, bottom + 1):
            lines[line][left] = lines[line][right] = "|"
    for left, top, right, bottom in boxes:  # after all sides, so that no side runs through a corner
        lines[top][left] = lines[top][right] = lines[bottom][left] = lines[bottom][right] = "+"
    for (left, top, right, bottom), name in zip(boxes, names, strict=True):
        room = right - left - 1
        lines[(top + bottom) // 2][left + 1 : right] = name[:room].center(room)
    return ["".join(line).rstrip() for line in lines]


def box_of(place: int, across: int) -> tuple[int, int, int, int]:
    """Where the sides of a tile are drawn: left and top, right and bottom."""
    left, top = x_of(place) * across, y_of(place) * CELL_LINES
    vertical = place & 1
    return left, top, left + (2 - vertical) * across, top + (1 + vertical) * CELL_LINES
