"""The rules of Citadels (2016 edition), clauses C1 to C10. Pure: no I/O, no clock, no global state."""

from twocities.citadels.game import GAME, Citadels
from twocities.citadels.options import Options

__all__ = ["GAME", "Citadels", "Options"]
