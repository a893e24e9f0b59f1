"""The heuristics of Citadels, as bots and the search use them."""

from collections.abc import Sequence
from typing import Final

from twocities.citadels.choices import (
    BEWITCH,
    DISCARD,
    EXHIBIT,
    FLOWER,
    GIVE,
    KEEP,
    KEEP_CHARACTER,
    PAY_CARD,
    POCKET,
    SELL,
    SET_ASIDE,
    SIGN,
    SWAP_CHARACTER,
    SWAP_ONE_CHARACTER,
    TAKE,
    THREATEN,
    WARRANT,
)
from twocities.citadels.state import SELECTION, CitadelsState
from twocities.citadels.turn import TURN
from twocities.core import State
from twocities.core.choice import pack, second, verb_of
from twocities.players.citadels.answers import answer_ratings
from twocities.players.citadels.draft import discard_ratings, draft_ratings, theater_ratings
from twocities.players.citadels.evaluation import evaluate
from twocities.players.citadels.holders import likelihood
from twocities.players.citadels.motives import motive
from twocities.players.citadels.targets import target_ratings
from twocities.players.citadels.turn import turn_ratings
from twocities.players.heuristic import Heuristic
from twocities.players.player import Motive

# choices that others do not see (C9.2)
HIDDEN: Final = frozenset(
    [TAKE, DISCARD, SWAP_ONE_CHARACTER, KEEP, PAY_CARD, GIVE, SIGN, FLOWER, SET_ASIDE, POCKET, SELL, EXHIBIT]
)


class CitadelsHeuristic(Heuristic):
    """The heuristics of Citadels."""

    features = "twocities.players.citadels.encoding:CitadelsEncoder"

    def __init__(self) -> None:
        super().__init__(horizon=2)

    def ratings(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        assert isinstance(state, CitadelsState)
        if state.stack[-1].decision is TURN:
            return turn_ratings(state, seat, choices)
        verb = verb_of(choices[0])
        if verb == TAKE:
            return draft_ratings(state, seat, choices)
        if verb in (BEWITCH, WARRANT, SIGN, THREATEN, FLOWER):
            return target_ratings(state, seat, choices)
        if verb == DISCARD:
            return discard_ratings(state, seat, choices)
        if verb in (SWAP_CHARACTER, SWAP_ONE_CHARACTER, KEEP_CHARACTER):
            return theater_ratings(state, seat, choices)
        return answer_ratings(state, seat, choices)

    def motive(self, state: State, seat: int, choice: int) -> Motive:
        assert isinstance(state, CitadelsState)
        return motive(state, seat, choice)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, CitadelsState)
        return evaluate(state)

    def settled(self, state: State) -> bool:
        assert isinstance(state, CitadelsState)
        return state.phase == SELECTION and max(state.owners) < 0

    def likelihood(self, state: State, seat: int) -> float:
        assert isinstance(state, CitadelsState)
        return likelihood(state, seat)

    def observers(self, state: State) -> int:
        assert isinstance(state, CitadelsState)
        return state.seats

    def observer(self, seat: int) -> int:
        return seat

    def seen(self, state: State, seat: int, choice: int, observer: int) -> int:
        """Cards chosen in secret are seen by the player they are taken from or given to."""
        verb = verb_of(choice)
        if observer == seat or verb not in HIDDEN:
            return choice
        if verb == SWAP_ONE_CHARACTER:
            other = second(choice)
            return choice if observer == other else pack(verb, b=other)
        if verb in (POCKET, GIVE):
            assert isinstance(state, CitadelsState)
            frame = state.stack[-1]
            return choice if observer == frame.decision.about(state, frame) else verb
        return verb
