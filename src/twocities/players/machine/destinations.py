"""Where Heroes like to go: what each District offers them, what the route costs, and where a Raid threatens. The Heroes
choose by this, and the Machine uses it to expect them."""

import math
from functools import lru_cache
from typing import Final

from twocities.machine.choices import AGITATE, INCITE
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import (
    ALL,
    CENTRAL_SQUARE,
    CONTROL_NEXUS,
    DISTRICTS,
    GRAND_CITADEL,
    MEMBERS,
    MINOR,
    TOWER_OF_LAW,
)
from twocities.machine.heroes import HEROES
from twocities.machine.needs import AccessCards, AtLarge
from twocities.machine.special_actions import GRANTED_TRUST
from twocities.machine.state import NOBODY, RIOT_SLOT, MachineState
from twocities.players.machine import automaton, missions, plan_condition, worth
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.hooks import changing

PLACES: Final = len(DISTRICTS)
CALM: Final = 6.49  # how consistent the Heroes are: a place worth one step more is chosen exp(CALM) times as often
NEVER: Final = 99
HUNTED: Final = 2.74  # the cost, in steps of the Plan, of going where the Machine is sure to raid
THOUGHTS: Final[tuple[float, ...]] = (0.45, 0.386, 0.251)  # how much each round of reasoning changes minds
SAFE: Final = 0.36  # this many Heroes expected in a District do not yet attract a Raid
WATCHED: Final = 1.08  # how much likelier a Raid becomes for each Hero beyond that
CAUGHT: Final = 2.4  # the cost of being caught by Guards, in steps of the Plan
TRAPPED: Final[tuple[float, ...]] = (0.443, 0.179)  # how often new Guards demand more Trust than a Hero would have left
REACTION: Final = 1.07  # share of the Guard the Machine may send against an expected Riot: 1 if certain
LEAVING: Final = 1.37  # Trust needed to leave again, for each Guard there
LATER: Final = 0.401  # Trust in the next round, compared with Trust now
EXIT_EVENTS: Final = changing(CITY_EVENTS, "exit_cost")
EXIT_DIRECTIVES: Final = changing(DIRECTIVES, "exit_cost")
RISE_EVENTS: Final = changing(CITY_EVENTS, "rise")
LOUD: Final = changing(HEROES, "incites")


class Offers:
    """By District, for any Hero: the worth of the best Action there beyond its price in Trust; the same for a Riot
    (with the price NEVER if none makes sense); and the worth of just being there."""

    __slots__ = ("action", "price", "riot", "riot_price", "stay")

    def __init__(self, s: MachineState, crowd: Crowd) -> None:
        guards, everybody, active = s.guards, crowd.all, crowd.active
        self.price = guards[:]
        self.price[CONTROL_NEXUS] = 0
        self.action = actions(s, everybody[CENTRAL_SQUARE] - guards[CENTRAL_SQUARE])
        later = worth.TRUST * LATER
        self.stay = [
            later * (everybody[district] + active[district] - LEAVING * guards[district]) for district in range(PLACES)
        ]
        self.riot = [0.0] * PLACES
        self.riot_price = [NEVER] * PLACES
        if crowd.stage:
            self.offer_riots(s, crowd)

    def offer_riots(self, s: MachineState, crowd: Crowd) -> None:
        """Riots, where they are worth more than the best Action."""
        success, failure = worth.riot(s), worth.failed_riot(s)
        action, guards, squares = self.action, s.guards, s.figures.guard_squares
        reaction = automaton.reinforced(s) if s.automaton else [REACTION] * PLACES
        for district in range(PLACES):
            if not s.riots >> district & 1:
                count = guards[district]
                chance = crowd.riot_chance(district, count)
                if chance > 0.15:
                    cost = count * crowd.unknown[district]
                    spent = failure + worth.TRUST * cost
                    value = chance * (success + failure) - spent
                    other = action[district]
                    if count + s.broken[district] < squares[district]:  # there may be one more Guard on arrival
                        then = crowd.riot_chance(district, count + 1) * (success + failure) - spent
                        value += reaction[district] * ((then if then > other else other) - value)
                    if value > other:
                        self.riot[district] = value
                        self.riot_price[district] = cost


