"""City of the Great Machine as the core knows a game: new games, choices, events, copies, text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from twocities.core import (
    Event,
    Game,
    Generator,
    HashGenerator,
    Outcome,
    Reason,
    State,
)
from twocities.core.decision import Frame
from twocities.core.event_kinds import RawEvent
from twocities.core.game import OwnCards
from twocities.core.lines import Line
from twocities.core.position import read_own
from twocities.core.repertoire import unavailable
from twocities.machine import automaton, closing, heroes_phase, machine_phase, opening
from twocities.machine.catalogue import MachineCard, machine_card
from twocities.machine.city_events import COUNTDOWN, event_groups
from twocities.machine.determinize import determinize
from twocities.machine.directives import directive_deck
from twocities.machine.districts import CENTRAL_SQUARE, DISTRICTS, GRAND_CITADEL, MEMBERS, MINOR
from twocities.machine.documents import Facts, Memory, Outlook, Truth, View
from twocities.machine.figures import HOUSE
from twocities.machine.gains import gains
from twocities.machine.odds import odds
from twocities.machine.options import (
    Options,
    after,
    check,
    choose_city,
    choose_heroes,
    control_of,
    facts,
    start_of_plan,
)
from twocities.machine.outlook import make_outlook
from twocities.machine.own_cards import Cards, read_cards
from twocities.machine.position import write_facts
from twocities.machine.position_reader import read_facts
from twocities.machine.reasons import (
    GAME_OVER,
    NOT_OFFERED,
    NOT_YOUR_DECISION,
    PLAN_FULFILLED,
    PLAN_MET,
    THREE_RIOTS,
    TOO_FEW_BONDS,
    TOO_LITTLE_TRUST,
)
from twocities.machine.repertoire import repertoire
from twocities.machine.sides import MACHINE, REVOLUTIONARIES, observer_of
from twocities.machine.state import (
    ACCESS,
    CITIZENS,
    EITHER,
    GREAT_MACHINE,
    HEROES,
    NOBODY,
    OPENING,
    PLAN_END,
    SERVANTS,
    UNKNOWN,
    MachineState,
)
from twocities.machine.text import GRAMMAR, told
from twocities.machine.view import make_memory, make_truth, make_view
from twocities.machine.way import cheapest_way

EVENTS_OF_A_GROUP: Final = 6


class GreatMachine(MachineState):
    """A game of City of the Great Machine in progress."""

    __slots__ = ("given",)

    grammar = GRAMMAR
    game_over = GAME_OVER
    not_your_decision = NOT_YOUR_DECISION
    not_offered = NOT_OFFERED

    given: Options

    @property
    def game(self) -> "GreatMachineGame":
        return GAME

    @property
    def options(self) -> Options:
        return self.given

    def advance(self) -> None:
        while not self.stack:
            if self.phase == OPENING:
                opening.begin_access(self)
            elif self.phase == GREAT_MACHINE and self.automaton:
                automaton.move_servants(self)
            elif self.phase == GREAT_MACHINE:
                self.ask(machine_phase.MACHINE_TURN, MACHINE)
            elif self.phase == HEROES:
                heroes_phase.next_hero(self)
            else:
                closing.close(self)

    def told(self, raw: RawEvent) -> Event:
        return told(raw)

    def several(self, seat: int) -> Sequence[int]:
        if seat == NOBODY:  # the Access Phase
            return MEMBERS[self.revolutionary_seats() & ~self.confirmed]
        return self.control[EITHER - seat]

    def may_answer(self, frame: Frame, seat: int) -> bool:
        if frame.seat == NOBODY:  # those who have confirmed may reconsider
            return 0 < seat < self.seats
        return super().may_answer(frame, seat)

    def odds(self, seat: int, choice: int) -> tuple[int, int] | None:
        self.check_seat(seat)
        return odds(self, choice)

    def gains(self, seat: int, choice: int) -> dict[str, int]:
        self.check_seat(seat)
        return gains(self, choice)

    def outlook(self, readers: Sequence[int | None]) -> Outlook:
        for reader in readers:
            self.check_seat(reader)
        return make_outlook(self, {observer_of(reader) for reader in readers})

    def way(self, seat: int) -> Sequence[tuple[int, int]]:
        on_the_way = bool(self.choices(seat)) and self.stack[-1].decision is heroes_phase.GO_ON
        return cheapest_way(self.clone()) if on_the_way else ()

    def unavailable(self, seat: int) -> Sequence[tuple[int, Reason]]:
        too_dear = TOO_FEW_BONDS if seat == MACHINE else TOO_LITTLE_TRUST
        return unavailable(self, seat, repertoire(self, seat), too_dear) if self.choices(seat) else ()

    def outcome(self) -> Outcome | None:
        if self.winner == NOBODY:
            return None
        won = [(seat != MACHINE) == (self.winner == REVOLUTIONARIES) for seat in range(self.seats)]
        return Outcome(tuple([1 if w else 1 + sum(won) for w in won]), tuple([int(w) for w in won]))

    def why_won(self) -> Reason | None:
        if self.winner == MACHINE:
            return PLAN_MET if self.automaton else PLAN_FULFILLED
        return THREE_RIOTS if self.winner == REVOLUTIONARIES else None

    def view(self, seat: int | None) -> View:
        self.check_seat(seat)
        return make_view(self, seat, tuple(self.pending()))

    def truth(self) -> Truth:
        return make_truth(self, tuple(self.pending()))

    def memory(self, seat: int | None) -> Memory:
        self.check_seat(seat)
        return make_memory(self, seat)

    def determinize(self, seat: int | None, rng: Generator) -> "GreatMachine":
        self.check_seat(seat)
        sample = self.clone()
        determinize(sample, observer_of(seat), rng)
        return sample

    def position_lines(self) -> list[str]:
        return write_facts(self)

    def clone(self) -> "GreatMachine":
        new = GreatMachine()
        new.given = self.given
        new.seats = self.seats
        new.heroes = self.heroes
        new.control = self.control
        new.figures, new.automaton = self.figures, self.automaton
        new.city = self.city
        new.guards, new.broken, new.blue = self.guards[:], self.broken[:], self.blue
        new.servants = self.servants[:]
        new.hero_at = self.hero_at[:]
        new.riots, new.raids = self.riots, self.raids
        new.face = self.face[:]
        new.place = self.place[:]
        new.status = self.status[:]
        new.inspected = self.inspected
        new.jail_tokens = self.jail_tokens[:]
        new.jail_faces = self.jail_faces[:]
        new.trust = self.trust[:]
        new.bonds = self.bonds
        new.plan, new.progress = self.plan, self.progress
        new.discontent = self.discontent
        new.event_deck = self.event_deck
        new.event = self.event
        new.past = self.past
        new.directives = self.directives[:]
        new.hand = self.hand
        new.hand_seen, new.hand_shown = self.hand_seen, self.hand_shown
        new.published = self.published
        new.discarded = self.discarded
        new.access = self.access[:]
        new.beliefs = self.beliefs[:]
        new.chosen = self.chosen[:]
        new.confirmed = self.confirmed
        new.movement, new.drawn = self.movement, self.drawn
        new.missions, new.accomplished = self.missions, self.accomplished
        new.phase = self.phase
        new.step = self.step
        new.round = self.round
        new.detained = self.detained
        new.arrived = self.arrived
        new.reached = self.reached
        new.acted = self.acted[:]
        new.travelled = self.travelled
        new.guard_moved, new.guard_broken = self.guard_moved, self.guard_broken
        new.riot_started = self.riot_started
        new.optimized = self.optimized
        new.resettled = self.resettled
        new.deployed = self.deployed
        new.informed = self.informed
        new.turn = self.turn
        new.visited = self.visited
        new.exited = self.exited
        new.first_action = self.first_action
        new.winner = self.winner
        new.begin_decisions(self.rng.clone(), self.stack[:])
        return new


class GreatMachineGame(Game):
    """The ruleset."""

    name = "machine"
    version = 3
    options_type = Options
    view_type = View
    memory_type = Memory
    facts_type = Facts
    outlook_type = Outlook
    own_cards = OwnCards(Cards, read_cards)
    grammar = GRAMMAR
    letter = "M"
    rulebook = "great-machine.md"
    heuristic = "twocities.players.machine.heuristic:MachineHeuristic"
    teller = "twocities.terminal.machine:MachineTeller"

    def new(self, options: Options | Mapping[str, Any] | None = None, seed: str = "", **fields: Any) -> GreatMachine:
        chosen: Options = self.options_of(options, fields)
        self.check(chosen)
        s = set_up(chosen, HashGenerator.from_seed(seed))
        opening.begin_round(s)
        s.advance()
        return s

    def check(self, options: Options) -> None:
        check(options)

    def catalogue(self) -> MachineCard:
        return machine_card(self)

    def facts(self, options: Options) -> Facts:
        return facts(options)

    def seats(self, options: Options) -> int:
        return 1 + options.revolutionaries

    def empty_seats(self, options: Options) -> Sequence[int]:
        return (MACHINE,) if options.automaton else ()

    def sides(self, options: Options) -> Sequence[Sequence[int]]:
        return [(MACHINE,), range(1, self.seats(options))]

    def rematch(self, options: Options, outcome: Outcome) -> Options:
        return after(options, MACHINE if outcome.places[MACHINE] == 1 else REVOLUTIONARIES)

    def held(self, state: State, events: Iterable[Event]) -> list[list[str]]:
        assert isinstance(state, GreatMachine)
        by_hero = list(zip(state.heroes, state.control, strict=True))
        return [[hero.name for hero, seats in by_hero if seat in seats] for seat in range(state.seats)]

    def read(self, text: str) -> GreatMachine:
        return read_own(self, self.load, text)

    def load(self, options: Options, lines: Sequence[Line]) -> GreatMachine:
        s = set_up(options, HashGenerator.from_seed(""))
        opening.begin_round(s)
        s.advance()
        read_facts(s, lines)
        return s


def set_up(options: Options, rng: HashGenerator) -> GreatMachine:
    """Everything in its place before the first round (M3)."""
    s = GreatMachine()
    s.figures = options.cards or HOUSE
    s.automaton = options.automaton
    s.begin_decisions(rng, [])
    s.seats = 1 + options.revolutionaries
    chosen = choose_heroes(options, rng)
    order = sorted(range(len(chosen)), key=lambda hero: s.figures.heroes[chosen[hero].name].initiative)
    s.heroes = tuple([chosen[hero] for hero in order])
    s.control = tuple([control_of(options)[hero] for hero in order])
    s.city = choose_city(options, rng)
    s.given = msgspec.structs.replace(options, heroes=tuple([hero.name for hero in chosen]))
    s.face = [1 + token // 5 for token in range(CITIZENS)]
    rng.shuffle(s.face)
    s.place = []
    for district in range(len(DISTRICTS)):
        s.place += [district] * (4 if district in MINOR or district == CENTRAL_SQUARE else 1)
    s.place += [s.ARRESTED] * (CITIZENS - len(s.place))
    s.status = [UNKNOWN] * CITIZENS
    s.inspected = 0
    jailed = sum([1 << token for token, place in enumerate(s.place) if place == s.ARRESTED])
    s.jail_tokens = [jailed] * 3
    s.jail_faces = [(0,) * 7] * 3
    s.guards = [2] * len(DISTRICTS)
    s.broken = [0] * len(DISTRICTS)
    s.blue = (0,) * len(DISTRICTS)
    s.servants = [GRAND_CITADEL] * len(SERVANTS)
    s.acted = [0] * len(SERVANTS)
    s.hero_at = [DISTRICTS.index(s.figures.heroes[hero.name].start) for hero in s.heroes]
    s.trust = [0] * len(s.heroes)
    s.bonds = s.riots = s.raids = s.hand_seen = s.hand_shown = 0
    s.plan = start_of_plan(options)
    s.progress = PLAN_END
    s.discontent = options.revolutionaries
    deck = [COUNTDOWN]
    for cards in reversed(event_groups(s.automaton)):
        rng.shuffle(cards)
        deck += cards[:EVENTS_OF_A_GROUP]
    s.event_deck = tuple(deck)
    s.event = NOBODY
    s.directives = directive_deck(s.automaton)
    rng.shuffle(s.directives)
    s.hand = s.published = s.discarded = s.past = ()
    s.access = [1 << rng.below(len(DISTRICTS)) for _ in s.heroes]
    s.beliefs = [tuple([1 << district for district in range(len(DISTRICTS))]) for _ in s.heroes]
    s.chosen = [NOBODY] * len(s.heroes)
    s.confirmed = s.step = s.round = s.visited = 0
    s.exited = False
    s.turn = s.first_action = s.winner = NOBODY
    s.phase = ACCESS
    automaton.set_up(s)
    return s


GAME: Final = GreatMachineGame()
