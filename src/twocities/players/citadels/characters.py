"""How much a seat wants each character, in points."""

from typing import Final

from twocities.citadels.build import price_of
from twocities.citadels.cards import COST, KIND, MILITARY, NOBLE, RELIGIOUS, TRADE
from twocities.citadels.characters import CHARACTER_BY_NAME, CHARACTERS
from twocities.citadels.state import FACE_UP, CitadelsState
from twocities.players.citadels import weights as w
from twocities.players.citadels.districts import SECRET_VAULT
from twocities.players.citadels.outlook import summary_of

THIEF: Final = CHARACTER_BY_NAME["thief"]
WARLORD: Final = CHARACTER_BY_NAME["warlord"]  # all of rank 8 threaten cities
FAR: Final = 9  # for each additional district, the gold assumed to be missing if nothing can be built


def wishes(s: CitadelsState, seat: int, own: bool) -> list[float]:
    """By rank, how much a seat wants a character, in points; `own`: its hand may be looked at."""
    now = Situation(s, seat, own)
    return [0.0, *[BY_NUMBER[character.number].worth(now) for character in s.cast]]


def face_up(s: CitadelsState) -> int:
    """The ranks discarded face-up, a bit each."""
    mask, at, owners = 0, -1, s.owners
    for _ in range(owners.count(FACE_UP)):
        at = owners.index(FACE_UP, at + 1)
        mask |= 1 << s.draft[at]
    return mask


