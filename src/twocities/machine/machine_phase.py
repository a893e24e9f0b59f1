"""Phase III, the Great Machine (M7): Guards, Servants and their Actions; and repositioning (M10)."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame
from twocities.machine import directives, events, reasons
from twocities.machine.choices import (
    ARREST,
    COLLECT,
    CONFISCATE,
    DEPLOY,
    DRAW,
    END,
    INSPECT,
    MOVE_GUARD,
    MOVE_SERVANT,
    PACIFY,
    PUBLISH,
    PUT,
    RAID,
    REPAIR,
    REPOSITION,
    RESETTLE,
    SETTLE,
    TAKE_BACK,
)
from twocities.machine.city import distances, within
from twocities.machine.decision import Decision
from twocities.machine.districts import (
    CENTRAL_SQUARE,
    CONTROL_NEXUS,
    DISTRICTS,
    GRAND_CITADEL,
    MEMBERS,
    TOWER_OF_LAW,
)
from twocities.machine.documents import About
from twocities.machine.repositioning import obstacle, refusals, repositionings
from twocities.machine.sides import MACHINE
from twocities.machine.state import HEROES, NOBODY, REVEALED, SERVANTS, MachineState

NINE: Final = tuple(range(len(DISTRICTS)))
MOST_RAIDS: Final = 3
MOST_PUBLISHED: Final = 3
ACTION_COST: Final = 2
SERVANT_COST: Final = 2  # for each District exited
SERVANT_ACTIONS: Final = (*(ARREST, REPAIR, RAID, DRAW, PUBLISH, REPOSITION, COLLECT, PACIFY, CONFISCATE, INSPECT),)


# by mover and by set of Districts: the choices to move there
GUARD_MOVES: Final = [[[pack(MOVE_GUARD, source, to) for to in places] for places in MEMBERS] for source in NINE]
SERVANT_MOVES: Final = [
    [[pack(MOVE_SERVANT, servant, to) for to in places] for places in MEMBERS] for servant in range(len(SERVANTS))
]
FARTHEST: Final = len(DISTRICTS) - 1


# -- what it costs, and why it cannot be done


def barred_to_guards(s: MachineState) -> list[int]:
    """The Districts that Guards cannot enter."""
    barring = [effect for effect in s.effects() if effect.bars]
    return [place for place in NINE if any([effect.guards_barred(s, place) for effect in barring])] if barring else []


def guard_distances(s: MachineState, source: int, barred: list[int]) -> tuple[int, ...]:
    """By District: how many a Guard exits on the way there, round those it cannot enter; 9 if there is no way."""
    if not barred:
        return s.city.distance[source]
    ways = [
        [] if here in barred else [there for there in near if there not in barred]
        for here, near in enumerate(s.city.neighbours)
    ]
    ways[source] = [there for there in s.city.neighbours[source] if there not in barred]
    return distances(ways, source)


def guard_cost(s: MachineState, source: int, target: int) -> int:
    """A Bond per District exited (M7.2)."""
    free = any([effect.guard_free(s) for effect in s.effects()])
    return 0 if free else guard_distances(s, source, barred_to_guards(s))[target]


def servant_extra(s: MachineState, servant: int) -> int:
    return sum([effect.servant_extra(s, servant) for effect in s.effects()])


def servant_cost(s: MachineState, servant: int, target: int) -> int:
    """Two Bonds per District exited (M7.3)."""
    return SERVANT_COST * s.city.distance[s.servants[servant]][target] + servant_extra(s, servant)


def action_cost(s: MachineState, verb: int) -> int:
    cost = 0 if verb == COLLECT else ACTION_COST
    for effect in s.effects():
        cost = effect.action_cost(s, verb, cost)
    return cost


def affordable(s: MachineState, choices: list[int]) -> list[int]:
    if not choices:
        return choices
    costs = {verb: action_cost(s, verb) for verb in {verb_of(choice) for choice in choices}}
    return [choice for choice in choices if costs[verb_of(choice)] <= s.bonds]


def may_act(s: MachineState, servant: int) -> bool:
    """One Action per round (M7.4); Optimize gives one Servant a second."""
    if not s.acted[servant]:
        return True
    return s.acted[servant] == 1 and s.is_in_force(directives.OPTIMIZE) and not s.optimized


def collected(s: MachineState) -> int:
    amount = max(s.place.count(CENTRAL_SQUARE) - s.guards[CENTRAL_SQUARE], 0)
    for effect in s.effects():
        amount = effect.collected(s, amount)
    return amount


def actions_of(s: MachineState, servant: int) -> list[int]:
    """The Actions of a Servant in its District, whatever they cost."""
    district = s.servants[servant]
    out = []
    if REVEALED in s.status:
        here = s.citizens_in(district)
        out += [pack(ARREST, servant, token) for token in here if s.status[token] == REVEALED and s.is_active(token)]
    if s.broken[district]:
        out.append(pack(REPAIR, servant))
    if not s.raids >> district & 1 and s.raids.bit_count() < MOST_RAIDS:
        out.append(pack(RAID, servant))
    if district == GRAND_CITADEL and s.directives:
        out.append(pack(DRAW, servant))
    elif district == TOWER_OF_LAW:
        out += [pack(PUBLISH, servant, directive) for directive in s.hand]
    elif district == CONTROL_NEXUS:
        out += [pack(REPOSITION, servant, tile) for tile in NINE if repositionings(s.city)[tile]]
    elif district == CENTRAL_SQUARE:
        out.append(pack(COLLECT, servant))
    for effect in s.effects():
        effect.servant_actions(s, servant, out)
    return s.allowed(out, district)


# -- the phase


class MachineTurn(Decision):
    """In any order and as often as it can pay: Guards, Servants, Actions; then the phase ends (M7.1)."""

    name = "machine-turn"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        out: list[int] = []
        self.guard_moves(s, out)
        for servant in range(len(s.servants)):
            if not s.acted[servant]:
                self.servant_moves(s, servant, out)
            if may_act(s, servant):
                out += affordable(s, actions_of(s, servant))
        if s.is_in_force(directives.RESETTLE) and not s.resettled:
            out += [pack(RESETTLE, token) for token, place in enumerate(s.place) if place in s.servants]
        out.append(END)
        return out

    def guard_moves(self, s: MachineState, out: list[int]) -> None:
        free = any([effect.guard_free(s) for effect in s.effects()])
        reach = FARTHEST if free else min(s.bonds, FARTHEST)
        barred, squares = barred_to_guards(s), s.figures.guard_squares
        room = sum([1 << place for place in NINE if s.guards[place] + s.broken[place] < squares[place]])
        deploys = s.is_in_force(directives.RAPID_DEPLOYMENT) and not s.deployed
        for source in NINE:
            if s.guards[source]:
                near = within(guard_distances(s, source, barred)) if barred else s.city.within[source]
                out += GUARD_MOVES[source][near[reach] & room]
                if deploys:
                    close = near[min(s.figures.deployment_range, FARTHEST)] & room
                    out += [pack(DEPLOY, source, place) for place in MEMBERS[close]]

    def servant_moves(self, s: MachineState, servant: int, out: list[int]) -> None:
        reach = (s.bonds - servant_extra(s, servant)) // SERVANT_COST
        if reach > 0:
            out += SERVANT_MOVES[servant][s.city.within[s.servants[servant]][min(reach, FARTHEST)]]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        verb, a, b = verb_of(choice), first(choice), second(choice)
        if verb in (MOVE_GUARD, DEPLOY):
            return self.why_no_guard(s, verb, a, b)
        if verb == MOVE_SERVANT:
            if s.acted[a]:
                return reasons.ALREADY_ACTED
            return reasons.ALREADY_THERE if s.servants[a] == b else reasons.TOO_FEW_BONDS
        if verb == RESETTLE:
            if not s.is_in_force(directives.RESETTLE):
                return reasons.NOT_IN_FORCE
            return reasons.RESETTLED_BEFORE if s.resettled else reasons.NO_SERVANT
        if verb in SERVANT_ACTIONS:
            if not may_act(s, a):
                return reasons.ALREADY_ACTED
            if s.barred(verb, s.servants[a]):
                return reasons.BARRED
            return reasons.TOO_FEW_BONDS if choice in actions_of(s, a) else self.why_no_action(s, verb, a, b)
        return reasons.NOT_OFFERED

    def why_no_guard(self, s: MachineState, verb: int, source: int, target: int) -> Reason:
        """Why no Guard moves there, for Bonds or by Rapid Deployment."""
        if verb == DEPLOY and not s.is_in_force(directives.RAPID_DEPLOYMENT):
            return reasons.NOT_IN_FORCE
        if verb == DEPLOY and s.deployed:
            return reasons.DEPLOYED_BEFORE
        if not s.guards[source]:
            return reasons.NO_GUARD
        if source == target:
            return reasons.ALREADY_THERE
        if s.guards[target] + s.broken[target] >= s.figures.guard_squares[target]:
            return reasons.NO_FREE_SQUARE
        if guard_distances(s, source, barred_to_guards(s))[target] > FARTHEST:
            return reasons.BARRED
        return reasons.TOO_FEW_BONDS if verb == MOVE_GUARD else reasons.TOO_FAR

    def why_no_action(self, s: MachineState, verb: int, servant: int, target: int) -> Reason:
        """Why a Servant's Action is not possible where it stands, whatever it costs."""
        if verb in (PACIFY, CONFISCATE, INSPECT) and verb not in [effect.verb for effect in s.effects()]:
            return reasons.NOT_IN_FORCE
        if verb in (ARREST, INSPECT) and target not in s.citizens_in(s.servants[servant]):
            return reasons.SERVANT_ELSEWHERE
        if verb == ARREST:
            return reasons.NOT_ACTIVE
        if verb == INSPECT:
            return reasons.SEEN_BEFORE
        if verb == REPAIR:
            return reasons.NONE_BROKEN
        if verb == RAID:
            return reasons.RAID_BEFORE if s.raids >> s.servants[servant] & 1 else reasons.NO_RAID_TOKEN
        if verb == DRAW and not s.directives:
            return reasons.NO_DIRECTIVES
        if verb == PUBLISH and target not in s.hand:
            return reasons.NOT_IN_HAND
        stuck = obstacle(s.city, target) if verb == REPOSITION else None
        return stuck or reasons.NOT_HERE

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        verb, a, b = verb_of(choice), first(choice), second(choice)
        if verb == MOVE_GUARD:
            return guard_cost(s, a, b)
        if verb == MOVE_SERVANT:
            return servant_cost(s, a, b)
        return action_cost(s, verb) if verb in SERVANT_ACTIONS else 0

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        verb, a, b = verb_of(choice), first(choice), second(choice)
        if verb == END:
            s.phase = HEROES
            s.turn = NOBODY
            s.tell(events.PHASE_ENDED, MACHINE)
            return
        s.stack.append(frame)
        s.bonds -= self.price(s, frame, seat, choice)
        if verb == MOVE_GUARD:
            move_guard(s, a, b)
        elif verb == DEPLOY:
            s.deployed = True
            move_guard(s, a, b)
        elif verb == MOVE_SERVANT:
            s.travelled |= 1 << a
            s.servants[a] = b
            s.tell(events.SERVANT_MOVED, MACHINE, a, b)
        elif verb == RESETTLE:
            s.resettled = True
            s.ask(SETTLE_CITIZEN, MACHINE, a)
        else:
            s.optimized = s.optimized or s.acted[a] == 1
            s.acted[a] += 1
            act(s, verb, a, b)


