"""Building (C3.3): one pipeline for every way: legal, price, payment, confiscation, placement, tax, completion."""

from typing import Final

from twocities.citadels import events, reasons
from twocities.citadels.cards import BASIC_CARDS, COST, KIND, KIND_NAMES, TYPE, UNIQUE
from twocities.citadels.choices import (
    BORROW_REST,
    BUILD,
    BUILD_NOW,
    BUILD_ON_LOAN,
    CONFISCATE,
    GIVE,
    LET_PASS,
    PAY_CARD,
    PAY_REST,
)
from twocities.citadels.city import City
from twocities.citadels.decision import Decision
from twocities.citadels.state import CitadelsState
from twocities.citadels.unique import Unique
from twocities.citadels.uniques import UNIQUES
from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame

# By choice: the unique district that allows this way of building, in a turn and for the Wizard at once.
WAYS: Final[dict[int, Unique]] = {unique.way: unique for unique in UNIQUES if unique.way >= 0}
WAYS_AT_ONCE: Final[dict[int, Unique]] = {u.way_at_once: u for u in UNIQUES if u.way_at_once >= 0}
BUILDING_VERBS: Final[tuple[int, ...]] = (BUILD, BUILD_ON_LOAN, *WAYS)
BUILDS: Final = [pack(BUILD, kind) for kind in range(len(KIND_NAMES))]

# -- legal


def limit_obstacle(s: CitadelsState, card: int) -> Reason | None:
    """Why the acting character cannot build the card this turn, whatever the city."""
    role = s.role
    if not role.limit:
        return reasons.CANNOT_BUILD
    if not s.gathered:
        return reasons.GATHER_FIRST
    if s.built >= role.limit and counts(s, card):
        return reasons.LIMIT_REACHED
    return None


def city_obstacle(s: CitadelsState, card: int, city: City) -> Reason | None:
    """Why the card cannot be added to the acting player's city, whatever the price."""
    if KIND[card] in city.kinds and not s.role.duplicates and not any([u.duplicates for u in city.works]):
        return reasons.DUPLICATE
    return UNIQUE[card].obstacle(city)


def counts(s: CitadelsState, card: int) -> bool:
    """Whether building the card counts towards the limit."""
    return UNIQUE[card].limited and TYPE[card] != s.role.free_type


def price_of(s: CitadelsState, seat: int, card: int) -> int:
    price = COST[card]
    for unique in s.cities[seat].works:
        price = unique.price(card, price)
    return price


def gold_for(s: CitadelsState, seat: int, card: int) -> int:
    """The gold needed at once to build a card: its price and, unless the Magistrate is asked first, the tax."""
    price = price_of(s, seat, card)
    return price if is_warranted(s, seat) else price + tax(s, seat, s.gold[seat] - price)


def build_choices(s: CitadelsState, seat: int, out: list[int]) -> None:
    """Every way to build from hand."""
    role = s.role
    if not role.limit:
        return
    city, gold = s.cities[seat], s.gold[seat]
    works = city.works
    full = s.built >= role.limit
    borrows = loan_obstacle(s) is None
    opened = ways_opened(city) if works else []
    previous = -1
    for card in s.hands[seat]:
        kind = KIND[card]
        if kind == previous or (full and limit_obstacle(s, card) is not None):
            continue
        previous = kind
        unique = card >= BASIC_CARDS
        for way, rest in opened:
            if city_obstacle(s, card, rest) is None:
                out.append(pack(way, kind))
        if (unique or kind in city.kinds) and city_obstacle(s, card, city) is not None:
            continue
        price = price_of(s, seat, card) if works else COST[card]
        if price <= gold:
            out.append(BUILDS[kind])
        elif borrows:
            out.extend([pack(BUILD_ON_LOAN, kind, lender) for lender in lenders(s, seat, price - gold, 1)])
        if unique:
            UNIQUE[card].ways(s, seat, price, out)


def ways_opened(city: City) -> list[tuple[int, City]]:
    """The ways of building that a district in the city allows, each with the city that would be left."""
    return [(unique.way, city.remove(city.find_card(unique.card))) for unique in city.works if unique.for_any]


def card_built(s: CitadelsState, holder: int, choice: int) -> int:
    """The card that a choice builds from a hand, -1 if it is not there."""
    verb = verb_of(choice)
    way = WAYS.get(verb) or WAYS_AT_ONCE.get(verb)
    return s.find_in_hand(holder, first(choice) if way is None or way.for_any else way.kind)


