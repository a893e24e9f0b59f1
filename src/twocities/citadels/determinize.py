"""Complete states that fit what a seat has seen (C9), drawn at random.

A sample depends only on what the seat has seen and on the generator: everything hidden is sorted before it is dealt
again. In a sample the other seats know only what they hold and what is public; whatever else they have seen is hidden,
too."""

from itertools import product

from twocities.citadels.cards import CARDS, KIND, Cards
from twocities.citadels.draft import LAST, acting_seat, acts_of
from twocities.citadels.knowledge import Group, Knowledge, mask_of
from twocities.citadels.state import FACE_DOWN, FACE_UP, NOBODY, OVER, CitadelsState
from twocities.core import Generator, SplitMix
from twocities.core.decision import Frame


def determinize(s: CitadelsState, observer: int, rng: Generator) -> None:
    """Turns a copy of the true state into a sample for a seat, or for the public (the number after the last seat)."""
    if s.phase != OVER:
        _deal_cards(s, observer, rng)
        _deal_characters(s, observer, rng)
        _deal_marks(s, observer, rng)
    s.rng = SplitMix(rng.next64())


# -- district cards


def _deal_cards(s: CitadelsState, observer: int, rng: Generator) -> None:
    """Deals the faces that the observer cannot place to the places the observer does not know."""
    seen, groups = s.knowledge.seen, s.knowledge.groups[observer]
    places = [
        *s.deck,
        *[c for hand in s.hands for c in hand],
        *s.museum,
        *[c for frame in s.stack for c in frame.cards],
    ]
    unplaced = [card for card in places if not seen[card] >> observer & 1]
    recalled = 0
    for group in groups:
        recalled |= group[1]
    pool = sorted([card for card in unplaced if not recalled >> card & 1])
    rng.shuffle(pool)
    new = list(range(CARDS))  # the face that now lies where the card lay
    mixed = 0
    own = []
    for group in groups:
        mixed |= group[0]
        here = [card for card in unplaced if group[0] >> card & 1]
        faces = sorted([card for card in here if group[1] >> card & 1])
        while len(faces) < len(here):
            faces.append(pool.pop())
        own.append((mask_of(faces), group[1]))
        rng.shuffle(faces)
        for place, face in zip(here, faces, strict=True):
            new[place] = face
    for place in unplaced:
        if not mixed >> place & 1:
            new[place] = pool.pop()
    s.deck = [new[card] for card in s.deck]
    s.hands = [tuple([new[card] for card in hand]) for hand in s.hands]
    s.museum = tuple([new[card] for card in s.museum])
    s.stack = [
        Frame(frame.decision, frame.seat, frame.number, cards=tuple([new[card] for card in frame.cards]))
        for frame in s.stack
    ]
    _forget_others(s, observer, own)
    s.hands = [_in_order(hand, s.knowledge, observer) for hand in s.hands]


def _in_order(hand: Cards, knowledge: Knowledge, observer: int) -> Cards:
    """By kind; within a kind by what is known of them, regardless of what lay there before."""
    seen, groups = knowledge.seen, knowledge.groups[observer]
    return tuple(sorted(hand, key=lambda card: (KIND[card], seen[card], [mixed >> card & 1 for mixed, _ in groups])))


def _forget_others(s: CitadelsState, observer: int, groups: list[Group]) -> None:
    """Everybody knows what they hold and what is public; the observer also knows what it has seen."""
    old, seen = s.knowledge.seen, s.usual_knowledge()
    for card in range(CARDS):
        if old[card] >> s.seats & 1:
            seen[card] = s.everybody()
        elif old[card] >> observer & 1:
            seen[card] |= 1 << observer
    all_groups: list[tuple[Group, ...]] = [()] * (s.seats + 1)
    all_groups[observer] = tuple(groups)
    s.knowledge = Knowledge(seen, all_groups)


# -- characters


