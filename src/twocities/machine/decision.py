"""Decisions of City of the Great Machine. A frame's seat may also be EITHER minus the number of a Hero that two seats
share, or NOBODY for all Revolutionaries at once; the decision interprets its two numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twocities.core import Reason
from twocities.core import decision as core
from twocities.machine import reasons
from twocities.machine.documents import About

if TYPE_CHECKING:
    from twocities.machine.state import MachineState


class Decision(core.Decision["MachineState", About]):
    """One kind of decision."""

    def about(self, s: MachineState, frame: core.Frame) -> About:
        """What the decision is about, as shown to those who decide."""
        return About(hero=s.acting_hero())

    def why_not(self, s: MachineState, frame: core.Frame, seat: int, choice: int) -> Reason:
        return reasons.UNRESOLVED