def actions(s: MachineState, listeners: int) -> list[float]:
    """By District: the worth of the best Action there beyond its price, if this many Citizens would listen to a
    speech."""
    guards, trust = s.guards, worth.TRUST
    raised = worth.rise(s, 1, worth.DISCONTENT)
    out = [raised - trust * guards[district] for district in range(PLACES)]
    if s.event in RISE_EVENTS:
        event = CITY_EVENTS[s.event]
        for district in MINOR:
            out[district] += worth.rise(s, event.rise(s, INCITE, district, 1), worth.DISCONTENT) - raised
        listeners = event.rise(s, AGITATE, CENTRAL_SQUARE, listeners)
    out[CENTRAL_SQUARE] = (
        worth.rise(s, listeners, worth.DISCONTENT) - trust * guards[CENTRAL_SQUARE] if listeners > 0 else 0.0
    )
    out[CONTROL_NEXUS] = GRANTED_TRUST * trust
    best = worth.ACCESS_CARD + missions.one_more(s, AccessCards)
    for card in s.published:
        value = worth.directive(s, card)
        if value > best:
            best = value
    out[TOWER_OF_LAW] = best - trust * guards[TOWER_OF_LAW]
    best = worth.search(s) if s.hand else worth.CITIZEN + missions.one_more(s, AtLarge)
    out[GRAND_CITADEL] = best - trust * guards[GRAND_CITADEL]
    return out


def handcuffs(s: MachineState) -> float:
    """How likely the Escape die is to fail."""
    die = s.figures.escape_die
    return die.count(False) / len(die)


def exit_costs(s: MachineState, hero: int) -> list[int]:
    """By District: the Trust it costs the Hero to exit."""
    costs = s.guards[:]
    for card in s.published:
        if card in EXIT_DIRECTIVES:
            costs = [DIRECTIVES[card].exit_cost(s, hero, district, costs[district]) for district in range(PLACES)]
    if s.event in EXIT_EVENTS:
        event = CITY_EVENTS[s.event]
        costs = [event.exit_cost(s, hero, district, costs[district]) for district in range(PLACES)]
    if s.heroes[hero].exits_free(not s.exited or s.turn != hero):
        costs[s.hero_at[hero]] = 0
    return costs


