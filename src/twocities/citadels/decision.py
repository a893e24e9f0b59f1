"""Decisions of Citadels. A frame has the cards set aside for it, and a number that the decision interprets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twocities.citadels import reasons
from twocities.core import Reason
from twocities.core import decision as core

if TYPE_CHECKING:
    from twocities.citadels.state import CitadelsState


class Decision(core.Decision["CitadelsState", int]):
    """One kind of decision."""

    def about(self, s: CitadelsState, frame: core.Frame) -> int:
        """The other seat it is about, or -1."""
        return -1

    def why_not(self, s: CitadelsState, frame: core.Frame, seat: int, choice: int) -> Reason:
        return reasons.UNRESOLVED
