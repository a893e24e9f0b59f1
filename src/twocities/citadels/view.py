"""The one place where a view is made (C9): everything is secret unless it is published here."""

from typing import Final

from twocities.citadels.cards import NAME, Cards
from twocities.citadels.documents import Memory, Names, Ranks, Recall, Truth, View
from twocities.citadels.draft import LAST, acts_of
from twocities.citadels.knowledge import Group, mask_of, members
from twocities.citadels.score import score
from twocities.citadels.state import FACE_UP, NOBODY, OVER, PHASE_NAMES, SELECTION, TURNS, CitadelsState

RANKS: Final[tuple[Ranks, ...]] = tuple(
    tuple(rank for rank in range(1, 10) if mask >> rank & 1) for mask in range(1 << 10)
)


def make_view(s: CitadelsState, seat: int | None) -> View:
    name = NAME.__getitem__
    phase = s.phase
    over = phase == OVER
    in_turn = phase == TURNS and s.called > 0
    own = s.players if seat is None else seat
    hands = s.hands
    owners = s.owners
    pending: tuple[int, ...] = ()
    decision = ""
    subject = NOBODY
    aside: Names = []
    cards: Cards = ()
    if s.stack:
        frame = s.stack[-1]
        pending = (frame.seat,)
        decision = frame.decision.name
        subject = frame.decision.about(s, frame)
        cards = frame.cards
        if cards:
            seen = s.knowledge.seen
            aside = [NAME[card] for card in cards if seen[card] >> own & 1]
    held: list[int] = []
    if own in owners:
        if s.players > 3:  # one character each
            held = [s.draft[owners.index(own)]]
        else:
            held = [s.draft[at] for at, owner in enumerate(owners) if owner == own]
    return View(
        seat,
        PHASE_NAMES[phase],
        s.round,
        pending,
        decision,
        subject,
        aside,
        len(cards),
        s.names,
        s.goal,
        s.crown,
        s.gold[:],
        list(map(len, hands)),
        [city.names for city in s.cities],
        len(s.museum),
        len(s.deck),
        s.taxes,
        s.first_complete,
        s.leader,
        s.draft[: owners.count(FACE_UP)],
        s.called,
        s.shown[:],
        s.killed,
        s.bewitched,
        s.robbed,
        RANKS[s.warrants],
        RANKS[s.served],
        RANKS[s.threats],
        RANKS[s.settled],
        s.protected,
        s.actor if in_turn else NOBODY,
        s.role.name if in_turn else "",
        in_turn and s.gathered,
        s.built if in_turn else 0,
        list(map(name, hands[own])) if seat is not None else [],
        held,
        passed_now(s) if phase == SELECTION and pending == (own,) else [],
        s.signed if over or s.signed_shown or s.magistrate == own else 0,
        s.real if over or s.exposed or s.blackmailer == own else 0,
        truth(s) if over else None,
    )


def passed_now(s: CitadelsState) -> list[int]:
    return sorted(s.table + s.draft[:1]) if s.steps[len(s.draft)] >= LAST else s.table[:]


def passed_to(s: CitadelsState, seat: int) -> list[list[int]]:
    """The characters passed to a seat this round, each time it had to choose among them."""
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
                if not group[0] & outside:  # whatever lies among cards of one hand is in that hand
                    known += members(group[1])
                    groups.remove(group)
            hands[other] = [NAME[card] for card in sorted(known)]
    return Memory(
        {other: names for other, names in hands.items() if names},
        {at: NAME[card] for at, card in enumerate(s.deck) if seen[card] & bit},
        sorted([NAME[card] for card in s.museum if seen[card] & bit]),
        [recall(s, group) for group in groups],
        passed_to(s, seat) if seat < s.players else [],
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
        [tuple(s.held_by(seat)) for seat in range(s.players)],
        [NAME[card] for card in s.museum],
        [NAME[card] for card in s.deck],
        [score(s, seat) for seat in range(s.players)],
    )
