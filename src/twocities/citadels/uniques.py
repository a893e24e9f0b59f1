"""The 30 unique districts (C7), one short definition each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from twocities.citadels import events, reasons
from twocities.citadels.character import rank_named
from twocities.citadels.choices import (
    BOMBARD,
    BUILD_FRAMEWORK,
    BUILD_NECROPOLIS,
    BUILD_NOW_WITH_CARDS,
    BUILD_WITH_CARDS,
    EXHIBIT,
    FORGE,
    KEEP_CHARACTER,
    SELL,
    SWAP_CHARACTER,
    SWAP_ONE_CHARACTER,
)
from twocities.citadels.decision import Decision
from twocities.citadels.unique import Unique
from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame

if TYPE_CHECKING:
    from twocities.citadels.cards import Cards
    from twocities.citadels.city import City
    from twocities.citadels.state import CitadelsState

UNIQUE_TYPE: Final = 4


class Armory(Unique):
    name = "armory"
    clause = "C7 Armory"
    cost = 3
    verb = BOMBARD

    def actions(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.completed(seat):  # C10.16
            return
        for owner in range(s.seats):
            if not s.completed(owner):
                city = s.cities[owner]
                itself = city.find_card(self.card)
                districts = zip(city.faces, city.distinct, strict=True)
                out.extend(pack(BOMBARD, face, owner) for face, district in districts if district != itself)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        owner = second(choice)
        district = s.cities[owner].find(first(choice)) if owner < s.seats else -1
        if district < 0 or district == s.cities[owner].find_card(self.card):
            return reasons.NO_SUCH_DISTRICT
        return reasons.COMPLETED_CITY

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        owner = second(choice)
        district = s.cities[owner].find(first(choice))
        s.tell(events.DESTROYED, seat, first(choice), owner)
        armory = s.remove_district(seat, s.cities[seat].find_card(self.card))
        s.put_under(armory + s.remove_district(owner, district))


class Basilica(Unique):
    name = "basilica"
    clause = "C7 Basilica"
    cost = 4

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return sum(s.cost(district) % 2 for district in s.cities[seat].districts)


class Capitol(Unique):
    name = "capitol"
    clause = "C7 Capitol"
    cost = 5

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return 3 if any(types.count(t) >= 3 for t in types) else 0


class DragonGate(Unique):
    name = "dragon-gate"
    clause = "C7 Dragon Gate"
    cost = 6

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return 2


class Factory(Unique):
    name = "factory"
    clause = "C7 Factory"
    cost = 5

    def price(self, card: int, price: int) -> int:
        return price - 1 if card >= UNIQUES[0].card else price


class Framework(Unique):
    name = "framework"
    clause = "C7 Framework"
    cost = 3
    way = BUILD_FRAMEWORK
    no_way = reasons.NOT_YOUR_DISTRICT
    for_any = True

    def sacrifice(self, s: CitadelsState, seat: int, choice: int) -> int:
        return s.cities[seat].find_card(self.card)


class GoldMine(Unique):
    name = "gold-mine"
    clause = "C7 Gold Mine"
    cost = 6

    def gather_gold(self, amount: int) -> int:
        return amount + 1


class GreatWall(Unique):
    name = "great-wall"
    clause = "C7 Great Wall"
    cost = 6
    toll = 1


class HauntedQuarter(Unique):
    name = "haunted-quarter"
    clause = "C7 Haunted Quarter"
    cost = 2
    haunted = True


class ImperialTreasury(Unique):
    name = "imperial-treasury"
    clause = "C7 Imperial Treasury"
    cost = 5

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return s.gold[seat]


class IvoryTower(Unique):
    name = "ivory-tower"
    clause = "C7 Ivory Tower"
    cost = 5

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return 5 if types.count(UNIQUE_TYPE) == 1 else 0


class Keep(Unique):
    name = "keep"
    clause = "C7 Keep"
    cost = 3
    immune = True


class Laboratory(Unique):
    name = "laboratory"
    clause = "C7 Laboratory"
    cost = 5
    verb = SELL

    def actions(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(self.verb):
            out.extend(pack(SELL, kind) for kind in s.kinds_in_hand(seat))

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(self.verb)
        card = s.lay_aside(seat, first(choice))
        s.tell(events.SOLD, seat, cards=(card,), to=1 << seat)
        s.put_under((card,))
        s.gain(seat, 2)


class Library(Unique):
    name = "library"
    clause = "C7 Library"
    cost = 6
    keeps_all = True


class MapRoom(Unique):
    name = "map-room"
    clause = "C7 Map Room"
    cost = 5

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return len(s.hands[seat])


class Monument(Unique):
    name = "monument"
    clause = "C7 Monument"
    cost = 4
    size = 2

    def obstacle(self, city: City) -> Reason | None:
        return reasons.CITY_TOO_LARGE if len(city.districts) >= 5 else None


class Museum(Unique):
    name = "museum"
    clause = "C7 Museum"
    cost = 4
    verb = EXHIBIT

    def actions(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(self.verb):
            out.extend(pack(EXHIBIT, kind) for kind in s.kinds_in_hand(seat))

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(self.verb)
        card = s.lay_aside(seat, first(choice))
        s.museum = (*s.museum, card)
        s.tell(events.EXHIBITED, seat, cards=(card,), to=1 << seat)

    def joins(self, s: CitadelsState, seat: int) -> None:
        s.knowledge.look(s.museum, seat)

    def destroyed(self, s: CitadelsState) -> Cards:
        under, s.museum = s.museum, ()
        return under

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return len(s.museum)


class Necropolis(Unique):
    name = "necropolis"
    clause = "C7 Necropolis"
    cost = 5
    way = BUILD_NECROPOLIS
    no_way = reasons.NO_SUCH_DISTRICT

    def ways(self, s: CitadelsState, seat: int, price: int, out: list[int]) -> None:
        out.extend(pack(BUILD_NECROPOLIS, face) for face in s.cities[seat].faces)

    def sacrifice(self, s: CitadelsState, seat: int, choice: int) -> int:
        return s.cities[seat].find(first(choice))


class Observatory(Unique):
    name = "observatory"
    clause = "C7 Observatory"
    cost = 4

    def gather_cards(self, amount: int) -> int:
        return amount + 1


class Park(Unique):
    name = "park"
    clause = "C7 Park"
    cost = 6

    def turn_end(self, s: CitadelsState, seat: int) -> None:
        if not s.hands[seat]:
            s.draw(seat, 2)


class PoorHouse(Unique):
    name = "poor-house"
    clause = "C7 Poor House"
    cost = 4

    def turn_end(self, s: CitadelsState, seat: int) -> None:
        if not s.gold[seat]:
            s.gain(seat, 1)


class Quarry(Unique):
    name = "quarry"
    clause = "C7 Quarry"
    cost = 5
    duplicates = True


class SchoolOfMagic(Unique):
    name = "school-of-magic"
    clause = "C7 School of Magic"
    cost = 6
    any_type = True


class SecretVault(Unique):
    name = "secret-vault"
    clause = "C7 Secret Vault"
    cost = 0

    def obstacle(self, city: City) -> Reason | None:
        return reasons.NEVER_BUILT

    def points_in_hand(self) -> int:
        return 3


class Smithy(Unique):
    name = "smithy"
    clause = "C7 Smithy"
    cost = 5
    verb = FORGE

    def actions(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.once(self.verb) and s.gold[seat] >= 2 and s.deck:
            out.append(FORGE)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        return reasons.TOO_EXPENSIVE if s.gold[seat] < 2 else reasons.DECK_EMPTY

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.use_up(self.verb)
        s.pay(seat, 2)
        s.draw(seat, 3)


class Stables(Unique):
    name = "stables"
    clause = "C7 Stables"
    cost = 2
    limited = False


class Statue(Unique):
    name = "statue"
    clause = "C7 Statue"
    cost = 3

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return 5 if s.crown == seat else 0


class Swap(Decision):
    """The Theater: swap a character with another player's without looking; of two, a random one."""

    name = "theater"

    def choices(self, s: CitadelsState, frame: Frame, seat: int) -> list[int]:
        others = [other for other in range(s.seats) if other != seat]
        if s.seats > 3:
            return [*[pack(SWAP_CHARACTER, other) for other in others], KEEP_CHARACTER]
        own = [s.cast[rank - 1].number for rank in s.held_by(seat)]
        return [*[pack(SWAP_ONE_CHARACTER, c, other) for c in own for other in others], KEEP_CHARACTER]

    def why_not(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> Reason:
        swaps = verb_of(choice) in (SWAP_CHARACTER, SWAP_ONE_CHARACTER)
        return reasons.OWN_CHARACTERS_ONLY if swaps else reasons.UNRESOLVED

    def answer(self, s: CitadelsState, frame: Frame, seat: int, choice: int) -> None:
        if choice == KEEP_CHARACTER:
            return
        if verb_of(choice) == SWAP_CHARACTER:
            other = first(choice)
            given, taken = s.held_by(seat)[0], s.held_by(other)[0]
        else:
            other = second(choice)
            theirs = s.held_by(other)
            given, taken = rank_named(choice), theirs[s.rng.below(len(theirs))]
        here, there = s.draft.index(given), s.draft.index(taken)
        s.owners[here], s.owners[there] = other, seat
        s.swap = (seat, other, here, there)
        s.tell(events.SWAPPED_CHARACTER, seat, other)
        both = 1 << seat | 1 << other
        s.tell(events.HOLDS_CHARACTER, seat, s.cast[taken - 1].number, to=both)
        s.tell(events.HOLDS_CHARACTER, other, s.cast[given - 1].number, to=both)


SWAP: Final = Swap()


class Theater(Unique):
    name = "theater"
    clause = "C7 Theater"
    cost = 6
    asks = (SWAP,)

    def selection_end(self, s: CitadelsState, seat: int) -> None:
        s.ask(SWAP, seat)


class ThievesDen(Unique):  # how its cards are paid, one by one: build.py
    name = "thieves-den"
    clause = "C7 Thieves' Den"
    cost = 6
    way = BUILD_WITH_CARDS
    way_at_once = BUILD_NOW_WITH_CARDS

    def ways(self, s: CitadelsState, seat: int, price: int, out: list[int]) -> None:
        if self.affordable(s, seat, price, len(s.hands[seat]) - 1):
            out.append(BUILD_WITH_CARDS)

    def ways_at_once(self, s: CitadelsState, seat: int, price: int, out: list[int]) -> None:
        if self.affordable(s, seat, price, len(s.hands[seat])):
            out.append(BUILD_NOW_WITH_CARDS)

    def affordable(self, s: CitadelsState, seat: int, price: int, cards: int) -> bool:
        """Paying with up to this many cards, at least one."""
        return cards > 0 and s.gold[seat] + cards >= price


class WishingWell(Unique):
    name = "wishing-well"
    clause = "C7 Wishing Well"
    cost = 5

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return types.count(UNIQUE_TYPE)


MUSEUM: Final = Museum()
UNIQUES: Final[tuple[Unique, ...]] = (
    Armory(),
    Basilica(),
    Capitol(),
    DragonGate(),
    Factory(),
    Framework(),
    GoldMine(),
    GreatWall(),
    HauntedQuarter(),
    ImperialTreasury(),
    IvoryTower(),
    Keep(),
    Laboratory(),
    Library(),
    MapRoom(),
    Monument(),
    MUSEUM,
    Necropolis(),
    Observatory(),
    Park(),
    PoorHouse(),
    Quarry(),
    SchoolOfMagic(),
    SecretVault(),
    Smithy(),
    Stables(),
    Statue(),
    Theater(),
    ThievesDen(),
    WishingWell(),
)
