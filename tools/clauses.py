"""Lists the clauses of docs/rules/en with the number of scenarios that prove each; fails if one has none."""

import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from textwrap import shorten

import pytest

from twocities.rules import Clause, parse

ROOT = Path(__file__).parent.parent


class Tally:
    """Pytest plugin: counts the collected tests that cite each clause."""

    def __init__(self) -> None:
        self.scenarios: Counter[str] = Counter()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            # A test that is skipped or expected to fail proves nothing.
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            cited = {clause for mark in item.iter_markers("clause") for clause in mark.args}
            self.scenarios.update(cited)


def count_scenarios() -> Counter[str]:
    """Tests per cited clause; ends the program if the tests cannot be collected."""
    tally = Tally()
    with redirect_stdout(StringIO()) as output:
        status = pytest.main(["--collect-only", "-n", "0", str(ROOT / "tests")], plugins=[tally])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(output.getvalue())
    return tally.scenarios


def problems(clauses: Sequence[Clause], scenarios: Counter[str]) -> list[str]:
    known = [clause.id for clause in clauses]
    unproven = [f"no scenario for {clause}" for clause in known if not scenarios[clause]]
    unknown = [f"unknown clause cited: {clause}" for clause in sorted(scenarios) if clause not in known]
    return unproven + unknown


def main() -> int:
    documents = sorted((ROOT / "docs" / "rules" / "en").glob("*.md"))
    clauses = [clause for path in documents for clause in parse(path.read_text("utf-8"))]
    scenarios = count_scenarios()
    for clause in clauses:
        print(f"{clause.id:26}{scenarios[clause.id]:4}  {shorten(clause.text.replace('**', ''), 78)}")
    found = problems(clauses, scenarios)
    print(f"\n{len(clauses)} clauses, {len(found)} problems", *found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
