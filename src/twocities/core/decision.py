"""Decisions: who must decide what. They are on a stack, and the last one asked is answered first."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from twocities.core.choice import Grammar
from twocities.core.documents import Event, Reason
from twocities.core.event_kinds import Kind, RawEvent
from twocities.core.game import IllegalChoice, State
from twocities.core.position import write_position
from twocities.core.rng import Generator

S = TypeVar("S")  # the state of a game
A = TypeVar("A")  # how the game describes what a decision is about

NO_EVENTS: Final[tuple[Event, ...]] = ()
NOBODY_ASKED: Final = -999  # far from any seat, so that no negative number is mistaken for it


class Decision(Generic[S, A]):
    """One kind of decision; stateless. `name` is used in positions and views."""

    name: str = ""

    def choices(self, s: S, frame: "Frame", seat: int) -> list[int]:
        """The possible answers of a seat."""
        return []

    @abstractmethod
    def about(self, s: S, frame: "Frame") -> A:
        """What the decision is about."""

    def price(self, s: S, frame: "Frame", seat: int, choice: int) -> int:
        """The price of an answer, if it has one."""
        return 0

    def answer(self, s: S, frame: "Frame", seat: int, choice: int) -> None:
        """Carries out an answer. The frame is no longer on the stack."""

    @abstractmethod
    def why_not(self, s: S, frame: "Frame", seat: int, choice: int) -> Reason:
        """Why a choice is not a possible answer."""


class Frame:
    """A decision that somebody has to make. It never changes: copies of a state share it."""

    __slots__ = ("amount", "cards", "decision", "number", "seat")

    def __init__(
        self, decision: Decision[Any, Any], seat: int, number: int = 0, amount: int = 0, cards: tuple[int, ...] = ()
    ) -> None:
        self.decision = decision
        self.seat = seat  # who decides; below 0: several seats, which the game knows
        self.number = number  # the decision defines what these two numbers mean
        self.amount = amount
        self.cards = cards  # set aside for the decision


class GameEnded(Exception):
    """The game ended while a choice was being resolved: nothing after that moment is resolved."""


class DecisionState(State):
    """A state with a stack of decisions. A game defines its decisions and how it continues between them."""

    __slots__ = ("heard", "legal", "legal_for", "stack")

    grammar: ClassVar[Grammar]
    game_over: ClassVar[Reason]
    not_your_decision: ClassVar[Reason]
    not_offered: ClassVar[Reason]

    stack: list[Frame]
    legal: Sequence[int]  # the choices of the seat asked for them last
    legal_for: int  # that seat, or NOBODY_ASKED since the last choice
    heard: list[RawEvent] | None  # None: nobody listens

    # -- what a game says

    @abstractmethod
    def advance(self) -> None:
        """Continues until somebody must decide or the game is over."""

    @abstractmethod
    def told(self, raw: RawEvent) -> Event:
        """The event of something that happened."""

    @abstractmethod
    def position_lines(self) -> list[str]:
        """The facts of its position."""

    def several(self, seat: int) -> Sequence[int]:
        """The seats that must decide when a frame's seat is below 0."""
        return ()

    def may_answer(self, frame: Frame, seat: int) -> bool:
        """Whether a frame that several seats decide still waits for this one."""
        return seat in self.several(frame.seat)

    # -- asking and telling

    def ask(
        self, decision: Decision[Any, Any], seat: int, number: int = 0, amount: int = 0, cards: tuple[int, ...] = ()
    ) -> None:
        self.stack.append(Frame(decision, seat, number, amount, cards))

    def tell(self, kind: Kind, seat: int, a: int = 0, b: int = 0, to: int = 0, cards: tuple[int, ...] = ()) -> None:
        """Something happened; the seats in `to` (a bit each) are told the cards and a secret operand."""
        if self.heard is not None:
            self.heard.append((kind, seat, a, b, cards, to))

    # -- deciding

    def pending(self) -> Sequence[int]:
        stack = self.stack
        if not stack:
            return ()
        seat = stack[-1].seat
        return (seat,) if seat >= 0 else self.several(seat)

    def choices(self, seat: int) -> Sequence[int]:
        if seat == self.legal_for:
            return self.legal
        stack = self.stack
        if not stack:
            self.check_seat(seat)
            return ()
        frame = stack[-1]
        decider = frame.seat
        if decider != seat or seat < 0:
            if decider >= 0 or not self.may_answer(frame, seat):
                self.check_seat(seat)
                return ()
        choices = frame.decision.choices(self, frame, seat)
        self.legal = choices
        self.legal_for = seat
        return choices

    def apply(self, seat: int, choice: int, listen: bool = True) -> Sequence[Event]:
        if choice not in (self.legal if seat == self.legal_for else self.choices(seat)):
            raise IllegalChoice(self.explain(seat, choice) or self.not_your_decision)
        heard: list[RawEvent] | None = [] if listen else None
        self.heard = heard
        self.legal = ()
        self.legal_for = NOBODY_ASKED
        stack = self.stack
        frame = stack.pop()
        try:
            frame.decision.answer(self, frame, seat, choice)
            if not stack:
                self.advance()
        except GameEnded:
            self.stack = []
        if heard is None:
            return NO_EVENTS
        self.heard = None
        return [self.told(raw) for raw in heard]

    def explain(self, seat: int, choice: int) -> Reason | None:
        self.check_seat(seat)
        if not self.stack:
            return self.game_over
        choices = self.choices(seat)
        if not choices:
            return self.not_your_decision
        if choice in choices:
            return None
        frame = self.stack[-1]
        return frame.decision.why_not(self, frame, seat, choice) if self.grammar.has(choice) else self.not_offered

    def price(self, seat: int, choice: int) -> int:
        self.check_seat(seat)
        if not self.stack:
            raise ValueError("the game is over: there are no choices, and no prices")
        frame = self.stack[-1]
        return frame.decision.price(self, frame, seat, choice)

    # -- positions, new states and copies

    def position(self) -> str:
        return write_position(self.game, self.options, self.position_lines())

    def begin_decisions(self, rng: Generator, stack: list[Frame]) -> None:
        """For a new state. A copy calculates its choices again, since it may still be changed after it was made."""
        self.rng = rng
        self.stack = stack
        self.legal = ()
        self.legal_for = NOBODY_ASKED
        self.heard = None
