"""Scenes and helpers for scenarios about who knows what."""

from tests.scenarios.citadels.table import scene
from twocities.citadels.game import Citadels

EVERYBODY = (None, 0, 1, 2, 3)
PASSING = (
    "phase selection; crown 0; draft thief=up magician=up assassin=down king=0; table bishop merchant architect warlord"
)
PASSING_OF_TWO = (
    "phase selection; crown 0; draft assassin=down king=0; table thief magician bishop merchant architect warlord"
)


def theater() -> Citadels:
    """Seat 0, the Thief, owns the Theater; seat 2 is the Merchant."""
    return scene("phase theater; crown 1; city 0 theater", holds="thief king merchant warlord")
