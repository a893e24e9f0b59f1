"""What the Machine expects of the Heroes this round, and the value of one Guard more or fewer in each District."""

from typing import Final

from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.districts import CENTRAL_SQUARE, DISTRICTS
from twocities.machine.sides import MACHINE
from twocities.machine.state import RIOT_SLOT, MachineState
from twocities.players.machine import plan_condition, worth
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.destinations import expected, handcuffs

PLACES: Final = len(DISTRICTS)
SLOT: Final = 0.48  # a slot of Discontent: the Machine fears it less than the Heroes want it
DREAD: Final = 0.8  # a Riot, compared with its worth to the Heroes
DRAIN: Final = 0.35  # a Hero's Trust
FORESIGHT: Final = 0.15  # how much a Riot counts that nobody comes to start this round


class Outlook:
    """By District: how many Heroes are likely to come (`visits`), how likely none is to (`absent`), what one more Guard
    is worth (`more`) and one fewer costs (`fewer`), and the share of `more` that comes from preventing a Riot
    (`riot_more`)."""

    __slots__ = ("absent", "crowd", "fewer", "more", "needed", "riot_more", "visits")

    def __init__(self, s: MachineState) -> None:
        self.crowd = crowd = Crowd(s, MACHINE)
        self.needed = plan_condition.guards_needed(s)
        going = expected(s, crowd)
        one, two, three = going
        self.visits = visits = [one[place] + two[place] + three[place] for place in range(PLACES)]
        self.absent = [(1.0 - one[place]) * (1.0 - two[place]) * (1.0 - three[place]) for place in range(PLACES)]
        self.more = more = [DRAIN * visit for visit in visits]
        self.fewer = more[:]
        self.riot_more = [0.0] * PLACES
        if crowd.stage:
            self.weigh_riots(s)
        if s.discontent < RIOT_SLOT:
            self.weigh_speeches(s)
        self.weigh_exits(s, going)
        self.weigh_condition(s)

    def weigh_riots(self, s: MachineState) -> None:
        riot = DREAD * worth.riot(s)
        chance_of = self.crowd.riot_chance
        for place in range(PLACES):
            if s.riots >> place & 1:
                continue
            count = s.guards[place]
            chance = chance_of(place, count)
            stake = riot * (1.0 - (1.0 - FORESIGHT) * self.absent[place])
            if chance > 0.02:
                self.riot_more[place] = saved = stake * (chance - chance_of(place, count + 1))
                self.more[place] += saved
            if chance < 0.98 and count:
                self.fewer[place] += stake * (chance_of(place, count - 1) - chance)

    def weigh_speeches(self, s: MachineState) -> None:
        spare = self.crowd.all[CENTRAL_SQUARE] - s.guards[CENTRAL_SQUARE]
        stake = (self.visits[CENTRAL_SQUARE] + FORESIGHT) * SLOT
        if spare > 0:
            self.more[CENTRAL_SQUARE] += stake
        if spare >= 0:
            self.fewer[CENTRAL_SQUARE] += stake

    def weigh_exits(self, s: MachineState, going: list[list[float]]) -> None:
        """Heroes who leave pay for the Guards, or may be caught."""
        caught = worth.plan_step(s) * handcuffs(s)
        event = CITY_EVENTS[s.event]
        for hero, stays in enumerate(going):
            here = s.hero_at[hero]
            if not event.exit_cost(s, hero, here, 1) or s.heroes[hero].exits_free(True):
                continue
            leaves = 1.0 - stays[here]
            spare = s.trust[hero] - s.guards[here]
            if spare >= 0:
                self.fewer[here] += leaves * DRAIN
                self.more[here] += leaves * (DRAIN if spare else caught)
            elif spare == -1:
                self.fewer[here] += leaves * caught

    def weigh_condition(self, s: MachineState) -> None:
        """The value of Guards for the City Event's condition."""
        step, guards = worth.plan_step(s), s.guards
        if s.event in plan_condition.GUARDED_HEROES:
            for place in range(PLACES):
                if guards[place] == 0:
                    self.more[place] += 0.5 * step * (1.0 - self.absent[place])
                elif guards[place] == 1:
                    self.fewer[place] += 0.5 * step * (1.0 - self.absent[place])
        elif s.event in plan_condition.GUARDS:
            for place in range(PLACES):
                if 0 < self.needed[place] >= guards[place]:
                    self.fewer[place] += step
