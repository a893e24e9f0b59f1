"""Heuristics of the Revolutionaries, who act as one: where each Hero goes, by which route, and what is done there."""

import math
from collections.abc import Sequence
from typing import Final

from twocities.core.choice import first, pack, second, verb_of
from twocities.machine.choices import (
    CONFIRM,
    DESTINATION,
    DONE,
    IDENTIFY,
    MOVE_CITIZEN,
    PASS,
)
from twocities.machine.closing import IdentifyAny
from twocities.machine.districts import ALL, CENTRAL_SQUARE, DISTRICTS
from twocities.machine.hero_actions import MoreCitizens, PayForAttack
from twocities.machine.heroes_phase import ChooseAction, GoOn
from twocities.machine.opening import ChooseAccess, SplitTrust
from twocities.machine.plan_decisions import BuyOff, WinBack
from twocities.machine.sides import PUBLIC, REVOLUTIONARIES
from twocities.machine.special_actions import PlaceReleased, StrikeOutDirective
from twocities.machine.state import NOBODY, TRAITOR, MachineState
from twocities.players.heuristic import NEVER
from twocities.players.machine import automaton, missions, plan_condition, worth
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.destinations import (
    Offers,
    attractions,
    chances,
    dangers,
    decided,
    exit_costs,
    expected,
    ways,
    ways_on,
)
from twocities.players.machine.riots import parts
from twocities.players.machine.turn import Turn

PLACES: Final = len(DISTRICTS)
SHARPNESS: Final = 20.0  # ratings per step of the Plan
HARDLY: Final = -25.0  # the rating of what makes no sense


def rate_actions(s: MachineState, choices: Sequence[int]) -> list[float]:
    turn = Turn(s, Crowd(s, REVOLUTIONARIES), s.chosen)
    values: dict[int, float] = {}  # by Action, and by class and District for Actions that move a Citizen
    ratings = []
    for choice in choices:
        verb = verb_of(choice)
        alike = choice
        if verb == IDENTIFY:
            alike = verb
        elif verb == MOVE_CITIZEN:
            token = first(choice)
            alike = pack(verb, s.face[token] if s.status[token] else 0, second(choice))
        if alike in values:
            ratings.append(HARDLY)  # of several that look the same, one is enough
            continue
        values[alike] = value = turn.value(choice)
        ratings.append(SHARPNESS * value if value > 0.0 or verb == PASS else HARDLY)
    return ratings


def rate_more(s: MachineState, verb: int, choices: Sequence[int]) -> list[float]:
    turn = Turn(s, Crowd(s, REVOLUTIONARIES), s.chosen)
    if verb == IDENTIFY:
        rating = SHARPNESS * turn.identify()
        return [0.0 if choice == DONE else rating for choice in choices]
    ratings = []
    for choice in choices:
        value = 0.0 if choice == DONE else turn.move(first(choice), second(choice))
        ratings.append(SHARPNESS * value if value >= 0.0 else HARDLY)
    return ratings


def rate_destinations(s: MachineState, seat: int, choices: Sequence[int]) -> list[float]:
    """The first of its own Heroes without a destination chooses; then the seat confirms."""
    last = len(choices) - 1
    if choices[last] == CONFIRM:
        ratings = [NEVER] * len(choices)
        ratings[last] = 0.0
        return ratings
    asked = NOBODY
    for hero, seats in enumerate(s.control):
        if seat in seats and s.chosen[hero] == NOBODY and s.access_hand(hero):
            asked = hero
            break
    crowd = Crowd(s, REVOLUTIONARIES)
    danger = automaton.risks(s, asked, plan_condition.detainment(s)) if s.automaton else feared(s)
    chance = destination_chances(s, asked, crowd, Offers(s, crowd), danger)
    number = s.heroes[asked].number
    by_choice = {pack(DESTINATION, number, place): math.log(chance[place] + 1e-9) for place in range(PLACES)}
    return [by_choice.get(choice, NEVER) for choice in choices]


def feared(s: MachineState) -> list[float]:
    """By District: the cost of Raids to a Hero there, if the Machine expects the Heroes by what everybody can see."""
    return dangers(s, expected(s, Crowd(s, PUBLIC)))


def destination_chances(s: MachineState, hero: int, crowd: Crowd, offers: Offers, danger: list[float]) -> list[float]:
    """By District: how likely a Hero is to be sent there, given what the others have chosen."""
    costs = ways(s, s.hero_at[hero], exit_costs(s, hero))
    values = attractions(s, hero, offers, plan_condition.presence(s, decided(s, hero)), costs)
    part = parts(s, crowd, hero, costs)
    mission = missions.presence(s, hero)
    values = [values[place] - danger[place] + max(part[place], 0.0) + mission[place] for place in range(PLACES)]
    return chances(values, ALL ^ s.access[hero])


