"""A checkout is never compiled; the compiled build is."""

import os
import runpy
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from twocities.citadels.game import GAME as CITADELS
from twocities.citadels.game import Citadels
from twocities.citadels.options import Options
from twocities.core import State
from twocities.core.rng import COMPILED
from twocities.machine.game import GAME as MACHINE
from twocities.machine.game import GreatMachine
from twocities.machine.options import Options as MachineOptions

ROOT = Path(__file__).parents[2]
LIBRARIES = (".so", ".pyd")


def modules() -> list[str]:
    """The modules that the compiled build compiles."""
    files = runpy.run_path("setup.py")["modules"]()
    return [".".join(Path(file).with_suffix("").parts[1:]) for file in files]


def libraries(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.suffix in LIBRARIES]


def test_the_build_under_test_is_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    asked = os.environ.get("TWOCITIES_BUILD") == "compiled"
    assert asked == COMPILED
    files = {name: import_module(name).__file__ or "" for name in modules()}
    assert [name for name, file in files.items() if file.endswith(LIBRARIES) != asked] == []


def test_nothing_in_the_checkout_is_compiled() -> None:
    assert libraries(ROOT / "src") == []


def test_no_compiled_module_defines_a_document(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for name in modules():
        for value in vars(import_module(name)).values():
            assert not isinstance(value, type(msgspec.Struct)) or value.__module__ != name


def test_classes_are_told_apart() -> None:
    games = [(CITADELS.new(Options(), ""), Citadels), (MACHINE.new(MachineOptions(), ""), GreatMachine)]
    for state, kind in games * 2:
        assert [isinstance(state, other) for other in (State, Citadels, GreatMachine)] == [
            True,
            kind is Citadels,
            kind is GreatMachine,
        ]


def test_building_in_place_compiles_nothing(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, tmp_path)
    subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"], cwd=tmp_path, check=True, capture_output=True
    )
    assert libraries(tmp_path) == []
