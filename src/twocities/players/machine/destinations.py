"""Where Heroes like to go: what each District offers them, what the way costs, where a Raid threatens. The Heroes
choose by it, and the Machine expects them by it."""

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
CALM: Final = 6.49  # how little the Heroes vary: a place worth a step more is chosen exp(CALM) times as often
NEVER: Final = 99
HUNTED: Final = 2.74  # what it costs to go where the Machine is sure to raid, in steps of the Plan
THOUGHTS: Final[tuple[float, ...]] = (0.45, 0.386, 0.251)  # how far each round of thought changes minds
SAFE: Final = 0.36  # so many Heroes expected in a District bring no Raid
WATCHED: Final = 1.08  # how much surer a Raid is for each Hero expected beyond that
CAUGHT: Final = 2.4  # what it costs to be caught by Guards, in steps of the Plan
TRAPPED: Final[tuple[float, ...]] = (0.443, 0.179)  # how often new Guards ask for more Trust than the way would leave
REACTION: Final = 1.07  # of the Guard the Machine may send against a Riot it sees coming: 1 if it surely comes
LEAVING: Final = 1.37  # Trust it takes to leave again, for each Guard there
LATER: Final = 0.401  # Trust of the next round against Trust now
EXIT_EVENTS: Final = changing(CITY_EVENTS, "exit_cost")
EXIT_DIRECTIVES: Final = changing(DIRECTIVES, "exit_cost")
RISE_EVENTS: Final = changing(CITY_EVENTS, "rise")
LOUD: Final = changing(HEROES, "incites")


class Offers:
    """By District, for any Hero: what the best Action there is worth beyond its price in Trust, the same of a Riot (a
    price of NEVER where none makes sense), and what there is for whoever just stands in it."""

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
                    if count + s.broken[district] < squares[district]:  # one Guard more may await the Hero
                        then = crowd.riot_chance(district, count + 1) * (success + failure) - spent
                        value += reaction[district] * ((then if then > other else other) - value)
                    if value > other:
                        self.riot[district] = value
                        self.riot_price[district] = cost


def actions(s: MachineState, listeners: int) -> list[float]:
    """By District: what the best Action there is worth beyond its price, when so many would listen to a speech."""
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
    """By District: the Trust it takes the Hero to exit."""
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
    """The other Districts of a City from near to far, each with those before it on the shortest ways from the start."""
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
    """By District: the Trust of the cheapest of the shortest ways there."""
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
    """By District: the Trust of the cheapest of the shortest ways from there to the destination."""
    costs = [0] * PLACES
    for district, nexts in routes(s.city.links, destination):
        best = NEVER
        for after in nexts:
            if costs[after] < best:
                best = costs[after]
        costs[district] = best + exits[district]
    return costs


def attractions(s: MachineState, hero: int, offers: Offers, presence: list[float], costs: list[int]) -> list[float]:
    """By District: what it is worth to the Hero to go there, if it is worth `presence` just to be there and the way
    costs so much Trust."""
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
    """By District: how likely a Hero is to go there who chooses among these cards."""
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
    """By Hero and District: how likely the Machine must think it that the Hero ends movement there. Heroes go where
    they like to, but avoid places where they expect a Raid, and the Machine raids where it expects them. A few rounds
    of this reasoning are enough."""
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
    """By District: what it is worth to the Hero to go there, as far as everybody can know."""
    costs = ways(s, s.hero_at[hero], exit_costs(s, hero))
    return attractions(s, hero, offers, presence, costs)


def likely(s: MachineState, hero: int, values: list[float]) -> list[float]:
    """By District: how likely the Machine must think it that a Hero goes there, if that is worth so much to the Hero.
    Heroes who have revealed their cards, or have none and stay, are where they are."""
    cards = ALL ^ certainly_forfeited(s, hero)
    if hero > s.turn and cards:
        return chances(values, cards)
    here = [0.0] * PLACES
    here[s.hero_at[hero]] = 1.0
    return here


def dangers(s: MachineState, going: list[list[float]]) -> list[float]:
    """By District: what Raids cost a Hero there, when the Machine expects the Heroes to go so."""
    one, two, three = going
    loss = HUNTED * worth.plan_step(s)
    out = []
    for district in range(PLACES):
        raided = WATCHED * (one[district] + two[district] + three[district] - SAFE)
        out.append(0.0 if raided <= 0.0 else loss * (raided if raided < 1.0 else 1.0))
    return out


def decided(s: MachineState, hero: int) -> int:
    """The Districts where other Heroes are known to their side to end this round."""
    out = 0
    for other in range(len(s.heroes)):
        if other != hero and s.chosen[other] != NOBODY:
            out |= 1 << s.chosen[other]
    return out
