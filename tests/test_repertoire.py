"""What belongs to a decision but is not possible now, with the reason from the rules; the odds of dice; what a choice
brings; what follows from what is known. None of it reveals more than the seat knows."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, machine_setups, random_play, setups
from twocities.citadels.game import Citadels
from twocities.core import SplitMix
from twocities.core.choice import verb_of
from twocities.machine.choices import RIOT
from twocities.machine.game import GreatMachine


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
                assert other.score_after(seat, choice) == state.score_after(seat, choice)


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


@given(all_setups(), st.integers(0, 12), st.integers(0, 2**32))
@settings(max_examples=20)
def test_what_the_rules_make_of_a_table_depends_on_nothing_hidden(setup: Setup, phase: int, noise: int) -> None:
    readers = [*range(setup.game.seats(setup.options)), None]
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 13 == phase:
            for reader in readers:
                other = state.determinize(reader, SplitMix(noise + step))
                assert other.outlook([reader]) == state.outlook([reader])
            other = state.determinize(seat, SplitMix(noise + step))
            for choice in state.choices(seat):
                assert other.gains(seat, choice) == state.gains(seat, choice)


@given(setups(), st.integers(0, 4))
@settings(max_examples=30)
def test_in_citadels_a_choice_brings_what_it_is_said_to(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        assert isinstance(state, Citadels)
        for choice in state.choices(seat) if step % 5 == phase else ():
            gains, after = state.gains(seat, choice), state.clone()
            after.apply(seat, choice, listen=False)
            if gains and seat in after.pending():
                assert gains.get("gold", 0) == after.gold[seat] - state.gold[seat]
                drawn = len(state.deck) - len(after.deck)
                assert gains.get("cards", 0) == drawn
                assert ("kept" in gains) == (len(after.hands[seat]) - len(state.hands[seat]) != drawn)


@given(machine_setups(), st.integers(0, 3))
@settings(max_examples=20)
def test_in_the_machine_game_an_action_brings_what_it_is_said_to(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        assert isinstance(state, GreatMachine)
        for choice in state.choices(seat) if step % 4 == phase else ():
            gains, after = state.gains(seat, choice), state.clone()
            events = [event.seen_by(None) for event in after.apply(seat, choice)]
            if gains.get("discontent"):
                assert (
                    next(e for e in events if e["kind"] == "discontent")["slot"]
                    == state.discontent + gains["discontent"]
                )
            if gains.get("plan"):
                assert next(e for e in events if e["kind"] == "plan")["plan"] == state.plan + 1
            if gains.get("trust"):
                assert next(e for e in events if e["kind"] == "trust")["trust"] == gains["trust"]


@given(machine_setups(), st.integers(0, 6))
@settings(max_examples=20)
def test_a_riot_ends_as_it_must_or_may(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        assert isinstance(state, GreatMachine)
        if step % 7 == phase and RIOT in state.choices(seat):
            forecast = state.outlook([seat]).forecasts[state.hero_at[state.turn]]
            (told,) = [event.public for event in state.clone().apply(seat, RIOT) if event.kind == "riot"]
            assert forecast.verdict in ("may", "must" if told["success"] else "cannot")
            assert forecast.known <= forecast.possible
