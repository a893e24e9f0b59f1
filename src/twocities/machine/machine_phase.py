"""Phase III, the Great Machine (M7): Guards and Servants move, Servants act."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons
from twocities.machine.choices import END, MOVE_GUARD, MOVE_SERVANT
from twocities.machine.decision import Decision
from twocities.machine.directives import DIRECTIVE_VERBS
from twocities.machine.districts import FARTHEST, MEMBERS
from twocities.machine.effect import Effect
from twocities.machine.guards import guard_cost, guard_obstacle, guard_offers
from twocities.machine.servant_actions import (
    SERVANT_ACTION_OF,
    SERVANT_ACTIONS,
    SERVANT_ACTIONS_IN,
    action_cost,
    granted,
)
from twocities.machine.sides import MACHINE
from twocities.machine.state import HEROES, NOBODY, SERVANTS, MachineState

SERVANT_COST: Final = 2  # for each District exited

# by Servant and by set of Districts: the choices to move there
SERVANT_MOVES: Final = [
    [[pack(MOVE_SERVANT, servant, to) for to in places] for places in MEMBERS] for servant in range(len(SERVANTS))
]


def servant_extra(s: MachineState, servant: int, effects: list[Effect]) -> int:
    return sum([effect.servant_extra(s, servant) for effect in effects])


def servant_cost(s: MachineState, servant: int, target: int) -> int:
    """Two Bonds per District exited (M7.3)."""
    return SERVANT_COST * s.city.distance[s.servants[servant]][target] + servant_extra(s, servant, s.effects())


def servant_moves(s: MachineState, servant: int, here: int, effects: list[Effect]) -> list[int]:
    reach = (s.bonds - servant_extra(s, servant, effects)) // SERVANT_COST
    return SERVANT_MOVES[servant][s.city.within[here][min(reach, FARTHEST)]] if reach > 0 else []


def may_act(s: MachineState, servant: int) -> bool:
    """One Action per round (M7.4), unless a Directive gives a second."""
    if not s.acted[servant]:
        return True
    return s.acted[servant] == 1 and any([directive.second_action(s) for directive in s.in_force()])


class MachineTurn(Decision):
    """Guards, Servants and Actions, in any order and as often as the Machine can pay; then the phase ends (M7.1)."""

    name = "machine-turn"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        effects = s.effects()
        barring, cards = any([effect.bars for effect in effects]), granted(effects)
        out = guard_offers(s, effects)
        for servant, here in enumerate(s.servants):
            if not s.acted[servant]:
                out += servant_moves(s, servant, here, effects)
            if may_act(s, servant):
                for action in (*SERVANT_ACTIONS_IN[here], *cards):
                    if action.price(s, effects) <= s.bonds and not (barring and s.barred(action.verb, here)):
                        out += action.offers(s, servant, here)
        for directive in s.in_force():
            out += directive.offers(s)
        out.append(END)
        return out

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        verb, a, b = verb_of(choice), first(choice), second(choice)
        if verb == MOVE_GUARD:
            return guard_obstacle(s, a, b) or reasons.TOO_FEW_BONDS
        if verb == MOVE_SERVANT:
            if s.acted[a]:
                return reasons.ALREADY_ACTED
            return reasons.ALREADY_THERE if s.servants[a] == b else reasons.TOO_FEW_BONDS
        if verb in SERVANT_ACTION_OF:
            return self.why_no_action(s, verb, a, b)
        for directive in s.in_force():
            if directive.verb == verb:
                return directive.why_not(s, choice)
        return reasons.NOT_IN_FORCE if verb in DIRECTIVE_VERBS else reasons.NOT_OFFERED

    def why_no_action(self, s: MachineState, verb: int, servant: int, target: int) -> Reason:
        action, here = SERVANT_ACTION_OF[verb], s.servants[servant]
        if not may_act(s, servant):
            return reasons.ALREADY_ACTED
        if s.barred(verb, here):
            return reasons.BARRED
        if action not in SERVANT_ACTIONS and action not in granted(s.effects()):
            return reasons.NOT_IN_FORCE
        missing = reasons.TOO_FEW_BONDS if action.where >> here & 1 else reasons.NOT_HERE
        return action.obstacle(s, here, target) or missing

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        verb, a, b = verb_of(choice), first(choice), second(choice)
        if verb == MOVE_GUARD:
            return guard_cost(s, a, b)
        if verb == MOVE_SERVANT:
            return servant_cost(s, a, b)
        return action_cost(s, verb) if verb in SERVANT_ACTION_OF else 0

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
            s.move_guard(a, b)
        elif verb == MOVE_SERVANT:
            s.travelled |= 1 << a
            s.servants[a] = b
            s.tell(events.SERVANT_MOVED, MACHINE, a, b)
        elif verb in SERVANT_ACTION_OF:
            if s.acted[a]:
                for directive in s.in_force():
                    directive.second_taken(s)
            s.acted[a] += 1
            SERVANT_ACTION_OF[verb].act(s, a, s.servants[a], b)
        else:
            for directive in s.in_force():
                if directive.verb == verb:
                    directive.take(s, choice)


MACHINE_TURN: Final = MachineTurn()
