"""The 9 Directives (M14), one short definition each. What three of them allow once per round: machine_phase.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from twocities.core.choice import pack
from twocities.machine import choices, events
from twocities.machine.districts import MINOR
from twocities.machine.effect import Effect
from twocities.machine.sides import MACHINE

if TYPE_CHECKING:
    from twocities.machine.state import MachineState


class Directive(Effect):
    """One Directive; in force while published."""


class Optimize(Directive):
    """Once per round one Servant may take a second Action."""

    name = "optimize"
    clause = "M14 Optimize"
    provenance = "rulebook, terms house"


class Pacify(Directive):
    """A Servant Action that calms a guarded Minor District."""

    name = "pacify"
    clause = "M14 Pacify"
    provenance = "rulebook, effect house"
    verb = choices.PACIFY

    def servant_actions(self, s: MachineState, servant: int, out: list[int]) -> None:
        if s.servants[servant] in MINOR and s.guards[s.servants[servant]]:
            out.append(pack(self.verb, servant))

    def act(self, s: MachineState, servant: int, target: int) -> None:
        s.tell(events.PACIFIED, MACHINE, s.servants[servant])
        s.lower_discontent(1)


class Confiscate(Directive):
    """A Servant Action that turns Trust into Bonds."""

    name = "confiscate"
    clause = "M14 Confiscate"
    provenance = "rulebook, effect house"
    verb = choices.CONFISCATE

    def servant_actions(self, s: MachineState, servant: int, out: list[int]) -> None:
        if s.servants[servant] in s.hero_at:
            out.append(pack(self.verb, servant))

    def act(self, s: MachineState, servant: int, target: int) -> None:
        for hero in range(len(s.heroes)):
            if s.hero_at[hero] == s.servants[servant] and s.trust[hero]:
                taken = min(s.trust[hero], s.figures.confiscated_trust)
                s.trust[hero] -= taken
                s.tell(events.CONFISCATED, MACHINE, s.heroes[hero].number, taken)
                s.gain_bonds(taken)


class Resettle(Directive):
    """Once per round a Citizen moves from a District with a Servant, free."""

    name = "resettle"
    clause = "M14 Resettle"
    provenance = "rulebook, terms house"


class Curfew(Directive):
    name = "curfew"
    clause = "M14 Curfew"

    def exit_cost(self, s: MachineState, hero: int, district: int, cost: int) -> int:
        return 1 if not s.guards[district] and s.trust[hero] else cost


class ReinforcedPlating(Directive):
    name = "reinforced-plating"
    clause = "M14 Reinforced Plating"

    def armour(self, s: MachineState, rolled: int) -> int:
        return rolled + 1


class Informers(Directive):
    name = "informers"
    clause = "M14 Informers"

    def hushes(self, s: MachineState) -> bool:
        first, s.informed = not s.informed, True
        return first


class RapidDeployment(Directive):
    """Once per round a Guard moves a short way free."""

    name = "rapid-deployment"
    clause = "M14 Rapid Deployment"


class Levy(Directive):
    name = "levy"
    clause = "M14 Levy"

    def bonds(self, s: MachineState, amount: int) -> int:
        return amount + s.figures.levy_bonds


DIRECTIVES: Final[tuple[Directive, ...]] = (
    Optimize(),
    Pacify(),
    Confiscate(),
    Resettle(),
    Curfew(),
    ReinforcedPlating(),
    Informers(),
    RapidDeployment(),
    Levy(),
)
OPTIMIZE: Final = 0
RESETTLE: Final = 3
RAPID_DEPLOYMENT: Final = 7
for _number, _directive in enumerate(DIRECTIVES):
    _directive.number = _number
