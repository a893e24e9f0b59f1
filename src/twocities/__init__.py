"""Two Cities: the rules of two city games, exact to numbered clauses, and players for them."""

from twocities.core import announce

announce("citadels", "twocities.citadels.game")
announce("machine", "twocities.machine.game")
