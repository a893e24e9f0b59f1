"""What a City Event or a Directive can change while it is in force. The rules call these hooks at the moments they are
named after, for all cards in force, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from twocities.machine.servant_action import ServantAction
    from twocities.machine.state import MachineState


class Effect:
    """One card; stateless."""

    name: str = ""
    clause: str = ""
    provenance: str = "house"  # or: the rulebook
    number: int = -1  # given by its place in its deck's table
    bars: bool = False  # whether it may prevent Actions, or keep Guards out
    servant_action: ServantAction | None = None  # the one that it allows (M7.12)

    # Opening
    def bonds(self, s: MachineState, amount: int) -> int:
        """Bonds the Machine receives."""
        return amount

    def trust(self, s: MachineState, district: int, amount: int) -> int:
        """Trust the Heroes in a District receive."""
        return amount

    def progress(self, s: MachineState, steps: int) -> int:
        """Steps of the Progress marker when the movement cards are shuffled (M16.8)."""
        return steps

    # the Great Machine
    def guard_free(self, s: MachineState) -> bool:
        """Whether the next Guard moves for free."""
        return False

    def guards_barred(self, s: MachineState, district: int) -> bool:
        """Whether Guards are kept out of a District."""
        return False

    def servant_extra(self, s: MachineState, servant: int) -> int:
        """The extra cost of moving a Servant."""
        return 0

    def action_cost(self, s: MachineState, verb: int, cost: int) -> int:
        """What a Servant Action costs."""
        return cost

    def action_barred(self, s: MachineState, verb: int, district: int) -> bool:
        """Whether an Action, of a Servant or a Hero, is impossible in a District."""
        return False

    def collected(self, s: MachineState, amount: int) -> int:
        """The Bonds that the Servant Action in the Central Square brings."""
        return amount

    # Heroes
    def exit_cost(self, s: MachineState, hero: int, district: int, cost: int) -> int:
        """Trust for exiting a District."""
        return cost

    def raid_reaches(self, s: MachineState, raided: int, district: int) -> bool:
        """Whether a Raid also catches a Hero who ends movement in another District."""
        return False

    def detained(self, s: MachineState, hero: int) -> None:
        """When a Hero is detained."""

    def rise(self, s: MachineState, verb: int, district: int, amount: int) -> int:
        """By how much a Hero's Action raises Discontent."""
        return amount

    def armour(self, s: MachineState, rolled: int) -> int:
        """What a number on the Assault die counts as."""
        return rolled

    # Closing
    def hushes(self, s: MachineState) -> bool:
        """Whether a failed Raid does not raise Discontent."""
        return False

    def round_end(self, s: MachineState) -> None:
        """Step 2: at the end of this round only."""
