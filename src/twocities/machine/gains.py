"""What a choice brings at once and for certain."""

from twocities.core.choice import verb_of
from twocities.machine.choices import ADVANCE_PLAN
from twocities.machine.hero_actions import HERO_ACTION_OF
from twocities.machine.state import MachineState


def gains(s: MachineState, choice: int) -> dict[str, int]:
    if choice == ADVANCE_PLAN:
        return {"plan": 1}
    action = HERO_ACTION_OF.get(verb_of(choice))
    return action.gains(s, choice) if action else {}