def _deal_characters(s: CitadelsState, seat: int, rng: Generator) -> None:
    """Deals the characters that the seat cannot place.

    Between two moments at which the seat held the passed cards, it knows which characters were taken, but not by whom:
    they form a pool. A character that was revealed, or that the seat holds or gave away, must be dealt to its holder;
    one that did not answer belongs to nobody, unless it was killed."""
    count = len(s.draft)
    acts = acts_of(s, seat) if seat < s.seats else []
    sees_first = bool(acts) and s.steps[acts[-1]] >= LAST
    fixed = [at for at in range(count) if at in acts or s.owners[at] == FACE_UP or (at == 0 and sees_first)]
    pools: dict[int, list[int]] = {}
    for at in range(count + len(s.table)):
        if at not in fixed:
            pools.setdefault(sum([act <= at for act in acts]), []).append(at)
    ranks = [*s.draft, *s.table]
    required = _required_owners(s, seat)
    variants = _possible_owners(s, seat)
    rng.shuffle(variants)
    for owners, swap in variants:
        if all(owners[at] == required.get(ranks[at], owners[at]) for at in fixed):
            dealt = ranks[:]
            if all([_deal_pool(dealt, owners, places, required, rng) for places in pools.values()]):
                s.draft, s.table = dealt[:count], sorted(dealt[count:])
                s.owners, s.swap = owners, swap
                return


def _required_owners(s: CitadelsState, seat: int) -> dict[int, int]:
    """The ranks whose holder the seat knows."""
    required = {
        rank: FACE_DOWN if s.shown[rank] == NOBODY else s.shown[rank]
        for rank in range(1, s.called + 1)
        if rank != s.killed or s.shown[rank] != NOBODY
    }
    for at, owner in enumerate(s.owners):
        if owner == FACE_UP:
            required.pop(s.draft[at], None)
        elif owner == seat or (s.swap and acting_seat(s, at) == seat and owner >= 0):
            required[s.draft[at]] = owner
    return required


def _possible_owners(s: CitadelsState, seat: int) -> list[tuple[list[int], Cards]]:
    """Who may hold the card of each step of the draft, and how the Theater may have swapped them, as far as the seat
    knows; in an order that does not reveal which is true."""
    before = s.owners[:]
    if s.swap:
        swapper, other, here, there = s.swap
        before[here], before[there] = swapper, other
    drafts = [before]
    if s.steps[-1] >= LAST and not s.table and acting_seat(s, len(s.steps) - 1) != seat:  # C2.4
        drafts.append([before[-1], *before[1:-1], before[0]])
    if not s.swap:
        return sorted([(owners, ()) for owners in drafts])
    return sorted(
        [
            (_swapped(owners, a, b), (swapper, other, a, b))
            for owners in drafts
            for a, b in product(_places_of(owners, swapper), _places_of(owners, other))
            if seat not in (swapper, other) or s.seats > 3 or (a, b) == (here, there)
        ]
    )


def _places_of(owners: list[int], seat: int) -> list[int]:
    return [at for at, owner in enumerate(owners) if owner == seat]


def _swapped(owners: list[int], a: int, b: int) -> list[int]:
    new = owners[:]
    new[a], new[b] = new[b], new[a]
    return new


def _deal_pool(
    dealt: list[int], owners: list[int], places: list[int], required: dict[int, int], rng: Generator
) -> bool:
    """Deals the ranks of a pool to its places; False if the owners do not allow it."""
    ranks = sorted([dealt[at] for at in places])
    free = places[:]
    rng.shuffle(free)
    rng.shuffle(ranks)
    for rank in ranks:
        if rank in required:
            fitting = [at for at in free if at < len(owners) and owners[at] == required[rank]]
            if not fitting:
                return False
            dealt[fitting[0]] = rank
            free.remove(fitting[0])
    for rank in ranks:
        if rank not in required:
            dealt[free.pop()] = rank
    return True


# -- warrants and threats


def _deal_marks(s: CitadelsState, seat: int, rng: Generator) -> None:
    if s.signed and not s.signed_shown and s.magistrate != seat:
        s.signed = _random_rank(s.warrants, rng)
    if s.real and not s.exposed and s.blackmailer != seat:
        s.real = _random_rank(s.threats, rng)


def _random_rank(marks: int, rng: Generator) -> int:
    ranks = [rank for rank in range(1, 10) if marks >> rank & 1]
    return ranks[rng.below(len(ranks))]
