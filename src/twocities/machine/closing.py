"""Phase V, Closing (M11): failed Raids, the end of the round, the Master Plan."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons
from twocities.machine.actions import retrievals, why_not_retrieved
from twocities.machine.choices import ADVANCE_PLAN, CONTRIBUTE, IDENTIFY, PASS
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.decision import Decision
from twocities.machine.documents import About
from twocities.machine.opening import begin_round
from twocities.machine.sides import MACHINE
from twocities.machine.state import RIOT_SLOT, UNKNOWN, MachineState

# steps of the phase; the Heroes' turns to speak of an event lie between
FAILED_RAIDS: Final = 0
ROUND_END: Final = 1
PLAN: Final = 2
NEXT_ROUND: Final = 3


def close(s: MachineState) -> None:
    """The next step of the Closing Phase."""
    event = CITY_EVENTS[s.event]
    if s.step == FAILED_RAIDS:
        if s.raids:
            district = (s.raids & -s.raids).bit_length() - 1
            s.raids &= ~(1 << district)
            if not (s.arrived | s.reached) >> district & 1:
                failed_raid(s, district)
            return
        s.step = ROUND_END
    elif s.step == ROUND_END:
        s.step = PLAN
        for effect in s.effects():
            effect.round_end(s)
        if event.judges:
            for hero in reversed(range(len(s.heroes))):
                if s.access[hero] and s.trust[hero] >= s.guards[s.hero_at[hero]]:
                    s.ask_hero(WIN_BACK, hero, hero)
    elif s.step == PLAN:
        s.step = NEXT_ROUND
        advances = plan_advances(s)
        if advances:
            s.advance_plan()
        elif advances is None:
            if event.judges:
                s.ask_hero(BUY_OFF, 0, 0, 0)
            else:
                s.ask(SWEAR, MACHINE)
    else:
        begin_round(s)


def plan_advances(s: MachineState) -> bool | None:
    """Whether the City Event advances the Master Plan as things stand (M11.3); None if somebody has to decide."""
    event = CITY_EVENTS[s.event]
    if event.judges:
        return None if sum(s.trust) >= s.figures.judges_trust else True
    advances = event.plan(s)
    return None if event.oath and advances else advances


def failed_raid(s: MachineState, district: int) -> None:
    """Discontent rises, or at the Riot Stage the nearest Hero identifies a Citizen (M11.1)."""
    s.tell(events.RAID_FAILED, MACHINE, district)
    if s.discontent == RIOT_SLOT:
        nearest = min(range(len(s.heroes)), key=lambda hero: s.city.distance[s.hero_at[hero]][district])
        if UNKNOWN in [status for token, status in enumerate(s.status) if s.place[token] != s.ARRESTED]:
            s.ask_hero(IDENTIFY_ANY, nearest)
    elif not any([effect.hushes(s) for effect in s.effects()]):
        s.raise_discontent(1)


class IdentifyAny(Decision):
    """Any one Citizen on the board, free."""

    name = "identify-any"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [
            pack(IDENTIFY, token)
            for token, status in enumerate(s.status)
            if status == UNKNOWN and s.place[token] != s.ARRESTED
        ]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != IDENTIFY:
            return reasons.UNRESOLVED
        on_board = first(choice) < len(s.place) and s.place[first(choice)] != s.ARRESTED
        return reasons.KNOWN_BEFORE if on_board else reasons.NOT_ON_BOARD

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.identify(first(choice), seat)


class WinBack(Decision):
    """Win over the Judges: a Hero may take back a forfeited card for the Guards in its District."""

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
    """Win over the Judges: the Heroes together may keep the Plan from advancing. Frame: the Hero asked, what the
    earlier ones give (4 bits each)."""

    name = "buy-off"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        hero = frame.number
        missing = s.figures.judges_trust - self.given(frame)
        return [pack(CONTRIBUTE, trust) for trust in range(min(s.trust[hero], missing) + 1)]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != CONTRIBUTE:
            return reasons.UNRESOLVED
        enough = first(choice) > s.figures.judges_trust - self.given(frame)
        return reasons.NOT_NEEDED if enough else reasons.TOO_LITTLE_TRUST

    def given(self, frame: Frame) -> int:
        return sum([frame.amount >> 4 * hero & 15 for hero in range(frame.number)])

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
    """Loyalty Oath: the Machine may pay for the Plan."""

    name = "swear"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [ADVANCE_PLAN, PASS]

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return 0 if choice == PASS else s.figures.oath_bonds

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        if choice == ADVANCE_PLAN:
            s.bonds -= s.figures.oath_bonds
            s.advance_plan()


IDENTIFY_ANY: Final = IdentifyAny()
WIN_BACK: Final = WinBack()
BUY_OFF: Final = BuyOff()
SWEAR: Final = Swear()
