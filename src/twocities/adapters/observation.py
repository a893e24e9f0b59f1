"""Views and memories as rows of numbers, always of the same length.

How numbers, groups and optional values are encoded follows from the types of the documents. Names, lists and numbers
that stand for a name need their own code, which a game gives by the path of the field."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import UnionType
from typing import Any, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from twocities.core import Game, State

Row = NDArray[np.float32]


class Code(ABC):
    """How a value is written to a row of zeros."""

    size: int

    @abstractmethod
    def write(self, value: Any, row: Row, at: int) -> None: ...


class Number(Code):
    size = 1

    def write(self, value: int, row: Row, at: int) -> None:
        row[at] = value


class Nothing(Code):
    """For what is left out: no numbers."""

    size = 0

    def write(self, value: Any, row: Row, at: int) -> None:
        pass


class OneOf(Code):
    """One-hot: a 1 at the index of the value, or all zeros for any other value."""

    def __init__(self, values: Iterable[Any]) -> None:
        self.places = {value: place for place, value in enumerate(values)}
        self.size = len(self.places)

    def write(self, value: Any, row: Row, at: int) -> None:
        place = self.places.get(value)
        if place is not None:
            row[at + place] = 1


class Which(OneOf):
    """The index of the value, counted from 1, as one number."""

    def __init__(self, values: Iterable[Any]) -> None:
        super().__init__(values)
        self.size = 1

    def write(self, value: Any, row: Row, at: int) -> None:
        row[at] = self.places[value] + 1


class Counts(OneOf):
    """How often each value is in a list."""

    def write(self, value: Iterable[Any], row: Row, at: int) -> None:
        for item in value:
            row[at + self.places[item]] += 1


class Each(Code):
    """The items of a list one after the other, up to a maximum number."""

    def __init__(self, most: int, item: Code) -> None:
        self.item = item
        self.most = most
        self.size = most * item.size

    def write(self, value: Sequence[Any], row: Row, at: int) -> None:
        if len(value) > self.most:
            raise ValueError(f"{len(value)} items, {self.most} expected at most")
        for place, item in enumerate(value):
            self.item.write(item, row, at + place * self.item.size)


class ByKey(Code):
    """The items of a mapping, in the order of all the keys it can have."""

    def __init__(self, keys: Iterable[Any], item: Code) -> None:
        self.places = {key: place * item.size for place, key in enumerate(keys)}
        self.item = item
        self.size = len(self.places) * item.size

    def write(self, value: Mapping[Any, Any], row: Row, at: int) -> None:
        for key, item in value.items():
            self.item.write(item, row, at + self.places[key])


class Sum(Code):
    """How many items there are, and their sum."""

    def __init__(self, item: Code) -> None:
        self.item = item
        self.size = 1 + item.size

    def write(self, value: Sequence[Any], row: Row, at: int) -> None:
        row[at] = len(value)
        for item in value:
            one = np.zeros(self.item.size, np.float32)
            self.item.write(item, one, 0)
            row[at + 1 : at + self.size] += one


class Maybe(Code):
    """Whether there is a value, then the value."""

    def __init__(self, item: Code) -> None:
        self.item = item
        self.size = 1 + item.size

    def write(self, value: Any, row: Row, at: int) -> None:
        if value is not None:
            row[at] = 1
            self.item.write(value, row, at + 1)


class Group(Code):
    """A document, field by field."""

    def __init__(self, document: type[msgspec.Struct], codes: Mapping[str, Code], path: str) -> None:
        self.fields: list[tuple[str, Code, int]] = []
        self.size = 0
        for field in msgspec.structs.fields(document):
            code = code_of(field.type, codes, f"{path}.{field.name}")
            self.fields.append((field.name, code, self.size))
            self.size += code.size

    def write(self, value: msgspec.Struct, row: Row, at: int) -> None:
        for name, code, place in self.fields:
            code.write(getattr(value, name), row, at + place)

    def parts(self) -> dict[str, slice]:
        return {name: slice(place, place + code.size) for name, code, place in self.fields if code.size}


def code_of(kind: Any, codes: Mapping[str, Code], path: str) -> Code:
    """The code of a field: that of its path, or what follows from its type."""
    if path in codes:
        return codes[path]
    if isinstance(kind, UnionType):
        (item,) = [option for option in get_args(kind) if option is not type(None)]
        return Maybe(code_of(item, codes, path))
    if kind in (int, bool):
        return Number()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return Group(kind, codes, path)
    raise TypeError(f"there is no code for {path}")


class Observation:
    """The observations of a game. `parts` gives the place of each field of the view, then of the memory."""

    def __init__(self, game: Game, codes: Mapping[str, Code]) -> None:
        self.view = Group(game.view_type, codes, "view")
        self.memory = Group(game.memory_type, codes, "memory")
        self.size = self.view.size + self.memory.size
        self.parts = {**self.view.parts(), "memory": slice(self.view.size, self.size)}

    def of(self, state: State, seat: int, remembered: bool = True) -> Row:
        """What the seat sees and, if requested, remembers."""
        row = np.zeros(self.size if remembered else self.view.size, np.float32)
        self.view.write(state.view(seat), row, 0)
        if remembered:
            self.memory.write(state.memory(seat), row, self.view.size)
        return row
