"""The documents of the game: what follows from its options, views and memories."""

import msgspec

from twocities.core import Reason

Names = list[str]
Ranks = tuple[int, ...]


class RankFacts(msgspec.Struct, frozen=True):
    """The character of a rank: a name, `random`, or none (""); and those not possible with this number of players, with
    the reason."""

    chosen: str
    refused: dict[str, Reason]


class Facts(msgspec.Struct, frozen=True):
    """What follows from options."""

    goal: int  # districts of a completed city
    cast: list[RankFacts]  # by rank, from 1
    uniques: Names  # none: they are drawn at random
    presets: dict[str, Names]  # by suggested set: its characters with this number of players


class Recall(msgspec.Struct, frozen=True):
    """Cards a seat has seen without knowing where each one is: how many there are in which places, and those known to
    be among them."""

    hands: dict[int, int]
    deck: int
    museum: int
    aside: int
    cards: Names


class Truth(msgspec.Struct, frozen=True):
    """What everybody learns at the end (C9.3)."""

    hands: list[Names]
    held: list[Ranks]
    museum: Names
    deck: Names
    scores: list[int]


class Outlook(msgspec.Struct, frozen=True):
    """What follows from the rules for a decision."""

    builds_left: int  # districts, during the turn
    unbuildable: dict[str, Reason]  # of the cards in hand: why not
    passes_to: int  # in the selection phase, who gets the characters that the reader leaves; -1: nobody
    took_before: tuple[int, ...]  # also then: which others have taken one
    to_choose: tuple[int, ...]  # also then: who has yet to choose, in order


class Memory(msgspec.Struct, frozen=True):
    """What a seat knows about cards that are hidden now."""

    hands: dict[int, Names]  # cards known to be in other hands
    deck: dict[int, str]  # by place from the bottom
    museum: Names
    recalls: list[Recall]
    passed: list[list[int]]  # the characters passed to this seat this round, each time


class TableView(msgspec.Struct, frozen=True, gc=False):
    """What is on the table, and the number of districts to build."""

    cast: tuple[str, ...]
    goal: int
    crown: int
    gold: list[int]
    hand_counts: list[int]
    cities: list[tuple[str, ...]]
    museum_count: int
    deck_count: int
    taxes: int
    first_complete: int


class CharactersView(msgspec.Struct, frozen=True, gc=False):
    """What everybody knows of the characters of the round."""

    leader: int
    face_up: list[int]
    called: int
    shown: list[int]  # by rank: who revealed it


class MarksView(msgspec.Struct, frozen=True, gc=False):
    """What powers have done to characters this round."""

    killed: int
    bewitched: int
    robbed: int
    warrants: Ranks
    served: Ranks  # warrants that have been used up
    signed: int  # if the seat knows it
    threats: Ranks
    settled: Ranks  # threats resolved or removed
    real: int  # if the seat knows it
    protected: int  # a seat


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """The current turn; between turns it belongs to nobody."""

    actor: int
    role: str
    gathered: bool
    built: int


class OwnView(msgspec.Struct, frozen=True, gc=False):
    """What belongs to the seat."""

    hand: Names
    held: list[int]
    passed: list[int]  # the characters it must choose from now


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat sees. Characters are given by rank (`cast` has their names), districts by name, with a `+` for the
    Artist's coin; -1 is nobody, rank 0 none."""

    seat: int | None
    phase: str
    round: int
    # who must decide what, and the cards set aside for it, as far as the seat can see them
    pending: tuple[int, ...]
    decision: str
    about: int  # the seat it is about
    aside: Names
    aside_count: int
    table: TableView
    characters: CharactersView
    marks: MarksView
    turn: TurnView
    own: OwnView
    truth: Truth | None