def move_guard(s: MachineState, source: int, target: int) -> None:
    s.guard_moved = True
    s.guards[source] -= 1
    s.guards[target] += 1
    s.tell(events.GUARD_MOVED, MACHINE, source, target)


def act(s: MachineState, verb: int, servant: int, target: int) -> None:
    """A Servant's Action, paid for."""
    district = s.servants[servant]
    if verb == ARREST:
        s.arrest(target)
    elif verb == REPAIR:
        s.broken[district] -= 1
        s.guards[district] += 1
        s.tell(events.REPAIRED, MACHINE, servant, district)
    elif verb == RAID:
        s.raids |= 1 << district
        s.tell(events.RAIDED, MACHINE, servant, district)
    elif verb == DRAW:
        directive = s.directives.pop()
        s.hand = tuple(sorted((*s.hand, directive)))
        s.tell(events.DREW, MACHINE, directive, to=1 << MACHINE)
    elif verb == PUBLISH:
        if len(s.published) == MOST_PUBLISHED:
            s.ask(TAKE_DIRECTIVE_BACK, MACHINE, target)
        else:
            publish(s, target)
    elif verb == REPOSITION:
        s.ask(PUT_DISTRICT, MACHINE, target)
    elif verb == COLLECT:
        s.gain_bonds(collected(s))
    else:
        for effect in s.effects():
            if effect.verb == verb:
                effect.act(s, servant, target)


