"""A table before its game starts: creating, arranging and starting it."""

import secrets
from typing import Any, Final

import msgspec

from twocities.core import Game, InvalidOptions, Reason, find_game, games
from twocities.server.changes import Change, need_host, need_phase
from twocities.server.entries import Arranged, Clock, Place, Started
from twocities.server.messages import Arrange, Start
from twocities.server.refusals import Refusal, refusal
from twocities.server.table import CARDS, OPEN, Table

LONGEST_CLOCK: Final = 30 * 86400.0


def arranged(
    game_name: str,
    options: dict[str, Any],
    host: str,
    listed: bool,
    clock: Clock,
    position: str,
    now: float,
    redrawn: bool = False,
) -> Arranged:
    """A new table as requested, with all seats open. Raises Refusal with every reason."""
    if listed and position:
        raise refusal("position-listed")
    game = named_game(game_name)
    converted = read_options(game, options)
    check_clock(clock)
    places = (Place(),) * game.seats(converted)
    return Arranged(now, game.name, msgspec.to_builtins(converted), places, host, listed, clock, position, redrawn)


def named_game(name: str) -> Game:
    """Raises Refusal."""
    if name not in games():
        raise refusal("unknown-game", name)
    return find_game(name)


def read_options(game: Game, options: dict[str, Any]) -> Any:
    """Options that make a valid game. Raises Refusal."""
    converted = convert_options(game, options)
    problems = problems_of(game, converted)
    if problems:
        raise Refusal(problems)
    return converted


def convert_options(game: Game, options: dict[str, Any]) -> Any:
    """Well-formed options, whether or not they make a valid game. Raises Refusal."""
    try:
        return msgspec.convert(options, game.options_type)
    except msgspec.ValidationError as problem:
        raise refusal("unreadable-options", str(problem)) from None


def problems_of(game: Game, options: Any) -> list[Reason]:
    """Every reason why the options do not make a valid game."""
    try:
        game.check(options)
    except InvalidOptions as problem:
        return list(problem.reasons)
    return []


def check_clock(clock: Clock) -> None:
    if not 0.0 <= clock.seconds <= LONGEST_CLOCK:
        raise refusal("clock", f"{clock.seconds:g}")


def arrange(table: Table, guest: str, command: Arrange, now: float) -> Change:
    need_host(table, guest)
    need_phase(table, OPEN)
    options = {CARDS: table.cards, **command.options} if table.cards else command.options
    if table.position and read_options(table.game, options) != table.options:
        raise refusal("options-of-position")
    new = arranged(table.game.name, options, guest, command.listed, command.clock, table.position, now, table.redrawn)
    kept = (*table.places, *new.places)[: len(new.places)]
    return Change([msgspec.structs.replace(new, places=kept)])


def start(table: Table, guest: str, command: Start, now: float) -> Change:
    need_host(table, guest)
    need_phase(table, OPEN)
    empty = [str(seat) for seat, place in enumerate(table.places) if place == Place()]
    if empty:
        raise refusal("open-seats", ", ".join(empty))
    return begin(table, now)


def begin(table: Table, now: float) -> Change:
    """Starts the game at a table where all seats are taken."""
    seed = secrets.token_hex(16)
    return Change([Started(now, seed, table.game.version)], table.first_state(seed))
