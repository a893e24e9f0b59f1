"""How likely it is that a choice which rolls a die goes well."""

from twocities.core.choice import first, verb_of
from twocities.machine.actions import breaks, counted
from twocities.machine.choices import ATTACK, GO, ROLL
from twocities.machine.heroes_phase import exit_cost
from twocities.machine.state import MachineState


def odds(s: MachineState, choice: int) -> tuple[int, int] | None:
    """The good faces of the die that the acting Hero would roll, of how many."""
    verb = verb_of(choice)
    if verb in (ATTACK, ROLL):
        most = first(choice) if verb == ATTACK else s.trust[s.turn]  # what is rolled first can still be paid
        die = s.figures.assault_die
        return sum([breaks(counted(s, face), most) for face in die]), len(die)
    if verb == GO and exit_cost(s, s.turn, s.hero_at[s.turn]) > s.trust[s.turn]:
        return sum(s.figures.escape_die), len(s.figures.escape_die)
    return None