class Situation:
    """What the wishes of a seat depend on, calculated once for all characters."""

    __slots__ = (
        "budget",
        "builds",
        "cards",
        "dearest",
        "earning",
        "endangered",
        "gap",
        "gold",
        "hand",
        "missing",
        "need",
        "pay",
        "richest",
        "s",
        "safe",
        "threat",
        "total",
        "unlock",
        "useful",
    )

    def __init__(self, s: CitadelsState, seat: int, own: bool) -> None:
        city = s.cities[seat]
        gold = s.gold[seat]
        self.s = s
        self.earning = summary_of(city).earning  # by type: how many districts bring income for it
        self.gold: int = gold
        self.hand: int = len(s.hands[seat])
        self.missing: int = s.goal - city.size  # districts missing to complete the city
        self.budget: int = gold + 2
        # what can be built
        self.useful: int = 0  # cards
        self.builds: int = 0  # number of districts that the gold pays for
        self.dearest: int = 0  # that the budget pays
        self.gap: int = FAR  # gold missing for one more district
        if own:
            self.look(seat)
        else:
            self.guess()
        self.need: float = w.CARD_NEED[min(self.useful, 4)]  # the worth of one more card
        self.pay: float = w.PAY + (w.PAY_SHORT if self.gap < FAR else 0.0)  # the worth of one more gold
        self.unlock: float = w.UNLOCK if self.dearest else w.UNLOCK_FIRST  # the worth of all the missing gold
        self.look_around(seat)
        out = face_up(s)
        self.safe: float = 0.0 if out >> THIEF.rank & 1 else w.SAFE * gold  # the Thief cannot rob ranks 1 and 2
        self.endangered: bool = not out >> WARLORD.rank & 1 and self.missing <= w.ENDANGERED

    def look(self, seat: int) -> None:
        """Sums up the hand."""
        s, budget = self.s, self.budget
        city = s.cities[seat]
        twins, works, kinds = summary_of(city).twins, city.works, city.kinds
        prices: list[int] = []
        for card in s.hands[seat]:
            if (twins or KIND[card] not in kinds) and card != SECRET_VAULT:
                prices.append(price_of(s, seat, card) if works else COST[card])
        prices.sort()
        spent = 0
        for price in prices:
            if price <= budget:
                self.dearest = price
                if spent + price <= budget:
                    spent += price
                    self.builds += 1
            elif self.gap == FAR:
                self.gap = price - budget
        self.useful = len(prices)

    def guess(self) -> None:
        """A guess of what a hand of that size contains."""
        budget = self.budget
        useful = min(4, (self.hand * 3 + 3) // 4)
        self.useful = useful
        self.builds = min(useful, budget // 3)
        self.dearest = min(budget, 4) if useful else 0
        if budget < 5 and useful:
            self.gap = 5 - budget

    def look_around(self, seat: int) -> None:
        """Sums up what the others have."""
        s = self.s
        goal, hands, cities = s.goal, s.hands, s.cities
        richest, total, cards, threat = 0, 0, 0, 0.0
        for other, gold in enumerate(s.gold):
            if other != seat:
                total += gold
                if gold > richest:
                    richest = gold
                hand = len(hands[other])
                if hand > cards:
                    cards = hand
                missing = goal - cities[other].size
                if missing <= 2 and threat < 1.0:
                    threat = 0.35 if missing == 2 else 1.0
        self.richest: int = richest
        self.total: int = total  # their gold
        self.cards: int = cards  # of the largest hand
        self.threat: float = threat  # how likely somebody is to complete a city

    def loot(self) -> float:
        """The gold to expect from a victim."""
        return w.LOOT_RICHEST * self.richest + w.LOOT_MEAN * self.total / (self.s.seats - 1)

    def second(self) -> float:
        """The worth of building a second district."""
        if self.builds < 2:
            return 0.0
        return w.SECOND_BUILD + w.FINISH_NOW if self.missing == 2 else w.SECOND_BUILD


class Wish:
    """How much one character is wanted."""

    __slots__ = ()

    def worth(self, now: Situation) -> float:
        raise NotImplementedError


# -- rank 1


class Assassin(Wish):
    def worth(self, now: Situation) -> float:
        return w.ASSASSIN + w.ASSASSIN_THREAT * now.threat + now.safe


class Witch(Wish):
    def worth(self, now: Situation) -> float:
        return w.WITCH + w.WITCH_THREAT * now.threat + now.safe


class Magistrate(Wish):
    def worth(self, now: Situation) -> float:
        return w.MAGISTRATE + w.MAGISTRATE_THREAT * now.threat + now.safe


# -- rank 2


class Thief(Wish):
    def worth(self, now: Situation) -> float:
        return w.THIEF * now.loot() + now.safe


class Spy(Wish):
    def worth(self, now: Situation) -> float:
        return w.SPY * now.cards * (now.need + w.SPY_GOLD) + now.safe


class Blackmailer(Wish):
    def worth(self, now: Situation) -> float:
        return w.BLACKMAILER * now.loot() + now.safe


# -- rank 3


class Magician(Wish):
    def worth(self, now: Situation) -> float:
        junk = max(now.hand - now.useful, 0)
        return w.MAGICIAN + w.MAGICIAN_CARD * max(now.cards - now.hand, 0) + w.MAGICIAN_JUNK * junk


class Wizard(Wish):
    def worth(self, now: Situation) -> float:
        return w.WIZARD_CARD * min(now.cards, 4) + w.WIZARD_NEED * now.need + w.WIZARD_GOLD * min(now.gold, 6)


class Seer(Wish):
    def worth(self, now: Situation) -> float:
        return w.SEER + now.second()


# -- rank 4


class King(Wish):
    def worth(self, now: Situation) -> float:
        nobles = now.earning[NOBLE]
        return nobles * now.pay + w.CROWN + (now.unlock if nobles >= now.gap else 0.0)


class Emperor(Wish):
    def worth(self, now: Situation) -> float:
        nobles = now.earning[NOBLE]
        return nobles * now.pay + w.EMPEROR + (now.unlock if nobles >= now.gap else 0.0)


class Patrician(Wish):
    def worth(self, now: Situation) -> float:
        return w.PATRICIAN * now.earning[NOBLE] * now.need + w.CROWN


# -- rank 5


class Bishop(Wish):
    def worth(self, now: Situation) -> float:
        churches = now.earning[RELIGIOUS]
        return (
            churches * now.pay
            + (w.BISHOP_SAFE if now.endangered else w.BISHOP)
            + (now.unlock if churches >= now.gap else 0.0)
        )


class Abbot(Wish):
    def worth(self, now: Situation) -> float:
        tithe = w.ABBOT_TITHE if now.richest > now.gold else 0.0
        return now.earning[RELIGIOUS] * max(now.pay, w.ABBOT_CARD * now.need) + tithe


class Cardinal(Wish):
    def worth(self, now: Situation) -> float:
        loan = w.CARDINAL_LOAN if now.gap < now.hand else 0.0
        return w.CARDINAL * now.earning[RELIGIOUS] * now.need + loan


# -- rank 6


class Merchant(Wish):
    def worth(self, now: Situation) -> float:
        gold = now.earning[TRADE] + 1
        return w.MERCHANT + gold * now.pay + (now.unlock if gold >= now.gap else 0.0)


class Alchemist(Wish):
    def worth(self, now: Situation) -> float:
        return w.ALCHEMIST + now.dearest * now.pay


class Trader(Wish):
    def worth(self, now: Situation) -> float:
        shops = now.earning[TRADE]
        return (
            w.TRADER
            + shops * now.pay
            + (w.TRADER_BUILD if now.builds > 1 else 0.0)
            + (now.unlock if shops >= now.gap else 0.0)
        )


# -- rank 7


class Architect(Wish):
    def worth(self, now: Situation) -> float:
        more = min(now.builds, 3, max(now.missing, 1)) - 1
        finish = w.FINISH_NOW if more and more + 1 == now.missing else 0.0
        return w.ARCHITECT_CARD * 2 * now.need + w.ARCHITECT_BUILD * max(more, 0) + finish


class Navigator(Wish):
    def worth(self, now: Situation) -> float:
        loss = w.NAVIGATOR_LOSS if now.dearest else w.NAVIGATOR_FREE
        return 4 * max(now.pay, w.NAVIGATOR_CARD * now.need) - loss


class Scholar(Wish):
    def worth(self, now: Situation) -> float:
        return w.SCHOLAR + now.need + now.second()


# -- rank 8


def _raider(now: Situation) -> float:
    """What all three have in common."""
    towers = now.earning[MILITARY]
    return towers * now.pay + (w.RAIDER_SAFE if now.endangered else 0.0) + (now.unlock if towers >= now.gap else 0.0)


class Warlord(Wish):
    def worth(self, now: Situation) -> float:
        return _raider(now) + w.WARLORD + w.WARLORD_THREAT * now.threat


class Diplomat(Wish):
    def worth(self, now: Situation) -> float:
        return _raider(now) + w.DIPLOMAT + w.DIPLOMAT_THREAT * now.threat


class Marshal(Wish):
    def worth(self, now: Situation) -> float:
        return _raider(now) + w.MARSHAL + (w.MARSHAL_GOLD if now.gold > 1 else 0.0) + w.MARSHAL_THREAT * now.threat


# -- rank 9


class Queen(Wish):
    def worth(self, now: Situation) -> float:
        return w.QUEEN * 2.0 / (now.s.seats - 1)


class Artist(Wish):
    def worth(self, now: Situation) -> float:
        return w.ARTIST + w.ARTIST_COIN * min(now.budget - now.dearest, 2)


class TaxCollector(Wish):
    def worth(self, now: Situation) -> float:
        return w.TAX_COLLECTOR + now.s.taxes * now.pay


WISHES: Final[dict[str, Wish]] = {
    "assassin": Assassin(),
    "witch": Witch(),
    "magistrate": Magistrate(),
    "thief": Thief(),
    "spy": Spy(),
    "blackmailer": Blackmailer(),
    "magician": Magician(),
    "wizard": Wizard(),
    "seer": Seer(),
    "king": King(),
    "emperor": Emperor(),
    "patrician": Patrician(),
    "bishop": Bishop(),
    "abbot": Abbot(),
    "cardinal": Cardinal(),
    "merchant": Merchant(),
    "alchemist": Alchemist(),
    "trader": Trader(),
    "architect": Architect(),
    "navigator": Navigator(),
    "scholar": Scholar(),
    "warlord": Warlord(),
    "diplomat": Diplomat(),
    "marshal": Marshal(),
    "queen": Queen(),
    "artist": Artist(),
    "tax-collector": TaxCollector(),
}
BY_NUMBER: Final[tuple[Wish, ...]] = tuple([WISHES[character.name] for character in CHARACTERS])
