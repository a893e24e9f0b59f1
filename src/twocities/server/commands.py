"""What guests may do at a table: each command becomes entries to store, or is refused with a reason."""

import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from twocities.core import Game, IllegalChoice, InvalidOptions, Reason, State, UnknownChoice, find_game, games
from twocities.players.spec import LEVELS
from twocities.server.entries import (
    Answered,
    AnyEntry,
    Arranged,
    Chose,
    Clock,
    Finished,
    Hosted,
    Paced,
    Paused,
    Place,
    Proposed,
    Resumed,
    Said,
    Seated,
    Started,
    Undone,
)
from twocities.server.messages import (
    Answer,
    Arrange,
    Choose,
    Clear,
    Command,
    Explain,
    Hand,
    Pause,
    Resume,
    Say,
    SetPace,
    Sit,
    Stand,
    Start,
    Undo,
)
from twocities.server.refusals import Refusal, refusal
from twocities.server.table import CARDS, OPEN, OVER, RUNNING, Table
from twocities.server.undo import may_undo

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300
LONGEST_CLOCK: Final = 30 * 86400.0
SUBSTITUTE: Final = "regular"  # plays for whoever has left
PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "sorry", "thinking", "your-turn", "good-game")


class Change(NamedTuple):
    """Entries to be stored, and the state of the game they lead to if they change it."""

    entries: list[AnyEntry]
    state: State | None = None


def change_by(table: Table, guest: str, command: Any, now: float) -> Change:
    """What a command of a guest adds to a table. Raises Refusal."""
    return HANDLERS[type(command)](table, guest, command, now)


# -- before the start


def arranged(
    game_name: str, options: dict[str, Any], host: str, listed: bool, clock: Clock, position: str, now: float
) -> Arranged:
    """A table as somebody wants it, all seats open. Raises Refusal, with every reason."""
    game = named_game(game_name)
    converted = read_options(game, options)
    check_clock(clock)
    places = (Place(),) * game.seats(converted)
    return Arranged(now, game.name, msgspec.to_builtins(converted), places, host, listed, clock, position)


def named_game(name: str) -> Game:
    """Raises Refusal."""
    if name not in games():
        raise refusal("unknown-game", name)
    return find_game(name)


def read_options(game: Game, options: dict[str, Any]) -> Any:
    """Options of which a game can be made. Raises Refusal."""
    converted = convert_options(game, options)
    problems = problems_of(game, converted)
    if problems:
        raise Refusal(problems)
    return converted


def convert_options(game: Game, options: dict[str, Any]) -> Any:
    """Options, whether a game can be made of them or not. Raises Refusal."""
    try:
        return msgspec.convert(options, game.options_type)
    except msgspec.ValidationError as problem:
        raise refusal("unreadable-options", str(problem)) from None


def problems_of(game: Game, options: Any) -> list[Reason]:
    """Every reason why no game can be made of the options."""
    try:
        game.check(options)
    except InvalidOptions as problem:
        return list(problem.reasons)
    return []


def check_clock(clock: Clock) -> None:
    if not 0.0 <= clock.seconds <= LONGEST_CLOCK:
        raise refusal("clock", f"{clock.seconds:g}")


def arrange(table: Table, guest: str, command: Arrange, now: float) -> Change:
    _need_host(table, guest)
    _need_phase(table, OPEN)
    options = {CARDS: table.cards, **command.options} if table.cards else command.options
    if table.position and read_options(table.game, options) != table.options:
        raise refusal("options-of-position")
    new = arranged(table.game.name, options, guest, command.listed, command.clock, table.position, now)
    kept = (*table.places, *new.places)[: len(new.places)]
    return Change([msgspec.structs.replace(new, places=kept)])


def start(table: Table, guest: str, command: Start, now: float) -> Change:
    _need_host(table, guest)
    _need_phase(table, OPEN)
    empty = [str(seat) for seat, place in enumerate(table.places) if place == Place()]
    if empty:
        raise refusal("open-seats", ", ".join(empty))
    return begin(table, now)


def begin(table: Table, now: float) -> Change:
    """The game at a table with all seats taken."""
    seed = secrets.token_hex(16)
    return Change([Started(now, seed, table.game.version)], table.first_state(seed))


# -- seats


