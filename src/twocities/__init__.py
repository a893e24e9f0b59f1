"""Two Cities: the rules of two city games, exact to numbered clauses, and players for them."""

from twocities.citadels.game import GAME
from twocities.core import register

register(GAME)
