"""The state: everything on the table or in hand, and the small moves that all rules are made of."""

from typing import Final

from twocities.citadels import events
from twocities.citadels.cards import BEAUTIFIED, CARDS, COST, FACE, KIND, UNIQUE, Cards, by_kind
from twocities.citadels.character import Character
from twocities.citadels.city import City
from twocities.citadels.knowledge import Knowledge
from twocities.citadels.uniques import MUSEUM
from twocities.core.decision import DecisionState

# phases of a round
SELECTION: Final = 0
THEATER: Final = 1
TURNS: Final = 2
ROUND_END: Final = 3
SETTLE: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ("selection", "theater", "turns", "round-end", "settle", "over")

NOBODY: Final = -1
FACE_UP: Final = -2  # owners of characters nobody holds
FACE_DOWN: Final = -3


class CitadelsState(DecisionState):
    """The complete truth. Seats, cards, characters and ranks are small numbers; inner tuples are replaced, never
    changed, so that copies can share them."""

    __slots__ = (
        "actor",
        "acts",
        "beautified",
        "bewitched",
        "blackmailer",
        "built",
        "called",
        "cast",
        "cities",
        "crown",
        "deck",
        "draft",
        "exposed",
        "first_complete",
        "gathered",
        "goal",
        "gold",
        "hands",
        "killed",
        "knowledge",
        "leader",
        "magistrate",
        "museum",
        "names",
        "owners",
        "paid",
        "phase",
        "protected",
        "real",
        "restricted",
        "resuming",
        "robbed",
        "role",
        "round",
        "served",
        "settled",
        "shown",
        "signed",
        "signed_shown",
        "steps",
        "swap",
        "table",
        "taxes",
        "thief",
        "threats",
        "uniques",
        "used",
        "warrants",
    )

    # what the game is played with
    goal: int  # how many districts complete a city
    cast: tuple[Character, ...]  # by rank, from rank 1
    names: tuple[str, ...]  # of the cast
    uniques: Cards  # the unique districts in play
    steps: tuple[int, ...]  # the course of the selection phase
    acts: tuple[tuple[int, ...], ...]  # the steps decided by each player, counted from the leader
    # the table
    deck: list[int]  # bottom card first
    gold: list[int]
    hands: list[Cards]  # by kind; those of one kind in the order they came
    cities: list[City]
    museum: Cards  # the cards under the Museum
    taxes: int
    crown: int
    knowledge: Knowledge
    # the round
    phase: int
    round: int
    leader: int  # who had the crown at the start of the selection phase
    draft: list[int]  # ranks, in the order in which they were taken or discarded
    owners: list[int]  # who holds each of these: a seat, FACE_UP or FACE_DOWN
    table: list[int]  # ranks being passed
    swap: Cards  # the Theater: its owner, the other player, their places in the draft; or empty
    called: int  # the last rank called
    shown: list[int]  # by rank: the seat that revealed it or NOBODY
    first_complete: int
    # marks on ranks, 0: none; bits for warrants and threats
    killed: int
    bewitched: int
    robbed: int
    thief: int
    warrants: int
    served: int  # warrants that have been used up
    signed: int
    signed_shown: bool
    magistrate: int
    threats: int
    settled: int  # threats resolved or removed
    real: int
    exposed: bool  # everybody knows which threat is real
    blackmailer: int
    protected: int  # the seat that rank 8 cannot touch
    # the turn
    actor: int
    role: Character
    resuming: bool  # the Witch resumes next, as the bewitched character
    restricted: bool  # only gathering is allowed
    gathered: bool
    built: int  # districts that count towards the limit
    used: int  # a bit per verb used up this turn
    paid: int  # gold paid to build
    beautified: int

    def everybody(self) -> int:
        """A bit per seat, and one for the public."""
        return (2 << self.seats) - 1

    # -- once a turn

    def once(self, verb: int) -> bool:
        return not self.used >> verb & 1

    def use_up(self, verb: int) -> None:
        self.used |= 1 << verb

    # -- gold

    def gain(self, seat: int, amount: int) -> None:
        if amount:
            self.gold[seat] += amount
            self.tell(events.GAINED, seat, amount)

    def pay(self, seat: int, amount: int) -> None:
        """To the bank."""
        self.gold[seat] -= amount

    def move_gold(self, source: int, target: int, amount: int) -> None:
        self.gold[source] -= amount
        self.gold[target] += amount

    # -- knowledge

    def observer(self, seat: int | None) -> int:
        """The number of whose knowledge is meant: a seat's or, after the last seat, the public's. Raises ValueError."""
        self.check_seat(seat)
        return self.seats if seat is None else seat

    def usual_knowledge(self) -> list[int]:
        """By card, a bit per seat: everybody knows what is in cities and in their own hand."""
        seen = [self.everybody()] * CARDS
        for card in self.deck:
            seen[card] = 0
        for seat, hand in enumerate(self.hands):
            for card in hand:
                seen[card] = 1 << seat
        for card in self.museum:
            seen[card] = 1 << self.museum_owner()
        for frame in self.stack:
            for card in frame.cards:
                seen[card] = 1 << frame.seat
        return seen

    # -- cards in hand

    def kinds_in_hand(self, seat: int) -> list[int]:
        return list(dict.fromkeys([KIND[card] for card in self.hands[seat]]))

    def find_in_hand(self, seat: int, kind: int) -> int:
        for card in self.hands[seat]:
            if KIND[card] == kind:
                return card
        return -1

    def add_to_hand(self, seat: int, cards: Cards) -> None:
        """The cards join a hand, seen by its owner."""
        self.hands[seat] = by_kind(self.hands[seat] + cards)
        self.knowledge.look(cards, seat)

    def lay_aside(self, seat: int, kind: int) -> int:
        """The seat takes a card that it chooses from its hand, face-down."""
        card = self.find_in_hand(seat, kind)
        self.remove_from_hand(seat, card)
        return card

    def remove_from_hand(self, seat: int, card: int, seers: int = 0) -> None:
        """A card leaves a hand; the seers (a bit each) see which one."""
        hand = self.hands[seat]
        self.knowledge.leave(hand, card, seat, seers)
        at = hand.index(card)
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def give_card(self, giver: int, taker: int, card: int) -> None:
        """A card goes from one hand to another."""
        self.remove_from_hand(giver, card, 1 << taker)
        self.add_to_hand(taker, (card,))

    def random_card(self, seat: int) -> int:
        hand = self.hands[seat]
        return hand[self.rng.below(len(hand))]

    def take_random_card(self, taker: int, victim: int) -> None:
        card = self.random_card(victim)
        self.give_card(victim, taker, card)
        self.tell(events.TOOK_CARD, taker, victim, cards=(card,), to=1 << taker | 1 << victim)

    def keep_one(self, seat: int, cards: Cards, kind: int) -> Cards:
        """The seat keeps one of the cards drawn, unseen; the others are returned."""
        kept = next(card for card in cards if KIND[card] == kind)
        self.knowledge.mix(cards, 1 << seat)
        self.add_to_hand(seat, (kept,))
        self.tell(events.KEPT, seat, cards=(kept,), to=1 << seat)
        return tuple([card for card in cards if card != kept])

    # -- the deck

    def lift(self, seat: int, amount: int) -> Cards:
        """Cards from the top, seen by the seat; fewer if the deck runs out (C1.7)."""
        deck = self.deck
        cards = tuple(deck[-1 : -amount - 1 : -1]) if amount else ()
        del deck[len(deck) - len(cards) :]
        self.knowledge.look(cards, seat)
        return cards

    def draw(self, seat: int, amount: int) -> None:
        cards = self.lift(seat, amount)
        if cards:
            self.hands[seat] = by_kind(self.hands[seat] + cards)
            self.tell(events.DREW, seat, cards=cards, to=1 << seat)

    def put_under(self, cards: Cards) -> None:
        """To the bottom of the deck; several together go in random order (C10.4)."""
        if len(cards) > 1:
            self.knowledge.mix(cards, 0)
            shuffled = list(cards)
            self.rng.shuffle(shuffled)
            self.deck[:0] = shuffled
        else:
            self.deck[:0] = cards

    # -- cities

    def cost(self, district: int) -> int:
        return COST[district]

    def completed(self, seat: int) -> bool:
        return self.cities[seat].size >= self.goal

    def add_district(self, seat: int, district: int) -> None:
        """A district is added to a city, and may complete it (C10.8)."""
        self.cities[seat] = self.cities[seat].add(district)
        UNIQUE[district].joins(self, seat)
        if self.first_complete == NOBODY and self.completed(seat):
            self.first_complete = seat
            self.tell(events.COMPLETED, seat)

    def take_district(self, seat: int, district: int) -> None:
        self.cities[seat] = self.cities[seat].remove(district)

    def remove_district(self, seat: int, district: int) -> Cards:
        """Removes a destroyed district; its card, and what lay under it, must then be put under the deck."""
        self.take_district(seat, district)
        return (district & ~BEAUTIFIED, *UNIQUE[district].destroyed(self))

    def destroy(self, seat: int, owner: int, district: int) -> None:
        """A seat destroys a district of a city."""
        self.tell(events.DESTROYED, seat, FACE[district], owner)
        self.put_under(self.remove_district(owner, district))

    def museum_owner(self) -> int:
        """The seat whose city has the Museum, or NOBODY."""
        for seat, city in enumerate(self.cities):
            if MUSEUM in city.works:
                return seat
        return NOBODY

    # -- characters

    def owner_of(self, rank: int) -> int:
        """The seat that holds a rank, or NOBODY."""
        owner = self.owners[self.draft.index(rank)]
        return owner if owner >= 0 else NOBODY

    def held_by(self, seat: int) -> list[int]:
        """The ranks a seat holds, in ascending order."""
        return sorted(rank for rank, owner in zip(self.draft, self.owners, strict=True) if owner == seat)

    def taxed(self) -> bool:
        """Whether building is taxed in this game (C5.27)."""
        return self.cast[-1].untaxed

    def open_turn(self) -> None:
        """The acting character's powers become usable."""
        self.restricted = False
        self.role.crown(self, self.actor)
        self.role.begin(self, self.actor)

    def set_crown(self, seat: int) -> None:
        self.crown = seat
        self.tell(events.CROWNED, seat)

    def adjacent(self, seat: int, other: int) -> bool:
        return (seat - other) % self.seats in (1, self.seats - 1)
