"""What a Hero Action is. Those for every District are in hero_actions.py, the others in special_actions.py."""

from abc import abstractmethod

from twocities.core import Reason
from twocities.machine.districts import ALL
from twocities.machine.state import RIOT_SLOT, MachineState


class HeroAction:
    """One Action of the acting Hero; stateless. `here` is the Hero's District."""

    verb: int = -1
    clause: str = ""
    where: int = ALL  # the Districts where it can be taken
    free: bool = False
    first_of_two: bool = True  # whether a Hero with two Actions may take it first (M13 Fowler)
    second_of_two: bool = True  # or second

    def attempts(self, s: MachineState, here: int) -> list[int]:
        """Its choices, whether they are possible or not; none if the Hero never takes this Action in this way."""
        return [self.verb]

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        """Why the Hero cannot take it, however much Trust there is."""
        return None

    def price(self, s: MachineState, here: int, choice: int) -> int:
        """One Trust for each Guard unless stated otherwise (M9.9)."""
        return 0 if self.free else s.guards[here]

    def offers(self, s: MachineState, here: int, trust: int) -> list[int]:
        """What the Hero can do and pay for. An Action whose choices differ in price overrides this."""
        if self.price(s, here, self.verb) > trust:
            return []
        return [choice for choice in self.attempts(s, here) if self.obstacle(s, here, choice) is None]

    def odds(self, s: MachineState, choice: int) -> tuple[int, int] | None:
        """For an Action that rolls a die: how many faces are good, and how many there are."""
        return None

    def gains(self, s: MachineState, choice: int) -> dict[str, int]:
        """What it brings at once and for certain."""
        return {}

    @abstractmethod
    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        """Carries it out, once it is paid for."""


class Speech(HeroAction):
    """An Action that raises Discontent."""

    @abstractmethod
    def amount(self, s: MachineState, here: int) -> int:
        """By how much, unless a card changes it."""

    def rise(self, s: MachineState, here: int) -> int:
        amount = self.amount(s, here)
        for effect in s.effects():
            amount = effect.rise(s, self.verb, here, amount)
        return min(amount, RIOT_SLOT - s.discontent)

    def gains(self, s: MachineState, choice: int) -> dict[str, int]:
        return {"discontent": self.rise(s, s.hero_at[s.turn])}

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        s.raise_discontent(self.rise(s, here))
