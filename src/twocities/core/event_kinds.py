"""Kinds of events with small ints for operands, made into events only when somebody listens."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from twocities.core.documents import Event


class Kind(NamedTuple):
    """A kind of event: its name, and the name and type of its operands."""

    name: str
    first: str = ""
    first_type: str = ""
    second: str = ""
    second_type: str = ""
    secret: bool = False  # only the seats that are informed see the first operand


# kind, seat, operands, cards, and a bit for each seat that sees the cards and a secret operand
RawEvent = tuple[Kind, int, int, int, tuple[int, ...], int]
Values = Mapping[str, Callable[[int], str]]  # by type of operand, those given by name


def event_of(raw: RawEvent, values: Values, card_names: Callable[[tuple[int, ...]], list[str]]) -> Event:
    kind, seat, a, b, cards, to = raw
    public: dict[str, Any] = {}
    private: dict[str, Any] = {}
    if kind.first:
        (private if kind.secret else public)[kind.first] = _value(values, kind.first_type, a)
    if kind.second:
        public[kind.second] = _value(values, kind.second_type, b)
    if cards:
        public["count"] = len(cards)
        private["cards"] = card_names(cards)
    return Event(kind.name, seat, public, private, tuple([i for i in range(to.bit_length()) if to >> i & 1]))


def _value(values: Values, kind: str, value: int) -> str | int:
    return values[kind](value) if kind in values else value
