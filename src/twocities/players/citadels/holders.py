"""Who probably has which character, judging by what a seat has seen of the selection phase."""

import math
from typing import Final

from twocities.citadels.draft import DISCARDS, LAST, acting_seat
from twocities.citadels.state import FACE_UP, NOBODY, CitadelsState
from twocities.players.citadels import weights as w
from twocities.players.citadels.characters import BY_NUMBER, Situation, wishes

RANKS: Final = tuple([tuple([rank for rank in range(1, 10) if mask >> rank & 1]) for mask in range(1 << 10)])


class Guess:
    """Who may have which of the characters that have yet to be called."""

    __slots__ = ("chances", "held", "wants")

    def __init__(self, seats: int) -> None:
        self.chances = [[0.0] * 10 for _ in range(seats)]  # by seat and rank
        self.held = [0.0] * 10  # by rank: the chance that anybody other than the guessing seat has it
        self.wants: list[list[float]] = [[] for _ in range(seats)]  # by seat: its wishes, if it may have a character


def guess(s: CitadelsState, seat: int) -> Guess:
    """A guess about the others, based on the characters the seat has seen and on what they would like."""
    may, picks = _possible(s, seat)
    open_ranks = _open_ranks(s, seat)
    out = Guess(s.seats)
    for other in range(s.seats):
        ranks = RANKS[may[other] & open_ranks]
        if other != seat and picks[other] > 0 and ranks:
            _weigh(s, other, ranks, picks[other], out)
    held = out.held
    for rank in RANKS[open_ranks]:
        if held[rank] > 1.0:  # no two players have the same character
            for row in out.chances:
                row[rank] /= held[rank]
            held[rank] = 1.0
    return out


def _possible(s: CitadelsState, seat: int) -> tuple[list[int], list[int]]:
    """By seat: the ranks it may have taken, a bit each; how many of its characters nobody has seen."""
    may, picks = [0] * s.seats, [0] * s.seats
    pool, first_pool = 0, 0
    pool_seats: list[int] = []
    mine = s.acts[(seat - s.leader) % s.seats]
    sees_first = bool(mine) and s.steps[mine[-1]] >= LAST
    last_seat = NOBODY
    for at in range(len(s.draft)):
        if at in mine:
            for other in pool_seats:
                may[other] |= pool
            if not first_pool:
                first_pool = pool
            pool = 0
            pool_seats.clear()
            continue
        if s.owners[at] == FACE_UP or (at == 0 and sees_first):
            continue
        pool |= 1 << s.draft[at]
        step = s.steps[at]
        if step >= 0 and not step & DISCARDS:
            holder = acting_seat(s, at)
            pool_seats.append(holder)
            picks[holder] += 1
            if step >= LAST:
                last_seat = holder
    for other in pool_seats:
        may[other] |= pool
    if last_seat != NOBODY:  # C2.4: it may have taken the card discarded at the start
        may[last_seat] |= first_pool
    if s.swap:
        _follow_swap(s, seat, may)
    for rank in range(1, s.called + 1):
        holder = s.shown[rank]
        if holder != NOBODY:
            picks[holder] -= 1
    return may, picks


def _open_ranks(s: CitadelsState, seat: int) -> int:
    """The ranks yet to be called that the seat does not have, a bit each."""
    ranks = (2 << len(s.cast)) - (2 << s.called)
    for at, owner in enumerate(s.owners):
        if owner == seat:
            ranks &= ~(1 << s.draft[at])
    return ranks


def _weigh(s: CitadelsState, other: int, ranks: tuple[int, ...], picks: int, out: Guess) -> None:
    """How likely a seat is to have each of these ranks, by what it would like."""
    now = Situation(s, other, False)
    wanted = [0.0] * 10
    out.wants[other] = wanted
    row, held = out.chances[other], out.held
    total = 0.0
    for rank in ranks:
        wanted[rank] = BY_NUMBER[s.cast[rank - 1].number].worth(now)
        row[rank] = math.exp(w.GUESS_SCALE * wanted[rank])
        total += row[rank]
    scale = picks / total
    for rank in ranks:
        chance = row[rank] * scale
        row[rank] = chance = chance if chance < 1.0 else 1.0
        held[rank] += chance


def _follow_swap(s: CitadelsState, seat: int, may: list[int]) -> None:
    """The Theater: two seats have swapped characters."""
    one, two, here, there = s.swap
    if seat in (one, two):
        other = two if seat == one else one
        given = s.draft[here if seat == one else there]
        may[other] = (may[other] if s.seats < 4 else 0) | 1 << given
    elif s.seats < 4:
        may[one] |= may[two]
        may[two] |= may[one]
    else:
        may[one], may[two] = may[two], may[one]


def likelihood(s: CitadelsState, seat: int) -> float:
    """How likely the others are to have taken and discarded the characters as in this state."""
    chance = 1.0
    desires: dict[int, list[float]] = {}
    count = len(s.draft)
    for at in range(count):
        step = s.steps[at]
        holder = acting_seat(s, at)
        if step < 0 or holder == seat:
            continue
        whose = 1 - holder if step & DISCARDS else holder  # with 2 players: what the other player would take
        if whose not in desires:
            desires[whose] = [math.exp(w.GUESS_SCALE * wish) for wish in wishes(s, whose, False)]
        desire = desires[whose]
        taken = s.draft[at]
        if step >= LAST:
            total = desire[taken] + desire[s.draft[0]]
            if s.owners[0] == holder:
                taken = s.draft[0]
        else:
            total = 0.0
            for later in range(at, count):
                total += desire[s.draft[later]]
            for rank in s.table:
                total += desire[rank]
        chance *= desire[taken] / total
    return chance
