"""What guests may do at a table: each command becomes entries to store, or is refused with a reason."""

from collections.abc import Callable
from typing import Any, Final

from twocities.core import IllegalChoice, Reason, State, UnknownChoice
from twocities.server.arranging import arrange, start
from twocities.server.changes import Change, need_host, need_phase, need_play, need_seen, own_seat
from twocities.server.ending import end, resign
from twocities.server.entries import (
    Answered,
    AnyEntry,
    Chose,
    Finished,
    Paced,
    Paused,
    Proposed,
    Resumed,
    Said,
    Undone,
)
from twocities.server.messages import (
    Admit,
    Answer,
    Arrange,
    Choose,
    Clear,
    Command,
    End,
    Explain,
    Hand,
    Pause,
    Resign,
    Resume,
    Say,
    SetPace,
    Sit,
    Stand,
    Start,
    Undo,
)
from twocities.server.refusals import Refusal, refusal
from twocities.server.seating import LONGEST_NAME, admit, clear, hand, own_name, read_name, sit, stand
from twocities.server.table import OVER, RUNNING, Table
from twocities.server.undo import may_undo

LONGEST_TEXT: Final = 300
MOST_SAID: Final = 1000  # lines of talk stored from players, and again as many from spectators
LONGEST_PAUSE: Final = 600.0  # seconds before any player may resume the game
PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "sorry", "thinking", "your-turn", "good-game")


def change_by(table: Table, guest: str, command: Any, now: float) -> Change:
    """The change that a guest's command makes to a table. Raises Refusal."""
    return HANDLERS[type(command)](table, guest, command, now)


def choose(table: Table, guest: str, command: Choose, now: float) -> Change:
    seat = _deciding(table, guest, command.version)
    return choice(table, seat, command.choice, now)


def explain(table: Table, guest: str, command: Explain) -> list[Reason]:
    """Why a guest cannot make a choice. Raises Refusal."""
    seat = _deciding(table, guest, command.version)
    need_phase(table, RUNNING)
    assert table.state is not None
    reason = table.state.explain(seat, _parse(table, command.choice))
    return [reason] if reason is not None else []


def _deciding(table: Table, guest: str, version: int) -> int:
    """The seat that a guest decides for, having seen the question. Raises Refusal."""
    seat = own_seat(table, guest)
    if table.places[seat].level:
        raise refusal("program-plays")
    need_seen(table, seat, version, table.asked.get(seat, 0))
    return seat


def _parse(table: Table, text: str) -> int:
    try:
        return table.game.parse(text)
    except UnknownChoice:
        raise refusal("unknown-choice", text[:LONGEST_TEXT]) from None


def choice(table: Table, seat: int, text: str, now: float, program: bool = False) -> Change:
    """A choice and everything it causes. Raises Refusal."""
    need_play(table)
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
    """The readers for whom nothing has happened: their view, memory and choices are unchanged."""
    others = [other for other in range(len(table.places)) if other != seat]
    same = [reader for reader in (*others, None) if before.view(reader) == after.view(reader)]
    same = [reader for reader in same if before.memory(reader) == after.memory(reader)]
    return tuple([reader for reader in same if reader is None or before.choices(reader) == after.choices(reader)])


def undo(table: Table, guest: str, command: Undo, now: float) -> Change:
    seat = own_seat(table, guest)
    need_play(table)
    reading = table.reading(seat)
    alone = all([place.level for other, place in enumerate(table.places) if other != seat])
    need_seen(table, seat, command.version, max(reading.acted if alone else reading.played, reading.proposed))
    if not 0 <= command.choices < reading.choices:
        raise refusal("nothing-to-undo")
    count = table.choices_until(seat, command.choices)
    before = table.state_after(count)
    spent = table.spent_since(seat, count, now)
    in_time = table.clock.whole_game or not table.clock.seconds or spent < table.clock.seconds
    if in_time and may_undo(table, seat, before, count):
        return Change([Undone(now, count, seat, spent)], before)
    if alone:  # bots always agree, whatever they have chosen since
        return Change([Undone(now, count)], before)
    if not command.ask:
        raise refusal("undo-needs-all")
    return _proposed(table, [Proposed(now, seat, count)], [seat], count, before)


def answer(table: Table, guest: str, command: Answer, now: float) -> Change:
    seat = own_seat(table, guest)
    proposal, proposed = table.proposal, table.reading(seat).proposed
    if proposal is None or not proposed or seat in proposal.agreed:
        raise refusal("nothing-proposed")
    need_seen(table, seat, command.version, proposed)
    answered = Answered(now, seat, command.agrees)
    if not command.agrees:
        return Change([answered])
    before = table.state_after(proposal.choices)
    return _proposed(table, [answered], [*proposal.agreed, seat], proposal.choices, before)


def _proposed(table: Table, entries: list[AnyEntry], agreed: list[int], count: int, before: State) -> Change:
    """Undoes the choices once every person who knows of them agrees; bots always do."""
    for seat, place in enumerate(table.places):
        concerned = table.known_choices(seat, count) != table.reading(seat).choices
        if concerned and not place.level and seat not in agreed:
            return Change(entries)
    return Change([*entries, Undone(entries[0].at, count)], before)


def set_pace(table: Table, guest: str, command: SetPace, now: float) -> Change:
    need_host(table, guest)
    if table.phase == OVER:
        raise refusal("game-over")
    return Change([Paced(now, command.pace)] if command.pace != table.pace else [])


def pause(table: Table, guest: str, command: Pause, now: float) -> Change:
    need_host(table, guest)
    need_phase(table, RUNNING)
    if table.resumed_at and now < table.resumed_at + LONGEST_PAUSE:
        raise refusal("paused-lately", str(round(table.resumed_at + LONGEST_PAUSE - now)))
    return Change([] if table.paused else [Paused(now)])


def resume(table: Table, guest: str, command: Resume, now: float) -> Change:
    """The host can end a pause; after a while, so can any player."""
    seat = table.seat_of(guest)
    if guest == table.host or seat is None or not table.paused:
        need_host(table, guest)
        return Change([Resumed(now)] if table.paused else [])
    if now < table.paused_at + LONGEST_PAUSE:
        raise refusal("paused-shortly", str(round(table.paused_at + LONGEST_PAUSE - now)))
    return Change([Resumed(now, seat)])


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
    if table.said[seat is not None] >= MOST_SAID:
        raise refusal("talk-full", str(MOST_SAID))
    name = own_name(table, guest, read_name(command.name)) if seat is None else table.places[seat].name
    return Change([Said(now, name, seat, text, command.phrase, seat is None and table.phase == RUNNING, guest)])


HANDLERS: Final[dict[type[Command], Callable[[Table, str, Any, float], Change]]] = {
    Admit: admit,
    Answer: answer,
    Arrange: arrange,
    Choose: choose,
    Clear: clear,
    End: end,
    Hand: hand,
    Pause: pause,
    Resign: resign,
    Resume: resume,
    Say: say,
    SetPace: set_pace,
    Sit: sit,
    Stand: stand,
    Start: start,
    Undo: undo,
}
