"""Text files of one fact per line: a key, then its value. `#` starts a comment line."""

from typing import NamedTuple

from twocities.core.documents import Reason


class FileProblem(ValueError):
    """A file that cannot be used: the line (0: the file as a whole), the key of a message with its values, and the
    rules' reasons if the rules forbid what the file says."""

    def __init__(self, line: int, key: str, *rules: Reason, **values: str | int) -> None:
        self.line = line
        self.reasons = [Reason(key, "", values=values), *rules]
        super().__init__((f"line {line}: " if line else "") + "; ".join(map(str, self.reasons)))


class Line(NamedTuple):
    number: int
    key: str
    value: str


def read_lines(text: str, title: str) -> list[Line]:
    """The lines of a file, which must begin with `title`."""
    lines = [
        read_line(number, raw)
        for number, raw in enumerate(text.splitlines(), 1)
        if raw.strip() and not raw.lstrip().startswith("#")
    ]
    if not lines or f"{lines[0].key} {lines[0].value}" != title:
        raise FileProblem(lines[0].number if lines else 1, "file-title", title=title)
    return lines[1:]


def read_line(number: int, raw: str) -> Line:
    key, _, value = raw.strip().partition(" ")
    return Line(number, key, value.strip())
