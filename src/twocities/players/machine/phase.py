"""The phase of the Great Machine as tasks, each with a worth and a price in Bonds, and the first steps towards them."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from twocities.core.choice import first, pack, verb_of
from twocities.machine.choices import (
    ARREST,
    COLLECT,
    CONFISCATE,
    DEPLOY,
    DRAW,
    MOVE_GUARD,
    MOVE_SERVANT,
    PACIFY,
    PUBLISH,
    RAID,
    REPAIR,
    RESETTLE,
)
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import (
    CENTRAL_SQUARE,
    DISTRICTS,
    GRAND_CITADEL,
    MINOR,
    TOWER_OF_LAW,
)
from twocities.machine.machine_phase import SERVANT_COST
from twocities.machine.servant_action import ACTION_COST
from twocities.machine.servant_actions import MOST_PUBLISHED, MOST_RAIDS, collected
from twocities.machine.servant_actions import action_cost as action_price
from twocities.machine.sides import MACHINE
from twocities.machine.state import REVEALED, RIOT_SLOT, TRAITOR, MachineState
from twocities.players.machine import plan_condition, worth
from twocities.players.machine.hooks import changing
from twocities.players.machine.outlook import DRAIN, SLOT, Outlook

PLACES: Final = len(DISTRICTS)
FUTILE: Final = -9.0  # the worth of what makes no sense
REACHING: Final = changing(CITY_EVENTS, "raid_reaches")
IDLE: Final = 0.021  # a task worth less than this is not done
REPAIRED: Final = 0.062  # a repaired Guard, compared with one moved there
DRAWN: Final = 0.96  # a Directive drawn, compared with one in hand: still to publish, but the best of several
DIRECTIVE: Final = {card.name: card.number for card in DIRECTIVES}
OPTIMIZE: Final = DIRECTIVE["optimize"]
INFORMERS: Final = DIRECTIVE["informers"]
RAPID_DEPLOYMENT: Final = DIRECTIVE["rapid-deployment"]


class Phase:
    """The choices of the phase that serve some task, and what each is worth beyond its price."""

    __slots__ = ("bond", "outlook", "raiding", "s", "tied", "worths")

    def __init__(self, s: MachineState) -> None:
        self.s = s
        self.bond = worth.bond(s)
        self.outlook = Outlook(s)
        self.worths: dict[int, float] = {}
        self.raiding: list[float] = []
        self.tied: list[int] = []  # Servants that the condition wants where they are or are going

    def add(self, choice: int, value: float, price: int) -> None:
        """Adds a step towards something worth `value`, which costs `price` Bonds in all."""
        s = self.s
        if price > s.bonds:
            return
        value -= self.bond * price
        if s.event in plan_condition.BONDS and plan_condition.leaves_too_few_bonds(s, price):
            value -= worth.plan_step(s)
        if value > self.worths.get(choice, FUTILE):
            self.worths[choice] = value

    # -- the City Event's condition

    def serve_condition(self) -> None:
        s, outlook = self.s, self.outlook
        needed = outlook.needed
        steps: list[int] = []
        price = 0
        loss = 0.0
        tied: list[int] = []
        for district in plan_condition.servants_needed(s):
            servant = self.nearest(district, tied)
            if servant < 0:
                return
            tied.append(servant)
            if s.servants[servant] != district:
                price += self.way(servant, district)
                steps.append(pack(MOVE_SERVANT, servant, district))
        guards = s.guards[:]
        free = CITY_EVENTS[s.event].guard_free(s)
        for district in range(PLACES):
            if needed[district] > s.figures.guard_squares[district] - s.broken[district]:
                return
            while guards[district] < needed[district]:
                source = self.nearest_guard(guards, district)
                if source < 0:
                    return
                guards[source] -= 1
                guards[district] += 1
                price += 0 if free else s.city.distance[source][district]
                free = False
                loss += outlook.fewer[source]
                steps.append(pack(MOVE_GUARD, source, district))
        if price > s.bonds:
            return
        self.tied = tied
        chance = plan_condition.HELD
        deserted = plan_condition.NO_HERO.get(s.event)
        if deserted is not None:
            chance = math.prod([outlook.absent[place] for place in deserted.districts])
        for choice in steps:
            self.add(choice, worth.plan_step(s) * chance - loss, price)

    def nearest(self, district: int, tied: list[int]) -> int:
        """The Servant to be in a District: one that is there, or the nearest that can still move."""
        s = self.s
        best, least = -1, 99
        for servant in range(len(s.servants)):
            if servant not in tied:
                far = s.city.distance[s.servants[servant]][district]
                if far < least and (far == 0 or not s.acted[servant]):
                    best, least = servant, far
        return best

    def nearest_guard(self, guards: list[int], district: int) -> int:
        """Where to take a Guard from that a District needs."""
        outlook = self.outlook
        best, least = -1, 99.0
        for source in range(PLACES):
            if source != district and guards[source] > outlook.needed[source]:
                loss = self.bond * self.s.city.distance[source][district] + outlook.fewer[source]
                if loss < least:
                    best, least = source, loss
        return best

    def way(self, servant: int, district: int) -> int:
        """The Bonds needed to move a Servant to a District."""
        s = self.s
        here = s.servants[servant]
        if here == district:
            return 0
        return SERVANT_COST * s.city.distance[here][district] + CITY_EVENTS[s.event].servant_extra(s, servant)

    # -- Guards

    def move_guards(self) -> None:
        """Guards go where one more prevents a Riot, limits the crowd or keeps a Hero from leaving."""
        s, more, fewer = self.s, self.outlook.more, self.outlook.fewer
        free = CITY_EVENTS[s.event].guard_free(s)
        deploys = RAPID_DEPLOYMENT in s.published and not s.deployed
        guards, broken, squares = s.guards, s.broken, s.figures.guard_squares
        least = min(fewer)
        for district in range(PLACES):
            gain = more[district]
            if gain - least < IDLE or guards[district] + broken[district] >= squares[district]:
                continue
            distance = s.city.distance[district]
            for source in range(PLACES):
                value = gain - fewer[source]
                if value > IDLE and guards[source] and source != district:
                    self.add(pack(MOVE_GUARD, source, district), value, 0 if free else distance[source])
                    if deploys and distance[source] <= s.figures.deployment_range:
                        self.add(pack(DEPLOY, source, district), value + self.bond, 0)

    # -- Servants

    def send_servants(self) -> None:
        """Each Servant goes where its Action is worth most beyond the cost of moving; those already there are rated one
        by one."""
        s = self.s
        sites = self.sites()
        busy = 0  # Districts with a Servant that can do what is to be done there
        for servant, here in enumerate(s.servants):
            if not s.acted[servant] and here != CENTRAL_SQUARE:
                busy |= 1 << here
        again = OPTIMIZE in s.published and not s.optimized
        for servant, here in enumerate(s.servants):
            if s.acted[servant]:
                if s.acted[servant] == 1 and again:
                    self.act(servant, here)
                continue
            self.act(servant, here)
            if servant in self.tied:
                continue
            distance = s.city.distance[here]
            least = max(sites[here], IDLE)
            for district in range(PLACES):
                if sites[district] > least and not busy >> district & 1 and distance[district]:
                    price = self.way(servant, district)
                    if price + ACTION_COST <= s.bonds:
                        self.add(pack(MOVE_SERVANT, servant, district), sites[district], price)

    def sites(self) -> list[float]:
        """By District: the worth of the best Servant Action there beyond its price."""
        s = self.s
        price = ACTION_COST * self.bond
        sites = self.raids()
        for district in range(PLACES):
            if s.broken[district]:
                sites[district] = max(sites[district], self.repair(district))
        for card in s.published:
            if card in ALLOWED:
                for district in range(PLACES):
                    sites[district] = max(sites[district], ALLOWED[card][1](self, district))
        if REVEALED in s.status:
            for district in range(PLACES):
                if self.outlook.crowd.active[district]:
                    sites[district] = max(sites[district], self.arrest(district))
        sites = [value - price for value in sites]
        sites[CENTRAL_SQUARE] = max(sites[CENTRAL_SQUARE], self.bond * collected(s))
        if s.directives:
            sites[GRAND_CITADEL] = max(sites[GRAND_CITADEL], self.draw() - price)
        if s.hand:
            best = max([self.publish(card) for card in s.hand])
            sites[TOWER_OF_LAW] = max(sites[TOWER_OF_LAW], best - action_price(s, PUBLISH) * self.bond)
        return sites

    def act(self, servant: int, district: int) -> None:
        """The Actions of a Servant where it is."""
        s = self.s
        if s.bonds >= ACTION_COST:
            self.add(pack(RAID, servant), self.raids()[district], ACTION_COST)
            if s.broken[district]:
                self.add(pack(REPAIR, servant), self.repair(district), ACTION_COST)
            for card in s.published:
                if card in ALLOWED:
                    verb, value_of = ALLOWED[card]
                    self.add(pack(verb, servant), value_of(self, district), ACTION_COST)
        if REVEALED in s.status and self.outlook.crowd.active[district]:
            value, price = self.arrest(district), action_price(s, ARREST)
            for token, place in enumerate(s.place):
                if place == district and s.status[token] == REVEALED:
                    self.add(pack(ARREST, servant, token), value, price)
        if district == GRAND_CITADEL:
            self.add(pack(DRAW, servant), self.draw(), ACTION_COST)
        elif district == TOWER_OF_LAW:
            for card in s.hand:
                self.add(pack(PUBLISH, servant, card), self.publish(card), action_price(s, PUBLISH))
        elif district == CENTRAL_SQUARE:
            self.add(pack(COLLECT, servant), self.bond * collected(s), 0)

    # the worth of Actions

    def raids(self) -> list[float]:
        """By District: the worth of a Raid there."""
        if not self.raiding:
            s, visits, absent = self.s, self.outlook.visits, self.outlook.absent
            step = worth.plan_step(s)
            if s.event in plan_condition.HERO_DETAINED and not s.raids:
                step *= 2.0
            fails = worth.rise(s, 1, SLOT) if s.discontent < RIOT_SLOT else worth.IDENTIFIED
            if INFORMERS in s.published and not s.raids:
                fails = 0.0
            if s.event in REACHING:
                event = CITY_EVENTS[s.event]
                visits = [
                    visits[place]
                    + sum([visits[near] for near in s.city.neighbours[place] if event.raid_reaches(s, place, near)])
                    for place in range(PLACES)
                ]
            self.raiding = [step * visits[place] - fails * absent[place] for place in range(PLACES)]
            full = s.raids.bit_count() >= MOST_RAIDS
            for place in range(PLACES):
                if full or s.raids >> place & 1:
                    self.raiding[place] = FUTILE
        return self.raiding[:]

    def repair(self, district: int) -> float:
        if self.s.barred(REPAIR, district):
            return FUTILE
        return self.outlook.more[district] + REPAIRED

    def pacify(self, district: int) -> float:
        s = self.s
        calms = district in MINOR and s.guards[district] and 1 < s.discontent < RIOT_SLOT
        return worth.rise(s, 1, SLOT) if calms else FUTILE

    def confiscate(self, district: int) -> float:
        s = self.s
        if district not in s.hero_at:
            return FUTILE
        value = 0.0
        for hero in range(len(s.heroes)):
            if s.hero_at[hero] == district:
                value += min(s.trust[hero], s.figures.confiscated_trust) * (self.bond + DRAIN)
        return value

    def arrest(self, district: int) -> float:
        s = self.s
        value = worth.CITIZEN + self.outlook.riot_more[district]
        return value + plan_condition.worth_of_one(s, plan_condition.ARRESTED.get(s.event), len(s.servants))

    def draw(self) -> float:
        s = self.s
        value = 0.0
        if len(s.hand) + len(s.published) < MOST_PUBLISHED:
            value = DRAWN * worth.MEAN_DIRECTIVE * worth.rounds_left(s) - 5 * self.bond
        need = plan_condition.PUBLISHED.get(s.event)
        if need is not None and len(s.hand) < need.need(s) - need.have(s):
            value += 0.5 * worth.plan_step(s)
        return value

    def publish(self, card: int) -> float:
        s = self.s
        value = worth.directive(s, card)
        if len(s.published) == MOST_PUBLISHED:
            value -= min([worth.directive(s, other) for other in s.published])
        return value + plan_condition.worth_of_one(s, plan_condition.PUBLISHED.get(s.event), len(s.hand))

    # -- Citizens

    def resettle(self, choices: Sequence[int]) -> None:
        for choice in choices:
            if verb_of(choice) == RESETTLE:
                self.add(choice, self.removal(first(choice)), 0)

    def removal(self, token: int) -> float:
        """The worth of having a Citizen elsewhere."""
        s, outlook = self.s, self.outlook
        district = s.place[token]
        support = self.support(token)
        value = support * outlook.riot_more[district]
        if district == CENTRAL_SQUARE and s.discontent < RIOT_SLOT:
            value += SLOT * outlook.visits[district]
        return value

    def support(self, token: int) -> float:
        """What a Citizen adds to a Riot, as far as the Machine knows."""
        s, crowd = self.s, self.outlook.crowd
        if s.knows(MACHINE, token):
            return 1.0 if s.face[token] <= crowd.stage else -1.0 if s.face[token] == TRAITOR else 0.0
        return crowd.active_chance - crowd.traitor_chance


ALLOWED: Final[dict[int, tuple[int, Callable[[Phase, int], float]]]] = {  # by Directive: the Servant Action it allows
    DIRECTIVE["pacify"]: (PACIFY, Phase.pacify),
    DIRECTIVE["confiscate"]: (CONFISCATE, Phase.confiscate),
}
