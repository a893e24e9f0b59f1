"""Rank 8: Warlord, Diplomat, Marshal."""

from typing import Final

from twocities.citadels import events, reasons
from twocities.citadels.cards import COST, FACE, KIND, MILITARY, UNIQUE
from twocities.citadels.character import Earner
from twocities.citadels.choices import DESTROY, EXCHANGE, EXCHANGE_OWN, INCOME, SEIZE
from twocities.citadels.decision import Decision
from twocities.citadels.state import CitadelsState
from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame


class Raider(Earner):
    """A rank 8 character: gains for military districts and has one power over a district of some city."""

    rank = 8
    type = MILITARY
    verb: int = -1

    def out_of_reach(self, s: CitadelsState, seat: int, owner: int) -> Reason | None:
        """Why the power cannot be used on any district of a city."""
        if owner == s.protected:
            return reasons.PROTECTED
        return reasons.COMPLETED_CITY if s.completed(owner) else None

    def obstacle(self, s: CitadelsState, seat: int, owner: int, district: int) -> Reason | None:
        """Why the power cannot be used on a district, if it can be used on its city."""
        return None

    def toll(self, s: CitadelsState, owner: int, district: int) -> int:
        """The extra cost of the power because of the Great Wall (C10.17)."""
        toll = 0
        for unique in s.cities[owner].works:
            if unique is not UNIQUE[district]:
                toll += unique.toll
        return toll

    def price(self, s: CitadelsState, owner: int, district: int) -> int:
        """What using the power on a district costs at once."""
        return 0

    def fee(self, s: CitadelsState, choice: int) -> int:
        if verb_of(choice) == INCOME:
            return 0
        owner = second(choice)
        return self.price(s, owner, s.cities[owner].find(first(choice)))

    def powers(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        super().powers(s, seat, out)
        if s.once(self.verb):
            for owner in range(s.seats):
                if self.out_of_reach(s, seat, owner) is None:
                    for district in s.cities[owner].distinct:
                        if self.obstacle(s, seat, owner, district) is None:
                            out.append(pack(self.verb, FACE[district], owner))

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        if verb_of(choice) == INCOME:
            return super().why_not(s, seat, choice)
        if not s.once(self.verb):
            return reasons.ALREADY_USED
        owner = second(choice)
        district = s.cities[owner].find(first(choice)) if owner < s.seats else -1
        if district < 0:
            return reasons.NO_SUCH_DISTRICT
        obstacle = self.out_of_reach(s, seat, owner) or self.obstacle(s, seat, owner, district)
        return obstacle or reasons.NOT_OFFERED

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        if verb_of(choice) == INCOME:
            self.earn(s, seat)
            return
        s.use_up(self.verb)
        owner = second(choice)
        self.raid(s, seat, owner, s.cities[owner].find(first(choice)))

    def raid(self, s: CitadelsState, seat: int, owner: int, district: int) -> None:
        """Use the power."""


class Warlord(Raider):
    name = "warlord"
    clause = "C5.22"
    verb = DESTROY
    verbs = (INCOME, DESTROY)

    def price(self, s: CitadelsState, owner: int, district: int) -> int:
        return COST[district] - 1 + self.toll(s, owner, district)

    def obstacle(self, s: CitadelsState, seat: int, owner: int, district: int) -> Reason | None:
        if UNIQUE[district].immune:
            return reasons.KEEP_STANDS
        return reasons.TOO_EXPENSIVE if self.price(s, owner, district) > s.gold[seat] else None

    def raid(self, s: CitadelsState, seat: int, owner: int, district: int) -> None:
        s.pay(seat, self.price(s, owner, district))
        s.destroy(seat, owner, district)


class GiveDistrict(Decision):
    """The Diplomat chooses what to give for the district named (owner and face)."""

    name = "give-district"

    def about(self, s: CitadelsState, frame: Frame) -> int:
        return frame.number & 15

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        owner, face = frame.number & 15, frame.number >> 4
        return [pack(EXCHANGE_OWN, own) for own in DIPLOMAT.gifts(s, seat, owner, s.cities[owner].find(face))]

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        owner, face = frame.number & 15, frame.number >> 4
        own = s.cities[seat].find(first(choice))
        if verb_of(choice) != EXCHANGE_OWN or own < 0:
            return reasons.UNRESOLVED
        return DIPLOMAT.gift_obstacle(s, seat, own, owner, s.cities[owner].find(face)) or reasons.NOT_OFFERED

    def price(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> int:
        owner, face = frame.number & 15, frame.number >> 4
        return DIPLOMAT.gift_price(s, s.cities[seat].find(first(choice)), owner, s.cities[owner].find(face))

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        owner, face = frame.number & 15, frame.number >> 4
        taken, given = s.cities[owner].find(face), s.cities[seat].find(first(choice))
        difference = DIPLOMAT.difference(given, taken)
        s.pay(seat, DIPLOMAT.toll(s, owner, taken))
        s.move_gold(seat, owner, difference)
        s.tell(events.EXCHANGED, seat, FACE[taken], owner)
        s.tell(events.GAVE_DISTRICT, seat, FACE[given], owner)
        if difference:
            s.tell(events.PAID, seat, owner, difference)
        s.take_district(owner, taken)
        s.take_district(seat, given)
        s.add_district(seat, taken)
        s.add_district(owner, given)


GIVE_DISTRICT: Final = GiveDistrict()


class Diplomat(Raider):
    name = "diplomat"
    clause = "C5.23"
    verb = EXCHANGE
    verbs = (INCOME, EXCHANGE)
    asks = (GIVE_DISTRICT,)

    def difference(self, given: int, taken: int) -> int:
        return max(0, COST[taken] - COST[given])

    def gift_price(self, s: CitadelsState, given: int, owner: int, taken: int) -> int:
        """The price of exchanging one district for another: the difference, and the extra cost."""
        return self.difference(given, taken) + self.toll(s, owner, taken)

    def gift_obstacle(self, s: CitadelsState, seat: int, given: int, owner: int, taken: int) -> Reason | None:
        """Why one of the Diplomat's districts cannot be given for the other one."""
        if UNIQUE[given].immune:
            return reasons.KEEP_STANDS
        if KIND[given] in s.cities[owner].kinds:
            return reasons.WOULD_DUPLICATE
        if self.gift_price(s, given, owner, taken) > s.gold[seat]:
            return reasons.TOO_EXPENSIVE
        return None

    def gifts(self, s: CitadelsState, seat: int, owner: int, taken: int) -> list[int]:
        """The faces of the Diplomat's districts that can be given for the other one."""
        return [FACE[own] for own in s.cities[seat].distinct if self.gift_obstacle(s, seat, own, owner, taken) is None]

    def out_of_reach(self, s: CitadelsState, seat: int, owner: int) -> Reason | None:
        return reasons.NOT_YOURSELF if owner == seat else super().out_of_reach(s, seat, owner)

    def obstacle(self, s: CitadelsState, seat: int, owner: int, district: int) -> Reason | None:
        if UNIQUE[district].immune:
            return reasons.KEEP_STANDS
        if KIND[district] in s.cities[seat].kinds:
            return reasons.WOULD_DUPLICATE
        obstacle: Reason | None = reasons.NO_SUCH_DISTRICT  # nothing to give
        for own in s.cities[seat].distinct:
            obstacle = self.gift_obstacle(s, seat, own, owner, district)
            if obstacle is None:
                return None
        return obstacle

    def raid(self, s: CitadelsState, seat: int, owner: int, district: int) -> None:
        s.ask(GIVE_DISTRICT, seat, owner | FACE[district] << 4)


class Marshal(Raider):
    name = "marshal"
    clause = "C5.24"
    verb = SEIZE
    verbs = (INCOME, SEIZE)

    def price(self, s: CitadelsState, owner: int, district: int) -> int:
        return COST[district] + self.toll(s, owner, district)

    def out_of_reach(self, s: CitadelsState, seat: int, owner: int) -> Reason | None:
        return reasons.NOT_YOURSELF if owner == seat else super().out_of_reach(s, seat, owner)

    def obstacle(self, s: CitadelsState, seat: int, owner: int, district: int) -> Reason | None:
        if UNIQUE[district].immune:
            return reasons.KEEP_STANDS
        if COST[district] > 3:
            return reasons.TOO_COSTLY_TO_SEIZE
        if KIND[district] in s.cities[seat].kinds:
            return reasons.WOULD_DUPLICATE
        return reasons.TOO_EXPENSIVE if self.price(s, owner, district) > s.gold[seat] else None

    def raid(self, s: CitadelsState, seat: int, owner: int, district: int) -> None:
        s.pay(seat, self.toll(s, owner, district))
        s.move_gold(seat, owner, COST[district])
        s.tell(events.SEIZED, seat, FACE[district], owner)
        s.tell(events.PAID, seat, owner, COST[district])
        s.take_district(owner, district)
        s.add_district(seat, district)


DIPLOMAT: Final = Diplomat()
RANK8: Final = (Warlord(), DIPLOMAT, Marshal())
