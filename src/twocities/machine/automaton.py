"""The Automaton, which plays the Machine by movement cards (M16)."""

from typing import Final

from twocities.machine import events
from twocities.machine.choices import ARREST, MOVE_GUARD, RAID, REPAIR
from twocities.machine.districts import NINE
from twocities.machine.documents import Visits
from twocities.machine.guards import barred_to_guards
from twocities.machine.missions import IN_A_GAME, MISSIONS
from twocities.machine.movement import ALL_CARDS, DRAWN_A_ROUND, GUARD, MAINTENANCE, destination
from twocities.machine.needs import open_missions
from twocities.machine.servant_actions import MOST_PUBLISHED, publish
from twocities.machine.sides import MACHINE
from twocities.machine.state import HEROES, NOBODY, REVEALED, SERVANTS, MachineState

BLUE_GUARDS: Final = 9


def set_up(s: MachineState) -> None:
    """The Progress marker, the movement deck and three Missions (M16.2); nothing if somebody plays the Machine."""
    s.movement = s.drawn = s.missions = ()
    s.accomplished = 0
    if not s.automaton:
        return
    s.progress = s.figures.automaton_progress[s.automaton - 1]
    shuffle_movement(s)
    missions = list(range(len(MISSIONS)))
    s.rng.shuffle(missions)
    s.missions = tuple(sorted(missions[:IN_A_GAME]))


def open_round(s: MachineState) -> None:
    """If too few movement cards are left, all are shuffled: the Progress marker moves, and a Directive comes into force
    (M16.8)."""
    s.drawn = ()
    if not s.automaton or len(s.movement) >= DRAWN_A_ROUND:
        return
    shuffle_movement(s)
    s.tell(events.SHUFFLED, MACHINE)
    steps = open_missions(s)
    for effect in s.effects():
        steps = effect.progress(s, steps)
    s.advance_progress(steps)
    if s.directives:
        if len(s.published) == MOST_PUBLISHED:
            oldest, *rest = s.published
            s.published, s.discarded = tuple(rest), (*s.discarded, oldest)
            s.tell(events.CANCELLED, MACHINE, oldest)
        publish(s, s.directives.pop())


def shuffle_movement(s: MachineState) -> None:
    """All movement cards make up the deck."""
    cards = list(ALL_CARDS)
    s.rng.shuffle(cards)
    s.movement = tuple(cards)


# -- phase III


def move_servants(s: MachineState) -> None:
    """Each Servant in turn draws a card, moves, and detains the Heroes it finds or takes its Action (M16.3 to
    M16.6)."""
    for servant in range(len(SERVANTS)):
        *left, card = s.movement
        s.movement = tuple(left)
        s.drawn = (*s.drawn, card)
        s.tell(events.MOVEMENT, MACHINE, servant, card)
        if card == MAINTENANCE:
            maintain(s, servant)
            continue
        here = destination(s.city, s.hero_at, card, s.servants[servant])
        if here != s.servants[servant]:
            s.servants[servant] = here
            s.tell(events.SERVANT_MOVED, MACHINE, servant, here)
        if card == GUARD:
            make_guard(s, here)
        if not detain_all(s, servant, here) and not s.barred(ACTIONS[servant][0], here):
            ACTIONS[servant][1](s, servant, here)
    s.phase = HEROES
    s.turn = NOBODY


def maintain(s: MachineState, servant: int) -> None:
    """Repairs all broken Guards in the District (M16.4)."""
    here = s.servants[servant]
    while s.broken[here] and not s.barred(REPAIR, here):
        s.repair_guard(servant, here)


def make_guard(s: MachineState, here: int) -> None:
    """Adds a blue Guard to the City (M16.7)."""
    if sum(s.blue) < BLUE_GUARDS and s.guards[here] + s.broken[here] < s.figures.guard_squares[here]:
        s.add_blue(here, 1)
        s.guards[here] += 1
        s.tell(events.BLUE_GUARD, MACHINE, here)


def detain_all(s: MachineState, servant: int, here: int) -> bool:
    """Detains all Heroes in the District who are not detained yet; returns whether there was one."""
    found = [hero for hero in range(len(s.heroes)) if s.hero_at[hero] == here and not s.detained >> hero & 1]
    for hero in found:
        s.detained |= 1 << hero
        s.tell(events.SEIZED, MACHINE, servant, s.heroes[hero].number)
        for effect in s.effects():
            effect.detained(s, hero)
        bail = s.figures.automaton_bail[s.automaton - 1]
        if s.trust[hero] >= bail:
            s.lose_trust(hero, bail)
        else:
            punish(s, hero)
            s.chosen[hero] = NOBODY  # no turn this round
    return bool(found)


def punish(s: MachineState, hero: int) -> None:
    """A detained Hero loses all Trust or, without any Trust, the chosen Access card (M16.5)."""
    if s.trust[hero]:
        taken, s.trust[hero] = s.trust[hero], 0
        s.tell(events.NO_TRUST, MACHINE, s.heroes[hero].number, taken)
    elif s.chosen[hero] != NOBODY:
        s.show_access(hero, s.chosen[hero])
        s.forfeit(hero, s.chosen[hero])


# -- the Servants' Actions


def raid(s: MachineState, servant: int, here: int) -> None:
    s.raids |= 1 << here
    s.tell(events.RAIDED, MACHINE, servant, here)


def raids(s: MachineState, found: Visits) -> list[int]:
    """By District: in how many of all draws Lex Hecate prepares a Raid there, since she finds no Hero."""
    hecate, (verb, _) = found.servants[0], ACTIONS[0]
    return [0 if here in s.hero_at or s.barred(verb, here) else hecate[here] for here in NINE]


def judge(s: MachineState, servant: int, here: int) -> None:
    """Reveals the first Citizen who is face-down or active and, if active, arrests them."""
    for token in s.citizens_in(here):
        if s.status[token] != REVEALED or s.is_active(token):
            s.reveal(token)
            if s.is_active(token):
                s.arrest(token)
            return


def call_guard(s: MachineState, servant: int, here: int) -> None:
    """A Guard comes from the connected District with the most Guards."""
    full = s.guards[here] + s.broken[here] >= s.figures.guard_squares[here]
    source = max(s.city.neighbours[here], key=lambda near: s.guards[near])  # if tied, the first one
    if s.guards[source] and not full and here not in barred_to_guards(s, s.effects()):
        s.move_guard(source, here)


ACTIONS: Final = ((RAID, raid), (ARREST, judge), (MOVE_GUARD, call_guard))  # by Servant (M16.6)


# -- the rest of the round


def arrest_all(s: MachineState, active: list[int]) -> None:
    """Arrests all active Citizens after a failed Riot (M16.10)."""
    for token in active:
        s.arrest(token)


def check_missions(s: MachineState) -> None:
    """Finds the Missions accomplished by the end of the round (M16.9)."""
    for number in s.missions:
        if not s.accomplished >> number & 1 and MISSIONS[number].need.met(s):
            s.accomplished |= 1 << number
            s.tell(events.ACCOMPLISHED, MACHINE, number)
