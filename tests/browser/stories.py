"""Whole games of level-headed players, always the same, and the moments in them that are worth a look."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from tests.random_games import Setup
from twocities.players.spec import make_player
from twocities.server.messages import Command

Move = tuple[int, str]  # the seat, its choice


class Moment(NamedTuple):
    """What was chosen until now, and a seat to look from. None: the game has not begun; of no seat: a spectator."""

    moves: list[Move] | None
    seat: int | None = 0
    then: tuple[tuple[int, Command], ...] = ()  # what people did besides, in the end


@cache
def story(setup: Setup) -> list[Move]:
    """All choices of a game."""
    state, player = setup.new(), make_player("regular", setup.game, setup.seed)
    moves = []
    while pending := state.pending():
        choice = player.choose(state, pending[0], [])
        moves.append((pending[0], setup.game.text(choice)))
        state.apply(pending[0], choice, listen=False)
    return moves


def first(setup: Setup, sees: Callable[[Any], bool]) -> Moment:
    """The first moment at which a seat that must decide sees something, given its view."""
    state = setup.new()
    for number, (seat, choice) in enumerate(story(setup)):
        for asked in state.pending():
            if sees(state.view(asked)):
                return Moment(story(setup)[:number], asked)
        state.apply(seat, setup.game.parse(choice), listen=False)
    raise AssertionError("nobody ever sees this")
