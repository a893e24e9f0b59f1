"""Prints every figure plain, compiled, and the ratio: `python -m benchmarks FOLDER`, with the compiled build there.
Then what browsers have to load.

The two builds take turns, burst by burst, and the best burst of each counts: the others were disturbed."""

import os
import subprocess
import sys

from benchmarks.bundle import report
from benchmarks.figures import FIGURES

BURSTS = 5


class Worker:
    """A Python of its own for one build."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": folder},
        )
        self.compiled = self.answer() == "1\n"

    def answer(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()

    def burst(self, figure: int) -> float:
        assert self.process.stdin
        print(figure, file=self.process.stdin, flush=True)
        return float(self.answer())


def main(folder: str) -> None:
    plain, compiled = Worker(""), Worker(folder)
    if plain.compiled or not compiled.compiled:
        sys.exit("There is no compiled build to compare with.")
    print(f"{'':50} {'plain':>12} {'compiled':>12} {'ratio':>6}")
    for number, figure in enumerate(FIGURES):
        bursts = [(plain.burst(number), compiled.burst(number)) for _ in range(BURSTS)]
        slow, fast = max([burst[0] for burst in bursts]), max([burst[1] for burst in bursts])
        print(f"{figure.name + ', ' + figure.unit:50} {slow:12,.0f} {fast:12,.0f} {fast / slow:6.2f}", flush=True)
    report()


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
