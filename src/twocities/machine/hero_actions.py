"""What Heroes can do in any District (M9.1 to M9.8): a definition for each Action, and the decisions that belong to
it."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons
from twocities.machine.automaton import arrest_all
from twocities.machine.choices import (
    ATTACK,
    DONE,
    GAIN,
    IDENTIFY,
    INCITE,
    JAIL,
    MOVE_CITIZEN,
    PASS,
    PAY,
    RIOT,
    ROLL,
)
from twocities.machine.decision import Decision
from twocities.machine.districts import (
    DISTRICTS,
    FARTHEST,
    MEMBERS,
    MINOR,
    NINE,
)
from twocities.machine.documents import About
from twocities.machine.hero_action import HeroAction, Speech
from twocities.machine.sides import MACHINE
from twocities.machine.special_actions import SPECIAL_ACTIONS
from twocities.machine.state import TRAITOR, UNKNOWN, MachineState

ATTACKS: Final = [pack(ATTACK, paid) for paid in range(1, 100)]  # for 1 Trust, 2, ...


class Pass(HeroAction):
    verb = PASS
    clause = "M9.1"
    first_of_two = False
    free = True

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        s.tell(events.PASSED, seat, s.heroes[s.turn].number)


class GainTrust(HeroAction):
    verb = GAIN
    clause = "M9.6"
    first_of_two = False
    free = True

    def gains(self, s: MachineState, choice: int) -> dict[str, int]:
        return {"trust": s.trust_gained(s.turn, 1)}

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        s.gain_trust(s.turn, 1)


class Incite(Speech):
    verb = INCITE
    clause = "M9.2"

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        return None if here in MINOR else reasons.NOT_POSSIBLE_HERE

    def amount(self, s: MachineState, here: int) -> int:
        return s.heroes[s.turn].incites(s, here)


class Attack(HeroAction):
    verb = ATTACK
    clause = "M9.3"

    def attempts(self, s: MachineState, here: int) -> list[int]:
        return [] if s.heroes[s.turn].rolls_first else ATTACKS[:1]

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        if s.heroes[s.turn].rolls_first:
            return reasons.OTHER_ATTACK
        if not s.guards[here]:
            return reasons.NO_GUARD
        return None if first(choice) else reasons.ATTACK_FOR_NOTHING

    def price(self, s: MachineState, here: int, choice: int) -> int:
        return first(choice)

    def offers(self, s: MachineState, here: int, trust: int) -> list[int]:
        return ATTACKS[:trust] if self.obstacle(s, here, ATTACKS[0]) is None else []

    def odds(self, s: MachineState, choice: int) -> tuple[int, int]:
        return odds_of_breaking(s, first(choice))

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        break_if_paid(s, here, roll(s), first(choice))


class AttackRollingFirst(HeroAction):
    verb = ROLL
    clause = "M13 Artificer"
    free = True

    def attempts(self, s: MachineState, here: int) -> list[int]:
        return [ROLL] if s.heroes[s.turn].rolls_first else []

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        if not s.heroes[s.turn].rolls_first:
            return reasons.OTHER_ATTACK
        return None if s.guards[here] else reasons.NO_GUARD

    def odds(self, s: MachineState, choice: int) -> tuple[int, int]:
        return odds_of_breaking(s, s.trust[s.turn])

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        s.ask_hero(PAY_FOR_ATTACK, s.turn, roll(s))


def roll(s: MachineState) -> int:
    """Rolls the Assault die; 0 is the shield."""
    die = s.figures.assault_die
    rolled = counted(s, die[s.rng.below(len(die))])
    s.tell(events.ROLLED, s.control[s.turn][0], s.heroes[s.turn].number, rolled)
    return rolled


def counted(s: MachineState, face: int) -> int:
    """What a face of the Assault die counts as."""
    if face:
        for effect in s.effects():
            face = effect.armour(s, face)
    return face


def breaks(rolled: int, paid: int) -> bool:
    return 0 < rolled <= paid


def odds_of_breaking(s: MachineState, paid: int) -> tuple[int, int]:
    die = s.figures.assault_die
    return sum([breaks(counted(s, face), paid) for face in die]), len(die)


def break_if_paid(s: MachineState, district: int, rolled: int, paid: int) -> None:
    if breaks(rolled, paid):
        s.break_guard(district)


class PayForAttack(Decision):
    """The Hero who rolled first pays now (M13)."""

    name = "pay-for-attack"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(PAY, trust) for trust in range(s.trust[s.turn] + 1)]

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.acting_hero(), number=frame.number)

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return reasons.TOO_LITTLE_TRUST if verb_of(choice) == PAY else reasons.UNRESOLVED

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return first(choice)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        s.lose_trust(s.turn, first(choice))
        break_if_paid(s, s.hero_at[s.turn], frame.number, first(choice))


class Identify(HeroAction):
    verb = IDENTIFY
    clause = "M9.4"

    def attempts(self, s: MachineState, here: int) -> list[int]:
        return [pack(IDENTIFY, token) for token in s.citizens_in(here)] or [IDENTIFY]

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        token = first(choice)
        if not s.is_in(here, token):
            return reasons.CITIZEN_ELSEWHERE
        return None if s.status[token] == UNKNOWN else reasons.KNOWN_CITIZEN

    def price(self, s: MachineState, here: int, choice: int) -> int:
        return s.heroes[s.turn].identify_cost(s.guards[here])

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        s.identify(first(choice), seat)
        s.ask_hero(MORE_CITIZENS, s.turn, IDENTIFY)


class MoveCitizens(HeroAction):
    verb = MOVE_CITIZEN
    clause = "M9.5"

    def attempts(self, s: MachineState, here: int) -> list[int]:
        """Those that best show why nothing is offered."""
        tokens, near = s.citizens_in(here)[:1], s.city.neighbours[here]
        return [pack(MOVE_CITIZEN, token, there) for token in tokens for there in near] or [pack(MOVE_CITIZEN, 0, here)]

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        token, there = first(choice), second(choice)
        if not s.is_in(here, token):
            return reasons.CITIZEN_ELSEWHERE
        if there == here:
            return reasons.ALREADY_THERE
        return None if s.citizen_room(there) > 0 else reasons.NO_FREE_SQUARE

    def price(self, s: MachineState, here: int, choice: int) -> int:
        return s.city.distance[here][second(choice)]

    def offers(self, s: MachineState, here: int, trust: int) -> list[int]:
        near = MEMBERS[s.city.within[here][min(trust, FARTHEST)]]
        free = [there for there in near if s.citizen_room(there) > 0]
        return [pack(MOVE_CITIZEN, token, there) for token in s.citizens_in(here) for there in free] if free else []

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        s.place[first(choice)] = second(choice)
        s.tell(events.CITIZEN_MOVED, seat, first(choice), second(choice))
        s.ask_hero(MORE_CITIZENS, s.turn, MOVE_CITIZEN)


class MoreCitizens(Decision):
    """Identifies or moves one Citizen after another, until done (M9.4, M9.5)."""

    name = "more-citizens"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [*HERO_ACTION_OF[frame.number].offers(s, s.hero_at[s.turn], s.trust[s.turn]), DONE]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != frame.number:
            return reasons.UNRESOLVED
        return HERO_ACTION_OF[frame.number].obstacle(s, s.hero_at[s.turn], choice) or reasons.TOO_LITTLE_TRUST

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(hero=s.acting_hero(), verb="identify" if frame.number == IDENTIFY else "move")

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return 0 if choice == DONE else HERO_ACTION_OF[frame.number].price(s, s.hero_at[s.turn], choice)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        if choice != DONE:
            s.lose_trust(s.turn, self.price(s, frame, seat, choice))
            HERO_ACTION_OF[frame.number].take(s, s.hero_at[s.turn], choice, seat)


class StartRiot(HeroAction):
    verb = RIOT
    clause = "M9.7"
    first_of_two = False
    second_of_two = False

    def obstacle(self, s: MachineState, here: int, choice: int) -> Reason | None:
        return reasons.RIOT_BEFORE if s.riots >> here & 1 else None

    def price(self, s: MachineState, here: int, choice: int) -> int:
        guards = s.guards[here]
        return guards and guards * len([token for token in s.citizens_in(here) if s.status[token] == UNKNOWN])

    def take(self, s: MachineState, here: int, choice: int, seat: int) -> None:
        """All Citizens are revealed; active ones against Guards and Traitors (M9.7, M9.8)."""
        s.riot_started = True
        crowd = s.citizens_in(here)
        for token in crowd:
            s.reveal(token)
        active = [token for token in crowd if s.is_active(token)]
        traitors = [token for token in crowd if s.face[token] == TRAITOR]
        success = len(active) > s.guards[here] + len(traitors)
        s.tell(events.RIOT, s.control[s.turn][0], here, int(success))
        if success:
            s.riots |= 1 << here
            s.check_riots()
            s.break_guard(here, s.guards[here])
        else:
            s.advance_plan()
            if s.automaton:
                arrest_all(s, active)
            elif active:
                s.ask(JAIL_ACTIVE, MACHINE, here)


class JailActive(Decision):
    """After a failed Riot the Machine may arrest any of the active Citizens there for free."""

    name = "jail-active"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [*[pack(JAIL, token) for token in s.citizens_in(frame.number) if s.is_active(token)], DONE]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if verb_of(choice) != JAIL:
            return reasons.UNRESOLVED
        return reasons.NOT_ACTIVE if first(choice) in s.citizens_in(frame.number) else reasons.RIOT_ELSEWHERE

    def about(self, s: MachineState, frame: Frame) -> About:
        return About(district=DISTRICTS[frame.number])

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        if choice != DONE:
            s.arrest(first(choice))
            s.stack.append(frame)


INCITEMENT: Final = Incite()
HERO_ACTIONS: Final[tuple[HeroAction, ...]] = (  # in the order in which they are offered
    *(Pass(), GainTrust(), INCITEMENT, Attack(), AttackRollingFirst(), Identify(), MoveCitizens(), StartRiot()),
    *SPECIAL_ACTIONS,
)
HERO_ACTION_OF: Final = {action.verb: action for action in HERO_ACTIONS}
HERO_ACTIONS_IN: Final[tuple[tuple[HeroAction, ...], ...]] = tuple(  # by District
    [tuple([action for action in HERO_ACTIONS if action.where >> district & 1]) for district in NINE]
)
PAY_FOR_ATTACK: Final = PayForAttack()
MORE_CITIZENS: Final = MoreCitizens()
JAIL_ACTIVE: Final = JailActive()
