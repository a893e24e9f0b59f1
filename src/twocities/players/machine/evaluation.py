"""Who is ahead, as a logistic regression sees it.

Its weights were fitted by Newton's method, with a ridge of 1, to 16,500 positions from 1,000 games between
heuristics of different strength, and to who won in the end (log loss 0.51 on games left out, 0.60 for a constant)."""

import math
from typing import Final

from twocities.machine.districts import DISTRICTS
from twocities.machine.sides import MACHINE
from twocities.machine.state import (
    CITIZENS,
    HEROES,
    NOBODY,
    PLAN_END,
    RIOT_SLOT,
    RIOT_STAGE,
    TRAITOR,
    UNKNOWN,
    MachineState,
)

START: Final = -0.701
STEP: Final = 0.327  # of the Plan
LAST_STEPS: Final = 1.474  # two or fewer are left
ONE_RIOT: Final = -0.75
TWO_RIOTS: Final = -1.843
SLOT: Final = -0.132  # of Discontent
LAST_STAGE: Final = -0.711  # before the Riot Stage
TRUST: Final = -0.058
BOND: Final = 0.031
MOST_BONDS: Final = 20  # more make no difference
KNOWN_ACTIVE: Final = -0.228  # a Citizen whom the Heroes know
GUARD: Final = 0.081
DIRECTIVE: Final = 0.328  # published
FORFEITED: Final = 0.139  # an Access card
CAUGHT: Final = 0.46  # a Hero on the way into a Raid


def machine_chance(s: MachineState) -> float:
    """How likely the Machine is to win; the state may be read freely."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == MACHINE else 0.0
    stage = s.stage()
    if stage == RIOT_STAGE:
        stage = TRAITOR - 1
    score = START + STEP * s.plan + SLOT * s.discontent
    if s.plan >= PLAN_END - 2:
        score += LAST_STEPS
    riots = s.riots.bit_count() + (s.discontent == RIOT_SLOT)
    if riots:
        score += ONE_RIOT if riots == 1 else TWO_RIOTS
    if stage == TRAITOR - 1 and s.discontent < RIOT_SLOT:
        score += LAST_STAGE
    for hero in range(len(s.heroes)):
        score += TRUST * s.trust[hero] + FORFEITED * s.access[hero].bit_count()
        if s.raids and s.phase <= HEROES and hero > s.turn and s.chosen[hero] != NOBODY:
            if s.raids >> s.chosen[hero] & 1:
                score += CAUGHT
    score += BOND * min(s.bonds, MOST_BONDS) + GUARD * sum(s.guards) + DIRECTIVE * len(s.published)
    for token in range(CITIZENS):
        if s.status[token] != UNKNOWN and s.face[token] <= stage and s.place[token] < len(DISTRICTS):
            score += KNOWN_ACTIVE
    return 1.0 / (1.0 + math.exp(-score))
