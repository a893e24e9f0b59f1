"""What a game is: the contract, seeded randomness, records, the registry. Knows no game."""

from twocities.core.documents import Event, Outcome, Points, Reason, Standing
from twocities.core.game import Game, IllegalChoice, InvalidOptions, State, UnknownChoice
from twocities.core.lines import FileProblem
from twocities.core.position import read_position
from twocities.core.record import Record, is_seed, read_record
from twocities.core.registry import announce, find_game, games, register
from twocities.core.rng import Generator, HashGenerator, SplitMix, read_generator

__all__ = [
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
    "SplitMix",
    "Standing",
    "State",
    "UnknownChoice",
    "announce",
    "find_game",
    "games",
    "is_seed",
    "read_generator",
    "read_position",
    "read_record",
    "register",
]
