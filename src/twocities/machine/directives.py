"""The 9 Directives (M14), one short definition each. Servant Actions they allow: machine_phase.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from twocities.machine.effect import Effect

if TYPE_CHECKING:
    from twocities.machine.state import Table


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


class Confiscate(Directive):
    """A Servant Action that turns Trust into Bonds."""

    name = "confiscate"
    clause = "M14 Confiscate"
    provenance = "rulebook, effect house"


class Resettle(Directive):
    """Once per round a Citizen moves from a District with a Servant, free."""

    name = "resettle"
    clause = "M14 Resettle"
    provenance = "rulebook, terms house"


class Curfew(Directive):
    name = "curfew"
    clause = "M14 Curfew"

    def exit_cost(self, s: Table, hero: int, district: int, cost: int) -> int:
        return 1 if not s.guards[district] and s.trust[hero] else cost


class ReinforcedPlating(Directive):
    name = "reinforced-plating"
    clause = "M14 Reinforced Plating"

    def armour(self, s: Table, rolled: int) -> int:
        return rolled + 1


class Informers(Directive):
    """The first failed Raid each round does not raise Discontent: closing.py."""

    name = "informers"
    clause = "M14 Informers"


class RapidDeployment(Directive):
    """Once per round a Guard moves a short way free."""

    name = "rapid-deployment"
    clause = "M14 Rapid Deployment"


class Levy(Directive):
    name = "levy"
    clause = "M14 Levy"

    def bonds(self, s: Table, amount: int) -> int:
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
PACIFY: Final = 1
CONFISCATE: Final = 2
RESETTLE: Final = 3
INFORMERS: Final = 6
RAPID_DEPLOYMENT: Final = 7
for _number, _directive in enumerate(DIRECTIVES):
    _directive.number = _number
