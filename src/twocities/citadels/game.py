"""Citadels as the core knows a game: new games, choices, events, copies, text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from twocities.citadels import draft, events, turn
from twocities.citadels.ahead import ahead
from twocities.citadels.cards import BASIC_CARDS, CARDS, unique_card
from twocities.citadels.catalogue import CitadelsCard, citadels_card
from twocities.citadels.choices import BOMBARD, DESTROY, SEIZE
from twocities.citadels.city import City
from twocities.citadels.determinize import determinize
from twocities.citadels.documents import Facts, Memory, Outlook, View
from twocities.citadels.gains import BRINGING, gains
from twocities.citadels.knowledge import Knowledge
from twocities.citadels.options import Options, choose_set, facts, goal_for
from twocities.citadels.outlook import outlook
from twocities.citadels.position import resolved_options, write_facts
from twocities.citadels.position_reader import read_facts
from twocities.citadels.reasons import GAME_OVER, NOT_OFFERED, NOT_YOUR_DECISION, TOO_EXPENSIVE
from twocities.citadels.repertoire import repertoire
from twocities.citadels.score import known_parts, outcome, standing, total, why_won
from twocities.citadels.state import NOBODY, OVER, ROUND_END, SELECTION, THEATER, TURNS, CitadelsState
from twocities.citadels.text import GRAMMAR, told
from twocities.citadels.view import make_memory, make_view, open_view
from twocities.core import (
    Ahead,
    Event,
    Game,
    Generator,
    HashGenerator,
    Outcome,
    Reason,
    SplitMix,
    Standing,
    State,
)
from twocities.core.choice import second, verb_of
from twocities.core.event_kinds import RawEvent
from twocities.core.lines import Line
from twocities.core.position import read_own
from twocities.core.repertoire import unavailable


class Citadels(CitadelsState):
    """A game of Citadels in progress."""

    __slots__ = ()

    grammar = GRAMMAR
    game_over = GAME_OVER
    not_your_decision = NOT_YOUR_DECISION
    not_offered = NOT_OFFERED

    @property
    def game(self) -> "CitadelsGame":
        return GAME

    @property
    def options(self) -> Options:
        return resolved_options(self)

    def advance(self) -> None:
        while not self.stack and self.phase != OVER:
            if self.phase == TURNS:
                turn.next_turn(self)
            elif self.phase == SELECTION:
                draft.next_step(self)
            elif self.phase == THEATER:
                draft.end_selection(self)
            elif self.phase == ROUND_END:
                turn.end_round(self)
            else:
                turn.settle(self)

    def told(self, raw: RawEvent) -> Event:
        return told(raw)

    def explain(self, seat: int, choice: int) -> Reason | None:
        reason = super().explain(seat, choice)
        if reason is None or reason.clause:
            return reason
        return msgspec.structs.replace(reason, clause=self.role.clause)

    def unavailable(self, seat: int) -> Sequence[tuple[int, Reason]]:
        return unavailable(self, seat, repertoire(self, seat), TOO_EXPENSIVE) if self.choices(seat) else ()

    def ahead(self, seat: int) -> Sequence[Ahead]:
        return ahead(self, seat) if self.choices(seat) else ()

    def gains(self, seat: int, choice: int) -> dict[str, int]:
        self.check_seat(seat)
        return gains(list(self.trial().apply(seat, choice))) if verb_of(choice) in BRINGING else {}

    def outlook(self, readers: Sequence[int | None]) -> Outlook:
        return outlook(self, readers)

    def outcome(self) -> Outcome | None:
        return outcome(self) if self.phase == OVER else None

    def why_won(self) -> Reason | None:
        return why_won(self) if self.phase == OVER else None

    def standing(self, seat: int | None) -> Sequence[Standing]:
        self.check_seat(seat)
        return standing(self, seat)

    def score_after(self, seat: int, choice: int) -> int | None:
        self.check_seat(seat)
        if verb_of(choice) not in (DESTROY, SEIZE, BOMBARD):  # these reveal nothing hidden
            return None
        after = self.trial()
        after.apply(seat, choice, listen=False)
        return total(known_parts(after, second(choice), seat))

    def trial(self) -> "Citadels":
        """A copy to make one of the choices in, without calculating the choices again."""
        copy = self.clone()
        copy.legal, copy.legal_for = self.legal, self.legal_for
        return copy

    def view(self, seat: int | None) -> View:
        return make_view(self, seat)

    def truth(self) -> View:
        return open_view(self)

    def memory(self, seat: int | None) -> Memory:
        return make_memory(self, self.observer(seat))

    def determinize(self, seat: int | None, rng: Generator) -> "Citadels":
        sample = self.clone()
        determinize(sample, self.observer(seat), rng)
        return sample

    def position_lines(self) -> list[str]:
        return write_facts(self)

    def clone(self) -> "Citadels":
        new = Citadels()
        new.seats = self.seats
        new.goal = self.goal
        new.cast = self.cast
        new.names = self.names
        new.uniques = self.uniques
        new.steps = self.steps
        new.acts = self.acts
        new.deck = self.deck[:]
        new.gold = self.gold[:]
        new.hands = self.hands[:]
        new.cities = self.cities[:]
        new.museum = self.museum
        new.taxes = self.taxes
        new.crown = self.crown
        new.knowledge = self.knowledge.clone()
        new.phase = self.phase
        new.round = self.round
        new.leader = self.leader
        new.draft = self.draft[:]
        new.owners = self.owners[:]
        new.table = self.table[:]
        new.swap = self.swap
        new.called = self.called
        new.shown = self.shown[:]
        new.first_complete = self.first_complete
        new.killed = self.killed
        new.bewitched = self.bewitched
        new.robbed = self.robbed
        new.thief = self.thief
        new.warrants = self.warrants
        new.served = self.served
        new.signed = self.signed
        new.signed_shown = self.signed_shown
        new.magistrate = self.magistrate
        new.threats = self.threats
        new.settled = self.settled
        new.real = self.real
        new.exposed = self.exposed
        new.blackmailer = self.blackmailer
        new.protected = self.protected
        new.actor = self.actor
        new.role = self.role
        new.resuming = self.resuming
        new.restricted = self.restricted
        new.gathered = self.gathered
        new.built = self.built
        new.used = self.used
        new.paid = self.paid
        new.beautified = self.beautified
        new.begin_decisions(self.rng.clone(), self.stack[:])
        return new


TELLING: Final = (events.TOOK_CHARACTER.name, events.HOLDS_CHARACTER.name)  # who has which character


class CitadelsGame(Game):
    """The ruleset."""

    name = "citadels"
    version = 2
    options_type = Options
    view_type = View
    memory_type = Memory
    facts_type = Facts
    outlook_type = Outlook
    grammar = GRAMMAR
    letter = "C"
    rulebook = "citadels.md"
    sets = "C8"
    heuristic = "twocities.players.citadels.heuristic:CitadelsHeuristic"
    teller = "twocities.terminal.citadels:CitadelsTeller"

    def new(self, options: Options | Mapping[str, Any] | None = None, seed: str = "", **fields: Any) -> Citadels:
        chosen: Options = self.options_of(options, fields)
        s = set_up(chosen, HashGenerator.from_seed(seed))
        for seat in range(s.seats):
            s.draw(seat, 4)
        draft.begin_round(s)
        s.advance()
        return s

    def check(self, options: Options) -> None:
        choose_set(options, SplitMix(0))

    def catalogue(self) -> CitadelsCard:
        return citadels_card(self)

    def facts(self, options: Options) -> Facts:
        return facts(options)

    def seats(self, options: Options) -> int:
        return options.players

    def held(self, state: State, events: Iterable[Event]) -> list[list[str]]:
        held: list[dict[str, None]] = [{} for _ in range(state.seats)]
        for event in events:
            if event.kind in TELLING:
                held[event.seat][event.private["character"]] = None
        return [list(names) for names in held]

    def read(self, text: str) -> Citadels:
        return read_own(self, self.load, text)

    def load(self, options: Options, lines: Sequence[Line]) -> Citadels:
        s = set_up(options, HashGenerator.from_seed(""))
        read_facts(s, lines)
        s.advance()
        return s


GAME: Final = CitadelsGame()


def set_up(options: Options, rng: HashGenerator) -> Citadels:
    """Everything before anything is dealt (C1)."""
    chosen = choose_set(options, rng)
    s = Citadels()
    s.seats = options.players
    s.goal = goal_for(s.seats)
    s.cast = chosen.cast
    s.names = tuple([character.name for character in s.cast])
    s.steps = draft.selection_steps(s.seats, len(s.cast))
    s.acts = draft.selection_acts(s.steps, s.seats)
    s.begin_decisions(rng, [])
    s.uniques = tuple([unique_card(name) for name in chosen.uniques])
    s.deck = [*range(BASIC_CARDS), *s.uniques]
    rng.shuffle(s.deck)
    s.gold = [2] * s.seats
    s.hands = [()] * s.seats
    s.cities = [City(())] * s.seats
    s.museum = s.swap = ()
    s.crown = rng.below(s.seats) if options.crown is None else options.crown
    s.knowledge = Knowledge([0] * CARDS, [()] * (s.seats + 1))
    s.phase = SELECTION
    s.draft, s.owners, s.table = [], [], []
    s.shown = [NOBODY] * 10
    s.called = s.killed = s.bewitched = s.robbed = 0
    s.warrants = s.served = s.signed = s.threats = s.settled = s.real = 0
    s.signed_shown = s.exposed = False
    s.protected = NOBODY
    s.round = s.taxes = 0
    s.thief = s.magistrate = s.blackmailer = s.first_complete = NOBODY
    s.actor = s.leader = s.crown
    s.role = s.cast[0]
    s.resuming = s.restricted = s.gathered = False
    s.built = s.used = s.paid = s.beautified = 0
    return s
