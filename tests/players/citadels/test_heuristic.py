"""The heuristics of Citadels work in every game and use no more than a seat knows."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_games import Setup, setups
from twocities.citadels.choices import BOMBARD, BUILD, DESTROY, END, KEEP, TAKE
from twocities.citadels.game import GAME
from twocities.citadels.options import Options
from twocities.citadels.state import CitadelsState
from twocities.core import SplitMix
from twocities.core.choice import pack, second, verb_of
from twocities.players.citadels.heuristic import CitadelsHeuristic
from twocities.players.uniform import random_choice
from twocities.words import Words

HEURISTIC = CitadelsHeuristic()
WORDS = Words("citadels")


def games(setup: Setup) -> Iterator[tuple[CitadelsState, int]]:
    """The state and the seat before every choice of a game. The players err now and then, to reach more positions."""
    state, rng = setup.new(), setup.rng()
    assert isinstance(state, CitadelsState)
    while state.pending():
        seat = state.pending()[0]
        yield state, seat
        choice = random_choice(state, seat, rng) if rng.below(4) == 0 else HEURISTIC.choose(state, seat, rng)
        state.apply(seat, choice, listen=False)
    yield state, -1


@given(setups(), st.integers(0, 9))
@settings(max_examples=40)
def test_ratings_depend_on_nothing_hidden(setup: Setup, phase: int) -> None:
    for step, (state, seat) in enumerate(games(setup)):
        if step % 10 == phase and seat >= 0:
            sample = state.determinize(seat, SplitMix(step))
            choices = state.choices(seat)
            ratings = HEURISTIC.ratings(state, seat, choices)
            assert len(ratings) == len(choices)
            assert HEURISTIC.ratings(sample, seat, choices) == ratings


@given(setups())
@settings(max_examples=20)
def test_chances_of_winning_add_up_to_one_and_are_exact_at_the_end(setup: Setup) -> None:
    for state, seat in games(setup):
        chances = HEURISTIC.evaluate(state)
        assert sum(chances) == pytest.approx(1)
        if seat < 0:
            outcome = state.outcome()
            assert outcome is not None
            assert [chance > 0 for chance in chances] == [place == 1 for place in outcome.places]


@given(setups(), st.integers(0, 19))
@settings(max_examples=20)
def test_what_others_took_has_a_likelihood(setup: Setup, phase: int) -> None:
    for step, (state, seat) in enumerate(games(setup)):
        if step % 20 == phase and seat >= 0:
            for observer in range(state.seats):
                sample = state.determinize(observer, SplitMix(step))
                assert isinstance(sample, CitadelsState)
                assert 0 < HEURISTIC.likelihood(sample, observer) <= 1


def test_nothing_is_likely_or_not_before_anybody_chose() -> None:
    state = GAME.new(Options(players=4), "a game")
    assert HEURISTIC.likelihood(state, 0) == 1


@given(setups())
@settings(max_examples=30)
def test_every_choice_has_a_reason_in_words(setup: Setup) -> None:
    names = {"character": "character-{}", "district": "district-{}", "type": "type-{}"}
    for state, seat in games(setup):
        for choice in state.choices(seat) if seat >= 0 else ():
            why = HEURISTIC.motive(state, seat, choice)
            values = {
                key: WORDS(names[key].format(str(value).removesuffix("+"))) if key in names else value
                for key, value in why.about.items()
            }
            assert re.fullmatch(r"[A-Z0-9][^{}]*\.", WORDS(why.key, **values))


@given(setups())
@settings(max_examples=20)
def test_no_own_district_is_destroyed_and_no_turn_ends_with_a_power_unused(setup: Setup) -> None:
    for state, seat in games(setup):
        choices = state.choices(seat) if seat >= 0 else ()
        if len(choices) < 2:
            continue
        ratings = HEURISTIC.ratings(state, seat, choices)
        best = choices[ratings.index(max(ratings))]
        assert not (verb_of(best) in (DESTROY, BOMBARD) and second(best) == seat)
        if best == END:
            assert not {"income", "bonus gold", "bonus cards", "study", "foresee"} & {GAME.text(c) for c in choices}


def test_it_beats_random_players() -> None:
    won = 0
    for number in range(40):
        state = GAME.new(Options(players=4, preset="random" if number % 2 else "first-game"), f"match {number}")
        rng, own = SplitMix(number), number % 4
        while state.pending():
            seat = state.pending()[0]
            choice = HEURISTIC.choose(state, seat, rng) if seat == own else random_choice(state, seat, rng)
            state.apply(seat, choice, listen=False)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.places[own] == 1
    assert won >= 34


def test_others_see_that_a_character_is_taken_and_not_which() -> None:
    state = GAME.new(Options(players=4), "a game")
    seat = state.pending()[0]
    other = (seat + 1) % 4
    one, two = state.choices(seat)[:2]
    assert HEURISTIC.observers(state) == 4
    assert HEURISTIC.observer(other) == other
    assert HEURISTIC.seen(state, seat, one, seat) != HEURISTIC.seen(state, seat, two, seat)
    assert HEURISTIC.seen(state, seat, one, other) == HEURISTIC.seen(state, seat, two, other)
    assert HEURISTIC.seen(state, seat, pack(KEEP, 3), other) == HEURISTIC.seen(state, seat, pack(KEEP, 4), other)
    assert HEURISTIC.seen(state, seat, pack(BUILD, 3), other) != HEURISTIC.seen(state, seat, pack(BUILD, 4), other)
    assert verb_of(one) == TAKE
