"""The course of a round (M5 to M11), phase by phase."""

from twocities.machine import closing, heroes_phase, machine_phase, opening
from twocities.machine.sides import MACHINE
from twocities.machine.state import GREAT_MACHINE, HEROES, OPENING, Table


def advance(s: Table) -> None:
    """Go on until somebody must decide or a side has won."""
    while not s.stack:
        if s.phase == OPENING:
            opening.begin_access(s)
        elif s.phase == GREAT_MACHINE:
            s.ask(machine_phase.MACHINE_TURN, MACHINE)
        elif s.phase == HEROES:
            heroes_phase.next_hero(s)
        else:
            closing.close(s)
