"""Prints every figure plain and compiled, and the ratio: `python -m benchmarks FOLDER`, with the compiled build in that
folder. Then what browsers have to load. With `--against REF` it compares with another commit, which is built for this
and measured by its own benchmarks; figures that both have are printed.

Builds take turns, burst by burst, and the best burst of each counts, because the others were disturbed."""

import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.bundle import report

BURSTS = 5
TITLES = "from benchmarks.figures import FIGURES as f; print(*[f'{each.name}, {each.unit}' for each in f], sep='\\n')"
INSTALL = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps")


class Worker:
    """A separate Python process for one build, with the benchmarks of its commit."""

    def __init__(self, tree: Path, folder: Path, compiled: bool) -> None:
        env = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        told = subprocess.run([sys.executable, "-c", TITLES], stdout=subprocess.PIPE, text=True, cwd=tree, env=env)
        self.titles = told.stdout.splitlines()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tree,
            env=env,
        )
        if self.answer() != f"{int(compiled)}\n":
            sys.exit(f"There is no {'compiled' if compiled else 'plain'} build in {folder}.")

    def answer(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()

    def burst(self, title: str) -> float:
        assert self.process.stdin
        print(self.titles.index(title), file=self.process.stdin, flush=True)
        return float(self.answer())


@contextmanager
def built(ref: str) -> Iterator[tuple[Path, Path]]:
    """A commit checked out temporarily, and its compiled build."""
    with TemporaryDirectory() as name:
        tree = Path(name, "tree")
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, ref], check=True)
        try:
            subprocess.run([sys.executable, *INSTALL, "--target", Path(name, "compiled"), "."], check=True, cwd=tree)
            yield tree, Path(name, "compiled")
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], check=True)


def measure(arguments: Namespace, pairs: list[tuple[Worker, Worker]]) -> None:
    """A line for each figure: both workers of each pair, and the ratio of the second to the first."""
    workers = [worker for pair in pairs for worker in pair]
    for title in workers[-1].titles:
        if arguments.only in title and all([title in worker.titles for worker in workers]):
            bursts = [[worker.burst(title) for worker in workers] for _ in range(arguments.bursts)]
            best = list(map(max, zip(*bursts, strict=True)))
            cells = [f"{a:12,.0f} {b:12,.0f} {b / a:6.2f}" for a, b in zip(best[::2], best[1::2], strict=True)]
            print(f"{title:50} {' '.join(cells)}", flush=True)


def heading(*pairs: tuple[str, str]) -> None:
    cells = [f"{first:>12} {second:>12} {'ratio':>6}" for first, second in pairs]
    print(f"{'':50} {' '.join(cells)}", flush=True)


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("folder", type=Path, help="where the compiled build is")
    parser.add_argument("--against", metavar="REF", help="compare with another commit")
    parser.add_argument("--only", metavar="TEXT", default="", help="the figures whose title has this text")
    parser.add_argument("--bursts", metavar="N", type=int, default=BURSTS, help="of each figure in each build")
    arguments = parser.parse_args()
    here = Path()
    plain, compiled = Worker(here, here / "src", False), Worker(here, arguments.folder, True)
    if not arguments.against:
        heading(("plain", "compiled"))
        measure(arguments, [(plain, compiled)])
        report()
        return
    with built(arguments.against) as (tree, build):
        heading(("before", "plain"), ("before", "compiled"))
        measure(arguments, [(Worker(tree, tree / "src", False), plain), (Worker(tree, build, True), compiled)])


if __name__ == "__main__":
    main()
