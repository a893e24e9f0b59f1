"""Who is ahead, by logistic regression.

The weights were fitted by Newton's method, with a ridge of 1, to positions from games between heuristics of different
strength and to who won in the end: 16,500 positions from 1,000 games against a Machine player (log loss 0.51 on games
left out, 0.60 for a constant), and 25,700 from 3,000 games against the Automaton (0.46, and 0.62 for a constant)."""

import math
from typing import Final, NamedTuple

from twocities.machine.districts import DISTRICTS
from twocities.machine.needs import open_missions
from twocities.machine.sides import MACHINE
from twocities.machine.state import (
    CITIZENS,
    HEROES,
    NOBODY,
    PLAN_END,
    RIOT_SLOT,
    TRAITOR,
    UNKNOWN,
    MachineState,
)
from twocities.players.machine.automaton import bail
from twocities.players.machine.missions import CYCLE, rounds_to_shuffle


class Weights(NamedTuple):
    """What each thing adds to the logit of the Machine's chance."""

    start: float
    step: float  # of the Plan
    last_steps: float  # two or fewer are left
    one_riot: float
    two_riots: float
    slot: float  # of Discontent
    last_stage: float  # before the Riot Stage
    trust: float
    known_active: float  # a Citizen whom the Heroes know
    guard: float
    directive: float  # published
    forfeited: float  # an Access card
    bond: float = 0.0
    caught: float = 0.0  # a Hero on the way into a Raid
    mission: float = 0.0  # an open one
    due: float = 0.0  # an open one, as the next shuffle comes closer
    bail: float = 0.0


PLAYER: Final = Weights(
    start=-0.701,
    step=0.327,
    last_steps=1.474,
    one_riot=-0.75,
    two_riots=-1.843,
    slot=-0.132,
    last_stage=-0.711,
    trust=-0.058,
    known_active=-0.228,
    guard=0.081,
    directive=0.328,
    forfeited=0.139,
    bond=0.031,
    caught=0.46,
)
AUTOMATON: Final = Weights(
    start=-5.804,
    step=0.437,
    last_steps=0.087,
    one_riot=-0.237,
    two_riots=-1.169,
    slot=-0.159,
    last_stage=-0.083,
    trust=-0.111,
    known_active=-0.272,
    guard=0.235,
    directive=1.005,
    forfeited=0.285,
    mission=0.205,
    due=0.8,
    bail=0.307,
)
MOST_BONDS: Final = 20  # any more make no difference


def machine_chance(s: MachineState) -> float:
    """How likely the Machine is to win; it may look at everything in the state."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == MACHINE else 0.0
    weights = AUTOMATON if s.automaton else PLAYER
    score = weights.start + track_score(s, weights) + board_score(s, weights)
    score += automaton_score(s, weights) if s.automaton else weights.bond * min(s.bonds, MOST_BONDS)
    return 1.0 / (1.0 + math.exp(-score))


def track_score(s: MachineState, weights: Weights) -> float:
    """The Plan, Discontent and Riots."""
    score = weights.step * (s.plan + PLAN_END - s.progress) + weights.slot * s.discontent
    if s.plan >= s.progress - 2:
        score += weights.last_steps
    riots = s.riots_that_count()
    if riots:
        score += weights.one_riot if riots == 1 else weights.two_riots
    if s.stage() == TRAITOR - 1 and s.discontent < RIOT_SLOT:
        score += weights.last_stage
    return score


def board_score(s: MachineState, weights: Weights) -> float:
    """Heroes, Guards, Directives and Citizens."""
    score = weights.guard * sum(s.guards) + weights.directive * len(s.published)
    for hero in range(len(s.heroes)):
        score += weights.trust * s.trust[hero] + weights.forfeited * s.access[hero].bit_count()
        if s.raids and s.phase <= HEROES and hero > s.turn and s.chosen[hero] != NOBODY:
            if s.raids >> s.chosen[hero] & 1:
                score += weights.caught
    stage = min(s.stage(), TRAITOR - 1)
    for token in range(CITIZENS):
        if s.status[token] != UNKNOWN and s.face[token] <= stage and s.place[token] < len(DISTRICTS):
            score += weights.known_active
    return score


def automaton_score(s: MachineState, weights: Weights) -> float:
    """Missions and bail (M16)."""
    still_open = open_missions(s)
    due = still_open * (CYCLE - rounds_to_shuffle(s)) / CYCLE
    return weights.mission * still_open + weights.due * due + weights.bail * bail(s)
