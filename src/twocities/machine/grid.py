"""The square grid of the tiles (M2.2).

A cell is y * WIDTH + x, y counted downwards; the upper left corner of a City lies at x = y = MARGIN. A place is where
a tile lies: twice the left or upper of its two cells, plus 1 if it is vertical. A board is a set of cells, bit c for
cell c; a set of places is a pair of boards, one of horizontal and one of vertical tiles, by their first cells."""

from typing import Final

WIDTH: Final = 32  # of a row: enough for the widest City, the margins and a free column between rows
MARGIN: Final = 2  # what a tile needs on each side to go around the City


def place_at(x: int, y: int, vertical: int) -> int:
    """The place of a tile, x and y counted from the corner of the City."""
    return ((y + MARGIN) * WIDTH + x + MARGIN) * 2 + vertical


def x_of(place: int) -> int:
    return place // 2 % WIDTH - MARGIN


def y_of(place: int) -> int:
    return place // 2 // WIDTH - MARGIN


def cells_of(place: int) -> int:
    """The board of the two cells that a tile covers."""
    first = 1 << (place >> 1)
    return first | first << (WIDTH if place & 1 else 1)


def rectangle(width: int, height: int) -> int:
    """The board of the rows and columns from 0."""
    row = (1 << width) - 1
    board = 0
    for y in range(height):
        board |= row << y * WIDTH
    return board


def touching(board: int) -> tuple[int, int]:
    """The places of all tiles that share an edge with a cell of the board, or cover one."""
    wide = board | board >> 1
    high = board | board >> WIDTH
    return (
        wide | wide << 1 | wide >> 1 | wide << WIDTH | wide >> WIDTH,
        high | high << 1 | high >> 1 | high << WIDTH | high >> WIDTH,
    )


def fitting(free: int) -> tuple[int, int]:
    """The places of all tiles that fit on free cells."""
    return free & free >> 1, free & free >> WIDTH


def places_in(horizontal: int, vertical: int) -> list[int]:
    """The places in a set, in order."""
    places = []
    while horizontal:
        first = horizontal & -horizontal
        places.append(first.bit_length() * 2 - 2)
        horizontal ^= first
    while vertical:
        first = vertical & -vertical
        places.append(first.bit_length() * 2 - 1)
        vertical ^= first
    places.sort()
    return places
