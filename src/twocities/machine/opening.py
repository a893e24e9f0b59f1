"""Phase I, Opening (M5), and phase II, Access (M6)."""

from typing import Final

from twocities.core import Reason
from twocities.core.choice import first, pack, second, verb_of
from twocities.core.decision import Frame
from twocities.machine import events, reasons
from twocities.machine.automaton import open_round
from twocities.machine.choices import CONFIRM, DESTINATION, RECONSIDER, SPLIT
from twocities.machine.city_events import COUNTDOWN
from twocities.machine.decision import Decision
from twocities.machine.districts import ALL, DISTRICTS, MEMBERS
from twocities.machine.documents import About
from twocities.machine.heroes import HEROES
from twocities.machine.sides import MACHINE
from twocities.machine.state import (
    ACCESS,
    BONDS_BY_STAGE,
    GREAT_MACHINE,
    NOBODY,
    OPENING,
    REVEALED,
    TRAITOR,
    MachineState,
)


def begin_round(s: MachineState) -> None:
    """A new City Event; Bonds; Trust (M5.1 to M5.3)."""
    s.phase = OPENING
    s.round += 1
    s.detained = s.arrived = s.reached = s.travelled = 0
    s.guard_moved = s.guard_broken = s.riot_started = False
    s.optimized = s.resettled = s.deployed = s.informed = False
    s.acted = [0] * len(s.servants)
    s.chosen = [NOBODY] * len(s.heroes)
    s.turn = NOBODY
    if s.event != COUNTDOWN:
        *left, s.event = s.event_deck
        s.event_deck = tuple(left)
        s.past = (*s.past, s.event)
    s.tell(events.ROUND, MACHINE, s.round, s.event)
    open_round(s)
    bonds = BONDS_BY_STAGE[s.stage()]
    for effect in s.effects():
        bonds = effect.bonds(s, bonds)
    s.gain_bonds(bonds)
    for district in range(len(DISTRICTS)):
        here = [hero for hero in range(len(s.heroes)) if s.hero_at[hero] == district]
        if here:
            give_trust(s, here, district)


def give_trust(s: MachineState, here: list[int], district: int) -> None:
    trust = 0
    for token in s.citizens_in(district):
        if s.status[token] == REVEALED:
            trust += 2 if s.is_active(token) else 0 if s.face[token] == TRAITOR else 1
        else:
            trust += 1
    for effect in s.effects():
        trust = effect.trust(s, district, trust)
    if len(here) == 1:
        s.gain_trust(here[0], trust)
    elif trust:
        s.ask_hero(SPLIT_TRUST, here[0], district, trust)


class SplitTrust(Decision):
    """Several Heroes share the Trust of a District: the one with the lowest Initiative decides (M5.4)."""

    name = "split-trust"

    def sharing(self, s: MachineState, frame: Frame) -> list[int]:
        """The Heroes who have yet to get a share, the one asked about first."""
        district, done = frame.number & 15, frame.number >> 4
        return [hero for hero in range(len(s.heroes)) if s.hero_at[hero] == district][done:]

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        return [pack(SPLIT, share) for share in range(frame.amount + 1)]

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        return reasons.MORE_THAN_SHARED if verb_of(choice) == SPLIT else reasons.UNRESOLVED

    def about(self, s: MachineState, frame: Frame) -> About:
        hero = s.heroes[self.sharing(s, frame)[0]]
        return About(hero=hero.name, district=DISTRICTS[frame.number & 15], total=frame.amount)

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        heroes = self.sharing(s, frame)
        rest = frame.amount - first(choice)
        s.gain_trust(heroes[0], first(choice))
        if len(heroes) == 2:
            s.gain_trust(heroes[1], rest)
        else:
            s.ask(self, frame.seat, frame.number + 16, rest)


SPLIT_TRUST: Final = SplitTrust()


SENDS: Final = [  # by Hero and by set of Access cards in hand: the choices to send the Hero there
    [[pack(DESTINATION, number, district) for district in cards] for cards in MEMBERS] for number in range(len(HEROES))
]


def begin_access(s: MachineState) -> None:
    s.phase = ACCESS
    s.confirmed = 0
    s.ask(CHOOSE_ACCESS, NOBODY)


class ChooseAccess(Decision):
    """Every Revolutionary chooses in secret, may change the choice, and confirms (M6). Nothing is reported before all
    have confirmed: the Machine must not even learn how often a choice was changed (M6.2)."""

    name = "choose-access"

    def choices(self, s: MachineState, frame: Frame, seat: int) -> list[int]:
        if s.confirmed >> seat & 1:
            return [RECONSIDER]
        out: list[int] = []
        complete = True
        for hero, seats in enumerate(s.control):
            if seat in seats and s.access[hero] != ALL:  # M6.4
                number, chosen = s.heroes[hero].number, s.chosen[hero]
                out += SENDS[number][ALL ^ s.access[hero]]
                if chosen == NOBODY:
                    complete = False
                else:
                    out.remove(pack(DESTINATION, number, chosen))
        if complete:
            out.append(CONFIRM)
        return out

    def why_not(self, s: MachineState, frame: Frame, seat: int, choice: int) -> Reason:
        if s.confirmed >> seat & 1:
            return reasons.ALREADY_CONFIRMED
        if choice == CONFIRM:
            return reasons.NOT_ALL_CHOSEN
        if verb_of(choice) != DESTINATION:
            return reasons.UNRESOLVED
        hero = s.hero_of(first(choice))
        return reasons.NO_CARD if hero != NOBODY and seat in s.control[hero] else reasons.NOT_YOUR_HERO

    def answer(self, s: MachineState, frame: Frame, seat: int, choice: int) -> None:
        if choice == CONFIRM:
            s.confirmed |= 1 << seat
        elif choice == RECONSIDER:
            s.confirmed &= ~(1 << seat)
        else:
            hero = s.hero_of(first(choice))
            s.chosen[hero] = second(choice)
            for other in s.control[hero]:  # the other player who shares the Hero has not agreed to this (M6.3)
                s.confirmed &= ~(1 << other)
        if s.confirmed == s.revolutionary_seats():
            s.phase = GREAT_MACHINE
            s.tell(events.ACCESS_CHOSEN, MACHINE)
        else:
            s.stack.append(frame)


CHOOSE_ACCESS: Final = ChooseAccess()
