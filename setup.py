"""Builds the packages, with the browser client in them.

In the wheel the rules and the players that think are compiled; without a C compiler, nothing is."""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any, Final

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE: Final = Path("src/twocities")
COMPILED: Final = (
    "core",
    "citadels",
    "machine",
    "players/citadels",
    "players/machine",
    "players/features.py",
    "players/heuristic.py",
    "players/learned.py",
    "players/net.py",
    "players/search.py",
)
# Of these, what stays plain: definitions of msgspec.Struct, which cannot be compiled, and modules that produce text.
PLAIN: Final = {
    "__init__.py",
    "catalogue.py",
    "documents.py",
    "figures.py",
    "native.py",
    "options.py",
    "own_cards.py",
    "position_reader.py",
    "text.py",
}


def modules() -> list[str]:
    """The files to compile."""
    files = [file for name in COMPILED for file in sorted([PACKAGE / name, *(PACKAGE / name).rglob("*.py")])]
    return [str(file) for file in files if file.suffix and file.name not in PLAIN]


def extensions(folder: str) -> list[Extension]:
    """The modules in C, written to a folder."""
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        ["--config-file=", *modules()],
        opt_level="1",  # 2 takes half as long again and gains one per cent
        debug_level="0",
        multi_file=True,
        group_name="twocities",
        target_dir=folder,
    )
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]  # compilers warn differently
    return made


class Gather(build_py):
    """Adds the rules from the documents."""

    def run(self) -> None:
        super().run()
        copytree("docs/rules", Path(self.build_lib, "twocities/rulebook"))


class Compile(build_ext):
    """Compiles on every processor; if that fails, everything stays plain."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        one = compiler.compile

        def compile_one(source: str, extra_postargs: list[str], **options: Any) -> list[str]:
            more = ["-O2"] if source.endswith("net.c") else []  # sums of products: three times as fast
            objects: list[str] = one([source], extra_postargs=[*extra_postargs, *more], **options)
            return objects

        def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_one(source, **options), sources)
                return [file for files in objects for file in files]

        compiler.compile = compile_all
        try:
            super().build_extensions()
        except Exception as problem:
            print(f"Not compiled: {problem}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions.clear()
            self.get_finalized_command("bdist_wheel").root_is_pure = True


if __name__ == "__main__":
    if {"sdist", "bdist_wheel"} & {*sys.argv} and subprocess.run([sys.executable, "tools/client.py"]).returncode:
        sys.exit(1)  # it has given the reason
    if "bdist_wheel" not in sys.argv:  # a checkout runs its source, never a copy compiled before the last change
        setup()
    else:
        with TemporaryDirectory() as folder:
            setup(
                ext_modules=extensions(folder),
                cmdclass={"build_py": Gather, "build_ext": Compile},
                options={"build": {"build_base": folder}},
            )
