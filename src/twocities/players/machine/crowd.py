"""What a side knows about the Citizens of each District, and how a Riot would go there."""

import math
from typing import Final

from twocities.machine.districts import DISTRICTS
from twocities.machine.sides import MACHINE, REVOLUTIONARIES
from twocities.machine.state import CITIZENS, IDENTIFIED, REVEALED, RIOT_STAGE, TRAITOR, MachineState

PLACES: Final = len(DISTRICTS) + 1  # the Districts, and jail
OF_EACH_CLASS: Final = 5
EVERYTHING: Final = 3  # an observer who knows all faces
STEEP: Final = 1.7  # a logistic curve this steep is close to the normal distribution


class Crowd:
    """By District: all Citizens there, those known to be active, the known Traitors, the unknown ones. Unknown ones are
    all treated alike: each is as likely to be active, or a Traitor, as any Citizen the observer has not seen."""

    __slots__ = ("active", "active_chance", "all", "mean", "stage", "traitor_chance", "traitors", "unknown", "variance")

    def __init__(self, s: MachineState, observer: int) -> None:
        stage = s.stage()
        if stage == RIOT_STAGE:
            stage = TRAITOR - 1
        place, status = s.place, s.status
        everybody = [place.count(district) for district in range(PLACES)]
        active = [0] * PLACES
        traitors = [0] * PLACES
        unknown = everybody[:]
        if observer == EVERYTHING:
            known = list(range(CITIZENS))
        else:
            least = IDENTIFIED if observer == REVOLUTIONARIES else REVEALED
            known = [token for token in range(CITIZENS) if status[token] >= least]
            if observer == MACHINE and s.inspected:
                known += [t for t in range(CITIZENS) if s.inspected >> t & 1 and status[t] != REVEALED]
        actives = OF_EACH_CLASS * stage
        traitorous = OF_EACH_CLASS
        for token in known:
            here, face = place[token], s.face[token]
            unknown[here] -= 1
            if face <= stage:
                active[here] += 1
                actives -= 1
            elif face == TRAITOR:
                traitors[here] += 1
                traitorous -= 1
        self.stage = stage
        self.all = everybody
        self.active = active
        self.traitors = traitors
        self.unknown = unknown
        strangers = CITIZENS - len(known)
        share = 1.0 / strangers if strangers else 0.0
        self.active_chance = actives * share
        self.traitor_chance = traitorous * share
        self.mean = mean = (actives - traitorous) * share  # the contribution of an unknown Citizen to a Riot
        self.variance = (actives + traitorous) * share - mean * mean

    def riot_chance(self, district: int, guards: int) -> float:
        """How likely a Riot there is to succeed against that many Guards."""
        unknown = self.unknown[district]
        needed = guards + self.traitors[district] - self.active[district] + 1
        if needed > unknown:
            return 0.0
        if needed <= -unknown:
            return 1.0
        margin = unknown * self.mean - needed + 0.5
        variance = unknown * self.variance
        if variance < 0.01:
            return 1.0 if margin > 0.0 else 0.0
        return 1.0 / (1.0 + math.exp(-STEEP * margin / math.sqrt(variance)))
