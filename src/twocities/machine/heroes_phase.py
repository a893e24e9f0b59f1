"""Phase IV, the Heroes (M8, M9.1): turns by Initiative, movement, detainment, choosing an Action."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons
from twocities.machine.automaton import punish
from twocities.machine.choices import ADVANCE_PLAN, GO, NO_ACCESS, NO_TRUST
from twocities.machine.city import part_of
from twocities.machine.decision import Decision
from twocities.machine.districts import ALL, MEMBERS
from twocities.machine.hero_action import HeroAction
from twocities.machine.hero_actions import HERO_ACTION_OF, HERO_ACTIONS_IN
from twocities.machine.sides import MACHINE
from twocities.machine.state import CLOSING, NOBODY, MachineState


def next_hero(s: MachineState) -> None:
    """The next Hero reveals the Access card (M8.1); one without a card takes no turn (M6.4)."""
    s.turn += 1
    if s.turn == len(s.heroes):
        s.phase = CLOSING
        s.step = 0
        return
    hero, destination = s.turn, s.chosen[s.turn]
    if destination == NOBODY:
        return
    s.tell(events.REVEALED_CARD, s.control[hero][0], s.heroes[hero].number, destination)
    s.show_access(hero, destination)
    s.visited = 1 << s.hero_at[hero]
    s.exited = False
    s.first_action = NOBODY
    travel(s)


def travel(s: MachineState) -> None:
    """The Hero moves on, or has arrived. Staying in place counts as movement (M8.4)."""
    if s.hero_at[s.turn] == s.chosen[s.turn]:
        arrive(s, captured=False)
    else:
        s.ask_hero(GO_ON, s.turn)


def exit_cost(s: MachineState, hero: int, district: int, first: bool) -> int:
    """Trust for exiting a District, perhaps the first of the turn (M8.2)."""
    if s.heroes[hero].exits_free(first):
        return 0
    cost = s.guards[district]
    for effect in s.effects():
        cost = effect.exit_cost(s, hero, district, cost)
    return cost


def next_steps(s: MachineState, here: int, visited: int) -> tuple[int, ...]:
    """The Districts from which the destination can be reached without visiting any District twice."""
    links = s.city.links
    return MEMBERS[links[here] & part_of(links, ALL & ~visited, 1 << s.chosen[s.turn])]


class GoOn(Decision):
    """Step by step towards the destination, by a route of the Hero's choice (M8.1)."""

    name = "go-on"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(GO, there) for there in next_steps(s, s.hero_at[s.turn], s.visited)]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return reasons.NO_ROUTE if verb_of(choice) == GO else reasons.UNRESOLVED

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return exit_cost(s, s.turn, s.hero_at[s.turn], not s.exited)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        hero, there = s.turn, first(choice)
        cost = self.price(s, frame, seat, choice)
        s.exited = True
        if cost <= s.trust[hero]:
            s.lose_trust(hero, cost)
        elif not escapes(s, hero):
            s.hero_at[hero] = s.chosen[hero]
            arrive(s, captured=True)
            return
        s.hero_at[hero] = there
        s.visited |= 1 << there
        s.tell(events.MOVED, seat, s.heroes[hero].number, there)
        travel(s)


def escapes(s: MachineState, hero: int) -> bool:
    """Too little Trust: the Hero discards all of it and rolls the Escape die (M8.3)."""
    s.lose_trust(hero, s.trust[hero])
    die = s.figures.escape_die
    escaped = die[s.rng.below(len(die))]
    s.tell(events.ESCAPED if escaped else events.CAPTURED, s.control[hero][0], s.heroes[hero].number)
    return escaped


def arrive(s: MachineState, captured: bool) -> None:
    """The Hero has ended movement, perhaps caught by Guards or in a Raid, but detained only once (M8.5)."""
    district = s.hero_at[s.turn]
    s.arrived |= 1 << district
    raids = [
        raided
        for raided in range(len(s.guards))
        if s.raids >> raided & 1
        and (raided == district or any([effect.raid_reaches(s, raided, district) for effect in s.effects()]))
    ]
    for raided in raids:
        s.reached |= 1 << raided
    if (captured or raids) and not s.detained >> s.turn & 1:
        detain(s, by_raid=not captured)
    else:
        begin_action(s)


def detain(s: MachineState, by_raid: bool) -> None:
    hero = s.turn
    s.detained |= 1 << hero
    if by_raid:
        s.tell(events.CAUGHT, MACHINE, s.heroes[hero].number, s.hero_at[hero])
    for effect in s.effects():
        effect.detained(s, hero)
    if not s.automaton:
        s.ask(DETAINMENT, MACHINE, int(by_raid))
        return
    punish(s, hero)
    if by_raid:
        s.heroes[hero].raided(s, hero, turn_ends=True)


class Detainment(Decision):
    """The Machine advances the Plan, or ends the turn with one of two Punitive Measures (M8.6)."""

    name = "detainment"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [ADVANCE_PLAN, NO_TRUST, NO_ACCESS]

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        hero, by_raid = s.turn, frame.number
        if choice == ADVANCE_PLAN:
            s.advance_plan()
        elif choice == NO_TRUST:
            taken, s.trust[hero] = s.trust[hero], 0
            s.tell(events.NO_TRUST, MACHINE, s.heroes[hero].number, taken)
            s.gain_bonds(taken)
        else:
            s.forfeit(hero, s.chosen[hero])
        if by_raid:
            s.heroes[hero].raided(s, hero, turn_ends=choice != ADVANCE_PLAN)
        if choice == ADVANCE_PLAN:
            begin_action(s)


def begin_action(s: MachineState) -> None:
    s.ask_hero(CHOOSE_ACTION, s.turn)


def may_follow(s: MachineState, action: HeroAction) -> bool:
    """Whether an Action can be the first of the turn, or the second (M13 Fowler)."""
    return s.first_action == NOBODY or (action.second_of_two and action.verb != s.first_action)


class ChooseAction(Decision):
    """One Action or none (M9.1); for the Fowler two different ones."""

    name = "hero-action"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        here, trust, barring = s.hero_at[s.turn], s.trust[s.turn], s.is_barring()
        out: list[int] = []
        for action in HERO_ACTIONS_IN[here]:
            if may_follow(s, action) and not (barring and s.barred(action.verb, here)):
                out += action.offers(s, here, trust)
        return out

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        verb, here = verb_of(choice), s.hero_at[s.turn]
        action = HERO_ACTION_OF.get(verb)
        if action is None:
            return reasons.UNRESOLVED
        if not may_follow(s, action):
            return reasons.SECOND_ACTION
        if s.barred(verb, here):
            return reasons.BARRED
        missing = reasons.TOO_LITTLE_TRUST if action.where >> here & 1 else reasons.NOT_POSSIBLE_HERE
        return action.obstacle(s, here, choice) or missing

    def price(self, s: MachineState, frame: Frame, seat: int, choice: int) -> int:
        return HERO_ACTION_OF[verb_of(choice)].price(s, s.hero_at[s.turn], choice)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        hero, here = s.turn, s.hero_at[s.turn]
        action = HERO_ACTION_OF[verb_of(choice)]
        s.lose_trust(hero, action.price(s, here, choice))
        if action.first_of_two and s.first_action == NOBODY and s.heroes[hero].actions > 1:
            s.first_action = action.verb
            begin_action(s)  # comes after this Action and the decisions that belong to it
        action.take(s, here, choice, seat)


GO_ON: Final = GoOn()
DETAINMENT: Final = Detainment()
CHOOSE_ACTION: Final = ChooseAction()
