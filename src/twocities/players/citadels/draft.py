"""The selection phase: taking and discarding characters, and the Theater."""

from collections.abc import Sequence

from twocities.citadels.character import rank_named
from twocities.citadels.choices import KEEP_CHARACTER, SWAP_CHARACTER
from twocities.citadels.state import CitadelsState
from twocities.core.choice import first, second, verb_of
from twocities.players.citadels import weights as w
from twocities.players.citadels.characters import BY_NUMBER, Situation, wishes
from twocities.players.citadels.holders import guess


def draft_ratings(s: CitadelsState, seat: int, choices: Sequence[int]) -> list[float]:
    """Ratings for taking a character."""
    now = Situation(s, seat, True)
    return [w.DRAFT_SCALE * BY_NUMBER[first(choice)].worth(now) for choice in choices]


def discard_ratings(s: CitadelsState, seat: int, choices: Sequence[int]) -> list[float]:
    """Ratings for discarding one, with 2 players: the one the other player would like best."""
    wanted = wishes(s, 1 - seat, False)
    return [w.GUESS_SCALE * wanted[rank_named(choice)] for choice in choices]


def theater_ratings(s: CitadelsState, seat: int, choices: Sequence[int]) -> list[float]:
    """Ratings for the Theater: a guess of what the other player has, compared with what would be given."""
    wanted = wishes(s, seat, True)
    chances = guess(s, seat).chances
    own = s.held_by(seat)
    ratings = []
    for choice in choices:
        verb = verb_of(choice)
        if verb == KEEP_CHARACTER:
            ratings.append(1.0)
            continue
        if verb == SWAP_CHARACTER:
            given, other = own[0], first(choice)
        else:
            given, other = rank_named(choice), second(choice)
        expected, total = 0.0, 0.0
        row = chances[other]
        for rank in range(1, len(s.cast) + 1):
            expected += row[rank] * wanted[rank]
            total += row[rank]
        ratings.append(1.5 * (expected / max(total, 0.01) - wanted[given]))
    return ratings
