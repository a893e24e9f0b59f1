"""The list of clauses is complete, and scenarios are counted against it."""

from collections import Counter

import pytest

from tools.clauses import ROOT, Tally, problems
from twocities.rules import Clause, parse

pytest_plugins = ["pytester"]

RULES = ROOT / "docs" / "rules" / "en"
CITADELS = parse((RULES / "citadels.md").read_text("utf-8"))
MACHINE = parse((RULES / "great-machine.md").read_text("utf-8"))
IDS = [clause.id for clause in (*CITADELS, *MACHINE)]
TEXT = dict((*CITADELS, *MACHINE))


def named(section: str) -> list[str]:
    return [id.removeprefix(f"{section} ") for id in IDS if id.startswith(f"{section} ")]


def test_ids_are_unique() -> None:
    assert len(IDS) == len(set(IDS))


@pytest.mark.parametrize(
    ("section", "last"),
    [
        *(("C1", 7), ("C2", 8), ("C3", 8), ("C4", 4), ("C5", 27), ("C9", 3), ("C10", 28)),
        *(("M1", 6), ("M2", 6), ("M3", 9), ("M4", 5), ("M5", 5), ("M6", 4), ("M7", 13), ("M8", 7), ("M9", 13)),
        *(("M10", 3), ("M11", 4), ("M12", 3)),
    ],
)
def test_numbered_clauses_are_complete_and_in_order(section: str, last: int) -> None:
    numbered = [id for id in IDS if id.startswith(f"{section}.") and id[-1].isdigit()]
    assert numbered == [f"{section}.{n}" for n in range(1, last + 1)]


def test_sub_items_follow_their_clause() -> None:
    start = IDS.index("C5.2")
    assert IDS[start : start + 4] == ["C5.2", "C5.2a", "C5.2b", "C5.3"]


def test_a_section_without_numbers_is_one_clause() -> None:
    assert [id for id in IDS if id.startswith("C6")] == ["C6"]
    assert "5× Manor (3)" in TEXT["C6"]


def test_each_unique_district_is_a_clause() -> None:
    assert len(named("C7")) == 30
    assert {"Armory", "Secret Vault", "Thieves' Den", "Wishing Well"} <= set(named("C7"))
    assert TEXT["C7 Dragon Gate"] == "At the end of the game you score 2 extra points."


def test_each_preset_is_a_clause() -> None:
    assert named("C8") == [
        "First game",
        "Ambitious Aristocrats",
        "Cunning Agents",
        "Illustrious Emissaries",
        "Devious Dignitaries",
        "Tenacious Delegates",
        "Vicious Nobles",
        "Replacements",
    ]


def test_each_hero_is_a_clause_without_the_second_name() -> None:
    assert named("M13") == ["Physician", "Smuggler", "Fowler", "Actress", "Artificer", "Journalist"]
    assert TEXT["M13 Fowler"].startswith("Lightning reflexes: ")


def test_each_directive_is_a_clause_without_its_mark() -> None:
    assert named("M14") == [
        "Optimize",
        "Pacify",
        "Confiscate",
        "Resettle",
        "Curfew",
        "Reinforced Plating",
        "Informers",
        "Rapid Deployment",
        "Levy",
    ]
    assert TEXT["M14 Levy"] == "The Machine receives 2 extra Bonds in each Opening Phase."


def test_each_city_event_is_a_clause() -> None:
    assert len(named("M15")) == 21
    assert (named("M15")[0], named("M15")[10], named("M15")[20]) == (
        "Win over the Judges",
        "Martial Law",
        "The Countdown",
    )
    assert TEXT["M15 Win over the Judges"].endswith("advances unless the Heroes then discard 5 Trust together.")
    assert TEXT["M15 The Countdown"] == "Once it is revealed, the Plan advances by 1 in step 3 of every round."


def test_text_runs_over_lines_and_stops_at_headings() -> None:
    assert TEXT["C1.2"].endswith("the Queen is not used with fewer than 5.")
    assert TEXT["C5.3"].endswith("do not count and do not use up the warrant.")


def test_unproven_and_unknown_clauses_are_problems() -> None:
    clauses = [Clause("C1.1", ""), Clause("C1.2", "")]
    assert problems(clauses, Counter({"C1.1": 1, "C1.2": 3})) == []
    assert problems(clauses, Counter({"C1.1": 1, "C99": 1})) == [
        "no scenario for C1.2",
        "unknown clause cited: C99",
    ]


def test_scenarios_are_counted_unless_they_prove_nothing(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nmarkers = clause")
    pytester.makepyfile(
        """
        import pytest

        pytestmark = pytest.mark.clause("C1.1")

        @pytest.mark.clause("C1.1", "C1.2")
        def test_two_clauses(): ...

        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.clause("C7 Armory"))])
        def test_each_case_counts(n): ...

        @pytest.mark.skip
        @pytest.mark.clause("C1.3")
        def test_skipped(): ...
        """
    )
    tally = Tally()
    pytester.inline_run("--collect-only", plugins=[tally])
    assert tally.scenarios == {"C1.1": 3, "C1.2": 1, "C7 Armory": 1}