def publish(s: MachineState, directive: int) -> None:
    s.hand = tuple([card for card in s.hand if card != directive])
    s.hand_seen &= ~(1 << directive)
    s.hand_shown &= ~(1 << directive)
    s.published = (*s.published, directive)
    s.tell(events.PUBLISHED, MACHINE, directive)


class TakeDirectiveBack(Decision):
    """To publish a fourth Directive, one goes back to hand first (M7.9)."""

    name = "take-directive-back"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(TAKE_BACK, directive) for directive in s.published]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return reasons.NOT_TAKEN_BACK if verb_of(choice) == TAKE_BACK else reasons.UNRESOLVED

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(directive=directives.DIRECTIVES[frame.number].name)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        back = first(choice)
        s.published = tuple([card for card in s.published if card != back])
        s.hand = tuple(sorted((*s.hand, back)))
        s.hand_seen |= 1 << back
        s.hand_shown |= 1 << back
        s.tell(events.TAKEN_BACK, MACHINE, back)
        publish(s, frame.number)


class PutDistrict(Decision):
    """Where the District being repositioned ends (M10)."""

    name = "put-district"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(PUT, frame.number, place) for place in repositionings(s.city)[frame.number]]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != PUT or first(choice) != frame.number:
            return reasons.UNRESOLVED
        return refusals(s.city, frame.number, second(choice))[0]

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.acting_hero(), district=DISTRICTS[frame.number])

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.city = s.city.move(frame.number, second(choice))
        s.tell(events.REPOSITIONED, seat, frame.number, s.city.links[frame.number])


class SettleCitizen(Decision):
    """Where the Citizen being resettled goes (M14)."""

    name = "settle-citizen"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        here = s.place[frame.number]
        return [pack(SETTLE, place) for place in NINE if place != here and s.citizen_room(place) > 0]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != SETTLE:
            return reasons.UNRESOLVED
        return reasons.ALREADY_THERE if first(choice) == s.place[frame.number] else reasons.NO_FREE_SQUARE

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(citizen=frame.number)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.place[frame.number] = first(choice)
        s.tell(events.RESETTLED, MACHINE, frame.number, first(choice))


MACHINE_TURN: Final = MachineTurn()
TAKE_DIRECTIVE_BACK: Final = TakeDirectiveBack()
PUT_DISTRICT: Final = PutDistrict()
SETTLE_CITIZEN: Final = SettleCitizen()
