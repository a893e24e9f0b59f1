"""What things are worth to either side, in steps of the Master Plan. What one side gains the other loses.

These figures, and those of the files beside this one, were found by evolution strategies in self-play: first those of
the Heroes against a fixed Machine, then those of the Machine, then those of the Heroes again."""

from typing import Final

from twocities.machine.directives import DIRECTIVES
from twocities.machine.state import PLAN_END, RIOT_SLOT, RIOTS_TO_WIN, MachineState

DECISIVE: Final = 12.0  # what ends the game
RIOT: Final = 4.61  # one that succeeds, before the last
DISCONTENT: Final = 1.58  # a slot
RIOT_STAGE: Final = 0.74  # reaching it, beyond its slot
BOND: Final = 0.16  # the last one
PURSE: Final = 7.77  # so many Bonds halve what one is worth
TRUST: Final = 0.28
ACCESS_CARD: Final = 0.2
BROKEN_GUARD: Final = 0.24  # which has to be repaired
CITIZEN: Final = 0.22  # an active one in jail, or out of it
IDENTIFIED: Final = 0.42
ROUND: Final = 0.95  # steps of the Plan in a round

# by Directive, for each round it will be in force
DIRECTIVE: Final = {
    "optimize": 0.2,
    "pacify": 0.46,
    "confiscate": 0.2,
    "resettle": 0.083,
    "curfew": 0.025,
    "reinforced-plating": 0.054,
    "informers": 0.36,
    "rapid-deployment": 0.07,
    "levy": 0.098,
}
BY_DIRECTIVE: Final = tuple([DIRECTIVE[directive.name] for directive in DIRECTIVES])
MEAN_DIRECTIVE: Final = sum(BY_DIRECTIVE) / len(BY_DIRECTIVE)


def plan_step(s: MachineState) -> float:
    return DECISIVE if s.plan + 1 >= PLAN_END else 1.0


def riot(s: MachineState) -> float:
    """A Riot that succeeds."""
    counted = s.riots.bit_count() + (s.discontent == RIOT_SLOT)
    return DECISIVE if counted + 1 >= RIOTS_TO_WIN else RIOT


def failed_riot(s: MachineState) -> float:
    """What a Riot that fails costs: a step of the Plan, and arrests."""
    return plan_step(s) + 2 * CITIZEN


def search(s: MachineState) -> float:
    """Discarding the worst of the Directives in the Machine's hand."""
    return 0.7 * MEAN_DIRECTIVE * rounds_left(s)


def bond(s: MachineState) -> float:
    """A Bond: the less, the more there are."""
    return BOND * PURSE / (PURSE + s.bonds)


def rise(s: MachineState, amount: int, slot: float) -> float:
    """Discontent that rises so much, to whom a slot is worth `slot`."""
    left = RIOT_SLOT - s.discontent
    if amount < left:
        return slot * amount
    if not left:
        return 0.0
    last = s.riots.bit_count() + 1 >= RIOTS_TO_WIN
    return DECISIVE if last else slot * left + RIOT_STAGE


def rounds_left(s: MachineState) -> float:
    """About how many rounds the game will last."""
    return (PLAN_END - s.plan) / ROUND


def directive(s: MachineState, number: int) -> float:
    """A Directive in force from now on."""
    return BY_DIRECTIVE[number] * rounds_left(s)
