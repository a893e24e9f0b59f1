"""What every game has in common: the contract, seeded randomness, records, the registry."""

from twocities.core.choice import UnknownChoice
from twocities.core.documents import Event, Outcome, Points, Reason, Standing
from twocities.core.game import Ahead, Game, IllegalChoice, InvalidOptions, State
from twocities.core.lines import FileProblem
from twocities.core.position import read_position
from twocities.core.record import Record, is_seed, read_record
from twocities.core.registry import find_game, games, places, register, register_all
from twocities.core.rng import Generator, HashGenerator, Rigged, SplitMix, read_generator

__all__ = [
    "Ahead",
    "Event",
    "FileProblem",
    "Game",
    "Generator",
    "HashGenerator",
    "IllegalChoice",
    "InvalidOptions",
    "Outcome",
    "Points",
    "Reason",
    "Record",
    "Rigged",
    "SplitMix",
    "Standing",
    "State",
    "UnknownChoice",
    "find_game",
    "games",
    "is_seed",
    "places",
    "read_generator",
    "read_position",
    "read_record",
    "register",
    "register_all",
]
