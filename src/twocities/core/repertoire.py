"""The kinds of action that belong to a decision but cannot be taken now, each with a choice and the reason."""

from collections import Counter
from collections.abc import Sequence

from twocities.core.choice import verb_of
from twocities.core.documents import Reason
from twocities.core.game import State


def unavailable(
    state: State, seat: int, repertoire: Sequence[Sequence[int]], too_dear: Reason
) -> list[tuple[int, Reason]]:
    """The kinds of action in a repertoire, each given as some choices, that are not offered now."""
    offered = {verb_of(choice) for choice in state.choices(seat)}
    return [_nearest(state, seat, kind, too_dear) for kind in repertoire if verb_of(kind[0]) not in offered]


def _nearest(state: State, seat: int, kind: Sequence[int], too_dear: Reason) -> tuple[int, Reason]:
    """A choice that is merely too expensive; otherwise the first one refused for the most common reason."""
    refused: list[tuple[int, Reason]] = []
    for choice in kind:
        reason = state.explain(seat, choice)
        assert reason is not None
        if reason.key == too_dear.key:
            return choice, reason
        refused.append((choice, reason))
    ((usual, _),) = Counter([reason.key for _, reason in refused]).most_common(1)
    return next(pair for pair in refused if pair[1].key == usual)
