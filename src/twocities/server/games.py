"""What somebody who sets up or plays a game must know of the games there are. The words are in locale/."""

from typing import Final

import msgspec

from twocities.core import find_game, games
from twocities.players.spec import LEVELS
from twocities.server.commands import PHRASES
from twocities.server.messages import AnyCatalogue, AnyOptions


class Games(msgspec.Struct, frozen=True):
    """The games, the levels of bots from weak to strong, the phrases of table talk; by game, options that a
    new table has unless it says otherwise."""

    games: list[AnyCatalogue]
    levels: list[str]
    phrases: list[str]
    defaults: dict[str, AnyOptions]


TOLD: Final = Games([find_game(name).catalogue() for name in games()], list(LEVELS), list(PHRASES), {})
