"""There is room for more cards: verbs beyond 64, a fourth character of a rank."""

from collections.abc import Iterator

import pytest

from tests.scenarios.citadels.table import turn_of
from twocities.citadels.character import RANKS
from twocities.citadels.characters import CHARACTERS
from twocities.citadels.characters.rank6 import Merchant
from twocities.citadels.choices import GATHER_GOLD, KILL, TAKE
from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import Options
from twocities.core.choice import NUMBER, Grammar, first, pack, second, verb_of


def test_a_choice_keeps_a_verb_beyond_64_and_its_operands() -> None:
    grammar = Grammar({63: "move {number}", 64: "turn {number}", 127: "carry {number} to {number}"}, {"number": NUMBER})
    for verb, a, b in ((63, 99, 0), (64, 0, 0), (64, 99, 0), (127, 99, 99), (127, 0, 99)):
        choice = pack(verb, a, b)
        assert (verb_of(choice), first(choice), second(choice)) == (verb, a, b)
        assert grammar.has(choice)
        assert grammar.parse(grammar.text(choice)) == choice


@pytest.fixture
def number() -> Iterator[int]:
    """The number of a character after all others, of rank 6."""
    RANKS.append(6)
    yield len(CHARACTERS)
    RANKS.pop()


def with_fourth(state: Citadels, number: int) -> Citadels:
    """The same state, but with one more character of rank 6 instead of the one that took part."""
    fourth = Merchant()
    fourth.number = number
    state.cast = tuple(fourth if character.rank == 6 else character for character in state.cast)
    return state.clone()


def test_a_fourth_character_of_a_rank_is_taken_and_named_by_its_rank(number: int) -> None:
    state = with_fourth(GAME.new(Options(players=7, crown=0), "fourth"), number)
    while pack(TAKE, number) not in state.choices(state.pending()[0]):
        (seat,) = state.pending()
        state.apply(seat, state.choices(seat)[0], listen=False)
    (seat,) = state.pending()
    state.apply(seat, pack(TAKE, number), listen=False)
    assert state.held_by(seat) == [6]

    state = with_fourth(turn_of("assassin"), number)
    state.apply(0, GATHER_GOLD, listen=False)
    state.apply(0, pack(KILL, number), listen=False)
    assert state.killed == 6
