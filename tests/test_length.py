"""No function is too long to be read without scrolling."""

import ast
from collections.abc import Iterator
from pathlib import Path

import twocities

SOURCE = Path(twocities.__file__).parent
MOST = 60  # lines
MOST_IN_PLAYERS = 40


def too_long(file: Path) -> Iterator[str]:
    most = MOST_IN_PLAYERS if file.is_relative_to(SOURCE / "players") else MOST
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            if node.end_lineno - node.lineno >= most:
                yield f"{file.relative_to(SOURCE)}: {node.name}"


def test_functions_are_short() -> None:
    assert [found for file in SOURCE.rglob("*.py") for found in too_long(file)] == []
