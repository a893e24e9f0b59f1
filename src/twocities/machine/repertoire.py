"""The kinds of action that belong to a decision, possible now or not, each told by choices of that kind."""

from typing import Final

from twocities.core.choice import pack
from twocities.machine import directives
from twocities.machine.actions import HERO_ACTION
from twocities.machine.choices import (
    AGITATE,
    ARREST,
    ATTACK,
    CANCEL,
    COLLECT,
    CONFIRM,
    DEPLOY,
    DRAW,
    GAIN,
    GRANT,
    IDENTIFY,
    INCITE,
    INSPECT,
    LET_RETRIEVE,
    MOVE_CITIZEN,
    MOVE_GUARD,
    MOVE_SERVANT,
    PUBLISH,
    RAID,
    RELEASE,
    REPAIR,
    REPOSITION,
    RESETTLE,
    RIOT,
    ROLL,
    SEARCH,
    SHIFT,
)
from twocities.machine.districts import CENTRAL_SQUARE, CONTROL_NEXUS, GRAND_CITADEL, TOWER_OF_LAW
from twocities.machine.machine_phase import MACHINE_TURN, NINE
from twocities.machine.opening import CHOOSE_ACCESS
from twocities.machine.state import MachineState

SERVANT_ACTIONS: Final = (ARREST, REPAIR, RAID, DRAW, PUBLISH, REPOSITION, COLLECT)  # without those of cards


def repertoire(s: MachineState, seat: int) -> list[list[int]]:
    """Of a seat that may choose."""
    decision = s.stack[-1].decision
    if decision is HERO_ACTION:
        return hero_actions(s)
    if decision is MACHINE_TURN:
        return machine_actions(s)
    if decision is CHOOSE_ACCESS and not s.confirmed >> seat & 1:
        return [[CONFIRM]]
    return []


def hero_actions(s: MachineState) -> list[list[int]]:
    """The six Actions of every District, and those of this one."""
    district = s.hero_at[s.turn]
    here = s.citizens_in(district)
    return [
        [INCITE],
        [ROLL] if s.heroes[s.turn].rolls_first else [pack(ATTACK, 1)],
        [pack(IDENTIFY, token) for token in here] or [IDENTIFY],
        [pack(MOVE_CITIZEN, token, there) for token in here[:1] for there in s.city.neighbours[district]]
        or [pack(MOVE_CITIZEN, 0, district)],
        [GAIN],
        [RIOT],
        *district_actions(s, district),
    ]


def district_actions(s: MachineState, district: int) -> list[list[int]]:
    if district == CENTRAL_SQUARE:
        return [[AGITATE]]
    if district == CONTROL_NEXUS:
        return [[pack(SHIFT, tile) for tile in NINE], [pack(GRANT, hero.number) for hero in s.heroes]]
    if district == TOWER_OF_LAW:
        return [
            [pack(CANCEL, directive) for directive in s.published] or [CANCEL],
            [pack(LET_RETRIEVE, hero.number) for hero in s.heroes],
        ]
    return [[SEARCH], [RELEASE]] if district == GRAND_CITADEL else []


def machine_actions(s: MachineState) -> list[list[int]]:
    """Guards and Servants move, Servants act; and what the cards in force allow."""
    servants, near = range(len(s.servants)), s.city.neighbours
    guarded = [place for place in NINE if s.guards[place]]
    steps = [(source, there) for source in guarded for there in near[source]] or [(0, near[0][0])]
    out = [
        [pack(MOVE_GUARD, source, there) for source, there in steps],
        [pack(MOVE_SERVANT, servant, there) for servant in servants for there in near[s.servants[servant]]],
    ]
    verbs = [*SERVANT_ACTIONS, *[effect.verb for effect in s.effects() if effect.verb >= 0]]
    out += [[choice for servant in servants for choice in servant_action(s, verb, servant)] for verb in verbs]
    if s.is_in_force(directives.RESETTLE):
        tokens = [token for token, place in enumerate(s.place) if place in s.servants]
        out.append([pack(RESETTLE, token) for token in tokens] or [RESETTLE])
    if s.is_in_force(directives.RAPID_DEPLOYMENT):
        out.append([pack(DEPLOY, source, there) for source, there in steps])
    return out


def servant_action(s: MachineState, verb: int, servant: int) -> list[int]:
    """Choices of a verb for a Servant."""
    targets: list[int] = []
    if verb in (ARREST, INSPECT):
        targets = s.citizens_in(s.servants[servant])
    elif verb == PUBLISH:
        targets = list(s.hand)
    elif verb == REPOSITION:
        targets = list(NINE)
    return [pack(verb, servant, target) for target in targets] or [pack(verb, servant)]
