"""The 30 unique districts (C7), one short definition each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from twocities.citadels import events, reasons
from twocities.citadels.choices import BOMBARD, BUILD_NECROPOLIS, BUILD_WITH_CARDS, EXHIBIT, FORGE, SELL
from twocities.citadels.unique import Unique
from twocities.core import Reason
from twocities.core.choice import first, pack, second

if TYPE_CHECKING:
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
        for owner in range(s.players):
            if not s.completed(owner):
                out.extend(pack(BOMBARD, face, owner) for face in s.cities[owner].faces if face & 63 != self.kind)

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        owner = second(choice)
        itself = first(choice) & 63 == self.kind
        if itself or owner >= s.players or first(choice) not in s.cities[owner].faces:
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
    """Destroyed to build a district instead of paying: see build.py, which lists this way for every card."""

    name = "framework"
    clause = "C7 Framework"
    cost = 3


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

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return len(s.museum)


class Necropolis(Unique):
    name = "necropolis"
    clause = "C7 Necropolis"
    cost = 5

    def ways(self, s: CitadelsState, seat: int, price: int, out: list[int]) -> None:
        out.extend(pack(BUILD_NECROPOLIS, face) for face in s.cities[seat].faces)


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


class Theater(Unique):
    """Used at the end of the selection phase: see draft.py."""

    name = "theater"
    clause = "C7 Theater"
    cost = 6


class ThievesDen(Unique):
    name = "thieves-den"
    clause = "C7 Thieves' Den"
    cost = 6

    def ways(self, s: CitadelsState, seat: int, price: int, out: list[int]) -> None:
        others = len(s.hands[seat]) - 1
        if others and s.gold[seat] + others >= price:
            out.append(BUILD_WITH_CARDS)


class WishingWell(Unique):
    name = "wishing-well"
    clause = "C7 Wishing Well"
    cost = 5

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        return types.count(UNIQUE_TYPE)


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
    Museum(),
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
