"""What a unique district can change. The rules call these hooks at the moments they are named after."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from twocities.citadels import reasons
from twocities.citadels.decision import Decision
from twocities.core import Reason

if TYPE_CHECKING:
    from twocities.citadels.cards import Cards
    from twocities.citadels.city import City
    from twocities.citadels.state import CitadelsState


class Unique:
    """One unique district (C7); stateless."""

    name: str = ""
    clause: str = ""
    provenance: str = "rulebook, effect public"  # printed on the card
    cost: int = 0
    card: int = -1  # its card and kind, given by its place in UNIQUES
    kind: int = -1
    verb: int = -1  # the choice it offers in its owner's turn
    way: int = -1  # the choice that builds it from hand in a special way
    way_at_once: int = -1  # the same for the Wizard
    for_any: bool = False  # while it is in the city, any district can be built in this special way
    no_way: Reason = reasons.TOO_EXPENSIVE  # why its way is closed although the new district would be allowed
    asks: ClassVar[tuple[Decision, ...]] = ()  # decisions it leads to
    limited: bool = True  # whether building it counts towards the limit
    size: int = 1  # how many districts it counts as towards completing a city
    duplicates: bool = False  # lets its owner build duplicates
    keeps_all: bool = False  # its owner keeps all cards drawn when gathering
    immune: bool = False  # rank 8 cannot touch it
    toll: int = 0  # the extra price rank 8 pays for other districts of the city
    any_type: bool = False  # counts as any type for "gain for each district"
    haunted: bool = False  # counts as a type that its owner chooses at the end

    def gather_gold(self, amount: int) -> int:
        """The gold its owner gathers."""
        return amount

    def gather_cards(self, amount: int) -> int:
        """How many cards its owner draws when gathering."""
        return amount

    def price(self, card: int, price: int) -> int:
        """What its owner pays to build a card."""
        return price

    def obstacle(self, city: City) -> Reason | None:
        """Why it cannot be built in a city."""
        return None

    def ways(self, s: CitadelsState, seat: int, price: int, out: list[int]) -> None:
        """The choices that build it from hand in its special way, as far as possible."""

    def ways_at_once(self, s: CitadelsState, seat: int, price: int, out: list[int]) -> None:
        """The same for the Wizard, who builds it from another player's hand."""

    def sacrifice(self, s: CitadelsState, seat: int, choice: int) -> int:
        """The district of its owner that is destroyed instead of paying; -1: none, it is paid for with cards."""
        return -1

    def joins(self, s: CitadelsState, seat: int) -> None:
        """When it is added to a city."""

    def destroyed(self, s: CitadelsState) -> Cards:
        """What goes under the deck with it."""
        return ()

    def selection_end(self, s: CitadelsState, seat: int) -> None:
        """When all characters have been chosen."""

    def actions(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        """What its owner can do with it during a turn."""

    def why_not(self, s: CitadelsState, seat: int, choice: int) -> Reason:
        """Why such an action is not possible, although it has not been used up."""
        return reasons.NOT_IN_HAND

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        """Carries out such an action."""

    def turn_end(self, s: CitadelsState, seat: int) -> None:
        """At the end of its owner's turn."""

    def points(self, s: CitadelsState, seat: int, types: list[int]) -> int:
        """Extra points at the end; `types` are the types of the city's districts."""
        return 0

    def points_in_hand(self) -> int:
        """Extra points at the end if it is still in hand."""
        return 0
