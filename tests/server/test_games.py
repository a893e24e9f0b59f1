"""What the server says about the cards."""

from pathlib import Path

from twocities.citadels.game import GAME as CITADELS
from twocities.machine.game import GAME as MACHINE
from twocities.rules import parse

RULES = Path(__file__).parents[2] / "docs" / "rules" / "en"


def test_every_card_has_a_clause_of_the_rules() -> None:
    clauses = [clause.id for path in RULES.glob("*.md") for clause in parse(path.read_text("utf-8"))]
    citadels, machine = CITADELS.catalogue(), MACHINE.catalogue()
    cited = {card.clause for card in citadels.characters} | {card.clause for card in citadels.districts}
    cited |= {card.clause for card in machine.heroes} | {card.clause for card in machine.classes}
    cited |= {card.clause for card in (*machine.events, *machine.directives, *machine.missions)}
    assert len(cited) == 27 + 30 + 1 + 6 + 1 + 24 + 15 + 12
    for card in cited:
        assert [clause for clause in clauses if f"{clause} ".startswith(f"{card} ")], card
    sections = {card.clause for card in machine.districts} | {card.clause for card in machine.servants}
    for card in sections:
        assert [clause for clause in clauses if clause.startswith(f"{card}.")], card


def test_the_figures_are_the_single_numbers() -> None:
    figures = MACHINE.catalogue().figures
    assert figures["oath_bonds"] == 3
    assert "escape_die" not in figures
