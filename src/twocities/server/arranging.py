"""A table before its game starts: creating, arranging and starting it."""

import secrets
from typing import Any, Final

import msgspec

from twocities.core import Game, InvalidOptions, Reason, find_game, games
from twocities.server.changes import Change, need_host, need_phase
from twocities.server.entries import AnyEntry, Arranged, Clock, Closed, Paired, Place, Seated, Started
from twocities.server.messages import Arrange, Start
from twocities.server.refusals import Refusal, refusal
from twocities.server.table import CARDS, OPEN, Table
from twocities.words import languages

LONGEST_LANGUAGE: Final = 24  # characters that are quoted
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
    language: str = "",
) -> Arranged:
    """A new table as requested, with all seats open. Raises Refusal with every reason."""
    if listed and position:
        raise refusal("position-listed")
    game = named_game(game_name)
    converted = read_options(game, options)
    check_clock(clock)
    check_language(language)
    places = (Place(),) * game.seats(converted)
    document = msgspec.to_builtins(converted)
    return Arranged(now, game.name, document, places, host, listed, clock, position, redrawn, language)


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


def check_language(language: str) -> None:
    """Raises Refusal unless it is one of ours, or "" for none."""
    if language and language not in languages():
        raise refusal("unknown-language", language[:LONGEST_LANGUAGE])


def arrange(table: Table, guest: str, command: Arrange, now: float) -> Change:
    need_host(table, guest)
    need_phase(table, OPEN)
    if table.paired:
        raise refusal("paired")
    options = {CARDS: table.cards, **command.options} if table.cards else command.options
    if table.position and read_options(table.game, options) != table.options:
        raise refusal("options-of-position")
    new = arranged(table.game.name, options, guest, command.listed, command.clock, table.position, now, table.redrawn)
    empty = table.game.empty_seats(read_options(table.game, options))
    kept = [*table.places, *new.places][: len(new.places)]
    for seat in empty:
        kept[seat] = Place()
    return Change([msgspec.structs.replace(new, places=tuple(kept), language=table.language, hints=command.hints)])


def start(table: Table, guest: str, command: Start, now: float) -> Change:
    need_host(table, guest)
    need_phase(table, OPEN)
    empty = table.open_seats()
    if empty:
        raise refusal("open-seats", ", ".join(map(str, empty)))
    return begin(table, now)


def begin(table: Table, now: float) -> Change:
    """Starts the game at a table where all seats are taken."""
    seed = secrets.token_hex(16)
    return Change([Started(now, seed, table.game.version)], table.first_state(seed))


# -- tables that start automatically


def seat_before_start(table: Table, seated: Seated) -> Change:
    """Somebody sits down, or a bot does; with the last of them, a table that starts automatically starts."""
    if not table.paired or {*table.open_seats()} - {seated.seat}:
        return Change([seated])
    begun = begin(table, seated.at)
    return Change([seated, *begun.entries], begun.state)


def hurry(table: Table, fills_at: float, now: float) -> Change:
    """Somebody who has sat down wants to wait for others no longer than until a given moment."""
    sooner = table.phase == OPEN and table.paired and 0.0 < fills_at < table.fills_at
    return Change([Paired(now, fills_at)] if sooner else [])


def fill(table: Table, level: str, now: float) -> Change:
    """The people at a table have waited long enough: bots take the free seats, and the game begins. A table without
    people is closed."""
    if table.phase != OPEN or not 0.0 < table.fills_at <= now:
        return Change([])
    if not table.people():
        return Change([Closed(now)])
    bots: list[AnyEntry] = [Seated(now, seat, Place(level=level)) for seat in table.open_seats()]
    begun = begin(table, now)
    return Change([*bots, *begun.entries], begun.state)
