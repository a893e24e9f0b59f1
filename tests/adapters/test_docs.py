"""The examples of the documentation."""

import doctest
from pathlib import Path

from tests.adapters.extras import load

load("pettingzoo", "pettingzoo", "pettingzoo")
load("pyspiel", "pyspiel", "openspiel")

DOCUMENT = Path(__file__).parents[2] / "docs" / "adapters.md"


def test_examples_print_what_they_say() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False, optionflags=doctest.REPORT_NDIFF)
    assert (failed, tried > 5) == (0, True)
