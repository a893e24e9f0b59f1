"""How likely a choice that rolls a die is to succeed."""

from twocities.core.choice import verb_of
from twocities.machine.choices import GO
from twocities.machine.hero_actions import HERO_ACTION_OF
from twocities.machine.heroes_phase import exit_cost
from twocities.machine.state import MachineState


def odds(s: MachineState, choice: int) -> tuple[int, int] | None:
    """How many faces of the die that the acting Hero would roll are good, and how many there are."""
    verb = verb_of(choice)
    if verb == GO and exit_cost(s, s.turn, s.hero_at[s.turn], not s.exited) > s.trust[s.turn]:
        return sum(s.figures.escape_die), len(s.figures.escape_die)
    action = HERO_ACTION_OF.get(verb)
    return action.odds(s, choice) if action else None
