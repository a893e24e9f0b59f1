"""A decision somebody has to make. Frames on the state's stack say which, by whom, over what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twocities.core import Reason
from twocities.machine import reasons

if TYPE_CHECKING:
    from twocities.machine.state import Table


class Decision:
    """One kind of decision; stateless. `name` stands in positions and views."""

    name: str = ""

    def choices(self, s: Table, frame: Frame, seat: int) -> list[int]:
        """What a seat may answer."""
        return []

    def answer(self, s: Table, frame: Frame, seat: int, choice: int) -> None:
        """What follows. The frame is off the stack already."""

    def why(self, s: Table, frame: Frame, seat: int, choice: int) -> Reason:
        """Why a choice is not among the answers."""
        return reasons.UNRESOLVED


# decision, who decides (a seat, or EITHER minus the Hero two seats share), two numbers of its own
Frame = tuple[Decision, int, int, int]
