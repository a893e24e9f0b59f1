"""The kinds of action that belong to a decision, possible now or not, each as choices of that kind."""

from twocities.core.choice import pack
from twocities.machine.choices import CONFIRM, MOVE_GUARD, MOVE_SERVANT
from twocities.machine.directives import DIRECTIVES
from twocities.machine.guards import guard_attempts
from twocities.machine.hero_actions import HERO_ACTIONS_IN
from twocities.machine.heroes_phase import CHOOSE_ACTION
from twocities.machine.machine_phase import MACHINE_TURN
from twocities.machine.opening import CHOOSE_ACCESS
from twocities.machine.servant_actions import SERVANT_ACTIONS, granted
from twocities.machine.state import MachineState


def repertoire(s: MachineState, seat: int) -> list[list[int]]:
    """The repertoire of a seat that can choose."""
    decision = s.stack[-1].decision
    if decision is CHOOSE_ACTION:
        return hero_actions(s)
    if decision is MACHINE_TURN:
        return machine_actions(s)
    if decision is CHOOSE_ACCESS and not s.confirmed >> seat & 1:
        return [[CONFIRM]]
    return []


def hero_actions(s: MachineState) -> list[list[int]]:
    here = s.hero_at[s.turn]
    attempts = [action.attempts(s, here) for action in HERO_ACTIONS_IN[here]]
    return [kind for kind in attempts if kind]


def machine_actions(s: MachineState) -> list[list[int]]:
    """Moving Guards and Servants, Servant Actions, and what the cards in force allow."""
    servants, near = range(len(s.servants)), s.city.neighbours
    moves = [pack(MOVE_SERVANT, servant, there) for servant in servants for there in near[s.servants[servant]]]
    actions = [
        [choice for servant in servants for choice in action.attempts(s, servant)]
        for action in (*SERVANT_ACTIONS, *granted(s.effects()))
    ]
    cards = [DIRECTIVES[number].attempts(s) for number in sorted(s.published)]
    return [guard_attempts(s, MOVE_GUARD), moves, *actions, *[kind for kind in cards if kind]]
