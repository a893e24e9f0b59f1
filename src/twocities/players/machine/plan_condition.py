"""What the City Event's Plan condition asks for (M15), in Guards, Servants and absent Heroes, and what spoils it."""

from typing import Final

from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.districts import (
    ART,
    CENTRAL_SQUARE,
    COMMERCE,
    CONTROL_NEXUS,
    DISTRICTS,
    GRAND_CITADEL,
    INDUSTRIAL,
    MAJOR,
    MINOR,
    SCIENCE,
    TOWER_OF_LAW,
    VELVET,
)
from twocities.machine.state import MachineState
from twocities.players.machine import worth

EVENT: Final = {event.name: event.number for event in CITY_EVENTS}
JUDGES: Final = EVENT["win-over-the-judges"]
CENSUS: Final = EVENT["census-day"]
PARADE: Final = EVENT["parade-of-progress"]
FAIR: Final = EVENT["market-fair"]
LECTURES: Final = EVENT["public-lectures"]
OPENING_NIGHT: Final = EVENT["opening-night"]
OPEN_GATES: Final = EVENT["open-gates"]
STEAM: Final = EVENT["steam-shortage"]
TOUR: Final = EVENT["inspection-tour"]
NIGHT_SHIFT: Final = EVENT["night-shift"]
MARTIAL_LAW: Final = EVENT["martial-law"]
ARRESTS: Final = EVENT["mass-arrests"]
STATE: Final = EVENT["state-of-the-city"]
BARRICADES: Final = EVENT["barricades"]
BALL: Final = EVENT["velvet-ball"]
STRIKE: Final = EVENT["strike"]
OATH: Final = EVENT["loyalty-oath"]
SEARCHLIGHTS: Final = EVENT["searchlights"]
BRIDGES: Final = EVENT["closed-bridges"]
VOICE: Final = EVENT["voice-of-the-machine"]

WITHOUT_HERO: Final = {LECTURES: SCIENCE, OPENING_NIGHT: ART, NIGHT_SHIFT: INDUSTRIAL}  # a Servant and no Hero there
WITH_SERVANT: Final = {**WITHOUT_HERO, BALL: VELVET, STRIKE: INDUSTRIAL}
BY_GUARDS: Final = (CENSUS, PARADE, FAIR, BALL, STRIKE, BRIDGES)
LAST_STEP: Final = 1.26  # to spoil the last step is not all: one more Hero detained is a step as well
HELD: Final = 1.95  # a condition met by Guards and Servants, in steps: they also hold up the Heroes there
GATES: Final = 1.08  # likewise, what it is worth to end where the condition wants nobody
BARRED: Final = 0.61
LIT: Final = 0.88
SERVANT_COMES: Final = 0.26  # that the Machine sends a Servant where the condition wants one


def guards_needed(s: MachineState) -> list[int]:
    """By District: how many Guards the condition wants there."""
    event, figures = s.event, s.figures
    needed = [0] * len(DISTRICTS)
    if event == PARADE:
        needed[CENTRAL_SQUARE] = figures.parade_guards
    elif event == FAIR:
        needed[COMMERCE] = figures.fair_guards
    elif event == BALL:
        needed[VELVET] = figures.ball_guards
    elif event == STRIKE:
        needed[INDUSTRIAL] = figures.strike_guards
    elif event == BRIDGES:
        for district in (GRAND_CITADEL, TOWER_OF_LAW, CONTROL_NEXUS):
            needed[district] = figures.bridges_guards
    elif event == CENSUS:
        guards = s.guards
        left = figures.census_districts
        for count in (2, 1, 0):  # those that hold two, then those that lack one, then those that lack both
            for district in range(len(DISTRICTS)):
                if left and min(guards[district], 2) == count:
                    if guards[district] >= 2 or s.broken[district] + 2 <= figures.guard_squares[district]:
                        needed[district] = 2
                        left -= 1
    return needed


def servants_needed(s: MachineState) -> list[int]:
    """The Districts where the condition wants a Servant."""
    district = WITH_SERVANT.get(s.event)
    if district is not None:
        return [district]
    if s.event != TOUR:
        return []
    wanted: list[int] = []
    for place in s.servants:
        if place in MINOR and place not in wanted:
            wanted.append(place)
    for servant, place in enumerate(s.servants):
        if len(wanted) == len(s.servants):
            break
        if s.acted[servant] or (place in MINOR and s.servants.index(place) == servant):
            continue
        distance = s.city.distance[place]
        best = -1
        for there in MINOR:
            if there not in wanted and (best < 0 or distance[there] < distance[best]):
                best = there
        wanted.append(best)
    return wanted


def presence(s: MachineState, others: int) -> list[float]:
    """By District: what it is worth to the Revolutionaries that a Hero ends the round there, when others of them end
    in the set of Districts `others`."""
    out = [0.0] * len(DISTRICTS)
    event = s.event
    step = min(worth.plan_step(s), LAST_STEP)
    district = WITHOUT_HERO.get(event)
    if district is not None:
        if not others >> district & 1:
            out[district] = step * SERVANT_COMES
    elif event == OPEN_GATES:
        if not any([others >> place & 1 for place in MAJOR]):
            for place in MAJOR:
                out[place] = GATES * step
    elif event == BARRICADES:
        for place in range(len(DISTRICTS)):
            if not s.guards[place] and not others >> place & 1:
                out[place] = BARRED * step
    elif event == SEARCHLIGHTS:
        for place in range(len(DISTRICTS)):
            if not s.guards[place]:
                out[place] = LIT * step
    return out


def breaking(s: MachineState, district: int) -> float:
    """What it is worth for the condition alone that a Guard there is broken."""
    event = s.event
    if event == STEAM:
        return 0.0 if s.guard_broken else worth.plan_step(s)
    if event not in BY_GUARDS:
        return 0.0
    needed, guards = guards_needed(s), s.guards
    if not needed[district]:
        return 0.0
    for place in range(len(DISTRICTS)):
        if guards[place] < needed[place]:
            return 0.0
    if event == CENSUS and sum([count >= 2 for count in guards]) > s.figures.census_districts:
        return 0.0
    spare = guards[district] - needed[district]
    return worth.plan_step(s) * (0.95 if spare <= 0 else 0.3 if spare == 1 else 0.0)
