"""The worth of things to either side, in steps of the Master Plan. What one side gains, the other loses.

These figures, and those in the files next to this one, were found in self-play: those in this file, in
`destinations.py` and in `riots.py` with `tools/tune.py` (docs/players.md has the command)."""

from typing import Final

from twocities.machine.directives import DIRECTIVES, OF_THE_MACHINE
from twocities.machine.state import RIOT_SLOT, RIOTS_TO_WIN, MachineState

DECISIVE: Final = 12.0  # what ends the game
RIOT: Final = 4.15  # one that succeeds, before the last one
DISCONTENT: Final = 1.45  # one slot
RIOT_STAGE: Final = 0.717  # reaching it, in addition to its slot
BOND: Final = 0.171  # the last one
PURSE: Final = 7.43  # with this many Bonds, one is worth half as much
TRUST: Final = 0.31
ACCESS_CARD: Final = 0.206
BROKEN_GUARD: Final = 0.262  # which must be repaired
CITIZEN: Final = 0.219  # an active one, put into jail or taken out of it
IDENTIFIED: Final = 0.452
ROUND: Final = 1.01  # steps of the Plan in a round

# by Directive, for each round in which it will be in force
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
# The same in hundredths for those of the Automaton: the tuner does not play against it, and leaves whole numbers alone.
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
    """The cost of a Riot that fails: a step of the Plan, and arrests."""
    return plan_step(s) + 2 * CITIZEN


def search(s: MachineState) -> float:
    """Discarding the worst of the Directives in the Machine's hand."""
    return 0.7 * MEAN_DIRECTIVE * rounds_left(s)


def bond(s: MachineState) -> float:
    """A Bond: the more there are, the less it is worth."""
    return BOND * PURSE / (PURSE + s.bonds)


def rise(s: MachineState, amount: int, slot: float) -> float:
    """Discontent rising by that much, for a side to which a slot is worth `slot`."""
    left = RIOT_SLOT - s.discontent
    if amount < left:
        return slot * amount
    if not left:
        return 0.0
    last = s.riots.bit_count() + 1 >= RIOTS_TO_WIN
    return DECISIVE if last else slot * left + RIOT_STAGE


def rounds_left(s: MachineState) -> float:
    """About how many more rounds the game will last."""
    return (s.progress - s.plan) / ROUND


def directive(s: MachineState, number: int) -> float:
    """A Directive that is in force from now on."""
    return BY_DIRECTIVE[number] * rounds_left(s)
