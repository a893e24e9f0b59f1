"""What a choice brings at once and for certain."""

from twocities.core.choice import verb_of
from twocities.machine.actions import rise_of
from twocities.machine.choices import ADVANCE_PLAN, AGITATE, GAIN, INCITE
from twocities.machine.state import MachineState


def gains(s: MachineState, choice: int) -> dict[str, int]:
    verb = verb_of(choice)
    if verb in (INCITE, AGITATE):
        return {"discontent": rise_of(s, verb)}
    if verb == GAIN:
        return {"trust": s.trust_gained(s.turn, 1)}
    return {"plan": 1} if verb == ADVANCE_PLAN else {}