def sit(table: Table, guest: str, command: Sit, now: float) -> Change:
    place = _place(table, command.seat)
    name = read_name(command.name)
    mine = table.seat_of(guest)
    if mine is not None and mine != command.seat:
        raise refusal("seated-already", str(mine))
    if place.lost:
        raise refusal("seat-lost")
    if place.guest not in ("", guest):
        raise refusal("seat-taken", str(command.seat))
    if table.held.get(guest, command.seat) != command.seat:
        raise refusal("knows-another-hand", str(table.held[guest]))
    return Change([Seated(now, command.seat, Place(guest, name))])


def stand(table: Table, guest: str, command: Stand, now: float) -> Change:
    seat = _own_seat(table, guest)
    _place(table, seat)
    return _vacate(table, seat, now)


def clear(table: Table, guest: str, command: Clear, now: float) -> Change:
    _need_host(table, guest)
    _place(table, command.seat)
    return _vacate(table, command.seat, now)


def hand(table: Table, guest: str, command: Hand, now: float) -> Change:
    place = _place(table, command.seat)
    if command.level not in LEVELS:
        raise refusal("unknown-level", command.level)
    if table.seat_of(guest) != command.seat:
        _need_host(table, guest)
        if place.guest and not place.lost:
            raise refusal("seat-taken", str(command.seat))
    return Change([Seated(now, command.seat, msgspec.structs.replace(place, level=command.level))])


def _vacate(table: Table, seat: int, now: float) -> Change:
    """Nobody has the seat any more; a program player goes on with a game, another guest with the host's work."""
    place = table.places[seat]
    level = (place.level or SUBSTITUTE) if table.phase == RUNNING else ""
    entries: list[AnyEntry] = [Seated(now, seat, Place(level=level))]
    others = [other.guest for other in table.places if other.guest not in ("", place.guest) and not other.lost]
    if place.guest and place.guest == table.host and others:
        entries.append(Hosted(now, others[0]))
    return Change(entries)


# -- play


def choose(table: Table, guest: str, command: Choose, now: float) -> Change:
    seat = _deciding(table, guest, command.version)
    return choice(table, seat, command.choice, now)


def explain(table: Table, guest: str, command: Explain) -> list[Reason]:
    """Why a guest cannot make a choice. Raises Refusal."""
    seat = _deciding(table, guest, command.version)
    _need_phase(table, RUNNING)
    assert table.state is not None
    reason = table.state.explain(seat, _parse(table, command.choice))
    return [reason] if reason is not None else []


def _deciding(table: Table, guest: str, version: int) -> int:
    """The seat for which a guest decides itself, having seen what it is asked."""
    seat = _own_seat(table, guest)
    if table.places[seat].level:
        raise refusal("program-plays")
    _need_seen(table, seat, version, table.asked.get(seat, 0))
    return seat


def _parse(table: Table, text: str) -> int:
    try:
        return table.game.parse(text)
    except UnknownChoice:
        raise refusal("unknown-choice", text[:LONGEST_TEXT]) from None


def choice(table: Table, seat: int, text: str, now: float, program: bool = False) -> Change:
    """A choice with all it causes. Raises Refusal."""
    _need_play(table)
    before = table.state
    assert before is not None
    chosen = _parse(table, text)
    state = before.clone()
    try:
        events = tuple(state.apply(seat, chosen))
    except IllegalChoice as problem:
        raise Refusal([problem.reason]) from None
    seconds = now - table.asked_at[seat] if table.clock.seconds else 0.0
    unseen = () if events else _unaware(table, before, state, seat)
    number = len(table.moves) + 1
    entries: list[AnyEntry] = [Chose(now, number, seat, table.game.text(chosen), events, seconds, program, unseen)]
    outcome = state.outcome()
    if outcome is not None:
        entries.append(Finished(now, outcome))
    return Change(entries, state)


def _unaware(table: Table, before: State, after: State, seat: int) -> tuple[int | None, ...]:
    """To whom nothing has happened: their view, memory and choices are the same."""
    others = [other for other in range(len(table.places)) if other != seat]
    same = [reader for reader in (*others, None) if before.view(reader) == after.view(reader)]
    same = [reader for reader in same if before.memory(reader) == after.memory(reader)]
    return tuple([reader for reader in same if reader is None or before.choices(reader) == after.choices(reader)])


