"""Two Cities: the rules of two city games, exact to numbered clauses, and players for them."""

from twocities.citadels.game import GAME as CITADELS
from twocities.core import register
from twocities.machine.game import GAME as MACHINE

register(CITADELS)
register(MACHINE)
