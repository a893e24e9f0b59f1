"""Where to reposition a District: how well the Heroes could move in the new City."""

import math
from collections.abc import Sequence
from typing import Final

from twocities.core.choice import first, second
from twocities.machine.sides import MACHINE, observer_of
from twocities.machine.state import MachineState
from twocities.players.machine import plan_condition
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.destinations import Offers, liking

SHARPNESS: Final = 5.0  # ratings per step of the Plan
CERTAINTY: Final = 2.0  # how much more the better places count


def put_ratings(s: MachineState, seat: int, choices: Sequence[int]) -> list[float]:
    """Ratings for the places of a District: the Heroes like a City in which the places they can reach are worth
    more."""
    offers = Offers(s, Crowd(s, observer_of(seat)))
    presence = plan_condition.presence(s, 0)
    scale = -SHARPNESS if seat == MACHINE else SHARPNESS
    city = s.city
    ratings = []
    for choice in choices:
        s.city = city.move(first(choice), second(choice))
        ratings.append(scale * sum([prospects(liking(s, hero, offers, presence)) for hero in range(len(s.heroes))]))
    s.city = city
    return ratings


def prospects(values: list[float]) -> float:
    """The worth of being able to choose among places of these values: the best counts most, but not alone."""
    return math.log(sum([math.exp(CERTAINTY * value) for value in values])) / CERTAINTY