def loan_obstacle(s: CitadelsState) -> Reason | None:
    """Why the acting character cannot borrow at all. Both ways of borrowing are a single power (C5.15)."""
    if not s.role.lends:
        return reasons.NOT_YOUR_POWER
    return None if s.once(BORROW_REST) else reasons.ALREADY_USED


def lenders(s: CitadelsState, seat: int, shortfall: int, reserved: int) -> list[int]:
    """Who can lend everything that is missing, in exchange for cards other than those reserved (C10.21)."""
    if len(s.hands[seat]) - reserved < shortfall:
        return []
    return [other for other in range(s.seats) if other != seat and s.gold[other] >= shortfall]


def why_not(s: CitadelsState, seat: int, choice: int) -> Reason:
    """Why a way of building is not possible."""
    verb = verb_of(choice)
    card = card_built(s, seat, choice)
    if card < 0:
        return reasons.NOT_IN_HAND
    obstacle = limit_obstacle(s, card) or city_obstacle(s, card, s.cities[seat])
    if obstacle is not None:
        return obstacle
    if verb == BUILD_ON_LOAN:
        return loan_obstacle(s) or reasons.NO_LOAN
    return WAYS[verb].no_way if verb in WAYS else reasons.TOO_EXPENSIVE


def why_not_now(s: CitadelsState, seat: int, victim: int, choice: int) -> Reason:
    """Why the Wizard cannot build a card at once."""
    card = card_built(s, victim, choice)
    if card < 0:
        return reasons.NOT_IN_HAND
    return city_obstacle(s, card, s.cities[seat]) or reasons.TOO_EXPENSIVE


def now_choices(s: CitadelsState, seat: int, victim: int) -> list[int]:
    """What the Wizard can build at once from another player's hand (C5.8)."""
    out: list[int] = []
    for kind in s.kinds_in_hand(victim):
        card = s.find_in_hand(victim, kind)
        if city_obstacle(s, card, s.cities[seat]) is None:
            price = price_of(s, seat, card)
            if price <= s.gold[seat]:
                out.append(pack(BUILD_NOW, kind))
            UNIQUE[card].ways_at_once(s, seat, price, out)
    return out


# -- price and payment


def build(s: CitadelsState, seat: int, choice: int) -> None:
    """Build from hand in the way chosen."""
    verb = verb_of(choice)
    card = card_built(s, seat, choice)
    s.built += counts(s, card)
    price = price_of(s, seat, card)
    open_from_hand(s, seat, card)
    if verb == BUILD:
        pay(s, seat, card, price)
    elif verb == BUILD_ON_LOAN:
        borrow(s, seat, second(choice), card, price)
    else:
        sacrificed = WAYS[verb].sacrifice(s, seat, choice)
        if sacrificed < 0:
            s.ask(PAY_WITH_CARDS, seat, price, cards=(card,))
        else:
            s.destroy(seat, seat, sacrificed)
            place(s, seat, card)


def build_now(s: CitadelsState, seat: int, victim: int, choice: int) -> None:
    """The Wizard builds a card from another player's hand, outside the limit."""
    card = card_built(s, victim, choice)
    price = price_of(s, seat, card)
    open_from_hand(s, victim, card)
    if verb_of(choice) == BUILD_NOW:
        pay(s, seat, card, price)
    else:
        s.ask(PAY_WITH_CARDS, seat, price, cards=(card,))


def borrow(s: CitadelsState, seat: int, lender: int, card: int, price: int) -> None:
    """The Cardinal builds with his own gold and what a lender adds."""
    s.use_up(BORROW_REST)
    s.ask(LOAN, seat, lender | price << 4, cards=(card,))


def open_from_hand(s: CitadelsState, seat: int, card: int) -> None:
    """The card leaves the hand for everybody to see."""
    s.remove_from_hand(seat, card, s.everybody())
    s.knowledge.publish(card)


