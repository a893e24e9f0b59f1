"""The turn: gathering, powers, districts that work, building and ending, and their order."""

from collections.abc import Sequence
from typing import Final

from twocities.citadels.build import counts, price_of
from twocities.citadels.cards import BASIC_CARDS, COST, KIND, RELIGIOUS, TYPE, UNIQUE
from twocities.citadels.character import Earner, rank_named
from twocities.citadels.characters import CHARACTER_BY_NAME, CHARACTERS
from twocities.citadels.choices import (
    BEAUTIFY,
    BOMBARD,
    BONUS_CARDS,
    BONUS_GOLD,
    BUILD,
    BUILD_FRAMEWORK,
    BUILD_NECROPOLIS,
    BUILD_ON_LOAN,
    BUILD_WITH_CARDS,
    COLLECT,
    CROWN,
    DESTROY,
    END,
    EXCHANGE,
    EXHIBIT,
    FORESEE,
    FORGE,
    GATHER_CARDS,
    GATHER_GOLD,
    INCOME,
    INCOME_MIX,
    KILL,
    LOOK,
    REDRAW,
    ROB,
    SEIZE,
    SELL,
    SPY,
    STUDY,
    SWAP_HANDS,
    TEMPLATES,
    THREATEN,
    TITHE,
    WARRANT,
)
from twocities.citadels.state import CitadelsState
from twocities.citadels.uniques import UNIQUE_TYPE
from twocities.core.choice import first, second, verb_of
from twocities.players.citadels import weights as w
from twocities.players.citadels.districts import (
    BASILICA,
    CARD_OF_KIND,
    FRAMEWORK,
    MAP_ROOM,
    NECROPOLIS,
    SECRET_VAULT,
    THIEVES_DEN,
    built_worth,
    district_worth,
    hand_uses,
)
from twocities.players.citadels.outlook import Outlook, menaces
from twocities.players.citadels.targets import target_worths

FIRST: Final = 40.0  # what costs nothing is done before everything else
LATER: Final = -40.0
NEVER: Final = -80.0
ALCHEMIST: Final = CHARACTER_BY_NAME["alchemist"].number
TYPE_SHARE: Final[tuple[float, ...]] = (0.18, 0.16, 0.28, 0.16, 0.22)  # by type: its share of the cards in hands

# By verb: done at once, whatever else can be done
_MARKS: Final = (KILL, ROB, WARRANT, THREATEN)
_GAINS: Final = (SPY, FORESEE, STUDY, COLLECT, TITHE, CROWN, INCOME_MIX, BONUS_GOLD, BONUS_CARDS)
AT_ONCE: Final = tuple([verb in _MARKS + _GAINS for verb in range(max(TEMPLATES) + 1)])
HASTY: Final = tuple([any([AT_ONCE[verb] for verb in who.verbs]) for who in CHARACTERS])  # whether one of its verbs is


def turn_ratings(s: CitadelsState, seat: int, choices: Sequence[int]) -> list[float]:
    """Ratings for the choices of a turn."""
    if HASTY[s.role.number]:
        at_once = [AT_ONCE[verb_of(choice)] for choice in choices]
        if at_once.count(True) == 1:
            return [FIRST if hasty else LATER for hasty in at_once]
        if True in at_once:
            turn = Turn(s, seat)
            return [turn.rate_at_once(choice) if at_once[at] else LATER for at, choice in enumerate(choices)]
    turn = Turn(s, seat)
    if INCOME in choices:
        if turn.earns_first():
            return [FIRST if choice == INCOME else LATER for choice in choices]
        turn.waits = True
    return [turn.rate(choice) for choice in choices]


