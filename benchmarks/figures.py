"""Everything that is measured, in the order of the table."""

from typing import Final

from benchmarks import machine_city, rules, search
from benchmarks.measure import Figure, per_second, reference_loop

FIGURES: Final[list[Figure]] = [
    per_second("reference loop, never compiled", "rounds", reference_loop),
    *rules.figures(),
    *machine_city.figures(),
    *search.figures(),
]
