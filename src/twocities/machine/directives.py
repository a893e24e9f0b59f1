"""The 9 Directives (M14), one short definition each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame
from twocities.machine import choices, events, reasons
from twocities.machine.decision import Decision
from twocities.machine.districts import MAJOR, MINOR, NINE
from twocities.machine.documents import About
from twocities.machine.effect import Effect
from twocities.machine.guards import guard_attempts, guard_obstacle
from twocities.machine.servant_action import ServantAction
from twocities.machine.sides import MACHINE

if TYPE_CHECKING:
    from twocities.machine.state import MachineState


class Directive(Effect):
    """One Directive; in force while published. All of its own hooks belong to the phase of the Great Machine."""

    verb: int = -1  # the key of a choice that it gives the Machine

    def second_action(self, s: MachineState) -> bool:
        """Whether a Servant may take a second Action."""
        return False

    def second_taken(self, s: MachineState) -> None:
        """When a Servant takes its second Action."""

    def deployment(self, s: MachineState) -> int:
        """How far a Guard may move for free."""
        return 0

    def offers(self, s: MachineState) -> list[int]:
        """Its choices, except moves of Guards."""
        return []

    def attempts(self, s: MachineState) -> list[int]:
        """Its choices, whether they are possible or not."""
        return []

    def why_not(self, s: MachineState, choice: int) -> Reason:
        """Why one of its choices is not possible."""
        return reasons.NOT_OFFERED

    def take(self, s: MachineState, choice: int) -> None:
        """Carries out one of its choices."""


class Optimize(Directive):
    """Once per round one Servant may take a second Action."""

    name = "optimize"
    clause = "M14 Optimize"
    provenance = "rulebook, terms house"

    def second_action(self, s: MachineState) -> bool:
        return not s.optimized

    def second_taken(self, s: MachineState) -> None:
        s.optimized = True


class CalmDistrict(ServantAction):
    verb = choices.PACIFY
    clause = "M14 Pacify"

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        return None if here in MINOR and s.guards[here] else reasons.NOT_HERE

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        s.tell(events.PACIFIED, MACHINE, here)
        s.lower_discontent(1)


class Pacify(Directive):
    """A Servant Action that calms a guarded Minor District."""

    name = "pacify"
    clause = "M14 Pacify"
    provenance = "rulebook, effect house"
    servant_action: ServantAction | None = CalmDistrict()


class ConfiscateTrust(ServantAction):
    verb = choices.CONFISCATE
    clause = "M14 Confiscate"

    def obstacle(self, s: MachineState, here: int, target: int) -> Reason | None:
        return None if here in s.hero_at else reasons.NOT_HERE

    def act(self, s: MachineState, servant: int, here: int, target: int) -> None:
        for hero in range(len(s.heroes)):
            if s.hero_at[hero] == here and s.trust[hero]:
                taken = min(s.trust[hero], s.figures.confiscated_trust)
                s.trust[hero] -= taken
                s.tell(events.CONFISCATED, MACHINE, s.heroes[hero].number, taken)
                s.gain_bonds(taken)


class Confiscate(Directive):
    """A Servant Action that turns Trust into Bonds."""

    name = "confiscate"
    clause = "M14 Confiscate"
    provenance = "rulebook, effect house"
    servant_action: ServantAction | None = ConfiscateTrust()


class Resettle(Directive):
    """Once per round a Citizen moves from a District with a Servant for free."""

    name = "resettle"
    clause = "M14 Resettle"
    provenance = "rulebook, terms house"
    verb = choices.RESETTLE

    def beside_servants(self, s: MachineState) -> list[int]:
        return [pack(self.verb, token) for token, place in enumerate(s.place) if place in s.servants]

    def offers(self, s: MachineState) -> list[int]:
        return [] if s.resettled else self.beside_servants(s)

    def attempts(self, s: MachineState) -> list[int]:
        return self.beside_servants(s) or [self.verb]

    def why_not(self, s: MachineState, choice: int) -> Reason:
        return reasons.RESETTLED_BEFORE if s.resettled else reasons.NO_SERVANT

    def take(self, s: MachineState, choice: int) -> None:
        s.resettled = True
        s.ask(SETTLE_CITIZEN, MACHINE, first(choice))


class SettleCitizen(Decision):
    """Where the Citizen being resettled goes (M14)."""

    name = "settle-citizen"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        here = s.place[frame.number]
        return [pack(choices.SETTLE, place) for place in NINE if place != here and s.citizen_room(place) > 0]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != choices.SETTLE:
            return reasons.UNRESOLVED
        return reasons.ALREADY_THERE if first(choice) == s.place[frame.number] else reasons.NO_FREE_SQUARE

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(citizen=frame.number)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.place[frame.number] = first(choice)
        s.tell(events.RESETTLED, MACHINE, frame.number, first(choice))


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
    """Once per round a Guard moves a short way for free."""

    name = "rapid-deployment"
    clause = "M14 Rapid Deployment"
    verb = choices.DEPLOY

    def deployment(self, s: MachineState) -> int:
        return 0 if s.deployed else s.figures.deployment_range

    def attempts(self, s: MachineState) -> list[int]:
        return guard_attempts(s, self.verb)

    def why_not(self, s: MachineState, choice: int) -> Reason:
        if s.deployed:
            return reasons.DEPLOYED_BEFORE
        return guard_obstacle(s, first(choice), second(choice)) or reasons.TOO_FAR

    def take(self, s: MachineState, choice: int) -> None:
        s.deployed = True
        s.move_guard(first(choice), second(choice))


class Levy(Directive):
    name = "levy"
    clause = "M14 Levy"

    def bonds(self, s: MachineState, amount: int) -> int:
        return amount + s.figures.levy_bonds


# -- of the Automaton alone (M16)


class Surveillance(Directive):
    name = "surveillance"
    clause = "M16 Surveillance"

    def trust(self, s: MachineState, district: int, amount: int) -> int:
        return 0 if district in s.servants else amount


class ShowTrials(Directive):
    name = "show-trials"
    clause = "M16 Show Trials"

    def detained(self, s: MachineState, hero: int) -> None:
        s.lower_discontent(1)


class Checkpoints(Directive):
    name = "checkpoints"
    clause = "M16 Checkpoints"

    def exit_cost(self, s: MachineState, hero: int, district: int, cost: int) -> int:
        return cost + 1 if district in MAJOR else cost


class Censorship(Directive):
    name = "censorship"
    clause = "M16 Censorship"

    def rise(self, s: MachineState, verb: int, district: int, amount: int) -> int:
        return amount - 1 if district in s.servants else amount


class NightRepairs(Directive):
    name = "night-repairs"
    clause = "M16 Night Repairs"

    def round_end(self, s: MachineState) -> None:
        for servant, here in enumerate(s.servants):
            if s.broken[here]:
                s.repair_guard(servant, here)


class Acceleration(Directive):
    name = "acceleration"
    clause = "M16 Acceleration"

    def progress(self, s: MachineState, steps: int) -> int:
        return steps + 1


SHARED: Final[tuple[Directive, ...]] = (Curfew(), ReinforcedPlating(), Informers())  # in both decks
OF_THE_MACHINE: Final[tuple[Directive, ...]] = (
    *(Optimize(), Pacify(), Confiscate(), Resettle()),
    *SHARED,
    *(RapidDeployment(), Levy()),
)
OF_THE_AUTOMATON: Final[tuple[Directive, ...]] = (
    *(Surveillance(), ShowTrials(), Checkpoints(), Censorship(), NightRepairs(), Acceleration()),
)
DIRECTIVES: Final[tuple[Directive, ...]] = (*OF_THE_MACHINE, *OF_THE_AUTOMATON)
DIRECTIVE_VERBS: Final = frozenset([directive.verb for directive in DIRECTIVES])
SETTLE_CITIZEN: Final = SettleCitizen()
for _number, _directive in enumerate(DIRECTIVES):
    _directive.number = _number


def directive_deck(automaton: int) -> list[int]:
    """The nine Directives of a game at that level of the Automaton (M3.7, M16.2)."""
    deck = (*SHARED, *OF_THE_AUTOMATON) if automaton else OF_THE_MACHINE
    return [directive.number for directive in deck]
