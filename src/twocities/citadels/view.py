"""The only place where a view is made (C9): everything that is not added here stays secret."""

from typing import Final

import msgspec

from twocities.citadels.cards import NAME, Cards
from twocities.citadels.documents import (
    CharactersView,
    MarksView,
    Memory,
    OwnView,
    Ranks,
    Recall,
    TableView,
    Truth,
    TurnView,
    View,
)
from twocities.citadels.draft import LAST, acts_of
from twocities.citadels.knowledge import Group, mask_of, members
from twocities.citadels.score import score
from twocities.citadels.state import FACE_UP, NOBODY, OVER, PHASE_NAMES, SELECTION, TURNS, CitadelsState

RANKS: Final[tuple[Ranks, ...]] = tuple(
    tuple(rank for rank in range(1, 10) if mask >> rank & 1) for mask in range(1 << 10)
)


NO_TURN: Final = TurnView(NOBODY, "", False, 0)


def make_view(s: CitadelsState, seat: int | None) -> View:
    observer = s.observer(seat)
    pending: tuple[int, ...] = ()
    decision = ""
    about = NOBODY
    cards: Cards = ()
    if s.stack:
        frame = s.stack[-1]
        pending = (frame.seat,)
        decision = frame.decision.name
        about = frame.decision.about(s, frame)
        cards = frame.cards
    return View(
        seat,
        PHASE_NAMES[s.phase],
        s.round,
        pending,
        decision,
        about,
        [NAME[card] for card in cards if s.knowledge.seen[card] >> observer & 1],
        len(cards),
        table_view(s),
        CharactersView(s.leader, s.draft[: s.owners.count(FACE_UP)], s.called, s.shown[:]),
        marks_view(s, observer, s.phase == OVER),
        TurnView(s.actor, s.role.name, s.gathered, s.built) if s.phase == TURNS and s.called > 0 else NO_TURN,
        own_view(s, observer),
        truth(s) if s.phase == OVER else None,
    )


def open_view(s: CitadelsState) -> View:
    """A spectator's view with nothing hidden, as at the end of the game."""
    aside = [NAME[card] for frame in s.stack[-1:] for card in frame.cards]
    return msgspec.structs.replace(make_view(s, None), aside=aside, marks=marks_view(s, s.seats, True), truth=truth(s))


def table_view(s: CitadelsState) -> TableView:
    return TableView(
        s.names,
        s.goal,
        s.crown,
        s.gold[:],
        list(map(len, s.hands)),
        [city.names for city in s.cities],
        len(s.museum),
        len(s.deck),
        s.taxes,
        s.first_complete,
    )


def marks_view(s: CitadelsState, observer: int, over: bool) -> MarksView:
    return MarksView(
        s.killed,
        s.bewitched,
        s.robbed,
        RANKS[s.warrants],
        RANKS[s.served],
        s.signed if over or s.signed_shown or s.magistrate == observer else 0,
        RANKS[s.threats],
        RANKS[s.settled],
        s.real if over or s.exposed or s.blackmailer == observer else 0,
        s.protected,
    )


def own_view(s: CitadelsState, observer: int) -> OwnView:
    if observer == s.seats:
        return OwnView([], [], [])
    choosing = s.phase == SELECTION and s.stack and s.stack[-1].seat == observer
    return OwnView(
        [NAME[card] for card in s.hands[observer]],
        [rank for rank, owner in zip(s.draft, s.owners, strict=True) if owner == observer],
        passed_now(s) if choosing else [],
    )


def passed_now(s: CitadelsState) -> list[int]:
    return sorted(s.table + s.draft[:1]) if s.steps[len(s.draft)] >= LAST else s.table[:]


def passed_to(s: CitadelsState, seat: int) -> list[list[int]]:
    """The characters passed to a seat this round, each time it had to choose."""
    ranks = s.draft + s.table
    passed = [sorted(ranks[at:]) for at in acts_of(s, seat)]
    if passed and s.steps[acts_of(s, seat)[-1]] >= LAST:
        passed[-1] = sorted(passed[-1] + ranks[:1])
    return passed


def make_memory(s: CitadelsState, seat: int) -> Memory:
    bit = 1 << seat
    seen = s.knowledge.seen
    groups = list(s.knowledge.groups[seat])
    hands = {}
    for other, hand in enumerate(s.hands):
        if other != seat:
            known = [card for card in hand if seen[card] & bit]
            outside = ~mask_of(hand)
            for group in s.knowledge.groups[seat]:
                if not group[0] & outside:  # a group within one hand is known to be in that hand
                    known += members(group[1])
                    groups.remove(group)
            hands[other] = [NAME[card] for card in sorted(known)]
    return Memory(
        {other: names for other, names in hands.items() if names},
        {at: NAME[card] for at, card in enumerate(s.deck) if seen[card] & bit},
        sorted([NAME[card] for card in s.museum if seen[card] & bit]),
        [recall(s, group) for group in groups],
        passed_to(s, seat) if seat < s.seats else [],
    )


def recall(s: CitadelsState, group: Group) -> Recall:
    mixed, known = group
    hands = {seat: sum([mixed >> card & 1 for card in hand]) for seat, hand in enumerate(s.hands)}
    return Recall(
        {seat: count for seat, count in hands.items() if count},
        sum([mixed >> card & 1 for card in s.deck]),
        sum([mixed >> card & 1 for card in s.museum]),
        sum([mixed >> card & 1 for frame in s.stack for card in frame.cards]),
        [NAME[card] for card in members(known)],
    )


def truth(s: CitadelsState) -> Truth:
    return Truth(
        [[NAME[card] for card in hand] for hand in s.hands],
        [tuple(s.held_by(seat)) for seat in range(s.seats)],
        [NAME[card] for card in s.museum],
        [NAME[card] for card in s.deck],
        [score(s, seat) for seat in range(s.seats)],
    )
