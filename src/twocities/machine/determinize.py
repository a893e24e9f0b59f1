"""Complete states that fit what a seat has seen (M12), drawn at random. A sample depends only on that and on the
generator."""

from twocities.core import Generator, SplitMix
from twocities.machine.city_events import COUNTDOWN, event_groups
from twocities.machine.directives import directive_deck
from twocities.machine.sides import MACHINE, PUBLIC, REVOLUTIONARIES
from twocities.machine.state import ACCESS, CITIZENS, NOBODY, OVER, MachineState
from twocities.machine.view import known_hand


def determinize(s: MachineState, observer: int, rng: Generator) -> None:
    """Turns a copy of the true state into a sample for an observer."""
    if s.phase != OVER:
        _deal_citizens(s, observer, rng)
        _deal_directives(s, observer, rng)
        _deal_events(s, rng)
        _deal_movement(s, rng)
        if observer != REVOLUTIONARIES:
            _deal_access(s, rng)
    s.rng = SplitMix(rng.next64())


def _deal_citizens(s: MachineState, observer: int, rng: Generator) -> None:
    """Known faces stay; those shuffled in jail are dealt among the tokens shuffled there, all others among the rest."""
    tokens = range(CITIZENS)
    unknown = [token for token in tokens if not s.knows(observer, token)]
    mixed = [token for token in unknown if s.jail_tokens[observer] >> token & 1]
    jailed = [face for face, count in enumerate(s.jail_faces[observer]) for _ in range(count)]
    pool = sorted([s.face[token] for token in unknown])
    for face in jailed:
        pool.remove(face)
    rng.shuffle(pool)
    while len(jailed) < len(mixed):
        jailed.append(pool.pop())
    rng.shuffle(jailed)
    for token in unknown:
        s.face[token] = jailed.pop() if s.jail_tokens[observer] >> token & 1 else pool.pop()
    for other in (MACHINE, REVOLUTIONARIES, PUBLIC):
        if other != observer:
            _forget_jail(s, other)


def _forget_jail(s: MachineState, other: int) -> None:
    """What another observer remembers of jail is hidden, too: it knows who is there, not which token is which."""
    s.jail_faces[other] = (0,) * 7


def _deal_directives(s: MachineState, observer: int, rng: Generator) -> None:
    open_cards = [*s.published, *s.discarded]
    known = known_hand(s, observer, over=False)
    unseen = [card for card in directive_deck(s.automaton) if card not in open_cards and card not in known]
    rng.shuffle(unseen)
    count = len(s.hand) - len(known)
    s.hand = tuple(sorted([*known, *unseen[:count]]))
    s.directives = unseen[count:]
    if observer == PUBLIC:
        s.hand_seen = s.hand_shown


def _deal_events(s: MachineState, rng: Generator) -> None:
    """Nobody knows which City Events are still to come."""
    if s.event == COUNTDOWN:
        return
    left = len(s.event_deck) - 1
    first = left - 6 if left > 6 else 0
    deck = [COUNTDOWN]
    one, two = event_groups(s.automaton)
    for group, count in ((two, left - first), (one, first)):
        cards = [event for event in group if event not in s.past]
        rng.shuffle(cards)
        deck += cards[:count]
    s.event_deck = tuple(deck)


def _deal_movement(s: MachineState, rng: Generator) -> None:
    """Which movement cards are left, everybody knows, but not their order."""
    cards = sorted(s.movement)
    rng.shuffle(cards)
    s.movement = tuple(cards)


def _deal_access(s: MachineState, rng: Generator) -> None:
    """Draws forfeited cards from the sets that are possible for the Machine, and destinations from the remaining hand.
    The Machine cannot know who has chosen before everybody has (M6.2)."""
    if s.phase == ACCESS:
        s.chosen = [NOBODY] * len(s.heroes)
        s.confirmed = 0
    for hero in range(len(s.heroes)):
        s.access[hero] = s.beliefs[hero][rng.below(len(s.beliefs[hero]))]
        if s.turn < hero and s.chosen[hero] != NOBODY:
            hand = s.access_hand(hero)
            s.chosen[hero] = hand[rng.below(len(hand))]
