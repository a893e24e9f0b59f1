"""The rules of Bids."""

from collections.abc import Sequence
from typing import Any

import msgspec

from twocities.core import (
    Event,
    FileProblem,
    Game,
    Generator,
    HashGenerator,
    IllegalChoice,
    InvalidOptions,
    Outcome,
    Reason,
    SplitMix,
    State,
    read_generator,
)
from twocities.core.choice import NUMBER, Grammar, first, pack
from twocities.core.header import write_header
from twocities.core.lines import Line
from twocities.core.position import TITLE, read_own

CARDS = range(1, 13)
CARDS_IN_HAND = 3
NOTHING = 0
TEMPLATES = {0: "bid {number}"}
GRAMMAR = Grammar(TEMPLATES, {"number": NUMBER})


class Options(msgspec.Struct, frozen=True):
    players: int = 2


class View(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    phase: str
    decision: str
    pending: tuple[int, ...]
    hand: tuple[int, ...]
    bid: int
    won: tuple[int, ...]
    shown: tuple[int, ...]


class Memory(msgspec.Struct, frozen=True):
    pass


class Facts(msgspec.Struct, frozen=True):
    rounds: int


class BidsCard(msgspec.Struct, frozen=True, tag_field="name", tag="bids"):
    rules: int
    options: dict[str, Any]
    players: list[int]


class Bids(State):
    def __init__(self, options: Options, rng: Generator) -> None:
        self.given = options
        self.seats = options.players
        self.rng = rng
        self.hands: list[list[int]] = []
        self.bids = [NOTHING] * options.players
        self.won = [0] * options.players
        self.shown: list[int] = []

    @property
    def game(self) -> "BidsGame":
        return GAME

    @property
    def options(self) -> Options:
        return self.given

    def pending(self) -> Sequence[int]:
        return tuple([seat for seat in range(self.seats) if self.hands[seat] and not self.bids[seat]])

    def choices(self, seat: int) -> Sequence[int]:
        self.check_seat(seat)
        return [pack(0, card) for card in self.hands[seat]] if seat in self.pending() else ()

    def apply(self, seat: int, choice: int, listen: bool = True) -> Sequence[Event]:
        reason = self.explain(seat, choice)
        if reason:
            raise IllegalChoice(reason)
        card = first(choice)
        self.hands[seat].remove(card)
        self.bids[seat] = card
        events = [Event("bid", seat, private={"number": card}, to=(seat,))]
        if NOTHING not in self.bids:
            events += [Event("shown", seat, {"number": card}) for seat, card in enumerate(self.bids)]
            winner = self.bids.index(max(self.bids))
            self.won[winner] += 1
            self.shown += self.bids
            self.bids = [NOTHING] * len(self.bids)
            events.append(Event("won", winner))
        return events if listen else ()

    def explain(self, seat: int, choice: int) -> Reason | None:
        if seat not in self.pending():
            return Reason("has-bid", "B1.2")
        return None if choice in self.choices(seat) else Reason("not-in-hand", "B1.2", str(first(choice)))

    def clone(self) -> "Bids":
        new = Bids(self.options, self.rng.clone())
        new.hands = [hand[:] for hand in self.hands]
        new.bids, new.won, new.shown = self.bids[:], self.won[:], self.shown[:]
        return new

    def outcome(self) -> Outcome | None:
        if self.pending():
            return None
        return Outcome(tuple([1 + sum([other > won for other in self.won]) for won in self.won]), tuple(self.won))

    def view(self, seat: int | None) -> View:
        self.check_seat(seat)
        hand, bid = (self.hands[seat], self.bids[seat]) if seat is not None else ([], NOTHING)
        pending = tuple(self.pending())
        round = 1 + len(self.shown) // self.seats
        return View(seat, round, "bidding", "bid", pending, tuple(hand), bid, tuple(self.won), tuple(self.shown))

    def memory(self, seat: int | None) -> Memory:
        return Memory()

    def determinize(self, seat: int | None, rng: Generator) -> "Bids":
        sample = self.clone()
        sample.rng = SplitMix(rng.next64())
        own = {*self.hands[seat], self.bids[seat]} if seat is not None else set()
        unseen = [card for card in CARDS if card not in own and card not in self.shown]
        rng.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                sample.hands[other] = [unseen.pop() for _ in self.hands[other]]
                sample.bids[other] = unseen.pop() if self.bids[other] else NOTHING
        return sample

    def position(self) -> str:
        facts = [f"{key} {' '.join(map(str, numbers))}" for key, numbers in self._facts()]
        return "\n".join([*write_header(TITLE, GAME, self.options), *facts, f"random {self.rng.text()}"]) + "\n"

    def _facts(self) -> list[tuple[str, Sequence[int]]]:
        hands = [(f"hand {seat}", self.hands[seat]) for seat in range(self.seats)]
        return [*hands, ("bids", self.bids), ("won", self.won), ("shown", self.shown)]


class BidsGame(Game):
    name = "bids"
    version = 1
    options_type = Options
    view_type = View
    memory_type = Memory
    facts_type = Facts
    grammar = GRAMMAR
    letter = "B"
    rulebook = "bids.md"
    home = "tests.bids"
    heuristic = "tests.bids.heuristic:BidsHeuristic"
    teller = "tests.bids.teller:BidsTeller"

    def new(self, options: Any = None, seed: str = "", **fields: Any) -> Bids:
        chosen: Options = self.options_of(options, fields)
        self.check(chosen)
        state = Bids(chosen, HashGenerator.from_seed(seed))
        deck = list(CARDS)
        state.rng.shuffle(deck)
        state.hands = [sorted([deck.pop() for _ in range(CARDS_IN_HAND)]) for _ in range(state.seats)]
        return state

    def check(self, options: Options) -> None:
        if not 2 <= options.players <= 4:
            raise InvalidOptions([Reason("too-many", "B1.1")])

    def facts(self, options: Options) -> Facts:
        return Facts(CARDS_IN_HAND)

    def catalogue(self) -> BidsCard:
        return BidsCard(self.version, msgspec.json.schema(Options), self.possible("players"))

    def seats(self, options: Options) -> int:
        return options.players

    def read(self, text: str) -> Bids:
        return read_own(self, self.load, text)

    def load(self, options: Options, lines: Sequence[Line]) -> Bids:
        state = self.new(options, "")
        for number, key, value in lines:
            if key == "random":
                state.rng = read_generator(value)
                continue
            if key not in ("hand", "bids", "won", "shown"):
                raise FileProblem(number, "file-unknown", found=key)
            numbers = [int(word) for word in value.split()]
            if key == "hand":
                state.hands[numbers[0]] = numbers[1:]
            else:
                setattr(state, key, numbers)
        return state


GAME = BidsGame()
