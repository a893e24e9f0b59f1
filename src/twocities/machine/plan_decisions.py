"""The decisions that two City Events require at the end of the round (M15): of the Heroes before the judges, of the
Machine under oath."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame
from twocities.machine import reasons
from twocities.machine.choices import ADVANCE_PLAN, CONTRIBUTE, PASS
from twocities.machine.decision import Decision
from twocities.machine.documents import About
from twocities.machine.retrieval import retrievals, why_not_retrieved

if TYPE_CHECKING:
    from twocities.machine.state import MachineState


class WinBack(Decision):
    """Win over the Judges: a Hero may retrieve a forfeited card, paying for the Guards in the Hero's District."""

    name = "win-back"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [*retrievals(s, frame.number), PASS]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return why_not_retrieved(s, frame.number, choice)

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.heroes[frame.number].name)

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return 0 if choice == PASS else s.guards[s.hero_at[frame.number]]

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        if choice != PASS:
            hero = frame.number
            s.lose_trust(hero, self.price(s, frame, seat, choice))
            s.retrieve(hero, first(choice), seat)


class BuyOff(Decision):
    """Win over the Judges: the Heroes together may keep the Plan from advancing. Frame: the Hero asked, and what the
    earlier ones give (4 bits each)."""

    name = "buy-off"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        hero = frame.number
        return [pack(CONTRIBUTE, trust) for trust in range(min(s.trust[hero], self.missing(s, frame)) + 1)]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != CONTRIBUTE:
            return reasons.UNRESOLVED
        return reasons.NOT_NEEDED if first(choice) > self.missing(s, frame) else reasons.TOO_LITTLE_TRUST

    def missing(self, s: MachineState, frame: Frame) -> int:
        """What is still missing after the Heroes asked so far."""
        return s.figures.judges_trust - sum([frame.amount >> 4 * hero & 15 for hero in range(frame.number)])

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.heroes[frame.number].name)

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return first(choice)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        hero = frame.number
        shares = frame.amount | first(choice) << 4 * hero
        if hero + 1 < len(s.heroes):
            s.ask_hero(self, hero + 1, hero + 1, shares)
            return
        gifts = [shares >> 4 * giver & 15 for giver in range(len(s.heroes))]
        if sum(gifts) < s.figures.judges_trust:
            s.advance_plan()
            return
        for giver, gift in enumerate(gifts):
            s.lose_trust(giver, gift)


class Swear(Decision):
    """Loyalty Oath: the Machine may pay to advance the Plan."""

    name = "swear"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [ADVANCE_PLAN, PASS]

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return 0 if choice == PASS else s.figures.oath_bonds

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        if choice == ADVANCE_PLAN:
            s.bonds -= s.figures.oath_bonds
            s.advance_plan()


WIN_BACK: Final = WinBack()
BUY_OFF: Final = BuyOff()
SWEAR: Final = Swear()
