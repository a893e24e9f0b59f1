"""Measures figures in the build that this Python runs: one burst for each number of a figure read from the input."""

import sys

from benchmarks.figures import FIGURES
from twocities.core.rng import COMPILED

print(int(COMPILED), flush=True)
for line in sys.stdin:
    print(FIGURES[int(line)].burst(), flush=True)
