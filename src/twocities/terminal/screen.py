"""The terminal itself: input and output, colours, columns, clearing the screen."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Final

WIDTH: Final = 80

BOLD: Final = "1"
DIM: Final = "2"
YELLOW: Final = "33"
BLUE: Final = "36"
GREEN: Final = "32"
RED: Final = "31"
PURPLE: Final = "35"

_ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # including the lines scrolled off

Paint = Callable[[str, str], str]


class Screen:
    """The terminal of this process, or pipes or files in its place."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        self.interactive = bool(sys.stdin) and sys.stdin.isatty()
        self.colours = self.live and not os.environ.get("NO_COLOR")

    def paint(self, text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if self.colours and text else text

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line.replace("\xa0", " "))  # non-breaking spaces are no longer needed

    def clear(self) -> None:
        if self.live:
            print(_CLEAR, end="")

    def ask(self, prompt: str) -> str:
        """A line of input. Raises EOFError when there is no more."""
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            print()
            raise EOFError
        if not self.interactive:
            print(line.rstrip("\n"))
        return line.strip()


def visible(text: str) -> int:
    """The number of columns a text takes."""
    return len(_ESCAPES.sub("", text))


def pad(text: str, width: int) -> str:
    return text + " " * (width - visible(text))


def flow(items: Sequence[str], indent: int = 0) -> list[str]:
    """Items one after the other; all lines except the first are indented."""
    lines = list(items[:1])
    for item in items[1:]:
        if visible(lines[-1]) + 2 + visible(item) <= WIDTH:
            lines[-1] += "  " + item
        else:
            lines.append(" " * indent + item)
    return lines


def columns(items: Sequence[str], gap: int = 2) -> list[str]:
    """Items in as many columns as fit, to be read downwards."""
    for rows in range(1, len(items) + 1):
        table = [items[at : at + rows] for at in range(0, len(items), rows)]
        widths = [max(map(visible, column)) for column in table]
        if rows == len(items) or sum(widths) + gap * (len(table) - 1) <= WIDTH:
            break
    lines = [""] * rows
    for column, width in zip(table, widths, strict=True):
        for row, item in enumerate(column):
            lines[row] += pad(item, width + gap)
    return [line.rstrip() for line in lines]


def paragraph(text: str) -> list[str]:
    return wrap(text, WIDTH)
