"""Lists the clauses of docs/rules/en with the number of scenarios that prove each; fails if one has none."""

import re
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from textwrap import shorten
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent

SECTION = re.compile(r"## ([A-Z]\d+) ")
NUMBERED = re.compile(r" *- ([A-Z]\d+\.\d+[a-z]?) (.*)")  # - C5.4 text
NAMED = re.compile(r"(?:-|\d+\.) \*\*(.+?)\*\*:? (.*)")  # - **First game**: text, or 1. **Census Day** text
ASIDE = re.compile(r" (?:\(.*?\)|\*\*\[.*?\]\*\*)")  # a second name, or a mark such as **[house]**
RULE = re.compile(r"\|[-|]+$")


class Clause(NamedTuple):
    id: str
    text: str


def parse(document: str) -> list[Clause]:
    """The clauses of a rules document, in order."""
    sections = re.split(r"^(?=## )", document, flags=re.MULTILINE)
    return [clause for section in sections for clause in parse_section(section)]


def parse_section(section: str) -> list[Clause]:
    heading = SECTION.match(section)
    if not heading:
        return []
    name = heading[1]
    lines = section.splitlines()[1:]
    found: list[Clause] = []
    in_table = False
    for line in lines:
        if numbered := NUMBERED.match(line):
            found.append(Clause(numbered[1], numbered[2]))
        elif named := NAMED.match(line):
            found.append(Clause(f"{name} {named[1]}", named[2]))
        elif line.startswith("  ") and found:
            found[-1] = Clause(found[-1].id, f"{found[-1].text} {line.strip()}")
        elif in_table and line.startswith("|"):
            found.append(parse_row(name, line))
        in_table = line.startswith("|") and (in_table or RULE.match(line) is not None)
    return found or [Clause(name, " ".join(lines).strip())]


def parse_row(section: str, row: str) -> Clause:
    """A row is known by its first cell that is a word, without asides."""
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    title = next(cell for cell in cells if cell[:1].isalpha())
    return Clause(f"{section} {ASIDE.sub('', title)}", cells[-1])


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