@lru_cache(maxsize=1024)
def routes(links: tuple[int, ...], start: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The other Districts of a City from near to far, each with those before it on the shortest routes from the
    start."""
    out: list[tuple[int, tuple[int, ...]]] = []
    reached = near = 1 << start
    while near:
        border = 0
        for district in MEMBERS[near]:
            border |= links[district]
        border &= ~reached
        out += [(district, MEMBERS[links[district] & near]) for district in MEMBERS[border]]
        reached |= border
        near = border
    return tuple(out)


def ways(s: MachineState, start: int, exits: list[int]) -> list[int]:
    """By District: the Trust needed for the cheapest of the shortest routes there."""
    costs = [0] * PLACES
    for district, befores in routes(s.city.links, start):
        best = NEVER
        for before in befores:
            cost = costs[before] + exits[before]
            if cost < best:
                best = cost
        costs[district] = best
    return costs


def ways_on(s: MachineState, destination: int, exits: list[int]) -> list[int]:
    """By District: the Trust needed for the cheapest of the shortest routes from there to the destination."""
    costs = [0] * PLACES
    for district, nexts in routes(s.city.links, destination):
        best = NEVER
        for after in nexts:
            if costs[after] < best:
                best = costs[after]
        costs[district] = best + exits[district]
    return costs


def attractions(s: MachineState, hero: int, offers: Offers, presence: list[float], costs: list[int]) -> list[float]:
    """By District: how attractive it is to the Hero, if being there is worth `presence` and the route costs that much
    Trust."""
    trust = s.trust[hero] - (automaton.bail_expected(s, hero) if s.automaton else 0)
    price, riot_price, action, riot, stay = offers.price, offers.riot_price, offers.action, offers.riot, offers.stay
    per_trust = worth.TRUST
    fails = handcuffs(s)
    caught = fails * (automaton.TURN if s.automaton else CAUGHT * worth.plan_step(s))
    loud = s.heroes[hero].number in LOUD and s.discontent < RIOT_SLOT
    out = [0.0] * PLACES
    for district in range(PLACES):
        cost = costs[district]
        left = trust - cost
        best = per_trust
        if left >= price[district]:
            value = action[district]
            if loud and district in MINOR:
                value += (s.heroes[hero].incites(s, district) - 1) * worth.DISCONTENT
            if value > best:
                best = value
            if left >= riot_price[district] and riot[district] > best:
                best = riot[district]
        elif left < 0:
            cost = trust
            best = (1.0 - fails) * best - caught
        if cost and 0 <= left < len(TRAPPED) and not s.automaton:
            best -= TRAPPED[left] * (caught + fails * best)
        out[district] = best + stay[district] + presence[district] - per_trust * cost
    return out


def chances(values: list[float], cards: int) -> list[float]:
    """By District: how likely a Hero who chooses among these cards is to go there."""
    highest = max(values) if cards == ALL else max([values[district] for district in MEMBERS[cards]])
    weights = [math.exp(min(value - highest, 0.0) * CALM) for value in values]
    if cards != ALL:
        for district in MEMBERS[ALL ^ cards]:
            weights[district] = 0.0
    scale = 1.0 / sum(weights)
    return [weight * scale for weight in weights]


def certainly_forfeited(s: MachineState, hero: int) -> int:
    """The Access cards that the Machine knows to be forfeited."""
    common = ALL
    for belief in s.beliefs[hero]:
        common &= belief
    return common


def expected(s: MachineState, crowd: Crowd) -> list[list[float]]:
    """By Hero and District: how likely, for the Machine, the Hero is to end movement there. Heroes go where they like
    to but avoid places where they expect a Raid, and the Machine raids where it expects them. A few rounds of this
    reasoning are enough."""
    offers = Offers(s, crowd)
    presence = plan_condition.presence(s, 0)
    values = [liking(s, hero, offers, presence) for hero in range(len(s.heroes))]
    going = [likely(s, hero, value) for hero, value in enumerate(values)]
    for part in THOUGHTS:
        danger = dangers(s, going)
        for hero, value in enumerate(values):
            if hero > s.turn:
                now = going[hero]
                wary = likely(s, hero, [value[place] - danger[place] for place in range(PLACES)])
                going[hero] = [now[place] + part * (wary[place] - now[place]) for place in range(PLACES)]
    return going


def liking(s: MachineState, hero: int, offers: Offers, presence: list[float]) -> list[float]:
    """By District: how attractive it is to the Hero, as far as everybody can know."""
    costs = ways(s, s.hero_at[hero], exit_costs(s, hero))
    return attractions(s, hero, offers, presence, costs)


def likely(s: MachineState, hero: int, values: list[float]) -> list[float]:
    """By District: how likely, for the Machine, a Hero is to go there who finds the Districts this attractive. Heroes
    who have revealed their cards, or stay because they have none, are where they are."""
    cards = ALL ^ certainly_forfeited(s, hero)
    if hero > s.turn and cards:
        return chances(values, cards)
    here = [0.0] * PLACES
    here[s.hero_at[hero]] = 1.0
    return here


def dangers(s: MachineState, going: list[list[float]]) -> list[float]:
    """By District: the cost of Raids to a Hero there, if the Machine expects the Heroes like this."""
    one, two, three = going
    loss = HUNTED * worth.plan_step(s)
    out = []
    for district in range(PLACES):
        raided = WATCHED * (one[district] + two[district] + three[district] - SAFE)
        out.append(0.0 if raided <= 0.0 else loss * (raided if raided < 1.0 else 1.0))
    return out


def decided(s: MachineState, hero: int) -> int:
    """The Districts where other Heroes, as their side knows, will end this round."""
    out = 0
    for other in range(len(s.heroes)):
        if other != hero and s.chosen[other] != NOBODY:
            out |= 1 << s.chosen[other]
    return out