class PayWithCards(Decision):
    """Thieves' Den: any part of its cost is paid in cards, each worth 1 gold. The frame's first card is the Den."""

    name = "pay-with-cards"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        cards, price = frame.cards, frame.number
        rest = price - (len(cards) - 1)
        out = [pack(PAY_CARD, kind) for kind in s.kinds_in_hand(seat)]
        if len(cards) == 1:
            return out
        if rest <= s.gold[seat]:
            out.append(PAY_REST)
        elif loan_obstacle(s) is None:
            out.extend(pack(BORROW_REST, lender) for lender in lenders(s, seat, rest - s.gold[seat], 0))
        return out

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) == BORROW_REST:
            return loan_obstacle(s) or reasons.NO_LOAN
        return reasons.UNRESOLVED

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        cards, price = frame.cards, frame.number
        verb = verb_of(choice)
        if verb == PAY_CARD:
            cards = (*cards, s.lay_aside(seat, first(choice)))
            if len(cards) - 1 < price:
                s.ask(self, seat, price, cards=cards)
                return
        den, spent = cards[0], cards[1:]
        s.tell(events.PUT_UNDER, seat, cards=spent, to=1 << seat)
        s.put_under(spent)
        if verb == BORROW_REST:
            borrow(s, seat, first(choice), den, price - len(spent))
        else:
            pay(s, seat, den, price - len(spent))


class Loan(Decision):
    """Cardinal: a card for each missing gold (C5.15). The frame's first card is the one being built."""

    name = "loan"

    def about(self, s: CitadelsState, frame: Frame) -> int:
        return frame.number & 15

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        return [pack(GIVE, kind) for kind in s.kinds_in_hand(seat)]

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        lender, price = frame.number & 15, frame.number >> 4
        cards = (*frame.cards, s.lay_aside(seat, first(choice)))
        shortfall = price - s.gold[seat]
        if len(cards) - 1 < shortfall:
            s.ask(self, seat, frame.number, cards=cards)
            return
        given = cards[1:]
        s.add_to_hand(lender, given)
        s.move_gold(lender, seat, shortfall)
        s.tell(events.BORROWED, seat, lender, shortfall, cards=given, to=1 << seat | 1 << lender)
        pay(s, seat, cards[0], price)


PAY_WITH_CARDS: Final = PayWithCards()
LOAN: Final = Loan()


def is_warranted(s: CitadelsState, seat: int) -> bool:
    """Whether the Magistrate is asked before what is paid for is built."""
    return bool(s.warrants & ~s.served & 1 << s.role.rank) and s.magistrate != seat


def pay(s: CitadelsState, seat: int, card: int, price: int) -> None:
    """Pay the price; the Magistrate is asked at the first paid build of a warranted character (C10.6)."""
    s.pay(seat, price)
    s.paid += price
    if is_warranted(s, seat):
        s.served |= 1 << s.role.rank
        s.ask(CONFISCATION, s.magistrate, seat | price << 4, cards=(card,))
    else:
        place(s, seat, card, price)


# -- confiscation


class Confiscation(Decision):
    """The Magistrate may take the district just paid for (C5.3)."""

    name = "confiscation"

    def about(self, s: CitadelsState, frame: Frame) -> int:
        return frame.number & 15

    def obstacle(self, s: CitadelsState, magistrate: int, card: int) -> Reason | None:
        if s.role.rank != s.signed:
            return reasons.NOT_SIGNED
        if KIND[card] in s.cities[magistrate].kinds:
            return reasons.NAME_OWNED
        return UNIQUE[card].obstacle(s.cities[magistrate])

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        if self.obstacle(s, seat, frame.cards[0]) is None:
            return [CONFISCATE, LET_PASS]
        return [LET_PASS]

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        if choice == CONFISCATE:
            return self.obstacle(s, seat, frame.cards[0]) or reasons.NOT_OFFERED
        return reasons.UNRESOLVED

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        card, payer, price = frame.cards[0], frame.number & 15, frame.number >> 4
        if choice == LET_PASS:
            s.tell(events.LET_PASS, seat)
            place(s, payer, card, price)
            return
        s.signed_shown = True
        s.gold[payer] += price
        s.paid -= price
        s.tell(events.CONFISCATED, seat, KIND[card], payer)
        place(s, seat, card)


CONFISCATION: Final = Confiscation()

# -- placement, tax, completion


def tax(s: CitadelsState, seat: int, gold: int) -> int:
    """What is taken of the gold left to a builder (C5.27)."""
    exempt = s.role.untaxed and seat == s.actor
    return 1 if s.taxed() and not exempt and gold else 0


def place(s: CitadelsState, seat: int, card: int, price: int = 0) -> None:
    """The district joins the builder's city, and is taxed."""
    s.tell(events.BUILT, seat, KIND[card], price)
    s.add_district(seat, card)
    if tax(s, seat, s.gold[seat]):
        s.pay(seat, 1)
        s.taxes += 1
        s.tell(events.TAXED, seat, 1)
