"""The selection phase (C2): who takes which character."""

from typing import Final

from twocities.citadels import events
from twocities.citadels.character import rank_named
from twocities.citadels.choices import DISCARD, TAKE
from twocities.citadels.decision import Decision
from twocities.citadels.state import FACE_DOWN, FACE_UP, NOBODY, SELECTION, THEATER, TURNS, CitadelsState
from twocities.core.choice import first, pack, packs
from twocities.core.decision import Frame

# Steps of a selection phase: FACE_UP and FACE_DOWN discards at random, or a player counted from the leader who
# takes one; plus DISCARDS: who discards one; plus LAST: who takes the last card or the face-down one (C2.4).
DISCARDS: Final = 16
LAST: Final = 32

TAKES: Final = packs(TAKE)  # by character
FACE_UP_CARDS: Final = {(4, 8): 2, (5, 8): 1, (4, 9): 3, (5, 9): 2, (6, 9): 1}  # C2.1


def selection_steps(seats: int, characters: int) -> tuple[int, ...]:
    """The course of a selection phase: one step per character card."""
    if seats == 2:  # C2.5
        return (FACE_DOWN, 0, 1, 1 + DISCARDS, 0, 0 + DISCARDS, 1, 1 + DISCARDS)
    if seats == 3:  # C2.6
        return (FACE_DOWN, 0, 1, 2, FACE_DOWN, 0, 1, 2, FACE_DOWN)
    face_up = [FACE_UP] * FACE_UP_CARDS.get((seats, characters), 0)
    if characters == seats + 1:  # C2.4
        return (FACE_DOWN, *range(seats - 1), seats - 1 + LAST)
    return (*face_up, FACE_DOWN, *range(seats), FACE_DOWN)


def selection_acts(steps: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    """By seat, counted from the leader: the steps it decides."""
    return tuple(
        tuple(at for at, step in enumerate(steps) if step >= 0 and step % DISCARDS == seat) for seat in range(seats)
    )


def acting_seat(s: CitadelsState, at: int) -> int:
    """The seat that decides a step of the selection phase, or NOBODY."""
    step = s.steps[at]
    return (s.leader + step % DISCARDS) % s.seats if step >= 0 else NOBODY


def acts_of(s: CitadelsState, seat: int) -> list[int]:
    """The steps at which a seat has held the passed cards so far, including the one it must decide now."""
    course = s.acts[(seat - s.leader) % s.seats]
    reached = len(s.draft)
    return [at for at in course if at <= reached]


def passes_to(s: CitadelsState) -> int:
    """Who gets the characters that are left after the next step of the selection phase, or NOBODY."""
    at = len(s.draft)
    after = acting_seat(s, at + 1) if at + 1 < len(s.steps) else NOBODY
    return after if after != acting_seat(s, at) else NOBODY


def took_before(s: CitadelsState, seat: int) -> list[int]:
    """The other seats that have taken a character so far."""
    takers = {acting_seat(s, at) for at in range(len(s.draft)) if 0 <= s.steps[at] < DISCARDS}
    return sorted(takers - {seat})


def to_choose(s: CitadelsState) -> list[int]:
    """The seats that still have steps of the selection phase to decide, in order; one with several in a row only
    once."""
    seats: list[int] = []
    for at in range(len(s.draft), len(s.steps)):
        seat = acting_seat(s, at)
        if seat != NOBODY and seats[-1:] != [seat]:
            seats.append(seat)
    return seats


def begin_round(s: CitadelsState) -> None:
    """Everything left over from the last round ends (C3.8); the crowned player shuffles the characters."""
    s.phase = SELECTION
    s.round += 1
    s.leader = s.crown
    s.draft = []
    s.owners = []
    s.table = [character.rank for character in s.cast]
    s.swap = ()
    s.called = 0
    s.shown = [NOBODY] * 10
    s.killed = s.bewitched = s.robbed = 0
    s.thief = s.magistrate = s.blackmailer = NOBODY
    s.warrants = s.served = s.signed = 0
    s.threats = s.settled = s.real = 0
    s.signed_shown = s.exposed = False
    s.protected = NOBODY
    s.tell(events.ROUND, s.leader, s.round)


def next_step(s: CitadelsState) -> None:
    """The next card of the selection phase is discarded, or somebody is asked for it."""
    at = len(s.draft)
    if not s.table:
        s.phase = THEATER
        return
    step = s.steps[at]
    if step == FACE_UP:  # never a rank 4 (C2.2)
        allowed = [rank for rank in s.table if rank != 4]
        rank = allowed[s.rng.below(len(allowed))]
        leave(s, rank, FACE_UP)
        s.tell(events.FACE_UP, s.leader, s.cast[rank - 1].number)
    elif step == FACE_DOWN:
        leave(s, s.table[s.rng.below(len(s.table))], FACE_DOWN)
        holder = acting_seat(s, at - 1) if at else NOBODY
        s.tell(events.FACE_DOWN, s.leader if holder == NOBODY else holder)
    elif step >= LAST:
        s.ask(TAKE_LAST, acting_seat(s, at))
    else:
        s.ask(DISCARD_CHARACTER if step >= DISCARDS else TAKE_CHARACTER, acting_seat(s, at))


def leave(s: CitadelsState, rank: int, owner: int) -> None:
    s.table.remove(rank)
    s.draft.append(rank)
    s.owners.append(owner)


class TakeCharacter(Decision):
    """Take one of the characters passed (C2.3)."""

    name = "take-character"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [TAKES[s.cast[rank - 1].number] for rank in s.table]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        leave(s, rank_named(choice), seat)
        s.tell(events.TOOK_CHARACTER, seat, first(choice), to=1 << seat)


class DiscardCharacter(Decision):
    """Discard one of the characters passed (C2.5)."""

    name = "discard-character"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [pack(DISCARD, s.cast[rank - 1].number) for rank in s.table]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        leave(s, rank_named(choice), FACE_DOWN)
        s.tell(events.DISCARDED_CHARACTER, seat, first(choice), to=1 << seat)


class TakeLast(Decision):
    """The last player takes the last card passed, or the one discarded face-down at the start (C2.4)."""

    name = "take-last"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [TAKES[s.cast[rank - 1].number] for rank in sorted([s.table[0], s.draft[0]])]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        passed, chosen = s.table[0], rank_named(choice)
        leave(s, passed, seat if chosen == passed else FACE_DOWN)
        if chosen != passed:
            s.owners[0] = seat
        s.tell(events.TOOK_CHARACTER, seat, first(choice), to=1 << seat)


TAKE_CHARACTER: Final = TakeCharacter()
DISCARD_CHARACTER: Final = DiscardCharacter()
TAKE_LAST: Final = TakeLast()


def end_selection(s: CitadelsState) -> None:
    """At the end of the selection phase (C2.8), unique districts such as the Theater are used."""
    s.phase = TURNS
    for seat, city in enumerate(s.cities):
        for unique in city.works:
            unique.selection_end(s, seat)
