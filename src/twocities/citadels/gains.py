"""What a choice in a turn brings at once and for certain."""

from typing import Final

from twocities.citadels import events
from twocities.citadels.choices import (
    BONUS_CARDS,
    BONUS_GOLD,
    COLLECT,
    GATHER_CARDS,
    GATHER_GOLD,
    INCOME,
    INCOME_MIX,
    TITHE,
)
from twocities.core import Event

BRINGING: Final = (GATHER_GOLD, GATHER_CARDS, INCOME, INCOME_MIX, TITHE, BONUS_GOLD, BONUS_CARDS, COLLECT)


def gains(heard: list[Event]) -> dict[str, int]:
    """What the choice causes before the turn ends: whatever comes later may depend on secrets."""
    found: dict[str, int] = {}
    for event in heard:
        if event.kind == events.TURN_ENDED.name:
            break
        if "gold" in event.public:
            found["gold"] = event.public["gold"]
        elif "count" in event.public:
            found["cards"] = event.public["count"]
            if event.kind == events.LIFTED.name:
                found["kept"] = 1  # the others are returned
    return found
