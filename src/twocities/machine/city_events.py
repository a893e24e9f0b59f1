"""The 21 City Events (M15), one short definition each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from twocities.core.choice import pack
from twocities.machine import events
from twocities.machine.choices import AGITATE, ARREST, IDENTIFY, INCITE, INSPECT, PUBLISH, REPAIR, REPOSITION, SHIFT
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
from twocities.machine.sides import MACHINE

if TYPE_CHECKING:
    from twocities.machine.state import MachineState


class CityEvent(Effect):
    """One City Event; in force while it is the newest."""

    judges: bool = False  # Heroes may win back Access cards, and buy off the Plan (closing.py)
    oath: bool = False  # the Machine may buy the Plan (closing.py)

    def count(self, s: MachineState) -> Count | None:
        """How much there is of what the Master Plan needs; None where its condition is no number to be reached."""
        return None

    def plan(self, s: MachineState) -> bool:
        """Step 3 of the Closing Phase: whether the Master Plan advances."""
        count = self.count(s)
        return count is not None and count.have >= count.need


def servant_without_hero(s: MachineState, district: int) -> bool:
    return district in s.servants and district not in s.hero_at


class WinOverTheJudges(CityEvent):
    name = "win-over-the-judges"
    clause = "M15 Win over the Judges"
    provenance = "rulebook"
    judges = True


class CensusDay(CityEvent):
    name = "census-day"
    clause = "M15 Census Day"
    bars = True

    def action_barred(self, s: MachineState, verb: int, district: int) -> bool:
        return verb == IDENTIFY and s.guards[district] >= s.figures.census_guards

    def count(self, s: MachineState) -> Count:
        return Count(sum([guards >= 2 for guards in s.guards]), s.figures.census_districts)


class ParadeOfProgress(CityEvent):
    name = "parade-of-progress"
    clause = "M15 Parade of Progress"

    def collected(self, s: MachineState, amount: int) -> int:
        return amount + s.figures.parade_bonds

    def count(self, s: MachineState) -> Count:
        return Count(s.guards[CENTRAL_SQUARE], s.figures.parade_guards)


class MarketFair(CityEvent):
    name = "market-fair"
    clause = "M15 Market Fair"

    def trust(self, s: MachineState, district: int, amount: int) -> int:
        return amount + s.figures.fair_trust if district == COMMERCE else amount

    def count(self, s: MachineState) -> Count:
        return Count(s.guards[COMMERCE], s.figures.fair_guards)


class PublicLectures(CityEvent):
    name = "public-lectures"
    clause = "M15 Public Lectures"

    def rise(self, s: MachineState, verb: int, district: int, amount: int) -> int:
        return max(amount, 2) if verb == INCITE and district == SCIENCE else amount

    def plan(self, s: MachineState) -> bool:
        return servant_without_hero(s, SCIENCE)


class OpeningNight(CityEvent):
    name = "opening-night"
    clause = "M15 Opening Night"

    def rise(self, s: MachineState, verb: int, district: int, amount: int) -> int:
        return max(amount, 2) if verb == INCITE and district == ART else amount

    def plan(self, s: MachineState) -> bool:
        return servant_without_hero(s, ART)


class OpenGates(CityEvent):
    name = "open-gates"
    clause = "M15 Open Gates"

    def exit_cost(self, s: MachineState, hero: int, district: int, cost: int) -> int:
        return 0 if district in MAJOR else cost

    def plan(self, s: MachineState) -> bool:
        return not any([place in MAJOR for place in s.hero_at])


class SteamShortage(CityEvent):
    name = "steam-shortage"
    clause = "M15 Steam Shortage"

    def servant_extra(self, s: MachineState, servant: int) -> int:
        return 0 if s.travelled >> servant & 1 else s.figures.steam_cost - 2

    def plan(self, s: MachineState) -> bool:
        return not s.guard_broken


class InspectionTour(CityEvent):
    name = "inspection-tour"
    clause = "M15 Inspection Tour"
    verb = INSPECT

    def servant_actions(self, s: MachineState, servant: int, out: list[int]) -> None:
        here = s.citizens_in(s.servants[servant])
        out += [pack(INSPECT, servant, token) for token in here if not s.knows(MACHINE, token)]

    def act(self, s: MachineState, servant: int, target: int) -> None:
        s.inspected |= 1 << target
        s.learn(MACHINE, target)
        s.tell(events.INSPECTED, MACHINE, s.face[target], target, 1 << MACHINE)

    def count(self, s: MachineState) -> Count:
        return Count(len({place for place in s.servants if place in MINOR}), len(s.servants))


class NightShift(CityEvent):
    name = "night-shift"
    clause = "M15 Night Shift"

    def guard_free(self, s: MachineState) -> bool:
        return not s.guard_moved

    def plan(self, s: MachineState) -> bool:
        return servant_without_hero(s, INDUSTRIAL)


class MartialLaw(CityEvent):
    name = "martial-law"
    clause = "M15 Martial Law"

    def exit_cost(self, s: MachineState, hero: int, district: int, cost: int) -> int:
        return cost + 1 if district in s.servants else cost

    def plan(self, s: MachineState) -> bool:
        return s.detained != 0


class MassArrests(CityEvent):
    name = "mass-arrests"
    clause = "M15 Mass Arrests"

    def action_cost(self, s: MachineState, verb: int, cost: int) -> int:
        return 1 if verb == ARREST else cost

    def count(self, s: MachineState) -> Count:
        return Count(s.place.count(s.ARRESTED), s.figures.mass_arrested)


class StateOfTheCity(CityEvent):
    name = "state-of-the-city"
    clause = "M15 State of the City"

    def action_cost(self, s: MachineState, verb: int, cost: int) -> int:
        return 1 if verb == PUBLISH else cost

    def count(self, s: MachineState) -> Count:
        return Count(len(s.published), s.figures.state_directives)


class Barricades(CityEvent):
    name = "barricades"
    clause = "M15 Barricades"
    bars = True

    def guards_barred(self, s: MachineState, district: int) -> bool:
        return bool(s.riots >> district & 1)

    def count(self, s: MachineState) -> Count:
        return Count(sum([s.guards[place] > 0 for place in s.hero_at]), len(s.hero_at))


class VelvetBall(CityEvent):
    name = "velvet-ball"
    clause = "M15 Velvet Ball"

    def trust(self, s: MachineState, district: int, amount: int) -> int:
        return 0 if district == VELVET else amount

    def plan(self, s: MachineState) -> bool:
        return VELVET in s.servants and s.guards[VELVET] >= s.figures.ball_guards


class Strike(CityEvent):
    name = "strike"
    clause = "M15 Strike"
    bars = True

    def action_barred(self, s: MachineState, verb: int, district: int) -> bool:
        return verb == REPAIR

    def plan(self, s: MachineState) -> bool:
        return INDUSTRIAL in s.servants and s.guards[INDUSTRIAL] >= s.figures.strike_guards


class LoyaltyOath(CityEvent):
    name = "loyalty-oath"
    clause = "M15 Loyalty Oath"
    oath = True

    def count(self, s: MachineState) -> Count:
        return Count(s.bonds, s.figures.oath_bonds)

    def detained(self, s: MachineState, hero: int) -> None:
        s.lose_trust(hero, min(1, s.trust[hero]))


class Searchlights(CityEvent):
    name = "searchlights"
    clause = "M15 Searchlights"

    def raid_reaches(self, s: MachineState, raided: int, district: int) -> bool:
        return district in s.city.neighbours[raided] and s.guards[district] >= s.figures.searchlight_guards

    def count(self, s: MachineState) -> Count:
        return Count(sum([s.guards[place] > 0 for place in s.hero_at]), 2)


class ClosedBridges(CityEvent):
    name = "closed-bridges"
    clause = "M15 Closed Bridges"
    bars = True

    def action_barred(self, s: MachineState, verb: int, district: int) -> bool:
        return verb in (REPOSITION, SHIFT)

    def count(self, s: MachineState) -> Count:
        held = (GRAND_CITADEL, TOWER_OF_LAW, CONTROL_NEXUS)
        return Count(sum([s.guards[place] >= s.figures.bridges_guards for place in held]), len(held))


class VoiceOfTheMachine(CityEvent):
    name = "voice-of-the-machine"
    clause = "M15 Voice of the Machine"

    def rise(self, s: MachineState, verb: int, district: int, amount: int) -> int:
        return min(amount, 1) if verb in (INCITE, AGITATE) else amount

    def round_end(self, s: MachineState) -> None:
        s.lower_discontent(1)

    def plan(self, s: MachineState) -> bool:
        return not s.riot_started


class TheCountdown(CityEvent):
    name = "the-countdown"
    clause = "M15 The Countdown"
    provenance = "rulebook"

    def plan(self, s: MachineState) -> bool:
        return True


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
CITY_EVENTS: Final[tuple[CityEvent, ...]] = (*GROUP_ONE, *GROUP_TWO, TheCountdown())
COUNTDOWN: Final = len(CITY_EVENTS) - 1
for _number, _event in enumerate(CITY_EVENTS):
    _event.number = _number
