"""What a Hero can do in the current District, and what that is worth to the Heroes."""

from collections.abc import Callable
from typing import Final

from twocities.core.choice import first, second, verb_of
from twocities.machine.choices import (
    AGITATE,
    ATTACK,
    CANCEL,
    GAIN,
    GRANT,
    IDENTIFY,
    INCITE,
    LET_RETRIEVE,
    MOVE_CITIZEN,
    PASS,
    RELEASE,
    RIOT,
    ROLL,
    SEARCH,
)
from twocities.machine.districts import CENTRAL_SQUARE, DISTRICTS, MINOR
from twocities.machine.hero_actions import INCITEMENT
from twocities.machine.needs import AccessCards, AtLarge, KnownCitizens, Trust
from twocities.machine.needs import Crowd as Gathering
from twocities.machine.special_actions import AGITATION, GRANTED_TRUST
from twocities.machine.state import NOBODY, RIOT_SLOT, TRAITOR, UNKNOWN, MachineState
from twocities.players.machine import automaton, missions, plan_condition, worth
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.riots import gathered

PLACES: Final = len(DISTRICTS)
NEXT_ROUND: Final = 0.065  # a Riot prepared for later, compared with one this round
FUTILE: Final = -9.0  # the worth of what makes no sense


class Turn:
    """A Hero about to act, and the worth of the Actions in this District beyond their price, to somebody who knows the
    crowd and the destinations in `plans`."""

    __slots__ = ("crowd", "district", "guards", "hero", "plans", "s", "support", "trust")

    def __init__(self, s: MachineState, crowd: Crowd, plans: list[int]) -> None:
        self.plans = plans
        self.s = s
        self.crowd = crowd
        self.hero = s.turn
        self.district = s.hero_at[s.turn]
        self.guards = s.guards[self.district]
        self.trust = s.trust[s.turn]
        self.support: list[float] = []

    def spent(self, trust: int) -> float:
        """The cost of giving up Trust."""
        cost = worth.TRUST * trust
        if self.s.event in plan_condition.TRUST_BELOW and plan_condition.leaves_too_little_trust(self.s, trust):
            cost += worth.plan_step(self.s)
        if self.s.automaton:
            cost += missions.spending(self.s, trust) + automaton.shortage(self.s, self.hero, trust)
        return cost

    def incite(self) -> float:
        return worth.rise(self.s, INCITEMENT.rise(self.s, self.district), worth.DISCONTENT) - self.spent(self.guards)

    def agitate(self) -> float:
        return worth.rise(self.s, max(AGITATION.rise(self.s, self.district), 0), worth.DISCONTENT) - self.spent(
            self.guards
        )

    def riot(self) -> float:
        s, crowd = self.s, self.crowd
        if s.riots >> self.district & 1 or not crowd.stage:
            return FUTILE
        price = self.guards * crowd.unknown[self.district]
        if price > self.trust:
            return FUTILE
        chance = crowd.riot_chance(self.district, self.guards)
        success = worth.riot(s) + worth.BROKEN_GUARD * self.guards
        if s.event in plan_condition.NO_RIOT and not s.riot_started:
            success += worth.plan_step(s)
        return chance * success - (1.0 - chance) * worth.failed_riot(s) - self.spent(price)

    def breaking(self) -> float:
        """Breaking a Guard in the Hero's District."""
        s, crowd = self.s, self.crowd
        value = worth.BROKEN_GUARD + plan_condition.breaking(s, self.district) + missions.breaking(s, self.district)
        if crowd.stage and not s.riots >> self.district & 1:
            chance = crowd.riot_chance(self.district, self.guards - 1) - crowd.riot_chance(self.district, self.guards)
            value += worth.riot(s) * chance * self.readiness(self.district)
        return value

    def attack(self, paid: int) -> float:
        s = self.s
        die = s.figures.assault_die
        hits = 0
        for face in die:
            if face:
                for effect in s.effects():
                    face = effect.armour(s, face)
                if face <= paid:
                    hits += 1
        return self.breaking() * hits / len(die) - self.spent(paid)

    def readiness(self, district: int) -> float:
        """How likely somebody is to be able to start a Riot there soon."""
        s = self.s
        for other in range(self.hero + 1, len(s.heroes)):
            if self.plans[other] == district:
                return 1.0
        return NEXT_ROUND

    def supports(self) -> list[float]:
        """By District: the worth of one more active Citizen."""
        if not self.support:
            s, crowd = self.s, self.crowd
            riot = worth.riot(s)
            self.support = [0.0] * PLACES
            for place in range(PLACES):
                if not s.riots >> place & 1:
                    guards = s.guards[place]
                    chance = crowd.riot_chance(place, guards - 1) - crowd.riot_chance(place, guards)
                    self.support[place] = riot * chance * self.readiness(place) + 0.01 * crowd.active[place]
        return self.support

    def crowding(self) -> float:
        """The worth of one more Citizen in the Central Square."""
        s = self.s
        gathering = missions.one_more(s, Gathering)
        if s.discontent == RIOT_SLOT:
            return gathering
        speakers = 0.05
        for other in range(self.hero + 1, len(s.heroes)):
            if self.plans[other] == CENTRAL_SQUARE:
                speakers += 0.9
        return worth.DISCONTENT * speakers + gathering

    def move(self, token: int, place: int) -> float:
        """Moving one Citizen to a District."""
        s, crowd = self.s, self.crowd
        if s.status[token] == UNKNOWN:
            side = crowd.active_chance - crowd.traitor_chance
        else:
            face = s.face[token]
            side = 1.0 if face <= crowd.stage else -1.0 if face == TRAITOR else 0.1
        support = self.supports()
        if side == 1.0:
            return self.gather(place)
        value = side * (support[place] - support[self.district]) - self.spent(s.city.distance[self.district][place])
        value += missions.arriving(s, place) - missions.arriving(s, self.district)
        if place == CENTRAL_SQUARE:
            value += self.crowding()
        elif self.district == CENTRAL_SQUARE:
            value -= self.crowding()
        return value

    def gather(self, place: int) -> float:
        """Moving known active Citizens to a District, as many as a Riot there needs."""
        s, crowd, here = self.s, self.crowd, self.district
        if s.riots >> place & 1:
            return FUTILE
        far = s.city.distance[here][place]
        more, count = gathered(s, crowd, here, place, self.trust // far)
        if not count:
            return FUTILE
        value = worth.riot(s) * more * self.readiness(place) - self.spent(far * count)
        if not s.riots >> here & 1:
            fewer = crowd.riot_chance(here, self.guards) - crowd.riot_chance(here, self.guards + count)
            value -= worth.riot(s) * fewer * max(self.readiness(here), NEXT_ROUND)
        return value

    def moves(self, token: int, place: int) -> float:
        """Moving all Citizens like this one, as far as Trust and squares allow."""
        s = self.s
        value = self.move(token, place)
        if value <= 0.0 or self.known_active(token):
            return value
        many = min(self.trust // s.city.distance[self.district][place], s.citizen_room(place), 3)
        return value * (0.6 + 0.4 * many)

    def known_active(self, token: int) -> bool:
        return self.s.status[token] != UNKNOWN and self.s.face[token] <= self.crowd.stage

    def identify(self) -> float:
        """Identifying one Citizen."""
        s, crowd = self.s, self.crowd
        price = s.heroes[self.hero].identify_cost(self.guards)
        value = worth.IDENTIFIED * (1.0 + 0.4 * crowd.stage)
        if s.riots >> self.district & 1:
            value *= 0.3
        return value + missions.one_more(s, KnownCitizens) - self.spent(price)

    def identifies(self) -> float:
        """Identifying all Citizens that there is Trust for."""
        price = self.s.heroes[self.hero].identify_cost(self.guards)
        many = self.crowd.unknown[self.district]
        if price:
            many = min(many, self.trust // price)
        return self.identify() * many

    def grant(self, hero: int) -> float:
        s = self.s
        most = s.figures.heroes[s.heroes[hero].name].max_trust
        trust = worth.TRUST + missions.one_more(s, Trust)
        return trust * min(GRANTED_TRUST, most - s.trust[hero]) - 0.01 * s.trust[hero]

    def retrieve(self, hero: int) -> float:
        card = missions.one_more(self.s, AccessCards)
        return worth.ACCESS_CARD * self.s.access[hero].bit_count() + card - self.spent(self.guards)

    def search(self) -> float:
        return worth.search(self.s) - self.spent(self.guards)

    def release(self) -> float:
        mission = missions.one_more(self.s, AtLarge) + missions.one_more(self.s, KnownCitizens)
        return 2 * worth.CITIZEN + mission - self.spent(self.guards)

    def gain(self) -> float:
        s = self.s
        most = s.figures.heroes[s.heroes[self.hero].name].max_trust
        return worth.TRUST + missions.one_more(s, Trust) if self.trust < most else 0.0

    def cancel(self, directive: int) -> float:
        return worth.directive(self.s, directive) - self.spent(self.guards)

    def value(self, choice: int) -> float:
        """The worth of an Action."""
        action = ACTIONS.get(verb_of(choice))
        return -1.0 if action is None else action(self, choice)


ACTIONS: Final[dict[int, Callable[[Turn, int], float]]] = {
    PASS: lambda turn, choice: 0.0,
    GAIN: lambda turn, choice: turn.gain(),
    MOVE_CITIZEN: lambda turn, choice: turn.moves(first(choice), second(choice)),
    INCITE: lambda turn, choice: turn.incite(),
    AGITATE: lambda turn, choice: turn.agitate(),
    RIOT: lambda turn, choice: turn.riot(),
    IDENTIFY: lambda turn, choice: turn.identifies(),
    ATTACK: lambda turn, choice: turn.attack(first(choice)),
    ROLL: lambda turn, choice: turn.breaking() * 0.6 - worth.TRUST,
    GRANT: lambda turn, choice: turn.grant(turn.s.hero_of(first(choice))),
    CANCEL: lambda turn, choice: turn.cancel(first(choice)),
    LET_RETRIEVE: lambda turn, choice: turn.retrieve(turn.s.hero_of(first(choice))),
    SEARCH: lambda turn, choice: turn.search(),
    RELEASE: lambda turn, choice: turn.release(),
}


def turn_worth(s: MachineState, crowd: Crowd) -> float:
    """The worth, for the Machine, of the acting Hero's turn to the Heroes."""
    turn = Turn(s, crowd, [NOBODY] * len(s.heroes))
    best = max(turn.gain(), turn.riot())
    if turn.guards <= turn.trust:
        if turn.district in MINOR:
            best = max(best, turn.incite())
        elif turn.district == CENTRAL_SQUARE:
            best = max(best, turn.agitate())
    if turn.guards and turn.trust > 2:
        best = max(best, turn.attack(min(turn.trust, max(s.figures.assault_die))))
    return best
