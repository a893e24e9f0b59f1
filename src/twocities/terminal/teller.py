"""What the terminal needs from a game: its events, questions and choices in words, and a drawing."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pkgutil import resolve_name
from typing import Any, NamedTuple

from twocities.core import FileProblem, Game, Reason, State
from twocities.players.player import Motive
from twocities.rules import game_of, rulings
from twocities.terminal.screen import Paint
from twocities.words import Words


class Help(NamedTuple):
    """The help for a card or a place."""

    title: str
    lines: list[str]
    source: str  # the clause, and whose design it is
    rulings: list[str]  # the clauses that concern it, or other things to know

    @property
    def said(self) -> str:
        return f"{self.title.removesuffix('.')}. {' '.join(self.lines)}"

    def __str__(self) -> str:
        return f"{self.said} ({self.source})" if self.source else self.said


class Teller(ABC):
    """Describes and draws a game between named players."""

    new_paragraphs: tuple[str, ...]  # events that open one in what happened
    implied: tuple[str, ...]  # options that cannot be named, because they follow from who plays or come from a file
    default_players: tuple[str, ...]  # by seat: a bot or, for a person, nothing; used if nobody says who plays

    def __init__(self, game: Game, words: Words, names: Sequence[str], options: Any, paint: Paint) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.options = options
        self.paint = paint

    @staticmethod
    @abstractmethod
    def options_for(players: int) -> dict[str, int]:
        """The options that follow from the number of players."""

    @staticmethod
    @abstractmethod
    def options_help(words: Words) -> str:
        """The names that the options of the game take."""

    @abstractmethod
    def draw(self, state: State, seats: Sequence[int]) -> list[str]:
        """What everybody can see, and the hidden parts that the looking seats know."""

    @abstractmethod
    def sentence(self, event: dict[str, Any], reader: int | None) -> str:
        """An event in words, for a seat or, without one, for a spectator."""

    @abstractmethod
    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The names people read for what events and reasons mention."""

    @abstractmethod
    def question(self, state: State, seat: int) -> str:
        """What a seat must decide."""

    @abstractmethod
    def label(self, state: State, seat: int, choice: int) -> str:
        """A choice that the seat can make now."""

    @abstractmethod
    def result(self, state: State) -> list[str]:
        """How a game that is over ended."""

    @abstractmethod
    def help(self, name: str) -> Help | None:
        """What a card or a place does; both its English and its translated name work."""

    def numbered(self, state: State, seat: int) -> list[str]:
        """The choices of a seat, counted from 1."""
        return [f"{number:2} {self.label(state, seat, choice)}" for number, choice in enumerate(state.choices(seat), 1)]

    def reason(self, reason: Reason) -> str:
        """Why something is refused, with the clause behind it."""
        return reason_text(self.words, reason)

    def rulings(self, clause: str, *names: str) -> list[str]:
        """The clauses that concern a card, or all cards of its kind."""
        return rulings(self.words.language, clause, names)

    def source(self, clause: str, provenance: str) -> str:
        """Where a card comes from."""
        return self.words("help-source", clause=clause, provenance=self.provenance(provenance))

    def provenance(self, provenance: str) -> str:
        return self.words("provenance-" + re.sub(r"\W+", "-", provenance))

    def motive(self, motive: Motive) -> str:
        """Why a bot would make that choice."""
        return self.words(motive.key, **self.named(motive.about))

    def title(self, round_: int, phase: str) -> str:
        """The line above a drawing."""
        return f"── {self.words('table-title', round=round_, phase=self.words(f'phase-{phase}'))} "

    def choice_message(self, verb: int) -> str:
        """The name of the message for a choice: choice-build-DISTRICT-with-framework."""
        template = self.game.grammar.templates[verb]
        return "choice-" + re.sub(r"\{(\w+)\}", lambda kind: kind[1].upper(), template).replace(" ", "-")


def reason_text(words: Words, reason: Reason) -> str:
    """Why the rules refuse something, with the clause behind it."""
    about = card_names(words, reason.kind, reason.about) if reason.kind else reason.about
    told = words(f"reason-{reason.key}", about=about).replace("..", ".")  # after "L.A.W."
    return words("refusal", reason=told, clause=reason.clause)


def problem_text(words: Words, problem: FileProblem) -> str:
    """Why a file cannot be used, with the rules' reasons in the words of their game."""
    told = [
        reason_text(words.of(game.name), reason)
        if (game := game_of(reason.clause))
        else words(f"refused-{reason.key}", **reason.values)
        for reason in problem.reasons
    ]
    return " ".join(told)


def teller_of(game: Game) -> type[Teller]:
    """The class that describes a game in the terminal."""
    found: type[Teller] = resolve_name(game.teller)
    return found


def card_names(words: Words, kind: str, names: str) -> str:
    """The names of cards of a kind, as people read them."""
    return words.listing([words(f"{kind}-{name}") for name in names.split()])


def yes(condition: bool) -> str:
    return "yes" if condition else "no"


def plain(name: str) -> str:
    """A name as people type it, in a normal form."""
    return re.sub(r"[\s-]+", "-", name.lower().replace("'", ""))
