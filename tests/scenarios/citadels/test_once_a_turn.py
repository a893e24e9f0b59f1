"""C3.5: every power and every "once a turn" district, and what uses it up."""

from typing import NamedTuple

import pytest

from tests.scenarios.citadels.table import turn_of
from tests.scenarios.scene import clause, offered, play, refused
from twocities.citadels.characters import CHARACTER_BY_NAME, CHARACTERS
from twocities.citadels.choices import BORROW_REST, BUILD_ON_LOAN
from twocities.citadels.game import GAME
from twocities.citadels.uniques import UNIQUES
from twocities.core.choice import verb_of


class Power(NamedTuple):
    used_by: str  # choices one after another; the first uses the power up
    refused: str  # choices that need the same power, each refused from then on
    facts: str = ""


INCOME = "income"
# Gold, cards and districts for every power, more than once.
PLENTY = (
    "crown 1; gold 5 9 5 5 5; holds 1 king; hand 0 palace castle docks harbor manor; hand 1 temple tavern church; "
    "hand 2 prison market; hand 3 barracks monastery; city 0 manor temple tavern watchtower; "
    "city 1 trading-post prison market; city 2 church barracks"
)
BORROWER = PLENTY.replace("gold 5", "gold 0").replace("palace", "palace stables thieves-den")

CHARACTER_POWERS: dict[str, list[Power]] = {
    "assassin": [Power("kill thief", "kill king")],
    "witch": [],  # she names her victim when her turn stops
    "magistrate": [Power("warrant king; warrant thief; warrant bishop; sign king", "warrant merchant")],
    "thief": [Power("rob king", "rob bishop")],
    "spy": [Power("spy noble of 1", "spy noble of 1; spy trade of 2")],
    "blackmailer": [Power("threaten king; threaten bishop; flower king", "threaten merchant")],
    "magician": [
        Power("swap hands with 1", "swap hands with 2; redraw"),
        Power("redraw; set aside palace; draw", "swap hands with 2; redraw"),
    ],
    "wizard": [Power("look at 1; pocket temple", "look at 1; look at 2")],
    "seer": [Power("foresee; give palace; give castle; give docks", "foresee")],
    "king": [Power(INCOME, INCOME)],
    "emperor": [Power(INCOME, INCOME), Power("crown 2; demand gold", "crown 1; crown 3")],
    "patrician": [Power(INCOME, INCOME)],
    "bishop": [Power(INCOME, INCOME)],
    "abbot": [
        Power("income 1 gold", "income 0 gold; income 1 gold"),
        Power("income 0 gold", "income 0 gold; income 1 gold"),
        Power("tithe from 1", "tithe from 1"),
    ],
    "cardinal": [
        Power(INCOME, INCOME),
        Power(
            "build palace on loan from 1; give castle; give docks; give harbor",
            "build stables on loan from 1",
            BORROWER,
        ),
        Power(
            "build thieves-den with cards; pay with manor; borrow the rest from 1; "
            "give palace; give castle; give docks",
            "build stables on loan from 1",
            BORROWER,
        ),
    ],
    "merchant": [Power(INCOME, INCOME), Power("bonus gold", "bonus gold")],
    "alchemist": [],
    "trader": [Power(INCOME, INCOME)],
    "architect": [Power("bonus cards", "bonus cards")],
    "navigator": [
        Power("bonus gold", "bonus gold; bonus cards"),
        Power("bonus cards", "bonus gold; bonus cards"),
    ],
    "scholar": [Power("study; keep palace", "study", PLENTY.replace("palace", "") + "\ntop palace")],
    "warlord": [Power(INCOME, INCOME), Power("destroy market of 1", "destroy prison of 1; destroy temple of 0")],
    "diplomat": [
        Power(INCOME, INCOME),
        Power("exchange for market of 1; exchange tavern", "exchange for prison of 1"),
    ],
    "marshal": [Power(INCOME, INCOME), Power("seize market of 1", "seize prison of 1; seize church of 2")],
    "queen": [Power("bonus gold", "bonus gold")],
    "artist": [Power("beautify manor; beautify tavern", "beautify temple")],
    "tax-collector": [Power("collect taxes", "collect taxes", PLENTY + "\ntaxes 3")],
}

DISTRICT_POWERS: dict[str, list[Power]] = {
    "laboratory": [Power("sell palace", "sell castle")],
    "museum": [Power("exhibit palace", "exhibit castle")],
    "smithy": [Power("forge", "forge")],
    "armory": [],  # destroyed by its own use
}


def cases(powers: dict[str, list[Power]]) -> list[tuple[str, Power]]:
    return [(name, power) for name, rows in powers.items() for power in rows]


def split(choices: str) -> list[str]:
    return choices.split("; ")


def verbs_in(powers: list[Power]) -> set[int]:
    texts = [text for power in powers for text in split(power.used_by)]
    return {verb_of(GAME.parse(text)) for text in texts}


def check(character: str, power: Power, facts: str) -> None:
    """A real turn in which the power is used, and then refused."""
    if CHARACTER_BY_NAME[character].rank == 4:
        facts = facts.replace("holds 1 king", "")
    state = turn_of(character, facts, players=5)
    play(state, "gather gold")
    play(state, *split(power.used_by))
    for text in split(power.refused):
        assert text not in offered(state)
        assert refused(state, text) == "already-used (C3.5)"


@clause("C3.5")
def test_the_table_names_every_power() -> None:
    assert list(CHARACTER_POWERS) == [character.name for character in CHARACTERS]
    for name, powers in CHARACTER_POWERS.items():
        character = CHARACTER_BY_NAME[name]
        loans = (BUILD_ON_LOAN, BORROW_REST) if character.lends else ()
        assert verbs_in(powers) >= {*character.verbs, *loans}
    assert set(DISTRICT_POWERS) == {unique.name for unique in UNIQUES if unique.verb >= 0}


@clause("C3.5")
@pytest.mark.parametrize(("character", "power"), cases(CHARACTER_POWERS))
def test_a_power_is_used_once_a_turn(character: str, power: Power) -> None:
    check(character, power, power.facts or PLENTY)


@clause("C3.5")
@pytest.mark.parametrize(("district", "power"), cases(DISTRICT_POWERS))
def test_a_district_is_used_once_a_turn(district: str, power: Power) -> None:
    check("alchemist", power, PLENTY.replace("city 0", f"city 0 {district}"))
