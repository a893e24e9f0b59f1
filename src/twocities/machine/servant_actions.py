"""The Servant Actions on the board (M7.5 to M7.11): a definition for each, and the decisions that belong to them."""

from collections.abc import Sequence
from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons, repositioning
from twocities.machine.choices import ARREST, COLLECT, DRAW, PUBLISH, RAID, REPAIR, REPOSITION, TAKE_BACK
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.decision import Decision
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import CENTRAL_SQUARE, CONTROL_NEXUS, GRAND_CITADEL, NINE, TOWER_OF_LAW
from twocities.machine.documents import About
from twocities.machine.effect import Effect
from twocities.machine.servant_action import ServantAction
from twocities.machine.sides import MACHINE
from twocities.machine.state import REVEALED, MachineState

MOST_RAIDS: Final = 3
MOST_PUBLISHED: Final = 3


# -- in every District


class Arrest(ServantAction):
    verb = ARREST
    clause = "M7.5"

    def targets(self, s: MachineState, here: int) -> Sequence[int]:
        return s.citizens_in(here)

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        if not s.is_in(here, target):
            return reasons.SERVANT_ELSEWHERE
        return None if s.status[target] == REVEALED and s.is_active(target) else reasons.NOT_ACTIVE

    def offers(self, s: MachineState, servant: int, here: int) -> list[int]:
        return super().offers(s, servant, here) if REVEALED in s.status else []

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        s.arrest(target)


class Repair(ServantAction):
    verb = REPAIR
    clause = "M7.6"

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        return None if s.broken[here] else reasons.NONE_BROKEN

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        s.repair_guard(servant, here)


class Raid(ServantAction):
    verb = RAID
    clause = "M7.7"

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        if s.raids >> here & 1:
            return reasons.RAID_BEFORE
        return None if s.raids.bit_count() < MOST_RAIDS else reasons.NO_RAID_TOKEN

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        s.raids |= 1 << here
        s.tell(events.RAIDED, MACHINE, servant, here)


# -- of Major Districts


class Draw(ServantAction):
    verb = DRAW
    clause = "M7.8"
    where = 1 << GRAND_CITADEL

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        return None if s.directives else reasons.NO_DIRECTIVES

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        directive = s.directives.pop()
        s.hand = tuple(sorted((*s.hand, directive)))
        s.tell(events.DREW, MACHINE, directive, to=1 << MACHINE)


class Publish(ServantAction):
    verb = PUBLISH
    clause = "M7.9"
    where = 1 << TOWER_OF_LAW

    def targets(self, s: MachineState, here: int) -> Sequence[int]:
        return s.hand

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        return None if target in s.hand else reasons.NOT_IN_HAND

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        if len(s.published) == MOST_PUBLISHED:
            s.ask(TAKE_DIRECTIVE_BACK, MACHINE, target)
        else:
            publish(s, target)


def publish(s: MachineState, directive: int) -> None:
    s.hand = tuple([card for card in s.hand if card != directive])
    s.hand_seen &= ~(1 << directive)
    s.hand_shown &= ~(1 << directive)
    s.published = (*s.published, directive)
    s.tell(events.PUBLISHED, MACHINE, directive)


class TakeDirectiveBack(Decision):
    """To publish a fourth Directive, the Machine first takes one back into its hand (M7.9)."""

    name = "take-directive-back"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(TAKE_BACK, directive) for directive in s.published]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return reasons.NOT_TAKEN_BACK if verb_of(choice) == TAKE_BACK else reasons.UNRESOLVED

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(directive=DIRECTIVES[frame.number].name)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        back = first(choice)
        s.published = tuple([card for card in s.published if card != back])
        s.hand = tuple(sorted((*s.hand, back)))
        s.hand_seen |= 1 << back
        s.hand_shown |= 1 << back
        s.tell(events.TAKEN_BACK, MACHINE, back)
        publish(s, frame.number)


class Reposition(ServantAction):
    verb = REPOSITION
    clause = "M7.10"
    where = 1 << CONTROL_NEXUS

    def targets(self, s: MachineState, here: int) -> Sequence[int]:
        return NINE

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        return repositioning.obstacle(s.city, target)

    def offers(self, s: MachineState, servant: int, here: int) -> list[int]:
        return [pack(REPOSITION, servant, tile) for tile in repositioning.movable(s.city)]

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        s.ask(repositioning.PUT_DISTRICT, MACHINE, target)


class Collect(ServantAction):
    verb = COLLECT
    clause = "M7.11"
    where = 1 << CENTRAL_SQUARE
    cost = 0

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        s.gain_bonds(collected(s))


def collected(s: MachineState) -> int:
    amount = max(s.place.count(CENTRAL_SQUARE) - s.guards[CENTRAL_SQUARE], 0)
    for effect in s.effects():
        amount = effect.collected(s, amount)
    return amount


# -- all of them


def granted(effects: list[Effect]) -> list[ServantAction]:
    """The Actions that cards allow (M7.12)."""
    return [effect.servant_action for effect in effects if effect.servant_action is not None]


def action_cost(s: MachineState, verb: int) -> int:
    return SERVANT_ACTION_OF[verb].price(s, s.effects())


SERVANT_ACTIONS: Final[tuple[ServantAction, ...]] = (  # in the order in which they are offered
    *(Arrest(), Repair(), Raid(), Draw(), Publish(), Reposition(), Collect()),
)
SERVANT_ACTIONS_IN: Final[tuple[tuple[ServantAction, ...], ...]] = tuple(  # by District
    [tuple([action for action in SERVANT_ACTIONS if action.where >> district & 1]) for district in NINE]
)
SERVANT_ACTION_OF: Final = {action.verb: action for action in (*SERVANT_ACTIONS, *granted([*DIRECTIVES, *CITY_EVENTS]))}
TAKE_DIRECTIVE_BACK: Final = TakeDirectiveBack()
