"""What can be done for and against the City Event's Plan condition, by what it needs, whichever event it is."""

from typing import Final, TypeVar

from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.districts import DISTRICTS
from twocities.machine.needs import (
    Arrested,
    Bonds,
    Counted,
    GuardedHeroes,
    Guards,
    HeroDetained,
    Need,
    NoGuardBroken,
    NoHero,
    NoRiot,
    Published,
    Servants,
    TrustBelow,
)
from twocities.machine.state import MachineState
from twocities.players.machine import automaton, worth

N = TypeVar("N", bound=Need)


def by_event(kind: type[N]) -> dict[int, N]:
    """By City Event: what its condition needs of that kind."""
    return {event.number: need for event in CITY_EVENTS for need in event.needs if isinstance(need, kind)}


GUARDS: Final = by_event(Guards)
SERVANTS: Final = by_event(Servants)
NO_HERO: Final = by_event(NoHero)
GUARDED_HEROES: Final = by_event(GuardedHeroes)
HERO_DETAINED: Final = by_event(HeroDetained)
NO_GUARD_BROKEN: Final = by_event(NoGuardBroken)
NO_RIOT: Final = by_event(NoRiot)
ARRESTED: Final = by_event(Arrested)
PUBLISHED: Final = by_event(Published)
BONDS: Final = by_event(Bonds)
TRUST_BELOW: Final = by_event(TrustBelow)

LAST_STEP: Final = 1.26  # spoiling the last step is not everything: one more Hero detained is a step, too
HELD: Final = 1.95  # a condition met by Guards and Servants, in steps: these also hinder the Heroes there
GATES: Final = 1.08  # also: the worth of ending where the condition wants nobody
BARRED: Final = 0.61  # if there are no Guards and the condition wants every Hero among Guards
LIT: Final = 0.88  # the same if it wants some
SERVANT_COMES: Final = 0.26  # how likely the Machine is to send a Servant where the condition wants one


def guards_needed(s: MachineState) -> list[int]:
    """By District: how many Guards the condition wants there."""
    needed = [0] * len(DISTRICTS)
    need = GUARDS.get(s.event)
    if need is not None:
        each = need.each(s)
        for district in held_most_easily(s, need, each):
            needed[district] = each
    return needed


def held_most_easily(s: MachineState, need: Guards, each: int) -> list[int]:
    """As many as the condition wants of the Districts where it wants Guards: those that lack the fewest."""
    left = need.need(s)
    if left == len(need.districts):
        return list(need.districts)
    out: list[int] = []
    guards, squares = s.guards, s.figures.guard_squares
    for lacking in range(each + 1):
        for district in need.districts:
            if left and max(each - guards[district], 0) == lacking:
                if not lacking or s.broken[district] + each <= squares[district]:
                    out.append(district)
                    left -= 1
    return out


def servants_needed(s: MachineState) -> list[int]:
    """The Districts where the condition wants a Servant."""
    need = SERVANTS.get(s.event)
    if need is None:
        return []
    districts, number = need.districts, need.need(s)
    if number == len(districts):
        return list(districts)
    wanted: list[int] = []
    for place in s.servants:
        if place in districts and place not in wanted:
            wanted.append(place)
    for servant, place in enumerate(s.servants):
        if len(wanted) == number:
            break
        if s.acted[servant] or (place in districts and s.servants.index(place) == servant):
            continue
        distance = s.city.distance[place]
        best = -1
        for there in districts:
            if there not in wanted and (best < 0 or distance[there] < distance[best]):
                best = there
        wanted.append(best)
    return wanted


def presence(s: MachineState, others: int) -> list[float]:
    """By District: the worth to the Revolutionaries of a Hero ending the round there, if others of them end in the set
    of Districts `others`."""
    out = [0.0] * len(DISTRICTS)
    step = min(worth.plan_step(s), LAST_STEP)
    deserted, guarded = NO_HERO.get(s.event), GUARDED_HEROES.get(s.event)
    if deserted is not None:
        if not any([others >> place & 1 for place in deserted.districts]):
            comes = automaton.visited(s) if s.automaton else [SERVANT_COMES] * len(out)
            for place in deserted.districts:
                out[place] = step * (comes[place] if s.event in SERVANTS else GATES)
    elif guarded is not None:
        every = guarded.need(s) == len(s.heroes)
        for place in range(len(DISTRICTS)):
            if not s.guards[place] and not (every and others >> place & 1):
                out[place] = step * (BARRED if every else LIT)
    return out


def breaking(s: MachineState, district: int) -> float:
    """The worth of breaking a Guard there, for the condition alone."""
    if s.event in NO_GUARD_BROKEN:
        return 0.0 if s.guard_broken else worth.plan_step(s)
    need = GUARDS.get(s.event)
    if need is None:
        return 0.0
    needed, guards = guards_needed(s), s.guards
    if not needed[district]:
        return 0.0
    for place in range(len(DISTRICTS)):
        if guards[place] < needed[place]:
            return 0.0
    if need.have(s) > need.need(s):
        return 0.0
    spare = guards[district] - needed[district]
    return worth.plan_step(s) * (0.95 if spare <= 0 else 0.3 if spare == 1 else 0.0)


def detainment(s: MachineState) -> float:
    """The cost of a Hero being detained, for the condition alone."""
    return worth.plan_step(s) if s.event in HERO_DETAINED and not s.detained else 0.0


def worth_of_one(s: MachineState, need: Counted | None, most: int) -> float:
    """The worth of one more of what is needed, if at most that many can be had."""
    missing = need.need(s) - need.have(s) if need is not None else 0
    return worth.plan_step(s) / missing if 0 < missing <= most else 0.0


def leaves_too_little_trust(s: MachineState, spent: int) -> bool:
    """Whether the Heroes can stop the Plan now, but no longer after spending that much Trust."""
    need = TRUST_BELOW.get(s.event)
    return need is not None and sum(s.trust) >= need.enough(s) > sum(s.trust) - spent


def leaves_too_few_bonds(s: MachineState, spent: int) -> bool:
    """Whether the Machine can pay for the Plan now, but no longer after spending that many Bonds."""
    need = BONDS.get(s.event)
    return need is not None and s.bonds >= need.need(s) > s.bonds - spent
