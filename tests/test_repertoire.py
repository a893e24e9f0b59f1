"""What belongs to a decision and cannot be done now is told with the reason of the rules; dice with their odds."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, machine_setups, random_play
from twocities.core import SplitMix
from twocities.core.choice import verb_of


@given(all_setups(), st.integers(0, 6))
@settings(max_examples=20)
def test_nothing_that_is_offered_is_unavailable_and_every_reason_is_that_of_the_rules(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 7 != phase:
            continue
        offered = [verb_of(choice) for choice in state.choices(seat)]
        told = state.unavailable(seat)
        verbs = [verb_of(choice) for choice, _ in told]
        assert len(set(verbs)) == len(verbs)
        for choice, reason in told:
            assert verb_of(choice) not in offered
            assert state.explain(seat, choice) == reason
            assert setup.game.parse(setup.game.text(choice)) == choice
        for other in range(setup.game.seats(setup.options)):
            if not state.choices(other):
                assert state.unavailable(other) == ()


@given(all_setups(), st.integers(0, 12), st.integers(0, 2**32))
@settings(max_examples=12)
def test_it_tells_no_more_than_the_seat_knows(setup: Setup, phase: int, noise: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 13 == phase:
            other = state.determinize(seat, SplitMix(noise + step))
            assert list(other.unavailable(seat)) == list(state.unavailable(seat))
            for choice in state.choices(seat):
                assert other.odds(seat, choice) == state.odds(seat, choice)
                assert other.scores_after(seat, choice) == state.scores_after(seat, choice)


@given(machine_setups(), st.integers(0, 3))
@settings(max_examples=8)
def test_choices_that_roll_a_die_and_no_others_have_odds(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        for choice in state.choices(seat) if step % 4 == phase else ():
            odds = state.odds(seat, choice)
            after = state.clone()
            kinds = [event.kind for event in after.apply(seat, choice)]
            assert (odds is not None) == bool({"rolled", "escaped", "captured"} & {*kinds})
            if odds is not None:
                assert 0 <= odds[0] <= odds[1] > 0
