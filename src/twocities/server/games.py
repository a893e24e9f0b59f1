"""What clients need to know about the games in order to set them up and play them. The words are in locale/."""

from typing import Final

import msgspec

from twocities.core import find_game, games
from twocities.players.spec import LEVELS
from twocities.server.commands import PHRASES
from twocities.server.messages import AnyCatalogue, AnyOptions


class Games(msgspec.Struct, frozen=True):
    """The games, the levels of bots from weak to strong, the phrases of table talk, and the default options of each
    game."""

    games: list[AnyCatalogue]
    levels: list[str]
    phrases: list[str]
    defaults: dict[str, AnyOptions]


TOLD: Final = Games([find_game(name).catalogue() for name in games()], list(LEVELS), list(PHRASES), {})
