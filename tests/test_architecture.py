"""docs/architecture.md names files that exist, and every file of the rules. The code shared by all games names none. No
function is long."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FILES = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout.splitlines()

pytestmark = pytest.mark.skipif(not FILES, reason="no checkout")


def alternatives(path: str) -> list[str]:
    """`a/{b,c}.ts` as `a/b.ts` and `a/c.ts`."""
    before, brace, rest = path.partition("{")
    names, _, after = rest.partition("}")
    return [before + name + after for name in names.split(",")] if brace else [path]


def test_what_it_names_is_there() -> None:
    named = [
        path for path in re.findall(r"`([^` \n]+)`", TEXT) if "/" in path or re.search(r"\.(py|ts|svelte|md)$", path)
    ]
    assert len(named) > 100
    for path in [path for found in named for path in alternatives(found)]:
        pattern = re.compile("(^|/)" + re.escape(path.rstrip("/")).replace(r"\*", "[^/]*") + "(/|$)")
        assert any(map(pattern.search, FILES)), path


@pytest.mark.parametrize("room", ["core", "citadels", "machine"])
def test_it_names_every_file_of(room: str) -> None:
    for file in (ROOT / "src" / "twocities" / room).glob("*.py"):
        assert file.name == "__init__.py" or f"{file.name}`" in TEXT, file.name


# Code that all games share: each game is known there only by how it describes itself.
SHARED = re.compile(
    r"src/twocities/((server|arena|players|terminal)/\w+|cli|rules|words)\.py$|web/src/(?!protocol).*\.(ts|svelte)$"
)
OF_ONE_GAME = re.compile(r"/terminal/(citadels|machine)\w*\.py$|^web/src/(games|art)/(citadels|machine)/")
GAMES = re.compile(r"[Cc]itadels|\bMachine|GreatMachine|[./\"'](great-)?machine[./\"']")


def test_what_all_games_share_names_none() -> None:
    shared = [file for file in FILES if SHARED.match(file) and not OF_ONE_GAME.search(file)]
    assert len(shared) > 200
    for file in shared:
        assert not GAMES.search((ROOT / file).read_text("utf-8")), file


@pytest.mark.parametrize(("folder", "most"), [("src/", 60), ("src/twocities/players/", 40)])
def test_no_function_is_long(folder: str, most: int) -> None:
    for file in [file for file in FILES if file.startswith(folder) and file.endswith(".py")]:
        for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < most, f"{file}: {node.name}"
