"""The definitions of Actions: however a list of offers is made, it contains what has no obstacle and can be paid
for."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.machine.test_refusals import OPERANDS, stirred
from tests.random_games import Setup, machine_setups, random_play
from twocities.core import SplitMix
from twocities.core.choice import pack, second
from twocities.machine.game import GreatMachine
from twocities.machine.hero_actions import HERO_ACTIONS, HERO_ACTIONS_IN
from twocities.machine.servant_actions import SERVANT_ACTION_OF, SERVANT_ACTIONS_IN
from twocities.machine.text import GRAMMAR
from twocities.rules import parse

RULES: Final = Path(__file__).parents[2] / "docs" / "rules" / "en" / "great-machine.md"


def test_every_action_has_a_clause_and_a_separate_verb() -> None:
    clauses = {clause.id for clause in parse(RULES.read_text("utf-8"))}
    of_heroes = {action.verb: action.clause for action in HERO_ACTIONS}
    of_servants = {action.verb: action.clause for action in SERVANT_ACTION_OF.values()}
    assert len(of_heroes | of_servants) == 15 + 10
    assert {*of_heroes.values(), *of_servants.values()} <= clauses


def choices_of(verb: int) -> list[int]:
    """Every choice of a verb with one or two operands, and some with meaningless operands."""
    operands = [OPERANDS[kind] for kind in GRAMMAR.kinds[verb]]
    firsts, seconds = operands[0] if operands else (0,), operands[1] if len(operands) > 1 else (0,)
    return [pack(verb, a, b) for a in firsts for b in seconds]


def stirred_positions(setup: Setup, decision: str, phase: int) -> Iterator[GreatMachine]:
    rng = setup.rng()
    for step, (state, _, _) in enumerate(random_play(setup)):
        assert isinstance(state, GreatMachine)
        if step % 7 == phase and state.stack[-1].decision.name == decision:
            yield stirred(state, SplitMix(rng.next64()))


@given(machine_setups(), st.integers(0, 6))
@settings(max_examples=10)
def test_a_hero_is_offered_what_has_no_obstacle_and_can_be_paid(setup: Setup, phase: int) -> None:
    for s in stirred_positions(setup, "hero-action", phase):
        here, trust = s.hero_at[s.turn], s.trust[s.turn]
        for action in HERO_ACTIONS_IN[here]:
            possible = [choice for choice in choices_of(action.verb) if action.obstacle(s, here, choice) is None]
            payable = [choice for choice in possible if action.price(s, here, choice) <= trust]
            assert sorted(action.offers(s, here, trust)) == sorted(payable)


@given(machine_setups(), st.integers(0, 6))
@settings(max_examples=10)
def test_a_servant_is_offered_what_has_no_obstacle(setup: Setup, phase: int) -> None:
    for s in stirred_positions(setup, "machine-turn", phase):
        for servant, here in enumerate(s.servants):
            for action in SERVANT_ACTIONS_IN[here]:
                targets = {second(choice) for choice in choices_of(action.verb)}
                possible = [target for target in sorted(targets) if action.obstacle(s, here, target) is None]
                assert action.offers(s, servant, here) == [pack(action.verb, servant, target) for target in possible]
