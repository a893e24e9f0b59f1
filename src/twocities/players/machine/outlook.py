"""What the Machine expects of the Heroes this round, and what a Guard more or less means in each District."""

from typing import Final

from twocities.machine.districts import CENTRAL_SQUARE, DISTRICTS, MAJOR
from twocities.machine.sides import MACHINE
from twocities.machine.state import RIOT_SLOT, MachineState
from twocities.players.machine import plan_condition, worth
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.destinations import expected, handcuffs

PLACES: Final = len(DISTRICTS)
SLOT: Final = 0.48  # a slot of Discontent: the Machine fears it less than the Heroes seek it
DREAD: Final = 0.8  # a Riot to the Machine, against what it is to the Heroes
DRAIN: Final = 0.35  # a Hero's Trust
FORESIGHT: Final = 0.15  # how much a Riot counts that nobody comes to start this round


class Outlook:
    """By District: how many Heroes are likely to come (`visits`), how likely none is (`absent`), what one Guard more is
    worth (`more`) and one fewer costs (`fewer`), and what of `more` is for a Riot held down (`riot_more`)."""

    __slots__ = ("absent", "crowd", "fewer", "more", "needed", "riot_more", "visits")

    def __init__(self, s: MachineState) -> None:
        self.crowd = crowd = Crowd(s, MACHINE)
        self.needed = needed = plan_condition.guards_needed(s)
        one, two, three = expected(s, crowd)
        self.visits = visits = [one[place] + two[place] + three[place] for place in range(PLACES)]
        self.absent = absent = [
            (1.0 - one[place]) * (1.0 - two[place]) * (1.0 - three[place]) for place in range(PLACES)
        ]
        self.more = more = [DRAIN * visit for visit in visits]
        self.fewer = fewer = more[:]
        self.riot_more = riot_more = [0.0] * PLACES
        guards = s.guards
        step = worth.plan_step(s)
        if crowd.stage:
            riot = DREAD * worth.riot(s)
            chance_of = crowd.riot_chance
            for place in range(PLACES):
                if s.riots >> place & 1:
                    continue
                count = guards[place]
                chance = chance_of(place, count)
                stake = riot * (1.0 - (1.0 - FORESIGHT) * absent[place])
                if chance > 0.02:
                    riot_more[place] = saved = stake * (chance - chance_of(place, count + 1))
                    more[place] += saved
                if chance < 0.98 and count:
                    fewer[place] += stake * (chance_of(place, count - 1) - chance)
        if s.discontent < RIOT_SLOT:
            spare = crowd.all[CENTRAL_SQUARE] - guards[CENTRAL_SQUARE]
            stake = (visits[CENTRAL_SQUARE] + FORESIGHT) * SLOT
            if spare > 0:
                more[CENTRAL_SQUARE] += stake
            if spare >= 0:
                fewer[CENTRAL_SQUARE] += stake
        caught = step * handcuffs(s)
        gates = s.event == plan_condition.OPEN_GATES
        for hero, stays in enumerate((one, two, three)):
            here = s.hero_at[hero]
            if (gates and here in MAJOR) or s.heroes[hero].exits_free(True):
                continue
            leaves = 1.0 - stays[here]
            spare = s.trust[hero] - guards[here]
            if spare >= 0:
                fewer[here] += leaves * DRAIN
                more[here] += leaves * (DRAIN if spare else caught)
            elif spare == -1:
                fewer[here] += leaves * caught
        if s.event == plan_condition.BARRICADES or s.event == plan_condition.SEARCHLIGHTS:
            for place in range(PLACES):
                if guards[place] == 0:
                    more[place] += 0.5 * step * (1.0 - absent[place])
                elif guards[place] == 1:
                    fewer[place] += 0.5 * step * (1.0 - absent[place])
        elif s.event in plan_condition.BY_GUARDS:
            for place in range(PLACES):
                if 0 < needed[place] >= guards[place]:
                    fewer[place] += step