def rate_ways(s: MachineState, choices: Sequence[int]) -> list[float]:
    """The cheapest route."""
    hero, destination = s.turn, s.chosen[s.turn]
    costs = ways_on(s, destination, exit_costs(s, hero))
    distance = s.city.distance[destination]
    return [-4.0 * costs[place] - 3.0 * distance[place] for place in map(first, choices)]


def rate_split(s: MachineState, sharing: list[int], total: int, choices: Sequence[int]) -> list[float]:
    """Evens out the Trust of the Heroes who share, without wasting any."""
    even = (total + sum([s.trust[hero] for hero in sharing])) / len(sharing) - s.trust[sharing[0]]
    rooms = [s.figures.heroes[s.heroes[hero].name].max_trust - s.trust[hero] for hero in sharing]
    share = max(min(even, rooms[0]), total - sum(rooms[1:]))
    return [-2.0 * abs(first(choice) - share) for choice in choices]


def rate_gifts(s: MachineState, hero: int, missing: int, choices: Sequence[int]) -> list[float]:
    """Stops the Plan, each Hero giving in proportion to their Trust."""
    rest = s.trust[hero:]
    gift = missing if missing >= sum(rest) else -(-missing * s.trust[hero] // sum(rest)) if missing else 0
    return [-3.0 * abs(first(choice) - gift) for choice in choices]


def rate_winning_back(s: MachineState, hero: int, choices: Sequence[int]) -> list[float]:
    price = s.guards[s.hero_at[hero]]
    value = worth.ACCESS_CARD * s.access[hero].bit_count() - worth.TRUST * price
    if plan_condition.leaves_too_little_trust(s, price):
        value -= worth.plan_step(s)
    return [0.0 if choice == PASS else SHARPNESS * value for choice in choices]


def rate_placing(s: MachineState, token: int, choices: Sequence[int]) -> list[float]:
    """A Citizen they know goes where it helps most."""
    crowd = Crowd(s, REVOLUTIONARIES)
    supports = Turn(s, crowd, s.chosen).supports()
    face = s.face[token]
    side = 1.0 if face <= crowd.stage else -1.0 if face == TRAITOR else 0.3
    return [
        SHARPNESS * (side * supports[first(choice)] + (0.1 if first(choice) == CENTRAL_SQUARE else 0.0))
        for choice in choices
    ]


def rate_any(s: MachineState, choices: Sequence[int]) -> list[float]:
    """Identifies where the outcome of a Riot is least certain."""
    crowd = Crowd(s, REVOLUTIONARIES)
    balance = []
    for place in range(PLACES):
        chance = 0.0 if s.riots >> place & 1 else crowd.riot_chance(place, s.guards[place])
        balance.append(8.0 * chance * (1.0 - chance))
    return [balance[s.place[first(choice)]] for choice in choices]


def rate_payments(s: MachineState, rolled: int, choices: Sequence[int]) -> list[float]:
    """Pays what the die demands if a broken Guard is worth it, otherwise nothing."""
    turn = Turn(s, Crowd(s, REVOLUTIONARIES), s.chosen)
    paid = rolled if 0 < rolled <= turn.trust and turn.breaking() > turn.spent(rolled) else 0
    return [0.0 if first(choice) == paid else HARDLY for choice in choices]


def rate(s: MachineState, seat: int, choices: Sequence[int]) -> list[float]:
    """How good each choice looks to a Revolutionary."""
    frame = s.stack[-1]
    decision, number = frame.decision, frame.number
    if isinstance(decision, ChooseAction):
        return rate_actions(s, choices)
    if isinstance(decision, ChooseAccess):
        return rate_destinations(s, seat, choices)
    if isinstance(decision, GoOn):
        return rate_ways(s, choices)
    if isinstance(decision, MoreCitizens):
        return rate_more(s, number, choices)
    if isinstance(decision, SplitTrust):
        return rate_split(s, decision.sharing(s, frame), frame.amount, choices)
    if isinstance(decision, PayForAttack):
        return rate_payments(s, number, choices)
    if isinstance(decision, StrikeOutDirective):
        return [SHARPNESS * worth.directive(s, first(choice)) for choice in choices]
    if isinstance(decision, PlaceReleased):
        return rate_placing(s, number, choices)
    if isinstance(decision, BuyOff):
        return rate_gifts(s, number, decision.missing(s, frame), choices)
    if isinstance(decision, WinBack):
        return rate_winning_back(s, number, choices)
    if isinstance(decision, IdentifyAny):
        return rate_any(s, choices)
    return [0.0] * len(choices)
