"""Text files of one fact per line: a key, then its value. `#` starts a comment line."""

from typing import NamedTuple


class FileProblem(ValueError):
    """A file that cannot be used: the line (0: the file as a whole) and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class Line(NamedTuple):
    number: int
    key: str
    value: str


def read_lines(text: str, title: str) -> list[Line]:
    """The lines of a file that must open with `title`."""
    lines = [
        Line(number, *_split(raw))
        for number, raw in enumerate(text.splitlines(), 1)
        if raw.strip() and not raw.lstrip().startswith("#")
    ]
    if not lines or f"{lines[0].key} {lines[0].value}" != title:
        raise FileProblem(lines[0].number if lines else 1, f"the file must open with '{title}'")
    return lines[1:]


def _split(raw: str) -> tuple[str, str]:
    key, _, value = raw.strip().partition(" ")
    return key, value.strip()
