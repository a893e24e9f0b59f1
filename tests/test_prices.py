"""A choice costs what its price said before it was made."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, machine_setups, random_play, setups
from twocities.citadels.choices import BRIBE, BUILD, BUILD_NOW, DESTROY, EXCHANGE_OWN, SEIZE
from twocities.citadels.game import Citadels
from twocities.core.choice import verb_of
from twocities.machine import choices
from twocities.machine.game import GreatMachine
from twocities.machine.sides import MACHINE

PRICED = (BRIBE, BUILD, BUILD_NOW, DESTROY, SEIZE, EXCHANGE_OWN)


@given(setups(), st.integers(0, 4))
@settings(max_examples=60)
def test_in_citadels_building_and_raiding_take_as_much_gold_as_they_cost(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        assert isinstance(state, Citadels)
        for choice in state.choices(seat) if step % 5 == phase else ():
            price = state.price(seat, choice)
            if verb_of(choice) in PRICED:
                after = state.clone()
                after.apply(seat, choice, listen=False)
                assert price == state.gold[seat] - after.gold[seat]
            else:
                assert price == 0


@given(machine_setups(), st.integers(0, 4))
@settings(max_examples=60)
def test_in_the_machine_game_choices_take_as_many_bonds_or_as_much_trust_as_they_cost(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        assert isinstance(state, GreatMachine)
        for choice in state.choices(seat) if step % 5 == phase else ():
            if verb_of(choice) != choices.CONTRIBUTE:  # paid when everybody has said what they give
                check_price(state, seat, choice)


def check_price(state: GreatMachine, seat: int, choice: int) -> None:
    name = state.view(seat).about.hero
    hero = [card.name for card in state.heroes].index(name) if name else -1
    after = state.clone()
    events = [event.seen_by(None) for event in after.apply(seat, choice)]
    price = state.price(seat, choice)
    if seat == MACHINE:
        gained = sum([event["bonds"] for event in events if event["kind"] == "bonds"])
        assert price == state.bonds - after.bonds + gained
    elif hero >= 0:
        gained = sum([event["trust"] for event in events if event["kind"] == "trust" and event["hero"] == name])
        taken = state.trust[hero] - after.trust[hero] + gained
        if verb_of(choice) == choices.GO:  # a Hero who has less gives all; a detained Hero may lose more
            assert taken >= min(price, state.trust[hero])
        else:
            assert taken == price
    else:
        assert price == 0
