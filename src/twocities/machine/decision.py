"""A decision somebody has to make. Frames on the state's stack say which, by whom, over what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twocities.core import Reason
from twocities.machine import reasons
from twocities.machine.documents import About

if TYPE_CHECKING:
    from twocities.machine.state import Table


class Decision:
    """One kind of decision; stateless. `name` stands in positions and views."""

    name: str = ""

    def choices(self, s: Table, frame: Frame, seat: int) -> list[int]:
        """What a seat may answer."""
        return []

    def about(self, s: Table, frame: Frame) -> About:
        """What whoever decides is told that it is about."""
        return About(hero=s.acting_hero())

    def price(self, s: Table, frame: Frame, choice: int) -> int:
        """The Bonds or the Trust that one of the answers takes, if it has a price."""
        return 0

    def answer(self, s: Table, frame: Frame, seat: int, choice: int) -> None:
        """What follows. The frame is off the stack already."""

    def why(self, s: Table, frame: Frame, seat: int, choice: int) -> Reason:
        """Why a choice is not among the answers."""
        return reasons.UNRESOLVED


# decision, who decides (a seat, or EITHER minus the Hero two seats share), two numbers of its own
Frame = tuple[Decision, int, int, int]
