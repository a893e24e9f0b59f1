"""The rules of City of the Great Machine, clauses M1 to M16. Pure: no I/O, no clock, no global state."""

from twocities.machine.game import GAME, GreatMachine
from twocities.machine.options import Options

__all__ = ["GAME", "GreatMachine", "Options"]
