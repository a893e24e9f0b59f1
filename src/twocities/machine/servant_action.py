"""What a Servant Action is. Those on the board are in servant_actions.py, those that a card allows are with the
card."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from twocities.core import Reason
from twocities.core.choice import pack
from twocities.machine.districts import ALL

if TYPE_CHECKING:
    from twocities.machine.effect import Effect
    from twocities.machine.state import MachineState

ACTION_COST: Final = 2  # M7.4
NO_TARGET: Final[tuple[int, ...]] = (0,)


class ServantAction:
    """One Action of a Servant; stateless. `here` is the Servant's District."""

    verb: int = -1
    clause: str = ""
    where: int = ALL  # the Districts where it can be taken
    cost: int = ACTION_COST

    def targets(self, s: MachineState, here: int) -> Sequence[int]:
        """What it could be aimed at, whether that is possible or not."""
        return NO_TARGET

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        """Why a Servant cannot take it, however many Bonds there are."""
        return None

    def price(self, s: MachineState, effects: list[Effect]) -> int:
        """The price in Bonds, with the effects in force."""
        cost = self.cost
        for effect in effects:
            cost = effect.action_cost(s, self.verb, cost)
        return cost

    def attempts(self, s: MachineState, servant: int) -> list[int]:
        """A Servant's choices, whether they are possible or not."""
        targets = self.targets(s, s.servants[servant])
        return [pack(self.verb, servant, target) for target in targets] or [pack(self.verb, servant)]

    def offers(self, s: MachineState, servant: int, here: int) -> list[int]:
        """What a Servant can do, whatever it costs."""
        return [
            pack(self.verb, servant, target)
            for target in self.targets(s, here)
            if self.obstacle(s, here, target) is None
        ]

    @abstractmethod
    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        """Carries it out, once it is paid for."""
