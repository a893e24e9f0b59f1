"""How Heroes cause a Riot together: one moves active Citizens they know, and another one later starts it."""

from typing import Final

from twocities.machine.districts import DISTRICTS
from twocities.machine.state import NOBODY, MachineState
from twocities.players.machine import automaton, worth
from twocities.players.machine.crowd import Crowd

PLACES: Final = len(DISTRICTS)
UNSURE: Final = 0.597  # how likely a Hero who has not chosen yet is to play the other part
SPOILT: Final = 0.27  # how likely the Machine is to interfere without knowing it


def gathered(s: MachineState, crowd: Crowd, source: int, target: int, most: int) -> tuple[float, int]:
    """How much the chance of a Riot in a District grows if known active Citizens come from another, and how many of
    them are needed, up to a maximum."""
    guards = s.guards[target]
    now = crowd.riot_chance(target, guards)
    most = min(most, crowd.active[source], s.figures.citizen_squares[target] - crowd.all[target])
    best, needed = 0.0, 0
    for count in range(1, most + 1):
        more = crowd.riot_chance(target, guards - count) - now
        if more > best + 0.02:
            best, needed = more, count
    return best, needed


def parts(s: MachineState, crowd: Crowd, hero: int, costs: list[int]) -> list[float]:
    """By District: the worth of going there to play one's part in such a Riot, if the routes cost that much Trust."""
    out = [0.0] * PLACES
    sources = [place for place in range(PLACES) if crowd.active[place]]
    if not sources:
        return out
    before = UNSURE if any([s.chosen[other] == NOBODY for other in range(hero)]) else 0.0
    after = UNSURE if any([s.chosen[other] == NOBODY for other in range(hero + 1, len(s.heroes))]) else 0.0
    going_before = s.chosen[:hero]
    going_after = s.chosen[hero + 1 :]
    trust = s.trust[hero]
    spoilt = automaton.visited(s) if s.automaton else [SPOILT] * PLACES
    for target in range(PLACES):
        if s.riots >> target & 1 or crowd.all[target] >= s.figures.citizen_squares[target]:
            continue
        price = s.guards[target] * crowd.unknown[target]
        riot = worth.riot(s) * (1.0 - spoilt[target])
        starter = 1.0 if target in going_after else after
        starts = trust - costs[target] >= price
        for source in sources:
            mover = 1.0 if source in going_before else before
            moves = trust - costs[source] > 0
            if source == target or not ((starter and moves) or (mover and starts)):
                continue
            far = s.city.distance[source][target]
            most = (trust - costs[source]) // far if starter and moves else 3
            more, count = gathered(s, crowd, source, target, most)
            if more > 0.2:
                if starter and moves:
                    out[source] = max(out[source], starter * more * riot - worth.TRUST * far * count)
                if mover and starts:
                    out[target] = max(out[target], mover * more * riot - worth.TRUST * price)
    return out
