"""Bots know no more than their seat.

A player is given a sample instead of the game. The first test proves that a sample says the same as the game about
everything the seat knows, so nothing hidden can reach a player, whatever it does with the sample. The second checks the
decisions themselves, the third what the parties of a search know about each other."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, all_setups, random_play
from twocities.core import SplitMix, State
from twocities.core.choice import verb_of
from twocities.players.chair import Chair
from twocities.players.spec import heuristic_of, make_player


@given(all_setups(), st.integers(0, 12))
@settings(max_examples=60)
def test_a_sample_agrees_with_the_game_in_all_that_a_seat_may_know(setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 13 == phase:
            known = state.determinize(seat, SplitMix(step))
            assert known.pending() == state.pending()
            assert known.choices(seat) == state.choices(seat)
            assert known.view(seat) == state.view(seat)
            assert known.memory(seat) == state.memory(seat)
            assert known.determinize(seat, SplitMix(7)) == state.determinize(seat, SplitMix(7))


def decision(setup: Setup, state: State, seat: int, name: str) -> int:
    player = make_player(name, setup.game, "a seed")
    return Chair(player, seat, SplitMix(3)).choose(state)


@pytest.mark.parametrize("name", ["random", "heuristic", "newcomer", "search:8"])
@given(setup=all_setups(), phase=st.integers(0, 24))
@settings(max_examples=12)
def test_states_that_differ_in_secrets_alone_give_the_same_decision(name: str, setup: Setup, phase: int) -> None:
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 25 == phase:
            other = state.determinize(seat, SplitMix(step))
            assert decision(setup, state, seat, name) == decision(setup, other, seat, name)


@given(setup=all_setups(), phase=st.integers(0, 9))
@settings(max_examples=40)
def test_in_a_search_secret_choices_that_look_the_same_are_not_told_apart(setup: Setup, phase: int) -> None:
    """If a party notices the same about two choices of a kind that it does not fully see, the search must not branch on
    them for that party."""
    heuristic = heuristic_of(setup.game)
    seats = [seat for side in setup.game.sides(setup.options) for seat in side]
    for step, (state, seat, _) in enumerate(random_play(setup)):
        if step % 10 == phase:
            for other in seats:
                if heuristic.observer(other) != heuristic.observer(seat):
                    seen_of: dict[tuple[int, str], int] = {}
                    for choice in state.choices(seat):
                        if (noticed := noticed_of_secret(state, seat, choice, other)) is not None:
                            seen = heuristic.seen(state, seat, choice, heuristic.observer(other))
                            assert seen_of.setdefault((verb_of(choice), noticed), seen) == seen


def noticed_of_secret(state: State, seat: int, choice: int, other: int) -> str | None:
    """Everything that another seat notices about a choice; None if it sees all of it."""
    follower = state.clone()
    events = follower.apply(seat, choice)
    if not any([event.private and other not in event.to for event in events]):
        return None
    return repr(([event.seen_by(other) for event in events], follower.view(other), follower.memory(other)))
