"""What a browser has to load for a first game: the client and its texts, compressed as the server sends them."""

import gzip
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from twocities.core import games
from twocities.server.pages import BUILT, PACKAGE

FILES: Final = BUILT / "files.json"  # what each source needs
COMMON_WORDS: Final = ("common", "server", "web")
PICTURE: Final = re.compile(r"<svg.*?</svg>", re.DOTALL)
ART: Final = "src/art"
# By folder: the most pictures that are fetched one by one.
START_PICTURES: Final = {"citadels/characters": 6, "machine/heroes": 3, "machine/servants": 3}
TABLE_PICTURES: Final = {
    "citadels": {"citadels/characters": 9, "citadels/cuts": 9, "citadels/scenery": 1, "scenery": 1, "bots": 7},
    "machine": {"machine/heroes": 3, "machine/servants": 3, "machine/cuts": 6, "machine/scenery": 3, "bots": 3},
}


class Load(NamedTuple):
    """Bytes, gzipped."""

    name: str
    without_art: int
    with_art: int


def loads() -> list[Load]:
    """For the start page, then for the start page and a table of each game."""
    start = load("start page", ["index.html"], COMMON_WORDS, START_PICTURES)
    tables = [
        load(
            f"start page and a table of {game}",
            ["index.html", f"src/games/{game}/index.ts"],
            (*COMMON_WORDS, game),
            TABLE_PICTURES[game],
        )
        for game in games()
    ]
    return [start, *tables]


def load(name: str, sources: list[str], words: tuple[str, ...], pictures: dict[str, int]) -> Load:
    files = [BUILT / "index.html", *needed(sources), *[PACKAGE / "locale" / "en" / f"{word}.ftl" for word in words]]
    texts = [file.read_text("utf-8") for file in files]
    art = sum(sum(sizes(folder)[-count:]) for folder, count in pictures.items())
    return Load(name, sum([size(PICTURE.sub("", text)) for text in texts]), sum([size(text) for text in texts]) + art)


def sizes(folder: str) -> list[int]:
    """The pictures in a folder that are fetched one by one, in order."""
    known: dict[str, dict[str, Any]] = msgspec.json.decode(FILES.read_bytes())
    found = [entry["file"] for source, entry in known.items() if source.startswith(f"{ART}/{folder}/")]
    return sorted(size((BUILT / file).read_text("utf-8")) for file in found)


def needed(sources: list[str]) -> list[Path]:
    """The files that the sources are built into, and everything these need at once."""
    known: dict[str, dict[str, Any]] = msgspec.json.decode(FILES.read_bytes())
    found = list(sources)
    for source in found:
        found += [other for other in known[source].get("imports", []) if other not in found]
    names = {name for source in found for name in (known[source]["file"], *known[source].get("css", []))}
    return [BUILT / name for name in names]


def size(text: str) -> int:
    return len(gzip.compress(text.encode()))


def report() -> None:
    print(f"\n{'gzipped KB to load':50} {'without art':>12} {'with art':>12}")
    for name, without_art, with_art in loads():
        print(f"{name:50} {without_art / 1000:12,.0f} {with_art / 1000:12,.0f}")
