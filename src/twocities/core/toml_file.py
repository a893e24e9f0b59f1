"""TOML files. Python's parser does not report lines, so the line of a key is looked up when something is wrong."""

import re
import tomllib
from typing import Any, Final

from twocities.core.lines import FileProblem

TABLE: Final = re.compile(r"\s*\[+([^\[\]]+)\]")
KEY: Final = re.compile(r"\s*([\w.\"' -]+?)\s*=")
PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


def read_toml(text: str) -> dict[str, Any]:
    """Raises FileProblem, with the line and the reason."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        place = PLACE.search(str(problem))
        line = int(place[1]) if place and place[1] else text.count("\n") + 1
        raise FileProblem(line, "file-unreadable", detail=PLACE.sub("", str(problem))) from None
    except RecursionError:
        raise FileProblem(0, "file-unreadable", detail="too deep") from None


def line_of(text: str, path: str) -> int:
    """The line of a dotted key in a file, or of the nearest table around it; 0 if there is none."""
    wanted = path.split(".")
    table: list[str] = []
    best = line = 0
    for number, raw in enumerate(text.splitlines(), 1):
        if header := TABLE.match(raw):
            found = table = _parts(header[1])
        elif key := KEY.match(raw):
            found = [*table, *_parts(key[1])]
        else:
            continue
        shared = min(len(found), len(wanted))
        if shared > best and found[:shared] == wanted[:shared]:
            best, line = shared, number
    return line


def _parts(key: str) -> list[str]:
    return [part.strip(" \t\"'") for part in key.split(".")]