def undo(table: Table, guest: str, command: Undo, now: float) -> Change:
    seat = _own_seat(table, guest)
    _need_play(table)
    reading = table.reading(seat)
    alone = all([place.level for other, place in enumerate(table.places) if other != seat])
    _need_seen(table, seat, command.version, max(reading.acted if alone else reading.played, reading.proposed))
    if not 0 <= command.choices < reading.choices:
        raise refusal("nothing-to-undo")
    count = table.choices_until(seat, command.choices)
    before = table.state_after(count)
    spent = table.spent_since(seat, count, now)
    in_time = table.clock.whole_game or not table.clock.seconds or spent < table.clock.seconds
    if in_time and may_undo(table, seat, before, count):
        return Change([Undone(now, count, seat, spent)], before)
    if alone:  # program players always agree, whatever they have chosen since
        return Change([Undone(now, count)], before)
    if not command.ask:
        raise refusal("undo-needs-all")
    return _proposed(table, [Proposed(now, seat, count)], [seat], count, before)


def answer(table: Table, guest: str, command: Answer, now: float) -> Change:
    seat = _own_seat(table, guest)
    proposal, proposed = table.proposal, table.reading(seat).proposed
    if proposal is None or not proposed or seat in proposal.agreed:
        raise refusal("nothing-proposed")
    _need_seen(table, seat, command.version, proposed)
    answered = Answered(now, seat, command.agrees)
    if not command.agrees:
        return Change([answered])
    before = table.state_after(proposal.choices)
    return _proposed(table, [answered], [*proposal.agreed, seat], proposal.choices, before)


def _proposed(table: Table, entries: list[AnyEntry], agreed: list[int], count: int, before: State) -> Change:
    """Undone once all people agree who know of these choices; program players always do."""
    for seat, place in enumerate(table.places):
        concerned = table.known_choices(seat, count) != table.reading(seat).choices
        if concerned and not place.level and seat not in agreed:
            return Change(entries)
    return Change([*entries, Undone(entries[0].at, count)], before)


def set_pace(table: Table, guest: str, command: SetPace, now: float) -> Change:
    _need_host(table, guest)
    if table.phase == OVER:
        raise refusal("game-over")
    return Change([Paced(now, command.pace)] if command.pace != table.pace else [])


def pause(table: Table, guest: str, command: Pause, now: float) -> Change:
    _need_host(table, guest)
    _need_phase(table, RUNNING)
    return Change([] if table.paused else [Paused(now)])


def resume(table: Table, guest: str, command: Resume, now: float) -> Change:
    _need_host(table, guest)
    return Change([Resumed(now)] if table.paused else [])


# -- table talk


def say(table: Table, guest: str, command: Say, now: float) -> Change:
    if command.phrase and command.phrase not in PHRASES:
        raise refusal("unknown-phrase", command.phrase[:LONGEST_NAME])
    text = command.text.strip()
    if bool(text) == bool(command.phrase):
        raise refusal("say-something")
    if len(text) > LONGEST_TEXT or not text.isprintable():
        raise refusal("text", str(LONGEST_TEXT))
    seat = table.seat_of(guest)
    name = read_name(command.name) if seat is None else table.places[seat].name
    return Change([Said(now, name, seat, text, command.phrase, seat is None and table.phase == RUNNING)])


def read_name(text: str) -> str:
    """A name to be called by. Raises Refusal."""
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise refusal("name", str(LONGEST_NAME))
    return name


# -- what commands need


def _need_host(table: Table, guest: str) -> None:
    if not guest or guest != table.host:
        raise refusal("not-host")


def _need_phase(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise refusal({OPEN: "not-started", RUNNING: "started-already", OVER: "game-over"}[table.phase])


def _need_play(table: Table) -> None:
    _need_phase(table, RUNNING)
    if table.paused:
        raise refusal("paused")


def _need_seen(table: Table, seat: int, version: int, since: int) -> None:
    """Whoever wants something has seen what it is about, and nothing that is yet to come."""
    if not since <= version <= table.reading(seat).version:
        raise refusal("stale")


def _own_seat(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise refusal("not-seated")
    return seat


def _place(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise refusal("no-such-seat", str(seat))
    if table.phase == OVER:
        raise refusal("game-over")
    return table.places[seat]


HANDLERS: Final[dict[type[Command], Callable[[Table, str, Any, float], Change]]] = {
    Answer: answer,
    Arrange: arrange,
    Choose: choose,
    Clear: clear,
    Hand: hand,
    Pause: pause,
    Resume: resume,
    Say: say,
    SetPace: set_pace,
    Sit: sit,
    Stand: stand,
    Start: start,
    Undo: undo,
}
