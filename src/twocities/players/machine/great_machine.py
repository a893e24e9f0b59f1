"""Heuristics of the Great Machine, decision by decision."""

from collections.abc import Sequence
from typing import Final

from twocities.core.choice import first, verb_of
from twocities.machine.choices import (
    ADVANCE_PLAN,
    DONE,
    END,
    NO_ACCESS,
    NO_TRUST,
    PASS,
    RESETTLE,
)
from twocities.machine.directives import SettleCitizen
from twocities.machine.districts import (
    CENTRAL_SQUARE,
    DISTRICTS,
)
from twocities.machine.hero_actions import JailActive
from twocities.machine.heroes_phase import Detainment
from twocities.machine.machine_phase import MachineTurn
from twocities.machine.plan_decisions import Swear
from twocities.machine.servant_actions import TakeDirectiveBack, collected
from twocities.machine.sides import MACHINE
from twocities.machine.state import MachineState
from twocities.players.machine import worth
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.outlook import DRAIN, SLOT
from twocities.players.machine.phase import IDLE, Phase
from twocities.players.machine.turn import turn_worth

PLACES: Final = len(DISTRICTS)
SHARPNESS: Final = 5.0  # ratings per step of the Plan
HARDLY: Final = -15.0  # the rating of what serves no task


def rate_turn(s: MachineState, choices: Sequence[int]) -> list[float]:
    if len(choices) <= len(s.servants) + 1 and not s.bonds:  # only if there are Bonds to collect
        return [0.0 if choice == END and collected(s) else 5.0 for choice in choices]
    phase = Phase(s)
    phase.serve_condition()
    phase.move_guards()
    phase.send_servants()
    if verb_of(choices[-2]) == RESETTLE:
        phase.resettle(choices)
    worths = phase.worths
    best = 0.0
    ratings = [HARDLY] * len(choices)
    for index, choice in enumerate(choices):
        value = worths.get(choice)
        if value is not None:
            if value > best:
                best = value
            ratings[index] = SHARPNESS * value if value > IDLE else HARDLY
    ratings[-1] = SHARPNESS * best - 5.0 if best > IDLE else 0.0
    return ratings


def rate_settling(s: MachineState, token: int, choices: Sequence[int]) -> list[float]:
    """A Citizen goes where it helps the Heroes least."""
    phase = Phase(s)
    support = phase.support(token)
    ratings = []
    for choice in choices:
        place = first(choice)
        value = -support * phase.outlook.riot_more[place] - 0.05 * s.place.count(place)
        if place == CENTRAL_SQUARE:
            value -= SLOT
        ratings.append(SHARPNESS * value)
    return ratings


def rate_taking_back(s: MachineState, choices: Sequence[int]) -> list[float]:
    return [-SHARPNESS * worth.directive(s, first(choice)) for choice in choices]


def rate_detainment(s: MachineState, by_raid: bool, choices: Sequence[int]) -> list[float]:
    """Advances the Plan, unless the Hero is about to do something worse."""
    hero = s.turn
    ended = turn_worth(s, Crowd(s, MACHINE))
    advance = worth.plan_step(s)
    if by_raid:
        ended -= worth.rise(s, s.heroes[hero].raid_discontent, SLOT)
        advance -= s.heroes[hero].raid_trust * DRAIN
    no_trust = ended + s.trust[hero] * (worth.bond(s) + DRAIN)
    no_access = ended + worth.ACCESS_CARD * (1 + s.access[hero].bit_count())
    values = {ADVANCE_PLAN: advance, NO_TRUST: no_trust, NO_ACCESS: no_access}
    return [SHARPNESS * values[choice] for choice in choices]


def rate(s: MachineState, choices: Sequence[int]) -> list[float]:
    """How good each choice looks to the Machine."""
    frame = s.stack[-1]
    decision = frame.decision
    if isinstance(decision, MachineTurn):
        return rate_turn(s, choices) if len(choices) > 1 else [0.0]
    if isinstance(decision, Detainment):
        return rate_detainment(s, bool(frame.number), choices)
    if isinstance(decision, SettleCitizen):
        return rate_settling(s, frame.number, choices)
    if isinstance(decision, TakeDirectiveBack):
        return rate_taking_back(s, choices)
    if isinstance(decision, JailActive):
        return [HARDLY if choice == DONE else 0.0 for choice in choices]
    if isinstance(decision, Swear):
        return [HARDLY if choice == PASS else 0.0 for choice in choices]
    return [0.0] * len(choices)
