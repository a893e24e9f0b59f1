"""The selection phase (C2): who takes which character, and the Theater."""

from typing import Final

from twocities.citadels import events, reasons
from twocities.citadels.cards import THEATER as THEATER_CARD
from twocities.citadels.choices import DISCARD, KEEP_CHARACTER, SWAP_CHARACTER, SWAP_ONE_CHARACTER, TAKE, rank_of
from twocities.citadels.decision import Decision
from twocities.citadels.state import FACE_DOWN, FACE_UP, NOBODY, SELECTION, THEATER, TURNS, CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame

# Steps of a selection phase: FACE_UP and FACE_DOWN discards at random, or a player counted from the leader who
# takes one; plus DISCARDS: who discards one; plus LAST: who takes the last card or the face-down one (C2.4).
DISCARDS: Final = 16
LAST: Final = 32

FACE_UP_CARDS: Final = {(4, 8): 2, (5, 8): 1, (4, 9): 3, (5, 9): 2, (6, 9): 1}  # C2.1


def selection_steps(players: int, characters: int) -> tuple[int, ...]:
    """The course of a selection phase: one step per character card."""
    if players == 2:  # C2.5
        return (FACE_DOWN, 0, 1, 1 + DISCARDS, 0, 0 + DISCARDS, 1, 1 + DISCARDS)
    if players == 3:  # C2.6
        return (FACE_DOWN, 0, 1, 2, FACE_DOWN, 0, 1, 2, FACE_DOWN)
    face_up = [FACE_UP] * FACE_UP_CARDS.get((players, characters), 0)
    if characters == players + 1:  # C2.4
        return (FACE_DOWN, *range(players - 1), players - 1 + LAST)
    return (*face_up, FACE_DOWN, *range(players), FACE_DOWN)


def selection_acts(steps: tuple[int, ...], players: int) -> tuple[tuple[int, ...], ...]:
    """By player counted from the leader: the steps it decides."""
    return tuple(
        tuple(at for at, step in enumerate(steps) if step >= 0 and step % DISCARDS == player)
        for player in range(players)
    )


def acting_seat(s: CitadelsState, at: int) -> int:
    """The seat that decides a step of the selection phase, or NOBODY."""
    step = s.steps[at]
    return (s.leader + step % DISCARDS) % s.players if step >= 0 else NOBODY


def acts_of(s: CitadelsState, seat: int) -> list[int]:
    """The steps at which a seat held the passed cards so far, the one it must decide now included."""
    course = s.acts[(seat - s.leader) % s.players]
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


def begin_round(s: CitadelsState) -> None:
    """Everything of the last round ends (C3.8); the crowned player shuffles the characters."""
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
    """The next card of the selection phase leaves the table, or somebody is asked for it."""
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
        return [pack(TAKE, s.cast[rank - 1].number) for rank in s.table]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        leave(s, rank_of(choice), seat)
        s.tell(events.TOOK_CHARACTER, seat, first(choice), to=1 << seat)


class DiscardCharacter(Decision):
    """Discard one of the characters passed (C2.5)."""

    name = "discard-character"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [pack(DISCARD, s.cast[rank - 1].number) for rank in s.table]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        leave(s, rank_of(choice), FACE_DOWN)
        s.tell(events.DISCARDED_CHARACTER, seat, first(choice), to=1 << seat)


class TakeLast(Decision):
    """The last player takes the last card passed or the one discarded face-down at the start (C2.4)."""

    name = "take-last"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [pack(TAKE, s.cast[rank - 1].number) for rank in sorted([s.table[0], s.draft[0]])]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        passed, chosen = s.table[0], rank_of(choice)
        leave(s, passed, seat if chosen == passed else FACE_DOWN)
        if chosen != passed:
            s.owners[0] = seat
        s.tell(events.TOOK_CHARACTER, seat, first(choice), to=1 << seat)


TAKE_CHARACTER: Final = TakeCharacter()
DISCARD_CHARACTER: Final = DiscardCharacter()
TAKE_LAST: Final = TakeLast()


def open_theater(s: CitadelsState) -> None:
    """At the end of the selection phase (C2.8) the owner of the Theater is asked."""
    s.phase = TURNS
    for seat, city in enumerate(s.cities):
        if city.find_card(THEATER_CARD) >= 0:
            s.ask(SWAP, seat)


class Swap(Decision):
    """The Theater: swap a character with another player's, unseen; of two, one at random."""

    name = "theater"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        others = [other for other in range(s.players) if other != seat]
        if s.players > 3:
            return [*[pack(SWAP_CHARACTER, other) for other in others], KEEP_CHARACTER]
        own = [s.cast[rank - 1].number for rank in s.held_by(seat)]
        return [*[pack(SWAP_ONE_CHARACTER, c, other) for c in own for other in others], KEEP_CHARACTER]

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        swaps = verb_of(choice) in (SWAP_CHARACTER, SWAP_ONE_CHARACTER)
        return reasons.OWN_CHARACTERS_ONLY if swaps else reasons.UNRESOLVED

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        if choice == KEEP_CHARACTER:
            return
        if verb_of(choice) == SWAP_CHARACTER:
            other = first(choice)
            given, taken = s.held_by(seat)[0], s.held_by(other)[0]
        else:
            other = second(choice)
            theirs = s.held_by(other)
            given, taken = rank_of(choice), theirs[s.rng.below(len(theirs))]
        here, there = s.draft.index(given), s.draft.index(taken)
        s.owners[here], s.owners[there] = other, seat
        s.swap = (seat, other, here, there)
        s.tell(events.SWAPPED_CHARACTER, seat, other)
        both = 1 << seat | 1 << other
        s.tell(events.HOLDS_CHARACTER, seat, s.cast[taken - 1].number, to=both)
        s.tell(events.HOLDS_CHARACTER, other, s.cast[given - 1].number, to=both)


SWAP: Final = Swap()
