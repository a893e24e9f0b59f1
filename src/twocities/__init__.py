"""Two Cities: the rules of two city games, exact to numbered clauses, and players for them."""

from twocities.core import register

register("citadels", "twocities.citadels.game:GAME")
register("machine", "twocities.machine.game:GAME")
