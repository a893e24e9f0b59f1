"""The library reference, as `make docs` writes it, says what everything public is."""

import re
import subprocess
import sys
from importlib import import_module
from json import JSONDecoder
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ("core", "citadels", "machine", "players", "arena", "adapters")
INDEX: Final = "const docs = "


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the reference; nothing is installed for it."""
    place = tmp_path_factory.mktemp("reference")
    options = [f"VENV={sys.prefix}", f"--old-file={sys.prefix}/.ready", f"REFERENCE={place}"]
    subprocess.run(["make", "docs", *options], cwd=ROOT, check=True, capture_output=True)
    return place


@pytest.fixture(scope="module")
def entries(place: Path) -> dict[str, dict[str, Any]]:
    """What it explains, from the index for searching it, by full name."""
    script = (place / "search.js").read_text("utf-8")
    index, _ = JSONDecoder().raw_decode(script, script.index(INDEX) + len(INDEX))
    found: dict[str, dict[str, Any]] = index["documentStore"]["docs"]
    return found


def said(entry: dict[str, Any]) -> str:
    return re.sub(r"<[^>]*>", "", entry["doc"]).strip()


def is_silent(entry: dict[str, Any]) -> bool:
    """Whether a class or a function is not explained; `__init__` is, with its class."""
    return entry["kind"] in ("class", "function") and not (said(entry) or entry["fullname"].endswith(".__init__"))


def test_everything_public_is_explained(place: Path, entries: dict[str, dict[str, Any]]) -> None:
    for name in ("core", "citadels", "machine"):
        package = import_module(f"twocities.{name}")
        page = (place / "twocities" / f"{name}.html").read_text("utf-8")
        assert [public for public in package.__all__ if f'<section id="{public}">' not in page] == []
        own = [entry for entry in entries.values() if entry["modulename"] == package.__name__]
        assert [entry["fullname"] for entry in own if is_silent(entry)] == []


def test_every_module_says_what_it_is_for(entries: dict[str, dict[str, Any]]) -> None:
    modules = {name: said(entry) for name, entry in entries.items() if entry["kind"] == "module"}
    assert {f"twocities.{name}" for name in PACKAGES} <= {*modules}
    assert [name for name, text in modules.items() if not text] == []


def test_what_the_guide_uses_is_explained(entries: dict[str, dict[str, Any]]) -> None:
    guide = (ROOT / "docs" / "library.md").read_text("utf-8")
    imports = re.findall(r"from (twocities\S*) import (.*)", guide)
    used = {f"{module}.{name}" for module, names in imports for name in names.split(", ")}
    assert len(used) > 5
    assert [name for name in sorted(used) if name not in entries or is_silent(entries[name])] == []