class Turn:
    """Rates what a seat may do in its turn."""

    __slots__ = ("coming", "harm", "looked", "named", "o", "s", "seat", "uses", "waits", "worths")

    def __init__(self, s: CitadelsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.o = Outlook(s, seat)
        self.harm: list[float] = []
        self.named: list[float] = []
        self.uses: list[float] = []
        self.worths: list[tuple[float, int, int]] = []  # what can be built: worth, price, card
        self.looked = False
        self.waits = False  # whether income is still to be taken after building
        self.coming: int = 0  # gold that income will bring

    # -- what can be built

    def look(self) -> None:
        """Sums up the hand, once."""
        if self.looked:
            return
        self.looked = True
        s, seat, o = self.s, self.seat, self.o
        role = s.role
        if isinstance(role, Earner) and not role.in_cards and s.once(INCOME):
            self.coming = o.city.count_type(role.type)
        kinds = o.city.kinds
        works = o.city.works
        twins = role.duplicates or o.summary.twins
        previous = -1
        for card in s.hands[seat]:
            kind = KIND[card]
            if kind == previous or (kind in kinds and not twins):
                continue
            previous = kind
            if card >= BASIC_CARDS and UNIQUE[card].obstacle(o.city):
                continue
            price = price_of(s, seat, card) if works else COST[card]
            self.worths.append((built_worth(o, card), price, card))

    def useful(self) -> int:
        """How many cards may be built."""
        self.look()
        return len(self.worths)

    def card_need(self, more: int = 0) -> float:
        """The worth of a card, after some more."""
        need = w.CARD_NEED[min(self.useful() + more, 4)]
        if self.o.rounds < 2.0:
            need *= 0.5 + 0.25 * self.o.rounds
        return need

    def best_build(self, budget: int) -> float:
        """The most that can be built this turn with that much gold."""
        self.look()
        s, goods = self.s, self.o.goods
        left = s.role.limit - s.built
        if not s.role.limit or (s.role.rank == s.bewitched != 0 and s.restricted):
            return 0.0
        nets: list[tuple[float, int]] = []
        best = 0.0
        for worth, price, card in self.worths:
            if price <= budget and (left > 0 or not counts(s, card)):
                net = worth - goods * price
                if net > best:
                    best = net
                if left > 1:
                    nets.append((net, price))
        if left < 2 or len(nets) < 2:
            return best
        nets.sort()
        total = 0.0
        while nets and left:
            net, price = nets.pop()
            if price <= budget and net > 0:
                budget -= price
                total += net
                left -= 1
        return total

    def menace(self, other: int) -> float:
        if not self.harm:
            self.harm = menaces(self.s, self.seat)
        return self.harm[other]

    def hand(self) -> list[float]:
        """The worth of each card in hand."""
        if not self.uses:
            self.uses = hand_uses(self.o)
        return self.uses

    def use(self, kind: int) -> float:
        """The loss from giving up a card of that kind."""
        uses = self.hand()
        lowest = 99.0
        for at, card in enumerate(self.s.hands[self.seat]):
            if KIND[card] == kind and uses[at] < lowest:
                lowest = uses[at]
        return lowest

    # -- at once

    def rate_at_once(self, choice: int) -> float:
        verb, a = verb_of(choice), first(choice)
        if verb in (KILL, ROB, WARRANT, THREATEN):
            if not self.named:
                self.named = target_worths(self.s, self.seat, verb)
            return self.named[rank_named(choice)]
        if verb == SPY:
            return self.spy(a, second(choice))
        if verb == CROWN:
            return self.crown(a)
        if verb == INCOME_MIX:
            return self.income_mix(a)
        if verb == TITHE:
            return 3.0 * self.menace(a)
        if verb in (BONUS_GOLD, BONUS_CARDS) and not self.s.role.limit:
            return self.navigate(verb)
        return 0.0

    def spy(self, type_: int, other: int) -> float:
        s = self.s
        matches = len(s.hands[other]) * TYPE_SHARE[type_]
        return 2.0 * (min(matches, s.gold[other]) * (0.7 + 0.2 * self.menace(other)) + matches * self.card_need())

    def crown(self, other: int) -> float:
        """Whom the Emperor crowns: somebody far behind, with something to take, after whom the seat chooses soon."""
        s = self.s
        value = -0.3 * ((self.seat - other) % s.seats) - 1.5 * self.menace(other)
        if s.gold[other] or s.hands[other]:
            value += 1.0
        return 2.0 * value

    def income_mix(self, gold: int) -> float:
        o = self.o
        value = gold * (o.goods + 0.1)
        for more in range(o.city.count_type(RELIGIOUS) - gold):
            value += 0.9 * self.card_need(more)
        return 3.0 * value

    def navigate(self, verb: int) -> float:
        """The Navigator: 4 gold or 4 cards."""
        if verb == BONUS_GOLD:
            return 8.0 * (self.o.goods + 0.05)
        return 2.0 * (self.card_need() + self.card_need(1) + self.card_need(2) + self.card_need(3))

    # -- one after the other

    def rate(self, choice: int) -> float:
        verb = verb_of(choice)
        if verb == BUILD:
            return self.build(CARD_OF_KIND[first(choice)])
        if verb == END:
            return LATER if self.waits else 0.0
        if verb == GATHER_GOLD:
            return self.gather_gold()
        if verb == GATHER_CARDS:
            return self.gather_cards()
        if verb == INCOME:
            return 0.0 if self.s.gathered else LATER
        return self.rate_power(verb, choice)

    def rate_power(self, verb: int, choice: int) -> float:
        """Powers of characters."""
        a = first(choice)
        if verb == DESTROY:
            return self.destroy(choice)
        if verb == SWAP_HANDS:
            return self.swap_hands(a)
        if verb == REDRAW:
            return self.redraw()
        if verb == SEIZE:
            return self.seize(choice)
        if verb == EXCHANGE:
            return self.exchange(a, second(choice))
        if verb == LOOK:
            return FIRST + min(len(self.s.hands[a]), 6) if self.s.gathered else LATER
        if verb == BEAUTIFY:
            return self.beautify(a)
        if verb == BUILD_ON_LOAN:
            return self.build_on_loan(CARD_OF_KIND[a], second(choice))
        return self.rate_unique(verb, choice)

    def rate_unique(self, verb: int, choice: int) -> float:
        """What unique districts allow."""
        a = first(choice)
        if verb == SELL:
            return self.sell(a)
        if verb == EXHIBIT:
            return self.exhibit(a)
        if verb == FORGE:
            return self.forge()
        if verb == BUILD_FRAMEWORK:
            return self.give_up(FRAMEWORK, CARD_OF_KIND[a])
        if verb == BUILD_NECROPOLIS:
            return self.give_up(self.o.city.find(a), NECROPOLIS)
        if verb == BUILD_WITH_CARDS:
            return self.build_with_cards()
        if verb == BOMBARD:
            return self.bombard(a, second(choice))
        return NEVER

    # -- gathering

    def gather_gold(self) -> float:
        o = self.o
        amount = 2
        for unique in o.city.works:
            amount = unique.gather_gold(amount)
        self.look()
        return w.GATHER_SCALE * (self.best_build(o.gold + self.coming + amount) + (o.goods + 0.05) * amount)

    def gather_cards(self) -> float:
        o = self.o
        kept = 1.0
        for unique in o.city.works:
            if unique.keeps_all:
                kept += 0.8
            if unique.gather_cards(2) > 2:
                kept += 0.2
        self.look()
        budget = o.gold + self.coming
        value = self.best_build(budget) + self.card_need() * kept
        if not self.worths and self.s.role.limit:
            value += w.CARD_AT_ONCE * min(budget, 5)
        return w.GATHER_SCALE * value

    # -- income

    def earns_first(self) -> bool:
        """Whether income is taken at once. It is not if a district that adds to it can be built first."""
        s = self.s
        role = s.role
        if not isinstance(role, Earner) or role.in_cards or s.built >= role.limit:
            return True
        self.look()
        budget = self.o.gold if s.gathered else self.o.gold + 2
        goods = self.o.goods
        best, best_type, dearer = 0.0, -1, 0.0
        for worth, price, card in self.worths:
            net = worth - goods * price
            if price <= budget:
                if net > best:
                    best, best_type = net, TYPE[card]
            elif price <= budget + self.coming and net > dearer:
                dearer = net
        return best_type != role.type or dearer > best + 0.5

    # -- powers over others

    def destroy(self, choice: int) -> float:
        owner = second(choice)
        if owner == self.seat:
            return NEVER
        district = self.s.cities[owner].find(first(choice))
        value = self.menace(owner) * self.loss(owner, district) * w.DESTROY
        return w.BUILD_SCALE * (value - self.spend(self.s.role.fee(self.s, choice), w.DESTROY_PRICE))

    def bombard(self, face: int, owner: int) -> float:
        if owner == self.seat:
            return NEVER
        value = self.menace(owner) * self.loss(owner, self.s.cities[owner].find(face)) * w.DESTROY
        return w.BUILD_SCALE * (value - 3.0 - w.TEMPO - 0.5)

    def seize(self, choice: int) -> float:
        owner = second(choice)
        district = self.s.cities[owner].find(first(choice))
        value = built_worth(self.o, district) + self.menace(owner) * self.loss(owner, district) * w.SEIZE
        return w.BUILD_SCALE * (value - self.spend(self.s.role.fee(self.s, choice), w.SEIZE_PRICE))

    def exchange(self, face: int, owner: int) -> float:
        city = self.s.cities[owner]
        taken = city.find(face)
        cheapest, given = 99.0, -1
        for own in self.o.city.distinct:
            if not UNIQUE[own].immune and KIND[own] not in city.kinds:
                price = max(0, COST[taken] - COST[own])
                if price <= self.o.gold:
                    cost = self.kept_worth(own) + self.spend(price, 1.0)
                    if cost < cheapest:
                        cheapest, given = cost, own
        if given < 0:
            return NEVER
        gain = district_worth(self.o, taken) - w.TEMPO
        harm = self.menace(owner) * w.EXCHANGE * max(0, COST[taken] - COST[given])
        return w.BUILD_SCALE * (gain + harm - cheapest - w.EXCHANGE_LEAST)

    def loss(self, other: int, district: int) -> float:
        """The loss to another seat if it loses a district."""
        value = COST[district] + w.TEMPO
        if TYPE[district] == UNIQUE_TYPE:
            value += w.LOST_UNIQUE
        if self.s.goal - self.s.cities[other].size <= 1:
            value += w.DESTROY_FINISHER
        return value

    def spend(self, price: int, factor: float) -> float:
        """The cost of paying: the gold, and what can no longer be built this turn."""
        self.look()
        cost = self.o.goods * price * factor
        if price:
            budget = self.o.gold + self.coming + (0 if self.s.gathered else 2)
            cost += self.best_build(budget) - self.best_build(budget - price)
        return cost

    def kept_worth(self, district: int) -> float:
        """The worth of one's own district, apart from its place in the city."""
        value = COST[district] + 0.0
        type_ = TYPE[district]
        if type_ == UNIQUE_TYPE:
            value += w.LOST_UNIQUE
        if self.o.counts[type_] == 1:
            value += w.NEW_TYPE[self.o.types - 1] if self.o.types else 0.0
        return value

    # -- hands

    def swap_hands(self, other: int) -> float:
        theirs = len(self.s.hands[other])
        own = 0.0
        for use in self.hand():
            own += min(use, 3.0)
        expected = w.SWAP_CARD * min(theirs, 3) + w.SWAP_MANY * max(theirs - 3, 0)
        value = 0.8 * (expected - own) * min(1.0, 0.4 + 0.2 * self.o.rounds) + self.menace(other) * 0.1 * theirs
        return FIRST + 2.0 * value if value > 1.0 else LATER + value

    def redraw(self) -> float:
        junk = 0
        for use in self.hand():
            if use < w.JUNK:
                junk += 1
        return FIRST + junk if junk and self.o.rounds else LATER

    # -- building

    def build(self, card: int) -> float:
        s, o = self.s, self.o
        worth = built_worth(o, card)
        price = price_of(s, self.seat, card) if o.city.works else COST[card]
        value = worth - o.goods * price
        if s.warrants & ~s.served & 1 << s.role.rank and s.magistrate != self.seat:
            value -= w.CONFISCATED * (value + 0.5 * COST[card])
        if s.role.number == ALCHEMIST:
            value += o.goods * price * 0.9
        return w.BUILD_BASE + w.BUILD_SCALE * value

    def give_up(self, district: int, card: int) -> float:
        """One of one's own districts instead of gold."""
        lost = w.LOST_FRAMEWORK if district == FRAMEWORK else self.kept_worth(district)
        return w.BUILD_BASE + w.BUILD_SCALE * (built_worth(self.o, card) - lost - w.TEMPO)

    def build_with_cards(self) -> float:
        """The Thieves' Den, paid with the least useful cards and gold."""
        price = price_of(self.s, self.seat, THIEVES_DEN)
        losses = self.losses(THIEVES_DEN)
        cost = 0.0
        for at in range(price):
            cost += min(losses[at], 0.9) if at < len(losses) else 0.9
        return w.BUILD_BASE + w.BUILD_SCALE * (built_worth(self.o, THIEVES_DEN) - cost)

    def build_on_loan(self, card: int, lender: int) -> float:
        """The Cardinal: the missing gold in exchange for the least useful cards."""
        price = price_of(self.s, self.seat, card)
        losses = self.losses(card)
        cost = self.o.goods * self.o.gold
        for at in range(price - self.o.gold):
            cost += losses[at] if at < len(losses) else 2.5
        return w.BUILD_BASE + w.BUILD_SCALE * (built_worth(self.o, card) - cost) + self.menace(lender)

    def losses(self, built: int) -> list[float]:
        """The worth of all cards other than one, the least useful first."""
        uses = self.hand()
        out: list[float] = []
        for at, card in enumerate(self.s.hands[self.seat]):
            if KIND[card] != KIND[built]:
                out.append(min(uses[at], 2.5))
        out.sort()
        return out

    def beautify(self, face: int) -> float:
        """A point for a gold, once nothing can be built."""
        o = self.o
        if not self.s.gathered:
            return LATER
        cost = COST[o.city.find(face)]
        value = 1.0 - self.spend(1, 1.0)
        if o.city.find_card(BASILICA) >= 0:
            value += -1.0 if cost & 1 else 1.0
        if o.gold <= 3 and o.rounds > 1.0 and self.worths:
            value -= w.BEAUTIFY_SAVE
        return 1.0 + 4.0 * value + 0.1 * cost

    # -- districts that work

    def sell(self, kind: int) -> float:
        """The Laboratory: 2 gold for a card."""
        o = self.o
        use = self.use(kind)
        self.look()
        budget = o.gold + self.coming
        gain = 2.0 * (o.goods + 0.05) + self.best_build(budget + 2) - self.best_build(budget)
        if len(self.worths) <= 1 and use > 1.0:
            gain -= 2.0
        return 4.0 * (gain - 0.8 * use) if o.rounds or gain > 1.0 else LATER

    def exhibit(self, kind: int) -> float:
        """The Museum: a point for a card, once it is clear which ones will not be built."""
        s, o = self.s, self.o
        if not s.gathered:
            return LATER
        use = self.use(kind)
        if o.rounds:
            return 4.0 * (1.1 - 0.6 * use) if self.useful() > 1 or use < 1.0 else LATER
        if kind == KIND[SECRET_VAULT] or o.city.find_card(MAP_ROOM) >= 0:
            return LATER
        return (1.0 if s.built < s.role.limit and self.best_build(o.gold) > 0 else 30.0) - use

    def forge(self) -> float:
        """The Smithy: 3 cards for 2 gold."""
        s, o = self.s, self.o
        if not o.rounds and not (s.gathered and s.built < s.role.limit):
            return LATER
        gain = self.card_need() + self.card_need(1) + self.card_need(2)
        return 4.0 * (gain - self.spend(2, 1.0) - 0.3)
