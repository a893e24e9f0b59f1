"""The worth of the Missions to the Heroes (M16.9), and of what brings one closer, by what it needs."""

from typing import Final

from twocities.machine.districts import DISTRICTS, MINOR
from twocities.machine.missions import MISSIONS
from twocities.machine.movement import ALL_CARDS, DRAWN_A_ROUND
from twocities.machine.needs import (
    BrokenGuards,
    Counted,
    HeroesIn,
    HeroesTogether,
    Trust,
    UnguardedCrowd,
    UnguardedDistricts,
    UnguardedHeroes,
    open_missions,
)
from twocities.machine.state import NOBODY, MachineState
from twocities.players.machine import worth

PLACES: Final = len(DISTRICTS)
NUMBER: Final = {type(mission.need): number for number, mission in enumerate(MISSIONS)}
CYCLE: Final = len(ALL_CARDS) // DRAWN_A_ROUND  # rounds from one shuffle to the next
COMMITTED: Final[tuple[float, ...]] = (0.2, 0.6, 1.0)  # how certain it is that all will come, by how many chose to


def wanted(s: MachineState, kind: type[Counted]) -> Counted | None:
    """What an open Mission needs of that kind."""
    if not s.missions:
        return None
    number = NUMBER[kind]
    return MISSIONS[number].need if number in s.missions and not s.accomplished >> number & 1 else None


def rounds_to_shuffle(s: MachineState) -> int:
    """How many more rounds the movement cards last."""
    return len(s.movement) // DRAWN_A_ROUND


def gain(s: MachineState) -> float:
    """The worth of accomplishing a Mission: the steps that the Progress marker will not take."""
    rounds = rounds_to_shuffle(s)
    still_open = open_missions(s)
    if rounds <= 1 and s.plan + still_open >= s.progress > s.plan + still_open - 1:
        return worth.DECISIVE
    return max(1.0 + (worth.rounds_left(s) - rounds) / CYCLE, 0.5)


def one_more(s: MachineState, kind: type[Counted]) -> float:
    """The worth of one more of what a Mission needs."""
    need = wanted(s, kind)
    missing = need.need(s) - need.have(s) if need is not None else 0
    return gain(s) / missing if missing > 0 else 0.0


def spending(s: MachineState, trust: int) -> float:
    """The cost of giving up that much Trust if a Mission needs it."""
    need = wanted(s, Trust)
    if need is None:
        return 0.0
    spare = need.have(s) - need.need(s)
    return gain(s) if 0 <= spare < trust else 0.0


def breaking(s: MachineState, district: int) -> float:
    """Breaking a Guard in a District."""
    if not s.missions:
        return 0.0
    value = 0.0 if s.blue[district] else one_more(s, BrokenGuards)
    if s.guards[district] == 1:
        value += one_more(s, UnguardedDistricts) + one_more(s, UnguardedHeroes)
        crowd = wanted(s, UnguardedCrowd)
        if crowd is not None and district in MINOR:
            more = min(s.place.count(district), crowd.need(s)) - crowd.have(s)
            value += max(more, 0) * one_more(s, UnguardedCrowd)
    return value


def arriving(s: MachineState, district: int) -> float:
    """One more Citizen in a Minor District, if a Mission needs a crowd without Guards."""
    crowd = wanted(s, UnguardedCrowd)
    if crowd is None or s.guards[district] or district not in MINOR or s.place.count(district) < crowd.have(s):
        return 0.0
    return one_more(s, UnguardedCrowd)


def presence(s: MachineState, hero: int) -> list[float]:
    """By District: the worth of a Hero ending the round there, given what the others have chosen."""
    out = [0.0] * PLACES
    others = [place for other, place in enumerate(s.chosen) if other != hero and place != NOBODY]
    for kind in (HeroesTogether, HeroesIn, UnguardedHeroes):
        need = wanted(s, kind)
        if need is not None:
            value = gain(s) * COMMITTED[len(others)]
            for place in range(PLACES):
                if fits(s, need, [*others, place]):
                    out[place] += value
    return out


def fits(s: MachineState, need: Counted, places: list[int]) -> bool:
    """Whether all Heroes can still be where the Mission needs them, if some are in these places."""
    if isinstance(need, HeroesTogether):
        there = 1 << places[0]
        return len(set(places)) == 1 and not any([cards & there for cards in s.access])
    if isinstance(need, HeroesIn):
        return len(set(places)) == len(places) and all([place in need.districts for place in places])
    return not any([s.guards[place] for place in places])
