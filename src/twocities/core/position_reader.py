"""Reads the facts of a position line by line; each game knows what they mean (docs/positions.md)."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from twocities.core.documents import Reason
from twocities.core.lines import FileProblem, Line
from twocities.core.rng import Generator, read_generator


class PositionReader(ABC):
    """The methods `line_KEY` of a game say how its lines are read, or `read_field` for all lines of a kind."""

    several: Sequence[str]  # keys that several lines may begin with
    later: Sequence[str]  # keys of lines about other facts, which are read first

    def __init__(self) -> None:
        self.line = Line(0, "", "")
        self.given: dict[str, Line] = {}  # by key, and by key and name

    def read_all(self, lines: Sequence[Line]) -> None:
        """Raises FileProblem."""
        for line in lines:
            if line.key not in self.later:
                self.read(line)
        self.settle()
        for line in lines:
            if line.key in self.later:
                self.read(line)

    @abstractmethod
    def settle(self) -> None:
        """Before the remaining lines: defaults that follow from the others, and checks that everything fits
        together."""

    def read(self, line: Line) -> None:
        """Raises FileProblem."""
        self.line = line
        key = line.key
        if key in self.given and key not in self.several:
            raise self.fail("file-twice", found=key)
        self.given[key] = line
        if self.read_field(key):
            return
        if not hasattr(self, f"line_{key}"):
            raise self.fail("file-unknown", found=key)
        getattr(self, f"line_{key}")()

    @abstractmethod
    def read_field(self, key: str) -> bool:
        """Reads a line of a common kind; returns whether it was one."""

    def once(self, name: str) -> None:
        """A line that may appear once for each name."""
        found = f"{self.line.key} {name}"
        if found in self.given:
            raise self.fail("file-twice", found=found)
        self.given[found] = self.line

    def fail(self, key: str, *rules: Reason, **values: str | int) -> FileProblem:
        return FileProblem(self.line.number, key, *rules, **values)

    def fail_at(self, given: str, key: str, **values: str | int) -> FileProblem:
        """Fails at a line that was read before."""
        self.line = self.given[given]
        return self.fail(key, **values)

    def words(self, least: int, most: int = 999) -> list[str]:
        return self.counted(self.line.key, self.line.value.split(), least, most)

    def counted(self, key: str, words: list[str], least: int, most: int) -> list[str]:
        """The words after a key, if there are neither too few nor too many."""
        if len(words) < least:
            raise self.fail("file-too-few", word=key, least=least)
        if len(words) > most:
            raise self.fail("file-too-many", found=words[most])
        return words

    def number(self, word: str, least: int, most: int) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) < 9 and least <= int(word) <= most):
            raise self.fail("file-number", found=word, least=least, most=most)
        return int(word)

    def one_of(self, word: str, names: Sequence[str]) -> int:
        """The index of the word among the possible ones."""
        if word not in names:
            raise self.fail("file-none-of", found=word, known=", ".join(filter(None, names)))
        return list(names).index(word)

    def generator(self) -> Generator:
        try:
            return read_generator(self.line.value)
        except ValueError:
            raise self.fail("file-random") from None
