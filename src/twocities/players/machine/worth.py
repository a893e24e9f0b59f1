"""What things are worth to either side, in steps of the Master Plan. What one side gains the other loses.

These figures, and those of the files beside this one, were found by play against themselves: those of this file, of
`destinations.py` and of `riots.py` with `tools/tune.py` (docs/players.md has the command)."""

from typing import Final

from twocities.machine.directives import DIRECTIVES, OF_THE_MACHINE
from twocities.machine.state import RIOT_SLOT, RIOTS_TO_WIN, MachineState

DECISIVE: Final = 12.0  # what ends the game
RIOT: Final = 4.15  # one that succeeds, before the last
DISCONTENT: Final = 1.45  # a slot
RIOT_STAGE: Final = 0.717  # reaching it, beyond its slot
BOND: Final = 0.171  # the last one
PURSE: Final = 7.43  # so many Bonds halve what one is worth
TRUST: Final = 0.31
ACCESS_CARD: Final = 0.206
BROKEN_GUARD: Final = 0.262  # which has to be repaired
CITIZEN: Final = 0.219  # an active one in jail, or out of it
IDENTIFIED: Final = 0.452
ROUND: Final = 1.01  # steps of the Plan in a round

# by Directive, for each round it will be in force
DIRECTIVE: Final = {
    "optimize": 0.19,
    "pacify": 0.46,
    "confiscate": 0.19,
    "resettle": 0.0735,
    "curfew": 0.0283,
    "reinforced-plating": 0.0531,
    "informers": 0.341,
    "rapid-deployment": 0.0512,
    "levy": 0.0916,
}
# The same in hundredths for those of the Automaton alone: the tuner does not play against it and leaves whole numbers.
OF_THE_AUTOMATON: Final = {
    "surveillance": 20,
    "show-trials": 30,
    "checkpoints": 10,
    "censorship": 30,
    "night-repairs": 10,
    "acceleration": 25,
}
BY_DIRECTIVE: Final = tuple([DIRECTIVE.get(card.name, OF_THE_AUTOMATON.get(card.name, 0) / 100) for card in DIRECTIVES])
MEAN_DIRECTIVE: Final = sum([DIRECTIVE[directive.name] for directive in OF_THE_MACHINE]) / len(OF_THE_MACHINE)


def plan_step(s: MachineState) -> float:
    return DECISIVE if s.plan + 1 >= s.progress else 1.0


def riot(s: MachineState) -> float:
    """A Riot that succeeds."""
    return DECISIVE if s.riots_that_count() + 1 >= RIOTS_TO_WIN else RIOT


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
    return (s.progress - s.plan) / ROUND


def directive(s: MachineState, number: int) -> float:
    """A Directive in force from now on."""
    return BY_DIRECTIVE[number] * rounds_left(s)
