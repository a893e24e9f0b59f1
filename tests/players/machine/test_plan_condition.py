"""What bots do for a Plan condition fulfils it, and what they do against it prevents it."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import settings as limited

from tests.random_games import Setup, machine_setups, random_play
from twocities.machine.city_events import CITY_EVENTS, CityEvent
from twocities.machine.districts import DISTRICTS
from twocities.machine.game import GreatMachine
from twocities.machine.needs import Guards, Servants
from twocities.players.machine import plan_condition, worth

EVERY = 5  # choices between two positions that are tested


def positions(setup: Setup) -> Iterator[tuple[GreatMachine, CityEvent]]:
    """Some positions of a random game, under each City Event."""
    for number, (state, _, _) in enumerate(random_play(setup)):
        if number % EVERY == 0:
            for event in CITY_EVENTS:
                copy = state.clone()
                assert isinstance(copy, GreatMachine)
                copy.event = event.number
                yield copy, event


@limited(max_examples=5)
@given(machine_setups())
def test_guards_and_servants_where_they_are_needed_meet_the_condition(setup: Setup) -> None:
    for state, event in positions(setup):
        if any([not isinstance(need, Guards | Servants) for need in event.needs]):
            continue
        state.broken = [0] * len(DISTRICTS)
        state.acted = [0] * len(state.servants)
        wanted = plan_condition.servants_needed(state)
        state.servants[: len(wanted)] = wanted
        state.guards = list(map(max, state.guards, plan_condition.guards_needed(state)))
        assert event.plan(state)


@limited(max_examples=5)
@given(machine_setups())
def test_heroes_where_it_is_worth_something_to_be_spoil_the_condition(setup: Setup) -> None:
    for state, event in positions(setup):
        for district, value in enumerate(plan_condition.presence(state, 0)):
            if value:
                state.hero_at = [district] * len(state.heroes)
                assert event.plan(state) is False


@limited(max_examples=5)
@given(machine_setups())
def test_a_guard_that_is_worth_breaking_spoils_the_condition(setup: Setup) -> None:
    for state, event in positions(setup):
        for district in range(len(DISTRICTS)):
            if state.guards[district] and plan_condition.breaking(state, district) > 0.9 * worth.plan_step(state):
                copy = state.clone()
                assert isinstance(copy, GreatMachine)
                copy.break_guard(district)
                assert event.plan(copy) is False
