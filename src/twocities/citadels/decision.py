"""A decision somebody has to make. Frames on the state's stack say which, by whom, over which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twocities.citadels import reasons
from twocities.citadels.cards import Cards
from twocities.core import Reason

if TYPE_CHECKING:
    from twocities.citadels.state import Table


class Decision:
    """One kind of decision; stateless. `name` stands in positions and views."""

    name: str = ""

    def choices(self, s: Table, frame: Frame) -> list[int]:
        """What the frame's seat may answer."""
        return []

    def subject(self, frame: Frame) -> int:
        """The other seat it is about, -1 if none."""
        return -1

    def price(self, s: Table, frame: Frame, choice: int) -> int:
        """The gold that one of the answers takes, if it has a price."""
        return 0

    def answer(self, s: Table, frame: Frame, choice: int) -> None:
        """What follows. The frame is off the stack already."""

    def why(self, s: Table, frame: Frame, choice: int) -> Reason:
        """Why a choice is not among the answers."""
        return reasons.UNRESOLVED


# decision, seat, cards set aside for it, a number of its own
Frame = tuple[Decision, int, Cards, int]
