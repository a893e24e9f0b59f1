"""The input of the learned players' networks: numbered features with values, most of them absent."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from twocities.core import State
from twocities.core.native import mypyc_attr


class Features:
    """The features that are present, by number, and the value of each."""

    __slots__ = ("at", "by")

    def __init__(self) -> None:
        self.at: list[int] = []
        self.by: list[float] = []

    def add(self, at: int, by: float = 1.0) -> None:
        self.at.append(at)
        self.by.append(by)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How a game looks to the networks. The features of a seat's context and of its choices contain only what the seat
    may know; those of parties are read from a state drawn for a search, or from a finished game."""

    row_size: int  # how many features there are for a party
    context_size: int  # for the context of a decision
    choice_size: int  # for a choice

    @abstractmethod
    def rows(self, state: State) -> list[Features]:
        """By party, what its chance depends on."""

    @abstractmethod
    def context(self, state: State, seat: int) -> Features:
        """What a seat knows when it decides."""

    @abstractmethod
    def choices(self, state: State, seat: int, choices: Sequence[int]) -> list[Features]:
        """What each choice is about. The numbers 0 and 1 are left free for the heuristics' rating."""


def operands(templates: Mapping[int, str], kinds: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    """By verb: the kinds of its two operands as numbers, 0 if there is none, taken from the texts of choices."""
    out: list[tuple[int, int]] = []
    for verb in range(max(templates) + 1):
        found = [kinds[word] for word in templates.get(verb, "").split() if word in kinds]
        found += [0, 0]
        out.append((found[0], found[1]))
    return tuple(out)
