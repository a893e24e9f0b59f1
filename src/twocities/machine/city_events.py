"""The 21 City Events (M15), one short definition each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from twocities.core import Reason
from twocities.machine import events, reasons
from twocities.machine.choices import (
    AGITATE,
    ARREST,
    GAIN,
    IDENTIFY,
    INCITE,
    INSPECT,
    MOVE_GUARD,
    PUBLISH,
    RAID,
    REPAIR,
    REPOSITION,
    SHIFT,
)
from twocities.machine.districts import (
    ART,
    CENTRAL_SQUARE,
    COMMERCE,
    CONTROL_NEXUS,
    GRAND_CITADEL,
    INDUSTRIAL,
    MAJOR,
    MINOR,
    SCIENCE,
    TOWER_OF_LAW,
    VELVET,
)
from twocities.machine.documents import Count
from twocities.machine.effect import Effect
from twocities.machine.needs import (
    Arrested,
    BlueGuards,
    Bonds,
    GuardedHeroes,
    Guards,
    HeroDetained,
    Need,
    NoGuardBroken,
    NoHero,
    NoRiot,
    OpenMissions,
    Published,
    Servants,
    TrustBelow,
)
from twocities.machine.plan_decisions import BUY_OFF, SWEAR, WIN_BACK
from twocities.machine.servant_action import ServantAction
from twocities.machine.sides import MACHINE

if TYPE_CHECKING:
    from twocities.machine.state import MachineState


class CityEvent(Effect):
    """One City Event; in force while it is the newest."""

    needs: ClassVar[tuple[Need, ...]] = ()  # everything the Master Plan needs to advance

    def count(self, s: MachineState) -> Count | None:
        """How much there is of what the Master Plan needs; None if its condition is not a number of something."""
        return self.needs[0].count(s) if len(self.needs) == 1 else None

    def plan(self, s: MachineState) -> bool | None:
        """Step 3 of the Closing Phase: whether the Master Plan advances, as things stand (M11.3); None if somebody must
        decide."""
        return all([need.met(s) for need in self.needs])

    def decide(self, s: MachineState) -> None:
        """Asks those who must decide."""


class WinOverTheJudges(CityEvent):
    name = "win-over-the-judges"
    clause = "M15 Win over the Judges"
    provenance = "rulebook"
    needs = (TrustBelow("judges_trust"),)

    def round_end(self, s: MachineState) -> None:
        for hero in reversed(range(len(s.heroes))):
            if s.access[hero] and s.trust[hero] >= s.guards[s.hero_at[hero]]:
                s.ask_hero(WIN_BACK, hero, hero)

    def plan(self, s: MachineState) -> bool | None:
        return super().plan(s) or None

    def decide(self, s: MachineState) -> None:
        s.ask_hero(BUY_OFF, 0)


class CensusDay(CityEvent):
    name = "census-day"
    clause = "M15 Census Day"
    bars = True
    needs = (Guards(2, (*MINOR, *MAJOR), "census_districts"),)

    def action_barred(self, s: MachineState, verb: int, district: int) -> bool:
        return verb == IDENTIFY and s.guards[district] >= s.figures.census_guards


class ParadeOfProgress(CityEvent):
    name = "parade-of-progress"
    clause = "M15 Parade of Progress"
    needs = (Guards("parade_guards", (CENTRAL_SQUARE,)),)

    def collected(self, s: MachineState, amount: int) -> int:
        return amount + s.figures.parade_bonds


class MarketFair(CityEvent):
    name = "market-fair"
    clause = "M15 Market Fair"
    needs = (Guards("fair_guards", (COMMERCE,)),)

    def trust(self, s: MachineState, district: int, amount: int) -> int:
        return amount + s.figures.fair_trust if district == COMMERCE else amount


class PublicLectures(CityEvent):
    name = "public-lectures"
    clause = "M15 Public Lectures"
    needs = (Servants((SCIENCE,)), NoHero((SCIENCE,)))

    def rise(self, s: MachineState, verb: int, district: int, amount: int) -> int:
        return max(amount, 2) if verb == INCITE and district == SCIENCE else amount


class OpeningNight(CityEvent):
    name = "opening-night"
    clause = "M15 Opening Night"
    needs = (Servants((ART,)), NoHero((ART,)))

    def rise(self, s: MachineState, verb: int, district: int, amount: int) -> int:
        return max(amount, 2) if verb == INCITE and district == ART else amount


class OpenGates(CityEvent):
    name = "open-gates"
    clause = "M15 Open Gates"
    needs = (NoHero(MAJOR),)

    def exit_cost(self, s: MachineState, hero: int, district: int, cost: int) -> int:
        return 0 if district in MAJOR else cost


class SteamShortage(CityEvent):
    name = "steam-shortage"
    clause = "M15 Steam Shortage"
    needs = (NoGuardBroken(),)

    def servant_extra(self, s: MachineState, servant: int) -> int:
        return 0 if s.travelled >> servant & 1 else s.figures.steam_cost - 2


class Inspect(ServantAction):
    verb = INSPECT
    clause = "M15 Inspection Tour"

    def targets(self, s: MachineState, here: int) -> Sequence[int]:
        return s.citizens_in(here)

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        if not s.is_in(here, target):
            return reasons.SERVANT_ELSEWHERE
        return reasons.SEEN_BEFORE if s.knows(MACHINE, target) else None

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        s.inspected |= 1 << target
        s.learn(MACHINE, target)
        s.tell(events.INSPECTED, MACHINE, s.face[target], target, 1 << MACHINE)


class InspectionTour(CityEvent):
    name = "inspection-tour"
    clause = "M15 Inspection Tour"
    servant_action: ServantAction | None = Inspect()
    needs = (Servants(MINOR, 3),)  # all of them


class NightShift(CityEvent):
    name = "night-shift"
    clause = "M15 Night Shift"
    needs = (Servants((INDUSTRIAL,)), NoHero((INDUSTRIAL,)))

    def guard_free(self, s: MachineState) -> bool:
        return not s.guard_moved


class MartialLaw(CityEvent):
    name = "martial-law"
    clause = "M15 Martial Law"
    needs = (HeroDetained(),)

    def exit_cost(self, s: MachineState, hero: int, district: int, cost: int) -> int:
        return cost + 1 if district in s.servants else cost


class MassArrests(CityEvent):
    name = "mass-arrests"
    clause = "M15 Mass Arrests"
    needs = (Arrested("mass_arrested"),)

    def action_cost(self, s: MachineState, verb: int, cost: int) -> int:
        return 1 if verb == ARREST else cost


class StateOfTheCity(CityEvent):
    name = "state-of-the-city"
    clause = "M15 State of the City"
    needs = (Published("state_directives"),)

    def action_cost(self, s: MachineState, verb: int, cost: int) -> int:
        return 1 if verb == PUBLISH else cost


class Barricades(CityEvent):
    name = "barricades"
    clause = "M15 Barricades"
    bars = True
    needs = (GuardedHeroes(3),)  # all of them

    def guards_barred(self, s: MachineState, district: int) -> bool:
        return bool(s.riots >> district & 1)


class VelvetBall(CityEvent):
    name = "velvet-ball"
    clause = "M15 Velvet Ball"
    needs = (Servants((VELVET,)), Guards("ball_guards", (VELVET,)))

    def trust(self, s: MachineState, district: int, amount: int) -> int:
        return 0 if district == VELVET else amount


class Strike(CityEvent):
    name = "strike"
    clause = "M15 Strike"
    bars = True
    needs = (Servants((INDUSTRIAL,)), Guards("strike_guards", (INDUSTRIAL,)))

    def action_barred(self, s: MachineState, verb: int, district: int) -> bool:
        return verb == REPAIR


class LoyaltyOath(CityEvent):
    name = "loyalty-oath"
    clause = "M15 Loyalty Oath"
    needs = (Bonds("oath_bonds"),)

    def detained(self, s: MachineState, hero: int) -> None:
        s.lose_trust(hero, min(1, s.trust[hero]))

    def plan(self, s: MachineState) -> bool | None:
        return None if super().plan(s) else False

    def decide(self, s: MachineState) -> None:
        s.ask(SWEAR, MACHINE)


class Searchlights(CityEvent):
    name = "searchlights"
    clause = "M15 Searchlights"
    needs = (GuardedHeroes(2),)

    def raid_reaches(self, s: MachineState, raided: int, district: int) -> bool:
        return district in s.city.neighbours[raided] and s.guards[district] >= s.figures.searchlight_guards


class ClosedBridges(CityEvent):
    name = "closed-bridges"
    clause = "M15 Closed Bridges"
    bars = True
    needs = (Guards("bridges_guards", (GRAND_CITADEL, TOWER_OF_LAW, CONTROL_NEXUS)),)

    def action_barred(self, s: MachineState, verb: int, district: int) -> bool:
        return verb in (REPOSITION, SHIFT)


class VoiceOfTheMachine(CityEvent):
    name = "voice-of-the-machine"
    clause = "M15 Voice of the Machine"
    needs = (NoRiot(),)

    def rise(self, s: MachineState, verb: int, district: int, amount: int) -> int:
        return min(amount, 1) if verb in (INCITE, AGITATE) else amount

    def round_end(self, s: MachineState) -> None:
        s.lower_discontent(1)


class TheCountdown(CityEvent):
    name = "the-countdown"
    clause = "M15 The Countdown"
    provenance = "rulebook"


# -- of the Automaton alone (M16)


class GrandTour(CityEvent):
    name = "grand-tour"
    clause = "M16 Grand Tour"
    bars = True
    needs = (Servants((*MINOR, *MAJOR), 3),)  # all of them

    def action_barred(self, s: MachineState, verb: int, district: int) -> bool:
        return verb in (RAID, ARREST, MOVE_GUARD)


class PerformanceReview(CityEvent):
    name = "performance-review"
    clause = "M16 Performance Review"
    bars = True
    needs = (OpenMissions("review_missions"),)

    def action_barred(self, s: MachineState, verb: int, district: int) -> bool:
        return verb == GAIN


class ParadeOfSteel(CityEvent):
    name = "parade-of-steel"
    clause = "M16 Parade of Steel"
    needs = (BlueGuards("steel_guards"),)

    def armour(self, s: MachineState, rolled: int) -> int:
        return rolled + 1


GROUP_ONE: Final[tuple[CityEvent, ...]] = (
    WinOverTheJudges(),
    CensusDay(),
    ParadeOfProgress(),
    MarketFair(),
    PublicLectures(),
    OpeningNight(),
    OpenGates(),
    SteamShortage(),
    InspectionTour(),
    NightShift(),
)
GROUP_TWO: Final[tuple[CityEvent, ...]] = (
    MartialLaw(),
    MassArrests(),
    StateOfTheCity(),
    Barricades(),
    VelvetBall(),
    Strike(),
    LoyaltyOath(),
    Searchlights(),
    ClosedBridges(),
    VoiceOfTheMachine(),
)
OF_THE_AUTOMATON: Final[tuple[CityEvent, ...]] = (GrandTour(), PerformanceReview(), ParadeOfSteel())
CITY_EVENTS: Final[tuple[CityEvent, ...]] = (*GROUP_ONE, *GROUP_TWO, TheCountdown(), *OF_THE_AUTOMATON)
COUNTDOWN: Final = len(GROUP_ONE) + len(GROUP_TWO)
NEED_A_PLAYER: Final = (  # events in which somebody pays or decides for the Machine: the Automaton plays without them
    *(ParadeOfProgress, SteamShortage, InspectionTour, NightShift, MassArrests, StateOfTheCity, LoyaltyOath),
)
for _number, _event in enumerate(CITY_EVENTS):
    _event.number = _number


def event_groups(automaton: int) -> tuple[list[int], list[int]]:
    """The City Events of groups I and II in a game at that level of the Automaton (M3.5, M16.2)."""
    one, two = [event.number for event in GROUP_ONE], [event.number for event in GROUP_TWO]
    if not automaton:
        return one, two
    left_out = [event.number for event in CITY_EVENTS if isinstance(event, NEED_A_PLAYER)]
    tour, *others = [event.number for event in OF_THE_AUTOMATON]
    return [card for card in (*one, tour) if card not in left_out], [
        card for card in (*two, *others) if card not in left_out
    ]
